"""A board on several sheets: how many, which way the paper lies, what each sheet shows, where it is cut and glued.

+--------+--------+        A1 is cut at the edges of the board, and shows an overlap more on the right and below.
|   A1  :|:   A2  |        A2 is cut on its left and glued over the overlap of A1; B1 on top of both, and so on.
|.......:|:.......|
+--------+--------+        Only what lies under a neighbour in the end is ever printed over with hatching and words.
|   B1  :|:   B2  |
+--------+--------+
"""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Rect, Size
from pnp.impose import messages_tiles as messages
from pnp.impose.seams import UNREACHABLE, Axis, is_cut, longest, seams
from pnp.impose.tile_page import TilePages
from pnp.model.sheet import Marks
from pnp.model.tiles import Avoided, TileScheme, Tiling

MOST_TILES = 400
"""More sheets than anybody glues: a slip of a unit or of a scale."""

LEAST_SHOWN = 1.0
"""mm that each tile of a forced grid must add."""

SCALE_PLACES = 4
"""Decimals of a scale that is worked out: over a metre 0.1 mm."""


class _Plan(Struct, frozen=True):
    """A way to lay the paper.

    Attributes:
        page: the paper as it lies.
        grid: columns and rows.
    """

    page: Size
    scale: float
    grid: tuple[int, int]
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    crossed: tuple[Avoided, ...]


def tile(artwork: str, scheme: TileScheme, marks: Marks, sink: Sink) -> Tiling | None:
    """Lay a board on as few sheets as possible, upright or lying, with seams where they hurt least.

    Args:
        artwork: the id of the board's artwork.
        scheme: board, paper, overlap, scale and the rest.
        marks: `none` leaves cut marks and crosses out.
        sink: receives the diagnostics.

    Returns:
        The map and the tiles. Of plans with equally few sheets (in a forced grid: with an equally large board) the one
        whose seams cut the least, then the one whose pages lie as the board does. None where an error was reported.

    Reports:
        P620 margins and overlap leave nothing of the paper, P621 too many sheets, P622 (a note) seams through what
        they should avoid.
    """
    plans = []
    fewest = UNREACHABLE
    for page in (scheme.paper, scheme.paper.turned):
        scale, columns, rows = _grid(scheme, page)
        fewest = min(fewest, columns * rows)
        if columns * rows <= MOST_TILES:
            plans.append(_plan(scheme, page, scale, (columns, rows)))
    if not plans:
        if fewest >= UNREACHABLE:
            messages.no_room(scheme, sink)
        else:
            messages.too_many(scheme, fewest, MOST_TILES, sink)
        return None
    flat = scheme.board.width > scheme.board.height
    best = min(
        plans,
        key=lambda plan: (
            -plan.scale if scheme.grid else plan.grid[0] * plan.grid[1],
            sum(one.weight for one in plan.crossed),
            (plan.page.width > plan.page.height) != flat,
        ),
    )
    names = tuple(one.name for one in best.crossed)
    if names and scheme.tell:
        messages.crossed(scheme, names, sink)
    pages = TilePages(artwork, scheme, best.page, best.scale, marks)
    return pages.tiling(best.xs, best.ys, names)


def _grid(scheme: TileScheme, page: Size) -> tuple[float, int, int]:
    """Scale, columns and rows on pages that lie so; `UNREACHABLE` columns where nothing is left of them."""
    wide, high = page.width - 2 * scheme.margin, page.height - 2 * scheme.margin
    if scheme.grid is None:
        across = Axis(scheme.board.width * scheme.scale, wide, scheme.overlap)
        down = Axis(scheme.board.height * scheme.scale, high, scheme.overlap)
        return scheme.scale, across.tiles, down.tiles
    columns, rows = scheme.grid
    if (columns > 1 and wide <= scheme.overlap) or (rows > 1 and high <= scheme.overlap) or min(wide, high) <= 0:
        return scheme.scale, UNREACHABLE, 1
    most = min(
        longest(wide, scheme.overlap, columns) / scheme.board.width,
        longest(high, scheme.overlap, rows) / scheme.board.height,
    )
    scale = math.floor(most * 10**SCALE_PLACES) / 10**SCALE_PLACES
    for length, tiles in ((scheme.board.width, columns), (scheme.board.height, rows)):
        if tiles > 1 and length * scale - scheme.overlap < tiles * LEAST_SHOWN:
            return scale, UNREACHABLE, 1
    return scale, columns, rows


def _plan(scheme: TileScheme, page: Size, scale: float, grid: tuple[int, int]) -> _Plan:
    """The seams on pages that lie so, and what they cut."""
    avoid = [replace(one, rect=_scaled(one.rect, scale)) for one in scheme.avoid]
    across = Axis(
        scheme.board.width * scale,
        page.width - 2 * scheme.margin,
        scheme.overlap,
        tuple([(one.rect.x, one.rect.right, one.weight) for one in avoid]),
    )
    down = Axis(
        scheme.board.height * scale,
        page.height - 2 * scheme.margin,
        scheme.overlap,
        tuple([(one.rect.y, one.rect.bottom, one.weight) for one in avoid]),
    )
    xs, ys = seams(across, grid[0]), seams(down, grid[1])
    crossed = tuple(
        one
        for one in avoid
        if is_cut((one.rect.x, one.rect.right), xs[1:-1]) or is_cut((one.rect.y, one.rect.bottom), ys[1:-1])
    )
    return _Plan(page, scale, grid, xs, ys, crossed)


def _scaled(rect: Rect, scale: float) -> Rect:
    """A place on the board as printed."""
    return Rect(rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale)
