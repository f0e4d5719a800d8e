"""Glyph runs in PDF: real text, in the paint and the place of its place holder."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.model.artwork import FontFile
from pnp.render import FontError
from tests.render.drawings import (
    BLACK,
    BOLD,
    RED,
    REGULAR,
    WHITE,
    at,
    chunk,
    difference,
    ink_box,
    layer,
    near,
    page_picture,
    page_text,
    raster_picture,
    renderer,
    run,
)

GRADIENT = (
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="63" y1="0" y2="0">'
    '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>'
)


OUTLINE = 'stroke="black" stroke-width=".4"'


@pytest.mark.parametrize(
    "body",
    [
        '<g pnp:run="0"/>',
        '<g pnp:run="0" fill="#123456" fill-opacity=".5" opacity=".9"/>',
        '<g transform="rotate(180 31.5 44)"><g pnp:run="0" transform="translate(3 4)"/></g>',
        '<g opacity=".5"><rect width="9" height="9"/><g pnp:run="0"/></g>',
        f'{GRADIENT}<g pnp:run="0" fill="url(#a)"/>',
        '<defs><linearGradient id="b"><stop offset="0"/><stop offset="1"/></linearGradient></defs>'
        '<g pnp:run="0" fill="url(#b)"/>',
        '<clipPath id="c"><rect width="63" height="60"/></clipPath><g clip-path="url(#c)"><g pnp:run="0"/></g>',
        '<g pnp:run="0" fill="white" stroke="black" stroke-width=".3" paint-order="stroke"/>',
        '<g pnp:run="0" fill="none" stroke="black" stroke-width=".3"/>',
        '<g pnp:run="0" fill-opacity="0" stroke="black" stroke-width=".3" paint-order="stroke"/>',
        '<defs><g id="u"><g pnp:run="0"/></g></defs><use href="#u" x="2"/>',
        '<svg x="5" y="5" width="50" height="70" viewBox="0 0 63 88"><g pnp:run="0"/></svg>',
        '<a href="https://example.org"><g pnp:run="0"/></a>',
    ],
    ids=[
        "plain",
        "pale",
        "turned",
        "group",
        "gradient",
        "boxed gradient",
        "clip",
        "outlined",
        "hollow",
        "unfilled",
        "used",
        "nested",
        "link",
    ],
)
def test_text_stays_text(body):
    assert page_text(chunk(layer(body, [run("Kaksi 7")]))) == "Kaksi 7"


def test_ligature_gives_its_letters_back():
    office = run("office")
    assert (3, 1) in office.clusters
    assert page_text(chunk(layer('<g pnp:run="0"/>', [office]))) == "office"


def test_letter_made_of_two_glyphs_is_one_letter():
    pair = run("e~")
    accented = replace(pair, text="ẽ", clusters=((len("ẽ".encode()), 2),))
    assert page_text(chunk(layer('<g pnp:run="0"/>', [accented]))) == "ẽ"


def test_tracked_word_in_one_cluster_is_one_word():
    word = run("GREAT")
    apart = tuple(x + 4 * index for index, x in enumerate(word.xs))
    tracked = replace(word, xs=apart, clusters=((5, 5),))
    assert page_text(chunk(layer('<g pnp:run="0"/>', [tracked]))) == "GREAT"


def test_runs_come_in_paint_order():
    runs = [run("first", y=20), run("second", y=40)]
    assert page_text(chunk(layer('<g pnp:run="0"/><g pnp:run="1"/>', runs))).split() == ["first", "second"]


def test_empty_run_draws_nothing():
    empty = replace(run("a"), text="", glyphs=(), xs=(), ys=(), clusters=())
    body = '<g pnp:run="0"/><g pnp:run="1"/>'
    assert page_text(chunk(layer(body, [empty, run("b")]))) == "b"


def test_text_is_covered_by_what_is_drawn_later():
    picture = page_picture(chunk(layer('<g pnp:run="0"/><rect width="63" height="88" fill="red"/>', [run("WWWW")])))
    assert picture.getcolors() == [(picture.width * picture.height, RED)]


def test_each_font_is_drawn_with_its_own_file():
    thin, thick = (page_picture(chunk(layer('<g pnp:run="0"/>', [run("Mill", font=one)]))) for one in (REGULAR, BOLD))
    assert difference(thin, thick) > 100


def test_stroke_stands_over_the_fill_by_default_and_under_it_by_paint_order():
    def stem(order):
        paint = f'fill="red" stroke="black" stroke-width="2" paint-order="{order}"'
        drawn = layer(f'<g pnp:run="0" {paint}/>', [run("I", x=20, y=60, size=60, font=BOLD)])
        return sum(count for count, colour in page_picture(chunk(drawn)).getcolors(9999) if near(colour, RED))

    assert stem("stroke") > stem("normal") > 0


def test_stroke_without_fill_draws_outlines():
    drawn = layer('<g pnp:run="0" fill="none" stroke="black" stroke-width=".4"/>', [run("I", 20, 60, 60, BOLD)])
    picture = page_picture(chunk(drawn))
    left, top, right, bottom = ink_box(picture)
    middle = picture.getpixel(((left + right) // 2, (top + bottom) // 2))
    assert middle == WHITE


def test_hollow_text_looks_the_same_whether_it_can_be_found_or_not():
    hollow, white = (
        page_picture(chunk(layer(f'<g pnp:run="0" fill="{fill}" {OUTLINE}/>', [run("Kaksi", 5, 60, 18, BOLD)])))
        for fill in ("none", "white")
    )
    assert difference(hollow, white) <= 3


def test_gradient_runs_over_the_box_of_the_text():
    body = (
        '<defs><linearGradient id="b"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="black"/>'
        '</linearGradient></defs><g pnp:run="0" fill="url(#b)"/>'
    )
    picture = raster_picture(layer(body, [run("IIIIII", 5, 60, 25, BOLD)]))
    left, _, right, _ = picture.getbbox()
    columns = {x: [picture.getpixel((x, y))[:3] for y in range(picture.height) if picture.getpixel((x, y))[3] > 250]
               for x in range(left, right)}  # fmt: skip
    reds = [x for x, colours in columns.items() if RED in colours]
    blacks = [x for x, colours in columns.items() if BLACK in colours]
    assert max(reds) <= (left + right) / 2 + 1
    assert min(blacks) >= (left + right) / 2 - 1


SLOW = '<g data-needs-cairosvg="yes"/>'
"""Keeps a layer off the short road for plain text."""


@pytest.mark.parametrize(
    "body",
    [
        '<g pnp:run="0"/>',
        '<g pnp:run="0" fill="#a02030" fill-opacity=".5" opacity=".8"/>',
        '<g fill="rgb(10,200,30)" transform="translate(3 4)"><g pnp:run="0" transform="rotate(-8) scale(1.1)"/></g>',
        '<g fill="teal" fill-opacity=".4"><g pnp:run="0"/><g pnp:run="1" fill="#f00"/></g>',
        '<g transform="matrix(.5 .1 -.1 .5 9 9)"><g pnp:run="0" font-size="6" font-family="Any"/></g>',
        '<g pnp:run="1" stroke="none" stroke-width="3"/>',
    ],
)
def test_short_road_draws_what_cairosvg_draws(body):
    runs = [run("Kaksi"), run("Kolme", y=40, font=BOLD)]
    short, long = raster_picture(layer(body, runs)), raster_picture(layer(body + SLOW, runs))
    assert short.getbbox() is not None
    assert difference(short, long) == 0


@pytest.mark.parametrize(
    "body",
    [
        '<g opacity=".5"><g pnp:run="0"/><g pnp:run="0" transform="translate(1 0)"/></g>',
        '<g pnp:run="0" display="none"/>',
        '<g visibility="hidden"><g pnp:run="0"/></g>',
        '<g pnp:run="0" fill="none"/>',
        '<g transform="scale(0)"><g pnp:run="0"/></g>',
    ],
)
def test_text_that_is_not_plain_takes_the_long_road(body):
    runs = [run("Kaksi", size=14)]
    assert difference(raster_picture(layer(body, runs)), raster_picture(layer(body + SLOW, runs))) == 0


def test_hidden_text_is_not_drawn():
    drawn = layer('<g pnp:run="0" display="none"/><g visibility="hidden"><g pnp:run="0"/></g>', [run("Kaksi")])
    assert raster_picture(drawn).getbbox() is None


def test_unreadable_font_file_is_named():
    broken = replace(run("a"), font=FontFile("fonts.ttf"))
    with pytest.raises(FontError, match=r"fonts\.ttf"):
        chunk(layer('<g pnp:run="0"/>', [broken]), draw=renderer(fonts_ttf=b"<html>not found</html>"))


def test_text_stands_at_its_place():
    picture = page_picture(chunk(layer('<g pnp:run="0"/>', [run("I", x=20, y=60, size=30, font=BOLD)])), 0, 254)
    _, top, _, bottom = ink_box(picture)
    cap_height = 0.714 * 30
    assert (top / 10, bottom / 10) == pytest.approx((60 - cap_height, 60), abs=0.11)


def test_colour_of_text_is_its_fill():
    picture = page_picture(chunk(layer('<g pnp:run="0" fill="#ff0000"/>', [run("I", 20, 60, 60, BOLD)])))
    left, top, right, bottom = picture.convert("L").point(lambda level: 255 * (level < 200)).getbbox()
    assert at(picture, (left + right) / 4, (top + bottom) / 4) == RED
