"""`composition:` of a deck or game: each rule has exactly one key that makes it; the meaning stands in `pnp.check`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Literal, cast

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, nearest, suggestion
from pnp.load import scalars, shapes
from pnp.load.nodes import ListNode, MapNode, Node, ScalarNode
from pnp.load.plain import expanded_range, plain, report_range
from pnp.load.rule_maps import MAPS, decode_map, length
from pnp.load.scalars import undeclared
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource, Plain

COUNTS = ("total", "exactly", "at_least", "at_most")
EXPRESSIONS = ("unique", "distribution", "sum", "refers", "ordered", "every", "check")
KINDS = (*COUNTS, *EXPRESSIONS, "each", "apart", "inside", *MAPS)

COMMON = frozenset({"name", "because", "message", "where", "of", "players", "in"})

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "each": ("times",),
    "unique": ("by",),
    "distribution": ("is", "between"),
    "sum": ("is", "between"),
    "refers": ("to",),
    "ordered": ("by",),
    "inside": ("gap",),
}
"""The keys that belong to one kind of rule, beside the common ones."""

ONE_NEEDED = ("distribution", "sum", "each", "ordered")
"""Kinds that say nothing without one of their options."""

ALL_OPTIONS = frozenset(option for options in OPTIONS.values() for option in options)

PYTHON_NAME = re.compile(r"[a-z][a-z0-9_]*")


class RuleScope(Struct, frozen=True):
    """Where rules stand.

    Attributes:
        decks: those of the game, by id: only rules of game.yaml may name some; None in the file of a deck or board.
    """

    sink: Sink
    languages: tuple[str, ...]
    decks: Collection[str] | None = None


def decode_rules(node: Node | None, scope: RuleScope) -> tuple[RuleSpec, ...]:
    """The rules of a `composition:` section, in order.

    Reports:
        P104 unknown key, P150 no kind or several, P151 option missing or without meaning, P152 unknown deck.
    """
    found = shapes.expect_list(node, "`composition`", scope.sink, "- {total: 54}") if node is not None else None
    rules = []
    for number, item in enumerate(found.items if found else (), 1):
        entry = shapes.expect_map(item, f"rule {number}", scope.sink, "{total: 54}")
        rule = _decode_rule(entry, _owner(entry, number), scope) if entry is not None else None
        if rule is not None:
            rules.append(rule)
    return tuple(rules)


def _owner(entry: MapNode, number: int) -> str:
    """The rule as messages name it."""
    name = entry.value("name")
    return f"rule {name.text}" if isinstance(name, ScalarNode) else f"rule {number}"


def _decode_rule(entry: MapNode, owner: str, scope: RuleScope) -> RuleSpec | None:
    """One rule; None where it has no kind or its value cannot be read."""
    sink = scope.sink
    kind = _kind(entry, owner, sink)
    if kind is None:
        return None
    key, node = entry.entries[kind]
    value = _value(kind, node, owner, scope)
    allowed = OPTIONS.get(kind, ())
    options: dict[str, Plain | ExpressionSource] = {}
    for option in allowed:
        made = _option(kind, option, entry.value(option), owner, sink)
        if made is not None:
            options[option] = made
    _check_options(kind, entry, owner, sink)
    if kind in ONE_NEEDED and not any(option in entry.entries for option in allowed):
        needed = " or ".join(f"`{option}`" for option in allowed)
        sink.error("P151", f"`{kind}` needs {needed} beside it, in {owner}", key.span, help=f"add {EXAMPLES[kind]}")
    if value is None:
        return None
    if kind in MAPS:
        keys = decode_map(kind, node, owner, sink)
        if keys is None:
            return None
        options.update(keys)
    return RuleSpec(
        kind,
        key.span,
        value,
        options,
        shapes.text_at(entry.value("name"), f"`name` of {owner}", sink) or "",
        shapes.text_at(entry.value("because"), f"`because` of {owner}", sink) or "",
        shapes.text_at(entry.value("message"), f"`message` of {owner}", sink) or "",
        shapes.expression_at(entry.value("where"), f"`where` of {owner}", sink),
        shapes.expression_at(entry.value("of"), f"`of` of {owner}", sink),
        _players(entry.value("players"), owner, sink),
        _decks(entry, owner, scope),
        dict(_spans(entry)),
    )


def _check_options(kind: str, entry: MapNode, owner: str, sink: Sink) -> None:
    """Report options that belong to other kinds of rules."""
    for other in ALL_OPTIONS.difference(OPTIONS.get(kind, ())).intersection(entry.entries):
        kinds = [f"`{name}`" for name in OPTIONS if other in OPTIONS[name]]
        what = f"`{other}` has no meaning beside `{kind}` in {owner}"
        notes = (f"`{other}` belongs to {' and '.join(kinds)}",)
        sink.error("P151", what, entry.key_span(other), notes=notes, help="delete it")


def _spans(entry: MapNode) -> Iterator[tuple[str, Span]]:
    """Where the keys and values within a rule stand, by `each.suit`, `each.suit=clubs`, `players=3`."""
    for name, (_, node) in entry.entries.items():
        yield from _inner(name, node)


def _inner(name: str, node: Node) -> Iterator[tuple[str, Span]]:
    """Where the values stand below one key, and the keys below it."""
    yield from _values(name, node)
    for inner, (key, value) in node.entries.items() if isinstance(node, MapNode) else ():
        yield f"{name}.{inner}", key.span
        yield from _inner(f"{name}.{inner}", value)


def _values(name: str, node: Node) -> Iterator[tuple[str, Span]]:
    """Where a value or the values of a list stand."""
    for item in node.items if isinstance(node, ListNode) else (node,):
        if isinstance(item, ScalarNode):
            yield f"{name}={item.text}", item.span


EXAMPLES: Mapping[str, str] = {
    "distribution": "`is: 9`, `is: {2: 14, 3: 7}` or `between: [4, 5]`",
    "sum": "`is: 100` or `between: [90, 110]`",
    "each": "`times: 1`",
    "ordered": "`by: EXPRESSION`",
}


def _kind(entry: MapNode, owner: str, sink: Sink) -> str | None:
    """The one key that makes the rule: a known kind, or the name of a Python rule with a map behind it."""
    known = [key for key in entry.entries if key in KINDS]
    unknown = [entry.entries[key] for key in entry.entries if key not in KINDS and key not in COMMON | ALL_OPTIONS]
    meant = (*KINDS, *COMMON, *ALL_OPTIONS)
    python = [
        key.text
        for key, value in unknown
        if isinstance(value, MapNode) and PYTHON_NAME.fullmatch(key.text) and nearest(key.text, meant) is None
    ]
    for key, _ in unknown:
        if key.text not in python:
            near = suggestion(key.text, meant)
            notes = () if near else (f"kinds of rules: {', '.join(sorted(KINDS))}",)
            sink.error("P104", f"unknown key `{key.text}` in {owner}", key.span, notes=notes, help=near)
    kinds = known + python
    if len(kinds) == 1:
        return kinds[0]
    if kinds:
        span = entry.key_span(kinds[1])
        sink.error("P150", f"{owner} has both `{kinds[0]}` and `{kinds[1]}`", span, help="make it two rules")
    elif not unknown:
        sink.error(
            "P150", f"{owner} says nothing to check", entry.span, notes=(f"kinds of rules: {listed(KINDS[:8])} …",)
        )
    return None


def _value(
    kind: str, node: Node, owner: str, scope: RuleScope
) -> int | float | str | ExpressionSource | Mapping[str, Plain] | None:
    """What stands behind the kind."""
    what, sink = f"`{kind}` of {owner}", scope.sink
    if kind in COUNTS:
        return shapes.integer_at(node, what, sink, least=0)
    if kind in EXPRESSIONS:
        return shapes.expression_at(node, what, sink)
    if kind == "each":
        return _each(node, what, sink)
    if kind == "apart":
        return length(node, what, sink)
    if kind == "inside":
        return shapes.text_at(node, what, sink)
    return cast("Mapping[str, Plain]", plain(node, ()))


def _each(node: Node, what: str, sink: Sink) -> Mapping[str, Plain] | None:
    """`{country: all, value: 1..9, copy: [a, b]}`: `all`, or a tuple of values."""
    found = shapes.expect_map(node, what, sink, "each: {suit: all, rank: 1..10}")
    if found is None:
        return None
    if not found.entries:
        sink.error("P151", f"{what} names no field", node.span, help="write it as in `each: {suit: all, rank: 1..10}`")
    fields: dict[str, Plain] = {}
    for name, (_, value) in found.entries.items():
        if isinstance(value, ScalarNode) and report_range(value, sink):
            continue
        if isinstance(value, ListNode):
            fields[name] = plain(value, ())
        elif isinstance(value, ScalarNode) and value.text == "all":
            fields[name] = "all"
        elif isinstance(value, ScalarNode) and (numbers := expanded_range(value.text)) is not None:
            fields[name] = numbers
        else:
            example = f"{name}: [{value.text}]" if isinstance(value, ScalarNode) else f"{name}: all"
            shapes.wrong_shape(value, f"`{name}` in {what}", "`all`, a range or a list", sink, example)
    return fields or None


def _option(kind: str, option: str, node: Node | None, owner: str, sink: Sink) -> Plain | ExpressionSource | None:
    """One option, by its name."""
    what = f"`{option}` of {owner}"
    if node is None:
        return None
    return OPTION_READERS[option](node, what, sink)


def _is(node: Node, what: str, sink: Sink) -> Plain | None:
    """`is`: one count, or a map of value to count."""
    if isinstance(node, ScalarNode):
        return shapes.integer_at(node, what, sink)
    found = shapes.expect_map(node, what, sink, "is: {2: 14, 3: 7}")
    if found is None:
        return None
    counts: dict[str | int | bool, Plain] = {}
    for key, value in found.entries.values():
        count = shapes.integer_at(value, f"`{key.text}` in {what}", sink)
        if count is not None:
            counts[undeclared(key)] = count
    return cast("Mapping[str, Plain]", counts)


def _between(node: Node, what: str, sink: Sink) -> Plain | None:
    """`between`: the least and the most."""
    found = shapes.expect_list(node, what, sink, "between: [4, 5]")
    if found is None:
        return None
    bounds = [shapes.integer_at(item, f"a bound in {what}", sink) for item in found.items]
    if None in bounds:
        return None
    low_high = tuple(bound for bound in bounds if bound is not None)
    if len(low_high) != 2 or low_high[0] > low_high[1]:
        many = "1 number" if len(low_high) == 1 else f"{len(low_high)} numbers"
        what = f"{what} has {many} instead of two" if len(low_high) != 2 else f"{what} runs backwards"
        mend = f"write `between: [{low_high[1]}, {low_high[0]}]`" if len(low_high) == 2 else "write `between: [4, 5]`"
        sink.error("P151", what, node.span, help=mend)
        return None
    return low_high


def _times(node: Node, what: str, sink: Sink) -> Plain | None:
    """`times`: how often."""
    return shapes.integer_at(node, what, sink, least=0)


OPTION_READERS: Mapping[str, Callable[[Node, str, Sink], Plain | ExpressionSource | None]] = {
    "times": _times,
    "is": _is,
    "between": _between,
    "by": shapes.expression_at,
    "to": shapes.expression_at,
    "gap": length,
}
"""How each option is read."""


def _players(node: Node | None, owner: str, sink: Sink) -> Literal["all"] | tuple[int, ...] | None:
    """`players`: `all`, or the counts."""
    if node is None:
        return None
    if isinstance(node, ScalarNode):
        if node.text == "all":
            return "all"
        number = scalars.INTEGER.fullmatch(node.text)
        example = f"players: [{node.text}]" if number else "players: all" if nearest(node.text, ("all",)) else ""
        shapes.wrong_shape(node, f"`players` of {owner}", "`all` or a list", sink, example)
        return None
    found = shapes.expect_list(node, f"`players` of {owner}", sink, "players: [3, 4]")
    if found is not None and not found.items:
        what = f"`players` of {owner} names no number of players, so it would never be asked"
        sink.error("P151", what, node.span, help="write `all`")
    counts = [
        shapes.integer_at(item, f"`players` of {owner}", sink, least=1) for item in (found.items if found else ())
    ]
    return tuple(count for count in counts if count is not None)


def _decks(entry: MapNode, owner: str, scope: RuleScope) -> tuple[str, ...]:
    """`in`: decks of the game; only in game.yaml."""
    node = entry.value("in")
    if node is None:
        return ()
    if scope.decks is None:
        what = f"`in` has no meaning in {owner}: only rules of game.yaml are about several decks"
        scope.sink.error("P151", what, entry.key_span("in"), help="delete it, or move the rule to game.yaml")
        return ()
    named = shapes.texts_at(node, f"`in` of {owner}", scope.sink)
    if isinstance(node, ListNode) and not node.items:
        what = f"`in` of {owner} names no deck"
        scope.sink.error("P151", what, node.span, help=f"write `[{', '.join(scope.decks)}]`")
    first: dict[str, Span] = {}
    for deck in named:
        if first.setdefault(deck.value, deck.span) is not deck.span:
            what, before = f"`in` of {owner} names `{deck.value}` twice", f"first at {first[deck.value]}"
            scope.sink.error("P142", what, deck.span, notes=(before,), help="delete one of the two")
        if deck.value not in scope.decks:
            near = suggestion(deck.value, scope.decks)
            notes = () if near else (f"decks: {listed(scope.decks)}",)
            scope.sink.error("P152", f"there is no deck `{deck.value}`", deck.span, notes=notes, help=near)
    return tuple(deck.value for deck in named if deck.value in scope.decks)
