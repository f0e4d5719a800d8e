"""Rasters and PNG files: every pixel of the canvas, glyphs where they belong."""

from __future__ import annotations

import io
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from pnp.geometry import Size
from pnp.model.artwork import Artwork
from tests.render.drawings import (
    BLUE,
    BOLD,
    RED,
    artwork,
    difference,
    encoded,
    layer,
    near,
    quarters,
    raster_picture,
    renderer,
    run,
)


def opened(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return picture


def edge_alphas(picture: Image.Image) -> set[int]:
    alpha = picture.convert("RGBA").getchannel("A")
    width, height = alpha.size
    strips = [(0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height)]
    return {level for strip in strips for level in alpha.crop(strip).tobytes()}


GROUNDS = {
    "rect": lambda size: f'<rect width="{size.width}" height="{size.height}" fill="teal"/>',
    "percent": lambda size: '<rect width="100%" height="100%" fill="teal"/>',
    "path": lambda size: f'<path fill="teal" d="M0 0H{size.width}V{size.height}H0z"/>',
    "picture": lambda size: '<image href="a.png" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"/>',
    "group": lambda size: '<g opacity="1"><rect width="100%" height="100%" fill="teal"/></g>',
}


@pytest.mark.parametrize("resolution_dpi", [72, 100, 300])
@pytest.mark.parametrize("canvas", [Size(57, 87), Size(44, 68), Size(69, 94), Size(63.5, 88.9)], ids=str)
@pytest.mark.parametrize("ground", GROUNDS)
def test_full_ground_is_opaque_to_the_last_pixel(ground, canvas, resolution_dpi):
    draw = renderer(a_png=encoded(quarters(), "PNG"))
    card = artwork(layer(GROUNDS[ground](canvas), canvas=canvas), canvas=canvas)
    raster = draw.raster(card, resolution_dpi)
    picture = Image.frombytes("RGBA", (raster.width, raster.height), raster.rgba)
    assert edge_alphas(picture) == edge_alphas(opened(draw.png(card, resolution_dpi))) == {255}


@settings(max_examples=40, deadline=None)
@given(st.floats(10, 120), st.floats(10, 120), st.sampled_from([25.4, 50, 72, 96]))
def test_ground_of_any_size_is_opaque(width, height, resolution_dpi):
    canvas = Size(width, height)
    card = artwork(layer(GROUNDS["percent"](canvas), canvas=canvas), canvas=canvas)
    raster = renderer().raster(card, resolution_dpi)
    assert set(raster.rgba[3::4]) == {255}


@pytest.mark.parametrize(
    ("canvas", "resolution_dpi", "size"),
    [(Size(63.5, 88.9), 300, (750, 1050)), (Size(57, 87), 300, (674, 1028)), (Size(25.4, 50.8), 100, (100, 200)),
     (Size(44, 68), 72, (125, 193))],
)  # fmt: skip
def test_pixels_are_rounded_up(canvas, resolution_dpi, size):
    card = artwork(layer("", canvas=canvas), canvas=canvas)
    raster = renderer().raster(card, resolution_dpi)
    assert (raster.width, raster.height) == opened(renderer().png(card, resolution_dpi)).size == size


def test_bleed_belongs_to_the_picture():
    card = Artwork(Size(63, 88), 3, (layer("", canvas=Size(69, 94)),))
    raster = renderer().raster(card, 25.4)
    assert (raster.width, raster.height, raster.mm_per_px) == (69, 94, 1.0)


def test_raster_is_not_premultiplied():
    pale = raster_picture(layer('<rect width="63" height="88" fill="red" fill-opacity=".5"/>'))
    assert near(pale.getpixel((9, 9)), (255, 0, 0, 128))


def test_raster_has_its_rows_from_the_top():
    raster = renderer().raster(artwork(layer('<rect width="63" height="1" fill="red"/>')), 25.4)
    assert raster.rgba[:4] == bytes((255, 0, 0, 255))
    assert set(raster.rgba[-63 * 4 :]) == {0}


def test_layers_are_laid_over_one_another():
    cover, text = layer('<rect x="9" width="63" height="88" fill="blue"/>'), layer('<g pnp:run="0"/>', [run("W", 0)])
    picture = raster_picture(layer('<rect width="63" height="88" fill="red"/>'), text, cover)
    assert picture.getpixel((40, 60))[:3] == BLUE
    assert picture.getpixel((2, 150))[:3] == RED
    assert any(picture.getpixel((x, 35))[:3] != RED for x in range(18))


def test_raster_does_not_depend_on_what_was_drawn_before():
    draw, art = renderer(), layer('<circle cx="30" cy="30" r="20" fill="red" fill-opacity=".4"/>')
    fresh = raster_picture(art, art, draw=renderer())
    raster_picture(art, draw=draw)
    assert difference(raster_picture(art, art, draw=draw), fresh) == 0


def test_png_states_its_resolution():
    png = renderer().png(artwork(layer("")), 300)
    start = png.index(b"pHYs") + 4
    assert struct.unpack(">IIB", png[start : start + 9]) == (11811, 11811, 1)


def test_opaque_png_has_no_alpha_channel_and_others_keep_it():
    full, half = '<rect width="63" height="88" fill="red"/>', '<rect width="30" height="88" fill="red"/>'
    modes = [opened(renderer().png(artwork(layer(body)), 72)).mode for body in (full, half)]
    assert modes == ["RGB", "RGBA"]


def test_png_shows_what_the_raster_shows():
    card = artwork(layer('<rect width="63" height="88" fill="teal"/>'), layer('<g pnp:run="0"/>', [run("Knight")]))
    raster = renderer().raster(card, 100)
    png = opened(renderer().png(card, 100)).convert("RGBA")
    assert difference(png, Image.frombytes("RGBA", (raster.width, raster.height), raster.rgba)) <= 1


def test_same_artwork_gives_the_same_file():
    card = artwork(layer('<g pnp:run="0" fill="red"/>', [run("Knight")]))
    assert renderer().png(card, 100) == renderer().png(card, 100)


def test_text_needs_no_installed_font():
    card = artwork(layer('<g pnp:run="0" font-family="No Such Font"/>', [run("Knight", font=BOLD)]))
    assert opened(renderer().png(card, 72)).getbbox() is not None


def test_glyphs_stand_where_they_are_set():
    # Weighing the pixels of a glyph finds its place to a small part of a pixel.
    pixel = 25.4 / 300

    def centre(x):
        one = replace(run("l", font=BOLD, size=4), xs=(x,), ys=(20.0,))
        card = artwork(layer('<g pnp:run="0"/>', [one], canvas=Size(25.4, 25.4)), canvas=Size(25.4, 25.4))
        raster = renderer().raster(card, 300)
        columns = [sum(raster.rgba[3 + 4 * column :: 4 * raster.width]) for column in range(raster.width)]
        return sum(index * weight for index, weight in enumerate(columns)) / sum(columns) * pixel

    places = [10 + step * 0.013 for step in range(8)]
    measured = [centre(x) for x in places]
    offsets = [found - place for found, place in zip(measured, places, strict=True)]
    assert max(offsets) - min(offsets) < 0.005


def test_text_stands_within_a_fiftieth_of_a_millimetre_of_its_outlines():
    # 0.02 mm are a quarter of a pixel at 300 dpi, and would change the pixels along a stem by a quarter of 255.
    canvas = Size(25.4, 25.4)
    card = artwork(layer('<g pnp:run="0"/>', [run("Knuffingen", 2.03, 12.04, 4)], canvas=canvas), canvas=canvas)
    coarse, fine = (renderer().raster(card, dpi) for dpi in (300, 2400))
    shown, exact = (
        Image.frombytes("RGBA", (raster.width, raster.height), raster.rgba).getchannel("A") for raster in (coarse, fine)
    )
    assert shown.getbbox() is not None
    assert difference(shown, exact.reduce(8)) < 255 / 4


def test_a_trimmed_picture_is_the_middle_of_the_whole_one() -> None:
    body = '<rect x="-3" y="-3" width="69" height="94" fill="#c00"/><rect width="63" height="88" fill="#00c"/>'
    picture = opened(renderer().png(artwork(layer(body)), 254, trim=True)).convert("RGB")
    assert picture.size == (630, 880)
    assert picture.getcolors() == [(630 * 880, (0, 0, 0xCC))]


def marked(x: float = 5, y: float = 7) -> str:
    return renderer().fingerprint(artwork(layer(f'<rect x="{x}" y="{y}" width="20" height="9" fill="#335577"/>')), 300)


@given(st.floats(0, 1), st.floats(0, 1), st.sampled_from([(0.01, 0), (0, 0.01)]))
@settings(max_examples=25)
def test_a_fingerprint_sees_an_edge_that_moves_by_a_hundredth_of_a_millimetre(x, y, by):
    assert marked(5 + x, 7 + y) != marked(5 + x + by[0], 7 + y + by[1])


def test_a_fingerprint_is_of_pixels_and_not_of_how_they_are_drawn():
    one, other = '<rect width="63" height="88" fill="teal"/>', '<circle cx="9" cy="9" r="4" fill="#ff000080"/>'
    whole = renderer().fingerprint(artwork(layer(one + other)), 300)
    assert renderer().fingerprint(artwork(layer(one), layer('<g opacity="1">' + other + "</g>")), 300) == whole
    assert renderer().fingerprint(artwork(layer(other + one)), 300) != whole


def test_fingerprints_of_other_sizes_are_others():
    assert renderer().fingerprint(artwork(layer("")), 300) != renderer().fingerprint(artwork(layer("")), 301)
