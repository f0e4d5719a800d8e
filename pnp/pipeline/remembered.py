"""What a check found in a game, kept in `output/.cache` for as long as nothing that it looked at has changed.

A check looks at the same cards in each run, mostly without a change. What it says of one game depends on that game's
content and on the files that were asked for: layouts, pictures, icons, fonts, also those that were not there. Another
pnp, or another of the libraries that set and draw, begins anew. Safe to delete; what cannot be read counts as absent.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import pnp
from pnp.diagnostics import Diagnostic, Replacement, Severity, Span
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.watched import Trace, Watched, holds
from pnp.world import World

FORM = 1
"""Of the file; raised when what it holds changes."""

LIBRARIES = ("CairoSVG", "cairocffi", "cssselect2", "fonttools", "Jinja2", "numpy", "pillow", "uharfbuzz")

BY_THE_CLOCK = frozenset({"P306"})
"""Codes of messages that depend on how long something took: they are never kept."""


class Memory:
    """What checks found before, in one folder: a file for each game and kind of check."""

    def __init__(self, folder: Path) -> None:
        """`folder`: there or not."""
        self._folder = folder
        self._maker = ""

    def recall(self, name: str, asked: str, world: World) -> tuple[Diagnostic, ...] | None:
        """What was found under `name`; None where that is not known, or may be something else by now.

        Args:
            name: of the file.
            asked: all that the check was told beside the files that it asked for.
            world: the project as it is.
        """
        with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
            kept = json.loads((self._folder / f"{name}.json").read_bytes())
            if kept["asked"] == self._key(asked) and holds(kept["trace"], world):
                return tuple([_read(found) for found in kept["found"]])
        return None

    def keep(self, name: str, asked: str, trace: Trace, found: Iterable[Diagnostic]) -> None:
        """Keep what was found while `trace` was asked of the world."""
        found = tuple(found)
        if any(one.code in BY_THE_CLOCK for one in found):
            return
        kept = {"asked": self._key(asked), "trace": dict(trace), "found": [_written(one) for one in found]}
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            replace_file(self._folder / f"{name}.json", json.dumps(kept, ensure_ascii=False).encode("utf-8"))

    def _key(self, asked: str) -> str:
        """`asked`, and who answers."""
        self._maker = self._maker or _maker()
        return hashlib.sha256(f"{self._maker}\n{asked}".encode()).hexdigest()


def remembered(
    memory: Memory | None, asked: str, world: World, name: str, make: Callable[[World], tuple[Diagnostic, ...]]
) -> tuple[Diagnostic, ...]:
    """What `make` found before under `name`, or finds now in a world that is watched."""
    found = memory.recall(name, asked, world) if memory else None
    if found is None:
        watched = Watched(world)
        found = make(watched)
        if memory:
            memory.keep(name, asked, watched.trace, found)
    return found


def asked_of(world: World, game: str, *more: str) -> str:
    """All content that a game may be made of, as its digest, and `more` that the check is told."""
    digest = hashlib.sha256("\0".join((game, *more)).encode("utf-8"))
    own = f"content/{game}/"
    for path in ("pnp.yaml", *world.files("content")):
        # Shared lists stand beside the games' folders.
        if path.count("/") < 2 or path.startswith(own):
            content = world.read_bytes(path)
            digest.update(f"\0{path}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def _maker() -> str:
    """Which pnp this is, to the last change of a module, and which libraries it stands on."""
    folder = Path(pnp.__file__).parent
    modules = [
        f"{entry.name} {(state := entry.stat()).st_size} {state.st_mtime_ns}"
        for place, _, _ in os.walk(folder)
        if not place.endswith("__pycache__")
        for entry in sorted(os.scandir(place), key=lambda entry: entry.path)
        if entry.is_file()
    ]
    libraries = [f"{name} {_version(name)}" for name in LIBRARIES]
    return "\n".join([str(FORM), pnp.__version__, sys.version, *libraries, *modules])


def _version(library: str) -> str:
    """The version of a library; empty where it is not installed."""
    try:
        return version(library)
    except PackageNotFoundError:
        return ""


def _written(found: Diagnostic) -> dict[str, Any]:
    """A diagnostic as JSON."""
    return {
        "code": found.code,
        "what": found.what,
        "span": _written_span(found.span),
        "severity": str(found.severity),
        "label": found.label,
        "notes": found.notes,
        "help": found.help,
        "fix": [_written_span(found.fix.span), found.fix.text] if found.fix else None,
        "subjects": found.subjects,
    }


def _written_span(span: Span | None) -> list[str | int] | None:
    """A place as JSON."""
    return [span.path, span.line, span.column, span.length] if span else None


def _read(kept: Mapping[str, Any]) -> Diagnostic:
    """A diagnostic from JSON."""
    fix = kept["fix"]
    return Diagnostic(
        kept["code"],
        kept["what"],
        Span(*kept["span"]) if kept["span"] else None,
        Severity(kept["severity"]),
        kept["label"],
        tuple(kept["notes"]),
        kept["help"],
        Replacement(Span(*fix[0]), fix[1]) if fix else None,
        tuple(kept["subjects"]),
    )
