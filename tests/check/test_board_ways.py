from __future__ import annotations

import pytest

from tests.check.texts import facts, on_board

SPACES = """\
spaces:
  - {id: hub, kind: hub, x: 50, y: 50, steps: 0}
  - {id: alps, kind: place, x: 120, y: 50, steps: 1}
  - {id: sea, kind: place, x: 120, y: 120, steps: 2}
  - {id: moor, kind: stop, x: 50, y: 120, steps: 1}
"""

RING = """\
routes:
  - {a: hub, b: alps, kind: rail}
  - {a: alps, b: sea, kind: ship}
  - {a: hub, b: moor, kind: rail}
"""


def asked(rule: str, routes: str = RING, spaces: str = SPACES) -> list[tuple[str, str]]:
    return facts(on_board(spaces + routes, rule))


@pytest.mark.parametrize(
    "rule",
    [
        "{connected: {from: hub}}",
        "{connected: {from: sea}}",
        "{connected: {from: hub, routes: kind == 'rail'}, where: kind == 'stop'}",
        "{distances: {field: steps, from: hub}}",
        '{distances: {field: "(steps + 1) // 2", from: hub, step: 2}}',
        "{routes: {crossing: false, twice: false, clear: 10 mm}}",
        "{total: 3, of: board.routes}",
        '{unique: "[a, b] | sort", of: board.routes}',
        "{every: length == 70, of: board.routes}",
        "{every: a.kind != 'stop', of: board.routes}",
        "{exactly: 2, of: board.spaces, where: kind == 'place'}",
        "{refers: id, to: \"['hub', 'alps', 'sea', 'moor']\", of: board.spaces}",
        "{distribution: kind, of: board.spaces, is: {hub: 1, place: 2, stop: 1}}",
        "{check: board.spaces | length == 4 and board.spaces.hub.x == 50}",
    ],
)
def test_a_rule_that_holds_is_silent(rule: str) -> None:
    assert asked(rule) == []


@pytest.mark.parametrize(
    ("rule", "what"),
    [
        (
            "{connected: {from: hub, routes: kind == 'rail'}}",
            "space `sea` cannot be reached from `hub` over routes where `kind == 'rail'`",
        ),
        (
            "{connected: {from: hub, routes: kind == 'ship'}}",
            "3 spaces cannot be reached from `hub` over routes where `kind == 'ship'`",
        ),
    ],
)
def test_spaces_that_cannot_be_reached_are_told(rule: str, what: str) -> None:
    assert asked(rule) == [("P240", what)]


def test_all_lost_spaces_are_named_with_their_places() -> None:
    (one,) = on_board(SPACES, "{name: M2, connected: {from: hub}}")
    assert one.notes[0] == (
        "they are `alps` (content/g/board.yaml:6:10), `sea` (content/g/board.yaml:7:10), `moor` (content/g/board.yaml:8:10)"
    )


def test_routes_lead_both_ways() -> None:
    assert (
        asked(
            "{connected: {from: moor}}",
            "routes:\n  - {a: hub, b: moor}\n  - {a: alps, b: hub}\n  - {a: sea, b: alps}\n",
        )
        == []
    )


@pytest.mark.parametrize(
    ("route", "rule", "what"),
    [
        ("{a: sea, b: alps}", "{twice: false}", "2 routes join `alps` and `sea`"),
        ("{a: hub, b: hub}", "{twice: false}", "route `hub-hub` ends where it begins"),
        ("{a: hub, b: sea}", "{crossing: false}", ""),
        ("{a: hub, b: sea, via: [[90, 70], [90, 40]]}", "{crossing: false}", "routes `hub-alps` and `hub-sea` cross"),
        ("{a: moor, b: alps, via: [[60, 40]]}", "{crossing: false}", "routes `hub-alps` and `moor-alps` cross"),
        ("{a: alps, b: sea}", "{crossing: false}", ""),
    ],
)
def test_a_fourth_route_may_be_one_too_many(route: str, rule: str, what: str) -> None:
    found = asked(f"{{routes: {rule}}}", f"{RING}  - {route}\n")
    assert [text for _, text in found] in ([what] if what else [], [what])


