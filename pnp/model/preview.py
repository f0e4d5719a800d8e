"""What a page of the preview asks for."""

from __future__ import annotations

from msgspec import Struct


class Wish(Struct, frozen=True):
    """What is shown: a game in one language and variant, and the cards in play at one player count.

    Attributes:
        game, language: empty for the first one.
        variant: empty for the full one.
        players: None shows all cards.
    """

    game: str = ""
    language: str = ""
    variant: str = ""
    players: int | None = None
