"""The text of a CSV table as rows of cells that know where they stand.

id;name;cost
owl;"Owl; old";2        a cell in quotes may hold separators, line ends, and quotes written twice
    ^ line 2, column 5
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pnp.diagnostics import Sink, Span

SEPARATORS = (",", ";", "\t")
"""Comma as in RFC 4180; semicolon where the comma is the decimal mark, as Excel writes; tab of copied cells."""

QUOTE = '"'
DECLARED = re.compile(r"sep=(.)\n", re.IGNORECASE)
"""The first line with which Excel's users state the separator."""

QUOTED = re.compile(r'"(?:[^"]|"")*"?')


class Cell(NamedTuple):
    """One cell.

    Attributes:
        text: without quotes, and without spaces around it where it had none.
        line, column: of its first character, from 1; in a workbook the row and the column of the sheet.
        length: up to the end of its first line; 0 where that is not known.
        quoted: whether it stood in quotes.
    """

    text: str
    line: int
    column: int
    length: int
    quoted: bool = False

    def span(self, path: str) -> Span:
        """Where it stands."""
        return Span(path, self.line, self.column, self.length)


Row = tuple[Cell, ...]


def separator_of(text: str) -> str:
    """The separator that the first line uses most, outside of quotes; the comma where it uses none."""
    first = re.sub(r'"[^"]*"', "", text.partition("\n")[0])
    return max(SEPARATORS, key=first.count)


def csv_rows(text: str, path: str, sink: Sink) -> tuple[Row, ...]:
    r"""The rows of a CSV text with `\n` line ends, empty ones left out.

    Reports:
        P183 a quote that does not close, or text behind a closing one.
    """
    declared = DECLARED.match(text)
    reader = _Reader(text, path, declared[1] if declared else separator_of(text), sink)
    if declared:
        reader.at, reader.line, reader.line_start = declared.end(), 2, declared.end()
    rows = []
    while reader.at < len(text):
        row = reader.row()
        if any(cell.text for cell in row):
            rows.append(row)
    return tuple(rows)


class _Reader:
    """A place in a text, moved on cell by cell."""

    def __init__(self, text: str, path: str, separator: str, sink: Sink) -> None:
        self.text = text
        self.path = path
        self.sink = sink
        self.separator = separator
        self.ends = re.compile(rf"[{re.escape(separator)}\n]|\Z")
        self.at = 0
        self.line = 1
        self.line_start = 0

    def row(self) -> Row:
        """The cells up to the end of the row."""
        cells = [self.cell()]
        while self.at < len(self.text) and self.text[self.at] == self.separator:
            self.at += 1
            cells.append(self.cell())
        self.at += 1
        self.line += 1
        self.line_start = self.at
        return tuple(cells)

    def cell(self) -> Cell:
        """The cell that begins here; moves on to its separator or line end."""
        start = self.at
        while self.text[start : start + 1] == " ":
            start += 1
        if self.text[start : start + 1] == QUOTE:
            return self.quoted(start)
        self.at = self.end(start)
        text = self.text[start : self.at].rstrip(" ")
        return Cell(text, self.line, start - self.line_start + 1, len(text))

    def end(self, start: int) -> int:
        """The next separator or line end."""
        found = self.ends.search(self.text, start)
        return found.start() if found else len(self.text)

    def quoted(self, start: int) -> Cell:
        """A cell in quotes that begins at `start`."""
        found = QUOTED.match(self.text, start)
        typed = found[0] if found else QUOTE
        line, column = self.line, start - self.line_start + 1
        shown = typed.partition("\n")[0]
        closed = len(typed) > 1 and (typed.count(QUOTE) % 2 == 0)
        after = start + len(typed)
        self.at = self.end(after)
        rest = self.text[after : self.at].strip()
        cell = Cell(typed[1:-1].replace(QUOTE * 2, QUOTE), line, column, len(shown), quoted=True)
        self.line += typed.count("\n")
        if "\n" in typed:
            self.line_start = start + typed.rfind("\n") + 1
        if not closed:
            what = "a quote is opened here that is never closed, so the rest of the table is one cell"
            help = 'put `"` at the end of the cell, or write `""` for a quotation mark that belongs to the text'
            self.sink.error("P183", what, Span(self.path, line, column, 1), help=help)
        elif rest:
            self.behind(cell, self.text.index(rest, after), rest)
        return cell

    def behind(self, cell: Cell, at: int, rest: str) -> None:
        """Report what stands behind a closing quote."""
        notes = [f"the cell begins at {cell.span(self.path)}"] if cell.line != self.line else []
        self.sink.error(
            "P183",
            f"`{rest}` stands behind the closing quote of a cell",
            Span(self.path, self.line, at - self.line_start + 1, len(rest)),
            notes=[*notes, "a cell in quotes ends with its quote"],
            help='write `""` for each quotation mark that belongs to the text, or use `“` and `”`',
        )
