"""The games that ship, whole or with one place in their files changed."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path

from pnp.check import check_game
from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.world import MemoryWorld

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"rule `(\w+)`")


@functools.cache
def texts() -> Mapping[str, str]:
    """The files of all games by path: `content/tricks/tricks.yaml` and so on."""
    places = [*sorted((ROOT / "content").rglob("*.yaml")), ROOT / "pnp.yaml"]
    return {place.relative_to(ROOT).as_posix(): place.read_text(encoding="utf-8") for place in places}


def told(game: str, changed: Mapping[str, str]) -> list[Diagnostic]:
    """All messages about the content of a game in which some files, by path, have another text."""
    sink = Sink()
    project = load_project(MemoryWorld({**texts(), **changed}), sink, [game])
    if project is not None and not sink.failed:
        check_game(project.games[game], sink)
    return list(sink.diagnostics)


def named(diagnostic: Diagnostic) -> str:
    """The rule that a message is about, or its code where it is about none."""
    found = NAMED.search(" ".join((diagnostic.what, *diagnostic.notes)))
    return found[1] if found else diagnostic.code
