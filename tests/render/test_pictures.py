"""Pictures: kept as they are, placed as SVG says, never blank."""

from __future__ import annotations

import base64
import io

import pikepdf
import pytest
from PIL import Image

from pnp.render import PictureError, Renderer
from pnp.world import MemoryWorld
from tests.render.drawings import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    at,
    chunk,
    difference,
    encoded,
    layer,
    near,
    page_picture,
    quarters,
    raster_picture,
    renderer,
)

FULL = '<image href="{}" x="10" y="20" width="40" height="20"/>'
CORNERS = {(11, 21): RED, (49, 21): GREEN, (11, 39): BLUE, (49, 39): WHITE}
"""What `quarters` shows where `FULL` puts it."""


def on_page(body, **files):
    return page_picture(chunk(layer(body), draw=renderer(**files)))


def on_raster(body, **files):
    ground = Image.new("RGBA", (126, 176), (255, 255, 255, 255))
    return Image.alpha_composite(ground, raster_picture(layer(body), draw=renderer(**files))).convert("RGB")


BOTH = pytest.mark.parametrize("drawn", [on_page, on_raster], ids=["pdf", "raster"])


def image_streams(pdf):
    """The pictures in a PDF: (dictionary keys, bytes as stored)."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return [
            (set(one.keys()), one.read_raw_bytes())
            for one in document.objects
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Image"
        ]


@BOTH
@pytest.mark.parametrize(
    ("format", "mode"),
    [("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "P"), ("JPEG", "RGB"), ("JPEG", "CMYK"), ("WEBP", "RGB"), ("GIF", "P"),
     ("TIFF", "RGB"), ("BMP", "RGB")],
)  # fmt: skip
def test_picture_of_every_kind_is_drawn(drawn, format, mode):
    options = {"quality": 95} if format in ("JPEG", "WEBP") else {}
    if format == "WEBP":
        options["lossless"] = True
    picture = drawn(FULL.format("a.bin"), a_bin=encoded(quarters(mode), format, **options))
    wrong = {
        place: at(picture, *place) for place, wanted in CORNERS.items() if not near(at(picture, *place), wanted, 8)
    }
    assert wrong == {}


@BOTH
def test_grey_picture_is_drawn(drawn):
    grey = Image.new("L", (40, 20), 128)
    for format in ("PNG", "JPEG"):
        assert near(at(drawn(FULL.format("a.bin"), a_bin=encoded(grey, format)), 30, 30), (128, 128, 128))


def test_deep_png_is_drawn():
    deep = Image.new("I;16", (40, 20), 0xFFFF)
    deep.paste(0, (0, 0, 20, 20))
    picture = on_page(FULL.format("a.png"), a_png=encoded(deep, "PNG"))
    assert (at(picture, 15, 30), at(picture, 45, 30)) == ((0, 0, 0), WHITE)


@BOTH
def test_alpha_lets_the_ground_through(drawn):
    glass = Image.new("RGBA", (40, 20), (255, 0, 0, 0))
    glass.paste((255, 0, 0, 128), (20, 0, 40, 20))
    picture = drawn('<rect width="63" height="88" fill="blue"/>' + FULL.format("a.png"), a_png=encoded(glass, "PNG"))
    assert at(picture, 15, 30) == BLUE
    assert near(at(picture, 45, 30), (128, 0, 127))


def test_jpeg_stands_in_the_pdf_as_it_is():
    content = encoded(quarters(), "JPEG", quality=80)
    pictures = image_streams(chunk(layer(FULL.format("a.jpg")), draw=renderer(a_jpg=content)))
    assert [stored for _, stored in pictures] == [content]


def test_picture_stands_once_in_a_chunk_however_often_it_is_drawn():
    draw = renderer(a_png=encoded(quarters(), "PNG"))
    one = layer(FULL.format("a.png"))
    two = layer(FULL.format("a.png") + '<image href="a.png" y="50" width="10" height="5"/>')
    assert len(image_streams(chunk(one, two, one, draw=draw))) == 1


def test_opaque_picture_needs_no_mask():
    draw = renderer(a_webp=encoded(quarters(), "WEBP", lossless=True))
    [(keys, _)] = image_streams(chunk(layer(FULL.format("a.webp")), draw=draw))
    assert "/SMask" not in keys


def _turned(orientation: int) -> bytes:
    """`quarters` stored so that a viewer that heeds EXIF shows it upright."""
    undo = {
        1: None,
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }[orientation]
    stored = quarters().transpose(undo) if undo is not None else quarters()
    exif = Image.Exif()
    exif[0x0112] = orientation
    return encoded(stored, "JPEG", quality=95, subsampling=0, exif=exif)


@BOTH
@pytest.mark.parametrize("orientation", range(1, 9))
def test_photo_stands_upright_as_in_a_browser(drawn, orientation):
    picture = drawn(FULL.format("a.jpg"), a_jpg=_turned(orientation))
    wrong = {
        place: at(picture, *place) for place, wanted in CORNERS.items() if not near(at(picture, *place), wanted, 8)
    }
    assert wrong == {}


BOX = '<image href="a.png" x="10" y="10" width="40" height="40" preserveAspectRatio="{}"/>'


@BOTH
@pytest.mark.parametrize(
    ("ratio", "red", "outside"),
    [
        ("", (11, 21), (11, 18)),
        ("xMidYMid meet", (11, 21), (11, 18)),
        ("xMidYMin", (11, 11), (11, 32)),
        ("xMinYMax meet", (11, 31), (11, 28)),
        ("none", (11, 11), (9, 9)),
        ("xMinYMid slice", (11, 11), (52, 20)),
        ("xMidYMid slice", (27, 27), (52, 20)),
    ],
)
def test_picture_keeps_its_proportions_as_asked(drawn, ratio, red, outside):
    body = '<rect width="63" height="88" fill="black"/>' + BOX.format(ratio)
    picture = drawn(body, a_png=encoded(quarters(), "PNG"))
    assert (at(picture, *red), at(picture, *outside)) == (RED, (0, 0, 0))


@BOTH
def test_size_that_is_not_set_follows_from_the_picture(drawn):
    picture = drawn('<image href="a.png" width="40"/>', a_png=encoded(quarters(), "PNG"))
    assert (at(picture, 1, 1), at(picture, 39, 19), at(picture, 1, 22)) == (RED, WHITE, WHITE)


def test_enlarged_picture_does_not_fade_at_its_edges():
    dot = Image.new("RGB", (3, 3), RED)
    picture = raster_picture(
        layer('<image href="a.png" width="63" height="88" preserveAspectRatio="none"/>'),
        draw=renderer(a_png=encoded(dot, "PNG")),
    )
    assert picture.getcolors() == [(picture.width * picture.height, (255, 0, 0, 255))]


def test_pixel_art_stays_sharp_when_asked():
    body = '<image href="a.png" width="40" height="20" image-rendering="pixelated"/>'
    two = Image.new("RGB", (2, 1), RED)
    two.putpixel((1, 0), BLUE)
    picture = raster_picture(layer(body), draw=renderer(a_png=encoded(two, "PNG"))).crop((0, 0, 80, 40)).convert("RGB")
    assert {colour for _, colour in picture.getcolors()} == {RED, BLUE}


@BOTH
def test_picture_in_a_group_and_a_clip_is_drawn(drawn):
    body = (
        '<clipPath id="c"><rect x="10" y="20" width="10" height="20"/></clipPath>'
        f'<g clip-path="url(#c)" opacity=".5">{FULL.format("a.png")}</g>'
    )
    picture = drawn(body, a_png=encoded(quarters(), "PNG"))
    assert near(at(picture, 11, 21), (255, 127, 127))
    assert at(picture, 49, 21) == WHITE


@BOTH
def test_opacity_of_a_picture_counts_once(drawn):
    body = '<image href="a.png" x="10" y="20" width="40" height="20" opacity=".5"/>'
    assert near(at(drawn(body, a_png=encoded(quarters(), "PNG")), 11, 21), (255, 127, 127))


@BOTH
def test_data_uri_is_a_picture(drawn):
    uri = "data:image/png;base64," + base64.b64encode(encoded(quarters(), "PNG")).decode()
    assert at(drawn(FULL.format(uri)), 11, 21) == RED


@BOTH
def test_old_href_and_percent_signs_are_understood(drawn):
    body = FULL.format("a%2Epng").replace("href", "xlink:href")
    assert at(drawn(body, a_png=encoded(quarters(), "PNG")), 11, 21) == RED


CREST = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#g)"/><rect x="100" width="100" height="100" style="fill: blue"/></svg>"""


