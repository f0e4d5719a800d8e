"""Time pnp, and other ways to the same pages, side by side in one run.

    python benchmarks/run.py                              pnp alone, both forms of layout
    python benchmarks/run.py --peers                      also reportlab, Typst, protograf and WeasyPrint
    python benchmarks/run.py --cards 54,540 --runs 3

Each number is of a whole process, started cold and without pnp's cache. Everything is written below output/benchmarks.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from deck import write_json
from measure import FailedError, OverTimeError, peak_megabytes, seconds
from project import FONTS, HERE, write_project

ROOT = HERE.parent
WORK = ROOT / "output" / "benchmarks"
PEERS = ("reportlab", "typst", "protograf", "weasyprint")

BOUNDS = {54: (0.7, None, None), 540: (1.2, None, None), 5400: (6.0, 300.0, 4.0)}
"""What pnp has to reach on two quiet cores, by cards: seconds, MB of memory, MB of PDF."""


@dataclass(frozen=True)
class Contestant:
    """One way to make the pages.

    Attributes:
        name: as in the table.
        prepare: writes what the command reads for a number of cards; gives the command and the PDF it will write.
    """

    name: str
    prepare: Callable[[int], tuple[list[str], Path]]


@dataclass(frozen=True)
class Result:
    """What one contestant needed for one number of cards."""

    seconds: float
    cpu_seconds: float
    memory_mb: float | None
    pdf_mb: float


def pnp(form: str) -> Contestant:
    """This project, from YAML and a layout in one of its two forms."""

    def prepare(count: int) -> tuple[list[str], Path]:
        folder = WORK / f"pnp-{form}-{count}"
        write_project(folder, count, form)
        command = [sys.executable, "-m", "pnp", "build", "--project", str(folder), "--quiet"]
        return command, folder / "output" / "bench"

    return Contestant(f"pnp, {form} layout", prepare)


def peer(name: str) -> Contestant | None:
    """Another program in an environment of its own; None, with a word on why, where it cannot be installed."""
    folder = WORK / f"venv-{name}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    script = HERE / "peers" / f"{name}_script.py"
    if not python.exists():
        print(f"installing {name} …", flush=True)
        venv.create(folder, with_pip=True)
    probe = f"import {name}, importlib.metadata as m; print(m.version('{name}'))"
    if subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode:
        subprocess.run([python, "-m", "pip", "install", "--quiet", name], capture_output=True, check=False)
    probed = subprocess.run([python, "-c", probe], capture_output=True, text=True, check=False)
    if probed.returncode:
        why = (probed.stderr.strip().splitlines() or ["no reason given"])[-1]
        print(f"{name} is left out: {why}")
        return None

    def prepare(count: int) -> tuple[list[str], Path]:
        data = WORK / f"deck-{count}"
        data.mkdir(parents=True, exist_ok=True)
        write_json(count, data / "deck.json")
        shutil.copytree(HERE / "icons", data / "icons", dirs_exist_ok=True)
        out = data / f"{name}.pdf"
        return [str(python), str(script), str(data / "deck.json"), str(data / "icons"), str(FONTS), str(out)], out

    return Contestant(f"{name} {probed.stdout.strip()}", prepare)


def measured(contestant: Contestant, count: int, runs: int, limit: float) -> Result:
    """The median time of `runs` processes, and the memory of one more.

    Raises:
        FailedError, OverTimeError: see `measure.seconds`.
    """
    command, out = contestant.prepare(count)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    times = []
    for _ in range(runs):
        _forget(out)
        times.append(seconds(command, environment, limit))
    _forget(out)
    memory = peak_megabytes(command, environment)
    files = list(out.glob("*.pdf")) if out.is_dir() else [out]
    wall, cpu = (statistics.median(values) for values in zip(*times, strict=True))
    return Result(wall, cpu, memory, sum(file.stat().st_size for file in files) / 1e6)


def _forget(out: Path) -> None:
    """Remove what an earlier run wrote, pnp's cache too."""
    shutil.rmtree(out.parent / ".cache", ignore_errors=True)
    if out.is_dir():
        shutil.rmtree(out)
    out.unlink(missing_ok=True)


def table(counts: Sequence[int], contestants: Sequence[Contestant], runs: int, patience: float) -> bool:
    """Measure and print, one block for each number of cards; tell whether pnp kept its bounds."""
    kept = True
    rates: dict[str, float] = {}
    for count in counts:
        print(
            f"\n{count} cards\n{'':28}{'seconds':>9}{'ratio':>8}{'CPU s':>8}{'memory MB':>11}{'PDF MB':>9}", flush=True
        )
        first = None
        for contestant in contestants:
            expected = rates.get(contestant.name, 0.0) * count
            if expected > patience:
                ratio = f"{expected / first:8.2f}" if first else f"{'':8}"
                print(f"{contestant.name:28}{expected:>9.0f}{ratio}   expected, not run", flush=True)
                continue
            try:
                result = measured(contestant, count, 1 if expected > patience / 4 else runs, 4 * patience)
            except (FailedError, OverTimeError) as error:
                print(f"{contestant.name:28}  failed: {str(error).strip().splitlines()[-1]}", flush=True)
                kept = kept and not contestant.name.startswith("pnp")
                continue
            first = first or result.seconds
            rates[contestant.name] = result.seconds / count
            memory = f"{result.memory_mb:11.0f}" if result.memory_mb is not None else f"{'?':>11}"
            verdict = _verdict(contestant, count, result)
            kept = kept and not verdict.startswith("  over")
            print(
                f"{contestant.name:28}{result.seconds:9.2f}{result.seconds / first:8.2f}"
                f"{result.cpu_seconds:8.2f}{memory}{result.pdf_mb:9.2f}" + verdict,
                flush=True,
            )
    return kept


def _verdict(contestant: Contestant, count: int, result: Result) -> str:
    """Which of pnp's bounds a result keeps or breaks."""
    if count not in BOUNDS or not contestant.name.startswith("pnp"):
        return ""
    found = (result.seconds, result.memory_mb, result.pdf_mb)
    broken = [
        f"{bound:g} {unit}"
        for value, bound, unit in zip(found, BOUNDS[count], ("s", "MB", "MB of PDF"), strict=True)
        if bound is not None and value is not None and value > bound
    ]
    return f"  over {', '.join(broken)}" if broken else "  within bounds"


def main() -> int:
    """Read the command line, run, print; exit status 1 where pnp failed or broke a bound."""
    parser = argparse.ArgumentParser(description="Time pnp, and other ways to the same pages, side by side.")
    parser.add_argument("--cards", default="54,540,5400", help="numbers of cards, separated by commas")
    parser.add_argument("--runs", type=int, default=3, help="processes timed for each number; the median counts")
    parser.add_argument("--peers", action="store_true", help="also run the other programs")
    parser.add_argument("--only", default="", help="contestants whose name begins with this")
    parser.add_argument("--patience", type=float, default=60, help="seconds: what would take longer is not run")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    compileall.compile_dir(HERE.parent / "pnp", quiet=1)  # as an installed program is
    contestants = [pnp("plain"), pnp("inkscape")]
    if options.peers:
        contestants += [found for name in PEERS if (found := peer(name))]
    chosen = [contestant for contestant in contestants if contestant.name.startswith(options.only)]
    kept = table([int(count) for count in options.cards.split(",")], chosen, options.runs, options.patience)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
