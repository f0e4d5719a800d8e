"""A world that notes what was asked of it, so that an answer counts as long as the world would say the same again.

read layouts/tricks/face.svg   its digest        there layouts/tricks/icons/x.svg   no
list layouts/shared/icons      its digest        read fonts/gone.ttf                nothing
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from pathlib import PurePosixPath

from pnp.world import OutsideProjectError, World

READ, THERE, LIST = "read", "there", "list"

NOTHING = ""
"""What stands for a file that cannot be read."""

Trace = Mapping[str, str]
"""What was asked, as `read <path>`, and what the answer was."""


class Watched:
    """A world behind which another one stands. See `World`."""

    def __init__(self, world: World) -> None:
        """Ask `world`."""
        self._world = world
        self._trace: dict[str, str] = {}

    @property
    def trace(self) -> Trace:
        """All that was asked so far."""
        return dict(self._trace)

    def read_bytes(self, path: str) -> bytes:
        """See `World.read_bytes`."""
        try:
            content = self._world.read_bytes(path)
        except (OSError, OutsideProjectError):
            self._trace[f"{READ} {path}"] = NOTHING
            raise
        self._trace.setdefault(f"{READ} {path}", _digest(content))
        return content

    def exists(self, path: str) -> bool:
        """See `World.exists`."""
        there = self._world.exists(path)
        self._trace[f"{THERE} {path}"] = str(there)
        return there

    def files(self, folder: str) -> tuple[str, ...]:
        """See `World.files`."""
        found = self._world.files(folder)
        self._trace[f"{LIST} {folder}"] = _digest("\n".join(found).encode("utf-8"))
        return found

    def reads(self) -> frozenset[str]:
        """See `World.reads`."""
        return self._world.reads()


def holds(trace: Trace, world: World) -> bool:
    """Whether `world` would answer all that was asked as it did then."""
    return all(_answer(asked, world) == answer for asked, answer in trace.items())


def _answer(asked: str, world: World) -> str:
    """The answer to one question of a trace."""
    kind, _, path = asked.partition(" ")
    if kind == THERE:
        return str(world.exists(path))
    if kind == LIST:
        return _digest("\n".join(world.files(path)).encode("utf-8"))
    try:
        return _digest(world.read_bytes(path))
    except (OSError, OutsideProjectError):
        return NOTHING


def _digest(content: bytes) -> str:
    """What tells contents apart."""
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def broken(trace: Trace, world: World, paths: Collection[str]) -> bool:
    """Whether `world` answers anything that was asked about `paths`, what is above or below them, otherwise now."""
    asked = [f"{kind} {path}" for path in paths for kind in (READ, THERE)]
    asked += [f"{LIST} {folder}" for folder in {str(above) for path in paths for above in PurePosixPath(path).parents}]
    below = tuple([f"{path.rstrip('/')}/" for path in paths])
    asked += [question for question in trace if question.partition(" ")[2].startswith(below)]
    return any(question in trace and _answer(question, world) != trace[question] for question in asked)
