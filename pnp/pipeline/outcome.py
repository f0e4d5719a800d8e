"""What a run of the pipeline gives back to the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Sink
from pnp.world import DiskWorld, OutsideProjectError, World, read_text


class Steps(Protocol):
    """Whoever shows the progress."""

    def step(self, done: int, total: int, what: str) -> None:
        """`done` of `total` steps are finished; `what` is being made."""


class Outcome(Struct, frozen=True):
    """Diagnostics in order, a way to quote the author's lines, and the closing line (empty: nothing was made).

    Attributes:
        folder: of the project on disk.
    """

    diagnostics: tuple[Diagnostic, ...]
    source_line: Callable[[str, int], str | None]
    closing: str = ""
    folder: Path | None = None


def outcome(sink: Sink, world: World | None, closing: str = "") -> Outcome:
    """Close a run: what `sink` holds, with lines quoted from `world`."""
    texts: dict[str, list[str]] = {}

    def source_line(path: str, line: int) -> str | None:
        if path not in texts:
            try:
                texts[path] = read_text(world, path).split("\n") if world else []
            except (OSError, UnicodeDecodeError, OutsideProjectError):
                texts[path] = []
        lines = texts[path]
        return lines[line - 1] if 0 < line <= len(lines) else None

    folder = world.root if isinstance(world, DiskWorld) else None
    return Outcome(_in_order(sink.diagnostics), source_line, closing, folder)


def _in_order(diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """File by file as they first occur, each from its top: so one mends while one scrolls."""
    files = {path: number for number, path in enumerate(dict.fromkeys(map(_path, diagnostics)))}
    return tuple(sorted(diagnostics, key=lambda found: (files[_path(found)], _line(found))))


def _line(diagnostic: Diagnostic) -> int:
    """The line that a message points at; 0 for a file as a whole."""
    return diagnostic.span.line if diagnostic.span else 0


def _path(diagnostic: Diagnostic) -> str:
    """The file that a message points at; empty for none."""
    return diagnostic.span.path if diagnostic.span else ""


def number_of(number: int, noun: str) -> str:
    """`1 sheet`, `7 sheets`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
