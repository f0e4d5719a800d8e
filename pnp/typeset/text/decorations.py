"""Lines under, over and through letters (`text-decoration`): where a font has them, how inner elements inherit them.

A line is drawn in the paint and at the size of the letters that it crosses, also where an outer element asks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pnp.geometry import Rect

if TYPE_CHECKING:
    from pnp.typeset.text.font import Font

UNDER, OVER, THROUGH = "underline", "overline", "line-through"
LINES = (UNDER, OVER, THROUGH)

SHORTHAND, LINE, COLOUR = "text-decoration", "text-decoration-line", "text-decoration-color"

PLAIN = "none\\b.*|(?:none|solid|auto|underline|overline|line-through|currentcolor|\\s)*"
"""Pattern of the values of `text-decoration` that are drawn."""


def lines_of(style: Mapping[str, str]) -> tuple[str, ...]:
    """Give the lines that a style asks for, in the order of LINES."""
    if SHORTHAND not in style and LINE not in style:
        return ()
    words = f"{style.get(SHORTHAND, '')} {style.get(LINE, '')}".split()
    return tuple(line for line in LINES if line in words)


def handed_on(style: Mapping[str, str], outer: Mapping[str, str]) -> Mapping[str, str]:
    """Give the style of an inner element with the lines of the outer one."""
    if SHORTHAND not in outer and LINE not in outer:
        return style
    lines = dict.fromkeys((*lines_of(outer), *lines_of(style)))
    colour = style.get(COLOUR) or outer.get(COLOUR)
    return {**style, LINE: " ".join(lines)} | ({COLOUR: colour} if colour else {})


def band_of(line: str, font: Font) -> tuple[float, float]:
    """Give bottom and top of a line over the baseline, font units."""
    if line == THROUGH:
        top, size = font.strikeout
    else:
        top, size = font.underline
        top = font.ascent + size if line == OVER else top
    return top - size, top


def reach_of(lines: tuple[str, ...], font: Font) -> tuple[float, float]:
    """Give how far lines reach below and above the baseline, font units."""
    bands = [band_of(line, font) for line in lines]
    return max(-bottom for bottom, _ in bands), max(top for _, top in bands)


def rule_of(line: str, font: Font, along: tuple[float, float], unit: float) -> Rect:
    """Give a line from `along[0]` to `along[1]` beside its baseline, y down; `unit` is what a font unit is."""
    bottom, top = band_of(line, font)
    return Rect(along[0], -top * unit, along[1] - along[0], (top - bottom) * unit)
