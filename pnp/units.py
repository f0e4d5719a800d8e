"""Lengths: text with a unit in, millimetres out. The only place that knows 25.4 and 72.

A bare number inside the program is millimetres; any other unit wears a suffix (`size_pt`, `width_px`).
"""

from __future__ import annotations

import math
import re

MM_PER_INCH = 25.4
"""Exact since the international yard and pound agreement of 1959."""

PT_PER_INCH = 72
"""The PDF unit (ISO 32000-1, 8.3.2.3): 1/72 inch."""

PX_PER_INCH = 96
"""The CSS pixel (CSS Values and Units 3, section 6.2): 1/96 inch."""

PT_PER_MM = PT_PER_INCH / MM_PER_INCH
MM_PER_PT = MM_PER_INCH / PT_PER_INCH
MM_PER_PX = MM_PER_INCH / PX_PER_INCH

MM_PER_UNIT = {
    "mm": 1.0,
    "cm": 10.0,
    "q": 0.25,
    "in": MM_PER_INCH,
    '"': MM_PER_INCH,
    "pt": MM_PER_PT,
    "pc": 12 * MM_PER_PT,
    "px": MM_PER_PX,
}
"""Millimetres in one unit; names and ratios of CSS Values and Units 3, section 6.2."""

HAIR = 1e-9
"""Mm that a half counts as more: 3.175 is a little less in floats, and still 3.18 when rounded."""

_LENGTH = re.compile(r"\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-zA-Z\"]*)\s*")
_DECIMAL_COMMA = re.compile(r"([+-]?\d+),(\d+\s*(?:%|[a-zA-Z]*))")


class LengthError(ValueError):
    """A text that is no length; `reason` is `number`, `unit` (none given) or `unknown` (no such unit)."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r}: {reason}")
        self.text = text
        self.reason = reason


def parse_length(text: str) -> float:
    """Give the length in mm that `text` states with its unit, as in `3 mm`, `2.5in`, `12pt`.

    Raises:
        LengthError: no number, no unit, or a unit that is not in `MM_PER_UNIT`.
    """
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise LengthError(text, "number")
    number, unit = match.groups()
    if not unit:
        raise LengthError(text, "unit")
    factor = MM_PER_UNIT.get(unit.lower())
    if factor is None:
        raise LengthError(text, "unknown")
    return float(number) * factor


def with_point(text: str) -> str | None:
    """A length with a decimal point for its comma, `6.5` for `6,5`; None where that is not what ails it."""
    found = _DECIMAL_COMMA.fullmatch(text.strip())
    return f"{found[1]}.{found[2]}" if found else None


def format_mm(length: float) -> str:
    """Write a length for people: at most two decimals, no trailing zeros, as in `63.5 mm`."""
    return f"{length + math.copysign(HAIR, length):.2f}".rstrip("0").rstrip(".") + " mm"


def px_at(length: float, resolution_dpi: float) -> float:
    """Give the number of pixels that `length` mm takes at `resolution_dpi`."""
    return length / MM_PER_INCH * resolution_dpi
