"""Fold-over sheets: what stands on them, and that folding brings each back behind its front."""

from __future__ import annotations

import math

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose import describe, impose, impose_outlines
from pnp.impose.marks import MARK_OFFSET, SHORTEST_MARK, bounds
from pnp.model.outline import Outline
from pnp.model.sheet import CutLine, Item, Mark, Marks, Placement, Sheet, SheetScheme
from pnp.sizes import PAPERS
from tests.impose.cases import A4, CARD, deck, made, reported
from tests.impose.test_properties import drawn, trim

FOLDED = replace(A4, backs="gutterfold")
RUNS = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])

Run = tuple[list[Item], SheetScheme, tuple[Sheet, ...]]


@st.composite
def runs(draw: st.DrawFn) -> Run:
    """Fold-over sheets over paper x orientation x size x bleed x gap x turn x count x outline."""
    size = Size(draw(st.integers(150, 900)) / 10, draw(st.integers(150, 900)) / 10)
    turn = draw(st.sampled_from(["sideways", "over-top"]))
    outline = draw(st.sampled_from([None, Outline.rectangle(size, 3.0)]))
    bleed = draw(st.integers(0, 40)) / 10
    backs = draw(st.lists(st.booleans(), min_size=1, max_size=30))
    items = [Item(f"f{n}", size, bleed, f"b{n}" if back else None, turn, outline) for n, back in enumerate(backs)]
    name = draw(st.sampled_from(["a4", "letter", "a3"]))
    scheme = SheetScheme(
        PAPERS[name],
        name,
        gap=draw(st.sampled_from([2.0, 3.0, 6.0] if outline else [0.0, 1.0, 3.0])),
        orientation=draw(st.sampled_from(["portrait", "landscape"])),
        backs="gutterfold",
        bleed_mode="art" if outline else draw(st.sampled_from(["art", "none"])),
    )
    sheets = (impose_outlines if outline else impose)(items, scheme, Sink())
    assume(sheets and any(backs))
    return items, scheme, sheets


def halves(sheet: Sheet) -> tuple[list[Placement], list[Placement]]:
    """The fronts and the backs of a sheet."""
    assert sheet.recto is not None
    placements = sheet.recto.placements
    return [p for p in placements if p.artwork[0] == "f"], [p for p in placements if p.artwork[0] == "b"]


def folded(point: Point, sheet: Sheet) -> Point:
    """Where a point of the far half comes to lie when the paper is folded, seen from the front."""
    if sheet.axis == "vertical":
        return Point(sheet.size.width - point.x, point.y)
    return Point(point.x, sheet.size.height - point.y)


def up(placement: Placement) -> tuple[float, float]:
    """Where the upper edge of an artwork points on the page."""
    arrow = Transform.rotation(placement.angle_deg).apply(Point(0, -1))
    return round(arrow.x, 6) + 0.0, round(arrow.y, 6) + 0.0


@RUNS
@given(runs())
def test_folding_lays_every_back_on_its_front(run: Run) -> None:
    for sheet in run[2]:
        fronts, backs = halves(sheet)
        faces = {face.component: face for face in fronts}
        for back in backs:
            rect, target = trim(back), trim(faces[back.component])
            one, other = folded(Point(rect.x, rect.y), sheet), folded(Point(rect.right, rect.bottom), sheet)
            ends = [min(one.x, other.x), min(one.y, other.y), max(one.x, other.x), max(one.y, other.y)]
            assert ends == pytest.approx([target.x, target.y, target.right, target.bottom], abs=0.02)


@RUNS
@given(runs())
def test_every_back_is_the_right_way_up_when_the_card_is_turned(run: Run) -> None:
    items, _, sheets = run
    for sheet in sheets:
        fronts, backs = halves(sheet)
        faces = {face.component: face for face in fronts}
        for back in backs:
            x, y = up(back)
            seen = (-x + 0.0, y) if sheet.axis == "vertical" else (x, -y + 0.0)
            face = up(faces[back.component])
            # Turned about its upright axis a card keeps its upper edge; turned over its top, that edge is below.
            assert seen == (face if items[0].turn == "sideways" else (-face[0] + 0.0, -face[1] + 0.0))


