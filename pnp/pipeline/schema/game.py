"""`pnp.yaml` and `game.yaml` as JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from pnp.load import box, game, printers, project, rules_sheet
from pnp.load.scalars import LANGUAGE
from pnp.model.sheet import Flip
from pnp.pipeline.schema.rules import composition
from pnp.pipeline.schema.values import Schema, id_text, integer, length, list_of, path, record, scalar, size, text
from pnp.sizes import PAPERS

NEEDED = ("game", "pnp", "title", "languages")


def project_schema() -> Schema:
    """The schema of `pnp.yaml`."""
    paper = size(PAPERS)
    paper["anyOf"] = [*paper["anyOf"], {"pattern": r"\w\s*\++\s*\w"}]
    sections: Mapping[str, Schema] = {
        "paper": {"type": ["string", "array"], "if": {"type": "string"}, "then": paper, "items": paper},
        "margin": length(),
        "gap": length(),
        "label_font": scalar(),
        "printers": {"type": "object", "additionalProperties": _printer()},
    }
    return record("pnp.load.project.KEYS", {key: sections.get(key, {}) for key in project.KEYS})


def game_schema() -> Schema:
    """The schema of `game.yaml`."""
    code = {"type": "string", "pattern": f"^(?:{LANGUAGE.pattern}|{game.LOCAL})$"}
    sections: Mapping[str, Schema] = {
        "game": id_text(),
        "pnp": integer(1, game.FORMAT),
        "title": text(None),
        "version": scalar(),
        "languages": list_of(code, minItems=1, uniqueItems=True),
        "variants": list_of(id_text(), uniqueItems=True),
        "decks": list_of(id_text(), uniqueItems=True),
        "tokens": list_of(id_text(), uniqueItems=True),
        "boards": list_of(id_text(), uniqueItems=True),
        "facts": {"type": "object"},
        "composition": composition(in_game=True),
        "rules": _rules(),
        "box": _box(),
        "credits": {"anyOf": [text(None), list_of(text(None))]},
    }
    return record("pnp.load.game.KEYS", {key: sections.get(key, {}) for key in game.KEYS}, NEEDED)


def _printer() -> Schema:
    """What a printer does."""
    number = {"type": ["number", "string"]}
    back = {"type": "object", "properties": {"x": length(signed=True), "y": length(signed=True), "turn": number}}
    scale = {"type": "object", "properties": dict.fromkeys(printers.SCALE_KEYS, number)}
    stated: Mapping[str, Schema] = {
        "dead_margin": length(),
        "flip": {"enum": list(get_args(Flip))},
        "back": {**back, "additionalProperties": False},
        "scale": {**scale, "additionalProperties": False},
        "back_bleed": length(),
    }
    return record("pnp.load.printers.KEYS", {key: stated[key] for key in printers.KEYS})


def _box() -> Schema:
    """What `box:` says."""
    layouts = record("pnp.load.box.LAYOUT_KEYS", dict.fromkeys(box.LAYOUT_KEYS, path()), ("face",))
    stated: Mapping[str, Schema] = {
        "layout": layouts,
        "style": {"enum": list(box.STYLES)},
        "pieces": integer(1, 2),
        "stock": length(),
        "card": length(),
        "sleeves": {"type": "boolean"},
        "room": length(),
        "notch": {"type": "boolean"},
        "window": {"type": "string", **size(())["anyOf"][1]},
        "decks": list_of(id_text()),
    }
    return record("pnp.load.box.KEYS", {key: stated[key] for key in box.KEYS}, ("layout",))


def _rules() -> Schema:
    """What `rules:` says."""
    pages = {"type": ["array", "string"], "minItems": 1, "items": path()}
    stated: dict[str, Schema] = dict(zip(rules_sheet.PAGE_KEYS, (size(PAPERS), pages), strict=True))
    booklet = record("pnp.load.rules_sheet.KEYS", stated, ("pages",))
    return record("pnp.load.rules_sheet.KEYS", {**stated, "booklet": booklet}, ("pages",))
