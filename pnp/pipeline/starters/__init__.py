"""`pnp new`: a project of the author's own, from one of the starters in `files/`.

A starter is a folder of files as they will stand in the project, with two words to fill in: NAME, the game's id, in
texts and in names of folders, and TITLE. `files/common/` goes into every project: pnp.yaml and two open fonts.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.export.folder import why
from pnp.load.ids import check_id
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.schema import SchemaOptions, write_schemas

BLANK = "blank"

STARTERS = {
    BLANK: "seven poker cards with a number and a colour",
    "icons": "a deck with icons in its texts, a list of kinds, a low-ink variant",
    "tokens": "round and six-sided tokens with two sides",
    "hexboard": "a board of hexes, and pieces for it",
}
"""What each starter is."""

COMMON = "common"

FILLED = (".yaml", ".svg", ".md")
"""Files in which NAME and TITLE are filled in; others are copied as they are."""

OTHERWISE = "game"
"""The game's id where the folder's name gives none."""

LAST_OF_ASCII = 127

HIDDEN_NAMES = {"gitignore": ".gitignore"}
"""Files that packages hold under another name."""

_WORD = re.compile(r"\b(NAME|TITLE)\b( *)")
"""A word to fill in, with the blanks between it and a comment behind it."""

SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")
"""What the fonts of `files/common/` write (their coverage, a test)."""

UNWRITTEN = (
    "the fonts in fonts/ do not write `{}`, so the title is `{}` for now: add a font, then change `title:` in game.yaml"
)


class _File(Struct, frozen=True):
    """A file of a starter: its place in the project, its bytes."""

    path: str
    raw: bytes


def new_project(folder: Path, template: str = BLANK) -> Outcome:
    """Make a project in `folder`, which is made too, or is empty but for names with a dot.

    Reports:
        P040 a folder with something in it, or a file. P041 where the disk refuses; nothing is left then.
    """
    sink = Sink()
    if not _is_free(folder, sink):
        return outcome(sink, None)
    name = folder.absolute().name
    id, title = names_of(name)
    made: list[Path] = []
    try:
        for file in starter_files(template, id, title):
            _write(folder / file.path, file.raw, made)
    except OSError as error:
        _take_back(made)
        what, notes = f"the project cannot be written: {why(error)}", [f"at `{error.filename or folder.as_posix()}`"]
        sink.error("P041", what, notes=notes, help="free the place, or make it elsewhere: `pnp new DIR`")
        return outcome(sink, None)
    linked = write_schemas(folder, SchemaOptions(link=True))
    sink.extend(linked.diagnostics)
    count = sum(place.is_file() for place in made)
    shown = folder.as_posix()
    told = f"{number_of(count, 'file')} in {shown}: {STARTERS[template]}"
    if not is_written(name):
        told += f"\n{UNWRITTEN.format(name, title)}"
    go = "" if folder.absolute() == Path.cwd() else f"  cd {_typed(shown)}\n"
    return outcome(sink, open_world(folder, sink), f"{told}\nnext:\n{go}  pnp build\n  pnp check --print")


def names_of(name: str) -> tuple[str, str]:
    """The game's id and its title for a folder called `name`."""
    id = re.sub(r"[^\w\-]+", "-", name.lower()).strip("-_")
    if not check_id(id, "the game", Span(name), Sink()):
        id = OTHERWISE
    title = " ".join(re.split(r"[\s_-]+", name if is_written(name) else OTHERWISE)).strip()
    return id, f"{title[:1].upper()}{title[1:]}" or "Game"


def is_written(name: str) -> bool:
    """Whether the fonts of a starter have the letters of a name."""
    letters = [unicodedata.name(char, "") for char in unicodedata.normalize("NFC", name) if ord(char) > LAST_OF_ASCII]
    return all(letter.startswith(SCRIPTS) for letter in letters)


def starter_files(template: str, id: str, title: str) -> Iterator[_File]:
    """The files of a starter, filled in, in order of their paths."""
    words = {"NAME": id, "TITLE": json.dumps(title, ensure_ascii=False)}
    for part in (COMMON, template):
        for path, file in _walk(files(__package__) / "files" / part, ""):
            raw = file.read_bytes()
            if path.endswith(FILLED):
                raw = _WORD.sub(lambda found: _filled(found, words), raw.decode("utf-8")).encode("utf-8")
            yield _File(path.replace("NAME", id), raw)


def _filled(found: re.Match[str], words: dict[str, str]) -> str:
    """The word for a place holder; a comment behind it stays in its column, where there is room."""
    word, blanks = words[found[1]], found[2]
    commented = found.string.startswith("#", found.end())
    return word.ljust(len(found[0]) - 1) + " " if commented else word + blanks


def _walk(folder: Traversable, before: str) -> Iterator[tuple[str, Traversable]]:
    """All files below a folder, each with its path from there."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _walk(entry, f"{before}{entry.name}/")
        else:
            yield f"{before}{HIDDEN_NAMES.get(entry.name, entry.name)}", entry


def _is_free(folder: Path, sink: Sink) -> bool:
    """Whether a project can be made there."""
    shown = folder.as_posix()
    try:
        there = sorted(entry.name for entry in folder.iterdir() if not entry.name.startswith("."))
    except FileNotFoundError:
        return True
    except NotADirectoryError:
        sink.error("P040", f"`{shown}` is a file", help="choose another name for the folder")
        return False
    except OSError as error:
        sink.error("P041", f"`{shown}` cannot be looked into: {error.strerror or error}")
        return False
    if there:
        more = f" and {number_of(len(there) - 1, 'other')}" if len(there) > 1 else ""
        sink.error(
            "P040",
            f"the folder `{shown}` is not empty",
            notes=[f"it holds `{there[0]}`{more}; no file of yours is ever replaced"],
            help="choose a new folder: `pnp new NAME`",
        )
    return not there


def _write(place: Path, raw: bytes, made: list[Path]) -> None:
    """Write a new file and the folders above it, and note all that is made; a hidden file that is there stays."""
    missing = [folder for folder in place.parents if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir()
        made.append(folder)
    if place.exists():
        return
    made.append(place)
    place.write_bytes(raw)


def _take_back(made: list[Path]) -> None:
    """Remove what was made, the last first."""
    for place in reversed(made):
        try:
            place.rmdir() if place.is_dir() else place.unlink(missing_ok=True)
        except OSError:
            continue


def _typed(path: str) -> str:
    """A path as one types it in a shell."""
    return path if re.fullmatch(r"[\w./~-]+", path) else f'"{path}"'
