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
from pnp.units import PT_PER_MM
from pnp.world import World

NO_DATE = "1970-01-01T00:00:00Z"
"""cairo writes the time of day unless it is told another; the same layers must give the same bytes."""


class PagePress:
    """Makes PDF chunks."""

    def __init__(self, world: World, libraries: Libraries, fonts: FontShelf) -> None:
        self._libraries = libraries
        self._draughtsman = Draughtsman(world, libraries, fonts, as_text=True)

    def draw(self, pages: Sequence[tuple[Layer, Size]]) -> bytes:
        """See `Renderer.draw_chunk`."""
        cairocffi = self._libraries.cairocffi
        output = io.BytesIO()
        surface = cairocffi.PDFSurface(output, 1, 1)
        try:
            surface.set_metadata(cairocffi.PDF_METADATA_CREATE_DATE, NO_DATE)
            context = quiet_context(self._libraries, surface)
            for layer, canvas in pages:
                self._draw_page(surface, context, layer, canvas)
        finally:
            surface.finish()
        return output.getvalue()

    def open_picture(self, path: str) -> None:
        """Open a picture to see whether it can be drawn; raises `PictureError`."""
        self._draughtsman.open_picture(path)

    def _draw_page(self, surface: Any, context: Any, layer: Layer, canvas: Size) -> None:
        """Draw one layer on a page of its own."""
        width, height = canvas.width * PT_PER_MM, canvas.height * PT_PER_MM
        surface.set_size(width, height)
        self._draughtsman.draw(context, layer, width, height)
        surface.show_page()
