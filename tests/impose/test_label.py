from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Insets, Rect, Size
from pnp.impose import impose
from pnp.impose.label import upright
from pnp.model.sheet import LabelStrip, SheetScheme, SheetSide
from tests.impose.cases import A4, CARD, LETTER, deck, made, reported
from tests.impose.test_properties import drawn


def strip(side: SheetSide | None) -> LabelStrip:
    """The label of a side that must have one."""
    assert side is not None
    assert side.label is not None
    return side.label


def test_the_label_stands_in_the_widest_margin_between_two_marks() -> None:
    # 3 x 3 cards at gap 0: 10.5 mm at the sides, 16.5 mm at top and bottom, marks 63 mm apart.
    (sheet,) = made(deck(9), gap=0)
    assert strip(sheet.recto) == LabelStrip(Rect(74.5, 284.5, 61, 6), 0)


def test_the_label_reads_upwards_along_a_row_on_the_left_margin() -> None:
    label = strip(made(deck(16, Size(44, 68)), gap=0)[0].recto)
    assert label.angle_deg == 270
    assert (label.rect.width, label.rect.height) == (66, 6)
    assert label.rect.centre.x == pytest.approx(17 - 3 - 1 - 3)


def test_the_label_is_at_the_same_place_on_a_part_filled_sheet() -> None:
    full, part = made(deck(10), gap=0)
    assert strip(part.recto) == strip(full.recto)


def test_the_verso_has_a_label_too() -> None:
    (sheet,) = made(deck(9), gap=0)
    assert strip(sheet.verso) == LabelStrip(Rect(74.5, 284.5, 61, 6), 0)


def test_without_marks_the_label_may_be_long() -> None:
    assert strip(made(deck(9), gap=0, marks="none")[0].recto).rect.width == 120


def test_no_label_where_none_is_asked_for() -> None:
    (sheet,) = made(deck(9), gap=0, label=False)
    assert sheet.recto is not None
    assert sheet.recto.label is None


def test_a_sheet_without_room_says_that_the_label_is_left_out() -> None:
    message = reported(deck(1, Size(194, 281)), A4)
    assert (message.code, message.severity) == ("P607", "note")
    assert message.what == "the sheets on A4 carry no label: no margin has 6 x 40 mm free of bleed and crop marks"


COIN = Size(20, 20)
"""Eight columns and twelve rows on A4: between their marks no margin has 40 mm."""


def clear(side: SheetSide | None, scheme: SheetScheme) -> bool:
    """Whether the label of a side keeps off all that is drawn, off marks, and the margin from the paper's edges."""
    assert side is not None
    taken = upright(strip(side))
    lines = [
        Rect(
            *(min(mark.start.x, mark.end.x), min(mark.start.y, mark.end.y)),
            *(abs(mark.start.x - mark.end.x), abs(mark.start.y - mark.end.y)),
        )
        for mark in side.marks
    ]
    page = Rect(0, 0, scheme.paper.width, scheme.paper.height)
    return page.grown(Insets.even(-4)).contains(taken) and not any(
        taken.overlaps(rect.grown(Insets.even(0.01))) for rect in (*map(drawn, side.placements), *lines)
    )


@pytest.mark.parametrize("count", [1, 7, 8, 33, 80])
def test_a_sheet_that_leaves_room_has_its_label_there_where_the_margins_are_full(count: int) -> None:
    sink = Sink()
    (sheet,) = impose(deck(count, COIN, 2.0), A4, sink)
    assert sink.diagnostics == ()
    assert (clear(sheet.recto, A4), clear(sheet.verso, A4)) == (True, True)


def test_places_that_are_skipped_are_no_room_for_a_label() -> None:
    (sheet,) = impose(deck(7, COIN, 2.0), replace(A4, skip=60), Sink())
    assert sheet.recto is not None
    columns = [14.5 + 23 * column for column in range(8)]
    skipped = [Rect(x, 12 + 23 * row, 20, 20) for row in range(7) for x in columns]
    assert not any(upright(strip(sheet.recto)).overlaps(rect.grown(Insets.even(-0.1))) for rect in skipped)


def test_of_several_sheets_those_without_a_label_are_named() -> None:
    sink = Sink()
    full, part = impose(deck(100, COIN, 2.0), A4, sink)
    assert full.recto is not None
    assert (full.recto.label, clear(part.recto, A4)) == (None, True)
    assert [found.what.partition(" no label")[0] for found in sink.diagnostics] == ["sheet 1 on A4 carries"]


def test_the_note_about_a_missing_label_names_the_deck() -> None:
    message = reported(deck(1, Size(194, 281)), A4, deck="posters")
    assert message.what.startswith("the sheets of deck `posters` on A4 carry no label")


def test_a_margin_with_room_for_the_ruler_comes_before_a_wider_one_without() -> None:
    # 42 mm columns leave 40 mm between marks in the wide bottom margin, 88 mm rows leave 86 mm at the side.
    label = strip(made(deck(1, Size(42, 88)), gap=0, grid=(4, 3))[0].recto)
    assert (label.angle_deg, label.rect.width) == (270, 86)


def test_the_usual_card_leaves_room_for_the_ruler_on_both_home_papers() -> None:
    widths = [strip(made(deck(8, CARD), scheme)[0].recto).rect.width for scheme in (A4, LETTER)]
    assert widths == [86, 61]
