"""Shows the cards of a deck to the lint: measures of texts, and pictures at 100 dpi where a renderer is given."""

from __future__ import annotations

from dataclasses import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS
from pnp.lint import PrintedSide, bare_bleed, lint_backs, lint_faces
from pnp.model.artwork import Artwork, Raster, Subject
from pnp.model.spec import CardSpec
from pnp.pipeline.select import Product
from pnp.render import Renderer

LINT_DPI = 100

MOST_BACKS = 64
"""Distinct backs kept as pictures at once: a deck mostly has one; each takes 0.4 MB."""


class Look:
    """The sides of some cards of one product, looked at one by one so that memory stays flat."""

    def __init__(self, product: Product, renderer: Renderer | None) -> None:
        """`renderer` None leaves out what needs a picture."""
        self._product = product
        self._renderer = renderer
        self._bare: dict[tuple[str, ...], tuple[tuple[str, float], ...]] = {}
        self._rasters: dict[tuple[str, ...], Raster] = {}
        self._faces: list[PrintedSide] = []
        self._backs: list[PrintedSide] = []

    def at(self, card: CardSpec, side: str, artwork: Artwork) -> None:
        """Take a side in."""
        deck = self._product.deck
        own, common = (card.layout, deck.face) if side == "face" else (card.back, deck.back)
        layout = own or common
        printed = PrintedSide(
            Subject(f"card `{card.id}`", card.span),
            f"layouts/{layout.value}" if layout else deck.path,
            deck.size,
            deck.bleed,
            deck.safe,
            boxes=artwork.boxes,
        )
        if self._renderer:
            printed = replace(printed, bare=self._bare_bleed(self._renderer, artwork))
            if side == "back":
                printed = replace(printed, raster=self._back(self._renderer, artwork))
        (self._faces if side == "face" else self._backs).append(printed)

    def report(self, sink: Sink) -> None:
        """Say what was found."""
        lint_faces(self._faces, sink)
        lint_backs(self._backs, self._product.deck.back_symmetric, sink)

    def _bare_bleed(self, renderer: Renderer, artwork: Artwork) -> tuple[tuple[str, float], ...]:
        """Where the ground leaves the bleed bare. Texts are left out: no text is a ground, and cards share grounds."""
        if artwork.bleed <= EPS:
            return ()
        ground = tuple(layer for layer in artwork.layers if not layer.runs)
        key = tuple(layer.key for layer in ground)
        if key not in self._bare:
            raster = renderer.raster(replace(artwork, layers=ground), LINT_DPI)
            self._bare[key] = bare_bleed(raster, artwork.bleed)
        return self._bare[key]

    def _back(self, renderer: Renderer, artwork: Artwork) -> Raster | None:
        """The picture of a back; equal ones are the same object."""
        key = tuple(layer.key for layer in artwork.layers)
        if key not in self._rasters and len(self._rasters) < MOST_BACKS:
            self._rasters[key] = renderer.raster(artwork, LINT_DPI)
        return self._rasters.get(key)
