"""Glyphs turned or narrowed about their own origins: what text along a path and squeezed titles are made of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.render.fonts import FontShelf
from pnp.render.libraries import open_libraries
from pnp.render.pixels import PixelPress
from pnp.world import MemoryWorld
from tests.render.drawings import (
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
from tests.render.test_outlines import WithoutFreeType

TURNED = replace(run("R", 30, 40, 20), turn=30.0)
NARROW = replace(run("R", 30, 40, 20), stretch=0.5)
PLAIN = '<g pnp:run="0"/>'
CASES = [
    pytest.param(TURNED, "translate(30 40) rotate(30)", id="turned"),
    pytest.param(NARROW, "translate(30 40) scale(.5 1)", id="narrowed"),
    pytest.param(replace(NARROW, turn=-90.0), "translate(30 40) rotate(-90) scale(.5 1)", id="both"),
]


def placed_by_transform(transform):
    return layer(f'<g pnp:run="0" transform="{transform}"/>', [run("R", 0, 0, 20)])


@pytest.mark.parametrize(("turned", "transform"), CASES)
def test_a_page_shows_what_a_transform_of_the_place_holder_would_show(turned, transform):
    shown = page_picture(chunk(layer(PLAIN, [turned])), resolution_dpi=144)
    assert difference(shown, page_picture(chunk(placed_by_transform(transform)), resolution_dpi=144)) < 40


@pytest.mark.parametrize(("turned", "transform"), CASES)
def test_pixels_show_what_a_transform_of_the_place_holder_would_show(turned, transform):
    assert difference(raster_picture(layer(PLAIN, [turned])), raster_picture(placed_by_transform(transform))) < 40


@pytest.mark.parametrize(("turned", "transform"), CASES)
def test_outlines_show_what_a_transform_of_the_place_holder_would_show(turned, transform):
    opened = open_libraries()
    libraries = replace(opened, cairo=WithoutFreeType(opened.cairo))
    world = MemoryWorld(FILES)
    press = PixelPress(world, libraries, FontShelf(world, libraries))
    pixels = [
        press.raster(artwork(each), 50.8).rgba for each in (layer(PLAIN, [turned]), placed_by_transform(transform))
    ]
    assert max(abs(one - other) for one, other in zip(*pixels, strict=True)) < 40


def test_the_run_after_a_turned_one_stands_upright():
    both = layer('<g pnp:run="0"/><g pnp:run="1"/>', [replace(run(" ", 30, 40, 20), turn=30.0), run("R", 30, 40, 20)])
    assert difference(raster_picture(both), raster_picture(layer(PLAIN, [run("R", 30, 40, 20)]))) == 0


def test_a_stroked_run_is_turned_as_well():
    body = '<g pnp:run="0" stroke="red" stroke-width="1"{}/>'
    transform = ' transform="translate(30 40) rotate(30)"'
    shown = page_picture(chunk(layer(body.format(""), [TURNED])), resolution_dpi=144)
    wanted = page_picture(chunk(layer(body.format(transform), [run("R", 0, 0, 20)])), resolution_dpi=144)
    assert difference(shown, wanted) < 40


def test_turned_glyphs_can_be_read_from_the_page():
    letters = [replace(run(letter, 10 + 8 * at, 40, 10), turn=10.0 * at) for at, letter in enumerate("Owl")]
    body = "".join(f'<g pnp:run="{number}"/>' for number in range(3))
    assert "".join(page_text(chunk(layer(body, letters))).split()) == "Owl"
