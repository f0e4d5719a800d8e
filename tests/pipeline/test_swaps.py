"""Swaps as values: what lies on the table after them is the deck."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pnp.model.printed import Keys, PrintedCard
from pnp.pipeline.printed.changes import Sides, swaps_of

sides: st.SearchStrategy[Keys] = st.sampled_from([("a",), ("b",), ("c",)])
cards = st.builds(PrintedCard, st.integers(1, 4), sides, st.sampled_from([(), ("x",)]))
decks = st.dictionaries(st.sampled_from("uvwxyz"), cards, max_size=6)


def seen(card: PrintedCard) -> Sides:
    return card.face, card.back


def pictures(deck: dict[str, PrintedCard]) -> Counter[Sides]:
    """How many cards show what."""
    return sum((Counter({seen(card): card.copies}) for card in deck.values()), Counter())


@given(decks, decks)
def test_what_is_left_after_a_swap_is_the_deck(printed: dict[str, PrintedCard], now: dict[str, PrintedCard]) -> None:
    table = pictures(printed)
    for swap in swaps_of(printed, now, seen, whole=True)[0]:
        if swap.out:
            assert swap.old is not None
            table[seen(swap.old)] -= swap.out
        if swap.into:
            assert swap.new is not None
            table[seen(swap.new)] += swap.into
    assert min(table.values(), default=0) >= 0
    assert +table == pictures(now)


@given(decks, decks)
def test_no_picture_is_both_taken_out_and_put_in(printed: dict[str, PrintedCard], now: dict[str, PrintedCard]) -> None:
    swaps, _ = swaps_of(printed, now, seen, whole=True)
    out = {seen(swap.old) for swap in swaps if swap.out and swap.old}
    assert not out & {seen(swap.new) for swap in swaps if swap.into and swap.new}


@given(decks)
def test_nothing_is_swapped_in_a_deck_that_is_as_it_was(deck: dict[str, PrintedCard]) -> None:
    assert swaps_of(deck, deck, seen, whole=True) == ((), deck)


unknown = st.builds(PrintedCard, st.integers(1, 4), sides, st.sampled_from([None, (), ("x",)]))


@given(st.dictionaries(st.sampled_from("uvwxyz"), unknown, max_size=6), decks)
def test_a_back_that_nobody_printed_is_not_known_of_copies_that_stay(
    printed: dict[str, PrintedCard], now: dict[str, PrintedCard]
) -> None:
    swaps, deck = swaps_of(printed, now, seen, whole=True)
    new = {swap.id for swap in swaps if swap.id in now and swap.into == now[swap.id].copies}
    for id in now.keys() - new:
        faces = [card for card in printed.values() if card.face == now[id].face]
        assert deck[id].back in {card.back for card in faces}
        assert deck[id].back is not None or any(card.back is None for card in faces)
    assert {id: deck[id] for id in new} == {id: now[id] for id in new}


@given(decks, decks)
def test_of_a_part_of_a_deck_the_rest_stays(printed: dict[str, PrintedCard], now: dict[str, PrintedCard]) -> None:
    _, deck = swaps_of(printed, now, seen, whole=False)
    assert deck == {**printed, **now}
