"""A board's file as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pnp.load.board import AREA_KEYS, BOX_KEYS, KEYS, RING_KEYS, ROUTE_KEYS, SLOT_KEYS, SPACE_KEYS, TRACK_KEYS
from pnp.load.board_sheets import AVOIDED, MOST_PANELS, SEAMS, TILING_KEYS
from pnp.load.coordinates import CORNERS_NEEDED
from pnp.load.scalars import NUMBER
from pnp.pipeline.schema.rules import composition
from pnp.pipeline.schema.values import (
    LENGTH,
    Schema,
    described,
    id_text,
    integer,
    length,
    list_of,
    matching,
    path,
    record,
    scalar,
    size,
    text,
)
from pnp.sizes import PAPERS

TABLE = "pnp.load.board"

PANELS = rf"^\s*(?!1\s*[x×]\s*1\s*$)(?:[12]\s*[x×]\s*[1-{MOST_PANELS}]|[1-{MOST_PANELS}]\s*[x×]\s*[12])\s*$"
"""One row or two, of more than one panel."""


def coordinate() -> Schema:
    """A number of mm, or a length."""
    return matching(f"^(?:{NUMBER.pattern}|{LENGTH})$", "number")


def extent() -> Schema:
    """A coordinate above 0."""
    return {**coordinate(), "exclusiveMinimum": 0}


def place() -> Schema:
    """`[x, y]` or `{x: …, y: …}`."""
    return {
        "type": ["array", "object"],
        "items": coordinate(),
        "minItems": 2,
        "maxItems": 2,
        "properties": {"x": coordinate(), "y": coordinate()},
        "required": ["x", "y"],
        "additionalProperties": False,
    }


def _entries(table: str, keys: Mapping[str, Schema], needed: Iterable[str], listed: Schema | None = None) -> Schema:
    """A list of maps, or a map by id; keys beside these are the author's own."""
    entry: Schema = {"type": "object", "properties": described(f"{TABLE}.{table}", keys), "required": list(needed)}
    return {"type": ["array", "object"], "items": {**entry, **(listed or {})}, "additionalProperties": entry}


def board_schema() -> Schema:
    """The schema of a board's file."""
    area = dict(zip(AREA_KEYS, (coordinate(), coordinate(), extent(), extent()), strict=True))
    measures: Mapping[str, Schema] = {
        **area,
        "radius": extent(),
        "outline": list_of(place(), minItems=CORNERS_NEEDED),
        "via": list_of(place()),
        "name": {},
    }
    parts = {keys: {key: measures.get(key, scalar()) for key in keys} for keys in (SPACE_KEYS, SLOT_KEYS, BOX_KEYS)}
    ends = {key: measures.get(key, scalar()) for key in ROUTE_KEYS}
    named = {"anyOf": [{"required": ["id"]}, {"required": ["space"]}]}
    by_id = {"required": ["id", *AREA_KEYS]}
    round_or_not = {"required": ["id", "x", "y"], "not": {"required": ["radius", "outline"]}}
    sections: Mapping[str, Schema] = {
        "board": id_text(),
        "title": text(None),
        "size": size(PAPERS),
        "bleed": length(),
        "layout": record(f"{TABLE}.LAYOUT_KEYS", {"face": path()}),
        "radius": {**extent(), "type": ["number", "string", "object"], "additionalProperties": extent()},
        "spaces": _entries("SPACE_KEYS", parts[SPACE_KEYS], ("x", "y"), round_or_not),
        "routes": _entries("ROUTE_KEYS", ends, ("a", "b")),
        "slots": _entries("SLOT_KEYS", parts[SLOT_KEYS], AREA_KEYS, named),
        "boxes": _entries("BOX_KEYS", parts[BOX_KEYS], AREA_KEYS, by_id),
        "track": _track(),
        "tiling": _tiling(),
        "fold": matching(PANELS),
        "safe": length(),
        "composition": composition(in_game=False),
    }
    return record(f"{TABLE}.KEYS", {key: sections.get(key, {}) for key in KEYS}, ("board", "size"))


def _tiling() -> Schema:
    """`tiling:`: how it is laid over several sheets."""
    values: Mapping[str, Schema] = {
        "overlap": length(),
        "seam": {"enum": list(SEAMS)},
        "avoid": {"type": ["array", "string"], "items": {"enum": list(AVOIDED)}},
    }
    return record("pnp.load.board_sheets.TILING_KEYS", {key: values[key] for key in TILING_KEYS})


def _track() -> Schema:
    """`track:`: cells by their centres, or a ring of them."""
    counts = {"x": coordinate(), "y": coordinate(), "columns": integer(least=2), "rows": integer(least=2)}
    ring = record(f"{TABLE}.RING_KEYS", {key: counts.get(key, {}) for key in RING_KEYS}, RING_KEYS)
    values: Mapping[str, Schema] = {
        "first": integer(),
        "cell": scalar(),
        "cells": {**ring, "type": ["array", "object"], "items": place()},
    }
    return record(f"{TABLE}.TRACK_KEYS", {key: values.get(key, {}) for key in TRACK_KEYS}, ("cell", "cells"))
