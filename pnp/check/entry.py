"""One entry of a deck, or one item of a list, as rules see it."""

from __future__ import annotations

from msgspec import Struct

from pnp.expressions import DeckView, Record
from pnp.model.spec import CardSpec


class Entry(Struct, frozen=True):
    """A card as written and as expressions see it; its `qty` copies count in totals.

    Attributes:
        card: for an item that is no card, its name and its places in the same form.
        record: its fields.
        deck: the deck of a card, None for other items.
        item: what expressions call `item`: the item itself; None for a card.
    """

    card: CardSpec
    record: Record
    deck: DeckView | None = None
    item: object = None
