"""Artworks on pixels: all layers over one another on one cairo image surface."""

from __future__ import annotations

import hashlib
import io
import math
import struct
import zlib
from array import array
from collections import OrderedDict
from typing import Any

from pnp.geometry import Size
from pnp.model.artwork import Artwork, Layer, Raster
from pnp.model.outline import Outline
from pnp.render.cairosvg_bridge import quiet_context
from pnp.render.drawing import Draughtsman
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries
from pnp.units import MM_PER_INCH, px_at
from pnp.world import World

BYTES_PER_PIXEL = 4
OPAQUE = 255

HAIR = 1e-6
"""Of a pixel: 63.5 mm at 300 dpi are 750 pixels, not 751, though floats say 750.0000000001."""

MOST_BYTES_KEPT = 64 * 2**20
"""Drawn layers kept for the next artwork that has them (a card at 100 dpi takes 0.4 MB)."""

MM_PER_METRE = 1000
IHDR_END = 33
"""Where the first chunk of every PNG file ends: signature 8, length 4, name 4, content 13, checksum 4."""

FINGERPRINT = 32
"""Hexadecimal digits of a fingerprint: 128 bits, more than two pictures will ever share by chance."""

PixelSize = tuple[int, int]


class PixelPress:
    """Makes rasters and PNG files."""

    def __init__(self, world: World, libraries: Libraries, fonts: FontShelf) -> None:
        self._libraries = libraries
        self._cairocffi = libraries.cairocffi
        self._draughtsman = Draughtsman(world, libraries, fonts, on_pixels=True)
        self._layers: OrderedDict[tuple[str, PixelSize], Any] = OrderedDict()
        self._kept_bytes = 0

    def raster(self, artwork: Artwork, resolution_dpi: float) -> Raster:
        """See `Renderer.raster`. Layers without text are drawn once and laid over one another."""
        width, height = size = _pixel_size(artwork.canvas, resolution_dpi)
        surface = self._cairocffi.ImageSurface(self._cairocffi.FORMAT_ARGB32, width, height)
        context = quiet_context(self._libraries, surface)
        for layer in artwork.layers:
            if layer.runs:
                self._draughtsman.draw(context, layer, width, height)
            else:
                context.set_source_surface(self._drawn(layer, size), 0, 0)
                context.paint()
        surface.flush()
        rgba = _rgba(bytes(surface.get_data()), size)
        return Raster(width, height, rgba, artwork.canvas.width / width)

    def screen(self, artwork: Artwork, resolution_dpi: float) -> bytes:
        """See `Renderer.screen`."""
        width, height = size = _pixel_size(artwork.canvas, resolution_dpi)
        surface = self._cairocffi.ImageSurface(self._cairocffi.FORMAT_ARGB32, width, height)
        context = quiet_context(self._libraries, surface)
        for layer in artwork.layers:
            context.set_source_surface(self._drawn(layer, size), 0, 0)
            context.paint()
        output = io.BytesIO()
        surface.write_to_png(output)
        return output.getvalue()

    def forget_pictures(self) -> None:
        """See `Renderer.forget_pictures`; drawn layers stay, for their keys name the bytes of their pictures."""
        self._draughtsman.forget_pictures()

    def png(self, artwork: Artwork, resolution_dpi: float, trim: bool, outline: Outline | None = None) -> bytes:
        """See `Renderer.png`."""
        painted = self._painted(artwork, artwork.size if trim else artwork.canvas, resolution_dpi, outline)
        surface, pixels = painted, painted.get_data()
        if _is_opaque(bytes(pixels)):
            # The pixels are those of `painted`, which must live until the picture is written.
            width, height, stride = painted.get_width(), painted.get_height(), painted.get_stride()
            rgb = self._cairocffi.FORMAT_RGB24
            surface = self._cairocffi.ImageSurface.create_for_data(pixels, rgb, width, height, stride)
        output = io.BytesIO()
        surface.write_to_png(output)
        return with_resolution(output.getvalue(), resolution_dpi)

    def fingerprint(self, artwork: Artwork, resolution_dpi: float) -> str:
        """See `Renderer.fingerprint`. Straight on one surface: how an artwork is cut into layers must not show."""
        surface = self._painted(artwork, artwork.canvas, resolution_dpi)
        size = f"{surface.get_width()} {surface.get_height()} ".encode()
        return hashlib.sha256(size + bytes(surface.get_data())).hexdigest()[:FINGERPRINT]

    def _painted(self, artwork: Artwork, shown: Size, resolution_dpi: float, outline: Outline | None = None) -> Any:
        """The middle of an artwork, `shown` of it, within an outline."""
        canvas = artwork.canvas
        width, height = _pixel_size(shown, resolution_dpi)
        # The canvas in pixels: the part that is shown fills the picture exactly, the rest lies outside of it.
        canvas_width, canvas_height = canvas.width * width / shown.width, canvas.height * height / shown.height
        surface = self._cairocffi.ImageSurface(self._cairocffi.FORMAT_ARGB32, width, height)
        context = quiet_context(self._libraries, surface)
        if outline is not None:
            _clip(context, outline, (width, height), width / shown.width)
        context.translate((width - canvas_width) / 2, (height - canvas_height) / 2)
        for layer in artwork.layers:
            self._draughtsman.draw(context, layer, canvas_width, canvas_height)
        surface.flush()
        return surface

    def _drawn(self, layer: Layer, size: PixelSize) -> Any:
        """A layer alone on transparent ground."""
        name = layer.key, size
        if name in self._layers:
            self._layers.move_to_end(name)
            return self._layers[name]
        width, height = size
        surface = self._cairocffi.ImageSurface(self._cairocffi.FORMAT_ARGB32, width, height)
        self._draughtsman.draw(quiet_context(self._libraries, surface), layer, width, height)
        surface.flush()
        self._layers[name] = surface
        self._kept_bytes += width * height * BYTES_PER_PIXEL
        while self._kept_bytes > MOST_BYTES_KEPT and len(self._layers) > 1:
            (_, (old_width, old_height)), _ = self._layers.popitem(last=False)
            self._kept_bytes -= old_width * old_height * BYTES_PER_PIXEL
        return surface


