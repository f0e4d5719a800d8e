"""Sheets for cutting machines: the marks by which a machine finds the sheet, and what must keep clear of them.

+------------------+
| #            --+ |    #: the square, inset from both edges; two angles; around each a box that stays white
|                | |
|   [ ] [ ] [ ]    |    a place whose trim enters a box stays empty; bleed ends before it
| |                |
| +--              |
+------------------+
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.geometry import EPS, Insets, Point, Rect, Size
from pnp.impose.grid import Area, Grid, forced_grid, largest_grid, shortfall
from pnp.impose.rims import drawn_bleed
from pnp.model.cutter import CUTTERS, Cutter, Registration
from pnp.model.sheet import Item, Mark, SheetScheme


def registration_marks(page: Size, marks: Registration) -> tuple[Rect, ...]:
    """The black rectangles: the square at the top left, two arms at the top right, two at the bottom left.

    Where there is no square, two arms stand at the top left and two at the bottom right as well.
    """
    inset, arm, line = marks.inset, marks.arm, marks.line
    right, bottom = page.width - inset, page.height - inset
    angles = (
        Rect(right - arm, inset, arm, line),
        Rect(right - line, inset, line, arm),
        Rect(inset, bottom - line, arm, line),
        Rect(inset, bottom - arm, line, arm),
    )
    if marks.square > EPS:
        return Rect(inset, inset, marks.square, marks.square), *angles
    return (
        Rect(inset, inset, arm, line),
        Rect(inset, inset, line, arm),
        *angles,
        Rect(right - arm, bottom - line, arm, line),
        Rect(right - line, bottom - arm, line, arm),
    )


def registration_of(page: Size, cutter: Cutter | None) -> tuple[Rect, ...]:
    """The marks on a page for a machine, if it looks for any."""
    return registration_marks(page, cutter.registration) if cutter and cutter.registration else ()


def keep_outs(page: Size, marks: Registration) -> tuple[Rect, ...]:
    """The corners with marks, from the edges of the paper, that stay white but for them."""
    arm = marks.inset + marks.arm + marks.clear
    first = marks.inset + marks.square + marks.clear if marks.square > EPS else arm
    three = (
        Rect(0.0, 0.0, first, first),
        Rect(page.width - arm, 0.0, arm, arm),
        Rect(0.0, page.height - arm, arm, arm),
    )
    return three if marks.square > EPS else (*three, Rect(page.width - arm, page.height - arm, arm, arm))


def corners_of(page: Size, cutter: Cutter | None) -> tuple[Rect, ...]:
    """What must stay white on a page for a machine; nothing where no machine looks for marks."""
    return keep_outs(page, cutter.registration) if cutter and cutter.registration else ()


def with_usual_marks(scheme: SheetScheme) -> SheetScheme | None:
    """The same sheets with the marks of the preset; None where they have these.

    A margin as large as the inset is there for its sake, and gets as small as the preset's.
    """
    cutter = scheme.cutter
    usual = CUTTERS[cutter.name] if cutter else None
    if cutter is None or usual is None or cutter == usual or not (cutter.registration and usual.registration):
        return None
    margin = usual.registration.inset if scheme.margin <= cutter.registration.inset + EPS else scheme.margin
    return replace(scheme, cutter=usual, margin=margin)


def label_walls(corners: Sequence[Rect], page: Size) -> tuple[Mark, ...]:
    """The edges of the corners as marks which a label must not cross."""
    walls = []
    for box in corners:
        x = box.right if box.x <= EPS else box.x
        y = box.bottom if box.y <= EPS else box.y
        walls += [Mark(Point(x, 0.0), Point(x, page.height)), Mark(Point(0.0, y), Point(page.width, y))]
    return tuple(walls)


def clear_of(trim: Rect, clip: Insets, corners: Sequence[Rect]) -> Insets:
    """The clip of a trim, drawn in on the edge where that costs least bleed, so that it enters no corner."""
    for box in corners:
        if not trim.grown(clip).overlaps(box):
            continue
        room = {
            "left": trim.x - box.right,
            "right": box.x - trim.right,
            "top": trim.y - box.bottom,
            "bottom": box.y - trim.bottom,
        }
        edge, most = max(room.items(), key=lambda item: item[1])
        clip = replace(clip, **{edge: round(max(most, 0.0), 4)})
    return clip


def is_clear(trim: Rect, corners: Sequence[Rect]) -> bool:
    """Whether a component may stand there."""
    return not any(trim.overlaps(box) for box in corners)


def reachable(page: Size, scheme: SheetScheme, bleed: float) -> Size:
    """A page in the middle of `page`, as large as grids may be laid in: all of it, or what the machine reaches.

    `bleed` is drawn beyond the outermost trims; `Area` takes the margin off.
    """
    reach = scheme.cutter.reach if scheme.cutter else None
    if reach is None:
        return page
    if (page.width > page.height) != (reach.width > reach.height):
        reach = reach.turned
    beyond = 2 * (scheme.margin - bleed)
    return Size(min(page.width, reach.width + beyond), min(page.height, reach.height + beyond))


def packing_page(page: Size, scheme: SheetScheme, bleed: float) -> Size:
    """The same for components that are packed: between the corners, so that the long side of the page is shorter."""
    inner = reachable(page, scheme, bleed)
    corners = corners_of(page, scheme.cutter)
    if not corners:
        return inner
    shorter = 2 * max(max(box.width for box in corners) + bleed - scheme.margin, 0.0)
    if page.height >= page.width:
        return Size(inner.width, min(inner.height, page.height - shorter))
    return Size(min(inner.width, page.width - shorter), inner.height)


def cells_for_cutter(grid: Grid, page: Size, scheme: SheetScheme) -> tuple[Rect, ...]:
    """The cells of a grid that components may stand in: all of them where no machine looks for marks."""
    corners = corners_of(page, scheme.cutter)
    return tuple(cell for cell in grid.cells(page) if is_clear(cell, corners))


def grid_for_cutter(group: Sequence[Item], page: Size, scheme: SheetScheme) -> Grid | None:
    """The grid of which most cells are left, the larger one of equals; or the one asked for, if it fits."""
    size = group[0].size
    bleed = max(drawn_bleed(item.bleed, scheme) for item in group)
    area = Area(reachable(page, scheme, bleed), scheme.margin, scheme.gap)
    if scheme.grid is not None:
        forced = forced_grid(scheme.grid, size, area)
        return None if any(shortfall(forced, area)) or not cells_for_cutter(forced, page, scheme) else forced
    found = [grid for turned in (False, True) if (grid := largest_grid(size, area, turned))]
    ways = [
        replace(grid, columns=grid.columns - across, rows=grid.rows - down)
        for grid in found
        for across, down in ((0, 0), (1, 0), (0, 1), (1, 1))
        if grid.columns > across and grid.rows > down
    ]
    best = max(ways, key=lambda grid: len(cells_for_cutter(grid, page, scheme)), default=None)
    return best if best and cells_for_cutter(best, page, scheme) else None
