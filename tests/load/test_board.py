from __future__ import annotations

from typing import TypeVar

import pytest

from pnp.diagnostics import Diagnostic, Span
from pnp.geometry import Point, Rect, Size
from pnp.model.spec import BoardSpec, GameSpec
from pnp.model.values import ExpressionSource, Reference, Translated
from tests.load.projects import GAME, game

BOARD = "content/g/board.yaml"
PLAIN = "deck: d\nsize: poker\ncards: [{id: x}]\n"
LISTED = f"{GAME}boards: [board]\n"
HEAD = "board: board\nsize: 300 x 200 mm\n"
TWO = "spaces:\n- {id: hub, x: 10, y: 20}\n- {id: alps, x: 40, y: 20}\n"

T = TypeVar("T")


def loaded(body: str, head: str = HEAD, listed: str = LISTED) -> tuple[GameSpec, tuple[Diagnostic, ...]]:
    return game(PLAIN, listed, board=head + body)


def board(body: str, head: str = HEAD) -> BoardSpec:
    made, messages = loaded(body, head)
    assert [str(one) for one in messages] == []
    return made.boards["board"]


def said(body: str, head: str = HEAD, listed: str = LISTED) -> list[tuple[str, str]]:
    return [(one.code, one.what) for one in loaded(body, head, listed)[1]]


def test_a_board_has_size_bleed_and_title() -> None:
    made = board("title: {en: Valley, hu: Völgy}\nbleed: 5 mm\nlayout: {face: g/board.svg}\n")
    assert (made.id, made.game, made.path, made.size, made.bleed) == ("board", "g", BOARD, Size(300, 200), 5.0)
    assert made.title == Translated({"en": "Valley", "hu": "Völgy"})
    assert made.face is not None
    assert made.face.value == "g/board.svg"


def test_a_board_may_have_the_size_of_a_paper() -> None:
    assert board("", "board: board\nsize: a3\n").size == Size(297, 420)


def test_a_bare_board_has_nothing_on_it() -> None:
    made = board("")
    assert (made.spaces, made.routes, made.slots, made.boxes, made.track, made.rules) == ({}, (), {}, {}, None, ())
    assert made.bleed == 3.0


def test_a_space_has_a_place_a_kind_and_a_shape() -> None:
    space = board("spaces:\n- {id: hub, kind: town, x: 10, y: 20.5, radius: 7}\n").spaces["hub"]
    assert (space.id, space.kind, space.x, space.y, space.radius, space.outline) == ("hub", "town", 10, 20.5, 7, ())
    assert space.span == Span(BOARD, 4, 8, 3)
    assert space.spans["x"] == Span(BOARD, 4, 28, 2)


def test_values_of_a_space_are_all_that_is_stated() -> None:
    space = board("spaces:\n- {id: hub, kind: town, x: 10, y: 20.5, name: {en: Hub, hu: Közép}, level: 3}\n").spaces[
        "hub"
    ]
    assert space.values == {
        "name": Translated({"en": "Hub", "hu": "Közép"}),
        "level": 3,
        "kind": "town",
        "x": 10,
        "y": 20.5,
    }
    assert isinstance(space.values["x"], int)


def test_lengths_with_a_unit_are_taken_too() -> None:
    space = board("spaces:\n- {id: hub, x: 1 in, y: 2 cm, radius: 5 mm}\n").spaces["hub"]
    assert (space.x, space.y, space.radius) == (25.4, 20, 5)


def test_a_space_may_have_corners() -> None:
    space = board("spaces:\n- {id: hub, x: 5, y: 5, outline: [[0, 0], {x: 10, y: 0}, [5, 9]]}\n").spaces["hub"]
    assert space.outline == (Point(0, 0), Point(10, 0), Point(5, 9))
    assert (space.radius, space.values["outline"]) == (None, ((0, 0), (10, 0), (5, 9)))


