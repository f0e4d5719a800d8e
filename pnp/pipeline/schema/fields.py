"""`fields:` and `lists:` of a deck as JSON Schema, and the values of fields on cards."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.load.fields import ALL_OPTIONS, COMMON_OPTIONS, KINDS, OPTIONS, REFERENCE_TYPES, TYPES
from pnp.load.lists import SHARED_KEYS, SPACES
from pnp.model.spec import BoardSpec, DeckSpec, FieldSpec, GameSpec
from pnp.model.values import Plain, Reference
from pnp.pipeline.schema.values import (
    SCALAR,
    Schema,
    boolean,
    choice,
    colour,
    described,
    expression,
    integer,
    language,
    length,
    list_of,
    matching,
    name_of_field,
    number,
    path,
    ranged,
    record,
    scalar,
    text,
)
from pnp.units import format_mm

ENTRIES: Schema = {"type": ["array", "string"], "items": scalar(), "minItems": 1, "uniqueItems": True}
"""Choices typed here, a range, or the name of a list."""

OPTION_VALUES: Mapping[str, Schema] = {
    "type": {"enum": list(TYPES)},
    "one_of": ENTRIES,
    "list_of": ENTRIES,
    "required": boolean(),
    "unique": boolean(),
    "min": scalar(),
    "max": scalar(),
    "decimals": integer(least=0),
    "lines": integer(least=1),
    "languages": {"type": ["string", "array"], "pattern": "^all$", "items": matching(".", "boolean")},
    "where": expression(),
}


def fields_section() -> Schema:
    """`fields:`."""
    options = described("pnp.load.fields.ALL_OPTIONS", {key: OPTION_VALUES.get(key, {}) for key in sorted(ALL_OPTIONS)})
    return {
        "type": "object",
        "propertyNames": name_of_field(),
        "properties": {"lang": {"required": ["type"], "properties": {"type": {"const": "language"}}}},
        "additionalProperties": {
            "type": "object",
            "properties": options,
            "additionalProperties": False,
            "oneOf": [{"required": [kind]} for kind in KINDS],
            "allOf": [_options_of(type) for type in (*TYPES, *REFERENCE_TYPES)],
        },
    }


def _options_of(type: str) -> Schema:
    """Which options a field of a type may have, and what its limits look like."""
    is_reference = type in REFERENCE_TYPES
    own = {type} if is_reference else {"type"}
    condition: Schema = {"required": [type]} if is_reference else {"required": ["type"]}
    if not is_reference:
        condition["properties"] = {"type": {"const": type}}
    allowed = sorted(COMMON_OPTIONS | OPTIONS.get(type, frozenset()) | own)
    limit = length(signed=True) if type == "length" else number() if type == "number" else integer()
    bounds = {key: limit for key in ("min", "max") if key in allowed}
    then: Schema = {"propertyNames": {"enum": allowed}}
    return {"if": condition, "then": {**then, "properties": bounds} if bounds else then}


def lists_section() -> Schema:
    """`lists:`: entries with their own fields, ids alone, a range, or a shared file."""
    shared = record("pnp.load.lists.SHARED_KEYS", dict.fromkeys(SHARED_KEYS, scalar()), ("from",))
    shared["properties"]["only"] |= list_of(scalar())
    entry: Schema = {"type": [*SCALAR, "object"], "required": ["id"]}
    return {
        "type": "object",
        "additionalProperties": {
            "type": ["object", "array", "string"],
            "pattern": ranged(),
            "items": entry,
            "if": {"type": "object", "required": ["from"]},
            "then": shared,
            "else": {"additionalProperties": {"type": "object"}},
        },
    }


def values_of(deck: DeckSpec, game: GameSpec) -> dict[str, Schema]:
    """What the cards of a deck may set for each of its fields."""
    return {name: _value_of(spec, deck, game) for name, spec in deck.fields.items()}


def _value_of(spec: FieldSpec, deck: DeckSpec, game: GameSpec) -> Schema:
    """What a card may set for a field."""
    said = {"description": _told(spec)}
    if spec.type == "text":
        return {**said, **text(game.languages, spec.languages, **_text_limits(spec))}
    if spec.type == "one_of":
        return {**said, **_choices(spec, deck, game)}
    if spec.type == "list_of":
        limits = {"minItems": spec.min, "maxItems": spec.max}
        more = {key: int(limit) for key, limit in limits.items() if limit is not None}
        return {**said, **list_of(_choices(spec, deck, game), **more, **({"uniqueItems": True} if spec.unique else {}))}
    simple = {
        "integer": integer(spec.min, spec.max),
        "number": number(spec.min, spec.max),
        "boolean": boolean(),
        "colour": colour(),
        "length": length(signed=True),
        "image": path(),
        "language": language(),
    }
    return {**said, **simple[spec.type]}


def _text_limits(spec: FieldSpec) -> Schema:
    """Limits of a text."""
    limits: Schema = {}
    if spec.min is not None:
        limits["minLength"] = int(spec.min)
    if spec.max is not None:
        limits["maxLength"] = int(spec.max)
    if spec.lines is not None:
        limits["pattern"] = rf"^[^\n]*(?:\n[^\n]*){{0,{spec.lines - 1}}}\n*$"
    return limits


def _choices(spec: FieldSpec, deck: DeckSpec, game: GameSpec) -> Schema:
    """One choice; any value where the list is not known."""
    if spec.choices is not None:
        return choice(_id(value) for value in spec.choices)
    source = spec.source or ""
    if source in deck.lists:
        return choice(deck.lists[source].entries)
    if source in game.decks:
        return choice(card.id for card in game.decks[source].cards)
    if source.endswith(SPACES):
        board = _board(source.removesuffix(SPACES), game)
        return choice(space.id for space in board.spaces.values()) if board else scalar()
    return scalar()


def _board(id: str, game: GameSpec) -> BoardSpec | None:
    """The board of a name; `board` is the first one."""
    return game.boards.get(id) or next(iter(game.boards.values()), None)


def _id(value: Plain) -> str | int | float | bool:
    """A choice as it is typed."""
    if isinstance(value, Reference):
        return value.id
    return value if isinstance(value, str | int | float | bool) else str(value)


def _told(spec: FieldSpec) -> str:
    """A field in a few words: its type, its limits, its default."""
    kind = "one of" if spec.type == "one_of" else "several of" if spec.type == "list_of" else spec.type
    parts = [f"{kind} `{spec.source}`" if spec.source else kind if spec.choices is None else f"{kind} a list"]
    if spec.min is not None or spec.max is not None:
        limits = [(word, bound) for word, bound in (("from", spec.min), ("to", spec.max)) if bound is not None]
        parts.append(" ".join(f"{word} {_bound(bound, spec)}" for word, bound in limits))
    if spec.languages:
        parts.append(f"in {', '.join(spec.languages)}")
    parts += [word for word in ("required", "unique") if getattr(spec, word)]
    return ", ".join(parts)


def _bound(bound: float, spec: FieldSpec) -> str:
    """A limit as it is typed."""
    return format_mm(bound) if spec.type == "length" else str(int(bound) if bound == int(bound) else bound)
