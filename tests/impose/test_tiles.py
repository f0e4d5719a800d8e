"""Boards over several sheets: what the tiles show together, how they overlap, where seams, cuts and glue are."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size
from pnp.impose import tile
from pnp.impose.tile_page import CUT_BLEED, tile_name
from pnp.model.tiles import Avoided, Seam, Tile, TileScheme, Tiling
from pnp.sizes import PAPERS

BOARD = TileScheme(Size(594, 420), 3, PAPERS["a4"], "a4", name="board")

lengths = st.floats(40, 1200).map(lambda length: round(length, 1))
papers = st.sampled_from([PAPERS[name] for name in ("a4", "a3", "letter", "tabloid", "a5")])
places = st.tuples(st.floats(0, 1100), st.floats(0, 1100), st.floats(5, 60), st.floats(5, 60))


@st.composite
def schemes(draw: st.DrawFn) -> TileScheme:
    """Boards with things to avoid, papers, overlaps and scales."""
    seam: Seam = draw(st.sampled_from(["glue", "butt"]))
    return TileScheme(
        board=Size(draw(lengths), draw(lengths)),
        bleed=draw(st.sampled_from([0.0, 3.0])),
        paper=draw(papers),
        paper_name="paper",
        margin=draw(st.sampled_from([5.0, 8.0, 12.0])),
        overlap=0.0 if seam == "butt" else draw(st.sampled_from([0.0, 5.0, 10.0, 17.3])),
        seam=seam,
        scale=draw(st.sampled_from([1.0, 0.5, 0.8, 1.25])),
        avoid=tuple(Avoided(f"space {n}", Rect(*place)) for n, place in enumerate(draw(st.lists(places, max_size=12)))),
        name="board",
    )


def laid(scheme: TileScheme) -> Tiling:
    """The tiling of a scheme that has one."""
    made = tile("face/board", scheme, "corner", Sink())
    assert made is not None
    return made


def reported(scheme: TileScheme) -> tuple[str, str | None]:
    """Code and help of the one message."""
    sink = Sink()
    tile("face/board", scheme, "corner", sink)
    (found,) = sink.diagnostics
    return found.code, found.help


def shown(tiling: Tiling, number: int) -> Rect:
    """What the sheet of a tile really draws, as a part of the printed board: its clip, taken off its placement."""
    side = tiling.sheets[number + 1].recto
    assert side is not None
    (placement,) = side.placements
    clip, scale = placement.clip, placement.scale
    return Rect(0, 0, tiling.board.width, tiling.board.height).grown(
        Insets(clip.top * scale, clip.right * scale, clip.bottom * scale, clip.left * scale)
    )


@settings(max_examples=150, deadline=None)
@given(schemes())
def test_windows_cover_the_board_and_neighbours_share_exactly_the_overlap(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    windows = {(found.row, found.column): found.window for found in tiling.tiles}
    for row in range(tiling.rows):
        across = [windows[row, column] for column in range(tiling.columns)]
        assert (across[0].x, across[-1].right) == pytest.approx((0, tiling.board.width), abs=EPS)
        for left, right in pairwise(across):
            assert left.right - right.x == pytest.approx(scheme.overlap, abs=EPS)
    for column in range(tiling.columns):
        down = [windows[row, column] for row in range(tiling.rows)]
        assert (down[0].y, down[-1].bottom) == pytest.approx((0, tiling.board.height), abs=EPS)
        for upper, lower in pairwise(down):
            assert upper.bottom - lower.y == pytest.approx(scheme.overlap, abs=EPS)


@settings(max_examples=100, deadline=None)
@given(schemes())
def test_every_page_is_the_paper_and_every_tile_within_its_margins(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    assert {sheet.size for sheet in tiling.sheets} <= {scheme.paper, scheme.paper.turned}
    assert len({sheet.size for sheet in tiling.sheets}) == 1
    inner = Rect(0, 0, tiling.page.width, tiling.page.height).grown(Insets.even(-scheme.margin))
    assert all(inner.contains(found.place) for found in tiling.tiles)


@settings(max_examples=100, deadline=None)
@given(schemes())
def test_no_other_way_to_lay_the_paper_takes_fewer_sheets(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    board = Size(scheme.board.width * scheme.scale, scheme.board.height * scheme.scale)
    for page in (scheme.paper, scheme.paper.turned):
        # One sheet less in a row, or a row less, shows less than the board.
        fewest = 1
        for length, side in ((board.width, page.width), (board.height, page.height)):
            count = 1
            while count * (side - 2 * scheme.margin) - (count - 1) * scheme.overlap < length - EPS:
                count += 1
            fewest *= count
        assert len(tiling.tiles) <= fewest


@settings(max_examples=100, deadline=None)
@given(schemes())
def test_sheet_draws_its_window_in_place_and_beyond_it_only_at_cuts(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    for number, found in enumerate(tiling.tiles):
        drawn, window = shown(tiling, number), found.window
        beyond = {
            "left": window.x - drawn.x,
            "top": window.y - drawn.y,
            "right": drawn.right - window.right,
            "bottom": drawn.bottom - window.bottom,
        }
        glued = {edge for edge, _ in found.glue}
        for edge, reach in beyond.items():
            limit = 0.0 if edge in glued else CUT_BLEED
            assert -EPS <= reach <= limit + EPS
        side = tiling.sheets[number + 1].recto
        assert side is not None
        (placement,) = side.placements
        corner = Point(
            placement.centre.x - tiling.board.width / 2 + window.x,
            placement.centre.y - tiling.board.height / 2 + window.y,
        )
        assert (corner.x, corner.y) == pytest.approx((found.place.x, found.place.y), abs=EPS)
        assert placement.scale == tiling.scale


@settings(max_examples=60, deadline=None)
@given(schemes())
def test_what_is_printed_over_lies_under_a_neighbour_in_the_end(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    windows = {found.name: found.window for found in tiling.tiles}
    for found in tiling.tiles:
        for edge, glue in found.glue:
            on_board = Rect(
                glue.x - found.place.x + found.window.x,
                glue.y - found.place.y + found.window.y,
                glue.width,
                glue.height,
            )
            assert windows[dict(found.neighbours)[edge]].contains(on_board) or _covered_by_two(on_board, windows, found)
        assert {"left", "top"}.isdisjoint(dict(found.glue))


def _covered_by_two(place: Rect, windows: dict[str, Rect], found: Tile) -> bool:
    """Whether the corner of a place for glue, which the next tile does not reach, lies under the one beside it."""
    others = [windows[name] for _, name in found.neighbours]
    corners = product((place.x, place.right), (place.y, place.bottom))
    return all(any(other.grown(Insets.even(EPS)).contains(Rect(x, y, 0, 0)) for other in others) for x, y in corners)


@settings(max_examples=60, deadline=None)
@given(schemes())
def test_marks_never_stand_where_the_board_is_seen(scheme: TileScheme) -> None:
    tiling = laid(scheme)
    for number, found in enumerate(tiling.tiles):
        side = tiling.sheets[number + 1].recto
        assert side is not None
        seen = _seen(found, tiling)
        for mark in side.marks:
            low, high = min(mark.start.x, mark.end.x), max(mark.start.x, mark.end.x)
            top, bottom = min(mark.start.y, mark.end.y), max(mark.start.y, mark.end.y)
            stroke = Rect(low, top, max(high - low, 3 * EPS), max(bottom - top, 3 * EPS))
            assert not stroke.overlaps(seen.grown(Insets.even(-2 * EPS)))


def _seen(found: Tile, tiling: Tiling) -> Rect:
    """The part of a tile's place that no neighbour is glued over."""
    glued = dict(found.glue)
    right = glued["right"].x if "right" in glued else found.place.right
    bottom = glued["bottom"].y if "bottom" in glued else found.place.bottom
    return Rect(found.place.x, found.place.y, right - found.place.x, bottom - found.place.y)


