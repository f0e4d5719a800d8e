"""`box:` of game.yaml: what the cards of a game are put in."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast, get_args

from pnp.diagnostics import Located, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import Size
from pnp.load import scalars, shapes
from pnp.load.nodes import MapNode, Node
from pnp.load.parts import path_at
from pnp.model.box import BOX, DIVIDERS, BoxSpec, BoxStyle
from pnp.sizes import parse_size
from pnp.units import LengthError, format_mm

KEYS = ("layout", "style", "pieces", "stock", "card", "sleeves", "room", "notch", "window", "decks")
LAYOUT_KEYS = ("face", "dividers")
STYLES: tuple[BoxStyle, ...] = get_args(BoxStyle)

EXAMPLE = "box: {layout: {face: mygame/box.svg}}"

STOCK = 0.4
"""mm: card of 300 g/m² and the bend of a fold."""

ROOM = 1.0

MOST = {"stock": 3.0, "card": 3.0, "room": 20.0}
"""mm; more is a slip of the finger, as a length in cm."""


def decode_box(node: Node | None, decks: Collection[str], sink: Sink) -> BoxSpec | None:
    """The box of a game; None where it has none or where it has no layout.

    Args:
        node: what stands behind `box`.
        decks: the decks of the game.
        sink: receives the diagnostics.

    Reports:
        P121 without a layout, P142 a deck that would be the same file, P152 an unknown deck, P192 an unknown style,
        P193 measures that no box has.
    """
    found = shapes.expect_map(node, "`box`", sink, EXAMPLE) if node is not None else None
    if found is None:
        return None
    shapes.check_keys(found, KEYS, "`box`", sink)
    layout, dividers = _layouts(found, sink)
    style = _style(found, sink)
    pieces = _pieces(found, style, sink)
    _report_names(found, decks, sink)
    window, chosen = _window(found, sink), _decks(found, decks, sink)
    lengths = {key: _length(found, key, sink) for key in MOST}
    sleeves = shapes.boolean_at(found.value("sleeves"), "`sleeves` of the box", sink)
    notch = shapes.boolean_at(found.value("notch"), "`notch` of the box", sink, default=True)
    if layout is None:
        return None
    stock, room = lengths["stock"], lengths["room"]
    return BoxSpec(
        found.span,
        layout,
        dividers,
        style,
        pieces,
        STOCK if stock is None else stock,
        lengths["card"],
        sleeves,
        ROOM if room is None else room,
        notch,
        window,
        chosen,
    )


def _layouts(node: MapNode, sink: Sink) -> tuple[Located[str] | None, Located[str] | None]:
    """The drawings of the pieces and of the dividers."""
    value = shapes.required(node, "layout", "`box`", "layout: {face: mygame/box.svg}", sink)
    found = shapes.expect_map(value, "`layout` of the box", sink, "layout: {face: mygame/box.svg}") if value else None
    if found is None:
        return None, None
    shapes.check_keys(found, LAYOUT_KEYS, "`layout` of the box", sink)
    face = shapes.required(found, "face", "`layout` of the box", "face: mygame/box.svg", sink)
    dividers = found.value("dividers")
    return (
        path_at(face, "the layout of the box", sink) if face else None,
        path_at(dividers, "the layout of the dividers", sink) if dividers else None,
    )


def _style(node: MapNode, sink: Sink) -> BoxStyle:
    """`style`: one of those there are."""
    found = shapes.located_at(node.value("style"), "`style` of the box", sink)
    if found is None or found.value in STYLES:
        return cast("BoxStyle", found.value) if found else "tuck"
    near = suggestion(found.value, STYLES)
    notes = () if near else (f"styles: {listed(STYLES)}",)
    sink.error("P192", f"`style` of the box is `{found.value}`, which is none", found.span, notes=notes, help=near)
    return "tuck"


def _pieces(node: MapNode, style: BoxStyle, sink: Sink) -> int:
    """`pieces` of a tuck box: 1 or 2."""
    value = node.value("pieces")
    pieces = shapes.integer_at(value, "`pieces` of the box", sink)
    if pieces is None or value is None:
        return 1
    if style != "tuck":
        what = f"`pieces` is for tuck boxes, and this one is `{style}`"
        sink.error("P193", what, value.span, help="delete `pieces`")
    elif pieces not in (1, 2):
        what = f"a tuck box is made of 1 piece or of 2, not of {pieces}"
        sink.error("P193", what, value.span, help="write `pieces: 1`, or `pieces: 2` for smaller paper")
    else:
        return pieces
    return 1


def _length(node: MapNode, key: str, sink: Sink) -> float | None:
    """A length within what boxes have."""
    found = shapes.length_at(node.value(key), f"`{key}` of the box", sink)
    if found is None or found.value <= MOST[key]:
        return found.value if found else None
    what = f"`{key}` of the box is {format_mm(found.value)}, more than {format_mm(MOST[key])}"
    sink.error(
        "P193", what, found.span, help=f"write `{key}: {format_mm(min(found.value / 10, MOST[key]))}`, if that is meant"
    )
    return None


def _window(node: MapNode, sink: Sink) -> Located[Size] | None:
    """`window: 30 x 40 mm`."""
    value = node.value("window")
    scalar = shapes.expect_scalar(value, "`window` of the box", sink, "window: 30 x 40 mm") if value else None
    if scalar is None:
        return None
    try:
        size = parse_size(scalar.text, {})
    except LengthError as error:
        scalars.report_length(error, scalar, "`window` of the box", sink)
        return None
    if size is None:
        what = f"`window` of the box is `{scalar.text}`, which is no size"
        sink.error("P193", what, scalar.span, help="write `window: 30 x 40 mm`, or delete the line for a box without")
        return None
    return Located(size, scalar.span)


def _decks(node: MapNode, decks: Collection[str], sink: Sink) -> tuple[Located[str], ...]:
    """`decks`: those that lie in the box."""
    named = shapes.texts_at(node.value("decks"), "`decks` of the box", sink)
    for name in named:
        if name.value not in decks:
            near = suggestion(name.value, decks)
            notes = () if near else (f"decks: {listed(decks)}",)
            sink.error(
                "P152", f"the game has no deck `{name.value}` to put in the box", name.span, notes=notes, help=near
            )
    return tuple([name for name in named if name.value in decks])


def _report_names(node: MapNode, decks: Collection[str], sink: Sink) -> None:
    """Report decks whose files would be those of the box."""
    for taken in (BOX, DIVIDERS):
        if taken in decks:
            what = f"deck `{taken}` and the box would be one file"
            sink.error("P142", what, node.span, help="give the deck another name, and its file and its `deck:`")
