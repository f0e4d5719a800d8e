from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Point, Size
from pnp.impose import page_sheets

A5 = Size(148, 210)


@given(st.integers(1, 12), st.booleans())
def test_every_page_fills_a_side_and_comes_in_order(count: int, duplex: bool) -> None:
    pages = [f"face/{number}" for number in range(count)]
    sheets = page_sheets(pages, A5, duplex)
    sides = [side for sheet in sheets for side in (sheet.recto, sheet.verso) if side]
    placed = [placement for side in sides for placement in side.placements]
    assert [placement.artwork for placement in placed] == pages
    assert {(placement.centre, placement.size) for placement in placed} == {(Point(74, 105), A5)}
    assert not any(side.marks or side.cuts or side.label for side in sides)


def test_second_page_stands_on_the_back_of_the_first() -> None:
    (first, second) = page_sheets(["a", "b", "c"], A5)
    assert first.verso is not None
    assert (first.verso.placements[0].artwork, second.verso) == ("b", None)
