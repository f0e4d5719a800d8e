"""Codes P8 lint."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
