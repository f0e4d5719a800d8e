"""The short road for layers that hold nothing but text in plain colours, which is what most layers are.

The SVG of such layers is the same for thousands of cards, only the runs differ. It is compiled once to a list of
(matrix, colour, run number), and each layer is then a few calls of cairo.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.etree.ElementTree import Element

from msgspec import Struct

from pnp.model.artwork import FontFile, GlyphRun
from pnp.render.cairosvg_bridge import Bridge, FlatMatrixError, matrix_of
from pnp.render.libraries import Libraries
from pnp.render.nodes import RUN, SVG_NAMESPACE
from pnp.render.pen import Pen

GROUP = f"{SVG_NAMESPACE}g"
ROOT = f"{SVG_NAMESPACE}svg"

MEANINGLESS = frozenset(
    (
        "id",
        "class",
        "x",
        "y",
        "width",
        "height",
        "viewBox",
        "version",
        "preserveAspectRatio",
        "color",
        "font",
        "font-family",
        "font-size",
        "font-style",
        "font-weight",
        "font-stretch",
        "font-variant",
        "font-feature-settings",
        "letter-spacing",
        "word-spacing",
        "line-height",
        "text-align",
        "text-anchor",
        "text-rendering",
        "text-transform",
        "dominant-baseline",
        "white-space",
        "inline-size",
        "shape-inside",
        "hyphens",
        "direction",
        "unicode-bidi",
        "paint-order",
        "fill-rule",
        "clip-rule",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-dasharray",
        "stroke-dashoffset",
        "stroke-opacity",
        "{http://www.w3.org/XML/1998/namespace}space",
        "{http://www.w3.org/XML/1998/namespace}lang",
    )
)
"""Attributes that change nothing about a run that is filled and not stroked."""

MEANT = frozenset(("transform", "fill", "fill-opacity", "opacity", "stroke", RUN))

Colour = tuple[float, float, float, float]


class Shown(Struct, frozen=True):
    """A run and how it is drawn: `matrix` is a cairocffi matrix to the layer's user units."""

    matrix: Any
    colour: Colour
    run: int


class _State(Struct, frozen=True):
    """What a group hands down to its children."""

    matrix: Any
    fill: str
    fill_opacity: float


class _NotPlainError(Exception):
    """Something in the layer needs the long road."""


class TextCompiler:
    """Tells which layers are plain text, and how they are drawn."""

    def __init__(self, bridge: Bridge, libraries: Libraries) -> None:
        self._bridge = bridge
        self._cairocffi = libraries.cairocffi

    def compile(self, root: Element) -> tuple[Shown, ...] | None:
        """The runs in paint order; None where the layer needs CairoSVG."""
        if root.tag != ROOT:
            return None
        shown: list[Shown] = []
        try:
            self._descend(root, _State(self._cairocffi.Matrix(), "black", 1.0), shown)
        except (_NotPlainError, FlatMatrixError, ValueError, TypeError, IndexError):
            return None
        return tuple(shown)

    def _descend(self, element: Element, state: _State, shown: list[Shown]) -> None:
        """Follow one element."""
        attributes = element.attrib
        if attributes.keys() - MEANT - MEANINGLESS or attributes.get("stroke", "none") != "none":
            raise _NotPlainError
        opacity = float(attributes.get("opacity", 1))
        if (opacity != 1 and RUN not in attributes) or (RUN in attributes and len(element)):
            raise _NotPlainError
        state = _State(
            self._moved(state.matrix, attributes.get("transform", "")),
            attributes.get("fill", state.fill),
            float(attributes.get("fill-opacity", state.fill_opacity)),
        )
        if RUN in attributes:
            colour = self._colour(state.fill, state.fill_opacity * opacity)
            shown.append(Shown(state.matrix, colour, int(attributes[RUN])))
        for child in element:
            if child.tag != GROUP:
                raise _NotPlainError
            self._descend(child, state, shown)

    def _moved(self, matrix: Any, transform: str) -> Any:
        """`matrix` after a `transform` attribute."""
        if not transform:
            return matrix
        return matrix_of(self._cairocffi, transform).multiply(matrix)

    def _colour(self, fill: str, opacity: float) -> Colour:
        """The colour of a plain fill."""
        if fill in ("inherit", "currentColor", "none") or fill.startswith("url("):
            raise _NotPlainError
        red, green, blue, alpha = self._bridge.colour(fill, opacity)
        if alpha <= 0:
            raise _NotPlainError
        return red, green, blue, alpha


def draw_text_layer(
    libraries: Libraries, pen: Pen, context: Any, shown: Sequence[Shown], runs: Sequence[GlyphRun]
) -> None:
    """Draw the runs of one layer on a cairocffi context whose units are the layer's; its matrix is kept."""
    base = context.get_matrix()
    pointer = libraries.pointer_to(context, "cairo_t *")
    matrix: Any = None
    colour: Colour | None = None
    font: FontFile | None = None
    size = turn = 0.0
    stretch = 1.0
    for item in shown:
        run = runs[item.run]
        if not run.glyphs:
            continue
        if item.matrix is not matrix:
            matrix = item.matrix
            context.set_matrix(matrix.multiply(base))
        if item.colour != colour:
            colour = item.colour
            libraries.cairo.cairo_set_source_rgba(pointer, *colour)
        if run.font is not font or run.size != size or run.turn != turn or run.stretch != stretch:
            font, size, turn, stretch = run.font, run.size, run.turn, run.stretch
            pen.choose(pointer, run)
        pen.show(pointer, run)
    context.set_matrix(base)
