"""`pnp build --changed`: only the cards that look other than the printed ones, and a list of what to swap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed
from pnp.export.printed import picture_name
from pnp.model.options import BuildOptions
from pnp.model.printed import Keys, PrintedCard, PrintedDeck, Record
from pnp.model.spec import GameSpec, ProjectSpec
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Steps
from pnp.pipeline.pages import page_decks
from pnp.pipeline.printed.changes import Cards, Sides, Swap, Swaps, key_of, now_of, swaps_of
from pnp.pipeline.printed.listing import swap_list
from pnp.pipeline.printed.tracing import looks_of, recorded, traced
from pnp.pipeline.select import Product
from pnp.world import DiskWorld

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop


class Changes(Struct, frozen=True):
    """What differs in each deck that was printed; decks that are no longer there come last."""

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

    def deck(self, product: Product) -> Cards:
        """All cards of the deck of a product, as there are once they are swapped."""
        return next(
            swaps.deck for swaps in self.found if swaps.game == product.game.id and swaps.key == key_of(product)
        )


class _Looks(Struct, frozen=True):
    """Fingerprints of sides, by the names of their pictures."""

    known: Mapping[str, str]

    def seen(self, card: PrintedCard) -> Sides:
        """How a card looks: by fingerprints as far as they are known, else by keys."""
        return self._side(card.face), self._side(card.back)

    def _side(self, keys: Keys | None) -> Keys | None:
        """How a side looks."""
        look = self.known.get(picture_name(keys)) if keys else None
        return (look,) if look else keys


def find_changes(
    world: DiskWorld, project: ProjectSpec, chosen: Sequence[Product], asked: tuple[BuildOptions, Steps, Sink]
) -> Changes | None:
    """Compare the cards of some products with the printed ones; None where that cannot be done (reported).

    What was never printed is left out: it is built whole. Equal keys are equal pictures; where keys differ, pixels are
    compared.

    Reports:
        P032 a damaged record, P033 nothing of all of them was ever printed, or (a note) one of them was not.
    """
    from pnp.pipeline.build import workshop

    options, progress, sink = asked
    records = {game: recorded(world.root, game, sink) for game in project.games}
    known = tuple(product for product in chosen if key_of(product) in records[product.game.id].decks)
    gone = [swaps for game in project.games.values() for swaps in _gone(game, records[game.id], options)]
    if sink.failed:
        return None
    _tell_unknown(chosen, known, gone, (options, sink))
    if sink.failed:
        return None
    with Crew(lambda: workshop(world, known), options.jobs) as crew:
        keys = traced(crew, known, (progress, sink))
        if keys is None:
            return None
        found = []
        for number, (product, drawn) in enumerate(zip(known, keys, strict=True)):
            record = records[product.game.id]
            printed = record.decks[key_of(product)]
            times = options.selection.copies if options.copies_given else printed.times
            now = now_of(product, drawn, options.sheets.backs != "none", times)
            looks = _looks(crew, known, number, (record, now))
            found.append(_compared(product, printed, now, (looks, options, times)))
    return Changes((*found, *gone))


def _compared(product: Product, printed: PrintedDeck, now: Cards, told: tuple[_Looks, BuildOptions, int]) -> Swaps:
    """What differs in one deck."""
    looks, options, times = told
    whole = options.selection.is_whole
    swaps, deck = swaps_of(printed.cards, now, looks.seen, whole)
    return Swaps(product.game.id, key_of(product), product, swaps, deck, times)


def _looks(crew: Crew[Workshop], products: Sequence[Product], number: int, compared: tuple[Record, Cards]) -> _Looks:
    """The fingerprints of the printed sides, and of those of product `number` that have other keys."""
    record, now = compared
    printed = record.decks[key_of(products[number])].cards.values()
    familiar = {side for card in printed for side in (card.face, card.back) if side}
    wanted: dict[str, tuple[int, str, str]] = {}
    for id, card in now.items():
        for side, keys in (("face", card.face), ("back", card.back)):
            if keys and keys not in familiar and picture_name(keys) not in record.looks:
                wanted.setdefault(picture_name(keys), (number, id, side))
    comparable = any(picture_name(side) in record.looks for side in familiar)
    return _Looks({**record.looks, **(looks_of(crew, products, wanted) if comparable else {})})


def _gone(game: GameSpec, record: Record, options: BuildOptions) -> list[Swaps]:
    """The printed decks that the game has no more: all of their cards are to be taken out."""
    asked = options.selection
    if not asked.is_whole:
        return []
    there = {*game.decks, *(deck.id for deck in page_decks(game))}
    return [
        Swaps(game.id, key, None, tuple(_all_out(printed.cards)), {}, printed.times)
        for key, printed in record.decks.items()
        if key[0] not in there or key[1] not in game.languages
        if not asked.components or key[0] in asked.components
        if not asked.languages or key[1] in asked.languages
        if asked.variant == key[2]
    ]


def _all_out(cards: Cards) -> list[Swap]:
    """All cards of a deck that is gone."""
    return [Swap(id, "removed", card.copies, 0, card, None) for id, card in cards.items()]


def _tell_unknown(
    chosen: Sequence[Product], known: Sequence[Product], gone: Sequence[Swaps], told: tuple[BuildOptions, Sink]
) -> None:
    """P033: an error where nothing was printed, a note for what was asked for by name and was not."""
    options, sink = told
    games = tuple(dict.fromkeys(product.game.id for product in chosen))
    if not known and not gone:
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
