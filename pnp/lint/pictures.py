"""Pictures with too few pixels for the size that they are printed at. From measures, no drawing needed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.lint.side import PrintedSide, start_tag
from pnp.model.artwork import PlacedPicture
from pnp.units import MM_PER_INCH, format_mm

SHARP_PPI = 300
"""What print services ask for (their templates are 300 pixels to the inch), and what looks sharp in the hand."""

COARSE_PPI = 150
"""Half of that: single pixels are seen at arm's length."""

HAIR = 1e-6
"""Sizes come out of products of floats."""


class _Shown(Struct, frozen=True):
    """A picture on a side."""

    side: PrintedSide
    picture: PlacedPicture

    @property
    def ppi(self) -> float:
        """Pixels to the inch, in the direction that has fewer."""
        picture = self.picture
        return MM_PER_INCH * min(picture.width / picture.across, picture.height / picture.down)


def check_pictures(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Report P813 and P814, once for each picture in each place of a layout, where it is coarsest."""
    found: dict[tuple[str, Span], list[_Shown]] = {}
    for side in sides:
        for picture in side.pictures:
            if min(picture.across, picture.down) > 0 and _is_short(picture):
                found.setdefault((picture.path, picture.at), []).append(_Shown(side, picture))
    for shown in found.values():
        _report(min(shown, key=lambda one: one.ppi), [one.side.subject.name for one in shown], sink)


def _is_short(picture: PlacedPicture) -> bool:
    """Whether it has more than one pixel less than it needs: one is lost when a size is rounded.

    A single pixel is a plain colour, and sharp at any size.
    """
    if picture.width == picture.height == 1:
        return False
    return picture.width < _needed(picture.across) - 1 or picture.height < _needed(picture.down) - 1


def _needed(length: float) -> int:
    """The pixels that a length in mm needs."""
    return math.ceil(length / MM_PER_INCH * SHARP_PPI - HAIR)


def _report(worst: _Shown, subjects: Sequence[str], sink: Sink) -> None:
    """One message."""
    picture, ppi = worst.picture, math.floor(worst.ppi + HAIR)
    name = f"`{picture.path}`" if picture.path else "the picture in a `data:` address"
    is_error = worst.ppi + HAIR < COARSE_PPI
    what = (
        f"{name} has {picture.width} x {picture.height} pixels and is printed {_across(picture.across, picture.down)} "
        f"large: {ppi} pixels to the inch, below {COARSE_PPI if is_error else SHARP_PPI}"
    )
    scale = worst.ppi / SHARP_PPI
    largest = _across(_tenths(picture.across * scale), _tenths(picture.down * scale))
    sink.report(
        Diagnostic(
            "P813" if is_error else "P814",
            what,
            start_tag(picture.at),
            Severity.ERROR if is_error else Severity.WARNING,
            notes=('pixels that are meant to be seen have `style="image-rendering: pixelated"` on the <image>',),
            help=f"put in a picture of {_needed(picture.across)} x {_needed(picture.down)} pixels, "
            f"or print this one no larger than {largest}",
            subjects=tuple(subjects),
        )
    )


def _across(width: float, height: float) -> str:
    """`63 x 47.2 mm`."""
    return f"{format_mm(round(width, 1)).removesuffix(' mm')} x {format_mm(round(height, 1))}"


def _tenths(length: float) -> float:
    """Rounded down, so that it is surely enough."""
    return math.floor(length * 10 + HAIR) / 10
