"""Where cairo was built without FreeType: glyph outlines, at the same places."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from pnp.render.drawing import Draughtsman
from pnp.render.fonts import FontShelf
from pnp.render.libraries import Libraries, open_libraries
from pnp.render.pages import PagePress
from pnp.render.pixels import PixelPress
from pnp.world import MemoryWorld
from tests.render.drawings import (
    BOLD,
    CARD,
    FILES,
    artwork,
    chunk,
    difference,
    layer,
    page_picture,
    page_text,
    raster_picture,
    run,
)


class WithoutFreeType:
    """cairo's functions but those for FreeType."""

    def __init__(self, cairo):
        self._cairo = cairo

    def __getattr__(self, name):
        if name.startswith("cairo_ft_"):
            raise AttributeError(name)
        return getattr(self._cairo, name)


@pytest.fixture
def libraries() -> Libraries:
    opened = open_libraries()
    return replace(opened, cairo=WithoutFreeType(opened.cairo))


def press(kind, libraries):
    world = MemoryWorld(FILES)
    return kind(world, libraries, FontShelf(world, libraries))


TEXTS = [
    layer('<g pnp:run="0" fill="#a02030"/>', [run("Kahdeksan & ffi", 3, 20, 7)]),
    layer('<g pnp:run="0" transform="rotate(30) scale(1.2)"/>', [run("Ääkköset", 9, 20, 7, BOLD)]),
    layer('<g pnp:run="0" fill="white" stroke="black" stroke-width=".4"/>', [run("Wien", 5, 50, 14)]),
]


@pytest.mark.parametrize("text", TEXTS, ids=["plain", "turned", "outlined"])
def test_pixels_are_the_same_within_a_shade(libraries, text):
    raster = press(PixelPress, libraries).raster(artwork(text), 50.8)
    usual = raster_picture(text)
    outlined = Image.frombytes("RGBA", usual.size, raster.rgba)
    assert usual.getbbox() is not None
    assert difference(usual.getchannel("A"), outlined.getchannel("A")) < 40


def test_page_shows_outlines_in_place_of_text(libraries):
    pdf = press(PagePress, libraries).draw([(TEXTS[0], CARD)])
    usual = chunk(TEXTS[0])
    assert (page_text(pdf), page_text(usual)) == ("", "Kahdeksan & ffi")
    assert difference(page_picture(pdf).reduce(2), page_picture(usual).reduce(2)) < 100


def test_pictures_of_a_page_are_still_kept_as_they_are(libraries):
    world = MemoryWorld(FILES)
    draughtsman = Draughtsman(world, libraries, FontShelf(world, libraries), on_pixels=False)
    assert draughtsman._bridge._tools.on_pixels is False
