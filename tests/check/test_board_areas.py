from __future__ import annotations

import pytest

from tests.check.texts import facts, on_board, told

PARTS = """\
spaces:
  - {id: hub, x: 50, y: 50}
  - {id: alps, x: 78, y: 50}
  - {id: lake, x: 150, y: 50, outline: [[140, 40], [160, 40], [160, 60], [140, 60]]}
slots:
  - {id: draw, x: 100, y: 80, width: 63, height: 88}
boxes:
  - {id: one, x: 170, y: 80, width: 20, height: 10}
  - {id: two, x: 190, y: 80, width: 20, height: 10}
track:
  cell: 10 mm
  cells: {x: 15, y: 15, columns: 28, rows: 18}
"""

ALL = "board.spaces + board.slots + board.boxes"


def asked(rule: str, parts: str = PARTS, **files: str) -> list[tuple[str, str]]:
    return facts(on_board(parts, rule, **files))


@pytest.mark.parametrize(
    "rule",
    [
        "{apart: 8 mm}",
        "{apart: 8 mm, where: id != 'alps'}",
        f"{{apart: 0 mm, of: {ALL}}}",
        "{apart: 9 mm, where: id != 'alps'}",
        "{inside: track}",
        "{inside: track, gap: 10 mm}",
        "{inside: board, gap: 5 mm, of: board.track}",
        "{track: {cells: 88, closed: true}}",
        "{track: {first: 0, holds: 87}}",
        "{track: {laps: 3, holds: 263}}",
    ],
)
def test_a_rule_that_holds_is_silent(rule: str) -> None:
    assert asked(rule) == []


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("{apart: 9 mm}", [("P242", "space `hub` and space `alps` are 8 mm apart, less than 9 mm")]),
        ("{apart: 1 mm, of: board.boxes}", [("P242", "box `one` and box `two` touch, less than 1 mm apart")]),
        (
            "{inside: track, gap: 20 mm, of: board.slots}",
            [("P243", "slot `draw` is 12 mm from cell 56 of the track, less than 20 mm")],
        ),
        (
            "{inside: one, of: board.spaces, where: id == 'hub'}",
            [("P243", "space `hub` goes 130 mm over the edge of box `one`")],
        ),
        (
            "{inside: board, gap: 45 mm, where: id == 'hub'}",
            [("P243", "space `hub` is 40 mm, less than 45 mm, from the edge of the board")],
        ),
        ("{inside: bord}", [("P239", "there is no box `bord`")]),
        ("{track: {cells: 100}}", [("P244", "the track has 88 cells instead of 100")]),
        ("{track: {first: 1}}", [("P244", "the track has the first cell 0 instead of 1")]),
        ("{track: {closed: false}}", [("P244", "the track is closed: cell 87 lies beside cell 0")]),
        ("{track: {holds: 88}}", [("P244", "the track counts up to 87, and must hold 88")]),
        ("{track: {holds: 264, laps: 3}}", [("P244", "the track counts up to 263 in 3 laps, and must hold 264")]),
        ("{track: {holds: \"'x'\"}}", [("P202", "`holds: 'x'` is x, which is no number")]),
    ],
)
def test_what_is_broken_is_told(rule: str, found: list[tuple[str, str]]) -> None:
    assert asked(rule) == found


@pytest.mark.parametrize(
    ("old", "new", "rule", "what"),
    [
        ("id: alps, x: 78", "id: alps, x: 66", "{apart: 8 mm}", "space `hub` and space `alps` overlap"),
        ("id: hub, x: 50", "id: hub, x: 135", "{apart: 8 mm}", "space `hub` and space `lake` overlap"),
        ("id: two, x: 190", "id: two, x: 185", f"{{apart: 0 mm, of: {ALL}}}", "box `one` and box `two` overlap"),
        (
            "id: draw, x: 100, y: 80",
            "id: draw, x: 100, y: 55",
            f"{{apart: 0 mm, of: {ALL}}}",
            "space `lake` and slot `draw` overlap",
        ),
        (
            "id: draw, x: 100, y: 80",
            "id: draw, x: 100, y: 110",
            "{inside: track}",
            "slot `draw` overlaps cell 56 of the track",
        ),
        ("id: draw, x: 100, y: 80", "id: draw, x: 310, y: 80", "{inside: track}", "slot `draw` lies outside the track"),
        ("id: hub, x: 50", "id: hub, x: 292", "{inside: board}", "space `hub` goes 2 mm over the edge of the board"),
    ],
)
def test_a_part_that_is_moved_is_told(old: str, new: str, rule: str, what: str) -> None:
    assert old in PARTS
    assert what in [text for _, text in asked(rule, PARTS.replace(old, new))]


