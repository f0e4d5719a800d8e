"""How far beyond its trim each artwork may be drawn: bleed never lies over a neighbour.

gap >= 2 x bleed      gap < 2 x bleed       gap 0
[ A ]~~~  ~~~[ B ]    [ A ]~~|~~[ B ]       [ A ][ B ]    A goes 0.1 mm under B
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import EPS, Insets, Rect

UNDERLAP = 0.1
"""How far the earlier of two touching artworks goes under the later one: without it viewers that smooth edges show a
light seam between them (as pdf.js does, mozilla/pdf.js#16696)."""


class Trim(Struct, frozen=True):
    """A place on one side of a sheet.

    Attributes:
        rect: the trim on the page.
        bleed: how far its artwork goes beyond, mm.
        drawn: False where nothing is drawn but the place must stay clean: a card without a back, a place skipped.
    """

    rect: Rect
    bleed: float
    drawn: bool = True


def clips(trims: Sequence[Trim]) -> tuple[Insets, ...]:
    """For each trim how far its artwork is drawn beyond it, per edge of the *page*; `trims` in order of drawing."""
    return tuple(_clip(index, trims) for index in range(len(trims)))


def _clip(index: int, trims: Sequence[Trim]) -> Insets:
    """The insets of one trim: its bleed, shortened where a neighbour stands near, free of float noise."""
    own = trims[index]
    reach = {"top": own.bleed, "right": own.bleed, "bottom": own.bleed, "left": own.bleed}
    for number, other in enumerate(trims):
        edge, distance = _direction(own.rect, other.rect)
        if number == index or edge is None or distance >= own.bleed + other.bleed:
            continue
        # Half-way, unless the neighbour has so little bleed that some of its half is free.
        allowed = max(distance / 2, distance - other.bleed) if other.drawn else distance / 2
        if distance <= EPS and number > index and other.drawn:
            allowed = UNDERLAP
        reach[edge] = min(reach[edge], allowed)
    for number, other in enumerate(trims):
        if number != index:
            _spare_corner(own.rect, other.rect, reach)
    return Insets(**{edge: round(length, 4) for edge, length in reach.items()})


def _direction(own: Rect, other: Rect) -> tuple[str | None, float]:
    """At which edge of `own` the other stands, and how far away; None where it faces no edge."""
    if own.y < other.bottom - EPS and other.y < own.bottom - EPS:
        if other.x >= own.right - EPS:
            return "right", max(other.x - own.right, 0.0)
        if other.right <= own.x + EPS:
            return "left", max(own.x - other.right, 0.0)
    if own.x < other.right - EPS and other.x < own.right - EPS:
        if other.y >= own.bottom - EPS:
            return "bottom", max(other.y - own.bottom, 0.0)
        if other.bottom <= own.y + EPS:
            return "top", max(own.y - other.bottom, 0.0)
    return None, 0.0


def _spare_corner(own: Rect, other: Rect, reach: dict[str, float]) -> None:
    """Shorten the bleed that would lie over a trim diagonally opposite, as stands where sizes are mixed.

    One of the two edges that meet there gives way, the one that loses less.
    """
    across = ("right", other.x - own.right) if other.x >= own.right - EPS else ("left", own.x - other.right)
    down = ("bottom", other.y - own.bottom) if other.y >= own.bottom - EPS else ("top", own.y - other.bottom)
    if min(across[1], down[1]) < -EPS:  # it faces an edge
        return
    if all(reach[edge] > distance + UNDERLAP + EPS for edge, distance in (across, down)):
        edge, distance = max(across, down, key=lambda one: one[1])
        reach[edge] = max(distance, 0.0)


def on_artwork(insets: Insets, angle_deg: float) -> Insets:
    """Page insets as insets of the artwork's own edges, for an artwork turned clockwise by a multiple of 90 degrees.

    Turned by 90, its top edge is on the right of the page.
    """
    around = (insets.top, insets.right, insets.bottom, insets.left)
    quarter = round(angle_deg / 90) % 4
    return Insets(*around[quarter:], *around[:quarter])
