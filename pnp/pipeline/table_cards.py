"""What people read when they point at a card on a virtual table: its name and its text."""

from __future__ import annotations

from pnp.expressions.records import Record
from pnp.expressions.views import DeckView
from pnp.model.table import TableCard
from pnp.pipeline.blocks import TableOptions
from pnp.pipeline.documents import title_in
from pnp.pipeline.select import Product

NAMES = ("name", "title")
TEXTS = ("text", "description", "effect", "rules")
"""Fields that are looked for, in this order."""


def table_cards(product: Product, view: DeckView | None, asked: TableOptions) -> tuple[TableCard, ...]:
    """The cards of a product with name, text and copies; a board is called by its title."""
    if view is None:
        title = title_in(product.deck.title, product.language, product.deck.id)
        return tuple(TableCard(card.id, title, "", 1) for card in product.cards)
    records = {record.name: record for record in view.cards}
    names = (asked.name_field,) if asked.name_field else (*NAMES, *_text_fields(product))
    texts = (asked.text_field,) if asked.text_field else TEXTS
    return tuple(
        TableCard(card.id, _first(records[card.id], names) or card.id, _first(records[card.id], texts), card.qty)
        for card in product.cards
    )


def _text_fields(product: Product) -> tuple[str, ...]:
    """The fields of a deck that are texts."""
    return tuple(name for name, field in product.deck.fields.items() if field.type == "text")


def _first(record: Record, names: tuple[str, ...]) -> str:
    """The first of some fields that says something."""
    for name in names:
        if name in set(record):
            value = record[name]
            text = "" if isinstance(value, (tuple, list, Record)) else " ".join(str(value).split())
            if text:
                return text
    return ""
