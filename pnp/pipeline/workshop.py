"""From cards to drawn layers: what one worker does. Fills, typesets and draws blocks of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Located, Sink
from pnp.diagnostics.similar import listed, nearest
from pnp.expressions.views import GameView, build_views
from pnp.geometry import Size
from pnp.lint import check_colours, check_texts
from pnp.model.artwork import Artwork, FilledArtwork, Layer
from pnp.model.pictures import Frame, Grid
from pnp.model.spec import CardSpec, GameSpec
from pnp.pipeline.blocks import BLOCK_CARDS, Block, Collected, Picture, PngOptions, Proof
from pnp.pipeline.documents import Document
from pnp.pipeline.groups import MENTION, GroupSizes
from pnp.pipeline.labels import LabelFont, cut_plans, label_texts
from pnp.pipeline.look import Look, printed_side
from pnp.pipeline.select import Product, has_back
from pnp.pipeline.signs import entries_shown
from pnp.pipeline.verdicts import Kept, Verdicts
from pnp.render import FontError, PictureError, Renderer
from pnp.template import Filler
from pnp.template.filler import Side
from pnp.template.label import LabelFiller
from pnp.typeset import Typesetter
from pnp.typeset.text import FontLibrary
from pnp.world import World

SIDES: tuple[Side, ...] = ("face", "back")

Cell = tuple[str, Side]
"""A side of a card, by its id."""

NEAR = ("P804", "P805")
"""What the lint reports of texts that the knife may touch."""

LABEL_WEIGHT = 500
"""Medium: small grey type needs a little more than the regular weight."""


class Workshop:
    """The rooms from template to render with their caches, for one project."""

    def __init__(
        self,
        world: World,
        products: Sequence[Product],
        documents: Sequence[Document] = (),
        kept: Sequence[Kept] = (),
    ) -> None:
        """`products` and `documents` are what may be asked for, by number.

        `kept`: for each product what was seen in earlier runs; none where nothing is.
        """
        self._world = world
        self._products = products
        self._documents = documents
        self._kept = kept
        self._renderer = Renderer(world)
        self._sink = Sink()
        self._typesetter = Typesetter(world, self._sink)
        self._label_filler = LabelFiller()
        self._groups = GroupSizes(world)
        self._views: dict[tuple[str, str], GameView] = {}
        self._fillers: dict[tuple[str, str, str, int | None], Filler] = {}

    def cards(self, number: int, start: int) -> Block:
        """Make the block of product `number` that begins with entry `start`."""
        product = self._products[number]
        collected = Collected()
        verdicts = Verdicts(self._kept[number] if self._kept else None)
        look = Look(product, self._renderer, verdicts=verdicts)
        for card in product.cards[start : start + BLOCK_CARDS]:
            for side in SIDES:
                artwork = self.artwork(product, card, side)
                if artwork:
                    collected.add(f"{side}/{card.id}", artwork)
                    self._look(look, card, side, artwork)
        look.report(self._sink, whole=start == 0)
        if start == 0:
            self._compare_colours(product)
        return replace(self._close(collected), verdicts=verdicts.found)

    def artwork(
        self, product: Product, card: CardSpec, side: Side, typesetter: Typesetter | None = None
    ) -> Artwork | None:
        """Fill and typeset one side of a card; None where it has none or where it failed."""
        typesetter = typesetter or self._typesetter
        if side == "back" and not has_back(product, card):
            return None
        filler = self._filler(product)
        filled = filler.fill(product.deck, card, side)
        if filled is None or MENTION not in filled.svg:
            return typesetter.typeset(filled) if filled else None
        fits = self._groups.of(product, side, self._view(product.game, product.language), filler, self._sink)
        return typesetter.typeset(filled, fits=fits)

    def labels(self, number: int) -> Block:
        """Make the labels of document `number`, one for each printed side of each sheet."""
        document = self._documents[number]
        font = self.label_font(document.label_font)
        collected = Collected()
        if font is None:
            return self._close(collected)
        if document.tiling or document.fold:
            from pnp.pipeline.board_labels import board_labels

            for name, filled in board_labels(document, self._products[document.product], font):
                artwork = self._typesetter.typeset(filled)
                if artwork:
                    collected.add(name, artwork)
            return self._close(collected)
        for name, label in label_texts(document, self._products[document.product], font):
            artwork = self._typesetter.typeset(self._label_filler.fill(label))
            if artwork:
                collected.add(name, artwork)
        for name, filled in cut_plans(document, self._products[document.product], font):
            artwork = self._typesetter.typeset(filled)
            if artwork:
                collected.add(name, artwork)
        return self._close(collected)

    def drawn(self, filled: Mapping[str, FilledArtwork]) -> Block:
        """Typeset and draw artworks that are of no product; all of their layers stand in the chunk."""
        collected = Collected()
        for name, one in filled.items():
            artwork = self._typesetter.typeset(one)
            if artwork:
                collected.add(name, artwork)
        collected.text |= collected.art
        collected.art.clear()
        return self._close(collected)

    def png(self, number: int, card_id: str, side: Side, png: PngOptions) -> Picture:
        """Draw one side of a card of product `number` as a PNG."""
        outline = self._products[number].deck.outline
        return self._pictured(
            number, [(card_id, side)], lambda found: self._renderer.png(found, png.resolution_dpi, png.trim, outline)
        )

    def fingerprint(self, number: int, card_id: str, side: Side, resolution_dpi: float) -> str:
        """What tells one side of a card of product `number` from others that look otherwise; empty where it failed."""
        product = self._products[number]
        artwork = self.artwork(product, next(card for card in product.cards if card.id == card_id), side)
        try:
            return self._renderer.fingerprint(artwork, resolution_dpi) if artwork else ""
        except (PictureError, FontError):
            return ""

    def framed(self, number: int, card_id: str, side: Side, frame: Frame) -> Picture:
        """Draw one side of a card of product `number` as a print service takes it."""
        return self._pictured(number, [(card_id, side)], lambda found: self._renderer.framed(found, frame))

    def gridded(self, number: int, cells: Sequence[Cell | None], grid: Grid) -> Picture:
        """Draw sides of cards of product `number` row by row in one picture; None leaves a cell empty."""
        wanted = [cell for cell in cells if cell]

        def draw(*found: Artwork) -> bytes:
            artworks = iter(found)
            return self._renderer.gridded([next(artworks) if cell else None for cell in cells], grid)

        return self._pictured(number, wanted, draw)

    def back_keys(self, number: int) -> tuple[dict[str, tuple[str, ...]], tuple[Diagnostic, ...]]:
        """What the back of each card of product `number` is drawn of: equal backs are equal, no back is absent."""
        product = self._products[number]
        backs = {card.id: self.artwork(product, card, "back") for card in product.cards}
        keys = {id: tuple(layer.key for layer in artwork.layers) for id, artwork in backs.items() if artwork}
        return keys, self._sink.diagnostics

    def proofed(self, number: int, safe: float, look_too: bool) -> Proof:
        """Look at the cards of product `number` as a print service does that wants texts `safe` mm inside the trim.

        `look_too`: also look how they print, as a build does.
        """
        product = self._products[number]
        look = Look(product, self._renderer)
        sides = []
        for card in product.cards:
            for side in SIDES:
                artwork = self.artwork(product, card, side)
                if artwork:
                    sides.append(replace(printed_side(product.deck, card, side, artwork), safe=safe))
                    if look_too:
                        self._look(look, card, side, artwork)
        if look_too:
            look.report(self._sink, whole=True)
        near = Sink()
        check_texts(sides, near)
        return Proof(tuple(found for found in near.diagnostics if found.code in NEAR), self._sink.diagnostics)

    def checked(self, number: int, print_lint: bool) -> tuple[Diagnostic, ...]:
        """Fill and typeset every card of product `number`, and with `print_lint` look at how it prints."""
        product = self._products[number]
        look = Look(product, self._renderer if print_lint else None, checking=True)
        for card in product.cards:
            for side in SIDES:
                artwork = self.artwork(product, card, side)
                if artwork:
                    self._look(look, card, side, artwork)
        look.report(self._sink, whole=True)
        if print_lint:
            self._compare_colours(product)
        return self._sink.diagnostics

    def set_texts(self, number: int) -> tuple[Diagnostic, ...]:
        """Fill every card of product `number` and set its texts, without pictures or a look at how it is written."""
        product = self._products[number]
        typesetter = Typesetter(self._world, self._sink, texts_only=True)
        for card in product.cards:
            for side in SIDES:
                self.artwork(product, card, side, typesetter)
        return self._sink.diagnostics

    def art_chunk(self, layers: Sequence[tuple[Layer, Size]]) -> bytes:
        """Draw layers without text."""
        return self._renderer.draw_chunk(layers)

    def _pictured(self, number: int, wanted: Sequence[Cell], draw: Callable[..., bytes]) -> Picture:
        """What `draw` makes of the artworks of some sides; nothing where one of them failed."""
        product = self._products[number]
        cards = {card.id: card for card in product.cards}
        artworks = [self.artwork(product, cards[card_id], side) for card_id, side in wanted]
        picture = b""
        if all(artworks):
            try:
                picture = draw(*artworks)
            except (PictureError, FontError) as fault:
                self._sink.report(fault.diagnostic())
        return Picture(picture, self._sink.diagnostics)

    def _look(self, look: Look, card: CardSpec, side: Side, artwork: Artwork) -> None:
        """Show a side to the lint, unless a file that it draws is broken."""
        faults = self._renderer.picture_faults(artwork.layers)
        self._sink.extend(fault.diagnostic() for fault in faults)
        if faults:
            return
        try:
            look.at(card, side, artwork)
        except (PictureError, FontError) as fault:
            self._sink.report(fault.diagnostic())

    def _compare_colours(self, product: Product) -> None:
        """Look whether everybody can tell the entries of the deck's lists apart."""
        for name, entries in entries_shown(product.deck, self._filler(product)):
            check_colours(name, entries, self._sink)

    def label_font(self, named: Located[str] | None) -> LabelFont | None:
        """The font of labels: the family that pnp.yaml names, else the first there is; the weight nearest to medium.

        Reports:
            P450 where there is no such font.
        """
        fonts = FontLibrary(self._world, self._sink)
        families = fonts.families
        family = named.value if named else next(iter(families), "")
        if not fonts.family(family):
            near = nearest(family, families) or next(iter(families), None)
            self._sink.error(
                "P450",
                f"font family `{family}` is not in fonts/" if family else "the labels of the sheets need a font",
                named.span if named else None,
                notes=[f"families there: {listed(families)}" if families else "there is no font in fonts/"],
                help=f"write `label_font: {near}`" if near else "put a .ttf or .otf file into fonts/",
            )
            return None
        weights = fonts.weights(family) or (LABEL_WEIGHT,)
        return LabelFont(family, min(weights, key=lambda weight: abs(weight - LABEL_WEIGHT)))

    def _filler(self, product: Product) -> Filler:
        """The filler of a game in one language, variant and player count."""
        key = (product.game.id, product.language, product.variant, product.players)
        if key not in self._fillers:
            view = self._view(product.game, product.language)
            self._fillers[key] = Filler(
                self._world, self._sink, view, product.language, product.variant, product.players
            )
        return self._fillers[key]

    def _view(self, game: GameSpec, language: str) -> GameView:
        """The game as layouts see it."""
        key = (game.id, language)
        if key not in self._views:
            self._views[key] = build_views(game, language)
        return self._views[key]

    def _close(self, collected: Collected) -> Block:
        """Draw the text layers, unless something failed, and hand the block over."""
        chunk = b""
        if collected.text and not self._sink.failed:
            try:
                chunk = self._renderer.draw_chunk([*collected.text.values()])
            except (PictureError, FontError) as fault:
                self._sink.report(fault.diagnostic())
        diagnostics, letters = self._sink.diagnostics, frozenset(collected.letters)
        return Block(collected.artworks, chunk, tuple(collected.text), collected.art, diagnostics, letters)
