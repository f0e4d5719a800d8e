"""The track of a board: its cells by their centres, or as a ring round a rectangle."""

from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.geometry import Rect, Size
from pnp.load import shapes
from pnp.load.coordinates import cell_size_at, needed_at, point_at
from pnp.load.nodes import ListNode, MapNode, Node
from pnp.model.spec import TrackSpec

TRACK_KEYS = ("first", "cell", "cells")
RING_KEYS = ("x", "y", "columns", "rows")

TRACK_EXAMPLE = "track: {cell: 18 mm, cells: [[27, 30], [45, 30]]}"
RING_EXAMPLE = "`cells: {x: 27, y: 30, columns: 31, rows: 21}`"

MOST_CELLS = 1_000
"""Of a ring; the longest tracks of printed games have some 200. Every cell is compared with every other."""


def track_at(node: Node | None, sink: Sink) -> TrackSpec | None:
    """`track`: cells by their centres, or a ring of them.

    Reports:
        P175 where the cells are neither.
    """
    found = shapes.expect_map(node, "`track`", sink, TRACK_EXAMPLE) if node is not None else None
    if found is None:
        return None
    shapes.check_keys(found, TRACK_KEYS, "`track`", sink)
    first = shapes.integer_at(found.value("first"), "`first` of the track", sink) or 0
    size = cell_size_at(shapes.required(found, "cell", "`track`", "cell: 18 mm", sink), "`cell` of the track", sink)
    cells = shapes.required(found, "cells", "`track`", "cells: [[27, 30], [45, 30]]", sink)
    if isinstance(cells, MapNode):
        places = [(point, cells.span) for point in _ring(cells, size, sink)]
    elif isinstance(cells, ListNode):
        read = [
            (point_at(item, f"cell {number} of the track", sink), item.span) for number, item in enumerate(cells.items)
        ]
        places = [((point.x, point.y), span) for point, span in read if point is not None]
    else:
        if cells is not None:
            help = "write their centres, `cells: [[27, 30], [45, 30]]`, or a ring, " + RING_EXAMPLE
            sink.error("P175", "`cells` of the track is one value", cells.span, help=help)
        return None
    if size is None:
        return None
    rects = [Rect(x - size.width / 2, y - size.height / 2, size.width, size.height) for (x, y), _ in places]
    return TrackSpec(found.span, first, tuple(rects), tuple(span for _, span in places))


def _ring(node: MapNode, size: Size | None, sink: Sink) -> list[tuple[float, float]]:
    """The centres of cells round a rectangle, clockwise from the top left one, whose centre is (x, y)."""
    shapes.check_keys(node, RING_KEYS, "`cells` of the track", sink)
    x, y = (needed_at(node, key, "`cells` of the track", sink) for key in "xy")
    counts = []
    for key in ("columns", "rows"):
        if key not in node.entries:
            sink.error("P121", f"`cells` of the track has no `{key}`", node.span, help=f"write it as in {RING_EXAMPLE}")
        counts.append(shapes.integer_at(node.value(key), f"`{key}` of the track", sink, least=2))
    columns, rows = counts
    if x is None or y is None or columns is None or rows is None or size is None:
        return []
    right, down = columns - 1, rows - 1
    if 2 * (right + down) > MOST_CELLS:
        what = f"a ring of {columns} x {rows} has {2 * (right + down):,} cells, more than {MOST_CELLS:,}"
        sink.error("P175", what, node.span)
        return []
    steps = [(column, 0) for column in range(right)]
    steps += [(right, row) for row in range(down)]
    steps += [(column, down) for column in range(right, 0, -1)]
    steps += [(0, row) for row in range(down, 0, -1)]
    return [(x + column * size.width, y + row * size.height) for column, row in steps]
