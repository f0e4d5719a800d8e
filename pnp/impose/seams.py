"""Where the seams of a tiled board run, along one axis.

     |<------ room ------>|
0    s1             s1+o        s2                 length
+----|---------------+           a tile shows from its seam to the next seam and an overlap more
     |<--- seen --->|<o>|        what it shows beyond the next seam is glued under the neighbour
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import EPS

CLEARANCE = 2.0
"""mm that a seam keeps from what it avoids, where it can: hands cut and glue no more exactly."""

UNREACHABLE = 1_000_000
"""Tiles that no number of sheets holds: the overlap takes all of their room."""

Cost = tuple[int, int, float]
"""What a seam costs: weights of things cut, of things near it, how far it is from an even division."""


class Axis(Struct, frozen=True):
    """One direction of a board.

    Attributes:
        length: of the board as printed.
        room: of a page between its margins.
        overlap: of neighbours.
        avoid: stretches that seams should not cut, from where to where, each with its weight.
    """

    length: float
    room: float
    overlap: float
    avoid: tuple[tuple[float, float, int], ...] = ()

    @property
    def tiles(self) -> int:
        """The fewest tiles that show all of it; `UNREACHABLE` where an overlap leaves nothing new."""
        if self.length <= self.room + EPS:
            return 1
        if self.room <= self.overlap + EPS:
            return UNREACHABLE
        return math.ceil((self.length - self.overlap - EPS) / (self.room - self.overlap))


def longest(room: float, overlap: float, tiles: int) -> float:
    """What so many tiles show together."""
    return tiles * room - (tiles - 1) * overlap


def seams(axis: Axis, tiles: int) -> tuple[float, ...]:
    """Both ends of the board and the seams between, which cut as little as possible of what they should avoid.

    Args:
        axis: lengths in mm.
        tiles: enough to show all of it.

    Returns:
        tiles + 1 numbers from 0 to `axis.length`, rising.
    """
    if tiles == 1:
        return 0.0, axis.length
    even = (axis.length - axis.overlap) / tiles
    step = min(axis.overlap, even)
    ways: list[tuple[Cost, tuple[float, ...]]] = [((0, 0, 0.0), (0.0,))]
    for number in range(1, tiles):
        rest = tiles - 1 - number
        high = min(number * (axis.room - axis.overlap), axis.length - axis.overlap - (rest + 1) * step)
        low = max(number * step, axis.length - axis.room - rest * (axis.room - axis.overlap))
        reached = []
        for place in _candidates(axis, low, high, number * even):
            before = [
                (cost, way)
                for cost, way in ways
                if step - EPS <= place - way[-1] and place + axis.overlap - way[-1] <= axis.room + EPS
            ]
            if before:
                cost, way = min(before)
                reached.append((_sum(cost, _cost(axis, place, number * even)), (*way, place)))
        ways = reached
    return (*min(ways)[1], axis.length)


def _candidates(axis: Axis, low: float, high: float, even: float) -> list[float]:
    """Places for a seam from `low` to `high`: what it costs changes at the ends of stretches only."""
    places = {round(place, 4) for place in (low, high, min(max(even, low), high))}
    for start, end, _ in axis.avoid:
        places.update(round(place, 4) for place in (start - CLEARANCE, start, end, end + CLEARANCE))
    return [min(max(place, low), high) for place in sorted(places) if low - EPS <= place <= high + EPS]


def _cost(axis: Axis, place: float, even: float) -> Cost:
    """What a seam at `place` costs."""
    cut = sum(weight for start, end, weight in axis.avoid if start + EPS < place < end - EPS)
    near = sum(weight for start, end, weight in axis.avoid if start - CLEARANCE + EPS < place < end + CLEARANCE - EPS)
    return cut, near - cut, round(((place - even) / axis.room) ** 2, 9)


def _sum(one: Cost, other: Cost) -> Cost:
    """Both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def is_cut(stretch: tuple[float, float], places: Sequence[float]) -> bool:
    """Whether any of the places lies inside a stretch."""
    return any(stretch[0] + EPS < place < stretch[1] - EPS for place in places)
