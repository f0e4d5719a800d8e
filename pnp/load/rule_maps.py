"""Kinds of rules that take a map, as `connected: {from: hub}`: their keys and how each is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from pnp.diagnostics import Sink
from pnp.load import scalars, shapes
from pnp.load.nodes import MapNode, Node
from pnp.load.plain import plain
from pnp.model.values import ExpressionSource, Plain

Value: TypeAlias = "Plain | ExpressionSource"
Reader: TypeAlias = "Callable[[Node, str, Sink], Value | None]"

CATEGORY_KEYS = ("when", "count")


def _count(node: Node, what: str, sink: Sink) -> int | None:
    """A number of things."""
    return shapes.integer_at(node, what, sink, least=0)


def _positive(node: Node, what: str, sink: Sink) -> int | None:
    """A number of things, one at least."""
    return shapes.integer_at(node, what, sink, least=1)


def _flag(node: Node, what: str, sink: Sink) -> bool | None:
    """`true` or `false`."""
    scalar = shapes.expect_scalar(node, what, sink)
    return scalars.boolean(scalar, what, sink) if scalar else None


def length(node: Node, what: str, sink: Sink) -> float | None:
    """A length in mm."""
    found = shapes.length_at(node, what, sink)
    return found.value if found else None


def _categories(node: Node, what: str, sink: Sink) -> Value | None:
    """An expression that gives the categories, or the categories themselves as plain maps by name."""
    if not isinstance(node, MapNode):
        return shapes.expression_at(node, what, sink)
    for name, (_, value) in node.entries.items():
        owner = f"category `{name}` of {what}"
        entry = shapes.expect_map(value, owner, sink, f"{name}: {{when: rank.same}}")
        if entry is not None:
            shapes.check_keys(entry, CATEGORY_KEYS, owner, sink)
            shapes.text_at(entry.value("when"), f"`when` of {owner}", sink)
            shapes.integer_at(entry.value("count"), f"`count` of {owner}", sink, least=0)
    return plain(node, ())


MAPS: Mapping[str, Mapping[str, Reader]] = {
    "connected": {"from": shapes.text_at, "routes": shapes.expression_at},
    "distances": {"field": shapes.expression_at, "from": shapes.text_at, "step": _positive},
    "examples": {
        "hand": shapes.expression_at,
        "category": shapes.expression_at,
        "deck": shapes.text_at,
        "categories": _categories,
    },
    "hands": {"take": _positive, "categories": _categories},
    "moves": {
        "field": shapes.expression_at,
        "to": shapes.expression_at,
        "from": shapes.text_at,
        "step": _positive,
    },
    "routes": {"crossing": _flag, "twice": _flag, "clear": length},
    "track": {
        "cells": _count,
        "first": shapes.integer_at,
        "closed": _flag,
        "holds": shapes.expression_at,
        "laps": _positive,
    },
}
"""The keys of each kind."""

ALL_KEYS = tuple(dict.fromkeys(key for readers in MAPS.values() for key in readers))
"""Those of all kinds."""

NEEDED: Mapping[str, tuple[str, ...]] = {
    "connected": ("from",),
    "distances": ("field", "from"),
    "examples": ("hand", "category", "categories"),
    "hands": ("take", "categories"),
    "moves": ("field", "to", "from"),
}
"""The keys that must be there; of the other kinds, one at least."""

MAP_EXAMPLES: Mapping[str, str] = {
    "connected": "connected: {from: hub}",
    "distances": "distances: {field: steps, from: hub}",
    "examples": "examples: {hand: example, category: id, categories: facts.categories}",
    "hands": "hands: {take: 3, categories: {pair: {when: rank.same}, other: {}}}",
    "moves": "moves: {field: turns, to: places, from: hub, step: 2}",
    "routes": "routes: {crossing: false, twice: false}",
    "track": "track: {cells: 100, closed: true}",
}


def decode_map(kind: str, node: Node, owner: str, sink: Sink) -> dict[str, Value] | None:
    """The decoded keys of a kind that takes a map; None where one that is needed is not there.

    Reports:
        P104 unknown key, P120 no map, P151 a needed key is missing, and what is wrong with values.
    """
    what, readers = f"`{kind}` of {owner}", MAPS[kind]
    found = shapes.expect_map(node, what, sink, MAP_EXAMPLES[kind])
    if found is None:
        return None
    shapes.check_keys(found, readers, what, sink)
    missing = [key for key in NEEDED.get(kind, ()) if key not in found.entries]
    if missing:
        needed = " and ".join(f"`{key}`" for key in missing)
        help = f"add {' and '.join(f'`{key}: …`' for key in missing)}, as in `{MAP_EXAMPLES[kind]}`"
        sink.error("P151", f"`{kind}` needs {needed}, in {owner}", node.span, help=help)
    elif kind not in NEEDED and not found.entries:
        sink.error("P151", f"`{kind}` asks for nothing, in {owner}", node.span, help=f"write `{MAP_EXAMPLES[kind]}`")
    made: dict[str, Value] = {}
    for key, reader in readers.items():
        value = found.value(key)
        decoded = reader(value, f"`{key}` of {what}", sink) if value is not None else None
        if decoded is not None:
            made[key] = decoded
    return made if all(key in made for key in NEEDED.get(kind, ())) else None
