"""Outlines measured by points on them, not by the formulas that the packing uses."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Point, Size
from pnp.model.outline import Outline, Step, outline_of

SHAPES = {
    "circle": Outline.circle(16),
    "hexagon": Outline.hexagon(Size(30, 34.641), flat=False),
    "flat hexagon": Outline.hexagon(Size(34.641, 30), flat=True),
    "rounded": Outline.rectangle(Size(30, 20), 3.5),
    "stadium": Outline.rectangle(Size(30, 20), 10),
    "rectangle": Outline.rectangle(Size(30, 20)),
}
LENGTHS = st.integers(50, 600).map(lambda tenths: tenths / 10)


@st.composite
def outlines(draw: st.DrawFn) -> Outline:
    """Outlines of every shape, with any measures."""
    size = Size(draw(LENGTHS), draw(LENGTHS))
    shape = draw(st.sampled_from(["circle", "hexagon", "flat-hexagon", "rounded", "rectangle"]))
    radius = draw(st.floats(0, min(size.width, size.height) / 2))
    return outline_of(shape, size, radius) or Outline.rectangle(size)  # type: ignore[arg-type]


def points_on(outline: Outline, a_step: int = 8) -> list[Point]:
    """Points along the drawn path."""
    found: list[Point] = []
    last = outline.steps()[0][0]
    steps: list[Step] = [*outline.steps()[1:], (last,)]
    for step in steps:
        for number in range(a_step):
            found.append(along(last, step, number / a_step))
        last = step[-1]
    return found


def along(start: Point, step: Step, part: float) -> Point:
    """A point of a line or of a cubic curve."""
    if len(step) == 1:
        return Point(start.x + part * (step[0].x - start.x), start.y + part * (step[0].y - start.y))
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    points = (start, *step)
    return Point(
        sum(weight * point.x for weight, point in zip(weights, points, strict=True)),
        sum(weight * point.y for weight, point in zip(weights, points, strict=True)),
    )


@given(outlines())
def test_the_path_that_is_drawn_is_the_outline(outline: Outline) -> None:
    assert all(abs(outline.beyond(point)) < 0.0005 for point in points_on(outline))


@given(outlines())
def test_the_path_fills_the_size(outline: Outline) -> None:
    points = points_on(outline)
    assert max(point.x for point in points) == pytest.approx(outline.size.width / 2, abs=0.001)
    assert max(point.y for point in points) == pytest.approx(outline.size.height / 2, abs=0.001)


@given(outlines(), st.floats(0.1, 6))
def test_what_is_grown_lies_that_far_outside(outline: Outline, distance: float) -> None:
    assert all(
        outline.beyond(point) == pytest.approx(distance, abs=0.001) for point in points_on(outline.grown(distance))
    )


@given(outlines(), outlines(), st.floats(0, 2 * math.pi), st.floats(0, 20))
def test_the_distance_of_two_is_the_least_of_their_points(
    one: Outline, other: Outline, way: float, more: float
) -> None:
    reach = sum(math.hypot(outline.size.width, outline.size.height) for outline in (one, other)) / 2 + more
    shift = Point(reach * math.cos(way), reach * math.sin(way))
    found = min(one.beyond(Point(point.x + shift.x, point.y + shift.y)) for point in points_on(other, 16))
    assert one.apart(other, shift) <= found + 0.001
    assert one.apart(other, shift) >= found - 1.5, "points stand at most so far from the nearest one"


@pytest.mark.parametrize("outline", SHAPES.values(), ids=SHAPES)
def test_a_shape_meets_itself_where_it_is_not_moved_out_of_its_way(outline: Outline) -> None:
    assert outline.apart(outline, Point(outline.size.width / 2, 0)) <= 0


@pytest.mark.parametrize("outline", SHAPES.values(), ids=SHAPES)
def test_the_middle_lies_half_the_narrow_side_within(outline: Outline) -> None:
    narrow = min(outline.size.width, outline.size.height)
    assert outline.beyond(Point(0, 0)) == pytest.approx(-narrow / 2, abs=0.001)


def test_a_quarter_turn_stands_a_hexagon_on_its_side() -> None:
    upright = Outline.hexagon(Size(30, 34.641), flat=False).turned(90)
    assert (upright.size.width, upright.size.height) == (34.641, 30)
