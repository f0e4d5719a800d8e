"""Tokens from their files to cut sheets and pictures."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from pnp.units import PT_PER_MM
from tests.pipeline.projects import FONTS, built, drawn, manifest, pnp, written
from tests.pipeline.reading import of_type, opened, page_count, page_texts, pictured

GAME = """\
game: heroes
pnp: 1
title: Heroes
languages: [en, de]
tokens: [markers, tiles, pawns]
composition:
  - {in: [markers], total: 3}
  - {check: decks.tiles.count == 2}
"""

MARKERS = """\
deck: markers
shape: circle
size: 20 mm
layout: {face: heroes/marker.svg, back: same}
fields:
  name: {type: text}
cards:
  - {id: sun, name: {en: Sun, de: Sonne}, qty: 2}
  - {id: none, name: No back, back: none}
composition:
  - {total: 3}
"""

TILES = """\
deck: tiles
shape: flat-hexagon
size: 30 mm
layout: {face: heroes/tile.svg}
cards:
  - {id: wood, qty: 2}
"""

PAWNS = """\
deck: pawns
size: 20 x 30 mm
standee: {base: 8 mm}
layout: {face: heroes/pawn.svg}
cards:
  - {id: red}
"""

MARKER = """\
<svg xmlns="http://www.w3.org/2000/svg" width="26mm" height="26mm" viewBox="-3 -3 26 26">
  <rect x="-3" y="-3" width="26" height="26" fill="#336699"/>
  <text x="10" y="11" text-anchor="middle" font-family="Noto Sans" font-size="4" fill="#ffffff">{{ card.name }}</text>
</svg>
"""

TILE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="40.64mm" height="36mm" viewBox="-3 -3 40.64 36">
  <rect x="-3" y="-3" width="41" height="36" fill="#339966"/>
</svg>
"""

PAWN = """\
<svg xmlns="http://www.w3.org/2000/svg" width="26mm" height="36mm" viewBox="-3 -3 26 36">
  <rect x="-3" y="-3" width="26" height="36" fill="#996633"/>
  <rect x="-3" y="-3" width="26" height="8" fill="#ffcc00"/>
</svg>
"""

FILES = {
    "pnp.yaml": "paper: 150 x 200 mm\n",
    "content/heroes/game.yaml": GAME,
    "content/heroes/markers.yaml": MARKERS,
    "content/heroes/tiles.yaml": TILES,
    "content/heroes/pawns.yaml": PAWNS,
    "layouts/heroes/marker.svg": MARKER,
    "layouts/heroes/tile.svg": TILE,
    "layouts/heroes/pawn.svg": PAWN,
    "fonts/noto/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
}

