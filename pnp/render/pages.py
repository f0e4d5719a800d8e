"""Layers on the pages of one PDF, which export cuts into forms."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from pnp.geometry import Size
from pnp.model.artwork import Layer
from pnp.render.cairosvg_bridge import quiet_context
from pnp.render.drawing import Draughtsman
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries
from pnp.render.page_boxes import EXACT_SINCE, ROOM, Sheet, Sheets
from pnp.world import World

NO_DATE = "1970-01-01T00:00:00Z"
"""cairo writes the time of day unless it is told another; the same layers must give the same bytes."""


class PagePress:
    """Makes PDF chunks."""

    def __init__(self, world: World, libraries: Libraries, fonts: FontShelf) -> None:
        self._libraries = libraries
        self._draughtsman = Draughtsman(world, libraries, fonts, on_pixels=False)
        self._cuts_canvas = libraries.cairo.cairo_version() < EXACT_SINCE

    def open_picture(self, path: str) -> None:
        """Open a picture to see whether it can be drawn; raises `PictureError`."""
        self._draughtsman.open_picture(path)

    def forget_pictures(self) -> None:
        """Open pictures anew when they are next needed."""
        self._draughtsman.forget_pictures()

    def draw(self, pages: Sequence[tuple[Layer, Size]]) -> bytes:
        """See `Renderer.draw_chunk`."""
        if self._cuts_canvas:
            sheets = Sheets(ROOM)
            cut = sheets.cut(self._written(pages, sheets), len(pages))
            if cut is not None:
                return cut
            # A version between the two that already does it right, and hides its page boxes.
            self._cuts_canvas = False
        return self._written(pages, Sheets(0))

    def _written(self, pages: Sequence[tuple[Layer, Size]], sheets: Sheets) -> bytes:
        """The file with one page per layer, on `sheets`."""
        cairocffi = self._libraries.cairocffi
        output = io.BytesIO()
        surface = cairocffi.PDFSurface(output, 1, 1)
        self._draughtsman.begin()
        try:
            # The lowest version that knows ActualText, by which ligatures give their letters back.
            surface.restrict_to_version(cairocffi.PDF_VERSION_1_5)
            surface.set_metadata(cairocffi.PDF_METADATA_CREATE_DATE, NO_DATE)
            context = quiet_context(self._libraries, surface)
            for layer, canvas in pages:
                self._draw_page(surface, context, layer, sheets.sheet(canvas))
        finally:
            surface.finish()
        return output.getvalue()

    def _draw_page(self, surface: Any, context: Any, layer: Layer, sheet: Sheet) -> None:
        """Draw one layer on a page of its own, its canvas in the bottom left corner."""
        surface.set_size(sheet.width, sheet.height)
        context.save()
        context.translate(0, sheet.height - sheet.canvas_height)
        self._draughtsman.draw(context, layer, sheet.canvas_width, sheet.canvas_height)
        context.restore()
        surface.show_page()
