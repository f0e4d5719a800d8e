"""Rules sheets as booklets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.impose.booklet import BookletScheme, booklet_sheets
from pnp.model.options import BuildOptions
from pnp.model.spec import ProjectSpec
from pnp.pipeline.documents import Document, stem
from pnp.pipeline.pages import BOOKLET, RULES
from pnp.pipeline.select import Paper, Product


def only_booklets(chosen: Sequence[Product], sink: Sink) -> tuple[Product, ...]:
    """What `--booklet` leaves to make: the rules alone, on their pages for booklets where there are any.

    Reports:
        P009 where there are none.
    """
    pages = tuple([product for product in chosen if product.deck.printed == "pages"])
    if not pages and not sink.failed:
        notes = ["`--booklet` makes booklets of rules sheets; there is no game with `rules:` among what is chosen"]
        sink.error("P009", "nothing is left to print", notes=notes)
    own = {product.game.id for product in pages if product.deck.id == BOOKLET}
    return tuple([product for product in pages if product.deck.id == BOOKLET or product.game.id not in own])


def without_booklets(chosen: Sequence[Product], named: Sequence[str]) -> tuple[Product, ...]:
    """What a build makes that asks for no booklet: pages for booklets only where they are named."""
    return tuple([product for product in chosen if product.deck.id != BOOKLET or BOOKLET in named])


def booklets(
    number: int, products: Sequence[Product], papers: Sequence[Paper], told: tuple[ProjectSpec, BuildOptions, Sink]
) -> Iterator[Document]:
    """The booklet of product `number` on every paper, as often as copies are asked for.

    One that fits no paper does not stop those of other games.
    """
    project, options, sink = told
    product = products[number]
    several = len({other.game.id for other in products}) > 1
    sheets = options.sheets
    names = [f"face/{card.id}" for card in product.cards]
    for paper in papers:
        scheme = BookletScheme(
            paper.size,
            paper.name,
            sheets.orientation,
            sheets.flip,
            sheets.sides,
            sheets.marks,
            product.deck.span,
            product.deck.id,
            own=product.deck.id == BOOKLET,
            optional=several,
        )
        copies = options.selection.copies * product.times
        made = booklet_sheets(names, product.deck.size, scheme, sink) * copies
        if made:
            yield Document(
                number,
                _named(paper),
                booklet_stem(product, paper, options),
                tuple([replace(sheet, number=count) for count, sheet in enumerate(made, 1)]),
                (),
                sheets.flip,
                sheets.orientation,
                project.label_font,
                product.deck.id,
            )


def booklet_stem(product: Product, paper: Paper, options: BuildOptions) -> str:
    """What the file of a booklet is called, without `.pdf`."""
    return stem(RULES, product, _named(paper), options)


def _named(paper: Paper) -> Paper:
    """A paper as files of booklets name it."""
    return replace(paper, name=f"{paper.name}-booklet")
