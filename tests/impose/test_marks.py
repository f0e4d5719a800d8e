from __future__ import annotations

from pnp.geometry import Point, Rect, Size
from pnp.impose.cuts import cut_lines
from pnp.model.sheet import CutLine, Mark, SheetSide
from tests.impose.cases import LARGE, deck, made

SQUARE = Size(50, 50)


def side(count: int, **changes: object) -> SheetSide:
    """The first recto of squares, 3 x 5 at gap 3: columns from 27 to 183, rows from 17.5 to 279.5."""
    recto = made(deck(count, SQUARE), **changes)[0].recto
    assert recto is not None
    return recto


def test_a_mark_runs_from_half_a_millimetre_outside_the_bleed_to_the_paper_edge() -> None:
    assert Mark(Point(27, 14), Point(27, 0)) in side(15).marks


def test_four_edges_of_one_card_have_eight_marks() -> None:
    assert len(side(1).marks) == 8


def test_shared_edges_have_one_cut() -> None:
    recto = made(deck(6, LARGE), gap=0)[0].recto
    assert recto is not None
    assert len(recto.cuts) == 4 + 3


def test_a_cut_runs_over_all_rows_it_frees() -> None:
    assert side(15).cuts[0] == CutLine(Point(27, 17.5), Point(27, 279.5))


def test_marks_of_a_part_filled_sheet_are_those_of_its_cards() -> None:
    lines = {mark.start.x for mark in side(1).marks if mark.start.x == mark.end.x}
    assert lines == {27, 77}


def test_no_marks_where_none_are_asked_for() -> None:
    assert side(15, marks="none").marks == ()


def test_full_marks_have_a_tick_in_each_gap_between_cards_on_the_line() -> None:
    added = set(side(15, marks="full").marks) - set(side(15).marks)
    assert Mark(Point(27, 68), Point(27, 70)) in added
    assert len(added) == 6 * 4 + 10 * 2


def test_full_marks_have_no_ticks_where_cards_touch() -> None:
    assert side(15, marks="full", gap=0).marks == side(15, gap=0).marks


def test_marks_shorter_than_a_millimetre_are_left_out() -> None:
    from pnp.diagnostics import Sink
    from pnp.impose import impose
    from tests.impose.cases import A4

    sheets = impose(deck(1, Size(203, 290)), A4.__class__(A4.paper, "A4", margin=3.5), Sink())
    assert sheets[0].recto is not None
    assert sheets[0].recto.marks == ()


def test_the_verso_has_the_same_marks_seen_from_behind() -> None:
    (sheet,) = made(deck(2, SQUARE))
    assert sheet.recto is not None
    assert sheet.verso is not None
    assert {(210 - mark.start.x, mark.start.y) for mark in sheet.recto.marks} == {
        (mark.start.x, mark.start.y) for mark in sheet.verso.marks
    }


def test_edges_on_one_line_are_one_cut_across_a_gap() -> None:
    cuts = cut_lines([Rect(0, 0, 10, 10), Rect(0, 20, 10, 10)])
    assert cuts[0] == CutLine(Point(0, 0), Point(0, 30))


def test_edges_on_one_line_are_two_cuts_where_a_trim_lies_between() -> None:
    cuts = cut_lines([Rect(0, 0, 10, 10), Rect(-5, 10, 20, 10), Rect(0, 20, 10, 10)])
    assert [cut for cut in cuts if cut.start.x == cut.end.x == 0] == [
        CutLine(Point(0, 0), Point(0, 10)),
        CutLine(Point(0, 20), Point(0, 30)),
    ]
