"""What stands in for parts of CairoSVG: called by it, with its surfaces and our nodes.

This one module takes the place of CairoSVG's `parser`, `url`, `image` and `text` (see `libraries`), and holds the
drawing of paths and patterns that replaces CairoSVG's.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, ParseError

from pnp.model.artwork import GlyphRun
from pnp.render.cairosvg_bridge import (
    DEFINED,
    FlatMatrixError,
    Tools,
    cairosvg_part,
    matrix_of,
    new_surface,
    no_definitions,
    quiet_context,
)
from pnp.render.errors import PictureError
from pnp.render.nodes import Node, document, parse, viewbox
from pnp.render.path_data import polygon_data
from pnp.render.pictures import Drawing, Picture
from pnp.render.placing import Box, place
from pnp.render.tiling import Tile, share, tile

MARKERS = frozenset(("marker", "marker-start", "marker-mid", "marker-end"))

UNITS_OF_TILE = 2048
"""Width and height of a tile's drawing in a PDF, where cairo rounds to whole units; the most pixels elsewhere."""

SPECK = 0.01
"""Side of what is seen of text under its outline, user units: a fraction of the thinnest line."""

TileSize = tuple[int, int]

MASK_REGION = {"x": "-10%", "y": "-10%", "width": "120%", "height": "120%"}
"""What a mask lets through where it does not say (CSS Masking 1, section 9.1)."""

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
        if tools.pen.as_text and _is_hollow(node):
            _show_unseen(surface, node, run)
        if node.get("paint-order", "").startswith("stroke"):
            _stroke_now(surface, node)


def _is_hollow(node: Node) -> bool:
    """Whether nothing fills the letters, so that CairoSVG never shows them as text."""
    return node.get("fill", "black") == "none" or float(node.get("fill-opacity", 1)) == 0


def _show_unseen(surface: Any, node: Node, run: GlyphRun) -> None:
    """Show hollow letters as text that is found and copied: clipped to a speck that their stroke will cover."""
    tools: Tools = node.document.context
    context = surface.context
    outlines = context.copy_path()
    start = next((points for kind, points in outlines if kind == tools.libraries.cairocffi.PATH_MOVE_TO), None)
    if start is None:
        return
    context.save()
    context.new_path()
    context.rectangle(start[0] - SPECK / 2, start[1] - SPECK / 2, SPECK, SPECK)
    context.clip()
    _, colour = cairosvg_part("helpers").paint(node.get("stroke"))
    context.set_source_rgba(*surface.map_color(colour or "black", 1))
    tools.pen.show(tools.libraries.pointer_to(context, "cairo_t *"), run)
    context.restore()
    context.new_path()
    context.append_path(outlines)


def _is_painted_by_reference(node: Node) -> bool:
    """Whether a gradient or pattern paints the node, which then needs its bounding box."""
    return any(str(node.get(name, "")).startswith("url(") for name in ("fill", "stroke"))


def _stroke_now(surface: Any, node: Node) -> None:
    """Stroke the context's path before anything is filled; the path is used up."""
    helpers, defs = cairosvg_part("helpers"), cairosvg_part("defs")
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
    size = cairosvg_part("helpers").size
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
    if tools.on_pixels:
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
    for name, value in no_definitions().items():
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
    size = cairosvg_part("helpers").size
    width, height = (size(surface, root.get(name, "")) or 100.0 for name in ("width", "height"))
    return 0.0, 0.0, width, height


# ---- In place of TAGS['path'] and its kin ----


def path(surface: Any, node: Node) -> None:
    """Trace a `path`, `polygon` or `polyline` from records that are made once; see `path_data`."""
    if node.keys() & MARKERS:
        # Only CairoSVG's functions note the corners that markers stand on.
        getattr(cairosvg_part("path" if node.tag == "path" else "shapes"), node.tag)(surface, node)
    else:
        data = node.get("d", "") if node.tag == "path" else polygon_data(node.get("points", ""), node.tag == "polygon")
        tools: Tools = node.document.context
        tools.paths.append(tools.libraries.pointer_to(surface.context, "cairo_t *"), data)
    if _is_painted_by_reference(node):
        # CairoSVG's own box is wrong for relative curves.
        left, top, right, bottom = surface.context.path_extents()
        node["bounding_box"] = left, top, right - left, bottom - top


# ---- In place of cairosvg.defs.paint_mask ----


