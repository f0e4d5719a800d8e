"""What people read when they point at a card on a virtual table: its name and its text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions.records import LanguageText, NumberReference, Record, TextReference
from pnp.expressions.views import DeckView, build_views
from pnp.model.table import TableCard
from pnp.pipeline.blocks import TableOptions
from pnp.pipeline.documents import title_in
from pnp.pipeline.select import Product
from pnp.typeset.text.markup import MarkupReader, Part

NAMES = ("name", "title")
TEXTS = ("text", "description", "effect", "rules")
"""Fields that are looked for, in this order."""

BETWEEN = " · "
"""Between the values that a card without a name is called by."""


def table_cards(product: Product, asked: TableOptions) -> tuple[TableCard, ...]:
    """The cards of a product with name, text and copies; a board is called by its title."""
    view = _view(product)
    if view is None:
        return tuple(TableCard(card.id, _title(product), "", 1) for card in product.cards)
    records = {record.name: record for record in view.cards}
    reading = _Reading(
        product, MarkupReader(), asked, _described(product, [records[card.id] for card in product.cards])
    )
    return tuple(TableCard(card.id, *reading.said(records[card.id]), card.qty) for card in product.cards)


def check_fields(chosen: Sequence[Product], asked: TableOptions, sink: Sink) -> None:
    """Refuse fields that no chosen deck has, and paths that lead nowhere (P720)."""
    known = sorted({name for product in chosen for name in product.deck.fields})
    records = [record for product in chosen if (view := _view(product)) for record in view.cards]
    for option, typed in (("--name-field", asked.name_field), ("--text-field", asked.text_field)):
        for path in paths(typed):
            first, dot, _ = path.partition(".")
            if first in known and (not dot or any(value_at(record, path) is not None for record in records)):
                continue
            what = f"no deck has a field `{first}`, as `{option}` says"
            if first in known:
                what = f"no card has anything at `{path}`, as `{option}` says"
            notes = [f"fields: {listed(known)}"] if known else ()
            sink.error("P720", what, notes=notes, help=None if first in known else suggestion(first, known))


def paths(typed: str) -> tuple[str, ...]:
    """The fields of an option, as `latin,place.name`."""
    return tuple(filter(None, (part.strip() for part in typed.split(","))))


def value_at(value: object, path: str) -> object | None:
    """What stands at a path as `place.name`, below a card; of a list what stands there of each; None for nothing."""
    for name in path.split("."):
        if isinstance(value, (tuple, list)):
            found = [value_at(member, name) for member in value]
            value = [each for each in found if each is not None] or None
            continue
        if isinstance(value, LanguageText) and name in value.by_language:
            value = value.by_language[name]
            continue
        record = value.record if isinstance(value, (TextReference, NumberReference)) else value
        if not isinstance(record, Record) or name not in set(record):
            return None
        value = record[name]
    return value


def _view(product: Product) -> DeckView | None:
    """The deck as expressions see it; None for what is no deck."""
    return build_views(product.game, product.language).decks.get(product.deck.id)


def _title(product: Product) -> str:
    """What the component is called."""
    return title_in(product.deck.title, product.language, product.deck.id)


def _described(product: Product, cards: Sequence[Record]) -> dict[str, str]:
    """What cards without texts are called by: what they refer to, then numbers, as far as names need them to differ.

    Tokens, and bare numbers, have their title before it, and a card that is alone has nothing else; by id, without
    those cards that have neither.
    """
    title = _title(product) if product.deck.title is not None else ""
    if len(cards) == 1 and title:
        return {cards[0].name: title}
    parts: list[list[str]] = [[_shown(card[name]) for name in card if _refers(card[name])] for card in cards]
    numbers = dict.fromkeys(name for card in cards for name in card if name != "qty" and _is_number(card[name]))
    for name in numbers:
        if len(set(map(tuple, parts))) < len(parts):
            for card, own in zip(cards, parts, strict=True):
                own.extend([_shown(card[name])] if name in set(card) else [])
    named = {card.name: BETWEEN.join(filter(None, own)) for card, own in zip(cards, parts, strict=True)}
    bare = title and (product.deck.tokens or all(text.replace(".", "").isdecimal() for text in named.values()))
    return {id: f"{title}: {text}" if bare else text for id, text in named.items() if text}


class _Reading(Struct):
    """Reads the cards of a product; `described`: what those without texts are called by."""

    product: Product
    reader: MarkupReader
    asked: TableOptions
    described: Mapping[str, str]

    def said(self, card: Record) -> tuple[str, str]:
        """Its name and its text."""
        texts = [name for name, field in self.product.deck.fields.items() if field.type == "text"]
        used, name = self._first(card, (*paths(self.asked.name_field), *NAMES, *texts))
        name = " ".join(self._plain(name, block=False).split()) or self.described.get(card.name, card.name)
        if self.asked.text_field:
            return name, self._plain(self._first(card, paths(self.asked.text_field))[1])
        _, text = self._first(card, TEXTS)
        others = [text] if text else [_shown(card[other]) for other in texts if other != used and other in set(card)]
        return name, "\n".join(filter(None, (self._plain(other) for other in others)))

    def _first(self, card: Record, names: Sequence[str]) -> tuple[str, str]:
        """The first of some fields that says something, and what it says."""
        for name in names:
            text = _shown(value_at(card, name))
            if text.strip():
                return name, text
        return "", ""

    def _plain(self, text: str, block: bool = True) -> str:
        """A text without its marks, icons by their names; a line for each paragraph and item."""
        parts = self.reader.read(text, block, frozenset()).parts if text else ()
        return "\n".join(_line(part) for part in parts)


def _refers(value: object) -> bool:
    """Whether a value is an entry of a list that has fields, or several of them."""
    if isinstance(value, (tuple, list)):
        return bool(value) and all(_refers(member) for member in value)
    return isinstance(value, (TextReference, NumberReference))


def _is_number(value: object) -> bool:
    """Whether a value is a plain number."""
    return isinstance(value, (int, float)) and not isinstance(value, (bool, NumberReference))


def _shown(value: object) -> str:
    """A value as people read it: a reference by its name, where it has one, a list with commas."""
    if isinstance(value, (tuple, list)):
        return ", ".join(filter(None, map(_shown, value)))
    if isinstance(value, (TextReference, NumberReference)):
        own = [text for name in NAMES if (text := _shown(value_at(value, name)))]
        return own[0] if own else str(value)
    return "" if value is None or isinstance(value, Record) else str(value)


def _line(part: Part) -> str:
    """A paragraph or an item with its bullet."""
    text = "".join(piece.text or " ".join([piece.icon] * piece.times) for piece in part.pieces)
    return f"{part.marker} {text}".strip()
