"""Texts that a language lacks: what a check says, and what a build makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import HEROES, drawn, heroes, pnp, written

WITHOUT = HEROES.replace("{en: Rook, hu: Bástya}", "{en: Rook}")
SAYS = "content/heroes/heroes.yaml:9:32: warning[P260]: `name` of card `rook` has no text in `hu`"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes(deck=WITHOUT))


def test_a_check_warns(root: Path) -> None:
    ran = pnp(root, "check")
    assert (ran.status, SAYS in ran.err) == (0, True)


def test_a_strict_check_fails(root: Path) -> None:
    assert pnp(root, "check", "--strict").status == 1


def test_a_check_looks_whether_the_texts_of_all_languages_fit(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("hu: Gyalog", "hu: 東")))
    ran = pnp(root, "check")
    assert ran.status == 1
    assert "content/heroes/heroes.yaml:13:32: error[P453]: `name` of card `pawn` has" in ran.err


def test_a_build_falls_back_to_another_language_with_a_warning(root: Path) -> None:
    ran = pnp(root, "build", "--lang", "hu", "--component", "heroes")
    assert (ran.status, SAYS in ran.err) == (0, True)
    assert "built in `hu` it says what it says in `en`: `Rook`" in ran.err
    assert "rook" in drawn(root, "heroes-130x150mm-hu.pdf")


def test_a_strict_build_writes_nothing(root: Path) -> None:
    assert pnp(root, "build", "--lang", "hu", "--strict").status == 1
    assert not (root / "output" / "heroes").exists()


@pytest.mark.parametrize(
    "chosen",
    [("--lang", "en"), ("--lang", "hu", "--component", "spells"), ("--lang", "hu", "--cards", "knight")],
    ids=["language", "deck", "card"],
)
def test_what_is_not_built_is_not_told_of(root: Path, chosen: tuple[str, ...]) -> None:
    ran = pnp(root, "build", *chosen, "--strict")
    assert (ran.status, "P260" in ran.err) == (0, False)


def test_pictures_fall_back_with_a_warning(root: Path) -> None:
    ran = pnp(root, "export", "png", "--lang", "hu", "--cards", "rook", "--dpi", "72")
    assert (ran.status, SAYS in ran.err) == (0, True)
