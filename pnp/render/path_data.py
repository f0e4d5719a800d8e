"""Path data of SVG (`d`, `points`) as cairo's own records, made once for each distinct text.

CairoSVG takes half of its time to read path data, and reads them anew for each element, though a suit's pip stands on
every card. Curves are as in SVG 2, chapter 9; arcs become cubic curves (appendix B.2 of SVG 2 gives the centre).
"""

from __future__ import annotations

import math
import re
import struct
from typing import Any

from msgspec import Struct

from pnp.render.libraries import Libraries

MOST_CHARACTERS_KEPT = 4 * 2**20

COMMAND = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
ARC = re.compile(rf"\s*,?\s*({NUMBER.pattern})" + rf"\s*,?\s*({NUMBER.pattern})" * 2 + r"\s*,?\s*([01])" * 2
                 + rf"\s*,?\s*({NUMBER.pattern})" * 2)  # fmt: skip
"""One arc; its two flags are single digits that nothing need part from what follows."""

MOVE_RECORD = struct.Struct("@ii8xdd")
LINE_RECORD = MOVE_RECORD
CURVE_RECORD = struct.Struct("@ii8xdddddd")
CLOSE_RECORD = struct.Struct("@ii8x")
RECORD_BYTES = 16
"""Of `cairo_path_data_t`: a head (kind, records that belong together) or a point; kinds: move, line, curve, close."""

NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}
"""How many numbers each command takes at a time."""


class PathShelf:
    """cairo paths by path data."""

    def __init__(self, libraries: Libraries) -> None:
        self._libraries = libraries
        self._kept: dict[str, tuple[Any, Any]] = {}
        self._characters = 0

    def append(self, context: Any, data: str) -> None:
        """Add the path to that of `context`, a C pointer. Broken path data count up to where they break."""
        kept = self._kept.get(data)
        if kept is None:
            self._characters += len(data)
            if self._characters > MOST_CHARACTERS_KEPT:
                self._kept.clear()
                self._characters = len(data)
            kept = self._kept[data] = self._made(records(data))
        self._libraries.cairo.cairo_append_path(context, kept[0])

    def _made(self, content: bytes) -> tuple[Any, Any]:
        """A `cairo_path_t` and what it points at."""
        ffi = self._libraries.ffi
        array = ffi.from_buffer("cairo_path_data_t[]", content)
        path = ffi.new("cairo_path_t *")
        path.data = array
        path.num_data = len(content) // RECORD_BYTES
        return path, array


def polygon_data(points: str, closed: bool) -> str:
    """The path data of a `polygon` (closed) or `polyline`."""
    return f"M{points}{'Z' if closed else ''}"


def records(data: str) -> bytes:
    """The path as cairo's records."""
    writer = _Writer()
    for command, arguments in COMMAND.findall(data):
        if not writer.obey(command, arguments):
            break
    return b"".join(writer.records)


