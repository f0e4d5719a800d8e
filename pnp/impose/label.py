"""Where the label strip of a sheet goes: the widest margin, between the marks.

|  |label|     |  |      the strip never touches a mark, a bleed or the paper edge
[  ]     [  ]  [  ]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from pnp.geometry import EPS, Rect, Size
from pnp.impose.cuts import Stretch
from pnp.model.sheet import LabelStrip, Mark, Sheet

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


def bare(sheets: Sequence[Sheet]) -> list[int]:
    """The numbers of the sheets with a printed side that has no label."""
    return [sheet.number for sheet in sheets if any(side and side.label is None for side in (sheet.recto, sheet.verso))]


def upright(strip: LabelStrip) -> Rect:
    """What a strip takes of the page."""
    if not strip.angle_deg % 180:
        return strip.rect
    middle, rect = strip.rect.centre, strip.rect
    return Rect(middle.x - rect.height / 2, middle.y - rect.width / 2, rect.height, rect.width)


def strip_in_waste(page: Size, drawn: Sequence[Rect], marks: Sequence[Mark], margin: float) -> LabelStrip | None:
    """The place of the label beside components that leave a part of their sheet free; None where none is free enough.

    It keeps `margin` from the edges of the paper. The longest place that is found, level before upright.
    """
    lines = [_around(mark) for mark in marks]
    level = _in_waste(page, [*drawn, *lines], margin)
    if level:
        return LabelStrip(level, 0.0)
    lying = _in_waste(page.turned, [_turned(rect) for rect in (*drawn, *lines)], margin)
    if lying is None:
        return None
    middle = lying.centre
    return LabelStrip(Rect(middle.y - lying.width / 2, middle.x - lying.height / 2, lying.width, lying.height), 270.0)


def _around(mark: Mark) -> Rect:
    """The line of a mark as a rectangle."""
    x, y = min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)
    return Rect(x, y, max(abs(mark.end.x - mark.start.x), EPS * 3), max(abs(mark.end.y - mark.start.y), EPS * 3))


def _turned(rect: Rect) -> Rect:
    """Seen on the page with its axes swapped."""
    return Rect(rect.y, rect.x, rect.height, rect.width)


def _in_waste(page: Size, taken: Sequence[Rect], margin: float) -> Rect | None:
    """The longest level strip between what is taken, below something; of equals the leftmost, then the uppermost."""
    strips = [
        Rect(start, y, length, STRIP_HEIGHT)
        for y in sorted({margin, *(round(rect.bottom + CLEARANCE, 4) for rect in taken)})
        if y + STRIP_HEIGHT <= page.height - margin + EPS
        for start, length in _free(y, taken, (margin, page.width - margin))
        if length >= SHORTEST_STRIP
    ]
    return min(strips, key=lambda strip: (-round(strip.width, 3), strip.x, strip.y), default=None)


def _free(y: float, taken: Sequence[Rect], between: Stretch) -> Iterator[tuple[float, float]]:
    """Where a strip that begins at height `y` may begin, and how long it is then."""
    start, last = between
    beside = sorted(
        (rect.x - CLEARANCE, round(rect.right + CLEARANCE, 4))
        for rect in taken
        if rect.y - CLEARANCE < y + STRIP_HEIGHT - EPS and rect.bottom + CLEARANCE > y + EPS
    )
    for low, high in (*beside, (last, last)):
        yield start, min(min(low, last) - start, LONGEST_STRIP)
        start = max(start, high)
