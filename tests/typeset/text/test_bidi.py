from __future__ import annotations

import unicodedata

import pytest
from bidi import get_display
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.typeset.text.bidi import REMOVED, first_strong, levels_of, visual_order

LEFT, RIGHT = 0, 1

LETTERS = "abcאבגمتحف123٠١٢۴"
SIGNS = ".,:/+-#$%()[]{}<>«» \u0301\u064b!?&"
MARKS = "\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\u200e\u200f"

MIXED = st.text(st.sampled_from(LETTERS + SIGNS + MARKS), max_size=24)


def shown(text: str, base: int) -> str:
    """A line from left to right, brackets not mirrored, marks that are removed left out."""
    order = visual_order(levels_of(text, base))
    return "".join(text[at] for at in order if unicodedata.bidirectional(text[at]) not in REMOVED)


@settings(max_examples=400, deadline=None)
@given(MIXED, st.sampled_from([LEFT, RIGHT]))
def test_lines_are_ordered_as_another_implementation_has_them(text: str, base: int) -> None:
    # A letter at the end: the other one leaves spaces there where they are, where nothing else is turned.
    line = f"{text}ב"
    theirs = get_display(line, base_dir="LR"[base])
    assert shown(line, base) == "".join(char for char in theirs if unicodedata.bidirectional(char) not in REMOVED)


@pytest.mark.parametrize(
    ("text", "base", "levels"),
    [
        ("abc", LEFT, [0, 0, 0]),
        ("abc", RIGHT, [2, 2, 2]),
        ("אב", LEFT, [1, 1]),
        ("אב 12", LEFT, [1, 1, 1, 2, 2]),
        ("مت 12%", RIGHT, [1, 1, 1, 2, 2, 1]),
        ("אב 12%", RIGHT, [1, 1, 1, 2, 2, 2]),
        ("a (אב) b", LEFT, [0, 0, 0, 1, 1, 0, 0, 0]),
        ("א (ab) ב", RIGHT, [1, 1, 1, 2, 2, 1, 1, 1]),
        ("\u2067a\u2069b", LEFT, [0, 2, 0, 0]),
        ("אב ", LEFT, [1, 1, 0]),
    ],
)
def test_levels(text: str, base: int, levels: list[int]) -> None:
    assert levels_of(text, base) == levels


def test_a_paragraph_begins_as_its_first_letter_runs() -> None:
    texts = ["12 a א", "12 א a", "12 !", "\u2067א\u2069 a"]
    assert [first_strong(text) for text in texts] == [LEFT, RIGHT, None, LEFT]


@given(st.lists(st.integers(0, 6), max_size=30))
def test_the_order_of_a_line_has_each_part_once(levels: list[int]) -> None:
    assert sorted(visual_order(levels)) == list(range(len(levels)))


@given(st.lists(st.integers(0, 3).map(lambda level: 2 * level), max_size=20))
def test_what_runs_left_to_right_stays_as_it_is(levels: list[int]) -> None:
    assert visual_order(levels) == list(range(len(levels)))


def test_a_hundred_and_thirty_embeddings_are_no_fault() -> None:
    assert max(levels_of("\u202a\u202b" * 65 + "a", LEFT)) == 126
