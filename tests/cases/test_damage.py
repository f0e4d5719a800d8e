"""Whatever happens to the files of a game, `pnp check` ends soon and speaks of the files, never of itself.

Run more by hand: `PNP_DAMAGE=2000 pytest tests/cases/test_damage.py`.
"""

from __future__ import annotations

import functools
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Sink
from pnp.pipeline.check import check_world
from pnp.world import MemoryWorld
from tests.cases.damage import damaged

ROOT = Path(__file__).parent.parent.parent
SEEDS = range(int(os.environ.get("PNP_DAMAGE", "2")))
LONGEST_S = 15
"""A card may take ten seconds to fill before it is stopped; whole games take well under one."""

DAMAGED = (
    *("content/tricks/tricks.yaml", "content/tricks/game.yaml", "content/scout/scout.yaml", "content/scout/game.yaml"),
    *("layouts/tricks/face.svg", "layouts/tricks/back.svg", "layouts/scout/face.svg", "layouts/scout/back.svg"),
    *("layouts/tricks/icons/clubs.svg", "layouts/shared/icons/pawn-out.svg", "pnp.yaml"),
)


class TooLongError(BaseException):
    """No handler of ours may catch this one."""


@functools.cache
def shipped() -> dict[str, bytes]:
    """The files of the project that ships."""
    folders = ("content", "layouts", "fonts")
    places = [place for folder in folders for place in sorted((ROOT / folder).rglob("*")) if place.is_file()]
    return {place.relative_to(ROOT).as_posix(): place.read_bytes() for place in (*places, ROOT / "pnp.yaml")}


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Fail where the body takes longer."""

    def stop(*_: object) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def checked(files: dict[str, bytes], game: str) -> tuple[Diagnostic, ...]:
    """What `pnp check` says of a game."""
    sink = Sink()
    check_world(MemoryWorld(files), (game,), sink)
    return sink.diagnostics


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("path", DAMAGED)
def test_a_damaged_file_gives_messages_and_no_exception(path: str, seed: int) -> None:
    files = shipped()
    text = damaged(files[path].decode("utf-8"), seed)
    game = "scout" if "scout" in path else "tricks"
    with at_most(LONGEST_S):
        found = checked({**files, path: text.encode("utf-8", "surrogatepass")}, game)
    for message in found:
        assert "object at 0x" not in message.what
        assert "Traceback" not in message.what
