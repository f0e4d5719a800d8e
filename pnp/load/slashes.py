"""Paths as Windows writes them, with a backslash: told with the path to type, and read as they are meant."""

from __future__ import annotations

import re

from pnp.diagnostics import Replacement, Sink, Span
from pnp.load.nodes import PLAIN, QUOTED, ScalarNode

LAYOUTS = "layouts/"

_QUOTED = re.compile(
    r'(?:^|[:,\[{-])[ ]*"(?P<path>(?:[^"\\\n]|\\(?!["\\]))*\\(?!["\\])(?:[^"\\\n]|\\(?!["\\]))*'
    r'\.(?:svg|png|jpe?g|gif|webp|csv|tsv|xlsx|ya?ml|md|ttf|otf))"',
    re.IGNORECASE | re.MULTILINE,
)
"""A value in double quotes that is a file's name and has a backslash, which YAML would take for the start of an escape;
no doubled one, which stands for itself, and none that a quote follows."""

_ELSEWHERE = re.compile(r"[A-Za-z]:/|//(?=[^/])")
"""How a path begins that leads to a drive, or to another computer."""


def with_slashes(text: str, path: str, sink: Sink) -> str:
    """`text` with `/` in the paths that stand in double quotes, as long as before.

    Reports:
        P117 for each.
    """
    if "\\" not in text:  # the search takes 0.05 s in a file of 5,400 cards
        return text
    made = text
    for found in _QUOTED.finditer(text):
        start, end = found.span("path")
        line = text.count("\n", 0, start) + 1
        begins = text.rfind("\n", 0, start) + 1
        if "#" in text[begins:start]:
            continue
        span = Span(path, line, start - begins, end - start + 2)
        meant = found["path"].replace("\\", "/")
        _report(meant, span, '"', sink)
        made = f"{made[:start]}{meant}{made[end:]}"
    return made


def slashed(scalar: ScalarNode, sink: Sink, folder: str = "") -> str | None:
    """The path that a value is, with `/`; None where it leads to a drive or another computer.

    Args:
        scalar: the value.
        sink: receives the diagnostics.
        folder: with `/` at its end, if paths are seen from there.

    Reports:
        P117 where the path has a backslash, or leads to a drive.
    """
    meant = re.sub(r"[\\/]+", "/", scalar.text) if "\\" in scalar.text else scalar.text
    if scalar.text.startswith("\\\\"):
        meant = f"/{meant}"
    elsewhere = _ELSEWHERE.match(meant) is not None and not scalar.text.startswith("//")
    if elsewhere or meant != scalar.text:
        quote = {PLAIN: "", QUOTED: '"'}.get(scalar.style)
        _report(meant, scalar.span, quote, sink, folder)
    return None if elsewhere else meant.removeprefix(folder) if meant != scalar.text else meant


def _report(meant: str, span: Span, quote: str | None, sink: Sink, folder: str = "") -> None:
    """P117, once for one place; `quote`: how the value is quoted, None where that is not known."""
    help, fix = f"write `{meant.removeprefix(folder)}`", None
    if _ELSEWHERE.match(meant):
        help = "copy the file into the project, and write its path from there, with `/`"
    elif quote is not None:
        fix = Replacement(span, f"{quote}{meant.removeprefix(folder)}{quote}")
    typed = meant.replace("/", "\\")
    what = f"`{typed}` is a path as only Windows reads it"
    sink.error(
        "P117",
        what,
        span,
        notes=["all systems read `/`; a backslash in double quotes begins an escape"],
        help=help,
        fix=fix,
    )