@settings(max_examples=60, deadline=None)
@given(schemes(), st.integers(1, 5), st.integers(1, 5))
def test_forced_sheets_are_taken_at_the_largest_scale(scheme: TileScheme, columns: int, rows: int) -> None:
    made = tile("face/board", replace(scheme, grid=(columns, rows)), "corner", Sink())
    if made is None:
        return
    assert (made.columns, made.rows) == (columns, rows)
    larger = made.scale * 1.01
    for page in (scheme.paper, scheme.paper.turned):
        wide = columns * (page.width - 2 * scheme.margin) - (columns - 1) * scheme.overlap
        high = rows * (page.height - 2 * scheme.margin) - (rows - 1) * scheme.overlap
        assert scheme.board.width * larger > wide or scheme.board.height * larger > high


@pytest.mark.parametrize(
    ("paper", "columns", "rows"), [("a4", 4, 2), ("a3", 2, 2), ("letter", 4, 2), ("tabloid", 2, 2), ("a1", 1, 1)]
)
def test_sheets_of_a_board_of_594_by_420(paper: str, columns: int, rows: int) -> None:
    tiling = laid(replace(BOARD, paper=PAPERS[paper]))
    assert (tiling.columns, tiling.rows, tiling.scale) == (columns, rows, 1.0)


def test_seams_keep_clear_of_what_they_should_avoid_where_the_sheets_have_room() -> None:
    even = laid(BOARD).xs[2]
    hub = Rect(even - 15, 100, 30, 30)
    moved = laid(replace(BOARD, avoid=(Avoided("hub", hub),)))
    assert moved.crossed == ()
    assert not any(hub.x < x < hub.right for x in moved.xs)


