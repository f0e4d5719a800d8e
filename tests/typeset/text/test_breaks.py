from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.typeset.text.breaks import parted


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
        ("mid-90s", "mid-|90s"),
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
