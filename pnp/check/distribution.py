"""The rules `distribution` and `sum`: how often each value occurs, and what values add up to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from pnp.check.breach import MOST_NAMED, Breach, RuleMistake, counted, instead, key, listed_cards, named, shown, times
from pnp.check.choices import choices, exists, source_members
from pnp.check.entry import Entry
from pnp.check.form import bounds, expression, malformed, target_text
from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic
from pnp.expressions import NumberReference, TextReference, Unset, bare_name, place_in
from pnp.model.spec import RuleSpec
from pnp.model.values import Plain

ROUNDING = 1e-6
"""Far above the noise that sums of decimals carry, far below the last decimal that an author types."""


class Tally(Struct, frozen=True):
    """How often one value occurs.

    Attributes:
        value: as it stands on the first card.
        number: copies counted.
        cards: the entries it is on.
    """

    value: object
    number: int
    cards: tuple[Entry, ...]


def distribution(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`distribution: cost, is: {1: 8, 2: 4}`, or `is: 4` / `between: [4, 5]` for every value alike.

    Over a list-valued expression the members are counted. Every value alike means: all choices of the field or list
    that the values come from, those that occur nowhere included; in a set-up (`players:`) those that occur in it.
    """
    source = expression(rule)
    chosen = scope.chosen(rule.where)
    values = scope.values(source, chosen)
    tallies = _tallied(chosen, values)
    name = bare_name(source, scope.sandbox)
    universe = _universe(scope, name, values)
    targets = rule.options.get("is")
    if isinstance(targets, Mapping):
        expected = _expected(rule, targets)
        if universe is not None and name is not None:
            exists(rule, name, list(targets), universe)
    else:
        low, high = bounds(rule)
        alike = [tally.value for tally in tallies.values()]
        if universe is not None and scope.players is None:
            alike = list(universe)
        expected = {key(value): (value, low, high) for value in alike}
    return _compared(source.text, tallies, expected)


def _tallied(chosen: Sequence[Entry], values: Sequence[object]) -> dict[object, Tally]:
    """The tallies by key, in order of appearance; lists count by their members, values not set not at all."""
    numbers: dict[object, int] = {}
    firsts: dict[object, object] = {}
    cards: dict[object, list[Entry]] = {}
    for entry, value in zip(chosen, values, strict=True):
        for member in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(member, Unset):
                continue
            same = key(member)
            firsts.setdefault(same, member)
            numbers[same] = numbers.get(same, 0) + entry.card.qty
            group = cards.setdefault(same, [])
            if not group or group[-1] is not entry:
                group.append(entry)
    return {same: Tally(firsts[same], number, tuple(cards[same])) for same, number in numbers.items()}


def _universe(scope: Scope, name: str | None, values: Sequence[object]) -> tuple[Plain, ...] | None:
    """All values there could be: the choices of the one field asked for, else of the list all values come from."""
    if not scope.decks:
        return None
    field = scope.field(name) if name is not None else None
    if field is not None and name is not None:
        return choices(scope, name) if field.type != "integer" else None
    lists = {
        member.record.kind if isinstance(member, (TextReference, NumberReference)) else ""
        for value in values
        for member in (value if isinstance(value, (tuple, list)) else (value,))
    }
    fields = [field for deck in scope.decks for field in deck.spec.fields.values() if field.source in lists]
    if len(lists) != 1 or not fields or any(field.where for field in fields):
        return None
    members = [source_members(scope, deck, next(iter(lists))) for deck in scope.decks]
    return tuple(dict.fromkeys([id for one in members for id in one or ()]))


def _expected(rule: RuleSpec, targets: Mapping[str, Plain]) -> dict[object, tuple[object, float, float]]:
    """Value, lowest and highest number by key, from `is: {…}`."""
    expected: dict[object, tuple[object, float, float]] = {}
    for value, number in targets.items():
        if isinstance(number, bool) or not isinstance(number, int):
            malformed(rule, f"`is` needs a whole number behind `{shown(value)}`")
        expected[key(value)] = (value, number, number)
    return expected


def _compared(
    text: str, tallies: Mapping[object, Tally], expected: Mapping[object, tuple[object, float, float]]
) -> list[Breach]:
    """The one breach of a distribution, with every value that occurs too often, too rarely or uninvited."""
    facts: list[tuple[str, tuple[Entry, ...]]] = []
    for same, (value, low, high) in expected.items():
        tally = tallies.get(same, Tally(value, 0, ()))
        if not low <= tally.number <= high:
            between = f"{times(tally.number)} instead of {target_text(low, high)} times"
            told = instead(tally.number, int(low)) if low == high else between
            facts.append((f"{shown(value)} occurs {told}", tally.cards))
    for same, tally in tallies.items():
        if same not in expected and tally.number:
            facts.append((f"{shown(tally.value)} occurs {times(tally.number)} and is not expected", tally.cards))
    if not facts:
        return []
    if len(facts) == 1:
        fact, cards = facts[0]
        notes = (f"on {listed_cards(cards)}",) if 0 < len(cards) <= 2 * MOST_NAMED else ()
        return [Breach(f"`{text}` {fact}", notes)]
    several = [
        f"{fact}{f': {listed_cards(cards)}' if 0 < len(cards) <= MOST_NAMED else ''}"
        for fact, cards in facts[:MOST_NAMED]
    ]
    if len(facts) > MOST_NAMED:
        several.append(f"and {len(facts) - MOST_NAMED} more values")
    return [Breach(f"{counted(len(facts), 'value')} of `{text}` do not occur as often as they should", tuple(several))]


def sum_(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`sum: points, is: 120` or `between: [100, 120]`: the values of all copies added up; one not set adds nothing."""
    source = expression(rule)
    low, high = bounds(rule)
    chosen = scope.chosen(rule.where)
    found = 0.0
    for entry, value in zip(chosen, scope.values(source, chosen), strict=True):
        if isinstance(value, Unset):
            continue
        if not isinstance(value, (int, float)):
            what = f"`{source.text}` is {shown(value)}, which is no number"
            place = place_in(source, None, 0)
            raise RuleMistake(
                Diagnostic("P202", what, place, notes=(f"while asking {scope.words.noun} {named(entry)}",))
            )
        found += value * entry.card.qty
    if low - ROUNDING <= found <= high + ROUNDING:
        return []
    where = f" where `{rule.where.text}`" if rule.where else ""
    return [Breach(f"the sum of `{source.text}`{where} is {found:.10g} instead of {target_text(low, high)}")]
