"""Rectangles of several sizes on one sheet so that every cut goes straight from edge to edge of what it cuts.

+-----------------+     A block of equal rectangles stands in a corner; one cut along its edge parts what is left into
| [A][A][A] [ B ] |     two pieces, and each of them is filled in the same way. What covers most of the sheet is taken,
| [A][A][A] [ B ] |     with fewer cuts of equals.
|-----------------|     first cut
| [  C  ] [  C  ] |
+-----------------+
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from pnp.geometry import EPS, Rect, Size

DEEPEST = 3
"""Blocks beside blocks beside blocks: who cuts by hand wants no more, and the search takes no time."""

Counts = tuple[int, ...]
"""How many there are of each size."""


class Block(Struct, frozen=True):
    """Equal rectangles in columns and rows, in a corner of its region.

    Attributes:
        kind: index of the size.
        turned: by 90 degrees.
        cell: as it stands.
        columns, rows: the last row may not be full.
        count: rectangles.
        gap: mm.
    """

    kind: int
    turned: bool
    cell: Size
    columns: int
    rows: int
    count: int
    gap: float

    @property
    def size(self) -> Size:
        """From the outermost trim to the outermost trim."""
        return Size(
            self.columns * self.cell.width + (self.columns - 1) * self.gap,
            self.rows * self.cell.height + (self.rows - 1) * self.gap,
        )

    def cells(self, x: float, y: float) -> tuple[Rect, ...]:
        """Where the rectangles lie, left to right, then down, when the corner is at (x, y)."""
        across, down = self.cell.width + self.gap, self.cell.height + self.gap
        places = [(column, row) for row in range(self.rows) for column in range(self.columns)][: self.count]
        return tuple(Rect(x + column * across, y + row * down, *_both(self.cell)) for column, row in places)

    @property
    def cuts(self) -> int:
        """Lines that free its rectangles."""
        shared = self.gap <= EPS
        return self.columns + self.rows + 2 if shared else 2 * (self.columns + self.rows)


class Filled(Struct, frozen=True):
    """How a region is filled.

    Attributes:
        block: in its top-left corner.
        across: the first cut is level, below the block; else upright, to its right.
        beside: what fills the rest to the right of the block, `below` the rest below it.
        area: that is covered, mm².
        cuts: lines.
        used: how many of each size it takes.
    """

    block: Block
    across: bool
    beside: Filled | None
    below: Filled | None
    area: float
    cuts: int
    used: Counts


class Guillotine(Struct):
    """Fills regions with rectangles of given sizes; remembers what it worked out.

    Attributes:
        sizes: of the rectangles.
        gap: between neighbours, mm.
    """

    sizes: tuple[Size, ...]
    gap: float
    _known: dict[tuple[float, float, Counts, int], Filled | None] = field(default_factory=dict)

    def fill(self, region: Size, counts: Counts, depth: int = DEEPEST) -> Filled | None:
        """The best way to fill a region; None where nothing fits."""
        # More than cover the region would make no difference, and one answer then serves many questions.
        enough = tuple(
            min(count, math.floor(region.width * region.height / (size.width * size.height)))
            for size, count in zip(self.sizes, counts, strict=True)
        )
        key = (round(region.width, 2), round(region.height, 2), enough, depth)
        if key not in self._known:
            self._known[key] = max(
                self._ways(region, enough, depth), key=lambda way: (round(way.area, 1), -way.cuts), default=None
            )
        return self._known[key]

    def _ways(self, region: Size, counts: Counts, depth: int) -> Iterator[Filled]:
        """All ways to begin with a block."""
        for block in self._blocks(region, counts):
            used = tuple(block.count * (kind == block.kind) for kind in range(len(counts)))
            area = block.count * block.cell.width * block.cell.height
            if depth == 1 or used == counts:
                yield Filled(block, True, None, None, area, block.cuts, used)
                continue
            less = _less(counts, used)
            right = region.width - block.size.width - self.gap
            under = region.height - block.size.height - self.gap
            for across in (True, False):
                beside_size = Size(right, block.size.height if across else region.height)
                below_size = Size(region.width if across else block.size.width, under)
                beside = self._rest(beside_size, less, depth)
                below = self._rest(below_size, _less(less, beside.used) if beside else less, depth)
                rest = [part for part in (beside, below) if part]
                taken = [used, *(part.used for part in rest)]
                yield Filled(
                    block,
                    across,
                    beside,
                    below,
                    area + sum(part.area for part in rest),
                    block.cuts + sum(part.cuts for part in rest),
                    tuple(map(sum, zip(*taken, strict=True))),
                )
                if not rest:
                    break

    def _rest(self, region: Size, counts: Counts, depth: int) -> Filled | None:
        """What fills a rest, if it is large enough for anything."""
        if region.width <= 0 or region.height <= 0:
            return None
        return self.fill(region, counts, depth - 1)

    def _blocks(self, region: Size, counts: Counts) -> Iterator[Block]:
        """The blocks that span a region one way, with no more rows than there are rectangles for."""
        for kind, (size, count) in enumerate(zip(self.sizes, counts, strict=True)):
            for turned in (False, True) if abs(size.width - size.height) > EPS else (False,):
                cell = size.turned if turned else size
                most_columns, most_rows = (
                    _most(region.width, cell.width, self.gap),
                    _most(region.height, cell.height, self.gap),
                )
                shapes = {(most_columns, rows) for rows in _tried(most_rows)}
                shapes |= {(columns, most_rows) for columns in _tried(most_columns)}
                for columns, rows in sorted(shapes) if count and most_columns and most_rows else ():
                    used = min(columns, count)
                    needed = min(rows, math.ceil(count / used))
                    if (used == columns and needed == rows) or count < columns * rows:
                        yield Block(kind, turned, cell, used, needed, min(count, used * needed), self.gap)


def _tried(most: int) -> list[int]:
    """How many columns or rows are tried: all up to 6, else few, half, and nearly all of them."""
    return sorted({*range(1, 4), most // 2, *range(most - 2, most + 1)} & set(range(1, most + 1)))


def _less(counts: Counts, used: Counts) -> Counts:
    """What is left."""
    return tuple(count - taken for count, taken in zip(counts, used, strict=True))


def _most(length: float, side: float, gap: float) -> int:
    """How many rectangles of `side` go into `length`."""
    return max(0, math.floor((length + gap + EPS) / (side + gap)))


def _both(size: Size) -> tuple[float, float]:
    """Width and height."""
    return size.width, size.height


def sheets_of(sizes: Sequence[Size], counts: Counts, region: Size, gap: float) -> list[Filled]:
    """Sheet after sheet until nothing is left; each size fits the region."""
    guillotine = Guillotine(tuple(sizes), gap)
    found: list[Filled] = []
    while any(counts):
        filled = guillotine.fill(region, counts)
        if filled is None:
            raise ValueError("a rectangle is larger than the region")
        found.append(filled)
        counts = _less(counts, filled.used)
    return found
