"""Sheets compared before they are printed, one file for two papers, inserts for sleeves."""

from __future__ import annotations

import json
import re
import shlex
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from pnp.geometry import Size
from pnp.model.options import Selection, SheetOptions
from pnp.model.outline import Outline
from pnp.pipeline.plan import Layout, PlanOptions, plan
from pnp.sizes import PaperSize, parse_paper
from tests.pipeline.projects import FACE, HEROES, built, drawn, heroes, manifest, pnp, written
from tests.pipeline.reading import page_count, pictured


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Seven cards of 40 x 60 mm and two of 50 x 40 mm."""
    return written(tmp_path, heroes())


def layouts(root: Path, **options: object) -> tuple[Layout, ...]:
    """The ways to lay the first deck."""
    selection = Selection(components=("heroes",), papers=("130 x 150 mm",))
    return plan(root, PlanOptions(**{"selection": selection, **options})).components[0].layouts  # type: ignore[arg-type]


def test_sheets_are_those_that_a_build_makes(root: Path) -> None:
    built(root, "--component", "heroes", "--lang", "en")
    (layout,) = layouts(root, gaps=(3.0,))
    assert layout.sheets == manifest(root)["heroes-130x150mm-en.pdf"]["sheets"]


def test_waste_is_what_no_card_takes(root: Path) -> None:
    (layout,) = layouts(root, gaps=(0.0,))
    assert layout.waste == pytest.approx(1 - 7 * 40 * 60 / (layout.sheets * 130 * 150))


def test_the_own_gap_is_compared_with_none(root: Path) -> None:
    assert [layout.gap for layout in layouts(root)] == [3.0, 0.0]


def test_neighbours_share_cuts_without_a_gap(root: Path) -> None:
    apart, together = layouts(root, gaps=(3.0, 0.0))
    assert together.cuts < apart.cuts


def test_bleed_between_neighbours_is_half_the_gap(root: Path) -> None:
    assert [(layout.between, layout.rim) for layout in layouts(root, gaps=(2.0,), bleeds=(0.5, 3.0))] == [
        (0.5, 0.5),
        (1.0, 3.0),
    ]


def test_a_paper_that_is_too_small_is_told(root: Path) -> None:
    assert pnp(root, "plan", "--paper", "a8,a4", "--component", "heroes").out.count("do not fit") == 2


def test_sleeves_are_compared_without_a_gap(root: Path) -> None:
    assert [layout.gap for layout in layouts(root, sheets=SheetOptions("none", sleeves=True, bleed=0.0))] == [0.0]


def test_more_bleed_takes_more_ink(root: Path) -> None:
    little, much = layouts(root, gaps=(3.0,), bleeds=(0.0, 3.0), ink=True)
    assert little.ink is not None
    assert much.ink is not None
    assert 0 < little.ink < much.ink


def test_the_command_of_the_best_row_builds_as_many_sheets(root: Path) -> None:
    shown = pnp(root, "plan", "--paper", "a5,a4", "--component", "heroes").out
    row = next(line for line in shown.split("\n") if "least paper" in line)
    command = re.search(r"pnp build (.*)", shown)
    assert command is not None
    built(root, *command[1].split(), "--lang", "en")
    name = next(name for name in manifest(root) if name.startswith("heroes-"))
    assert f"  {manifest(root)[name]['sheets']}  " in row


@pytest.mark.parametrize(
    "asked",
    [
        ("--sleeves", "--paper", "a4,a5"),
        ("--sleeves", "--insert", "38 x 58 mm", "--paper", "a4"),
        ("--copies", "3", "--paper", "a4"),
        ("--margin", "20mm", "--paper", "a4", "--gap", "1.333mm"),
        ("--paper", "a4", "--bleed", "1mm,2mm", "--variant", "low-ink"),
    ],
)
def test_the_command_builds_the_row_with_all_that_was_asked_for(root: Path, asked: tuple[str, ...]) -> None:
    told = json.loads(pnp(root, "plan", "--component", "heroes", "--lang", "hu", *asked, "--format", "json").out)
    component = told["components"][0]
    (best,) = [layout for layout in component["layouts"] if layout["best"]]
    built(root, *shlex.split(component["command"])[2:])
    ((name, entry),) = manifest(root).items()
    assert (entry["sheets"], "-hu" in name) == (best["sheets"], True)
    assert ("low-ink" in name, "sleeves" in name) == ("low-ink" in asked, "--sleeves" in asked)
    assert sum(drawn(root, name).values()) == component["cards"]
    for option, value in pairwise(asked):
        if option in ("--margin", "--gap"):
            assert f"{option} {value}" in component["command"]


def test_figures_are_json_where_json_is_asked_for(root: Path) -> None:
    told = json.loads(pnp(root, "plan", "--paper", "a4,a8", "--format", "json").out)
    assert told["diagnostics"] == []
    assert [component["name"] for component in told["components"]] == ["heroes", "spells"]
    assert {layout["paper"]: layout["sheets"] for layout in told["components"][0]["layouts"]} == {"a4": 1, "a8": 0}


def test_mistakes_are_in_the_json_too(root: Path) -> None:
    ran = pnp(root, "plan", "--component", "nobody", "--format", "json")
    told = json.loads(ran.out)
    assert (ran.status, told["components"], len(told["diagnostics"])) == (1, [], 1)


def test_the_other_way_round_is_what_a_grid_of_such_cards_holds(root: Path) -> None:
    # Between margins of 8 mm A4 leaves 194 x 281 mm: 4 x 4 upright cards of 40 x 60 mm, 3 x 6 lying ones.
    selection = Selection(components=("heroes",), papers=("a4",))
    (layout,) = layouts(root, selection=selection, gaps=(3.0,))
    assert (layout.lying, layout.otherwise) == (True, 16)


def test_mixed_sheets_are_planned_as_they_are_built(root: Path) -> None:
    told = json.loads(pnp(root, "plan", "--mix", "--paper", "a5", "--format", "json").out)
    (component,) = told["components"]
    (best,) = [layout for layout in component["layouts"] if layout["best"]]
    ran = pnp(root, *component["command"].split()[1:], "--lang", "en")
    assert (component["name"], component["cards"]) == ("mixed", 9)
    assert f"{best['sheets']} sheet" in ran.err


def test_ink_counts_of_the_bleed_only_what_is_drawn(tmp_path: Path) -> None:
    face = FACE.replace("url(#sky)", "#000000").replace("</svg>", '<rect width="40" height="60" fill="#ffffff"/></svg>')
    root = written(tmp_path, heroes(face=face, deck=HEROES.replace(", back: heroes/back.svg", "")))
    bare, bled = layouts(root, gaps=(8.0,), bleeds=(0.0, 2.0), ink=True)
    assert bare.ink == pytest.approx(0.0, abs=0.01)
    # A black frame of 2 mm round 40 x 60 mm on seven cards.
    assert bled.ink == pytest.approx(7 * (44 * 64 - 40 * 60), rel=0.05)


def test_tokens_of_several_files_have_their_ink(root: Path) -> None:
    game = root / "content/heroes/game.yaml"
    apart = sum(layouts[0].ink or 0.0 for layouts in inked(root))
    game.write_text(game.read_text("utf-8").replace("decks: [heroes, spells]", "tokens: [heroes, spells]"), "utf-8")
    ((together, *_),) = inked(root)
    assert together.ink == pytest.approx(apart, rel=0.02)


def inked(root: Path) -> list[tuple[Layout, ...]]:
    """The ways to lay all components on A4, with their ink."""
    options = PlanOptions(Selection(papers=("a4",)), gaps=(3.0,), bleeds=(1.5,), ink=True)
    return [component.layouts for component in plan(root, options).components]


def test_square_tokens_are_planned_with_straight_cuts(root: Path) -> None:
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace("[heroes, spells]", "[heroes]\ntokens: [spells]"), "utf-8")
    selection = Selection(components=("spells",), papers=("a4",))
    (mixed,) = plan(root, PlanOptions(selection, SheetOptions(mix=True))).components
    (alone,) = plan(root, PlanOptions(selection)).components
    assert [(layout.gap, layout.otherwise) for layout in mixed.layouts] == [(3.0, None), (0.0, None)]
    assert [layout.gap for layout in alone.layouts] == [3.0, 0.0]
    assert all(layout.otherwise for layout in alone.layouts)


def test_round_tokens_are_planned_with_their_own_gap_alone(root: Path) -> None:
    game, spells = root / "content/heroes/game.yaml", root / "content/heroes/spells.yaml"
    game.write_text(game.read_text("utf-8").replace("[heroes, spells]", "[heroes]\ntokens: [spells]"), "utf-8")
    spells.write_text(spells.read_text("utf-8").replace("size:", "shape: rounded\ncorner_radius: 5 mm\nsize:"), "utf-8")
    (tokens,) = plan(root, PlanOptions(Selection(components=("spells",), papers=("a4",)))).components
    assert [(layout.gap, layout.otherwise) for layout in tokens.layouts] == [(3.0, None)]


def test_tokens_of_a_game_are_planned_together(root: Path) -> None:
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace("decks: [heroes, spells]", "tokens: [heroes, spells]"), "utf-8")
    assert [component.name for component in plan(root, PlanOptions()).components] == ["tokens"]


@pytest.mark.parametrize(
    ("outline", "area"),
    [
        (Outline.circle(20), 314.159),
        (Outline.rectangle(Size(30, 20)), 600),
        (Outline.rectangle(Size(30, 20), 5), 600 - (4 - 3.14159265) * 25),
        (Outline.rectangle(Size(30, 20), 10), 200 + 314.159),
        (Outline.hexagon(Size(20, 20), flat=True), 300),
    ],
)
def test_an_outline_has_an_area(outline: Outline, area: float) -> None:
    assert outline.area == pytest.approx(area, abs=0.01)


@pytest.mark.parametrize(
    ("text", "area", "page"),
    [
        ("a4", Size(210, 297), Size(210, 297)),
        ("a4+letter", Size(210, 279.4), Size(210, 297)),
        ("letter + a4", Size(210, 279.4), Size(8.5 * 25.4, 279.4)),
        ("a3+", Size(329, 483), Size(329, 483)),
        ("a3++a4", Size(210, 297), Size(329, 483)),
        ("a4+letter+200 x 400 mm", Size(200, 279.4), Size(210, 297)),
    ],
)
def test_papers_share_an_area(text: str, area: Size, page: Size) -> None:
    assert parse_paper(text) == PaperSize(area, page)


@pytest.mark.parametrize("text", ["a4+", "+a4", "a4+lettr", "a4 letter", "a4++"])
def test_what_is_no_paper_is_none(text: str) -> None:
    assert parse_paper(text) is None


def test_one_file_is_for_both_papers(root: Path) -> None:
    built(root, "--paper", "a4+letter", "--lang", "en", "--component", "heroes")
    assert list(manifest(root)) == ["heroes-a4+letter-en.pdf"]


def test_a_paper_for_both_stands_in_the_project(root: Path) -> None:
    (root / "pnp.yaml").write_text("paper: [a4+letter]\n", "utf-8")
    built(root, "--lang", "en", "--component", "heroes")
    assert list(manifest(root)) == ["heroes-a4+letter-en.pdf"]


def test_inserts_have_fronts_alone(root: Path) -> None:
    built(root, "--sleeves", "--lang", "en", "--component", "heroes")
    name = "heroes-130x150mm-en-sleeves.pdf"
    assert page_count(root / "output/heroes" / name) == manifest(root)[name]["sheets"]


def test_inserts_are_all_the_cards(root: Path) -> None:
    built(root, "--sleeves", "--lang", "en", "--component", "heroes")
    assert sum(drawn(root, "heroes-130x150mm-en-sleeves.pdf").values()) == 7


def test_inserts_take_fewer_cuts(root: Path) -> None:
    sleeves = layouts(root, sheets=SheetOptions("none", sleeves=True, bleed=0.0))
    assert sleeves[0].cuts < layouts(root, gaps=(3.0,))[0].cuts


def test_inserts_have_no_bleed(root: Path) -> None:
    ran = pnp(root, "build", "--sleeves", "--bleed", "2mm")
    assert (ran.status, "no bleed" in ran.err) == (2, True)


@pytest.mark.parametrize(("size", "places"), [("38 x 58 mm", (38, 58)), ("64 x 44 mm", (44, 64))])
def test_inserts_of_another_size_show_so_much_of_the_card(tmp_path: Path, size: str, places: tuple[int, int]) -> None:
    face = FACE.replace(
        "</svg>", '<path d="M-3 -3H43V63H-3Z" fill="#ff0000"/><path d="M0 0H40V60H0Z" fill="#0000ff"/></svg>'
    )
    root = written(tmp_path, heroes(project="paper: a5\n", face=face))
    built(root, "--sleeves", "--insert", size, "--lang", "en", "--component", "heroes", "--cards", "rook")
    page = pictured(root / "output/heroes/heroes-a5-en-sleeves.pdf", 0, 254)
    blue = (page.pixels == np.array((0, 0, 255))).all(axis=2)
    red = (page.pixels == np.array((255, 0, 0))).all(axis=2)
    seen, card = extent(blue | red), extent(blue)
    assert sorted(seen[:2]) == pytest.approx(places, abs=0.3)
    assert red.any() == (places[0] > 40)
    assert card[2:] == pytest.approx(seen[2:], abs=0.2)
    assert min(card[:2]) == pytest.approx(min(places[0], 40), abs=0.3)


def extent(pixels: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> tuple[float, ...]:
    """Width, height and middle of what is set, in mm at 254 dpi."""
    rows, columns = pixels.nonzero()
    left, right, top, bottom = columns.min(), columns.max() + 1, rows.min(), rows.max() + 1
    return (right - left) / 10, (bottom - top) / 10, (left + right) / 20, (top + bottom) / 20


@pytest.mark.parametrize(
    ("size", "told"), [("30 x 60 mm", "cuts 5 mm off an edge"), ("50 x 60 mm", "shows 5 mm beyond")]
)
def test_inserts_that_lack_a_part_or_have_a_white_rim_are_refused(root: Path, size: str, told: str) -> None:
    ran = pnp(root, "build", "--sleeves", "--insert", size, "--component", "heroes")
    assert (ran.status, "error[P618]" in ran.err, told in ran.err) == (1, True, True)
    assert pnp(root, "build", "--sleeves", "--insert", "40 x 60 mm", "--component", "heroes").status == 0


@pytest.mark.parametrize("options", [("--insert", "40 x 60 mm"), ("--sleeves", "--insert", "large")])
def test_what_is_no_insert_is_refused(root: Path, options: tuple[str, ...]) -> None:
    assert pnp(root, "build", *options).status == 2


def test_inserts_that_do_not_fit_their_cards_are_no_plan(root: Path) -> None:
    ran = pnp(root, "plan", "--sleeves", "--insert", "30 x 60 mm", "--component", "heroes")
    assert (ran.status, "error[P618]" in ran.err, ran.out) == (1, True, "")


def test_a_plan_of_inserts_has_what_a_build_prints(root: Path) -> None:
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace("[heroes, spells]", "[heroes]\ntokens: [spells]"), "utf-8")
    found = plan(root, PlanOptions(sheets=SheetOptions("none", sleeves=True, bleed=0.0)))
    assert [component.name for component in found.components] == ["heroes"]
    assert "error[P009]" in pnp(root, "plan", "--sleeves", "--component", "spells").err


def test_tokens_are_no_inserts(root: Path) -> None:
    game = root / "content/heroes/game.yaml"
    game.write_text(game.read_text("utf-8").replace("decks: [heroes, spells]", "tokens: [heroes, spells]"), "utf-8")
    assert "error[P009]" in pnp(root, "build", "--sleeves", "--format", "short").err
