"""The outline of a component: a convex core of corners, grown all round by a radius. Pure geometry in mm.

circle: one corner and its radius      rounded: a smaller rectangle and the radius of its corners
hexagon: six corners, radius 0         rectangle: four corners, radius 0
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from pnp.geometry import EPS, Point, Size, Transform

Shape = Literal["rectangle", "square", "rounded", "circle", "hexagon", "flat-hexagon"]
"""What `shape:` may say: a `hexagon` stands on a corner, a `flat-hexagon` on a side."""

LONGEST_ARC = math.pi / 4
"""A curve of PDF follows an arc of 45 degrees to four millionths of its radius."""

Step = tuple[Point, ...]
"""One point: a straight line to there (the first step of a path only goes there); three points: a cubic curve."""


class Outline(Struct, frozen=True):
    """A convex outline about its centre (0, 0), symmetric to both axes.

    Attributes:
        core: corners of a convex polygon, clockwise as seen; two for a line, one for a point.
        radius: by how much the outline lies outside the core, mm.
    """

    core: tuple[Point, ...]
    radius: float = 0.0

    @classmethod
    def rectangle(cls, size: Size, radius: float = 0.0) -> Outline:
        """A rectangle whose corners are rounded with `radius`, at most half of its shorter side."""
        x, y = max(size.width / 2 - radius, 0.0), max(size.height / 2 - radius, 0.0)
        corners = (Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y))
        return cls(tuple(dict.fromkeys(Point(corner.x + 0.0, corner.y + 0.0) for corner in corners)), radius)

    @classmethod
    def circle(cls, diameter: float) -> Outline:
        """A circle."""
        return cls((Point(0.0, 0.0),), diameter / 2)

    @classmethod
    def hexagon(cls, size: Size, flat: bool) -> Outline:
        """A hexagon that fills `size`; it stands on a side where `flat`, else on a corner."""
        x, y = size.width / 2, size.height / 2
        if flat:
            corners = ((-x / 2, -y), (x / 2, -y), (x, 0.0), (x / 2, y), (-x / 2, y), (-x, 0.0))
        else:
            corners = ((0.0, -y), (x, -y / 2), (x, y / 2), (0.0, y), (-x, y / 2), (-x, -y / 2))
        return cls(tuple(Point(*corner) for corner in corners))

    @property
    def size(self) -> Size:
        """Of the upright rectangle round it."""
        return Size(
            2 * (max(corner.x for corner in self.core) + self.radius),
            2 * (max(corner.y for corner in self.core) + self.radius),
        )

    @property
    def area(self) -> float:
        """Mm² inside of it: the core, a band along its edges, and a circle of its corners together."""
        around = [*self.core[1:], self.core[0]]
        core = sum(start.x * end.y - end.x * start.y for start, end in zip(self.core, around, strict=True)) / 2
        edges = sum(math.hypot(end.x - start.x, end.y - start.y) for start, end in zip(self.core, around, strict=True))
        return abs(core) + edges * self.radius + math.pi * self.radius**2

    def grown(self, distance: float) -> Outline:
        """The outline all points of which lie `distance` outside of this one; corners become arcs."""
        return Outline(self.core, self.radius + distance)

    def turned(self, angle_deg: float) -> Outline:
        """The outline turned clockwise about its centre by a multiple of 90 degrees."""
        turn = Transform.rotation(angle_deg)
        return Outline(tuple(turn.apply(corner) for corner in self.core), self.radius)

    def beyond(self, point: Point) -> float:
        """How far outside of the outline `point` lies; below nought how deep inside."""
        if len(self.core) > 2:
            inside = max(
                (point.x - start.x) * normal.x + (point.y - start.y) * normal.y for start, _, normal in self._edges()
            )
            if inside <= 0:
                return inside - self.radius
        return min(_to_segment(point, start, end) for start, end, _ in self._edges()) - self.radius

    def apart(self, other: Outline, shift: Point) -> float:
        """The least distance to `other` moved by `shift`; nought or less where the two may meet."""
        mine = Outline(self.core)
        theirs = Outline(tuple(Point(corner.x + shift.x, corner.y + shift.y) for corner in other.core))
        # Of two convex polygons that do not meet, a corner of one is nearest to the other.
        distances = [theirs.beyond(corner) for corner in mine.core] + [mine.beyond(corner) for corner in theirs.core]
        nearest = min(distances) if _are_parted(mine.core, theirs.core) else 0.0
        return nearest - self.radius - other.radius

    def steps(self) -> tuple[Step, ...]:
        """The closed path, clockwise as seen, as straight lines and curves."""
        return tuple(self._steps())

    def _edges(self) -> Iterator[tuple[Point, Point, Point]]:
        """Each edge of the core: where it starts and ends, and the unit vector that leads outwards."""
        for index, start in enumerate(self.core):
            end = self.core[(index + 1) % len(self.core)]
            length = math.hypot(end.x - start.x, end.y - start.y) or 1.0
            yield start, end, Point((end.y - start.y) / length, (start.x - end.x) / length)

    def _steps(self) -> Iterator[Step]:
        """See `steps`."""
        if len(self.core) == 1:
            yield (Point(self.core[0].x + self.radius, self.core[0].y),)
            yield from _arc(self.core[0], self.radius, 0.0, 2 * math.pi)
            return
        edges = list(self._edges())
        for (_, corner, before), (_, _, after) in zip([edges[-1], *edges[:-1]], edges, strict=True):
            if not self.radius:
                yield (corner,)
                continue
            start = math.atan2(before.y, before.x)
            turn = (math.atan2(after.y, after.x) - start) % (2 * math.pi)
            yield (Point(corner.x + self.radius * before.x, corner.y + self.radius * before.y),)
            yield from _arc(corner, self.radius, start, turn)


def outline_of(shape: Shape, size: Size, corner_radius: float) -> Outline | None:
    """The outline of a component of `size`; None for a plain rectangle."""
    if shape == "circle":
        return Outline.circle(size.width)
    if shape in ("hexagon", "flat-hexagon"):
        return Outline.hexagon(size, shape == "flat-hexagon")
    return Outline.rectangle(size, corner_radius) if shape == "rounded" else None


def _arc(centre: Point, radius: float, start: float, turn: float) -> Iterator[Step]:
    """Curves along an arc that begins at the angle `start` and goes clockwise as seen by `turn`, both in radians."""
    pieces = max(1, math.ceil(turn / LONGEST_ARC - EPS))
    piece = turn / pieces
    # The usual approximation: the middle of each curve lies on the circle.
    reach = 4 / 3 * math.tan(piece / 4) * radius
    for number in range(pieces):
        low, high = start + number * piece, start + (number + 1) * piece
        begin = Point(centre.x + radius * math.cos(low), centre.y + radius * math.sin(low))
        end = Point(centre.x + radius * math.cos(high), centre.y + radius * math.sin(high))
        yield (
            Point(begin.x - reach * math.sin(low), begin.y + reach * math.cos(low)),
            Point(end.x + reach * math.sin(high), end.y - reach * math.cos(high)),
            end,
        )


def _to_segment(point: Point, start: Point, end: Point) -> float:
    """The distance from a point to a stretch."""
    x, y = end.x - start.x, end.y - start.y
    squared = x * x + y * y
    along = ((point.x - start.x) * x + (point.y - start.y) * y) / squared if squared else 0.0
    part = min(max(along, 0.0), 1.0)
    return math.hypot(point.x - start.x - part * x, point.y - start.y - part * y)


def _are_parted(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether some line along an edge parts two polygons; points and lines count as parted unless they are the same."""
    if len(one) < 3 and len(other) < 3:
        return one != other
    for polygon in (one, other):
        for index, start in enumerate(polygon):
            end = polygon[(index + 1) % len(polygon)]
            across = (end.y - start.y, start.x - end.x)
            mine = [corner.x * across[0] + corner.y * across[1] for corner in one]
            theirs = [corner.x * across[0] + corner.y * across[1] for corner in other]
            if max(mine) < min(theirs) or max(theirs) < min(mine):
                return True
    return False
