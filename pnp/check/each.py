"""The rule `each`: every combination of field values occurs a number of times."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from math import prod

from pnp.check.breach import (
    MOST_NAMED,
    Breach,
    RuleMistake,
    explicit,
    instead,
    joined,
    key,
    listed_cards,
    named,
    pairs,
    shown,
    times,
)
from pnp.check.choices import choices, exists
from pnp.check.entry import Entry
from pnp.check.form import malformed, mapping
from pnp.check.scope import Scope, copies
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import listed, suggestion
from pnp.model.spec import RuleSpec
from pnp.model.values import Plain

MOST_COMBINATIONS = 100_000
"""More combinations than any deck has cards are a slip, not a rule."""

ALL = "all"

Combination = tuple[object, ...]


def each(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`each: {suit: all, rank: 1..10}, times: 1`: each combination is on so many cards, copies counted.

    Cards with other values are not counted; they are named when a combination is missing.
    """
    wanted = {name: _wanted(rule, scope, name, value) for name, value in mapping(rule, rule.value).items()}
    expected = _times(rule)
    if prod(len(values) for values in wanted.values()) > MOST_COMBINATIONS:
        malformed(rule, f"`each` asks for more than {MOST_COMBINATIONS:,} combinations")
    cards = _by_combination(tuple(wanted), scope.chosen(rule.where))
    wrong = []
    for values in product(*wanted.values()):
        entries = cards.get(key(values), [])
        if copies(entries) != expected:
            wrong.append((values, entries))
    if not wrong:
        return []
    combinations = {key(values) for values in product(*wanted.values())}
    strays = [entry for combination, group in cards.items() if combination not in combinations for entry in group]
    return [_breach(tuple(wanted), expected, wrong, (strays, scope))]


def _times(rule: RuleSpec) -> int:
    """The number of `times`, which must be there."""
    number = rule.options.get("times")
    if isinstance(number, bool) or not isinstance(number, int):
        malformed(rule, "`each` needs `times:`, how often each combination occurs", "add `times: 1`")
    return number


def _by_combination(names: Sequence[str], entries: Sequence[Entry]) -> dict[object, list[Entry]]:
    """The entries by their values of the named fields; those that leave one open have no combination."""
    found: dict[object, list[Entry]] = {}
    for entry in entries:
        found.setdefault(tuple([key(_field(entry, name)) for name in names]), []).append(entry)
    return found


def _field(entry: Entry, name: str) -> object:
    """A field of a card; as written where it is, which spares making the views of a large deck."""
    values = entry.card.values
    return values[name] if name in values else entry.record.fields[name]


def _wanted(rule: RuleSpec, scope: Scope, name: str, value: Plain) -> tuple[Plain, ...]:
    """The values asked for in one field, each of which must exist.

    Raises:
        RuleMistake: P203 for `all` of a field without choices, P204 for a value that the field cannot have, P205 for a
            field that is not there.
    """
    if name not in scope.field_names():
        fields = scope.field_names()
        what = f"`{name}` is not a field of {'the deck' if len(scope.decks) == 1 else scope.words.where}"
        note = f"fields: {listed(fields)}"
        span = rule.span_of(f"each.{name}")
        raise RuleMistake(Diagnostic("P205", what, span, notes=(note,), help=suggestion(name, fields)))
    field = scope.field(name)
    allowed = choices(scope, name) if field else None
    if value == ALL:
        if allowed is None and field is None:
            allowed = _occurring(scope, name)
        if allowed is None:
            what = f"`all` needs a field with choices, and `{name}` has none"
            malformed(rule, what, f"write the values, as in `{name}: 1..9`", f"each.{name}=all")
        return allowed
    values = value if isinstance(value, tuple) else (value,)
    if allowed is not None:
        exists(rule, name, values, allowed)
    return values


def _occurring(scope: Scope, name: str) -> tuple[Plain, ...]:
    """The values that occur in a field that `generate` made, in order of appearance."""
    found = [entry.card.values[name] for entry in scope.entries if name in entry.card.values]
    return tuple({key(value): value for value in found}.values())


Wrong = Sequence[tuple[Combination, list[Entry]]]


def _breach(names: Sequence[str], expected: int, wrong: Wrong, others: tuple[Sequence[Entry], Scope]) -> Breach:
    """The one breach of the rule, with its combinations; `others` are the cards in none of them."""
    strays, scope = others
    noun = scope.words.noun
    notes = [_told(names, expected, values, entries, noun) for values, entries in islice(wrong, MOST_NAMED)]
    if len(wrong) == 1:
        fact = notes.pop()
        notes += [f"on {listed_cards(wrong[0][1])}"] if wrong[0][1] else []
    else:
        fact = f"{len(wrong)} combinations of {joined(names)} do not occur {times(expected)}"
    if len(wrong) > MOST_NAMED:
        notes.append(f"and {len(wrong) - MOST_NAMED} more combinations")
    if strays and any(copies(entries) < expected for _, entries in wrong):
        notes.append(f"in none of the combinations: {listed_cards(strays)}")
    return Breach(fact, tuple(notes), _mend(names, expected, wrong, strays) if scope.is_of_cards else None)


def _told(names: Sequence[str], expected: int, values: Combination, entries: Sequence[Entry], noun: str) -> str:
    """One combination that occurs too often or too rarely."""
    card = f"{noun} with {pairs(names, values)}"
    found = copies(entries)
    if not found and expected == 1:
        return f"{card} is missing"
    if not found:
        return f"{card} is missing, expected {times(expected)}"
    return f"{card} occurs {instead(found, expected)}"


def _mend(names: Sequence[str], expected: int, wrong: Wrong, strays: Sequence[Entry]) -> str | None:
    """The single change that mends the whole rule, None where there is none or more than one kind of it."""
    short = [(values, entries) for values, entries in wrong if copies(entries) == expected - 1]
    over = [(values, entries) for values, entries in wrong if copies(entries) == expected + 1]
    if len(short) + len(over) != len(wrong) or len(short) > 1 or len(over) > 1:
        return None
    if short and (over or strays):
        return _moved(names, short[0][0], [*(over[0][1] if over else ()), *(() if over else strays)])
    if short:
        values, entries = short[0]
        unprinted = [entry for entry in entries if entry.card.qty == 0]
        if unprinted:
            return f"write `qty: 1` on card `{unprinted[0].card.id}`"
        return f"add a card with `{', '.join(f'{n}: {shown(v)}' for n, v in zip(names, values, strict=True))}`"
    entries = over[0][1]
    if len(entries) == 1:
        return f"write `qty: {entries[0].card.qty - 1}` on card `{entries[0].card.id}`"
    return f"delete one of {' and '.join(named(entry) for entry in entries)}" if len(entries) <= MOST_NAMED else None


def _moved(names: Sequence[str], values: Combination, candidates: Sequence[Entry]) -> str | None:
    """The help that gives one of the surplus cards the missing values, where one field of it is all that differs."""
    changes = []
    for entry in candidates:
        asked = zip(names, values, strict=True)
        wrong = [(name, value) for name, value in asked if key(_field(entry, name)) != key(value)]
        if len(wrong) != 1 or entry.card.qty != 1:
            return None
        changes.append((entry, *wrong[0]))
    if not changes or len({(name, key(value)) for _, name, value in changes}) != 1:
        return None
    _, name, value = changes[0]
    cards = " or ".join(f"`{entry.card.id}`" for entry in explicit([entry for entry, _, _ in changes], name))
    return f"write `{name}: {shown(value)}` on card {cards}"
