"""The rule `unique`: no two entries share a value."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.check.breach import MOST_NAMED, MOST_POINTED, Breach, counted, explicit, joined, key, listed_cards, shown
from pnp.check.entry import Entry
from pnp.check.form import expression, malformed
from pnp.check.scope import Scope
from pnp.diagnostics import Span
from pnp.expressions import Unset, bare_name
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource


def unique(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`unique: name`: every entry has its own value; with `by`, within the entries that share that one.

    Copies of one entry (`qty`) are not compared, and neither are cards on which the value is not set. Over several
    decks `by: deck` compares the decks: no value is in two of them.
    """
    source = expression(rule)
    entries = scope.chosen(rule.where)
    values = scope.values(source, entries)
    by = rule.options.get("by")
    if isinstance(by, ExpressionSource) and by.text.strip() == "deck" and len(scope.decks) > 1:
        return _between_decks(source, entries, values)
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
        return [_pointed(source, (name, scope.words.noun), by, group) for group in shared]
    notes = [_said(source, by, group) for group in shared[:MOST_NAMED]]
    if len(shared) > MOST_NAMED:
        notes.append(f"and {len(shared) - MOST_NAMED} more")
    fact = f"{counted(len(shared), 'value')} of `{source.text}` occur on more than one {scope.words.noun}"
    return [Breach(fact, tuple(notes))]


def _between_decks(source: ExpressionSource, entries: Sequence[Entry], values: Sequence[object]) -> list[Breach]:
    """The breaches for values that are in more than one deck, each with a card of every deck."""
    firsts: dict[object, dict[str, tuple[Entry, object]]] = {}
    for entry, value in zip(entries, values, strict=True):
        if not isinstance(value, Unset) and entry.deck is not None:
            firsts.setdefault(key(value), {}).setdefault(entry.deck.spec.id, (entry, value))
    shared = [list(decks.items()) for decks in firsts.values() if len(decks) > 1]
    facts = [
        (
            f"{shown(decks[0][1][1])} occurs in {joined([f'`{id}`' for id, _ in decks])}",
            f"as on {listed_cards([entry for _, (entry, _) in decks])}",
        )
        for decks in shared
    ]
    if len(facts) <= MOST_POINTED:
        return [Breach(f"`{source.text}` {fact}", (note,)) for fact, note in facts]
    notes = [f"{fact}, {note}" for fact, note in facts[:MOST_NAMED]]
    if len(facts) > MOST_NAMED:
        notes.append(f"and {len(facts) - MOST_NAMED} more")
    return [Breach(f"{counted(len(facts), 'value')} of `{source.text}` occur in more than one deck", tuple(notes))]


def _said(source: ExpressionSource, by: object, group: Sequence[tuple[Entry, object, object]]) -> str:
    """One shared value with its cards."""
    _, value, _ = group[0]
    return f"{shown(value)}{_within(by, group)}: {listed_cards([entry for entry, _, _ in group])}"


def _within(by: object, group: Sequence[tuple[Entry, object, object]]) -> str:
    """Where a value must be alone, for a rule with `by`."""
    return f" within `{by.text}` {shown(group[0][2])}" if isinstance(by, ExpressionSource) else ""


def _pointed(
    source: ExpressionSource, names: tuple[str | None, str], by: object, group: Sequence[tuple[Entry, object, object]]
) -> Breach:
    """The breach for one shared value, at the last card written by hand: the one most likely added by mistake.

    `names` are that of the field, and of what has it.
    """
    name, noun = names
    cards = [entry for entry, _, _ in group]
    last = explicit(cards)[-1].card
    span: Span = last.spans.get(name, last.span) if name else last.span
    fact = f"{shown(group[0][1])} occurs on {counted(len(cards), noun)}{_within(by, group)}"
    return Breach(f"`{source.text}` {fact}", (f"on {listed_cards(cards)}",), None, span)
