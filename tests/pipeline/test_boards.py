"""Boards, from board.yaml and a layout to a page, to tiles and to pictures."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

import numpy as np
import pikepdf
import pytest

from pnp.units import MM_PER_PT
from tests.pipeline.projects import GAME, ROOT, heroes, pnp, written
from tests.pipeline.reading import of_type, page_texts, pictured

BOARD = """\
board: valley
title: {en: Valley, hu: Völgy}
size: 300 x 200 mm
layout: {face: heroes/valley.svg}
radius: 12
spaces:
  - {id: town, x: 148, y: 100, name: {en: Town, hu: Város}}
  - {id: mill, x: 60, y: 50, name: {en: Mill, hu: Malom}}
"""

LAYOUT = """\
<svg xmlns="http://www.w3.org/2000/svg" width="306mm" height="206mm" viewBox="-3 -3 306 206">
  <defs>
    <linearGradient id="land" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#204060"/><stop offset="1" stop-color="#e0c080"/>
    </linearGradient>
  </defs>
  <rect x="-3" y="-3" width="306" height="206" fill="url(#land)"/>
  {% for n in range(1, 15) %}
  <path d="M{{ 20 * n }} 0V200" stroke="#ffffff" stroke-width="1.5"/>
  <path d="M0 {{ 14 * n }}H300" stroke="#a02020" stroke-width="2"/>
  {% endfor %}
  {% for space in board.spaces %}
  <circle cx="{{ space.x }}" cy="{{ space.y }}" r="{{ space.radius }}" fill="#ffffff"/>
  <text x="{{ space.x }}" y="{{ space.y + 2 }}" text-anchor="middle" font-family="Noto Sans" font-size="6">{{ space.name }}</text>
  {% endfor %}
  <text x="20" y="190" font-family="Noto Sans" font-size="6">{{ decks.heroes.count }} {{ facts.hand }} {{ game.title }} {{ lang }}</text>
