"""One file for several papers: the sheets lie in the area that all papers share, in the middle of the first one.

+-A4---------+        the file's pages are A4; the area that A4 and Letter share is 210 x 279.4 mm
|            |        printed at 100 % on Letter, which printers centre, nothing is cut off
|+-shared---+|
||          ||
|+----------+|
+------------+
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from pnp.geometry import EPS, Point, Rect, Size
from pnp.model.sheet import CutLine, CutPath, CutPlan, LabelStrip, Mark, NumberedCut, Placement, Sheet, SheetSide

PLACED = (Sheet, SheetSide, Placement, CutLine, CutPath, Mark, LabelStrip, CutPlan, NumberedCut)
"""What holds points of the sheet."""


def centred(sheets: Sequence[Sheet], page: Size) -> tuple[Sheet, ...]:
    """The sheets in the middle of pages of `page` mm, which is turned where they lie on their side."""
    return tuple(_centred(sheet, page) for sheet in sheets)


def _centred(sheet: Sheet, page: Size) -> Sheet:
    """One sheet in the middle of its page; both sides shift alike, since what is in the middle stays there."""
    if (sheet.size.width > sheet.size.height) != (page.width > page.height):
        page = page.turned
    shift = Point((page.width - sheet.size.width) / 2, (page.height - sheet.size.height) / 2)
    moved: Sheet = _shifted(sheet, shift)
    if moved.plan and moved.recto:
        whole = LabelStrip(Rect(0.0, 0.0, page.width, page.height), 0.0)  # a plan shows the whole page
        plan = replace(moved.plan, cuts=tuple([_to_the_edges(cut, sheet.size, page) for cut in moved.plan.cuts]))
        moved = replace(moved, recto=replace(moved.recto, label=whole), plan=plan)
    return replace(moved, size=page)


def _to_the_edges(cut: NumberedCut, area: Size, page: Size) -> NumberedCut:
    """A cut that goes to an edge of the shared area goes to that of the paper in hand, whichever it is."""

    def reaching(point: Point) -> Point:
        return Point(_reaching(point.x, area.width, page.width), _reaching(point.y, area.height, page.height))

    return replace(cut, start=reaching(cut.start), end=reaching(cut.end))


def _reaching(place: float, area: float, page: float) -> float:
    """A coordinate on the page; the edges of an area in its middle are those of the page."""
    before = (page - area) / 2
    return 0.0 if place <= before + EPS else page if place >= before + area - EPS else place


def _shifted(value: Any, shift: Point) -> Any:
    """A part of a sheet with all that it places shifted; outlines are about their own centres, and stay."""
    if isinstance(value, Point):
        return Point(value.x + shift.x, value.y + shift.y)
    if isinstance(value, Rect):
        return Rect(value.x + shift.x, value.y + shift.y, value.width, value.height)
    if isinstance(value, tuple):
        return tuple([_shifted(part, shift) for part in value])
    if isinstance(value, PLACED):
        parts = {name: _shifted(getattr(value, name), shift) for name in value.__struct_fields__}
        return replace(value, **parts)
    return value
