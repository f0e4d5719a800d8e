"""Codes P5 render."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
