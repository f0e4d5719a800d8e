"""What was meant by a field that is not there."""

from __future__ import annotations

from pnp.expressions import Record, UnknownNameError
from pnp.expressions.records import NumberReference, TextReference


def fields_of_record(record: object) -> tuple[str, ...]:
    """The names of a record's fields; none of what is no record."""
    return tuple(record.fields) if isinstance(record, Record) else ()


def _entry(value: object) -> Record | None:
    """The entry that a card has chosen; asked of nothing else, since a field without value answers with a mistake."""
    return value.record if isinstance(value, TextReference | NumberReference) else None


def field_of_choice(name: str, card: object) -> str | None:
    """The help for a field that an entry has which the card chooses: `card.kind.colour` for `card.colour`."""
    if not isinstance(card, Record) or name in card.fields:
        return None
    for field, value in card.fields.items():
        if name in fields_of_record(_entry(value)):
            return f"did you mean `card.{field}.{name}`?"
    return None


def field_of_others(error: UnknownNameError, deck: object) -> str | None:
    """The help for a field that other entries of the list have."""
    entries = deck.fields.get(error.kind) if isinstance(deck, Record) else None
    if not isinstance(entries, tuple):
        return None
    if any(error.name in fields_of_record(_entry(entry)) for entry in entries):
        return f"add `{error.name}: …` to `{error.owner}` of list `{error.kind}`, as others have it"
    return None
