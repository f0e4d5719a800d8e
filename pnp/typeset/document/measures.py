"""Lengths of an element's attributes in user units."""

from __future__ import annotations

from pnp.geometry import Transform
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.numbers import (
    NumberTextError,
    parse_length,
    parse_number,
    parse_numbers,
    parse_transform,
)
from pnp.typeset.document.work import Work
from pnp.units import with_point

ACROSS = frozenset(("x", "width", "cx", "x1", "x2", "rx", "fx", "dx", "refX", "markerWidth"))
DOWN = frozenset(("y", "height", "cy", "y1", "y2", "ry", "fy", "dy", "refY", "markerHeight"))

SIZES = frozenset(("width", "height", "r", "rx", "ry", "markerWidth", "markerHeight"))
"""What may not be below 0 (SVG 2, section 7)."""

ViewBox = tuple[float, float, float, float]


class Measures:
    """Reads attributes of elements; what cannot be read is reported and counts as not there."""

    def __init__(self, work: Work) -> None:
        """Report to the sink of `work`."""
        self._work = work

    def length(self, element: Styled, scope: Scope, name: str, default: float = 0.0) -> float:
        """The attribute in user units; `default` where it is missing, `auto` or cannot be read."""
        raw = element.attributes.get(name)
        if raw is None or raw == "auto":
            return default
        whole = scope.width if name in ACROSS else scope.height if name in DOWN else scope.diagonal
        length = self.parsed(raw, whole, element, name, default)
        if length < 0 and raw.lstrip().startswith("-") and name in SIZES:
            self.refuse(element, name, raw, "below 0, so nothing would be drawn", f'write `{name}="0"` to hide it')
            return default
        return length

    def parsed(self, raw: str, whole: float, element: Styled, name: str, default: float = 0.0) -> float:
        """A length that stands in attribute or property `name`."""
        try:
            return parse_length(raw, whole, element.em)
        except NumberTextError:
            meant = with_point(raw)
            help_ = f'write a number in the units of the drawing, as `{name}="1.5"`'
            help_ = f'write `{name}="{meant}"`, with a point' if meant else help_
            self.refuse(element, name, raw, "no length", help_)
            return default

    def fraction(self, element: Styled, name: str, raw: str | None) -> float:
        """An opacity from 0 to 1; 1 where it is missing."""
        if raw is None:
            return 1.0
        try:
            return min(max(parse_number(raw), 0.0), 1.0)
        except NumberTextError:
            self.refuse(element, name, raw, "no number from 0 to 1", f'write `{name}="0.5"`')
            return 1.0

    def number(self, element: Styled, name: str, default: float) -> float:
        """A plain number or percentage."""
        raw = element.attributes.get(name)
        if raw is None:
            return default
        try:
            return parse_number(raw)
        except NumberTextError:
            self.refuse(element, name, raw, "no number", None)
            return default

    def view_box(self, element: Styled) -> ViewBox | None:
        """The `viewBox`; None where there is none or it has no size."""
        raw = element.attributes.get("viewBox")
        if raw is None:
            return None
        try:
            x, y, width, height = parse_numbers(raw)
        except (NumberTextError, ValueError):
            self.refuse(element, "viewBox", raw, "not four numbers", 'write `viewBox="0 0 24 24"`')
            return None
        return (x, y, width, height) if width > 0 and height > 0 else None

    def transform(self, element: Styled, name: str) -> Transform:
        """The map in `gradientTransform` or `patternTransform`."""
        raw = element.attributes.get(name) or element.own.get("transform")
        if not raw:
            return Transform()
        try:
            return parse_transform(raw) or Transform()
        except NumberTextError:
            self.refuse(element, name, raw, "no list of transforms", None)
            return Transform()

    def refuse(self, element: Styled, name: str, raw: str, fact: str, help: str | None) -> None:
        """Report P415."""
        self._work.sink.error("P415", f'`{name}="{raw}"` of <{element.tag}> is {fact}', element.span, help=help)


def fitted(box: ViewBox, width: float, height: float, ratio: str) -> Transform:
    """The map from a view box into a rectangle of `width` x `height` at the origin, by `preserveAspectRatio`."""
    scale_x, scale_y = width / box[2], height / box[3]
    words = ratio.split()
    align = words[0] if words and words[0] != "defer" else "xMidYMid"
    if align != "none":
        scale_x = scale_y = (max if "slice" in words else min)(scale_x, scale_y)
    spare_x, spare_y = width - box[2] * scale_x, height - box[3] * scale_y
    x = {"xMin": 0.0, "xMax": spare_x}.get(align[:4], 0.0 if align == "none" else spare_x / 2)
    y = {"YMin": 0.0, "YMax": spare_y}.get(align[4:], 0.0 if align == "none" else spare_y / 2)
    return Transform(scale_x, 0, 0, scale_y, x - box[0] * scale_x, y - box[1] * scale_y)
