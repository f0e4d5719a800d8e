"""Codes P4 typeset."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
