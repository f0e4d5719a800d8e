"""Ids of games, decks and cards: they become file names and stand in `--cards 1-9,alhambra`."""

from __future__ import annotations

import re
import unicodedata

from pnp.diagnostics import Replacement, Sink, Span

ALLOWED = re.compile(r"\w[\w.\-]*")

NUMBERS = "0123456789¹²³"

DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in NUMBERS)})
"""File names that Windows keeps for devices (Microsoft, "Naming Files, Paths, and Namespaces")."""

LONGEST = 80
"""Characters; folder, deck, paper and language come before it in a file name of at most 255 bytes."""

WHERE = "on Windows and macOS"
"""Where two names that differ in capitals, or in how letters are composed, are one."""


def same_id(id: str) -> str:
    """The form under which two ids would be one file: letters composed, case ignored."""
    return id.lower() if id.isascii() else unicodedata.normalize("NFC", id).casefold()


def check_id(id: str, what: str, span: Span, sink: Sink) -> bool:
    """Tell whether `id` can be a file name everywhere; else report P141."""
    if ALLOWED.fullmatch(id) and not id.endswith(".") and len(id) <= LONGEST and not _device(id):
        return True
    composed = unicodedata.normalize("NFC", id)
    if len(id) > LONGEST:
        sink.error("P141", f"{what} `{id[:20]}…` has {len(id)} characters, more than {LONGEST}", span)
    elif composed != id and ALLOWED.fullmatch(composed):
        sink.error(
            "P141",
            f"{what} `{id}` has accents that are characters of their own",
            span,
            notes=("some file systems join them to their letters, so that it would be another file there",),
            help=f"write `{composed}`",
            fix=Replacement(span, composed) if span.length == len(id) else None,
        )
    else:
        mended = _mended(id)
        help = f"write `{mended}`" if mended != id and ALLOWED.fullmatch(mended) and not _device(mended) else None
        sink.error("P141", f"{what} `{id}` cannot be an id", span, notes=(_why(id),), help=help)
    return False


def report_same(what: str, first: Span, span: Span, sink: Sink) -> None:
    """Report P142 for two names, "the decks `d` and `D`", that would be one file; the other stands at `first`."""
    sink.error(
        "P142",
        f"{what} would be one file name {WHERE}",
        span,
        notes=(f"first at {first}",),
        help="give one of the two another name",
    )


def _mended(id: str) -> str:
    """A name near to it that may do."""
    if _device(id):
        plain = unicodedata.normalize("NFKC", id)
        return plain.replace(".", "-") if "." in plain else f"{plain}-1"
    return re.sub(r"[^\w.\-]+", "-", id).strip("-.")


def _why(id: str) -> str:
    """Why a name cannot be that of a file."""
    if _device(id):
        return "that name is kept for a device on Windows"
    if ALLOWED.fullmatch(id):
        return "Windows drops a dot at the end of a file name"
    return "an id becomes a file name: letters, digits, `-`, `_` and `.`, starting with a letter or digit"


def _device(id: str) -> bool:
    """Whether Windows takes `id` for a device."""
    return id.partition(".")[0].lower() in DEVICES
