"""Lengths of styles and attributes, in user units.

A bare number is a user unit. In standard properties a unit is what a browser makes of it: CSS pixels at 96 to the
inch, one pixel one user unit. In our own `pnp:` attributes a unit is real: millimetres and points on the card.
"""

from __future__ import annotations

import math
import re

from pnp.units import MM_PER_PX, MM_PER_UNIT, LengthError, parse_length

NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_LENGTH = re.compile(rf"\s*({NUMBER.pattern})\s*([a-zA-Z]+|%)?\s*")

ROOT_SIZE = 16.0
"""The initial `font-size`, `medium`, in CSS pixels as every browser has it; `rem` is of the same size."""

EX = 0.5
"""`ex` and `ch` in em where the font is not asked (CSS Values 4, section 6.1.1: the fallback)."""


class BadLengthError(ValueError):
    """A text that is no length; `reason` says why in the author's words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def plain_number(text: str) -> float | None:
    """Give a number without a unit; None where it is none, as `3mm`, `nan` or `1_000`."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and "_" not in text else None


def user_length(text: str, em: float, percent_of: float | None = None) -> float:
    """Give a standard property's length in user units.

    Args:
        text: as `12`, `3.5px`, `2mm`, `1.2em`, `50%`.
        em: the font size, in user units.
        percent_of: what 100 % is; None where per cent makes no sense.

    Raises:
        BadLengthError: it is no number with a known unit.
    """
    plain = plain_number(text)
    if plain is not None:
        return plain
    match = _LENGTH.fullmatch(text)
    if match is None or not math.isfinite(float(match[1])):
        raise BadLengthError("is no length")
    number, unit = float(match[1]), (match[2] or "px").lower()
    if unit == "%":
        if percent_of is None:
            raise BadLengthError("is a percentage, of what is not known")
        return number / 100 * percent_of
    relative = {"em": em, "rem": ROOT_SIZE, "ex": em * EX, "ch": em * EX}.get(unit)
    if relative is not None:
        return number * relative
    if unit not in MM_PER_UNIT:
        raise BadLengthError(f"has the unit `{match[2]}`, which does not exist")
    return number * MM_PER_UNIT[unit] / MM_PER_PX


def card_length(text: str, scale: float) -> float:
    """Give the length of one of our own attributes in user units.

    Args:
        text: as `12` (user units), `20 mm`, `6pt` (on the card).
        scale: mm on the card in one user unit.

    Raises:
        BadLengthError: it is no number with a known unit.
    """
    try:
        return parse_length(text) / scale
    except LengthError as error:
        if error.reason == "unit":
            return float(text)
        raise BadLengthError(
            "is no length" if error.reason == "number" else "has a unit that does not exist"
        ) from error
