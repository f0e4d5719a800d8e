from __future__ import annotations

import pytest

from pnp.check import check_game
from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.world import MemoryWorld

DECK = """\
deck: d
size: 63 x 88 mm
lists:
  place:
    hub: {{kind: hub}}
    alps: {{kind: place}}
    coast: {{kind: place}}
fields:
  at: {{one_of: place, where: "{where}"}}
  via: {{list_of: place, where: "kind == 'place'"}}
cards:
  - {{id: a, at: {at}, via: [alps, {via}]}}
"""


def found(at: str = "alps", via: str = "coast", where: str = "kind == 'place'") -> tuple[Diagnostic, ...]:
    world = MemoryWorld(
        {
            "pnp.yaml": "paper: a4\n",
            "content/g/game.yaml": "game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks: [d]\n",
            "content/g/d.yaml": DECK.format(at=at, via=via, where=where),
        }
    )
    sink = Sink()
    project = load_project(world, sink)
    assert project is not None
    assert not sink.diagnostics
    check_game(project.games["g"], sink)
    return sink.diagnostics


def test_entries_that_may_be_chosen_pass() -> None:
    assert found() == ()


@pytest.mark.parametrize(("at", "via", "field", "column"), [("hub", "coast", "at", 17), ("alps", "hub", "via", 28)])
def test_an_entry_that_may_not_be_chosen_is_named_with_its_place(at: str, via: str, field: str, column: int) -> None:
    (message,) = found(at, via)
    assert message.code == "P233"
    assert message.what == f"card `a` may not have `hub` as `{field}`"
    assert message.span is not None
    assert (message.span.line, message.span.column) == (12, column)


def test_a_where_sees_the_id_of_the_entry() -> None:
    (message,) = found(where="id != 'alps'")
    assert message.code == "P233"


def test_a_where_with_an_unknown_name_is_reported_once_in_its_place() -> None:
    (message,) = found(where="knd == 'place'")
    assert (message.code, message.span and message.span.line) == ("P234", 9)
