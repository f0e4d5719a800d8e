"""Ids of games, decks and cards: they become file names and stand in `--cards 1-9,alhambra`."""

from __future__ import annotations

import re
import unicodedata

from pnp.diagnostics import Sink, Span

ALLOWED = re.compile(r"\w[\w.\-]*")

DEVICES = frozenset(
    {"con", "prn", "aux", "nul", *(f"com{n}" for n in range(1, 10)), *(f"lpt{n}" for n in range(1, 10))}
)
"""File names that Windows keeps for devices (Microsoft, "Naming Files, Paths, and Namespaces")."""

LONGEST = 80
"""Characters; folder, deck, paper and language come before it in a file name of at most 255 bytes."""


def same_id(id: str) -> str:
    """The form under which two ids would be one file: letters composed, case ignored."""
    return id.lower() if id.isascii() else unicodedata.normalize("NFC", id).casefold()


def check_id(id: str, what: str, span: Span, sink: Sink) -> bool:
    """Tell whether `id` can be a file name everywhere; else report P141."""
    if ALLOWED.fullmatch(id) and not id.endswith(".") and len(id) <= LONGEST and not _device(id):
        return True
    if len(id) > LONGEST:
        sink.error("P141", f"{what} `{id[:20]}…` has {len(id)} characters, more than {LONGEST}", span)
        return False
    mended = f"{id}-1" if _device(id) and "." not in id else re.sub(r"[^\w.\-]+", "-", id).strip("-.")
    why = (
        "that name is kept for a device on Windows"
        if _device(id)
        else ("an id becomes a file name: letters, digits, `-`, `_` and `.`, starting with a letter or digit")
    )
    certain = bool(mended) and mended != id and ALLOWED.fullmatch(mended) is not None and not _device(mended)
    sink.error(
        "P141", f"{what} `{id}` cannot be an id", span, notes=(why,), help=f"write `{mended}`" if certain else None
    )
    return False


def _device(id: str) -> bool:
    """Whether Windows takes `id` for a device."""
    return id.partition(".")[0].lower() in DEVICES
