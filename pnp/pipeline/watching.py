"""`pnp watch`: builds again after every change. Each build is a process of its own, as if typed again."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.pipeline.following import followed
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import open_world

SETTLE_S = 0.05
"""Of several files that are saved together all are waited for."""

GOES_ON = (0, 1, 70)
"""Statuses of a build after which another change may help: fine, the author's mistakes, a fault of ours."""

Build = Callable[[Sequence[str]], int]
"""Builds with the options given, as typed; gives the exit status."""


class Watched(Struct, frozen=True):
    """How watching ended: the status of the last build where no change would help, and messages of our own."""

    status: int
    outcome: Outcome


def watch(
    root: Path | None, arguments: Sequence[str], say: Callable[[str], None], build: Build | None = None
) -> Watched:
    """Build, and build again after every change, until a build ends as none should, or Ctrl+C is pressed.

    Args:
        root: the project folder; None takes the nearest one.
        arguments: what `pnp build` gets.
        say: is told when the files are as new as the content, and when they are not.
        build: stands in for the process in tests.

    Reports:
        P001 where there is no project, P044 where the system does not tell which files change.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None:
        return Watched(0, outcome(sink, None))
    changed = threading.Event()
    make = build or (lambda arguments: _built(world.root, arguments))
    built = ""
    with followed(world.root, lambda _: changed.set(), sink) as follower:
        follower.wait()
        while True:
            started = time.strftime("%H:%M:%S")
            status = make(arguments)
            if status not in GOES_ON:
                return Watched(status, outcome(sink, world))
            built = built if status else started
            say(_line(started, status == 0, built))
            changed.wait()
            time.sleep(SETTLE_S)
            changed.clear()
    return Watched(0, outcome(sink, world))


def _built(root: Path, arguments: Sequence[str]) -> int:
    """Run `pnp build`, which prints to the terminal itself."""
    command = [sys.executable, "-m", "pnp", "build", "--project", str(root), *arguments]
    return subprocess.run(command, check=False).returncode


def _line(now: str, done: bool, built: str) -> str:
    """What is said after a build."""
    if done:
        return f"{now} built; watching for changes, Ctrl+C ends"
    return f"{now} not built; the files are those {f'of {built}' if built else 'from before'}; watching for changes"
