"""Which cards a message is about: those that it names, stands at, or proposes to change."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.load import load_project
from pnp.pipeline.preview.places import Places
from pnp.world import MemoryWorld
from tests.pipeline.projects import heroes

DECK = "content/heroes/heroes.yaml"
RULE = Span(DECK, 4, 3)


@pytest.fixture(scope="module")
def places() -> Places:
    world = MemoryWorld(heroes())
    project = load_project(world, Sink())
    assert project is not None
    lines = {path: content.split("\n") for path, content in heroes().items() if isinstance(content, str)}
    return Places(project.games["heroes"].decks.values(), lambda path, line: lines[path][line - 1])


@pytest.mark.parametrize(
    ("what", "help", "named"),
    [
        ("card `rook` costs too much", None, ["rook"]),
        ("cards `rook`, `queen` and `pawn` are alike", None, ["rook", "queen", "pawn"]),
        ("a level is there twice", "write `level: 4` on card `rook` or `queen`", ["rook", "queen"]),
        ("card `pawn` has no level", "write `level: 4` on card `rook`", ["pawn"]),
        ("a level is there twice", "write `level: 4` on card `dragon`", []),
        ("a level is there twice", None, []),
    ],
)
def test_cards_are_named_by_the_message_or_by_its_help(
    places: Places, what: str, help: str | None, named: list[str]
) -> None:
    assert [card for _, card in places.of(Diagnostic("P211", what, RULE, help=help))] == named
