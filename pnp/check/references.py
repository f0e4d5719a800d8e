"""Whether the entries that cards choose may be chosen: the `where:` of reference fields."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic, Sink
from pnp.expressions import Expression, ExpressionError, NumberReference, TextReference, compile_expression, place_in
from pnp.model.spec import CardSpec, FieldSpec
from pnp.model.values import ExpressionSource

Chosen = TextReference | NumberReference


def check_choices(scope: Scope, sink: Sink) -> None:
    """Ask `where:` of every entry that a card refers to; it sees the entry's fields and its `id`.

    Reports:
        P233 an entry that may not be chosen, P234 a `where:` that cannot be asked.
    """
    for field in (field for deck in scope.decks for field in deck.spec.fields.values()):
        if field.where is not None:
            _check_field(field, field.where, scope, sink)


def _check_field(field: FieldSpec, where: ExpressionSource, scope: Scope, sink: Sink) -> None:
    """One field of all cards; each entry is asked once."""
    verdicts: dict[str, bool] = {}
    try:
        expression = compile_expression(where, scope.sandbox)
        for entry in scope.entries:
            for chosen in _references(entry.record.fields.get(field.name)):
                name = str(chosen)
                if name not in verdicts:
                    verdicts[name] = _allowed(expression, chosen)
                if not verdicts[name]:
                    _refuse(field, where, entry.card, name, sink)
    except ExpressionError as error:
        what = f"`where: {where.text}` cannot be asked: {error.text}"
        note = f"it sees the fields of an entry of `{field.source or field.name}`, and its `id`"
        sink.report(Diagnostic("P234", what, place_in(where, error.offset, error.length), notes=(note,)))


def _references(value: object) -> Iterator[Chosen]:
    """The entries in a field's value, one or several."""
    if isinstance(value, (TextReference, NumberReference)):
        yield value
    elif isinstance(value, tuple):
        for member in value:
            yield from _references(member)


def _allowed(expression: Expression, chosen: Chosen) -> bool:
    """Whether one entry may be chosen."""
    return bool(expression.evaluate({"id": chosen, **chosen.record.fields}))


def _refuse(field: FieldSpec, where: ExpressionSource, card: CardSpec, name: str, sink: Sink) -> None:
    """P233."""
    sink.error(
        "P233",
        f"card `{card.id}` may not have `{name}` as `{field.name}`",
        card.spans.get(field.name, card.span),
        notes=[f"`{field.name}` takes only entries for which `{where.text}` is true ({where.span})"],
    )
