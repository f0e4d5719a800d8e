"""The pixels that letters stand on.

Of the raster without texts, those whose middle lies in the ink of a line, which is an upright rectangle in the text's
own units and may be turned on the card.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.geometry import Point, Transform
from pnp.model.artwork import Letters, Raster

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Colours = NDArray[numpy.uint8]
    """n x RGB."""

OPAQUE = 255
"""Alpha of what is fully covered, and each channel of the white paper."""

FLAT = 1e-9
"""Less than this is nought in a turn by whole right angles."""


class Ground:
    """A card without its texts, on white paper."""

    def __init__(self, raster: Raster, bleed: float) -> None:
        """`raster` shows trim and bleed; `bleed` in mm on every side."""
        import numpy

        shape = raster.height, raster.width, 4
        self._pixels = numpy.frombuffer(raster.rgba, dtype=numpy.uint8).reshape(shape)
        self._mm_per_px = raster.mm_per_px
        self._bleed = bleed

    def under(self, letters: Letters, to_card: Transform) -> Colours:
        """The colours under the ink of some letters, n >= 0 of them; none where they stand outside the canvas."""
        import numpy

        corners = [
            to_card.apply(Point(x, y)) for x in (letters.left, letters.right) for y in (letters.top, letters.bottom)
        ]
        height, width = self._pixels.shape[:2]
        left, right = self._span([corner.x for corner in corners], width)
        top, bottom = self._span([corner.y for corner in corners], height)
        pixels = self._pixels[top:bottom, left:right]
        if _is_turned(to_card):
            inside = self._inside(letters, to_card, (left, right), (top, bottom))
            pixels = pixels[inside] if inside.any() else pixels
        flat = pixels.reshape(-1, 4)
        if (flat[:, 3] == OPAQUE).all():
            return flat[:, :3]
        alpha = flat[:, 3:].astype(numpy.float32) / OPAQUE
        return numpy.rint(flat[:, :3] * alpha + OPAQUE * (1 - alpha)).astype(numpy.uint8)

    def _span(self, places: list[float], count: int) -> tuple[int, int]:
        """First and after last of the `count` pixels in a row whose middle lies between places in mm; one at least."""
        low, high = ((place + self._bleed) / self._mm_per_px - 0.5 for place in (min(places), max(places)))
        first, after = math.ceil(low), math.floor(high) + 1
        if after <= first:
            first = math.floor((low + high) / 2 + 0.5)
            after = first + 1
        return min(max(first, 0), count), min(max(after, 0), count)

    def _inside(
        self, letters: Letters, to_card: Transform, columns: tuple[int, int], rows: tuple[int, int]
    ) -> NDArray[numpy.bool_]:
        """Which pixels of a patch have their middle in the ink of letters that stand askew."""
        import numpy

        x = (numpy.arange(*columns) + 0.5) * self._mm_per_px - self._bleed - to_card.e
        y = ((numpy.arange(*rows) + 0.5) * self._mm_per_px - self._bleed - to_card.f)[:, None]
        size = to_card.a * to_card.d - to_card.b * to_card.c
        across, down = (to_card.d * x - to_card.c * y) / size, (to_card.a * y - to_card.b * x) / size
        inside: NDArray[numpy.bool_] = (
            (across >= letters.left) & (across <= letters.right) & (down >= letters.top) & (down <= letters.bottom)
        )
        return inside


def _is_turned(to_card: Transform) -> bool:
    """Whether rectangles do not stand upright on the card."""
    upright = abs(to_card.b) < FLAT and abs(to_card.c) < FLAT
    on_side = abs(to_card.a) < FLAT and abs(to_card.d) < FLAT
    return not (upright or on_side)
