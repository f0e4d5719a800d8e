"""One card per page: the artwork in the middle, its edge drawn out to the page's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Insets, Point, Rect, Size, Transform
from pnp.impose.card_pages import BEYOND, card_pages, page_angle
from pnp.impose.rims import STRIP, UNDER
from pnp.model.service import Fitted, Stock
from pnp.model.sheet import Item, Placement, Sheet

SIZE, BLEED = Size(60, 90), 3.0


def fitted(across: float = 0.0, down: float = 0.0, turned: bool = False) -> Fitted:
    """A service's card on which the artwork lacks so much, in its own frame."""
    page = Size(SIZE.width + 2 * (BLEED + across), SIZE.height + 2 * (BLEED + down))
    page = page.turned if turned else page
    trim = SIZE.turned if turned else SIZE
    stock = Stock("Poker", trim, Size((page.width - trim.width) / 2, (page.height - trim.height) / 2))
    return Fitted(stock, turned, Insets(down, across, down, across), 3.0)


def items(*backs: str | None) -> list[Item]:
    return [Item(f"face/{number}", SIZE, BLEED, back) for number, back in enumerate(backs)]


def artworks(sheets: tuple[Sheet, ...]) -> list[str]:
    """What stands on each page, over its rim; a dot for nothing."""
    return [sheet.recto.placements[-1].artwork if sheet.recto and sheet.recto.placements else "." for sheet in sheets]


def placements(sheet: Sheet) -> tuple[Placement, ...]:
    assert sheet.recto is not None
    return sheet.recto.placements


def shown(placement: Placement) -> Rect:
    """The part of the page that a placement may paint."""
    clip, size = placement.clip, placement.size
    left, top = -size.width / 2 - clip.left, -size.height / 2 - clip.top
    corners = [Point(x, y) for x in (left, size.width / 2 + clip.right) for y in (top, size.height / 2 + clip.bottom)]
    across, down = placement.stretch
    place = (
        Transform(a=across, d=down)
        .then(Transform.rotation(placement.angle_deg))
        .then(Transform.translation(placement.centre.x, placement.centre.y))
    )
    moved = [place.apply(corner) for corner in corners]
    x, y = min(point.x for point in moved), min(point.y for point in moved)
    return Rect(x, y, max(point.x for point in moved) - x, max(point.y for point in moved) - y)


def test_faces_and_backs_alternate_and_a_card_without_a_back_has_an_empty_page() -> None:
    pages = card_pages(items("back/0", None, "back/2"), fitted(), "face-back")
    assert artworks(pages[""]) == ["face/0", "back/0", "face/1", ".", "face/2", "back/2"]


def test_some_services_want_the_back_first() -> None:
    assert artworks(card_pages(items("back/0", "back/1"), fitted(), "back-face")[""]) == [
        "back/0", "face/0", "back/1", "face/1",
    ]  # fmt: skip


def test_faces_and_backs_may_be_files_of_their_own() -> None:
    pages = card_pages(items("back/0", None), fitted(), "apart")
    assert {kind: artworks(sheets) for kind, sheets in pages.items()} == {
        "faces": ["face/0", "face/1"],
        "backs": ["back/0", "."],
    }


def test_a_deck_without_backs_keeps_the_order_of_its_service() -> None:
    assert artworks(card_pages(items(None, None), fitted(), "face-back")[""]) == ["face/0", ".", "face/1", "."]
    assert artworks(card_pages(items(None, None), fitted(), "back-face")[""]) == [".", "face/0", ".", "face/1"]


def test_the_trim_stands_in_the_middle_of_the_page_and_the_bleed_is_all_of_it() -> None:
    page, _ = card_pages(items(None), fitted(0.5, 0.25), "face-back")[""]
    assert (page.size, page.bleed) == (Size(67, 96.5), Rect(0, 0, 67, 96.5))
    assert page.trim == Rect(3.5, 3.25, 60, 90)


def test_the_card_is_drawn_once_unscaled_over_everything() -> None:
    page, _ = card_pages(items(None), fitted(0.5, 0.25), "face-back")[""]
    card = placements(page)[-1]
    assert (card.centre, card.scale, card.stretch, card.clip) == (
        Point(33.5, 48.25), 1.0, (1.0, 1.0), Insets.even(BLEED),
    )  # fmt: skip


def test_an_artwork_that_fills_its_page_has_no_strips() -> None:
    page, _ = card_pages(items(None), fitted(), "face-back")[""]
    assert len(placements(page)) == 1


def test_texts_are_not_drawn_out() -> None:
    page, _ = card_pages(items(None), fitted(0.5, 0.5), "face-back")[""]
    assert {strip.artwork for strip in placements(page)[:-1]} == {"rim/face/0"}


@given(st.floats(0.01, 1.0), st.floats(0.01, 1.0), st.booleans())
def test_strips_and_card_cover_the_whole_page(across: float, down: float, turned: bool) -> None:
    page, _ = card_pages(items(None), fitted(across, down, turned), "face-back")[""]
    rects = [shown(placement) for placement in placements(page)]
    for share_x in (0.0, 0.003, 0.25, 0.5, 0.997, 1.0):
        for share_y in (0.0, 0.003, 0.25, 0.5, 0.997, 1.0):
            point = Rect(share_x * page.size.width, share_y * page.size.height, 0, 0)
            assert any(rect.contains(point) for rect in rects), (share_x, share_y)


@given(st.floats(0.01, 1.0), st.booleans())
def test_a_strip_shows_the_edge_and_nothing_farther_in(across: float, turned: bool) -> None:
    page, _ = card_pages(items(None), fitted(across, 0, turned), "face-back")[""]
    for strip in placements(page)[:-1]:
        drawn = (strip.size.width + strip.clip.left + strip.clip.right, strip.stretch[0])
        assert drawn == pytest.approx((STRIP, (UNDER + across + BEYOND) / STRIP))
        assert strip.stretch[1] == 1.0


@pytest.mark.parametrize(
    ("turned", "turn", "angles"),
    [
        (False, "sideways", (0, 0)),
        (True, "sideways", (90, 270)),
        (False, "over-top", (0, 180)),
        (True, "over-top", (90, 90)),
    ],
)
def test_sides_are_turned_so_that_the_back_stands_upright_in_the_hand(
    turned: bool, turn: str, angles: tuple[float, float]
) -> None:
    card = fitted(turned=turned)
    assert (page_angle(card, turn, back=False), page_angle(card, turn, back=True)) == angles  # type: ignore[arg-type]
