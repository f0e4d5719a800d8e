"""Rectangles of several sizes on shelves: rows as high as their first rectangle, one below another.

+--------------------+     The highest come first. Each goes on the first shelf that it fits on, else on a new one; each
| [A ][A ][B][B][C]  |     shelf on the first sheet that has room for it. Nothing stands on anything else, so a search
|--------------------|     fills most sheets better; but of many small rectangles more stand here than a search finds
| [D][D][D][E][E][E] |     that goes a few blocks deep.
+--------------------+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, islice

from msgspec import Struct

from pnp.geometry import EPS, Size
from pnp.impose.guillotine import Block, Counts, Filled, Guillotine

MOST_WAYS = 256
"""To turn some of the sizes and not others: all of up to eight, else those that turn few."""

Run = tuple[int, int]
"""A size and how many stand side by side."""


class Shelf(Struct):
    """A row of rectangles; the first one is as high as the shelf.

    Attributes:
        height, used: mm.
        runs: from left to right.
    """

    height: float
    used: float
    runs: list[Run]


Sheets = list[list[Shelf]]
"""The shelves of each sheet, the highest first."""


def shelved(guillotine: Guillotine, counts: Counts, region: Size) -> list[Filled]:
    """All rectangles on the fewest sheets that shelves need, level or upright ones; each size fits the region.

    Of as many sheets those with the fewest runs, which take fewer cuts.
    """
    best: Sheets = []
    fewest: tuple[int, int] | None = None
    cells: tuple[Size, ...] = ()
    upright = False
    for way in islice(_ways(guillotine.sizes), MOST_WAYS):
        for page in (region, region.turned):
            sheets = _packed(way, counts, page, guillotine.gap)
            if not sheets:
                continue
            cost = len(sheets), sum(len(shelf.runs) for sheet in sheets for shelf in sheet)
            if fewest is None or cost < fewest:
                best, fewest, cells, upright = sheets, cost, way, page != region
    return [_stacked(guillotine, cells, sheet, upright) for sheet in best]


def _ways(sizes: Sequence[Size]) -> Iterator[tuple[Size, ...]]:
    """How the rectangles of each size stand, the ways with few turned ones first."""
    turning = [kind for kind, size in enumerate(sizes) if abs(size.width - size.height) > EPS]
    for number in range(len(turning) + 1):
        for turned in combinations(turning, number):
            yield tuple([size.turned if kind in turned else size for kind, size in enumerate(sizes)])


def _packed(cells: Sequence[Size], counts: Counts, page: Size, gap: float) -> Sheets:
    """Shelves on sheets, each on the first that it fits on; none where a rectangle is larger than the page."""
    shelves: list[Shelf] = []
    kinds = [kind for kind, count in enumerate(counts) if count]
    for kind in sorted(kinds, key=lambda kind: (-cells[kind].height, -cells[kind].width)):
        cell, left = cells[kind], counts[kind]
        most = _room(page.width + gap, cell.width + gap)
        if not most or cell.height > page.height + EPS:
            return []
        for shelf in shelves:
            taken = min(left, _room(page.width - shelf.used, cell.width + gap))
            if taken:
                shelf.runs.append((kind, taken))
                shelf.used += taken * (cell.width + gap)
                left -= taken
        while left:
            taken = min(left, most)
            shelves.append(Shelf(cell.height, taken * (cell.width + gap) - gap, [(kind, taken)]))
            left -= taken
    return _on_sheets(shelves, page.height, gap)


def _on_sheets(shelves: Sequence[Shelf], height: float, gap: float) -> Sheets:
    """The shelves, which begin with the highest, each on the first sheet with room for it."""
    sheets: Sheets = []
    used: list[float] = []
    for shelf in shelves:
        for number, taken in enumerate(used):
            if taken + gap + shelf.height <= height + EPS:
                sheets[number].append(shelf)
                used[number] += gap + shelf.height
                break
        else:
            sheets.append([shelf])
            used.append(shelf.height)
    return sheets


def _room(length: float, step: float) -> int:
    """How many steps go into a length."""
    return max(0, int((length + EPS) / step))


def _stacked(guillotine: Guillotine, cells: Sequence[Size], shelves: Sequence[Shelf], upright: bool) -> Filled:
    """A sheet of shelves as blocks: equal shelves of one size are one block."""
    grouped = [(runs, len(list(equals))) for runs, equals in groupby(shelves, lambda shelf: shelf.runs)]
    stack = [(runs, rows) for runs, equals in grouped for rows in ([equals] if len(runs) == 1 else [1] * equals)]
    filled: Filled | None = None
    for runs, rows in reversed(stack):
        row: Filled | None = None
        for run in reversed(runs[1:]):
            row = _with(guillotine, _block(guillotine, cells, run, 1, upright), (row, None), upright, level=False)
        filled = _with(
            guillotine, _block(guillotine, cells, runs[0], rows, upright), (row, filled), upright, level=True
        )
    if filled is None:
        raise ValueError("a sheet without shelves")
    return filled


def _block(guillotine: Guillotine, cells: Sequence[Size], run: Run, rows: int, upright: bool) -> Block:
    """A run on so many equal shelves; upright shelves are columns."""
    kind, columns = run
    cell, size = cells[kind], guillotine.sizes[kind]
    count = columns * rows
    if upright:
        cell, columns, rows = cell.turned, rows, columns
    turned = abs(cell.width - size.width) > EPS
    return Block(kind, turned, cell, columns, rows, count, guillotine.gap)


def _with(
    guillotine: Guillotine, block: Block, parts: tuple[Filled | None, Filled | None], upright: bool, *, level: bool
) -> Filled:
    """A block with what follows on its shelf, and the shelves behind; `level`: these are cut off first."""
    along, behind = parts
    if upright:
        return guillotine.joined(block, not level, behind, along)
    return guillotine.joined(block, level, along, behind)
