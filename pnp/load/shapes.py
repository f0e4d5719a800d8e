"""Is a node the map, list, text or number that is wanted there; are its keys known. Mistakes are reported."""

from __future__ import annotations

import re
from collections.abc import Collection

from pnp.diagnostics import Located, Replacement, Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.load import scalars
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.yaml_quotes import quoted
from pnp.model.values import ExpressionSource


def kind_of(node: Node) -> str:
    """What a node is, in the author's words."""
    if isinstance(node, ScalarNode):
        return "one value"
    return "a list" if isinstance(node, ListNode) else "a map"


def expect_map(node: Node, what: str, sink: Sink, example: str = "") -> MapNode | None:
    """`node` if it is a map; else None (reported as P120)."""
    if isinstance(node, MapNode):
        return node
    wrong_shape(node, what, "a map of `name: value`", sink, example)
    return None


def expect_list(node: Node, what: str, sink: Sink, example: str = "") -> ListNode | None:
    """`node` if it is a list; else None (reported as P120)."""
    if isinstance(node, ListNode):
        return node
    if not example and isinstance(node, ScalarNode):
        example = f"[{scalars.as_typed(node)}]"
    wrong_shape(node, what, "a list", sink, example)
    return None


def expect_scalar(node: Node, what: str, sink: Sink, example: str = "") -> ScalarNode | None:
    """`node` if it is one value; else None (reported as P120)."""
    if isinstance(node, ScalarNode):
        return node
    wrong_shape(node, what, "one value", sink, example)
    return None


def wrong_shape(node: Node, what: str, wanted: str, sink: Sink, example: str = "") -> None:
    """Report that `node` is not what is wanted; an `example` with the author's own value in it is the mend."""
    help, fix = f"write it as in `{example}`" if example else None, None
    first = next(iter(node.entries.values()))[0] if isinstance(node, MapNode) and node.entries else None
    if first is not None and re.match(r"-[\w{]", first.text) and "list" in wanted:
        help = f"write `- {first.text[1:]}` with a space after `-`"
    if isinstance(node, ScalarNode) and example and scalars.as_typed(node) in example:
        name, colon, rest = example.partition(": ")
        fix = Replacement(node.span, rest if colon and name.isidentifier() else example)
        help = f"write `{example}`"
    sink.error("P120", f"{what} is {kind_of(node)}, not {wanted}", node.span, help=help, fix=fix)


def text_at(node: Node | None, what: str, sink: Sink) -> str | None:
    """The text of a value that may be missing."""
    scalar = expect_scalar(node, what, sink) if node is not None else None
    return scalar.text if scalar else None


def located_at(node: Node | None, what: str, sink: Sink) -> Located[str] | None:
    """The text of a value that may be missing, with its place."""
    scalar = expect_scalar(node, what, sink) if node is not None else None
    return Located(scalar.text, scalar.span) if scalar else None


def texts_at(node: Node | None, what: str, sink: Sink) -> tuple[Located[str], ...]:
    """The texts of a list of one value each, that may be missing."""
    found = expect_list(node, what, sink) if node is not None else None
    scalar_items = (expect_scalar(item, f"an entry of {what}", sink) for item in (found.items if found else ()))
    return tuple(Located(item.text, item.span) for item in scalar_items if item)


def integer_at(node: Node | None, what: str, sink: Sink, least: int | None = None) -> int | None:
    """The integer of a value that may be missing."""
    scalar = expect_scalar(node, what, sink) if node is not None else None
    value = scalars.integer(scalar, what, sink) if scalar else None
    if value is not None and least is not None and value < least and node is not None:
        sink.error("P123", f"{what} is {value}, less than {least}", node.span)
        return None
    return value


def boolean_at(node: Node | None, what: str, sink: Sink, default: bool = False) -> bool:
    """The boolean of a value that may be missing."""
    scalar = expect_scalar(node, what, sink) if node is not None else None
    value = scalars.boolean(scalar, what, sink) if scalar else None
    return default if value is None else value


def length_at(node: Node | None, what: str, sink: Sink) -> Located[float] | None:
    """The length of a value that may be missing, in mm, not negative."""
    scalar = expect_scalar(node, what, sink) if node is not None else None
    value = scalars.length(scalar, what, sink) if scalar else None
    if scalar is None or value is None:
        return None
    if value < 0:
        sink.error("P123", f"{what} is {scalar.text}, less than nothing", scalar.span, help="write `0 mm` for none")
        return None
    return Located(value, scalar.span)


def expression_at(node: Node | None, what: str, sink: Sink) -> ExpressionSource | None:
    """The expression of a value that may be missing; its span is that of the text inside the quotes."""
    if node is None:
        return None
    if isinstance(node, ScalarNode):
        return ExpressionSource(node.text, node.inner)
    items = [item for item in node.items if isinstance(item, ScalarNode)] if isinstance(node, ListNode) else []
    help = fix = None
    if isinstance(node, ListNode) and len(items) == len(node.items):
        mended = quoted(f"[{', '.join(scalars.as_typed(item) for item in items)}]")
        help, fix = f"write `{mended}`", Replacement(node.span, mended)
    sink.error("P120", f"{what} is {kind_of(node)}, not an expression", node.span, help=help, fix=fix)
    return None


def check_keys(node: MapNode, allowed: Collection[str], owner: str, sink: Sink) -> None:
    """Report every key of `node` that is not among `allowed` (P104)."""
    for key, (name, _) in node.entries.items():
        if key not in allowed:
            unknown_key(name, allowed, owner, sink)


def unknown_key(name: ScalarNode, allowed: Collection[str], owner: str, sink: Sink) -> None:
    """Report one key that has no meaning in `owner`."""
    near = suggestion(name.text, allowed)
    sink.error(
        "P104",
        f"unknown key `{name.text}` in {owner}",
        name.span,
        notes=() if near else (f"known here: {listed(allowed)}",),
        help=near,
    )


def required(node: MapNode, key: str, owner: str, example: str, sink: Sink) -> Node | None:
    """The value behind `key`; None where it is missing (reported as P121 with the line to add)."""
    value = node.value(key)
    if value is None:
        span = Span(node.path, node.line, node.column, node.length) if node.entries else Span(node.path)
        sink.error("P121", f"{owner} has no `{key}`", span, help=f"add the line `{example}`")
    return value
