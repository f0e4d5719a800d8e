from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.check.board import within
from pnp.check.ways import Journeys
from tests.check.texts import facts, told

Edges = list[tuple[int, int]]


def graph(edges: Edges, nodes: int) -> dict[str, list[str]]:
    return {
        str(node): sorted({str(b if a == node else a) for a, b in edges if node in (a, b) and a != b})
        for node in range(nodes)
    }


def played(neighbours: dict[str, list[str]], start: str, goals: frozenset[str]) -> int | None:
    """The fewest turns found by playing every journey of as many markers as there are goals."""
    begin = (start,) * len(goals)
    seen, front, turns = {begin}, [begin], 0
    while front:
        following = []
        for markers in front:
            if goals <= set(markers):
                return turns
            for place in set(markers):
                here = markers.count(place)
                for moved in range(1, here + 1):
                    for goal in neighbours[place]:
                        rest = list(markers)
                        for _ in range(moved):
                            rest.remove(place)
                        after = tuple(sorted([*rest, *[goal] * moved]))
                        if after not in seen:
                            seen.add(after)
                            following.append(after)
        front, turns = following, turns + 1
    return None


@st.composite
def boards(draw: st.DrawFn) -> tuple[int, Edges, frozenset[str], int]:
    nodes = draw(st.integers(2, 6))
    pairs = list(combinations(range(nodes), 2))
    edges = draw(st.lists(st.sampled_from(pairs), max_size=8, unique=True))
    goals = draw(st.sets(st.integers(0, nodes - 1), min_size=1, max_size=3))
    return nodes, edges, frozenset(map(str, goals)), draw(st.integers(1, 2))


@given(boards())
@settings(max_examples=150, deadline=None)
def test_the_turns_are_those_of_the_shortest_game(board: tuple[int, Edges, frozenset[str], int]) -> None:
    nodes, edges, goals, step = board
    reach = within(graph(edges, nodes), step)
    played_on = {space: list(others) for space, others in reach.items()}
    assert Journeys(reach).turns("0", goals) == played(played_on, "0", goals)


def test_a_shared_way_is_gone_once() -> None:
    fork = graph([(0, 1), (1, 2), (2, 3), (2, 4)], 5)
    assert Journeys(fork).turns("0", frozenset(("3", "4"))) == 4


def test_what_was_found_for_one_card_serves_the_next() -> None:
    journeys = Journeys(graph(list(combinations(range(5), 2)), 5))
    found = [journeys.turns("0", frozenset(goals)) for goals in combinations_with_replacement("1234", 2)]
    assert found == [len(set(goals)) for goals in combinations_with_replacement("1234", 2)]


def test_a_goal_where_all_begin_takes_no_turn() -> None:
    assert Journeys(graph([(0, 1)], 2)).turns("0", frozenset("0")) == 0


BOARD = """\
board: board
size: 300 x 200 mm
spaces:
  - {id: town, kind: hub, x: 10, y: 10}
  - {id: a1, x: 40, y: 10}
  - {id: alps, kind: place, x: 70, y: 10}
  - {id: b1, x: 10, y: 40}
  - {id: sea, kind: place, x: 10, y: 70}
  - {id: moon, kind: place, x: 200, y: 150}
routes:
  - {a: town, b: a1}
  - {a: a1, b: alps}
  - {a: town, b: b1}
  - {a: b1, b: sea}
"""

CARDS = """\
deck: goals
size: poker
fields:
  places: {list_of: board.spaces}
  turns: {type: integer}
cards:
  - {id: one, places: [alps], turns: 1}
  - {id: two, places: [alps, sea], turns: 2}
composition:
  - {name: M8, moves: {field: turns, to: places, from: hub, step: 2}}
"""


def asked(old: str = "", new: str = "") -> list[tuple[str, str]]:
    assert old in CARDS
    return facts(told("", board=BOARD, goals=CARDS.replace(old, new)))


def test_true_turns_are_silent() -> None:
    assert asked() == []


def test_without_a_step_a_turn_is_one_route() -> None:
    assert asked(", step: 2", "") == [
        ("P250", "rule `M8`: `turns` of card `one` is 1, and the journey from `town` takes 2 turns"),
        ("P250", "rule `M8`: `turns` of card `two` is 2, and the journey from `town` takes 4 turns"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "what"),
    [
        ("turns: 2}", "turns: 3}", "P250", "`turns` of card `two` is 3, and the journey from `town` takes 2 turns"),
        ("[alps, sea]", "[alps, moon]", "P250", "`turns` of card `two` is 2, and it cannot be reached"),
        ("from: hub", "from: hib", "P239", "there is no space `hib`"),
        ("from: hub", "from: place", "P239", "`place` is the kind of 3 spaces, and the rule needs one"),
        ("from: hub", "from: alps", "P250", "`turns` of card `one` is 1, and the journey from `alps` takes 0 turns"),
        ("field: turns", "field: turnz", "P202", "`turnz` is not a field of deck `goals`"),
        (
            "to: places",
            "to: \"['alps', 'see']\"",
            "P239",
            "`['alps', 'see']` of card `one` names `see`, which is no space of the board",
        ),
    ],
)
def test_what_is_wrong_is_told(old: str, new: str, code: str, what: str) -> None:
    first_code, first = asked(old, new)[0]
    assert (first_code, first.removeprefix("rule `M8`: ")) == (code, what)


def test_the_mend_is_the_number_at_its_place() -> None:
    (one,) = told("", board=BOARD, goals=CARDS.replace("turns: 2}", "turns: 3}"))
    assert (str(one.span), one.help) == ("content/g/goals.yaml:8:43", "write `2`")


def test_many_wrong_numbers_are_one_message() -> None:
    many = "".join(f"  - {{id: c{number}, places: [alps], turns: 7}}\n" for number in range(5))
    (one,) = told("", board=BOARD, goals=CARDS.replace("composition:", f"{many}composition:"))
    assert (one.what, one.notes[0]) == (
        "rule `M8`: `turns` is wrong on 5 cards",
        "`c0` (content/g/goals.yaml:9:5): 7 instead of 1",
    )


def test_a_game_without_a_board_is_told() -> None:
    cards = CARDS.replace("list_of: board.spaces", "list_of: [alps, sea]")
    assert facts(told("", goals=cards)) == [("P237", "`moves` is about a board, and the game has none")]


def test_places_where_one_stands_already_take_part() -> None:
    assert asked("[alps, sea], turns: 2", "[town, alps], turns: 1") == []
