from __future__ import annotations

from pnp.model.spec import CardSpec
from tests.check.factory import card, deck, field, found, only, rule

FIELDS = (field("low", "integer"), field("high", "integer"), field("ready", "boolean", default=False))


def pairs(*values: tuple[int, int]) -> list[CardSpec]:
    return [card(f"c{place}", 10 + place, low=low, high=high) for place, (low, high) in enumerate(values)]


def test_a_condition_true_on_every_card_is_silent() -> None:
    assert found(deck(pairs((1, 2), (3, 4)), rule("every", "low < high"), fields=FIELDS)) == []


def test_a_card_that_breaks_it_is_pointed_at_with_its_values() -> None:
    told = only(deck(pairs((1, 2), (5, 4)), rule("every", "low < high", name="S1"), fields=FIELDS))
    assert (told.code, told.what, str(told.span), told.notes) == (
        "P216",
        "rule `S1`: `low < high` does not hold on card `c1`",
        "content/g/d.yaml:11:20",
        ("low is 5, high is 4", "rule `S1` stands at content/g/d.yaml:50:5"),
    )


def test_where_limits_the_cards_asked() -> None:
    assert found(deck(pairs((1, 2), (5, 4)), rule("every", "low < high", "low < 5"), fields=FIELDS)) == []


def test_many_cards_that_break_it_are_one_message() -> None:
    told = only(deck(pairs(*[(2, 1)] * 10), rule("every", "low < high"), fields=FIELDS))
    assert told.what == "`low < high` does not hold on 10 of 10 cards"
    assert told.notes[0].endswith("`c7` (content/g/d.yaml:17:5) and 2 more")


def test_a_switch_that_is_off_is_mended_by_setting_it() -> None:
    told = only(deck([card("a"), card("b", ready=True)], rule("every", "ready"), fields=FIELDS))
    assert told.help == "write `ready: true` on card `a`"


def test_facts_and_the_deck_are_there() -> None:
    asked = rule("every", "low <= facts.hand and deck.count == 2 and cards|length == 2")
    assert found(deck(pairs((1, 2), (3, 4)), asked, fields=FIELDS), facts={"hand": 3}) == []


def test_a_fact_that_holds_is_silent() -> None:
    asked = rule("check", "facts.hand == 6 and cards|sum(attribute='low') == 4")
    assert found(deck(pairs((1, 2), (3, 4)), asked, fields=FIELDS), facts={"hand": 6}) == []


def test_a_fact_that_does_not_hold_says_what_it_is() -> None:
    asked = rule("check", "facts.hand * facts.win.total == deck.count", name="T11")
    told = only(deck(pairs((1, 2)), asked, fields=FIELDS), facts={"hand": 6, "win": {"total": 5}})
    assert (told.code, told.what, told.notes) == (
        "P217",
        "rule `T11`: `facts.hand * facts.win.total == deck.count` does not hold",
        ("facts.hand is 6, facts.win.total is 5, deck.count is 1",),
    )


def test_where_limits_the_cards_of_a_check() -> None:
    assert found(deck(pairs((1, 2), (3, 4)), rule("check", "cards|length == 1", "low == 3"), fields=FIELDS)) == []


def test_a_check_of_the_game_sees_all_decks() -> None:
    asked = rule("check", "2 * deck.d.count * facts.side == decks.d.count + 10")
    assert found(deck(pairs((1, 2), (3, 4))), rules=[asked], facts={"side": 3}) == []


def test_a_broken_check_of_the_game_is_told() -> None:
    assert only(deck(pairs((1, 2))), rules=[rule("check", "deck.d.count == 2")]).notes == ("deck.d.count is 1",)
