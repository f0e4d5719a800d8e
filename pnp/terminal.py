"""Diagnostics, progress and closing lines on the terminal: what the command line prints."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from pnp.diagnostics.diagnostic import Diagnostic, Severity
from pnp.diagnostics.text import MOST_SHOWN, RESET, SourceLine, as_json, as_workflow, counted, headline, human

PROGRESS_AFTER_S = 1.0
BAR_WIDTH = 30


class Reporting(Struct, frozen=True):
    """How to print: `format` is human, short, json or github; `writes`: the command makes files.

    Attributes:
        folder: of the project.
    """

    format: str
    strict: bool
    show_all: bool
    quiet: bool
    writes: bool = True
    folder: Path | None = None


def report(diagnostics: Iterable[Diagnostic], source_line: SourceLine, closing: str, reporting: Reporting) -> bool:
    """Print diagnostics to stderr (JSON and GitHub's to stdout) and the closing line; tell whether the run failed."""
    found = list(diagnostics)
    errors = sum(diagnostic.severity is Severity.ERROR for diagnostic in found)
    warnings = sum(diagnostic.severity is Severity.WARNING for diagnostic in found)
    failed = bool(errors or (reporting.strict and warnings))
    if reporting.format == "json":
        print(as_json(found))  # noqa: T201
        return failed
    if reporting.format == "github":
        folder = _within_repository(reporting.folder)
        for diagnostic in found:
            print(as_workflow(diagnostic, folder))  # noqa: T201
    else:
        _show(found, source_line, reporting)
    if errors or warnings:
        end = "; nothing written" if failed and reporting.writes and closing == "" else ""
        _say(counted(errors, warnings) + end)
    if closing and not reporting.quiet:
        _say(closing)
    return failed


def _show(found: list[Diagnostic], source_line: SourceLine, reporting: Reporting) -> None:
    """The messages for people, the first ones unless all are asked for."""
    colour = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    shown = found if reporting.show_all else found[:MOST_SHOWN]
    for diagnostic in shown:
        if reporting.format == "short":
            _say(headline(diagnostic, colour))
        else:
            _say(human(diagnostic, source_line, colour) + "\n")
    if len(found) > len(shown):
        _say(f"and {len(found) - len(shown)} more; `--all` shows them")


def _within_repository(folder: Path | None) -> str:
    """The project's folder as GitHub sees it; empty where it is the repository itself, or not in it."""
    repository = Path(os.environ.get("GITHUB_WORKSPACE") or Path.cwd()).resolve()
    if folder is None or not folder.resolve().is_relative_to(repository):
        return ""
    inside = folder.resolve().relative_to(repository).as_posix()
    return "" if inside == "." else inside


def shown_diff(diff: str) -> str:
    """A unified diff, on a terminal with what goes in red and what comes in green."""
    if not sys.stderr.isatty() or "NO_COLOR" in os.environ:
        return diff
    signs = {"-": "\x1b[31m", "+": "\x1b[32m", "@": "\x1b[36m"}
    return "\n".join(f"{signs[line[0]]}{line}{RESET}" if line[:1] in signs else line for line in diff.split("\n"))


def _say(text: str) -> None:
    """One message to stderr."""
    print(text, file=sys.stderr)  # noqa: T201


def fault(error: BaseException, version: str) -> str:
    """Keep the traceback in a file and give the sentence that asks for a report."""
    lines = [f"pnp {version}, Python {platform.python_version()}, {platform.platform()}\n"]
    lines += traceback.format_exception(error)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="pnp-fault-", suffix=".txt", delete=False) as file:
        file.writelines(lines)
    return (
        f"pnp stopped by a fault of its own: {type(error).__name__}: {error}\n"
        f"Nothing was written. Please report it with the file {file.name} and the files you were building."
    )


class Progress:
    """A bar on stderr for work that takes over a second; silent when piped or quiet."""

    def __init__(self, quiet: bool) -> None:
        self._silent = quiet or not sys.stderr.isatty()
        self._started = time.monotonic()
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self, done: int, total: int, what: str) -> None:
        """Redraw the bar, once a second has passed."""
        if self._silent or time.monotonic() - self._started < PROGRESS_AFTER_S:
            return
        filled = BAR_WIDTH * done // max(total, 1)
        sys.stderr.write(f"\r\x1b[K[{'#' * filled}{'-' * (BAR_WIDTH - filled)}] {done}/{total} {what}")
        sys.stderr.flush()
        self._drawn = True
