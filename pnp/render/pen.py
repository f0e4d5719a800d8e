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
from pnp.render.lettering import Lettering, runs_right
from pnp.render.libraries import Libraries
from pnp.render.outlines import glyph_matrix, trace_outlines

MOST_KEPT = 4096
"""Shapes of runs kept for the next run of the same length or clusters: a few MB at most."""

INSTANCES_SINCE = 11600
"""Before cairo 1.16 a PDF would show the default instance of a variable font, whatever the face was set to."""

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
        self._embeds_instances = libraries.cairo.cairo_version() >= INSTANCES_SINCE
        self.as_text = as_text and self._by_freetype
        self._packers: dict[int, struct.Struct] = {}
        self._clusters: dict[tuple[tuple[int, int], ...], tuple[Any, bool]] = {}
        self._lettering = Lettering()

    def begin(self) -> None:
        """Begin another PDF: what glyphs showed in the last one does not bind this one."""
        self._lettering.begin()

    def show(self, context: Any, run: GlyphRun) -> None:
        """Draw the run in the context's colour, in the font that was chosen; the current path is lost."""
        if not self.as_text or (run.font.variations and not self._embeds_instances):
            self._cairo.cairo_new_path(context)
            self.trace(context, run)
            self._cairo.cairo_fill(context)
            return
        clusters, bare = self._cluster_array(run)
        if bare or runs_right(run):
            self._show_parts(context, run)
        else:
            self._show_text(context, run, clusters)

    def _show_parts(self, context: Any, run: GlyphRun) -> None:
        """Draw text with marks of their own, or from right to left, part by part."""
        for copy, part in self._lettering.parts(run):
            if copy is None:
                self._cairo.cairo_new_path(context)
                self.trace(context, part)
                self._cairo.cairo_fill(context)
            else:
                self._choose(context, part, copy)
                self._show_text(context, part, self._cluster_array(part)[0])
        self.choose(context, run)

    def _show_text(self, context: Any, run: GlyphRun, clusters: Any) -> None:
        """Draw the run as text."""
        text = run.text.encode()
        glyphs = self._glyphs(run)
        self._cairo.cairo_show_text_glyphs(
            context, text, len(text), glyphs, len(run.glyphs), clusters, len(run.clusters), 0
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
        if self._by_freetype:
            self._choose(context, run, 0)

    def _choose(self, context: Any, run: GlyphRun, copy: int) -> None:
        """Set the context's font to a copy of that of the run."""
        self._cairo.cairo_set_font_face(context, self._fonts.cairo_face(run.font, copy))
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

    def _cluster_array(self, run: GlyphRun) -> tuple[Any, bool]:
        """The run's clusters as C records, and whether one of them shows no characters."""
        found = self._clusters.get(run.clusters)
        if found is None:
            if len(self._clusters) >= MOST_KEPT:
                self._clusters.clear()
            array = self._ffi.new("cairo_text_cluster_t[]", list(run.clusters))
            found = self._clusters[run.clusters] = array, any([not size for size, _ in run.clusters])
        return found
