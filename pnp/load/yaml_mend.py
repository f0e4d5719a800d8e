"""A change of one line that may mend a YAML text; whether it does is tried (`yaml_mistakes`)."""

from __future__ import annotations

from msgspec import Struct


class Mend(Struct, frozen=True):
    """A change of one line that may be right: `old` at `column` of `line` becomes `new`; `what` is the mistake then."""

    line: int
    column: int
    old: str
    new: str
    help: str
    what: str = ""


def last_text(lines: list[str], line: int) -> tuple[int, int]:
    """The last line with text at or before `line`, and its first column with text."""
    for number in range(min(line, len(lines) - 1), -1, -1):
        if lines[number].strip():
            return number, len(lines[number]) - len(lines[number].lstrip())
    return 0, 0