@BOTH
def test_svg_file_is_a_picture_with_ids_of_its_own(drawn):
    body = (
        '<defs><linearGradient id="g"><stop offset="0" stop-color="lime"/></linearGradient></defs>'
        f'{FULL.format("a.svg")}<rect y="60" width="9" height="9" fill="url(#g)"/>'
    )
    picture = drawn(body, a_svg=CREST.encode())
    assert [at(picture, *place) for place in ((11, 30), (49, 30), (4, 64), (5, 30))] == [RED, BLUE, GREEN, WHITE]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (encoded(quarters(), "PNG")[:60], "broken"),
        (encoded(quarters(), "JPEG")[:100], "broken"),
        (encoded(quarters(), "JPEG")[:-20], "end of the JPEG file is missing"),
        (encoded(quarters(), "WEBP")[:40], "broken"),
        (encoded(quarters("P"), "GIF")[:-20], "broken"),
        (b"", "no picture of a known kind"),
        (b"<html><body>404</body></html>", "no picture of a known kind"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"><rect>', "broken"),
        (b'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', "entities"),
    ],
    ids=["png", "jpeg header", "jpeg end", "webp", "gif", "empty", "web page", "svg", "entities"],
)
def test_broken_picture_is_named(content, why):
    with pytest.raises(PictureError, match=why) as caught:
        chunk(layer(FULL.format("a.bin")), draw=renderer(a_bin=content))
    assert caught.value.path == "a.bin"


