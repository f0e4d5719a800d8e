"""What is on the author's table: the pictures of the cards that were printed last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

Keys = tuple[str, ...]
"""The keys of the layers of one side, in paint order; none for a blank side."""

DeckKey = tuple[str, str, str]
"""Deck, language, variant."""

SidesShown = Literal["both", "fronts", "backs"]
"""Which sides of its cards a file prints; what it leaves out may be blank or stand in another file."""


class PrintedCard(Struct, frozen=True):
    """One card as it was printed.

    Attributes:
        copies: how many there are.
        face, back: what they show; None where that side was never printed.
        fields: its values as texts; none where they were not known.
    """

    copies: int
    face: Keys | None
    back: Keys | None = ()
    fields: Mapping[str, str] = field(default_factory=dict)


class PrintedDeck(Struct, frozen=True):
    """The cards of a deck in one language and variant, by id; `times`: as `--copies` said."""

    cards: Mapping[str, PrintedCard] = field(default_factory=dict)
    times: int = 1


class Record(Struct, frozen=True):
    """All decks of a game that were printed.

    `looks`: fingerprints of the pixels of sides, by the names of their pictures, as far as they are known.
    """

    decks: Mapping[DeckKey, PrintedDeck] = field(default_factory=dict)
    looks: Mapping[str, str] = field(default_factory=dict)
