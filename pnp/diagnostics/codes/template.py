"""Codes P3 template."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
