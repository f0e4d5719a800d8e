"""Where the label strip of a sheet goes: the widest margin, between the marks.

|  |label|     |  |      the strip never touches a mark, a bleed or the paper edge
[  ]     [  ]  [  ]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from pnp.geometry import EPS, Rect, Size
from pnp.impose.cuts import Stretch
from pnp.model.sheet import LabelStrip, Mark

STRIP_HEIGHT = 6.0
"""Two lines of 6 pt and their air."""

SHORTEST_STRIP = 40.0
"""Below this no sheet number and title can stand side by side."""

RULER_STRIP = 54.0
"""A strip of this length holds the 50 mm ruler; such a margin is taken first."""

LONGEST_STRIP = 120.0
"""A longer one would only spread its parts."""

CLEARANCE = 1.0
"""Between the strip and a mark, and from the bleed where there is room."""


class _Candidate(Struct, frozen=True):
    """A free stretch in a margin of `depth` mm outside the bleed, on `side` of the page."""

    side: str
    depth: float
    stretch: Stretch
    off_centre: float

    @property
    def length(self) -> float:
        """Of the strip that goes there."""
        return min(self.stretch[1] - self.stretch[0], LONGEST_STRIP)


def label_strip(page: Size, block: Rect, marks: Sequence[Mark], margin: float) -> LabelStrip | None:
    """The place of the label, or None where no margin is 6 mm wide outside `block` (all that is drawn).

    It keeps `margin` from the ends of the page. A margin with room for the 50 mm ruler comes before one without, then
    the widest one, then bottom, top, left, right; in it the longest stretch free of marks, nearest to the middle.
    """
    depths = {
        "bottom": page.height - block.bottom,
        "top": block.y,
        "left": block.x,
        "right": page.width - block.right,
    }
    candidates = [
        best
        for side, depth in depths.items()
        if depth >= STRIP_HEIGHT - EPS and (best := _longest(side, depth, page, _obstacles(side, marks), margin))
    ]
    usable = [candidate for candidate in candidates if candidate.length >= SHORTEST_STRIP]
    if not usable:
        return None
    # max keeps the first of equals, so the order of the sides above decides between like margins.
    return _strip(max(usable, key=lambda c: (c.length >= RULER_STRIP, round(c.depth, 3))), page, block)


def _obstacles(side: str, marks: Sequence[Mark]) -> list[float]:
    """Where marks run through the margin on `side`: those at right angles to it."""
    if side in ("top", "bottom"):
        return [mark.start.x for mark in marks if abs(mark.start.x - mark.end.x) <= EPS]
    return [mark.start.y for mark in marks if abs(mark.start.y - mark.end.y) <= EPS]


def _longest(side: str, depth: float, page: Size, obstacles: list[float], margin: float) -> _Candidate | None:
    """The longest stretch of the margin without a mark, the one nearest to the middle of equals."""
    along = page.width if side in ("top", "bottom") else page.height
    edges = [margin - CLEARANCE, *sorted(obstacles), along - margin + CLEARANCE]
    stretches = [
        _Candidate(side, depth, (low + CLEARANCE, high - CLEARANCE), abs((low + high) / 2 - along / 2))
        for low, high in pairwise(edges)
        if high - low > 2 * CLEARANCE
    ]
    return max(stretches, key=lambda c: (round(c.length, 3), -round(c.off_centre, 3)), default=None)


def _strip(chosen: _Candidate, page: Size, block: Rect) -> LabelStrip:
    """The strip near the bleed, away from the paper edge that printers cannot reach."""
    off = min(CLEARANCE, chosen.depth - STRIP_HEIGHT) + STRIP_HEIGHT / 2
    along = (chosen.stretch[0] + chosen.stretch[1]) / 2
    x, y, angle = {
        "top": (along, block.y - off, 0.0),
        "bottom": (along, block.bottom + off, 0.0),
        "left": (block.x - off, along, 270.0),
        "right": (block.right + off, along, 90.0),
    }[chosen.side]
    return LabelStrip(Rect(x - chosen.length / 2, y - STRIP_HEIGHT / 2, chosen.length, STRIP_HEIGHT), angle)
