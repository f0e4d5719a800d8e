"""What an expression is made of, for messages that say which part does not hold."""

from __future__ import annotations

from collections.abc import Iterator

from jinja2 import nodes
from jinja2.parser import Parser

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
