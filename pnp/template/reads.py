"""What a layout reads of records: `suit.colour`, and `suit` itself where it is printed or compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jinja2 import nodes
from msgspec import Struct

ICON = "icon"
"""Draws what its first argument names, so an entry handed to it is seen."""

HANDED_ON = (nodes.Assign, nodes.For, nodes.Call, nodes.List, nodes.Tuple, nodes.With, nodes.Macro, nodes.CallBlock)
"""Only hand a record on under another name."""


class Reads(Struct, frozen=True):
    """What layouts read.

    Attributes:
        fields: pairs of a record and its field: (`suit`, `colour`) for `{{ suit.colour }}`, (`card.suit`, `colour`).
        whole: records that are printed, compared or drawn as icons themselves: `card.suit`, `suit`.
    """

    fields: frozenset[tuple[str, str]] = frozenset()
    whole: frozenset[str] = frozenset()


def reads_of(trees: Iterable[nodes.Template]) -> Reads:
    """What some parsed layouts read."""
    fields: set[tuple[str, str]] = set()
    whole: set[str] = set()
    for tree in trees:
        for kind in (nodes.Getattr, nodes.Getitem):
            for node in tree.find_all(kind):
                base, _, field = _name(node).rpartition(".")
                if base:
                    fields.add((base, field))
        whole.update(_shown(tree))
    return Reads(frozenset(fields), frozenset(whole))


def _field(node: nodes.Expr) -> str:
    """`colour` of `x.colour` and `x['colour']`; empty for others."""
    if isinstance(node, nodes.Getattr):
        return node.attr
    if isinstance(node, nodes.Getitem) and isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):
        return node.arg.value
    return ""


def _name(node: nodes.Node) -> str:
    """`suit`, or `card.suit`; empty for what is no name."""
    if isinstance(node, nodes.Name):
        return node.name
    if isinstance(node, nodes.Getattr | nodes.Getitem):
        base, field = _name(node.node), _field(node)
        return f"{base}.{field}" if base and field else ""
    return ""


def _shown(node: nodes.Node) -> Iterator[str]:
    """The records that are seen themselves in a part of a layout."""
    name = _name(node)
    if name:
        yield name
        return
    drawn = isinstance(node, nodes.Call) and _name(node.node) == ICON
    for child in node.iter_child_nodes():
        if not drawn and isinstance(node, HANDED_ON) and _name(child):
            continue
        yield from _shown(child)
