"""Boards on one page, and folding boards."""

from __future__ import annotations

import pytest

from pnp.geometry import Point, Rect, Size
from pnp.impose import board_sheet, creases, fold_plan
from pnp.model.tiles import Crease
from pnp.sizes import PAPERS

SIZE = Size(594, 420)


def test_page_is_the_trim_exactly_without_marks() -> None:
    sheet = board_sheet("face/board", SIZE, 3, 1, (0.0, "corner", ()))
    assert sheet.size == SIZE
    assert sheet.recto is not None
    assert (sheet.recto.marks, sheet.recto.cuts) == ((), ())


def test_kept_bleed_and_its_marks_make_the_page_larger_and_leave_the_trim() -> None:
    sheet = board_sheet("face/board", SIZE, 3, 1, (2.0, "corner", ()))
    assert sheet.trim is not None
    assert sheet.bleed is not None
    assert (sheet.trim.width, sheet.trim.height) == (594, 420)
    assert (sheet.bleed.width, sheet.bleed.height) == (598, 424)
    assert sheet.size.width > 598
    assert sheet.recto is not None
    assert len(sheet.recto.marks) == 8
    assert sheet.recto.placements[0].clip.left == 2


def test_more_bleed_than_the_artwork_has_is_not_kept() -> None:
    sheet = board_sheet("face/board", SIZE, 3, 1, (20.0, "none", ()))
    assert sheet.size == Size(600, 426)


def test_scaled_page() -> None:
    sheet = board_sheet("face/board", SIZE, 3, 0.5, (0.0, "corner", ()))
    assert sheet.size == Size(297, 210)
    assert sheet.recto is not None
    assert (sheet.recto.placements[0].size, sheet.recto.placements[0].scale) == (SIZE, 0.5)


def test_board_of_two_by_two_panels_is_slit_from_the_middle_to_one_edge() -> None:
    assert creases(SIZE, (2, 2)) == (
        Crease(Point(297, 0), Point(297, 420), "valley"),
        Crease(Point(0, 210), Point(297, 210), "mountain"),
        Crease(Point(297, 210), Point(594, 210), "slit"),
    )


@pytest.mark.parametrize(
    ("fold", "kinds"),
    [
        ((2, 1), ["valley"]),
        ((3, 1), ["valley", "mountain"]),
        ((1, 2), ["valley"]),
        ((3, 2), ["valley", "mountain", "mountain", "slit"]),
        ((2, 3), ["valley", "mountain", "mountain", "slit"]),
    ],
)
def test_folds_alternate_and_two_rows_need_a_slit(fold: tuple[int, int], kinds: list[str]) -> None:
    found = creases(SIZE, fold)
    assert [crease.kind for crease in found] == kinds
    inside = Rect(0, 0, 594, 420)
    assert all(
        inside.contains(Rect(point.x, point.y, 0, 0)) for crease in found for point in (crease.start, crease.end)
    )


def test_folds_are_marked_outside_of_the_bleed() -> None:
    sheet = board_sheet("face/board", SIZE, 3, 1, (3.0, "corner", creases(SIZE, (2, 2))))
    assert sheet.recto is not None
    assert sheet.bleed is not None
    corners = board_sheet("face/board", SIZE, 3, 1, (3.0, "corner", ())).recto
    assert corners is not None
    extra = [mark for mark in sheet.recto.marks if mark not in corners.marks]
    dashes = [mark for mark in extra if abs(mark.start.y - mark.end.y) + abs(mark.start.x - mark.end.x) < 2]
    assert (len(dashes), len(extra) - len(dashes)) == (9, 1)
    for mark in extra:
        ends = Rect(min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y), 0.01, 0.01)
        assert not sheet.bleed.overlaps(ends)


def test_plan_of_the_folds_lies_as_the_board_does() -> None:
    plan = fold_plan("face/board", SIZE, PAPERS["a4"], 8)
    assert plan.page == Size(297, 210)
    assert plan.picture.width / plan.picture.height == pytest.approx(594 / 420)
