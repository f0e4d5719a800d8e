"""One way of drawing layers: on PDF pages or on pixels, each with its own pen and pictures."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from pnp.model.artwork import Layer
from pnp.render.cairosvg_bridge import Bridge, Tools
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries
from pnp.render.nodes import parse, viewbox
from pnp.render.path_data import PathShelf
from pnp.render.pen import Pen
from pnp.render.pictures import PictureShelf
from pnp.render.text_layer import Shown, TextCompiler, draw_text_layer
from pnp.world import World

MOST_COMPILED = 512
"""Layer texts kept in their compiled form; a deck has a handful of plain text layers that differ in more than runs."""

Box = tuple[float, float, float, float]


class Draughtsman:
    """Draws layers on cairocffi contexts."""

    def __init__(self, world: World, libraries: Libraries, fonts: FontShelf, on_pixels: bool) -> None:
        """`on_pixels` is for rasters, where glyphs are outlines and pictures are decoded; else the target is a PDF."""
        self._libraries = libraries
        self._pen = Pen(libraries, fonts, as_text=not on_pixels)
        self._pictures = PictureShelf(world, libraries, decoded=on_pixels)
        self._bridge = Bridge(Tools(libraries, self._pen, self._pictures, PathShelf(libraries), on_pixels))
        self._compiler = TextCompiler(self._bridge, libraries)
        self._compiled: dict[str, tuple[Box, tuple[Shown, ...] | None]] = {}

    def open_picture(self, href: str) -> None:
        """Open a picture; raises `PictureError` where it cannot be drawn."""
        self._pictures.get(href)

    def forget_pictures(self) -> None:
        """Open pictures anew when they are next needed."""
        self._pictures.forget()

    def begin(self) -> None:
        """Begin another PDF."""
        self._pen.begin()

    def draw(self, context: Any, layer: Layer, width: float, height: float) -> None:
        """Draw `layer` so that its viewBox fills `width` x `height` device units; the context is left as it was.

        Raises:
            PictureError: a picture of the layer cannot be drawn.
        """
        root: Element | None = None
        known = self._compiled.get(layer.svg)
        if known is None:
            root = parse(layer.svg)
            known = self._keep(layer.svg, root)
        (left, top, view_width, view_height), shown = known
        context.save()
        context.scale(width / view_width, height / view_height)
        context.translate(-left, -top)
        if shown is None:
            self._bridge.draw(context, parse(layer.svg) if root is None else root, layer.runs)
        else:
            draw_text_layer(self._libraries, self._pen, context, shown, layer.runs)
        context.restore()

    def _keep(self, svg: str, root: Element) -> tuple[Box, tuple[Shown, ...] | None]:
        """What is known of a layer's text for its next use."""
        box = viewbox(root)
        if box is None:
            raise ValueError("a layer needs a viewBox (see pnp.model.artwork.Layer)")
        shown = self._compiler.compile(root)
        if len(self._compiled) >= MOST_COMPILED:
            self._compiled.clear()
        self._compiled[svg] = box, shown
        return box, shown
