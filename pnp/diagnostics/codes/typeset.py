"""Codes P4 typeset: the document P401-P449 here, text P450-P499 in `typeset_text`."""

from __future__ import annotations

from pnp.diagnostics.codes.typeset_text import TEXT_CODES
from pnp.diagnostics.entry import Entry

DOCUMENT_CODES: dict[str, Entry] = {}

CODES: dict[str, Entry] = DOCUMENT_CODES | TEXT_CODES
