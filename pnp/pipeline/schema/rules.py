"""`composition:` as JSON Schema, from the tables that `pnp.load.rules` reads by."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.load.rule_maps import CATEGORY_KEYS, MAPS, NEEDED
from pnp.load.rules import ALL_OPTIONS, COMMON, COUNTS, EXPRESSIONS, KINDS, ONE_NEEDED, OPTIONS, PYTHON_NAME
from pnp.pipeline.schema.values import (
    Schema,
    boolean,
    described,
    expression,
    integer,
    length,
    list_of,
    ranged,
    record,
    scalar,
)

TABLE = "pnp.load.rules"

VALUES: Mapping[str, Schema] = {
    **dict.fromkeys(COUNTS, integer(least=0)),
    **dict.fromkeys(EXPRESSIONS, expression()),
    "each": {
        "type": "object",
        "minProperties": 1,
        "additionalProperties": {"type": ["string", "array"], "pattern": f"^all$|{ranged()}"},
    },
    "apart": length(),
    "inside": scalar(),
    **{kind: {"type": "object"} for kind in MAPS},
}
"""What stands behind a kind."""

OPTION_VALUES: Mapping[str, Schema] = {
    "times": integer(least=0),
    "is": {**integer(), "type": ["integer", "string", "object"], "additionalProperties": integer()},
    "between": list_of(integer(), minItems=2, maxItems=2),
    "by": expression(),
    "to": expression(),
    "gap": length(),
}

COMMON_VALUES: Mapping[str, Schema] = {
    "players": {"type": ["string", "array"], "pattern": "^all$", "items": integer(least=1), "minItems": 1},
    "in": list_of(scalar(), minItems=1, uniqueItems=True),
    "where": expression(),
    "of": expression(),
}

CATEGORY: Schema = {
    "type": "object",
    "properties": described(
        "pnp.load.rule_maps.CATEGORY_KEYS", dict(zip(CATEGORY_KEYS, (expression(), integer(least=0)), strict=True))
    ),
    "additionalProperties": False,
}

MAP_VALUES: Mapping[str, Schema] = {
    "categories": {"type": ["string", "object"], "additionalProperties": CATEGORY},
    "cells": integer(least=0),
    "clear": length(),
    "closed": boolean(),
    "crossing": boolean(),
    "first": integer(),
    "laps": integer(least=1),
    "step": integer(least=1),
    "take": integer(least=1),
    "twice": boolean(),
}
"""Keys of kinds that take a map; all others are names or expressions."""


def composition(in_game: bool) -> Schema:
    """The list of rules of a game, or of a deck or board, where `in` has no meaning."""
    return list_of(rule(in_game))


def rule(in_game: bool) -> Schema:
    """One rule: exactly one kind, with the options that belong to it, or the name of a rule in Python."""
    common = [key for key in sorted(COMMON) if in_game or key != "in"]
    kinds = {kind: _map(kind) if kind in MAPS else VALUES.get(kind, {}) for kind in KINDS}
    options = {option: OPTION_VALUES.get(option, {}) for option in sorted(ALL_OPTIONS)}
    known = {
        **described("kinds", kinds),
        **described(f"{TABLE}.ALL_OPTIONS", options),
        **described(f"{TABLE}.COMMON", {key: COMMON_VALUES.get(key, scalar()) for key in common}),
    }
    branches = [_branch(kind, common) for kind in KINDS]
    python = {"minProperties": 1, "not": {"anyOf": [{"required": [option]} for option in options]}}
    return {
        "type": "object",
        "properties": known,
        "patternProperties": {f"^(?!(?:{'|'.join(known)})$){PYTHON_NAME.pattern}$": {"type": "object"}},
        "additionalProperties": False,
        "if": {"anyOf": [{"required": [kind]} for kind in KINDS]},
        "then": {"oneOf": [{"required": [kind]} for kind in KINDS], "allOf": branches},
        "else": {**python, "anyOf": [{"not": {"propertyNames": {"enum": [*common]}}}]},
    }


def _branch(kind: str, common: list[str]) -> Schema:
    """Which keys may stand beside a kind."""
    options = OPTIONS.get(kind, ())
    beside: Schema = {"propertyNames": {"enum": [kind, *options, *common]}}
    if kind in ONE_NEEDED:
        beside["anyOf"] = [{"required": [option]} for option in options]
    return {"if": {"required": [kind]}, "then": beside}


def _map(kind: str) -> Schema:
    """The map behind a kind."""
    properties = {key: MAP_VALUES.get(key, expression()) for key in MAPS[kind]}
    made = record("pnp.load.rule_maps.ALL_KEYS", properties, NEEDED.get(kind, ()))
    return made if kind in NEEDED else {**made, "minProperties": 1}
