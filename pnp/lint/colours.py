"""Colours that tell the entries of a list apart, and are too alike to do it for everybody.

Distances are those of CAM02-UCS: 0 for the same colour, 100 from black to white. They are taken between the colours as
five kinds of eyes, and a printer without colours, see them.

Source:
    CAM02-UCS: Luo, Cui and Li, "Uniform colour spaces based on CIECAM02 colour appearance model", 2006. Colour vision:
    Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009,
    at full severity.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from pnp.diagnostics import Sink, Span

if TYPE_CHECKING:
    from coloraide import Color

APART = 10.0
"""Colours at least so far apart are told apart in the hand. The six colours of Okabe and Ito ("Color Universal Design",
2008), made for all eyes, are 11.0 apart at the least; those of our own games 16.0."""

SHOWN = 3
"""Pairs named beside the worst one; the rest is counted."""

VISIONS = {
    "with normal vision": "",
    "by people who lack green cones (deuteranopia)": "deutan",
    "by people who lack red cones (protanopia)": "protan",
    "by people who lack blue cones (tritanopia)": "tritan",
    "in a print without colours": "grey",
}

Place = tuple[float, float, float]
"""A colour in CAM02-UCS."""


class Entry(Struct, frozen=True):
    """One entry of a list, as the layouts show it.

    Attributes:
        name: its id.
        span: where it stands.
        colours: `#rrggbb` by field, of the fields that are colours and are shown.
        signs: all else that is shown, by field.
    """

    name: str
    span: Span | None
    colours: Mapping[str, str]
    signs: Mapping[str, object]


class _Pair(NamedTuple):
    """Two entries that are too alike: how far apart they are in each vision, the least first, and in which field."""

    one: Entry
    other: Entry
    visions: tuple[tuple[str, float, str], ...]

    @property
    def distance(self) -> float:
        """In the vision that parts them least."""
        return self.visions[0][1]


def check_colours(list_name: str, entries: Sequence[Entry], sink: Sink) -> None:
    """Report P815, once for a list, with the pair that is most alike.

    Entries that differ in anything else that is shown are told apart by that. Of several colours the one counts that
    differs most.
    """
    alone = [
        (one, other)
        for one, other in combinations(entries, 2)
        if one.colours.keys() & other.colours.keys() and one.signs == other.signs
    ]
    if not alone:
        return
    eyes = Eyes()
    pairs = [pair for one, other in alone if (pair := _seen(one, other, eyes)).distance < APART]
    if pairs:
        _report(list_name, sorted(pairs, key=lambda pair: pair.distance), sink)


def _seen(one: Entry, other: Entry, eyes: Eyes) -> _Pair:
    """Two entries in each vision."""
    fields = [field for field in one.colours if field in other.colours]
    visions = []
    for vision in VISIONS:
        distances = {field: eyes.distance(one.colours[field], other.colours[field], vision) for field in fields}
        field = max(distances, key=lambda name: distances[name])
        visions.append((vision, distances[field], field))
    # Rounded, so that greys, which are the same to all, are told of normal vision.
    return _Pair(one, other, tuple(sorted(visions, key=lambda found: round(found[1], 1))))


def _report(list_name: str, pairs: Sequence[_Pair], sink: Sink) -> None:
    """The message."""
    worst, others = pairs[0], pairs[1:]
    (vision, distance, field), *further = worst.visions
    one, other = worst.one.colours[field], worst.other.colours[field]
    notes = [
        f"the layouts show no other difference between the two; colours are told apart from {APART:g} on, and black "
        "from white is 100"
    ]
    further = [found for found in further if found[1] < APART]
    if further:
        notes.append("also " + ", ".join(f"{other_vision} ({_figure(far)})" for other_vision, far, _ in further))
    if worst.one.span:
        notes.append(f"`{worst.one.name}` stands at {worst.one.span}")
    if others:
        named = [f"`{pair.one.name}` and `{pair.other.name}` ({_figure(pair.distance)})" for pair in others[:SHOWN]]
        more = f" and {len(others) - SHOWN} more pairs" if len(others) > SHOWN else ""
        notes.append(f"too alike are also {', '.join(named)}{more}")
    sink.warning(
        "P815",
        f"`{worst.one.name}` and `{worst.other.name}` of list `{list_name}` are hardly told apart {vision}: "
        f"`{one}` and `{other}` are {_figure(distance)} apart",
        worst.other.span,
        notes=notes,
        help="give each entry a sign of its own, as `symbol:`, and print it on the card; or take a much lighter and a "
        "much darker colour",
    )


def _figure(distance: float) -> str:
    """Rounded down, so that it never reads as enough."""
    return f"{math.floor(distance * 10) / 10:g}"


class Eyes:
    """Places colours; each once for each vision."""

    def __init__(self) -> None:
        """The library is imported here: clean projects never need it."""
        from coloraide import Color
        from coloraide.spaces.cam02 import CAM02JMh
        from coloraide.spaces.cam02_ucs import CAM02UCS

        class Known(Color):
            """Knows the space of distances, too, without a change to the library's own class."""

        Known.register([CAM02JMh(), CAM02UCS()])
        self._known: Callable[[str], Color] = Known
        self._places: dict[tuple[str, str], Place] = {}

    def distance(self, one: str, other: str, vision: str) -> float:
        """How far apart two colours are for a vision of `VISIONS`."""
        return math.dist(self._place(one, vision), self._place(other, vision))

    def _place(self, colour: str, vision: str) -> Place:
        """Where a colour lies as it is seen."""
        key = (colour, vision)
        if key not in self._places:
            x, y, z = self._seen(self._known(colour), VISIONS[vision]).convert("cam02-ucs").coords()
            self._places[key] = (x, y, z)
        return self._places[key]

    def _seen(self, colour: Color, kind: str) -> Color:
        """A colour as eyes of a kind see it, or as grey of the same luminance."""
        if kind == "grey":
            luminance = colour.convert("xyz-d65")[1]
            return colour.convert("srgb-linear").update("srgb-linear", [luminance] * 3)
        return colour.filter(kind, 1, method="machado").clip("srgb") if kind else colour
