"""SVG text in, the nodes that CairoSVG draws out.

CairoSVG's own parser matches style sheets, opens URLs and measures text. None of it is needed for a `Layer`, whose
styles are resolved and whose references stay inside it; so these nodes are built straight from the XML, much faster.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from xml.etree.ElementTree import Element, XMLParser

from msgspec import Struct

from pnp.model.artwork import GlyphRun

SVG_NAMESPACE = "{http://www.w3.org/2000/svg}"
RUN = "{urn:pnp:layout:1}run"
XLINK_HREF = "{http://www.w3.org/1999/xlink}href"

INHERITED = frozenset(
    (
        "clip-rule",
        "color",
        "fill",
        "fill-opacity",
        "fill-rule",
        "font-size",
        "image-rendering",
        "marker",
        "marker-end",
        "marker-mid",
        "marker-start",
        "paint-order",
        "shape-rendering",
        "stroke",
        "stroke-dasharray",
        "stroke-dashoffset",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-opacity",
        "stroke-width",
        "text-rendering",
        "visibility",
    )
)
"""Properties that an element takes from its parent (SVG 2, property index), those that concern shapes and pictures."""

COLOURS = ("fill", "stroke", "stop-color", "flood-color")

TEMPLATED = frozenset(("linearGradient", "radialGradient", "pattern"))
"""Elements whose `href` names an element of the same family that gives what they do not set themselves."""


class Document(Struct):
    """One SVG document and what its nodes need while they are drawn.

    Attributes:
        elements: by id.
        runs: what stands in for place holder n.
        context: whatever the drawing functions want to find again from a node.
    """

    root: Element
    elements: dict[str, Element]
    runs: Sequence[GlyphRun]
    context: Any


def parse(svg: str | bytes) -> Element:
    """The root element of an SVG document.

    Raises:
        xml.etree.ElementTree.ParseError: it is no XML.
    """
    parser = XMLParser()
    parser.feed(svg)
    root: Element = parser.close()
    return root


def document(root: Element, runs: Sequence[GlyphRun], context: Any) -> Document:
    """A document whose ids are known."""
    elements = {identity: element for element in root.iter() if (identity := element.get("id"))}
    return Document(root, elements, runs, context)


def viewbox(root: Element) -> tuple[float, float, float, float] | None:
    """The four numbers of `viewBox`, None where there is none."""
    numbers = root.get("viewBox", "").replace(",", " ").split()
    if len(numbers) != 4:
        return None
    left, top, width, height = (float(number) for number in numbers)
    return left, top, width, height


class Node(dict[str, Any]):
    """An element as CairoSVG wants it: its attributes, inherited ones included, as a mapping.

    Attributes:
        tag: local name; a place holder is a `text`.
        run: the glyphs that a place holder stands for.
        children, parent, text, url, unsafe, xml_tree: read by CairoSVG.
    """

    def __init__(self, element: Element, document: Document, parent: Node | None = None) -> None:
        super().__init__()
        self.tag = element.tag.removeprefix(SVG_NAMESPACE)
        self.xml_tree = element
        self.document = document
        self.parent = parent
        self.run: GlyphRun | None = None
        self.text = None
        self.url = None
        self.url_fetcher = None
        self.unsafe = False
        self.image_width = 0.0
        self.image_height = 0.0
        if parent is not None:
            for name in INHERITED & parent.keys():
                self[name] = parent[name]
        self._take(element.attrib)
        if self.tag in TEMPLATED:
            self._complete()
        if RUN in self:
            self.tag = "text"
            self.run = document.runs[int(self[RUN])]
        self.children: list[Node] = [Node(child, document, self) for child in self._shown(element)]
        if not self.children and self.tag in TEMPLATED:
            self.children = [Node(child, document, self) for child in self._templates_children()]

    def _take(self, attributes: dict[str, str]) -> None:
        """Set the element's own attributes; `inherit` and `currentColor` become what they stand for."""
        style = attributes.get("style")
        if style:
            pairs = (declaration.partition(":") for declaration in style.split(";"))
            attributes = attributes | {name.strip(): value.strip() for name, _, value in pairs if value}
        for name, value in attributes.items():
            if value == "inherit":
                if self.parent is not None and name in self.parent:
                    self[name] = self.parent[name]
            else:
                self[name] = value
        for name in COLOURS:
            if self.get(name, "").lower() == "currentcolor":
                self[name] = self.get("color", "black")

    def _shown(self, element: Element) -> Iterator[Element]:
        """The element's children; of a `switch` only the first without conditions, the same on every machine."""
        for child in element:
            if self.tag == "switch":
                if not {"systemLanguage", "requiredExtensions", "requiredFeatures"} & child.attrib.keys():
                    yield child
                    return
            else:
                yield child

    def _templates(self) -> Iterator[Element]:
        """The elements that a gradient or pattern builds on, nearest first, each once."""
        seen = {id(self.xml_tree)}
        element = self.xml_tree
        while True:
            href = element.get("href", element.get(XLINK_HREF, ""))
            found = self.document.elements.get(href.removeprefix("#"))
            if found is None or id(found) in seen:
                return
            seen.add(id(found))
            element = found
            yield element

    def _complete(self) -> None:
        """Take what is not set here from the gradient or pattern that `href` names."""
        for element in self._templates():
            for name, value in element.attrib.items():
                self.setdefault(name, value)
        self.pop("href", None)
        self.pop(XLINK_HREF, None)

    def _templates_children(self) -> Iterator[Element]:
        """The stops or the drawing of the nearest template that has any."""
        for element in self._templates():
            if len(element):
                yield from element
                return

    def get_href(self) -> str | None:
        """What the element refers to, as typed."""
        href: str | None = self.get("href", self.get(XLINK_HREF))
        return href

    def anew(self) -> Node:
        """The node as it was before drawing; CairoSVG takes `x` and `y` off a node that it has drawn."""
        return Node(self.xml_tree, self.document, self.parent)


class Definitions(dict[str, Node]):
    """Clip paths, masks, markers and patterns by id, given out anew at each use (see `Node.anew`)."""

    def __getitem__(self, name: str) -> Node:
        return super().__getitem__(name).anew()

    def get(self, name: str, default: Any = None) -> Any:
        """The node called `name`, or `default`."""
        found = super().get(name)
        return default if found is None else found.anew()
