"""What only shows when layouts are filled or drawn: icons, and ink."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Insets
from pnp.lint import INK_DPI, Ink, mean_ink
from pnp.model.artwork import Artwork, Raster
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


Look = tuple[str, ...]
"""The keys of an artwork's layers: equal ones look the same."""


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
        self._sides: dict[str, Look | None] = {}
        self._rasters: dict[Look, tuple[Raster, float]] = {}
        self._inks: dict[tuple[Look, Insets], Ink] = {}

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
        fronts = tuple([side_ink(sheet, sheet.recto, self.ink_at) or Ink() for sheet in document.sheets])
        backs = tuple([side_ink(sheet, sheet.verso, self.ink_at) for sheet in document.sheets])
        return None if self._sink.failed else SheetInk(document.paper.name, fronts, backs)

    def ink_at(self, name: str, clip: Insets) -> Ink:
        """The mean ink of a side of a card that is drawn so far beyond its trim; none where it cannot be drawn."""
        if name not in self._sides:
            self._sides[name] = self._side(name)
        key = self._sides[name]
        if key is None:
            return Ink()
        if (key, clip) not in self._inks:
            raster, bleed = self._rasters[key]
            whole = replace(raster, rgba=zlib.decompress(raster.rgba))
            self._inks[key, clip] = mean_ink(_within(whole, bleed, clip))
        return self._inks[key, clip]

    def _side(self, name: str) -> Look | None:
        """A side of a card, drawn once for all cards that look the same."""
        from pnp.render import FontError, PictureError

        side, _, id = name.partition("/")
        card = next((card for card in self._product.cards if card.id == id), None)
        if card is None or side not in ("face", "back"):
            return None  # a strip of an edge, made where bleed is wanting
        filled = self._filler.fill(self._product.deck, card, "face" if side == "face" else "back")
        artwork = self._typesetter.typeset(filled) if filled else None
        if artwork is None:
            return None
        key = _key(artwork)
        if key not in self._rasters:
            try:
                raster = self._renderer.raster(artwork, INK_DPI)
            except (PictureError, FontError) as fault:
                self._sink.report(fault.diagnostic())
                return None
            self._rasters[key] = replace(raster, rgba=zlib.compress(raster.rgba, 1)), artwork.bleed
        return key


def _key(artwork: Artwork) -> Look:
    """What makes two artworks look the same."""
    return tuple([layer.key for layer in artwork.layers])


def _within(raster: Raster, bleed: float, clip: Insets) -> Raster:
    """The part of a picture with `bleed` that is drawn."""
    left, top, right, bottom = (
        min(max(round((bleed - drawn) / raster.mm_per_px), 0), (raster.width - 1) // 2, (raster.height - 1) // 2)
        for drawn in (clip.left, clip.top, clip.right, clip.bottom)
    )
    rows = [
        raster.rgba[4 * (row * raster.width + left) : 4 * ((row + 1) * raster.width - right)]
        for row in range(top, raster.height - bottom)
    ]
    return Raster(raster.width - left - right, len(rows), b"".join(rows), raster.mm_per_px)


def side_ink(sheet: Sheet, side: SheetSide | None, ink_at: Callable[[str, Insets], Ink]) -> Ink | None:
    """The mean ink of a side of a sheet, from the mean inks of the artworks on it; None where it is not printed.

    `ink_at`: the mean ink of an artwork that is drawn so far beyond its trim.
    """
    if side is None:
        return None
    whole = sheet.size.width * sheet.size.height
    ink = Ink()
    for placement in side.placements:
        clip, size = placement.clip, placement.size
        area = (size.width + clip.left + clip.right) * (size.height + clip.top + clip.bottom)
        if placement.outline:
            area *= placement.outline.area / (size.width * size.height)
        ink = ink.plus(ink_at(placement.artwork, clip), area / whole)
    return ink
