"""Cards of several sizes together: what the numbered cuts do when they are carried out, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Rect, Size
from pnp.impose import impose, impose_mixed
from pnp.impose.label import upright
from pnp.impose.marks import bounds
from pnp.model.sheet import Item, Mark, NumberedCut, Sheet, SheetScheme
from pnp.sizes import PAPERS
from tests.impose.cases import A4, CARD, deck
from tests.impose.test_properties import drawn, trim

SMALL, TALL = Size(44, 68), Size(70, 120)

Run = tuple[list[Item], SheetScheme, tuple[Sheet, ...]]


def mixed(items: list[Item], scheme: SheetScheme = A4) -> tuple[Sheet, ...]:
    """The sheets of a run that must report nothing."""
    sink = Sink()
    sheets = impose_mixed(items, scheme, sink)
    assert sink.diagnostics == ()
    return sheets


@st.composite
def runs(draw: st.DrawFn) -> Run:
    """Some sizes with some cards each, over papers, gaps and bleeds."""
    lengths = st.integers(300, 1200).map(lambda tenths: tenths / 10)
    bleed = draw(st.sampled_from([0.0, 1.5, 3.0]))
    items: list[Item] = []
    for number in range(draw(st.integers(1, 3))):
        size = Size(draw(lengths), draw(lengths))
        items += [replace(item, id=f"{number}-{item.id}") for item in deck(draw(st.integers(1, 12)), size, bleed)]
    name = draw(st.sampled_from(["a4", "letter", "a3"]))
    scheme = SheetScheme(PAPERS[name], name, gap=draw(st.sampled_from([0.0, 1.0, 3.0])))
    sheets = impose_mixed(items, scheme, Sink())
    assume(sheets)
    return items, scheme, sheets


RUNS = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def cut(pieces: list[Rect], by: NumberedCut) -> list[Rect]:
    """The pieces of paper after a cut; it must go from edge to edge of every piece that it enters."""
    upright = abs(by.start.x - by.end.x) <= EPS
    place = by.start.x if upright else by.start.y
    low, high = (by.start.y, by.end.y) if upright else (by.start.x, by.end.x)
    after: list[Rect] = []
    for piece in pieces:
        sides = (piece.x, piece.right) if upright else (piece.y, piece.bottom)
        ends = (piece.y, piece.bottom) if upright else (piece.x, piece.right)
        if not (sides[0] + EPS < place < sides[1] - EPS) or ends[1] <= low + EPS or ends[0] >= high - EPS:
            after.append(piece)
            continue
        assert low <= ends[0] + EPS, "a cut begins inside a piece"
        assert high >= ends[1] - EPS, "a cut ends inside a piece"
        if upright:
            after.append(Rect(piece.x, piece.y, place - piece.x, piece.height))
            after.append(Rect(place, piece.y, piece.right - place, piece.height))
        else:
            after.append(Rect(piece.x, piece.y, piece.width, place - piece.y))
            after.append(Rect(piece.x, place, piece.width, piece.bottom - place))
    return after


def same(one: Rect, other: Rect) -> bool:
    return all(
        abs(a - b) <= 2 * EPS
        for a, b in zip(
            (one.x, one.y, one.right, one.bottom), (other.x, other.y, other.right, other.bottom), strict=True
        )
    )


@RUNS
@given(runs())
def test_cutting_in_the_order_of_the_plan_frees_every_card_and_cuts_none(run: Run) -> None:
    for page in (sheet for sheet in run[2] if sheet.plan):
        assert page.plan is not None
        pieces = [Rect(0, 0, page.size.width, page.size.height)]
        for line in page.plan.cuts:
            pieces = cut(pieces, line)
        for card in page.plan.trims:
            assert any(same(card, piece) for piece in pieces)


@RUNS
@given(runs())
def test_every_card_stands_once_and_the_plans_show_what_is_printed(run: Run) -> None:
    items, _, sheets = run
    printed = [sheet for sheet in sheets if not sheet.plan]
    placed = Counter(p.component for sheet in printed for p in (sheet.recto.placements if sheet.recto else ()))
    assert placed == Counter(item.id for item in items)
    planned = {number: page.plan.trims for page in sheets if page.plan for number in page.plan.sheets}
    for sheet in printed:
        assert sheet.recto is not None
        assert all(any(same(trim(p), t) for t in planned[sheet.number]) for p in sheet.recto.placements)


@RUNS
@given(runs())
def test_cards_keep_the_gap_and_the_margin_and_no_bleed_lies_over_another(run: Run) -> None:
    _, scheme, sheets = run
    for sheet in sheets:
        placements = sheet.recto.placements if sheet.recto else ()
        inner = Rect(0, 0, sheet.size.width, sheet.size.height).grown(Insets.even(-scheme.margin))
        for number, one in enumerate(placements):
            assert inner.contains(trim(one))
            around = trim(one).grown(Insets.even(scheme.gap - 2 * EPS)) if scheme.gap else trim(one)
            assert not any(around.overlaps(trim(other)) for other in placements[:number])
            assert not any(drawn(one).overlaps(trim(other).grown(Insets.even(-0.11))) for other in placements[:number])


@RUNS
@given(runs())
def test_there_are_never_more_sheets_than_without_mixing(run: Run) -> None:
    items, scheme, sheets = run
    assert len([sheet for sheet in sheets if not sheet.plan]) <= len(impose(items, scheme, Sink()))


@RUNS
@given(runs())
def test_no_mark_enters_a_card(run: Run) -> None:
    for sheet in run[2]:
        for side in (sheet.recto, sheet.verso):
            for mark in side.marks if side else ():
                left, top = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
                line = Rect(left, top, abs(mark.end.x - mark.start.x), abs(mark.end.y - mark.start.y))
                assert side is not None
                assert not any(
                    line.grown(Insets.even(0.05)).overlaps(trim(placement).grown(Insets.even(-0.06)))
                    for placement in side.placements
                )


def test_two_decks_that_fill_half_a_sheet_each_share_one() -> None:
    sheets = mixed([*deck(4), *deck(5, SMALL)])
    assert [sheet.plan is None for sheet in sheets] == [True, False]


def test_cards_of_one_size_stand_as_they_would_in_a_grid() -> None:
    (sheet, _) = mixed(deck(8))
    (grid,) = impose(deck(8), A4, Sink())
    assert sheet.recto is not None
    assert grid.recto is not None
    assert {p.centre for p in sheet.recto.placements} == {p.centre for p in grid.recto.placements}


def test_equal_sheets_share_a_page_of_the_plan() -> None:
    *_, plan = mixed(deck(24))
    assert plan.plan is not None
    assert plan.plan.sheets == (1, 2, 3)


class Piece(Struct, frozen=True):
    """A piece of paper in hand, and which of its edges have been cut; those of the paper show nothing."""

    rect: Rect
    cut: frozenset[str] = frozenset()


def parted(pieces: list[Piece], by: NumberedCut) -> list[Piece]:
    """The pieces after a cut; what it made are cut edges."""
    after = []
    for piece in pieces:
        halves = cut([piece.rect], by)
        ends = ("right", "left") if abs(by.start.x - by.end.x) <= EPS else ("bottom", "top")
        if len(halves) == 1:
            after.append(piece)
            continue
        after += [Piece(half, piece.cut | {made}) for half, made in zip(halves, ends, strict=True)]
    return after


def shown(piece: Piece, by: NumberedCut, marks: Sequence[Mark]) -> bool:
    """Whether one sees where a cut goes through a piece: by marks on it, or by its measure from an edge that is cut."""
    upright = abs(by.start.x - by.end.x) <= EPS
    if by.measure is not None:
        edge, start, place = ("left", piece.rect.x, by.start.x) if upright else ("top", piece.rect.y, by.start.y)
        return edge in piece.cut and abs(place - start - by.measure) <= EPS
    on_line = []
    for mark in marks:
        along = (mark.start.x, mark.end.x, by.start.x) if upright else (mark.start.y, mark.end.y, by.start.y)
        if abs(along[0] - along[2]) + abs(along[1] - along[2]) <= 2 * EPS:
            ends = sorted((mark.start.y, mark.end.y) if upright else (mark.start.x, mark.end.x))
            low, high = (piece.rect.y, piece.rect.bottom) if upright else (piece.rect.x, piece.rect.right)
            if min(ends[1], high) - max(ends[0], low) >= 0.9:
                on_line.append(mark)
    square = piece.cut & ({"top", "bottom"} if upright else {"left", "right"})
    return len(on_line) >= (1 if square else 2)


@RUNS
@given(runs())
def test_on_every_piece_in_hand_one_sees_where_the_next_cut_goes(run: Run) -> None:
    sheets = {sheet.number: sheet for sheet in run[2]}
    for page in (sheet for sheet in run[2] if sheet.plan):
        assert page.plan is not None
        side = sheets[page.plan.sheets[0]].recto
        assert side is not None
        pieces = [Piece(Rect(0, 0, page.size.width, page.size.height))]
        for line in page.plan.cuts:
            for piece in pieces:
                if len(cut([piece.rect], line)) > 1 and any(piece.rect.overlaps(card) for card in page.plan.trims):
                    assert shown(piece, line, side.marks), (line, piece)
            pieces = parted(pieces, line)


def test_the_first_two_cuts_go_by_marks_and_all_others_by_measures() -> None:
    (_, plan) = mixed([*deck(4), *deck(5, SMALL)])
    assert plan.plan is not None
    assert [cut.number for cut in plan.plan.cuts if cut.measure is None] == [1, 2]


def test_without_marks_the_first_two_cuts_are_measured_from_the_edges_of_the_paper() -> None:
    (sheet, plan) = mixed([*deck(4), *deck(5, SMALL)], replace(A4, marks="none"))
    assert sheet.recto is not None
    assert plan.plan is not None
    block = bounds([trim(placement) for placement in sheet.recto.placements])
    assert [cut.measure for cut in plan.plan.cuts[:2]] == pytest.approx([block.x, block.y])


GOLDEN = [
    # 2 x 4 lying cards: 2 * 88 + 3 mm wide, 4 * 63 + 3 * 3 mm high, in the middle of 210 x 297 mm.
    ((15.5, 18), (179, 261), [261, 198, 195, 132, 129, 66, 63], [179, 91, 88]),
    # Three lying cards of 120 x 70 mm, 3 mm beside them five of 68 x 44 mm.
    ((9.5, 32.5), (191, 232), [216, 146, 143, 73, 70, 232, 188, 185, 141, 138, 94, 91, 47, 44], [120, 3, 68]),
]
"""Of the two sheets with seven, five and three cards: corner and size of what stands there, level and upright measures."""


@pytest.mark.parametrize("number", [0, 1])
def test_seven_five_and_three_cards_stand_and_are_cut_at_these_places(number: int) -> None:
    sheets = mixed([*deck(7), *deck(5, SMALL), *deck(3, TALL)])
    corner, size, level, upright_ones = GOLDEN[number]
    recto, plan = sheets[number].recto, sheets[number + 2].plan
    assert recto is not None
    assert plan is not None
    block = bounds([trim(placement) for placement in recto.placements])
    assert ((block.x, block.y), (block.width, block.height)) == (pytest.approx(corner), pytest.approx(size))
    first, second, *others = plan.cuts
    assert (first.start.x, second.start.y) == pytest.approx(corner)
    assert [cut.measure for cut in others if cut.start.y == cut.end.y] == pytest.approx(level)
    assert [cut.measure for cut in others if cut.start.x == cut.end.x] == pytest.approx(upright_ones)


def test_every_sheet_that_leaves_room_for_it_has_a_label_off_the_edge_of_the_paper() -> None:
    sheets = mixed([*deck(7), *deck(5, SMALL), *deck(3, TALL)])
    page = Rect(0, 0, 210, 297).grown(Insets.even(-4))
    for sheet in sheets:
        for side in (sheet.recto, sheet.verso):
            if side and not sheet.plan:
                assert side.label is not None
                assert page.contains(upright(side.label))
                assert not any(upright(side.label).overlaps(drawn(placement)) for placement in side.placements)


def test_sheets_without_room_for_a_label_are_told_by_number() -> None:
    sink = Sink()
    sheets = impose_mixed([*deck(9, Size(64.6, 93.6)), *deck(1, SMALL)], replace(A4, gap=0.0), sink)
    bare = [str(sheet.number) for sheet in sheets if sheet.recto and sheet.recto.label is None]
    assert [found.code for found in sink.diagnostics] == ["P607"]
    assert f"sheet {', '.join(bare)} " in sink.diagnostics[0].what


def test_backs_stand_behind_their_faces() -> None:
    (sheet, _) = mixed([*deck(2), *deck(2, SMALL)])
    assert sheet.recto is not None
    assert sheet.verso is not None
    faces = {p.component: p.centre for p in sheet.recto.placements}
    assert {p.component: (210 - p.centre.x, p.centre.y) for p in sheet.verso.placements} == {
        name: (pytest.approx(centre.x), centre.y) for name, centre in faces.items()
    }


def test_grid_and_skip_are_told_together() -> None:
    sink = Sink()
    impose_mixed(deck(4), replace(A4, grid=(2, 2), skip=2), sink)
    (told,) = sink.diagnostics
    assert ("`--grid` and `--skip` do nothing" in told.what, "they are for" in (told.help or "")) == (True, True)


def test_a_card_larger_than_the_paper_is_refused() -> None:
    sink = Sink()
    assert impose_mixed([*deck(2), *deck(1, Size(300, 300))], A4, sink) == ()
    assert [found.code for found in sink.diagnostics] == ["P604"]


@pytest.mark.parametrize("option", [{"grid": (2, 2)}, {"skip": 3}])
def test_a_grid_or_a_skip_is_told_to_do_nothing(option: dict[str, object]) -> None:
    sink = Sink()
    impose_mixed(deck(4), replace(A4, **option), sink)  # type: ignore[arg-type]
    assert [found.code for found in sink.diagnostics] == ["P610"]


def test_the_number_of_sheets_is_what_three_sizes_need() -> None:
    sheets = mixed([*deck(20, CARD), *deck(30, SMALL), *deck(9, TALL)])
    assert len([sheet for sheet in sheets if not sheet.plan]) == 6