@pytest.mark.parametrize(
    ("radius", "found"),
    [("radius: 9\n", (9, 9, 4)), ("radius: {place: 8}\n", (8, None, 4)), ("", (None, None, 4))],
)
def test_round_spaces_take_the_radius_of_their_kind(radius: str, found: tuple[float | None, ...]) -> None:
    spaces = "spaces:\n- {id: a, kind: place, x: 5, y: 5}\n- {id: b, x: 5, y: 5}\n- {id: c, x: 5, y: 5, radius: 4}\n"
    assert tuple(space.radius for space in board(radius + spaces).spaces.values()) == found


def test_spaces_may_be_a_map_by_id() -> None:
    made = board("spaces:\n  hub: {x: 1, y: 2}\n  7: {x: 3, y: 4}\n")
    assert [(space.id, space.x) for space in made.spaces.values()] == [("hub", 1), (7, 3)]


def test_a_route_joins_two_spaces() -> None:
    (route,) = board(f"{TWO}routes:\n- {{a: hub, b: alps, kind: rail, via: [[20, 30]], cost: 2}}\n").routes
    assert (route.a, route.b, route.via, route.name) == ("hub", "alps", (Point(20, 30),), "hub-alps")
    assert route.values == {"kind": "rail", "cost": 2}
    assert route.span == Span(BOARD, 7, 3, len("{a: hub, b: alps, kind: rail, via: [[20, 30]], cost: 2}"))


def test_a_slot_is_called_after_its_space() -> None:
    made = board(f"{TWO}slots:\n- {{space: hub, deck: d, x: 1, y: 2, width: 70, height: 90}}\n")
    slot = made.slots["hub"]
    assert (slot.id, slot.rect) == ("hub", Rect(1, 2, 70, 90))
    assert slot.values == {"space": "hub", "deck": "d", "x": 1, "y": 2, "width": 70, "height": 90}


def test_boxes_have_ids() -> None:
    made = board("boxes:\n- {id: title, kind: text, x: 1, y: 2, width: 7, height: 9}\n")
    assert made.boxes["title"].rect == Rect(1, 2, 7, 9)


def test_cells_of_a_track_stand_about_their_middles() -> None:
    track = board("track: {first: 1, cell: 10 x 8 mm, cells: [[10, 20], [20, 20]]}\n").track
    assert track is not None
    assert (track.first, track.cells) == (1, (Rect(5, 16, 10, 8), Rect(15, 16, 10, 8)))
    assert track.spans == (Span(BOARD, 3, 44, 8), Span(BOARD, 3, 54, 8))


@pytest.mark.parametrize(
    ("typed", "size"), [("18", (18, 18)), ("2 cm", (20, 20)), ("18 x 12 mm", (18, 12)), ("1 in x 12 mm", (25.4, 12))]
)
def test_sizes_of_cells(typed: str, size: tuple[float, float]) -> None:
    track = board(f"track: {{cell: {typed}, cells: [[50, 50]]}}\n").track
    assert track is not None
    assert (track.cells[0].width, track.cells[0].height) == pytest.approx(size)


