"""The only file that knows CairoSVG's private parts (version 2.9.1).

CairoSVG draws shapes, paints, groups, clips, masks and patterns. This module stands in for four of its modules
(`parser`, `url`, `image`, `text`; see `libraries`): what it imports from them are the functions of the first half. The
second half, `Bridge`, starts a drawing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, ParseError

from pnp.model.artwork import GlyphRun
from pnp.render.errors import PictureError
from pnp.render.libraries import PRIVATE_NAME, Libraries, private_cairosvg
from pnp.render.nodes import Definitions, Node, document, parse, viewbox
from pnp.render.path_data import PathShelf, polygon_data
from pnp.render.pen import Pen
from pnp.render.pictures import Drawing, Picture, PictureShelf
from pnp.render.placing import Box, place

DEFINED = ("markers", "gradients", "patterns", "masks", "paths", "filters", "images")
"""Where a CairoSVG surface keeps definitions by id."""

MARKERS = frozenset(("marker", "marker-start", "marker-mid", "marker-end"))


def _cairosvg(part: str) -> Any:
    """A module of our copy of CairoSVG."""
    return sys.modules[f"{PRIVATE_NAME}.{part}"]


@dataclass(frozen=True, slots=True)
class Tools:
    """What the drawing functions find again from a node, as `node.document.context`."""

    libraries: Libraries
    pen: Pen
    pictures: PictureShelf
    paths: PathShelf


# ---- In place of cairosvg.url ----


class Link(NamedTuple):
    """A reference inside the document."""

    fragment: str

    def geturl(self) -> str:
        """As CairoSVG hands it to `Tree`."""
        return f"#{self.fragment}"


NO_LINK = Link("")


def parse_url(url: str | None, base: str | None = None) -> Link:
    """The id in `url(#id)` or `#id`; what leads out of the document is no reference."""
    if not url:
        return NO_LINK
    start = url.find("#")
    if start < 0:
        return NO_LINK
    return Link(url[start + 1 :].rstrip(") \"'"))


# ---- In place of cairosvg.parser ----


def Tree(*, url: str, parent: Node, **_: Any) -> Node:
    """The element that a `use` names, with the properties that it inherits from the `use`.

    Raises:
        TypeError: there is none; CairoSVG then draws nothing.
    """
    element = parent.document.elements.get(url.removeprefix("#"))
    if element is None:
        raise TypeError(url)
    return Node(element, parent.document, parent)


# ---- In place of cairosvg.text ----


def text(surface: Any, node: Node, draw_as_text: bool = False) -> None:
    """Draw a run: CairoSVG calls once to have the path, and once more when the fill is set as the context's source."""
    run = node.run
    if run is None or not run.glyphs:
        return
    tools: Tools = node.document.context
    pointer = tools.libraries.pointer_to(surface.context, "cairo_t *")
    tools.pen.choose(pointer, run)
    if draw_as_text:
        if tools.pen.as_text:
            tools.pen.show(pointer, run)
        else:
            path = surface.context.copy_path()
            tools.pen.show(pointer, run)
            surface.context.append_path(path)
        return
    if _is_painted_by_reference(node):
        node["text_bounding_box"] = tools.pen.extents(pointer, run)
    surface.context.new_path()
    stroked = node.get("stroke", "none") != "none"
    if not surface.stroke_and_fill:
        tools.pen.trace(pointer, run)
    elif stroked:
        tools.pen.trace(pointer, run)
        if node.get("paint-order", "").startswith("stroke"):
            _stroke_now(surface, node)


def _is_painted_by_reference(node: Node) -> bool:
    """Whether a gradient or pattern paints the node, which then needs its bounding box."""
    return any(str(node.get(name, "")).startswith("url(") for name in ("fill", "stroke"))


