"""Codes P450-P499: text."""

from __future__ import annotations

from pnp.diagnostics.entry import Entry

TEXT_CODES: dict[str, Entry] = {}
