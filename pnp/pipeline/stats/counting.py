"""Counts of the values on the cards of a deck. Copies are counted, as in composition rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pnp.model.spec import CardSpec, DeckSpec, FieldSpec
from pnp.model.values import Plain, Reference, Translated
from pnp.pipeline.stats.figures import Count, Crosstab, FieldCounts, TextLengths

NONE = "–"
"""What stands in a crosstab for cards without a value."""


def field_counts(deck: DeckSpec, language: str) -> tuple[FieldCounts, ...]:
    """The values of each field, as they are printed in `language`."""
    return tuple(_counts_of(spec, deck, language) for spec in deck.fields.values())


def _counts_of(spec: FieldSpec, deck: DeckSpec, language: str) -> FieldCounts:
    """The values of one field."""
    numbers: Counter[str] = Counter()
    unset = 0
    for card in (card for card in deck.cards if card.qty):
        values = values_on(card, spec.name, language)
        unset += 0 if values else card.qty
        for value in values:
            numbers[value] += card.qty
    return FieldCounts(spec.name, tuple(Count(value, numbers[value]) for value in _ordered(numbers, spec, deck)), unset)


def values_on(card: CardSpec, name: str, language: str) -> tuple[str, ...]:
    """The values of a field on a card: one, several of a list, or none."""
    value = card.values.get(name)
    if value is None:
        return ()
    return tuple(shown(part, language) for part in value) if isinstance(value, tuple) else (shown(value, language),)


def shown(value: Plain, language: str) -> str:
    """A value as it is printed."""
    if isinstance(value, Reference):
        return str(value.id)
    if isinstance(value, Translated):
        texts = value.by_language
        return texts.get(language) or next(iter(texts.values()), "")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _ordered(numbers: Mapping[str, int], spec: FieldSpec, deck: DeckSpec) -> list[str]:
    """The values in the order of their list, of numbers, else the most frequent first."""
    listed = [shown(choice, "") for choice in spec.choices or ()]
    if spec.source and spec.source in deck.lists:
        listed = [str(id) for id in deck.lists[spec.source].entries]
    if listed:
        place = {value: index for index, value in enumerate(listed)}
        return sorted(numbers, key=lambda value: place.get(value, len(place)))
    try:
        return sorted(numbers, key=float)
    except ValueError:
        return sorted(numbers, key=lambda value: (-numbers[value], value))


def text_lengths(deck: DeckSpec) -> tuple[TextLengths, ...]:
    """The lengths of the texts of each field of type text, by language where it has several."""
    found = []
    for spec in deck.fields.values():
        if spec.type != "text":
            continue
        texts: dict[str, list[tuple[int, str]]] = {}
        for card in deck.cards:
            for name, text in _texts(spec.name, card.values.get(spec.name)):
                texts.setdefault(name, []).append((len(text), card.id))
        for name, lengths in texts.items():
            longest = max(lengths, key=lambda length: length[0])
            found.append(TextLengths(name, tuple(length for length, _ in lengths), longest[1]))
    return tuple(found)


def _texts(name: str, value: Plain | None) -> Iterator[tuple[str, str]]:
    """The texts of a field on a card, each with what to call it."""
    if isinstance(value, Translated):
        for language, text in value.by_language.items():
            yield f"{name}.{language}", text
    elif value is not None:
        yield name, str(value)


def crosstab(deck: DeckSpec, row: str, column: str, language: str) -> Crosstab | None:
    """How often each pair of values of two fields is there; None where the deck has not both fields."""
    if row not in deck.fields or column not in deck.fields:
        return None
    numbers: Counter[tuple[str, str]] = Counter()
    for card in (card for card in deck.cards if card.qty):
        for left in values_on(card, row, language) or (NONE,):
            for top in values_on(card, column, language) or (NONE,):
                numbers[left, top] += card.qty
    rows = _ordered(Counter(left for left, _ in numbers), deck.fields[row], deck)
    columns = _ordered(Counter(top for _, top in numbers), deck.fields[column], deck)
    cells = tuple(tuple(numbers[left, top] for top in columns) for left in rows)
    return Crosstab(row, column, tuple(rows), tuple(columns), cells)
