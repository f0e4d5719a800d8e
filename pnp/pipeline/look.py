"""Shows the cards of a deck to the lint: measures of texts, and pictures at 100 dpi where a renderer is given."""

from __future__ import annotations

from collections import OrderedDict

from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.expressions.views import card_language
from pnp.geometry import EPS
from pnp.lint import (
    INK_DPI,
    SUSPECT,
    TAG,
    Bare,
    PrintedSide,
    Written,
    bare_bleed,
    check_ink,
    check_repeats,
    check_tags,
    check_wording,
    is_dry,
    limit_of,
    lint_backs,
    lint_faces,
    mean_ink,
    note_no_bleed,
    note_sides,
    weak_contrasts,
)
from pnp.model.artwork import Artwork, Layer, PlacedPicture, Raster, Subject, TextBox
from pnp.model.spec import CardSpec, DeckSpec
from pnp.model.values import Translated
from pnp.pipeline.select import Product
from pnp.pipeline.verdicts import Verdicts
from pnp.render import Renderer
from pnp.units import MM_PER_INCH

LINT_DPI = 100

MOST_PIXELS = 16_000_000
"""Of a picture, as of a board of 1.2 x 0.84 m: larger ones are looked at more coarsely."""

MOST_BACKS = 64
"""Distinct backs kept as pictures at once: a deck mostly has one; each takes 0.4 MB."""

MOST_GROUNDS = 8
"""Cards without their texts kept as pictures; each takes 0.4 MB."""


class Look:
    """The sides of some cards of one product, looked at one by one so that memory stays flat."""

    def __init__(
        self, product: Product, renderer: Renderer | None, checking: bool = False, verdicts: Verdicts | None = None
    ) -> None:
        """`renderer` None leaves out what needs a picture.

        `checking`: this is a check, which also draws each card without its texts and tells what is no mistake.
        `verdicts`: knows what was seen on pictures before.
        """
        self._product = product
        self._renderer = renderer
        self._checking = checking
        self._verdicts = verdicts or Verdicts()
        self._inks: dict[tuple[str, ...], float] = {}
        self._grounds: OrderedDict[tuple[str, ...], Raster] = OrderedDict()
        self._rasters: dict[tuple[str, ...], Raster] = {}
        self._faces: list[PrintedSide] = []
        self._backs: list[PrintedSide] = []
        self._written: dict[Written, None] = {}
        self._printed: dict[str, None] = {}

    def at(self, card: CardSpec, side: str, artwork: Artwork) -> None:
        """Take a side in."""
        deck = self._product.deck
        printed = printed_side(deck, card, side, artwork)
        if self._renderer:
            bare = self._bare_bleed(self._renderer, artwork)
            # A build draws no picture for this alone: where there is bleed, there is one.
            looked = self._checking or artwork.bleed > EPS
            ink = self._ink(self._renderer, artwork) if looked else 0.0
            printed = replace(printed, bare=bare, ink=ink)
            if self._checking and any(box.live for box in artwork.boxes):
                printed = self._contrasted(self._renderer, printed, artwork)
            if side == "back":
                printed = replace(printed, raster=self._back(self._renderer, artwork))
        if self._checking and deck.outline is None:
            # All cards of a deck are kept until they are reported on, and their letters are not needed for that.
            printed = replace(printed, boxes=tuple([replace(box, letters=()) for box in artwork.boxes]))
        (self._faces if side == "face" else self._backs).append(printed)
        for box in artwork.boxes:
            if box.fields:
                self._read(card, box)

    def report(self, sink: Sink, whole: bool) -> None:
        """Say what was found; `whole`: also what concerns the deck as a whole, to be said once."""
        lint_faces(self._faces, sink)
        lint_backs(self._backs, self._product.deck.back_symmetric, sink)
        check_ink(self._faces, "face", self._product.variant, sink)
        check_ink(self._backs, "back", self._product.variant, sink)
        check_wording(self._written, sink)
        check_tags(self._written, sink)
        if whole:
            self._report_repeats(sink)
        if self._checking:
            note_sides([*self._faces, *self._backs], sink)
            if self._renderer and self._product.deck.printed == "cards":
                note_no_bleed([*self._faces, *self._backs], sink)

    def _bare_bleed(self, renderer: Renderer, artwork: Artwork) -> Bare:
        """Where the ground leaves the bleed bare. Texts are left out: no text is a ground, and cards share grounds."""
        if artwork.bleed <= EPS:
            return ()
        art = tuple([layer for layer in artwork.layers if not layer.runs])
        bare = self._bare_in(renderer, artwork, art)
        if bare and any(layer.runs and not layer.is_text for layer in artwork.layers):
            # What is bare may be covered by art that is one thing with a text.
            return self._bare_in(renderer, artwork, _ground(artwork))
        return bare

    def _bare_in(self, renderer: Renderer, artwork: Artwork, layers: tuple[Layer, ...]) -> Bare:
        """Where these layers leave the bleed bare."""
        outline = self._product.deck.outline
        return self._verdicts.of(
            ("bare", artwork.size, artwork.bleed, outline),
            _keys(layers),
            Bare,
            lambda: bare_bleed(self._picture(renderer, artwork, layers), artwork.bleed, outline),
        )

    def _ink(self, renderer: Renderer, artwork: Artwork) -> float:
        """The ink of a side, of those that may take too much; its art is looked at first, which cards share."""
        art = tuple([layer for layer in artwork.layers if not layer.runs])
        if any(layer.runs and not layer.is_text for layer in artwork.layers):
            art = _ground(artwork)
        limit = limit_of(self._product.variant)
        if self._verdicts.of(
            ("dry", artwork.size, artwork.bleed, limit),
            _keys(art),
            bool,
            lambda: is_dry(self._picture(renderer, artwork, art), limit),
        ):
            return 0.0
        whole = _keys(artwork.layers)
        if whole not in self._inks:
            self._inks[whole] = mean_ink(renderer.raster(artwork, affordable(artwork, INK_DPI))).coloured
        return self._inks[whole]

    def _contrasted(self, renderer: Renderer, printed: PrintedSide, artwork: Artwork) -> PrintedSide:
        """The side with its texts compared to what lies behind them."""
        ground = self._picture(renderer, artwork, _ground(artwork))
        return replace(printed, weak=weak_contrasts(ground, artwork.bleed, artwork.boxes))

    def _picture(self, renderer: Renderer, artwork: Artwork, layers: tuple[Layer, ...]) -> Raster:
        """The picture of some layers; neighbours in a deck often share theirs."""
        key = _keys(layers)
        if key in self._grounds:
            self._grounds.move_to_end(key)
        else:
            self._grounds[key] = renderer.raster(replace(artwork, layers=layers), affordable(artwork, LINT_DPI))
            if len(self._grounds) > MOST_GROUNDS:
                self._grounds.popitem(last=False)
        return self._grounds[key]

    def _back(self, renderer: Renderer, artwork: Artwork) -> Raster | None:
        """The picture of a back; equal ones are the same object."""
        key = _keys(artwork.layers)
        if key not in self._rasters and len(self._rasters) < MOST_BACKS:
            self._rasters[key] = renderer.raster(artwork, affordable(artwork, LINT_DPI))
        return self._rasters.get(key)

    def _read(self, card: CardSpec, box: TextBox) -> None:
        """Note which fields a text prints, and what its author typed where that looks like a typewriter's, or HTML."""
        suspect = SUSPECT.search(box.text) is not None or TAG.search(box.text) is not None
        for name in box.fields:
            self._printed[name] = None
            written = self._typed(card, name) if suspect else None
            if written:
                self._written[replace(written, marks=box.marks)] = None

    def _typed(self, card: CardSpec, name: str) -> Written | None:
        """What a card says in a field, in the language that is printed; None where it is no text or says nothing."""
        product = self._product
        field, value = product.deck.fields.get(name), card.values.get(name)
        if field is None or field.type != "text":
            return None
        language = card_language(product.game, product.deck, card, product.language)
        others: tuple[tuple[str, str], ...] = ()
        if isinstance(value, Translated):
            texts = value.by_language
            others = tuple([(other, text) for other, text in texts.items() if other != language])
            value = texts.get(language)
        if not isinstance(value, str):
            return None
        if name in card.spans:
            return Written(f"card `{card.id}`", name, value, language, card.spans[name], True, others)
        if field.default is not None and card.values.get(name) == field.default:
            return Written("", name, value, language, field.span, False, others)
        return Written(f"card `{card.id}`", name, value, language, card.span, False, others)

    def _report_repeats(self, sink: Sink) -> None:
        """Compare the texts of all cards of the deck, in the fields that are printed."""
        deck = self._product.deck
        for name in self._printed:
            field = deck.fields.get(name)
            if field is not None and field.type == "text" and not field.unique:
                texts = [self._typed(card, name) for card in deck.cards if card.qty]
                check_repeats([written for written in texts if written], sink)