def _pixel_size(size: Size, resolution_dpi: float) -> PixelSize:
    """Whole pixels, rounded up, so that nothing is lost and no edge pixel is half covered."""
    width, height = (max(1, math.ceil(px_at(length, resolution_dpi) - HAIR)) for length in (size.width, size.height))
    return width, height


def _clip(context: Any, outline: Outline, size: PixelSize, px_per_mm: float) -> None:
    """Draw only within an outline about the middle of the picture."""
    x, y = size[0] / 2, size[1] / 2
    first, *others = [
        [(x + point.x * px_per_mm, y + point.y * px_per_mm) for point in step] for step in outline.steps()
    ]
    context.move_to(*first[0])
    for step in others:
        lengths = [length for point in step for length in point]
        (context.curve_to if len(step) > 1 else context.line_to)(*lengths)
    context.close_path()
    context.clip()


def _is_opaque(bgra: bytes) -> bool:
    """Whether every pixel has full alpha."""
    return bgra[3::BYTES_PER_PIXEL].count(OPAQUE) * BYTES_PER_PIXEL == len(bgra)


def _rgba(bgra: bytes, size: PixelSize) -> bytes:
    """cairo's premultiplied BGRA (as its 32-bit words lie in memory on every machine we know) as plain RGBA."""
    if _is_opaque(bgra):
        words = array("I", bgra)
        words.byteswap()
        # Now ARGB; one byte further on it reads RGBA, each pixel with the alpha of the next, which is the same.
        return words.tobytes()[1:] + bytes((OPAQUE,))
    from PIL import Image

    image = Image.frombuffer("RGBa", size, bgra, "raw", "BGRa", 0, 1)
    return image.convert("RGBA").tobytes()


def with_resolution(png: bytes, resolution_dpi: float) -> bytes:
    """The PNG file with a pHYs chunk (PNG, third edition, 11.3.4.3) after its header."""
    per_metre = round(resolution_dpi / MM_PER_INCH * MM_PER_METRE)
    body = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:IHDR_END] + chunk + png[IHDR_END:]
