"""Outlines of glyphs straight from FreeType, for builds of cairo that take no fonts from it."""

from __future__ import annotations

import math
from typing import Any

from pnp.model.artwork import GlyphRun
from pnp.render.libraries import Libraries

NO_SCALE = 1
"""FT_LOAD_NO_SCALE: points in font units, unhinted."""


def glyph_matrix(run: GlyphRun, scale: float) -> tuple[float, float, float, float]:
    """The map of a glyph about its origin, y down: a, b, c, d in the order of SVG's `matrix()`."""
    turn = math.radians(run.turn)
    cos, sin = scale * math.cos(turn), scale * math.sin(turn)
    return cos * run.stretch, sin * run.stretch, -sin, cos


def trace_outlines(libraries: Libraries, face: Any, context: Any, run: GlyphRun) -> None:
    """Add the outlines of `run` to the path of `context` (a C pointer)."""
    cairo, ffi, freetype = libraries.cairo, libraries.ffi, libraries.freetype
    a, b, c, d = glyph_matrix(run, run.size / face.units_per_EM)
    matrix = ffi.new("cairo_matrix_t *", [a, b, -c, -d, 0, 0])
    calls = _Calls(libraries, context)
    for glyph, x, y in zip(run.glyphs, run.xs, run.ys, strict=True):
        if freetype.FT_Load_Glyph(face, glyph, NO_SCALE):
            continue
        cairo.cairo_save(context)
        cairo.cairo_translate(context, x, y)
        cairo.cairo_transform(context, matrix)
        calls.open = False
        freetype.FT_Outline_Decompose(ffi.addressof(face.glyph.outline), calls.table, ffi.NULL)
        if calls.open:
            cairo.cairo_close_path(context)
        cairo.cairo_restore(context)


class _Calls:
    """The four functions that FreeType calls for the pieces of an outline."""

    def __init__(self, libraries: Libraries, context: Any) -> None:
        cairo, ffi = libraries.cairo, libraries.ffi
        self.open = False
        last = [0.0, 0.0]

        def move_to(to: Any, _: Any) -> int:
            if self.open:
                cairo.cairo_close_path(context)
            self.open = True
            cairo.cairo_move_to(context, to.x, to.y)
            last[:] = to.x, to.y
            return 0

        def line_to(to: Any, _: Any) -> int:
            cairo.cairo_line_to(context, to.x, to.y)
            last[:] = to.x, to.y
            return 0

        def conic_to(by: Any, to: Any, _: Any) -> int:
            # A quadratic curve is the cubic one whose handles stand two thirds of the way to its only handle.
            x, y = last
            first = (x + (by.x - x) * 2 / 3, y + (by.y - y) * 2 / 3)
            second = (to.x + (by.x - to.x) * 2 / 3, to.y + (by.y - to.y) * 2 / 3)
            cairo.cairo_curve_to(context, *first, *second, to.x, to.y)
            last[:] = to.x, to.y
            return 0

        def cubic_to(first: Any, second: Any, to: Any, _: Any) -> int:
            cairo.cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
            last[:] = to.x, to.y
            return 0

        types = {name: field.type for name, field in ffi.typeof("FT_Outline_Funcs").fields}
        self._kept = tuple(
            ffi.callback(types[function.__name__], function) for function in (move_to, line_to, conic_to, cubic_to)
        )
        self.table = ffi.new("FT_Outline_Funcs *", [*self._kept, 0, 0])
