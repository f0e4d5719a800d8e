"""What is wrong with a YAML text that cannot be parsed, and what to type instead.

Every mend is tried: it is offered only where the parser then comes further than before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import yaml

Events = Callable[[str], Iterator[Any]]

CLOSERS = {"[": "]", "{": "}"}
QUOTES = "\"'"

BLOCK_ENTRY = re.compile(r"(\s*(?:-\s+)*)((?:[^\s\"'{}\[\]#&*!|>%@`,:][^:]*?|\"[^\"]*\"|'[^']*'):\s+)?(\S.*)")
"""A line: indentation and dashes, `name: ` where there is one, the rest."""

COMMENT = re.compile(r"(.*?)(\s+#\s.*)")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A syntax mistake, place counted from 0.

    Attributes:
        mended: the whole text with this mistake mended; None where no mend is certain.
    """

    what: str
    line: int
    column: int
    length: int
    notes: tuple[str, ...] = ()
    help: str | None = None
    mended: str | None = None


@dataclass(frozen=True, slots=True)
class Mend:
    """A change of one line that may be right: `old` at `column` of `line` becomes `new`."""

    line: int
    column: int
    old: str
    new: str
    help: str
    closes: bool = False


def quoted(text: str) -> str:
    """`text` as a quoted YAML scalar of one line."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def explained(error: yaml.MarkedYAMLError, text: str, events: Events) -> Mistake:
    """The author's view of `error`, with a mend that was tried where there is one."""
    lines = text.split("\n")
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark is not None else (0, 0)
    problem = error.problem or ""
    before = _remaining(error, text)
    for mend in _mends(error, lines):
        changed = lines[mend.line]
        changed = changed[: mend.column] + mend.new + changed[mend.column + len(mend.old) :]
        mended = "\n".join([*lines[: mend.line], changed, *lines[mend.line + 1 :]])
        if _left_unread(mended, events) < before:
            what = _cause(problem, lines, line, column, mend)
            return Mistake(what, mend.line, mend.column, max(1, len(mend.old)), (), mend.help, mended)
    what = _cause(problem, lines, line, column, None)
    if line >= len(lines) or not lines[line].strip():
        line, column = _last_text(lines, line)
    notes: tuple[str, ...] = ()
    if error.context_mark is not None and error.context_mark.line != line and error.context:
        notes = (f"{error.context.removeprefix('while ')} that starts in line {error.context_mark.line + 1}",)
    return Mistake(what, line, column, 1, notes)


def _remaining(error: yaml.MarkedYAMLError, text: str) -> int:
    """How many characters stand behind the place of `error`."""
    mark = error.problem_mark or error.context_mark
    return len(text) - (mark.index if mark is not None else 0)


def _left_unread(text: str, events: Events) -> int:
    """How many characters stand behind the first syntax mistake of `text`; -1 where there is none."""
    try:
        for _ in events(text):
            pass
    except yaml.MarkedYAMLError as error:
        return _remaining(error, text)
    return -1


def _last_text(lines: list[str], line: int) -> tuple[int, int]:
    """The last line with text at or before `line`, and its first column with text."""
    for number in range(min(line, len(lines) - 1), -1, -1):
        if lines[number].strip():
            return number, len(lines[number]) - len(lines[number].lstrip())
    return 0, 0


def _mends(error: yaml.MarkedYAMLError, lines: list[str]) -> Iterator[Mend]:
    """Changes worth trying, the likeliest first."""
    places = []
    for mark in (error.problem_mark, error.context_mark):
        if mark is not None and mark.line < len(lines) and lines[mark.line].strip():
            places.append((mark.line, mark.column))
    problem = error.problem or ""
    if "end of stream" in problem or "document" in problem or _starts_line(error, lines):
        places.reverse()
    for line, _ in places:
        yield from _tab_mends(lines, line)
    for line, column in places:
        yield from _flow_mends(lines[line], line, column)
        yield from _quote_mends(lines[line], line)
    if error.context_mark is not None and error.context_mark.line < len(lines):
        yield from _closing_mends(lines[error.context_mark.line], error.context_mark.line, error.context_mark.column)


def _starts_line(error: yaml.MarkedYAMLError, lines: list[str]) -> bool:
    """Whether the parser stumbled at the start of a line inside brackets: then an earlier line is to blame."""
    mark = error.problem_mark
    return (
        mark is not None
        and "flow" in (error.context or "")
        and mark.line < len(lines)
        and error.context_mark is not None
        and mark.line != error.context_mark.line
    )


def _tab_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """Spaces for the tabs a line starts with, as deep as the lines before, or a step deeper."""
    indent = lines[line][: len(lines[line]) - len(lines[line].lstrip())]
    if "\t" not in indent:
        return
    above = _last_text(lines, line - 1)[1] if line else 0
    for depth in dict.fromkeys((above, above + 2, above + 4, len(indent.expandtabs(2)), len(indent.expandtabs(4)))):
        yield Mend(line, 0, indent, " " * depth, "write spaces for the tab")


