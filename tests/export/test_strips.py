"""A strip drawn in steps: it covers what the stretched one would, of the same edge, and nothing is stretched."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.export.content import Spot, spot_of
from pnp.export.strips import INSIDE, STEP, in_steps
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose.rims import rimmed
from pnp.model.sheet import Placement, SheetScheme

SIZE = Size(60.0, 90.0)
LENGTHS = st.integers(0, 50).map(lambda tenths: tenths / 10)


def shown(spot: Spot) -> Rect:
    """The part of the artwork that is drawn, about the middle of its trim."""
    return Rect(-SIZE.width / 2, -SIZE.height / 2, SIZE.width, SIZE.height).grown(spot.clip)


def painted(spot: Spot) -> Rect:
    """Where it comes to lie on the page."""
    rect, (across, down) = shown(spot), spot.stretch
    place = (
        Transform(a=across, d=down)
        .then(Transform.rotation(spot.angle_deg))
        .then(Transform.translation(spot.centre.x, spot.centre.y))
    )
    one, other = place.apply(Point(rect.x, rect.y)), place.apply(Point(rect.right, rect.bottom))
    return Rect(min(one.x, other.x), min(one.y, other.y), abs(one.x - other.x), abs(one.y - other.y))


@st.composite
def strips(draw: st.DrawFn) -> tuple[Spot, float]:
    """A stretched strip of a card anywhere, and the bleed of its artwork."""
    angle, own = draw(st.sampled_from([0.0, 90.0, 180.0, 270.0])), draw(st.sampled_from([0.0, 0.5, 2.0]))
    clip = Insets(*(own + draw(LENGTHS.filter(bool)) for _ in range(4)))
    card = Placement("face/a", Point(70.0, 110.0), angle, SIZE, clip, "a")
    scheme = SheetScheme(Size(210, 297), "a4", bleed_mode="extend")
    *made, _ = rimmed(card, own, scheme)
    return spot_of(draw(st.sampled_from(made))), own


@settings(deadline=None)
@given(strips())
def test_steps_cover_the_strip_and_nothing_beyond(case: tuple[Spot, float]) -> None:
    whole, steps = painted(case[0]), [painted(step) for step in in_steps(case[0])]
    assert min(step.x for step in steps) == pytest.approx(whole.x)
    assert min(step.y for step in steps) == pytest.approx(whole.y)
    assert max(step.right for step in steps) == pytest.approx(whole.right)
    assert max(step.bottom for step in steps) == pytest.approx(whole.bottom)
    for part in (0.001, 0.2, 0.35, 0.5, 0.77, 0.999):
        x, y = whole.x + part * whole.width, whole.y + part * whole.height
        assert any(step.x <= x <= step.right and step.y <= y <= step.bottom for step in steps)


@settings(deadline=None)
@given(strips())
def test_nothing_is_stretched(case: tuple[Spot, float]) -> None:
    assert {abs(stretch) for step in in_steps(case[0]) for stretch in step.stretch} == {1.0}


@settings(deadline=None)
@given(strips())
def test_an_edge_shows_its_outermost_half_millimetre(case: tuple[Spot, float]) -> None:
    spot, own = case
    canvas = Rect(-SIZE.width / 2, -SIZE.height / 2, SIZE.width, SIZE.height).grown(Insets.even(own))
    for step in in_steps(spot):
        rect = shown(step)
        assert canvas.grown(Insets.even(EPS)).contains(rect)
        for shown_mm, stretch in zip((rect.width, rect.height), spot.stretch, strict=True):
            assert stretch == 1 or shown_mm <= STEP + EPS
        # At the edge itself viewers draw layers half.
        across, down = (stretch > 1 + EPS for stretch in spot.stretch)
        clear = Insets(*(INSIDE if stepped else 0.0 for stepped in (down, across, down, across)))
        assert (
            canvas.grown(Insets(-clear.top, -clear.right, -clear.bottom, -clear.left))
            .grown(Insets.even(EPS))
            .contains(rect)
        )
        inner = canvas.grown(Insets.even(-STEP))
        assert not rect.overlaps(inner.grown(Insets.even(-EPS)))


@settings(deadline=None)
@given(LENGTHS.filter(bool), LENGTHS.filter(bool))
def test_a_corner_goes_on_as_the_edges_beside_it_do(across: float, down: float) -> None:
    card = Placement("face/a", Point(70.0, 110.0), 0.0, SIZE, Insets(right=across, bottom=down), "a")
    corner, *edges, _ = rimmed(card, 0.0, SheetScheme(Size(210, 297), "a4", bleed_mode="extend"))
    right, below = sorted(edges, key=lambda edge: edge.stretch, reverse=True)
    steps = [list(in_steps(spot_of(strip))) for strip in (corner, right, below)]
    columns, rows = (
        {(step.centre.x, step.stretch[0]) for step in steps[1]},
        {(step.centre.y, step.stretch[1]) for step in steps[2]},
    )
    assert {(step.centre.x, step.stretch[0]) for step in steps[0]} == columns
    assert {(step.centre.y, step.stretch[1]) for step in steps[0]} == rows
