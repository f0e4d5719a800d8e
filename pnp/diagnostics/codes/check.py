"""Codes P2 check."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
