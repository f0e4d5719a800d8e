"""The rules `refers` and `ordered`: values that name other things, and values that rise with others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from pnp.check.breach import (
    MOST_NAMED,
    MOST_POINTED,
    Breach,
    RuleMistake,
    counted,
    joined,
    key,
    listed_cards,
    plural,
    shown,
)
from pnp.check.entry import Entry
from pnp.check.form import expression, malformed
from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import listed, nearest
from pnp.expressions import Record, Unset, bare_name
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource


def refers(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`refers: partner`: each value names a card by its id; with `to`, something in the list that it gives.

    Of a list each member must be there. What is not set refers to nothing.
    """
    source = expression(rule)
    targets, among = _targets(rule, scope)
    entries = scope.chosen(rule.where)
    lost = [
        (entry, member)
        for entry, value in zip(entries, scope.values(source, entries), strict=True)
        for member in _members(value)
        if _target_key(member) not in targets
    ]
    if not lost:
        return []
    if len(lost) > MOST_POINTED:
        notes = [f"`{_text(member)}` on {listed_cards([entry])}" for entry, member in lost[:MOST_NAMED]]
        more = [f"and {len(lost) - MOST_NAMED} more"] if len(lost) > MOST_NAMED else []
        return [Breach(f"{counted(len(lost), 'value')} of `{source.text}` are not {among}", (*notes, *more))]
    name = bare_name(source, scope.sandbox)
    return [_lost(entry, _text(member), (name or source.text, among, targets), scope) for entry, member in lost]


def _lost(entry: Entry, text: str, asked: tuple[str, str, dict[object, str]], scope: Scope) -> Breach:
    """The breach for one value that refers to nothing."""
    name, among, targets = asked
    known = tuple(targets.values())
    near = nearest(text, known)
    notes = (f"there are: {listed(known)}",) if not near else ()
    help = f"did you mean `{near}`?" if near else None
    fact = f"`{name}` of {scope.words.noun} `{entry.card.id}` is `{text}`, which is not {among}"
    span = entry.card.spans.get(name, entry.card.span)
    place = () if span.line == entry.card.span.line else (f"the {scope.words.noun}: {listed_cards([entry])}",)
    return Breach(fact, (*notes, *place), help, span)


def _targets(rule: RuleSpec, scope: Scope) -> tuple[dict[object, str], str]:
    """What may be referred to, as key and text, and what it is called."""
    to = rule.options.get("to")
    if to is None:
        if not scope.is_of_cards:
            malformed(
                rule, "`refers` of items needs `to:`, the list they refer to", "add `to: board.spaces`, or another list"
            )
        ids = [entry.card.id for entry in scope.entries]
        return {id: id for id in ids}, "the id of a card"
    if not isinstance(to, ExpressionSource):
        malformed(rule, "`to` needs an expression, as `board.spaces`")
    value = scope.value(to)
    if isinstance(value, Record):
        value = list(value)
    if not isinstance(value, (tuple, list)):
        raise RuleMistake(Diagnostic("P238", f"`to: {to.text}` is {shown(value)}, which is no list", to.span))
    return {_target_key(member): _text(member) for member in value}, f"in `{to.text}`"


def _members(value: object) -> Iterator[object]:
    """The value, or what it lists."""
    if isinstance(value, Unset):
        return
    if isinstance(value, (tuple, list)):
        for member in value:
            yield from _members(member)
    else:
        yield value


def _target_key(value: object) -> object:
    """What a reference and its target share: a card is known by its id."""
    return value.name if isinstance(value, Record) else key(value)


def _text(value: object) -> str:
    """A value or a record by its id."""
    return value.name if isinstance(value, Record) else shown(value)


class Group(Struct, frozen=True):
    """The entries that share a value of `by`.

    Attributes:
        by: that value.
        values: one an entry.
    """

    by: object
    values: Sequence[Any]
    entries: Sequence[Entry]


def ordered(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`ordered: points, by: places | length`: an entry with more of `by` has a higher value than every one with less.

    Entries with the same `by` are not compared; what is not set is left out.
    """
    source, by = expression(rule), rule.options.get("by")
    if not isinstance(by, ExpressionSource):
        malformed(rule, "`ordered` needs `by:`, what the values rise with", "add `by: cost`, or another field")
    entries = scope.chosen(rule.where)
    rows = [
        (level, value, entry)
        for entry, value, level in zip(entries, scope.values(source, entries), scope.values(by, entries), strict=True)
        if not isinstance(value, Unset) and not isinstance(level, Unset)
    ]
    try:
        groups = _grouped(rows)
        found = []
        for number, low in enumerate(groups[:-1]):
            found += _unordered((low, groups[number + 1]), (source, by), scope)
        return found
    except TypeError:
        text = "numbers and texts have no order among one another"
        what = f"`{source.text}` or `{by.text}` cannot be put in order"
        raise RuleMistake(Diagnostic("P202", what, source.span, notes=(text,))) from None


def _grouped(rows: Sequence[tuple[Any, Any, Entry]]) -> list[Group]:
    """The rows by their `by`, lowest first."""
    by_level: dict[Any, list[tuple[Any, Entry]]] = {}
    for level, value, entry in rows:
        by_level.setdefault(tuple(level) if isinstance(level, list) else level, []).append((value, entry))
    return [
        Group(level, [value for value, _ in by_level[level]], [entry for _, entry in by_level[level]])
        for level in sorted(by_level)
    ]


def _unordered(
    pair: tuple[Group, Group], asked: tuple[ExpressionSource, ExpressionSource], scope: Scope
) -> list[Breach]:
    """The breach where the highest of the lower group is not below the lowest of the higher."""
    low, high = pair
    highest, lowest = max(low.values), min(high.values)
    if highest < lowest:
        return []
    source, by = asked
    over = [entry for entry, value in zip(low.entries, low.values, strict=True) if not value < lowest]
    under = [entry for entry, value in zip(high.entries, high.values, strict=True) if not value > highest]
    # The side with fewer cards in the way is the likelier mistake; with as many, the later one.
    wrong = over if len(over) < len(under) else under
    noun = scope.words.noun
    fact = (
        f"`{source.text}` is {shown(highest)} on {noun} `{low.entries[low.values.index(highest)].card.id}` "
        f"and {shown(lowest)} on `{high.entries[high.values.index(lowest)].card.id}`, "
        f"though `{by.text}` is {shown(low.by)} there and {shown(high.by)} here"
    )
    names = joined([f"{plural(noun)} where `{by.text}` is {shown(group.by)}" for group in (low, high)])
    notes = [f"in the way among {names}: {listed_cards([*over, *under][: 2 * MOST_NAMED])}"]
    if len(wrong) > 1:
        return [Breach(fact, tuple(notes))]
    name = bare_name(source, scope.sandbox)
    card = wrong[0].card
    bound = f"more than {shown(highest)}" if wrong is under else f"less than {shown(lowest)}"
    notes.append(f"`{source.text}` of {noun} `{card.id}` would have to be {bound}")
    return [Breach(fact, tuple(notes), None, card.spans.get(name or "", card.span))]
