"""Shapes on a board and how far apart they are. Millimetres, y down.

A shape is a point, a line over several points or an area with corners, made thicker by a radius: a round space is its
middle with a radius, a slot four corners, a route a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from msgspec import Struct

from pnp.geometry import EPS, Point, Rect

OVERLAP = -1.0
"""The gap of shapes that overlap by an amount that is not worked out."""

Segment = tuple[Point, Point]


class Shape(Struct, frozen=True):
    """A point, line or area.

    Attributes:
        points: one at least.
        radius: how far it goes beyond them, mm.
        closed: the points are the corners of an area.
    """

    points: tuple[Point, ...]
    radius: float = 0.0
    closed: bool = False

    @property
    def bounds(self) -> Rect:
        """The upright rectangle about it."""
        xs, ys = [point.x for point in self.points], [point.y for point in self.points]
        left, top, r = min(xs), min(ys), self.radius
        return Rect(left - r, top - r, max(xs) - left + 2 * r, max(ys) - top + 2 * r)

    def segments(self) -> Iterator[Segment]:
        """Its edges; a point is one of no length."""
        if len(self.points) == 1:
            yield self.points[0], self.points[0]
        yield from pairwise(self.points)
        if self.closed:
            yield self.points[-1], self.points[0]

    def covers(self, point: Point) -> bool:
        """Whether a point lies within the corners, and not on an edge."""
        if not self.closed or distance_to(point, self) < EPS:
            return False
        inside = False
        for one, two in self.segments():
            if (one.y > point.y) != (two.y > point.y):
                x = one.x + (point.y - one.y) * (two.x - one.x) / (two.y - one.y)
                inside ^= x > point.x
        return inside


def rectangle(rect: Rect) -> Shape:
    """A rectangle as a shape."""
    corners = (
        Point(rect.x, rect.y),
        Point(rect.right, rect.y),
        Point(rect.right, rect.bottom),
        Point(rect.x, rect.bottom),
    )
    return Shape(corners, closed=True)


def circle(x: float, y: float, radius: float) -> Shape:
    """A round shape."""
    return Shape((Point(x, y),), radius)


def distance_to(point: Point, shape: Shape) -> float:
    """How far a point is from the edges of a shape, its radius left aside."""
    return min(_point_to_segment(point, segment) for segment in shape.segments())


def gap(one: Shape, two: Shape) -> float:
    """How far two shapes are apart, edge to edge; negative where they overlap, near 0 where they touch."""
    nearest = min(_between(first, second) for first in one.segments() for second in two.segments())
    if (one.closed or two.closed) and _overlap(one, two):
        round_one = len(one.points) == 1 or len(two.points) == 1
        return -(nearest + one.radius + two.radius) if round_one else OVERLAP
    return nearest - one.radius - two.radius


def _overlap(one: Shape, two: Shape) -> bool:
    """Whether two shapes, one an area at least, share more than edges; their radii left aside."""
    if any(_cross(first, second) for first in one.segments() for second in two.segments()):
        return True
    return any(two.covers(point) for point in _probes(one, two)) or any(
        one.covers(point) for point in _probes(two, one)
    )


def _probes(shape: Shape, other: Shape) -> Iterator[Point]:
    """Points of a shape, one of which lies within the other if anything does and no edges cross.

    Between the corners of the other that lie on it, an edge is wholly within or without; so its middles there tell.
    """
    for segment in shape.segments():
        (start, end), touching = segment, [0.0, 1.0]
        for corner in other.points:
            if _point_to_segment(corner, segment) < EPS:
                touching.append(_part(corner, segment))
        for one, two in pairwise(sorted(touching)):
            part = (one + two) / 2
            yield Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
    if shape.closed:
        yield from _inner(shape)


def _inner(shape: Shape) -> Iterator[Point]:
    """A point within an area: between its edges on a line halfway between those heights of corners that differ most.

    Corners that were turned have heights that are the same but for rounding; a line between these is on the edge.
    """
    heights = sorted({point.y for point in shape.points})
    low, high = max(pairwise(heights), key=lambda pair: pair[1] - pair[0], default=(heights[0], heights[0]))
    y = (low + high) / 2
    crossed = sorted(
        one.x + (y - one.y) * (two.x - one.x) / (two.y - one.y)
        for one, two in shape.segments()
        if (one.y > y) != (two.y > y)
    )
    if len(crossed) > 1:
        yield Point((crossed[0] + crossed[1]) / 2, y)


def _turn(one: Point, two: Point, three: Point) -> float:
    """Above 0 where the way from one over two to three turns right (y down), near 0 where it is straight."""
    return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)


def _cross(first: Segment, second: Segment) -> bool:
    """Whether two segments go through one another, each from one side of the other to its other side."""
    (a, b), (c, d) = first, second
    length, other = hypot(b.x - a.x, b.y - a.y), hypot(d.x - c.x, d.y - c.y)
    away_c, away_d = _turn(a, b, c), _turn(a, b, d)
    away_a, away_b = _turn(c, d, a), _turn(c, d, b)
    # A turn is the distance from the line times the length of the segment.
    far = min(abs(away_c), abs(away_d)) > EPS * length and min(abs(away_a), abs(away_b)) > EPS * other
    return far and (away_c > 0) != (away_d > 0) and (away_a > 0) != (away_b > 0)


def _point_to_segment(point: Point, segment: Segment) -> float:
    """The distance of a point from a segment."""
    one, two = segment
    part = _part(point, segment)
    return hypot(point.x - one.x - part * (two.x - one.x), point.y - one.y - part * (two.y - one.y))


def _part(point: Point, segment: Segment) -> float:
    """Where on a segment it is nearest to a point: 0 at its beginning, 1 at its end."""
    one, two = segment
    dx, dy = two.x - one.x, two.y - one.y
    square = dx * dx + dy * dy
    part = 0.0 if square == 0 else ((point.x - one.x) * dx + (point.y - one.y) * dy) / square
    return min(max(part, 0.0), 1.0)


def _between(first: Segment, second: Segment) -> float:
    """The distance of two segments."""
    if _cross(first, second):
        return 0.0
    ends = ((first[0], second), (first[1], second), (second[0], first), (second[1], first))
    return min(_point_to_segment(point, segment) for point, segment in ends)


CROSS = "cross"
ALONG = "run over one another"


def meeting(one: Sequence[Point], two: Sequence[Point], shared: Sequence[Point]) -> str:
    """How two lines meet elsewhere than in the `shared` points: `CROSS`, also where they touch, `ALONG`, or empty."""
    for first in pairwise(one):
        for second in pairwise(two):
            joint = next((point for point in shared if _ends_at(first, point) and _ends_at(second, point)), None)
            if joint is not None:
                if _same_way(_from(first, joint), _from(second, joint)):
                    return ALONG
            elif _between(first, second) < EPS:
                return ALONG if _parallel(first, second) else CROSS
    return ""


def _parallel(first: Segment, second: Segment) -> bool:
    """Whether two segments have the same direction, or opposite ones."""
    (a, b), (c, d) = first, second
    lean = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
    return abs(lean) < EPS * _length(first) * _length(second)


def _ends_at(segment: Segment, point: Point) -> bool:
    """Whether one end of a segment is the point."""
    return point in segment


def _from(segment: Segment, point: Point) -> Segment:
    """A segment that begins at the point."""
    return segment if segment[0] == point else (segment[1], segment[0])


def _same_way(first: Segment, second: Segment) -> bool:
    """Whether two segments from one point leave it in the same direction."""
    start, one, two = first[0], first[1], second[1]
    ahead = (one.x - start.x) * (two.x - start.x) + (one.y - start.y) * (two.y - start.y)
    nearer, segment = (one, second) if _length(first) < _length(second) else (two, first)
    return ahead > 0 and _point_to_segment(nearer, segment) < EPS


def _length(segment: Segment) -> float:
    """The length of a segment."""
    return hypot(segment[1].x - segment[0].x, segment[1].y - segment[0].y)
