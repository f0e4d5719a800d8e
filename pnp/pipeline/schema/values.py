"""Single values as JSON Schema: what may be typed for a text, a number, a length, a colour …

A schema sees a value as editors parse it (YAML 1.2: `7` and `007` are numbers, `1.10` is 1.1), not as it was typed.
So it refuses only what `pnp` refuses for certain, and leaves the rest to `pnp check`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeAlias

from pnp.load.colours import HEX, NAMES
from pnp.load.fields import RESERVED
from pnp.load.ids import DEVICES, LONGEST
from pnp.load.players import KEYS as SET_UP_KEYS
from pnp.load.scalars import INTEGER, LANGUAGE, NUMBER, RANGE
from pnp.pipeline.schema.meanings import meaning
from pnp.units import MM_PER_UNIT

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, draft 2020-12."""

DRAFT = "https://json-schema.org/draft/2020-12/schema"

SCALAR = ["string", "number", "boolean"]
"""Every value that is one value; empty ones (`null`) are refused everywhere."""

ASCII_SIGNS = r"\u0000-\u002c\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u007f"
"""ASCII without letters, digits, `-`, `.` and `_`: `\\w` means other things to other readers of schemas."""

ID = rf"^(?!(?:{{devices}})(?:\.|$))[^{ASCII_SIGNS}.\-](?:[^{ASCII_SIGNS}]*[^{ASCII_SIGNS}.])?$"
NAME = rf"^[^{ASCII_SIGNS}.\-_0-9][^{ASCII_SIGNS}.\-]*$"

OUTSIDE = r"^(?!/|[A-Za-z]:|\.\.(?:/|$))[^\\\x00-\x1F]*$"
"""A path that does not begin outside of its folder."""

CORE_INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
CORE_NUMBER = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
"""What YAML 1.2 takes for numbers (its core schema, section 10.3.2)."""

MOST_CHOICES = 1000
"""Entries of a list that a schema names; a longer one would slow editors down."""


def any_case(word: str) -> str:
    """A pattern for a word in small or capital letters."""
    return "".join(f"[{char.lower()}{char.upper()}]" if char.isalpha() else re.escape(char) for char in word)


def scalar(**more: Any) -> Schema:
    """One value of any kind."""
    return {"type": SCALAR, **more}


def matching(pattern: re.Pattern[str] | str, *types: str, **more: Any) -> Schema:
    """Text of a form; values of the other types as they are."""
    text = pattern if isinstance(pattern, str) else f"^(?:{pattern.pattern})$"
    return {"type": ["string", *types] if types else "string", "pattern": text, **more}


def integer(least: float | None = None, most: float | None = None) -> Schema:
    """A whole number, in quotes or not."""
    return {**matching(INTEGER, "integer"), **_bounds(least, most)}


def number(least: float | None = None, most: float | None = None) -> Schema:
    """A number, in quotes or not."""
    return {**matching(NUMBER, "number"), **_bounds(least, most)}


def _bounds(least: float | None, most: float | None) -> Schema:
    """Limits of a number."""
    bounds = {"minimum": least, "maximum": most}
    return {key: int(value) if value == int(value) else value for key, value in bounds.items() if value is not None}


def boolean() -> Schema:
    """`true` or `false`."""
    return matching("^(?:true|false)$", "boolean")


UNITS = "|".join(any_case(unit) for unit in MM_PER_UNIT)
LENGTH = rf"\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*(?:{UNITS})\s*"


def length(signed: bool = False) -> Schema:
    """A number with a unit; negative only where `signed`."""
    return matching(f"^{LENGTH}$" if signed else f"^{LENGTH.replace('[+-]?', '[+]?')}$")


def size(named: Collection[str], one_length: bool = False) -> Schema:
    """A name, or width and height with a unit; `one_length` of shapes that need no more."""
    part = rf"[\d.]+\s*(?:{UNITS})?"
    pair = rf"^\s*{part}\s*[xX×]\s*[\d.]+\s*(?:{UNITS})\s*$"
    typed_otherwise = "^(?=.*[A-Z _])[A-Za-z][A-Za-z0-9+ _-]*$"
    single = [{"pattern": f"^{LENGTH.replace('[+-]?', '[+]?')}$"}] if one_length else []
    ways = [{"enum": sorted(named)}, {"pattern": pair}, *single, {"pattern": typed_otherwise}]
    return {"type": "string", "anyOf": ways}


