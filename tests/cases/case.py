"""A case: a small project in one file, each message it must give annotated above the line that the message points at.

    === content/heroes/heroes.yaml
    cards:
    # error P104 19-23: unknown field `cosst` on card `rook`
    # note: fields of deck `heroes`: cost, name
    # help: did you mean `cost`?
      - {id: rook, cosst: 3}

What a case leaves out comes from the base project below. Columns are from-to; a message about a file as a whole has
none and stands above its first line, one without any place above the first section. In SVG the comment is `<!-- … -->`.

Below a help that is more than a replacement stands `# mended: the line as the help makes it` (several lines, or an
empty one where the line goes; `# mended path:line: …` for a line elsewhere, line 0 for a file that goes). A test
applies it.

Sections: `=== path`, `=== path from tests/fonts/x.ttf`, `=== path as cp1252` (or `as base64`), `=== path missing`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from pnp.diagnostics import Diagnostic, Span
from pnp.diagnostics.text import concerned

ROOT = Path(__file__).parent.parent.parent

Files = Mapping[str, str | bytes]

BASE: Files = {
    "pnp.yaml": "paper: a4\n",
    "content/heroes/game.yaml": "game: heroes\npnp: 1\ntitle: Heroes\nlanguages: [en]\ndecks: [heroes]\n",
    "content/heroes/heroes.yaml": (
        "deck: heroes\nsize: 63 x 88 mm\nlayout: {face: heroes/face.svg}\n"
        "fields:\n  name: {type: text}\n  cost: {type: integer, min: 0, default: 1}\n"
        "cards:\n  - {id: knight, name: Knight}\n  - {id: rook, name: Rook}\n"
    ),
    "layouts/heroes/face.svg": (
        '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="-3 -3 69 94">\n'
        '<rect x="-3" y="-3" width="69" height="94" fill="#fff"/>\n'
        '<text x="5" y="10" font-family="Noto Sans" font-size="5">{{ card.name }}</text>\n'
        "</svg>\n"
    ),
    "fonts/NotoSans-Regular.ttf": (ROOT / "tests/fonts/NotoSans-400Regular.ttf").read_bytes(),
}

_SECTION = re.compile(r"^=== (\S+)(?: (from|as) (\S+)| (missing))?$")
_NOTE = re.compile(
    r"^\s*(?:#|<!--) (?:(?P<severity>error|warning|note) (?P<code>P\d{3})(?: (?P<start>\d+)-(?P<end>\d+))?"
    r"|(?P<part>label|note|help|mended)(?: (?P<place>\S+:\d+))?):(?: (?P<text>.*?))?(?: -->)?$"
)
_REPLACES = re.compile(r"(?:did you mean|write) `([^`]*)`\??")


@dataclass(frozen=True)
class Expected:
    """One annotated message; `mended` are the lines after the mend, each with its own place where it has one."""

    severity: str
    code: str
    path: str
    line: int
    columns: tuple[int, int]
    what: str
    label: str = ""
    notes: tuple[str, ...] = ()
    help: str | None = None
    mended: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Case:
    """The files without annotations, and the messages expected."""

    files: Files
    expected: tuple[Expected, ...]


@dataclass
class _Section:
    """A file in the making."""

    path: str
    kind: str
    argument: str
    lines: list[str]

    def content(self) -> str | bytes:
        """What the file holds."""
        text = "\n".join(self.lines)
        if self.kind == "from":
            return (ROOT / self.argument).read_bytes()
        if self.argument == "base64":
            return base64.b64decode(text)
        return text.encode(self.argument) if self.kind == "as" else text


def parsed(text: str) -> Case:
    """Read a case."""
    sections: list[_Section] = []
    expected: list[Expected] = []
    for raw in text.split("\n"):
        if head := _SECTION.match(raw):
            sections.append(_Section(head[1], head[2] or head[4] or "", head[3] or "", []))
        elif note := _NOTE.match(raw):
            path, line = (sections[-1].path, len(sections[-1].lines) + 1) if sections else ("", 1)
            _take(note, path, line, expected)
        elif sections:
            sections[-1].lines.append(raw)
    files = {**BASE, **{section.path: section.content() for section in sections if section.kind != "missing"}}
    for section in sections:
        if section.kind == "missing":
            del files[section.path]
    return Case(files, tuple(expected))


def _take(note: re.Match[str], path: str, line: int, expected: list[Expected]) -> None:
    """Begin a message, or add a part to the last one."""
    text = note["text"] or ""
    if note["code"]:
        columns = (int(note["start"] or 0), int(note["end"] or 0))
        expected.append(Expected(note["severity"], note["code"], path, line, columns, text))
        return
    last = expected.pop()
    if note["part"] == "label":
        last = replace(last, label=text)
    elif note["part"] == "note":
        last = replace(last, notes=(*last.notes, text))
    elif note["part"] == "help":
        last = replace(last, help=text)
    else:
        last = replace(last, mended=(*last.mended, (note["place"] or "", text)))
    expected.append(last)


def as_expected(diagnostic: Diagnostic) -> Expected:
    """The annotation that a message deserves, without how it is mended."""
    span = diagnostic.span or Span("")
    columns = (span.column, span.column + max(span.length, 1) - 1) if span.line else (0, 0)
    notes = (*diagnostic.notes, *concerned(diagnostic))
    return Expected(
        str(diagnostic.severity),
        diagnostic.code,
        span.path,
        max(span.line, 1),
        columns,
        diagnostic.what,
        diagnostic.label,
        notes,
        diagnostic.help,
    )


def place(message: Expected) -> tuple[str, int, tuple[int, int], str, str]:
    """What messages are sorted by: files and lines, whatever room they come from."""
    return message.path, message.line, message.columns, message.code, message.what


def mended(files: Files, diagnostic: Diagnostic, lines: tuple[tuple[str, str], ...] = ()) -> Files | None:
    """The files as the help makes them: by `lines` where given, else by the replacement; None where it is none."""
    span = diagnostic.span
    if lines:
        return _rewritten(files, span or Span(""), lines)
    word = _REPLACES.fullmatch(diagnostic.help or "")
    text = word[1] if word else None
    if diagnostic.fix:
        span, text = diagnostic.fix.span, diagnostic.fix.text
    if text is None or span is None or not span.line:
        return None
    typed = _lines(files, span.path)
    line = typed[span.line - 1]
    typed[span.line - 1] = line[: span.column - 1] + text + line[span.column - 1 + span.length :]
    return {**files, span.path: "\n".join(typed)}


def _rewritten(files: Files, span: Span, lines: tuple[tuple[str, str], ...]) -> Files:
    """The files with whole lines replaced; a line that becomes nothing goes."""
    changes: dict[tuple[str, int], list[str]] = {}
    for place, text in lines:
        path, _, line = place.rpartition(":")
        changes.setdefault((path or span.path, int(line) if line else max(span.line, 1)), []).append(text)
    made = dict(files)
    for (path, number), new in sorted(changes.items(), reverse=True):
        if not number:
            del made[path]
            continue
        typed = _lines(made, path) if path in made else [""]
        typed[number - 1 : number] = [] if new == [""] else new
        made[path] = "\n".join(typed)
    return made


def _lines(files: Files, path: str) -> list[str]:
    """The lines of a file."""
    content = files[path]
    return (content.decode("utf-8") if isinstance(content, bytes) else content).split("\n")


def annotated(text: str, diagnostics: tuple[Diagnostic, ...]) -> str:
    """The case with its annotations written anew; what is said of mending stays with the message of the same code."""
    known = list(parsed(text).expected)
    messages = [_with_mend(as_expected(diagnostic), known) for diagnostic in diagnostics]
    out = [line for message in messages if not message.path for line in _comments(message)]
    path, line = "", 0
    for raw in text.split("\n"):
        if section := _SECTION.match(raw):
            path, line = section[1], 0
        elif _NOTE.match(raw):
            continue
        elif path:
            line += 1
            for message in messages:
                if (message.path, message.line) == (path, line):
                    out += _comments(message)
        out.append(raw)
    return "\n".join(out)


def _with_mend(message: Expected, known: list[Expected]) -> Expected:
    """The message with what the case says of mending it; each is given once."""
    for old in known:
        if (old.code, old.path, old.line) == (message.code, message.path, message.line):
            known.remove(old)
            return replace(message, mended=old.mended)
    return message


def _comments(message: Expected) -> Iterator[str]:
    """The annotation of a message, line by line."""
    start, end = ("<!--", " -->") if message.path.endswith(".svg") else ("#", "")
    columns = f" {message.columns[0]}-{message.columns[1]}" if message.columns[0] else ""
    yield f"{start} {message.severity} {message.code}{columns}: {message.what}{end}"
    if message.label:
        yield f"{start} label: {message.label}{end}"
    for note in message.notes:
        yield f"{start} note: {note}{end}"
    if message.help:
        yield f"{start} help: {message.help}{end}"
    for place, text in message.mended:
        yield f"{start} mended{f' {place}' if place else ''}: {text}{end}".rstrip()