def test_the_part_that_comes_later_is_pointed_at() -> None:
    (one,) = on_board(PARTS, "{apart: 9 mm}")
    assert (str(one.span), one.notes[0]) == (
        "content/g/board.yaml:6:10",
        "the other: `hub` (content/g/board.yaml:5:10)",
    )


def test_routes_are_compared_with_what_they_do_not_join() -> None:
    routes = "routes:\n  - {a: hub, b: alps}\n  - {a: hub, b: lake, via: [[50, 95], [150, 95]]}\n"
    assert asked("{apart: 2 mm, of: board.routes + board.slots}", PARTS + routes) == [
        ("P242", "route `hub-lake` and slot `draw` overlap")
    ]
    assert asked("{apart: 2 mm, of: board.routes + board.spaces}", PARTS + routes) == []


def cells(*places: tuple[int, int]) -> str:
    return f"track: {{first: 1, cell: 10 mm, cells: {[list(place) for place in places]}}}\n"


@pytest.mark.parametrize(
    ("track", "rule", "found"),
    [
        (cells((10, 10), (20, 10), (30, 10)), "{closed: false}", []),
        (cells((10, 10), (20, 10), (20, 20), (10, 20)), "{closed: true}", []),
        (
            cells((10, 10), (20, 10), (30, 10)),
            "{closed: true}",
            ["the track is not closed: cell 3 does not lie beside cell 1"],
        ),
        (cells((10, 10), (21, 10), (31, 10)), "{closed: false}", ["cell 2 of the track does not lie beside cell 1"]),
        (cells((10, 10), (20, 20)), "{closed: false}", ["cell 2 of the track does not lie beside cell 1"]),
        (cells((10, 10), (20, 10), (25, 10)), "{cells: 3}", ["cells 2 and 3 of the track overlap"]),
        (cells((10, 10), (10, 10), (10, 10)), "{cells: 3}", ["3 pairs of cells of the track overlap"]),
        (cells((10, 10), (20, 10)), "{holds: 2}", []),
        (cells((10, 10), (20, 10)), "{holds: 3}", ["the track counts up to 2, and must hold 3"]),
    ],
)
def test_cells_one_by_one(track: str, rule: str, found: list[str]) -> None:
    assert [what for _, what in asked(f"{{track: {rule}}}", track)] == found


@pytest.mark.parametrize("rule", ["{track: {cells: 3}}", "{inside: track, of: board.spaces}"])
def test_a_board_without_a_track_is_told(rule: str) -> None:
    assert asked(rule, "spaces: [{id: hub, x: 50, y: 50}]\n") == [
        ("P237", "the rule is about a track, and board `board` has none")
    ]


DECK = "deck: cards\nsize: 88 x 63 mm\ncards: [{id: a}]\n"


@pytest.mark.parametrize(
    ("size", "found"),
    [
        ("width: 63, height: 88", []),
        ("width: 88, height: 63", []),
        ("width: 90, height: 90", []),
        ("width: 62, height: 90", [("P246", "slot `draw` is 62 x 90 mm, too small for cards of 88 x 63 mm")]),
    ],
)
def test_cards_must_fit_their_slot(size: str, found: list[tuple[str, str]]) -> None:
    board = f"board: board\nsize: a2\nslots: [{{id: draw, deck: cards, x: 10, y: 10, {size}}}]\n"
    assert facts(told("", board=board, cards=DECK)) == found


def test_a_rule_of_game_yaml_may_be_about_the_board() -> None:
    board = f"board: board\nsize: 300 x 200 mm\nradius: 10\n{PARTS}"
    assert facts(told("composition:\n  - {apart: 9 mm}\n", board=board)) == [
        ("P242", "space `hub` and space `alps` are 8 mm apart, less than 9 mm")
    ]


def test_each_board_has_its_own_rules() -> None:
    one, two = (
        f"board: {id}\nsize: a3\nspaces: [{{id: {id}, x: 50, y: 50}}]\ncomposition:\n  - {{total: {number}, of: board.spaces}}\n"
        for id, number in (("hill", 1), ("dale", 2))
    )
    assert facts(told("", hill=one, dale=two)) == [("P210", "`board.spaces` has 1 space instead of 2")]


def test_a_rule_that_breaks_in_many_places_is_one_message() -> None:
    spaces = "spaces:\n" + "".join(f"  - {{id: s{number}, x: 400, y: 10}}\n" for number in range(12))
    (found,) = on_board(spaces, "{inside: board}")
    assert found.what == "`inside` does not hold in 12 places"
    assert found.notes[0] == "space `s0` goes 110 mm over the edge of the board (content/g/board.yaml:5:10)"
    assert found.notes[8:] == ("and 4 more",)
