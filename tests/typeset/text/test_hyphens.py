from __future__ import annotations

import random

import pyphen
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.typeset.text.breaks import Cut
from pnp.typeset.text.hyphens import Hyphenator, Patterns

HYPHENATOR = Hyphenator()


def shown(word: str, language: str) -> str:
    """A word with all its hyphens."""
    for cut in reversed(HYPHENATOR.cuts(word, language)):
        word = f"{word[: cut.at]}{cut.mark}{cut.lead}{word[cut.at + cut.skip :]}"
    return word


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("hu", "hosszúságban", "hosz-szú-ság-ban"),
        ("hu", "asszonnyal", "asz-szony-nyal"),
        ("hu", "ASSZONY", "ASZ-SZONY"),
        ("hu", "épülete", "épü-le-te"),
        ("de", "Donaudampfschifffahrt", "Do-nau-dampf-schiff-fahrt"),
        ("de", "„Güterwagen“,", "„Gü-ter-wa-gen“,"),
        ("de-AT", "Straßenbahn", "Stra-ßen-bahn"),
        ("fi", "korttipakka", "kort-ti-pak-ka"),
        ("fi", "äänestys", "ää-nes-tys"),
        ("fi", "oikeusoppinut", "oi-keus-op-pi-nut"),
        ("sl", "najmočnejša", "naj-moč-nej-ša"),
        ("en", "particularly", "par-tic-u-larly"),
        ("en-GB", "hyphenation", "hy-phen-a-tion"),
        ("en", "owls", "owls"),
        ("en", "don’t-particularly", "don’t-par-tic-u-larly"),
        ("tr", "kütüphanesinde", "kütüphanesinde"),
    ],
)
def test_words_are_hyphenated_as_their_language_does(language: str, word: str, expected: str) -> None:
    assert shown(word, language) == expected


@pytest.mark.parametrize(("language", "known"), [("hu", True), ("fi-FI", True), ("ja", True), ("tr", False)])
def test_a_language_without_patterns_is_told(language: str, known: bool) -> None:
    assert HYPHENATOR.knows(language) is known


@pytest.mark.parametrize(("language", "dictionary"), [("hu", "hu_HU"), ("sl", "sl_SI"), ("en", "en_US")])
def test_patterns_mean_what_they_mean_to_pyphen(language: str, dictionary: str) -> None:
    theirs = pyphen.Pyphen(lang=dictionary, left=2, right=3 if language == "en" else 2)
    draw = random.Random(7)
    pieces = sorted(theirs.hd.patterns)
    drawn = ("".join(draw.choice(pieces) for _ in range(3)).replace(".", "") for _ in range(2000))
    words = {word for word in drawn if len(word) >= 5 and word.isalpha() and word == word.lower()}
    assert len(words) > 1000
    assert [word for word in words if shown(word, language) != theirs.inserted(word)] == []


def test_a_pattern_may_change_letters_at_the_hyphen() -> None:
    assert Patterns("a1\ns1szony/sz=sz,1,3").places("asszony") == [(2, ("sz", "sz", -1, 3))]


@settings(max_examples=200, deadline=None)
@given(
    st.text(st.sampled_from("aábcdeéfgyilnoöőrsztuzAS-’„."), max_size=20),
    st.sampled_from(["hu", "de", "fi", "sl", "en"]),
)
def test_pieces_join_to_the_word(word: str, language: str) -> None:
    for cut in HYPHENATOR.cuts(word, language):
        assert cut.by_rule
        gone = word[cut.at : cut.at + cut.skip]
        double = cut.mark[:-1] + cut.lead
        # What changes at a hyphen is a long consonant written short, `ssz` for `sz` and `sz`.
        assert gone == double or (len(gone) == 3 and double == f"{gone[0]}{gone[2]}" * 2)
        assert cut.at + len(cut.mark) - 1 >= 2
        assert cut.mark.endswith("-")


def test_short_words_and_short_ends_stay_whole() -> None:
    assert HYPHENATOR.cuts("elég", "hu") == ()
    assert all(2 <= cut.at <= len("alamizsna") - 2 for cut in HYPHENATOR.cuts("alamizsna", "hu"))


def test_the_same_word_is_hyphenated_in_each_language_by_itself() -> None:
    german, english = HYPHENATOR.cuts("Position", "de"), HYPHENATOR.cuts("Position", "en")
    assert german == tuple(Cut(at, "-", by_rule=True) for at in (2, 4, 6))
    assert english != german
