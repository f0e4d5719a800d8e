"""Nodes without a declared type (facts, fields of list entries, options of rules) as plain values."""

from __future__ import annotations

from typing import cast

from pnp.diagnostics import Replacement, Sink
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.scalars import key_of, undeclared, whole_range
from pnp.model.values import Plain, Translated

LONGEST_RANGE = 10_000
"""Numbers that one `1..n` may stand for."""


def plain(node: Node, languages: tuple[str, ...]) -> Plain:
    """The value of `node`: integers, booleans and text by the scalar rules, lists as tuples, maps as maps.

    A map of texts whose keys are all among `languages` is a translation; nothing else is.
    """
    if isinstance(node, ScalarNode):
        return undeclared(node)
    if isinstance(node, ListNode):
        return tuple([plain(item, languages) for item in node.items])
    if is_translation(node, languages):
        return Translated({key: str(plain(value, ())) for key, (_, value) in node.entries.items()})
    values = {key_of(name): plain(value, languages) for name, value in node.entries.values()}
    return cast("dict[str, Plain]", values)


def is_translation(node: MapNode, languages: tuple[str, ...]) -> bool:
    """Whether all keys are languages of the game and all values texts."""
    return bool(node.entries) and all(
        key in languages and isinstance(value, ScalarNode) and isinstance(undeclared(value), str)
        for key, (_, value) in node.entries.items()
    )


def report_range(node: ScalarNode, sink: Sink) -> bool:
    """Report a range that runs backwards or too far (P145); whether it was one of these."""
    ends = whole_range(node.text)
    if ends is None or 0 <= ends[1] - ends[0] < LONGEST_RANGE:
        return False
    if ends[1] < ends[0]:
        what, mended = f"the range `{node.text}` runs backwards", f"{ends[1]}..{ends[0]}"
        sink.error("P145", what, node.span, help=f"write `{mended}`", fix=Replacement(node.span, mended))
    else:
        sink.error("P145", f"the range `{node.text}` has more than {LONGEST_RANGE:,} numbers", node.span)
    return True


def expanded_range(text: str) -> tuple[int, ...] | None:
    """The integers of `1..10`; None where `text` is no range, or one that runs backwards or too far."""
    ends = whole_range(text)
    if ends is None or not 0 <= ends[1] - ends[0] < LONGEST_RANGE:
        return None
    return tuple(range(ends[0], ends[1] + 1))
