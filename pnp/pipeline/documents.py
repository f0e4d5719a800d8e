"""From products to documents: which PDF files there are, and their sheets. Sizes and counts only, no drawing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Located, Sink
from pnp.impose import impose, impose_mixed, impose_outlines, page_sheets
from pnp.impose.messages_cutters import several_papers
from pnp.model.cutter import Cutter
from pnp.model.options import BuildOptions
from pnp.model.sheet import MARK_ROOM, SAFE_MARGIN, Flip, Item, Orientation, Sheet, SheetScheme
from pnp.model.spec import TOKENS, CardSpec, ProjectSpec
from pnp.model.tiles import FoldPlan, Tiling
from pnp.model.values import Translated
from pnp.pipeline.gaps import is_mixed, is_packed, whole_gap
from pnp.pipeline.idle import tell_idle, tell_nothing_made, tell_short_backs
from pnp.pipeline.inserts import as_inserts, of_cards
from pnp.pipeline.pages import BOOKLET
from pnp.pipeline.plan_pages import can_be_planned
from pnp.pipeline.select import Paper, Product, has_back

MIXED = "mixed"
"""The component of the cards of several decks that share sheets."""

MIXED_TITLES = {"en": "Cards", "hu": "Kártyák", "de": "Karten", "fi": "Kortit", "sl": "Karte"}
"""What their sheets are called, in the languages that sheets speak."""

TOKENS_TITLES = {"en": "Tokens", "hu": "Jelzők", "de": "Spielmarken", "fi": "Pelimerkit", "sl": "Žetoni"}
"""What sheets of tokens are called, in the languages that sheets speak."""


class Document(Struct, frozen=True):
    """One PDF file: a product on a paper.

    Attributes:
        product: index into the products.
        stem: file name without `.pdf`.
        copies: expanded, in the order of the places.
        component: the id of the deck, or `tokens` for all tokens of a game.
        tiling, fold: what the pages of a board show.
        cutter: the machine that cuts the sheets.
        parts: where several products stand on the same sheets: each with what is there before the ids of its artworks
            and cards, as `markers/`.
    """

    product: int
    paper: Paper
    stem: str
    sheets: tuple[Sheet, ...]
    cards: tuple[str, ...]
    flip: Flip
    orientation: Orientation
    label_font: Located[str] | None
    component: str
    parts: tuple[tuple[str, int], ...] = ()
    tiling: Tiling | None = None
    fold: FoldPlan | None = None
    cutter: Cutter | None = None

    @property
    def prefixed(self) -> tuple[tuple[str, int], ...]:
        """All products on its sheets, each with what stands there before the ids of its artworks and cards."""
        return self.parts or (("", self.product),)


def documents(
    project: ProjectSpec,
    products: tuple[Product, ...],
    papers: tuple[Paper, ...],
    options: BuildOptions,
    sink: Sink,
) -> tuple[Document, ...]:
    """Impose every product on every paper, tokens of a game together; of `--sides backs`, those that have backs."""
    from pnp.pipeline.boards import BoardDocuments

    boards = BoardDocuments(project, papers, options, sink)
    made: list[Document] = []
    backed = {
        number for number, product in enumerate(products) if any(has_back(product, card) for card in product.cards)
    }
    for component, together in _together(products, options):
        product = products[together[0]]
        if product.deck.printed == "board":
            made += boards.of(together[0], product)
            continue
        if product.deck.printed == "pages" and options.booklet:
            from pnp.pipeline.booklets import booklets

            made += booklets(together[0], products, papers, (project, options, sink))
            continue
        if product.deck.printed == "pages":
            if options.sheets.sides != "backs":
                made.append(_page_document(together[0], product, options, project.label_font))
            continue
        if product.deck.printed == "box":
            if options.sheets.sides != "backs":
                made += _box_documents(together[0], product, papers, (project, options, sink))
            continue
        if options.sheets.sides == "backs" and backed and not backed.intersection(together):
            continue
        made += _packed(component, {number: products[number] for number in together}, papers, (project, options, sink))
    return tuple(_on_page(document, options, sink) for document in made)


def _on_page(document: Document, options: BuildOptions, sink: Sink) -> Document:
    """The document as it is printed: on pages of the first of several papers, drawn through what undoes a printer."""
    sheets = document.sheets
    if document.paper.page is not None:
        from pnp.impose import centred

        sheets = centred(sheets, document.paper.page)
    if options.printer is not None:
        from pnp.pipeline.printers import printed_by

        sheets = printed_by(sheets, options.printer, options.sheets.sides)
    return replace(document, sheets=sheets) if sheets is not document.sheets else document


def _together(products: tuple[Product, ...], options: BuildOptions) -> list[tuple[str, tuple[int, ...]]]:
    """The component and the products of each document: all tokens of a game in one language go together.

    A file of tokens that is named with `--component` also makes a document of its own. Changed cards go together too: a
    few of each deck would leave most of its last sheet empty.
    """
    named = options.selection.components
    made: list[tuple[str, list[int]]] = []
    tokens: dict[tuple[str, str], list[int]] = {}
    mixed: dict[tuple[str, str], list[int]] = {}
    for number, product in enumerate(products):
        deck = product.deck
        cards = deck.printed == "cards" and not is_packed(deck)
        shared = is_mixed(deck) if options.sheets.mix else options.changed and cards
        if shared and (not deck.tokens or not named or {TOKENS, deck.id} & set(named)):
            key = (product.game.id, product.language)
            if key not in mixed:
                mixed[key] = []
                made.append((MIXED, mixed[key]))
            mixed[key].append(number)
            continue
        if not deck.tokens or (deck.id in named and deck.id != TOKENS):
            made.append((deck.id, [number]))
        if deck.tokens and (not named or TOKENS in named):
            key = (product.game.id, product.language)
            if key not in tokens:
                tokens[key] = []
                made.append((TOKENS, tokens[key]))
            tokens[key].append(number)
    alone = [numbers for numbers in mixed.values() if len(numbers) == 1 and not options.sheets.mix]
    return [
        (products[numbers[0]].deck.id if numbers in alone else component, tuple(numbers)) for component, numbers in made
    ]


def _packed(
    component: str,
    products: Mapping[int, Product],
    papers: tuple[Paper, ...],
    told: tuple[ProjectSpec, BuildOptions, Sink],
) -> Iterator[Document]:
    """The cards of some products, by number, on the sheets of every paper."""
    project, options, sink = told
    first = next(iter(products))
    prefixes = {number: f"{product.deck.id}/" if len(products) > 1 else "" for number, product in products.items()}
    cards = [
        (number, card)
        for _ in range(options.selection.copies)
        for number, product in products.items()
        for card in product.cards
        for _ in range(card.qty)
    ]
    items = [_item(products[number], card, prefixes[number]) for number, card in cards]
    card_sizes = {item.id: item.size for item in items}
    items = as_inserts(items, [products[number].deck for number, _ in cards], options.sheets.insert, sink)
    if cards and not items:
        return
    deck = products[first].deck
    mixed = options.sheets.mix and component == MIXED
    tell_idle([product.deck for product in products.values()], options.sheets, mixed, sink)
    tell_nothing_made(options.sheets, options.printer, sink)
    if options.printer is not None and options.sheets.backs == "duplex":
        backed = dict.fromkeys(number for number, card in cards if has_back(products[number], card))
        tell_short_backs((products[number].deck for number in backed), options.sheets, options.printer, sink)
    lay = impose_mixed if mixed else impose_outlines if is_packed(deck) else impose
    for paper in papers:
        scheme = _scheme(project, component, products, paper, options)
        if paper.page is not None and scheme.cutter and scheme.cutter.registration:
            several_papers(scheme, scheme.cutter, sink)
            continue
        if mixed and not can_be_planned(paper, scheme, sink):
            continue
        sheets = lay(items, scheme, sink)
        sheets = of_cards(sheets, card_sizes) if options.sheets.insert else sheets
        if sheets:
            yield Document(
                first,
                paper,
                stem(component, products[first], paper, options) + _manner(sheets, options),
                sheets,
                tuple(prefixes[number] + card.id for number, card in cards),
                options.sheets.flip,
                options.sheets.orientation,
                project.label_font,
                component,
                tuple((prefix, number) for number, prefix in prefixes.items()) if len(prefixes) > 1 else (),
                cutter=options.sheets.cutter,
            )


def _item(product: Product, card: CardSpec, prefix: str) -> Item:
    """One card as impose sees it; its artworks have `prefix` before their names."""
    deck = product.deck
    back = f"back/{card.id}" if has_back(product, card) else None
    if deck.back_same and card.has_back and card.back is None:
        back = f"face/{card.id}"
    return Item(
        f"{prefix}face/{card.id}",
        deck.size,
        deck.bleed,
        prefix + back if back else None,
        deck.turn,
        deck.outline,
        deck.standee,
        0.0 if deck.tokens else deck.corner_radius,
    )


def _page_document(number: int, product: Product, options: BuildOptions, label_font: Located[str] | None) -> Document:
    """Pages as they are, whatever the paper in the printer."""
    sheet = product.game.rules_sheet
    if sheet and sheet.booklet and product.deck.id == BOOKLET:
        sheet = sheet.booklet
    size = product.deck.size
    paper = Paper(sheet.size_name if sheet else f"{size.width:g}x{size.height:g}mm", size, None)
    names = [f"face/{card.id}" for card in product.cards]
    copies = options.selection.copies * product.times
    pages = [name for _ in range(copies) for name in names]
    flat = size.width > size.height
    return Document(
        number,
        paper,
        stem(product.deck.id, product, paper, options),
        page_sheets(pages, size, duplex=options.sheets.sides == "both" and copies == 1),
        (),
        "short-edge" if flat else "long-edge",
        "landscape" if flat else "portrait",
        label_font,
        product.deck.id,
    )


def _box_documents(
    number: int, product: Product, papers: tuple[Paper, ...], told: tuple[ProjectSpec, BuildOptions, Sink]
) -> Iterator[Document]:
    """The pieces of a box on every paper, as often as copies are asked for."""
    from pnp.pipeline.boxes import box_pages, tell_by_hand

    project, options, sink = told
    margin = margin_of(project, options)
    if options.printer is not None:
        from pnp.pipeline.printers import tell_cut_off

        tell_cut_off("the box", margin, options.printer, sink)
    if options.sheets.cutter and product.deck.id in options.selection.components:
        tell_by_hand(product, options.sheets.cutter, sink)
    for paper in papers:
        copies = options.selection.copies * product.times
        sheets = box_pages(product, paper, margin, (options, sink)) * copies
        if sheets:
            yield Document(
                number,
                paper,
                stem(product.deck.id, product, paper, options),
                tuple([replace(sheet, number=count) for count, sheet in enumerate(sheets, 1)]),
                (),
                options.sheets.flip,
                options.sheets.orientation,
                project.label_font,
                product.deck.id,
            )


def margin_of(project: ProjectSpec, options: BuildOptions) -> float:
    """Paper edge to what is kept."""
    asked, stated = options.sheets.margin, project.margin
    return asked if asked is not None else stated.value if stated else SAFE_MARGIN


def _scheme(
    project: ProjectSpec, component: str, products: Mapping[int, Product], paper: Paper, options: BuildOptions
) -> SheetScheme:
    """The sheet scheme: the command line over the deck over the project over our defaults.

    Decks that stand together have the largest of their gaps.
    """
    sheets, cutter = options.sheets, options.sheets.cutter
    margin = margin_of(project, options)
    if cutter and cutter.registration:
        margin = max(margin, cutter.registration.inset)  # beyond the marks the machine does not cut
    usual = project.gap.value if project.gap else None
    decks = [product.deck for product in products.values()]
    printer = options.printer
    dead = printer.dead_margin if printer else None
    return SheetScheme(
        paper=paper.size,
        paper_name=paper.name,
        margin=margin,
        gap=whole_gap(decks, usual, sheets, sheets.mix and component == MIXED),
        orientation=sheets.orientation,
        flip=sheets.flip,
        backs=sheets.backs,
        sides=sheets.sides,
        marks="none" if cutter else sheets.marks,
        bleed=sheets.bleed,
        grid=sheets.grid,
        skip=sheets.skip,
        span=paper.span,
        deck=component,
        bleed_mode=sheets.bleed_mode,
        corners=sheets.corners,
        cutter=cutter,
        back_bleed=printer.back_bleed if printer else None,
        safe_margin=SAFE_MARGIN if dead is None else dead + MARK_ROOM,
        printer=printer.name if printer and dead is not None else "",
    )


def stem(component: str, product: Product, paper: Paper, options: BuildOptions) -> str:
    """`<component>-<paper>-<lang>[-low-ink][-3p][-<printer>][-sleeves][-fronts][-changed]`."""
    parts = [component, paper.name, product.language]
    if product.variant:
        parts.append(product.variant)
    if product.players is not None:
        parts.append(f"{product.players}p")
    if options.printer is not None:
        parts.append(options.printer.name)
    if options.sheets.sleeves:
        parts.append("sleeves")
    if options.sheets.sides != "both":
        parts.append(options.sheets.sides)
    if options.changed:
        parts.append("changed")
    return "-".join(parts)


def _manner(sheets: Sequence[Sheet], options: BuildOptions) -> str:
    """What stands behind the name of sheets that are folded, or cut by machine."""
    cutter = options.sheets.cutter
    return "-fold" if sheets[0].folded else f"-{cutter.name}" if cutter else ""


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


def document_title(document: Document, product: Product, otherwise: str) -> str:
    """What is on the sheets of a document, in the language of its product."""
    if document.component == TOKENS and product.deck.id != TOKENS:
        return TOKENS_TITLES.get(product.language, TOKENS_TITLES["en"])
    if document.component == MIXED:
        return MIXED_TITLES.get(product.language, MIXED_TITLES["en"])
    return title_in(product.deck.title, product.language, otherwise)
