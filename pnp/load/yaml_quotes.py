"""Mends of YAML lines whose quotes are missing, odd, not closed, or those of a typesetter."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.load.yaml_mend import Mend, last_text

CLOSERS = {"[": "]", "{": "}"}
QUOTES = "\"'"

BLOCK_ENTRY = re.compile(r"(\s*(?:-\s+)*)((?:[^\s\"'{}\[\]#&*!|>%@`,:][^:]*?|\"[^\"]*\"|'[^']*'):\s+)?(\S.*)")
"""A line: indentation and dashes, `name: ` where there is one, the rest."""

HASHED = re.compile(r"(\w+: +|(?<=[{\[,] ))(#[^\s,}\]\"']+)")
"""Between brackets, a value that YAML takes for a comment, mostly a colour: its name, and itself."""

COMMENT = re.compile(r"(.*?)(\s+#\s.*)")

_ENDS = r"(?=\s*(?:[,}\]]|#|$))"
"""What stands behind a value."""

_TYPOGRAPHIC = r"[“”„](?P<double>.*?)[“”]|[‘’‚](?P<single>.*?)[‘’]|«(?P<inwards>.*?)»|»(?P<outwards>.*?)«"

CURLY = re.compile(rf"(\w+: +|(?<=[{{\[,-] )|(?<=[{{\[])|^)(?:{_TYPOGRAPHIC}){_ENDS}")
"""A value in typographic quotes, and its name."""

OPENING = re.compile(r"(\w+: +|(?<=[{\[,-] )|(?<=[{\[]))(['\"])")
"""A quote that opens a value, and its name."""

NEXT_NAME = re.compile(r", *[\w.-]+: ")

APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")

MOST_OPEN = 3
"""Lines whose quotes are tried to be closed, from the mistake upwards."""

WHY_CURLY = "`{}` is a typographic quote, which YAML takes for a letter of the text"


def quoted(text: str) -> str:
    """`text` as a quoted YAML scalar of one line."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def straight(value: str) -> str:
    """The text of a value in typographic quotes; another one as it is."""
    found = CURLY.fullmatch(value)
    return _inside(found) if found else value


def _inside(found: re.Match[str]) -> str:
    """What stands in typographic quotes."""
    return next(text for text in found.groupdict().values() if text is not None)


def curly_mends(text: str, line: int) -> Iterator[Mend]:
    """Straight quotes for the typographic ones round the values of a line."""
    found = list(CURLY.finditer(text))
    if not found:
        return
    start, end = found[0].end(1), found[-1].end()
    new, last = "", start
    for value in found:
        new += text[last : value.end(1)] + quoted(_inside(value))
        last = value.end()
    help = f"write `{found[0][1]}{quoted(_inside(found[0]))}` with straight quotes"
    yield Mend(line, start, text[start:end], new, help, WHY_CURLY.format(text[start]))


def unclosed_mends(lines: list[str], first: int, last: int) -> Iterator[Mend]:
    """Closing quotes for values of the lines from `last` up to `first` whose quote is closed on none of theirs."""
    left = MOST_OPEN
    for line in range(min(last, len(lines) - 1), first - 1, -1):
        found = _open_quote(lines[line])
        if found is None:
            continue
        yield from _closed(lines[line], line, found)
        left -= 1
        if not left:
            return


def _open_quote(text: str) -> re.Match[str] | None:
    """The first quote of a line that opens a value and is not closed there, or is closed within a word."""
    at = 0
    while found := OPENING.search(text, at):
        closing = re.compile(found[2] + _ENDS).search(text, found.end())
        inside = text[found.end() : closing.start() if closing else len(text)]
        if closing is None or inside.replace("''", "").count(found[2]) or NEXT_NAME.search(inside):
            return found
        at = closing.end()
    return None


def _closed(text: str, line: int, found: re.Match[str]) -> Iterator[Mend]:
    """The quote that `found` opens closed before the next name, before brackets at the end of the line, or there."""
    start, quote = found.start(2), found[2]
    name = NEXT_NAME.search(text, found.end())
    whole = text.rstrip()
    bare = whole.rstrip("}],")
    ends = [name.start()] if name else []
    for end in dict.fromkeys((*ends, len(bare), *range(len(bare) + 1, len(whole) + 1))):
        value = text[start:end]
        inner = value[1:].removesuffix(quote)
        if value.endswith(quote) or APOSTROPHE.search(inner):
            mended = quoted(inner.replace("''", "'"))
        else:
            mended = quoted(value) if quote in inner else value + quote
        closed = mended == value + quote
        what = f"the `{quote}` is never closed" if closed else ""
        help = f"{'write' if closed else 'quote this value:'} `{found[1]}{mended}`"
        if mended != value:
            yield Mend(line, start, value, mended, help, what)


def hash_mends(lines: list[str], line: int) -> Iterator[Mend]:
    """Quotes round what YAML takes for a comment between brackets, on this line or the last one with text before it.

    The bracket that closes goes with the comment, so the parser stumbles on a later line.
    """
    for number in dict.fromkeys((line, last_text(lines, line - 1)[0] if line else 0)):
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
            yield Mend(number, start, old, new, help, why_quote(found[0][2]))


def quote_mends(text: str, line: int) -> Iterator[Mend]:
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


def flow_mends(text: str, line: int, column: int) -> Iterator[Mend]:
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


def closing_mends(text: str, line: int, column: int) -> Iterator[Mend]:
    """The bracket or quote opened at `column`, closed at the end of the line."""
    opener = text[column : column + 1]
    closer = CLOSERS.get(opener) or (opener if opener and opener in QUOTES else "")
    if closer:
        value = text[column:].rstrip()
        yield Mend(
            line, column, value, value + closer, f"close it: `{value}{closer}`", f"the `{opener}` is never closed"
        )


def why_quote(value: str) -> str:
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
