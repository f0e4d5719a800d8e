"""Draws what stands in texts beside letters: icons, and lines across them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from pnp.geometry import Transform
from pnp.typeset.document.atoms import Atom, attributes_text, written
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.images import ICON
from pnp.typeset.document.memo import Memo
from pnp.typeset.document.numbers import number_text
from pnp.typeset.document.paints import Definitions
from pnp.typeset.document.properties import INITIAL
from pnp.typeset.document.shapes import transform_text
from pnp.typeset.document.work import Work, parse_url
from pnp.typeset.element import SetIcon, SetRule

MOST_ICONS = 512
"""Icons remembered as drawn, one for each colour."""

SQUARE = {"x": "0", "y": "0", "width": "1", "height": "1", "preserveAspectRatio": "none"}
"""The place of an icon before it is put where it belongs."""

OUTLINE = ("stroke", "stroke-opacity", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit", "paint-order")

DrawIcon = Callable[[Styled, Scope], Sequence[Atom]]

Drawn = tuple[str, Definitions, tuple[str, ...]]
"""Markup, the definitions that it names, the pictures in it."""


class Extras:
    """Draws extras; each icon is drawn once for each colour."""

    def __init__(self, work: Work, draw: DrawIcon) -> None:
        """`draw` draws an icon in a scope."""
        self._work = work
        self._draw = draw
        self._icons: Memo[object, Drawn] = Memo(MOST_ICONS)

    def icon(self, icon: SetIcon, element: Styled, scope: Scope) -> Drawn:
        """An icon where it stands in a text, in the colour of the letters around it."""
        style = _icon_style(icon, element)
        key = (icon.path, scope.kind, *style.items())
        drawn = self._icons.get(key)
        if drawn is None:
            said, self._work.sink.said = self._work.sink.said, False
            drawn = self._drawn(icon, replace(element, style=style), scope)
            if not self._work.sink.said:
                self._icons.put(key, drawn)
            self._work.sink.said = said or self._work.sink.said
        markup, definitions, files = drawn
        return f"<g{transform_text(icon.place)}>{markup}</g>", definitions, files

    def _drawn(self, icon: SetIcon, element: Styled, scope: Scope) -> Drawn:
        """An icon in a square of one unit."""
        mark = replace(
            element,
            tag=ICON,
            attributes={"href": f"/{icon.path}", **SQUARE},
            own={"overflow": "visible"} if icon.stroke else {},
            transform=None,
            names=frozenset(),
        )
        plain = replace(scope, opens=(), matrix=Transform(), style=element.style, names=frozenset())
        atoms = self._draw(mark, plain)
        definitions = tuple([definition for atom in atoms for definition in atom.definitions])
        return written(atoms), definitions, tuple([file for atom in atoms for file in atom.files])


def rule_markup(rule: SetRule, paint: str) -> str:
    """A line in a text; `paint` are its presentation attributes."""
    place = rule.place
    if place.b or place.c:
        return f'<rect width="1" height="1"{transform_text(place)}{paint}/>'
    sides = (("x", place.e), ("y", place.f), ("width", place.a), ("height", place.d))
    return f"<rect{attributes_text([(name, number_text(value)) for name, value in sides])}{paint}/>"


def rule_paint(rule: SetRule) -> dict[str, str]:
    """The paint of a line: that of the letters without their outline, which would hide it."""
    return {name: value for name, value in rule.paint.items() if name in ("fill", "fill-opacity", "color")}


def _icon_style(icon: SetIcon, element: Styled) -> dict[str, str]:
    """What an icon inherits from the letters around it."""
    paint = icon.paint
    colour = _colour(paint.get("fill", "black"), paint, element)
    style = {**INITIAL, "fill": colour, "color": colour}
    if "fill-opacity" in paint:
        style["fill-opacity"] = paint["fill-opacity"]
    if icon.stroke and not paint.get("stroke", "none").startswith("url"):
        style |= {name: paint[name] for name in OUTLINE if name in paint}
        style["stroke-width"] = number_text(icon.stroke)
    return style


def _colour(fill: str, paint: Mapping[str, str], element: Styled) -> str:
    """The one colour that stands for a paint: of gradients the fallback or `color`, of none that of the outline."""
    own = paint.get("color", element.style["color"])
    url = parse_url(fill) if fill[:3].lower() == "url" else None
    if url is not None:
        return url[1] if url[1] and url[1] != "none" else own
    if fill.lower() == "none":
        stroke = paint.get("stroke", "none")
        return own if stroke == "none" or stroke.startswith("url") else _colour(stroke, paint, element)
    return own if fill.lower() == "currentcolor" or fill.startswith("context-") else fill
