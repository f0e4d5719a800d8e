from __future__ import annotations

from itertools import combinations

import pytest

from tests.check.texts import facts, told

SET = """\
deck: set1
size: poker
fields:
  value: {type: integer}
lists:
  country: [gb, fr, de, es, it, gr]
generate:
  - for: {country: country, value: 1..9}
    id: "{country}-{value}"
composition:
"""

CATEGORIES = """\
facts:
  categories:
    five: {when: value.run and country.same, count: 42, example: [de-2, de-3, de-4]}
    four: {when: value.same, count: 180, example: [es-7, fr-7, it-7]}
    three: {when: country.same and not value.run, count: 462, example: [gb-2, gb-5, gb-9]}
    two: {when: value.run and not country.same, count: 1470, example: [fr-4, gr-5, gr-6]}
    one: {count: 22650, example: [gb-1, it-4, es-9]}
composition:
  - {of: facts.categories, examples: {hand: example, category: NAME, deck: set1, categories: facts.categories}}
"""

RULE = "  - {name: T9, hands: {take: 3, categories: facts.categories}}\n"


def hands(categories: str, rule: str = RULE) -> list[tuple[str, str]]:
    return facts(told(categories, set1=SET + rule))


def only_hands(text: str) -> str:
    """The facts without the rule on examples."""
    return text[: text.index("composition:")]


def test_the_hands_of_a_set_are_in_one_category_each() -> None:
    assert hands(only_hands(CATEGORIES)) == []


@pytest.mark.parametrize(
    ("name", "right"), [("five", 42), ("four", 180), ("three", 462), ("two", 1470), ("one", 22650)]
)
def test_a_wrong_count_is_told_at_its_value(name: str, right: int) -> None:
    text = only_hands(CATEGORIES).replace(f"count: {right},", f"count: {right + 1},")
    (one,) = told(text, set1=SET + RULE)
    assert (one.code, one.what, one.help) == (
        "P251",
        f"rule `T9`: {right} of 24804 hands are `{name}` instead of {right + 1}",
        f"write `{right}`",
    )
    assert one.span is not None
    assert one.span.path == "content/g/game.yaml"


def test_hands_in_two_categories_are_told_with_one_of_them() -> None:
    text = only_hands(CATEGORIES).replace("country.same and not value.run", "country.same")
    (one,) = told(text, set1=SET + RULE)
    assert (one.what, one.notes[0]) == (
        "rule `T9`: 42 of 24804 hands are in 2 categories: `five` and `three`",
        "as `gb-1`, `gb-2` and `gb-3`",
    )


def test_hands_in_no_category_are_told() -> None:
    text = only_hands(CATEGORIES).replace("    one: {count: 22650, example: [gb-1, it-4, es-9]}\n", "")
    assert hands(text) == [("P251", "rule `T9`: 22650 of 24804 hands are in no category")]


def test_a_card_less_changes_the_counts() -> None:
    found = hands(only_hands(CATEGORIES), RULE.replace("hands:", "where: id != 'gb-5', hands:"))
    assert next(what for _, what in found) == "rule `T9`: 39 of 23426 hands are `five` instead of 42"


@pytest.mark.parametrize(
    ("old", "new", "code", "what"),
    [
        ("value.same", "valu.same", "P202", "`valu` is not a field of the cards"),
        ("value.same", "value.smae", "P202", "`smae` is not a field of field `value`"),
        ("value.same", "value.same and", "P201", "`value.same and` is no expression: the expression ends too early"),
        ("when: value.same, ", "", "P203", "`four` and `one` have no `when`, and only one category takes the rest"),
    ],
)
def test_a_category_that_cannot_be_asked_is_told(old: str, new: str, code: str, what: str) -> None:
    assert hands(only_hands(CATEGORIES).replace(old, new)) == [(code, what)]


def test_too_many_hands_are_told() -> None:
    found = hands(only_hands(CATEGORIES), RULE.replace("take: 3", "take: 6"))
    assert found == [("P203", "there are 25,827,165 hands of 6 cards, more than 3,000,000")]


