"""Where things lie on a virtual table: boards in the middle, decks above, everything else below. Pure arithmetic.

  deck  deck  deck
+------------------+
|      board       |      y up, 0,0 the middle of the table; any unit
+------------------+
 token token standee
 token
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from pnp.geometry import Point, Size

Zone = Literal["above", "middle", "below"]

WIDEST = 40.0
"""Of a row, in the units of Tabletop Simulator, whose tables are about 50 wide."""


def table_places(things: Sequence[tuple[Zone, Size]], gap: float, widest: float = WIDEST) -> tuple[Point, ...]:
    """The middle of each of some things, none on another and at least `gap` apart, in the order given.

    A row is as wide as the widest thing in the middle, or `widest`, or the only thing in it.
    """
    zones: dict[Zone, list[int]] = {"above": [], "middle": [], "below": []}
    for number, (zone, _) in enumerate(things):
        zones[zone].append(number)
    sizes = [size for _, size in things]
    limit = max([widest, *(sizes[number].width for number in zones["middle"])])
    rows = {zone: list(_rows(numbers, sizes, gap, limit)) for zone, numbers in zones.items()}
    heights = {zone: _height(found, sizes, gap) for zone, found in rows.items()}
    middle = heights["middle"]
    if not middle:
        # Without a board decks and the rest share the middle.
        middle = -gap
    tops: dict[Zone, float] = {
        "above": middle / 2 + gap + heights["above"],
        "middle": middle / 2,
        "below": -middle / 2 - gap,
    }
    places: dict[int, Point] = {}
    for zone, found in rows.items():
        places |= _placed(found, sizes, gap, tops[zone])
    return tuple(places[number] for number in range(len(things)))


def _rows(numbers: Sequence[int], sizes: Sequence[Size], gap: float, limit: float) -> Iterator[list[int]]:
    """Things side by side, as many to a row as are not wider than the limit."""
    row: list[int] = []
    width = 0.0
    for number in numbers:
        more = sizes[number].width + (gap if row else 0.0)
        if row and width + more > limit:
            yield row
            row, width, more = [], 0.0, sizes[number].width
        row.append(number)
        width += more
    if row:
        yield row


def _height(rows: Sequence[Sequence[int]], sizes: Sequence[Size], gap: float) -> float:
    """Of rows under one another."""
    return sum(max(sizes[number].height for number in row) for row in rows) + gap * max(len(rows) - 1, 0)


def _placed(rows: Sequence[Sequence[int]], sizes: Sequence[Size], gap: float, top: float) -> dict[int, Point]:
    """The middles of things in rows from `top` downwards, each row in the middle."""
    places = {}
    for row in rows:
        high = max(sizes[number].height for number in row)
        x = -(sum(sizes[number].width for number in row) + gap * (len(row) - 1)) / 2
        for number in row:
            places[number] = Point(x + sizes[number].width / 2, top - high / 2)
            x += sizes[number].width + gap
        top -= high + gap
    return places
