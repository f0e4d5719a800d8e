from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.export.names import FORBIDDEN, LONGEST, RESERVED, file_name, file_names, png_names

parts = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=90), min_size=1, max_size=4)


def test_plain_parts_are_joined():
    assert file_name(["tricks", "a4", "fi"], ".pdf") == "tricks-a4-fi.pdf"


@pytest.mark.parametrize("word", ["Látnivalók", "浅草", "Große", "s01-02"])
def test_letters_of_all_scripts_stay(word):
    assert file_name([word]) == word


def test_decomposed_letters_are_composed():
    assert file_name(["La\u0301t"]).startswith("Lát")


@pytest.mark.parametrize("char", list('<>:"/\\|?* \t\n\x00\u202e'))
def test_what_some_system_refuses_is_replaced(char):
    assert char not in file_name([f"a{char}b"])


@pytest.mark.parametrize("word", ["con", "NUL", "com1", "aux.b", "LPT9"])
def test_device_names_are_avoided(word):
    assert not RESERVED.fullmatch(file_name([word], ".png"))


@pytest.mark.parametrize("word", ["", ".", "..", "...", ".hidden"])
def test_names_of_dots_become_visible_names(word):
    assert file_name([word])[0] not in "."


def test_names_that_differ_in_refused_characters_only_stay_apart():
    assert file_name(["a:b"]) != file_name(["a?b"])


@given(parts)
def test_every_name_is_legal_everywhere(words):
    name = file_name(words, ".pdf")
    assert not FORBIDDEN.search(name)
    assert not RESERVED.fullmatch(name)
    assert not any(unicodedata.category(char)[0] == "C" for char in name)
    assert 0 < len(name.encode("utf-8")) <= LONGEST + 4


@given(st.lists(parts, max_size=6))
def test_different_parts_have_names_that_differ_without_regard_to_case(many):
    names = file_names(many, ".png")
    joined = {unicodedata.normalize("NFC", "-".join(words)) for words in many}
    assert len({name.casefold() for name in names}) >= len(joined)


def test_names_that_differ_in_case_only_get_digests():
    upper, lower = file_names([["Gale"], ["gale"]])
    assert upper.casefold() != lower.casefold()


def test_a_name_does_not_depend_on_unrelated_ids():
    clashing = [["Gale"], ["gale"]]
    assert file_names([*clashing, ["stone"]])[:2] == file_names(clashing)


def test_a_name_does_not_depend_on_the_order():
    assert file_names([["Gale"], ["gale"]]) == tuple(reversed(file_names([["gale"], ["Gale"]])))


def test_pictures_of_cards_are_named_by_deck_card_and_side():
    assert png_names("scout", ["s01-02", "s01-03"], "face") == (
        "png/scout-s01-02-face.png",
        "png/scout-s01-03-face.png",
    )
