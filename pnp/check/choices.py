"""The values that a field may have, in order: what `all` stands for, and what a misspelt value is compared with."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.check.breach import MOST_NAMED, RuleMistake, key, shown
from pnp.check.scope import Scope
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import nearest
from pnp.model.spec import FieldSpec, RuleSpec
from pnp.model.values import Plain

MOST_RANGED = 1_000
"""An integer field with `min` and `max` further apart has no choices worth listing."""


def choices(scope: Scope, field: FieldSpec) -> tuple[Plain, ...] | None:
    """All values that the field may have, None where they are not known or too many.

    A field with `where` may have only some entries of its list; which ones is load's to say, so that gives None.
    """
    if field.choices is not None:
        return field.choices
    if field.type == "boolean":
        return (False, True)
    if field.type == "integer" and field.min is not None and field.max is not None:
        low, high = round(field.min), round(field.max)
        return tuple(range(low, high + 1)) if high - low < MOST_RANGED else None
    if field.source is None or field.where is not None or scope.deck is None:
        return None
    return entries(scope, field.source)


def entries(scope: Scope, source: str) -> tuple[Plain, ...] | None:
    """The ids of a list of the deck, or of another deck's cards; None for any other source."""
    if scope.deck is not None and source in scope.deck.lists:
        return tuple(scope.deck.lists[source].entries)
    if source in scope.game.decks:
        return tuple(card.id for card in scope.game.decks[source].cards)
    return None


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
