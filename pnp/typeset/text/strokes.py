"""How thick the strokes of a font are, whatever it calls its weight: posters' fonts are heavy and say `Regular`.

For a long band area = length x thickness and perimeter = 2 x length, so thickness = 2 x area / perimeter. Measured so
on the letter o, common fonts have 0.08 em in Regular, 0.11 in SemiBold, 0.12 to 0.14 in Bold, 0.17 in Black.
"""

from __future__ import annotations

import math
from itertools import pairwise

import uharfbuzz as hb
from msgspec import Struct, field

LETTER = "o"
"""A band of even width, with neither ends nor serifs."""

STEPS = 8
"""Straight pieces to a curve: within 1 % of its length."""

BOLD_WEIGHT = 700
USUAL_EM, BOLD_EM = 0.08, 0.13
"""What fonts without the letter are taken for, by their weight."""


def mean_stroke(font: hb.Font, upem: int, weight: int) -> float:
    """The mean thickness of a font's strokes, in em; `weight` is what it says of itself."""
    glyph = font.get_nominal_glyph(ord(LETTER))
    outline = _Outline()
    if glyph:
        font.draw_glyph(glyph, _trace(), outline)
    if not outline.perimeter:
        return BOLD_EM if weight >= BOLD_WEIGHT else USUAL_EM
    return 2 * abs(outline.area) / outline.perimeter / upem


class _Outline(Struct):
    """Adds up area (holes run the other way round) and perimeter of a glyph."""

    area: float = 0.0
    perimeter: float = 0.0
    _ring: list[tuple[float, float]] = field(default_factory=list)

    def move(self, x: float, y: float) -> None:
        """Begin a ring."""
        self._ring = [(x, y)]

    def line(self, x: float, y: float) -> None:
        """Go straight on."""
        self._ring.append((x, y))

    def curve(self, *controls: float) -> None:
        """Go on along a Bézier curve of any degree; its points after the first, as x, y, x, y …"""
        points = [self._ring[-1], *zip(controls[::2], controls[1::2], strict=True)]
        for step in range(1, STEPS + 1):
            part, rest = step / STEPS, points
            while len(rest) > 1:
                rest = [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairwise(rest)]
            self._ring.append(rest[0])

    def close(self) -> None:
        """End the ring where it began."""
        for (a, b), (c, d) in pairwise([*self._ring, *self._ring[:1]]):
            self.area += (a * d - b * c) / 2
            self.perimeter += math.hypot(c - a, d - b)


def _trace() -> hb.DrawFuncs:
    """What hands an outline over."""
    trace = hb.DrawFuncs()
    trace.set_move_to_func(lambda x, y, outline: outline.move(x, y))
    trace.set_line_to_func(lambda x, y, outline: outline.line(x, y))
    trace.set_quadratic_to_func(lambda a, b, x, y, outline: outline.curve(a, b, x, y))
    trace.set_cubic_to_func(lambda a, b, c, d, x, y, outline: outline.curve(a, b, c, d, x, y))
    trace.set_close_path_func(lambda outline: outline.close())
    return trace
