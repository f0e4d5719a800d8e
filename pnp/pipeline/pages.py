"""Components that are whole pages, as rules sheets: decks whose cards are pages, so that all rooms know them."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.diagnostics import Located
from pnp.geometry import Size
from pnp.model.spec import CardSpec, DeckSpec, GameSpec

RULES = "rules"
"""The component that is the rules sheet."""

SAFE = 5.0
"""mm: what home printers leave white at the edge of a page."""


def page_decks(game: GameSpec) -> tuple[DeckSpec, ...]:
    """The components of a game that are printed page by page."""
    sheet = game.rules_sheet
    if sheet is None:
        return ()
    return (_page_deck(game, RULES, sheet.size, sheet.pages),)


def page_languages(game: GameSpec, languages: Iterable[str]) -> tuple[str, ...]:
    """Those of `languages` in which there is a text of the rules; all where the pages need none."""
    texts = game.rules_sheet.texts if game.rules_sheet else {}
    return tuple(language for language in languages if not texts or language in texts)


def _page_deck(game: GameSpec, id: str, size: Size, pages: tuple[Located[str], ...]) -> DeckSpec:
    """Pages as a deck: one card a page, with its number as `card.page`."""
    cards = tuple(
        CardSpec(str(number), page.span, {"page": number}, layout=page) for number, page in enumerate(pages, 1)
    )
    return DeckSpec(
        id=id,
        game=game.id,
        path=game.path,
        span=pages[0].span,
        size=size,
        bleed=0.0,
        safe=SAFE,
        gap=None,
        corner_radius=0.0,
        turn="sideways",
        face=None,
        back=None,
        back_symmetric=False,
        title=None,
        fields={},
        lists={},
        cards=cards,
        rules=(),
        players={},
        printed="pages",
    )
