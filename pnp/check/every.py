"""The rules `every` and `check`: a condition asked of each card, or once."""

from __future__ import annotations

from pnp.check.breach import MOST_NAMED, MOST_POINTED, Breach, counted, listed_cards, named, shown
from pnp.check.entry import Entry
from pnp.check.form import expression
from pnp.check.scope import Scope
from pnp.expressions import ExpressionError, Record, bare_name, compile_expression, paths
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource

LONGEST_SHOWN = 60
"""Characters of a value in a message; longer ones are left out."""


def every(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`every: low < high`: true on each card, copies or not; with `where`, on each of those."""
    source = expression(rule)
    entries = scope.chosen(rule.where)
    wrong = [entry for entry, truth in zip(entries, scope.values(source, entries), strict=True) if not truth]
    if len(wrong) <= MOST_POINTED:
        return [_pointed(source, scope, entry) for entry in wrong]
    where = f" where `{rule.where.text}`" if rule.where else ""
    fact = f"`{source.text}` does not hold on {len(wrong)} of {counted(len(entries), scope.words.noun)}{where}"
    return [Breach(fact, (f"on {listed_cards(wrong)}",))]


def check(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`check: facts.hand == 12`: true once; `cards` are those in play, or those of `where`."""
    source = expression(rule)
    if rule.where is not None:
        scope = scope.narrowed(scope.chosen(rule.where))
    if scope.value(source):
        return []
    return [Breach(f"`{source.text}` does not hold", _found(source, scope, None))]


def _pointed(source: ExpressionSource, scope: Scope, entry: Entry) -> Breach:
    """The breach on one card, at the card; a switch that must be on is mended by setting it."""
    name = bare_name(source, scope.sandbox)
    span = next(
        (entry.card.spans[path] for path in paths(source, scope.sandbox) if path in entry.card.spans), entry.card.span
    )
    field = scope.field(name) if name else None
    help = f"write `{name}: true` on card `{entry.card.id}`" if field and field.type == "boolean" else None
    noun = scope.words.noun
    place = () if span.line == entry.card.span.line else (f"the {noun}: {named(entry)}",)
    notes = (*_found(source, scope, entry), *place)
    return Breach(f"`{source.text}` does not hold on {noun} `{entry.card.id}`", notes, help, span)


def _found(source: ExpressionSource, scope: Scope, entry: Entry | None) -> tuple[str, ...]:
    """What the names in the expression are, in one note: "facts.hand is 11, deck.count is 54"."""
    names = scope.shared if entry is None else scope.names(entry)
    said = []
    for path in paths(source, scope.sandbox):
        try:
            value = compile_expression(ExpressionSource(path, source.span), scope.sandbox).evaluate(names)
        except ExpressionError:
            continue
        text = "" if _is_whole(value) else shown(value)
        if text and len(text) <= LONGEST_SHOWN:
            said.append(f"{path} is {text}")
    return (", ".join(said[:MOST_NAMED]),) if said else ()


def _is_whole(value: object) -> bool:
    """Whether the value is a record or a list of them, which say nothing in a message."""
    return isinstance(value, Record) or (
        isinstance(value, (tuple, list)) and any(isinstance(member, Record) for member in value)
    )
