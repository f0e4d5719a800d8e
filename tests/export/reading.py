"""What stands in a finished PDF, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

import pikepdf
import pypdfium2

MM_PER_INCH = 25.4


@dataclass(frozen=True)
class Page:
    """A rasterised page."""

    width: int
    height: int
    pixels: bytes
    dpi: float

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour at a place in mm from the top-left corner."""
        column, row = int(x / MM_PER_INCH * self.dpi), int(y / MM_PER_INCH * self.dpi)
        offset = 3 * (row * self.width + column)
        red, green, blue = self.pixels[offset : offset + 3]
        return red, green, blue


def rasterised(pdf: bytes, page: int = 0, dpi: float = 72.0) -> Page:
    """A page as PDFium draws it."""
    with pypdfium2.PdfDocument(pdf) as document:
        bitmap = document[page].render(scale=dpi / 72, rev_byteorder=True)
        pixels = b"".join(
            bytes(bitmap.buffer[row * bitmap.stride : row * bitmap.stride + bitmap.width * 3])
            for row in range(bitmap.height)
        )
        assert bitmap.n_channels == 3
        return Page(bitmap.width, bitmap.height, pixels, dpi)


def text(pdf: bytes, page: int = 0) -> str:
    """The text of a page."""
    with pypdfium2.PdfDocument(pdf) as document:
        return str(document[page].get_textpage().get_text_bounded())


def opened(pdf: bytes) -> pikepdf.Pdf:
    """The document as objects."""
    return pikepdf.open(BytesIO(pdf))


def objects(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Every object that the document's root leads to, once."""
    seen: set[tuple[int, int]] = set()
    waiting: list[object] = [document.Root]
    while waiting:
        node = waiting.pop()
        if not isinstance(node, (pikepdf.Dictionary, pikepdf.Array, pikepdf.Stream)):
            continue
        if node.is_indirect:
            if node.objgen in seen:
                continue
            seen.add(node.objgen)
        yield node
        waiting += list(node) if isinstance(node, pikepdf.Array) else [value for _, value in node.items()]


def streams(document: pikepdf.Pdf, subtype: str) -> list[pikepdf.Object]:
    """The streams with this /Subtype."""
    return [
        node
        for node in objects(document)
        if isinstance(node, pikepdf.Stream) and node.get("/Subtype") == pikepdf.Name(subtype)
    ]