class _Writer:
    """Follows path data and writes records: knows the current point, the start of the subpath, the last handle."""

    def __init__(self) -> None:
        self.records: list[bytes] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self._handle: tuple[str, float, float] | None = None

    def obey(self, command: str, arguments: str) -> bool:
        """Follow one command with all its arguments; False where they break."""
        name = command.upper()
        if name == "Z":
            self.records.append(CLOSE_RECORD.pack(3, 1))
            self.x, self.y = self.start_x, self.start_y
            self._handle = None
            return True
        if name == "A":
            return self._arcs(command, arguments)
        numbers = [float(number) for number in NUMBER.findall(arguments)]
        taken = NUMBERS[name]
        whole = len(numbers) - len(numbers) % taken
        relative = command != name
        for index in range(0, whole, taken):
            self._draw(name, relative, numbers[index : index + taken])
            if name == "M":
                name = "L"
        return whole == len(numbers) and whole > 0

    def _draw(self, name: str, relative: bool, numbers: list[float]) -> None:
        """Draw one piece."""
        x, y = (self.x, self.y) if relative else (0.0, 0.0)
        if name == "H":
            self._line(x + numbers[0], self.y)
        elif name == "V":
            self._line(self.x, y + numbers[0])
        else:
            points = [(x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers), 2)]
            if name == "M":
                self._move(*points[0])
            elif name == "L":
                self._line(*points[0])
            elif name in "CS":
                first = points[0] if name == "C" else self._mirrored("C")
                self._curve(first, points[-2], points[-1])
            else:
                self._quadratic(points[0] if name == "Q" else self._mirrored("Q"), points[-1])

    def _move(self, x: float, y: float) -> None:
        self.records.append(MOVE_RECORD.pack(0, 2, x, y))
        self.x, self.y = self.start_x, self.start_y = x, y
        self._handle = None

    def _line(self, x: float, y: float) -> None:
        self.records.append(LINE_RECORD.pack(1, 2, x, y))
        self.x, self.y = x, y
        self._handle = None

    def _curve(self, first: tuple[float, float], second: tuple[float, float], end: tuple[float, float]) -> None:
        self.records.append(CURVE_RECORD.pack(2, 4, *first, *second, *end))
        self.x, self.y = end
        self._handle = ("C", *second)

    def _quadratic(self, handle: tuple[float, float], end: tuple[float, float]) -> None:
        """A quadratic curve is the cubic one whose handles stand two thirds of the way to its only handle."""
        first = (self.x + (handle[0] - self.x) * 2 / 3, self.y + (handle[1] - self.y) * 2 / 3)
        second = (end[0] + (handle[0] - end[0]) * 2 / 3, end[1] + (handle[1] - end[1]) * 2 / 3)
        self._curve(first, second, end)
        self._handle = ("Q", *handle)

    def _mirrored(self, kind: str) -> tuple[float, float]:
        """The last handle of that kind mirrored at the current point; the point itself where there is none."""
        if self._handle is None or self._handle[0] != kind:
            return self.x, self.y
        return 2 * self.x - self._handle[1], 2 * self.y - self._handle[2]

    def _arcs(self, command: str, arguments: str) -> bool:
        """Draw the arcs of one command."""
        end = 0
        for match in ARC.finditer(arguments):
            if match.start() != end:
                return False
            end = match.end()
            rx, ry, turn, large, sweep, x, y = (float(number) for number in match.groups())
            if command == "a":
                x, y = x + self.x, y + self.y
            radii = abs(rx), abs(ry)
            if not all(radii) or (x, y) == (self.x, self.y):
                self._line(x, y)
            else:
                for curve in arc_curves((self.x, self.y), (x, y), radii, math.radians(turn), (large, sweep)):
                    self._curve(*curve)
                self._handle = None
        return end > 0 and not arguments[end:].strip(" ,\t\r\n\f")


PointPair = tuple[float, float]


def arc_curves(
    start: PointPair, end: PointPair, radii: PointPair, turn: float, flags: PointPair
) -> list[tuple[PointPair, PointPair, PointPair]]:
    """Cubic curves (two handles and an end point each, at most a quarter turn) along an elliptic arc.

    Args:
        start: where the arc begins.
        end: where it ends, another point.
        radii: both positive; made larger together where the arc would not reach.
        turn: of the ellipse's first axis, radians.
        flags: large arc, sweep (clockwise with y down); 0 or 1.
    Source:
        SVG 2, appendix B.2.4 and B.2.5 (conversion from endpoint to centre parameterization).
    """
    ellipse, first, sweep = _ellipse(start, end, radii, turn, flags)
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / count
    reach = 4 / 3 * math.tan(step / 4)
    curves = []
    for index in range(count):
        a, b = first + index * step, first + (index + 1) * step
        handle_a = ellipse.point(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        handle_b = ellipse.point(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        curves.append((handle_a, handle_b, ellipse.point(math.cos(b), math.sin(b)) if index < count - 1 else end))
    return curves


class _Ellipse(Struct, frozen=True):
    """An ellipse: centre, radii, cosine and sine of its turn."""

    centre: PointPair
    radii: PointPair
    cos: float
    sin: float

    def point(self, x: float, y: float) -> PointPair:
        """Where a point of the unit circle goes."""
        across, down = self.radii[0] * x, self.radii[1] * y
        return (
            self.centre[0] + self.cos * across - self.sin * down,
            self.centre[1] + self.sin * across + self.cos * down,
        )


def _ellipse(
    start: PointPair, end: PointPair, radii: PointPair, turn: float, flags: PointPair
) -> tuple[_Ellipse, float, float]:
    """The ellipse of an arc, the angle on it of the start, and how far the arc sweeps from there."""
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x1, y1 = cos * half_x + sin * half_y, cos * half_y - sin * half_x
    stretch = max(1.0, math.hypot(x1 / radii[0], y1 / radii[1]))
    rx, ry = radii[0] * stretch, radii[1] * stretch
    away = (rx * y1) ** 2 + (ry * x1) ** 2
    distance = math.sqrt(max(0.0, (rx * ry) ** 2 / away - 1))
    if flags[0] == flags[1]:
        distance = -distance
    cx1, cy1 = distance * rx * y1 / ry, -distance * ry * x1 / rx
    centre = cos * cx1 - sin * cy1 + (start[0] + end[0]) / 2, sin * cx1 + cos * cy1 + (start[1] + end[1]) / 2
    first = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    sweep = math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - first
    if flags[1] and sweep < 0:
        sweep += math.tau
    elif not flags[1] and sweep > 0:
        sweep -= math.tau
    return _Ellipse(centre, (rx, ry), cos, sin), first, sweep
