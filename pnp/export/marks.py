"""The sheets' own drawings: marks, as a PDF with one page per distinct set of marks."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from pnp.geometry import Size
from pnp.model.sheet import Mark
from pnp.units import PT_PER_MM

MarkSet = tuple[Size, tuple[Mark, ...]]
"""Marks and the sheet they stand on."""


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


def _line(mark: Mark, sheet: Size) -> tuple[float, float, float, float]:
    """Both ends in points from the bottom-left corner of the sheet."""
    return (
        mark.start.x * PT_PER_MM,
        (sheet.height - mark.start.y) * PT_PER_MM,
        mark.end.x * PT_PER_MM,
        (sheet.height - mark.end.y) * PT_PER_MM,
    )
