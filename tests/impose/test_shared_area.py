"""Sheets in the middle of a larger page."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.diagnostics import Sink
from pnp.geometry import Point, Rect, Size
from pnp.impose import centred, impose, impose_mixed
from pnp.model.sheet import Item, Sheet, SheetScheme

LETTER = Size(215.9, 279.4)
A4 = Size(210, 297)
SHARED = Size(210, 279.4)

EPS = 1e-6


def sheets(count: int = 11, **scheme: object) -> tuple[Sheet, ...]:
    """Cards on the area that A4 and Letter share."""
    items = [Item(f"face/{number}", Size(63, 88), 3, f"back/{number}") for number in range(count)]
    return impose(items, SheetScheme(SHARED, "a4+letter", **scheme), Sink())  # type: ignore[arg-type]


def reach(sheet: Sheet) -> tuple[float, float, float, float]:
    """The rectangle round all that is drawn on both sides, but for marks."""
    rects = []
    for side in (sheet.recto, sheet.verso):
        assert side is not None
        for placed in side.placements:
            turned = placed.angle_deg % 180 == 90
            size = placed.size.turned if turned else placed.size
            x, y = size.width / 2 + 3, size.height / 2 + 3
            rects.append((placed.centre.x - x, placed.centre.y - y, placed.centre.x + x, placed.centre.y + y))
    return min(r[0] for r in rects), min(r[1] for r in rects), max(r[2] for r in rects), max(r[3] for r in rects)


def test_pages_are_those_of_the_paper() -> None:
    assert {sheet.size for sheet in centred(sheets(), A4)} == {A4}


def test_what_is_printed_stays_on_the_other_paper_when_its_middle_is_kept() -> None:
    left, top, right, bottom = reach(centred(sheets(), A4)[0])
    above = (A4.height - LETTER.height) / 2
    assert (left >= 0, top >= above, right <= LETTER.width, bottom <= A4.height - above) == (True,) * 4


def test_marks_end_where_the_shared_area_ends() -> None:
    side = centred(sheets(), A4)[0].recto
    assert side is not None
    ends = [end.y for mark in side.marks for end in (mark.start, mark.end)]
    assert (round(min(ends), 4), round(max(ends), 4)) == (8.8, 288.2)


def test_a_page_that_lies_on_its_side_takes_the_paper_so() -> None:
    assert centred(sheets(orientation="landscape"), A4)[0].size == A4.turned


def test_a_page_of_the_same_size_is_as_it_was() -> None:
    assert centred(sheets(), SHARED) == sheets()


@given(st.integers(1, 30), st.sampled_from(["long-edge", "short-edge"]), st.sampled_from(["portrait", "landscape"]))
def test_backs_stay_behind_their_faces(count: int, flip: str, orientation: str) -> None:
    for sheet in centred(sheets(count, flip=flip, orientation=orientation), A4):
        assert sheet.recto is not None
        assert sheet.verso is not None
        behind = {placed.component: placed.centre for placed in sheet.verso.placements}
        for placed in sheet.recto.placements:
            x, y = placed.centre.x, placed.centre.y
            mirrored = Point(sheet.size.width - x, y) if sheet.axis == "vertical" else Point(x, sheet.size.height - y)
            back = behind[placed.component]
            assert abs(back.x - mirrored.x) + abs(back.y - mirrored.y) < EPS


def test_a_cutting_plan_moves_with_what_it_shows_and_fills_its_page() -> None:
    items = [Item(f"face/{number}", Size(63, 88), 3, None) for number in range(5)]
    sheet, plan = centred(impose_mixed(items, SheetScheme(SHARED, "a4+letter"), Sink()), A4)
    assert plan.plan is not None
    assert plan.recto is not None
    assert plan.recto.label is not None
    assert plan.recto.label.rect == Rect(0, 0, 210, 297)
    assert sheet.recto is not None
    assert {trim.centre for trim in plan.plan.trims} == {placed.centre for placed in sheet.recto.placements}
    places = [(cut.start, cut.end) for cut in sheet.recto.cuts]
    assert {cut.start.x for cut in plan.plan.cuts if cut.start.x == cut.end.x} == {a.x for a, b in places if a.x == b.x}


def test_cuts_of_a_plan_go_to_the_edges_of_the_page_that_is_drawn() -> None:
    items = [Item(f"face/{number}", Size(63, 88), 3, None) for number in range(5)]
    for page in (A4, LETTER):
        _, plan = centred(impose_mixed(items, SheetScheme(SHARED, "a4+letter"), Sink()), page)
        assert plan.plan is not None
        first, second, *others = plan.plan.cuts
        assert (first.start.y, first.end.y, second.end.x) == (0, page.height, page.width)
        assert second.start == Point(first.start.x, second.start.y)
        ends = [end for cut in others for end in (cut.start, cut.end)]
        assert all(second.start.x <= end.x <= page.width and second.start.y <= end.y <= page.height for end in ends)
        assert {page.width, page.height} <= {end.x for end in ends} | {end.y for end in ends}
