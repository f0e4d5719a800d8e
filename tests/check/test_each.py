from __future__ import annotations

import pytest

from pnp.model.spec import CardSpec
from tests.check.factory import (
    SUITS,
    card,
    deck,
    field,
    found,
    generated,
    only,
    rule,
    suit,
    tricks,
    tricks_cards,
)

K1 = {"suit": "all", "rank": tuple(range(1, 11)), "copy": ("a", "b")}
RANK = (field("rank", "integer"),)


def ranked(*ranks: int, qty: int = 1) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, qty, rank=rank) for place, rank in enumerate(ranks)]


def without(id: str) -> list[CardSpec]:
    return [made for made in tricks_cards() if made.id != id]


def changed(id: str, by: CardSpec) -> list[CardSpec]:
    return [by if made.id == id else made for made in tricks_cards()]


def test_the_tricks_deck_has_every_combination() -> None:
    assert found(tricks(tricks_cards(), rule("each", K1, times=1))) == []


def test_a_missing_combination_is_spelled_out_with_its_mend() -> None:
    told = only(tricks(without("clubs-07a"), rule("each", K1, times=1, name="K1")))
    assert (told.code, told.what, told.notes, told.help) == (
        "P211",
        "rule `K1`: card with suit clubs, rank 7, copy a is missing",
        (),
        "add a card with `suit: clubs, rank: 7, copy: a`",
    )


def test_a_combination_too_many_names_its_cards_and_the_mend() -> None:
    extra = card("extra", 58, suit=suit("clubs"), rank=7, copy="a")
    told = only(tricks([*tricks_cards(), extra], rule("each", K1, times=1)))
    assert (told.what, told.notes, told.help) == (
        "card with suit clubs, rank 7, copy a occurs twice instead of once",
        ("on `clubs-07a` (content/g/d.yaml:9:5), `extra` (content/g/d.yaml:58:5)",),
        "delete one of `clubs-07a` (content/g/d.yaml:9:5) and `extra` (content/g/d.yaml:58:5)",
    )


def test_a_changed_card_is_mended_by_changing_it_back() -> None:
    wrong = card("clubs-07a", 31, suit=suit("clubs"), rank=8, copy="a")
    told = only(tricks(changed("clubs-07a", wrong), rule("each", K1, times=1)))
    assert (told.what, told.notes, told.help) == (
        "2 combinations of suit, rank and copy do not occur once",
        (
            "card with suit clubs, rank 7, copy a is missing",
            "card with suit clubs, rank 8, copy a occurs twice instead of once",
        ),
        "write `rank: 7` on card `clubs-07a`",
    )


def test_a_card_outside_all_combinations_is_named_and_mended() -> None:
    wrong = card("clubs-07a", 31, suit=suit("clubs"), rank=11, copy="a")
    told = only(tricks(changed("clubs-07a", wrong), rule("each", K1, times=1)))
    assert (told.notes, told.help) == (
        ("in none of the combinations: `clubs-07a` (content/g/d.yaml:31:5)",),
        "write `rank: 7` on card `clubs-07a`",
    )


def test_no_mend_is_offered_where_two_fields_differ() -> None:
    wrong = card("clubs-07a", 31, suit=suit("hearts"), rank=8, copy="a")
    assert only(tricks(changed("clubs-07a", wrong), rule("each", K1, times=1))).help is None


def test_copies_count() -> None:
    assert found(deck(ranked(1, 2, qty=3), rule("each", {"rank": (1, 2)}, times=3), fields=RANK)) == []


def test_an_unprinted_card_is_mended_by_printing_it() -> None:
    pair = [card("a", qty=0, rank=1), card("b", rank=2)]
    told = only(deck(pair, rule("each", {"rank": (1, 2)}, times=1), fields=RANK))
    assert told.help == "write `qty: 1` on card `a`"


