"""Codes P6 impose."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