@RUNS
@given(runs())
def test_nothing_is_drawn_within_five_millimetres_of_the_fold(run: Run) -> None:
    for sheet in run[2]:
        middle = (sheet.size.width if sheet.axis == "vertical" else sheet.size.height) / 2
        for placement in [*halves(sheet)[0], *halves(sheet)[1]]:
            rect = drawn(placement)
            near, far = (rect.x, rect.right) if sheet.axis == "vertical" else (rect.y, rect.bottom)
            assert far <= middle - 5 + EPS or near >= middle + 5 - EPS


@RUNS
@given(runs())
def test_no_front_leaves_the_margins_or_meets_another(run: Run) -> None:
    for sheet in run[2]:
        inner = Rect(0, 0, sheet.size.width, sheet.size.height).grown(Insets.even(-run[1].margin))
        rects = [trim(placement) for placement in halves(sheet)[0]]
        assert all(inner.contains(rect) for rect in rects)
        assert not any(one.overlaps(other) for n, one in enumerate(rects) for other in rects[:n])


@RUNS
@given(runs())
def test_the_score_runs_along_the_fold_outside_of_every_trim(run: Run) -> None:
    for sheet in run[2]:
        assert sheet.recto is not None
        middle = (sheet.size.width if sheet.axis == "vertical" else sheet.size.height) / 2
        for mark in sheet.recto.folds:
            across = (mark.start.x, mark.end.x) if sheet.axis == "vertical" else (mark.start.y, mark.end.y)
            assert across == (middle, middle)


Span = tuple[float, float]


def beside(mark: Mark | CutLine, sheet: Sheet) -> tuple[bool, float, Span]:
    """Whether a line goes across the fold; where it lies, and from where to where it goes."""
    one, other = (mark.start, mark.end)
    level = abs(one.y - other.y) <= EPS
    along = sorted((one.x, other.x) if level else (one.y, other.y))
    return level == (sheet.axis == "vertical"), round(one.y if level else one.x, 3), (along[0], along[1])


@RUNS
@given(runs(), st.sampled_from(["corner", "full"]))
def test_every_cut_meets_a_mark_at_both_ends_of_either_half(run: Run, style: Marks) -> None:
    items, scheme, _ = run
    assume(items[0].outline is None and scheme.margin - items[0].bleed - MARK_OFFSET >= SHORTEST_MARK)
    for sheet in impose(items, replace(scheme, marks=style), Sink()):
        assert sheet.recto is not None
        fronts = bounds([trim(placement) for placement in halves(sheet)[0]])
        marks = [beside(mark, sheet) for mark in sheet.recto.marks]
        for across, place, _ in (beside(cut, sheet) for cut in sheet.recto.cuts):
            level = across == (sheet.axis == "vertical")
            low, high = (fronts.x, fronts.right) if level else (fronts.y, fronts.bottom)
            fold = (sheet.size.width if level else sheet.size.height) / 2 if across else math.inf
            found = [span for other, at, span in marks if (other, at) == (across, place)]
            assert any(end <= low + EPS for _, end in found)
            assert any(start < fold and end >= high + SHORTEST_MARK for start, end in found)


@RUNS
@given(runs())
def test_the_marks_of_both_halves_lie_on_each_other(run: Run) -> None:
    for sheet in run[2]:
        assert sheet.recto is not None
        marks = {beside(mark, sheet)[1:] for mark in sheet.recto.marks}
        turned = {
            beside(Mark(folded(mark.start, sheet), folded(mark.end, sheet)), sheet)[1:] for mark in sheet.recto.marks
        }
        assert {(at, round(a, 3), round(b, 3)) for at, (a, b) in marks} == {
            (at, round(a, 3), round(b, 3)) for at, (a, b) in turned
        }


