"""Outlines of shapes and paths as short straight lines, for text that fills a shape or stands along a path.

A form with its numbers comes in, moved by a transform; `Piece`s come out, subpath by subpath. Quadratic curves and arcs
are made cubic first, so that one way of cutting does for all.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct, field

from pnp.geometry import Point, Transform
from pnp.typeset.document.bounds import commands
from pnp.typeset.document.forms import Form
from pnp.typeset.document.numbers import parse_numbers
from pnp.typeset.element import Step

Place = tuple[float, float]

QUARTER = 4 / 3 * (math.sqrt(2) - 1)
"""How far the handles of a cubic curve stand from its ends, in radii, for a quarter of a circle."""

MOST_OF_AN_ARC = math.pi / 4
"""Arcs longer than this are cut: within it a cubic curve is as good as the arc (4 millionths of the radius off)."""

MOST_PIECES = 500
"""Lines of one curve: a circle of half a metre needs as many for 0.005 mm."""


class Piece(NamedTuple):
    """A straight line (two points) or a cubic curve (four)."""

    points: tuple[Place, ...]


class Subpath(Struct):
    """Pieces that follow one another."""

    pieces: list[Piece] = field(default_factory=list)
    closed: bool = False


def subpaths_of(form: Form, transform: Transform) -> list[Subpath]:
    """Give the outline of a form, moved by `transform`."""
    walk = _Walk()
    numbers = {name: value for name, value in form.attributes if name not in ("d", "points")}
    if form.tag == "path":
        for letter, values in commands(dict(form.attributes)["d"]):
            walk.step(letter, values)
    elif form.tag in ("polygon", "polyline"):
        values = parse_numbers(dict(form.attributes)["points"])
        walk.polygon(list(zip(values[::2], values[1::2], strict=True)), closed=form.tag == "polygon")
    else:
        rx, ry = _radii(form.tag, {name: float(value) for name, value in numbers.items()})
        box = form.box
        walk.rounded((box.x, box.y, box.right, box.bottom), rx, ry)
    return [_moved(subpath, transform) for subpath in walk.subpaths if subpath.pieces]


def ring_of(subpath: Subpath, tolerance: float) -> tuple[Place, ...]:
    """Give the corners of a subpath as a closed ring, no curve off by more than `tolerance`."""
    points: list[Place] = [subpath.pieces[0].points[0]]
    for piece in subpath.pieces:
        points += [place for place, _ in _cut(piece, tolerance)][1:]
    return tuple(points[:-1] if points[-1] == points[0] else points)


def steps_of(subpath: Subpath, tolerance: float) -> Iterator[Step]:
    """Give a subpath as steps with their turns, closed where it is."""
    first, last = subpath.pieces[0].points[0], subpath.pieces[-1].points[-1]
    pieces = [*subpath.pieces, Piece((last, first))] if subpath.closed and last != first else subpath.pieces
    for piece in pieces:
        for (start, turn), (end, end_turn) in pairwise(_cut(piece, tolerance)):
            length = math.dist(start, end)
            if length:
                # The shorter way round, so that a step never spins.
                swing = (end_turn - turn + 180) % 360 - 180
                yield Step(length, *start, *end, turn, turn + swing)


def _radii(tag: str, numbers: dict[str, float]) -> Place:
    """The radii of the corners of a rectangle; of a circle and an ellipse, which are all corner."""
    if tag == "circle":
        return numbers["r"], numbers["r"]
    return numbers.get("rx", 0.0), numbers.get("ry", 0.0)


def _moved(subpath: Subpath, transform: Transform) -> Subpath:
    """A subpath after a transform."""

    def move(place: Place) -> Place:
        point = transform.apply(Point(*place))
        return point.x, point.y

    return Subpath([Piece(tuple([move(place) for place in piece.points])) for piece in subpath.pieces], subpath.closed)


def _cut(piece: Piece, tolerance: float) -> list[tuple[Place, float]]:
    """Points of a piece from its start to its end, with the angle in degrees, clockwise, at which it passes them."""
    points = piece.points
    if len(points) == 2:
        turn = _angle(points[0], points[1])
        return [(points[0], turn), (points[1], turn)]
    start, first, second, end = points
    bends = [
        math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1])
        for a, b, c in ((start, first, second), (first, second, end))
    ]
    # A curve cut into n equal parts is off by at most 6 / 8 of its second difference over n squared.
    count = min(max(math.ceil(math.sqrt(0.75 * max(bends) / tolerance)), 1), MOST_PIECES)
    return [_at(points, number / count) for number in range(count + 1)]


def _at(points: Sequence[Place], part: float) -> tuple[Place, float]:
    """De Casteljau's point of a cubic curve, and the angle there; at an end without handle, that towards the next."""
    levels = [list(points)]
    while len(levels[-1]) > 1:
        levels.append([(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in pairwise(levels[-1])])
    place, (start, end) = levels[-1][0], levels[-2]
    if part == 0:
        place = points[0]
        end = next((point for point in points[1:] if point != place), end)
        start = place
    elif part == 1:
        place = points[-1]
        start = next((point for point in reversed(points[:-1]) if point != place), start)
        end = place
    return place, _angle(start, end)


def _angle(start: Place, end: Place) -> float:
    """The direction from one point to another, degrees clockwise from the right."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


class _Walk:
    """Follows path commands (SVG 2, section 9.3)."""

    def __init__(self) -> None:
        self.subpaths: list[Subpath] = []
        self._at: Place = (0.0, 0.0)
        self._start: Place = (0.0, 0.0)
        self._handle: tuple[str, Place] | None = None

    def polygon(self, points: Sequence[Place], closed: bool) -> None:
        """Take the corners of a polygon."""
        self._begin(points[0])
        for point in points[1:]:
            self._line(point)
        if closed:
            self._close()

    def rounded(self, box: tuple[float, float, float, float], rx: float, ry: float) -> None:
        """Take a rectangle with rounded corners, clockwise from the end of the first one."""
        left, top, right, bottom = box
        corners = [(right, top, 1, 0), (right, bottom, 0, 1), (left, bottom, -1, 0), (left, top, 0, -1)]
        self._begin((left + rx, top))
        for x, y, along, down in corners:
            # Into the corner along (along, down), out of it turned right by a quarter: (-down, along).
            begin = (x - along * rx, y - down * ry)
            end = (x - down * rx, y + along * ry)
            self._line(begin)
            if rx and ry:
                self._curve(
                    (begin[0] + along * rx * QUARTER, begin[1] + down * ry * QUARTER),
                    (end[0] + down * rx * QUARTER, end[1] - along * ry * QUARTER),
                    end,
                )
        self._close()

    def step(self, letter: str, numbers: list[float]) -> None:
        """Take one command."""
        kind = letter.lower()
        x, y = self._at if letter.islower() else (0.0, 0.0)
        handle, self._handle = self._handle, None
        if kind == "z":
            self._close()
        elif kind == "m":
            self._begin((x + numbers[0], y + numbers[1]))
        elif kind == "h":
            self._line((x + numbers[0], self._at[1]))
        elif kind == "v":
            self._line((self._at[0], y + numbers[0]))
        elif kind == "a":
            self._arc(numbers, (x + numbers[5], y + numbers[6]))
        else:
            places = [(x + across, y + down) for across, down in zip(numbers[::2], numbers[1::2], strict=True)]
            self._bend(kind, places, handle)

    def _begin(self, place: Place) -> None:
        """Begin a subpath."""
        self._at = self._start = place
        self.subpaths.append(Subpath())

    def _close(self) -> None:
        """End a subpath where it began."""
        if self.subpaths:
            self._line(self._start)
            self.subpaths[-1].closed = True

    def _line(self, end: Place) -> None:
        """Go straight to a point."""
        if end != self._at:
            self._add(Piece((self._at, end)))

    def _curve(self, first: Place, second: Place, end: Place) -> None:
        """Go to a point by two handles."""
        self._add(Piece((self._at, first, second, end)))

    def _add(self, piece: Piece) -> None:
        """Add a piece; after a closed subpath another one begins where that did."""
        if not self.subpaths or self.subpaths[-1].closed:
            self._begin(self._at)
        self.subpaths[-1].pieces.append(piece)
        self._at = piece.points[-1]

    def _bend(self, kind: str, places: list[Place], handle: tuple[str, Place] | None) -> None:
        """A straight line or a curve to the last of `places`."""
        if kind == "l":
            self._line(places[0])
            return
        of_kind = "c" if kind in "cs" else "q"
        if kind in "st":
            reflected = self._at
            if handle is not None and handle[0] == of_kind:
                reflected = (2 * self._at[0] - handle[1][0], 2 * self._at[1] - handle[1][1])
            places = [reflected, *places]
        self._handle = (of_kind, places[-2])
        if of_kind == "c":
            self._curve(*places)
        else:
            by, end = places
            self._curve(_between(self._at, by, 2 / 3), _between(end, by, 2 / 3), end)

    def _arc(self, numbers: list[float], end: Place) -> None:
        """An elliptical arc (SVG 2, appendix B.2)."""
        rx, ry = abs(numbers[0]), abs(numbers[1])
        if rx == 0 or ry == 0 or end == self._at:
            self._line(end)
            return
        turn = math.radians(numbers[2])
        cos, sin = math.cos(turn), math.sin(turn)
        # In the coordinates of the unit circle that the arc is a part of.
        dx, dy = (self._at[0] - end[0]) / 2, (self._at[1] - end[1]) / 2
        x, y = (cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry
        length = math.hypot(x, y)
        if length > 1:
            rx, ry, x, y, length = rx * length, ry * length, x / length, y / length, 1.0
        factor = math.sqrt(max(1 / (length * length) - 1, 0.0)) * (-1 if bool(numbers[3]) == bool(numbers[4]) else 1)
        centre = (factor * y, -factor * x)
        first = math.atan2(y - centre[1], x - centre[0])
        sweep = math.atan2(-y - centre[1], -x - centre[0]) - first
        sweep += math.tau if numbers[4] and sweep < 0 else -math.tau if not numbers[4] and sweep > 0 else 0.0
        middle = _between(self._at, end, 0.5)

        def place(across: float, down: float) -> Place:
            across, down = (centre[0] + across) * rx, (centre[1] + down) * ry
            return middle[0] + cos * across - sin * down, middle[1] + sin * across + cos * down

        count = math.ceil(abs(sweep) / MOST_OF_AN_ARC)
        reach = 4 / 3 * math.tan(sweep / count / 4)
        for number in range(count):
            a, b = first + sweep * number / count, first + sweep * (number + 1) / count
            self._curve(
                place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
                place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
                end if number == count - 1 else place(math.cos(b), math.sin(b)),
            )


def _between(start: Place, end: Place, part: float) -> Place:
    """A point on the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
