"""What may be wrong with the lines where the parser of YAML stumbled: changes worth trying, the likeliest first."""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml

from pnp.load.yaml_mend import Mend, last_text
from pnp.load.yaml_quotes import closing_mends, curly_mends, flow_mends, hash_mends, quote_mends, unclosed_mends

SPACELESS = re.compile(r"(\s*(?:-\s+)*)([A-Za-z_][\w-]*):(?=\S)(.*\S)\s*$")
"""A line `name:value`, which YAML takes for one text."""

ENTRY_START = re.compile(r"\s*((?:- +)*)([^\s#-].*)")
"""A line with text: its dashes, and what stands behind them."""

COMMALESS = re.compile(r"(?<=[:{,] )([^\s:,{}\[\]'\"]+) +([a-z_]\w*):(?= )")
"""Between braces, a value of one word and then a name."""

OTHER_DASH = re.compile(r"\s*([–—−•*])\s")
"""A line that starts with what looks like a dash or is a bullet."""

FENCE = re.compile(r"\s*(`{3,}|~{3,})\w*\s*$")
"""A line that marks code in a text of Markdown."""

DASHED = re.compile(r"(\s*- +)(\{|[\w-]+:)")
"""How an entry of a list begins."""

ENTRY_WORD = re.compile(r"(\s*)(\{|[\w-]+:)")

GLUED = re.compile(r"\s*(-)\{")
"""An entry whose dash and brace are one word to YAML."""

SECTION = re.compile(r"\s*[\w-]+:\s*(?:#.*)?$")
"""The line above the first entry of a list."""

LONGEST_ENTRY = 8
"""Lines of an entry between braces that are looked through for its beginning."""

LONGEST_SHOWN = 30
"""Characters of a line that a help repeats."""

NO_DASH = "an entry begins here without its `-`"
NO_BREAK = "no-break spaces stand where only spaces may"
TAB = "a tab stands where only spaces may"


def mends(error: yaml.MarkedYAMLError, lines: list[str]) -> Iterator[Mend]:
    """Changes worth trying, the likeliest first."""
    places = []
    for mark in (error.problem_mark, error.context_mark):
        if mark is not None and mark.line < len(lines) and lines[mark.line].strip():
            places.append((mark.line, mark.column))
    places = places or [last_text(lines, len(lines) - 1)]  # at the end of the file
    problem = error.problem or ""
    if "end of stream" in problem or "document" in problem or _starts_line(error, lines):
        places.reverse()
    for line, _ in places:
        yield from _fence_mends(lines[line], line)
        yield from _blank_mends(lines, line)
        yield from curly_mends(lines[line], line)
        yield from _glued_mends(lines, line)
        yield from _entry_mends(lines, line)
        yield from _first_mends(lines, line)
    first, last = (mark.line if mark is not None else places[0][0] for mark in (error.context_mark, error.problem_mark))
    yield from unclosed_mends(lines, first, last)
    for line, _ in places if "block" in (error.context or "") else ():
        yield from _indent_mends(lines, line)
    for line, column in places:
        yield from _dash_mends(lines[line], line)
        yield from _stray_mends(lines[line], line, column)
        yield from hash_mends(lines, line)
        yield from _comma_mends(lines, line)
        yield from _spaceless_mends(lines, line)
        yield from flow_mends(lines[line], line, column)
        yield from quote_mends(lines[line], line)
    if error.context_mark is not None and error.context_mark.line < len(lines):
        yield from closing_mends(lines[error.context_mark.line], error.context_mark.line, error.context_mark.column)


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


def _fence_mends(text: str, line: int) -> Iterator[Mend]:
    """A line less that was copied with the text from a page of documentation."""
    if found := FENCE.match(text):
        sign = "backticks" if found[1][0] == "`" else "tildes"
        yield Mend(line, 0, text, "", "delete this line", f"a line of {sign} marks code on a page, and is no YAML")


def _blank_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """Spaces for tabs and other blanks that a line starts with, as deep as the lines before, or a step deeper."""
    indent = lines[line][: len(lines[line]) - len(lines[line].lstrip())]
    if not indent.strip(" "):
        return
    number, above = last_text(lines, line - 1) if line else (0, 0)
    if line and lines[number].rstrip().endswith(":"):
        above += 2
    name, fact = ("tab", TAB) if "\t" in indent else ("no-break spaces", NO_BREAK)
    typed = (len(indent.expandtabs(2)), len(indent.expandtabs(4)))
    for depth in dict.fromkeys((above, above + 2, above + 4, *typed) if "\t" in indent else (*typed, above)):
        yield Mend(line, 0, indent, " " * depth, f"write {depth} spaces for the {name}", fact)


def _entry_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A dash before a line that begins as the entries of the list above it do: with the same name, or a brace."""
    start = ENTRY_WORD.match(lines[line])
    above = next((found for text in reversed(lines[:line]) if (found := DASHED.match(text))), None)
    if start is None or above is None or start[2] != above[2]:
        return
    shown = lines[line][len(start[1]) :].rstrip()
    help = f"write `- {shown if len(shown) <= LONGEST_SHOWN else f'{shown[:LONGEST_SHOWN]} …'}`"
    yield Mend(line, 0, start[1], above[1], help, NO_DASH)


def _glued_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A blank between the dash and the brace of the entry that begins on this line, or on one just above."""
    for number in range(line, max(line - LONGEST_ENTRY, -1), -1):
        if found := GLUED.match(lines[number]):
            yield Mend(number, found.start(1), "-{", "- {", "write `- {`", "a blank is missing between `-` and `{`")
            return


def _first_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A dash before the first entry of a list, where only the second, on this line, has one."""
    dash = DASHED.match(lines[line])
    if dash is None:
        return
    for number in range(line - 1, 0, -1):
        if DASHED.match(lines[number]):
            return
        if SECTION.match(lines[number - 1]) and (start := ENTRY_WORD.match(lines[number])):
            shown = lines[number][len(start[1]) :].rstrip()
            help = f"write `- {shown if len(shown) <= LONGEST_SHOWN else f'{shown[:LONGEST_SHOWN]} …'}`"
            yield Mend(number, 0, start[1], dash[1], help, NO_DASH)
            return


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


def _spaceless_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """A space behind the `:` of this line or the one before."""
    for number in (line, line - 1):
        match = SPACELESS.match(lines[number]) if number >= 0 else None
        if match is not None:
            name, rest = match.group(2), match.group(3)
            help = f"write `{name}: {rest}` with a space after `:`"
            yield Mend(number, match.start(2), f"{name}:", f"{name}: ", help, "no space after the `:`")
