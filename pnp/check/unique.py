"""The rule `unique`: no two entries share a value."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.check.breach import MOST_NAMED, MOST_POINTED, Breach, counted, explicit, key, listed_cards, shown
from pnp.check.entry import Entry
from pnp.check.form import expression, malformed
from pnp.check.scope import Scope
from pnp.diagnostics import Span
from pnp.expressions import Unset, bare_name
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource


def unique(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`unique: name`: every entry has its own value; with `by`, within the entries that share that one.

    Copies of one entry (`qty`) are not compared, and neither are cards on which the value is not set.
    """
    source = expression(rule)
    entries = scope.chosen(rule.where)
    values = scope.values(source, entries)
    by = rule.options.get("by")
    within: list[object] = [None] * len(entries)
    if isinstance(by, ExpressionSource):
        within = scope.values(by, entries)
    elif by is not None:
        malformed(rule, "`by` needs an expression, as `suit`")
    groups: dict[object, list[tuple[Entry, object, object]]] = {}
    for entry, value, group in zip(entries, values, within, strict=True):
        if not isinstance(value, Unset):
            groups.setdefault((key(group), key(value)), []).append((entry, value, group))
    shared = [group for group in groups.values() if len(group) > 1]
    name = bare_name(source, scope.sandbox)
    if len(shared) <= MOST_POINTED:
        return [_pointed(source, name, by, group) for group in shared]
    notes = [_said(source, by, group) for group in shared[:MOST_NAMED]]
    if len(shared) > MOST_NAMED:
        notes.append(f"and {len(shared) - MOST_NAMED} more")
    return [Breach(f"{counted(len(shared), 'value')} of `{source.text}` occur on more than one card", tuple(notes))]


def _said(source: ExpressionSource, by: object, group: Sequence[tuple[Entry, object, object]]) -> str:
    """One shared value with its cards."""
    _, value, _ = group[0]
    return f"{shown(value)}{_within(by, group)}: {listed_cards([entry for entry, _, _ in group])}"


def _within(by: object, group: Sequence[tuple[Entry, object, object]]) -> str:
    """Where a value must be alone, for a rule with `by`."""
    return f" within `{by.text}` {shown(group[0][2])}" if isinstance(by, ExpressionSource) else ""


def _pointed(
    source: ExpressionSource, name: str | None, by: object, group: Sequence[tuple[Entry, object, object]]
) -> Breach:
    """The breach for one shared value, at the last card written by hand: the one most likely added by mistake."""
    cards = [entry for entry, _, _ in group]
    last = explicit(cards)[-1].card
    span: Span = last.spans.get(name, last.span) if name else last.span
    fact = f"{shown(group[0][1])} occurs on {counted(len(cards), 'card')}{_within(by, group)}"
    return Breach(f"`{source.text}` {fact}", (f"on {listed_cards(cards)}",), None, span)
