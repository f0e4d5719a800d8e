from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.typeset.text.breaks import _PLAIN, holds, parted, places
from pnp.typeset.text.uax14 import opportunities

CASES = Path(__file__).with_name("line_break_cases.txt")


def shown(word: str) -> str:
    """A word with `|` at its cuts, a cut's own hyphen before it."""
    plain, cuts = parted(word)
    for cut in reversed(cuts):
        plain = f"{plain[: cut.at]}{cut.mark}|{plain[cut.at :]}"
    return plain


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("owl", "owl"),
        ("well-known", "well-|known"),
        ("mid-90s", "mid-90s"),
        ("2-player", "2-|player"),
        ("3-4", "3-4"),
        ("-5", "-5"),
        ("--", "--"),
        ("3–5", "3–|5"),
        ("Wien–Graz", "Wien–|Graz"),
        ("–x", "–x"),
        ("one—two", "one—|two"),
        ("red/blue", "red/|blue"),
        ("1/2", "1/2"),
        ("(well-known)", "(well-|known)"),
        ("e.g.,", "e.g.,"),
        ("dampf\u00adschiff", "dampf-|schiff"),
        ("dampf\u200bschiff", "dampf|schiff"),
        ("\u00adowl\u00ad", "owl"),
        ("日本語。", "日|本|語。"),
        ("「日本」です", "「日|本」|で|す"),
        ("三枚のカード", "三|枚|の|カー|ド"),
        ("7枚", "7|枚"),
        ("one…two", "one…|two"),
        ("…and", "…and"),
        ("-x", "-x"),
        ("100,000.50€", "100,000.50€"),
        ("f(x)(y)", "f(x)|(y)"),
        ("50%", "50%"),
        ("10\u00a0mm", "10\u00a0mm"),
        ("e\u0301-e\u0301", "e\u0301-|e\u0301"),
    ],
)
def test_a_word_may_be_broken_where_a_reader_expects_it(word: str, expected: str) -> None:
    assert shown(word) == expected


@given(st.text(st.sampled_from("ab1-–—/\u00ad\u200b(。日カ"), max_size=20))
def test_cuts_lie_inside_and_in_order(word: str) -> None:
    plain, cuts = parted(word)
    places = [cut.at for cut in cuts]
    assert plain == word.replace("\u00ad", "").replace("\u200b", "")
    assert places == sorted(set(places))
    assert all(0 < at < len(plain) for at in places)


def of_unicode(line: str) -> tuple[str, list[int]]:
    """A case of Unicode's: its text, and where a line may begin in it."""
    text, places = "", []
    for mark in line.split():
        if mark == "÷":
            places.append(len(text))
        elif mark != "×":
            text += chr(int(mark, 16))
    return text, [at for at in places if 0 < at < len(text)]


def test_lines_end_where_unicode_says() -> None:
    cases = [of_unicode(line) for line in CASES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(cases) > 600
    assert [text for text, places in cases if opportunities(text) != places] == []


@given(st.text(st.sampled_from("aZ9áőŁñ.,:;'’\"“”«»()[]!?…%"), max_size=8))
def test_words_passed_over_quickly_have_no_break(word: str) -> None:
    if _PLAIN.fullmatch(word):
        assert places(word) == []


@pytest.mark.parametrize(
    ("before", "after", "held"),
    [
        ("owl", "flies", False),
        ("owl", "–", True),
        ("owl", "–,", True),
        ("–", "flies", False),
        ("owl", "–5", False),
        ("mot", "»", False),
        ("owl", "!", True),
        ("owl", "(grey)", False),
        ("(grey)", "owl", False),
        ("owl,", "“grey”", False),
        ("[", "owl", True),
        ("日本", "語", False),
    ],
)
def test_words_hold_together_before_a_lone_dash_or_mark(before: str, after: str, held: bool) -> None:
    assert holds(before, after) is held
