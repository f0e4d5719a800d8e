from __future__ import annotations

from tests.check.factory import (
    card,
    deck,
    field,
    found,
    generated,
    only,
    rule,
    scout,
    scout_cards,
    setup,
    suit,
    tricks,
    tricks_cards,
)

RANK = (field("rank", "integer"),)
FIVE = [card(f"c{rank}", 10 + rank, rank=rank) for rank in range(1, 6)]


def test_the_set_ups_of_tricks_are_right() -> None:
    setups = [
        setup(3, "rank >= 7", removes=24, leaves=36, deal=12, over=0),
        setup(4, "rank >= 9", removes=12, leaves=48, deal=12, over=0),
        setup(5, leaves=60, deal=12, over=0),
    ]
    assert found(tricks(tricks_cards(), setups=setups)) == []


def test_the_set_ups_of_scout_are_right() -> None:
    setups = [
        setup(2, "low == 9 and high == 10", removes=1, leaves=44, deal=11, over=22, rounds=2),
        setup(3, "high == 10", removes=9, leaves=36, deal=12, over=0, rounds=3),
        setup(4, "low == 9 and high == 10", removes=1, leaves=44, deal=11, over=0, rounds=4),
        setup(5, leaves=45, deal=9, over=0, rounds=5),
    ]
    assert found(scout(scout_cards(), setups=setups)) == []


def test_a_wrong_number_of_removed_cards_names_them() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(3, "rank > 3", removes=3)]))
    assert (told.code, told.what, told.notes) == (
        "P220",
        "with 3 players, 2 cards are removed instead of 3",
        ("removed by `rank > 3`: `c4` (content/g/d.yaml:14:5), `c5` (content/g/d.yaml:15:5)",),
    )


def test_it_points_at_the_number() -> None:
    assert str(only(deck(FIVE, fields=RANK, setups=[setup(3, "rank > 3", removes=3)])).span) == "content/g/d.yaml:63:30"


def test_a_wrong_number_of_cards_left_shows_the_sum() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(3, "rank > 4", leaves=5)]))
    assert (told.code, told.what, told.notes[0]) == (
        "P221",
        "with 3 players, 4 cards are left instead of 5",
        "5 cards of the deck - 1 removed = 4",
    )


def test_a_set_up_without_remove_says_so() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(3, removes=1)]))
    assert told.notes == ("there is no `remove:`, so every card stays",)


def test_removed_copies_count() -> None:
    made = [card("a", qty=3, rank=1), card("b", rank=2)]
    assert found(deck(made, fields=RANK, setups=[setup(3, "rank == 1", removes=3, leaves=1)])) == []


def test_a_deal_that_leaves_cards_over_says_how_many() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(2, leaves=5, deal=2, over=0)]))
    assert (told.code, told.what, told.notes) == (
        "P222",
        "2 players x 2 cards + 0 over = 4, and 5 are left",
        ("4 dealt leaves 1 over",),
    )


def test_a_deal_of_more_than_there_is_points_at_the_deal() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(2, leaves=5, deal=3, over=0)]))
    assert (told.what, str(told.span)) == ("2 players x 3 cards + 0 over = 6, and 5 are left", "content/g/d.yaml:62:40")


def test_without_over_only_too_much_is_told() -> None:
    assert found(deck(FIVE, fields=RANK, setups=[setup(2, deal=2)])) == []


def test_without_over_too_much_is_told() -> None:
    told = only(deck(FIVE, fields=RANK, setups=[setup(2, deal=3)]))
    assert told.what == "2 players x 3 cards = 6, and only 5 are left"


def test_a_rule_is_asked_in_every_set_up() -> None:
    cards = tricks_cards()
    assert found(tricks(cards, rule("exactly", 1, "starter", players="all"), setups=[setup(3, "rank >= 7")])) == []


def test_the_same_breach_in_several_set_ups_is_one_message() -> None:
    setups = [setup(3, "rank < 2"), setup(4, "rank < 2"), setup(5)]
    told = only(tricks(tricks_cards(), rule("exactly", 1, "starter", players="all", name="K4"), setups=setups))
    assert told.what == "rule `K4`: with 3 and 4 players, no cards where `starter`, expected exactly 1"


def test_a_rule_is_asked_in_the_set_ups_it_names() -> None:
    setups = [setup(3, "rank < 2"), setup(4)]
    assert found(tricks(tricks_cards(), rule("exactly", 1, "starter", players=(4,)), setups=setups)) == []


def test_the_cards_of_a_check_are_those_in_play() -> None:
    asked = rule("check", "cards|length == 36 and deck.count == 60", players=(3,))
    assert found(tricks(tricks_cards(), asked, setups=[setup(3, "rank >= 7")])) == []


def test_a_set_up_that_is_not_there_is_told() -> None:
    told = only(tricks(tricks_cards(), rule("total", 60, players=(6,)), setups=[setup(3), setup(4)]))
    assert (told.code, told.what, told.notes) == ("P206", "there is no set-up for 6 players", ("set-ups: 3, 4",))


def test_a_rule_for_set_ups_of_a_deck_without_any_is_told() -> None:
    told = only(deck(FIVE, rule("total", 5, players="all"), fields=RANK))
    assert (told.code, told.what) == ("P206", "`players` asks a rule in set-ups, and the deck has none")


def test_a_misspelt_removal_points_into_it_and_is_told_once() -> None:
    told = only(tricks(tricks_cards(), rule("total", 60, players="all"), setups=[setup(3, "rnk >= 7", leaves=36)]))
    assert (told.code, str(told.span), told.help) == ("P202", "content/g/d.yaml:63:20", "did you mean `rank`?")


def test_generated_cards_share_their_place() -> None:
    made = [generated("a", rank=1, suit=suit("clubs")), generated("b", rank=1, suit=suit("clubs"))]
    told = only(tricks(made, setups=[setup(3, "rank == 1", removes=1)]))
    assert told.notes == ("removed by `rank == 1`: `a`, `b` (content/g/d.yaml:9:5)",)
