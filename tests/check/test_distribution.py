from __future__ import annotations

import pytest

from pnp.model.spec import CardSpec
from pnp.model.values import WrittenNumber
from tests.check.factory import (
    card,
    deck,
    field,
    found,
    number,
    only,
    rule,
    scout,
    scout_cards,
    setup,
    suit,
    tricks,
    tricks_cards,
)

COST = (field("cost", "integer", min=1, max=3),)


def costing(*costs: int) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, cost=cost) for place, cost in enumerate(costs)]


def test_a_distribution_that_is_right_is_silent() -> None:
    assert found(deck(costing(1, 1, 2), rule("distribution", "cost", is_={1: 2, 2: 1}), fields=COST)) == []


def test_values_as_text_keys_are_the_same() -> None:
    assert found(deck(costing(1, 1, 2), rule("distribution", "cost", is_={"1": 2, "2": 1}), fields=COST)) == []


def test_copies_count() -> None:
    assert found(deck([card("a", qty=4, cost=1)], rule("distribution", "cost", is_={1: 4}), fields=COST)) == []


def test_a_value_too_rare_is_told_with_its_cards() -> None:
    told = only(deck(costing(1, 1, 2), rule("distribution", "cost", is_={1: 3, 2: 1}, name="R"), fields=COST))
    assert (told.code, told.what, told.notes) == (
        "P214",
        "rule `R`: `cost` 1 occurs twice instead of 3",
        ("on `c0` (content/g/d.yaml:10:5), `c1` (content/g/d.yaml:11:5)",),
    )


def test_a_value_nobody_expects_is_told() -> None:
    told = only(deck(costing(1, 3), rule("distribution", "cost", is_={1: 1}), fields=COST))
    assert told.what == "`cost` 3 occurs once and is not expected"


def test_a_value_that_is_not_there_is_told() -> None:
    told = only(deck(costing(1), rule("distribution", "cost", is_={1: 1, 2: 1}), fields=COST))
    assert (told.what, told.notes) == ("`cost` 2 occurs 0 times instead of once", ())


def test_several_wrong_values_are_one_message() -> None:
    told = only(deck(costing(1, 1), rule("distribution", "cost", is_={1: 1, 2: 1}), fields=COST))
    assert (told.what, told.notes) == (
        "2 values of `cost` do not occur as often as they should",
        (
            "1 occurs twice instead of once: `c0` (content/g/d.yaml:10:5), `c1` (content/g/d.yaml:11:5)",
            "2 occurs 0 times instead of once",
        ),
    )


def test_each_number_of_scout_is_on_nine_cards() -> None:
    assert found(scout(scout_cards(), rule("distribution", "[low, high]", between=(9, 9)))) == []


def test_each_number_of_scout_is_on_top_of_four_or_five_cards() -> None:
    rules = [
        rule("distribution", text, between=(4, 5)) for text in ("high if turned else low", "low if turned else high")
    ]
    assert found(scout(scout_cards(), *rules)) == []


def test_the_members_of_a_list_are_counted() -> None:
    told = only(scout(scout_cards()[1:], rule("distribution", "[low, high]", is_=9, name="S2")))
    assert (told.what, [note.split(":")[0] for note in told.notes]) == (
        "rule `S2`: 2 values of `[low, high]` do not occur as often as they should",
        ["1 occurs 8 times instead of 9", "2 occurs 8 times instead of 9"],
    )


def test_an_entry_of_the_list_that_no_card_has_counts_as_nought() -> None:
    cards = [made for made in tricks_cards() if not made.id.startswith("spades")]
    told = only(tricks(cards, rule("distribution", "suit", is_=20)))
    assert told.what == "`suit` spades occurs 0 times instead of 20"


def test_in_a_set_up_only_what_is_left_is_counted() -> None:
    setups = [setup(3, "high == 10")]
    assert found(scout(scout_cards(), rule("distribution", "[low, high]", is_=8, players=(3,)), setups=setups)) == []


def test_a_misspelt_value_is_told() -> None:
    told = only(tricks([card("a", suit=suit("clubs"))], rule("distribution", "suit", is_={"clubs": 1, "harts": 0})))
    assert (told.code, told.what, told.help) == (
        "P204",
        "`harts` is no value that `suit` can have",
        "did you mean `hearts`?",
    )


def test_values_not_set_are_not_counted() -> None:
    assert found(deck([card("a", cost=1), card("b")], rule("distribution", "cost", is_={1: 1}), fields=COST)) == []


def test_between_says_its_bounds() -> None:
    told = only(scout([card("a", low=number(1), high=number(2))], rule("distribution", "low < high", between=(2, 3))))
    assert told.what == "`low < high` true occurs once instead of 2 to 3 times"


@pytest.mark.parametrize("options", [{}, {"is_": 1, "between": (1, 2)}, {"between": (2, 1)}, {"is_": "x"}])
def test_a_distribution_without_clear_numbers_is_told(options: dict[str, object]) -> None:
    assert only(deck(costing(1), rule("distribution", "cost", **options), fields=COST)).code == "P203"  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [{"is_": 7}, {"between": (7, 8)}, {"between": (1, 7)}])
def test_a_sum_that_is_right_is_silent(options: dict[str, object]) -> None:
    cards = [card("a", qty=2, cost=2), card("b", cost=3), card("c")]
    assert found(deck(cards, rule("sum", "cost", **options), fields=COST)) == []  # type: ignore[arg-type]


def test_a_wrong_sum_says_what_was_found() -> None:
    told = only(deck(costing(1, 2), rule("sum", "cost", is_=4, name="P")))
    assert (told.code, told.what) == ("P215", "rule `P`: the sum of `cost` is 3 instead of 4")


def test_decimals_add_up_without_noise() -> None:
    cards = [card(f"c{place}", weight=WrittenNumber("0.10")) for place in range(10)]
    assert found(deck(cards, rule("sum", "weight", is_=1), fields=[field("weight", "number")])) == []


def test_a_sum_of_texts_is_told_with_the_card() -> None:
    told = only(deck([card("a", 31, name="x")], rule("sum", "name", is_=1), fields=[field("name", "text")]))
    assert (told.code, told.what, told.notes) == (
        "P202",
        "`name` is x, which is no number",
        ("while asking card `a` (content/g/d.yaml:31:5)",),
    )
