"""Hover texts are those of the documentation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pnp.pipeline.schema import schemas
from pnp.pipeline.schema.meanings import meanings
from tests import meanings as documentation


def test_the_kept_texts_are_those_of_the_documentation() -> None:
    assert documentation.FILE.read_text(encoding="utf-8") == documentation.written(), "run `python -m tests.meanings`"


def described(schema: Any) -> Iterator[str]:
    """Every hover text in a schema."""
    if isinstance(schema, dict):
        if isinstance(schema.get("description"), str):
            yield schema["description"]
        for inner in schema.values():
            yield from described(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from described(inner)


GENERAL = {name: json.loads(text) for name, text in schemas().items()}


@pytest.mark.parametrize("name", sorted(GENERAL))
def test_every_key_of_a_file_has_a_text(name: str) -> None:
    bare = [key for key, schema in GENERAL[name]["properties"].items() if "description" not in schema]
    assert bare == []


def test_every_text_of_a_table_of_keys_is_used() -> None:
    used = {text for schema in GENERAL.values() for text in described(schema)}
    kept = {text for table, texts in meanings().items() if "TYPES" not in table for text in texts.values()}
    assert sorted(kept - used) == []