@RUNS
@given(runs())
def test_no_mark_enters_a_trim_or_a_bleed(run: Run) -> None:
    for sheet in run[2]:
        assert sheet.recto is not None
        for mark in sheet.recto.marks:
            left, top = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
            line = Rect(left, top, abs(mark.end.x - mark.start.x), abs(mark.end.y - mark.start.y))
            assert not any(line.grown(Insets.even(0.25)).overlaps(drawn(p)) for p in sheet.recto.placements)


def test_fronts_and_backs_stand_on_one_page() -> None:
    (sheet,) = made(deck(3), FOLDED)
    assert describe(sheet).splitlines()[1:] == ["recto", "  1> 1<", "  2> 2<", "  3> 3<"]


def test_there_is_no_other_page() -> None:
    assert {sheet.verso for sheet in made(deck(9), FOLDED)} == {None}


def test_the_fold_lies_the_way_that_holds_more() -> None:
    # Of 63 x 88 mm four stand on either half; of 60 x 110 mm two beside an upright fold, three above a level one.
    assert [sheet.axis for sheet in made(deck(4), FOLDED)] == ["vertical"]
    assert [sheet.axis for sheet in made(deck(3, Size(60, 110)), FOLDED)] == ["horizontal"]


@pytest.mark.parametrize(("paper", "places"), [("a4", 4), ("letter", 4), ("a3", 8)])
def test_so_many_cards_with_backs_stand_on_a_page(paper: str, places: int) -> None:
    (first, *_) = made(deck(20), replace(FOLDED, paper=PAPERS[paper], paper_name=paper))
    assert first.recto is not None
    assert len(first.recto.placements) == 2 * places


def test_a_card_without_a_back_leaves_its_place_empty() -> None:
    items = deck(3)
    items[1] = replace(items[1], back=None)
    (sheet,) = made(items, FOLDED)
    assert describe(sheet).splitlines()[2:] == ["  1> 1<", "  2> .", "  3> 3<"]


def test_a_deck_without_backs_has_usual_sheets() -> None:
    assert made(deck(9, back=None), FOLDED) == made(deck(9, back=None), backs="none")


def test_cut_lines_go_through_both_halves() -> None:
    (sheet,) = made(deck(4), FOLDED)
    assert sheet.recto is not None
    level = [cut for cut in sheet.recto.cuts if math.isclose(cut.start.y, cut.end.y)]
    assert {(round(cut.start.x, 3), round(cut.end.x, 3)) for cut in level} == {(9.0, 201.0)}


def test_a_card_as_large_as_half_a_page_is_refused() -> None:
    assert reported(deck(1, Size(130, 200)), FOLDED).code == "P612"


def test_a_grid_that_does_not_fit_half_a_page_names_the_largest_that_does() -> None:
    message = reported(deck(9), FOLDED, grid=(3, 1))
    assert message.help == "use `--grid 1x4`, the largest that fits"
    assert made(deck(9), FOLDED, grid=(1, 4))


def test_tokens_as_large_as_half_a_page_are_refused() -> None:
    sink = Sink()
    assert impose_outlines(deck(1, Size(190, 190), outline=Outline.circle(190)), FOLDED, sink) == ()
    assert [found.code for found in sink.diagnostics] == ["P612"]


def test_one_side_alone_is_refused() -> None:
    assert reported(deck(3), FOLDED, sides="backs").code == "P613"


def test_skipped_places_are_left_empty_on_both_halves() -> None:
    (sheet,) = made(deck(2), FOLDED, skip=1)
    (full,) = made(deck(3), FOLDED)
    assert sheet.recto
    assert full.recto
    taken = {placement.centre for placement in sheet.recto.placements}
    assert taken == {placement.centre for placement in full.recto.placements if placement.component != "1"}


def test_two_sizes_stand_on_pages_of_their_own() -> None:
    sheets = made([*deck(2), *deck(2, Size(44, 68))], FOLDED)
    sizes = [{placement.size for placement in sheet.recto.placements} for sheet in sheets if sheet.recto]
    assert sizes == [{CARD}, {Size(44, 68)}]
