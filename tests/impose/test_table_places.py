"""Where things lie on a virtual table."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Point, Size
from pnp.impose.table_places import WIDEST, Zone, table_places

GAP = 1.0

lengths = st.floats(0.1, 60.0)
sizes = st.builds(Size, lengths, lengths)
zones: st.SearchStrategy[Zone] = st.sampled_from(["above", "middle", "below"])


@given(st.lists(st.tuples(zones, sizes), max_size=12))
def test_nothing_lies_on_another_and_zones_are_over_one_another(things: list[tuple[Zone, Size]]) -> None:
    places = table_places(things, GAP)
    for (one, (zone, size)), (other, (another, beside)) in combinations(zip(places, things, strict=True), 2):
        across = abs(one.x - other.x) - (size.width + beside.width) / 2
        down = abs(one.y - other.y) - (size.height + beside.height) / 2
        assert max(across, down) >= GAP - 1e-9
        order = ["below", "middle", "above"]
        if zone != another:
            assert (order.index(zone) > order.index(another)) == (one.y > other.y)


@given(st.lists(sizes, min_size=1, max_size=3), st.lists(sizes, max_size=5))
def test_boards_lie_in_the_middle(boards: list[Size], decks: list[Size]) -> None:
    places = table_places([*(("middle", size) for size in boards), *(("above", size) for size in decks)], GAP)
    tops = [place.y + size.height / 2 for place, size in zip(places, boards, strict=False)]
    feet = [place.y - size.height / 2 for place, size in zip(places, boards, strict=False)]
    assert abs(max(tops) + min(feet)) < 1e-9


def test_a_board_alone_lies_at_the_middle() -> None:
    assert table_places([("below", Size(1, 1)), ("middle", Size(30, 20))], GAP)[1] == Point(0, 0)


@given(st.lists(sizes, max_size=12))
def test_rows_are_no_wider_than_the_table(things: list[Size]) -> None:
    places = table_places([("below", size) for size in things], GAP)
    for place, size in zip(places, things, strict=True):
        assert abs(place.x) + size.width / 2 <= max(WIDEST, size.width) / 2 + 1e-9


def test_without_a_board_decks_and_tokens_share_the_middle() -> None:
    deck, token = table_places([("above", Size(4, 6)), ("below", Size(2, 2))], GAP)
    assert (deck.y - 3) - (token.y + 1) == GAP
