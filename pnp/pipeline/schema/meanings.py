"""What a key means, for hover texts: the words of the documentation's tables, kept beside this file.

`meanings.json` is written by `python -m tests.meanings` from docs/format.md: table -> key -> text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources

FILE = "meanings.json"


def meanings() -> Mapping[str, Mapping[str, str]]:
    """All texts, by table and key; tables are named as in the documentation, as `pnp.load.deck.KEYS`."""
    text = resources.files("pnp.pipeline.schema").joinpath(FILE).read_text(encoding="utf-8")
    loaded: Mapping[str, Mapping[str, str]] = json.loads(text)
    return loaded


MEANINGS = meanings()


def meaning(table: str, key: str) -> str:
    """What a key means; empty where the documentation does not say."""
    return MEANINGS.get(table, {}).get(key, "")
