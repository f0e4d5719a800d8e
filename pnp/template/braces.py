"""Expressions with a brace too few: `{ card.name }`, `{{ card.name }`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.diagnostics import Diagnostic, Severity, Span
from pnp.diagnostics.diagnostic import Replacement
from pnp.template.source import Region, Source

_ANY = re.compile(r"<!--.*?-->|(\{{1,2})(\s*[A-Za-z_]\w*(?:\.\w+)+(?:\s*\|\s*\w+)*\s*)(\}{1,2})", re.DOTALL)
"""A comment, or a name with a dot, and perhaps filters, in braces."""

_CLOSED_BY_ONE = re.compile(r"((?:\"[^\"]*\"|'[^']*'|[^\"'{}<])*)\}")
"""What an expression has before its first brace; none of its own is open there."""


def short_of_braces(source: Source) -> Iterator[Diagnostic]:
    """Warnings about `{ card.name }`, which is printed as it is typed.

    Reports:
        P323.
    """
    inside = [(region.start, region.stop) for region in source.regions]
    for found in _ANY.finditer(source.text):
        if found[1] != "{" or any(start <= found.start() < stop for start, stop in inside):
            continue
        line, column = source.place(found.start())
        span = Span(source.path, line, column, len(found[0].partition("\n")[0]))
        mended = f"{{{{ {found[2].strip()} }}}}"
        certain = "\n" not in found[0]
        yield Diagnostic(
            "P323",
            f"`{found[0].strip()}` is printed as it stands here: an expression has two braces on either side",
            span,
            Severity.WARNING,
            help=f"write `{mended}`",
            fix=Replacement(span, mended) if certain else None,
        )


def closed_by_one(source: Source, region: Region) -> str | None:
    """What an expression was meant to be that one `}` closes, so that it goes on to the next `}}`; else None."""
    found = _CLOSED_BY_ONE.match(region.raw) if source.text.startswith("{{", region.start) else None
    return found[1] if found and found[1].strip() else None


def missing_brace(source: Source) -> Diagnostic | None:
    """The message for the first `{{ … }`."""
    for found in _ANY.finditer(source.text):
        if found[1] == "{{" and found[3] == "}":
            return _missing(source, found.start(), found[2])
    for region in source.regions:
        meant = closed_by_one(source, region)
        if meant is not None:
            return _missing(source, region.start, meant)
    return None


def _missing(source: Source, start: int, meant: str) -> Diagnostic:
    """P303 for `{{`, `meant` and one `}` at `start`."""
    line, column = source.place(start)
    mended = f"{{{{ {meant.strip()} }}}}"
    span = Span(source.path, line, column, len(f"{{{{{meant}}}"))
    fix = Replacement(span, mended) if "\n" not in meant else None
    what = f"`{{{{ {meant.strip()} }}` is closed by one brace"
    return Diagnostic("P303", what, span, help=f"write `{mended}`", fix=fix)
