from __future__ import annotations

import pytest

from pnp.model.spec import CardSpec
from tests.check.factory import card, deck, field, found, only, rule

STARTER = field("starter", "boolean", default=False)
BOTH = (field("suit", "text"), field("rank", "integer"))


def cards(*quantities: int) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, qty, rank=place) for place, qty in enumerate(quantities)]


def test_a_total_that_is_right_is_silent() -> None:
    assert found(deck(cards(1, 1, 1), rule("total", 3))) == []


def test_a_total_counts_copies() -> None:
    assert found(deck(cards(2, 0, 3), rule("total", 5))) == []


def test_a_wrong_total_says_what_was_found() -> None:
    told = only(deck(cards(1, 1), rule("total", 3, name="K1")))
    assert (told.code, told.what, told.notes) == (
        "P210",
        "rule `K1`: the deck has 2 cards instead of 3",
        ("1 card is missing",),
    )


def test_a_total_too_high_says_by_how_much() -> None:
    assert only(deck(cards(1, 4), rule("total", 3))).notes == ("2 cards are too many",)


def test_a_breach_points_at_the_kind_of_the_rule() -> None:
    assert str(only(deck(cards(1), rule("total", 3, line=44))).span) == "content/g/d.yaml:44:5"


def test_a_total_may_be_of_some_cards() -> None:
    assert only(deck(cards(1, 1), rule("total", 3, "rank > 0"))).what == "1 card where `rank > 0` instead of 3"


@pytest.mark.parametrize(
    ("kind", "number"), [("exactly", 3), ("at_least", 3), ("at_least", 1), ("at_most", 3), ("at_most", 9)]
)
def test_a_count_within_its_bounds_is_silent(kind: str, number: int) -> None:
    assert found(deck(cards(1, 2, 1), rule(kind, number, "rank > 0"))) == []


@pytest.mark.parametrize(
    ("kind", "number", "said"),
    [
        ("exactly", 2, "3 cards where `rank > 0`, expected exactly 2"),
        ("at_least", 4, "3 cards where `rank > 0`, expected at least 4"),
        ("at_most", 2, "3 cards where `rank > 0`, expected at most 2"),
    ],
)
def test_a_count_outside_its_bounds_says_what_was_found(kind: str, number: int, said: str) -> None:
    told = only(deck(cards(1, 2, 1), rule(kind, number, "rank > 0")))
    assert (told.code, told.what) == ("P213", said)


def test_a_count_without_where_is_of_the_deck() -> None:
    assert only(deck(cards(1, 1), rule("at_least", 28))).what == "2 cards, expected at least 28"


def test_the_cards_found_are_named_with_their_places_and_copies() -> None:
    told = only(deck(cards(1, 2, 1), rule("exactly", 1, "rank > 0")))
    assert told.notes == ("found: `c1` with `qty: 2` (content/g/d.yaml:11:5), `c2` (content/g/d.yaml:12:5)",)


def test_cards_of_one_place_share_it_in_the_message() -> None:
    pair = [card("a", 7, rank=1), card("b", 7, rank=1)]
    assert only(deck(pair, rule("exactly", 1, "rank > 0"))).notes == ("found: `a`, `b` (content/g/d.yaml:7:5)",)


def test_a_missing_switch_is_mended_on_any_card() -> None:
    told = only(deck(cards(1, 1), rule("exactly", 1, "starter"), fields=[STARTER]))
    assert (told.what, told.help) == (
        "no cards where `starter`, expected exactly 1",
        "write `starter: true` on one card",
    )


def test_a_switch_set_twice_is_mended_on_one_of_the_cards() -> None:
    two = [card("a", starter=True), card("b", starter=True), card("c")]
    told = only(deck(two, rule("exactly", 1, "starter"), fields=[STARTER]))
    assert told.help == "write `starter: false` on one of `a` or `b`"


def test_the_one_card_that_fails_one_part_is_named_with_its_mend() -> None:
    pair = [card("alhambra", 31, suit="es", rank=8), card("rome", 32, suit="it", rank=1)]
    told = only(
        deck(pair, rule("exactly", 1, "id == 'alhambra' and suit == 'es' and rank == 7", name="T4"), fields=BOTH)
    )
    assert (told.what, told.notes, told.help) == (
        "rule `T4`: no cards where `id == 'alhambra' and suit == 'es' and rank == 7`, expected exactly 1",
        ("card `alhambra` (content/g/d.yaml:31:5) has all but one: its `rank` is 8, not 7",),
        "write `rank: 7` on card `alhambra`",
    )


def test_no_mend_is_offered_where_two_cards_come_near() -> None:
    pair = [card("a", suit="es", rank=8), card("b", suit="es", rank=9)]
    assert only(deck(pair, rule("exactly", 1, "suit == 'es' and rank == 7"), fields=BOTH)).help is None


def test_the_message_of_the_author_is_the_headline() -> None:
    told = only(deck(cards(1), rule("total", 3, message="the box holds three cards")))
    assert (told.what, told.notes[0]) == ("the box holds three cards", "the deck has 1 card instead of 3")


def test_the_reason_of_the_author_is_a_note() -> None:
    told = only(deck(cards(1), rule("total", 2, because="the box holds two")))
    assert told.notes[-1] == "because the box holds two"
