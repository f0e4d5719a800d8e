from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.geometry import Insets, Rect, Size
from pnp.impose.clip import Trim, clips
from pnp.model.sheet import SheetSide
from tests.impose.cases import LARGE, deck, made


def recto(count: int, gap: float, size: Size = LARGE, bleed: float = 3.0, cap: float | None = None) -> SheetSide:
    """The first recto, upright 3 x 2 or turned."""
    side = made(deck(count, size, bleed), gap=gap, bleed=cap)[0].recto
    assert side is not None
    return side


def test_neighbours_nearer_than_their_bleeds_are_clipped_half_way() -> None:
    first = recto(5, 2.0).placements[0]
    assert first.clip == Insets(top=3, right=1, bottom=1, left=3)


def test_neighbours_far_enough_keep_their_bleed() -> None:
    first = recto(5, 2.0, bleed=1.0).placements[0]
    assert first.clip == Insets.even(1)


def test_touching_neighbours_overlap_by_a_tenth_under_the_later_one() -> None:
    first, second, third, fourth, *_ = recto(5, 0.0).placements
    assert first.clip == Insets(top=3, right=0.1, bottom=0.1, left=3)
    assert second.clip == Insets(top=3, right=0.1, bottom=0.1, left=0)
    assert third.clip == Insets(top=3, right=3, bottom=3, left=0)
    assert fourth.clip == Insets(top=0, right=0.1, bottom=3, left=3)


def test_art_without_bleed_has_nothing_to_put_under_a_neighbour() -> None:
    assert recto(5, 0.0, bleed=0.0).placements[0].clip == Insets.even(0)


def test_the_cap_shortens_the_bleed_on_the_rim() -> None:
    assert recto(1, 3.0, cap=2.0).placements[0].clip == Insets.even(2)


def test_clips_are_per_edge_of_the_artwork_where_it_is_turned() -> None:
    # Four rows of two turned cards: the artwork's top is on the right of the page.
    first, second, *_ = recto(4, 2.9, size=Size(63, 88)).placements
    assert first.angle_deg == 90
    assert first.clip == Insets(top=1.45, right=1.45, bottom=3, left=3)
    assert second.clip == Insets(top=3, right=1.45, bottom=1.45, left=3)


def test_clips_on_the_verso_follow_the_turned_back() -> None:
    verso = made(deck(4, Size(63, 88)), gap=2.9)[0].verso
    assert verso is not None
    assert verso.placements[0].angle_deg == 270
    assert verso.placements[0].clip == Insets(top=1.45, right=3, bottom=3, left=1.45)


def test_a_back_never_runs_over_a_neighbour_that_has_none() -> None:
    items = deck(2, LARGE)
    items[1] = replace(items[1], back=None)
    verso = made(items, gap=0.0)[0].verso
    assert verso is not None
    assert verso.placements[0].clip == Insets(top=3, right=3, bottom=3, left=0)


def test_bleed_never_runs_over_a_skipped_place() -> None:
    side = made(deck(1, LARGE), gap=1.0, skip=1)[0].recto
    assert side is not None
    assert side.placements[0].clip == Insets(top=3, right=3, bottom=3, left=0.5)


@pytest.mark.parametrize(("gap", "expected"), [(4.0, (3.0, 1.0)), (3.0, (2.0, 1.0)), (1.0, (0.5, 0.5))])
def test_a_neighbour_with_little_bleed_leaves_its_room_to_the_other(gap: float, expected: tuple[float, float]) -> None:
    items = [*deck(1, LARGE, 3.0), *deck(1, LARGE, 1.0)]
    side = made(items, gap=gap, margin=8)[0].recto
    assert side is not None
    assert (side.placements[0].clip.right, side.placements[1].clip.left) == expected


def test_bleed_spares_a_trim_diagonally_opposite() -> None:
    own, other = Trim(Rect(0, 0, 30, 30), 1.5), Trim(Rect(31, 30.4, 30, 30), 1.5)
    assert clips([own, other]) == (
        Insets(top=1.5, right=1, bottom=1.5, left=1.5),
        Insets(top=1.5, right=1.5, bottom=1.5, left=1),
    )
