"""Writes `pnp/pipeline/schema/meanings.json` from the tables of the documentation: `python -m tests.meanings`."""

from __future__ import annotations

import json
import re

from tests.docs.pages import ROOT, marked, rows, spans

FILE = ROOT / "pnp" / "pipeline" / "schema" / "meanings.json"
PAGE = "docs/format.md"

LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def written() -> str:
    """The file: what each key means, by the table's mark and the key."""
    tables = {words or mark: table for mark in ("keys", "kinds") for words, table in marked(PAGE, mark)}
    kept = {words: _meanings(table, 1 if "TYPES" in words else -1) for words, table in tables.items()}
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def _meanings(table: str, column: int) -> dict[str, str]:
    """The cell of each row that says what a key means, without links, by each of the keys in the first."""
    return {key: LINK.sub(r"\1", row[column]) for row in rows(table) for key in spans(row[0])}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
