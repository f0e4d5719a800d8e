"""Marks from cut lines.

corner:  | |           |   from the outermost bleed edge + 0.5 mm to the paper edge
       --+-+-----------+--
full:    the same, and a tick in every gap between two trims on the line, 0.5 mm off each of them
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import EPS, Point, Rect, Size
from pnp.impose.cuts import Stretch
from pnp.model.sheet import CutLine, Mark, Marks

MARK_OFFSET = 0.5
"""From the bleed edge to the mark: a mark that touched the picture would be taken for part of it."""

SHORTEST_MARK = 1.0
"""A shorter line guides no ruler and looks like dirt."""


class Ground(Struct, frozen=True):
    """What marks must keep out of.

    Attributes:
        page: paper as oriented.
        trims: all occupied trims.
        block: the rectangle round everything drawn, bleed included.
    """

    page: Size
    trims: tuple[Rect, ...]
    block: Rect


def bounds(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle round `rects`; at least one is needed."""
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)


def marks_of(cuts: Sequence[CutLine], ground: Ground, style: Marks) -> tuple[Mark, ...]:
    """The marks of `cuts`; none enters a trim, and corner marks enter no bleed either.

    A mark for which less than 1 mm is left is not drawn.
    """
    if style == "none":
        return ()
    page, block = ground.page, ground.block
    turned = [Rect(trim.y, trim.x, trim.height, trim.width) for trim in ground.trims]
    found: dict[Mark, None] = {}
    for cut in cuts:
        if abs(cut.start.x - cut.end.x) <= EPS:
            x = cut.start.x
            ends = _ends(block.y, block.bottom, page.height)
            inner = _ticks(ground.trims, x) if style == "full" else []
            found.update({Mark(Point(x, start), Point(x, end)): None for start, end in ends + inner})
        else:
            y = cut.start.y
            ends = _ends(block.x, block.right, page.width)
            inner = _ticks(turned, y) if style == "full" else []
            found.update({Mark(Point(start, y), Point(end, y)): None for start, end in ends + inner})
    return tuple(found)


def _ends(block_start: float, block_end: float, page_end: float) -> list[Stretch]:
    """The two stretches of a line outside the block, each from the block outwards."""
    stretches = []
    if block_start - MARK_OFFSET >= SHORTEST_MARK:
        stretches.append((block_start - MARK_OFFSET, 0.0))
    if page_end - block_end - MARK_OFFSET >= SHORTEST_MARK:
        stretches.append((block_end + MARK_OFFSET, page_end))
    return stretches


def _ticks(trims: Sequence[Rect], x: float) -> list[Stretch]:
    """The stretches of the vertical line at `x` that lie between two trims it touches or crosses.

    They cross the bleed in the gap, which is cut away, and so still show the line after the first cut has taken the
    marks in the margin.
    """
    beside = sorted((trim.y, trim.bottom) for trim in trims if trim.x <= x + EPS and trim.right >= x - EPS)
    stretches: list[Stretch] = []
    reached = beside[0][1] if beside else 0.0
    for start, end in beside:
        low, high = reached + MARK_OFFSET, start - MARK_OFFSET
        if high - low >= SHORTEST_MARK - EPS:
            stretches.append((low, high))
        reached = max(reached, end)
    return stretches
