"""Boxes from game.yaml to sheets that are cut and folded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pytest

from pnp.model.preview import Wish
from pnp.pipeline.preview.studio import Studio
from pnp.preview.feed import Told
from pnp.world import DiskWorld
from tests.pipeline.projects import GAME, built, heroes, manifest, pnp, written
from tests.pipeline.reading import page_texts, pictured

BOX = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{{ box.canvas.width }}mm" height="{{ box.canvas.height }}mm" viewBox="{{ box.canvas.view }}">
  <clipPath id="parts"><path d="{{ box.ground }}"/></clipPath>
  <rect x="-3" y="-3" width="{{ box.canvas.width }}" height="{{ box.canvas.height }}" fill="#dde4ee" clip-path="url(#parts)"/>
  {% for panel in box.panels %}
  <g transform="{{ panel.place }}" font-family="Noto Sans">
    <text x="{{ panel.width / 2 }}" y="{{ panel.height / 2 }}" text-anchor="middle" font-size="3">{{ panel.name }}</text>
    {% if panel.name == 'front' %}<text x="3" y="15" font-size="4">{{ box.count }} {{ box.piece }}</text>{% endif %}
  </g>
  {% endfor %}
</svg>
"""

DIVIDER = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{{ deck.size.width + 6 }}mm" height="{{ deck.size.height + 6 }}mm" viewBox="-3 -3 {{ deck.size.width + 6 }} {{ deck.size.height + 6 }}">
  <rect x="-3" y="-3" width="{{ deck.size.width + 6 }}" height="{{ deck.size.height + 6 }}" fill="#dde4ee"/>
  <text x="5" y="12" font-family="Noto Sans" font-size="5">{{ card.title }} {{ card.count }}</text>
