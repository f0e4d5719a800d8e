"""From a start tag to the smallest thing in it that a message is about.

A message names an attribute or property as `name="value"`, `name: value` or `name`, or quotes a value. It is looked up
in the layout as its author wrote it, where the value may be an expression of the template.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Span
from pnp.model.artwork import Subject
from pnp.world import OutsideProjectError, World, read_text

LONGEST_TAG = 100_000
"""Characters of a start tag that are looked at; long paths have tens of thousands."""

_TAG = re.compile(r"""<([\w:.-]+)(?:\{\{.*?\}\}|\{%.*?%\}|"[^"]*"|'[^']*'|[^>"'])*""", re.DOTALL)
_ATTRIBUTE = re.compile(
    r"""([\w:.-]+)\s*=\s*(?:"((?:\{\{.*?\}\}|\{%.*?%\}|[^"])*)"|'((?:\{\{.*?\}\}|\{%.*?%\}|[^'])*)')""", re.DOTALL
)
MEANT = {
    **dict.fromkeys(("P418", "P419", "P420", "P421", "P422"), ("href",)),
    "P450": ("font-family",),
    "P451": ("font-weight",),
    "P452": ("font-style",),
    "P457": ("font-stretch",),
    "P487": ("font-weight",),
    "P475": (
        *("font-feature-settings", "font-variant-caps", "font-variant-numeric", "font-variant-ligatures"),
        *("font-variant-position", "font-variant"),
    ),
}
"""Attributes and properties whose value a code is always about, where its message does not name one."""

_FIELD = re.compile(r"\bcard\.(\w+)")
_QUOTED = re.compile(r"`([^`]+)`")
_NAMED = re.compile(r"([\w:.-]+)(=\".*\"|: .*)?", re.DOTALL)

Stretch = tuple[int, int]
"""Start and end in a text."""


class Pointer:
    """Looks into the layouts of a world; each is read once, when a message is about it."""

    def __init__(self, world: World) -> None:
        """Read layouts from `world`."""
        self._world = world
        self._texts: dict[str, str] = {}

    def narrowed(self, diagnostic: Diagnostic, subject: Subject) -> Diagnostic:
        """The message with its span on the part of the start tag that it is about, at least on the element's name.

        Where that part prints a field of the `subject`, a note says where its value stands.
        """
        span = diagnostic.span
        if span is None or not span.line or span.length:
            return diagnostic
        text = self._text(span.path)
        start = _offset(text, span.line, span.column)
        tag = _TAG.match(text, start, start + LONGEST_TAG) if start >= 0 else None
        if tag is None:
            return diagnostic
        always = "".join(f"`{name}: …`" for name in MEANT.get(diagnostic.code, ()))
        found = _meant(tag[0], diagnostic.what, always) or (1, 1 + len(tag[1]))
        typed = tag[0][found[0] : found[1]]
        values = [f"`{name}` of {subject.name} stands at {subject.fields[name]}" for name in _fields(typed, subject)]
        place = _span(span.path, text, start + found[0], start + found[1])
        return replace(diagnostic, span=place, notes=(*diagnostic.notes, *values))

    def _text(self, path: str) -> str:
        """The text of a file, empty where it cannot be read."""
        if path not in self._texts:
            try:
                self._texts[path] = read_text(self._world, path)
            except (OSError, UnicodeDecodeError, OutsideProjectError):
                self._texts[path] = ""
        return self._texts[path]


def _offset(text: str, line: int, column: int) -> int:
    """Where a line and column stand in the text, -1 where they do not."""
    start = 0
    for _ in range(line - 1):
        start = text.find("\n", start) + 1
        if not start:
            return -1
    return start + column - 1


def _span(path: str, text: str, start: int, end: int) -> Span:
    """The place of a stretch; of several lines, the first."""
    row = text.rfind("\n", 0, start) + 1
    first = text[start:end].partition("\n")[0]
    return Span(path, text.count("\n", 0, start) + 1, start - row + 1, len(first))


def _meant(tag: str, what: str, always: str) -> Stretch | None:
    """What of `tag` the message `what` is about, what it is `always` about first; None where it names nothing of it."""
    attributes = {found[1].removeprefix("xlink:"): found for found in _ATTRIBUTE.finditer(tag)}
    for snippet in _QUOTED.findall(always + what):
        named = _NAMED.fullmatch(snippet)
        if named and named[1] in attributes:
            return _part(attributes[named[1]], bool(named[2]))
        stretch = _property(attributes.get("style"), named) if named else None
        if stretch:
            return stretch
        for found in attributes.values():
            start, end = _value(found)
            value = tag[start:end]
            if len(snippet) > 1 and snippet in value:
                return start + value.index(snippet), start + value.index(snippet) + len(snippet)
            if value and snippet.endswith(f"/{value}"):
                return start, end
    filled = {name: found for name, found in attributes.items() if "{{" in tag[slice(*_value(found))]}
    source = filled.get("href") or (next(iter(filled.values())) if len(filled) == 1 else None)
    return _part(source, valued=True) if source and _QUOTED.search(what) else None


def _fields(typed: str, subject: Subject) -> list[str]:
    """The fields of the subject that an expression prints and whose place is known."""
    return [name for name in dict.fromkeys(_FIELD.findall(typed)) if name in subject.fields]


def _part(attribute: re.Match[str], valued: bool) -> Stretch:
    """The value of an attribute, or its name."""
    start, end = _value(attribute)
    return (start, end) if valued and end > start else attribute.span(1)


def _value(attribute: re.Match[str]) -> Stretch:
    """Where the value stands, between its quotes."""
    return attribute.span(2) if attribute[2] is not None else attribute.span(3)


def _property(style: re.Match[str] | None, named: re.Match[str]) -> Stretch | None:
    """A property in `style`, as `_part`."""
    if style is None:
        return None
    start, end = _value(style)
    for declaration in _declarations(style.string, start, end):
        if declaration[1] == named[1]:
            return declaration.span(2) if named[2] else declaration.span(1)
    return None


def _declarations(text: str, start: int, end: int) -> Iterator[re.Match[str]]:
    """`name: value` of a style attribute."""
    return re.compile(r"([\w-]+)\s*:\s*([^;]*[^;\s])").finditer(text, start, end)
