"""Rasters as arrays, and places in them as mm. numpy is imported where it is needed: clean builds never need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.geometry import Rect
from pnp.model.artwork import Raster
from pnp.model.outline import Outline

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Pixels = NDArray[numpy.int16]
    Mask = NDArray[numpy.bool_]
    Distances = NDArray[numpy.float64]


def pixels_of(raster: Raster) -> Pixels:
    """The raster as rows x columns x RGBA; the canvas fills it exactly."""
    import numpy

    return numpy.frombuffer(raster.rgba, dtype=numpy.uint8).reshape(raster.height, raster.width, 4).astype(numpy.int16)


def distances(outline: Outline, raster: Raster) -> Distances:
    """How far the middle of each pixel lies beyond an outline about the middle of the raster, mm; `Outline.beyond`."""
    import numpy

    x = ((numpy.arange(raster.width) + 0.5) - raster.width / 2)[None, :] * raster.mm_per_px
    y = ((numpy.arange(raster.height) + 0.5) - raster.height / 2)[:, None] * raster.mm_per_px
    shape = (raster.height, raster.width)
    outside, nearest = numpy.full(shape, -numpy.inf), numpy.full(shape, numpy.inf)
    for start, end in zip(outline.core, (*outline.core[1:], outline.core[0]), strict=True):
        across, down = end.x - start.x, end.y - start.y
        squared = across * across + down * down or 1.0
        part = numpy.clip(((x - start.x) * across + (y - start.y) * down) / squared, 0.0, 1.0)
        nearest = numpy.minimum(nearest, numpy.hypot(x - start.x - part * across, y - start.y - part * down))
        outside = numpy.maximum(outside, ((x - start.x) * down - (y - start.y) * across) / numpy.sqrt(squared))
    is_inside = (outside <= 0) & (len(outline.core) > 2)
    return numpy.where(is_inside, outside, nearest) - outline.radius


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
