"""Layers drawn apart show what the same drawing shows whole; CairoSVG's features as the layers need them."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.render.drawings import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    at,
    chunk,
    difference,
    layer,
    page_picture,
    page_text,
    raster_picture,
    run,
)

DEFS = """<defs>
<linearGradient id="stops"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
<linearGradient id="lg" href="#stops" x1="0" x2="0" y1="0" y2="1"/>
<radialGradient id="rg" xlink:href="#stops" cx=".3" cy=".3" r=".6"/>
<pattern id="tile" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4"/></pattern>
<pattern id="stripes" href="#tile" width="8"/>
<clipPath id="round"><circle cx="30" cy="30" r="18"/></clipPath>
<symbol id="star" viewBox="0 0 10 10"><path d="M5 0 6 4 10 4 7 6 8 10 5 8 2 10 3 6 0 4 4 4z"/></symbol>
<g id="pip"><circle r="3"/><path d="M-1 0h2v4h-2z"/></g>
</defs>"""

PIECES = [
    '<rect width="63" height="88" fill="url(#lg)"/>',
    '<rect x="3" y="3" width="57" height="82" rx="4" fill="none" stroke="#224466" stroke-width="1.3"/>',
    '<path d="M3 3H60" stroke="#224466" stroke-width="1.3" stroke-dasharray="3 1"/>',
    '<circle cx="30" cy="30" r="16" fill="url(#rg)" opacity=".7"/>',
    '<g clip-path="url(#round)" opacity=".8"><rect width="63" height="88" fill="yellow"/><g pnp:run="0"/></g>',
    '<g pnp:run="1" fill="white" stroke="black" stroke-width=".6"/>',
    '<rect x="5" y="55" width="40" height="20" fill="url(#stripes)" stroke="url(#lg)"/>',
    '<g transform="translate(20 60) rotate(30)" fill="teal"><use href="#star" width="20" height="20"/></g>',
    '<use xlink:href="#pip" x="50" y="70" fill="red" stroke="white" stroke-width=".4"/>',
    '<g pnp:run="2" transform="rotate(180 31.5 44)"/>',
    '<polygon points="5,80 15,70 25,80" fill="purple"/>',
    '<polyline points="30 80 40,70 50 80" fill="none" stroke="lime"/>',
    '<ellipse cx="50" cy="12" rx="8" ry="5" fill="#fff8" /><line x1="2" y1="2" x2="60" y2="5" stroke="black"/>',
]  # fmt: skip
RUNS = [run("Kaksi", 12, 32, 8), run("Rook of the North", 8, 50, 5), run("7", 5, 12, 9)]


def whole():
    return layer(DEFS + "".join(PIECES), RUNS)


def apart():
    return [layer(DEFS + piece, RUNS) for piece in PIECES]


def test_layers_give_the_picture_of_the_whole():
    assert difference(raster_picture(whole()), raster_picture(*apart())) <= 4


@pytest.mark.parametrize("cut", range(1, len(PIECES)))
def test_every_cut_in_two_gives_the_picture_of_the_whole(cut):
    lower, upper = (layer(DEFS + "".join(part), RUNS) for part in (PIECES[:cut], PIECES[cut:]))
    assert difference(raster_picture(whole()), raster_picture(lower, upper)) <= 2


@pytest.mark.parametrize("index", range(len(PIECES)))
def test_page_shows_what_the_pixels_show(index):
    one = layer(DEFS + PIECES[index], RUNS)
    ground = Image.new("RGBA", (126, 176), (255, 255, 255, 255))
    pixels = Image.alpha_composite(ground, raster_picture(one)).convert("RGB")
    # Two programs smooth edges in two ways; what is wrong by more than that shows when pixels are averaged.
    assert difference(page_picture(chunk(one)).reduce(2), pixels.reduce(2)) < 40


def test_definitions_of_one_page_do_not_reach_another():
    gradient = (
        '<defs><linearGradient id="a"><stop stop-color="{}"/></linearGradient></defs>'
        '<rect width="63" height="88" fill="url(#a)"/>'
    )
    pdf = chunk(*(layer(gradient.format(colour)) for colour in ("red", "lime")))
    assert [at(page_picture(pdf, page), 30, 30) for page in (0, 1)] == [RED, GREEN]


def test_clip_made_of_a_moved_use_cuts_the_same_twice():
    body = (
        '<defs><rect id="r" width="10" height="10"/><clipPath id="c"><use href="#r" x="20" y="20"/></clipPath></defs>'
        '<rect width="63" height="40" fill="red" clip-path="url(#c)"/>'
        '<rect width="63" height="40" fill="blue" clip-path="url(#c)"/>'
    )
    picture = raster_picture(layer(body))
    assert (at(picture, 25, 25)[:3], at(picture, 5, 5)[3]) == (BLUE, 0)


def test_gradient_runs_over_the_true_box_of_a_path():
    body = (
        '<defs><linearGradient id="g"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/>'
        '</linearGradient></defs><path fill="url(#g)" d="m10 10c0 0 0 0 0 20l10 0c0 0 30 0 30 0l0 -20z"/>'
    )
    picture = page_picture(chunk(layer(body)))
    assert (at(picture, 29, 20), at(picture, 31, 20)) == (RED, BLUE)


def test_inherited_and_current_colours_are_followed():
    body = (
        '<g color="red" fill="currentColor"><rect width="9" height="9"/></g>'
        '<g fill="lime"><rect x="20" width="9" height="9" fill="inherit"/></g>'
    )
    picture = page_picture(chunk(layer(body)))
    assert (at(picture, 4, 4), at(picture, 24, 4)) == (RED, GREEN)


def test_switch_shows_its_first_unconditional_child_on_every_machine():
    body = (
        '<switch><rect systemLanguage="en" width="9" height="9" fill="red"/>'
        '<rect width="9" height="9" fill="lime"/><rect width="9" height="9" fill="blue"/></switch>'
    )
    assert at(page_picture(chunk(layer(body))), 4, 4) == GREEN


def test_marker_stands_on_its_corner():
    body = (
        '<defs><marker id="m" markerUnits="userSpaceOnUse" markerWidth="6" markerHeight="6" refX="3" refY="3"'
        ' viewBox="0 0 6 6"><rect width="6" height="6" fill="red"/></marker></defs>'
        '<path d="M10 10H40" stroke="black" stroke-width=".1" marker-end="url(#m)"/>'
    )
    picture = page_picture(chunk(layer(body)))
    assert (at(picture, 41, 8), at(picture, 12, 8)) == (RED, WHITE)


MASKED = (
    '<mask id="m" {}><rect width="20" height="88" fill="white" fill-opacity=".5"/></mask>'
    '<rect width="63" height="88" fill="red" mask="url(#m)"/>'
)


@pytest.mark.parametrize(
    "region",
    ['maskUnits="userSpaceOnUse" x="0" y="0" width="63" height="88"', "", 'x="0" y="0" width="1" height="1"',
     'maskUnits="userSpaceOnUse" x="-100000" y="-100000" width="200000" height="200000"'],
)  # fmt: skip
def test_mask_hides_by_alpha(region):
    picture = raster_picture(layer(MASKED.format(region)))
    assert (at(picture, 10, 40)[3], at(picture, 40, 40)[3]) == (pytest.approx(128, abs=1), 0)


def test_mask_hides_all_outside_its_region():
    picture = raster_picture(layer(MASKED.format('maskUnits="userSpaceOnUse" width="10" height="10" x="0" y="0"')))
    assert (at(picture, 5, 5)[3] > 100, at(picture, 15, 5)[3]) == (True, 0)


def test_mask_is_sharp_on_pixels():
    body = '<mask id="m"><circle cx="30" cy="30" r="20" fill="white"/></mask><g mask="url(#m)">{}</g>'
    disc = raster_picture(layer('<circle cx="30" cy="30" r="20" fill="red"/>'))
    masked = raster_picture(layer(body.format('<rect width="63" height="88" fill="red"/>')))
    assert difference(disc.getchannel("A"), masked.getchannel("A")) <= 2


def test_mask_in_shares_of_the_shape_follows_it():
    body = (
        '<mask id="m" maskContentUnits="objectBoundingBox"><rect width=".5" height="1" fill="white"/></mask>'
        '<rect x="20" y="20" width="20" height="20" fill="red" mask="url(#m)"/>'
    )
    picture = raster_picture(layer(body))
    assert (at(picture, 25, 30)[3], at(picture, 35, 30)[3]) == (255, 0)


def test_masked_text_stays_text():
    body = '<mask id="m"><rect width="63" height="88" fill="white"/></mask><g mask="url(#m)"><g pnp:run="0"/></g>'
    assert page_text(chunk(layer(body, [run("Kaksi")]))) == "Kaksi"


def test_mask_that_names_itself_ends():
    body = MASKED.replace("<rect", '<rect mask="url(#m)"', 1).format("")
    assert raster_picture(layer(body)).size == (126, 176)


def test_nested_svg_is_cut_at_its_frame():
    body = '<svg x="10" y="10" width="10" height="10" viewBox="0 0 5 5"><rect width="50" height="50" fill="red"/></svg>'
    picture = page_picture(chunk(layer(body)))
    assert (at(picture, 15, 15), at(picture, 25, 15)) == (RED, WHITE)


def test_text_can_be_a_clip():
    body = '<clipPath id="c"><g pnp:run="0"/></clipPath><rect width="63" height="88" fill="red" clip-path="url(#c)"/>'
    picture = raster_picture(layer(body, [run("W", 5, 60, 50)]))
    left, _, right, _ = picture.getbbox()
    assert 60 < right - left < picture.width