def _stroke_now(surface: Any, node: Node) -> None:
    """Stroke the context's path before anything is filled; the path is used up."""
    helpers, defs = _cairosvg("helpers"), _cairosvg("defs")
    opacity = float(node.get("stroke-opacity", 1)) * float(node.get("opacity", 1))
    surface.context.save()
    surface.context.set_line_width(helpers.size(surface, node.get("stroke-width", "1")))
    source, colour = helpers.paint(node.get("stroke"))
    if not defs.gradient_or_pattern(surface, node, source, opacity):
        surface.context.set_source_rgba(*surface.map_color(colour, opacity))
    surface.context.stroke()
    surface.context.restore()


# ---- In place of cairosvg.image ----


def image(surface: Any, node: Node) -> None:
    """Draw a picture; CairoSVG then finds an empty path and paints no more."""
    href = node.get_href()
    if not href:
        return
    size = _cairosvg("helpers").size
    tools: Tools = node.document.context
    picture = tools.pictures.get(href)
    box = Box(
        size(surface, node.get("x"), "x"),
        size(surface, node.get("y"), "y"),
        size(surface, node.get("width"), "x"),
        size(surface, node.get("height"), "y"),
    )
    context = surface.context
    context.new_path()
    context.save()
    try:
        if isinstance(picture, Drawing):
            _draw_drawing(surface, node, picture, box, href)
        else:
            _draw_picture(surface, node, picture, box)
    finally:
        context.restore()
    context.new_path()


def invert_image(image: Any) -> Any:
    """Asked for by CairoSVG at import, used for no picture."""
    return image


def _draw_picture(surface: Any, node: Node, picture: Picture, box: Box) -> None:
    """Draw a raster picture into `box`."""
    tools: Tools = node.document.context
    cairocffi = tools.libraries.cairocffi
    context = surface.context
    placed = place((0, 0, picture.width, picture.height), box, node.get("preserveAspectRatio", ""))
    inside = placed.area.cut_to(placed.clip)
    context.rectangle(*inside)
    context.clip()
    context.translate(placed.area.x, placed.area.y)
    context.scale(placed.area.width, placed.area.height)
    context.transform(cairocffi.Matrix(*picture.upright))
    context.scale(1 / picture.surface.get_width(), 1 / picture.surface.get_height())
    pattern = cairocffi.SurfacePattern(picture.surface)
    sharp = node.get("image-rendering") in ("pixelated", "crisp-edges", "optimizeSpeed")
    pattern.set_filter(cairocffi.FILTER_NEAREST if sharp else cairocffi.FILTER_GOOD)
    if not tools.pen.as_text:
        # On pixels a scaled picture would fade at its edges; in a PDF padding would decode and re-encode it.
        pattern.set_extend(cairocffi.EXTEND_PAD)
    context.set_source(pattern)
    context.paint_with_alpha(float(node.get("opacity", 1)))


def _draw_drawing(surface: Any, node: Node, drawing: Drawing, box: Box, href: str) -> None:
    """Draw an SVG picture into `box`, its ids kept apart from those of the layer."""
    try:
        root = parse(drawing.svg)
    except ParseError as error:
        raise PictureError(href, f"broken: {error}") from error
    view = viewbox(root) or _natural_box(surface, root)
    for name in ("x", "y", "width", "height", "viewBox"):
        root.attrib.pop(name, None)
    ratio = str(node.get("preserveAspectRatio") or root.get("preserveAspectRatio", ""))
    placed = place(view, box, ratio)
    context = surface.context
    context.rectangle(*placed.clip)
    context.clip()
    context.translate(placed.area.x, placed.area.y)
    context.scale(placed.area.width / view[2], placed.area.height / view[3])
    context.translate(-view[0], -view[1])
    outer = {name: getattr(surface, name) for name in DEFINED}
    outer_size = surface.context_width, surface.context_height
    for name, value in _no_definitions().items():
        setattr(surface, name, value)
    surface.context_width, surface.context_height = view[2], view[3]
    inner = Node(root, document(root, (), node.document.context))
    opacity = float(node.get("opacity", 1))
    if opacity < 1:
        inner["opacity"] = str(opacity * float(inner.get("opacity", 1)))
    surface.draw(inner)
    surface.context_width, surface.context_height = outer_size
    for name, value in outer.items():
        setattr(surface, name, value)