def test_damaged_jpeg_is_found_on_pixels():
    content = bytearray(encoded(quarters(), "JPEG"))
    content[200:400] = bytes(200)
    with pytest.raises(PictureError, match="broken"):
        raster_picture(layer(FULL.format("a.jpg")), draw=renderer(a_jpg=bytes(content)))


def test_huge_picture_is_refused_before_it_is_decoded():
    content = bytearray(encoded(quarters(), "PNG"))
    content[16:24] = (20_000).to_bytes(4) * 2
    with pytest.raises(PictureError, match="20000 x 20000 pixels"):
        chunk(layer(FULL.format("a.png")), draw=renderer(a_png=bytes(content)))


@pytest.mark.parametrize(
    ("href", "why"),
    [
        ("b.png", "not there"),
        ("../b.png", "outside"),
        ("/etc/passwd", "outside"),
        ("file:///etc/passwd", "not there"),
        ("https://example.org/a.png", "not there"),
        ("data:image/png;base64,AAAA", "no picture of a known kind"),
        ("data:image/png;base64,A", "base64"),
    ],
)
def test_what_cannot_be_had_is_named(href, why):
    with pytest.raises(PictureError, match=why):
        chunk(layer(FULL.format(href)))


def test_all_broken_pictures_are_told_at_once():
    draw = renderer(a_png=b"x", b_png=encoded(quarters(), "PNG"))
    layers = [layer("", files=("a.png", "b.png")), layer("", files=("c.png", "a.png"))]
    assert [(fault.path, fault.why) for fault in draw.picture_faults(layers)] == [
        ("a.png", "no picture of a known kind (PNG, JPEG, WebP, GIF, TIFF, BMP, SVG)"),
        ("c.png", "not there"),
    ]


def test_many_pictures_are_not_all_kept():
    content = encoded(Image.new("RGB", (3000, 3000), RED), "PNG")
    files = {f"p{n}_png": content for n in range(5)}
    draw = renderer(**files)
    pictures = [raster_picture(layer(FULL.format(f"p{n}.png")), draw=draw) for n in (0, 1, 2, 3, 4, 0)]
    assert difference(pictures[0], pictures[-1]) == 0


class Counting(MemoryWorld):
    """Counts how often a file is read."""

    count = 0

    def read_bytes(self, path):
        self.count += path == "a.png"
        return super().read_bytes(path)


def test_picture_file_is_read_once():
    world = Counting({"a.png": encoded(quarters(), "PNG")})
    draw = Renderer(world)
    for _ in range(3):
        chunk(layer(FULL.format("a.png")), draw=draw)
    assert world.count == 1
