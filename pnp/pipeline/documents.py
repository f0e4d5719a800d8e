"""From products to documents: which PDF files there are, and their sheets. Sizes and counts only, no drawing."""

from __future__ import annotations

from dataclasses import dataclass

from pnp.diagnostics import Located, Sink
from pnp.impose import impose, page_sheets
from pnp.model.options import BuildOptions
from pnp.model.sheet import Flip, Item, Orientation, Sheet, SheetScheme
from pnp.model.spec import ProjectSpec
from pnp.model.values import Translated
from pnp.pipeline.select import Paper, Product, has_back

DEFAULT_MARGIN = 8.0
"""Home lasers leave up to 5.2 mm unprinted; 8 mm is what reports settled on."""

DEFAULT_GAP = 3.0
"""1.5 mm of bleed for each neighbour, and still eight 63 x 88 mm cards on A4 and on Letter."""


@dataclass(frozen=True, slots=True)
class Document:
    """One PDF file: a product on a paper.

    Attributes:
        product: index into the products.
        stem: file name without `.pdf`.
        copies: expanded, in the order of the places.
    """

    product: int
    paper: Paper
    stem: str
    sheets: tuple[Sheet, ...]
    cards: tuple[str, ...]
    flip: Flip
    orientation: Orientation
    label_font: Located[str] | None


def documents(
    project: ProjectSpec,
    products: tuple[Product, ...],
    papers: tuple[Paper, ...],
    options: BuildOptions,
    sink: Sink,
) -> tuple[Document, ...]:
    """Impose every product on every paper; of `--sides backs`, those that have backs, if any has."""
    made = []
    backed = {
        number for number, product in enumerate(products) if any(has_back(product, card) for card in product.cards)
    }
    for number, product in enumerate(products):
        if product.deck.printed == "pages":
            if options.sheets.sides != "backs":
                made.append(_page_document(number, product, options, project.label_font))
            continue
        if options.sheets.sides == "backs" and backed and number not in backed:
            continue
        cards = [card for _ in range(options.selection.copies) for card in product.cards for _ in range(card.qty)]
        deck = product.deck
        items = [
            Item(
                f"face/{card.id}",
                deck.size,
                deck.bleed,
                f"back/{card.id}" if has_back(product, card) else None,
                deck.turn,
            )
            for card in cards
        ]
        for paper in papers:
            sheets = impose(items, _scheme(project, product, paper, options), sink)
            if sheets:
                names = tuple(card.id for card in cards)
                made.append(
                    Document(
                        number,
                        paper,
                        stem(product, paper, options),
                        sheets,
                        names,
                        options.sheets.flip,
                        options.sheets.orientation,
                        project.label_font,
                    )
                )
    return tuple(made)


def _page_document(number: int, product: Product, options: BuildOptions, label_font: Located[str] | None) -> Document:
    """Pages as they are, whatever the paper in the printer."""
    sheet = product.game.rules_sheet
    size = product.deck.size
    paper = Paper(sheet.size_name if sheet else f"{size.width:g}x{size.height:g}mm", size, None)
    names = [f"face/{card.id}" for card in product.cards]
    pages = [name for _ in range(options.selection.copies) for name in names]
    flat = size.width > size.height
    return Document(
        number,
        paper,
        stem(product, paper, options),
        page_sheets(pages, size, duplex=options.sheets.sides == "both" and options.selection.copies == 1),
        (),
        "short-edge" if flat else "long-edge",
        "landscape" if flat else "portrait",
        label_font,
    )


def _scheme(project: ProjectSpec, product: Product, paper: Paper, options: BuildOptions) -> SheetScheme:
    """The sheet scheme: the command line over the deck over the project over our defaults."""
    sheets = options.sheets
    deck = product.deck
    margin = sheets.margin if sheets.margin is not None else project.margin.value if project.margin else DEFAULT_MARGIN
    gaps = (sheets.gap, deck.gap, project.gap.value if project.gap else None, DEFAULT_GAP)
    return SheetScheme(
        paper=paper.size,
        paper_name=paper.name,
        margin=margin,
        gap=next(gap for gap in gaps if gap is not None),
        orientation=sheets.orientation,
        flip=sheets.flip,
        backs=sheets.backs,
        sides=sheets.sides,
        marks=sheets.marks,
        bleed=sheets.bleed,
        grid=sheets.grid,
        skip=sheets.skip,
        span=paper.span,
        deck=deck.id,
    )


def stem(product: Product, paper: Paper, options: BuildOptions) -> str:
    """`<component>-<paper>-<lang>[-low-ink][-3p][-fronts]`."""
    parts = [product.deck.id, paper.name, product.language]
    if product.variant:
        parts.append(product.variant)
    if product.players is not None:
        parts.append(f"{product.players}p")
    if options.sheets.sides != "both":
        parts.append(options.sheets.sides)
    return "-".join(parts)


def label_id(sheet: int, side: str) -> str:
    """The artwork id of a sheet's label on one side."""
    return f"label/{sheet}/{side}"


def title_in(title: str | Translated | None, language: str, otherwise: str) -> str:
    """A title in a language; English, then the first one, where it has none in that language."""
    if title is None:
        return otherwise
    if isinstance(title, str):
        return title
    texts = title.by_language
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), otherwise)
