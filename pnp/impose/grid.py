"""Columns and rows: how many components of one size a page holds, and where.

margin  cell gap cell  margin      the block of cells stands in the middle of the page,
|------|[  ]   [  ]|------|        so that both sides of the sheet have it in the same place
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import EPS, Rect, Size


class Grid(Struct, frozen=True):
    """A block of equal cells.

    Attributes:
        columns, rows: both at least 1.
        cell: trim of one cell as it stands on the page.
        gap: between neighbouring cells, mm.
        turned: whether components are turned by 90 degrees clockwise to stand in it.
    """

    columns: int
    rows: int
    cell: Size
    gap: float
    turned: bool

    @property
    def places(self) -> int:
        """How many components it holds."""
        return self.columns * self.rows

    @property
    def angle_deg(self) -> float:
        """The angle of its components."""
        return 90.0 if self.turned else 0.0

    @property
    def block(self) -> Size:
        """From the outermost trim to the outermost trim."""
        return Size(
            self.columns * self.cell.width + (self.columns - 1) * self.gap,
            self.rows * self.cell.height + (self.rows - 1) * self.gap,
        )

    def cells(self, page: Size) -> tuple[Rect, ...]:
        """The cells in the middle of `page`, left to right, then down."""
        left, top = (page.width - self.block.width) / 2, (page.height - self.block.height) / 2
        across, down = self.cell.width + self.gap, self.cell.height + self.gap
        return tuple(
            Rect(left + column * across, top + row * down, self.cell.width, self.cell.height)
            for row in range(self.rows)
            for column in range(self.columns)
        )


class Area(Struct, frozen=True):
    """What a page offers to components.

    Attributes:
        page: paper as oriented.
        margin: paper edge to outermost trim, mm.  gap: between trims, mm.
    """

    page: Size
    margin: float
    gap: float

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height between the margins; below nought where the margins meet."""
        return self.page.width - 2 * self.margin, self.page.height - 2 * self.margin


def best_grid(size: Size, area: Area) -> Grid | None:
    """The grid with most places for a trim of `size`, upright or turned (upright where both hold as many).

    None where not even one fits.
    """
    grids = [grid for grid in (largest_grid(size, area, False), largest_grid(size, area, True)) if grid]
    return max(grids, key=lambda grid: grid.places, default=None)


def largest_grid(size: Size, area: Area, turned: bool) -> Grid | None:
    """The grid with most places for a trim of `size` that is turned or not; None where not even one fits."""
    cell = size.turned if turned else size
    width, height = area.inner
    columns, rows = _most(width, cell.width, area.gap), _most(height, cell.height, area.gap)
    return Grid(columns, rows, cell, area.gap, turned) if columns and rows else None


def _most(length: float, side: float, gap: float) -> int:
    """How many cells of `side` with `gap` between them go into `length`, counted with EPS: floats must not cost one."""
    return max(0, math.floor((length + gap + EPS) / (side + gap)))


def forced_grid(shape: tuple[int, int], size: Size, area: Area) -> Grid:
    """The grid of `shape` (columns, rows) that fits best, upright or turned; it may still be too large: `shortfall`."""
    upright = Grid(*shape, size, area.gap, False)
    turned = Grid(*shape, size.turned, area.gap, True)
    return min(upright, turned, key=lambda grid: max(*shortfall(grid, area), 0.0))


def shortfall(grid: Grid, area: Area) -> tuple[float, float]:
    """By how much the grid is too wide and too high, mm; nought where it is not."""
    width, height = area.inner
    over = (grid.block.width - width, grid.block.height - height)
    return (over[0] if over[0] > EPS else 0.0, over[1] if over[1] > EPS else 0.0)


def room_round(cells: Sequence[Rect], page: Size) -> float:
    """From the outermost cells to the edge of the page, where they are nearest to it."""
    return min(
        *(min(cell.x, cell.y) for cell in cells),
        *(min(page.width - cell.right, page.height - cell.bottom) for cell in cells),
    )


def widest_margin(block: Size, page: Size) -> float:
    """The margin that is left when `block` stands in the middle of `page`; below nought where it is larger."""
    return min(page.width - block.width, page.height - block.height) / 2
