"""Cards drawn in layers and put together on a page look as the same cards drawn whole."""

from __future__ import annotations

import numpy as np
import pypdfium2
import pytest

from pnp.diagnostics import Sink
from pnp.export.pdf import write_pdf
from pnp.expressions.views import build_views
from pnp.geometry import Insets, Point
from pnp.load import load_project
from pnp.model.artwork import Artwork, FilledArtwork, FormRef, RenderedArtwork
from pnp.model.sheet import DocumentPlan, Placement, Sheet, SheetSide
from pnp.model.spec import DeckSpec
from pnp.render import Renderer
from pnp.template import Filler
from pnp.template.filler import Side
from pnp.typeset import Typesetter
from pnp.world import DiskWorld, World
from tests.corpus.test_corpus import HERE, LAYOUTS, torn
from tests.corpus.test_corpus import typeset as typeset_alone
from tests.pipeline.projects import ROOT
from tests.pipeline.reading import Pixels

RESOLUTION_DPI = 100
ROUNDING = 3
"""Levels of 255: two half-covered edges drawn one after the other are rounded twice."""

Shop = tuple[World, dict[tuple[str, str], Filler], dict[str, DeckSpec]]

CORPUS = DiskWorld(ROOT / "tests")
"""Where the corpus finds its fonts."""


def on_page(artwork: Artwork, renderer: Renderer) -> Pixels:
    """The page of a finished PDF that holds nothing but the artwork, bleed and all."""
    canvas = artwork.canvas
    keys = list(dict.fromkeys(layer.key for layer in artwork.layers))
    layers = {layer.key: layer for layer in artwork.layers}
    chunk = renderer.draw_chunk([(layers[key], canvas) for key in keys])
    drawn = RenderedArtwork(
        artwork.size, artwork.bleed, tuple(FormRef(0, keys.index(layer.key)) for layer in artwork.layers)
    )
    middle = Point(canvas.width / 2, canvas.height / 2)
    place = Placement("card", middle, 0, artwork.size, Insets.even(artwork.bleed), "card")
    side = SheetSide((place,), (), (), None)
    plan = DocumentPlan("Card", "en", (Sheet(canvas, 1, side, None, "vertical"),), None, {})
    with pypdfium2.PdfDocument(write_pdf(plan, {"card": drawn}, [chunk])) as document:
        return document[0].render(scale=RESOLUTION_DPI / 72).to_numpy().astype(np.int16)


def difference(one: Pixels, other: Pixels) -> int:
    """The largest difference of any pixel in any colour."""
    return int(np.abs(one - other).max())


@pytest.mark.parametrize("name", LAYOUTS)
def test_layers_on_the_page_give_the_picture_of_the_whole(name: str) -> None:
    svg = (HERE / name).read_text(encoding="utf-8")
    renderer = Renderer(CORPUS)
    apart, whole = typeset_alone(torn(svg)), typeset_alone(svg, split=False)
    assert difference(on_page(apart, renderer), on_page(whole, renderer)) <= ROUNDING


@pytest.fixture(scope="module")
def shop() -> Shop:
    """The shipped games, ready to fill."""
    world, sink = DiskWorld(ROOT), Sink()
    project = load_project(world, sink, ())
    assert project is not None
    assert not sink.diagnostics
    games = {game: project.games[game] for game, _, _ in CARDS}
    fillers = {
        (game, variant): Filler(world, sink, build_views(spec, "en"), "en", variant, None)
        for game, spec in games.items()
        for variant in ("", "low-ink")
    }
    return world, fillers, {game: spec.decks[game] for game, spec in games.items()}


CARDS = [
    ("tricks", "clubs-01a", "face"),
    ("tricks", "clubs-01b", "face"),
    ("tricks", "hearts-10a", "face"),
    ("tricks", "spades-07b", "face"),
    ("tricks", "spades-07b", "back"),
    ("scout", "s06-09", "face"),
    ("scout", "s01-10", "face"),
    ("scout", "s01-10", "back"),
]


@pytest.mark.parametrize("variant", ["", "low-ink"])
@pytest.mark.parametrize(("game", "card", "side"), CARDS)
def test_the_shipped_cards_look_the_same_in_layers_and_whole(
    shop: Shop, game: str, card: str, side: Side, variant: str
) -> None:
    world, fillers, decks = shop
    deck = decks[game]
    spec = next(one for one in deck.cards if one.id == card)
    filled = fillers[game, variant].fill(deck, spec, side)
    assert isinstance(filled, FilledArtwork)
    sink = Sink()
    typesetter, renderer = Typesetter(world, sink), Renderer(world)
    apart, whole = typesetter.typeset(filled), typesetter.typeset(filled, split=False)
    assert apart is not None
    assert whole is not None
    assert len(whole.layers) == 1
    assert difference(on_page(apart, renderer), on_page(whole, renderer)) <= ROUNDING
