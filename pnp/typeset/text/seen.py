"""How letters are painted, told to the lint: colours as numbers, whatever form their author gave them."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.model.artwork import LetterPaint
from pnp.typeset.document.colours import parse_colour

NONE = "none"


def seen_paint(style: Mapping[str, str], width: float) -> LetterPaint:
    """The paint of a style; `width` is that of its outline in user units, 0 for none."""
    fill, fill_opacity = _colour("fill", style, "black")
    if not width:
        return LetterPaint(fill, fill_opacity)
    outline, outline_opacity = _colour("stroke", style, NONE)
    below = style.get("paint-order", "normal").split()[:1] == ["stroke"]
    return LetterPaint(fill, fill_opacity, outline, outline_opacity, width, below)


def _colour(name: str, style: Mapping[str, str], default: str) -> tuple[str, float]:
    """A colour and how opaque it is; the colour is empty where it is no single one."""
    text = style.get(name, default).strip()
    if text == NONE:
        return NONE, 1.0
    found = parse_colour(style.get("color", "black") if text.lower() == "currentcolor" else text)
    return (found[0], found[1] * _fraction(style.get(f"{name}-opacity", "1"))) if found else ("", 1.0)


def _fraction(text: str) -> float:
    """An opacity from 0 to 1; what cannot be read is reported where it is drawn."""
    plain = text.strip()
    try:
        value = float(plain[:-1]) / 100 if plain.endswith("%") else float(plain)
    except ValueError:
        return 1.0
    return min(max(value, 0.0), 1.0)