def printed_side(deck: DeckSpec, card: CardSpec, side: str, artwork: Artwork) -> PrintedSide:
    """A side as lint sees it, without what needs a picture."""
    own, common = (card.layout, deck.face) if side == "face" else (card.back, deck.back)
    layout = own or common
    return PrintedSide(
        Subject(deck.name_of(card), card.span, card.spans),
        f"layouts/{layout.value}" if layout else deck.path,
        deck.size,
        deck.bleed,
        deck.safe,
        boxes=artwork.boxes,
        pictures=artwork.pictures if deck.printed != "pages" else _photographs(artwork),
        outline=deck.outline,
    )


def _photographs(artwork: Artwork) -> tuple[PlacedPicture, ...]:
    """The pictures without icons: figures in rules show parts of cards."""
    return tuple(picture for picture in artwork.pictures if picture.width * picture.height > 1)


def affordable(artwork: Artwork, resolution_dpi: float) -> float:
    """The resolution, or as much of it as `MOST_PIXELS` allow."""
    pixels = artwork.canvas.width * artwork.canvas.height * (resolution_dpi / MM_PER_INCH) ** 2
    return resolution_dpi * min(1.0, (MOST_PIXELS / pixels) ** 0.5) if pixels else resolution_dpi


def _keys(layers: tuple[Layer, ...]) -> tuple[str, ...]:
    """What the picture of some layers depends on."""
    return tuple([layer.key for layer in layers])


def _ground(artwork: Artwork) -> tuple[Layer, ...]:
    """What is drawn besides the texts."""
    return tuple([_wordless(layer) for layer in artwork.layers if not layer.is_text])


def _wordless(layer: Layer) -> Layer:
    """The layer without its letters, but with all else that is drawn in it."""
    if not layer.runs:
        return layer
    runs = tuple([replace(run, text="", glyphs=(), xs=(), ys=(), clusters=()) for run in layer.runs])
    return replace(layer, runs=runs, key=f"{layer.key}/wordless")
