"""In which order a filled sheet is cut, where each cut goes, and the marks of these cuts.

   1
 +-+-------------+     1, 2: the left and the upper edge of all that stands there, by the marks
2+-A-----+-------|     Then each cut is so far from a cut edge of its piece, on the left or above: the
 | |   4 | 4'    |     marks in the margin are gone by then, and none can stand on the last edge of a card. The farthest
 +-+--3--+-------|     comes first, so that all of a piece are measured from the same edge
 | |             |     Of a block level cuts come first: strips, which may then lie on one another for the upright ones
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.geometry import EPS, Point, Rect
from pnp.impose.guillotine import Block, Filled
from pnp.impose.marks import MARK_OFFSET, SHORTEST_MARK
from pnp.model.sheet import Mark, NumberedCut

Line = tuple[Point, Point, float | None]
"""From and to, and how far from the edge on the left or above."""


def cut_order(filled: Filled, corner: Point, page: Rect, marked: bool = True) -> tuple[NumberedCut, ...]:
    """The cuts of a sheet, numbered from 1.

    Args:
        filled: what stands on it.
        corner: of the first block; all else stands right of it and below.
        page: the paper.
        marked: whether marks show the first two cuts; else they are measured from the edges of the paper.
    """
    lines = _all_cuts(filled, corner, page, marked)
    return tuple([NumberedCut(number, *line) for number, line in enumerate(lines, start=1)])


def trims_of(filled: Filled, corner: Point) -> Iterator[tuple[Block, Rect]]:
    """Every rectangle with its block, in the order in which they were laid."""
    block = filled.block
    for cell in block.cells(corner.x, corner.y):
        yield block, cell
    beside, below = _corners(filled, corner)
    for part, at in ((filled.beside, beside), (filled.below, below)):
        if part:
            yield from trims_of(part, at)


def _corners(filled: Filled, corner: Point) -> tuple[Point, Point]:
    """Where what stands beside a block and below it begins."""
    block = filled.block
    right, bottom = corner.x + block.size.width + block.gap, corner.y + block.size.height + block.gap
    return Point(right, corner.y), Point(corner.x, bottom)


def _all_cuts(filled: Filled, corner: Point, page: Rect, marked: bool) -> Iterator[Line]:
    """The two edges by the marks, then the rest; an edge of the paper is not cut."""
    piece = page
    for across, place in ((False, corner.x), (True, corner.y)):
        if place > (piece.y if across else piece.x) + EPS:
            (start, end, measure), _, piece = _parted(piece, across, place)
            yield start, end, None if marked else measure
    yield from _cuts(filled, corner, piece)


def _cuts(filled: Filled, corner: Point, piece: Rect) -> Iterator[Line]:
    """The cuts of a piece of paper that holds nothing but `filled`, which begins at its corner."""
    block = filled.block
    beside, below = _corners(filled, corner)
    parts = {True: (filled.below, below), False: (filled.beside, beside)}
    rests: list[tuple[Filled, Point, Rect, bool]] = []
    left = piece
    for across in (filled.across, not filled.across):
        part, at = parts[across]
        if part is not None:
            line, left, rest = _parted(left, across, at.y - block.gap if across else at.x - block.gap)
            yield line
            rests.append((part, at, rest, across))
    yield from _block_cuts(block, corner, left)
    for part, at, rest, across in reversed(rests):
        own = rest
        if block.gap > EPS:
            line, _, own = _parted(rest, across, at.y if across else at.x)
            yield line
        yield from _cuts(part, at, own)


def _parted(piece: Rect, across: bool, place: float) -> tuple[Line, Rect, Rect]:
    """The cut through a piece, what is above it or to its left, and the rest."""
    if across:
        line = Point(piece.x, place), Point(piece.right, place), place - piece.y
        upper = Rect(piece.x, piece.y, piece.width, place - piece.y)
        return line, upper, Rect(piece.x, place, piece.width, piece.bottom - place)
    line = Point(place, piece.y), Point(place, piece.bottom), place - piece.x
    left = Rect(piece.x, piece.y, place - piece.x, piece.height)
    return line, left, Rect(place, piece.y, piece.right - place, piece.height)


def _block_cuts(block: Block, corner: Point, piece: Rect) -> Iterator[Line]:
    """Level cuts through the whole piece, then upright ones; what the piece's edges are already is not cut again."""
    cells = block.cells(corner.x, corner.y)
    for y in _levels([edge for cell in cells for edge in (cell.y, cell.bottom)]):
        if piece.y + EPS < y < piece.bottom - EPS:
            yield _parted(piece, True, y)[0]
    for x in _levels([edge for cell in cells for edge in (cell.x, cell.right)]):
        if piece.x + EPS < x < piece.right - EPS:
            yield _parted(piece, False, x)[0]


def _levels(edges: Sequence[float]) -> list[float]:
    """The distinct places, the farthest first; what lies within EPS is one."""
    levels: list[float] = []
    for edge in sorted(edges, reverse=True):
        if not levels or levels[-1] - edge > EPS:
            levels.append(edge)
    return levels


def marks_of_order(
    cuts: Sequence[NumberedCut], trims: Sequence[Rect], drawn: Sequence[Rect], page: Rect
) -> tuple[Mark, ...]:
    """A mark at both ends of every cut, inside the piece that it parts; one at the paper's edge ends before the bleed.

    One within the sheet stands in a gap, over the bleed of both neighbours, which is cut away. What begins at the two
    edges that are cut first has a mark beyond them, too: by these both sides are compared, and who cuts with a knife
    may leave the margin on.
    """
    found: dict[Mark, None] = {}
    left, top = min(rect.x for rect in trims), min(rect.y for rect in trims)
    for cut in cuts:
        upright = abs(cut.start.x - cut.end.x) <= EPS
        low, high = (cut.start.y, cut.end.y) if upright else (cut.start.x, cut.end.x)
        if abs(low - (top if upright else left)) <= EPS:
            low = page.y if upright else page.x
        whole = (page.y, page.bottom) if upright else (page.x, page.right)
        place = cut.start.x if upright else cut.start.y
        for end, inwards in ((low, 1), (high, -1)):
            at_edge = any(abs(end - edge) <= EPS for edge in whole)
            reach = _free(place, (low, high), inwards, drawn if at_edge else trims, upright)
            if reach - MARK_OFFSET >= SHORTEST_MARK - EPS:
                other = end + inwards * (reach - MARK_OFFSET)
                ends = (Point(place, end), Point(place, other)) if upright else (Point(end, place), Point(other, place))
                found[Mark(*ends)] = None
    return tuple(found)


def _free(place: float, stretch: tuple[float, float], inwards: int, rects: Sequence[Rect], upright: bool) -> float:
    """How far a line runs from an end before it comes to one of `rects`, at its side or across it."""
    low, high = stretch
    nearest = high - low
    for rect in rects:
        sides = (rect.x, rect.right) if upright else (rect.y, rect.bottom)
        ends = (rect.y, rect.bottom) if upright else (rect.x, rect.right)
        if sides[0] - EPS <= place <= sides[1] + EPS and ends[0] < high - EPS and ends[1] > low + EPS:
            nearest = min(nearest, ends[0] - low if inwards > 0 else high - ends[1])
    return nearest
