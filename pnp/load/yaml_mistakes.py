"""What is wrong with a YAML text that cannot be parsed, and what to type instead.

Every mend is tried: it is offered only where the parser then comes further than before.
"""

from __future__ import annotations

import yaml
from msgspec import Struct

from pnp.load.yaml_events import Events
from pnp.load.yaml_mend import Mend, last_text
from pnp.load.yaml_mends import TAB, mends
from pnp.load.yaml_quotes import why_quote


class Mistake(Struct, frozen=True):
    """A syntax mistake, place counted from 0.

    Attributes:
        mended: the whole text with this mistake mended; None where no mend is certain.
        old: how many characters at the place became `new` in that.
    """

    what: str
    line: int
    column: int
    length: int
    notes: tuple[str, ...] = ()
    help: str | None = None
    mended: str | None = None
    old: int = 0
    new: str = ""


def explained(error: yaml.MarkedYAMLError, text: str, events: Events) -> Mistake:
    """The author's view of `error`, with a mend that was tried where there is one."""
    lines = text.split("\n")
    found = _tried(error, text, lines, events)
    if found is not None:
        mend, mended = found
        what, old = mend.what or why_quote(mend.old), len(mend.old)
        return Mistake(what, mend.line, mend.column, max(1, old), (), mend.help, mended, old, mend.new)
    mark = error.problem_mark or error.context_mark
    problem, context = error.problem or "", error.context_mark
    if context is not None and "expected ':'" in problem:
        mark = context
    line, column = (mark.line, mark.column) if mark is not None else (0, 0)
    if line >= len(lines) or not lines[line].strip():
        line, column = last_text(lines, line)
    notes: tuple[str, ...] = ()
    if context is not None and context.line != line and (kind := _kind_of(error.context or "")):
        notes = (f"the {kind} it would belong to starts in line {context.line + 1}, column {context.column + 1}",)
    return Mistake(_cause(problem, lines, line, column), line, column, 1, notes)


def _tried(error: yaml.MarkedYAMLError, text: str, lines: list[str], events: Events) -> tuple[Mend, str] | None:
    """The first mend behind which the parser leaves the line, else the one that brings it furthest."""
    best: tuple[int, Mend, str] | None = None
    before = _remaining(error, text)
    for mend in mends(error, lines):
        changed = lines[mend.line]
        changed = changed[: mend.column] + mend.new + changed[mend.column + len(mend.old) :]
        mended = "\n".join([*lines[: mend.line], changed, *lines[mend.line + 1 :]])
        after = _first_error(mended, events)
        if after is None or (_left_line(after, mend.line) and _remaining(after, mended) < before):
            return mend, mended
        left = _remaining(after, mended)
        if left < before and (best is None or left < best[0]):
            best = left, mend, mended
    return best and best[1:]


def _remaining(error: yaml.MarkedYAMLError, text: str) -> int:
    """How many characters stand behind the place of `error`."""
    mark = error.problem_mark or error.context_mark
    return len(text) - (mark.index if mark is not None else 0)


def _first_error(text: str, events: Events) -> yaml.MarkedYAMLError | None:
    """The first syntax mistake of `text`."""
    try:
        for _ in events(text):
            pass
    except yaml.MarkedYAMLError as error:
        return error
    return None


def _left_line(error: yaml.MarkedYAMLError, line: int) -> bool:
    """Whether `error` has nothing to do with `line`."""
    return all(mark is None or mark.line > line for mark in (error.problem_mark, error.context_mark))


def _kind_of(context: str) -> str:
    """What the parser was in, in the author's words; empty where that says nothing."""
    if "mapping" in context:
        return "map"
    return "list" if "sequence" in context or "collection" in context else ""


CAUSES = (
    ("tab", TAB),
    ("expected ':'", "a line without `:` where `name: value` is wanted"),
    ("end of stream", "a quote is never closed"),
    ("',' or ']'", "a comma is missing here, or the `[` is not closed"),
    ("',' or '}'", "a comma is missing here, or the `{` is not closed"),
    ("mapping values", "a `:` where none may stand; lines of one map must start in the same column"),
    ("expected key", "this line does not fit those above it; lines of one map must start in the same column"),
    ("block end", "this line does not fit those above it; lines of one map must start in the same column"),
    ("'-' indicator", "this line does not fit those above it; entries of one list start with `-` in the same column"),
    (
        "sequence entries",
        "this line does not fit those above it; entries of one list start with `-` in the same column",
    ),
    ("document start", "text behind the end of the document"),
)
"""What the parser's complaints (a part of each) mean for the author."""


def _cause(problem: str, lines: list[str], line: int, column: int) -> str:
    """The fact in the author's words."""
    text = lines[line] if line < len(lines) else ""
    char = text[column : column + 1]
    if char == "\t":
        return TAB
    if text.startswith("%"):
        return "a line cannot start with `%`"
    if char == ":" and text[:column].rstrip()[-1:] in ("", "-", "{", ","):
        return "a `:` without a name before it"
    for part, cause in CAUSES:
        if part in problem:
            return cause
    return f"this is no YAML{f', at `{char}`' if char.strip() else ''}"
