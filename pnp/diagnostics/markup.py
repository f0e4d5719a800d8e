"""What an XML parser complains of, in the words of its author and at the place where it is mended.

The text is taken apart without a parser: only tags before the place of the complaint matter.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_TAG = re.compile(
    r"""<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<(/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(/?)>""", re.DOTALL
)
_NAME = re.compile(r"[\w:.-]+")
_END_TAG = re.compile(r"</([\w:.-]+)")
_ENTITY = re.compile(r"&[\w#]*;?")

_TAG_NAME = re.compile(r"<[\w:.-]+")
_OPENS = re.compile(r"\s+([\w:.-]+)\s*=\s*([\"'])")
_NEXT = re.compile(r"\s+[\w:.-]+=")
_RUN_ON = re.compile(r"\s+[\w:.-]+=$|\s*/?>[^<]*<[A-Za-z/!]")
"""What shows that a value has run on: the next attribute up to its quote, or the end of the tag and another."""

_UNQUOTED = re.compile(r"[\w:.-]+=(?=\s*$)")
_TYPOGRAPHIC = re.compile(r"[“”„«»‘’‚]([^<>\"'“”„«»‘’‚]*)[“”„«»‘’‚]")
_WORD = re.compile(r"[^\s<>\"'/]+")

CURLY = "“”„«»‘’‚"
"""The quotes of typesetters."""

FACTS = {
    "unclosed token": "a `<` is never closed",
    "unclosed CDATA section": "`<![CDATA[` is never closed",
    "unbound prefix": "a prefix is used that no `xmlns:` explains",
    "junk after document element": "something stands behind the last end tag",
    "no element found": "there is no element in it",
    "partial character": "it ends within a character",
}
"""By what the parser says."""


class Complaint(NamedTuple):
    """A fact, where it is in the text, from `start` to `end`, and what to type, where that is certain."""

    fact: str
    start: int
    end: int
    help: str | None = None


def complaint(said: str, text: str, at: int) -> Complaint:
    """What the parser means that stopped at character `at` of `text` and `said` so."""
    open_tags = _open(text, at)
    behind = _END_TAG.match(text, text.rfind("<", 0, at + 1))
    if behind and behind.end() > at and not open_tags:
        return Complaint(f"`</{behind[1]}>` stands behind the end of the drawing", behind.start(), behind.end())
    if said == "mismatched tag" or (said == "no element found" and open_tags):
        return _mismatched(text, at, open_tags)
    if said == "duplicate attribute":
        name = _NAME.search(text, at)
        return Complaint(f"`{name[0]}` is given twice" if name else "an attribute is given twice", at, at + 1)
    if said == "undefined entity":
        entity = _ENTITY.match(text, at)
        return Complaint(f"`{entity[0] if entity else '&'}` is not known in XML", at, at + 1)
    if "not well-formed" in said:
        return _unclosed(text, at) or _bare_value(text, at) or Complaint(_odd(text, at), at, at + 1)
    return Complaint(FACTS.get(said, said), at, at + 1)


def _open(text: str, end: int) -> list[re.Match[str]]:
    """The start tags that are open at `end`."""
    found: list[re.Match[str]] = []
    for tag in _TAG.finditer(text, 0, end):
        if tag[2] and not tag[1] and not tag[4]:
            found.append(tag)
        elif tag[1] and found:
            found.pop()
    return found


def _mismatched(text: str, at: int, open_tags: list[re.Match[str]]) -> Complaint:
    """An end tag that fits no start tag, or a start tag without end tag."""
    name = _NAME.search(text, at)
    closing = name[0] if name else ""
    if not open_tags:
        return Complaint(f"`</{closing}>` closes nothing", at, at + 1)
    last = open_tags[-1]
    if closing and closing not in (tag[2] for tag in open_tags):
        return Complaint(f"`</{closing}>` stands where `</{last[2]}>` is wanted", at, at + 1)
    return Complaint(f"`<{last[2]}>` is never closed", last.start(), last.end())


def _unclosed(text: str, at: int) -> Complaint | None:
    """An attribute whose quote is not closed, so that its value runs into the next attribute, or into the next tag."""
    tag = _TAG_NAME.match(text, max(text.rfind("<", 0, at), 0))
    end = tag.end() if tag else len(text)
    while found := _OPENS.match(text, end):
        close = text.find(found[2], found.end())
        inside = text[found.end() : close if close >= 0 else len(text)]
        if run_on := _RUN_ON.search(inside):
            value = _NEXT.split(inside[: run_on.start()])[0].rstrip(CURLY)
            help = f"write `{found[1]}={found[2]}{value}{found[2]}`" if value else None
            return Complaint(f"the quote of `{found[1]}` is never closed", found.start(1), found.end(), help)
        if close < 0:
            break
        end = close + 1
    return None


def _bare_value(text: str, at: int) -> Complaint | None:
    """An attribute's value without quotes, or in those of a typesetter."""
    name = _UNQUOTED.search(text, max(text.rfind("<", 0, at), 0), at)
    if name is None or text[at : at + 1] in "\"'":
        return None
    value = _TYPOGRAPHIC.match(text, at)
    if value:
        fact, help = (
            f"`{name[0]}{value[0]}` has typographic quotes",
            f'write `{name[0]}"{value[1]}"` with straight quotes',
        )
        return Complaint(fact, at, at + 1, help)
    word = _WORD.match(text, at)
    return Complaint(
        "a value is not in quotes", at, at + 1, f'write `{name[0]}"{word[0].strip(CURLY)}"`' if word else None
    )


def _odd(text: str, at: int) -> str:
    """A character that may not stand there."""
    char, before = text[at : at + 1], text[:at].rstrip()[-1:]
    if before == "&" or char == "&":
        return "`&` must be written `&amp;`"
    if char == "<" or before == "<":
        return "`<` must be written `&lt;`"
    if char and not char.isprintable() and not char.isspace():
        return f"it has the invisible character U+{ord(char):04X}, which SVG cannot hold"
    return f"`{char}` stands where it cannot" if char.strip() else "it breaks off"
