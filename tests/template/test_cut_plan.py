"""The page with a cutting plan: where its numbers stand, and what its list says."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.impose import impose_mixed
from pnp.model.sheet import CutPlan, Marks, SheetScheme
from pnp.sizes import PAPERS
from pnp.template.cut_plan import DISC, LEAST_SCALE, TOP, WORDS, PlanFiller, PlanText, plan_values, scale_on
from pnp.typeset import Typesetter
from pnp.world import MemoryWorld
from tests.impose.cases import A4, deck

FONTS = Path(__file__).parent.parent / "fonts"

PAGE = Size(210, 297)


@cache
def plans() -> list[CutPlan]:
    """Of sheets with many small cards, whose cuts lie close together."""
    items = [*deck(24, Size(40, 30)), *deck(31, Size(25, 25)), *deck(6, Size(63, 88)), *deck(5, Size(44, 68))]
    return [sheet.plan for sheet in impose_mixed(items, A4, Sink()) if sheet.plan]


def text_in(language: str) -> PlanText:
    return PlanText("Game", language, "Noto Sans", 400, "game.yaml")


def values(plan: CutPlan, language: str = "en") -> dict[str, object]:
    return plan_values(plan, PAGE, text_in(language))


def test_no_number_lies_on_another_and_each_on_its_line() -> None:
    assert max(len(plan.cuts) for plan in plans()) > 25
    for plan in plans():
        cuts: list[dict[str, float]] = values(plan)["cuts"]  # type: ignore[assignment]
        for cut in cuts:
            inside = dist((cut["x1"], cut["y1"]), (cut["x"], cut["y"])) + dist(
                (cut["x2"], cut["y2"]), (cut["x"], cut["y"])
            )
            assert inside == pytest.approx(dist((cut["x1"], cut["y1"]), (cut["x2"], cut["y2"])), abs=0.01)
        assert all(dist((a["x"], a["y"]), (b["x"], b["y"])) >= DISC - 0.01 for a, b in combinations(cuts, 2))


@pytest.mark.parametrize("language", sorted(WORDS))
def test_the_list_says_of_each_cut_where_it_goes(language: str) -> None:
    plan, words = plans()[0], WORDS[language]
    rows: list[dict[str, object]] = values(plan, language)["rows"]  # type: ignore[assignment]
    assert [row["number"] for row in rows] == [cut.number for cut in plan.cuts]
    assert [row["text"] for row in rows[:2]] == [words.marks] * 2
    for row, cut in zip(rows[2:], plan.cuts[2:], strict=True):
        side = words.left if cut.start.x == cut.end.x else words.above
        assert row["text"] == f"{cut.measure:g} mm {side}"


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("marks", ["corner", "none"])
def test_the_words_tell_of_marks_where_there_are_some(language: str, marks: Marks) -> None:
    (_, sheet) = impose_mixed(deck(3), replace(A4, marks=marks), Sink())
    assert sheet.plan is not None
    said, words = str(values(sheet.plan, language)["sentence"]), WORDS[language]
    assert (words.by_marks in said, words.measured in said) == (marks == "corner", marks == "none")


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("paper", ["a6", "a5"])
def test_the_words_end_above_the_picture_on_small_pages_too(paper: str, language: str) -> None:
    page, sink = PAPERS[paper], Sink()
    *_, sheet = impose_mixed(deck(2, Size(40, 30)), SheetScheme(page, paper), Sink())
    assert sheet.plan is not None
    filled = PlanFiller().fill(sheet.plan, page, text_in(language))
    world = MemoryWorld({"fonts/NotoSans.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes()})
    artwork = Typesetter(world, sink).typeset(filled)
    assert sink.diagnostics == ()
    assert artwork is not None
    said = str(plan_values(sheet.plan, page, text_in(language))["sentence"])
    words = [run for layer in artwork.layers for run in layer.runs if len(run.text) > 20 and run.text.strip() in said]
    assert sum(len(run.text) for run in words) >= 0.9 * len(said)
    assert max(max(run.ys) + 0.25 * run.size for run in words) <= TOP


def test_the_small_sheet_can_be_read_from_a6_on() -> None:
    assert {name for name in ("a4", "a5", "a6", "a7", "a8") if scale_on(PAPERS[name]) >= LEAST_SCALE} == {
        "a4",
        "a5",
        "a6",
    }


def test_the_list_stays_on_the_page() -> None:
    for plan in plans():
        rows: list[dict[str, float]] = values(plan)["rows"]  # type: ignore[assignment]
        assert all(row["y"] <= PAGE.height - 10 and row["x"] <= PAGE.width - 20 for row in rows)
