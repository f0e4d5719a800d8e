"""A deck's file as JSON Schema: for any deck, or for one with its own fields, lists and variables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from pnp.load.deck import KEYS, LAYOUT_KEYS, TOKEN_KEYS, TURNS
from pnp.load.generate import COMBINE_KEYS
from pnp.load.nodes import is_table
from pnp.load.parts import CARD_KEYS, MOST_COPIES
from pnp.load.tables import FROM_KEYS
from pnp.load.trim import SHAPES, STANDEE_KEYS
from pnp.model.spec import DeckSpec, GameSpec
from pnp.pipeline.schema.fields import fields_section, lists_section, values_of
from pnp.pipeline.schema.rules import composition
from pnp.pipeline.schema.values import (
    Schema,
    boolean,
    choice,
    described,
    id_text,
    integer,
    length,
    list_of,
    matching,
    name_of_field,
    path,
    record,
    scalar,
    set_ups,
    size,
    text,
)
from pnp.sizes import CARDS

GENERATE = "('for', 'combine', 'id', 'qty', 'layout', 'back', 'notes')"
"""The documentation's table of what an entry of `generate` may have."""


def deck_schema(game: GameSpec | None = None, deck: DeckSpec | None = None) -> Schema:
    """The schema of a deck's file; without a deck, of any."""
    own = values_of(deck, game) if deck and game else None
    sections: Mapping[str, Schema] = {
        "deck": choice([deck.id]) if deck else id_text(),
        "title": text(game.languages if game else None),
        "size": size(CARDS, one_length=True),
        "shape": {"enum": list(SHAPES)},
        **dict.fromkeys(("bleed", "safe", "gap", "corner_radius"), length()),
        "turn": {"enum": list(TURNS)},
        "layout": record("pnp.load.deck.LAYOUT_KEYS", dict.fromkeys(LAYOUT_KEYS, path())),
        "back_symmetric": boolean(),
        "fields": fields_section(),
        "lists": lists_section(),
        "generate": list_of(_entry(own, deck.variables if deck else ())),
        "cards": _cards(own, deck),
        "composition": composition(in_game=False),
        "players": set_ups(),
    }
    made = record("pnp.load.deck.KEYS", {key: sections.get(key, {}) for key in KEYS}, ("deck", "size"))
    if deck is None or deck.tokens:
        standee = record("pnp.load.trim.STANDEE_KEYS", dict.fromkeys(STANDEE_KEYS, length()), STANDEE_KEYS)
        made["properties"] |= described("pnp.load.deck.TOKEN_KEYS", dict.fromkeys(TOKEN_KEYS, standee))
    return made


def _card_keys(table: str) -> dict[str, Schema]:
    """What every card may set beside fields."""
    keys = {"id": id_text(), "qty": integer(0, MOST_COPIES), "layout": path(), "back": path()}
    return described(table, {key: keys.get(key, {}) for key in sorted(CARD_KEYS)})


def _cards(own: Mapping[str, Schema] | None, deck: DeckSpec | None) -> Schema:
    """`cards:`: a list, or `{from: table}`."""
    made = _card_keys("pnp.load.parts.CARD_KEYS")
    card: Schema = {"type": "object", "properties": {**made, **(own or {})}, "required": ["id"]}
    if own is not None:
        card["additionalProperties"] = False
    if deck and not deck.variables and not any(is_table(card.span.path) for card in deck.cards):
        specs = deck.fields.values()
        card["required"] = ["id", *(spec.name for spec in specs if spec.required and spec.default is None)]
    table = record("pnp.load.tables.FROM_KEYS", dict.fromkeys(FROM_KEYS, scalar()), ("from",))
    return {**table, "type": ["array", "object"], "items": card}


def _entry(own: Mapping[str, Schema] | None, variables: Iterable[str]) -> Schema:
    """An entry of `generate:`."""
    made = _card_keys(GENERATE)
    values: Schema = {"type": ["array", "string"], "items": scalar()}
    combined = {"from": values, "take": integer(least=1), "as": list_of(scalar(), minItems=1)}
    ways = {
        "for": {"type": "object", "propertyNames": name_of_field(), "additionalProperties": values},
        "combine": record(
            "pnp.load.generate.COMBINE_KEYS", {key: combined.get(key, {}) for key in COMBINE_KEYS}, COMBINE_KEYS
        ),
    }
    names = "|".join(map(re.escape, variables)) or "[^{}:]+"
    entry: Schema = {
        "type": "object",
        "properties": {**made, "id": {**made["id"], **_id_pattern(names)}, **described(GENERATE, ways), **(own or {})},
        "required": ["id"],
        "oneOf": [{"required": [way]} for way in ways],
    }
    return entry if own is None else {**entry, "additionalProperties": False}


def _id_pattern(names: str) -> Schema:
    """An id with places for variables."""
    return {**matching(rf"^(?:[^{{}}]|\{{(?:{names})(?::0[1-9])?\}})+$", "number", "boolean"), "maxLength": 200}
