"""Writes `docs/errors.md` from the catalogue and the annotated cases: `python -m tests.errors_doc`."""

from __future__ import annotations

import re
from pathlib import Path

from pnp.diagnostics.catalogue import CATALOGUE, ROOMS
from pnp.diagnostics.entry import Entry
from tests.cases.case import Expected, parsed

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "errors.md"

INTRO = """\
# Errors and warnings

<!-- Written by `python -m tests.errors_doc` from the catalogue in pnp/diagnostics/codes and the cases in tests/cases. -->

A message begins with the place and ends with what to type:

```text
content/heroes/heroes.yaml:9:28: error[P104]: unknown field `cosst` on card `rook`
  |
9 |   - {id: rook, name: Rook, cosst: 3}
  |                            ^^^^^
  = note: fields of deck `heroes`: cost, name
  = help: did you mean `cost`?
```

`9:28` is line 9, column 28. After an **error** nothing of that game is written; after a **warning** it is, but have a
look; a **note** is good to know. All mistakes are told in one run. This page says more of each code: how it comes
about, an example, and the same example mended.
"""


def page() -> str:
    """The page."""
    examples = _examples()
    parts = [INTRO]
    for prefix, (title, sentence) in ROOMS.items():
        parts.append(f"## {title}\n\n{sentence}\n")
        parts += [
            _entry(code, entry, examples.get(code))
            for code, entry in sorted(CATALOGUE.items())
            if code.startswith(prefix)
        ]
    return "\n".join(parts)


def _examples() -> dict[str, Expected]:
    """A message of each code that a case shows: the first of the code's first case."""
    found: dict[str, Expected] = {}
    for case in sorted((ROOT / "tests" / "cases" / "errors").glob("*.case")):
        for message in parsed(case.read_text(encoding="utf-8")).expected:
            if case.stem.startswith(message.code):
                found.setdefault(message.code, message)
    return found


def _entry(code: str, entry: Entry, example: Expected | None) -> str:
    """One code."""
    lines = [f"### {code}: {_capital(entry.title)}", "", entry.cause, ""]
    if example:
        lines += ["```text", *_said(example), "```", ""]
    lines += ["Wrong:", "", "```text", entry.wrong, "```", "", "Right:", "", "```text", entry.right, "```", ""]
    return "\n".join(lines)


def _said(message: Expected) -> list[str]:
    """A message without the author's line."""
    line, column = message.line, message.columns[0]
    place = f"{message.path}:{line}:{column}: " if column else f"{message.path}: " if message.path else ""
    said = [f"{place}{message.severity}[{message.code}]: {message.what}"]
    said += [f"  = note: {note}" for note in message.notes]
    return [*said, f"  = help: {message.help}"] if message.help else said


def _capital(title: str) -> str:
    """The title with a capital letter, unless it begins with code."""
    return title if re.match(r"\w*[A-Z(]", title) else title[0].upper() + title[1:]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
