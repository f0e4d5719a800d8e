"""What is wrong with a YAML text that cannot be parsed, and what to type instead.

Every mend is tried: it is offered only where the parser then comes further than before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml
from msgspec import Struct

from pnp.load.yaml_events import Events

CLOSERS = {"[": "]", "{": "}"}
QUOTES = "\"'"

BLOCK_ENTRY = re.compile(r"(\s*(?:-\s+)*)((?:[^\s\"'{}\[\]#&*!|>%@`,:][^:]*?|\"[^\"]*\"|'[^']*'):\s+)?(\S.*)")
"""A line: indentation and dashes, `name: ` where there is one, the rest."""

SPACELESS = re.compile(r"(\s*(?:-\s+)*)([A-Za-z_][\w-]*):(?=\S)(.*\S)\s*$")
"""A line `name:value`, which YAML takes for one text."""

ENTRY_START = re.compile(r"\s*((?:- +)*)([^\s#-].*)")
"""A line with text: its dashes, and what stands behind them."""

COMMALESS = re.compile(r"(?<=[:{,] )([^\s:,{}\[\]'\"]+) +([a-z_]\w*):(?= )")
"""Between braces, a value of one word and then a name."""

HASHED = re.compile(r"(\w+: +|(?<=[{\[,] ))(#[^\s,}\]\"']+)")
"""Between brackets, a value that YAML takes for a comment, mostly a colour: its name, and itself."""

OTHER_DASH = re.compile(r"\s*([–—−•*])\s")
"""A line that starts with what looks like a dash or is a bullet."""

COMMENT = re.compile(r"(.*?)(\s+#\s.*)")


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


class Mend(Struct, frozen=True):
    """A change of one line that may be right: `old` at `column` of `line` becomes `new`; `what` is the mistake then."""

    line: int
    column: int
    old: str
    new: str
    help: str
    what: str = ""


def quoted(text: str) -> str:
    """`text` as a quoted YAML scalar of one line."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def explained(error: yaml.MarkedYAMLError, text: str, events: Events) -> Mistake:
    """The author's view of `error`, with a mend that was tried where there is one."""
    lines = text.split("\n")
    found = _tried(error, text, lines, events)
    if found is not None:
        mend, mended = found
        what, old = mend.what or _why_quote(mend.old), len(mend.old)
        return Mistake(what, mend.line, mend.column, max(1, old), (), mend.help, mended, old, mend.new)
    mark = error.problem_mark or error.context_mark
    problem, context = error.problem or "", error.context_mark
    if context is not None and "expected ':'" in problem:
        mark = context
    line, column = (mark.line, mark.column) if mark is not None else (0, 0)
    if line >= len(lines) or not lines[line].strip():
        line, column = _last_text(lines, line)
    notes: tuple[str, ...] = ()
    if context is not None and context.line != line and (kind := _kind_of(error.context or "")):
        notes = (f"the {kind} it would belong to starts in line {context.line + 1}, column {context.column + 1}",)
    return Mistake(_cause(problem, lines, line, column), line, column, 1, notes)


def _tried(error: yaml.MarkedYAMLError, text: str, lines: list[str], events: Events) -> tuple[Mend, str] | None:
    """The first mend behind which the parser leaves the line, else the one that brings it furthest."""
    best: tuple[int, Mend, str] | None = None
    before = _remaining(error, text)
    for mend in _mends(error, lines):
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
    places = places or [_last_text(lines, len(lines) - 1)]  # at the end of the file
    problem = error.problem or ""
    if "end of stream" in problem or "document" in problem or _starts_line(error, lines):
        places.reverse()
    for line, _ in places:
        yield from _tab_mends(lines, line)
    for line, _ in places if "block" in (error.context or "") else ():
        yield from _indent_mends(lines, line)
    for line, column in places:
        yield from _dash_mends(lines[line], line)
        yield from _stray_mends(lines[line], line, column)
        yield from _hash_mends(lines, line)
        yield from _comma_mends(lines, line)
        yield from _spaceless_mends(lines, line)
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
    number, above = _last_text(lines, line - 1) if line else (0, 0)
    if line and lines[number].rstrip().endswith(":"):
        above += 2
    for depth in dict.fromkeys((above, above + 2, above + 4, len(indent.expandtabs(2)), len(indent.expandtabs(4)))):
        yield Mend(line, 0, indent, " " * depth, f"write {depth} spaces for the tab", CAUSES[0][1])


def _indent_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """The nearest column in which a line may start there, for one that starts in a column of its own."""
    text = lines[line]
    indent = len(text) - len(text.lstrip(" "))
    starts = [start for start in _open_columns(lines[:line], text.lstrip().startswith("- ")) if start != indent]
    steps = sorted(abs(start - indent) for start in starts)
    if not steps or steps[:2] == [steps[0]] * 2:  # as near to one as to the other: only the author knows
        return
    start = min(starts, key=lambda start: abs(start - indent))
    help = f"begin this line with {start} space{'' if start == 1 else 's'}" if start else "delete the spaces before it"
    fact = f"this line starts in column {indent + 1}, where the lines above start in column {start + 1}"
    yield Mend(line, 0, " " * indent, " " * start, help, fact)


