"""`pnp build --changed`: only the cards that look other than the printed ones, and a list of what to swap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed
from pnp.export.printed import PrintedCard
from pnp.model.options import BuildOptions
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Steps
from pnp.pipeline.printed.changes import Swaps, key_of, now_of, swaps_of
from pnp.pipeline.printed.listing import swap_list
from pnp.pipeline.printed.tracing import recorded, traced
from pnp.pipeline.select import Product
from pnp.world import DiskWorld


class Changes(Struct, frozen=True):
    """What differs in each deck that was printed."""

    found: tuple[Swaps, ...]

    @property
    def products(self) -> tuple[Product, ...]:
        """The cards to print."""
        return tuple(product for swaps in self.found if (product := swaps.printing))

    @property
    def text(self) -> str:
        """All swap lists, and what has none."""
        same = [swaps.heading for swaps in self.found if not swaps.swaps]
        lists = [swap_list(swaps) for swaps in self.found if swaps.swaps]
        if same:
            lists.append(f"nothing to swap: {'; '.join(same)}")
        return "\n\n".join(lists)

    def deck(self, product: Product) -> Mapping[str, PrintedCard]:
        """All cards of the deck of a product, as there are once they are swapped."""
        return next(
            swaps.deck
            for swaps in self.found
            if swaps.product.game.id == product.game.id and swaps.key == key_of(product)
        )


def find_changes(
    world: DiskWorld, chosen: Sequence[Product], options: BuildOptions, telling: tuple[Steps, Sink]
) -> Changes | None:
    """Compare the cards of some products with the printed ones; None where that cannot be done (reported).

    What was never printed is left out: it is built whole.

    Reports:
        P032 a damaged record, P033 nothing of all of them was ever printed, or (a note) one of them was not.
    """
    from pnp.pipeline.build import workshop

    sink = telling[1]
    games = dict.fromkeys(product.game.id for product in chosen)
    records = {game: recorded(world.root, game, sink) for game in games}
    known = tuple(product for product in chosen if key_of(product) in records[product.game.id])
    if sink.failed:
        return None
    _tell_unknown(chosen, known, options, sink)
    if sink.failed:
        return None
    with Crew(lambda: workshop(world, known), options.jobs) as crew:
        keys = traced(crew, known, telling)
    if keys is None:
        return None
    whole = not options.selection.cards and options.selection.players is None
    found = []
    for product, drawn in zip(known, keys, strict=True):
        printed = records[product.game.id][key_of(product)]
        now = now_of(product, drawn, options.sheets.backs == "duplex", options.selection.copies)
        kept = {} if whole else {id: card for id, card in printed.items() if id not in now}
        found.append(Swaps(product, swaps_of(printed, now, whole), {**kept, **now}))
    return Changes(tuple(found))


def _tell_unknown(chosen: Sequence[Product], known: Sequence[Product], options: BuildOptions, sink: Sink) -> None:
    """P033: an error where nothing was printed, a note for what was asked for by name and was not."""
    games = tuple(dict.fromkeys(product.game.id for product in chosen))
    if not known:
        sink.error(
            "P033",
            f"it is not recorded that anything{f' of {listed(games)}' if games else ''} was printed",
            notes=("changes are what differs from what was printed last",),
            help=f"build without `--changed`, print, then run `{' '.join(('pnp printed', *games))}`",
        )
        return
    languages = {(product.game.id, product.language) for product in known}
    for product in chosen:
        named = product.deck.id in options.selection.components
        likely = product.language in options.selection.languages or (product.game.id, product.language) in languages
        if product in known or not (named or (likely and product.deck.printed == "cards")):
            continue
        what = f"it is not recorded that `{product.deck.id}` was printed in {product.language}, so it is left out"
        build = f"pnp build {product.game.id} --component {product.deck.id} --lang {product.language}"
        sink.report(Diagnostic("P033", what, product.deck.span, Severity.NOTE, help=f"build all of it with `{build}`"))
