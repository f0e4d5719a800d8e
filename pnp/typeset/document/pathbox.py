"""The bounding box of a path in one pass: a picture has thousands of steps, and this is asked of every path there is.

Curves are looked at closely only where their control points lie outside of what is known already.
"""

from __future__ import annotations

import re

from pnp.geometry import Rect
from pnp.typeset.document.bounds import ARC, ARGUMENTS, COMMAND, NUMBER, arc_extremes, arguments, bezier_extremes

_ODD = re.compile(r"[^-MmLlHhVvCcSsQqTtAaZz\d., \n]|-(?![\d.])|\.(?!\d)|,(?![\d. -])|(?<!\d),|\A\s*[^\sMm]")
"""What path data as programs write them do not have in them; where it is found, the grammar has to be asked."""


def path_box(d: str) -> Rect | None:
    """The bounding box of path data, exact for curves and arcs; up to the first mistake in it; None for no points."""
    return _walked(d)[0]


def sound_box(d: str) -> Rect | None:
    """The bounding box of path data that are right for certain; None where the grammar has to be asked, too."""
    if _ODD.search(d):
        return None
    box, whole = _walked(d)
    return box if whole else None


def _walked(d: str) -> tuple[Rect | None, bool]:
    """The bounding box, and whether every command has as many numbers as it takes."""
    walk = _Walk()
    whole = True
    for letter, inside in COMMAND.findall(d):
        kind = letter.lower()
        if kind == "z":
            walk.close()
            whole = whole and not inside.strip()
        elif kind == "a":
            arcs = list(arguments(letter, inside))
            whole = whole and bool(arcs) and not ARC.sub("", inside).strip(", \n")
            for numbers in arcs:
                walk.arc(numbers, letter == "a")
        else:
            numbers = [float(number) for number in NUMBER.findall(inside)]
            left = len(numbers) % ARGUMENTS[kind]
            walk.take(kind, numbers[: len(numbers) - left], letter == kind)
            if left or not numbers:
                return walk.box(), False
    return walk.box(), whole


class _Walk:
    """Follows path commands and keeps the points that may be outermost."""

    __slots__ = ("_control", "_start", "_x", "_xs", "_y", "_ys")

    def __init__(self) -> None:
        self._x = self._y = 0.0
        self._start = (0.0, 0.0)
        self._control: tuple[str, float, float] | None = None
        self._xs: list[float] = []
        self._ys: list[float] = []

    def box(self) -> Rect | None:
        """The smallest upright rectangle around all points."""
        if not self._xs:
            return None
        left, top = min(self._xs), min(self._ys)
        return Rect(left, top, max(self._xs) - left, max(self._ys) - top)

    def close(self) -> None:
        """Back to where the subpath began."""
        self._x, self._y = self._start
        self._control = None

    def take(self, kind: str, numbers: list[float], relative: bool) -> None:
        """All steps of one command."""
        if kind in "ml":
            self._lines(numbers, relative, kind == "m")
        elif kind == "h":
            for number in numbers:
                self._x = self._x + number if relative else number
                self._xs.append(self._x)
            self._ys.append(self._y)
            self._control = None
        elif kind == "v":
            for number in numbers:
                self._y = self._y + number if relative else number
                self._ys.append(self._y)
            self._xs.append(self._x)
            self._control = None
        else:
            count = ARGUMENTS[kind]
            for at in range(0, len(numbers), count):
                self._curve(kind, numbers[at : at + count], relative)

    def _lines(self, numbers: list[float], relative: bool, moves: bool) -> None:
        """Straight lines; the first of a move is none, but a corner too."""
        x, y = self._x, self._y
        xs, ys = numbers[::2], numbers[1::2]
        if relative:
            for at, (dx, dy) in enumerate(zip(xs, ys, strict=True)):
                xs[at] = x = x + dx
                ys[at] = y = y + dy
        elif xs:
            x, y = xs[-1], ys[-1]
        if not self._xs and not moves:
            self._xs.append(self._x)
            self._ys.append(self._y)
        if moves and xs:
            self._start = (xs[0], ys[0])
        self._xs += xs
        self._ys += ys
        self._x, self._y = x, y
        self._control = None

    def _curve(self, kind: str, numbers: list[float], relative: bool) -> None:
        """A Bézier curve."""
        x, y = self._x, self._y
        dx, dy = (x, y) if relative else (0.0, 0.0)
        points = [(dx + a, dy + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        if kind in "st":
            control, reflected = self._control, (x, y)
            if control is not None and control[0] == ("c" if kind == "s" else "q"):
                reflected = (2 * x - control[1], 2 * y - control[2])
            points = [reflected, *points]
        end = points[-1]
        left, right = (x, end[0]) if x < end[0] else (end[0], x)
        top, bottom = (y, end[1]) if y < end[1] else (end[1], y)
        if any(a < left or a > right or b < top or b > bottom for a, b in points[:-1]):
            for a, b in bezier_extremes([(x, y), *points]):
                self._xs.append(a)
                self._ys.append(b)
        self._control = ("c" if kind in "cs" else "q", *points[-2])
        self._to(end)

    def arc(self, numbers: list[float], relative: bool) -> None:
        """An elliptical arc."""
        dx, dy = (self._x, self._y) if relative else (0.0, 0.0)
        end = (dx + numbers[5], dy + numbers[6])
        for a, b in arc_extremes((self._x, self._y), numbers, end):
            self._xs.append(a)
            self._ys.append(b)
        self._control = None
        self._to(end)

    def _to(self, end: tuple[float, float]) -> None:
        """Go on from `end`, with the point that was left taken in."""
        self._xs += (self._x, end[0])
        self._ys += (self._y, end[1])
        self._x, self._y = end
