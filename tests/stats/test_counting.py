from __future__ import annotations

from pnp.pipeline.stats.counting import crosstab, field_counts, text_lengths
from pnp.pipeline.stats.figures import Count, Crosstab, FieldCounts
from tests.load.projects import deck

SUITS = """\
fields:
  suit: {one_of: suit}
  rank: {type: integer}
lists: {suit: {suns: {colour: red}, moons: {colour: blue}}}
cards:
  - {id: a, suit: moons, rank: 10}
  - {id: b, suit: suns, rank: 9, qty: 3}
  - {id: c, rank: 10}
"""


def counted(body: str, language: str = "en") -> dict[str, FieldCounts]:
    """The counts of each field."""
    return {field.name: field for field in field_counts(deck(body), language)}


def pairs(field: FieldCounts) -> list[tuple[str, int]]:
    """The values with their numbers."""
    return [(count.value, count.number) for count in field.counts]


def test_copies_count() -> None:
    assert pairs(counted(SUITS)["suit"]) == [("suns", 3), ("moons", 1)]


def test_cards_without_a_value_are_counted_apart() -> None:
    assert counted(SUITS)["suit"].unset == 1


def test_numbers_are_in_their_order() -> None:
    assert pairs(counted(SUITS)["rank"]) == [("9", 3), ("10", 2)]


def test_texts_are_sorted_by_how_frequent_they_are() -> None:
    body = "fields: {name: {type: text}}\ncards:\n- {id: a, name: A}\n- {id: b, name: B}\n- {id: c, name: B}\n"
    assert pairs(counted(body)["name"]) == [("B", 2), ("A", 1)]


def test_each_of_several_choices_counts() -> None:
    body = "fields: {e: {list_of: [fire, air]}}\ncards:\n- {id: a, e: [air, fire]}\n- {id: b, e: [air]}\n- {id: c, e: []}\n"
    found = counted(body)["e"]
    assert (pairs(found), found.unset) == ([("fire", 1), ("air", 2)], 1)


def test_booleans_are_as_typed() -> None:
    body = "fields: {hero: {type: boolean, default: false}}\ncards:\n- {id: a, hero: true}\n- {id: b}\n"
    assert pairs(counted(body)["hero"]) == [("false", 1), ("true", 1)]


def test_texts_are_counted_in_the_language_asked_for() -> None:
    body = "fields: {name: {type: text}}\ncards:\n- {id: a, name: {en: Owl, hu: Bagoly}}\n"
    assert pairs(counted(body, "hu")["name"]) == [("Bagoly", 1)]


def test_unprinted_cards_count_nothing() -> None:
    body = "fields: {n: {type: integer}}\ncards:\n- {id: a, n: 1, qty: 0}\n- {id: b, n: 2}\n"
    assert pairs(counted(body)["n"]) == [("2", 1)]


def test_values_that_stand_on_one_card_each_all_differ() -> None:
    body = "fields: {n: {type: integer}}\ncards:\n- {id: a, n: 1}\n- {id: b, n: 2}\n"
    assert counted(body)["n"].all_differ


def test_one_value_on_one_card_is_no_difference() -> None:
    assert not FieldCounts("n", (Count("1", 1),)).all_differ


def test_a_crosstab_counts_pairs() -> None:
    assert crosstab(deck(SUITS), "suit", "rank", "en") == Crosstab(
        "suit", "rank", ("suns", "moons", "–"), ("9", "10"), ((3, 0), (0, 1), (0, 1))
    )


def test_a_crosstab_of_several_choices_counts_each() -> None:
    body = "fields: {e: {list_of: [fire, air]}, n: {type: integer}}\ncards:\n- {id: a, e: [fire, air], n: 1}\n"
    table = crosstab(deck(body), "e", "n", "en")
    assert table is not None
    assert (table.rows, table.cells) == (("fire", "air"), ((1,), (1,)))


def test_a_deck_without_the_fields_has_no_crosstab() -> None:
    assert crosstab(deck(SUITS), "suit", "copy", "en") is None


TEXTS = """\
fields: {name: {type: text}, rank: {type: integer}}
cards:
  - {id: a, name: Owl}
  - {id: b, name: Squirrel}
  - {id: c}
"""


def test_texts_are_measured_in_characters() -> None:
    (found,) = text_lengths(deck(TEXTS))
    assert (found.name, found.lengths, found.longest, found.mean) == ("name", (3, 8), "b", 5.5)


def test_each_language_is_measured_for_itself() -> None:
    body = "fields: {name: {type: text}}\ncards:\n- {id: a, name: {en: Owl, hu: Bagoly}}\n- {id: b, name: {en: Squirrel}}\n"
    assert [(found.name, found.lengths) for found in text_lengths(deck(body))] == [
        ("name.en", (3, 8)),
        ("name.hu", (6,)),
    ]
