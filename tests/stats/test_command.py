"""`pnp stats` over whole projects."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import GAME, HEROES, heroes, pnp, written


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes(project="paper: a4\n"))


def test_each_deck_is_shown(root: Path) -> None:
    ran = pnp(root, "stats")
    assert (ran.status, ran.err) == (0, "")
    assert [line for line in ran.out.split("\n") if line.startswith("heroes/")] == [
        "heroes/heroes: 7 cards of 6 kinds, 40 x 60 mm",
        "heroes/spells: 2 cards, 50 x 40 mm",
    ]


def test_one_deck_may_be_chosen(root: Path) -> None:
    assert "heroes/heroes:" not in pnp(root, "stats", "--component", "spells").out


def test_sheets_are_counted_for_the_papers_of_the_project(root: Path) -> None:
    out = pnp(root, "stats", "--component", "heroes").out
    assert "  a4          1                   7" in out


def test_sheets_are_counted_for_the_papers_asked_for(root: Path) -> None:
    out = pnp(root, "stats", "--component", "heroes", "--paper", "letter,a6").out
    assert [line.split()[0] for line in out.split("\n")[-3:-1]] == ["letter", "a6"]


def test_without_any_paper_the_usual_ones_are_counted(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project=""))
    out = pnp(root, "stats", "--component", "heroes").out
    assert [line.split()[0] for line in out.split("\n")[-3:-1]] == ["a4", "letter"]


def test_an_unknown_paper_is_named(root: Path) -> None:
    assert "error[P003]" in pnp(root, "stats", "--paper", "a44").err


def test_a_crosstab_is_shown_where_the_deck_has_the_fields(root: Path) -> None:
    out = pnp(root, "stats", "--by", "level,name").out
    assert "  level \\ name  Bishop" in out


def test_the_language_may_be_chosen(root: Path) -> None:
    assert "Bástya" in pnp(root, "stats", "--by", "level,name", "--lang", "hu").out


@pytest.mark.parametrize(
    ("by", "what", "help"),
    [
        ("level", "`--by` has 1 field", "write `--by suit,rank`"),
        ("levle,name", "no deck has a field `levle`", "did you mean `level`?"),
    ],
)
def test_a_crosstab_that_cannot_be_says_why(root: Path, by: str, what: str, help: str) -> None:
    ran = pnp(root, "stats", "--by", by)
    assert (ran.status, ran.out) == (1, "")
    assert f"error[P020]: {what}\n" in ran.err
    assert f"= help: {help}\n" in ran.err


def test_fields_of_two_decks_make_no_crosstab(tmp_path: Path) -> None:
    spells = "deck: spells\nsize: poker\nfields:\n  mana: {type: integer}\ncards:\n  - {id: fire, mana: 1}\n"
    root = written(tmp_path, heroes(spells=spells))
    assert "no deck has both `level` and `mana`" in pnp(root, "stats", "--by", "level,mana").err


def test_ink_is_estimated_when_asked_for(root: Path) -> None:
    assert "ink, part of the sheet" not in pnp(root, "stats", "--component", "heroes").out
    out = pnp(root, "stats", "--component", "heroes", "--ink").out
    front, back = (line.split() for line in out.split("\n")[-3:-1])
    assert (front[:2], back[:2]) == (["a4", "front"], ["a4", "back"])
    assert 0 < int(front[2]) < int(back[2]) < 100


def test_a_variant_with_less_ink_takes_less(root: Path) -> None:
    def most(*arguments: str) -> int:
        out = pnp(root, "stats", "--component", "heroes", "--ink", *arguments).out
        return int(out.split("\n")[-3].split()[4])

    assert most("--variant", "low-ink") < most()


def test_a_page_is_written(root: Path, tmp_path: Path) -> None:
    place = tmp_path / "stats.html"
    ran = pnp(root, "stats", "--html", str(place))
    assert (ran.status, ran.out, ran.err) == (0, "", f"{place} written\n")
    assert place.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_page_replaces_a_page_and_no_other_file(root: Path, tmp_path: Path) -> None:
    place, content = tmp_path / "stats.html", root / "content" / "heroes" / "heroes.yaml"
    before = content.read_bytes()
    assert [pnp(root, "stats", "--html", str(place)).status for _ in range(2)] == [0, 0]
    ran = pnp(root, "stats", "--html", str(content))
    assert (ran.status, f"error[P018]: `{content}` is there already, and no page" in ran.err) == (1, True)
    assert content.read_bytes() == before


def test_a_page_that_cannot_be_written_is_named(root: Path, tmp_path: Path) -> None:
    ran = pnp(root, "stats", "--html", str(tmp_path / "no/stats.html"))
    assert (ran.status, "error[P018]" in ran.err) == (1, True)


def test_broken_rules_do_not_matter(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES + "composition:\n  - {total: 99}\n"))
    assert pnp(root, "stats").status == 0


def test_content_with_mistakes_is_not_counted(tmp_path: Path) -> None:
    ran = pnp(written(tmp_path, heroes(deck=HEROES.replace("level: 6", "level: six"))), "stats")
    assert (ran.status, ran.out, "error[P122]" in ran.err) == (1, "", True)


def test_a_layout_with_a_mistake_is_told_and_the_rest_counted(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(back="<svg>{{ card.nmae }}</svg>"))
    ran = pnp(root, "stats")
    assert (ran.status, "error[P301]" in ran.err, "heroes/spells" in ran.out) == (1, True, True)


def test_a_deck_without_layouts_is_counted(tmp_path: Path) -> None:
    root = written(
        tmp_path, heroes(deck=HEROES.replace("layout: {face: heroes/face.svg, back: heroes/back.svg}\n", ""))
    )
    ran = pnp(root, "stats", "--component", "heroes")
    assert (ran.status, ran.err, "7 cards" in ran.out) == (0, "", True)


def test_a_deck_without_cards_is_shown(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(spells="deck: spells\nsize: poker\ncards: []\n"))
    assert "heroes/spells: 0 cards" in pnp(root, "stats").out


def test_an_unknown_game_is_named(root: Path) -> None:
    assert "error[P160]" in pnp(root, "stats", "heros").err


def test_an_unknown_variant_is_named(root: Path) -> None:
    assert "low-ink" in GAME
    assert "error[P007]" in pnp(root, "stats", "--variant", "low-inc").err
