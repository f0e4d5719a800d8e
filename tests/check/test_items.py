from __future__ import annotations

import pytest

from tests.check.texts import facts, told

FACTS = """\
facts:
  hand: 6
  order: [spades, hearts, clubs]
  ties:
    - {tricks: [2, 1, 1], difference: 1}
    - {tricks: [1, 3, 0], difference: 3, hard: true}
  prizes: {first: {points: 10}, second: {points: 6}}
composition:
"""

DECK = """\
deck: heroes
size: poker
fields:
  suit: {one_of: suit}
lists:
  suit:
    suns: {beats: 2}
    moons: {beats: 1, dark: true}
cards:
  - {id: knight, suit: suns}
  - {id: rook, suit: moons, qty: 2}
composition:
"""


def in_game(rule: str) -> list[tuple[str, str]]:
    return facts(told(f"{FACTS}  - {rule}\n", heroes=f"{DECK}  - {{total: 3}}\n"))


def in_deck(rule: str) -> list[tuple[str, str]]:
    return facts(told("", heroes=f"{DECK}  - {rule}\n"))


@pytest.mark.parametrize(
    "rule",
    [
        "{of: facts.order, total: 3}",
        "{of: facts.order, unique: item}",
        "{of: facts.order, exactly: 1, where: item == 'spades'}",
        "{of: facts.ties, every: tricks | max - tricks | min == difference}",
        "{of: facts.ties, exactly: 1, where: hard}",
        "{of: facts.ties, sum: difference, is: 4}",
        "{of: facts.ties, every: item.difference > 0}",
        "{of: facts.ties, every: tricks | sum == 4}",
        "{of: facts.prizes, ordered: points, by: -points + 20, where: points > 8}",
        "{of: facts.prizes, sum: points, is: 16}",
        '{of: "range(1, 4)", sum: item, is: 6}',
        "{of: decks.heroes.cards, every: suit.beats > 0}",
        "{of: decks.heroes.cards, unique: id}",
    ],
)
def test_a_rule_that_holds_of_items_is_silent(rule: str) -> None:
    assert in_game(rule) == []


@pytest.mark.parametrize(
    ("rule", "code", "what"),
    [
        ("{of: facts.order, total: 4}", "P210", "`facts.order` has 3 entries instead of 4"),
        (
            "{of: facts.ties, every: difference == 1}",
            "P216",
            "`difference == 1` does not hold on entry `2`",
        ),
        (
            "{of: facts.prizes, every: points == 10}",
            "P216",
            "`points == 10` does not hold on entry `second`",
        ),
        ("{of: facts.hand, total: 4}", "P238", "`of: facts.hand` is 6, which is no list"),
        ("{of: facts.ties, every: diffrence == 1}", "P202", "`diffrence` is not a field of `facts.ties`"),
        ("{of: facts.ties, check: facts.hand == 6}", "P203", "`of` has no meaning beside `check`, which is asked once"),
        ("{of: facts.ties, every: hard + 1}", "P202", "field `hard` of entry `1` has no value"),
        (
            "{of: facts.order, exactly: 2, where: item == 'clubs'}",
            "P213",
            "1 entry where `item == 'clubs'`, expected exactly 2",
        ),
        ("{of: decks.heroes.cards, total: 3}", "P210", "`decks.heroes.cards` has 2 cards instead of 3"),
    ],
)
def test_a_rule_that_is_broken_of_items_is_told(rule: str, code: str, what: str) -> None:
    assert in_game(rule) == [(code, what)]


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("{of: deck.suit, total: 2}", []),
        ("{of: deck.suit, unique: beats}", []),
        ("{of: deck.suit, exactly: 1, where: dark}", []),
        ("{of: deck.suit, each: {id: [suns, moons]}, times: 1}", []),
        ("{of: deck.suit, every: beats == 2}", [("P216", "`beats == 2` does not hold on entry `moons`")]),
        (
            "{of: deck.suit, each: {id: [suns, moons, stars]}, times: 1}",
            [("P211", "entry with id stars is missing")],
        ),
        ("{of: deck.suit, sum: beats, between: [4, 5]}", [("P215", "the sum of `beats` is 3 instead of 4 to 5")]),
        ("{of: cards, total: 2}", []),
    ],
)
def test_entries_of_a_list_are_asked(rule: str, found: list[tuple[str, str]]) -> None:
    assert in_deck(rule) == found


def test_a_fact_is_pointed_at_where_it_stands() -> None:
    (one,) = told(f"{FACTS}  - {{of: facts.ties, every: difference == 1}}\n", heroes=f"{DECK}  - {{total: 3}}\n")
    assert (str(one.span), one.notes[0]) == ("content/g/game.yaml:12:39", "difference is 3")


def test_an_entry_of_a_list_is_pointed_at_where_it_stands() -> None:
    (one,) = told("", heroes=f"{DECK}  - {{of: deck.suit, every: beats == 2}}\n")
    assert str(one.span) == "content/g/heroes.yaml:8:5"


def test_a_card_among_items_is_pointed_at_where_it_stands() -> None:
    (one,) = told("", heroes=f"{DECK}  - {{of: deck.cards, every: suit == 'suns'}}\n")
    assert (str(one.span), one.what) == (
        "content/g/heroes.yaml:11:22",
        "`suit == 'suns'` does not hold on card `rook`",
    )
