"""Booklets: sheets folded and laid in one another in the head, then leafed through."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.diagnostics import Sink, Span
from pnp.geometry import Point, Size
from pnp.impose.booklet import BookletScheme, booklet_order, booklet_sheets
from pnp.impose.duplex import mirrored
from pnp.model.sheet import Flip, Marks, Orientation, Sheet, SheetSide, Sides
from pnp.sizes import PAPERS

A5 = PAPERS["a5"]
SPAN = Span("content/g/game.yaml", 8, 1)

counts = st.integers(1, 40)
orientations: st.SearchStrategy[Orientation] = st.sampled_from(["portrait", "landscape"])
flips: st.SearchStrategy[Flip] = st.sampled_from(["long-edge", "short-edge"])


def scheme(
    paper: str = "a4",
    orientation: Orientation = "portrait",
    flip: Flip = "long-edge",
    sides: Sides = "both",
    marks: Marks = "corner",
) -> BookletScheme:
    """How a booklet is printed."""
    return BookletScheme(PAPERS[paper], paper, orientation, flip, sides, marks, SPAN, "rules")


def sheets(count: int, made: BookletScheme | None = None, size: Size = A5) -> tuple[Sheet, ...]:
    """The sheets of a booklet of so many pages; there must be no message."""
    sink = Sink()
    found = booklet_sheets([f"face/{number}" for number in range(1, count + 1)], size, made or scheme(), sink)
    assert sink.diagnostics == ()
    return found


def test_eight_pages() -> None:
    assert booklet_order(8) == ((8, 1, 2, 7), (6, 3, 4, 5))


def test_five_pages_leave_the_last_three_empty() -> None:
    assert booklet_order(5) == ((8, 1, 2, 7), (6, 3, 4, 5))


@given(counts)
def test_every_page_is_there_once_and_no_sheet_too_many(count: int) -> None:
    order = booklet_order(count)
    pages = sorted(page for sheet in order for page in sheet)
    assert pages == list(range(1, len(pages) + 1))
    assert len(order) == -(-count // 4)


@given(counts)
def test_leafing_through_reads_in_order(count: int) -> None:
    order = booklet_order(count)
    # Front halves from the outermost sheet inwards, each leaf recto then verso; then back halves outwards.
    leaves = [(recto_right, verso_left) for _, recto_right, verso_left, _ in order]
    leaves += [(verso_right, recto_left) for recto_left, _, _, verso_right in reversed(order)]
    assert [page for leaf in leaves for page in leaf] == list(range(1, 4 * len(order) + 1))


def up(side: SheetSide, page: str) -> tuple[Point, float]:
    """Where a page lies on a side, and its angle."""
    (found,) = [placement for placement in side.placements if placement.artwork == page]
    return found.centre, found.angle_deg


@given(st.integers(1, 10).map(lambda quarter: 4 * quarter), orientations, flips)
def test_both_pages_of_a_leaf_lie_behind_one_another(count: int, orientation: Orientation, flip: Flip) -> None:
    for sheet, (last, first, second, third) in zip(
        sheets(count, scheme(orientation=orientation, flip=flip)), booklet_order(count), strict=True
    ):
        assert sheet.recto is not None
        assert sheet.verso is not None
        for front, back in ((first, second), (last, third)):
            (one, angle), (other, behind) = up(sheet.recto, f"face/{front}"), up(sheet.verso, f"face/{back}")
            through = mirrored(other, sheet.size, sheet.axis)
            assert (through.x, through.y) == pytest.approx((one.x, one.y))
            # Turned like a leaf about its own upright edge, the back stands upright as the front did.
            mirrored_angle = (-behind if sheet.axis == "vertical" else 180 - behind) % 360
            assert mirrored_angle == pytest.approx(angle % 360)


@given(counts, orientations, flips)
def test_pages_meet_at_the_fold_and_lie_on_the_paper(count: int, orientation: Orientation, flip: Flip) -> None:
    for sheet in sheets(count, scheme(orientation=orientation, flip=flip)):
        for side in (sheet.recto, sheet.verso):
            assert side is not None
            for placement in side.placements:
                wide = placement.size if placement.angle_deg % 180 == 0 else placement.size.turned
                distance = abs(placement.centre.x - sheet.size.width / 2) + abs(
                    placement.centre.y - sheet.size.height / 2
                )
                assert distance == pytest.approx(A5.width / 2)
                assert placement.centre.x + wide.width / 2 <= sheet.size.width + 1e-6
                assert placement.centre.y + wide.height / 2 <= sheet.size.height + 1e-6


def test_pages_of_an_upright_sheet_stand_on_their_side() -> None:
    (sheet,) = sheets(4)
    assert sheet.recto is not None
    assert sheet.verso is not None
    assert {placement.angle_deg for placement in sheet.recto.placements} == {90}
    assert {placement.angle_deg for placement in sheet.verso.placements} == {270}


def test_small_pages_stand_upright() -> None:
    (sheet,) = sheets(4, size=Size(90, 120))
    assert sheet.recto is not None
    assert {placement.angle_deg for placement in sheet.recto.placements} == {0}


def test_empty_pages_are_not_drawn() -> None:
    (sheet,) = sheets(2)
    assert sheet.recto is not None
    assert sheet.verso is not None
    assert [placement.artwork for placement in sheet.recto.placements] == ["face/1"]
    assert [placement.artwork for placement in sheet.verso.placements] == ["face/2"]


def test_staples_are_marked_on_the_outside_alone() -> None:
    outer, inner = sheets(8)
    assert outer.recto is not None
    assert inner.recto is not None
    assert outer.verso is not None
    assert (len(outer.recto.marks), len(inner.recto.marks), len(outer.verso.marks)) == (4, 2, 0)
    # All of them lie on the fold, which is the middle of the page.
    assert {round(point.y, 6) for mark in outer.recto.marks for point in (mark.start, mark.end)} == {148.5}


def test_larger_paper_has_marks_to_cut_along_on_both_sides() -> None:
    (sheet,) = sheets(4, scheme("a2"))
    assert sheet.recto is not None
    assert sheet.verso is not None
    assert (len(sheet.recto.marks), len(sheet.verso.marks)) == (8 + 4, 8)


def test_no_marks_where_none_are_wanted() -> None:
    (sheet,) = sheets(4, scheme("a3", marks="none"))
    assert sheet.recto is not None
    assert sheet.recto.marks == ()


@pytest.mark.parametrize(("sides", "printed"), [("fronts", (True, False)), ("backs", (False, True))])
def test_one_side_alone(sides: Sides, printed: tuple[bool, bool]) -> None:
    (sheet,) = sheets(4, scheme(sides=sides))
    assert (sheet.recto is not None, sheet.verso is not None) == printed


def test_pages_that_are_too_large_name_the_paper_and_the_size_that_fit() -> None:
    sink = Sink()
    assert booklet_sheets(["face/1"], PAPERS["a4"], scheme(), sink) == ()
    (found,) = sink.diagnostics
    assert (found.code, found.what) == ("P640", "two pages of `rules` do not fit side by side on a4")
    assert found.help == (
        "print it on larger paper: `--booklet --paper a3`; or add `booklet: {size: a5, pages: […]}` to `rules`, "
        "with layouts of that size"
    )
