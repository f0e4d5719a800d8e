from __future__ import annotations

import pytest

from pnp.model.spec import CardSpec
from tests.check.factory import card, deck, field, found, only, rule, says

FIELDS = (field("partner", "text"), field("cost", "integer"), field("points", "integer"))


def cards(*rows: tuple[int, int]) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, cost=cost, points=points) for place, (cost, points) in enumerate(rows, 1)]


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [(1, 5)],
        [(1, 5), (1, 1)],
        [(1, 5), (1, 3), (2, 6), (2, 9), (3, 10)],
        [(3, 10), (1, 5), (2, 6)],
        [(10, 7), (9, 6)],
    ],
)
def test_values_that_rise_are_silent(rows: list[tuple[int, int]]) -> None:
    assert found(deck(cards(*rows) or [card("x")], rule("ordered", "points", by="cost"), fields=FIELDS)) == []


@pytest.mark.parametrize("rows", [[(1, 5), (2, 5)], [(1, 5), (2, 4)], [(1, 2), (1, 9), (2, 8), (3, 20)]])
def test_values_that_do_not_rise_are_told(rows: list[tuple[int, int]]) -> None:
    told = only(deck(cards(*rows), rule("ordered", "points", by="cost"), fields=FIELDS))
    assert told.code == "P236"


def test_the_one_card_in_the_way_is_pointed_at() -> None:
    asked = rule("ordered", "points", by="cost", name="M4")
    told = only(deck(cards((1, 9), (1, 2), (2, 5), (2, 6)), asked, fields=FIELDS))
    assert (told.what, str(told.span), told.notes[1]) == (
        "rule `M4`: `points` is 9 on card `c1` and 5 on `c3`, though `cost` is 1 there and 2 here",
        "content/g/d.yaml:11:20",
        "`points` of card `c1` would have to be less than 5",
    )


def test_a_gap_between_levels_is_no_breach() -> None:
    assert found(deck(cards((1, 5), (7, 6)), rule("ordered", "points", by="cost"), fields=FIELDS)) == []


def test_each_pair_of_neighbouring_levels_is_told_by_itself() -> None:
    told = found(deck(cards((1, 5), (2, 4), (3, 9), (4, 1)), rule("ordered", "points", by="cost"), fields=FIELDS))
    assert [one.code for one in told] == ["P236", "P236"]


def test_levels_far_apart_are_compared_through_those_between() -> None:
    told = found(deck(cards((1, 5), (2, 6), (3, 5)), rule("ordered", "points", by="cost"), fields=FIELDS))
    assert [one.code for one in told] == ["P236"]


def test_values_without_an_order_are_told() -> None:
    mixed = [card("a", 11, cost=1, points=3), card("b", 12, cost=2, points="many")]
    told = only(deck(mixed, rule("ordered", "points", by="cost"), fields=FIELDS))
    assert (told.code, told.what) == ("P202", "`points` or `cost` cannot be put in order")


def test_cards_without_a_value_are_left_out() -> None:
    some = [card("a", 11, cost=1, points=3), card("b", 12, cost=2)]
    assert found(deck(some, rule("ordered", "points", by="cost"), fields=FIELDS)) == []


def test_ordered_without_by_is_told() -> None:
    assert only(deck(cards((1, 2)), rule("ordered", "points"), fields=FIELDS)).code == "P203"


def partners(*names: str) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, partner=name) for place, name in enumerate(names, 1)]


def test_a_partner_that_is_a_card_is_silent() -> None:
    assert found(deck(partners("c2", "c1"), rule("refers", "partner"), fields=FIELDS)) == []


def test_a_partner_that_is_no_card_is_told_at_its_value() -> None:
    told = only(deck(partners("c2", "d1"), rule("refers", "partner"), fields=FIELDS))
    assert (told.code, told.what, str(told.span)) == (
        "P235",
        "`partner` of card `c2` is `d1`, which is not the id of a card",
        "content/g/d.yaml:12:20",
    )


def test_a_near_name_is_proposed() -> None:
    named = [card("knight", 11, partner="squier"), card("squire", 12)]
    assert only(deck(named, rule("refers", "partner"), fields=FIELDS)).help == "did you mean `squire`?"


@pytest.mark.parametrize("to", ["cards", "['c1', 'c2']", "facts.names", "cards | map(attribute='id')"])
def test_a_list_says_what_may_be_referred_to(to: str) -> None:
    asked = rule("refers", "partner", to=says(to))
    assert found(deck(partners("c2", "c1"), asked, fields=FIELDS), facts={"names": ("c1", "c2")}) == []
    told = only(deck(partners("c2", "c9"), asked, fields=FIELDS), facts={"names": ("c1", "c2")})
    assert told.what == f"`partner` of card `c2` is `c9`, which is not in `{to}`"


def test_a_target_that_is_no_list_is_told() -> None:
    asked = rule("refers", "partner", to=says("facts.hand"))
    told = only(deck(partners("c2"), asked, fields=FIELDS), facts={"hand": 6})
    assert (told.code, told.what) == ("P238", "`to: facts.hand` is 6, which is no list")


def test_every_member_of_a_list_must_be_there() -> None:
    several = [card("c1", 11, partner=("c1", "c7"))]
    told = only(deck(several, rule("refers", "partner"), fields=FIELDS))
    assert told.what == "`partner` of card `c1` is `c7`, which is not the id of a card"


def test_many_lost_values_are_one_message() -> None:
    told = only(deck(partners("a", "b", "d", "e", "f"), rule("refers", "partner"), fields=FIELDS))
    assert (told.what, len(told.notes)) == ("5 values of `partner` are not the id of a card", 5)


def test_a_card_that_refers_to_nothing_is_left_out() -> None:
    assert found(deck([card("c1")], rule("refers", "partner"), fields=FIELDS)) == []
