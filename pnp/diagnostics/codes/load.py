"""Codes P1 load."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
