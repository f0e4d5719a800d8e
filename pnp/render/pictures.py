"""Pictures of the project as cairo draws them: each file opened once, whatever stands in it."""

from __future__ import annotations

import io
from base64 import b64decode
from collections import OrderedDict
from typing import Any
from urllib.parse import unquote, unquote_to_bytes
from warnings import catch_warnings, simplefilter

from msgspec import Struct

from pnp.render.errors import PictureError
from pnp.render.jpeg import START, read_header
from pnp.render.libraries import Libraries
from pnp.world import OutsideProjectError, World

PNG_START = b"\x89PNG\r\n\x1a\n"
FORMATS = ("JPEG", "PNG", "WEBP", "GIF", "TIFF", "BMP")
"""What Pillow may open: the raster formats of browsers and two that scanners write."""

MOST_PIXELS = 100_000_000
"""Limit of the format (100 megapixels): more is a mistake or an attack on memory."""

MOST_BYTES_KEPT = 96 * 2**20
"""Pixels kept for the next use; the least recently used picture goes first."""

BYTES_PER_PIXEL = 4

Matrix = tuple[float, float, float, float, float, float]

ORIENTATIONS: dict[int, Matrix] = {
    1: (1, 0, 0, 1, 0, 0),
    2: (-1, 0, 0, 1, 1, 0),
    3: (-1, 0, 0, -1, 1, 1),
    4: (1, 0, 0, -1, 0, 1),
    5: (0, 1, 1, 0, 0, 0),
    6: (0, 1, -1, 0, 1, 0),
    7: (0, -1, -1, 0, 1, 1),
    8: (0, -1, 1, 0, 0, 1),
}
"""From the unit square as stored to the unit square as seen, by EXIF orientation (x' = a x + c y + e)."""


class Picture(Struct, frozen=True):
    """A raster picture.

    Attributes:
        surface: a cairocffi image surface; as stored, without its EXIF orientation.
        width, height: in pixels as seen.
        upright: from the unit square as stored to the one as seen.
    """

    surface: Any
    width: int
    height: int
    upright: Matrix


class Drawing(Struct, frozen=True):
    """A picture that is an SVG document."""

    svg: bytes


