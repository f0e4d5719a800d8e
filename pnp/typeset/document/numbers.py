"""Numbers, lengths and transforms of SVG as user units, and back as text."""

from __future__ import annotations

import math
import re

from pnp.geometry import Point, Rect, Transform
from pnp.units import MM_PER_PX, MM_PER_UNIT

USER_PER_UNIT = {unit: mm / MM_PER_PX for unit, mm in MM_PER_UNIT.items() if unit.isalpha()} | {"px": 1.0}
"""User units in one CSS unit: a user unit is a CSS pixel (SVG 2, section 8.2), whatever the view box makes of it."""

EX_PER_EM = 0.5
"""Where the font's own x-height is not asked (CSS Values 4, section 6.1.1)."""

MOST_DIGITS = 6
"""Decimals kept of a computed number: a millionth of a millimetre in the usual layouts."""

LARGEST = 1e9
"""No number in a drawing is larger: a thousand kilometres in millimetres."""

_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_LENGTH = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(%|[a-zA-Z]*)")
_STEP = re.compile(r"([a-zA-Z]+)\s*\(([^()]*)\)")
_ANGLE_UNITS = {"": 1.0, "deg": 1.0, "grad": 0.9, "rad": 180 / math.pi, "turn": 360.0}


class NumberTextError(ValueError):
    """A text that is no number, length or transform of the kind that is needed there."""


def number_text(number: float) -> str:
    """The shortest decimal text, `-0` as `0`; what has left all bounds in a chain of transforms as `0` too."""
    if not math.isfinite(number):
        return "0"
    rounded = round(number, MOST_DIGITS)
    if rounded == int(rounded) and abs(rounded) < 1e15:
        return str(int(rounded))
    return repr(rounded)


def _bounded(text: str) -> float:
    """The number that a decimal text states.

    Raises:
        NumberTextError: it is beyond any drawing.
    """
    number = float(text)
    if abs(number) > LARGEST:
        raise NumberTextError(text)
    return number


def parse_number(text: str) -> float:
    """A number or a percentage (as its hundredth).

    Raises:
        NumberTextError: it is neither.
    """
    found = _LENGTH.fullmatch(text.strip())
    if not found or found[2] not in ("", "%"):
        raise NumberTextError(text)
    return _bounded(found[1]) / (100 if found[2] else 1)


def parse_numbers(text: str) -> list[float]:
    """Numbers parted by spaces or commas, as in `viewBox`.

    Raises:
        NumberTextError: something else stands between them.
    """
    found = _NUMBER.findall(text)
    if re.sub(r"[\s,]+", "", _NUMBER.sub("", text)):
        raise NumberTextError(text)
    return [_bounded(number) for number in found]


def parse_length(text: str, whole: float, em: float) -> float:
    """A length in user units.

    Args:
        text: a number, or one with a CSS unit or `%`.
        whole: what 100 % is.
        em: the font size.

    Raises:
        NumberTextError: no length, or a unit that is not known here.
    """
    found = _LENGTH.fullmatch(text.strip())
    if not found:
        raise NumberTextError(text)
    number, unit = _bounded(found[1]), found[2].lower()
    if not unit:
        return number
    if unit == "%":
        return number / 100 * whole
    factor = {"em": em, "ex": em * EX_PER_EM}.get(unit) or USER_PER_UNIT.get(unit)
    if factor is None:
        raise NumberTextError(text)
    return number * factor


def parse_transform(text: str) -> Transform | None:
    """The map of a `transform` attribute or property; None for the identity.

    Raises:
        NumberTextError: a step is unknown or has a wrong number of values.
    """
    if _STEP.sub("", text).replace(",", "").strip() not in ("", "none"):
        raise NumberTextError(text)
    whole = Transform()
    for name, inside in _STEP.findall(text):
        whole = _step(name, inside).then(whole)
    return None if whole == Transform() else whole


def _step(name: str, inside: str) -> Transform:
    """One step of a transform list."""
    values = [_value("".join(part)) for part in _LENGTH.findall(inside)]
    if _LENGTH.sub("", inside).replace(",", "").strip():
        raise NumberTextError(f"{name}({inside})")
    match name, len(values):
        case "matrix", 6:
            return Transform(*values)
        case "translate" | "translateX", 1:
            return Transform.translation(values[0], 0)
        case "translate", 2:
            return Transform.translation(*values)
        case "translateY", 1:
            return Transform.translation(0, values[0])
        case "scale", 1 | 2:
            return Transform(values[0], 0, 0, values[-1], 0, 0)
        case "rotate", 1 | 3:
            return turned(values[0], (*values[1:], 0.0, 0.0))
        case "skewX" | "skewY", 1:
            slope = math.tan(math.radians(values[0]))
            return Transform(1, 0, slope, 1, 0, 0) if name == "skewX" else Transform(1, slope, 0, 1, 0, 0)
    raise NumberTextError(f"{name}({inside})")


def turned(angle_deg: float, centre: tuple[float, ...]) -> Transform:
    """A turn about a centre, of which the first two numbers count."""
    x, y = centre[:2]
    return Transform.translation(-x, -y).then(Transform.rotation(angle_deg)).then(Transform.translation(x, y))


def _value(text: str) -> float:
    """A number, an angle in degrees, or a length."""
    found = _LENGTH.fullmatch(text)
    if not found:
        raise NumberTextError(text)
    unit = found[2].lower()
    if unit in _ANGLE_UNITS:
        return _bounded(found[1]) * _ANGLE_UNITS[unit]
    if unit in USER_PER_UNIT:
        return _bounded(found[1]) * USER_PER_UNIT[unit]
    raise NumberTextError(text)


def matrix_text(transform: Transform) -> str:
    """The value of a `transform` attribute; a mere shift as `translate`."""
    if (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1):
        return f"translate({number_text(transform.e)} {number_text(transform.f)})"
    parts = (transform.a, transform.b, transform.c, transform.d, transform.e, transform.f)
    return f"matrix({' '.join(number_text(part) for part in parts)})"


def inverse(transform: Transform) -> Transform | None:
    """The map back; None where the transform flattens everything."""
    determinant = transform.a * transform.d - transform.b * transform.c
    if determinant == 0:
        return None
    a, b = transform.d / determinant, -transform.b / determinant
    c, d = -transform.c / determinant, transform.a / determinant
    e = -(a * transform.e + c * transform.f)
    f = -(b * transform.e + d * transform.f)
    return Transform(a, b, c, d, e, f)


def moved(rect: Rect, transform: Transform) -> Rect:
    """The bounds of a rectangle after a transform."""
    corners = [transform.apply(Point(x, y)) for x in (rect.x, rect.right) for y in (rect.y, rect.bottom)]
    left, top = min(corner.x for corner in corners), min(corner.y for corner in corners)
    right, bottom = max(corner.x for corner in corners), max(corner.y for corner in corners)
    return Rect(left, top, right - left, bottom - top)
