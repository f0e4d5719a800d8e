"""Pictures of plain shapes, as illustrators hand them over: taken whole instead of element by element.

A scene of a hundred paths is most of the work of a card, and nothing in it needs looking at if it is all of a kind that
the renderer is known to draw right: filled and stroked shapes, groups that are turned or moved, linear gradients. What
has anything else in it goes the usual way, and so do its messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pnp.geometry import Rect
from pnp.typeset.document.atoms import attributes_text
from pnp.typeset.document.measures import ViewBox
from pnp.typeset.document.numbers import NumberTextError, matrix_text, number_text, parse_transform
from pnp.typeset.document.paints import defined
from pnp.typeset.document.pathbox import path_box, sound_box

MOST = 5000
"""Shapes in a picture that is taken whole."""

_TAG = re.compile(r"\s*<(/?)(\w+)((?:\s+[\w:-]+=\"[^\"<&]*\")*)\s*(/?)>\s*")
_ATTRIBUTE = re.compile(r"([\w:-]+)=\"([^\"]*)\"")
_HEAD = re.compile(r"\s*(?:<\?xml[^>]*\?>\s*)?")

_NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
_POSITIVE = re.compile(r"(?!0*\.?0*$)(?:\d+\.?\d*|\.\d+)").fullmatch
_ANY_NUMBER = re.compile(_NUMBER).fullmatch
_PART = re.compile(r"1(?:\.0+)?|0|0?\.\d+").fullmatch
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})").fullmatch
_PAINT = re.compile(r"none|#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})|url\(#[\w.-]+\)").fullmatch
_STROKE = re.compile(r"none|#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})").fullmatch
_DASHES = re.compile(r"(?=.*[1-9])(?:\d+\.?\d*|\.\d+)(?:[ ,]+(?:\d+\.?\d*|\.\d+))*").fullmatch

Valid = Callable[[str], object]


def _transform(text: str) -> bool:
    """Whether a transform can be read."""
    try:
        parse_transform(text)
    except NumberTextError:
        return False
    return True


_PAINTED: Mapping[str, Valid] = {
    "fill": _PAINT,
    "fill-opacity": _PART,
    "opacity": _PART,
    "stroke": _STROKE,
    "stroke-opacity": _PART,
    "stroke-width": _POSITIVE,
    "stroke-linecap": re.compile("butt|round|square").fullmatch,
    "stroke-linejoin": re.compile("miter|round|bevel").fullmatch,
    "stroke-dasharray": _DASHES,
    "transform": _transform,
}
_SHAPES: Mapping[str, Mapping[str, Valid]] = {
    "path": {"d": lambda d: sound_box(d) is not None},
    "rect": {"x": _ANY_NUMBER, "y": _ANY_NUMBER, "width": _POSITIVE, "height": _POSITIVE, "rx": _POSITIVE},
    "circle": {"cx": _ANY_NUMBER, "cy": _ANY_NUMBER, "r": _POSITIVE},
    "ellipse": {"cx": _ANY_NUMBER, "cy": _ANY_NUMBER, "rx": _POSITIVE, "ry": _POSITIVE},
}
_NEEDED = {"path": ("d",), "rect": ("width", "height"), "circle": ("r",), "ellipse": ("rx", "ry")}
_ROOT: Mapping[str, Valid] = {
    "xmlns": "http://www.w3.org/2000/svg".__eq__,
    "viewBox": re.compile(rf"{_NUMBER}(?: {_NUMBER}){{3}}").fullmatch,
}
_GROUP: Mapping[str, Valid] = {"transform": _transform, "opacity": _PART}
_ENDS = ("x1", "y1", "x2", "y2")
_GRADIENT: Mapping[str, Valid] = {"id": re.compile(r"[\w.-]+").fullmatch, **dict.fromkeys(_ENDS, _PART)}
_STOP: Mapping[str, Valid] = {"offset": _PART, "stop-color": _COLOUR, "stop-opacity": _PART}


class PlainPicture(NamedTuple):
    """A picture that can be drawn as it is.

    Attributes:
        view: its view box.
        body: all that is in it.
        definitions: gradients by id.
        shapes: how many there are.
    """

    view: ViewBox
    body: str
    definitions: tuple[tuple[str, str], ...]
    shapes: int


def plain_picture(content: bytes) -> PlainPicture | None:
    """The picture in an SVG file; None where anything in it needs a closer look."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return _Reader(text).picture()


class _NotPlainError(Exception):
    """There is something that needs a closer look."""


