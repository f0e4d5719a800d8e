"""What people read when they point at a card on a virtual table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import GAME, heroes, pnp, written
from tests.pipeline.test_export_tables import ENGLISH, ONE, exported, save


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def names_of(root: Path, *arguments: str) -> list[tuple[str, str]]:
    """Name and text of the cards of the first deck or token."""
    found, *_ = save(exported(root, "tts", *ENGLISH, *arguments))
    return [(card["Nickname"], card["Description"]) for card in found.get("ContainedObjects", [found])]


CLANS = """\
deck: spells
title: Spells
size: 50 x 40 mm
layout: {face: heroes/back-of-spell.svg}
fields:
  clan: {one_of: clan}
  level: {type: integer}
  motto: {type: text}
lists:
  clan:
    owls: {name: {en: Night owls, hu: Baglyok}, home: Wood}
    elks: {home: Moor}
cards:
  - {id: a, clan: owls, level: 1}
  - {id: b, clan: owls, level: 2, motto: "**Fly** :star: far"}
  - {id: c, clan: elks, level: 1}
"""
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="56mm" height="46mm" viewBox="-3 -3 56 46"><rect width="9" height="9"/></svg>'


def clans(root: Path, deck: str = CLANS, game: str = GAME) -> Path:
    """A game whose spells refer to clans."""
    return written(root, heroes(spells=deck, game=game) | {"layouts/heroes/back-of-spell.svg": PLAIN})


SPELLS = ("--component", "spells")


def test_cards_without_a_name_are_called_by_what_they_refer_to_and_numbers_that_tell_them_apart(tmp_path: Path) -> None:
    assert [name for name, _ in names_of(clans(tmp_path), *SPELLS)] == ["Night owls · 1", "Fly star far", "elks · 1"]


def test_tokens_have_their_title_before_that(tmp_path: Path) -> None:
    game = GAME.replace("decks: [heroes, spells]", "decks: [heroes]\ntokens: [spells]")
    assert names_of(clans(tmp_path, game=game), *SPELLS)[0] == ("Spells: Night owls · 1", "")


def test_a_name_may_stand_in_a_list(tmp_path: Path) -> None:
    names = [name for name, _ in names_of(clans(tmp_path), *SPELLS, "--name-field", "clan.home")]
    assert names == ["Wood", "Wood", "Moor"]


def test_cards_without_the_chosen_name_have_their_usual_one(tmp_path: Path) -> None:
    names = [name for name, _ in names_of(clans(tmp_path), *SPELLS, "--name-field", "clan.name, motto")]
    assert names == ["Night owls", "Night owls", "elks · 1"]


def test_a_way_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    ran = pnp(clans(tmp_path), "export", "tts", *ENGLISH, "--name-field", "clan.nmae")
    assert (ran.status, "P720]: no card has anything at `clan.nmae`" in ran.err) == (1, True)


def test_all_other_texts_are_the_text_where_no_field_is_called_so_and_marks_are_gone(tmp_path: Path) -> None:
    deck = CLANS.replace("  motto:", "  name: {type: text}\n  fact: {type: text}\n  motto:")
    deck = deck.replace("id: b,", 'id: b, name: Owl, fact: "See *this*",')
    assert names_of(clans(tmp_path, deck), *SPELLS)[1] == ("Owl", "See this\nFly star far")


def test_fields_for_name_and_text_can_be_chosen(root: Path) -> None:
    (found,) = save(exported(root, "tts", *ONE, "--name-field", "level", "--text-field", "name"))
    card = found["ContainedObjects"][2]
    assert (card["Nickname"], card["Description"]) == ("2", "Rook")


def test_a_field_that_no_deck_has_is_refused(root: Path) -> None:
    ran = pnp(root, "export", "tts", *ONE, "--name-field", "nmae")
    assert (ran.status, "P720]: no deck has a field `nmae`" in ran.err, "did you mean `name`?" in ran.err) == (
        1, True, True,
    )  # fmt: skip


def test_a_card_is_called_by_its_text_and_where_it_has_none_by_its_id(tmp_path: Path) -> None:
    spells = "deck: spells\nsize: 50 x 40 mm\nlayout: {face: heroes/spell.svg}\nfields: {word: {type: text}}\n"
    spells += "cards: [{id: fire, word: Burn}, {id: ice}]\n"
    root = written(tmp_path, heroes(spells=spells))
    (root / "layouts/heroes/spell.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="56mm" height="46mm" viewBox="-3 -3 56 46">'
        '<rect x="-3" y="-3" width="56" height="46" fill="#fec"/></svg>', "utf-8"
    )  # fmt: skip
    (found,) = save(exported(root, "tts", "--component", "spells", *ENGLISH))
    assert [card["Nickname"] for card in found["ContainedObjects"]] == ["Burn", "ice"]
