"""One message to the author, as a value."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from pnp.diagnostics.span import Span


class Severity(StrEnum):
    """`error`: no output is written for that product. `warning`: written, but look. `note`: good to know."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Replacement(Struct, frozen=True):
    """A certain mend: the text that replaces `span`."""

    span: Span
    text: str


class Diagnostic(Struct, frozen=True):
    """What is wrong, where, why, and what to type.

    Attributes:
        code: key of the catalogue, as `P102`.
        what: the fact in the author's words; alone it must make sense; no full stop.
        span: the smallest place that is wrong, None for the command line.
        label: a few words beside the caret, only if they add something.
        notes: why, or with what it collides; name other places as `path:line:column` (`str(span)`).
        help: how to mend it, as text to type; None where no safe mend is known.
        fix: the mend as a replacement, only where it is certain.
        subjects: whose drawing it came up in, as "card `alhambra`"; the sink gathers them when the same message
            comes again for another card.
    """

    code: str
    what: str
    span: Span | None = None
    severity: Severity = Severity.ERROR
    label: str = ""
    notes: tuple[str, ...] = ()
    help: str | None = None
    fix: Replacement | None = None
    subjects: tuple[str, ...] = ()
