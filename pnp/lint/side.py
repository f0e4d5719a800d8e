"""What lint looks at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.geometry import Size
from pnp.model.artwork import Raster, Subject, TextBox

MOST_NAMED = 5
"""Cards named in one message; the rest is counted."""


Bare = tuple[tuple[str, float], ...]
"""Edges with bare paper and how deep it reaches in from the outer edge of the bleed, in tenths of a mm."""


@dataclass(frozen=True, slots=True)
class PrintedSide:
    """One side of one component as it will be printed.

    Attributes:
        subject: the component, as "card `alhambra`".
        layout: path of the layout file.
        size: trim in mm.  bleed, safe: mm outside and inside the trim.
        bare: what `bare_bleed` found on its picture.
        raster: the picture of trim and bleed, its top-left pixel at the corner of the bleed, for backs; equal artworks
            may share one. None leaves out what needs it.
        boxes: its set texts.
    """

    subject: Subject
    layout: str
    size: Size
    bleed: float
    safe: float
    bare: Bare = ()
    raster: Raster | None = None
    boxes: tuple[TextBox, ...] = ()


def named(sides: Sequence[PrintedSide]) -> str:
    """The components of `sides`, at most five, then how many more there are."""
    names = list(dict.fromkeys(side.subject.name for side in sides))
    more = len(names) - MOST_NAMED
    if more > 0:
        return f"{', '.join(names[:MOST_NAMED])} and {more} more"
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def places(sides: Sequence[PrintedSide]) -> tuple[str, ...]:
    """A note that says where the first of `sides` stands in content; none where it stands nowhere."""
    first = sides[0].subject
    return (f"{first.name} stands at {first.span}",) if first.span else ()