def paint_mask(surface: Any, node: Node, name: str, opacity: float) -> None:
    """Paint the context's source through a mask's alpha. CairoSVG's own draws masks at one pixel per user unit."""
    context = surface.context
    in_work: frozenset[str] = getattr(surface, "masks_in_work", frozenset())
    if name in in_work:
        return
    mask = surface.masks[name]
    source = context.get_source()
    context.new_path()
    context.push_group()
    region = _mask_region(surface, node, mask)
    if region is not None:
        context.rectangle(*region)
        context.clip()
    bounds = node.get("bounding_box")
    if mask.get("maskContentUnits") == "objectBoundingBox" and bounds:
        context.translate(*bounds[:2])
        context.scale(*bounds[2:])
    for attribute in ("x", "y", "width", "height"):
        mask.pop(attribute, None)
    mask.tag = "g"
    mask["opacity"] = str(float(mask.get("opacity", 1)) * opacity)
    surface.masks_in_work = in_work | {name}
    surface.draw(mask)
    surface.masks_in_work = in_work
    alpha = context.pop_group()
    context.set_source(source)
    context.mask(alpha)


def _mask_region(surface: Any, node: Node, mask: Node) -> Box | None:
    """The rectangle outside which a mask hides all; None where it follows from a box that is not known."""
    size = cairosvg_part("helpers").size
    if mask.get("maskUnits") == "userSpaceOnUse":
        sides = {name: (mask.get(name, default), name) for name, default in MASK_REGION.items()}
        return Box(*(size(surface, text, "x" if name in ("x", "width") else "y") for text, name in sides.values()))
    bounds = cairosvg_part("defs").calculate_bounding_box(surface, node)
    if not bounds:
        return None
    left, top, width, height = (share(mask.get(name, default)) for name, default in MASK_REGION.items())
    return Box(bounds[0] + left * bounds[2], bounds[1] + top * bounds[3], width * bounds[2], height * bounds[3])


# ---- In place of cairosvg.defs.draw_pattern ----


def draw_pattern(surface: Any, node: Node, name: str, opacity: float) -> bool:
    """Set a pattern as the context's source; False where it paints nothing.

    CairoSVG's own draws a tile at one pixel per user unit, so that it is blurred on pixels, and rounds its sides to
    whole points, so that stripes break.
    """
    helpers = cairosvg_part("helpers")
    bounds = cairosvg_part("defs").calculate_bounding_box(surface, node)
    in_work: frozenset[str] = getattr(surface, "patterns_in_work", frozenset())
    if not bounds or name in in_work:
        return False
    pattern = surface.patterns[name]

    def length(text: str, axis: str) -> float:
        return float(helpers.size(surface, text, axis))

    laid = tile(pattern, Box(*bounds), length, viewbox(pattern))
    tools: Tools = node.document.context
    cairocffi = tools.libraries.cairocffi
    try:
        matrix = matrix_of(cairocffi, pattern.get("patternTransform", ""))
    except FlatMatrixError:
        return False
    if laid is None:
        return False
    pattern["opacity"] = str(float(pattern.get("opacity", 1)) * opacity)
    size = _tile_size(tools, matrix.multiply(surface.context.get_matrix()), laid.box)
    drawn, to_drawn = _drawn_tile(surface, pattern, laid, size, in_work | {name})
    source = cairocffi.SurfacePattern(drawn)
    source.set_extend(cairocffi.EXTEND_REPEAT)
    matrix.invert()
    source.set_matrix(matrix.multiply(to_drawn))
    surface.context.set_source(source)
    return True


def _drawn_tile(surface: Any, pattern: Node, laid: Tile, size: TileSize, in_work: frozenset[str]) -> tuple[Any, Any]:
    """A tile as a cairo surface of `size`, and the matrix from the pattern's space to it."""
    tools: Tools = pattern.document.context
    cairocffi = tools.libraries.cairocffi
    if tools.on_pixels:
        drawn = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, *size)
    else:
        drawn = cairocffi.RecordingSurface(cairocffi.CONTENT_COLOR_ALPHA, (0, 0, *size))
    to_drawn = cairocffi.Matrix(size[0] / laid.box.width, 0, 0, size[1] / laid.box.height)
    to_drawn.translate(-laid.box.x, -laid.box.y)
    scale_x, scale_y, shift_x, shift_y = laid.content
    context = quiet_context(tools.libraries, drawn)
    context.transform(to_drawn)
    context.transform(cairocffi.Matrix(scale_x, 0, 0, scale_y, shift_x, shift_y))
    inner = new_surface(context, surface.context_width, surface.context_height)
    inner.patterns_in_work = in_work
    for name in DEFINED:
        setattr(inner, name, getattr(surface, name))
    for name in ("x", "y", "width", "height", "viewBox"):
        pattern.pop(name, None)
    pattern.tag = "g"
    inner.draw(pattern)
    drawn.flush()
    return drawn, to_drawn


def _tile_size(tools: Tools, matrix: Any, box: Box) -> TileSize:
    """Whole units of a tile's drawing: on pixels as many as it takes there, doubled; in a PDF enough to be exact."""
    if not tools.on_pixels:
        return UNITS_OF_TILE, UNITS_OF_TILE
    across = math.hypot(matrix.xx, matrix.yx) * box.width
    down = math.hypot(matrix.xy, matrix.yy) * box.height
    width, height = (min(max(math.ceil(2 * length), 1), UNITS_OF_TILE) for length in (across, down))
    return width, height
