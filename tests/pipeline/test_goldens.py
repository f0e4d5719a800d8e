"""The look of the shipped games, approved by people. `python tests/goldens.py approve NAME…` takes over a new look."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from pnp.diagnostics import Sink
from pnp.expressions.views import build_views
from pnp.impose import describe, impose
from pnp.load import load_project
from pnp.model.artwork import Artwork, TextBox
from pnp.model.sheet import Item, SheetScheme
from pnp.sizes import PAPERS
from pnp.template import Filler
from pnp.typeset import Typesetter
from pnp.world import DiskWorld
from tests.goldens import TODAY
from tests.pipeline.projects import ROOT, built, shipped
from tests.pipeline.reading import Pixels, pictured

OVERSAMPLING = 4
"""Drawn so much larger and averaged: what differs by less than a quarter pixel between two versions of cairo fades."""

PAGE = 80.0, 120.0
CANVAS = 69.0, 94.0


@dataclass(frozen=True)
class View:
    """A card to look at: page 0 is its face, 1 its back; of the back of tricks half tells all, for it is symmetric."""

    game: str
    card: str
    page: int
    resolution_dpi: int
    height: float = CANVAS[1]


CARDS = {
    "tricks-starter": View("tricks", "clubs-01b", 0, 60),
    "tricks-hearts-10": View("tricks", "hearts-10a", 0, 60),
    "tricks-back": View("tricks", "clubs-01b", 1, 40, CANVAS[1] / 2),
    "scout-6-9": View("scout", "s06-09", 0, 40),
    "scout-back": View("scout", "s06-09", 1, 40),
}
SHEET = "tricks-last-sheet"
SHEET_DPI = 36
TEXTS = ("tricks-sheets", "scout-sheets", "tricks-starter-text", "scout-6-9-text")


def png(pixels: Pixels, grey: bool = False) -> bytes:
    """A small PNG of a picture drawn too large."""
    height, width = (length // OVERSAMPLING for length in pixels.shape[:2])
    whole = pixels[: height * OVERSAMPLING, : width * OVERSAMPLING]
    small = whole.reshape(height, OVERSAMPLING, width, OVERSAMPLING, 3).mean(axis=(1, 3))
    levels = np.rint(small.mean(axis=2) if grey else small).astype(np.uint8)
    output = io.BytesIO()
    Image.fromarray(levels).save(output, "PNG", optimize=True)
    return output.getvalue()


@pytest.mark.parametrize("name", CARDS)
def test_the_card_looks_as_approved(name: str, tmp_path: Path) -> None:
    view = CARDS[name]
    root = shipped(tmp_path, view.game)
    built(root, "--cards", view.card, "--lang", "en", "--paper", f"{PAGE[0]} x {PAGE[1]} mm", "--marks", "none")
    path = next((root / "output" / view.game).glob("*.pdf"))
    left, top = ((paper - canvas) / 2 for paper, canvas in zip(PAGE, CANVAS, strict=True))
    page = pictured(path, view.page, view.resolution_dpi * OVERSAMPLING)
    assert TODAY.differs(name, png(page.part(left, top, left + CANVAS[0], top + view.height))) == ""


def test_the_last_sheet_with_its_empty_places_looks_as_approved(games: Path) -> None:
    page = pictured(games / "output" / "tricks" / "tricks-a4-en.pdf", 12, SHEET_DPI * OVERSAMPLING)
    assert TODAY.differs(SHEET, png(page.pixels, grey=True)) == ""


@pytest.mark.parametrize(("game", "gap"), [("tricks", 0.0), ("scout", 3.0)])
def test_the_cards_stand_on_the_sheets_as_approved(game: str, gap: float) -> None:
    project = load_project(DiskWorld(ROOT), Sink(), [game])
    assert project is not None
    deck = project.games[game].decks[game]
    assert (deck.gap if deck.gap is not None else project.gap and project.gap.value) == gap
    items = [Item(card.id, deck.size, deck.bleed, f"back of {card.id}") for card in deck.cards]
    sheets = impose(items, SheetScheme(PAPERS["a4"], "a4", gap=gap), Sink())
    assert TODAY.differs(f"{game}-sheets", "\n".join(map(describe, (sheets[0], sheets[-1]))) + "\n") == ""


@pytest.mark.parametrize("name", ["tricks-starter", "scout-6-9"])
def test_the_text_of_the_card_is_set_as_approved(name: str) -> None:
    game, card = CARDS[name].game, CARDS[name].card
    sink, world = Sink(), DiskWorld(ROOT)
    project = load_project(world, sink, [game])
    assert project is not None
    spec = project.games[game]
    deck = spec.decks[game]
    one = next(entry for entry in deck.cards if entry.id == card)
    filled = Filler(world, sink, build_views(spec, "en"), "en").fill(deck, one, "face")
    assert filled is not None
    artwork = Typesetter(world, sink).typeset(filled)
    assert artwork is not None
    assert TODAY.differs(f"{name}-text", dumped(artwork)) == ""


def dumped(artwork: Artwork) -> str:
    """Each set text: where it stands on the card, its size, what it says; then its glyph runs, all in mm to 0.01."""
    lines = [f"card {artwork.size.width:g} x {artwork.size.height:g} mm, bleed {artwork.bleed:g} mm", ""]
    lines += [_box(box) for box in artwork.boxes]
    for number, layer in enumerate(artwork.layers, 1):
        for run in layer.runs:
            font = run.font.path.rpartition("/")[2]
            places = " ".join(f"{x:.2f},{y:.2f}" for x, y in zip(run.xs, run.ys, strict=True))
            lines += ["", f"layer {number}: `{run.text}` {font} {run.size:.2f}", f"  {places}"]
    return "\n".join(lines) + "\n"


def _box(box: TextBox) -> str:
    """One line about a set text."""
    rect = box.rect
    place = f"{rect.x:6.2f} {rect.y:6.2f} {rect.width:6.2f} x {rect.height:.2f}"
    return f"{place}  {box.size_pt:.2f} pt{'' if box.live else ' not live'}  `{box.text}`"


def test_every_golden_is_asked_for_by_some_test() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py")]
    named = {word for source in sources for word in re.findall(r'"([\w-]+)"', source)}
    assert set(TEXTS) <= named
    assert TODAY.unused(named) == []
