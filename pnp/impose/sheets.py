"""The door of impose: components in the order given, on sheets, both sides."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Size
from pnp.impose import messages, messages_cutters
from pnp.impose.filling import by_size, filled
from pnp.impose.folded import fold_over
from pnp.impose.grid import Area, Grid, best_grid, forced_grid, room_round, shortfall
from pnp.impose.label import bare
from pnp.impose.machine import cells_for_cutter, grid_for_cutter, with_usual_marks
from pnp.impose.sides import SheetMaker
from pnp.model.sheet import Item, Sheet, SheetScheme


def impose(items: Sequence[Item], scheme: SheetScheme, sink: Sink) -> tuple[Sheet, ...]:
    """Lay components on sheets, left to right, then down; each trim size, in order of appearance, on sheets of its own.

    Args:
        items: copies already expanded; rectangles only.
        scheme: paper, margin, gap, duplex and the rest; lengths in mm, none below nought.
        sink: receives the diagnostics.

    Returns:
        ceil((n + skip) / places) sheets for the n items of a size (`skip` counts for the first size only), numbered
        from 1; none where an error was reported. Where any item has a back, every sheet has a verso, so that fronts and
        backs stay in step. Of fold-over sheets see `fold_over`.

    Reports:
        P601 nothing to print, P602 no backs, P603 small margin, P604 and P605 what does not fit, P606 too much
        skipped, P607 no room for the label, P612 what does not fit half a page, P614 what no machine reaches, P615
        fold-over sheets for a machine, P617 a gap too small for it. Author mistakes never raise.
    """
    if not items:
        messages.nothing_to_print(scheme, sink)
        return ()
    if any(item.outline is not None or item.standee is not None for item in items):
        raise ValueError("only rectangles can be laid in a grid")
    if scheme.cutter and scheme.gap < scheme.cutter.least_gap - EPS:
        messages_cutters.too_near(scheme, scheme.cutter, sink)
        return ()
    backed = any(item.back is not None for item in items)
    if scheme.backs == "gutterfold" and backed:
        return fold_over(items, scheme, sink)
    duplex = scheme.backs == "duplex" and backed
    if scheme.sides == "backs" and not duplex:
        messages.no_backs(scheme, sink)
        return ()
    page = scheme.paper if scheme.orientation == "portrait" else scheme.paper.turned
    groups = by_size(items)
    grids = [_grid(group, page, scheme, sink) for group in groups]
    if scheme.margin < scheme.safe_margin:
        messages.small_margin(scheme, _all_fit(groups, page, scheme), sink)
    fitting = [grid for grid in grids if grid]
    if len(fitting) < len(groups):
        return ()
    maker = SheetMaker(page, scheme, duplex)
    places = len(cells_for_cutter(fitting[0], page, scheme))
    if scheme.skip >= places:
        messages.skips_everything(scheme, places, sink)
        return ()
    return _sheets(groups, fitting, maker, sink)


def _sheets(groups: list[list[Item]], grids: list[Grid], maker: SheetMaker, sink: Sink) -> tuple[Sheet, ...]:
    """All sheets of all groups, one grid a group."""
    sheets: list[Sheet] = []
    for number, (group, grid) in enumerate(zip(groups, grids, strict=True)):
        cells = cells_for_cutter(grid, maker.page, maker.scheme)
        reach = max(maker.reach(item) for item in group)
        messages.near_the_edge(maker.scheme, reach, room_round(cells, maker.page), sink)
        labels = maker.labels(cells, max(item.bleed for item in group))
        for places in filled(group, cells, grid.angle_deg, 0 if number else maker.scheme.skip):
            sheets.append(maker.sheet(places, labels, len(sheets) + 1))
    messages.no_room_for_label(maker.scheme, sink, bare(sheets), len(sheets))
    return tuple(sheets)


def _grid(group: Sequence[Item], page: Size, scheme: SheetScheme, sink: Sink) -> Grid | None:
    """The grid for items of one trim, forced or best; None after reporting why there is none."""
    size = group[0].size
    if scheme.cutter:
        grid = grid_for_cutter(group, page, scheme)
        if grid is None:
            usual = with_usual_marks(scheme)
            fits_then = usual is not None and grid_for_cutter(group, page, usual) is not None
            messages_cutters.out_of_reach(size, scheme, sink, fits_then)
        return grid
    area = Area(page, scheme.margin, scheme.gap)
    if scheme.grid is None:
        grid = best_grid(size, area)
        if grid is None:
            messages.does_not_fit(size, scheme, area, sink)
        return grid
    forced = forced_grid(scheme.grid, size, area)
    if any(shortfall(forced, area)):
        messages.grid_does_not_fit(forced, size, scheme, area, sink)
        return None
    return forced


def _all_fit(groups: list[list[Item]], page: Size, scheme: SheetScheme) -> bool:
    """Whether every size fits the page with the safe margin too."""
    area = Area(page, scheme.safe_margin, scheme.gap)
    sizes = [group[0].size for group in groups]
    if scheme.grid is None:
        return all(best_grid(size, area) for size in sizes)
    return not any(any(shortfall(forced_grid(scheme.grid, size, area), area)) for size in sizes)
