"""What a person or a printer finds in a finished PDF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2

from pnp.units import MM_PER_PT

Pixels = np.ndarray[tuple[int, ...], np.dtype[np.int16]]


def opened(path: Path) -> pikepdf.Pdf:
    """The document as objects."""
    return pikepdf.open(path)


def objects(root: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """Every dictionary, array and stream that `root` leads to, once."""
    seen: set[tuple[int, int]] = set()
    waiting: list[object] = [root]
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


def of_type(document: pikepdf.Pdf, key: str, value: str) -> list[pikepdf.Object]:
    """The dictionaries and streams of a document whose entry `key` is the name `value`."""
    return [
        node
        for node in objects(document.Root)
        if not isinstance(node, pikepdf.Array) and node.get(key) == pikepdf.Name(value)
    ]


def page_texts(path: Path) -> list[str]:
    """The text of each page as a reader copies it, line ends as one blank."""
    with pypdfium2.PdfDocument(path) as document:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


@dataclass(frozen=True)
class Letter:
    """A character on a page, its middle in mm from the top-left corner."""

    char: str
    x: float
    y: float


def letters(path: Path, page: int) -> list[Letter]:
    """The characters of a page that leave ink."""
    with pypdfium2.PdfDocument(path) as document:
        text = document[page].get_textpage()
        height = document[page].get_height()
        found = []
        for index, char in enumerate(text.get_text_range()):
            if not char.isspace():
                left, bottom, right, top = text.get_charbox(index)
                middle = (left + right) / 2 * MM_PER_PT, (height - (top + bottom) / 2) * MM_PER_PT
                found.append(Letter(char, *middle))
        return found


@dataclass(frozen=True)
class Picture:
    """A page, or a part of one, as PDFium draws it on white.

    Attributes:
        pixels: height x width x 3, RGB.
        x, y: mm from the page's top-left corner to the picture's.
        width, height: of the picture in mm; a pixel is not quite square where the page has no whole number of them.
    """

    pixels: Pixels
    x: float
    y: float
    width: float
    height: float

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour at a place on the page, mm."""
        rows, columns = self.pixels.shape[:2]
        red, green, blue = self.pixels[
            int((y - self.y) / self.height * rows), int((x - self.x) / self.width * columns)
        ].tolist()
        return red, green, blue

    def part(self, left: float, top: float, right: float, bottom: float) -> Pixels:
        """The pixels that lie wholly inside a rectangle on the page, mm."""
        rows, columns = self.pixels.shape[:2]
        down, across = rows / self.height, columns / self.width
        return self.pixels[
            int(np.ceil((top - self.y) * down)) : int((bottom - self.y) * down),
            int(np.ceil((left - self.x) * across)) : int((right - self.x) * across),
        ]


def pictured(path: Path, page: int, resolution_dpi: float) -> Picture:
    """A whole page as pixels."""
    with pypdfium2.PdfDocument(path) as document:
        one = document[page]
        width, height = one.get_size()
        pixels = one.render(scale=resolution_dpi / 72).to_numpy()[:, :, ::-1].astype(np.int16)
        return Picture(pixels, 0.0, 0.0, width * MM_PER_PT, height * MM_PER_PT)


def page_count(path: Path) -> int:
    """How many pages a file has."""
    with pypdfium2.PdfDocument(path) as document:
        return len(document)
