"""SVG patterns: where tiles lie, and that they are sharp, whole and the same at every use."""

from __future__ import annotations

import io

import pikepdf
import pytest

from pnp.render.placing import Box
from pnp.render.tiling import tile
from tests.render.drawings import (
    RED,
    artwork,
    at,
    chunk,
    layer,
    near,
    page_picture,
    raster_picture,
    renderer,
    run,
)


def plain_length(text, axis):
    return float(text)


def laid(view=None, **attributes):
    return tile(attributes, Box(10, 20, 40, 60), plain_length, view)


def test_tile_is_a_share_of_the_shape_by_default():
    assert laid(x="0.5", y="50%", width="0.25", height="10%").box == Box(30, 50, 10, 6)


def test_tile_in_user_space_does_not_heed_the_shape():
    assert laid(x="1", y="2", width="3", height="4", patternUnits="userSpaceOnUse").box == Box(1, 2, 3, 4)


def test_content_is_in_user_space_by_default():
    assert laid(width="1", height="1").content == (1, 1, 0, 0)


def test_content_may_be_in_shares_of_the_shape():
    assert laid(width="1", height="1", patternContentUnits="objectBoundingBox").content == (40, 60, 10, 20)


def test_viewbox_is_fitted_into_the_tile():
    assert laid((-1, -1, 2, 2), width="1", height="1").content == (20, 20, 30, 50)


@pytest.mark.parametrize("width", ["0", "-1", "0%"])
def test_tile_without_area_paints_nothing(width):
    assert laid(width=width, height="1") is None


USER = 'patternUnits="userSpaceOnUse"'
STRIPES = (
    '<defs><pattern id="p" width="7.3" height="3" patternUnits="userSpaceOnUse">'
    '<rect width="3.65" height="3" fill="red"/></pattern></defs><rect width="63" height="88" fill="url(#p)"/>'
)


def test_stripes_are_whole_in_a_pdf():
    column = [at(page_picture(chunk(layer(STRIPES))), 2, y / 2) for y in range(176)]
    assert all(near(colour, RED, 12) for colour in column)


def test_stripes_keep_their_distance_in_a_pdf():
    # Read from the file: viewers round tiles to their own pixels.
    with pikepdf.open(io.BytesIO(chunk(layer(STRIPES)))) as pdf:
        [pattern] = [one for one in pdf.objects if isinstance(one, pikepdf.Stream) and "/PatternType" in one]
        step = float(pattern.XStep) * float(pattern.Matrix[0]) * 25.4 / 72
    assert step == pytest.approx(7.3, abs=0.001)


def test_pattern_is_sharp_on_pixels():
    raster = renderer().raster(artwork(layer(STRIPES)), 254)
    levels = [raster.rgba[4 * x + 3] for x in range(raster.width)]
    assert sum(0 < level < 255 for level in levels) <= 2 * 17


def test_pattern_is_the_same_at_its_second_use():
    pattern = '<defs><pattern id="p" width=".5" height="1"><rect width="10" height="20" fill="red"/></pattern></defs>'
    shape = '<rect x="{}" width="20" height="20" fill="url(#p)" fill-opacity=".5"/>'
    first = raster_picture(layer(pattern + shape.format(0)))
    both = raster_picture(layer(pattern + shape.format(30) + shape.format(0)))
    assert near(at(first, 3, 5), (255, 0, 0, 128))
    assert at(both, 3, 5) == at(first, 3, 5)


def test_pattern_may_be_turned_and_hold_a_pattern():
    body = (
        f'<defs><pattern id="inner" width="1" height="1" {USER}><rect width="1" height="1" fill="red"/></pattern>'
        f'<pattern id="outer" width="8" height="8" {USER} patternTransform="rotate(90)">'
        '<rect width="8" height="4" fill="url(#inner)"/></pattern></defs>'
        '<rect width="63" height="88" fill="url(#outer)"/>'
    )
    picture = raster_picture(layer(body))
    # Turned by 90 degrees clockwise, the upper half of a tile lies at its right.
    assert (at(picture, 6, 20)[3] > 240, at(picture, 2, 20)[3]) == (True, 0)


def test_pattern_that_holds_itself_ends():
    body = (
        f'<defs><pattern id="p" width="8" height="8" {USER}><rect width="8" height="8" fill="url(#p)"/>'
        '<rect width="4" height="8" fill="red"/></pattern></defs><rect width="63" height="88" fill="url(#p)"/>'
    )
    assert at(raster_picture(layer(body)), 2, 2) == (255, 0, 0, 255)


def test_pattern_with_a_flat_transform_paints_nothing():
    body = STRIPES.replace('id="p"', 'id="p" patternTransform="scale(0)"')
    assert at(raster_picture(layer(body)), 2, 2)[3] == 0


def test_text_in_a_pattern_is_drawn():
    body = (
        f'<defs><pattern id="p" width="30" height="30" {USER}><g pnp:run="0" fill="red"/></pattern>'
        '</defs><rect width="63" height="88" fill="url(#p)"/>'
    )
    drawn = layer(body, [run("W", 2, 25, 20)])
    assert raster_picture(drawn).getbbox() is not None
    assert near(min(page_picture(chunk(drawn)).getcolors(9999))[1], RED, 255)
