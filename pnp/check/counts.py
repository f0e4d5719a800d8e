"""Rules that count cards: `total`, `exactly`, `at_least`, `at_most`. All count copies."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.check.breach import MOST_NAMED, Breach, counted, explicit, key, listed_cards, named, plural, shown
from pnp.check.entry import Entry
from pnp.check.form import whole_number
from pnp.check.scope import Scope, copies
from pnp.expressions import bare_name, equalities
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource


def total(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`total: 60`: so many cards."""
    expected = whole_number(rule)
    entries = scope.chosen(rule.where)
    found = copies(entries)
    if found == expected:
        return []
    fact = f"{counted(found, scope.words.noun)}{_where(rule)} instead of {expected}"
    what = fact if rule.where else f"{scope.words.whole} {fact}"
    return [Breach(what, _difference(found, expected, scope.words.noun))]


def exactly(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`exactly: 1, where: starter`: so many cards, no more and no fewer."""
    expected = whole_number(rule)
    return _number(rule, scope, expected, expected)


def at_least(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`at_least: 28`: so many cards or more."""
    return _number(rule, scope, whole_number(rule), None)


def at_most(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`at_most: 2, where: cost > 5`: so many cards or fewer."""
    return _number(rule, scope, 0, whole_number(rule))


def _number(rule: RuleSpec, scope: Scope, low: int, high: int | None) -> list[Breach]:
    """The breach where the number of cards is not within the bounds."""
    entries = scope.chosen(rule.where)
    found = copies(entries)
    if found >= low and (high is None or found <= high):
        return []
    expected = {"exactly": f"exactly {low}", "at_least": f"at least {low}"}.get(rule.kind, f"at most {high}")
    notes: tuple[str, ...] = (f"found: {listed_cards(entries)}",) if 0 < len(entries) <= MOST_NAMED else ()
    help = None
    if rule.where is not None and scope.is_of_cards:
        note, help = _near_miss(rule.where, scope, entries) if low - found == 1 else (None, None)
        if high is not None and found - high == 1:
            help = _switch_off(rule.where, scope, entries)
        notes = (*notes, note) if note else notes
    noun = scope.words.noun
    fact = f"{f'no {plural(noun)}' if not found else counted(found, noun)}{_where(rule)}, expected {expected}"
    return [Breach(fact, notes, help)]


def _where(rule: RuleSpec) -> str:
    """The condition of the rule, for its message."""
    return f" where `{rule.where.text}`" if rule.where else ""


def _difference(found: int, expected: int, noun: str) -> tuple[str, ...]:
    """How many are missing or too many."""
    if found < expected:
        missing = expected - found
        return (f"{counted(missing, noun)} {'is' if missing == 1 else 'are'} missing",)
    surplus = found - expected
    return (f"{counted(surplus, noun)} {'is' if surplus == 1 else 'are'} too many",)


def _near_miss(where: ExpressionSource, scope: Scope, found: Sequence[Entry]) -> tuple[str | None, str | None]:
    """Note and help naming the one card that fails only one part of `field == value and …`, or a switch to set."""
    name = bare_name(where, scope.sandbox)
    field = scope.field(name) if name else None
    if field is not None and field.type == "boolean" and len(scope.entries) > len(found):
        return None, f"write `{name}: true` on one {'more ' if found else ''}card"
    parts = equalities(where, scope.sandbox)
    near = []
    for entry in scope.entries if len(parts) > 1 else ():
        wrong = [(part, value) for part, value in parts if not _equals(entry, part, value)]
        if len(wrong) == 1:
            near.append((entry, *wrong[0]))
    if len(near) != 1:
        return None, None
    entry, part, value = near[0]
    is_now = shown(entry.record.fields.get(part, "not there"))
    note = f"card {named(entry)} has all but one: its `{part}` is {is_now}, not {shown(value)}"
    change = f"write `{part}: {shown(value)}` on card `{entry.card.id}`" if part in entry.card.spans else None
    return note, change if entry.card.qty == 1 else None


def _equals(entry: Entry, field: str, value: object) -> bool:
    """Whether the card's field has the value."""
    return key(entry.record.fields.get(field)) == key(value)


def _switch_off(where: ExpressionSource, scope: Scope, found: Sequence[Entry]) -> str | None:
    """The help for one card too many where a boolean field is asked for."""
    name = bare_name(where, scope.sandbox)
    said = [entry for entry in explicit(found, name) if entry.card.qty == 1]
    field = scope.field(name) if name else None
    if field is None or field.type != "boolean" or not said:
        return None
    cards = " or ".join(f"`{entry.card.id}`" for entry in said[:MOST_NAMED])
    return f"write `{name}: false` on {'one of ' if len(said) > 1 else ''}{cards}"
