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
"""Blocks beside blocks beside blocks: who cuts by hand wants no more."""

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
        """Lines that free its rectangles from a piece whose left and upper edges are theirs."""
        return block_cuts(self.columns, self.rows, self.gap)


def block_cuts(columns: int, rows: int, gap: float) -> int:
    """The same for any block: neighbours share a cut only where they touch."""
    return (columns + rows - 2) * (2 if gap > EPS else 1) + 2


class Filled(Struct, frozen=True):
    """How a region is filled.

    Attributes:
        block: in its top-left corner.
        across: the first cut is level, below the block; else upright, to its right.
        beside: what fills the rest to the right of the block, `below` the rest below it.
        worth: of all that stands there.
        cuts: lines through a piece whose left and upper edges are those of the block. The one that parts a rest is the
            block's own edge; where there is a gap, another one takes it off the rest.
        used: how many of each size it takes.
    """

    block: Block
    across: bool
    beside: Filled | None
    below: Filled | None
    worth: int
    cuts: int
    used: Counts


class _Room(Struct, frozen=True):
    """How many columns and rows of a size, one way round, go into a region; `worth` is that of one."""

    kind: int
    turned: bool
    cell: Size
    columns: int
    rows: int
    places: int
    worth: int


class Guillotine(Struct):
    """Fills regions with rectangles of given sizes; remembers what it worked out.

    Attributes:
        sizes: of the rectangles.
        gap: between neighbours, mm.
        patience: ways that it may still look at; then it goes two blocks deep only. They are counted, not timed, so
            that every machine finds the same.
        worth: of a rectangle of each size; the most worth is taken. Where nothing is said, its area.
    """

    sizes: tuple[Size, ...]
    gap: float
    patience: int = 10**9
    worth: tuple[int, ...] = ()
    _known: dict[tuple[float, float, Counts, int], Filled | None] = field(default_factory=dict)
    _rooms: dict[tuple[float, float], tuple[_Room, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Areas are whole hundredths of mm², so that equals are equal."""
        self.worth = self.worth or tuple([round(size.width * size.height * 100) for size in self.sizes])

    def fill(self, region: Size, counts: Counts, depth: int = DEEPEST) -> Filled | None:
        """The best way to fill a region; None where nothing fits."""
        rooms = self._rooms_of(region)
        if depth == 1:
            return self._alone(rooms, counts)
        # More than fit would make no difference, and one answer then serves many questions.
        most = [0] * len(counts)
        for room in rooms:
            most[room.kind] = max(most[room.kind], 4 + 2 * room.places)
        enough = tuple([min(pair) for pair in zip(counts, most, strict=True)])
        key = (round(region.width, 3), round(region.height, 3), enough, depth)
        if key not in self._known:
            self._known[key] = self._best(region, enough, depth)
        return self._known[key]

    def _best(self, region: Size, counts: Counts, depth: int) -> Filled | None:
        """The best of one block alone and of all ways to begin with a block, the most promising first."""
        best = self.fill(region, counts, depth - 1)
        if best is None:
            return None
        blocks = [(self._promise(block, region, counts), block) for block in self._blocks(region, counts)]
        for (worth, cuts), block in sorted(blocks, key=lambda pair: pair[0], reverse=True):
            if depth > 2 and self.patience <= 0:
                break
            if (worth, cuts) <= (best.worth, -best.cuts):
                break
            for way in self._parted(block, region, counts, depth):
                if (way.worth, -way.cuts) > (best.worth, -best.cuts):
                    best = way
        return best

    def _promise(self, block: Block, region: Size, counts: Counts) -> tuple[int, int]:
        """The most worth of a way that begins with a block, and how few cuts it takes at least, below nought."""
        whole = (region.width + self.gap) * (region.height + self.gap)
        free = whole - (block.size.width + self.gap) * (block.size.height + self.gap)
        left = -block.count * self.worth[block.kind]
        dense = 0.0
        for worth, size, count in zip(self.worth, self.sizes, counts, strict=True):
            if count:
                left += count * worth
                dense = max(dense, worth / ((size.width + self.gap) * (size.height + self.gap)))
        fewest = block.cuts + (2 + (self.gap > EPS) if left else 0)
        return block.count * self.worth[block.kind] + min(left, math.ceil(dense * free)), -fewest

    def _parted(self, block: Block, region: Size, counts: Counts, depth: int) -> Iterator[Filled]:
        """The ways to fill the two rests: with either as the larger one, and, where it matters, either filled first."""
        left = list(counts)
        left[block.kind] -= block.count
        less = tuple(left)
        if not any(less):
            return
        right = region.width - block.size.width - self.gap
        under = region.height - block.size.height - self.gap
        for across in (True, False):
            beside_size = Size(right, block.size.height if across else region.height)
            below_size = Size(region.width if across else block.size.width, under)
            larger = beside_size.width * beside_size.height >= below_size.width * below_size.height
            for beside_first in (larger, not larger) if depth == DEEPEST else (larger,):
                self.patience -= 1
                first, second = (beside_size, below_size) if beside_first else (below_size, beside_size)
                one = self._rest(first, less, depth)
                other = self._rest(second, _less(less, one.used) if one else less, depth)
                beside, below = (one, other) if beside_first else (other, one)
                if one or other:
                    yield self.joined(block, across, beside, below)
                if one is None:
                    break

    def joined(self, block: Block, across: bool, beside: Filled | None, below: Filled | None) -> Filled:
        """A block with what stands beside it and below."""
        used = [0] * len(self.sizes)
        used[block.kind] = block.count
        worth, cuts = block.count * self.worth[block.kind], block.cuts
        for part in (beside, below):
            if part:
                used = [sum(pair) for pair in zip(used, part.used, strict=True)]
                worth += part.worth
                cuts += part.cuts + (self.gap > EPS)
        return Filled(block, across, beside, below, worth, cuts, tuple(used))

    def _rest(self, region: Size, counts: Counts, depth: int) -> Filled | None:
        """What fills a rest, if it is large enough for anything."""
        if region.width <= 0 or region.height <= 0:
            return None
        return self.fill(region, counts, depth - 1)

    def _alone(self, rooms: Sequence[_Room], counts: Counts) -> Filled | None:
        """The block that is worth most, in the shape with the fewest cuts."""
        most, tied = 0, []
        for room in rooms:
            count = counts[room.kind]
            worth = (count if count < room.places else room.places) * room.worth
            if worth > most:
                most, tied = worth, [room]
            elif worth and worth == most:
                tied.append(room)
        if not tied:
            return None
        blocks = [_squarest(room, min(counts[room.kind], room.places), self.gap) for room in tied]
        return self.joined(min(blocks, key=lambda block: block.cuts), True, None, None)

    def _blocks(self, region: Size, counts: Counts) -> Iterator[Block]:
        """The blocks that span a region one way, with no more rows than there are rectangles for."""
        for room in self._rooms_of(region):
            count = counts[room.kind]
            if not count:
                continue
            shapes = {(room.columns, rows) for rows in _tried(room.rows)}
            shapes |= {(columns, room.rows) for columns in _tried(room.columns)}
            shapes = {(min(columns, count), rows) for columns, rows in shapes}
            for columns, rows in sorted({(columns, min(rows, math.ceil(count / columns))) for columns, rows in shapes}):
                taken = min(count, columns * rows)
                yield Block(room.kind, room.turned, room.cell, columns, rows, taken, self.gap)

    def _rooms_of(self, region: Size) -> tuple[_Room, ...]:
        """What goes into a region, upright and turned."""
        key = (round(region.width, 3), round(region.height, 3))
        if key not in self._rooms:
            cells = [
                (kind, turned, size.turned if turned else size)
                for kind, size in enumerate(self.sizes)
                for turned in ((False, True) if abs(size.width - size.height) > EPS else (False,))
            ]
            rooms = []
            for kind, turned, cell in cells:
                columns, rows = _most(region.width, cell.width, self.gap), _most(region.height, cell.height, self.gap)
                if columns and rows:
                    rooms.append(_Room(kind, turned, cell, columns, rows, columns * rows, self.worth[kind]))
            self._rooms[key] = tuple(rooms)
        return self._rooms[key]


def _squarest(room: _Room, count: int, gap: float) -> Block:
    """The block of so many in a room that takes the fewest cuts."""
    shapes = [(columns, math.ceil(count / columns)) for columns in range(1, min(room.columns, count) + 1)]
    columns, rows = min((shape for shape in shapes if shape[1] <= room.rows), key=sum)
    return Block(room.kind, room.turned, room.cell, columns, rows, count, gap)


def _tried(most: int) -> list[int]:
    """How many columns or rows are tried: all up to 6, else few, half, and nearly all of them."""
    return sorted({*range(1, 4), most // 2, *range(most - 2, most + 1)} & set(range(1, most + 1)))


def _less(counts: Counts, used: Counts) -> Counts:
    """What is left."""
    return tuple([count - taken for count, taken in zip(counts, used, strict=True)])


def _most(length: float, side: float, gap: float) -> int:
    """How many rectangles of `side` go into `length`."""
    return max(0, math.floor((length + gap + EPS) / (side + gap)))


def _both(size: Size) -> tuple[float, float]:
    """Width and height."""
    return size.width, size.height