def colour() -> Schema:
    """A colour; names with capitals are left to `pnp`."""
    named = {"enum": sorted(NAMES)}
    return {
        "type": "string",
        "anyOf": [{"pattern": f"^{HEX.pattern}$"}, named, {"pattern": "^(?=.*[A-Z])[A-Za-z]+$"}],
    }


def language() -> Schema:
    """A language code."""
    return matching(LANGUAGE)


def path() -> Schema:
    """A path with `/` that does not lead out of its folder; escapes that backslashes became are none."""
    return matching(OUTSIDE, "number", "boolean")


def expression() -> Schema:
    """An expression."""
    return scalar()


def name_of_field() -> Schema:
    """A name that fields can have."""
    return {"pattern": NAME, "not": {"enum": sorted(RESERVED - {"lang"})}}


def id_text() -> Schema:
    """An id."""
    devices = "|".join(any_case(device) for device in sorted(DEVICES))
    return matching(ID.replace("{devices}", devices), "number", "boolean", maxLength=LONGEST)


def text(languages: Iterable[str] | None, needed: Iterable[str] = (), **limits: Any) -> Schema:
    """A text, or its translations.

    Args:
        languages: of the game; None where they are not known.
        needed: languages that must be there; then one text alone is refused.
        limits: `minLength`, `maxLength`, `pattern`.
    """
    one = scalar(**limits)
    made: Schema = {"type": ["object"] if needed else [*SCALAR, "object"], "minProperties": 1}
    if not needed:
        made |= limits
    if languages is None:
        return {**made, "propertyNames": {"pattern": f"^(?:{LANGUAGE.pattern}|local)$"}, "additionalProperties": one}
    made |= {"properties": dict.fromkeys(languages, one), "additionalProperties": False}
    return {**made, "required": list(needed)} if needed else made


def list_of(items: Schema, **more: Any) -> Schema:
    """A list."""
    return {"type": "array", "items": items, **more}


def record(table: str, properties: Mapping[str, Schema], needed: Iterable[str] = (), **more: Any) -> Schema:
    """A map with these keys and no others; hover texts come from a table of the documentation."""
    made: Schema = {"type": "object", "properties": described(table, properties), "additionalProperties": False}
    return {**made, **({"required": list(needed)} if needed else {}), **more}


def described(table: str, properties: Mapping[str, Schema]) -> dict[str, Schema]:
    """Properties, each with its hover text."""
    return {
        key: {"description": words, **schema} if (words := meaning(table, key)) else schema
        for key, schema in properties.items()
    }


def choice(ids: Iterable[str | int | float | bool]) -> Schema:
    """One of some ids, each as typed or as editors parse it."""
    values: dict[tuple[type, object], object] = {}
    for id in ids:
        typed = str(id).lower() if isinstance(id, bool) else str(id)
        for value in (core_value(typed), typed):
            values.setdefault((type(value), value), value)
    if not 0 < len(values) <= 2 * MOST_CHOICES:
        return scalar()
    return {"enum": list(values.values())}


def core_value(typed: str) -> object:
    """What an editor takes plain text for (YAML 1.2, core schema)."""
    if typed in ("true", "True", "TRUE"):
        return True
    if typed in ("false", "False", "FALSE"):
        return False
    if CORE_INTEGER.fullmatch(typed):
        return int(typed, 0) if typed[:2] in ("0x", "0o") else int(typed)
    return float(typed) if CORE_NUMBER.fullmatch(typed) else typed


def ranged() -> str:
    """The pattern of a range, `1..10`."""
    return f"^(?:{RANGE.pattern})$"


def set_ups() -> Schema:
    """`players:` of a deck."""
    numbers = {key: expression() if key == "remove" else integer(least=0) for key in SET_UP_KEYS}
    return {
        "type": "object",
        "propertyNames": {"pattern": "^[1-9][0-9]*$"},
        "additionalProperties": record("pnp.load.players.KEYS", numbers),
    }
