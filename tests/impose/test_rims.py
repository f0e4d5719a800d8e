"""Bleed that is made of the edge of an artwork: where its strips stand, and what they show."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.geometry import Insets, Point, Rect, Size, Transform
from pnp.impose.rims import RIM, UNDER, drawn_bleed, rimmed
from pnp.model.sheet import BleedMode, Placement, SheetScheme
from tests.impose.cases import A4, deck, made

SIZE = Size(60.0, 90.0)
LENGTHS = st.integers(0, 50).map(lambda tenths: tenths / 10)
MAKING = st.sampled_from(["mirror", "extend"])


def scheme(mode: BleedMode, bleed: float | None = None) -> SheetScheme:
    return replace(A4, bleed_mode=mode, bleed=bleed)


def place_of(placement: Placement) -> Transform:
    """From the artwork, mm about the middle of its trim, to the page."""
    across, down = placement.stretch
    centre = Transform.translation(placement.centre.x, placement.centre.y)
    return Transform(a=across, d=down).then(Transform.rotation(placement.angle_deg)).then(centre)


def shown(placement: Placement) -> Rect:
    """The part of the artwork that is drawn, about the middle of its trim."""
    trim = Rect(-placement.size.width / 2, -placement.size.height / 2, placement.size.width, placement.size.height)
    return trim.grown(placement.clip)


def painted(placement: Placement) -> Rect:
    """Where that comes to lie on the page."""
    rect, place = shown(placement), place_of(placement)
    one, other = place.apply(Point(rect.x, rect.y)), place.apply(Point(rect.right, rect.bottom))
    return Rect(min(one.x, other.x), min(one.y, other.y), abs(one.x - other.x), abs(one.y - other.y))


@st.composite
def cards(draw: st.DrawFn) -> tuple[Placement, float, BleedMode]:
    """A card anywhere on a page, the bleed of its artwork, and how the rest is made."""
    angle = draw(st.sampled_from([0.0, 90.0, 180.0, 270.0]))
    clip = Insets(draw(LENGTHS), draw(LENGTHS), draw(LENGTHS), draw(LENGTHS))
    card = Placement("face/a", Point(70.0, 110.0), angle, SIZE, clip, "a")
    return card, draw(st.sampled_from([0.0, 0.5, 2.0])), draw(MAKING)


@settings(deadline=None)
@given(cards())
def test_strips_and_artwork_fill_the_clip_and_nothing_beyond(case: tuple[Placement, float, BleedMode]) -> None:
    card, own, mode = case
    parts = [painted(part) for part in rimmed(card, own, scheme(mode))]
    whole = painted(card)
    assert min(part.x for part in parts) == pytest.approx(whole.x)
    assert min(part.y for part in parts) == pytest.approx(whole.y)
    assert max(part.right for part in parts) == pytest.approx(whole.right)
    assert max(part.bottom for part in parts) == pytest.approx(whole.bottom)
    for across in (0.01, 0.1, 0.5, 0.9, 0.99):
        for down in (0.01, 0.1, 0.5, 0.9, 0.99):
            x, y = whole.x + across * whole.width, whole.y + down * whole.height
            assert any(part.x <= x <= part.right and part.y <= y <= part.bottom for part in parts)


@settings(deadline=None)
@given(cards())
def test_strips_show_the_artwork_and_nothing_beyond_its_bleed(case: tuple[Placement, float, BleedMode]) -> None:
    card, own, mode = case
    canvas = Rect(-SIZE.width / 2, -SIZE.height / 2, SIZE.width, SIZE.height).grown(Insets.even(own))
    assert all(canvas.contains(shown(part)) for part in rimmed(card, own, scheme(mode)))


@settings(deadline=None)
@given(cards())
def test_what_a_strip_shows_is_at_most_its_own_width_away(case: tuple[Placement, float, BleedMode]) -> None:
    card, own, mode = case
    *strips, _ = rimmed(card, own, scheme(mode))
    back = place_of(card)
    for strip in strips:
        assert strip.artwork == RIM + "face/a"
        rect = shown(strip)
        for x, y in ((rect.x, rect.y), (rect.right, rect.bottom)):
            there, here = place_of(strip).apply(Point(x, y)), back.apply(Point(x, y))
            assert max(abs(there.x - here.x), abs(there.y - here.y)) <= 2 * (5.0 + UNDER) + 1e-6


def test_the_mirror_shows_at_the_rim_what_lies_as_far_inside() -> None:
    card = Placement("face/a", Point(0.0, 0.0), 0.0, SIZE, Insets(right=3.0), "a")
    (strip, _) = rimmed(card, 0.0, scheme("mirror"))
    assert place_of(strip).apply(Point(27.0, 0.0)).x == pytest.approx(33.0, abs=2 * UNDER + 1e-6)


def test_art_with_bleed_of_its_own_needs_no_strips() -> None:
    card = Placement("face/a", Point(0.0, 0.0), 0.0, SIZE, Insets.even(3.0), "a")
    assert rimmed(card, 3.0, scheme("mirror")) == (card,)


@pytest.mark.parametrize(
    ("mode", "own", "asked", "drawn"),
    [
        ("art", 3.0, None, 3.0),
        ("art", 3.0, 1.0, 1.0),
        ("art", 0.0, 2.0, 0.0),
        ("mirror", 0.0, None, 3.0),
        ("mirror", 5.0, None, 5.0),
        ("extend", 0.0, 2.0, 2.0),
        ("outer", 3.0, None, 3.0),
        ("none", 3.0, None, 0.0),
    ],
)
def test_bleed_is_drawn_as_far_as_mode_and_option_say(
    mode: BleedMode, own: float, asked: float | None, drawn: float
) -> None:
    assert drawn_bleed(own, scheme(mode, asked)) == drawn


def test_cards_without_bleed_get_it_on_both_sides_up_to_half_the_gap() -> None:
    (sheet,) = made(deck(4, bleed=0.0), bleed_mode="extend")
    assert sheet.recto
    assert sheet.verso
    for side in (sheet.recto, sheet.verso):
        strips = [painted(part) for part in side.placements if part.artwork.startswith(RIM)]
        assert len(strips) == 4 * 8
        trims = [Rect(p.centre.x - 44, p.centre.y - 31.5, 88, 63) for p in side.placements if p.artwork[:4] != RIM]
        assert min(trim.x for trim in trims) - min(strip.x for strip in strips) == pytest.approx(3.0)
        for strip in strips:
            near = [trim for trim in trims if strip.overlaps(trim.grown(Insets.even(-UNDER - 0.001)))]
            assert near == []


def test_outer_bleed_with_shared_cuts_ends_at_the_neighbour() -> None:
    (sheet,) = made(deck(9), gap=0.0, bleed_mode="outer")
    assert sheet.recto is not None
    inner = sheet.recto.placements[4]
    assert max(inner.clip.top, inner.clip.right, inner.clip.bottom, inner.clip.left) == 0.1
    assert sheet.recto.placements[0].clip == Insets(top=3.0, right=0.1, bottom=0.1, left=3.0)
