"""What is read of marked text, before any font is asked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.typeset.text.markup import Marked, MarkupReader, Part, Piece

ICONS = frozenset({"gold", "human-cannonball", "2-up"})


def read(text: str, block: bool = False) -> Marked:
    """A text as read, in which `gold` and some others are icons."""
    return MarkupReader().read(text, block, ICONS)


def shown(part: Part) -> str:
    """A part as letters: `<b>`, `<i>`, `<s>` around what is marked, icons as `[gold x3]`."""
    result = ""
    for piece in part.pieces:
        text = f"[{piece.icon} x{piece.times}]" if piece.icon else piece.text
        for switched, tag in ((piece.italic, "i"), (piece.bold, "b"), (piece.struck, "s")):
            text = f"<{tag}>{text}</{tag}>" if switched else text
        result += text
    return result


def inline(text: str) -> str:
    """All paragraphs as letters; a mistake fails the test."""
    marked = read(text)
    assert marked.mistakes == ()
    return " / ".join(map(shown, marked.parts))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Pay *one* **two** ***three***", "Pay <i>one</i> <b>two</b> <b><i>three</i></b>"),
        ("~~no~~ **~~all~~**", "<s>no</s> <s><b>all</b></s>"),
        ("un*believ*able", "un<i>believ</i>able"),
        ("Pay 2 :gold: or :gold*3:.", "Pay 2 [gold x1] or [gold x3]."),
        ("2:gold:, :human-cannonball:", "2[gold x1], [human-cannonball x1]"),
        ("up :2-up: at 10:gold:30", "up [2-up x1] at 10[gold x1]30"),
        ("**2 :gold:**", "<b>2 </b><b>[gold x1]</b>"),
        ("one\ntwo", "one two"),
        ("one\n   two", "one two"),
        ("one\\\ntwo", "one\ntwo"),
        ("one  \ntwo", "one\ntwo"),
        ("one\n\ntwo\n \n\nthree", "one / two / three"),
        ("one\r\n\r\ntwo", "one / two"),
        (r"\*no\* \*\*no\*\* \~\~no\~\~", "*no* **no** ~~no~~"),
        (r"\:gold: \:gold*2: a\\b", ":gold: :gold*2: a\\b"),
    ],
)
def test_marks_are_read(text: str, expected: str) -> None:
    assert inline(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "5 * 3 = 15",
        "5*3, 2**3",
        "12:30 and 1:30:45",
        "Note: this",
        "Note:this:that",
        "a :) b :-( c",
        "two cards*, with 3 players",
        "~5 minutes",
        "fill in ____ or __this__ or snake_case",
        "[link](somewhere) `code` <b>bold</b> &amp; # 1. - + >",
        "- no list\n1. none either",
    ],
)
def test_prose_is_no_mark(text: str) -> None:
    assert inline(text) == text.replace("\n", " ")


@pytest.mark.parametrize(
    ("text", "kind", "typed"),
    [
        ("Take **two cards", "unclosed", "**"),
        ("Take *two cards", "unclosed", "*"),
        ("Take ***two cards", "unclosed", "***"),
        ("Take ~~two cards", "unclosed", "~~"),
        ("Take **two* cards", "unclosed", "*"),
        ("Take *two** cards", "unopened", "*"),
        ("Take two** cards", "unopened", "**"),
        ("Take two~~ cards", "unopened", "~~"),
        ("Take *two\n\ncards*", "unclosed", "*"),
        ("Pay 2 :gould: to", "unknown", ":gould:"),
        ("Pay 2 :GOLD: to", "unknown", ":GOLD:"),
        ("Pay :gold*0: to", "none", ":gold*0:"),
        ("Pay :gold*: to", "none", ":gold*:"),
        ("Pay :gold*100: to", "many", ":gold*100:"),
        ("Pay 2 :gold to", "open icon", ":gold"),
        ("2:gold", "open icon", ":gold"),
    ],
)
def test_marks_that_were_meant_and_do_not_hold_are_told(text: str, kind: str, typed: str) -> None:
    (mistake,) = read(text).mistakes
    assert (mistake.kind, mistake.typed) == (kind, typed)


def test_a_mistake_is_told_with_the_words_beside_it() -> None:
    (mistake,) = read("A long beginning, then *two* stars and **bold that goes on for a while").mistakes
    assert (mistake.before, mistake.typed, mistake.after) == ("stars and ", "**", "bold that")


def test_all_mistakes_are_told() -> None:
    assert [mistake.typed for mistake in read(":gould: **a\n\n:silver:").mistakes] == [":gould:", "**", ":silver:"]


def test_blocks_are_headings_paragraphs_and_lists() -> None:
    text = "# Set up\nDeal **12**\ncards.\n\n- one\n- two\n  1. in\n  2. out\n\n     more\n\n## Play"
    marked = read(text, block=True)
    assert [(part.kind, part.depth, part.marker, shown(part)) for part in marked.parts] == [
        ("h1", 0, "", "Set up"),
        ("p", 0, "", "Deal <b>12</b> cards."),
        ("li", 1, "-", "one"),
        ("li", 1, "-", "two"),
        ("li", 2, "1.", "in"),
        ("li", 2, "2.", "out"),
        ("li", 2, "", "more"),
        ("h2", 0, "", "Play"),
    ]


def test_numbers_go_on_from_the_first() -> None:
    assert [part.marker for part in read("7) a\n8) b", block=True).parts] == ["7)", "8)"]


def test_an_item_without_letters_is_nothing() -> None:
    assert [(part.kind, part.marker) for part in read("-\n1\n- a", block=True).parts] == [("p", ""), ("li", "-")]


def test_lists_with_blank_lines_are_loose() -> None:
    tight, loose = read("- a\n- b", block=True), read("- a\n\n- b", block=True)
    assert [[part.loose for part in marked.parts] for marked in (tight, loose)] == [[False, False], [True, True]]


@pytest.mark.parametrize(
    ("text", "kind", "typed"),
    [
        ("#### Ties", "deep heading", "####"),
        ("- a\n  - b\n    - c\n      - d", "deep list", "- d"),
        ("# **Ties", "unclosed", "**"),
        ("- :gould:", "unknown", ":gould:"),
    ],
)
def test_mistakes_in_blocks_are_told(text: str, kind: str, typed: str) -> None:
    (mistake,) = read(text, block=True).mistakes
    assert (mistake.kind, mistake.typed) == (kind, typed)


def test_a_hundred_lists_within_one_another_lose_nothing_in_silence() -> None:
    marked = read("\n".join("  " * depth + "- x" for depth in range(120)), block=True)
    assert marked.mistakes[0].kind == "deep list"


@given(st.text(alphabet="ab *~:\\\n_#-1.", max_size=60), st.booleans())
def test_no_letter_is_lost_or_made_up(text: str, block: bool) -> None:
    marked = read(text, block)
    letters = "".join(piece.text + piece.icon for part in marked.parts for piece in part.pieces)
    assert sorted(letter for letter in letters if letter in "ab") == sorted(letter for letter in text if letter in "ab")


def test_pieces_of_one_kind_are_one() -> None:
    (part,) = read(r"a\*b \_ c").parts
    assert part.pieces == (Piece(r"a*b _ c"),)