NAME = "tokens-150x200mm-en"
BLUE, GREEN, BROWN, YELLOW, WHITE = (51, 102, 153), (51, 153, 102), (153, 102, 51), (255, 204, 0), (255, 255, 255)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, all of it built, and one file of tokens alone."""
    made = written(tmp_path_factory.mktemp("tokens"), FILES)
    built(made)
    built(made, "--component", "markers", "--lang", "en")
    return made


@pytest.fixture(scope="module")
def pdf(root: Path) -> Path:
    """All tokens in English."""
    return root / "output" / "heroes" / f"{NAME}.pdf"


def test_all_tokens_share_a_file_in_each_language(root: Path) -> None:
    files = {name for name in manifest(root) if name.endswith(".pdf")}
    assert files == {f"{NAME}.pdf", "tokens-150x200mm-de.pdf", "markers-150x200mm-en.pdf"}


def test_the_manifest_tells_decks_apart(root: Path) -> None:
    assert drawn(root, f"{NAME}.pdf") == {
        "markers/sun": 2,
        "markers/none": 1,
        "tiles/wood": 2,
        "pawns/red": 1,
    }
    assert manifest(root)[f"{NAME}.pdf"]["component"] == "tokens"


def test_one_file_of_tokens_alone_keeps_its_ids(root: Path) -> None:
    assert drawn(root, "markers-150x200mm-en.pdf") == {"sun": 2, "none": 1}


def test_each_language_has_its_texts(root: Path) -> None:
    german = page_texts(root / "output" / "heroes" / "tokens-150x200mm-de.pdf")
    assert ["Sonne" in text for text in german] == [True, True]
    assert "Spielmarken" in german[0]


def test_the_line_to_cut_along_is_a_layer_of_the_front_alone(pdf: Path) -> None:
    with opened(pdf) as document:
        names = {str(group["/Name"]) for group in of_type(document, "/Type", "/OCG")}
        shown = [b"/OC /Cut BDC" in page.obj["/Contents"].read_bytes() for page in document.pages]
    assert names == {"Marks", "Labels", "Cut"}
    assert shown == [True, False]


def cut_form(pdf: Path) -> str:
    """The operators of the layer with the lines, from where the white below them is done."""
    with opened(pdf) as document:
        page = document.pages[0].obj
        found = re.search(rb"/OC /Cut BDC\n(/L\d+) Do", page["/Contents"].read_bytes())
        assert found
        return (
            page["/Resources"]["/XObject"][found[1].decode()].read_bytes().decode("latin-1").rpartition("\nQ\nq\n")[2]
        )


def test_the_lines_are_paths_on_the_outlines(pdf: Path) -> None:
    paths = [path for path in re.split(r"\bS\b", cut_form(pdf)) if re.search(r"\bh\b", path)]
    curves = [len(re.findall(r" c\b", path)) for path in paths]
    # Three circles of eight curves each; two hexagons; the rectangle of two pictures and two flaps.
    assert sorted(curves) == [0, 0, 0, 8, 8, 8]
    straight = sorted(extent(path) for path, count in zip(paths, curves, strict=True) if not count)
    assert [(round(width, 1), round(height, 1)) for width, height in straight] == [(20, 76), (34.6, 30), (34.6, 30)]


def test_ticks_stand_beside_the_three_folds(pdf: Path) -> None:
    lines = re.findall(r"[\d.]+ ([\d.]+) m [\d.]+ ([\d.]+) l", cut_form(pdf).rpartition("h")[2])
    heights = sorted({round(float(y) / PT_PER_MM, 2) for pair in lines for y in pair})
    assert len(lines) == 6
    assert [round(upper - lower, 1) for lower, upper in pairwise(heights)] == [30, 30]


def extent(path: str) -> tuple[float, float]:
    """Width and height of the corners of a path, mm."""
    pairs = re.findall(r"([\d.]+) ([\d.]+) [ml]\b", path)
    xs, ys = [float(x) / PT_PER_MM for x, _ in pairs], [float(y) / PT_PER_MM for _, y in pairs]
    return max(xs) - min(xs), max(ys) - min(ys)


def places(pdf: Path, page: int, colour: tuple[int, int, int]) -> int:
    """How many square mm of a page have a colour."""
    picture = pictured(pdf, page, 127)
    near = (np.abs(picture.pixels - np.array(colour)) <= 6).all(axis=2)
    return round(int(near.sum()) / near.size * picture.width * picture.height)


def test_bleed_goes_round_the_outline_and_no_farther_than_half_the_gap(pdf: Path) -> None:
    # Two backs of a diameter of 20 mm with 1.5 mm of bleed; texts take little of it.
    assert places(pdf, 1, BLUE) == pytest.approx(2 * np.pi * 11.5**2, rel=0.05)


def test_a_token_without_back_leaves_its_place_empty(pdf: Path) -> None:
    assert page_count(pdf) == 2
    assert places(pdf, 1, GREEN) == places(pdf, 1, BROWN) == 0


def test_the_picture_of_a_standee_stands_twice(pdf: Path) -> None:
    # Its head is 5 mm of yellow above the middle, twice; 1.5 mm of bleed on both sides. The line takes 0.1 mm of it, and
    # the white outside of the line as much.
    line = 20 + 2 * 5
    assert places(pdf, 0, YELLOW) == pytest.approx(2 * (5 * 23 - 0.2 * line), rel=0.05)


def test_both_files_are_the_same_again(root: Path, tmp_path: Path) -> None:
    again = written(tmp_path, FILES)
    assert (built(again) / "heroes" / f"{NAME}.pdf").read_bytes() == (
        root / "output" / "heroes" / f"{NAME}.pdf"
    ).read_bytes()


def test_a_round_picture_is_transparent_outside(root: Path) -> None:
    ran = pnp(root, "export", "png", "--component", "markers", "--lang", "en", "--trim", "--dpi", "254")
    assert ran.status == 0, ran.err
    with Image.open(root / "output" / "heroes" / "png" / "markers-sun-face-en.png") as picture:
        alpha = np.asarray(picture.convert("RGBA"))[:, :, 3]
    rows, columns = np.mgrid[0:200, 0:200] - 99.5
    away = np.hypot(rows, columns)
    assert alpha.shape == (200, 200)
    assert set(alpha[away < 99]) == {255}
    assert set(alpha[away > 101]) == {0}


def test_with_bleed_the_picture_is_whole(root: Path) -> None:
    ran = pnp(root, "export", "png", "--component", "tiles", "--lang", "en", "--out", "output/bleed")
    assert ran.status == 0, ran.err
    with Image.open(root / "output" / "bleed" / "heroes" / "png" / "tiles-wood-face-en.png") as picture:
        assert picture.mode == "RGB"


def test_an_unknown_component_is_told_of_tokens(root: Path) -> None:
    ran = pnp(root, "build", "--component", "token")
    assert ran.status == 1
    assert "did you mean `tokens`?" in ran.err


def test_check_finds_nothing(root: Path) -> None:
    ran = pnp(root, "check", "--print", "--strict")
    assert ran.status == 0, ran.err


def test_statistics_count_sheets_of_tokens(root: Path) -> None:
    ran = pnp(root, "stats", "--component", "pawns")
    assert ran.status == 0, ran.err
    assert re.search(r"150x200mm\s+1\s+1\b", ran.out), ran.out


def test_cards_of_another_shape_have_sheets_of_their_own(tmp_path: Path) -> None:
    game = GAME.replace("tokens: [markers, tiles, pawns]", "decks: [tiles]\ntokens: [markers, pawns]")
    project = written(tmp_path, {**FILES, "content/heroes/game.yaml": game})
    built(project, "--lang", "en", "--component", "tiles")
    with opened(project / "output" / "heroes" / "tiles-150x200mm-en.pdf") as document:
        assert b"/OC /Cut BDC" in document.pages[0].obj["/Contents"].read_bytes()


def test_outlines_keep_apart_where_cards_of_the_project_do_not(tmp_path: Path) -> None:
    project = written(tmp_path, {**FILES, "pnp.yaml": "paper: 150 x 200 mm\ngap: 0 mm\n"})
    ran = pnp(project, "build", "--lang", "en", "--strict")
    assert ran.status == 0, ran.err
