from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from pnp.geometry import Size
from pnp.pipeline.stats import page, shown_deck
from pnp.pipeline.stats.figures import (
    Count,
    Crosstab,
    DeckStats,
    FieldCounts,
    Ink,
    SheetInk,
    SheetsNeeded,
    TextLengths,
)


def field(name: str, *counts: tuple[str, int], unset: int = 0) -> FieldCounts:
    """Counts of a field."""
    return FieldCounts(name, tuple(Count(value, number) for value, number in counts), unset)


STATS = DeckStats(
    "suits",
    "cards",
    "Two Suits & more",
    "en",
    Size(63.5, 88.9),
    5,
    10,
    (
        field("suit", ("suns", 5), ("moons", 5)),
        field("rank", ("1", 4), ("2", 6), unset=2),
        field("id2", *((str(n), 1) for n in range(9))),
        field("text", ("x" * 31, 3), ("y", 7)),
        field("many", *((str(n), n) for n in range(50))),
        field("never"),
        field("tag", ("<b>", 3), ("a" * 30, 7)),
    ),
    (TextLengths("name.en", (3, 8, 8), "squirrel"),),
    Crosstab("suit", "rank", ("suns", "moons"), ("1", "2"), ((4, 1), (0, 5))),
    (Count("sun", 12), Count("moon", 3)),
    (SheetsNeeded("a4", 2, 8), SheetsNeeded("letter", 2, 8)),
    (SheetInk("a4", (Ink(0.1, 0.2, 0.3, 0.4), Ink(0.3)), (Ink(black=0.5), None)),),
)


def test_a_deck_is_shown_in_blocks() -> None:
    assert shown_deck(STATS) == (
        "suits/cards: 10 cards of 5 kinds, 63.5 x 88.9 mm\n"
        "\n"
        "  suit   suns, moons: 5 each\n"
        "  rank   1: 4, 2: 6; 2 cards without\n"
        "  id2    all different\n"
        "  text   2 different values\n"
        "  many   50 different values\n"
        "  never  on no card\n"
        f"  tag    <b>: 3, {'a' * 30}: 7\n"
        "\n"
        "  characters  least  mean  most   on card\n"
        "  name.en         3   6.3     8  squirrel\n"
        "\n"
        "  suit \\ rank  1  2  all\n"
        "  suns         4  1    5\n"
        "  moons        .  5    5\n"
        "  all          4  6   10\n"
        "\n"
        "  icons  sun: 12, moon: 3\n"
        "\n"
        "  paper   sheets  cards on the first\n"
        "  a4           2                   8\n"
        "  letter       2                   8\n"
        "\n"
        "  ink, part of the sheet  mean   most  cyan  magenta  yellow  black\n"
        "  a4 front                65 %  100 %  20 %     10 %    15 %   20 %\n"
        "  a4 back                 50 %   50 %   0 %      0 %     0 %   50 %"
    )


def test_long_lines_are_wrapped_under_their_beginning() -> None:
    many = field("suit", *((f"value-{n}", n) for n in range(30)))
    lines = shown_deck(DeckStats("g", "d", "D", "en", Size(1, 1), 1, 1, (many,), (), None, None, ())).split("\n")[2:]
    assert len(lines) > 1
    assert all(len(line) <= 100 and line[:8].strip() in ("suit", "") for line in lines)


class Parts(HTMLParser):
    """The tags of a page, checked for being closed, and its texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


PAGE = Parts(page([STATS]))


def test_every_tag_of_the_page_is_closed() -> None:
    assert PAGE.open == []


def test_the_page_needs_nothing_from_elsewhere() -> None:
    assert not {"script", "link", "img", "iframe"} & set(PAGE.tags)
    assert not re.search(r"https?:|url\(|@import", page([STATS]))


def test_texts_of_the_author_are_no_markup() -> None:
    assert "Two Suits & more" in PAGE.texts
    assert "<b>" in PAGE.texts
    assert "b" not in PAGE.tags


@pytest.mark.parametrize(
    "heading", ["suit", "rank", "suit and rank", "Length of name.en", "Icons", "Ink on a4", "Sheets"]
)
def test_each_number_has_its_plot(heading: str) -> None:
    assert heading in PAGE.texts


@pytest.mark.parametrize("heading", ["id2", "text", "many", "never"])
def test_what_cannot_be_counted_has_none(heading: str) -> None:
    assert heading not in PAGE.texts


def test_bars_say_their_number_when_pointed_at() -> None:
    assert {"suns: 5", "not set: 2", "suns, 1: 4", "sheet 1 front, black: 40 %"} <= set(PAGE.texts)


def test_the_same_numbers_give_the_same_page() -> None:
    assert page([STATS]) == page([STATS])


def test_texts_of_one_length_are_one_bar() -> None:
    stats = DeckStats("g", "d", "D", "en", Size(1, 1), 1, 1, (), (TextLengths("t", (4, 4), "a"),), None, None, ())
    assert "4: 2" in Parts(page([stats])).texts


def test_a_page_without_ink_on_it_is_drawn() -> None:
    blank = SheetInk("a4", (Ink(),), (None,))
    stats = DeckStats("g", "d", "D", "en", Size(1, 1), 1, 1, (), (), None, None, (), (blank,))
    assert "sheet 1 front" in Parts(page([stats])).texts
