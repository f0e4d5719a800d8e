"""Bleed made of gradients and pictures, as four viewers draw it: not all of them stretch what lies at an edge."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.pipeline.projects import FONTS, built, written
from tests.pipeline.reading import Pixels
from tests.pipeline.viewers import VIEWERS, drawn_in

DPI = 150
FINER = {"pdftoppm": 300}
"""Poppler draws pictures that are scaled much too large, but not beyond two thousand million bytes."""

WIDTH, HEIGHT, GAP = 60.0, 40.0, 8.0

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60mm" height="40mm" '
    'viewBox="0 0 60 40">{}</svg>'
)
STOPS = '<stop offset="0" stop-color="#c02040"/><stop offset="1" stop-color="#2040c0"/>'
ART = {
    "linear": f'<linearGradient id="g" x1="0" y1="0" x2="1" y2="1">{STOPS}</linearGradient>'
    '<rect width="60" height="40" fill="url(#g)"/>',
    "radial": f'<radialGradient id="g" cx=".5" cy=".5" r=".75">{STOPS}</radialGradient>'
    '<rect width="60" height="40" fill="url(#g)"/>',
    "picture": '<image width="60" height="40" xlink:href="p.jpg" preserveAspectRatio="none"/>',
    "shade": f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1">{STOPS}</linearGradient>'
    '<rect width="60" height="40" fill="#e0c080"/><g opacity=".5"><rect width="60" height="40" fill="url(#g)"/></g>',
}


def picture() -> bytes:
    """A photograph of 300 ppi: waves of colour, everywhere dark."""
    x, y = np.meshgrid(np.linspace(0, 6, 709), np.linspace(0, 4, 472))
    waves = np.stack([np.sin(x + y), np.cos(2 * x - y), np.sin(y * 2)], axis=2)
    output = io.BytesIO()
    Image.fromarray((110 + 60 * waves).astype(np.uint8)).save(output, "JPEG", quality=92)
    return output.getvalue()


def files() -> dict[str, str | bytes]:
    """A card of each kind of art, as large as its trim."""
    deck = "deck: art\nsize: 60 x 40 mm\nbleed: 0 mm\ncards:\n"
    made: dict[str, str | bytes] = {
        "pnp.yaml": "paper: a4\n",
        "content/art/game.yaml": "game: art\npnp: 1\ntitle: Art\nlanguages: [en]\ndecks: [art]\n",
        "content/art/art.yaml": deck + "".join(f"  - {{id: {name}, layout: art/{name}.svg}}\n" for name in ART),
        "layouts/art/p.jpg": picture(),
        "fonts/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
    }
    return made | {f"layouts/art/{name}.svg": SVG.format(art) for name, art in ART.items()}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The four kinds on one sheet, 8 mm apart."""
    root = written(tmp_path_factory.mktemp("art"), files())
    for mode in ("mirror", "extend"):
        built(root, "--bleed-mode", mode, "--gap", "8mm", "--grid", "2x2", "--marks", "none", "--out", f"output/{mode}")
    return root


def colour(pixels: Pixels, x: float, y: float) -> Pixels:
    """At a place of the sheet in mm, the mean of a few pixels."""
    column, row = round(x / 210 * pixels.shape[1]), round(y / 297 * pixels.shape[0])
    return np.asarray(pixels[row - 1 : row + 2, column - 1 : column + 2].mean(axis=(0, 1)), np.int16)


@pytest.mark.parametrize("mode", ["mirror", "extend"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_bleed_goes_on_as_the_edge_does(root: Path, viewer: str, mode: str) -> None:
    pixels = drawn_in(viewer, root / f"output/{mode}/art/art-a4-en.pdf", 1, FINER.get(viewer, DPI))
    left, top = (210 - 2 * WIDTH - GAP) / 2, (297 - 2 * HEIGHT - GAP) / 2
    off: dict[str, int] = {}
    for number, name in enumerate(ART):
        x0, y0 = left + number % 2 * (WIDTH + GAP), top + number // 2 * (HEIGHT + GAP)
        for across in (-2.5, -1.0, 0.5, 15, 30, 45, 59.5, 61.0, 62.5):
            for down in (-2.5, -1.0, 0.5, 20, 39.5, 41.0, 42.5):
                # What lies nearest in the card: within 2.5 mm none of this art changes by more than a few levels.
                inside = min(max(across, 0.5), WIDTH - 0.5), min(max(down, 0.5), HEIGHT - 0.5)
                here, there = (colour(pixels, x0 + x, y0 + y) for x, y in ((across, down), inside))
                off[f"{name} {across:g} {down:g}"] = int(np.abs(here - there).max())
    assert {place: much for place, much in off.items() if much > 45} == {}
