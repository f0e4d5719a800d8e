"""Codes P0 project and command line."""

from pnp.diagnostics.entry import Entry

CODES: dict[str, Entry] = {}