class _Reader:
    """Reads tag by tag and gives up at the first thing that is not plain."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._gradients: dict[str, tuple[Mapping[str, str], list[str]]] = {}
        self._open: list[str] = []
        self._stops: list[str] = []
        self._offset = 0.0
        self._parts: list[str] = []
        self._definitions: dict[str, str] = {}
        self._view: ViewBox | None = None
        self._shapes = 0

    def picture(self) -> PlainPicture | None:
        """The picture, None where it is not plain."""
        head = _HEAD.match(self._text)
        at = head.end() if head else 0
        try:
            while at < len(self._text):
                tag = _TAG.match(self._text, at)
                if tag is None or (at and not self._open and self._view):
                    return None
                at = tag.end()
                self._take(tag)
        except _NotPlainError:
            return None
        if self._open or self._view is None or not self._shapes:
            return None
        return PlainPicture(self._view, "".join(self._parts), tuple(self._definitions.items()), self._shapes)

    def _take(self, tag: re.Match[str]) -> None:
        """One tag."""
        ends, name, attributes, empty = tag.groups()
        if ends:
            self._end(name, attributes)
            return
        pairs = _ATTRIBUTE.findall(attributes)
        values = dict(pairs)
        if len(values) < len(pairs):
            raise _NotPlainError
        if name in _SHAPES and empty:
            self._shape(name, values)
        elif name == "stop" and empty and self._open[-1:] == ["linearGradient"]:
            self._stop(values)
        else:
            self._start(name, values, bool(empty))

    def _start(self, name: str, values: Mapping[str, str], empty: bool) -> None:
        """The start of what has something in it."""
        inside = self._open[-1] if self._open else ""
        if name == "svg" and not inside and not empty:
            _check(values, _ROOT)
            numbers = [float(number) for number in values.get("viewBox", "0 0 0 0").split()]
            if min(numbers[2:]) <= 0:
                raise _NotPlainError
            self._view = (numbers[0], numbers[1], numbers[2], numbers[3])
        elif name == "g" and inside in ("svg", "g") and not empty:
            _check(values, _GROUP)
            self._parts.append(f"<g{attributes_text(_written(values))}>")
        elif name == "linearGradient" and inside == "svg" and not empty:
            _check(values, _GRADIENT)
            if "id" not in values or values["id"] in self._gradients:
                raise _NotPlainError
            self._stops, self._offset = [], 0.0
            self._gradients[values["id"]] = (values, self._stops)
        else:
            raise _NotPlainError
        self._open.append(name)

    def _end(self, name: str, attributes: str) -> None:
        """An end tag."""
        if attributes or not self._open or self._open.pop() != name:
            raise _NotPlainError
        if name == "g":
            self._parts.append("</g>")
        elif name == "linearGradient" and len(self._stops) < 2:
            raise _NotPlainError

    def _stop(self, values: Mapping[str, str]) -> None:
        """A stop of a gradient."""
        _check(values, _STOP)
        offset = float(values.get("offset", "0"))
        if "stop-color" not in values or offset < self._offset:
            raise _NotPlainError
        self._offset = offset
        opacity = float(values.get("stop-opacity", "1"))
        faded = f' stop-opacity="{number_text(opacity)}"' if opacity < 1 else ""
        self._stops.append(f'<stop offset="{number_text(offset)}" stop-color="{values["stop-color"]}"{faded}/>')

    def _shape(self, name: str, values: dict[str, str]) -> None:
        """A shape."""
        allowed = _SHAPES[name]
        if self._open[-1:] not in (["svg"], ["g"]) or any(key not in values for key in _NEEDED[name]):
            raise _NotPlainError
        for key, value in values.items():
            valid = _PAINTED.get(key) or allowed.get(key)
            if valid is None or not valid(value):
                raise _NotPlainError
        if "opacity" in values and values.get("stroke", "none") != "none" and values.get("fill") != "none":
            raise _NotPlainError
        fill = values.get("fill", "")
        if fill.startswith("url("):
            values["fill"] = self._gradient(fill[5:-1], _box(name, values))
        self._shapes += 1
        if self._shapes > MOST:
            raise _NotPlainError
        self._parts.append(f"<{name}{attributes_text(_written(values))}/>")

    def _gradient(self, id: str, box: Rect | None) -> str:
        """The paint of a gradient over a shape with bounding box `box`, in the shape's own units."""
        if id not in self._gradients or box is None or box.width <= 0 or box.height <= 0:
            raise _NotPlainError
        values, stops = self._gradients[id]
        ends = {name: float(values.get(name, "1" if name == "x2" else "0")) for name in _ENDS}
        if ends["x1"] == ends["x2"] and ends["y1"] == ends["y2"]:
            raise _NotPlainError
        pairs = [(name, number_text(end)) for name, end in ends.items()]
        matrix = " ".join(map(number_text, (box.width, 0, 0, box.height, box.x, box.y)))
        pairs += [("gradientUnits", "userSpaceOnUse"), ("gradientTransform", f"matrix({matrix})")]
        name, definitions = defined(f"<linearGradient{attributes_text(pairs)}>{''.join(stops)}</linearGradient>")
        self._definitions.update(definitions)
        return f"url(#{name})"


def _check(values: Mapping[str, str], allowed: Mapping[str, Valid]) -> None:
    """Give up where an attribute is not among those known, or has an odd value."""
    for key, value in values.items():
        valid = allowed.get(key)
        if valid is None or not valid(value):
            raise _NotPlainError


def _written(values: Mapping[str, str]) -> list[tuple[str, str]]:
    """Attributes with transforms as matrices."""
    pairs = []
    for key, value in values.items():
        transform = parse_transform(value) if key == "transform" else None
        pairs.append((key, matrix_text(transform)) if transform else (key, value))
    return pairs


def _box(name: str, values: Mapping[str, str]) -> Rect | None:
    """The bounding box of a shape."""
    if name == "path":
        return path_box(values["d"])
    if name == "rect":
        x, y, width, height = (float(values.get(key, "0")) for key in ("x", "y", "width", "height"))
        return Rect(x, y, width, height)
    x, y = float(values.get("cx", "0")), float(values.get("cy", "0"))
    rx, ry = (float(values["r"]),) * 2 if name == "circle" else (float(values["rx"]), float(values["ry"]))
    return Rect(x - rx, y - ry, 2 * rx, 2 * ry)