def test_seams_run_between_cells_that_touch() -> None:
    cells = tuple(Avoided(f"cell {n}", Rect(18.0 * n, 0, 18, 18)) for n in range(33))
    tiling = laid(replace(BOARD, avoid=cells))
    assert tiling.crossed == ()
    assert all(abs(x / 18 - round(x / 18)) < 0.001 for x in tiling.xs[1:-1])


def test_seams_rather_cut_what_weighs_less() -> None:
    light = [Avoided(f"cell {n}", Rect(5, 60.0 * n, 20, 58)) for n in range(7)]
    heavy = Avoided("hub", Rect(5, 150, 20, 120), 8)
    assert "hub" not in laid(replace(BOARD, avoid=(*light, heavy), tell=False)).crossed


def test_what_seams_cut_all_the_same_is_told() -> None:
    whole = Rect(0, 10, 594, 20)
    sink = Sink()
    tiling = tile("face/board", replace(BOARD, avoid=(Avoided("box `banner`", whole),)), "corner", sink)
    assert tiling is not None
    assert tiling.crossed == ("box `banner`",)
    assert [(found.code, str(found.severity)) for found in sink.diagnostics] == [("P622", "note")]


def test_glued_tile_is_cut_on_its_left_and_top_and_glued_over_on_its_right_and_below() -> None:
    tiling = laid(replace(BOARD, board=Size(600, 800)))
    middle = next(found for found in tiling.tiles if len(found.neighbours) == 4)
    assert [edge for edge, _ in middle.glue] == ["right", "bottom"]
    side = tiling.sheets[tiling.tiles.index(middle) + 1].recto
    assert side is not None
    place = middle.place
    corner = Point(place.x, place.y)
    assert {(cut.start, cut.end) for cut in side.cuts} == {
        (corner, Point(place.x, place.bottom)),
        (corner, Point(place.right, place.y)),
    }


def test_butt_seams_share_nothing_and_are_cut_on_all_sides() -> None:
    tiling = laid(replace(BOARD, overlap=0.0, seam="butt"))
    assert not any(found.glue for found in tiling.tiles)
    sides = [sheet.recto for sheet in tiling.sheets[1:]]
    assert {len(side.cuts) for side in sides if side} == {4}


def test_names_count_rows_by_letters_and_columns_by_numbers() -> None:
    tiling = laid(BOARD)
    assert [found.name for found in tiling.tiles] == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    assert dict(tiling.tiles[5].neighbours) == {"left": "B1", "top": "A2", "right": "B3"}
    assert (tile_name(25, 0), tile_name(26, 11)) == ("Z1", "AA12")


def test_both_tiles_of_a_seam_have_the_other_arm_of_each_cross() -> None:
    tiling = laid(BOARD)
    first, second = tiling.tiles[0], tiling.tiles[1]

    def on_board(found: Tile) -> set[tuple[float, float]]:
        return {
            (
                round(joint.x - found.place.x + found.window.x, 2),
                round(joint.y - found.place.y + found.window.y, 2),
            )
            for joint in found.joints
        }

    seam = round(tiling.xs[1], 2)
    common = {point for point in on_board(first) & on_board(second) if math.isclose(point[0], seam)}
    assert len(common) == 2


def test_map_shows_the_whole_board_on_the_first_page() -> None:
    tiling = laid(BOARD)
    side = tiling.sheets[0].recto
    assert side is not None
    (placement,) = side.placements
    assert placement.centre == tiling.picture.centre
    assert 594 * placement.scale == pytest.approx(tiling.picture.width)
    assert Rect(0, 0, tiling.page.width, tiling.page.height).contains(tiling.picture)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"overlap": 194.0, "paper": Size(210, 210)}, "P620"),
        ({"margin": 105.0}, "P620"),
        ({"scale": 10.0}, "P621"),
        ({"grid": (60, 60)}, "P621"),
    ],
)
def test_board_that_cannot_be_laid_is_told(changes: dict[str, object], code: str) -> None:
    assert reported(replace(BOARD, **changes))[0] == code  # type: ignore[arg-type]


def test_scale_that_the_message_offers_is_enough() -> None:
    small = replace(BOARD, paper=PAPERS["a10"], margin=3.0, overlap=4.0)
    help = reported(small)[1]
    assert help is not None
    scale = float(help.split("--scale ")[1].rstrip("`"))
    assert tile("face/board", replace(small, scale=scale), "corner", Sink()) is not None


def test_a_margin_that_leaves_nothing_is_what_the_help_changes() -> None:
    sink = Sink()
    assert tile("face/board", replace(BOARD, margin=100.0), "corner", sink) is None
    assert [found.help for found in sink.diagnostics] == ["use `--margin 8mm`"]
