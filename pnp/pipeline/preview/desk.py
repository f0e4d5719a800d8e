"""One game as one page shows it: its sides, what each is drawn of, and what is wrong with it; made anew bit by bit.

    content ─▶ Filler ─▶ FilledArtwork ─ the same as before? ─▶ keep what was made of it
                                       └ another ─▶ typeset ─▶ the keys of its layers ─▶ the key of its picture

A side that fails keeps its last good picture.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.expressions.views import GameView, build_views
from pnp.model.artwork import Artwork, FilledArtwork, FitGroups
from pnp.model.options import Selection
from pnp.model.preview import Wish
from pnp.model.spec import CardSpec, GameSpec, ProjectSpec
from pnp.pipeline.groups import MENTION
from pnp.pipeline.look import Look
from pnp.pipeline.pages import page_decks
from pnp.pipeline.preview.bench import LAYOUTS, Bench, Made, Relay, worst
from pnp.pipeline.project import check_content
from pnp.pipeline.select import Product, has_back, products
from pnp.template import Filler
from pnp.template.filler import Side

SIDES: tuple[Side, ...] = ("face", "back")

Name = tuple[str, str, Side]
"""A side, by deck, card and side."""

SLICE_S = 0.03
"""Work that nobody waits for is laid aside after so long, to see whether somebody waits for something else."""


class Shown(Struct, frozen=True):
    """A side as it is.

    Attributes:
        filled, fits, age: what it was made of.
        made: what came of it.
        good: the artwork of the picture that is shown, the last one that could be made.
        key: of that picture; empty where there never was one.
        since: when making it began to fail, in seconds since 1970; 0 where it did not.
    """

    filled: FilledArtwork | None = None
    fits: FitGroups | None = None
    age: int = -1
    made: Made = Made(None, ())
    good: Artwork | None = None
    key: str = ""
    since: float = 0.0


class Desk:
    """A game in one language, variant and player count.

    Attributes:
        shown: every side there is.
        products: its components, in order.
        broken: cards, by deck and id, that the files say otherwise, but not in a way that can be read: they stay as
            they are.
        half: of these the ones that never were right; what is read of them stands in the deck.
    """

    def __init__(self, bench: Bench, wish: Wish) -> None:
        """Nothing is made yet."""
        self.shown: dict[Name, Shown] = {}
        self.products: tuple[Product, ...] = ()
        self.broken: frozenset[tuple[str, str]] = frozenset()
        self.half: frozenset[tuple[str, str]] = frozenset()
        self._bench = bench
        self._wish = wish
        self._relay = Relay()
        self._specs: dict[tuple[str, str], CardSpec] = {}
        self._fillers: dict[int | None, Filler] = {}
        self._layouts_age = -1
        self._view: GameView
        self._said: dict[Name, tuple[Diagnostic, ...]] = {}
        self._of_game: tuple[Diagnostic, ...] = ()

    @property
    def names(self) -> tuple[Name, ...]:
        """All sides that there are to be, in order."""
        return tuple(
            (product.deck.id, card.id, side)
            for product in self.products
            for card in product.cards
            for side in SIDES
            if side == "face" or has_back(product, card)
        )

    @property
    def messages(self) -> Iterator[tuple[Name | None, Diagnostic]]:
        """Everything that is wrong, with the side that it was found on.

        Other components may fail for nothing but a card that is half read, as a page that counts its points: then
        their errors are not told, and whoever mends the card finds those that stay.
        """
        decks = {deck for deck, _ in self.half}
        for found in (*self._bench.of_fonts(), *self._of_game):
            yield None, found
        for name, said in self._said.items():
            for found in said:
                if not decks or name[0] in decks or found.severity is not Severity.ERROR:
                    yield name, found

    def renew(
        self, project: ProjectSpec, game: GameSpec, seen: Collection[tuple[str, str, str]]
    ) -> Iterator[tuple[Name, ...]]:
        """Make the game anew, what has changed and is `seen` first; gives the sides that look different, in portions.

        Between two portions the caller may do something else, or never come back.
        """
        self._view = build_views(game, self._wish.language)
        self.products = self._chosen(project, game)
        self._renew_fillers()
        before, self._specs = self._specs, {}
        work: list[tuple[int, Product, CardSpec, Side]] = []
        names = set(self.names)
        for product in self.products:
            for card in product.cards:
                old = before.get((product.deck.id, card.id))
                self._specs[product.deck.id, card.id] = card
                for side in SIDES:
                    name = (product.deck.id, card.id, side)
                    if name in names:
                        touched = old is not None and not _is_alike(old, card)
                        work.append((0 if touched else 1 if name in seen else 2, product, card, side))
        for gone in self.shown.keys() - names:
            del self.shown[gone]
            self._said.pop(gone, None)
        work.sort(key=lambda item: item[0])
        yield from self._worked(work)

    def check(self, project: ProjectSpec, game: GameSpec) -> Iterator[None]:
        """Find what is wrong with the game as a whole, and how its texts would print; pauses between decks."""
        from pnp.check import check_translations

        sink = Sink()
        check_content(game, sink)
        yield
        cards = {product.deck.id: product.cards for product in self.products if product.deck.id in game.decks}
        check_translations(game, game.languages, cards, sink)
        for product in self.products:
            look = Look(product, None, checking=True)
            for card in product.cards:
                for side in SIDES:
                    shown = self.shown.get((product.deck.id, card.id, side))
                    if shown and shown.made.artwork:
                        look.at(card, side, shown.made.artwork)
            look.report(sink, whole=True)
            yield
        self._of_game = sink.diagnostics

    def leave_unchecked(self) -> Iterator[None]:
        """Say nothing of a game of which not all could be read."""
        self._of_game = ()
        yield

    def find(self, key: str) -> Artwork | None:
        """The artwork of a picture that is shown."""
        return next((shown.good for shown in self.shown.values() if shown.key == key), None)

    def _chosen(self, project: ProjectSpec, game: GameSpec) -> tuple[Product, ...]:
        """The components: cards in play, and all pages."""
        wish = self._wish
        alone = replace(project, games={game.id: game})
        selection = Selection((game.id,), (), "", (wish.language,), (), wish.players, wish.variant)
        unheard = Sink()  # that a deck has no set-up is no mistake here
        chosen = products(alone, selection, unheard)
        if wish.players is None:
            return chosen
        pages = tuple(page.id for page in page_decks(game))
        return (*chosen, *(products(alone, replace(selection, components=pages), unheard) if pages else ()))

    def _renew_fillers(self) -> None:
        """New fillers, with the layouts of the old ones where they are still the same."""
        kept = self._fillers if self._layouts_age == self._bench.layouts_age else {}
        self._layouts_age = self._bench.layouts_age
        self._fillers = {}
        for players in {product.players for product in self.products}:
            wish, relay = self._wish, self._relay
            if players in kept:
                self._fillers[players] = kept[players].renewed(relay, self._view)
            else:
                self._fillers[players] = Filler(
                    self._bench.world, relay, self._view, wish.language, wish.variant, players
                )

    def _worked(self, work: Sequence[tuple[int, Product, CardSpec, Side]]) -> Iterator[tuple[Name, ...]]:
        """Make sides in order; see `renew`."""
        fits: dict[tuple[str, Side], FitGroups] = {}
        portion: list[Name] = []
        ends = time.monotonic() + SLICE_S
        for number, (rank, product, card, side) in enumerate(work):
            name = (product.deck.id, card.id, side)
            if self._make(name, product, card, fits):
                portion.append(name)
            first_done = rank == 0 and (number + 1 == len(work) or work[number + 1][0] > 0)
            if first_done or time.monotonic() > ends:
                yield tuple(portion)
                portion = []
                ends = time.monotonic() + SLICE_S
        yield tuple(portion)

    def _make(self, name: Name, product: Product, card: CardSpec, fits: dict[tuple[str, Side], FitGroups]) -> bool:
        """Make one side; tells whether it looks different now."""
        old = self.shown.get(name, Shown())
        if name[:2] not in self.broken:
            new, self._said[name] = self._made(old, (name, product, card), fits)
        elif old.key or name[:2] in self.half:
            new, self._said[name] = replace(old, since=old.since or time.time()), ()
        else:
            # Nothing is shown yet in this language or variant: the card as it was when it was last right. What is
            # wrong with its layout is said with no other card.
            made, said = self._made(old, (name, product, card), fits)
            new = replace(made, since=made.since or time.time())
            self._said[name] = tuple([one for one in said if one.span and one.span.path.startswith(LAYOUTS)])
        self.shown[name] = new
        return (new.key, bool(new.since)) != (old.key, bool(old.since))

    def _made(
        self, old: Shown, place: tuple[Name, Product, CardSpec], fits: dict[tuple[str, Side], FitGroups]
    ) -> tuple[Shown, tuple[Diagnostic, ...]]:
        """A side as the card says, and what was said of it."""
        name, product, card = place
        side = name[2]
        filled, said = self._fill(product, card, side)
        if filled is None:
            return replace(old, filled=None, age=-1, made=Made(None, said), since=old.since or time.time()), said
        group: FitGroups = {}
        if MENTION in filled.svg:
            if (name[0], side) not in fits:
                fits[name[0], side] = self._fits(product, side)
            group = fits[name[0], side]
        if _is_made(old, filled, group, self._bench.age):
            new = replace(old, filled=filled, since=0.0 if old.made.artwork else old.since)
        else:
            made = self._bench.typeset(filled, group)
            new = _shown(old, Shown(filled, group, self._bench.age, made))
        return new, (*said, *new.made.diagnostics)

    def _fill(
        self, product: Product, card: CardSpec, side: Side
    ) -> tuple[FilledArtwork | None, tuple[Diagnostic, ...]]:
        """Fill a side; what is said of it. A filler says what is wrong with a layout once, with the first card."""
        sink = self._relay.target = Sink()
        filled = self._fillers[product.players].fill(product.deck, card, side)
        return filled, sink.diagnostics

    def _fits(self, product: Product, side: Side) -> FitGroups:
        """What the fit groups of one side of a deck are set at: every card of the deck counts."""
        filled = [
            self._fill(product, card, side)[0]
            for card in product.deck.cards
            if side == "face" or has_back(product, card)
        ]
        return worst([self._bench.needs(one) for one in filled if one and MENTION in one.svg])


def _is_alike(old: CardSpec, new: CardSpec) -> bool:
    """Whether a card is the same but for its places in the file."""

    def sides(card: CardSpec) -> tuple[str | None, ...]:
        return tuple([layout.value if layout else None for layout in (card.layout, card.back)])

    return old.values == new.values and sides(old) == sides(new) and old.has_back == new.has_back


def _is_made(old: Shown, filled: FilledArtwork, fits: FitGroups, age: int) -> bool:
    """Whether typesetting would give the same again, messages and their places included."""
    if old.filled is None or old.age != age or old.fits != fits:
        return False
    if not old.made.diagnostics:
        filled = replace(filled, subject=old.filled.subject)
    return old.filled == filled


def _shown(old: Shown, new: Shown) -> Shown:
    """The side as just made, with the last good picture where that failed."""
    if new.made.artwork is None:
        return replace(new, good=old.good, key=old.key, since=old.since or time.time())
    return replace(new, good=new.made.artwork, key=key_of(new.made.artwork))


def key_of(artwork: Artwork) -> str:
    """What tells pictures apart: the layers, which name the bytes of all that is drawn in them, and the measures."""
    words = (f"{artwork.size.width} {artwork.size.height} {artwork.bleed}", *(layer.key for layer in artwork.layers))
    return hashlib.blake2b("\n".join(words).encode("utf-8"), digest_size=16).hexdigest()


def structure(desk: Desk) -> Mapping[str, Sequence[str]]:
    """The cards of each deck, in order: another structure needs another page."""
    return {product.deck.id: [card.id for card in product.cards] for product in desk.products}