def test_one_copy_too_many_is_mended_by_the_quantity() -> None:
    pair = [card("a", qty=4, rank=1), card("b", qty=3, rank=2)]
    told = only(deck(pair, rule("each", {"rank": (1, 2)}, times=3), fields=RANK))
    assert (told.what, told.help) == ("card with rank 1 occurs 4 times instead of 3", "write `qty: 3` on card `a`")


def test_where_limits_the_cards_counted() -> None:
    assert found(deck(ranked(1, 2, 2), rule("each", {"rank": (1, 2)}, "id != 'c2'", times=1), fields=RANK)) == []


def test_many_wrong_combinations_are_cut_short() -> None:
    told = only(deck(ranked(1), rule("each", {"rank": tuple(range(1, 21))}, times=1), fields=RANK))
    assert (told.what, len(told.notes), told.notes[-1]) == (
        "19 combinations of rank do not occur once",
        9,
        "and 11 more combinations",
    )


@pytest.mark.parametrize(
    ("spec", "values"),
    [
        (field("x", "boolean"), (False, True)),
        (field("x", "integer", min=1, max=3), (1, 2, 3)),
        (field("x", "one_of", choices=("a", "b")), ("a", "b")),
    ],
)
def test_all_stands_for_the_choices_of_the_field(spec: object, values: tuple[str, ...]) -> None:
    each = rule("each", {"x": "all"}, times=1)
    assert found(deck([card(f"c{value}", x=value) for value in values], each, fields=[spec])) == []  # type: ignore[list-item]


def test_all_of_a_list_includes_entries_that_no_card_has() -> None:
    made = [generated(id, suit=suit(id)) for id in SUITS[:2]]
    assert only(tricks(made, rule("each", {"suit": "all"}, times=1))).what == "card with suit spades is missing"


def test_all_of_another_deck_are_its_cards() -> None:
    spec = field("hero", "one_of", source="d")
    told = only(deck([card("a", hero="a"), card("b", hero="a")], rule("each", {"hero": "all"}, times=1), fields=[spec]))
    assert "card with hero b is missing" in told.notes


def test_all_of_a_field_without_choices_is_told() -> None:
    told = only(deck(ranked(1), rule("each", {"rank": "all"}, times=1), fields=RANK))
    assert (told.code, told.what, told.help) == (
        "P203",
        "`all` needs a field with choices, and `rank` has none",
        "write the values, as in `rank: 1..9`",
    )


def test_an_unknown_field_is_told_with_the_nearest() -> None:
    told = only(tricks(tricks_cards(), rule("each", {"siut": "all"}, times=20)))
    assert (told.code, told.what, told.help) == ("P205", "`siut` is not a field of the deck", "did you mean `suit`?")


def test_a_misspelt_value_is_told_with_the_nearest() -> None:
    told = only(tricks(tricks_cards(), rule("each", {"suit": ("clubs", "harts")}, times=20, name="K1")))
    assert (told.code, told.what, told.notes, told.help) == (
        "P204",
        "`harts` is no value that `suit` can have",
        ("`suit` can be: clubs, hearts, spades", "in rule `K1`"),
        "did you mean `hearts`?",
    )


def test_a_value_out_of_the_fields_limits_is_told() -> None:
    told = only(tricks(tricks_cards(), rule("each", {"rank": (1, 11)}, times=6)))
    assert (told.code, told.what) == ("P204", "`11` is no value that `rank` can have")


def test_each_without_times_is_told() -> None:
    told = only(tricks(tricks_cards(), rule("each", {"suit": "all"})))
    assert (told.code, told.help) == ("P203", "add `times: 1`")


def test_absurdly_many_combinations_are_refused() -> None:
    thousand = tuple(range(1000))
    fields = (field("a", "integer"), field("b", "integer"))
    told = only(deck([card("c", a=1, b=1)], rule("each", {"a": thousand, "b": thousand}, times=1), fields=fields))
    assert told.what == "`each` asks for more than 100,000 combinations"
