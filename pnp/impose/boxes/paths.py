"""Contours with straight edges and rounded corners, walked point by point."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pnp.geometry import EPS, Point, Rect, Size
from pnp.model.outline import Step

KAPPA = 4 / 3 * math.tan(math.pi / 8)
"""Of a cubic curve that follows a quarter of a circle."""

WINDOW_CORNER = 3.0


class Walk:
    """A closed path in the making, clockwise as seen."""

    def __init__(self, start: Point) -> None:
        """Begin at `start`."""
        self._steps: list[Step] = [(start,)]

    @property
    def at(self) -> Point:
        """Where it is."""
        return self._steps[-1][-1]

    def to(self, x: float, y: float) -> None:
        """Go straight."""
        if math.hypot(x - self.at.x, y - self.at.y) > EPS:
            self._steps.append((Point(x, y),))

    def quarter(self, corner: Point, end: Point) -> None:
        """Round a corner: a quarter of an ellipse to `end`, within the rectangle whose far corner is `corner`."""
        start = self.at
        if math.hypot(end.x - start.x, end.y - start.y) <= EPS:
            return
        self._steps.append(
            (
                Point(start.x + KAPPA * (corner.x - start.x), start.y + KAPPA * (corner.y - start.y)),
                Point(end.x + KAPPA * (corner.x - end.x), end.y + KAPPA * (corner.y - end.y)),
                end,
            )
        )

    def through(self, points: Sequence[Point]) -> None:
        """Go straight from point to point."""
        for point in points:
            self.to(point.x, point.y)

    def done(self) -> tuple[Step, ...]:
        """The path; its last point is the first one, which is not repeated."""
        first, last = self._steps[0][0], self._steps[-1]
        closed = len(self._steps) > 1 and len(last) == 1 and math.hypot(last[0].x - first.x, last[0].y - first.y) <= EPS
        return tuple(self._steps[:-1] if closed else self._steps)


def rounded(rect: Rect, radius: float) -> tuple[Step, ...]:
    """A rectangle with round corners."""
    walk = Walk(Point(rect.x + radius, rect.y))
    walk.to(rect.right - radius, rect.y)
    walk.quarter(Point(rect.right, rect.y), Point(rect.right, rect.y + radius))
    walk.to(rect.right, rect.bottom - radius)
    walk.quarter(Point(rect.right, rect.bottom), Point(rect.right - radius, rect.bottom))
    walk.to(rect.x + radius, rect.bottom)
    walk.quarter(Point(rect.x, rect.bottom), Point(rect.x, rect.bottom - radius))
    walk.to(rect.x, rect.y + radius)
    walk.quarter(Point(rect.x, rect.y), Point(rect.x + radius, rect.y))
    return walk.done()


def window_in(rect: Rect, size: Size) -> tuple[tuple[Point, ...], ...]:
    """A hole with round corners in the middle of a panel."""
    middle = rect.centre
    hole = Rect(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height)
    return rounded(hole, min(WINDOW_CORNER, size.width / 2, size.height / 2))