</svg>
"""


def project(root: Path, box: str, paper: str = "a4") -> Path:
    """A project with 7 heroes of 40 x 60 mm and 2 spells of 50 x 40 mm in a box."""
    files = heroes(game=f"{GAME}box: {{layout: {{face: heroes/box.svg, dividers: heroes/divider.svg}}, {box}}}\n")
    more = {"layouts/heroes/box.svg": BOX, "layouts/heroes/divider.svg": DIVIDER, "pnp.yaml": f"paper: {paper}\n"}
    return written(root, files | more)


def groups(path: Path) -> list[str]:
    """The layers that a viewer can switch off."""
    with pikepdf.open(path) as pdf:
        return [str(group.Name) for group in pdf.Root.OCProperties.OCGs]


def test_pieces_and_dividers_are_files_of_their_own(tmp_path: Path) -> None:
    built(project(tmp_path, "style: tuck"), "--component", "box", "--lang", "en")
    assert sorted(manifest(tmp_path)) == ["box-a4-en.pdf", "box-dividers-a4-en.pdf"]


def test_the_box_is_built_with_everything_else(tmp_path: Path) -> None:
    built(project(tmp_path, "style: tuck"), "--lang", "hu")
    assert {"box-a4-hu.pdf", "heroes-a4-hu.pdf"} <= set(manifest(tmp_path))


def test_cuts_and_folds_are_layers_of_their_own(tmp_path: Path) -> None:
    output = built(project(tmp_path, "style: tuck"), "--component", "box", "--lang", "en")
    assert sorted(groups(output / "heroes/box-a4-en.pdf")) == ["Cut", "Fold", "Labels"]


def test_all_printed_cards_are_counted_and_every_panel_is_drawn(tmp_path: Path) -> None:
    output = built(project(tmp_path, "style: tuck"), "--component", "box", "--lang", "en")
    (page,) = page_texts(output / "heroes/box-a4-en.pdf")
    assert "9 whole" in page
    assert {"front", "back", "left", "right", "top", "bottom"} <= set(page.split())


@pytest.mark.parametrize(("box", "pages"), [("pieces: 2", ["9 front"]), ("style: two-part", ["9 lid"])])
def test_a_box_of_two_pieces_has_two_sheets(tmp_path: Path, box: str, pages: list[str]) -> None:
    output = built(project(tmp_path, box), "--component", "box", "--lang", "en")
    texts = page_texts(output / "heroes/box-a4-en.pdf")
    assert len(texts) == 2
    assert [words for words in pages for text in texts if words in text] == pages


def test_only_the_decks_named_lie_in_it(tmp_path: Path) -> None:
    output = built(project(tmp_path, "decks: [spells]"), "--component", "box", "--lang", "en")
    (page,) = page_texts(output / "heroes/box-a4-en.pdf")
    assert "2 whole" in page
    (page,) = page_texts(output / "heroes/box-dividers-a4-en.pdf")
    assert "spells 2" in page
    assert "heroes 7" not in page


def test_dividers_fit_the_box_and_name_their_decks(tmp_path: Path) -> None:
    output = built(project(tmp_path, "style: tuck"), "--component", "box-dividers", "--lang", "en")
    (page,) = page_texts(output / "heroes/box-dividers-a4-en.pdf")
    assert "heroes 7" in page
    assert "spells 2" in page


def test_a_box_that_does_not_fit_says_what_would(tmp_path: Path) -> None:
    root = project(tmp_path, "style: tuck", paper="105 x 125 mm")
    ran = pnp(root, "build", "--component", "box", "--lang", "en")
    assert ran.status == 1
    assert "error[P630]" in ran.err
    assert "write `pieces: 2` below `box`" in ran.err
    assert "`--component box --paper a4`" in ran.err
    assert pnp(root, "build", "--component", "box", "--lang", "en", "--paper", "a4").status == 0


def test_a_box_that_does_not_fit_is_left_out_of_a_build_of_everything(tmp_path: Path) -> None:
    root = project(tmp_path, "style: tuck", paper="105 x 125 mm")
    ran = pnp(root, "build", "--lang", "en")
    assert (ran.status, "warning[P630]: the box does not fit 105x125mm" in ran.err) == (0, True), ran.err
    assert "; it is left out" in ran.err
    assert {"heroes-105x125mm-en.pdf", "spells-105x125mm-en.pdf"} <= set(manifest(root))
    assert not any(name.startswith("box-105") for name in manifest(root))


@pytest.mark.parametrize("mine", [False, True])
def test_the_file_of_a_box_that_is_left_out_goes_unless_it_was_changed(tmp_path: Path, mine: bool) -> None:
    root = project(tmp_path, "pieces: 2", paper="105 x 125 mm")
    place = built(root, "--lang", "en") / "heroes/box-105x125mm-en.pdf"
    assert place.exists()
    if mine:
        place.write_bytes(b"mine")
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace("pieces: 2", "pieces: 1"), encoding="utf-8")
    ran = pnp(root, "build", "--lang", "en", "--paper", "105 x 125 mm,a4")
    assert (ran.status, "warning[P630]" in ran.err) == (0, True), ran.err
    assert "note: a build deletes its file of an earlier build" in ran.err
    assert (place.exists(), "box-105x125mm-en.pdf" in manifest(root)) == (mine, mine)
    assert {"box-a4-en.pdf", "heroes-105x125mm-en.pdf"} <= set(manifest(root))


@pytest.mark.parametrize("dividers", [True, False])
def test_a_box_has_no_backs_to_print(tmp_path: Path, dividers: bool) -> None:
    root = project(tmp_path, "style: tuck")
    if not dividers:
        game = root / "content/heroes/game.yaml"
        game.write_text(game.read_text("utf-8").replace(", dividers: heroes/divider.svg", ""), encoding="utf-8")
    ran = pnp(root, "build", "--component", "box", "--lang", "en", "--sides", "backs")
    assert (ran.status, "error[P602]: only backs are asked for" in ran.err) == (1, True), ran.err
    assert "help: use `--sides fronts`" in ran.err


@pytest.mark.parametrize(
    ("box", "help"),
    [
        ("window: 20 x 36 mm", "help: write `window: 20 x 28 mm`; or write `notch: false` beside it"),
        ("window: 20 x 60 mm", "help: write `window: 20 x 28 mm`\n"),
    ],
)
def test_a_window_does_not_run_into_the_notch(tmp_path: Path, box: str, help: str) -> None:
    root = project(tmp_path, box)
    ran = pnp(root, "check")
    assert "error[P631]" in ran.err
    assert "the notch for the thumb takes 9 mm at the top" in ran.err
    assert help in ran.err


@pytest.mark.parametrize("box", ["window: 20 x 28 mm", "window: 20 x 36 mm, notch: false"])
def test_a_window_below_the_notch_is_fine(tmp_path: Path, box: str) -> None:
    assert pnp(project(tmp_path, box), "check").status == 0


def test_a_machine_that_cuts_cards_does_not_cut_the_box_and_that_is_told(tmp_path: Path) -> None:
    root = project(tmp_path, "style: tuck")
    ran = pnp(root, "build", "--component", "box", "--lang", "en", "--cutter", "silhouette")
    assert (ran.status, "note[P633]: the sheets of the box have no marks for `--cutter silhouette`" in ran.err) == (
        0,
        True,
    )
    assert "box-a4-en.pdf" in manifest(root)


def test_the_last_line_counts_no_cards_where_there_are_none(tmp_path: Path) -> None:
    root = project(tmp_path, "pieces: 2")
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace(", dividers: heroes/divider.svg", ""), encoding="utf-8")
    ran = pnp(root, "build", "--component", "box", "--lang", "en")
    assert ran.err.startswith("1 file in output: 2 sheets, ")
    assert "card" not in ran.err


def test_copies_and_sides_are_as_asked_for(tmp_path: Path) -> None:
    root = project(tmp_path, "style: tuck")
    output = built(root, "--component", "box", "--lang", "en", "--copies", "3")
    assert len(page_texts(output / "heroes/box-a4-en.pdf")) == 3


def test_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    made = [
        (
            built(project(tmp_path / name, "window: 20 x 20 mm"), "--component", "box", "--lang", "en")
            / "heroes/box-a4-en.pdf"
        ).read_bytes()
        for name in ("one", "two")
    ]
    assert made[0] == made[1]


def test_check_looks_at_the_box_too(tmp_path: Path) -> None:
    root = project(tmp_path, "style: tuck")
    place = root / "layouts/heroes/box.svg"
    place.write_text(BOX.replace("panel.name }}", "panel.nam }}"), encoding="utf-8")
    ran = pnp(root, "check")
    assert (ran.status, "panel.nam" in ran.err, "piece `whole` of the box" in ran.err) == (1, True, True), ran.err


@pytest.mark.parametrize("table", ["service", "tts"])
def test_other_programs_get_no_box(tmp_path: Path, table: str) -> None:
    root = project(tmp_path, "style: tuck")
    options = ("--profile", "makeplayingcards") if table == "service" else ()
    ran = pnp(root, "export", table, *options, "--component", "box", "--component", "spells", "--lang", "en")
    assert "note[P719]: `box` is a box, which is no" in ran.err
    assert "note[P719]: `box-dividers` is a part of the box, which is no" in ran.err


def test_lines_to_cut_along_are_seen_on_a_ground_of_their_own_grey(tmp_path: Path) -> None:
    def light(box: str) -> int:
        """How much lighter than the ground the middle line of the page is, from the first grey to the last."""
        root = project(tmp_path / box.replace(" ", ""), box)
        drawing = root / "layouts/heroes/box.svg"
        drawing.write_text(BOX.replace("#dde4ee", "#808080"), encoding="utf-8")
        page = pictured(built(root, "--component", "box", "--lang", "en") / "heroes/box-a4-en.pdf", 0, 600)
        row = page.pixels[page.pixels.shape[0] // 2, :, 0]
        grey = np.flatnonzero(abs(row - 128) < 3)
        return int(np.count_nonzero(row[grey[0] : grey[-1]] > 200))

    # Both edges of the window have some white beside the grey.
    assert light("window: 20 x 20 mm") >= light("style: tuck") + 4


def test_the_preview_is_told_the_lines_and_the_size_of_each_piece(tmp_path: Path) -> None:
    root = project(tmp_path, "pieces: 2, window: 20 x 20 mm")
    studio = Studio(DiskWorld(root))
    studio.load()
    studio.start()
    feed = studio.listen(Wish())
    told: list[Told] = []
    while not told or told[-1][0] != "done":
        found = feed.take(20)
        assert found is not None
        told.append(found)
    studio.stop()
    state = next(content for name, content in reversed(told) if name == "state")
    decks: dict[str, Any] = {deck["id"]: deck for deck in state["decks"]}  # type: ignore[attr-defined]
    assert (decks["box"]["title"], decks["box-dividers"]["title"]) == ("Box", "Dividers")
    back, front = decks["box"]["cards"]
    assert [back["lines"]["cut"].count("M"), front["lines"]["cut"].count("M")] == [1, 2]  # the window is in the front
    assert back["lines"]["fold"].count("M") > 4
    assert all(card["size"][1] < decks["box"]["size"][1] for card in (back, front))
    assert "lines" not in decks["box-dividers"]["cards"][0]
