"""How long a process takes, from start to end, and how much memory it and all it starts hold at their highest."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

SAMPLE_SECONDS = 0.02
"""Between two looks at the memory; a peak shorter than that may be missed."""


class FailedError(RuntimeError):
    """A contestant's process ended with an error."""


class OverTimeError(RuntimeError):
    """A contestant's process took longer than it may."""


def seconds(command: Sequence[str], environment: Mapping[str, str], limit: float) -> tuple[float, float]:
    """The wall time and the processor time of a whole process and its descendants, nothing sampled meanwhile.

    Processor time hardly changes when other programs are busy; it is nought where the system does not tell.

    Raises:
        FailedError: its exit status is not 0.
        OverTimeError: it took more than `limit` seconds.
    """
    started, before = time.perf_counter(), os.times()
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired as error:
        raise OverTimeError(command[0]) from error
    taken, after = time.perf_counter() - started, os.times()
    if done.returncode:
        raise FailedError((done.stderr + done.stdout).decode("utf-8", "replace")[-2000:])
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return taken, used


def peak_megabytes(command: Sequence[str], environment: Mapping[str, str]) -> float | None:
    """The highest sum of memory over the process and its descendants; None where the system does not tell.

    Pages that several processes share count once (the kernel's proportional set size), so forked workers are not
    charged for what they only inherit.
    """
    if not Path("/proc/self/smaps_rollup").exists():
        return None
    highest = 0
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while process.poll() is None:
            highest = max(highest, sum(_kilobytes(pid) for pid in _family(process.pid)))
            time.sleep(SAMPLE_SECONDS)
    return highest / 1024


def _family(pid: int) -> list[int]:
    """A process and all its descendants."""
    found = [pid]
    for member in found:
        for children in Path(f"/proc/{member}/task").glob("*/children"):
            try:
                found += [int(child) for child in children.read_text(encoding="ascii").split()]
            except OSError:
                continue
    return found


def _kilobytes(pid: int) -> int:
    """The proportional set size of one process; nought when it has just ended."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
