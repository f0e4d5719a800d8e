from __future__ import annotations

import pytest

from pnp.geometry import Size
from pnp.impose import describe
from tests.impose.cases import LARGE, deck, made, reported


@pytest.mark.parametrize(("cards", "sheets"), [(1, 1), (8, 1), (9, 1), (10, 2), (17, 2), (18, 2), (19, 3)], ids=str)
def test_nine_a_sheet_and_no_sheet_too_many(cards: int, sheets: int) -> None:
    assert len(made(deck(cards), gap=0)) == sheets


def test_sheets_are_numbered_from_one() -> None:
    assert [sheet.number for sheet in made(deck(19), gap=0)] == [1, 2, 3]


def test_no_component_is_an_error() -> None:
    assert reported([]).code == "P601"


def test_backs_alone_without_any_back_are_an_error() -> None:
    assert reported(deck(2, back=None), sides="backs").code == "P602"


def test_backs_alone_of_sheets_without_backs_are_no_fault_of_the_deck() -> None:
    message = reported(deck(2), sides="backs", backs="none")
    assert (message.code, message.what) == ("P602", "only backs are asked for, and sheets without any")


def test_skipped_places_stay_empty_on_the_first_sheet_only() -> None:
    first, second = made(deck(6, LARGE), gap=0, skip=2, sides="fronts")
    assert describe(first).splitlines()[2:] == ["  . . 1", "  2 3 4"]
    assert describe(second).splitlines()[2:] == ["  5 6"]


def test_skipped_places_have_no_marks() -> None:
    (sheet,) = made(deck(1, LARGE), gap=0, skip=1)
    assert sheet.recto is not None
    assert {cut.start.x for cut in sheet.recto.cuts} == {73.5, 136.5}


def test_skipping_a_whole_sheet_is_an_error_that_names_what_is_over() -> None:
    message = reported(deck(1), gap=0, skip=20)
    assert message.what == "skipping 20 places leaves none on the first sheet, which has 9"
    assert message.help == "use `--skip 2`"


def test_each_size_has_sheets_of_its_own_in_order_of_appearance() -> None:
    items = deck(1) + deck(2, LARGE, id="large") + deck(1, id="late")
    first, second = made(items, gap=0, sides="fronts")
    assert [placement.component for placement in first.recto.placements] == ["1", "late"]  # type: ignore[union-attr]
    assert [placement.component for placement in second.recto.placements] == ["large", "large"]  # type: ignore[union-attr]


def test_every_size_that_does_not_fit_is_reported_in_one_run() -> None:
    from pnp.diagnostics import Sink
    from pnp.impose import impose
    from tests.impose.cases import A4

    sink = Sink()
    assert impose(deck(1, Size(230, 300)) + deck(1) + deck(1, Size(400, 300)), A4, sink) == ()
    assert [message.code for message in sink.diagnostics] == ["P604", "P604"]


def test_landscape_pages_lie_down() -> None:
    (sheet,) = made(deck(1), orientation="landscape")
    assert sheet.size == Size(297, 210)


def test_the_dump_names_number_size_and_axis() -> None:
    (sheet,) = made(deck(1))
    assert describe(sheet).splitlines()[0] == "sheet 1, 210 x 297 mm, turned on the vertical axis"


def test_skipped_places_concern_the_first_size_only() -> None:
    _, second = made(deck(1) + deck(4, LARGE, id="large"), gap=0, skip=2, sides="fronts")
    assert describe(second).splitlines()[2:] == ["  large large large", "  large .     ."]
