"""Rasters as arrays, and places in them as mm. numpy is imported where it is needed: clean builds never need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.geometry import Rect
from pnp.model.artwork import Raster

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Pixels = NDArray[numpy.int16]
    Mask = NDArray[numpy.bool_]


def pixels_of(raster: Raster) -> Pixels:
    """The raster as rows x columns x RGBA; the canvas fills it exactly."""
    import numpy

    return numpy.frombuffer(raster.rgba, dtype=numpy.uint8).reshape(raster.height, raster.width, 4).astype(numpy.int16)


def largest_difference(mask: Mask, weight: NDArray[numpy.int16]) -> Mask:
    """The patch of `mask` (rows x columns, not empty) round the pixel of greatest `weight`.

    Pixels within two of one another belong to one patch, so that an outline is found whole.
    """
    import numpy

    patch = numpy.zeros_like(mask)
    patch[numpy.unravel_index(int(numpy.argmax(numpy.where(mask, weight, -1))), mask.shape)] = True
    while True:
        wider = grown(patch, 2) & mask
        if (wider == patch).all():
            return patch
        patch = wider


def grown(mask: Mask, by: int) -> Mask:
    """`mask` with every pixel within `by` rows and columns of it added."""
    import numpy

    padded = numpy.pad(mask, by)
    wide = numpy.zeros_like(padded)
    for shift in range(-by, by + 1):
        wide |= numpy.roll(padded, shift, axis=0)
    high = numpy.zeros_like(padded)
    for shift in range(-by, by + 1):
        high |= numpy.roll(wide, shift, axis=1)
    return high[by:-by, by:-by]


def extent(mask: Mask, mm_per_px: float, bleed: float) -> Rect:
    """The rectangle round the pixels of `mask`, in mm from the trim corner; the mask is not empty."""
    import numpy

    rows, columns = numpy.flatnonzero(mask.any(axis=1)), numpy.flatnonzero(mask.any(axis=0))
    top, left = int(rows[0]), int(columns[0])
    height, width = int(rows[-1]) - top + 1, int(columns[-1]) - left + 1
    return Rect(left * mm_per_px - bleed, top * mm_per_px - bleed, width * mm_per_px, height * mm_per_px)
