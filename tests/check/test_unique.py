from __future__ import annotations

from pnp.model.spec import CardSpec
from tests.check.factory import card, deck, field, found, generated, number, only, rule, scout, scout_cards

FIELDS = (field("name", "text"), field("suit", "text"))


def named(*names: str) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, name=name, suit="ab"[place % 2]) for place, name in enumerate(names)]


def test_different_values_are_silent() -> None:
    assert found(deck(named("Knight", "Squire"), rule("unique", "name"), fields=FIELDS)) == []


def test_copies_of_one_entry_are_one() -> None:
    assert found(deck([card("a", qty=3, name="Knight")], rule("unique", "name"), fields=FIELDS)) == []


def test_a_shared_value_points_at_the_last_card_and_names_both() -> None:
    told = only(deck(named("Knight", "Squire", "Knight"), rule("unique", "name", name="T5"), fields=FIELDS))
    assert (told.code, told.what, str(told.span), told.notes) == (
        "P212",
        "rule `T5`: `name` Knight occurs on 2 cards",
        "content/g/d.yaml:12:20",
        (
            "on `c0` (content/g/d.yaml:10:5), `c2` (content/g/d.yaml:12:5)",
            "rule `T5` stands at content/g/d.yaml:50:5",
        ),
    )


def test_a_card_written_by_hand_is_blamed_before_a_generated_one() -> None:
    told = only(
        deck([card("a", 31, name="Knight"), generated("b", name="Knight")], rule("unique", "name"), fields=FIELDS)
    )
    assert str(told.span) == "content/g/d.yaml:31:20"


def test_by_compares_within_groups() -> None:
    assert found(deck(named("Knight", "Knight"), rule("unique", "name", by="suit"), fields=FIELDS)) == []


def test_by_names_the_group_of_a_shared_value() -> None:
    told = only(deck(named("Knight", "Squire", "Knight"), rule("unique", "name", by="suit"), fields=FIELDS))
    assert told.what == "`name` Knight occurs on 2 cards within `suit` a"


def test_where_limits_the_cards_compared() -> None:
    assert found(deck(named("Knight", "Knight"), rule("unique", "name", "suit == 'a'"), fields=FIELDS)) == []


def test_cards_without_the_value_do_not_share_it() -> None:
    assert found(deck([card("a"), card("b")], rule("unique", "name"), fields=FIELDS)) == []


def test_scout_has_every_pair_once() -> None:
    assert found(scout(scout_cards(), rule("unique", "[low, high]"))) == []


def test_a_doubled_pair_is_told() -> None:
    doubled = card("s03-07", 31, low=number(3), high=number(8))
    cards = [doubled if made.id == "s03-07" else made for made in scout_cards()]
    told = only(scout(cards, rule("unique", "[low, high]")))
    assert told.what == "`[low, high]` [3, 8] occurs on 2 cards"


def test_sorted_lists_are_compared_by_their_members() -> None:
    pair = [card("a", tags=("x", "y")), card("b", tags=("y", "x"))]
    assert len(found(deck(pair, rule("unique", "tags|sort"), fields=[field("tags", "list_of")]))) == 1


def test_many_shared_values_are_one_message() -> None:
    told = only(deck(named(*"aabbccddeeffgghhiijj"), rule("unique", "name"), fields=FIELDS))
    assert (told.what, len(told.notes), told.notes[-1]) == (
        "10 values of `name` occur on more than one card",
        9,
        "and 2 more",
    )
