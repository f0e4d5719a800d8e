"""How CairoSVG is driven: with version 2.9.1's private parts, which only this file and `stand_ins` know.

CairoSVG draws shapes, paints, groups, clips and masks on a cairo context of ours, from nodes of ours (`nodes`). What it
would do slowly, wrongly or unsafely is done by the functions of `stand_ins`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any
from xml.etree.ElementTree import Element

from msgspec import Struct

from pnp.model.artwork import GlyphRun
from pnp.render.libraries import PRIVATE_NAME, Libraries, private_cairosvg
from pnp.render.nodes import Definitions, Node, document, viewbox
from pnp.render.path_data import PathShelf
from pnp.render.pen import Pen
from pnp.render.pictures import PictureShelf

DEFINED = ("markers", "gradients", "patterns", "masks", "paths", "filters", "images")
"""Where a CairoSVG surface keeps definitions by id."""

CURVE_TOLERANCE = 0.01
"""How far straight pieces may be off a curve, in pixels (cairo's own 0.1 shows as up to 35 of 255 at an edge)."""


class Tools(Struct, frozen=True):
    """What the drawing functions find again from a node, as `node.document.context`.

    Attributes:
        on_pixels: the target is a raster, not a PDF.
    """

    libraries: Libraries
    pen: Pen
    pictures: PictureShelf
    paths: PathShelf
    on_pixels: bool


class FlatMatrixError(Exception):
    """A `transform` that makes everything a line or a point."""


def cairosvg_part(name: str) -> Any:
    """A module of our copy of CairoSVG."""
    return sys.modules[f"{PRIVATE_NAME}.{name}"]


class Bridge:
    """Draws SVG documents on cairo contexts by CairoSVG."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._module = private_cairosvg()
        self.colour = self._module.color
        self._set_up(self._module)

    @staticmethod
    def _set_up(module: Any) -> None:
        """Put what is better in our copy of CairoSVG; doing it again changes nothing."""
        stand_ins = importlib.import_module("pnp.render.stand_ins")
        module.TAGS.update(path=stand_ins.path, polygon=stand_ins.path, polyline=stand_ins.path)
        module.copy = _NoCopy
        module.paint_mask = stand_ins.paint_mask
        cairosvg_part("defs").draw_pattern = stand_ins.draw_pattern
        helpers = cairosvg_part("helpers")
        if module.normalize is helpers.normalize:
            given = helpers.normalize
            # Asked twice for every element, mostly with nothing.
            module.normalize = lambda string: given(string) if string else ""
            helpers.normalize = lambda string: given(string) if string else ""

    def draw(self, context: Any, root: Element, runs: Sequence[GlyphRun]) -> None:
        """Draw a document on a cairocffi context whose units are already those of its viewBox."""
        view = viewbox(root) or (0.0, 0.0, 1.0, 1.0)
        node = Node(root, document(root, runs, self._tools))
        for name in ("x", "y", "width", "height", "transform-origin"):
            node.pop(name, None)
        new_surface(context, view[2], view[3]).draw(node)


def new_surface(context: Any, width: float, height: float) -> Any:
    """A CairoSVG surface that draws on `context`; made without its constructor, which would open a surface.

    Args:
        context: from `quiet_context`.
        width: of the viewport that percentages refer to, user units.
        height: of the same.
    """
    surface = object.__new__(cairosvg_part("surface").Surface)
    surface.__dict__.update(no_definitions())
    surface.context = context
    surface.cairo = None
    surface.width = surface.context_width = width
    surface.height = surface.context_height = height
    surface.cursor_position = [0, 0]
    surface.cursor_d_position = [0, 0]
    surface.text_path_width = 0
    surface.tree_cache = {}
    surface.reference_count = 0
    surface._old_parent_node = surface.parent_node = None
    surface.output = None
    surface.dpi = 96
    surface.font_size = 16
    surface.stroke_and_fill = True
    surface.map_rgba = surface.map_image = None
    return surface


def no_definitions() -> dict[str, dict[str, Any]]:
    """Empty definitions; those that CairoSVG changes when it draws them are given out anew each time."""
    changed = ("markers", "patterns", "masks", "paths")
    return {name: Definitions() if name in changed else {} for name in DEFINED}


def quiet_context(libraries: Libraries, surface: Any) -> Any:
    """A cairo context that keeps its font options: CairoSVG sets them anew at every element.

    Outlines stay as the type designer drew them: no hinting, and curves as close as shades of grey can tell.
    """
    cairocffi = libraries.cairocffi
    context = cairocffi.Context(surface)
    context.set_tolerance(CURVE_TOLERANCE)
    context.set_font_options(
        cairocffi.FontOptions(hint_style=cairocffi.HINT_STYLE_NONE, hint_metrics=cairocffi.HINT_METRICS_OFF)
    )
    context.get_font_options = _NoOptions
    context.set_font_options = _NoOptions.set_antialias
    return context


def matrix_of(cairocffi: Any, transform: str) -> Any:
    """The cairo matrix of a `transform` attribute.

    Raises:
        FlatMatrixError: it cannot be inverted.
    """
    if not transform:
        return cairocffi.Matrix()
    recorder = _Recorder()
    cairosvg_part("helpers").transform(recorder, transform)
    return recorder.matrix or cairocffi.Matrix()


class _Recorder:
    """Stands for a CairoSVG surface and its context, to learn which matrix a `transform` is."""

    dpi = 96
    font_size = 16

    def __init__(self) -> None:
        self.context = self
        self.matrix: Any = None

    def transform(self, matrix: Any) -> None:
        """Called by CairoSVG with the finished matrix."""
        self.matrix = matrix

    def copy_path(self) -> Any:
        """Called by CairoSVG where the matrix cannot be inverted."""
        raise FlatMatrixError


class _NoCopy:
    """In place of the module `copy`: CairoSVG copies the text cursor at every element, and no text moves it here."""

    @staticmethod
    def deepcopy(value: Any) -> Any:
        """The value itself."""
        return value


class _NoOptions:
    """Font options that listen to nobody."""

    @staticmethod
    def set_antialias(value: Any) -> None:
        """Nothing."""

    set_hint_style = set_hint_metrics = set_antialias
