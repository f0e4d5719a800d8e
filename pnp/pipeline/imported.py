"""`pnp import`: a deck file made of a table, for those who would rather go on in YAML."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from pnp.diagnostics import Sink, Span
from pnp.load.cells import Cell
from pnp.load.colours import HEX
from pnp.load.fields import NAME, RESERVED
from pnp.load.ids import check_id, same_id
from pnp.load.nodes import PLAIN, ScalarNode, is_table
from pnp.load.parts import CARD_KEYS
from pnp.load.scalars import BOOLEANS, INTEGER, LANGUAGE, NUMBER
from pnp.load.tables import KINDS, Table, read_table
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.replacing import replace_file
from pnp.world import DiskWorld

WIDTH = 120
"""Columns of a card on one line; longer ones take a line for each field."""

SAFE = re.compile(r"[^\W_](?:[\w .()/+;’–—…!?-]*[\w.)!?…])?")
"""Texts that need no quotes, wherever they stand."""

TYPES: Mapping[str, re.Pattern[str]] = {
    "integer": INTEGER,
    "number": NUMBER,
    "boolean": re.compile("|".join(BOOLEANS), re.IGNORECASE),
    "colour": HEX,
}
"""What every cell of a column must look like for the field to be of a type; else it is a text."""

ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


class ImportOptions(Struct, frozen=True):
    """What is asked for.

    Attributes:
        file: the table.
        deck: id of the deck; empty for the file's name.
        sheet: of a workbook; empty for the first.
        out: where the deck file goes; None for standard output.
        force: replace a file that is there.
    """

    file: Path
    deck: str = ""
    sheet: str = ""
    out: Path | None = None
    force: bool = False


class Imported(Struct, frozen=True):
    """The deck file to print (empty where it went to a file, or where something is wrong), and what was reported."""

    text: str
    outcome: Outcome


class _Column(Struct, frozen=True):
    """A column: its number, the field it becomes, and its language (empty for one text)."""

    number: int
    name: str
    language: str


def import_table(options: ImportOptions) -> Imported:
    """Make a deck file of a table.

    Reports:
        P018 no such table, or a file that is not written; P141 a name that no deck can have; P148 no table; what
        `read_table` reports.
    """
    sink = Sink()
    file = options.file
    world = DiskWorld(file.absolute().parent)
    if not file.is_file():
        sink.error("P018", f"there is no file `{file}`")
    elif not is_table(file.name):
        sink.error("P148", f"`{file}` is no table that pnp reads", notes=[KINDS], help="save it as CSV (UTF-8)")
    if sink.failed:
        return Imported("", outcome(sink, world))
    sheet = ScalarNode(options.sheet, PLAIN, file.name, 0, 0, 0) if options.sheet else None
    table = read_table(world, file.name, sheet, sink)
    deck = options.deck or _slug(file.stem) or "deck"
    check_id(deck, "the deck", Span(file.name), sink)
    if table is None or sink.failed:
        return Imported("", outcome(sink, world))
    text = deck_text(deck, table)
    if options.out is None:
        return Imported(text, outcome(sink, world))
    _write(options.out, text, options.force, sink)
    return Imported("", outcome(sink, world, "" if sink.failed else f"{options.out} written"))


def _write(place: Path, text: str, force: bool, sink: Sink) -> None:
    """Write the deck file; one that is there stays unless `force`."""
    if place.exists() and not force:
        sink.error("P018", f"`{place}` is there already", help="add `--force` to replace it, or give another name")
        return
    try:
        replace_file(place, text.encode("utf-8"))
    except OSError as error:
        sink.error("P018", f"`{place}` cannot be written: {error.strerror}")


def deck_text(deck: str, table: Table) -> str:
    """The deck file: fields of the types that the columns seem to have, and the cards."""
    columns, changed = _columns(table.head)
    lines = [f"deck: {yaml_text(deck)}", "size: poker        # change it to the size of your cards, as `63 x 88 mm`"]
    lines += [f"# column `{typed}` is now `{name}`" for typed, name in changed]
    fields = {column.name: _type(column, columns, table) for column in columns if column.name not in CARD_KEYS}
    lines += ["fields:", *(f"  {name}: {{type: {type}}}" for name, type in fields.items())] if fields else []
    lines.append("cards:" if table.rows else "cards: []")
    ids = _ids(table, columns)
    for id, row in zip(ids, table.rows, strict=True):
        lines += _card({"id": id, **_values(row, columns, fields)})
    return "\n".join(lines) + "\n"


def _columns(head: Sequence[Cell]) -> tuple[list[_Column], list[tuple[str, str]]]:
    """The columns that have a name, with names that fields can have, and which names are not those typed."""
    columns: list[_Column] = []
    changed = []
    for number, cell in enumerate(head):
        if not cell.text:
            continue
        base, _, language = cell.text.rpartition(".")
        if not base or not (LANGUAGE.fullmatch(language) or language == "local"):
            base, language = cell.text, ""
        taken = {column.name for column in columns if not (language and column.language)}
        same = {column.name for column in columns if column.language == language}
        name = _field_name(base, taken | same)
        columns.append(_Column(number, name, language))
        if name != base:
            changed.append((base, name))
    return columns, list(dict.fromkeys(changed))


def _field_name(typed: str, taken: Iterable[str]) -> str:
    """A name that a field can have and no other has."""
    name = re.sub(r"\W+", "_", typed.strip().lower()).strip("_")
    if not NAME.fullmatch(name) or not name.isidentifier():
        name = f"column_{name}".strip("_")
    if name in RESERVED and name not in CARD_KEYS:
        name += "_text"
    made, number = name, 2
    while made in taken:
        made, number = f"{name}_{number}", number + 1
    return made


def _type(column: _Column, columns: list[_Column], table: Table) -> str:
    """The type that all cells of a column agree with."""
    if any(other.language for other in columns if other.name == column.name):
        return "text"
    texts = [row[column.number].text for row in table.rows if column.number < len(row) and row[column.number].text]
    fitting = (type for type, pattern in TYPES.items() if texts and all(map(pattern.fullmatch, texts)))
    return next(fitting, "text")


def _ids(table: Table, columns: list[_Column]) -> list[str]:
    """An id for each row: the one typed, else made of the first column, else counted."""
    source = next((column.number for column in columns if column.name == "id"), 0)
    seen: set[str] = set()
    ids = []
    for number, row in enumerate(table.rows, 1):
        base = _slug(row[source].text if source < len(row) else "")
        if not base or not check_id(base, "", Span(""), Sink()):
            base = f"card-{number:02}"
        id, copy = base, 2
        while same_id(id) in seen:
            id, copy = f"{base}-{copy}", copy + 1
        seen.add(same_id(id))
        ids.append(id)
    return ids


def _slug(text: str) -> str:
    """A text as an id; one that can be an id stays as it is."""
    composed = unicodedata.normalize("NFC", text)
    if check_id(composed, "", Span(""), Sink()):
        return composed
    return re.sub(r"[^\w]+", "-", composed.casefold()).strip("-_")[:60].rstrip("-")


def _values(row: Sequence[Cell], columns: list[_Column], fields: Mapping[str, str]) -> dict[str, str | dict[str, str]]:
    """What a row sets, by key."""
    values: dict[str, str | dict[str, str]] = {}
    for column in columns:
        text = row[column.number].text if column.number < len(row) else ""
        if not text or column.name == "id":
            continue
        if column.language:
            texts = values.setdefault(column.name, {})
            if isinstance(texts, dict):
                texts[column.language] = text
        else:
            values[column.name] = text.lower() if fields.get(column.name) == "boolean" else text
    return values


def _card(values: Mapping[str, str | dict[str, str]]) -> list[str]:
    """A card on one line, or with a line for each key where that is too long or a text has several lines."""
    flow = ", ".join(f"{key}: {_inline(value)}" for key, value in values.items())
    one_line = f"  - {{{flow}}}"
    if len(one_line) <= WIDTH and not any("\n" in text for text in _texts(values)):
        return [one_line]
    lines: list[str] = []
    for key, value in values.items():
        if isinstance(value, dict):
            lines.append(f"    {key}:")
            lines += [line for language, text in value.items() for line in _keyed(language, text, " " * 6)]
        else:
            lines += _keyed(key, value, " " * 4)
    return [f"  - {lines[0].lstrip()}", *lines[1:]]


def _texts(values: Mapping[str, str | dict[str, str]]) -> Iterator[str]:
    """All texts of a card."""
    for value in values.values():
        yield from value.values() if isinstance(value, dict) else (value,)


def _inline(value: str | dict[str, str]) -> str:
    """A value within braces."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{language}: {yaml_text(text)}" for language, text in value.items()) + "}"
    return yaml_text(value)


def _keyed(key: str, text: str, indent: str) -> list[str]:
    """A key with its text, as a block where it has several lines."""
    lines = text.split("\n")
    if len(lines) > 1 and all(line == line.strip() and line.isprintable() for line in lines) and lines[0] and lines[-1]:
        return [f"{indent}{key}: |-", *(f"{indent}  {line}" if line else "" for line in lines)]
    return [f"{indent}{key}: {yaml_text(text)}"]


def yaml_text(text: str) -> str:
    """`text` as YAML reads it back: plain where that is safe, else in double quotes."""
    if SAFE.fullmatch(text) and "  " not in text and " -" not in text:
        return text
    return '"' + "".join(ESCAPES.get(char) or _printable(char) for char in text) + '"'


def _printable(char: str) -> str:
    """A character, or its escape where no file should hold it."""
    if char.isprintable():
        return char
    return f"\\u{ord(char):04X}" if ord(char) <= 0xFFFF else f"\\U{ord(char):08X}"
