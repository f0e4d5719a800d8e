"""Codes P7 export."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
