"""The geometry of basic shapes and paths: attributes as plain numbers, and bounding boxes."""

from __future__ import annotations

import re

from msgspec import Struct

from pnp.geometry import Rect
from pnp.typeset.document.bounds import box_of
from pnp.typeset.document.cascade import Scope, Styled
from pnp.typeset.document.measures import Measures
from pnp.typeset.document.numbers import LARGEST, NumberTextError, number_text, parse_numbers
from pnp.typeset.document.pathbox import path_box, sound_box
from pnp.typeset.document.pathdata import broken

FORMS = frozenset(("rect", "circle", "ellipse", "line", "polyline", "polygon", "path"))

_NUMBER = re.compile(r"(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_SPACE = re.compile(r"\s+")
_LONG = re.compile(r"\d{6}|[eE]")
"""What a number beyond all drawings must have in it."""


class Form(Struct, frozen=True):
    """The outline of a shape.

    Attributes:
        tag: its element.
        attributes: its geometry, lengths as plain user units.
        box: bounding box without stroke.
        straight: a rectangle that is not rounded.
    """

    tag: str
    attributes: tuple[tuple[str, str], ...]
    box: Rect
    straight: bool = False

    @property
    def opening(self) -> str:
        """`<rect x="…" …`, not yet closed."""
        return f"<{self.tag}" + "".join([f' {name}="{value}"' for name, value in self.attributes])


def form_of(element: Styled, scope: Scope, measures: Measures) -> Form | None:
    """The outline of one of `FORMS`; None where it has no size and so is not drawn."""
    match element.tag:
        case "path":
            return _path(element, measures)
        case "rect":
            return _rect(element, scope, measures)
        case "circle":
            radius = measures.length(element, scope, "r")
            return _round(element, scope, measures, (radius, radius)) if radius > 0 else None
        case "ellipse":
            across, down = (measures.length(element, scope, name, -1) for name in ("rx", "ry"))
            across, down = (down if across < 0 else across), (across if down < 0 else down)
            return _round(element, scope, measures, (across, down)) if across > 0 and down > 0 else None
        case "line":
            ends = [measures.length(element, scope, name) for name in ("x1", "y1", "x2", "y2")]
            box = box_of([(ends[0], ends[1]), (ends[2], ends[3])])
            pairs = list(zip(("x1", "y1", "x2", "y2"), ends, strict=True))
            return Form("line", _numbers(pairs), box) if box else None
    return _points(element, measures)


def _numbers(pairs: list[tuple[str, float]]) -> tuple[tuple[str, str], ...]:
    """Names and lengths as attributes, noughts left out."""
    return tuple([(name, number_text(value)) for name, value in pairs if value])


def _rect(element: Styled, scope: Scope, measures: Measures) -> Form | None:
    """A rectangle, maybe rounded."""
    x, y, width, height = (measures.length(element, scope, name) for name in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        return None
    rx, ry = (measures.length(element, scope, name, -1) for name in ("rx", "ry"))
    rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
    pairs = [("x", x), ("y", y), ("width", width), ("height", height)]
    if rx > 0 and ry > 0:
        pairs += [("rx", min(rx, width / 2)), ("ry", min(ry, height / 2))]
    return Form("rect", _numbers(pairs), Rect(x, y, width, height), len(pairs) == 4)


def _round(element: Styled, scope: Scope, measures: Measures, radii: tuple[float, float]) -> Form:
    """A circle or an ellipse."""
    cx, cy = (measures.length(element, scope, name) for name in ("cx", "cy"))
    rx, ry = radii
    box = Rect(cx - rx, cy - ry, 2 * rx, 2 * ry)
    if element.tag == "circle":
        return Form("circle", _numbers([("cx", cx), ("cy", cy), ("r", rx)]), box)
    return Form("ellipse", _numbers([("cx", cx), ("cy", cy), ("rx", rx), ("ry", ry)]), box)


def _points(element: Styled, measures: Measures) -> Form | None:
    """A polygon or polyline."""
    raw = element.attributes.get("points", "")
    try:
        numbers = parse_numbers(raw)
    except NumberTextError:
        measures.refuse(element, "points", raw, "no list of numbers", None)
        return None
    if len(numbers) % 2:
        measures.refuse(element, "points", raw, f"a list of {len(numbers)} numbers; x and y come in pairs", None)
        return None
    box = box_of(list(zip(numbers[::2], numbers[1::2], strict=True)))
    points = " ".join([number_text(number) for number in numbers])
    return Form(element.tag, (("points", points),), box) if box else None


def _path(element: Styled, measures: Measures) -> Form | None:
    """A path; its data stay as typed."""
    raw = element.attributes.get("d", "").strip()
    if not raw or raw == "none":
        return None
    box = sound_box(raw)
    fault = broken(raw) if box is None else None
    if fault:
        help = "complete its numbers, or save the drawing anew"
        measures.refuse(element, "d", _SPACE.sub(" ", raw[:40]), fault, help)
        return None
    if _LONG.search(raw) and any(abs(float(number)) > LARGEST for number in _NUMBER.findall(raw)):
        measures.refuse(element, "d", _SPACE.sub(" ", raw[:40]), "no path: a number in it is beyond any drawing", None)
        return None
    box = box or path_box(raw)
    return Form("path", (("d", _SPACE.sub(" ", raw)),), box) if box else None
