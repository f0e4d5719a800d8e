"""`printers:` of `pnp.yaml`, and the printers that a person keeps for all projects."""

from __future__ import annotations

import re
from typing import cast, get_args

from pnp.diagnostics import Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import Point
from pnp.load import scalars, shapes
from pnp.load.files import read_map
from pnp.load.ids import check_id
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.model.printer import LARGEST_OFFSET, LARGEST_SCALING, LARGEST_TURN, Printer
from pnp.model.sheet import Flip
from pnp.units import format_mm
from pnp.world import World

KEYS = ("dead_margin", "flip", "back", "scale", "back_bleed")
BACK_KEYS = ("x", "y", "turn")
SCALE_KEYS = ("across", "down")

LARGEST_DEAD_MARGIN = 30.0
"""Mm: no printer leaves more of a sheet white."""

LARGEST_BACK_BLEED = 10.0
"""Mm: farther than a back can lie off, and a little more."""

_PERCENT = re.compile(r"\s*(\d+(?:\.\d+)?)\s*%?\s*")


def load_printers(world: World, path: str, sink: Sink, without: str | None = None) -> dict[str, Printer]:
    """The printers of a file of printers alone, by name; the one `without` is passed over, whatever stands there."""
    root = read_map(world, path, sink)
    if root is None:
        return {}
    shapes.check_keys(root, ("printers",), path, sink)
    return printers_of(root.value("printers"), sink, without)


def printers_of(node: Node | None, sink: Sink, without: str | None = None) -> dict[str, Printer]:
    """The printers of a section, by name; the one `without` is passed over.

    Reports:
        P104 unknown keys, P110 and P123 lengths, P120 wrong shapes, P122 numbers, P125 edges, P141 names, P195 what no
        printer does.
    """
    section = shapes.expect_map(node, "`printers`", sink) if node is not None else None
    found = {}
    for key, (name, value) in section.entries.items() if section else ():
        if name.text == without:
            continue
        stated = shapes.expect_map(value, f"printer `{key}`", sink, f"{key}: {{dead_margin: 5 mm}}")
        if stated is not None and check_id(name.text, "printer", name.span, sink):
            found[name.text] = _printer(name, stated, sink)
    return found


def _printer(name: ScalarNode, node: MapNode, sink: Sink) -> Printer:
    """One printer."""
    owner = f"printer `{name.text}`"
    shapes.check_keys(node, KEYS, owner, sink)
    back = _part(node, "back", BACK_KEYS, owner, sink)
    scale = _part(node, "scale", SCALE_KEYS, owner, sink)
    dead = _length(node, "dead_margin", LARGEST_DEAD_MARGIN, sink)
    bleed = _length(node, "back_bleed", LARGEST_BACK_BLEED, sink)
    x, y = (_offset(back.value(key) if back else None, key, sink) for key in ("x", "y"))
    across, down = (_scaling(scale.value(key) if scale else None, key, sink) for key in SCALE_KEYS)
    return Printer(
        name.text,
        dead,
        _flip(node.value("flip"), sink),
        Point(x, y),
        _turn(back.value("turn") if back else None, sink),
        across,
        down,
        bleed,
        name.span,
    )


def _length(node: MapNode, key: str, most: float, sink: Sink) -> float | None:
    """A length of a printer, mm; None where it is not stated, or cannot be."""
    stated = shapes.length_at(node.value(key), f"`{key}`", sink)
    if stated is None:
        return None
    if stated.value > most:
        sink.error("P195", f"`{key}` is {format_mm(stated.value)}, more than {format_mm(most)}", stated.span)
        return None
    return stated.value


def _part(node: MapNode, key: str, known: tuple[str, ...], owner: str, sink: Sink) -> MapNode | None:
    """A map in a printer."""
    value = node.value(key)
    part = shapes.expect_map(value, f"`{key}`", sink) if value is not None else None
    if part is not None:
        shapes.check_keys(part, known, f"`{key}` of {owner}", sink)
    return part


def _flip(node: Node | None, sink: Sink) -> Flip | None:
    """The edge that the paper is turned on."""
    scalar = shapes.expect_scalar(node, "`flip`", sink) if node is not None else None
    if scalar is None:
        return None
    edges = get_args(Flip)
    if scalar.text in edges:
        return cast("Flip", scalar.text)
    near = suggestion(scalar.text, edges)
    notes = () if near else (f"edges: {listed(edges)}",)
    sink.error("P125", f"`flip` is `{scalar.text}`, which is no edge", scalar.span, notes=notes, help=near)
    return None


def _offset(node: Node | None, key: str, sink: Sink) -> float:
    """How far the back lies off on one axis, mm."""
    scalar = shapes.expect_scalar(node, f"`{key}`", sink) if node is not None else None
    value = scalars.length(scalar, f"`{key}`", sink) if scalar else None
    if scalar is None or value is None:
        return 0.0
    if abs(value) > LARGEST_OFFSET:
        what = f"`{key}` is {format_mm(value)}: no printer puts backs more than {format_mm(LARGEST_OFFSET)} off"
        sink.error("P195", what, scalar.span, help="measure again with `pnp calibrate`")
    return value


def _turn(node: Node | None, sink: Sink) -> float:
    """By how much the back is turned, degrees."""
    scalar = shapes.expect_scalar(node, "`turn`", sink) if node is not None else None
    number = scalars.number(scalar, "`turn`", None, sink) if scalar else None
    if scalar is None or number is None:
        return 0.0
    if abs(number) > LARGEST_TURN:
        what = f"`turn` is {scalar.text} degrees: no printer turns backs by more than {LARGEST_TURN:g}"
        sink.error("P195", what, scalar.span, help="measure again with `pnp calibrate`")
    return float(number)


def _scaling(node: Node | None, key: str, sink: Sink) -> float:
    """How large on one axis what should be 1 comes out."""
    scalar = shapes.expect_scalar(node, f"`{key}`", sink) if node is not None else None
    if scalar is None:
        return 1.0
    match = _PERCENT.fullmatch(scalar.text)
    if match is None:
        sink.error("P195", f"`{key}` is `{scalar.text}`, not a percentage", scalar.span, help="write it as in `99.8 %`")
        return 1.0
    value = float(match[1]) / 100
    if "%" not in scalar.text and abs(100 * value - 1) <= LARGEST_SCALING:
        help = f"write `{10000 * value:g} %`"
        sink.error("P195", f"`{key}` is `{scalar.text}`, not a percentage", scalar.span, help=help)
        return 1.0
    # 98.5 % less 100 % is a little more than 1.5 % in binary.
    if round(abs(value - 1), 5) > LARGEST_SCALING:
        sink.error(
            "P195",
            f"`{key}` is {scalar.text}: a printer is at most {100 * LARGEST_SCALING:g} % off",
            scalar.span,
            notes=("a page that comes out smaller than that was scaled by the print window",),
            help="print at 100 %, and measure again with `pnp calibrate`",
        )
        return 1.0
    return value
