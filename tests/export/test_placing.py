from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.export.content import Spot, clip, matrix, number
from pnp.export.pdf import write_pdf
from pnp.geometry import Insets, Point, Rect, Size, Transform
from pnp.model.artwork import RenderedArtwork
from tests.export.drawing import NO_CLIP, artwork, both, chunk, filled, placed, plan, side
from tests.export.reading import rasterised

RED, GREEN, WHITE = (255, 0, 0), (0, 128, 0), (255, 255, 255)

CORNERED = both(filled(1, 0, 0), filled(0, 128 / 255, 0, Rect(0, 0, 10, 10)))
"""Red, with a green square in its top-left corner."""


def drawn(angle_deg: float, clip_: Insets = NO_CLIP, bleed: float = 0.0):
    document = plan(side(placed("card", 50, 70, angle_deg, clip=clip_)))
    return rasterised(
        write_pdf(document, {"card": artwork((0, 0), bleed=bleed)}, [chunk(CORNERED, bleed=bleed)]), dpi=144
    )


@pytest.mark.parametrize(("angle_deg", "corner"), [(0, (35, 45)), (90, (75, 55)), (180, (65, 95)), (270, (25, 85))])
def test_a_turn_is_clockwise_about_the_centre(angle_deg, corner):
    assert drawn(angle_deg).at(*corner) == GREEN


@pytest.mark.parametrize(("angle_deg", "outside"), [(0, (50, 101)), (90, (50, 91)), (180, (50, 39)), (270, (81, 70))])
def test_nothing_is_drawn_beyond_the_turned_trim(angle_deg, outside):
    assert drawn(angle_deg).at(*outside) == WHITE


@pytest.mark.parametrize(
    ("angle_deg", "inside", "outside"),
    [
        (0, (50, 38), (50, 36.5)),
        (90, (82, 70), (83.5, 70)),
        (180, (50, 102), (50, 103.5)),
        (270, (18, 70), (16.5, 70)),
    ],
)
def test_the_top_clip_stays_at_the_top_of_the_artwork(angle_deg, inside, outside):
    page = drawn(angle_deg, Insets(top=2.5), bleed=3)
    assert (page.at(*inside) == WHITE, page.at(*outside) == WHITE) == (False, True)


def test_each_edge_has_a_clip_of_its_own():
    page = drawn(0, Insets(top=3, right=2, bottom=1, left=0), bleed=3)
    shown = [page.at(*place) != WHITE for place in ((50, 37.5), (71.5, 70), (50, 100.5), (29.5, 70))]
    assert shown == [True, True, True, False]


def test_the_bleed_ends_where_the_clip_ends():
    page = drawn(0, Insets(top=3, right=2, bottom=1, left=0), bleed=3)
    shown = [page.at(*place) != WHITE for place in ((50, 36.5), (72.5, 70), (50, 101.5), (29.5, 70))]
    assert shown == [False, False, False, False]


def test_a_clip_as_wide_as_the_bleed_needs_no_operator():
    spot = Spot(Point(0, 0), 0, Size(40, 60), Insets.even(3))
    assert clip(spot, artwork(bleed=3)) == ""


def test_a_clip_wider_than_the_bleed_draws_the_bleed():
    spot = Spot(Point(0, 0), 0, Size(25.4, 50.8), Insets(99, 99, 99, 0))
    assert clip(spot, RenderedArtwork(Size(25.4, 50.8), 25.4, ())) == "72 0 144 288 re W n"


def test_artworks_are_drawn_in_the_order_of_their_placements():
    document = plan(side(placed("under", 40, 60), placed("over", 50, 60)))
    arts = {"under": artwork((0, 0)), "over": artwork((0, 1))}
    page = rasterised(write_pdf(document, arts, [chunk(filled(1, 0, 0), filled(0, 128 / 255, 0))]))
    assert page.at(45, 60) == GREEN


def test_layers_are_drawn_in_paint_order():
    arts = {"card": artwork((1, 0), (0, 0))}
    chunks = [chunk(filled(0, 128 / 255, 0)), chunk(filled(1, 0, 0))]
    page = rasterised(write_pdf(plan(side(placed("card", 50, 70))), arts, chunks))
    assert page.at(50, 70) == GREEN


def test_an_artwork_is_never_scaled_to_its_place():
    document = plan(side(placed("card", 50, 70, size=Size(41, 60))))
    with pytest.raises(ValueError, match="card"):
        write_pdf(document, {"card": artwork((0, 0))}, [chunk(filled(1, 0, 0))])


def mapped(operator: str, x: float, y: float) -> Point:
    """Where a cm operator takes a point."""
    return Transform(*(float(part) for part in operator.split()[:6])).apply(Point(x, y))


lengths = st.floats(5, 300)


@settings(max_examples=60)
@given(
    x=st.floats(0, 900),
    y=st.floats(0, 1200),
    angle=st.floats(-360, 720),
    width=lengths,
    height=lengths,
    bleed=st.floats(0, 6),
)
def test_the_centre_of_the_canvas_goes_to_the_centre_of_the_place(x, y, angle, width, height, bleed):
    size = Size(width, height)
    operator = matrix(Spot(Point(x, y), angle, size, Insets()), RenderedArtwork(size, bleed, ()), Size(841, 1189))
    points = 72 / 25.4
    found = mapped(operator, (width / 2 + bleed) * points, (height / 2 + bleed) * points)
    assert (found.x / points, 1189 - found.y / points) == pytest.approx((x, y), abs=0.0002)


@settings(max_examples=60)
@given(angle=st.floats(-360, 720))
def test_the_matrix_turns_as_geometry_does(angle):
    operator = matrix(Spot(Point(50, 50), angle, Size(20, 20), Insets()), artwork(size=Size(20, 20)), Size(100, 100))
    up = mapped(operator, 10 * 72 / 25.4, 20 * 72 / 25.4)
    expected = Transform.rotation(angle).apply(Point(0, -10))
    assert (up.x * 25.4 / 72 - 50, 50 - up.y * 25.4 / 72) == pytest.approx((expected.x, expected.y), abs=0.0002)


@pytest.mark.parametrize(
    ("value", "expected"), [(1.0, "1"), (0.00001, "0"), (-0.00001, "0"), (2.5, "2.5"), (100, "100")]
)
def test_numbers_are_written_plainly(value, expected):
    assert number(value) == expected
