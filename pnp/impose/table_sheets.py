"""How the cards of a deck lie on sheets of pictures for virtual tables. Pure arithmetic, in pixels."""

from __future__ import annotations

import math

from pnp.geometry import Size
from pnp.model.table import CellPlan
from pnp.units import px_at

MOST_COLUMNS = 10
MOST_ROWS = 7
"""Of a sheet of Tabletop Simulator (its deck templates); others take at least as many."""

LEAST_SIDE = 2
"""Columns and rows that a sheet of Tabletop Simulator has at least."""

FULL_DPI = 300.0
"""Cells are never finer than a printed card."""


def table_sheets(count: int, size: Size, most_px: int, spare: int) -> tuple[CellPlan, ...]:
    """Sheets for `count` cards of `size`, as few as possible and filled alike, each cell as large as may be.

    Args:
        count: cards, at least 1.
        size: of a card, mm.
        most_px: width and height of a sheet at most.
        spare: cells that must stay free on each sheet, at its end.

    Source:
        Tabletop Simulator Knowledge Base, Custom Deck and Asset Creation: the last cell is what others see of a hidden
        card; sheets up to 4096 x 4096 pixels are recommended.
    """
    sheets = math.ceil(count / (MOST_COLUMNS * MOST_ROWS - spare))
    plans = []
    first = 0
    for number in range(sheets):
        share = count // sheets + (number < count % sheets)
        columns, rows, (width, height) = _best(share + spare, size, most_px)
        plans.append(CellPlan(first, share, columns, rows, width, height))
        first += share
    return tuple(plans)


def picture_size(size: Size, most_px: int, columns: int = 1, rows: int = 1) -> tuple[int, int]:
    """The pixels of one of columns x rows pictures of something of `size` mm, at most 300 dpi."""
    scale = min(px_at(1, FULL_DPI), most_px / (columns * size.width), most_px / (rows * size.height))
    return max(1, math.floor(size.width * scale + 1e-6)), max(1, math.floor(size.height * scale + 1e-6))


def _best(cells: int, size: Size, most_px: int) -> tuple[int, int, tuple[int, int]]:
    """Columns, rows and the cell of the grid with the largest cells; of these, the one with the fewest free cells."""
    grids = [
        (columns, rows, picture_size(size, most_px, columns, rows))
        for columns in range(LEAST_SIDE, MOST_COLUMNS + 1)
        for rows in range(LEAST_SIDE, MOST_ROWS + 1)
        if columns * rows >= cells
    ]
    return max(grids, key=lambda grid: (grid[2][0] * grid[2][1], -grid[0] * grid[1], grid[0]))
