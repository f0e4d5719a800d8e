"""Diagnostics as text: the human form with the author's line and a caret, the short form, JSON, GitHub's commands.

content/heroes.yaml:5:5: error[P104]: unknown field `cosst` on a card
  |
5 |     cosst: 3
  |     ^^^^^
  = note: fields of deck `heroes`: art, cost, name, text
  = help: did you mean `cost`?
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from pnp.diagnostics.diagnostic import Diagnostic, Replacement, Severity

SourceLine = Callable[[str, int], str | None]
"""Gives line number `n` (from 1) of a project file, without its line end; None where there is none."""

COLOURS = {Severity.ERROR: "\x1b[1;31m", Severity.WARNING: "\x1b[1;33m", Severity.NOTE: "\x1b[1;36m"}
RESET = "\x1b[0m"
MOST_SHOWN = 20

WIDEST = 160
"""Characters of a line that are shown; a text of rules or a drawing by Inkscape has thousands on one."""

BEFORE_MARK = 40
"""Of them, those before what is meant."""


def headline(diagnostic: Diagnostic, colour: bool = False) -> str:
    """The one line that makes sense alone: `path:line:column: error[P104]: what`."""
    place = f"{diagnostic.span}: " if diagnostic.span else ""
    kind = f"{diagnostic.severity}[{diagnostic.code}]"
    if colour:
        kind = f"{COLOURS[diagnostic.severity]}{kind}{RESET}"
    return f"{place}{kind}: {diagnostic.what}"


def human(diagnostic: Diagnostic, source_line: SourceLine, colour: bool = False) -> str:
    """The whole message, several lines, without a final line end."""
    lines = [headline(diagnostic, colour)]
    span = diagnostic.span
    source = source_line(span.path, span.line) if span and span.line else None
    indent = "  "
    if span and source is not None:
        number = str(span.line)
        indent = " " * (len(number) + 1)
        # A tab keeps its width under itself, so the caret stands right whatever the terminal's tab stops are.
        source, before = _around(source, max(span.column - 1, 0))
        padding = "".join("\t" if char == "\t" else " " for char in source[:before])
        caret = "^" * max(1, min(span.length, len(source) - before))
        label = f" {diagnostic.label}" if diagnostic.label else ""
        lines += [f"{indent}|", f"{number} | {source}", f"{indent}| {padding}{caret}{label}"]
    lines += [f"{indent}= note: {note}" for note in diagnostic.notes]
    lines += [f"{indent}= note: {note}" for note in concerned(diagnostic)]
    if diagnostic.help:
        lines.append(f"{indent}= help: {diagnostic.help}")
    return "\n".join(lines)


def _around(source: str, at: int) -> tuple[str, int]:
    """What is shown of a line for a mark at character `at`, and where the mark stands in that."""
    if len(source) <= WIDEST:
        return source, at
    begin = max(min(at - BEFORE_MARK, len(source) - WIDEST), 0)
    end = begin + WIDEST
    left, right = "…" if begin else "", "…" if end < len(source) else ""
    return f"{left}{source[begin:end]}{right}", at - begin + len(left)


def concerned(diagnostic: Diagnostic) -> tuple[str, ...]:
    """On which cards it came up, as a note: the first by name unless the message names it, the others by number."""
    if not diagnostic.subjects:
        return ()
    first, more = diagnostic.subjects[0], len(diagnostic.subjects) - 1
    others = f" and {more} more card{'' if more == 1 else 's'}" if more else ""
    if not any(first in text for text in (diagnostic.what, *diagnostic.notes)):
        return (f"on {first}{others}",)
    return (f"and on{others.removeprefix(' and')}",) if more else ()


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """A JSON array, one object a diagnostic, keys as in `Diagnostic`; no place gives null."""
    return json.dumps(
        [
            {
                "code": diagnostic.code,
                "severity": str(diagnostic.severity),
                "what": diagnostic.what,
                "path": diagnostic.span.path if diagnostic.span else None,
                "line": diagnostic.span.line if diagnostic.span else None,
                "column": diagnostic.span.column if diagnostic.span else None,
                "length": diagnostic.span.length if diagnostic.span else None,
                "label": diagnostic.label,
                "notes": list(diagnostic.notes),
                "help": diagnostic.help,
                "fix": _as_fix(diagnostic.fix) if diagnostic.fix else None,
                "subjects": list(diagnostic.subjects),
            }
            for diagnostic in diagnostics
        ],
        ensure_ascii=False,
        indent=2,
    )


def _as_fix(fix: Replacement) -> dict[str, str | int]:
    """A certain mend: the text that replaces `length` characters at its place."""
    span = fix.span
    return {"path": span.path, "line": span.line, "column": span.column, "length": span.length, "text": fix.text}


WORKFLOW = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
"""GitHub's names ("Workflow commands for GitHub Actions", setting an error, warning or notice message)."""


def as_workflow(diagnostic: Diagnostic, folder: str = "") -> str:
    """The message as a command that GitHub shows beside the line: `::error file=…,line=…,title=P102::…`.

    Args:
        diagnostic: the message.
        folder: of the project, seen from the repository; empty where they are the same.
    """
    span = diagnostic.span
    properties = {"title": diagnostic.code}
    if span:
        properties["file"] = f"{folder}/{span.path}" if folder else span.path
    if span and span.line:
        properties |= {"line": str(span.line), "col": str(span.column), "endLine": str(span.line)}
        properties["endColumn"] = str(span.column + max(span.length, 1))
    stated = ",".join(f"{name}={_escaped(value, ':,')}" for name, value in sorted(properties.items()))
    notes = [f"note: {note}" for note in (*diagnostic.notes, *concerned(diagnostic))]
    help = [f"help: {diagnostic.help}"] if diagnostic.help else []
    return f"::{WORKFLOW[diagnostic.severity]} {stated}::" + _escaped("\n".join([diagnostic.what, *notes, *help]))


def _escaped(text: str, more: str = "") -> str:
    """`text` with per cent signs and line ends, and in properties `more`, as GitHub reads them."""
    return "".join(f"%{ord(char):02X}" if char in f"%\r\n{more}" else char for char in text)


def counted(errors: int, warnings: int) -> str:
    """`2 errors, 1 warning`; what is nought is left out; `no mistakes` where both are."""
    parts = [
        f"{number} {word}{'' if number == 1 else 's'}"
        for number, word in ((errors, "error"), (warnings, "warning"))
        if number
    ]
    return ", ".join(parts) or "no mistakes"
