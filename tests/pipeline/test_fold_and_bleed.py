"""Fold-over sheets and bleed that is made, from files to pixels."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.pipeline.projects import FONTS, built, drawn, manifest, pnp, written
from tests.pipeline.reading import Picture, of_type, opened, page_count, page_texts, pictured

DPI = 200

GAME = "game: flags\npnp: 1\ntitle: Flags\nlanguages: [en]\ndecks: [flags]\n"

DECK = """\
deck: flags
size: 60 x 40 mm
bleed: 0 mm
layout: {face: flags/face.svg, back: flags/back.svg}
cards:
  - {id: one}
  - {id: two}
"""

FACE = """\
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="60mm" height="40mm" viewBox="0 0 60 40">
  <rect width="60" height="40" fill="#2040c0"/>
  <rect x="58.8" width="0.8" height="40" fill="#e0d020"/>
  <text x="30" y="39.6" text-anchor="middle" font-family="Noto Sans" font-size="4" pnp:live="no">Letters at the edge</text>
</svg>
"""

BACK = """\
<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
  <rect width="60" height="40" fill="#c04020"/>
</svg>
"""

FILES = {
    "pnp.yaml": "paper: a4\n",
    "content/flags/game.yaml": GAME,
    "content/flags/flags.yaml": DECK,
    "layouts/flags/face.svg": FACE,
    "layouts/flags/back.svg": BACK,
    "fonts/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
}

BLUE, YELLOW, RED = (0x20, 0x40, 0xC0), (0xE0, 0xD0, 0x20), (0xC0, 0x40, 0x20)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("flags"), FILES)


WHITE = (255, 255, 255)
LEFT, TOP = 12.0, 21.0
"""Trim corner of the first of 3 x 6 cards on A4, mm; the second one stands 63 mm to the right of it."""

EDGE = LEFT + 63 + 60
"""The right edge of the second card."""


def sheet(root: Path, *options: str, name: str = "flags-a4-en.pdf") -> Picture:
    """The first page of a build."""
    return pictured(built(root, *options) / "flags" / name, 0, DPI)


def test_art_as_large_as_the_trim_has_no_bleed_by_itself(root: Path) -> None:
    page = sheet(root)
    assert (page.at(LEFT + 0.3, TOP + 20), page.at(LEFT - 0.3, TOP + 20)) == (BLUE, WHITE)


@pytest.mark.parametrize("mode", ["mirror", "extend"])
def test_made_bleed_reaches_three_millimetres_at_edges_and_corners_and_no_farther(root: Path, mode: str) -> None:
    page = sheet(root, "--bleed-mode", mode)
    inside = [page.at(LEFT - 2.7, TOP + 20), page.at(LEFT + 20, TOP - 2.7), page.at(LEFT - 2.7, TOP - 2.7)]
    outside = [page.at(LEFT - 3.3, TOP + 20), page.at(LEFT + 20, TOP - 3.3), page.at(LEFT - 3.3, TOP - 3.3)]
    assert (inside, outside) == ([BLUE] * 3, [WHITE] * 3)


def test_made_bleed_is_as_wide_as_asked(root: Path) -> None:
    page = sheet(root, "--bleed-mode", "extend", "--bleed", "1.5mm")
    assert (page.at(LEFT - 1.2, TOP + 20), page.at(LEFT - 1.8, TOP + 20)) == (BLUE, WHITE)


def test_the_mirror_shows_the_stripe_again_beyond_the_edge(root: Path) -> None:
    page = sheet(root, "--bleed-mode", "mirror")
    assert [page.at(EDGE + beyond, TOP + 20) for beyond in (-0.8, 0.6, 2.0)] == [YELLOW, YELLOW, BLUE]


def test_extending_shows_nothing_but_the_edge(root: Path) -> None:
    page = sheet(root, "--bleed-mode", "extend")
    assert [page.at(EDGE + beyond, TOP + 20) for beyond in (-0.8, 0.6, 2.0)] == [YELLOW, BLUE, BLUE]


@pytest.mark.parametrize("mode", ["mirror", "extend"])
def test_letters_at_the_edge_are_not_drawn_into_the_bleed(root: Path, mode: str) -> None:
    rim = sheet(root, "--bleed-mode", mode).part(LEFT + 5, TOP + 40.3, LEFT + 55, TOP + 42.7)
    assert np.abs(rim - np.array(BLUE)).max() <= 2


@pytest.mark.parametrize("mode", ["mirror", "extend"])
def test_the_card_itself_is_the_same_as_without_made_bleed(root: Path, mode: str) -> None:
    plain, made = sheet(root), sheet(root, "--bleed-mode", mode)
    inner = (LEFT + 0.3, TOP + 0.3, LEFT + 59.7, TOP + 39.7)
    assert np.array_equal(plain.part(*inner), made.part(*inner))


def test_the_manifest_names_no_rims(root: Path) -> None:
    built(root, "--bleed-mode", "mirror")
    layers = manifest(root, "flags")["flags-a4-en.pdf"]["layers"]
    assert sorted(layers) == ["back/one", "back/two", "face/one", "face/two"]


def test_fold_over_sheets_have_one_page_a_sheet_and_say_what_to_do(root: Path) -> None:
    folder = built(root, "--backs", "gutterfold") / "flags"
    assert page_count(folder / "flags-a4-en-fold.pdf") == 1
    assert "print at 100 %, fold, glue, cut" in page_texts(folder / "flags-a4-en-fold.pdf")[0]


def test_fold_over_sheets_ask_for_no_two_sided_printing(root: Path) -> None:
    folder = built(root, "--backs", "gutterfold") / "flags"
    with opened(folder / "flags-a4-en-fold.pdf") as document:
        assert "/Duplex" not in document.Root.ViewerPreferences


def test_each_back_lies_where_the_fold_brings_it_behind_its_front(root: Path) -> None:
    page = sheet(root, "--backs", "gutterfold", name="flags-a4-en-fold.pdf")
    faces = (np.abs(page.pixels - np.array(BLUE)).max(axis=2) < 8).nonzero()
    backs = (np.abs(page.pixels - np.array(RED)).max(axis=2) < 8).nonzero()
    rows = page.pixels.shape[0]
    # Of cards of 60 x 40 mm more stand above a level fold.
    assert abs(faces[0].min() + backs[0].max() - rows) <= 2
    assert abs(faces[0].max() + backs[0].min() - rows) <= 2
    assert (faces[1].min(), faces[1].max()) == pytest.approx((backs[1].min(), backs[1].max()), abs=1)


def test_the_manifest_knows_the_cards_of_fold_over_sheets(root: Path) -> None:
    built(root, "--backs", "gutterfold")
    assert drawn(root, "flags-a4-en-fold.pdf", "flags") == {"one": 1, "two": 1}


def test_one_side_of_fold_over_sheets_is_refused(root: Path) -> None:
    ran = pnp(root, "build", "--backs", "gutterfold", "--sides", "fronts")
    assert (ran.status, "P613" in ran.err) == (1, True)


def test_corners_are_drawn_as_arcs_in_the_layer_of_cuts_on_the_front_only(root: Path) -> None:
    path = built(root, "--corners") / "flags" / "flags-a4-en.pdf"
    with opened(path) as document:
        assert "Cut" in {str(group.Name) for group in of_type(document, "/Type", "/OCG")}
    on_arc = LEFT + 3.5 * (1 - 0.5**0.5), TOP + 3.5 * (1 - 0.5**0.5)
    front, back = pictured(path, 0, 600), pictured(path, 1, 600)
    assert front.at(*on_arc) != BLUE
    assert back.at(210 - on_arc[0], on_arc[1]) == RED
    assert front.at(LEFT + 30, TOP + 0.1) == BLUE


@pytest.mark.parametrize(
    "options",
    [
        ("--backs", "gutterfold", "--sleeves"),
        ("--backs", "gutterfold", "--flip", "short-edge"),
        ("--bleed-mode", "outer", "--gap", "5mm"),
        ("--bleed-mode", "none", "--bleed", "2mm"),
        ("--sleeves", "--bleed-mode", "mirror"),
    ],
)
def test_options_that_cancel_one_another_are_refused(root: Path, options: tuple[str, ...]) -> None:
    ran = pnp(root, "build", *options)
    assert (ran.status, "does not go with it; leave one of both out" in ran.err) == (2, True)


@pytest.mark.parametrize(
    "options", [("--bleed-mode", "outer", "--gap", "0mm"), ("--bleed-mode", "none", "--bleed", "0mm")]
)
def test_options_that_say_the_same_are_not(root: Path, options: tuple[str, ...]) -> None:
    assert pnp(root, "build", *options).status == 0


def test_outer_bleed_of_art_without_any_is_told(root: Path) -> None:
    err = pnp(root, "build", "--bleed-mode", "outer").err
    assert "note[P042]: deck `flags` has no bleed, so `--bleed-mode outer` draws none round its cards" in err
    assert "P042" not in pnp(root, "build", "--bleed-mode", "mirror", "--gap", "0mm").err


@pytest.mark.parametrize("mode", ["mirror", "extend"])
def test_made_bleed_of_nought_is_told(root: Path, mode: str) -> None:
    build = ("build", "--bleed-mode", mode, "--bleed")
    assert f"note[P042]: `--bleed-mode {mode}` makes nothing" in pnp(root, *build, "0mm").err
    assert "P042" not in pnp(root, *build, "1mm").err


def test_a_build_tells_of_cards_without_bleed(root: Path) -> None:
    said = "content/flags/flags.yaml:1:1: note[P818]: pictures of deck `flags` end at the cut, without bleed"
    assert said in pnp(root, "build", "--format", "short").err
    for options in (("--bleed-mode", "extend"), ("--bleed-mode", "none"), ("--sleeves",)):
        assert "P818" not in pnp(root, "build", *options).err


def test_corners_of_square_cards_are_told(tmp_path: Path) -> None:
    square = written(tmp_path, FILES | {"content/flags/flags.yaml": DECK + "corner_radius: 0 mm\n"})
    assert "note[P042]: deck `flags` has no `corner_radius`" in pnp(square, "build", "--corners").err


def test_bleed_that_goes_over_the_edge_of_the_paper_is_told(root: Path) -> None:
    build = ("build", "--bleed-mode", "mirror", "--bleed")
    said = "warning[P608]: bleed of 20 mm of deck `flags` goes over the edge of the paper"
    assert said in pnp(root, *build, "20mm").err
    assert "P608" not in pnp(root, *build, "3mm").err


def test_bleed_over_the_edge_of_a_fold_over_sheet_is_told_too(root: Path) -> None:
    assert "P608" in pnp(root, "build", "--bleed-mode", "mirror", "--bleed", "24mm", "--backs", "gutterfold").err
