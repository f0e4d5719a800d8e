from __future__ import annotations

import pytest

from pnp.diagnostics import Sink, Span
from pnp.expressions import ExpressionError, Sandbox, build_views, compile_expression
from pnp.load import load_project
from pnp.model.values import ExpressionSource
from pnp.world import MemoryWorld

GAME = "game: g\npnp: 1\ntitle: G\nlanguages: [en, hu]\ndecks: [d]\nboards: [board, dale]\n"
DECK = "deck: d\nsize: poker\nfields: {at: {one_of: board.spaces}}\ncards: [{id: x, at: alps}]\n"
BOARD = """\
board: board
title: {en: Valley, hu: Völgy}
size: 300 x 200 mm
radius: {town: 12}
spaces:
  - {id: hub, kind: town, x: 10, y: 20, name: {en: Town, hu: Város}}
  - {id: alps, x: 40, y: 60.5, level: 3}
routes:
  - {a: hub, b: alps, kind: rail}
  - {a: alps, b: hub, via: [[40, 20]]}
slots: [{space: hub, x: 1, y: 2, width: 63, height: 88}]
boxes: [{id: title, x: 1, y: 2, width: 50, height: 9}]
track: {first: 1, cell: 10, cells: [[5, 5], [15, 5]]}
tiling: {overlap: 10 mm}
"""
DALE = "board: dale\nsize: a4\n"


def value(text: str, language: str = "en") -> object:
    files = {"game": GAME, "d": DECK, "board": BOARD, "dale": DALE}
    world = {"pnp.yaml": "", **{f"content/g/{name}.yaml": body for name, body in files.items()}}
    sink = Sink()
    project = load_project(MemoryWorld(world), sink)
    assert project is not None
    assert sink.diagnostics == ()
    view = build_views(project.games["g"], language)
    names = {**view.board_names, "card": view.decks["d"].cards[0]}
    return compile_expression(ExpressionSource(text, Span("")), Sandbox()).evaluate(names)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("board.id", "board"),
        ("board.title", "Valley"),
        ("board.title.hu", "Völgy"),
        ("board.size.width", 300),
        ("board.bleed", 3),
        ("board.spaces | length", 2),
        ("board.spaces | join(' ')", "hub alps"),
        ("board.spaces.hub.name", "Town"),
        ("board.spaces.alps.y", 60.5),
        ("board.spaces.hub.radius", 12),
        ("'yes' if board.spaces.alps.radius else 'no'", "no"),
        ("board.spaces.hub.x ~ ''", "10"),
        ("'yes' if board.spaces.hub.level else 'no'", "no"),
        ("board.spaces | selectattr('kind') | join", "hub"),
        ("board.spaces.alps == card.at", True),
        ("card.at in board.spaces", True),
        ("card.at.level", 3),
        ("board.routes[0].kind", "rail"),
        ("board.routes[0].a.name", "Town"),
        ("board.routes[0].length", 50.4),
        ("board.routes[1].length", 70.5),
        ("board.routes[1].via[0][0]", 40),
        ("board.slots.hub.width", 63),
        ("board.slots.hub.space", "hub"),
        ("board.boxes.title.height", 9),
        ("(board.slots + board.boxes) | length", 2),
        ("board.track | length", 2),
        ("board.track[1].number", 2),
        ("board.track[1].x", 10),
        ("board.tiling.overlap", "10 mm"),
    ],
)
def test_what_a_board_says(text: str, expected: object) -> None:
    found = value(text)
    assert found == (pytest.approx(expected, abs=0.005) if isinstance(expected, float) else expected)


def test_texts_are_in_the_build_language() -> None:
    assert value("board.spaces.hub.name", "hu") == "Város"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("board.spaces.sea.x", "a list has no `sea`"),
        ("board.spaces.hub.colour ~ ''", "`colour` is not a field of space `hub`"),
        ("board.spaces.hub.level ~ ''", "field `level` of space `hub` has no value"),
        ("board.routes[1].kind ~ ''", "field `kind` of route `alps-hub` has no value"),
    ],
)
def test_what_a_board_does_not_say(text: str, message: str) -> None:
    with pytest.raises(ExpressionError) as failed:
        value(text)
    assert failed.value.text == message
