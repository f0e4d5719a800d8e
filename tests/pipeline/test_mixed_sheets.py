"""Cards of two decks on the same sheets, from the command line to pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import built, drawn, heroes, manifest, pnp, written
from tests.pipeline.reading import page_count, page_texts
from tests.pipeline.viewers import CHECKERS, said_by


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven cards of 40 x 60 mm with backs and two of 50 x 40 mm without."""
    root = written(tmp_path_factory.mktemp("mixed"), heroes(project="paper: a4\n"))
    built(root, "--lang", "en", "--mix")
    return root


def test_both_decks_are_one_file(root: Path) -> None:
    assert sorted(manifest(root)) == ["mixed-a4-en.pdf"]


def test_all_cards_of_both_decks_are_in_it(root: Path) -> None:
    assert drawn(root, "mixed-a4-en.pdf") == {
        "heroes/knight": 2,
        "heroes/rook": 1,
        "heroes/bishop": 1,
        "heroes/queen": 1,
        "heroes/2": 1,
        "heroes/pawn": 1,
        "spells/fire": 1,
        "spells/ice": 1,
    }


def test_one_sheet_holds_them_and_the_plan_is_the_last_page(root: Path) -> None:
    path = root / "output/heroes/mixed-a4-en.pdf"
    front, back, plan = page_texts(path)
    assert page_count(path) == 3
    assert ("Knight" in front, "Fire" in front, "sheet 1 of 1" in front) == (True, True, True)
    assert "sheet 1 of 1" in back
    assert "Heroes · Cutting plan · sheet 1" in plan


def test_the_plan_numbers_every_cut_from_one(root: Path) -> None:
    words = page_texts(root / "output/heroes/mixed-a4-en.pdf")[-1].split()
    numbers = [int(word) for word in words if word.isdecimal()]
    assert set(range(1, 13)) <= set(numbers)


def test_the_plan_says_how_far_each_cut_is_from_an_edge(root: Path) -> None:
    plan = page_texts(root / "output/heroes/mixed-a4-en.pdf")[-1]
    assert ("by the marks" in plan, "mm from the left" in plan, "mm from above" in plan) == (True, True, True)


@pytest.mark.parametrize("checker", CHECKERS)
def test_other_programs_find_nothing_wrong(root: Path, checker: str) -> None:
    assert said_by(checker, root / "output/heroes/mixed-a4-en.pdf") == ""


def test_square_tokens_stand_beside_the_cards_and_round_ones_apart(tmp_path: Path) -> None:
    files = heroes(project="paper: a4\n")
    game = str(files["content/heroes/game.yaml"]).replace(
        "decks: [heroes, spells]", "decks: [heroes]\ntokens: [spells]"
    )
    root = written(tmp_path, {**files, "content/heroes/game.yaml": game})
    built(root, "--lang", "en", "--mix")
    assert sorted(manifest(root)) == ["mixed-a4-en.pdf"]
    assert sum(drawn(root, "mixed-a4-en.pdf").values()) == 9
    spells = root / "content/heroes/spells.yaml"
    spells.write_text(spells.read_text("utf-8").replace("size:", "shape: rounded\ncorner_radius: 5 mm\nsize:"), "utf-8")
    built(root, "--lang", "en", "--mix")
    assert {"mixed-a4-en.pdf", "tokens-a4-en.pdf"} <= set(manifest(root))


def test_plans_are_no_sheets(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a4\n"))
    assert ": 1 sheet, 9 cards" in pnp(root, "build", "--lang", "en", "--mix").err


def test_one_file_is_for_two_papers(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a4\n"))
    built(root, "--lang", "en", "--mix", "--paper", "a4+letter")
    assert page_count(root / "output/heroes/mixed-a4+letter-en.pdf") == 3


@pytest.mark.parametrize(
    ("options", "code", "typed"),
    [
        (("--paper", "a4+letter", "--marks", "none"), "P626", ("--paper", "a4,letter", "--marks", "none")),
        (("--paper", "a7"), "P627", ("--paper", "a6")),
    ],
)
def test_a_plan_that_nobody_can_follow_is_refused(
    root: Path, options: tuple[str, ...], code: str, typed: tuple[str, ...]
) -> None:
    ran = pnp(root, "build", "--lang", "en", "--mix", *options)
    assert (ran.status, f"error[{code}]" in ran.err, " ".join(typed[:2]) in ran.err) == (1, True, True)
    assert pnp(root, "build", "--lang", "en", "--mix", *typed).status == 0


def test_backs_alone_need_no_plan(root: Path) -> None:
    built(root, "--lang", "en", "--mix", "--paper", "a4+letter", "--marks", "none", "--sides", "backs")


def test_square_tokens_share_cuts_with_cards_where_outer_bleed_asks_for_it(tmp_path: Path) -> None:
    files = heroes(project="paper: a4\n")
    game = str(files["content/heroes/game.yaml"]).replace(
        "decks: [heroes, spells]", "decks: [heroes]\ntokens: [spells]"
    )
    root = written(tmp_path, {**files, "content/heroes/game.yaml": game})
    pages = {}
    for mode in ("art", "outer"):
        built(root, "--lang", "en", "--mix", "--bleed-mode", mode, "--backs", "none")
        pages[mode] = page_texts(root / "output/heroes/mixed-a4-en.pdf")[-1]
    assert ("3 mm from" in pages["art"], "3 mm from" in pages["outer"]) == (True, False)


def test_round_tokens_are_told_to_have_no_outer_bleed(tmp_path: Path) -> None:
    files = heroes(project="paper: a4\n")
    game = str(files["content/heroes/game.yaml"]).replace(
        "decks: [heroes, spells]", "decks: [heroes]\ntokens: [spells]"
    )
    spells = str(files["content/heroes/spells.yaml"]).replace("size:", "shape: rounded\ncorner_radius: 5 mm\nsize:")
    root = written(tmp_path, {**files, "content/heroes/game.yaml": game, "content/heroes/spells.yaml": spells})
    err = pnp(root, "build", "--lang", "en", "--bleed-mode", "outer").err
    assert "note[P042]: deck `spells` is cut out piece by piece, so `--bleed-mode outer` does nothing" in err


@pytest.mark.parametrize("option", [("--backs", "gutterfold"), ("--cutter", "silhouette")])
def test_what_does_not_go_with_mixing_is_refused(root: Path, option: tuple[str, str]) -> None:
    ran = pnp(root, "build", "--mix", *option)
    assert (ran.status, "does not go with it" in ran.err) == (2, True)