def test_routes_that_cross_are_told_at_the_second() -> None:
    routes = "routes:\n  - {a: hub, b: sea}\n  - {a: moor, b: alps}\n"
    (one,) = on_board(SPACES + routes, "{routes: {crossing: false}}")
    assert (one.code, one.what, str(one.span), one.notes[0]) == (
        "P241",
        "routes `hub-sea` and `moor-alps` cross",
        "content/g/board.yaml:11:5",
        "the other: `hub-sea` (content/g/board.yaml:10:5)",
    )


def test_a_bend_keeps_routes_from_crossing() -> None:
    routes = "routes:\n  - {a: hub, b: sea}\n  - {a: moor, b: alps, via: [[160, 160]]}\n"
    assert asked("{routes: {crossing: false}}", routes) == []


def test_routes_that_run_over_one_another_are_told() -> None:
    spaces = SPACES + "  - {id: far, kind: stop, x: 190, y: 50}\n"
    routes = "routes:\n  - {a: hub, b: far}\n  - {a: hub, b: alps}\n"
    assert asked("{routes: {crossing: false}}", routes, spaces) == [
        ("P241", "routes `hub-far` and `hub-alps` run over one another")
    ]


def test_a_route_that_comes_near_a_space_is_told() -> None:
    spaces = SPACES + "  - {id: inn, kind: stop, x: 85, y: 63}\n"
    assert asked("{routes: {clear: 4 mm}}", RING, spaces) == [
        ("P241", "route `hub-alps` is 3 mm from space `inn`, less than 4 mm")
    ]
    assert asked("{routes: {clear: 3 mm}}", RING, spaces) == []


def test_only_routes_that_are_asked_for_are_looked_at() -> None:
    routes = f"{RING}  - {{a: sea, b: alps, kind: rail}}\n"
    assert asked("{routes: {twice: false}, where: kind == 'rail'}", routes) == []


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("y: 120, steps: 2", "y: 120, steps: 3", "`steps` of space `sea` is 3, and from `hub` it is 2 routes"),
        ("y: 50, steps: 1", "y: 50, steps: 0", "`steps` of space `alps` is 0, and from `hub` it is 1 route"),
    ],
)
def test_a_wrong_distance_is_told(old: str, new: str, what: str) -> None:
    assert asked("{distances: {field: steps, from: hub}}", RING, SPACES.replace(old, new)) == [("P245", what)]


def test_a_space_that_states_no_distance_is_left_out() -> None:
    assert asked("{distances: {field: steps, from: hub}}", RING, SPACES.replace(", steps: 2", "")) == []


def test_the_distance_of_a_space_out_of_reach_is_told() -> None:
    routes = "routes:\n  - {a: hub, b: alps}\n  - {a: hub, b: moor}\n"
    assert asked("{distances: {field: steps, from: hub}}", routes) == [
        ("P245", "`steps` of space `sea` is 2, and it cannot be reached")
    ]


def test_turns_are_counted_in_steps() -> None:
    assert asked("{distances: {field: steps, from: hub, step: 2}}") == [
        ("P245", "`steps` of space `sea` is 2, and from `hub`, with up to 2 routes a turn, it is 1 turn")
    ]


@pytest.mark.parametrize(
    ("rule", "code", "what"),
    [
        ("{connected: {from: hbu}}", "P239", "there is no space `hbu`"),
        ("{total: 4}", "P203", "`total` is about cards, and a board has none"),
        ("{connected: {from: hub, routes: knd == 'rail'}}", "P202", "`knd` is not a field of `board.routes`"),
        ("{apart: 3 mm, of: facts}", "", ""),
    ],
)
def test_a_rule_that_cannot_be_asked_is_told(rule: str, code: str, what: str) -> None:
    assert asked(rule) == ([(code, what)] if code else [])


def test_items_that_are_no_parts_of_the_board_are_told() -> None:
    assert asked("{apart: 3 mm, of: \"['a', 'b']\"}") == [("P239", "entry `1` has no place on board `board`")]
