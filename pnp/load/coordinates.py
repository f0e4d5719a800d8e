"""Places and sizes on a board: bare numbers are millimetres, lengths with a unit are taken too."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.diagnostics import Sink, Span
from pnp.geometry import Point, Size
from pnp.load import scalars, shapes
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.units import LengthError, parse_length, with_point

CORNERS_NEEDED = 3
"""An outline with fewer corners encloses nothing."""


def coordinate_at(node: Node | None, what: str, sink: Sink) -> float | None:
    """The coordinate of a value that may be missing, in mm.

    Reports:
        P110, P120 where it is neither a number nor a length.
    """
    scalar = shapes.expect_scalar(node, what, sink) if node is not None else None
    if scalar is None:
        return None
    if scalars.NUMBER.fullmatch(scalar.text):
        return float(scalar.text)
    try:
        return parse_length(scalar.text)
    except LengthError as error:
        if error.reason == "unknown":
            scalars.report_length(error, scalar, what, sink)
        else:
            meant = with_point(scalar.text)
            help = f"write `{meant}`" if meant else None
            note = "coordinates are numbers of mm from the top left corner of the board; `12.5`, or `2 in`"
            sink.error("P110", f"{what} is `{scalar.text}`, not a number", scalar.span, notes=(note,), help=help)
    return None


def needed_at(entry: MapNode, key: str, owner: str, sink: Sink) -> float | None:
    """A coordinate that must be there.

    Reports:
        P121 where it is missing, and what `coordinate_at` reports.
    """
    node = entry.value(key)
    if node is None:
        sink.error("P121", f"{owner} has no `{key}`", entry.span, help=f"add `{key}: …`, in mm")
        return None
    return coordinate_at(node, f"`{key}` of {owner}", sink)


def extent_at(node: Node | None, what: str, sink: Sink) -> float | None:
    """A radius, width or height of a value that may be missing: a coordinate above 0.

    Reports:
        P123 where it is 0 or less, and what `coordinate_at` reports.
    """
    value = coordinate_at(node, what, sink)
    if value is not None and value <= 0 and node is not None:
        sink.error("P123", f"{what} is {whole(value)}, not more than 0", node.span)
        return None
    return value


def point_at(node: Node, what: str, sink: Sink) -> Point | None:
    """A place as `[x, y]` or `{x: …, y: …}`.

    Reports:
        P172 where it is neither.
    """
    pair: tuple[Node | None, Node | None] = (None, None)
    if isinstance(node, ListNode) and len(node.items) == 2:
        pair = (node.items[0], node.items[1])
    elif isinstance(node, MapNode) and set(node.entries) == {"x", "y"}:
        pair = (node.value("x"), node.value("y"))
    if pair[0] is None or pair[1] is None:
        sink.error("P172", f"{what} is no place", node.span, help="write it as in `[27, 30]`: x and y in mm")
        return None
    x, y = (coordinate_at(part, f"{name} of {what}", sink) for part, name in zip(pair, "xy", strict=True))
    return Point(x, y) if x is not None and y is not None else None


def points_at(node: Node | None, noun: str, what: str, sink: Sink) -> tuple[Point, ...]:
    """A list of places that may be missing; each is a `noun` of `what`."""
    found = shapes.expect_list(node, what, sink, "[[10, 10], [40, 10], [40, 30]]") if node is not None else None
    items = enumerate(found.items if found else (), 1)
    made = [point_at(item, f"{noun} {number} of {what}", sink) for number, item in items]
    return tuple([point for point in made if point is not None])


def outline_at(node: Node | None, owner: str, sink: Sink) -> tuple[Point, ...]:
    """The corners of an outline that may be missing.

    Reports:
        P173 where there are too few.
    """
    points = points_at(node, "corner", f"`outline` of {owner}", sink)
    if isinstance(node, ListNode) and len(node.items) < CORNERS_NEEDED:
        corners = f"{len(node.items)} corner{'' if len(node.items) == 1 else 's'}"
        sink.error("P173", f"the outline of {owner} has {corners}, which enclose nothing", node.span)
        return ()
    return points


def cell_size_at(node: Node | None, what: str, sink: Sink) -> Size | None:
    """The size of a cell: `18` or `18 mm` for a square, else `18 x 16 mm`."""
    if not isinstance(node, ScalarNode) or " x " not in node.text:
        side = extent_at(node, what, sink)
        return Size(side, side) if side else None
    unit = node.text.split()[-1]
    texts = [part.strip() for part in node.text.split(" x ")]
    if len(texts) == 2 and scalars.NUMBER.fullmatch(texts[0]) and not scalars.NUMBER.fullmatch(texts[1]):
        texts[0] = f"{texts[0]} {unit}"
    sides = [extent_at(node._replace(text=text), what, sink) for text in texts]
    return Size(sides[0], sides[1]) if len(sides) == 2 and sides[0] and sides[1] else None


def whole(value: float) -> int | float:
    """A number that prints without a needless `.0`."""
    return int(value) if value == int(value) else value


def spans_of(entry: MapNode) -> Mapping[str, Span]:
    """Where the values of a map stand."""
    return {name: value.span for name, (_, value) in entry.entries.items()}
