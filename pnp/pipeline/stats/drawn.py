"""What only shows when layouts are filled or drawn: icons, and ink."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from pnp.diagnostics import Sink
from pnp.lint import INK_DPI, Ink, mean_ink
from pnp.model.artwork import Artwork
from pnp.model.sheet import Sheet, SheetSide
from pnp.model.spec import CardSpec
from pnp.pipeline.documents import Document
from pnp.pipeline.select import Product, has_back
from pnp.pipeline.stats.figures import Count, SheetInk
from pnp.world import World

PLACED = re.compile(r'<pnp:icon\b[^>]*?\bhref="/[^"]*?([^"/]+)\.svg"')
"""An icon as `icon()` writes it."""

MARKED = re.compile(r"<text\b[^>]*\bpnp:markup=[^>]*>(.*?)</text>", re.DOTALL)
NAMED = re.compile(r":([^\W_][\w-]*)(?:\*(\d{1,9}))?:")
"""An icon as it is typed in marked text: `:name:`, `:name*3:`."""


class Drawn:
    """The sides of one product, filled, and drawn where ink is asked for."""

    def __init__(self, world: World, product: Product, sink: Sink) -> None:
        """Mistakes of layouts go to `sink`."""
        from pnp.expressions.views import build_views
        from pnp.render import Renderer
        from pnp.template import Filler
        from pnp.typeset import Typesetter

        self._product = product
        self._sink = sink
        self._world = world
        view = build_views(product.game, product.language)
        self._filler = Filler(world, sink, view, product.language, product.variant, product.players)
        self._typesetter = Typesetter(world, sink)
        self._renderer = Renderer(world)
        self._inks: dict[tuple[str, ...], Ink] = {}

    def icons(self) -> tuple[Count, ...] | None:
        """How often each icon stands on all copies, the most frequent first; None where a layout has a mistake."""
        numbers: Counter[str] = Counter()
        for card in self._product.cards:
            for name, number in self._icons_on(card).items():
                numbers[name] += number * card.qty
        if self._sink.failed:
            return None
        return tuple(Count(name, numbers[name]) for name in sorted(numbers, key=lambda name: (-numbers[name], name)))

    def _icons_on(self, card: CardSpec) -> Counter[str]:
        """How often each icon stands on both sides of a card."""
        numbers: Counter[str] = Counter()
        for side in ("face", "back"):
            if side == "back" and not has_back(self._product, card):
                continue
            filled = self._filler.fill(self._product.deck, card, "face" if side == "face" else "back")
            if filled is None:
                continue
            numbers.update(PLACED.findall(filled.svg))
            known = self._known(filled.icons)
            for text in MARKED.findall(filled.svg):
                for name, times in NAMED.findall(text):
                    numbers[name] += int(times or 1) if name in known else 0
        return Counter({name: number for name, number in numbers.items() if number})

    def _known(self, folders: tuple[str, ...]) -> frozenset[str]:
        """The icons in some folders."""
        files = (file for folder in folders for file in self._world.files(folder))
        return frozenset(file.rpartition("/")[2].removesuffix(".svg") for file in files)

    def ink(self, document: Document) -> SheetInk | None:
        """The ink on each side of the sheets of a document; None where something cannot be drawn (reported)."""
        sides = {f"{side}/{card.id}" for card in self._product.cards for side in ("face", "back")}
        inks = {name: ink for name in sides if (ink := self._ink_of(name)) is not None}
        if self._sink.failed:
            return None
        fronts = tuple(side_ink(sheet, sheet.recto, inks) or Ink() for sheet in document.sheets)
        backs = tuple(side_ink(sheet, sheet.verso, inks) for sheet in document.sheets)
        return SheetInk(document.paper.name, fronts, backs)

    def _ink_of(self, name: str) -> Ink | None:
        """The mean ink of a side of a card, drawn once for all cards that look the same."""
        from pnp.render import FontError, PictureError

        side, _, id = name.partition("/")
        card = next(card for card in self._product.cards if card.id == id)
        if side == "back" and not has_back(self._product, card):
            return None
        filled = self._filler.fill(self._product.deck, card, "face" if side == "face" else "back")
        artwork = self._typesetter.typeset(filled) if filled else None
        if artwork is None:
            return None
        key = _key(artwork)
        if key not in self._inks:
            try:
                self._inks[key] = mean_ink(self._renderer.raster(artwork, INK_DPI))
            except (PictureError, FontError) as fault:
                self._sink.report(fault.diagnostic())
                return None
        return self._inks[key]


def _key(artwork: Artwork) -> tuple[str, ...]:
    """What makes two artworks look the same."""
    return tuple(layer.key for layer in artwork.layers)


def side_ink(sheet: Sheet, side: SheetSide | None, inks: Mapping[str, Ink]) -> Ink | None:
    """The mean ink of a side of a sheet, from the mean inks of the artworks on it; None where it is not printed."""
    if side is None:
        return None
    whole = sheet.size.width * sheet.size.height
    ink = Ink()
    for placement in side.placements:
        clip, size = placement.clip, placement.size
        area = (size.width + clip.left + clip.right) * (size.height + clip.top + clip.bottom)
        ink = ink.plus(inks.get(placement.artwork, Ink()), area / whole)
    return ink
