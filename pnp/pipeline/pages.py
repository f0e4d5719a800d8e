"""Components that are whole pages, as rules sheets and boards: decks whose cards are pages, so all rooms know them."""

from __future__ import annotations

from collections.abc import Iterable

from pnp.diagnostics import Located
from pnp.geometry import Size
from pnp.model.spec import BoardSpec, CardSpec, DeckSpec, GameSpec

RULES = "rules"
"""The component that is the rules sheet."""

BOOKLET = "booklet"
"""The component that is the pages of the same rules for booklets, where they are others."""

SAFE = 5.0
"""mm: what home printers leave white at the edge of a page."""


def page_decks(game: GameSpec) -> tuple[DeckSpec, ...]:
    """The components of a game that are printed page by page: boards that have a layout, the rules sheet, the box."""
    boards = tuple([_board_deck(board) for board in game.boards.values() if board.face])
    sheet = game.rules_sheet
    rules = (_page_deck(game, RULES, sheet.size, sheet.pages),) if sheet else ()
    if sheet and sheet.booklet:
        rules = (*rules, _page_deck(game, BOOKLET, sheet.booklet.size, sheet.booklet.pages))
    if game.box is None:
        return (*boards, *rules)
    from pnp.pipeline.boxes import box_decks

    return (*boards, *rules, *box_decks(game))


def page_languages(game: GameSpec, languages: Iterable[str], deck: DeckSpec | None = None) -> tuple[str, ...]:
    """Those of `languages` in which a component (the rules by default) is made.

    Of the rules those with a text, all where the pages need none; of a board and a box all but `local`, which is a
    language of cards, where the game has others.
    """
    if deck is not None and deck.id not in (RULES, BOOKLET):
        from pnp.expressions.views import LOCAL

        others = [language for language in game.languages if language != LOCAL]
        return tuple(language for language in languages if language != LOCAL or not others)
    texts = game.rules_sheet.texts if game.rules_sheet else {}
    return tuple(language for language in languages if not texts or language in texts)


def kind_of(game: GameSpec, deck: DeckSpec) -> str:
    """What people call a component of a game that is no deck of its cards; empty for decks and tokens."""
    if deck.id in game.decks:
        return ""
    kinds = {"board": "a board", "pages": "a rules sheet", "box": "a box"}
    return kinds.get(deck.printed, "a part of the box")


def _board_deck(board: BoardSpec) -> DeckSpec:
    """A board as a deck of one card."""
    return DeckSpec(
        id=board.id,
        game=board.game,
        path=board.path,
        span=board.span,
        size=board.size,
        bleed=board.bleed,
        safe=board.safe,
        face=board.face,
        title=board.title,
        cards=(CardSpec(board.id, board.span, {}),),
        title_span=board.title_span,
        printed="board",
    )


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
        cards=cards,
        printed="pages",
    )
