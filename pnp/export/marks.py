"""The sheets' own drawings: marks, and lines to cut along, as PDFs with one page per distinct set of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from pnp.geometry import Rect, Size, Transform
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

CUT_RIM = 0.1
"""mm of white beside a line to cut along, on what is cut off: on a ground as grey as the line it is what is seen."""
EVEN_ODD = 0
"""How reportlab names the rule by which a path in a path is a hole."""

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
    """A PDF with one page for each of `cut_sets`: grey lines `width` mm wide on white, exactly on the outlines."""
    written = BytesIO()
    canvas = _FontlessCanvas(written, invariant=1, pageCompression=1)
    for size, paths, folds, contours in cut_sets:
        canvas.setPageSize((size.width * PT_PER_MM, size.height * PT_PER_MM))
        for grey, wide in ((1.0, width + 2 * CUT_RIM), (CUT_GREY, width)):
            canvas.saveState()
            if grey == 1.0:
                _clip_to_waste(canvas, paths, contours, size)
            canvas.setLineWidth(wide * PT_PER_MM)
            canvas.setStrokeGray(grey)
            for path in paths:
                _draw_path(canvas, path, size)
            if folds:
                canvas.lines([_line(fold, size) for fold in folds])
            for contour in contours:
                drawn = canvas.beginPath()
                _add_contour(drawn, contour, size)
                canvas.drawPath(drawn)
            canvas.restoreState()
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


def _clip_to_waste(canvas: Canvas, paths: Sequence[CutPath], contours: Sequence[tuple[Step, ...]], sheet: Size) -> None:
    """Draw nothing any more on what is kept: the page without the pieces, but with their holes."""
    kept = canvas.beginPath()
    kept.rect(0, 0, sheet.width * PT_PER_MM, sheet.height * PT_PER_MM)
    for path in paths:
        _add_contour(kept, _placed_steps(path), sheet)
    for contour in contours:
        _add_contour(kept, contour, sheet)
    canvas.clipPath(kept, stroke=0, fill=0, fillMode=EVEN_ODD)


def _draw_path(canvas: Canvas, cut: CutPath, sheet: Size) -> None:
    """One outline at its place, or what of it is not straight."""
    drawn = canvas.beginPath()
    _add_contour(drawn, _placed_steps(cut), sheet, straight=not cut.corners_only)
    canvas.drawPath(drawn)


def _placed_steps(cut: CutPath) -> list[Step]:
    """The steps of an outline, on the sheet."""
    place = Transform.rotation(cut.angle_deg).then(Transform.translation(cut.centre.x, cut.centre.y))
    return [tuple(map(place.apply, step)) for step in cut.outline.steps()]


def _add_contour(drawn: PDFPathObject, steps: Sequence[Step], sheet: Size, straight: bool = True) -> None:
    """Add a closed path at its place; with `straight` off only its curves."""
    first, *others = steps
    drawn.moveTo(*_ends(first, sheet))
    for step in others:
        draw = drawn.curveTo if len(step) > 1 else drawn.lineTo if straight else drawn.moveTo
        draw(*_ends(step, sheet))
    if straight:
        drawn.close()


def _ends(step: Step, sheet: Size) -> list[float]:
    """The points of a step in points from the bottom-left corner of the sheet."""
    return [length * PT_PER_MM for point in step for length in (point.x, sheet.height - point.y)]


def _line(mark: Mark, sheet: Size) -> tuple[float, float, float, float]:
    """Both ends in points from the bottom-left corner of the sheet."""
    return (
        mark.start.x * PT_PER_MM,
        (sheet.height - mark.start.y) * PT_PER_MM,
        mark.end.x * PT_PER_MM,
        (sheet.height - mark.end.y) * PT_PER_MM,
    )
