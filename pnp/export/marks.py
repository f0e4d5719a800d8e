"""The sheets' own drawings: marks, and lines to cut along, as PDFs with one page per distinct set of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from pnp.geometry import Point, Rect, Size, Transform
from pnp.model.outline import Step
from pnp.model.sheet import CutPath, Mark
from pnp.units import PT_PER_MM

MarkSet = tuple[Size, tuple[Mark, ...]]
"""Marks and the sheet they stand on."""


CutSet = tuple[Size, tuple[CutPath, ...], tuple[Mark, ...], tuple[tuple[Step, ...], ...]]
"""Outlines, ticks beside folds and contours, and the sheet they stand on."""

RegistrationSet = tuple[Size, tuple[Rect, ...]]
"""Black rectangles for a cutting machine, and the sheet they stand on."""

CUT_GREY = 0.5
"""Seen on light and on dark grounds, and hardly where the scissors leave half of it."""


CREASE_WIDTH = 0.2
CREASE_DASH = (1.5, 1.0)
"""mm: a dash and the gap behind it."""


class _FontlessCanvas(Canvas):
    """A canvas whose pages do not begin by choosing a font: reportlab's is Helvetica, which no file carries."""

    def _make_preamble(self) -> None:
        self._preamble = ""


def draw_marks(mark_sets: Sequence[MarkSet], width: float) -> bytes:
    """A PDF with one page for each of `mark_sets`, black lines `width` mm wide; the same bytes each time."""
    written = BytesIO()
    canvas = _FontlessCanvas(written, invariant=1, pageCompression=1)
    for size, marks in mark_sets:
        canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        canvas.setLineWidth(width * PT_PER_MM)
        canvas.lines([_line(mark, size) for mark in marks])
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def draw_cuts(cut_sets: Sequence[CutSet], width: float) -> bytes:
    """A PDF with one page for each of `cut_sets`: grey lines `width` mm wide, exactly on the outlines."""
    written = BytesIO()
    canvas = _FontlessCanvas(written, invariant=1, pageCompression=1)
    for size, paths, folds, contours in cut_sets:
        canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        canvas.setLineWidth(width * PT_PER_MM)
        canvas.setStrokeGray(CUT_GREY)
        for path in paths:
            _draw_path(canvas, path, size)
        if folds:
            canvas.lines([_line(fold, size) for fold in folds])
        for contour in contours:
            _draw_contour(canvas, contour, size)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def draw_registration(registration_sets: Sequence[RegistrationSet]) -> bytes:
    """A PDF with one page for each of `registration_sets`: black rectangles without a line round them."""
    written = BytesIO()
    canvas = _FontlessCanvas(written, invariant=1, pageCompression=1)
    for size, rects in registration_sets:
        canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        for rect in rects:
            corner = (rect.x * PT_PER_MM, (size.height - rect.bottom) * PT_PER_MM)
            canvas.rect(*corner, rect.width * PT_PER_MM, rect.height * PT_PER_MM, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def draw_creases(crease_sets: Sequence[MarkSet]) -> bytes:
    """A PDF with one page for each of `crease_sets`: dashed lines where the card is folded."""
    written = BytesIO()
    canvas = _FontlessCanvas(written, invariant=1, pageCompression=1)
    for size, creases in crease_sets:
        canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        # Light below dark: a line that is seen on any ground.
        for grey, width, dash in ((1.0, CREASE_WIDTH, ()), (CUT_GREY, CREASE_WIDTH, CREASE_DASH)):
            canvas.setLineWidth(width * PT_PER_MM)
            canvas.setStrokeGray(grey)
            canvas.setDash([length * PT_PER_MM for length in dash])
            canvas.lines([_line(crease, size) for crease in creases])
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _draw_contour(canvas: Canvas, steps: tuple[Step, ...], sheet: Size) -> None:
    """A closed path at its place."""
    drawn = canvas.beginPath()
    first, *others = steps
    drawn.moveTo(first[0].x * PT_PER_MM, (sheet.height - first[0].y) * PT_PER_MM)
    for step in others:
        ends = [length * PT_PER_MM for point in step for length in (point.x, sheet.height - point.y)]
        (drawn.curveTo if len(step) > 1 else drawn.lineTo)(*ends)
    drawn.close()
    canvas.drawPath(drawn)


def _draw_path(canvas: Canvas, cut: CutPath, sheet: Size) -> None:
    """One outline at its place."""
    place = Transform.rotation(cut.angle_deg).then(Transform.translation(cut.centre.x, cut.centre.y))

    def ends(point: Point) -> tuple[float, float]:
        there = place.apply(point)
        return there.x * PT_PER_MM, (sheet.height - there.y) * PT_PER_MM

    drawn = canvas.beginPath()
    first, *others = cut.outline.steps()
    drawn.moveTo(*ends(first[0]))
    straight = drawn.moveTo if cut.corners_only else drawn.lineTo
    for step in others:
        points = [length for point in step for length in ends(point)]
        (drawn.curveTo if len(step) > 1 else straight)(*points)
    if not cut.corners_only:
        drawn.close()
    canvas.drawPath(drawn)


def _line(mark: Mark, sheet: Size) -> tuple[float, float, float, float]:
    """Both ends in points from the bottom-left corner of the sheet."""
    return (
        mark.start.x * PT_PER_MM,
        (sheet.height - mark.start.y) * PT_PER_MM,
        mark.end.x * PT_PER_MM,
        (sheet.height - mark.end.y) * PT_PER_MM,
    )
