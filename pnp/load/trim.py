"""What the knife leaves of a component: `size`, `shape`, `corner_radius` and `standee` of a deck's file."""

from __future__ import annotations

import math
from typing import get_args

from msgspec import Struct

from pnp.diagnostics import Located, Replacement, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import EPS, Size
from pnp.load import scalars, shapes
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.model.outline import Shape
from pnp.sizes import CARDS, parse_size
from pnp.units import LengthError, format_mm, parse_length, with_point

SHAPES: tuple[Shape, ...] = get_args(Shape)
ROUND_OR_SQUARE = ("circle", "square")
"""Shapes as wide as they are high."""

STANDEE_KEYS = ("base",)
STANDEE_SHAPES = ("rectangle", "square")

CORNER_RADIUS = 3.5
"""mm; the radius of common corner punches and of card makers' dies."""

SIZE_EXAMPLE = "size: 63 x 88 mm"
TOKEN_EXAMPLE = "size: 16 mm"


class Trim(Struct, frozen=True):
    """What is cut.

    Attributes:
        size: of the upright rectangle round it, mm.
        corner_radius: mm.
        standee: height of the flaps, mm; None for what is no standee.
    """

    shape: Shape
    size: Size
    corner_radius: float
    standee: float | None


def decode_trim(root: MapNode, id: str, sink: Sink) -> Trim | None:
    """The trim of deck `id`; None where it has no size that can be read.

    Reports:
        P110 no length, P121 no size, P125 unknown shape, P170 unknown size, P190 a shape and measures that do not go
        together, P191 what a standee cannot be.
    """
    shape = _shape(root.value("shape"), id, sink)
    # Where it is not known which shape was meant, one length may be enough.
    size = _size(root, id, shape or ("rectangle" if root.value("shape") is None else "hexagon"), sink)
    radius = shapes.length_at(root.value("corner_radius"), f"`corner_radius` of deck `{id}`", sink)
    standee = _standee(root, id, shape, sink)
    if size is None:
        return None
    if shape == "rounded":
        _check_radius(root, id, size, radius, sink)
    return Trim(shape or "rectangle", size, radius.value if radius else CORNER_RADIUS, standee)


def _shape(node: Node | None, id: str, sink: Sink) -> Shape | None:
    """`shape`: one of those there are; None where it is none of them, or left out."""
    scalar = shapes.expect_scalar(node, f"`shape` of deck `{id}`", sink) if node is not None else None
    if scalar is None:
        return None
    for shape in SHAPES:
        if scalar.text == shape:
            return shape
    near = suggestion(scalar.text, SHAPES)
    notes = () if near else (f"shapes: {listed(SHAPES)}",)
    sink.error(
        "P125", f"`shape` of deck `{id}` is `{scalar.text}`, which is no shape", scalar.span, notes=notes, help=near
    )
    return None


def _size(root: MapNode, id: str, shape: Shape, sink: Sink) -> Size | None:
    """`size`: a named card size, two lengths, or one of a shape that needs no more."""
    example = SIZE_EXAMPLE if shape in ("rectangle", "rounded") else TOKEN_EXAMPLE
    node = shapes.required(root, "size", f"deck `{id}`", example, sink)
    scalar = shapes.expect_scalar(node, f"`size` of deck `{id}`", sink, example) if node is not None else None
    if scalar is None:
        return None
    try:
        size = parse_size(scalar.text, CARDS)
    except LengthError as error:
        scalars.report_length(error, scalar, f"`size` of deck `{id}`", sink)
        return None
    if size is None:
        return _from_one_length(scalar, id, shape, sink)
    if shape in ROUND_OR_SQUARE and abs(size.width - size.height) > EPS:
        what = f"a {shape} is as wide as it is high, and `size` of deck `{id}` is `{scalar.text}`"
        length = format_mm(min(size.width, size.height))
        other = "hexagon" if shape == "circle" else "rectangle"
        sink.error("P190", what, scalar.span, help=f"write `size: {length}`, or another `shape:`, as `{other}`")
        return None
    return size


