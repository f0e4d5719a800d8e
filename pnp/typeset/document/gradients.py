"""Gradients written out: the chain of `href` merged, numbers for percentages, user space for bounding boxes."""

from __future__ import annotations

from msgspec.structs import replace

from pnp.geometry import Rect, Transform
from pnp.typeset.document.atoms import attributes_text
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.numbers import matrix_text, number_text
from pnp.typeset.document.properties import SVG
from pnp.typeset.document.references import References
from pnp.typeset.document.source import Branch

GRADIENTS = frozenset(("linearGradient", "radialGradient"))

AXES = {
    "linearGradient": (("x1", 0.0), ("y1", 0.0), ("x2", 1.0), ("y2", 0.0)),
    "radialGradient": (("cx", 0.5), ("cy", 0.5), ("r", 0.5)),
}
"""The attributes of each kind with what they are where not set (SVG 2, section 14.2)."""

FOCUS = ("fx", "fy")

Stop = tuple[float, str, float]
"""Offset from 0 to 1, colour, opacity."""


class Gradients:
    """Writes gradients."""

    def __init__(self, references: References, measures: Measures) -> None:
        """Look ids up in `references`."""
        self._references = references
        self._measures = measures

    def written(self, branch: Branch, scope: Scope, box: Rect) -> str | Stop | None:
        """The markup of a gradient without its id, as it paints a shape.

        Args:
            branch: the gradient.
            scope: what stands around it.
            box: of the shape, in the units of the shape.

        Returns:
            `<linearGradient …>…</linearGradient>` with the id left out; its only stop where it is one plain colour;
            None where it paints nothing.
        """
        element = self._references.cascade.styled(branch.head, scope)
        chain = self._references.chain(branch, scope, GRADIENTS)
        attributes: dict[str, str] = {}
        stops: list[Stop] = []
        for link, link_scope in chain:
            styled = self._references.cascade.styled(link.head, link_scope)
            attributes = styled.attributes | attributes
            stops = stops or self._stops(link, link_scope)
        if len(stops) < 2:
            return stops[0] if stops else None
        whole = replace_attributes(element, attributes)
        in_box = attributes.get("gradientUnits") != "userSpaceOnUse"
        if in_box and (box.width <= 0 or box.height <= 0):
            return None
        return self._markup(whole, scope, box if in_box else None, stops)

    def _markup(self, element: Styled, scope: Scope, box: Rect | None, stops: list[Stop]) -> str | Stop:
        """The gradient from its merged attributes; one without extent is its last colour (SVG 2, section 14.2)."""
        frame = replace_size(scope, 1, 1) if box else scope
        numbers = [(name, self._axis(element, frame, name, default)) for name, default in AXES[element.tag]]
        if _is_point(dict(numbers)):
            return stops[-1]
        if element.tag == "radialGradient":
            centre = dict(numbers)
            for name in FOCUS:
                if name in element.attributes:
                    numbers.append((name, self._axis(element, frame, name, centre[f"c{name[1]}"])))
            if self._axis(element, frame, "fr", 0.0):
                self._measures.refuse(
                    element, "fr", element.attributes["fr"], "not drawn", "move the first stop outwards instead"
                )
        transform = self._measures.transform(element, "gradientTransform")
        if box:
            transform = transform.then(Transform(box.width, 0, 0, box.height, box.x, box.y))
        pairs = [(name, number_text(value)) for name, value in numbers]
        pairs.append(("gradientUnits", "userSpaceOnUse"))
        if transform != Transform():
            pairs.append(("gradientTransform", matrix_text(transform)))
        if element.attributes.get("spreadMethod") in ("reflect", "repeat"):
            pairs.append(("spreadMethod", element.attributes["spreadMethod"]))
        inside = "".join(
            f'<stop offset="{number_text(offset)}" stop-color="{colour}"'
            + (f' stop-opacity="{number_text(opacity)}"/>' if opacity < 1 else "/>")
            for offset, colour, opacity in stops
        )
        return f"<{element.tag}{attributes_text(pairs)}>{inside}</{element.tag}>"

    def _axis(self, element: Styled, frame: Scope, name: str, default: float) -> float:
        """One of the numbers that place a gradient, in user units or in parts of the box."""
        fallback = default * (frame.width if "x" in name else frame.height if "y" in name else frame.diagonal)
        if name in FOCUS or frame.width == 1:
            fallback = default
        return self._measures.length(element, frame, name, fallback)

    def _stops(self, branch: Branch, scope: Scope) -> list[Stop]:
        """The stops of one gradient element; offsets never fall."""
        stops: list[Stop] = []
        last = 0.0
        inner = self._references.inner(branch.head, scope)
        for child in branch.children:
            if child.head.tag not in (f"{{{SVG}}}stop", "stop"):
                continue
            stop = self._references.cascade.styled(child.head, inner)
            last = max(last, min(max(self._measures.number(stop, "offset", 0.0), 0.0), 1.0))
            colour = stop.own.get("stop-color", "black")
            found = self._references.colour(colour, "stop-color", stop)
            opacity = self._measures.fraction(stop, "stop-opacity", stop.own.get("stop-opacity"))
            stops.append((last, found[0], found[1] * opacity))
        return stops


def _is_point(numbers: dict[str, float]) -> bool:
    """Whether a gradient begins where it ends."""
    if "r" in numbers:
        return numbers["r"] <= 0
    return numbers["x1"] == numbers["x2"] and numbers["y1"] == numbers["y2"]


def replace_attributes(element: Styled, attributes: dict[str, str]) -> Styled:
    """The element with other attributes."""
    return replace(element, attributes=attributes)


def replace_size(scope: Scope, width: float, height: float) -> Scope:
    """The scope with another meaning of 100 %."""
    return replace(scope, width=width, height=height)
