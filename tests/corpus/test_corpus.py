"""Small layouts of every kind: cutting them into layers never changes the picture."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.model.artwork import Artwork, FilledArtwork, Subject
from pnp.render import Renderer
from pnp.typeset import Typesetter
from pnp.world import MemoryWorld

HERE = Path(__file__).parent
LAYOUTS = sorted(path.name for path in HERE.glob("*.svg"))
FONTS: dict[str, str | bytes] = {
    f"fonts/{path.name}": path.read_bytes() for path in (HERE.parent / "fonts").glob("NotoSans-?00*.ttf")
}
RESOLUTION_DPI = 72
ROUNDING = 3
"""Levels of 255: two half-transparent edges drawn one after the other are rounded twice."""


def typeset(svg: str, split: bool = True) -> Artwork:
    sink = Sink()
    filled = FilledArtwork(svg, Size(63, 88), 3.0, 3.0, "en", "layouts/a.svg", Subject("card `a`"))
    artwork = Typesetter(MemoryWorld(FONTS), sink).typeset(filled, split)
    assert [found.what for found in sink.diagnostics] == []
    assert artwork
    return artwork


def picture(artwork: Artwork) -> Image.Image:
    png = Renderer(MemoryWorld(FONTS)).png(artwork, RESOLUTION_DPI, False)
    return Image.open(io.BytesIO(png)).convert("RGBA")


def torn(svg: str) -> str:
    """The drawing with a field of its own for each element, so that every one becomes a layer."""
    root = ElementTree.fromstring(svg)
    for number, element in enumerate(root.iter()):
        element.set("{urn:pnp:layout:1}on", f"card.f{number}" if number else "")
    return ElementTree.tostring(root, encoding="unicode")


@pytest.mark.parametrize("name", LAYOUTS)
def test_layers_give_the_picture_of_the_whole(name):
    svg = (HERE / name).read_text(encoding="utf-8")
    apart, whole = typeset(torn(svg)), typeset(svg, split=False)
    assert len(whole.layers) == 1
    assert len(apart.layers) > 1 or name == "opacity.svg"
    difference = ImageChops.difference(picture(apart), picture(whole))
    assert max(high for _, high in difference.getextrema()) <= ROUNDING


@pytest.mark.parametrize("name", LAYOUTS)
def test_each_layer_is_complete_in_itself(name):
    for layer in typeset((HERE / name).read_text(encoding="utf-8")).layers:
        root = ElementTree.fromstring(layer.svg)
        ids = {element.get("id") for element in root.iter()}
        named = {
            value[5:-1] for element in root.iter() for value in element.attrib.values() if value.startswith("url(#")
        }
        assert named <= ids
        assert not {element.tag.rpartition("}")[2] for element in root.iter()} & {"style", "text", "use", "symbol"}


@pytest.mark.parametrize("name", LAYOUTS)
def test_saving_by_an_xml_editor_changes_nothing(name):
    svg = (HERE / name).read_text(encoding="utf-8")
    saved = ElementTree.tostring(ElementTree.fromstring(svg), encoding="unicode")
    assert [layer.key for layer in typeset(saved).layers] == [layer.key for layer in typeset(svg).layers]