def test_a_ring_goes_round_clockwise_from_the_top_left() -> None:
    track = board("track: {cell: 10, cells: {x: 5, y: 5, columns: 3, rows: 4}}\n").track
    assert track is not None
    places = [(int(cell.centre.x // 10), int(cell.centre.y // 10)) for cell in track.cells]
    assert places == [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)]


def test_tiling_stays_as_typed() -> None:
    assert board("tiling: {seam: butt, overlap: 10 mm}\n").tiling == {"seam": "butt", "overlap": "10 mm"}


def test_tiling_is_decoded_too() -> None:
    tiles = board("tiling: {seam: butt, overlap: 1 cm, avoid: [slots]}\n").tiles
    assert (tiles.seam, tiles.overlap and tiles.overlap.value, tiles.avoid, tiles.asked) == (
        "butt",
        10,
        ("slots",),
        True,
    )
    assert board("").tiles.avoid == ("spaces", "slots", "boxes", "track")
    assert board("tiling: {avoid: none}\n").tiles.avoid == ()


def test_panels_of_a_folding_board() -> None:
    assert (board("fold: 2x2\n").fold, board("fold: 3 x 1\n").fold, board("").fold) == ((2, 2), (3, 1), None)


def test_rules_of_a_board() -> None:
    (rule,) = board(f"{TWO}composition:\n- {{name: M, connected: {{from: hub, routes: kind == 'rail'}}}}\n").rules
    assert (rule.kind, rule.options["from"]) == ("connected", "hub")
    assert rule.options["routes"] == ExpressionSource("kind == 'rail'", Span(BOARD, 7, 44, 14))


def test_fields_choose_spaces_of_a_board() -> None:
    deck = "deck: d\nsize: poker\nfields: {at: {one_of: board.spaces}}\ncards: [{id: x, at: alps}]\n"
    made, messages = game(deck, LISTED, board=f"{HEAD}{TWO}")
    assert messages == ()
    assert made.decks["d"].cards[0].values["at"] == Reference("board.spaces", "alps", {"x": 40, "y": 20})


def test_boards_may_have_other_names() -> None:
    deck = "deck: d\nsize: poker\nfields: {at: {one_of: dale.spaces}, to: {one_of: board.spaces}}\ncards: [{id: x, at: alps, to: moor}]\n"
    hill = "board: hill\nsize: a3\nspaces: [{id: moor, x: 1, y: 1}]\n"
    dale = f"board: dale\nsize: a3\n{TWO}"
    made, messages = game(deck, f"{GAME}boards: [hill, dale]\n", hill=hill, dale=dale)
    assert messages == ()
    assert list(made.boards) == ["hill", "dale"]
    values = made.decks["d"].cards[0].values
    assert (values["at"], values["to"]) == (
        Reference("dale.spaces", "alps", {"x": 40, "y": 20}),
        Reference("board.spaces", "moor", {"x": 1, "y": 1}),
    )


def test_facts_know_where_they_stand() -> None:
    made, _ = game(PLAIN, f"{GAME}facts:\n  hand: 6\n  ties: [{{win: 3}}, 4]\n")
    assert {path: (span.line, span.column) for path, span in made.fact_spans.items()} == {
        "hand": (7, 9),
        "ties": (8, 3),
        "ties.0": (8, 10),
        "ties.0.win": (8, 16),
        "ties.1": (8, 20),
    }


@pytest.mark.parametrize(
    ("body", "code", "what"),
    [
        ("spaces: [{id: a, x: 1}]\n", "P121", "space `a` has no `y`"),
        ("spaces: [{x: 1, y: 1}]\n", "P121", "space 1 has no `id`"),
        ("spaces: [a]\n", "P120", "space 1 is one value, not a map of `name: value`"),
        ("spaces: 7\n", "P120", "`spaces` is one value, not a list"),
        ("spaces: {a: 7}\n", "P120", "space `a` is one value, not a map of `name: value`"),
        ("spaces: [{id: a, x: 1, y: b}]\n", "P110", "`y` of space `a` is `b`, not a number"),
        ("spaces: [{id: a, x: 1, y: 1, radius: 0}]\n", "P123", "`radius` of space `a` is 0, not more than 0"),
        ("spaces: [{id: a, x: 1, y: 1}, {id: a, x: 2, y: 2}]\n", "P142", "there are two spaces `a`"),
        ("spaces: [{id: a, x: 1, y: 1, raduis: 3}]\n", "P104", "unknown key `raduis` in space `a`"),
        (
            "spaces: [{id: a, x: 1, y: 1, outline: [[1, 1], [2, 2]]}]\n",
            "P173",
            "the outline of space `a` has 2 corners, which enclose nothing",
        ),
        (
            "spaces: [{id: a, x: 1, y: 1, outline: [[1, 1], [2], [3, 3]]}]\n",
            "P172",
            "corner 2 of `outline` of space `a` is no place",
        ),
        (f"{TWO}routes: [{{a: hub}}]\n", "P121", "route 1 has no `b`"),
        (f"{TWO}routes: [{{a: hub, b: alp}}]\n", "P174", "`b` of route 1 is `alp`, which is no space of the board"),
        (f"{TWO}routes: [{{a: hub, b: alps, knid: rail}}]\n", "P104", "unknown key `knid` in route 1"),
        ("spaces: [{id: a, x: 1, y: 1, -1: b}]\n", "P104", "unknown key `-1` in space `a`"),
        ("spaces: [{id: a, x: 1, y: 1, true: b}]\n", "P104", "unknown key `true` in space `a`"),
        (
            "spaces: [{id: a, x: 1, y: 1, name: {enn: A, hu: B}}]\n",
            "P127",
            "`enn` is not among the game's languages, in `name` of space `a`",
        ),
        ("slots: [{x: 1, y: 1, width: 3, height: 3}]\n", "P121", "slot 1 has no `id` or `space`"),
        ("slots: [{id: a, x: 1, y: 1, width: 3}]\n", "P121", "slot `a` has no `height`"),
        ("slots: [{id: a, deck: e, x: 1, y: 1, width: 3, height: 3}]\n", "P152", "there is no deck `e`"),
        (
            f"{TWO}slots: [{{space: sea, x: 1, y: 1, width: 3, height: 3}}]\n",
            "P174",
            "`space` of slot `sea` is `sea`, which is no space of the board",
        ),
        ("boxes: [{id: a, x: 1, y: 1, width: -3, height: 3}]\n", "P123", "`width` of box `a` is -3, not more than 0"),
        ("track: {cells: [[1, 1]]}\n", "P121", "`track` has no `cell`"),
        ("track: {cell: 3 mm}\n", "P121", "`track` has no `cells`"),
        ("track: {cell: 3 mm, cells: 9}\n", "P175", "`cells` of the track is one value"),
        (
            "track: {cell: 3 mm, cells: {x: 1, y: 1, columns: 1, rows: 4}}\n",
            "P123",
            "`columns` of the track is 1, less than 2",
        ),
        ("track: {cell: 3 mm, cells: {x: 1, y: 1, rows: 4}}\n", "P121", "`cells` of the track has no `columns`"),
        ("track: {cell: 3 mm, cells: [[1, 1]], closed: true}\n", "P104", "unknown key `closed` in `track`"),
        ("rotues: []\n", "P104", "unknown key `rotues` in board `board`"),
        ("composition: [{connected: {form: hub}}]\n", "P104", "unknown key `form` in `connected` of rule 1"),
        ("composition: [{apart: 8}]\n", "P110", "`apart` of rule 1 is `8`, a length without a unit"),
        (
            "composition: [{routes: {crossing: no}}]\n",
            "P122",
            "`crossing` of `routes` of rule 1 is `no`, neither `true` nor `false`",
        ),
        ("composition: [{routes: {}}]\n", "P151", "`routes` asks for nothing, in rule 1"),
        (
            "composition: [{total: 3, in: [d], of: board.spaces}]\n",
            "P151",
            "`in` has no meaning in rule 1: only rules of game.yaml are about several decks",
        ),
    ],
)
def test_what_is_wrong_on_a_board_is_told(body: str, code: str, what: str) -> None:
    assert (code, what) in said(body)


def test_all_mistakes_are_told_in_one_run() -> None:
    body = "spaces: [{id: a, x: 1}, {id: b, y: 1}]\nroutes: [{a: a, b: c}]\ntrack: {cell: 3 mm, cells: 9}\n"
    assert [code for code, _ in said(body)] == ["P121", "P121", "P174", "P175"]


@pytest.mark.parametrize(
    ("head", "code", "what"),
    [
        ("size: a3\n", "P121", "the file has no `board`"),
        ("board: bord\nsize: a3\n", "P164", "the board calls itself `bord`"),
        ("board: board\n", "P121", "board `board` has no `size`"),
        ("board: board\nsize: 300 x 200\n", "P110", "`size` of board `board` is `300 x 200`, a length without a unit"),
        ("board: board\nsize: big\n", "P170", "`big` is no size of a board"),
    ],
)
def test_a_wrong_head_is_told(head: str, code: str, what: str) -> None:
    assert said("", head) == [(code, what)]


@pytest.mark.parametrize(
    ("listed", "code", "what"),
    [
        (f"{GAME}boards: [board, board]\n", "P142", "board `board` is listed twice"),
        (f"{GAME}boards: [board, d]\n", "P142", "`d` is listed as a deck and as a board"),
        (f"{GAME}boards: board\n", "P120", "`boards` is one value, not a list"),
        (GAME, "P176", "board `board` is not listed in game.yaml, so its rules are not asked"),
    ],
)
def test_a_wrong_list_of_boards_is_told(listed: str, code: str, what: str) -> None:
    assert (code, what) in said("", listed=listed)


def test_a_board_without_a_file_is_told_once() -> None:
    made, messages = game(PLAIN, f"{GAME}boards: [bord]\n", board=HEAD)
    assert [(one.code, one.what, one.help) for one in messages] == [
        ("P171", "board `bord` has no file content/g/bord.yaml", "did you mean `board`?")
    ]
    assert made.boards == {}


def test_spaces_of_a_board_that_is_not_there_are_told() -> None:
    deck = "deck: d\nsize: poker\nfields: {at: {one_of: bord.spaces}}\ncards: [{id: x}]\n"
    _, messages = game(deck, LISTED, board=f"{HEAD}{TWO}")
    assert [(one.code, one.what, one.help) for one in messages] == [
        ("P124", "there is no list `bord.spaces`", "did you mean `board.spaces`?")
    ]


def test_a_deck_whose_board_cannot_be_read_makes_no_more_messages() -> None:
    deck = "deck: d\nsize: poker\nfields: {at: {one_of: board.spaces}}\ncards: [{id: x, at: alps}]\n"
    _, messages = game(deck, LISTED, board="board: board\n")
    assert [one.code for one in messages] == ["P121"]


def test_a_space_that_cannot_be_read_is_one_message_however_many_routes_end_there() -> None:
    routes = (
        "routes:\n- {a: hub, b: alps}\n- {a: alps, b: hub}\nslots:\n- {space: hub, x: 1, y: 1, width: 9, height: 9}\n"
    )
    assert [code for code, _ in said(TWO.replace("x: 10", "x: NaN") + routes)] == ["P110"]


def test_a_radius_for_a_kind_that_no_space_has_is_told() -> None:
    spaces = "spaces:\n- {id: hub, kind: hub, x: 10, y: 20}\n"
    (found,) = loaded(f"radius: {{hubb: 14}}\n{spaces}")[1]
    assert (found.code, found.what, found.help) == ("P173", "no space is of kind `hubb`", "did you mean `hub`?")


def test_a_ring_of_absurdly_many_cells_is_refused() -> None:
    ring = "track: {cell: 12 mm, cells: {x: 12, y: 12, columns: 23000, rows: 16}}\n"
    assert said(ring) == [("P175", "a ring of 23000 x 16 has 46,028 cells, more than 1,000")]


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ("spaces:\n- {id: hub, x: 310, y: 20}\n", "space `hub` lies"),
        ("spaces:\n- {id: hub, x: 10, y: -1}\n- {id: alps, x: 0, y: 201}\n", "space `alps`, space `hub` lie"),
        ("boxes:\n- {id: aid, x: -60, y: 20, width: 50, height: 9}\n", "box `aid` lies"),
        ("slots:\n- {id: draw, x: 60, y: 220, width: 50, height: 9}\n", "slot `draw` lies"),
        (TWO + "routes:\n- {a: hub, b: alps, via: [[20, 30], [20, 300]]}\n", "a point of route 1 lies"),
        ("track: {cell: 10 mm, cells: [[10, 10], [400, 10]]}\n", "cell 1 of the track lies"),
    ],
)
def test_what_lies_outside_of_the_board_is_warned_of(body: str, names: str) -> None:
    assert said(body) == [("P167", f"{names} outside of board `board`")]


@pytest.mark.parametrize(
    "body",
    [
        "spaces:\n- {id: hub, x: 300, y: 0, radius: 9}\n",
        "boxes:\n- {id: aid, x: -40, y: 20, width: 50, height: 9}\n",
    ],
)
def test_what_goes_over_the_edge_of_the_board_is_on_it(body: str) -> None:
    assert said(body) == []