</svg>
"""


def project(root: Path, board: str = BOARD, languages: str = "[en, hu]", layout: str = LAYOUT) -> Path:
    """The heroes with a board."""
    game = GAME.replace("[en, hu]", languages) + "boards: [valley]\nfacts: {hand: 6}\n"
    extra = {"pnp.yaml": "paper: a4\n", "content/heroes/valley.yaml": board, "layouts/heroes/valley.svg": layout}
    return written(root, heroes(game=game) | extra)


def files(root: Path, pattern: str = "valley*") -> list[str]:
    """The names of what was written."""
    return sorted(path.name for path in root.glob(f"output/heroes/{pattern}"))


def sizes(path: Path) -> list[tuple[float, float]]:
    """Width and height of each page, mm."""
    with pikepdf.open(path) as pdf:
        return [
            (round(float(page.mediabox[2]) * MM_PER_PT, 2), round(float(page.mediabox[3]) * MM_PER_PT, 2))
            for page in pdf.pages
        ]


def test_board_is_a_page_of_its_size_and_tiles_in_every_language(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--component", "valley").status == 0
    assert files(root) == [
        "valley-300x200mm-en.pdf",
        "valley-300x200mm-hu.pdf",
        "valley-a4-tiles-en.pdf",
        "valley-a4-tiles-hu.pdf",
    ]
    assert sizes(root / "output/heroes/valley-300x200mm-en.pdf") == [(300, 200)]
    (text,) = page_texts(root / "output/heroes/valley-300x200mm-hu.pdf")
    assert [part for part in ("Város", "Malom", "7 6 Heroes hu") if part not in text] == []


def test_every_page_of_the_tiles_is_the_paper(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--tile", "--lang", "en", "--paper", "a4,letter").status == 0
    assert files(root, "*.pdf") == ["valley-a4-tiles-en.pdf", "valley-letter-tiles-en.pdf"]
    assert set(sizes(root / "output/heroes/valley-a4-tiles-en.pdf")) == {(210, 297)}
    assert set(sizes(root / "output/heroes/valley-letter-tiles-en.pdf")) == {(215.9, 279.4)}


def test_paper_that_holds_the_board_needs_no_tiles(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--component", "valley", "--lang", "en", "--paper", "a3").status == 0
    assert files(root) == ["valley-300x200mm-en.pdf"]


def test_no_tiles_when_none_are_wanted(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--component", "valley", "--lang", "en", "--no-tile").status == 0
    assert files(root) == ["valley-300x200mm-en.pdf"]


def test_local_is_no_language_of_a_board(tmp_path: Path) -> None:
    root = project(tmp_path, languages="[en, hu, local]")
    assert pnp(root, "build", "--component", "valley", "--no-tile").status == 0
    assert files(root) == ["valley-300x200mm-en.pdf", "valley-300x200mm-hu.pdf"]


def test_board_without_a_layout_is_left_out_with_a_note(tmp_path: Path) -> None:
    root = project(tmp_path, BOARD.replace("layout: {face: heroes/valley.svg}\n", ""))
    ran = pnp(root, "build", "--lang", "en")
    assert ran.status == 0
    assert "note[P015]: board `valley` has no layout" in ran.err
    assert not files(root)


def test_tiles_laid_in_place_are_the_board(tmp_path: Path) -> None:
    from pnp.diagnostics import Sink
    from pnp.geometry import Size
    from pnp.impose import tile
    from pnp.model.tiles import TileScheme
    from pnp.sizes import PAPERS

    plain = BOARD.replace("radius: 12\n", "radius: 12\ntiling: {avoid: none}\n")
    root = project(tmp_path, plain)
    assert pnp(root, "build", "--component", "valley", "--lang", "en").status == 0
    whole = pictured(root / "output/heroes/valley-300x200mm-en.pdf", 0, 96)
    tiling = tile("", TileScheme(Size(300, 200), 3, PAPERS["a4"], "a4"), "corner", Sink())
    assert tiling is not None
    together = np.full_like(whole.pixels, -1)
    down, across = whole.pixels.shape[0] / whole.height, whole.pixels.shape[1] / whole.width
    for number, found in enumerate(tiling.tiles, 1):
        page = pictured(root / "output/heroes/valley-a4-tiles-en.pdf", number, 96)
        place, window = found.place, found.window
        glued = dict(found.glue)
        right = glued["right"].x if "right" in glued else place.right
        bottom = glued["bottom"].y if "bottom" in glued else place.bottom
        for row in range(round(window.y * down), round((window.y + bottom - place.y) * down)):
            for_row = page.pixels[round((place.y - window.y) * down + row)]
            first, last = round(window.x * across), round((window.x + right - place.x) * across)
            start = round((place.x - window.x) * across + first)
            together[row, first:last] = for_row[start : start + last - first]
    assert together.min() >= 0
    # A pixel of the one may lie between two of the other: it is compared to the range of its neighbours.
    padded = np.pad(whole.pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    rows, columns = whole.pixels.shape[:2]
    near = np.stack([padded[y : y + rows, x : x + columns] for y in range(3) for x in range(3)])
    off = np.maximum(near.min(axis=0) - together, together - near.max(axis=0)).max(axis=2)
    assert (off > 40).mean() < 0.0005


def test_all_tiles_draw_the_same_board(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--tile", "--lang", "en").status == 0
    path = root / "output/heroes/valley-a4-tiles-en.pdf"
    assert path.stat().st_size < 60_000
    with pikepdf.open(path) as pdf:
        named = [set(page.obj["/Resources"]["/XObject"]) for page in pdf.pages]
        assert set.intersection(*named)
        assert not of_type(pdf, "/Subtype", "/Image")


def test_tiles_name_themselves_and_their_neighbours_and_the_map_tells_what_to_do(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--tile").status == 0
    texts = page_texts(root / "output/heroes/valley-a4-tiles-en.pdf")
    assert "How the sheets go together" in texts[0]
    assert "Print all pages at 100 %" in texts[0]
    assert {"A1", "A2"} <= set(texts[0].split())
    assert {"A1", "A2"} <= set(texts[1].split())
    assert "sheet 2 of 3" in texts[1]
    assert "Így illenek össze a lapok" in page_texts(root / "output/heroes/valley-a4-tiles-hu.pdf")[0]


def test_kept_bleed_leaves_a_trim_box_of_the_board(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--component", "valley", "--lang", "en", "--no-tile", "--bleed", "2mm").status == 0
    with pikepdf.open(root / "output/heroes/valley-300x200mm-en.pdf") as pdf:
        page = pdf.pages[0]
        trim, bleed = ([float(edge) * MM_PER_PT for edge in box] for box in (page.trimbox, page.obj["/BleedBox"]))
        assert float(page.mediabox[2]) * MM_PER_PT > 304
    assert (trim[2] - trim[0], trim[3] - trim[1]) == pytest.approx((300, 200), abs=0.01)
    assert (bleed[2] - bleed[0], bleed[3] - bleed[1]) == pytest.approx((304, 204), abs=0.01)


def test_folding_board_comes_with_a_plan_of_its_folds(tmp_path: Path) -> None:
    root = project(tmp_path, BOARD + "fold: 2x2\n")
    assert pnp(root, "build", "--component", "valley", "--lang", "en").status == 0
    assert "valley-a4-fold-en.pdf" in files(root)
    (text,) = page_texts(root / "output/heroes/valley-a4-fold-en.pdf")
    assert "149 x 99 mm" in text
    assert "cut through" in text


@pytest.mark.parametrize(
    ("options", "name", "pages"),
    [
        (("--scale", "0.5"), "valley-a4-tiles-50pct-en.pdf", 2),
        (("--scale", "200%"), "valley-a4-tiles-200pct-en.pdf", 9),
        (("--seam", "butt"), "valley-a4-tiles-butt-en.pdf", 3),
        (("--copies", "2"), "valley-a4-tiles-en.pdf", 5),
        (("--overlap", "20mm"), "valley-a4-tiles-en.pdf", 3),
    ],
)
def test_options_of_tiles(tmp_path: Path, options: tuple[str, str], name: str, pages: int) -> None:
    root = project(tmp_path)
    ran = pnp(root, "build", "--tile", "--lang", "en", *options)
    assert ran.status == 0, ran.err
    assert files(root, "*.pdf") == [name]
    assert len(sizes(root / "output/heroes" / name)) == pages


def test_board_is_scaled_to_the_sheets_asked_for(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--lang", "en", "--component", "valley", "--fit-sheets", "1x1").status == 0
    (name,) = files(root)
    assert name.startswith("valley-a4-tiles-9")
    (page, *_) = page_texts(root / "output/heroes" / name)
    assert "% of its size" in page


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--scale", "0"), "P023"),
        (("--scale", "large"), "P023"),
        (("--scale", "-1"), "P023"),
        (("--fit-sheets", "2"), "P024"),
        (("--fit-sheets", "0x2"), "P024"),
        (("--fit-sheets", "2x2", "--scale", "0.5"), "P024"),
        (("--overlap", "250mm"), "P620"),
        (("--scale", "20"), "P621"),
        (("--component", "heroes"), "P009"),
    ],
)
def test_options_that_cannot_be_done(tmp_path: Path, options: tuple[str, ...], code: str) -> None:
    root = project(tmp_path)
    ran = pnp(root, "build", "--tile", *options)
    assert ran.status == 1
    assert f"error[{code}]" in ran.err
    assert not files(root, "*.pdf")


@pytest.mark.parametrize("option", [("--cards", "1-2"), ("--players", "2"), ("--sides", "backs")])
def test_single_cards_and_backs_come_without_boards(tmp_path: Path, option: tuple[str, str]) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", *option).status == 0
    assert not files(root)


@pytest.mark.parametrize(("scale", "fitting"), [("18", "16.93"), ("0.001", "0.05")])
def test_pages_that_no_pdf_has_are_refused(tmp_path: Path, scale: str, fitting: str) -> None:
    root = project(tmp_path)
    ran = pnp(root, "build", "--component", "valley", "--no-tile", "--lang", "en", "--scale", scale)
    assert ran.status == 1
    assert "error[P623]" in ran.err
    assert f"use `--scale {fitting}`" in ran.err
    assert pnp(root, "build", "--component", "valley", "--no-tile", "--lang", "en", "--scale", fitting).status == 0


def test_without_an_overlap_sheets_are_laid_edge_to_edge(tmp_path: Path) -> None:
    root = project(tmp_path)
    ran = pnp(root, "build", "--tile", "--lang", "en", "--overlap", "0mm")
    assert ran.status == 0
    assert files(root) == ["valley-a4-tiles-butt-en.pdf"]
    assert "hatched" not in page_texts(root / "output/heroes/valley-a4-tiles-butt-en.pdf")[0]


def test_an_overlap_that_is_little_for_glue_is_warned_of_once(tmp_path: Path) -> None:
    ran = pnp(project(tmp_path), "build", "--tile", "--paper", "a4,letter", "--overlap", "1mm")
    assert ran.status == 0
    assert ran.err.count("warning[P624]: sheets of board `valley` overlap by 1 mm") == 1


def test_seams_through_spaces_are_told(tmp_path: Path) -> None:
    wide = BOARD.replace("x: 148", "radius: 90, x: 148") + "tiling: {avoid: [spaces]}\n"
    ran = pnp(project(tmp_path, wide), "build", "--tile", "--lang", "en")
    assert ran.status == 0
    assert "note[P622]: on a4, seams of board `valley` cut space `town`" in ran.err


def test_each_board_is_the_board_of_its_own_layout(tmp_path: Path) -> None:
    root = project(tmp_path)
    files_of = {
        "content/heroes/game.yaml": (GAME + "boards: [valley, hill]\nfacts: {hand: 6}\n"),
        "content/heroes/hill.yaml": BOARD.replace("board: valley", "board: hill").replace("Town", "Peak"),
    }
    written(root, files_of)
    assert pnp(root, "build", "--component", "hill", "--no-tile", "--lang", "en").status == 0
    (text,) = page_texts(root / "output/heroes/hill-300x200mm-en.pdf")
    assert "Peak" in text
    assert "Town" not in text


def test_check_fills_boards_and_names_them(tmp_path: Path) -> None:
    root = project(tmp_path, layout=LAYOUT.replace("{{ space.name }}", "{{ space.nmae }}"))
    ran = pnp(root, "check")
    assert ran.status == 1
    assert "layouts/heroes/valley.svg" in ran.err
    assert "board `valley`" in ran.err


def test_print_lint_looks_at_the_safe_area_of_boards(tmp_path: Path) -> None:
    root = project(tmp_path, layout=LAYOUT.replace('<text x="20"', '<text x="1"'))
    assert "board `valley`" in pnp(root, "check", "--print").err
    assert "board `valley`" not in pnp(project(tmp_path, BOARD + "safe: 0 mm\n"), "check", "--print").err


def test_picture_of_a_board(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "export", "png", "--component", "valley", "--lang", "en", "--dpi", "72", "--trim").status == 0
    assert files(root, "png/*") == ["valley-face-en.png"]


def test_manifest_lists_the_files_of_boards(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert pnp(root, "build", "--component", "valley", "--lang", "en").status == 0
    manifest = json.loads((root / "output/heroes/manifest.json").read_text(encoding="utf-8"))
    assert [(entry["component"], entry["sheets"]) for entry in manifest["files"].values()] == [
        ("valley", 1),
        ("valley", 3),
    ]


def test_pictures_of_large_boards_that_cannot_be_drawn_are_refused(tmp_path: Path) -> None:
    large = BOARD.replace("300 x 200 mm", "3000 x 2000 mm")
    root = project(tmp_path, large, layout=LAYOUT.replace('306mm" height="206mm', '3006mm" height="2006mm'))
    ran = pnp(root, "export", "png", "--component", "valley", "--lang", "en", "--dpi", "300")
    assert ran.status == 1
    assert "error[P722]: a picture of `valley` of 35,504 x 23,693 pixels is too large" in ran.err
    assert "use `--dpi 146`" in ran.err


@pytest.mark.parametrize(
    ("title", "help"),
    [
        ("∞", "write `label_font: Jost` in pnp.yaml"),
        (
            "東",
            "write the title in other characters, or add a font that has them and A to Z, and name it as `label_font:`",
        ),
    ],
)
def test_a_title_that_the_font_of_labels_lacks_is_told_with_the_font_it_needs(
    tmp_path: Path, title: str, help: str
) -> None:
    root = project(tmp_path, BOARD.replace("en: Valley", f'en: "{title}"'))
    for font in ("noto-sans-jp/NotoSansJP_500Medium.ttf", "jost/Jost_500Medium.ttf"):
        copy(ROOT / "fonts" / font, root / "fonts")
    written(root, {"pnp.yaml": "paper: a4\nlabel_font: Noto Sans\n"})
    ran = pnp(root, "build", "--tile", "--lang", "en")
    assert ran.status == 1
    assert "content/heroes/valley.yaml: error[P453]" in ran.err
    assert f"help: {help}" in ran.err


def test_a_font_for_labels_that_a_message_names_has_the_title(tmp_path: Path) -> None:
    root = project(tmp_path, BOARD.replace("en: Valley", 'en: "∞"'))
    copy(ROOT / "fonts/jost/Jost_500Medium.ttf", root / "fonts")
    written(root, {"pnp.yaml": "paper: a4\nlabel_font: Jost\n"})
    assert pnp(root, "build", "--tile", "--lang", "en").status == 0
