from __future__ import annotations

from math import cos, hypot, radians, sin

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from pnp.check.shapes import ALONG, CROSS, Shape, circle, gap, meeting, rectangle
from pnp.geometry import EPS, Point, Rect

coordinates = st.integers(-50, 50).map(float)
lengths = st.integers(1, 40).map(float)
points = st.builds(Point, coordinates, coordinates)
rects = st.builds(Rect, coordinates, coordinates, lengths, lengths)
circles = st.builds(circle, coordinates, coordinates, lengths)


@given(rects, rects)
def test_the_gap_of_rectangles_is_that_along_the_axes(one: Rect, two: Rect) -> None:
    across = max(one.x - two.right, two.x - one.right)
    down = max(one.y - two.bottom, two.y - one.bottom)
    left = gap(rectangle(one), rectangle(two))
    if one.overlaps(two):
        assert left < -EPS
    else:
        assert left == pytest.approx(hypot(max(across, 0), max(down, 0)), abs=1e-6)


@given(circles, circles)
def test_the_gap_of_circles_is_that_of_their_middles_less_both_radii(one: Shape, two: Shape) -> None:
    (a,), (b,) = one.points, two.points
    assert gap(one, two) == pytest.approx(hypot(a.x - b.x, a.y - b.y) - one.radius - two.radius)


@given(circles, rects)
def test_a_circle_and_a_rectangle_overlap_as_its_nearest_point_says(one: Shape, rect: Rect) -> None:
    (middle,) = one.points
    near = Point(min(max(middle.x, rect.x), rect.right), min(max(middle.y, rect.y), rect.bottom))
    far = hypot(middle.x - near.x, middle.y - near.y)
    left = gap(one, rectangle(rect))
    if far > 0:
        assert left == pytest.approx(far - one.radius)
    else:
        assert left < -EPS


@given(st.one_of(circles, rects.map(rectangle)), st.one_of(circles, rects.map(rectangle)))
def test_the_gap_is_the_same_both_ways(one: Shape, two: Shape) -> None:
    assert gap(one, two) == pytest.approx(gap(two, one))


def turned(shape: Shape, angle_deg: float, x: float, y: float) -> Shape:
    """The shape turned about the origin, then shifted."""
    c, s = cos(radians(angle_deg)), sin(radians(angle_deg))
    made = tuple(Point(p.x * c - p.y * s + x, p.x * s + p.y * c + y) for p in shape.points)
    return Shape(made, shape.radius, shape.closed)


SQUARE = Rect(0.0, 0.0, 1.0, 1.0)


@given(rects, rects, st.integers(0, 359), coordinates, coordinates)
@example(SQUARE, SQUARE, 90, 0.0, 0.0)
def test_turning_and_shifting_both_leaves_the_gap(one: Rect, two: Rect, angle: int, x: float, y: float) -> None:
    before = gap(rectangle(one), rectangle(two))
    after = gap(turned(rectangle(one), angle, x, y), turned(rectangle(two), angle, x, y))
    assert (before < -EPS) == (after < -EPS)
    if before > -EPS:
        assert after == pytest.approx(before, abs=1e-6)


L_SHAPE = Shape(tuple(Point(x, y) for x, y in [(0, 0), (30, 0), (30, 10), (10, 10), (10, 30), (0, 30)]), closed=True)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (circle(20, 20, 4), 10 - 4),
        (circle(15, 12, 2), 0.0),
        (circle(5, 5, 1), -6.0),
        (rectangle(Rect(12, 12, 5, 5)), 2.0),
        (rectangle(Rect(10, 10, 5, 5)), 0.0),
        (rectangle(Rect(2, 2, 3, 3)), -1.0),
        (rectangle(Rect(-5, -5, 50, 50)), -1.0),
        (L_SHAPE, -1.0),
    ],
)
def test_an_outline_with_a_corner_inside(other: Shape, expected: float) -> None:
    assert gap(L_SHAPE, other) == pytest.approx(expected)


def test_an_area_entered_through_a_corner_alone_overlaps() -> None:
    wedge = Shape(tuple(Point(x, y) for x, y in [(-10, 10), (10, 10), (10, 20), (-10, -20)]), closed=True)
    square = Shape(tuple(Point(x, y) for x, y in [(0, 10), (10, 0), (20, 10), (10, 20)]), closed=True)
    assert gap(wedge, square) < 0


def test_a_cross_of_two_bars_overlaps_without_a_corner_inside() -> None:
    assert gap(rectangle(Rect(0, 10, 30, 5)), rectangle(Rect(10, 0, 5, 30))) < 0


def test_a_line_through_an_area_overlaps_it() -> None:
    assert gap(Shape((Point(-10, 5), Point(20, 5))), rectangle(Rect(0, 0, 10, 10))) < 0


def test_a_line_along_an_edge_touches() -> None:
    assert gap(Shape((Point(-10, 0), Point(20, 0))), rectangle(Rect(0, 0, 10, 10))) == pytest.approx(0)


@given(points, points, points, points)
def test_straight_lines_meet_where_their_gap_is_nothing(a: Point, b: Point, c: Point, d: Point) -> None:
    assume(a != b and c != d)
    assert bool(meeting((a, b), (c, d), ())) == (gap(Shape((a, b)), Shape((c, d))) < EPS)


@pytest.mark.parametrize(
    ("one", "two", "shared", "how"),
    [
        ([(0, 0), (10, 0)], [(0, 0), (0, 10)], [(0, 0)], ""),
        ([(0, 0), (10, 0)], [(0, 0), (5, 0)], [(0, 0)], ALONG),
        ([(0, 0), (10, 0)], [(0, 0), (-5, 0)], [(0, 0)], ""),
        ([(0, 0), (10, 0)], [(5, 0), (5, 9)], [], CROSS),
        ([(0, 0), (10, 0)], [(5, 1), (5, 9)], [], ""),
        ([(0, 0), (10, 0)], [(0, 0), (4, 5), (8, -5)], [(0, 0)], CROSS),
        ([(0, 0), (10, 0), (10, 10)], [(0, 10), (20, 10)], [], CROSS),
        ([(0, 0), (10, 0)], [(5, 0), (15, 0)], [], ALONG),
        ([(0, 0), (10, 0), (10, 10)], [(0, 12), (20, 12)], [], ""),
    ],
)
def test_lines_that_share_an_end_meet_only_elsewhere(
    one: list[tuple[float, float]], two: list[tuple[float, float]], shared: list[tuple[float, float]], how: str
) -> None:
    first, second, ends = ([Point(*pair) for pair in pairs] for pairs in (one, two, shared))
    assert meeting(first, second, ends) == how
