"""Pictures for print services and virtual tables: one artwork in a frame of fixed size, or many in a grid."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from typing import Any

from pnp.model.artwork import Artwork
from pnp.model.outline import Outline
from pnp.model.pictures import Frame, Grid
from pnp.render.cairosvg_bridge import quiet_context
from pnp.render.drawing import Draughtsman
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries
from pnp.render.pixels import HAIR, with_resolution
from pnp.units import px_at
from pnp.world import World

JPEG_QUALITY = 92
"""Small type stays clean at it without chroma subsampling; above it files grow and nothing is seen."""


class FramePress:
    """Makes framed and gridded pictures."""

    def __init__(self, world: World, libraries: Libraries, fonts: FontShelf) -> None:
        self._libraries = libraries
        self._cairocffi = libraries.cairocffi
        self._draughtsman = Draughtsman(world, libraries, fonts, on_pixels=True)

    def framed(self, artwork: Artwork, frame: Frame) -> bytes:
        """See `Renderer.framed`."""
        surface = self._surface("ARGB32", frame.width, frame.height)
        context = quiet_context(self._libraries, surface)
        width, height = (px_at(side, frame.resolution_dpi) for side in (artwork.canvas.width, artwork.canvas.height))
        context.translate(frame.width / 2, frame.height / 2)
        context.rotate(math.radians(frame.angle_deg))
        context.translate(-width / 2, -height / 2)
        for layer in artwork.layers:
            self._draughtsman.draw(context, layer, width, height)
        surface.flush()
        shown = (height, width) if frame.angle_deg % 180 else (width, height)
        whole = self._drawn_out(surface, frame, shown)
        return with_resolution(_png(whole), frame.resolution_dpi)

    def gridded(self, artworks: Sequence[Artwork | None], grid: Grid) -> bytes:
        """See `Renderer.gridded`."""
        size = grid.columns * grid.cell_width, grid.rows * grid.cell_height
        cut = grid.outline is not None
        surface = self._surface("ARGB32" if cut else "RGB24", *size)
        context = quiet_context(self._libraries, surface)
        if not cut:
            context.set_source_rgb(1, 1, 1)
            context.paint()
        for number, artwork in enumerate(artworks):
            if artwork is not None:
                row, column = divmod(number, grid.columns)
                context.save()
                context.translate(column * grid.cell_width, row * grid.cell_height)
                self._draw_cell(context, artwork, grid)
                context.restore()
        surface.flush()
        return _png(surface) if cut or grid.form == "png" else _jpeg(surface)

    def _draw_cell(self, context: Any, artwork: Artwork, grid: Grid) -> None:
        """One artwork, its trim filling the cell."""
        across, down = grid.cell_width / artwork.size.width, grid.cell_height / artwork.size.height
        if grid.outline is None:
            context.rectangle(0, 0, grid.cell_width, grid.cell_height)
        else:
            _trace(context, grid.outline, (grid.cell_width / 2, grid.cell_height / 2), (across, down))
        context.clip()
        context.translate(-artwork.bleed * across, -artwork.bleed * down)
        for layer in artwork.layers:
            self._draughtsman.draw(context, layer, artwork.canvas.width * across, artwork.canvas.height * down)

    def _drawn_out(self, surface: Any, frame: Frame, shown: tuple[float, float]) -> Any:
        """The picture on white, the outermost whole pixels of the artwork going on to the edges of the frame."""
        left, top = (
            max(0, math.ceil((side - drawn) / 2 - HAIR))
            for side, drawn in zip((frame.width, frame.height), shown, strict=True)
        )
        cairocffi = self._cairocffi
        art = self._surface("ARGB32", frame.width - 2 * left, frame.height - 2 * top)
        context = quiet_context(self._libraries, art)
        context.set_source_surface(surface, -left, -top)
        context.paint()
        whole = self._surface("RGB24", frame.width, frame.height)
        context = quiet_context(self._libraries, whole)
        context.set_source_rgb(1, 1, 1)
        context.paint()
        pattern = cairocffi.SurfacePattern(art)
        pattern.set_extend(cairocffi.EXTEND_PAD)
        pattern.set_filter(cairocffi.FILTER_NEAREST)
        pattern.set_matrix(cairocffi.Matrix(x0=-left, y0=-top))
        context.set_source(pattern)
        context.paint()
        whole.flush()
        return whole

    def _surface(self, form: str, width: int, height: int) -> Any:
        """An empty picture."""
        return self._cairocffi.ImageSurface(getattr(self._cairocffi, f"FORMAT_{form}"), width, height)


def _trace(context: Any, outline: Outline, middle: tuple[float, float], scale: tuple[float, float]) -> None:
    """Make an outline the path of the context."""
    steps = [
        [(middle[0] + point.x * scale[0], middle[1] + point.y * scale[1]) for point in step] for step in outline.steps()
    ]
    context.move_to(*steps[0][0])
    for step in steps[1:]:
        (context.curve_to if len(step) > 1 else context.line_to)(*[length for point in step for length in point])
    context.close_path()


def _png(surface: Any) -> bytes:
    """The picture as a PNG file."""
    output = io.BytesIO()
    surface.write_to_png(output)
    return output.getvalue()


def _jpeg(surface: Any) -> bytes:
    """The picture, without alpha, as a JPEG file."""
    from PIL import Image

    size = surface.get_width(), surface.get_height()
    image = Image.frombuffer("RGB", size, bytes(surface.get_data()), "raw", "BGRX", surface.get_stride(), 1)
    output = io.BytesIO()
    image.save(output, "JPEG", quality=JPEG_QUALITY, subsampling=0, optimize=True)
    return output.getvalue()
