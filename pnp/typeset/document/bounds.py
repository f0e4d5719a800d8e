"""Bounding boxes of shapes in their own user units, without stroke (SVG 2, section 8.10)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise

from pnp.geometry import Rect

ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
"""Numbers that each path command takes (SVG 2, section 9.3)."""

COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
ARC = re.compile(r"\s*,?\s*".join([rf"({NUMBER.pattern})"] * 3 + ["([01])"] * 2 + [rf"({NUMBER.pattern})"] * 2))

MOST_SIDES = 200
"""Sides of a clip path that are looked at in pairs."""

Point = tuple[float, float]
Points = list[Point]
Side = tuple[Point, Point]


def box_of(points: Points) -> Rect | None:
    """The smallest upright rectangle around points; None for no points."""
    if not points:
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def subpaths(d: str) -> list[Points]:
    """For each subpath, points whose bounding box is the subpath's: corners, and the extremes of its curves."""
    walk = _Walk()
    for letter, numbers in commands(d):
        walk.step(letter, numbers)
    return walk.subpaths


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of path data with as many numbers as each takes, up to the first mistake in them."""
    for letter, inside in COMMAND.findall(d):
        for numbers in arguments(letter, inside):
            if len(numbers) < ARGUMENTS[letter.lower()]:
                return
            yield letter, numbers
            letter = {"m": "l", "M": "L"}.get(letter, letter)  # noqa: PLW2901 (further pairs are lines)


def crosses_itself(points: Points) -> bool:
    """Whether the closed line through points crosses itself; taken for granted of very many points."""
    sides = list(pairwise([*points, points[0]]))
    if len(sides) > MOST_SIDES:
        return True
    return any(
        _cross(one, other)
        for number, one in enumerate(sides)
        for other in sides[number + 2 : len(sides) - (number == 0)]
    )


def _cross(one: Side, other: Side) -> bool:
    """Whether two straight lines cross within."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> float:
    """Above nought where the way from a by b to c turns right, below where it turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def arguments(letter: str, inside: str) -> Iterator[list[float]]:
    """The numbers of a command, as many at a time as it takes."""
    if letter in "Zz":
        yield []
    elif letter in "Aa":
        for found in ARC.findall(inside):
            yield [float(number) for number in found]
    else:
        numbers = [float(number) for number in NUMBER.findall(inside)]
        count = ARGUMENTS[letter.lower()]
        for start in range(0, len(numbers), count):
            yield numbers[start : start + count]


class _Walk:
    """Follows path commands."""

    def __init__(self) -> None:
        self.subpaths: list[Points] = []
        self._at = (0.0, 0.0)
        self._start = (0.0, 0.0)
        self._control: tuple[str, float, float] | None = None

    def step(self, letter: str, numbers: list[float]) -> None:
        """Take one command."""
        kind = letter.lower()
        x0, y0 = self._at if letter.islower() else (0.0, 0.0)
        control, self._control = self._control, None
        if kind == "z":
            self._at = self._start
            return
        if kind == "m":
            self._at = self._start = (x0 + numbers[0], y0 + numbers[1])
            self.subpaths.append([self._at])
            return
        if not self.subpaths or (self._at == self._start and len(self.subpaths[-1]) > 1):
            self.subpaths.append([self._at])
        if kind == "a":
            self._arc(numbers, (x0 + numbers[5], y0 + numbers[6]))
        elif kind in "hv":
            end = (x0 + numbers[0], self._at[1]) if kind == "h" else (self._at[0], y0 + numbers[0])
            self._line(end)
        else:
            self._curve(kind, [(x0 + x, y0 + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)], control)

    def _line(self, end: tuple[float, float]) -> None:
        self.subpaths[-1].append(end)
        self._at = end

    def _curve(self, kind: str, points: Points, control: tuple[str, float, float] | None) -> None:
        """A straight line or a Bézier curve to the last of `points`."""
        if kind in "st":
            reflected = self._at
            if control is not None and control[0] == ("c" if kind == "s" else "q"):
                reflected = (2 * self._at[0] - control[1], 2 * self._at[1] - control[2])
            points = [reflected, *points]
        if len(points) > 1:
            self._control = ("c" if kind in "cs" else "q", *points[-2])
            self.subpaths[-1].extend(bezier_extremes([self._at, *points]))
        self._line(points[-1])

    def _arc(self, numbers: list[float], end: tuple[float, float]) -> None:
        """An elliptical arc to `end`."""
        self.subpaths[-1].extend(arc_extremes(self._at, numbers, end))
        self._line(end)


def bezier_extremes(points: Points) -> Points:
    """Where a Bézier curve of 3 or 4 control points turns round in x or y."""
    found: Points = []
    for axis in (0, 1):
        values = [point[axis] for point in points]
        for t in _roots(values):
            if 0 < t < 1:
                found.append((_bezier([x for x, _ in points], t), _bezier([y for _, y in points], t)))
    return found


def _roots(values: list[float]) -> list[float]:
    """Where the derivative of a Bézier polynomial is nought."""
    steps = [after - before for before, after in pairwise(values)]
    if len(steps) == 2:
        return [steps[0] / (steps[0] - steps[1])] if steps[0] != steps[1] else []
    a, b, c = steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0]
    if abs(a) < 1e-12:
        return [-c / b] if b else []
    square = b * b - 4 * a * c
    if square < 0:
        return []
    root = math.sqrt(square)
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]


def _bezier(values: list[float], t: float) -> float:
    """De Casteljau's point at `t`."""
    while len(values) > 1:
        values = [before + (after - before) * t for before, after in pairwise(values)]
    return values[0]


def arc_extremes(start: tuple[float, float], numbers: list[float], end: tuple[float, float]) -> Points:
    """Where an elliptical arc turns round (SVG 2, appendix B.2.4)."""
    rx, ry = abs(numbers[0]), abs(numbers[1])
    if rx == 0 or ry == 0 or start == end:
        return []
    turn = math.radians(numbers[2])
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = (cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry
    length = math.hypot(x, y)
    if length > 1:
        rx, ry, x, y, length = rx * length, ry * length, x / length, y / length, 1.0
    factor = math.sqrt(max(1 / (length * length) - 1, 0.0)) if length else 0.0
    if bool(numbers[3]) == bool(numbers[4]):
        factor = -factor
    cx, cy = factor * y, -factor * x
    first = math.atan2(y - cy, x - cx)
    sweep = math.atan2(-y - cy, -x - cx) - first
    if numbers[4] and sweep < 0:
        sweep += math.tau
    elif not numbers[4] and sweep > 0:
        sweep -= math.tau
    centre_x = (start[0] + end[0]) / 2 + cos * cx * rx - sin * cy * ry
    centre_y = (start[1] + end[1]) / 2 + sin * cx * rx + cos * cy * ry
    turns = (math.atan2(-ry * sin, rx * cos), math.atan2(ry * cos, rx * sin))
    found: Points = []
    for angle in (turns[0], turns[0] + math.pi, turns[1], turns[1] + math.pi):
        gone = (angle - first) % math.tau if sweep > 0 else -((first - angle) % math.tau)
        if abs(gone) < abs(sweep):
            px, py = rx * math.cos(angle), ry * math.sin(angle)
            found.append((centre_x + cos * px - sin * py, centre_y + sin * px + cos * py))
    return found
