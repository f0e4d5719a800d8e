"""The room that a shape leaves for lines of text.

    ╭───────────╮
  ╭─┼───────────┼─╮ ─ top of the band      A line is a band; of all gaps that no side of the shape reaches into,
  │ │  free gap │ │                        it gets the widest that lies inside.
──┴─┴───────────┴─┴─ ─ bottom
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from pnp.geometry import Rect
from pnp.typeset.element import Outline

Point = tuple[float, float]
Side = tuple[Point, Point]

MOST_STRIPS = 100
"""Strips that the sides of a shape are sorted into."""

NOTHING = 1e-9
"""A height where there is none, and a part that is noise of the sums."""


class Gap(NamedTuple):
    """Where a line may stand: from `left` to `right`, user units."""

    left: float
    right: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left


class Area(Protocol):
    """What text fills. Lengths are user units of the text.

    Attributes:
        top, bottom: its ends; bottom is infinite where nothing bounds the text.
    """

    @property
    def top(self) -> float:
        """Its upper end."""

    @property
    def bottom(self) -> float:
        """Its lower end."""

    def gap(self, top: float, bottom: float) -> Gap | None:
        """The widest gap of a band; None where the band is not inside, or has no gap."""


class Upright(NamedTuple):
    """An upright rectangle as an area."""

    rect: Rect

    @property
    def top(self) -> float:
        """See `Area`."""
        return self.rect.y

    @property
    def bottom(self) -> float:
        """See `Area`."""
        return self.rect.bottom

    def gap(self, top: float, bottom: float) -> Gap | None:
        """See `Area`; the band is taken to be inside."""
        return Gap(self.rect.x, self.rect.right)


def bounds_of(areas: Sequence[Area]) -> Rect:
    """The upright rectangle around the first of some areas."""
    first = areas[0]
    if isinstance(first, Upright):
        return first.rect
    assert isinstance(first, Shape)
    return first.bounds


def moved_area(area: Area, x: float, y: float) -> Area:
    """An area shifted by (x, y)."""
    if isinstance(area, Upright):
        rect = area.rect
        return Upright(Rect(rect.x + x, rect.y + y, rect.width, rect.height))
    assert isinstance(area, Shape)
    return area.moved(x, y)


class Shape:
    """The inside of an outline, `padding` away from it, as an area.

    Attributes:
        bounds: of the outline.
    """

    def __init__(self, outline: Outline, padding: float = 0.0) -> None:
        """Sort its sides."""
        sides = [side for ring in outline.rings for side in pairwise((*ring, ring[0]))]
        self._outline = outline
        self._sides = [(a, b) for a, b in sides if a != b]
        self._padding = padding
        xs, ys = zip(*[point for ring in outline.rings for point in ring], strict=True)
        self.bounds = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self.top = self.bounds.y + padding
        self.bottom = self.bounds.bottom - padding
        self._strip_height = max(self.bounds.height + 2 * padding, NOTHING) / min(len(self._sides), MOST_STRIPS)
        self._strips = self._sorted()

    def moved(self, x: float, y: float) -> Shape:
        """The same shifted by (x, y)."""
        rings = tuple([tuple([(across + x, down + y) for across, down in ring]) for ring in self._outline.rings])
        return Shape(replace(self._outline, rings=rings), self._padding)

    def gap(self, top: float, bottom: float) -> Gap | None:
        """See `Area`."""
        middle = (top + bottom) / 2
        best: Gap | None = None
        for gap in _between(sorted(self._reaches(top, bottom))):
            if (best is None or gap.width > best.width) and self._is_inside((gap.left + gap.right) / 2, middle):
                best = gap
        return best

    def _reaches(self, top: float, bottom: float) -> Iterator[Point]:
        """From where to where each side takes room in a band."""
        padding = self._padding
        for strip in range(self._strip(top), self._strip(bottom) + 1):
            for side in self._strips[strip]:
                (_, y), (_, end_y) = side
                if y - padding >= bottom and end_y - padding >= bottom:
                    continue
                if y + padding <= top and end_y + padding <= top:
                    continue
                yield _padded(side, top, bottom, padding) if padding else _clipped(side, top, bottom)

    def _sorted(self) -> list[list[Side]]:
        """The sides by the even strips that they reach into, from top to bottom: few of them concern a band."""
        strips: list[list[Side]] = [[] for _ in range(min(len(self._sides), MOST_STRIPS))]
        for side in self._sides:
            (_, y), (_, end_y) = side
            first, last = min(y, end_y) - self._padding, max(y, end_y) + self._padding
            for strip in range(self._strip(first), self._strip(last) + 1):
                strips[strip].append(side)
        return strips

    def _strip(self, y: float) -> int:
        """The strip that `y` lies in, or the nearest."""
        strip = int((y - self.bounds.y + self._padding) / self._strip_height)
        return min(max(strip, 0), min(len(self._sides), MOST_STRIPS) - 1)

    def _is_inside(self, x: float, y: float) -> bool:
        """Whether a point is inside, by the fill rule (SVG 2, section 13.4.2)."""
        winding = crossings = 0
        for (ax, ay), (bx, by) in self._strips[self._strip(y)]:
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
                winding += 1 if by > ay else -1
        return crossings % 2 == 1 if self._outline.even_odd else winding != 0


def _between(reaches: Sequence[Point]) -> Iterator[Gap]:
    """The gaps between intervals that are sorted by their beginnings."""
    if not reaches:
        return
    end = reaches[0][1]
    for left, right in reaches[1:]:
        if left > end:
            yield Gap(end, left)
        end = max(end, right)


def _clipped(side: Side, top: float, bottom: float) -> Point:
    """From where to where a side reaches inside a band that it meets."""
    (ax, ay), (bx, by) = side
    if top <= ay <= bottom and top <= by <= bottom:
        return (ax, bx) if ax < bx else (bx, ax)
    xs = [x for x, y in side if top <= y <= bottom]
    xs += [ax + (y - ay) / (by - ay) * (bx - ax) for y in (top, bottom) if min(ay, by) < y < max(ay, by)]
    return min(xs), max(xs)


def _padded(side: Side, top: float, bottom: float, padding: float) -> Point:
    """From where to where a side reaches inside a band with all that is nearer to it than `padding`.

    A point of the side that is d above or below the band reaches sqrt(padding² - d²) to either side in it. That is
    most at an end of the side, where it meets the band, or where moving on along it loses as much as it gains.
    """
    (ax, ay), (bx, by) = side
    if top <= ay <= bottom and top <= by <= bottom:
        return (ax - padding, bx + padding) if ax < bx else (bx - padding, ax + padding)
    dx, dy = bx - ax, by - ay
    parts = [0.0, 1.0]
    if dy:
        away = padding * abs(dx) / math.hypot(dx, dy)
        for y in (top, bottom, top - away, bottom + away, top - padding, bottom + padding):
            part = (y - ay) / dy
            if 0 < part < 1:
                parts.append(part)
    left, right, most = math.inf, -math.inf, padding * (1 + NOTHING)
    for part in parts:
        y = ay + part * dy
        beyond = top - y if y < top else y - bottom if y > bottom else 0.0
        if beyond <= most:
            x, reach = ax + part * dx, math.sqrt(max(padding * padding - beyond * beyond, 0.0))
            left, right = min(left, x - reach), max(right, x + reach)
    return left, right