def _from_one_length(node: ScalarNode, id: str, shape: Shape, sink: Sink) -> Size | None:
    """The size that one length states: across a circle or a square, from side to side of a hexagon."""
    try:
        length: float | None = parse_length(node.text)
    except LengthError as error:
        if error.reason != "number":
            scalars.report_length(error, node, f"`size` of deck `{id}`", sink)
            return None
        length = None
    if length is None or length <= 0:
        _report_unknown(node, shape, sink)
        return None
    if shape in ROUND_OR_SQUARE:
        return Size(length, length)
    if shape in ("hexagon", "flat-hexagon"):
        upright = Size(length, length * 2 / math.sqrt(3))
        return upright if shape == "hexagon" else upright.turned
    typed = f"{node.text.strip()[: -len(_unit(node.text))].strip()} x {node.text.strip()}"
    what = f"`size` of deck `{id}` is one length, and a {shape} has a width and a height"
    sink.error("P190", what, node.span, help=f"write `size: {typed}`, or add `shape: circle` or `shape: square`")
    return None


def _unit(text: str) -> str:
    """The unit at the end of a length."""
    return text.strip().lstrip("+-.0123456789").strip()


def _report_unknown(node: ScalarNode, shape: Shape, sink: Sink) -> None:
    """P170."""
    if shape not in ("rectangle", "rounded"):
        what = f"`{node.text}` is no size of a {shape}"
        meant = with_point(node.text) or pointed(node.text)
        help = f"write `{meant}`" if meant else f"write a length with a unit, as `{TOKEN_EXAMPLE}`"
        sink.error("P170", what, node.span, help=help)
        return
    if mended := pointed(node.text):
        what, fix = f"`{node.text}` is no card size: decimals stand behind a point", Replacement(node.span, mended)
        sink.error("P170", what, node.span, help=f"write `{mended}`", fix=fix if node.whole else None)
        return
    near = suggestion(node.text, CARDS)
    sink.error(
        "P170",
        f"`{node.text}` is no card size",
        node.span,
        notes=() if near else (f"named sizes: {listed(CARDS)}",),
        help=near or f"write width and height with a unit, as `{SIZE_EXAMPLE}`",
    )


def pointed(text: str) -> str | None:
    """Width and height with points for their decimal commas; None where that makes no size."""
    mended = text.replace(",", ".")
    try:
        return mended if mended != text and parse_size(mended, {}) is not None else None
    except LengthError:
        return None


def _check_radius(root: MapNode, id: str, size: Size, radius: Located[float] | None, sink: Sink) -> None:
    """Report corners that would meet."""
    most = min(size.width, size.height) / 2
    length = radius.value if radius else CORNER_RADIUS
    if length <= most + EPS:
        return
    typed = f"`corner_radius` of deck `{id}` is {format_mm(length)}"
    what = f"{typed}, more than half of its shorter side, {format_mm(most)}"
    node = root.value("size")
    span = radius.span if radius else node.span if node is not None else root.span
    notes = () if radius else ("that is what it is where nothing is said",)
    fix = Replacement(radius.span, format_mm(most)) if radius else None
    sink.error("P190", what, span, notes=notes, help=f"write `corner_radius: {format_mm(most)}`, or less", fix=fix)


def _standee(root: MapNode, id: str, shape: Shape | None, sink: Sink) -> float | None:
    """`standee: {base: 10 mm}`, which goes with rectangles only, and without a back."""
    node = root.value("standee")
    if node is None:
        return None
    example = f"standee: {{base: {node.text}}}" if isinstance(node, ScalarNode) else "standee: {base: 10 mm}"
    found = shapes.expect_map(node, f"`standee` of deck `{id}`", sink, example)
    if found is None:
        return None
    shapes.check_keys(found, STANDEE_KEYS, f"`standee` of deck `{id}`", sink)
    typed = shapes.required(found, "base", f"`standee` of deck `{id}`", "base: 10 mm", sink)
    base = shapes.length_at(typed, f"`base` of deck `{id}`", sink)
    if shape is not None and shape not in STANDEE_SHAPES:
        shaped = root.value("shape")
        what = f"a standee is a rectangle, and `shape` of deck `{id}` is `{shape}`"
        notes = ("its two pictures hang together at a straight fold",)
        span = shaped.span if shaped is not None else node.span
        sink.error("P191", what, span, notes=notes, help="delete the line `shape`, or the line `standee`")
    layout = root.value("layout")
    back = layout.value("back") if isinstance(layout, MapNode) else None
    if isinstance(back, ScalarNode) and back.text != "none":
        what = f"a standee has no back, and `layout` of deck `{id}` names one"
        notes = ("the face stands on both of its sides, and the inside is glued",)
        sink.error("P191", what, back.span, notes=notes, help="write `back: none`, or delete the line `standee`")
    return base.value if base else None
