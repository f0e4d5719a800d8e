"""Pictures of fixed sizes: one artwork in a frame, many in a grid."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from pnp.geometry import Size
from pnp.model.outline import Outline
from pnp.model.pictures import Frame, Grid
from tests.render.drawings import BLUE, GREEN, RED, WHITE, artwork, layer, near, renderer

SQUARE = Size(20, 10)
"""200 x 100 pixels at 254 dpi."""

HALVES = layer(
    '<rect width="10" height="10" fill="#f00"/><rect x="10" width="10" height="10" fill="#00f"/>', canvas=SQUARE
)
"""Red on the left, blue on the right."""

CORNERED = layer('<rect width="20" height="10" fill="#0f0"/><rect width="2" height="2" fill="#f00"/>', canvas=SQUARE)
"""Green, with a red corner at the top left."""


def opened(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture))
    image.load()
    return image


def framed(frame: Frame, *layers: object) -> Image.Image:
    return opened(renderer().framed(artwork(*(layers or (HALVES,)), canvas=SQUARE), frame))  # type: ignore[arg-type]


def test_a_frame_has_its_pixels_and_states_its_resolution() -> None:
    picture = framed(Frame(215, 111, 254.0))
    assert (picture.size, picture.mode, picture.info["dpi"][0]) == ((215, 111), "RGB", pytest.approx(254, abs=0.01))


def test_the_artwork_stands_unscaled_in_the_middle() -> None:
    picture = framed(Frame(240, 140, 254.0), CORNERED)
    # The red corner is 20 x 20 pixels; it begins where the artwork does, and its rim goes on to the edges.
    assert [picture.getpixel((x, 70)) for x in (0, 20, 220, 239)] == [GREEN] * 4
    assert [picture.getpixel((x, 30)) for x in (0, 21, 38, 41)] == [RED, RED, RED, GREEN]
    assert [picture.getpixel((30, y)) for y in (0, 21, 38, 41)] == [RED, RED, RED, GREEN]


def test_the_edge_goes_on_to_the_corners_of_the_frame() -> None:
    picture = framed(Frame(240, 140, 254.0), CORNERED)
    assert (picture.getpixel((0, 0)), picture.getpixel((239, 139))) == (RED, GREEN)


@pytest.mark.parametrize("width", [241, 240, 239, 207, 201])
def test_no_pixel_is_half_covered_wherever_the_artwork_begins(width: int) -> None:
    picture = framed(Frame(width, 120, 254.0))
    assert {picture.getpixel((0, y)) for y in range(120)} == {RED}
    assert {picture.getpixel((width - 1, y)) for y in range(120)} == {BLUE}


def test_what_lies_beyond_the_frame_is_cut_off_on_both_sides_alike() -> None:
    picture = framed(Frame(100, 60, 254.0))
    assert [picture.getpixel((x, 30)) for x in (0, 48, 51, 99)] == [RED, RED, BLUE, BLUE]


@pytest.mark.parametrize(("angle", "colours"), [(90, (RED, BLUE)), (270, (BLUE, RED))])
def test_a_turned_artwork_stands_clockwise(angle: int, colours: tuple[object, object]) -> None:
    picture = framed(Frame(120, 220, 254.0, angle))
    assert (picture.getpixel((60, 5)), picture.getpixel((60, 215))) == colours


def test_paper_shows_white_through_what_is_not_drawn() -> None:
    bare = layer('<rect width="20" height="10" fill="#000" opacity="0.5"/>', canvas=SQUARE)
    picture = framed(Frame(200, 100, 254.0), bare)
    assert near(picture.getpixel((100, 50)), (128, 128, 128))


def test_cells_are_filled_row_by_row() -> None:
    sides = [artwork(HALVES, canvas=SQUARE), None, artwork(CORNERED, canvas=SQUARE)]
    picture = opened(renderer().gridded(sides, Grid(2, 2, 40, 20)))
    assert (picture.size, picture.mode) == ((80, 40), "RGB")
    assert [picture.getpixel(at) for at in ((5, 10), (35, 10), (60, 10), (1, 21), (30, 30), (60, 30))] == [
        RED, BLUE, WHITE, RED, GREEN, WHITE,
    ]  # fmt: skip


def test_a_cell_shows_the_trim_without_its_bleed() -> None:
    ground = layer(
        '<rect width="20" height="10" fill="#f00"/><rect x="2" y="2" width="16" height="6" fill="#0f0"/>', canvas=SQUARE
    )
    bled = artwork(ground, canvas=SQUARE)
    bled = type(bled)(Size(16, 6), 2, bled.layers)
    picture = opened(renderer().gridded([bled], Grid(1, 1, 160, 60)))
    assert {picture.getpixel(at) for at in ((0, 0), (159, 0), (0, 59), (159, 59), (80, 30))} == {GREEN}


def test_a_grid_can_be_a_jpeg() -> None:
    picture = opened(renderer().gridded([artwork(HALVES, canvas=SQUARE)], Grid(1, 1, 40, 20, "jpg")))
    assert (picture.format, picture.mode, near(picture.getpixel((5, 10)), RED)) == ("JPEG", "RGB", True)


def test_an_outline_leaves_the_rest_of_its_cell_transparent() -> None:
    coin = artwork(layer('<rect width="10" height="10" fill="#f00"/>', canvas=Size(10, 10)), canvas=Size(10, 10))
    picture = opened(renderer().gridded([coin], Grid(1, 1, 100, 100, "jpg", Outline.circle(10))))
    assert (picture.format, picture.mode) == ("PNG", "RGBA")
    assert [picture.getpixel(at)[3] for at in ((2, 2), (50, 2), (50, 50), (97, 97))] == [0, 255, 255, 0]


def test_the_same_picture_has_the_same_bytes() -> None:
    for make in (
        lambda: renderer().framed(artwork(CORNERED, canvas=SQUARE), Frame(215, 111, 300.0)),
        lambda: renderer().gridded([artwork(CORNERED, canvas=SQUARE)], Grid(1, 1, 40, 20, "jpg")),
    ):
        assert make() == make()
