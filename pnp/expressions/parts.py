"""What an expression is made of, for messages that say which part does not hold."""

from __future__ import annotations

from collections.abc import Iterator

from jinja2 import nodes
from jinja2.parser import Parser
from msgspec import Struct

from pnp.expressions.environment import Sandbox
from pnp.model.values import ExpressionSource


def equalities(source: ExpressionSource, sandbox: Sandbox) -> tuple[tuple[str, object], ...]:
    """The (field, value) pairs of an expression that says nothing but `field == value and …`; else none.

    Takes an expression that compiles.
    """
    pairs: list[tuple[str, object]] = []
    for part in _conjuncts(_parsed(source, sandbox)):
        pair = _equality(part)
        if pair is None:
            return ()
        pairs.append(pair)
    return tuple(pairs)


class Comparison(Struct, frozen=True):
    """A field beside values that are typed out, as `suit == 'clubs'`, `rank in [1, 2]`, `'alps' in places`.

    Attributes:
        field: its name, without `card.`.
        holds: whether the field is a list that is asked for the value.
        values: as typed.
    """

    field: str
    holds: bool
    values: tuple[object, ...]


def comparisons(source: ExpressionSource, sandbox: Sandbox) -> tuple[Comparison, ...]:
    """All comparisons for equality of a field with values that are typed out; takes an expression that compiles."""
    whole = nodes.Tuple([_parsed(source, sandbox)], "load")
    found = [_comparison(node) for node in whole.find_all(nodes.Compare)]
    return tuple([one for one in found if one is not None])


def _comparison(node: nodes.Compare) -> Comparison | None:
    """What a comparison asks of a field; None for all others."""
    if len(node.ops) != 1 or node.ops[0].op not in {"eq", "ne", "in", "notin"}:
        return None
    left, operator, right = node.expr, node.ops[0].op, node.ops[0].expr
    if operator in {"eq", "ne"}:
        field, typed = (left, right) if isinstance(right, nodes.Const) else (right, left)
        return _compared(field, [typed], holds=False)
    if isinstance(right, (nodes.List, nodes.Tuple)):
        return _compared(left, right.items, holds=False)
    return _compared(right, [left], holds=True)


def _compared(field: nodes.Expr, typed: list[nodes.Expr], *, holds: bool) -> Comparison | None:
    """The comparison of `field` with what is typed, where it is one."""
    name = (_path(field) or "").removeprefix("card.")
    if not name or "." in name or not all(isinstance(value, nodes.Const) for value in typed):
        return None
    return Comparison(name, holds, tuple([value.value for value in typed if isinstance(value, nodes.Const)]))


def bare_name(source: ExpressionSource, sandbox: Sandbox) -> str | None:
    """The name, where the expression is a single one."""
    parsed = _parsed(source, sandbox)
    return parsed.name if isinstance(parsed, nodes.Name) else None


def paths(source: ExpressionSource, sandbox: Sandbox) -> tuple[str, ...]:
    """The dotted names an expression reads, as `facts.hand`, in order, each once; takes one that compiles."""
    return tuple(dict.fromkeys(_paths(_parsed(source, sandbox))))


def _parsed(source: ExpressionSource, sandbox: Sandbox) -> nodes.Expr:
    """The tree of an expression that compiles."""
    return Parser(sandbox, source.text, state="variable").parse_expression()


def _conjuncts(node: nodes.Node) -> Iterator[nodes.Node]:
    """The parts joined by `and`."""
    if isinstance(node, nodes.And):
        yield from _conjuncts(node.left)
        yield from _conjuncts(node.right)
    else:
        yield node


def _equality(node: nodes.Node) -> tuple[str, object] | None:
    """The field and value of `field == value` or `card.field == value`."""
    if not isinstance(node, nodes.Compare) or len(node.ops) != 1 or node.ops[0].op != "eq":
        return None
    name, value = _path(node.expr), node.ops[0].expr
    return (name.removeprefix("card."), value.value) if name and isinstance(value, nodes.Const) else None


def _path(node: nodes.Node) -> str | None:
    """`a.b.c` where the node is nothing else."""
    if isinstance(node, nodes.Name):
        return node.name
    if isinstance(node, nodes.Getattr):
        before = _path(node.node)
        return before and f"{before}.{node.attr}"
    return None


def _paths(node: nodes.Node) -> Iterator[str]:
    """All longest dotted names below a node; a method that is called is left off."""
    if isinstance(node, nodes.Call) and isinstance(node.node, nodes.Getattr):
        yield from _paths(node.node.node)
        for argument in node.args:
            yield from _paths(argument)
        return
    path = _path(node)
    if path:
        yield path
        return
    for child in node.iter_child_nodes():
        yield from _paths(child)