def _open_columns(above: list[str], entry: bool) -> list[int]:
    """The columns (from 0) of the maps, or for an `entry` the lists, that lines above have opened and not left."""
    columns: list[int] = []
    limit = len("".join(above)) + 1
    for text in reversed(above):
        lead = ENTRY_START.match(text)
        if lead is None:
            continue
        dash, key = lead.start(1), lead.start(2)
        for column, wanted in ((key, not entry), (dash, entry and dash < key)):
            if column < limit:
                columns += [column] if wanted else []
                limit = column
    return columns


def _comma_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A comma before a word that is a name elsewhere in the file: `{id: knight name: Knight}`."""
    for found in COMMALESS.finditer(lines[line]):
        name = found[2]
        if any(re.search(rf"(?:^\s*|[{{,-] *){name}:", other) for other in lines):
            place = found.end(1)
            yield Mend(line, place, "", ",", f"write `{found[1]}, {name}: …`", f"a comma is missing before `{name}`")


def _stray_mends(text: str, line: int, column: int) -> Iterator[Mend]:
    """A comma or closing bracket too many, deleted."""
    char, before = text[column : column + 1], text[:column].rstrip()[-1:]
    is_last = before in {"}", "]"} and not text[column + 1 :].strip()
    if char and ((char == "," and (before == "," or is_last)) or (char in "]}" and before in {"]", "}"})):
        yield Mend(line, column, char, "", f"delete this `{char}`", f"a `{char}` too many")


def _dash_mends(text: str, line: int) -> Iterator[Mend]:
    """A plain `-` for the longer dash or bullet that a line starts with."""
    if found := OTHER_DASH.match(text):
        what = f"`{found[1]}` stands where `-` is wanted"
        yield Mend(line, found.start(1), found[1], "-", "write `-`", what)


def _hash_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """Quotes round what YAML takes for a comment between brackets, on this line or the last one with text before it.

    The bracket that closes goes with the comment, so the parser stumbles on a later line.
    """
    for number in dict.fromkeys((line, _last_text(lines, line - 1)[0] if line else 0)):
        text = lines[number]
        found = list(HASHED.finditer(text)) if "{" in text or "[" in text else []
        if not found:
            continue
        help = f'quote this value: `{found[0][1]}"{found[0][2]}"`'
        start, end = found[0].start(2), found[-1].end(2)
        old = text[start:end]
        for some in (found[:1], found) if len(found) > 1 else (found,):
            new = old
            for one in reversed(some):
                at = one.start(2) - start
                new = f'{new[:at]}"{one[2]}"{new[at + len(one[2]) :]}'
            yield Mend(number, start, old, new, help, _why_quote(found[0][2]))


def _spaceless_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A space behind the `:` of this line or the one before."""
    for number in (line, line - 1):
        match = SPACELESS.match(lines[number]) if number >= 0 else None
        if match is not None:
            name, rest = match.group(2), match.group(3)
            help = f"write `{name}: {rest}` with a space after `:`"
            yield Mend(number, match.start(2), f"{name}:", f"{name}: ", help, "no space after the `:`")


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
        yield Mend(line, column, value, closed, f"write `{name}{closed}`", f"the `{value[0]}` is never closed")
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
        if value.startswith(":"):
            continue
        if match.group(1).strip():  # `- b` between brackets: the dash is part of the text
            at, value = start + len(entry) - len(entry.lstrip()), entry.strip()
        yield from _requoted(value, line, at, match.group(2) or "")


def _closing_mends(text: str, line: int, column: int) -> Iterator[Mend]:
    """The bracket or quote opened at `column`, closed at the end of the line."""
    opener = text[column : column + 1]
    closer = CLOSERS.get(opener) or (opener if opener and opener in QUOTES else "")
    if closer:
        value = text[column:].rstrip()
        yield Mend(
            line, column, value, value + closer, f"close it: `{value}{closer}`", f"the `{opener}` is never closed"
        )


CAUSES = (
    ("tab", "a tab stands where only spaces may"),
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
        return CAUSES[0][1]
    if text.startswith("%"):
        return "a line cannot start with `%`"
    if char == ":" and text[:column].rstrip()[-1:] in ("", "-", "{", ","):
        return "a `:` without a name before it"
    for part, cause in CAUSES:
        if part in problem:
            return cause
    return f"this is no YAML{f', at `{char}`' if char.strip() else ''}"


def _why_quote(value: str) -> str:
    """Why a value that quotes mend needs them."""
    if value[0] in QUOTES:
        if value[0] == '"' and "\\" in value:
            return "a `\\` in double quotes starts an escape that YAML does not know"
        return f"the text goes on after the closing `{value[0]}`, or has `{value[0]}` inside"
    if value[0] in "@`%*&!|>?-,[]{}#":
        shown = value[:2].rstrip() if value[0] in "-?" else value[0]
        shown = "a backtick" if shown == "`" else f"`{shown}`"
        return f"text cannot start with {shown} unless it is quoted"
    if ": " in value or value.endswith(":"):
        return "text with `: ` in it must be quoted"
    if " #" in value:
        return "text with ` #` in it must be quoted"
    return "this text must be quoted"
