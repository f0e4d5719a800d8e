"""Where the time of a build goes: by room, then by function, in one process under a profiler.

    python benchmarks/stages.py --cards 540 --form inkscape --lines 20

A profiler slows small functions more than large ones: compare stages with each other, not with `run.py`.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import time
from collections import defaultdict
from pathlib import Path

from project import HERE, write_project

ROOT = HERE.parent
WORK = ROOT / "output" / "benchmarks"
PACKAGE = f"{ROOT / 'pnp'}{'/' if '/' in str(ROOT) else chr(92)}"


def room(function: tuple[str, int, str]) -> str | None:
    """The room that a function of a profile belongs to; None outside of pnp."""
    path = function[0]
    return Path(path.removeprefix(PACKAGE)).parts[0].removesuffix(".py") if path.startswith(PACKAGE) else None


def by_room(stats: pstats.Stats) -> dict[str, float]:
    """Seconds spent below the calls into each room from outside of it, libraries included."""
    taken: dict[str, float] = defaultdict(float)
    for function, (_, _, _, _, callers) in stats.stats.items():  # type: ignore[attr-defined]
        own = room(function)
        if own is None:
            continue
        for caller, (_, _, _, below) in callers.items():
            if room(caller) != own:
                taken[own] += below
    return dict(taken)


def main() -> None:
    """Read the command line, build once under the profiler, print."""
    parser = argparse.ArgumentParser(description="Where the time of a build goes.")
    parser.add_argument("--cards", type=int, default=540)
    parser.add_argument("--form", choices=("plain", "inkscape"), default="plain")
    parser.add_argument("--lines", type=int, default=15, help="functions to list")
    options = parser.parse_args()
    folder = WORK / f"stages-{options.form}-{options.cards}"
    write_project(folder, options.cards, options.form)
    sys.path.insert(0, str(ROOT))
    sys.argv = ["pnp", "build", "--project", str(folder), "--jobs", "1", "--quiet"]
    profiler = cProfile.Profile()
    started = time.perf_counter()
    profiler.enable()
    try:
        from pnp.cli import main as pnp

        pnp()
    except SystemExit as left:
        if left.code:
            sys.exit(f"pnp left with status {left.code}")
    finally:
        profiler.disable()
    print(f"{options.cards} cards, {time.perf_counter() - started:.2f} s under the profiler")
    stats = pstats.Stats(profiler)
    for name, taken in sorted(by_room(stats).items(), key=lambda entry: -entry[1]):
        print(f"  {name:16}{taken:8.3f} s")
    stats.sort_stats("tottime").print_stats(options.lines)


if __name__ == "__main__":
    main()