def test_too_few_cards_make_no_hand() -> None:
    deck = "deck: set1\nsize: poker\ncards: [{id: a}, {id: b}]\ncomposition:\n"
    assert facts(told("", set1=f"{deck}  - {{hands: {{take: 3, categories: {{all: {{}}}}}}}}\n")) == [
        ("P251", "2 cards make no hand of 3")
    ]


def test_categories_that_look_at_no_field_are_asked() -> None:
    assert hands("", "  - {hands: {take: 2, categories: {none: {when: 1 == 2}}}}\n") == [
        ("P251", "1431 of 1431 hands are in no category")
    ]


def test_categories_may_stand_in_the_rule() -> None:
    rule = "  - {hands: {take: 2, categories: {pair: {when: value.same, count: 135}, other: {count: 1296}}}}\n"
    assert hands("", rule) == []


def test_copies_are_cards_of_a_hand() -> None:
    deck = "deck: set1\nsize: poker\nfields: {value: {type: integer}}\ncards: [{id: a, value: 1, qty: 3}, {id: b, value: 2}]\ncomposition:\n"
    rule = "  - {hands: {take: 2, categories: {pair: {when: value.same, count: 3}, other: {count: 3}}}}\n"
    assert facts(told("", set1=deck + rule)) == []


def test_runs_and_alikes_are_those_counted_by_hand() -> None:
    cards = [(country, value) for country in "abcdef" for value in range(1, 10)]
    values = [sorted(value for _, value in hand) for hand in combinations(cards, 3)]
    assert sum(low + 1 == middle == high - 1 for low, middle, high in values) == 42 + 1470
    assert sum(low == high for low, _, high in values) == 180


def with_ids(text: str) -> str:
    for name in ("five", "four", "three", "two", "one"):
        text = text.replace(f"    {name}: {{", f"    {name}: {{id: {name}, ")
    return text.replace("category: NAME", "category: id")


def test_examples_of_their_own_category_are_silent() -> None:
    assert facts(told(with_ids(CATEGORIES), set1=SET + RULE)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "what"),
    [
        (
            "[de-2, de-3, de-4]",
            "[de-2, de-3, de-5]",
            "`example` of entry `five` is an example of `three`, not of `five`",
        ),
        ("[es-7, fr-7, it-7]", "[es-7, fr-6, it-5]", "`example` of entry `four` is an example of `two`, not of `four`"),
        ("[gb-1, it-4, es-9]", "[gb-1, gb-4, gb-9]", "`example` of entry `one` is an example of `three`, not of `one`"),
    ],
)
def test_an_example_of_another_category_is_told(right: str, wrong: str, what: str) -> None:
    assert facts(told(with_ids(CATEGORIES).replace(right, wrong), set1=SET + RULE)) == [("P252", what)]


def test_an_example_that_names_no_card_is_told() -> None:
    text = with_ids(CATEGORIES).replace("[de-2, de-3, de-4]", "[de-2, de-3, dd-4]")
    (one,) = told(text, set1=SET + RULE)
    assert (one.code, one.what) == ("P239", "`example` of entry `five` names `dd-4`, which is no card")


def test_examples_of_a_deck_that_is_not_there_are_told() -> None:
    text = with_ids(CATEGORIES).replace("deck: set1", "deck: set2")
    (one,) = told(text, set1=SET + RULE)
    assert (one.code, one.what, one.help) == ("P239", "there is no deck `set2`", "did you mean `set1`?")


def test_examples_may_be_fields_of_cards() -> None:
    scoring = """\
deck: scoring
size: poker
fields:
  example: {list_of: set1}
cards:
  - {id: five, example: [de-2, de-3, de-4]}
  - {id: four, example: [es-7, fr-7, it-6]}
composition:
  - {examples: {hand: example, category: id, categories: facts.categories}}
"""
    assert facts(told(only_hands(CATEGORIES), set1=SET + RULE, scoring=scoring)) == [
        ("P252", "`example` of card `four` is an example of `one`, not of `four`")
    ]
