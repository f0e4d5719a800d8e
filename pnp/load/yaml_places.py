"""From the parser's marks (counted from 0, in a text that may be mended) to places in the author's own lines."""

from __future__ import annotations

from typing import Any, NamedTuple

from pnp.diagnostics import Span


class Change(NamedTuple):
    """A mend that was made in memory: at `column` of `line`, `old` characters became `new`; counted from 0."""

    line: int
    column: int
    old: int
    new: int

    def before(self, column: int) -> int:
        """The column in the line as it was before this change."""
        if column >= self.column + self.new:
            return column - self.new + self.old
        return min(column, self.column + self.old)


class Places:
    """Places in one text.

    Attributes:
        lines: of the text as it is parsed.
        changed: the lines that are not as typed.
    """

    def __init__(self, path: str, text: str, changes: tuple[Change, ...] = ()) -> None:
        """`changes`: what was mended, in the order of mending."""
        self.path = path
        self.lines = text.split("\n")
        self.changes = changes
        self.changed = frozenset(change.line for change in changes)

    def typed(self, line: int, column: int) -> int:
        """The column as the author sees it, counted from 0."""
        for change in reversed(self.changes):
            if change.line == line:
                column = change.before(column)
        return column

    def place(self, line: int, column: int, length: int) -> tuple[str, int, int, int]:
        """Path, line and column from 1, and length, in the author's own line."""
        if line in self.changed:
            start = self.typed(line, column)
            return self.path, line + 1, start + 1, self.typed(line, column + length) - start
        return self.path, line + 1, column + 1, length

    def between(self, start: Any, end: Any, column: int | None = None) -> tuple[str, int, int, int]:
        """The place from `start` (or a later column) to `end`, at most to the end of the first line."""
        line = start.line
        first = int(start.column) if column is None else column
        last = int(end.column) if line == end.line else max(first, len(self.lines[line].rstrip()))
        return self.place(line, first, last - first)

    def span(self, mark: Any, length: int = 1) -> Span:
        """The span of `length` characters from `mark`."""
        return Span(*self.place(mark.line, mark.column, length))
