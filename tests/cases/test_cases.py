"""Annotated error cases: the expected message stands as a comment above the line it points at.

A case is one file with sections `=== path`; what it leaves out comes from the base project below. Above an offending
line stands `# error P104 5-9: what` (columns from-to), below it maybe `# help: …`; in SVG the comment is `<!-- … -->`.
The runner compares code, columns and text, and where the help is a replacement it applies it: the message must go.
With `PNP_UPDATE_CASES=1` the comments are rewritten for review, and the run fails.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.pipeline.check import check_world
from pnp.world import MemoryWorld

HERE = Path(__file__).parent
FONT = (HERE.parent / "fonts" / "NotoSans-Regular.ttf").read_bytes()
BASE: dict[str, str | bytes] = {
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
    "fonts/NotoSans-Regular.ttf": FONT,
}
_NOTE = re.compile(r"^\s*(?:#|<!--)\s*(error|warning|note|help)(?: (P\d{3}))?(?: (\d+)-(\d+))?: (.*?)(?:\s*-->)?\s*$")
_SECTION = re.compile(r"^=== (\S+)$")


@dataclass(frozen=True)
class Expected:
    """One annotated message."""

    severity: str
    code: str
    path: str
    line: int
    columns: tuple[int, int]
    what: str
    help: str | None = None


def parsed(text: str) -> tuple[dict[str, str | bytes], list[Expected]]:
    """The files without annotations, and the messages expected."""
    files: dict[str, list[str]] = {}
    expected: list[Expected] = []
    path = ""
    for raw in text.split("\n"):
        if section := _SECTION.match(raw):
            path = section[1]
            files[path] = []
        elif note := _NOTE.match(raw):
            kind, code, start, end, what = note.groups()
            if kind == "help":
                last = expected.pop()
                expected.append(Expected(last.severity, last.code, last.path, last.line, last.columns, last.what, what))
            else:
                line = len(files[path]) + 1
                expected.append(Expected(kind, code, path, line, (int(start or 0), int(end or 0)), what))
        elif path:
            files[path].append(raw)
    return {**BASE, **{name: "\n".join(lines) for name, lines in files.items()}}, expected


def found(files: dict[str, str | bytes]) -> tuple[Diagnostic, ...]:
    """What `pnp check` says of the files."""
    sink = Sink()
    check_world(MemoryWorld(files), (), sink)
    return sink.diagnostics


def as_expected(diagnostic: Diagnostic) -> Expected:
    """The annotation that a message deserves."""
    span = diagnostic.span or Span("")
    columns = (span.column, span.column + max(span.length, 1) - 1) if span.line else (0, 0)
    return Expected(
        str(diagnostic.severity), diagnostic.code, span.path, max(span.line, 1), columns, diagnostic.what, diagnostic.help
    )


def mended(files: dict[str, str | bytes], diagnostic: Diagnostic) -> dict[str, str | bytes] | None:
    """The files with the help applied; None where the help is no replacement."""
    span = diagnostic.fix.span if diagnostic.fix else diagnostic.span
    word = re.fullmatch(r"(?:did you mean|write) `([^`]*)`\??", diagnostic.help or "")
    text = diagnostic.fix.text if diagnostic.fix else word[1] if word else None
    if text is None or span is None or not span.line:
        return None
    lines = str(files[span.path]).split("\n")
    line = lines[span.line - 1]
    lines[span.line - 1] = line[: span.column - 1] + text + line[span.column - 1 + span.length :]
    return {**files, span.path: "\n".join(lines)}


def annotated(text: str, diagnostics: tuple[Diagnostic, ...]) -> str:
    """The case with its annotations written anew."""
    out: list[str] = []
    path, line = "", 0
    for raw in text.split("\n"):
        if section := _SECTION.match(raw):
            path, line = section[1], 0
        elif _NOTE.match(raw):
            continue
        elif path:
            line += 1
            for message in map(as_expected, diagnostics):
                if (message.path, message.line) == (path, line):
                    start, end = ("<!--", " -->") if path.endswith(".svg") else ("#", "")
                    columns = f" {message.columns[0]}-{message.columns[1]}" if message.columns[0] else ""
                    out.append(f"{start} {message.severity} {message.code}{columns}: {message.what}{end}")
                    if message.help:
                        out.append(f"{start} help: {message.help}{end}")
        out.append(raw)
    return "\n".join(out)


CASES = sorted(HERE.glob("errors/*.case"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_the_messages_are_those_annotated(case: Path) -> None:
    text = case.read_text(encoding="utf-8")
    files, expected = parsed(text)
    diagnostics = found(files)
    if os.environ.get("PNP_UPDATE_CASES") and list(map(as_expected, diagnostics)) != expected:
        case.write_text(annotated(text, diagnostics), encoding="utf-8")
        pytest.fail("annotations rewritten: read them in the diff")
    assert expected, "a case expects at least one message"
    assert [as_expected(diagnostic) for diagnostic in diagnostics] == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_a_help_that_is_a_replacement_mends_the_input(case: Path) -> None:
    files, _ = parsed(case.read_text(encoding="utf-8"))
    for diagnostic in found(files):
        after = mended(files, diagnostic)
        if after is not None:
            left = [message for message in found(after) if message.severity is Severity.ERROR]
            same = [m for m in left if (m.code, m.span, m.what) == (diagnostic.code, diagnostic.span, diagnostic.what)]
            assert not same, f"{diagnostic.help} does not mend {diagnostic.what}"
