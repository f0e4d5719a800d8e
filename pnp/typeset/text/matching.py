"""Which font of a family a style means: exactly the one asked for, or the nearest where any will do.

Variable fonts are counted by what they can be: an instance of the weight, width and slant that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from pnp.typeset.text.fontfile import (
    ITALIC_AXIS,
    NORMAL_WIDTH,
    SLANT_AXIS,
    WEIGHT_AXIS,
    WIDTH_AXIS,
    Axis,
    FontFacts,
    Variations,
)

WIDTH_PERCENTS = {1: 50.0, 2: 62.5, 3: 75.0, 4: 87.5, 5: 100.0, 6: 112.5, 7: 125.0, 8: 150.0, 9: 200.0}
"""Values of the width axis by OS/2 usWidthClass (CSS Fonts 4, section 2.3)."""

MIDDLE_WEIGHTS = (400, 500)
"""Weights that prefer one another (CSS Fonts 4, section 5.2)."""


class FontRequest(NamedTuple):
    """What a style asks for.

    Attributes:
        families: in order of preference.  weight: 1-1000.  italic: whether slanted.
        width: width class 1-9, None for any.
        variations: values of axes that the style sets itself.
    """

    families: tuple[str, ...]
    weight: int = 400
    italic: bool = False
    width: int | None = None
    variations: Variations = ()


def instances(fonts: Iterable[FontFacts], request: FontRequest) -> list[FontFacts]:
    """Give the fonts with each variable one as near to the request as its axes let it; plain fonts first."""
    fonts = list(fonts)
    upright_only = not any(facts.italic for facts in fonts)
    made = [_instance(facts, request, upright_only) if facts.variable else facts for facts in fonts]
    return sorted(made, key=lambda facts: facts.variable)


def nearest_font(fonts: Sequence[FontFacts], request: FontRequest) -> FontFacts:
    """Give the font of a family that CSS would take (CSS Fonts 4, section 5.2): by width, then slant, then weight."""
    width = request.width or NORMAL_WIDTH
    return min(
        instances(fonts, request),
        key=lambda facts: (
            abs(facts.width - width),
            facts.italic is not request.italic,
            _weight_distance(facts.weight, request.weight),
            facts.variable,
            facts.path,
        ),
    )


def weights_of(facts: FontFacts) -> tuple[int, ...]:
    """Give the weights a font can have: its own, or all hundreds between the ends of its axis."""
    axis = facts.axis(WEIGHT_AXIS)
    if axis is None:
        return (facts.weight,)
    lowest, highest = round(axis.lowest), round(axis.highest)
    return tuple(sorted({lowest, *(weight for weight in range(100, 1000, 100) if lowest < weight < highest), highest}))


def _instance(facts: FontFacts, request: FontRequest, upright_only: bool) -> FontFacts:
    """A variable font at the place on its axes that is nearest to the request."""
    values: dict[str, float] = {}
    weight, width, italic = facts.weight, facts.width, facts.italic
    if axis := facts.axis(WEIGHT_AXIS):
        values[axis.tag] = _within(axis, request.weight)
        weight = round(values[axis.tag])
    if axis := facts.axis(WIDTH_AXIS):
        wanted = request.width or NORMAL_WIDTH
        values[axis.tag] = _within(axis, WIDTH_PERCENTS[wanted])
        width = min(WIDTH_PERCENTS, key=lambda number: abs(WIDTH_PERCENTS[number] - values[WIDTH_AXIS]))
    if request.italic and upright_only:
        if axis := facts.axis(ITALIC_AXIS):
            values[axis.tag], italic = axis.highest, True
        elif (axis := facts.axis(SLANT_AXIS)) and axis.lowest < 0:
            # A slant to the right is negative (OpenType, registered axis `slnt`).
            values[axis.tag], italic = axis.lowest, True
    values.update((tag, value) for tag, value in request.variations if facts.axis(tag))
    moved = tuple(sorted((tag, value) for tag, value in values.items() if value != _default(facts, tag)))
    name = f"{facts.family} {weight}{' Italic' if italic else ''}" if moved else facts.name
    return replace(facts, name=name, weight=weight, width=width, italic=italic, variations=moved)


def _within(axis: Axis, value: float) -> float:
    """The value nearest to `value` that the axis has."""
    return min(max(value, axis.lowest), axis.highest)


def _default(facts: FontFacts, tag: str) -> float:
    """Where an axis stands by itself."""
    axis = facts.axis(tag)
    return axis.default if axis else 0.0


def _weight_distance(weight: int, wanted: int) -> tuple[int, int]:
    """How late CSS would take a weight."""
    low, high = MIDDLE_WEIGHTS
    if low <= wanted <= high:
        step = 0 if wanted <= weight <= high else 1 if weight < wanted else 2
    elif wanted < low:
        step = 0 if weight <= wanted else 1
    else:
        step = 0 if weight >= wanted else 1
    return step, abs(weight - wanted)
