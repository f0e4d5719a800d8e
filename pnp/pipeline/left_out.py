"""Files that a build would make were the paper large enough; those of that name are of an earlier build."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp.model.options import BuildOptions
from pnp.pipeline.booklets import booklet_stem
from pnp.pipeline.documents import Document, stem
from pnp.pipeline.select import Paper, Product


def left_out(
    products: Sequence[Product], papers: Sequence[Paper], planned: Sequence[Document], options: BuildOptions
) -> Mapping[str, frozenset[str]]:
    """The names of the files of boxes and booklets that are chosen and not `planned`, by game."""
    made = {(products[document.product].game.id, document.stem) for document in planned}
    names: dict[str, set[str]] = {}
    for product in products:
        printed = product.deck.printed
        if printed != "box" and not (printed == "pages" and options.booklet):
            continue
        stem_of = stem_of_box if printed == "box" else booklet_stem
        for paper in papers:
            name = stem_of(product, paper, options)
            if (product.game.id, name) not in made:
                names.setdefault(product.game.id, set()).add(f"{name}.pdf")
    return {game: frozenset(found) for game, found in names.items()}


def stem_of_box(product: Product, paper: Paper, options: BuildOptions) -> str:
    """What the file of a box is called, without `.pdf`."""
    return stem(product.deck.id, product, paper, options)
