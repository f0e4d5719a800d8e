"""The test sheet that printers are measured with: where its scales stand, and what readings of them mean.

        top                 front: four scales, two rulers, stairs of lines at the edges
         |                  back: four lines that show through at the middle of the scales
left ---   --- right
         |                  all readings in mm as seen from the front: right and down are above nought
       bottom
"""

from __future__ import annotations

import math

from msgspec import Struct

from pnp.geometry import Point, Size

INSET = 22.0
"""Mm from the paper edge to the scales."""

SCALE_REACH = 6
"""Mm that a scale goes to either side of its middle."""

MOST_EDGE = 12
"""Lines of the stairs at an edge: the last one is so many mm inside."""

RULER_AIR = (50.0, 106.0)
"""Mm of the page that the rulers leave, across and down."""


SMALLEST_PAGE = Size(139.0, 200.0)
"""Mm: half a Letter sheet and A5 hold all of it without one thing lying on another."""


class Rulers(Struct, frozen=True):
    """How long the rulers are, mm."""

    across: int
    down: int


class Readings(Struct, frozen=True):
    """What was read, mm.

    Attributes:
        across, down: lengths of the rulers on paper.
        top, bottom: where the lines of the back cross the scales, to the right.
        left, right: the same, downwards.
        edge: the first line of the stairs that is whole at all edges.
        upside_down: whether the arrow of the back points down.
    """

    across: float
    down: float
    top: float
    bottom: float
    left: float
    right: float
    edge: float
    upside_down: bool = False


class BackOffset(Struct, frozen=True):
    """Where the back lies: its middle, mm; degrees clockwise; how far the two ways to measure the turn disagree."""

    middle: Point
    turn: float
    doubt: float


def rulers(page: Size) -> Rulers:
    """The rulers of a test sheet, whole centimetres."""
    across, down = RULER_AIR
    return Rulers(int((page.width - across) // 10) * 10, int((page.height - down) // 10) * 10)


def back_offset(readings: Readings, page: Size) -> BackOffset:
    """Where the back lies, by all four scales.

    Turned clockwise, the line at the top goes right, the one at the right goes down.
    """
    by_down = math.degrees(math.atan((readings.top - readings.bottom) / (page.height - 2 * INSET)))
    by_across = math.degrees(math.atan((readings.right - readings.left) / (page.width - 2 * INSET)))
    middle = Point((readings.top + readings.bottom) / 2, (readings.left + readings.right) / 2)
    # The scales at the top and the bottom stand farther from one another, so they tell the turn more exactly.
    far, near = (page.height - 2 * INSET) ** 2, (page.width - 2 * INSET) ** 2
    turn = (by_down * far + by_across * near) / (far + near)
    return BackOffset(middle, turn, abs(by_down - by_across))
