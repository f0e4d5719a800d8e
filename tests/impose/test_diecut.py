"""Tokens: packed, cut along their outlines, and printed on both sides."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose import impose, impose_outlines
from pnp.impose.duplex import back_angle, mirrored
from pnp.impose.packing import whole_outline
from pnp.model.outline import Outline, outline_of
from pnp.model.sheet import CutPath, Item, Placement, Sheet, SheetScheme, SheetSide
from pnp.sizes import PAPERS

A4 = SheetScheme(PAPERS["a4"], "a4", deck="tokens")
RUNS = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def coins(count: int, diameter: float = 16, **changes: Any) -> list[Item]:
    """Round tokens with backs."""
    return [
        replace(
            Item(f"c{number}", Size(diameter, diameter), 3, f"b{number}", outline=Outline.circle(diameter)), **changes
        )
        for number in range(count)
    ]


def hexagons(count: int, across: float = 30) -> list[Item]:
    """Hexagons on a corner, without backs."""
    size = Size(across, across * 2 / math.sqrt(3))
    return [Item(f"h{number}", size, 3, None, outline=Outline.hexagon(size, flat=False)) for number in range(count)]


def made(items: list[Item], **changes: Any) -> tuple[Sheet, ...]:
    """The sheets of a run that reports nothing."""
    sink = Sink()
    sheets = impose_outlines(items, replace(A4, **changes), sink)
    assert sink.diagnostics == ()
    return sheets


def reported(items: list[Item], **changes: Any) -> Diagnostic:
    """The one message of a run."""
    sink = Sink()
    impose_outlines(items, replace(A4, **changes), sink)
    (diagnostic,) = sink.diagnostics
    return diagnostic


def recto(sheet: Sheet) -> SheetSide:
    """The front."""
    assert sheet.recto is not None
    return sheet.recto


def verso(sheet: Sheet) -> SheetSide:
    """The back."""
    assert sheet.verso is not None
    return sheet.verso


@dataclass(frozen=True)
class Run:
    """One call and what came out."""

    items: list[Item]
    scheme: SheetScheme
    sheets: tuple[Sheet, ...]


@st.composite
def items(draw: st.DrawFn) -> list[Item]:
    """A mixture of some kinds of tokens."""
    found: list[Item] = []
    for kind in range(draw(st.integers(1, 4))):
        size = Size(draw(st.integers(80, 700)) / 10, draw(st.integers(80, 700)) / 10)
        shape = draw(st.sampled_from(["circle", "hexagon", "flat-hexagon", "rounded", "rectangle", "standee"]))
        if shape == "circle":
            size = Size(size.width, size.width)
        outline = None if shape == "standee" else outline_of(shape, size, min(size.width, size.height) / 4)  # type: ignore[arg-type]
        standee = draw(st.sampled_from([0.0, 10.0])) if shape == "standee" else None
        back = None if standee is not None or draw(st.booleans()) else f"b{kind}"
        turn = draw(st.sampled_from(["sideways", "over-top"]))
        count = draw(st.integers(1, 15))
        bleed = draw(st.sampled_from([0.0, 1.5, 3.0]))
        found += [Item(f"f{kind}-{number}", size, bleed, back, turn, outline, standee) for number in range(count)]
    return found


@st.composite
def runs(draw: st.DrawFn) -> Run:
    """Calls that make sheets with lines to cut along."""
    wanted = draw(items())
    assume(len({whole_outline(item) for item in wanted}) > 1 or any(item.outline for item in wanted))
    scheme = replace(
        A4,
        paper=PAPERS[draw(st.sampled_from(["a4", "letter", "a3"]))],
        margin=draw(st.sampled_from([8.0, 10.0, 12.7])),
        gap=draw(st.sampled_from([2.0, 3.0, 5.5])),
        orientation=draw(st.sampled_from(["portrait", "landscape"])),
        flip=draw(st.sampled_from(["long-edge", "short-edge"])),
    )
    sink = Sink()
    sheets = impose_outlines(wanted, scheme, sink)
    assert not sink.failed
    return Run(wanted, scheme, sheets)


def whole(sheet: Sheet) -> list[CutPath]:
    """The outlines on the front of a sheet, also where crop marks stand for them."""
    side = recto(sheet)
    if side.paths:
        return list(side.paths)
    return [CutPath(Outline.rectangle(one.size), one.centre, one.angle_deg) for one in side.placements]


def round_it(path: CutPath) -> Rect:
    """The upright rectangle round an outline on its sheet."""
    size = path.outline.turned(path.angle_deg).size
    return Rect(path.centre.x - size.width / 2, path.centre.y - size.height / 2, size.width, size.height)


@RUNS
@given(runs())
def test_no_two_outlines_are_nearer_than_the_gap(run: Run) -> None:
    for sheet in run.sheets:
        paths = [(path.outline.turned(path.angle_deg), path.centre) for path in whole(sheet)]
        for number, (one, here) in enumerate(paths):
            for other, there in paths[number + 1 :]:
                if max(abs(here.x - there.x), abs(here.y - there.y)) < 200:
                    apart = one.apart(other, Point(there.x - here.x, there.y - here.y))
                    assert apart > run.scheme.gap - 5 * EPS


@RUNS
@given(runs())
def test_all_outlines_lie_within_the_margins(run: Run) -> None:
    margin = run.scheme.margin
    for sheet in run.sheets:
        inner = Rect(0, 0, sheet.size.width, sheet.size.height).grown(Insets.even(-margin + 2 * EPS))
        assert all(inner.contains(round_it(path)) for path in whole(sheet))


@RUNS
@given(runs())
def test_every_token_is_printed_once_and_a_standee_with_both_its_faces(run: Run) -> None:
    printed = Counter(placement.component for sheet in run.sheets for placement in recto(sheet).placements)
    assert printed == {item.id: 1 if item.standee is None else 2 for item in run.items}


@RUNS
@given(runs())
def test_every_back_lies_behind_its_face(run: Run) -> None:
    backs = {item.id: item for item in run.items if item.back is not None}
    for sheet in run.sheets:
        faces = {placement.component: placement for placement in recto(sheet).placements}
        behind = {placement.component: placement for placement in (sheet.verso.placements if sheet.verso else ())}
        assert set(behind) == set(backs).intersection(faces)
        for name, back in behind.items():
            face = faces[name]
            where = mirrored(face.centre, sheet.size, sheet.axis)
            assert (back.centre.x, back.centre.y) == pytest.approx((where.x, where.y))
            assert back.angle_deg == back_angle(face.angle_deg, sheet.axis, backs[name].turn)
            assert back.outline == face.outline


@RUNS
@given(runs())
def test_lines_are_the_outlines_of_what_is_printed(run: Run) -> None:
    by_id = {item.id: item for item in run.items}
    for sheet in run.sheets:
        side = recto(sheet)
        if not side.paths:
            continue
        lines = {(round(path.centre.x, 3), round(path.centre.y, 3)): path for path in side.paths}
        for face in side.placements:
            item = by_id[face.component]
            if item.standee is None:
                path = lines[round(face.centre.x, 3), round(face.centre.y, 3)]
                assert (path.outline, path.angle_deg) == (whole_outline(item), face.angle_deg)


@RUNS
@given(runs())
def test_no_picture_reaches_more_than_half_the_gap_beyond_its_outline(run: Run) -> None:
    for sheet in run.sheets:
        for side in (sheet.recto, sheet.verso):
            for placement in side.placements if side else ():
                if placement.outline is not None:
                    assert placement.clip.top <= run.scheme.gap / 2 + EPS
                    assert placement.clip == Insets.even(placement.clip.top)


@RUNS
@given(runs())
def test_the_back_shows_no_line(run: Run) -> None:
    assert all(sheet.verso is None or sheet.verso.paths == () for sheet in run.sheets)


def ids(sheet: Sheet) -> Iterator[str]:
    """What stands on the front."""
    yield from (placement.component for placement in recto(sheet).placements)


def test_round_tokens_nest_where_that_saves_a_sheet() -> None:
    straight = math.floor((210 - 16 + 3) / 19) * math.floor((297 - 16 + 3) / 19)
    (sheet,) = made(coins(straight + 15))
    assert len(list(ids(sheet))) == straight + 15


def test_hexagons_stand_in_a_honeycomb() -> None:
    placed = recto(made(hexagons(45))[0]).placements
    rows = sorted({round(placement.centre.y, 2) for placement in placed})
    assert len(placed) == 45
    assert rows[1] - rows[0] == pytest.approx((30 + 3) * math.sqrt(3) / 2, abs=0.01)


def test_small_tokens_fill_what_large_ones_leave() -> None:
    sheets = made([*hexagons(4, 60), *coins(30)])
    assert len(sheets) == 1


def test_a_deck_of_plain_rectangles_is_laid_as_cards_are() -> None:
    squares = [Item(f"s{number}", Size(16, 16), 3, None) for number in range(30)]
    sink = Sink()
    assert impose_outlines(squares, A4, sink) == impose(squares, A4, sink)


def test_a_sheet_of_squares_alone_has_crop_marks() -> None:
    squares = [Item(f"s{number}", Size(20, 20), 3, None) for number in range(200)]
    sheets = made([*hexagons(2), *squares], label=False)
    last = recto(sheets[-1])
    assert last.paths == ()
    assert len(last.marks) > 8


def test_four_corners_are_marked_on_both_sides() -> None:
    (sheet,) = made(coins(10))
    assert len(recto(sheet).marks) == len(verso(sheet).marks) == 8


def test_marks_none_leaves_the_lines_out_too() -> None:
    (sheet,) = made([*coins(10), *hexagons(2)], marks="none")
    assert (recto(sheet).paths, recto(sheet).marks) == ((), ())


def test_a_standee_stands_twice_head_to_head_between_its_flaps() -> None:
    hero = Item("hero", Size(25, 40), 3, None, standee=10)
    (sheet,) = made([hero])
    (path,) = recto(sheet).paths
    over, under = recto(sheet).placements
    assert path.outline.size == Size(25, 100)
    assert (under.centre.y - over.centre.y, over.angle_deg, under.angle_deg) == (40, 180, 0)
    assert (under.clip.top, under.clip.bottom) == (0, 3)


def test_folds_are_marked_beside_the_standee() -> None:
    (sheet,) = made([Item("hero", Size(25, 40), 3, None, standee=10)])
    (path,) = recto(sheet).paths
    heights = sorted({round(tick.start.y - path.centre.y, 3) for tick in recto(sheet).folds})
    assert heights == [-40, 0, 40]
    half = 25 / 2
    assert all(abs(end.x - path.centre.x) > half for tick in recto(sheet).folds for end in (tick.start, tick.end))


def test_a_turned_standee_has_its_faces_turned_with_it() -> None:
    (sheet,) = made([Item("hero", Size(25, 120), 3, None, standee=5)])
    over, under = recto(sheet).placements
    assert recto(sheet).paths[0].angle_deg == 0
    assert (over.centre.y, under.centre.y) == (88.5, 208.5)
    (wide,) = made([Item("hero", Size(25, 90), 3, None, standee=5)], orientation="landscape")
    over, under = recto(wide).placements
    turn = Transform.rotation(recto(wide).paths[0].angle_deg)
    assert turn.apply(Point(0, 90)) == Point(under.centre.x - over.centre.x, under.centre.y - over.centre.y)


def test_fronts_alone_and_backs_alone() -> None:
    assert [(sheet.recto is None, sheet.verso is None) for sheet in made(coins(3), sides="fronts")] == [(False, True)]
    assert [(sheet.recto is None, sheet.verso is None) for sheet in made(coins(3), sides="backs")] == [(True, False)]


def test_a_token_larger_than_the_paper_is_refused_with_a_paper_that_is_large_enough() -> None:
    found = reported(coins(1, 250))
    assert (found.code, found.what) == ("P604", "a token of 250 x 250 mm does not fit a4")
    assert found.help == "use `--paper a3`"


def test_a_grid_does_nothing_and_that_is_said() -> None:
    found = reported(coins(4), grid=(2, 2))
    assert (found.code, found.severity) == ("P610", Severity.WARNING)


def test_a_narrow_gap_is_told() -> None:
    found = reported(coins(4), gap=1.0)
    assert found.code == "P611"
    assert found.what == "outlines of deck `tokens` stand 1 mm apart, too near to cut round them"


def test_little_bleed_round_backs_is_told() -> None:
    found = reported(coins(4), gap=2.0)
    assert found.what == "backs of deck `tokens` are drawn only 1 mm beyond their outlines"
    assert found.help == "use `--gap 3mm`, or `bleed: 3 mm` in content"


def test_little_bleed_of_faces_alone_is_not() -> None:
    made(coins(4, back=None), gap=2.0)


def test_the_same_tokens_give_the_same_sheets() -> None:
    mixed = [*coins(50), *hexagons(12)]
    assert made(mixed) == made(list(mixed))


def test_an_outline_is_part_of_each_placement() -> None:
    placed: tuple[Placement, ...] = recto(made(coins(3))[0]).placements
    assert {placement.outline for placement in placed} == {Outline.circle(16)}
