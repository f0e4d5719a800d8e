"""A sheet as text, for tests and for people.

sheet 1, 210 x 297 mm, turned on the vertical axis
recto
  1 2 3
  4 5 .
verso
  3 2 1
  . 5 4
"""

from __future__ import annotations

from pnp.geometry import EPS, Point
from pnp.impose.duplex import mirrored
from pnp.model.sheet import Placement, Sheet, SheetSide
from pnp.units import format_mm

TURNS = {0: "", 90: ">", 180: "v", 270: "<"}
"""The sign behind a component: where its upper edge points."""


def describe(sheet: Sheet) -> str:
    """The components on both sides as rows of ids, each with the sign of its turn; `.` is an empty place.

    A back is shown by the id of its component. Other angles than quarter turns are written as `@30`.
    """
    width, height = (format_mm(length).removesuffix(" mm") for length in (sheet.size.width, sheet.size.height))
    lines = [f"sheet {sheet.number}, {width} x {height} mm, turned on the {sheet.axis} axis"]
    recto_points = [placement.centre for side in (sheet.recto,) if side for placement in side.placements]
    behind = [mirrored(point, sheet.size, sheet.axis) for point in recto_points]
    for name, side, others in (("recto", sheet.recto, []), ("verso", sheet.verso, behind)):
        if side:
            lines += [name, *_rows(side, others)]
    return "\n".join(lines)


def _rows(side: SheetSide, others: list[Point]) -> list[str]:
    """The lines of one side; `others` are places that the other side fills."""
    points = [placement.centre for placement in side.placements] + others
    columns, rows = _levels([point.x for point in points]), _levels([point.y for point in points])
    words = [[_word(side, Point(x, y)) for x in columns] for y in rows]
    width = max((len(word) for row in words for word in row), default=0)
    return ["  " + " ".join(word.ljust(width) for word in row).rstrip() for row in words]


def _levels(numbers: list[float]) -> list[float]:
    """The distinct numbers in order; what lies within EPS is one."""
    levels: list[float] = []
    for number in sorted(numbers):
        if not levels or number - levels[-1] > EPS:
            levels.append(number)
    return levels


def _word(side: SheetSide, point: Point) -> str:
    """What stands at `point`."""
    return next((_signed(placement) for placement in side.placements if _near(placement.centre, point)), ".")


def _near(one: Point, other: Point) -> bool:
    """Whether two points are the same place."""
    return abs(one.x - other.x) <= EPS and abs(one.y - other.y) <= EPS


def _signed(placement: Placement) -> str:
    """`7v`."""
    angle = placement.angle_deg % 360
    return placement.component + TURNS.get(round(angle), f"@{angle:g}")