def _natural_box(surface: Any, root: Element) -> tuple[float, float, float, float]:
    """The box of a drawing without `viewBox`: its width and height, 100 pixels where it has none."""
    size = _cairosvg("helpers").size
    width, height = (size(surface, root.get(name, "")) or 100.0 for name in ("width", "height"))
    return 0.0, 0.0, width, height


# ---- Starting a drawing ----


def path(surface: Any, node: Node) -> None:
    """Trace a `path`, `polygon` or `polyline` from records that are made once; see `path_data`."""
    if node.keys() & MARKERS:
        # Only CairoSVG's functions note the corners that markers stand on.
        getattr(_cairosvg("path" if node.tag == "path" else "shapes"), node.tag)(surface, node)
    else:
        data = node.get("d", "") if node.tag == "path" else polygon_data(node.get("points", ""), node.tag == "polygon")
        tools: Tools = node.document.context
        tools.paths.append(tools.libraries.pointer_to(surface.context, "cairo_t *"), data)
    if _is_painted_by_reference(node):
        # CairoSVG's own box is wrong for relative curves.
        left, top, right, bottom = surface.context.path_extents()
        node["bounding_box"] = left, top, right - left, bottom - top


class _NoCopy:
    """In place of the module `copy`: CairoSVG copies the text cursor at every element, and no text moves it here."""

    @staticmethod
    def deepcopy(value: Any) -> Any:
        """The value itself."""
        return value


def quiet_context(libraries: Libraries, surface: Any) -> Any:
    """A cairo context that keeps its font options: CairoSVG sets them anew at every element.

    Outlines stay as the type designer drew them: no hinting.
    """
    cairocffi = libraries.cairocffi
    context = cairocffi.Context(surface)
    context.set_font_options(
        cairocffi.FontOptions(hint_style=cairocffi.HINT_STYLE_NONE, hint_metrics=cairocffi.HINT_METRICS_OFF)
    )
    context.get_font_options = _NoOptions
    context.set_font_options = _NoOptions.set_antialias
    return context


class _NoOptions:
    """Font options that listen to nobody."""

    @staticmethod
    def set_antialias(value: Any) -> None:
        """Nothing."""

    set_hint_style = set_hint_metrics = set_antialias


def _no_definitions() -> dict[str, dict[str, Any]]:
    """Empty definitions; those that CairoSVG changes when it draws them are given out anew each time."""
    changed = ("markers", "patterns", "masks", "paths")
    return {name: Definitions() if name in changed else {} for name in DEFINED}


class Bridge:
    """Draws SVG documents on cairo contexts by CairoSVG."""

    def __init__(self, libraries: Libraries, pen: Pen, pictures: PictureShelf) -> None:
        self._module = private_cairosvg()
        self._tools = Tools(libraries, pen, pictures, PathShelf(libraries))
        self.colour = self._module.color
        self.paint = _cairosvg("helpers").paint
        self.transform = _cairosvg("helpers").transform
        self._set_up(self._module)

    @staticmethod
    def _set_up(module: Any) -> None:
        """Put what is faster in our copy of CairoSVG; doing it again changes nothing."""
        module.TAGS.update(path=path, polygon=path, polyline=path)
        module.copy = _NoCopy
        helpers = _cairosvg("helpers")
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
        self._surface(context, view[2], view[3]).draw(node)

    def _surface(self, context: Any, width: float, height: float) -> Any:
        """A CairoSVG surface that draws on `context`; made without its constructor, which would open a surface."""
        surface = object.__new__(self._module.Surface)
        surface.__dict__.update(_no_definitions())
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
