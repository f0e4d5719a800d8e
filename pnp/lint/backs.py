"""Backs that tell cards apart, or tell which way up a card is held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnp.diagnostics import Sink, Span
from pnp.geometry import Rect
from pnp.lint.pixels import extent, largest_difference, pixels_of
from pnp.lint.side import PrintedSide, named, places
from pnp.model.artwork import Raster
from pnp.units import format_mm

if TYPE_CHECKING:
    from pnp.lint.pixels import Mask, Pixels

SAME = 8
"""Levels of 255 by which equal pictures may differ: fewer cannot be seen in print."""

SYMMETRIC = 16
"""Levels by which a smoothed pixel may leave the range of its turned neighbours: at 100 dpi a black dot of 0.2 mm that
stands on one side only reaches it, the fractions of a pixel by which a turned picture is off do not."""


def check_equal(backs: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P802 for each layout whose backs do not all look the same."""
    for layout, sides in _by_layout(backs).items():
        counts = Counter(_raster(side).rgba for side in sides)
        usual = counts.most_common(1)[0][0]
        model = next(side for side in sides if _raster(side).rgba == usual)
        looks = {usual: True}
        for side in sides:
            if _raster(side).rgba not in looks:
                looks[_raster(side).rgba] = _look_equal(model, side)
        odd = [side for side in sides if not looks[_raster(side).rgba]]
        if odd:
            _report_marked(layout, odd, model, _difference(model, odd[0]), sink)


def check_symmetric(backs: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P803 for each distinct back that changes when it is turned by 180 degrees; once for each layout."""
    for layout, sides in _by_layout(backs).items():
        seen: set[bytes] = set()
        for side in sides:
            raster = _raster(side)
            if raster.rgba in seen:
                continue
            seen.add(raster.rgba)
            place = _asymmetry(side, raster)
            if place:
                _report_asymmetric(layout, side, place, sink)
                break


def _by_layout(backs: Sequence[PrintedSide]) -> dict[str, list[PrintedSide]]:
    """The sides with a picture, by the layout they are drawn from: other layouts are meant to look different."""
    found: dict[str, list[PrintedSide]] = {}
    for side in backs:
        if side.raster is not None:
            found.setdefault(side.layout, []).append(side)
    return found


def _raster(side: PrintedSide) -> Raster:
    """The picture of a side that has one."""
    assert side.raster is not None
    return side.raster


def _pixels(side: PrintedSide) -> Pixels:
    """The picture as an array."""
    return pixels_of(_raster(side))


def _look_equal(model: PrintedSide, side: PrintedSide) -> bool:
    """Whether no one could tell the two pictures apart."""
    one, other = _pixels(model), _pixels(side)
    return one.shape == other.shape and bool((abs(one - other) <= SAME).all())


def _difference(model: PrintedSide, side: PrintedSide) -> Rect:
    """Where `side` differs most from `model`, which it does; mm from the trim corner."""
    one, other = _pixels(model), _pixels(side)
    if one.shape != other.shape:
        return Rect(0.0, 0.0, side.size.width, side.size.height)
    levels = abs(one - other).max(axis=2)
    mask: Mask = levels > SAME
    return extent(largest_difference(mask, levels), _raster(side).mm_per_px, side.bleed)


def _asymmetry(side: PrintedSide, raster: Raster) -> Rect | None:
    """Where the picture differs most from itself turned by 180 degrees; None where it does not.

    Both pictures are smoothed, and a pixel is compared with the range of the nine round its counterpart: the canvas is
    no whole number of pixels, so that fine lines fall on other fractions of a pixel when turned.
    """
    import numpy

    pixels = (_around(_pixels(side)).sum(axis=0) // 9).astype(numpy.int16)
    turned = _around(pixels[::-1, ::-1])
    low, high = turned.min(axis=0), turned.max(axis=0)
    levels = numpy.maximum(low - pixels, pixels - high).max(axis=2)
    mask: Mask = levels > SYMMETRIC
    if not mask.any():
        return None
    return extent(largest_difference(mask, levels), raster.mm_per_px, side.bleed)


def _around(pixels: Pixels) -> Pixels:
    """Nine pictures: for each pixel itself and its eight neighbours; the rim repeats."""
    import numpy

    rows, columns = pixels.shape[:2]
    padded = numpy.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    return numpy.stack([padded[y : y + rows, x : x + columns] for y in range(3) for x in range(3)])


def _where(place: Rect) -> str:
    """`8 x 3 mm, 12.5 mm from the left and 40 mm from the top edge`; tenths are as fine as pixels tell."""
    width, height, x, y = (round(length, 1) for length in (place.width, place.height, place.x, place.y))
    return f"{width:g} x {format_mm(height)}, {format_mm(x)} from the left and {format_mm(y)} from the top edge"


def _report_marked(layout: str, odd: Sequence[PrintedSide], model: PrintedSide, place: Rect, sink: Sink) -> None:
    """P802."""
    sink.warning(
        "P802",
        f"the back of {named(odd)} differs from that of {model.subject.name}: players can tell them apart",
        Span(layout),
        notes=(f"the largest difference of {odd[0].subject.name} is {_where(place)}", *places(odd)),
        help="print nothing of `card` in the back layout, or give these cards a `back:` layout of their own",
    )


def _report_asymmetric(layout: str, side: PrintedSide, place: Rect, sink: Sink) -> None:
    """P803."""
    sink.error(
        "P803",
        f"the back of {side.subject.name} looks different upside down, but the deck says `back_symmetric: true`",
        Span(layout),
        notes=(f"the largest difference is {_where(place)}", *places([side])),
        help="draw what stands there once more, turned by 180 degrees about the middle of the card, "
        "or write `back_symmetric: false`",
    )