class PictureShelf:
    """Pictures by what an `href` says: a project path, percent-encoded or plain, or a `data:` URI."""

    def __init__(self, world: World, libraries: Libraries, decoded: bool) -> None:
        """`decoded` is for rasters; a PDF takes JPEG files as they are."""
        self._world = world
        self._libraries = libraries
        self._decoded = decoded
        self._kept: OrderedDict[str, tuple[Picture | Drawing, int]] = OrderedDict()
        self._bytes = 0

    def get(self, href: str) -> Picture | Drawing:
        """The picture behind `href`.

        Raises:
            PictureError: it is missing, outside the project, broken, too large, or of no known kind.
        """
        if href in self._kept:
            self._kept.move_to_end(href)
            return self._kept[href][0]
        path = "data:" if href.startswith("data:") else href
        content = self._content(href, path)
        picture = self._open(content, path)
        weight = len(content)
        if isinstance(picture, Picture):
            weight += picture.width * picture.height * BYTES_PER_PIXEL
        self._kept[href] = picture, weight
        self._bytes += weight
        while self._bytes > MOST_BYTES_KEPT and len(self._kept) > 1:
            _, (_, released) = self._kept.popitem(last=False)
            self._bytes -= released
        return picture

    def forget(self) -> None:
        """Keep no picture."""
        self._kept.clear()
        self._bytes = 0

    def _content(self, href: str, path: str) -> bytes:
        """The bytes that `href` names."""
        if path == "data:":
            head, _, body = href.partition(",")
            try:
                return b64decode(unquote(body)) if head.endswith(";base64") else unquote_to_bytes(body)
            except ValueError as error:
                raise PictureError(path, "broken: its base64 text does not decode") from error
        for candidate in dict.fromkeys((href, unquote(href))):
            try:
                return self._world.read_bytes(candidate)
            except FileNotFoundError:
                continue
            except OutsideProjectError as error:
                raise PictureError(path, "outside the project folder") from error
        raise PictureError(path, "not there")

    def _open(self, content: bytes, path: str) -> Picture | Drawing:
        """Tell the kind by the first bytes and open it."""
        if content.startswith(START):
            return self._open_jpeg(content, path)
        if content.startswith(PNG_START):
            return self._open_png(content, path)
        if b"<svg" in content[:4096] or content.lstrip().startswith(b"<?xml"):
            if b"<!ENTITY" in content:
                raise PictureError(path, "an SVG file with entities of its own, which are not read")
            return Drawing(content)
        return self._open_by_pillow(content, path)

    def _open_jpeg(self, content: bytes, path: str) -> Picture:
        """A JPEG: its own bytes for a PDF, where a PDF can hold them."""
        header = read_header(content, path)
        _limit(header.width, header.height, path)
        if self._decoded or not header.passes:
            return self._open_by_pillow(content, path, header.orientation)
        cairocffi = self._libraries.cairocffi
        surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, header.width, header.height)
        # cairo leaves out surfaces that it knows to be empty; these pixels are never looked at.
        surface.mark_dirty()
        surface.set_mime_data("image/jpeg", content)
        return _seen(surface, header.width, header.height, header.orientation)

    def _open_png(self, content: bytes, path: str) -> Picture:
        """A PNG, decoded by cairo."""
        _limit(int.from_bytes(content[16:20]), int.from_bytes(content[20:24]), path)
        cairocffi = self._libraries.cairocffi
        try:
            surface = cairocffi.ImageSurface.create_from_png(io.BytesIO(content))
        except (cairocffi.CairoError, OSError, MemoryError) as error:
            raise PictureError(path, "broken: the PNG file cannot be decoded") from error
        return _seen(surface, surface.get_width(), surface.get_height(), 1)

    def _open_by_pillow(self, content: bytes, path: str, orientation: int = 0) -> Picture:
        """Any other raster picture; `orientation` 0 asks the file."""
        from PIL import Image, UnidentifiedImageError

        try:
            with catch_warnings():
                # Pillow warns from 89 megapixels on; the limit is the next line's.
                simplefilter("ignore", Image.DecompressionBombWarning)
                image = Image.open(io.BytesIO(content), formats=FORMATS)
            _limit(image.width, image.height, path)
            seen = orientation or int(image.getexif().get(0x0112, 1))
            premultiplied = image.convert("RGBA").convert("RGBa")
        except UnidentifiedImageError as error:
            raise PictureError(path, "no picture of a known kind (PNG, JPEG, WebP, GIF, TIFF, BMP, SVG)") from error
        except (OSError, ValueError, SyntaxError, EOFError, Image.DecompressionBombError) as error:
            raise PictureError(path, f"broken: {error}") from error
        cairocffi = self._libraries.cairocffi
        pixels = bytearray(premultiplied.tobytes("raw", "BGRa"))
        surface = cairocffi.ImageSurface.create_for_data(
            pixels, cairocffi.FORMAT_ARGB32, image.width, image.height, image.width * BYTES_PER_PIXEL
        )
        return _seen(surface, image.width, image.height, seen)


def _limit(width: int, height: int, path: str) -> None:
    """Refuse what is too large to be meant."""
    if width * height > MOST_PIXELS:
        raise PictureError(path, f"too large: {width} x {height} pixels, the limit is 100 megapixels")


def _seen(surface: Any, width: int, height: int, orientation: int) -> Picture:
    """A picture as it is looked at."""
    upright = ORIENTATIONS.get(orientation, ORIENTATIONS[1])
    return Picture(surface, *((height, width) if orientation > 4 else (width, height)), upright)
