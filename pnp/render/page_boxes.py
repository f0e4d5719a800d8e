"""Page boxes that are exactly the canvas, though cairo 1.16 cuts a page's drawing at whole points.

Of a card of 178.58 pt it would lose 0.2 mm at the right and at the bottom: a white line between cards that share a cut.
So each page is drawn on a sheet some points larger, its canvas in the bottom left corner, and the size of the canvas is
written into the finished file over that of the sheet:

    +-------------+
    |          .  |   the sheet, as cairo knows it
    +--------+ .  |
    | canvas | .  |   the page box that is written in the end
    +--------+----+
"""

from __future__ import annotations

import math
import re

from pnp.geometry import Size
from pnp.units import PT_PER_MM

EXACT_SINCE = 11800
"""`cairo_version()` of the first stable version that rounds up (seen in 1.18.4; 1.16.0 cuts)."""

ROOM = 2
"""Points by which a sheet is larger than its canvas at least."""

DECIMALS = 6
"""cairo writes sizes in points with up to six decimals."""

PAGE_BOX = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")
"""As cairo writes the size of a page."""


class Sheet:
    """A sheet with room for a canvas, in points. `number` makes its size one of its kind in the file."""

    def __init__(self, canvas: Size, room: float, number: int) -> None:
        self.canvas_width, self.canvas_height = canvas.width * PT_PER_MM, canvas.height * PT_PER_MM
        self.width, self.height = self.canvas_width, self.canvas_height
        if room:
            # With all six decimals it takes at least as many characters to write as the canvas.
            mark = number / 10**DECIMALS
            self.width = math.ceil(self.canvas_width) + room + mark
            self.height = math.ceil(self.canvas_height) + room + mark


class Sheets:
    """The sheets of one file, by canvas."""

    def __init__(self, room: float) -> None:
        """`room` 0 makes sheets of the size of the canvas."""
        self._room = room
        self._by_canvas: dict[Size, Sheet] = {}

    def sheet(self, canvas: Size) -> Sheet:
        """The sheet for a canvas."""
        if canvas not in self._by_canvas:
            # Numbers that end in 0 would be written with fewer decimals.
            count = len(self._by_canvas)
            self._by_canvas[canvas] = Sheet(canvas, self._room, count // 9 * 10 + count % 9 + 1)
        return self._by_canvas[canvas]

    def cut(self, pdf: bytes, pages: int) -> bytes | None:
        """The file with the canvas as box of each page, all else at its place; None where not all boxes are found."""
        boxes = {_box(sheet.width, sheet.height): sheet for sheet in self._by_canvas.values()}
        count = 0

        def cut_box(match: re.Match[bytes]) -> bytes:
            nonlocal count
            sheet = boxes.get(match[0])
            if sheet is None:
                return match[0]
            count += 1
            return _box(sheet.canvas_width, sheet.canvas_height).ljust(len(match[0]))

        cut = PAGE_BOX.sub(cut_box, pdf)
        return cut if count == pages else None


def _box(width: float, height: float) -> bytes:
    """A page box as cairo writes it."""
    sides = (f"{side:.{DECIMALS}f}".rstrip("0").rstrip(".") for side in (width, height))
    return f"/MediaBox [ 0 0 {' '.join(sides)} ]".encode()
