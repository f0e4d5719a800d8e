"""`cards: {from: file.csv}`: the rows of a table as entries of `cards`, each value at its cell.

id,name.en,name.hu,cost        the head names fields; `name.hu` is the text of field `name` in hu
owl,Owl,Bagoly,2               {id: owl, name: {en: Owl, hu: Bagoly}, cost: 2}
fox,Fox,,                      an empty cell sets nothing: {id: fox, name: {en: Fox}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pnp.diagnostics import Replacement, Sink, Span
from pnp.diagnostics.similar import listed, nearest
from pnp.load.cells import Cell, Row, csv_rows
from pnp.load.files import file_text
from pnp.load.nodes import PLAIN, QUOTED, ListNode, MapNode, Node, ScalarNode, is_table
from pnp.load.parts import CARD_KEYS, CardFields
from pnp.load.shapes import check_keys, expect_scalar
from pnp.load.workbooks import workbook_rows
from pnp.load.yaml_characters import without_refused
from pnp.world import OutsideProjectError, World

FROM_KEYS = ("from", "sheet")
WORKBOOK = ".xlsx"
PART = re.compile(r"[^,;]+")
"""One choice in a cell of a `list_of` field."""


class Column(NamedTuple):
    """A column that is read.

    Attributes:
        number: from 0.
        head: as typed.
        name: of a field, or a key of cards.
        language: of the text in it, empty for a plain value.
    """

    number: int
    head: Cell
    name: str
    language: str = ""


class Table(NamedTuple):
    """A table: where it stands, its head, its rows."""

    path: str
    head: Row
    rows: tuple[Row, ...]


def table_cards(node: MapNode, fields: CardFields) -> ListNode | None:
    """The entries of the table that `node` (`{from: …}`) names; None where it cannot be read (reported).

    Reports:
        P143 no such file, P148 no table, P180 empty, P181 a wrong head, P182 a row too long, and what reading the
        file and `columns_of` report.
    """
    sink = fields.scope.sink
    check_keys(node, FROM_KEYS, "`cards`", sink)
    source = expect_scalar(node.entries["from"][1], "`from`", sink)
    sheet_node = node.value("sheet")
    sheet = expect_scalar(sheet_node, "`sheet`", sink) if sheet_node is not None else None
    if source is None or (sheet_node is not None and sheet is None):
        return None
    if not is_table(source.text):
        help = "save it as CSV (UTF-8), and write the name of that file"
        sink.error("P148", f"`{source.text}` is no table that pnp reads", source.inner, notes=(KINDS,), help=help)
        return None
    path = _found(source, fields)
    if path is None:
        return None
    table = read_table(fields.scope.world, path, sheet, sink)
    if table is None:
        return None
    columns = columns_of(table, fields)
    if not any(column.name == "id" for column in columns):
        return None
    entries = [entry for row in table.rows if (entry := _entry(row, table, columns, fields)) is not None]
    return ListNode(tuple(entries), table.path, 1, 1, 0)


KINDS = "tables are .csv and .tsv files in UTF-8, and .xlsx workbooks"


def _found(source: ScalarNode, fields: CardFields) -> str | None:
    """The path of the file named, beside the deck or in `content/`."""
    scope = fields.scope
    folders = (f"content/{scope.game}", "content")
    paths = [f"{folder}/{source.text}" for folder in folders]
    path = next((path for path in paths if scope.world.exists(path)), None)
    if path is None:
        there = sorted(_names(scope.world, folders))
        near = nearest(source.text, there)
        notes = [f"looked for {' and '.join(paths)}"]
        notes += [f"tables there: {listed(there)}"] if there and not near else []
        help = f"did you mean `{near}`?" if near else None
        scope.sink.error("P143", f"there is no file `{source.text}`", source.inner, notes=notes, help=help)
    return path


def _names(world: World, folders: tuple[str, ...]) -> Iterator[str]:
    """The tables that stand directly in `folders`."""
    for folder in folders:
        for path in world.files(folder):
            if is_table(path) and path.rpartition("/")[0] == folder:
                yield path.rpartition("/")[2]


def read_table(world: World, path: str, sheet: ScalarNode | None, sink: Sink) -> Table | None:
    """The table in a file; None where it cannot be read or is empty (reported).

    Args:
        world: holds the file.
        path: of a .csv, .tsv or .xlsx file.
        sheet: names one of a workbook.
        sink: receives the diagnostics.

    Reports:
        P105 P115 P116 unreadable, P148 a sheet of a CSV file, P180 empty, P183 quotes, P184 P185 workbooks.
    """
    rows: tuple[Row, ...] | None
    if path.lower().endswith(WORKBOOK):
        try:
            rows = workbook_rows(world.read_bytes(path), path, sheet, sink)
        except (OSError, OutsideProjectError):
            sink.error("P116", f"`{path}` cannot be read", Span(path))
            return None
    else:
        if sheet is not None:
            what = "`sheet` has no meaning for a CSV file, which holds one table"
            sink.error("P148", what, sheet.span, help="delete `sheet`")
        text = file_text(world, path, sink)
        rows = csv_rows(without_refused(text, path, sink), path, sink) if text is not None else None
    if rows is None:
        return None
    if not rows:
        help = "write the names of the fields in the first row, and a card in each row below"
        sink.error("P180", "the table is empty", Span(path), help=help)
        return None
    return Table(path, rows[0], rows[1:])


def columns_of(table: Table, fields: CardFields) -> tuple[Column, ...]:
    """The columns that are read, by the head; what is wrong there is reported once, not for each row.

    Reports:
        P104 unknown field, P127 languages, P181 a name missing, given twice, or that cannot have languages; no `id`.
    """
    sink = fields.scope.sink
    columns: dict[str, Column] = {}
    for number, head in enumerate(table.head):
        if not head.text:
            if any(len(row) > number and row[number].text for row in table.rows):
                what = f"column {number + 1} has no name"
                sink.error("P181", what, head.span(table.path), help="write the field's name in the first row")
            continue
        column = _column(number, head, table, fields)
        if column is None:
            continue
        first = columns.setdefault(f"{column.name}.{column.language}", column)
        if first is not column:
            what = f"column `{head.text}` is given twice"
            notes = (f"first given at {first.head.span(table.path)}",)
            sink.error("P181", what, head.span(table.path), notes=notes, help="delete one of the two")
    found = _without_mixed(columns, table, sink)
    if not any(column.name == "id" for column in found):
        sink.error(
            "P181",
            "the table has no column `id`",
            table.head[0].span(table.path),
            notes=("the id names a card in messages, in `--cards` and in file names",),
            help="add a column `id` with a name of its own for each card",
        )
    return found


def _column(number: int, head: Cell, table: Table, fields: CardFields) -> Column | None:
    """What one column is; None where it is nothing that can be read (reported)."""
    name, _, language = head.text.rpartition(".")
    if name:
        name, language = name.strip(), language.strip()
    else:
        name, language = head.text, ""
    if name in fields.refused:
        return None
    if name in CARD_KEYS and not language:
        return Column(number, head, name)
    if name not in fields.readers:
        return _slip(number, head, table, fields)
    return _by_language(Column(number, head, name, language), table, fields)


def _by_language(column: Column, table: Table, fields: CardFields) -> Column | None:
    """`column` where its language fits its field; else report it."""
    sink, head, name = fields.scope.sink, column.head, column.name
    spec, languages = fields.readers[name].spec, fields.scope.languages
    span = head.span(table.path)
    if not column.language:
        if spec.type == "text" and spec.languages:
            wanted = " and ".join(f"`{name}.{language}`" for language in spec.languages)
            notes = (f"field `{name}` has a text in each of {', '.join(spec.languages)}",)
            sink.error("P127", f"column `{name}` is one text for all", span, notes=notes, help=f"make columns {wanted}")
            fields.refused |= {name}
            return None
        return column
    if spec.type != "text":
        what = f"column `{head.text}` asks for a text in `{column.language}`, but field `{name}` is no text"
        sink.error("P181", what, span, help=f"write `{name}`", fix=Replacement(span, name))
        return None
    if column.language not in languages:
        near = nearest(column.language, languages)
        known = [] if near else [f"languages: {', '.join(languages)}"]
        help = f"did you mean `{name}.{near}`?" if near else None
        sink.error("P127", f"`{column.language}` is not among the game's languages", span, notes=known, help=help)
        return None
    return column


def _slip(number: int, head: Cell, table: Table, fields: CardFields) -> Column | None:
    """Report a column that is no field; it is read all the same where its name is nearly that of one."""
    known = (*fields.readers, *CARD_KEYS)
    name, _, language = head.text.rpartition(".")
    near = nearest(name or head.text, known)
    span = head.span(table.path)
    typed = f"{near}.{language}" if name else near
    certain = near is not None and near.casefold() == (name or head.text).casefold()
    fields.scope.sink.error(
        "P104",
        f"unknown column `{head.text}`",
        span,
        notes=(f"fields of deck `{fields.deck}`: {listed(fields.readers)}",) if fields.readers else (),
        help=f"did you mean `{typed}`?" if near else f"declare the field under `fields:` of deck `{fields.deck}`",
        fix=Replacement(span, typed) if certain and typed and head.length else None,
    )
    if near is None or any(near == cell.text.partition(".")[0] for cell in table.head):
        return None
    return Column(number, head, near, language if name else "")


def _without_mixed(columns: dict[str, Column], table: Table, sink: Sink) -> tuple[Column, ...]:
    """The columns, without those by language whose field has a plain one, too (reported)."""
    plain = {column.name: column for column in columns.values() if not column.language}
    found = []
    for column in columns.values():
        if column.language and column.name in plain:
            what = f"`{column.name}` is given both for all languages and as `{column.head.text}`"
            notes = (f"the other column stands at {plain[column.name].head.span(table.path)}",)
            help = f"name the other one by its language, as `{column.name}.en`, or delete one of the two"
            sink.error("P181", what, column.head.span(table.path), notes=notes, help=help)
        else:
            found.append(column)
    return tuple(found)


def _entry(row: Row, table: Table, columns: tuple[Column, ...], fields: CardFields) -> MapNode | None:
    """A row as an entry of `cards`; None where it cannot be one (reported)."""
    sink, path, last = fields.scope.sink, table.path, row[-1]
    first = next(cell for cell in row if cell.text)
    width = last.column + last.length - first.column if last.line == first.line else first.length
    beyond = next((cell for cell in row[len(table.head) :] if cell.text), None)
    if beyond is not None:
        used = max(number for number, cell in enumerate(row, 1) if cell.text)
        what = f"the row has {used} cells, but the table has {len(table.head)} columns"
        notes = ("a text with the separator in it must stand in quotes",)
        sink.error("P182", what, beyond.span(path), notes=notes, help='put the text in quotes, as `"fire, water"`')
        return None
    entries: dict[str, tuple[ScalarNode, Node]] = {}
    for column in columns:
        if column.number < len(row) and row[column.number].text:
            _set(entries, column, row[column.number], table, fields)
    if "id" not in entries:
        notes = ("the id names the card in messages, in `--cards` and in file names",)
        what = f"row {first.line} has no `id`"
        sink.error("P140", what, Span(path, first.line, first.column, width), notes=notes, help="fill in its `id`")
        return None
    return MapNode(entries, path, first.line, first.column, max(width, 0))


def _set(
    entries: dict[str, tuple[ScalarNode, Node]], column: Column, cell: Cell, table: Table, fields: CardFields
) -> None:
    """Put what a cell sets into the entry of its row."""
    key = ScalarNode(column.name, PLAIN, *_place(column.head, table))
    value = ScalarNode(cell.text, QUOTED if cell.quoted else PLAIN, *_place(cell, table))
    reader = fields.readers.get(column.name)
    if column.language:
        _, node = entries.get(column.name, (key, None))
        texts = node.entries if isinstance(node, MapNode) else {}
        inner = ScalarNode(column.language, PLAIN, *_place(column.head, table))
        entries[column.name] = (key, MapNode({**texts, column.language: (inner, value)}, *_place(cell, table)))
    elif reader is not None and reader.spec.type == "list_of":
        entries[column.name] = (key, ListNode(tuple(_choices(value)), *_place(cell, table)))
    elif reader is not None and reader.spec.type == "boolean":
        # Spreadsheets write TRUE and FALSE for what was typed as true and false.
        entries[column.name] = (key, value._replace(text=cell.text.lower() if cell.text.isupper() else cell.text))
    else:
        entries[column.name] = (key, value)


def _place(cell: Cell, table: Table) -> tuple[str, int, int, int]:
    """Path, line, column and length."""
    return table.path, cell.line, cell.column, cell.length


def _choices(cell: ScalarNode) -> Iterator[ScalarNode]:
    """The choices that one cell lists, between commas or semicolons."""
    for found in PART.finditer(cell.text):
        text = found[0].strip()
        if not text:
            continue
        start = found.start() + found[0].index(text) + (1 if cell.style == QUOTED else 0)
        if cell.length:
            yield cell._replace(text=text, style=PLAIN, column=cell.column + start, length=len(text))
        else:
            yield cell._replace(text=text, style=PLAIN)
