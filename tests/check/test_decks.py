from __future__ import annotations

import pytest

from tests.check.texts import facts, told

HEROES = """\
deck: heroes
size: poker
fields:
  land: {type: text}
  cost: {type: integer}
  kind: {one_of: [man, beast]}
cards:
  - {id: knight, land: fr, cost: 1, kind: man}
  - {id: rook, land: fr, cost: 2, kind: beast, qty: 2}
players:
  2: {remove: cost == 2}
  3: {}
"""

SPELLS = """\
deck: spells
size: poker
fields:
  land: {type: text}
  cost: {type: integer}
  kind: {one_of: [fire, man]}
  power: {type: integer, default: 3}
cards:
  - {id: spark, land: de, cost: 3, kind: fire}
  - {id: flood, land: hu, cost: 4, kind: man}
"""


def asked(rule: str, heroes: str = HEROES, spells: str = SPELLS) -> list[tuple[str, str]]:
    return facts(told(f"composition:\n  - {rule}\n", heroes=heroes, spells=spells))


@pytest.mark.parametrize(
    "rule",
    [
        "{in: [heroes, spells], total: 5}",
        "{total: 5}",
        "{in: [spells], total: 2}",
        "{in: [heroes, spells], unique: id}",
        "{in: [heroes, spells], unique: land, by: deck}",
        "{in: [heroes, spells], unique: cost}",
        "{in: [heroes, spells], exactly: 3, where: cost >= 2 and cost <= 3}",
        "{in: [heroes, spells], at_least: 2, where: land == 'fr'}",
        "{in: [heroes, spells], at_most: 3, where: deck.id == 'heroes'}",
        "{in: [heroes, spells], sum: cost, is: 12}",
        "{in: [heroes, spells], distribution: deck.id, is: {heroes: 3, spells: 2}}",
        "{in: [heroes, spells], distribution: deck, is: {heroes: 3, spells: 2}}",
        "{in: [heroes], each: {deck: [heroes]}, times: 3}",
        "{in: [heroes, spells], distribution: kind, is: {man: 2, beast: 2, fire: 1}}",
        "{in: [heroes, spells], each: {kind: [man], cost: [1, 4]}, times: 1}",
        "{in: [heroes, spells], every: cost > 0}",
        "{in: [heroes], check: cards | length == 2}",
        "{in: [heroes, spells], check: cards | map(attribute='cost') | sum == 10}",
        "{in: [heroes, spells], ordered: cost, by: \"1 if deck.id == 'heroes' else 2\"}",
        "{in: [heroes, spells], total: 5, players: [3]}",
        "{in: [heroes, spells], total: 3, players: [2]}",
        "{in: [heroes, spells], at_least: 3, players: all}",
        "{in: [spells], every: power == 3}",
    ],
)
def test_a_rule_that_holds_over_decks_is_silent(rule: str) -> None:
    assert asked(rule) == []


@pytest.mark.parametrize(
    ("rule", "code", "what"),
    [
        ("{in: [heroes, spells], total: 6}", "P210", "decks `heroes` and `spells` have 5 cards instead of 6"),
        ("{in: [spells], total: 3}", "P210", "deck `spells` has 2 cards instead of 3"),
        ("{in: [heroes, spells], exactly: 1, where: cost > 2}", "P213", "2 cards where `cost > 2`, expected exactly 1"),
        ("{in: [heroes, spells], sum: cost, is: 13}", "P215", "the sum of `cost` is 12 instead of 13"),
        (
            "{in: [heroes, spells], distribution: deck.id, is: {heroes: 3, spells: 3}}",
            "P214",
            "`deck.id` spells occurs twice instead of 3",
        ),
        (
            "{in: [heroes, spells], each: {kind: all}, times: 2}",
            "P211",
            "card with kind fire occurs once instead of twice",
        ),
        (
            "{in: [heroes, spells], total: 5, players: all}",
            "P210",
            "with 2 players, decks `heroes` and `spells` have 3 cards instead of 5",
        ),
        ("{in: [heroes, spells], total: 5, players: [4]}", "P206", "there is no set-up for 4 players"),
        (
            "{in: [spells], total: 2, players: all}",
            "P206",
            "`players` asks a rule in set-ups, and the deck has none",
        ),
        (
            "{in: [heroes, spells], distribution: deck, is: {heroes: 3, spells: 3}}",
            "P214",
            "`deck` spells occurs twice instead of 3",
        ),
        ("{in: [heroes, spells], sum: power, is: 6}", "P202", "`power` is not a field of deck `heroes`"),
        (
            "{in: [heroes, spells], each: {power: [3]}, times: 5}",
            "P205",
            "`power` is not a field of deck `heroes` and `spells`",
        ),
        ("{check: facts.hand == 3}", "P202", "`hand` is not a field of facts"),
        ("{in: [heroes, spells], total: 6, message: Too few}", "P210", "Too few"),
    ],
)
def test_a_rule_that_is_broken_over_decks_is_told(rule: str, code: str, what: str) -> None:
    assert asked(rule) == [(code, what)]


def test_a_value_in_two_decks_is_told_with_a_card_of_each() -> None:
    rule = "{in: [heroes, spells], unique: land, by: deck}"
    (one,) = told(f"composition:\n  - {rule}\n", heroes=HEROES, spells=SPELLS.replace("land: de", "land: fr"))
    assert (one.code, one.what, one.notes) == (
        "P212",
        "`land` fr occurs in `heroes` and `spells`",
        ("as on `knight` (content/g/heroes.yaml:8:5), `spark` (content/g/spells.yaml:9:5)",),
    )


def test_by_another_field_compares_within_it_over_all_decks() -> None:
    same = SPELLS.replace("land: de, cost: 3", "land: fr, cost: 1")
    assert asked("{in: [heroes, spells], unique: cost, by: land}", spells=same) == [
        ("P212", "`cost` 1 occurs on 2 cards within `land` fr")
    ]


def test_an_id_in_two_decks_points_at_the_second_file() -> None:
    (one,) = told(
        "composition:\n  - {in: [heroes, spells], unique: id}\n",
        heroes=HEROES,
        spells=SPELLS.replace("id: spark", "id: rook"),
    )
    assert (str(one.span), one.what) == ("content/g/spells.yaml:9:5", "`id` rook occurs on 2 cards")


def test_a_set_up_that_one_of_two_decks_lacks_is_told() -> None:
    spells = f"{SPELLS}players:\n  3: {{}}\n"
    assert asked("{in: [heroes, spells], total: 5, players: [2, 3]}", spells=spells) == [
        ("P206", "there is no set-up for 2 players in deck `spells`")
    ]


def test_every_deck_takes_part_where_none_is_named() -> None:
    assert asked("{total: 4}") == [("P210", "decks `heroes` and `spells` have 5 cards instead of 4")]


def test_a_list_valued_field_is_asked_with_in_and_length() -> None:
    deck = """\
deck: heroes
size: poker
fields:
  cures: {list_of: [fire, water, air]}
cards:
  - {id: owl, cures: [fire, air]}
  - {id: fox, cures: [fire]}
  - {id: hen}
composition:
  - {exactly: 2, where: "cures and 'fire' in cures"}
  - {exactly: 1, where: cures and cures | length == 2}
  - {exactly: 2, where: cures}
  - {distribution: cures, where: cures and cures | length == 2, is: {fire: 1, air: 1}}
  - {unique: cures | sort, where: cures}
"""
    assert facts(told("", heroes=deck)) == []
