"""What the pages of a board's document say: for each its artwork id and its filled layout."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.impose import creases, words_place
from pnp.model.artwork import FilledArtwork
from pnp.model.sheet import Sheet
from pnp.pipeline.documents import Document, label_id, title_in
from pnp.pipeline.labels import LabelFont
from pnp.pipeline.select import Product
from pnp.template.tile import BoardFiller, BoardText, MapText


def board_labels(document: Document, product: Product, font: LabelFont) -> Iterator[tuple[str, FilledArtwork]]:
    """The page with the map first, then the tiles, as often as copies are asked for."""
    tiling, fold = document.tiling, document.fold
    if tiling is None and fold is None:
        return
    game, deck, language = product.game, product.deck, product.language
    text = BoardText(
        game=title_in(game.title, language, game.id),
        board=title_in(deck.title, language, deck.id),
        version=game.version,
        language=language,
        family=font.family,
        weight=font.weight,
        pages=len(document.sheets),
        source=deck.path,
    )
    filler = BoardFiller()
    first, *others = document.sheets
    board = game.boards[deck.id]
    plan = tiling or fold
    if plan is not None:
        shown = MapText(
            page=plan.page,
            picture=plan.picture,
            words=words_place(plan.page, plan.picture.x, plan.picture),
            board=board.size,
            tiling=tiling,
            creases=creases(board.size, board.fold) if board.fold else (),
            fold=board.fold,
        )
        yield _id(first), filler.map(shown, text)
    if tiling is not None:
        for index, sheet in enumerate(others):
            yield _id(sheet), filler.tile(tiling.tiles[index % len(tiling.tiles)], tiling, text, sheet.number)


def _id(sheet: Sheet) -> str:
    """The artwork id of what is drawn over a sheet."""
    return label_id(sheet.number, "recto")
