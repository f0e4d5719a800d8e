"""Draws glyph runs: as text that can be selected and searched, or as filled outlines.

A PDF gets text: `cairo_show_text_glyphs` with the clusters that say which glyphs show which characters. A raster gets
outlines, since cairo puts text on whole pixels there (0.085 mm off at 300 dpi). Where cairo was built without FreeType,
a PDF gets outlines as well.
"""

from __future__ import annotations

import struct
from typing import Any

from pnp.model.artwork import GlyphRun
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries
from pnp.render.outlines import glyph_matrix, trace_outlines

MOST_KEPT = 4096
"""Shapes of runs kept for the next run of the same length or clusters: a few MB at most."""

Extents = tuple[float, float, float, float]


class Pen:
    """Draws runs on cairo contexts, which are given as C pointers."""

    def __init__(self, libraries: Libraries, fonts: FontShelf, as_text: bool) -> None:
        """`as_text` is for PDF, False for rasters."""
        self._libraries = libraries
        self._cairo = libraries.cairo
        self._ffi = libraries.ffi
        self._fonts = fonts
        self._by_freetype = libraries.draws_freetype
        self.as_text = as_text and self._by_freetype
        self._packers: dict[int, struct.Struct] = {}
        self._clusters: dict[tuple[tuple[int, int], ...], Any] = {}

    def show(self, context: Any, run: GlyphRun) -> None:
        """Draw the run in the context's colour, in the font that was chosen; the current path is lost."""
        if not self.as_text:
            self._cairo.cairo_new_path(context)
            self.trace(context, run)
            self._cairo.cairo_fill(context)
            return
        text = run.text.encode()
        glyphs = self._glyphs(run)
        self._cairo.cairo_show_text_glyphs(
            context, text, len(text), glyphs, len(run.glyphs), self._cluster_array(run), len(run.clusters), 0
        )

    def trace(self, context: Any, run: GlyphRun) -> None:
        """Add the outlines of the run to the context's path, in the font that was chosen."""
        if self._by_freetype:
            self._cairo.cairo_glyph_path(context, self._glyphs(run), len(run.glyphs))
        else:
            trace_outlines(self._libraries, self._fonts.face(run.font), context, run)

    def extents(self, context: Any, run: GlyphRun) -> Extents:
        """The box of the run's outlines in user space: left, top, width, height. The context's path is lost."""
        self._cairo.cairo_new_path(context)
        self.trace(context, run)
        box = self._ffi.new("double[4]")
        self._cairo.cairo_path_extents(context, box, box + 1, box + 2, box + 3)
        self._cairo.cairo_new_path(context)
        left, top, right, bottom = box
        return left, top, right - left, bottom - top

    def choose(self, context: Any, run: GlyphRun) -> None:
        """Set the context's font and size to those of the run."""
        if not self._by_freetype:
            return
        self._cairo.cairo_set_font_face(context, self._fonts.cairo_face(run.font))
        if run.turn or run.stretch != 1:
            # The glyphs' own matrix: the places and the paint of the run stay as they are.
            matrix = self._ffi.new("cairo_matrix_t *", [*glyph_matrix(run, run.size), 0, 0])
            self._cairo.cairo_set_font_matrix(context, matrix)
        else:
            self._cairo.cairo_set_font_size(context, run.size)

    def _glyphs(self, run: GlyphRun) -> Any:
        """The run as C records (id, x, y)."""
        count = len(run.glyphs)
        packer = self._packers.get(count)
        if packer is None:
            packer = self._packers[count] = struct.Struct("@" + "Ldd" * count)
        flat: list[float] = [0] * (3 * count)
        flat[0::3] = run.glyphs
        flat[1::3] = run.xs
        flat[2::3] = run.ys
        return self._ffi.from_buffer("cairo_glyph_t[]", packer.pack(*flat))

    def _cluster_array(self, run: GlyphRun) -> Any:
        """The run's clusters as C records."""
        array = self._clusters.get(run.clusters)
        if array is None:
            if len(self._clusters) >= MOST_KEPT:
                self._clusters.clear()
            array = self._clusters[run.clusters] = self._ffi.new("cairo_text_cluster_t[]", list(run.clusters))
        return array
