from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import HEROES, SPELLS, drawn, heroes, manifest, pnp, written

WITHOUT = SPELLS.replace("layout: {face: heroes/spell.svg}\n", "")
NOTE = "content/heroes/spells.yaml:1:1: note[P015]: deck `spells` has no layout, so nothing of it is printed"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes(spells=WITHOUT))


def test_a_deck_without_a_layout_is_checked(root: Path) -> None:
    ran = pnp(root, "check")
    assert (ran.status, "P015" in ran.err) == (0, False)


def test_rules_of_a_deck_without_a_layout_are_asked(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(spells=f"{WITHOUT}composition:\n  - {{total: 3}}\n"))
    ran = pnp(root, "check")
    assert (ran.status, "P210" in ran.err) == (1, True)


def test_a_deck_without_a_layout_is_left_out_of_a_build_with_a_note(root: Path) -> None:
    ran = pnp(root, "build", "--lang", "en")
    assert (ran.status, NOTE in ran.err) == (0, True)
    assert list(manifest(root)) == ["heroes-130x150mm-en.pdf"]


def test_the_note_is_no_failure_where_warnings_are(root: Path) -> None:
    assert pnp(root, "build", "--lang", "en", "--strict").status == 0


def test_the_note_is_not_given_where_the_deck_was_not_asked_for(root: Path) -> None:
    assert "P015" not in pnp(root, "build", "--lang", "en", "--component", "heroes").err


def test_a_deck_without_a_layout_asked_for_by_name_leaves_nothing_to_print(root: Path) -> None:
    ran = pnp(root, "build", "--component", "spells")
    assert (ran.status, "P009" in ran.err, "= note: deck `spells` has no layout" in ran.err) == (1, True, True)


def test_pictures_of_a_deck_without_a_layout_are_left_out(root: Path) -> None:
    ran = pnp(root, "export", "png", "--lang", "en", "--cards", "knight,fire")
    assert (ran.status, NOTE in ran.err) == (0, True)
    assert list(manifest(root)) == ["png/heroes-knight-back-en.png", "png/heroes-knight-face-en.png"]


def test_cards_with_a_layout_of_their_own_are_drawn_where_the_deck_has_none(tmp_path: Path) -> None:
    deck = HEROES.replace("layout: {face: heroes/face.svg, back: heroes/back.svg}\n", "").replace(
        "{id: rook,", "{id: rook, layout: heroes/face.svg,"
    )
    root = written(tmp_path, heroes(deck=deck))
    assert pnp(root, "build", "--lang", "en", "--component", "heroes").status == 0
    assert drawn(root, "heroes-130x150mm-en.pdf") == {"rook": 1}
