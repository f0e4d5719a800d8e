"""Diagnostics, progress and closing lines on the terminal: what the command line prints."""

from __future__ import annotations

import errno
import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from pnp.diagnostics.diagnostic import Diagnostic, Severity
from pnp.diagnostics.text import MOST_SHOWN, RESET, SourceLine, as_json, as_workflow, counted, headline, human

PROGRESS_AFTER_S = 1.0
BAR_WIDTH = 30

TAKES_NO_MORE = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EFBIG: "the disk takes no file of that size",
    errno.EIO: "the disk does not answer as it should",
    errno.EPIPE: "nobody reads it",
}
"""What a disk says that is no fault of ours."""


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
    """One message to stderr; where that takes nothing, the exit status is all there is to say."""
    with suppress(OSError):
        print(text, file=sys.stderr)  # noqa: T201


def fault(error: BaseException, version: str) -> str:
    """The sentence that asks for a report, with the file that holds the traceback, or with the traceback itself."""
    lines = [f"pnp {version}, Python {platform.python_version()}, {platform.platform()}\n"]
    lines += traceback.format_exception(error)
    said = (
        f"pnp stopped by a fault of its own: {type(error).__name__}: {error}\n"
        "The files of a game are written whole or not at all: none is half done. Please report it with "
    )
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="backslashreplace", prefix="pnp-fault-", suffix=".txt", delete=False
        ) as file:
            file.writelines(lines)
    except OSError:
        return f"{said}these lines and the files you were building.\n\n{''.join(lines)}"
    return f"{said}the file {file.name} and the files you were building."


def tell_full(error: BaseException | None = None) -> bool:
    """Say that a disk, or whatever stdout leads to, takes no more, if so; `error` is what a command ended with.

    Whoever closed the other end of a pipe wants no more of it, and is told nothing.
    """
    for stream in (sys.stderr, sys.stdout):
        try:
            stream.flush()
        except OSError as lost:
            # Or Python itself would try again at its end, and complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            error = error or (lost if stream is sys.stdout else None)
    if not isinstance(error, OSError) or error.errno not in TAKES_NO_MORE:
        return False
    if error.errno != errno.EPIPE:
        place = f"`{error.filename}`" if error.filename else "what was to be printed, or to be kept for a moment,"
        reason = TAKES_NO_MORE[error.errno]
        _say(f"{place} could not be written: {reason}; the files of each game are whole, the old or the new ones")
    return True


def begin_in_unicode() -> None:
    """Begin anew where Python, told to (`PYTHONUTF8=0`), takes the names of files for ASCII: games may be called `été`.

    What is printed stays in the encoding of the console.
    """
    if os.name == "posix" and not sys.flags.utf8_mode:
        os.environ.setdefault("PYTHONIOENCODING", f"{sys.stdout.encoding}:backslashreplace")
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


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
