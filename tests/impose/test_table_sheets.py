"""Sheets of pictures for virtual tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.geometry import Size
from pnp.impose.table_sheets import picture_size, table_sheets

CARD = Size(63, 88)


@pytest.mark.parametrize(
    ("count", "sheets"), [(1, [1]), (69, [69]), (70, [35, 35]), (138, [69, 69]), (139, [47, 46, 46])]
)
def test_69_cards_go_on_a_sheet_and_more_are_shared_out(count: int, sheets: list[int]) -> None:
    assert [plan.count for plan in table_sheets(count, CARD, 4096, spare=1)] == sheets


def test_a_full_sheet_has_ten_columns_and_seven_rows() -> None:
    (plan,) = table_sheets(69, CARD, 4096, spare=1)
    assert (plan.columns, plan.rows, plan.width, plan.height) == (10, 7, 409, 572)


def test_without_a_hidden_cell_70_cards_go_on_a_sheet() -> None:
    (plan,) = table_sheets(70, CARD, 4096, spare=0)
    assert (plan.columns, plan.rows) == (10, 7)


def test_few_cards_have_the_resolution_of_print() -> None:
    (plan,) = table_sheets(3, CARD, 4096, spare=1)
    assert (plan.columns, plan.rows, plan.width, plan.height) == (2, 2, 744, 1039)


@given(
    st.integers(1, 300), st.floats(12, 150), st.floats(12, 150), st.sampled_from([1024, 4096, 10_000]),
    st.sampled_from([0, 1]),
)  # fmt: skip
def test_every_card_has_a_cell_and_no_sheet_is_too_large(
    count: int, width: float, height: float, most_px: int, spare: int
) -> None:
    plans = table_sheets(count, Size(width, height), most_px, spare)
    numbers = [card for plan in plans for card in range(plan.first, plan.first + plan.count)]
    assert numbers == list(range(count))
    for plan in plans:
        assert plan.columns * plan.rows >= plan.count + spare
        assert 2 <= plan.columns <= 10
        assert 2 <= plan.rows <= 7
        assert max(plan.columns * plan.width, plan.rows * plan.height) <= most_px


def test_a_picture_is_never_finer_than_print() -> None:
    assert picture_size(CARD, 10_000) == (744, 1039)


def test_a_board_fills_the_largest_picture() -> None:
    assert picture_size(Size(594, 420), 4096) == (4096, 2896)
