"""What the labels of a document's sheets say."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from pnp.model.artwork import FilledArtwork
from pnp.model.sheet import Sheet, SheetSide
from pnp.pipeline.cutting import cut_names
from pnp.pipeline.documents import Document, document_title, label_id, title_in
from pnp.pipeline.select import Product
from pnp.template.label import LabelText


class LabelFont(Struct, frozen=True):
    """A family and a weight that `fonts/` has."""

    family: str
    weight: int


def label_texts(document: Document, product: Product, font: LabelFont) -> Iterator[tuple[str, LabelText]]:
    """For each printed side with room for a label: its artwork id and what it says."""
    game, deck, language = product.game, product.deck, product.language
    title = title_in(game.title, language, game.id)
    # Several decks without titles would all be called like their game.
    unnamed = deck.id if len(game.decks) > 1 else title
    deck_title = document_title(document, product, unnamed)
    both = any(sheet.recto and sheet.verso for sheet in document.sheets)
    cut_files = cut_names(document.stem, document.sheets) if document.cutter else {}

    def text(sheet: Sheet, side: SheetSide, back: bool) -> LabelText | None:
        if side.label is None:
            return None
        cut = "" if back else cut_files.get(sheet.number, "")
        return LabelText(
            game=title,
            deck=deck_title,
            version=game.version,
            number=sheet.number,
            of=sum(sheet.plan is None for sheet in document.sheets),
            side="back" if back else "front",
            language=language,
            strip=side.label,
            family=font.family,
            weight=font.weight,
            flip=document.flip if both else None,
            orientation=document.orientation,
            fold=any(sheet.folded for sheet in document.sheets),
            source=game.path,
            cut=f"{document.cutter.preset} · {cut}" if document.cutter and cut else "",
        )

    # Fronts first, then backs: what all labels of a side share is then drawn in one stretch.
    for back in (False, True):
        for sheet in document.sheets:
            if sheet.plan is not None:
                continue
            side = sheet.verso if back else sheet.recto
            label = text(sheet, side, back) if side else None
            if label:
                yield label_id(sheet.number, "verso" if back else "recto"), label


def cut_plans(document: Document, product: Product, font: LabelFont) -> Iterator[tuple[str, FilledArtwork]]:
    """For each page with a cutting plan: its artwork id and what is drawn on it."""
    plans = [sheet for sheet in document.sheets if sheet.plan is not None]
    if not plans:
        return
    from pnp.template.cut_plan import PlanFiller, PlanText

    game, language = product.game, product.language
    text = PlanText(title_in(game.title, language, game.id), language, font.family, font.weight, game.path)
    filler = PlanFiller()
    for sheet in plans:
        if sheet.plan is not None:
            yield label_id(sheet.number, "recto"), filler.fill(sheet.plan, sheet.size, text)
