"""The preview says what `pnp check` says: at first, after content was saved, and after a layout was."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.model.preview import Wish
from pnp.pipeline.check import check_world
from pnp.pipeline.preview.bench import Bench
from pnp.pipeline.preview.desk import Desk
from pnp.world import MemoryWorld
from tests.cases.case import parsed

CASES = sorted((Path(__file__).parent.parent / "cases" / "errors").glob("*.case"))

Said = set[tuple[str, str, str]]


def said(found: tuple[Diagnostic, ...]) -> Said:
    return {(one.code, one.what, str(one.span)) for one in found}


def previewed(world: MemoryWorld, bench: Bench, desks: dict[str, Desk]) -> Said:
    sink = Sink()
    project = load_project(world, sink)
    found = said(sink.diagnostics)
    if project is None or sink.failed:
        return found
    for game in project.games.values():
        desk = desks.setdefault(game.id, Desk(bench, Wish(game.id, game.languages[0])))
        for _ in desk.renew(project, game, ()):
            pass
        for _ in desk.check(project, game):
            pass
        found |= said(tuple(one for _, one in desk.messages))
    return found


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_the_messages_are_those_of_a_check(case: Path) -> None:
    world = MemoryWorld(parsed(case.read_text(encoding="utf-8")).files)
    sink = Sink()
    check_world(world, (), sink)
    bench, desks = Bench(world), dict[str, Desk]()
    rounds = []
    for paths in ((), ("content/heroes/heroes.yaml",), ("layouts/heroes/face.svg",)):
        bench.changed(paths)
        rounds.append(previewed(world, bench, desks))
    assert rounds == [said(sink.diagnostics)] * 3
