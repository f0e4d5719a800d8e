"""Drawings for the tests: a body put into a layout of 63 x 88 mm, with a stand-in for the text side."""

from __future__ import annotations

import re

from pnp.diagnostics import Diagnostic, Sink
from pnp.geometry import Rect, Size
from pnp.model.artwork import Artwork, FilledArtwork, FontFile, GlyphRun, Subject, TextBox
from pnp.typeset import Typesetter
from pnp.typeset.element import SetRun, SetText, TextContext, TextElement
from pnp.world import MemoryWorld

LAYOUT = "layouts/heroes/face.svg"
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:pnp="urn:pnp:layout:1" '
    'width="69mm" height="94mm" viewBox="-3 -3 69 94"'
)
ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" '
    'width="69mm" height="94mm" viewBox="-3 -3 69 94">'
)
PAINT = ("fill", "fill-opacity", "stroke", "stroke-width")


class OneRun:
    """A text side that sets each text as one run and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[TextElement, TextContext]] = []

    def set_text(self, element: TextElement, context: TextContext) -> SetText:
        """One run, as wide as it has characters, its box at the origin of the text."""
        self.given.append((element, context))
        if "shape-inside" in element.style:
            context.shape(element.style["shape-inside"][len("url(#") : -1])
        text = letters(element)
        if not text.strip():
            return SetText((), None)
        places = tuple(float(place) for place in range(len(text)))
        glyphs = tuple(ord(letter) for letter in text)
        clusters = tuple((len(letter.encode()), 1) for letter in text)
        run = GlyphRun(FontFile("fonts/a.ttf"), 3.0, text, glyphs, places, (0.0,) * len(text), clusters)
        corner = context.to_card
        box = TextBox(Rect(corner.e, corner.f, float(len(text)), 3.0), 9.0, True, element.at, text, context.fields)
        paint = {name: element.style[name] for name in PAINT if name in element.style}
        return SetText((SetRun(run, paint),), box)


def letters(element: TextElement) -> str:
    """All character data of a text."""
    return "".join(part if isinstance(part, str) else letters(part) for part in element.content)


def filled(svg: str, name: str = "card `alhambra`", language: str = "en") -> FilledArtwork:
    """A filled layout of 63 x 88 mm with 3 mm bleed."""
    return FilledArtwork(svg, Size(63, 88), 3.0, 3.0, language, LAYOUT, Subject(name))


def layout(body: str, attributes: str = "") -> str:
    """The body in the root of a layout."""
    return f"{HEAD} {attributes}>{body}</svg>"


class Desk:
    """A typesetter with its sink."""

    def __init__(self, files: dict[str, str | bytes] | None = None) -> None:
        self.sink = Sink()
        self.texts = OneRun()
        self.typesetter = Typesetter(MemoryWorld(files or {}), self.sink, self.texts)

    def typeset(self, body: str, attributes: str = "", split: bool = True, language: str = "en") -> Artwork | None:
        """The artwork of a body."""
        return self.typesetter.typeset(filled(layout(body, attributes), language=language), split)


def drawn(body: str, attributes: str = "", files: dict[str, str | bytes] | None = None) -> Artwork:
    """The artwork of a body without mistakes."""
    desk = Desk(files)
    artwork = desk.typeset(body, attributes)
    assert desk.sink.diagnostics == ()
    assert artwork is not None
    return artwork


def inside(body: str, attributes: str = "", files: dict[str, str | bytes] | None = None) -> list[str]:
    """What stands in the layers of a body, without the root; ids of definitions as `#1`, `#2` …"""
    artwork = drawn(body, attributes, files)
    return [_plain(layer.svg) for layer in artwork.layers]


def _plain(svg: str) -> str:
    """A layer without its root, definitions numbered."""
    assert svg.startswith(ROOT)
    ids = list(dict.fromkeys(re.findall(r'id="(d[0-9a-f]{16})"', svg)))
    body = svg[len(ROOT) : -len("</svg>")]
    for number, id_ in enumerate(ids, 1):
        body = body.replace(f'id="{id_}"', f'id="#{number}"').replace(f"#{id_}", f"##{number}")
    return body


def told(body: str, attributes: str = "", files: dict[str, str | bytes] | None = None) -> tuple[Diagnostic, ...]:
    """The messages about a body, which must give no artwork if one of them is an error."""
    desk = Desk(files)
    artwork = desk.typeset(body, attributes)
    assert (artwork is None) == desk.sink.failed
    return desk.sink.diagnostics


def whats(body: str, attributes: str = "", files: dict[str, str | bytes] | None = None) -> list[str]:
    """The messages about a body: code and fact."""
    return [f"{diagnostic.code} {diagnostic.what}" for diagnostic in told(body, attributes, files)]
