"""The values that a field may have, in order: what `all` stands for, and what a misspelt value is compared with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from pnp.check.breach import MOST_NAMED, RuleMistake, key, shown
from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import nearest
from pnp.expressions import DeckView, ExpressionError, NumberReference, TextReference, compile_expression
from pnp.model.spec import FieldSpec, RuleSpec
from pnp.model.values import Plain

Chosen = TextReference | NumberReference

MOST_RANGED = 1_000
"""An integer field with `min` and `max` further apart has no choices worth listing."""


def choices(scope: Scope, name: str) -> tuple[Plain, ...] | None:
    """All values that the field may have in any of the decks, None where they are not known or too many."""
    found: dict[object, Plain] = {}
    for deck in scope.decks:
        field = deck.spec.fields.get(name)
        allowed = field_choices(scope, deck, field) if field else None
        if allowed is None:
            return None
        found.update({key(value): value for value in allowed if key(value) not in found})
    return tuple(found.values()) if scope.decks else None


def field_choices(scope: Scope, deck: DeckView, field: FieldSpec) -> tuple[Plain, ...] | None:
    """All values that a field of one deck may have, None where they are not known or too many."""
    if field.choices is not None:
        return field.choices
    if field.type == "boolean":
        return (False, True)
    if field.type == "integer" and field.min is not None and field.max is not None:
        low, high = round(field.min), round(field.max)
        return tuple(range(low, high + 1)) if high - low < MOST_RANGED else None
    members = None if field.source is None else source_members(scope, deck, field.source)
    if members is None:
        return None
    if field.where is not None:
        try:
            chosen = compile_expression(field.where, scope.sandbox)
            members = {id: names for id, names in members.items() if chosen.evaluate({"id": id, **names})}
        except ExpressionError:
            return None  # said where the choices of cards are checked
    return tuple(members)


def source_members(scope: Scope, deck: DeckView, source: str) -> Mapping[str | int, Mapping[str, object]] | None:
    """The ids of a list of the deck, of the spaces of a board, or of another deck's cards, each with its fields.

    None for any other source.
    """
    if source in deck.spec.lists:
        view = cast("Iterable[Chosen]", deck.record.fields[source])
        return {(int(entry) if isinstance(entry, int) else str(entry)): entry.record.fields for entry in view}
    if source in scope.view.decks:
        return {record.name: record.fields for record in scope.view.decks[source].cards}
    id = source.removesuffix(".spaces")
    board = scope.view.boards.get(id) or (scope.board if id == "board" else None)
    if board is None or id == source:
        return None
    spaces = cast("Mapping[str, Chosen]", board.spaces.by_id)
    return {space.id: spaces[text].record.fields for text, space in board.spec.spaces.items()}


def exists(rule: RuleSpec, name: str, values: Sequence[object], allowed: Sequence[Plain]) -> None:
    """Require each of `values` to be among `allowed`, the choices of the field `name`.

    Raises:
        RuleMistake: P204.
    """
    known = {key(choice) for choice in allowed}
    for value in values:
        if key(value) not in known:
            texts = [shown(choice) for choice in allowed]
            near = nearest(shown(value), texts)
            what = f"`{shown(value)}` is no value that `{name}` can have"
            note = f"`{name}` can be: {', '.join(texts[:MOST_NAMED])}{' …' if len(texts) > MOST_NAMED else ''}"
            help = f"did you mean `{near}`?" if near else None
            parts = (f"each.{name}={shown(value)}", f"is.{shown(value)}")
            span = next((rule.spans[part] for part in parts if part in rule.spans), rule.span)
            raise RuleMistake(Diagnostic("P204", what, span, notes=(note,), help=help))