def _quote_mends(text: str, line: int) -> Iterator[Mend]:
    """Quotes round the value of a line `name: value` or `- value`, its comment left out first."""
    match = BLOCK_ENTRY.fullmatch(text)
    if match is None:
        return
    lead, name, rest = match.group(1), match.group(2) or "", match.group(3).rstrip()
    if not name and not lead.strip():
        return
    if rest[0] in CLOSERS and (CLOSERS[rest[0]] not in rest or rest.endswith(CLOSERS[rest[0]])) and rest[:2] != "{{":
        return
    column = len(lead) + len(name)
    commented = COMMENT.fullmatch(rest)
    for value in dict.fromkeys((commented.group(1) if commented else rest, rest)):
        yield from _requoted(value, line, column, name)


def _requoted(value: str, line: int, column: int, name: str) -> Iterator[Mend]:
    """`value` in quotes that hold; one that opens a quote and does not close it gets the closing one."""
    if value[0] in QUOTES and value.count(value[0]) % 2:
        closed = value + value[0]
        yield Mend(line, column, value, closed, f"write `{name}{closed}`", closes=True)
    inner = value[1:-1] if len(value) > 2 and value[0] in QUOTES and value[-1] == value[0] else value
    mended = quoted(inner)
    yield Mend(line, column, value, mended, f"quote this value: `{name}{mended}`")


def _flow_mends(text: str, line: int, column: int) -> Iterator[Mend]:
    """Quotes round one entry between brackets: the one at `column`, then the one with a ` #` in it."""
    if not any(bracket in text for bracket in "{["):
        return
    for place in dict.fromkeys((column, text.find(" #"))):
        if place < 0:
            continue
        start = (
            max(text.rfind(mark, 0, place + (text[place : place + 1] not in ",}]")) for mark in ("{", "[", ", ")) + 1
        )
        ends = [end for mark in ",}]" if (end := text.find(mark, max(place, start))) >= 0]
        entry = text[start : min(ends) if ends else len(text)]
        match = BLOCK_ENTRY.fullmatch(entry)
        if match is None or start == 0:
            continue
        value = match.group(3).rstrip()
        at = start + len(match.group(1)) + len(match.group(2) or "")
        if match.group(1).strip():  # `- b` between brackets: the dash is part of the text
            at, value = start + len(entry) - len(entry.lstrip()), entry.strip()
        yield from _requoted(value, line, at, match.group(2) or "")


def _closing_mends(text: str, line: int, column: int) -> Iterator[Mend]:
    """The bracket or quote opened at `column`, closed at the end of the line."""
    opener = text[column : column + 1]
    closer = CLOSERS.get(opener) or (opener if opener and opener in QUOTES else "")
    if closer:
        value = text[column:].rstrip()
        yield Mend(line, column, value, value + closer, f"close it: `{value}{closer}`", closes=True)


def _cause(problem: str, lines: list[str], line: int, column: int, mend: Mend | None) -> str:  # noqa: C901 (a table of cases)
    """The fact in the author's words."""
    text = lines[line] if line < len(lines) else ""
    char = text[column : column + 1]
    if mend is not None and "\t" in mend.old and not mend.new.strip():
        return "a tab stands where only spaces may"
    if mend is not None and mend.closes:
        return f"the `{mend.old[0]}` is never closed"
    if mend is not None:
        return _why_quote(mend.old)
    if char == "\t" or "tab" in problem:
        return "a tab stands where only spaces may"
    if "expected ':'" in problem:
        return "a line without `:` where `name: value` is wanted"
    if "end of stream" in problem:
        return "a quote is never closed"
    if "',' or" in problem:
        return f"a comma is missing here, or the `{'[' if ']' in problem else '{'}` is not closed"
    if "mapping values" in problem:
        return "a `:` where none may stand; lines of one map must start in the same column"
    if "expected key" in problem or "block end" in problem:
        return "this line does not fit those above it; lines of one map must start in the same column"
    if "'-' indicator" in problem or "sequence entries" in problem:
        return "this line does not fit those above it; entries of one list start with `-` in the same column"
    if "document start" in problem:
        return "text behind the end of the document"
    if char and char in "%@`|>":
        return f"text cannot start with `{char}` unless it is quoted"
    return f"this is no YAML{f', at `{char}`' if char.strip() else ''}"


def _why_quote(value: str) -> str:
    """Why a value that quotes mend needs them."""
    if value[0] in QUOTES:
        if value[0] == '"' and "\\" in value:
            return "a `\\` in double quotes starts an escape that YAML does not know"
        return f"the text goes on after the closing `{value[0]}`, or has `{value[0]}` inside"
    if value[0] in "@`%*&!|>?-,[]{}#":
        shown = value[:2].rstrip() if value[0] in "-?" else value[0]
        return f"text cannot start with `{shown}` unless it is quoted"
    if ": " in value or value.endswith(":"):
        return "text with `: ` in it must be quoted"
    if " #" in value:
        return "text with ` #` in it must be quoted"
    return "this text must be quoted"
