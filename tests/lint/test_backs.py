from __future__ import annotations

from pnp.diagnostics import Diagnostic, Sink
from pnp.geometry import Rect
from pnp.lint import PrintedSide, lint_backs
from pnp.model.artwork import Raster
from tests.lint.pictures import MM_PER_PX, NAVY, SIZE, WHITE, raster, side

PLAIN = raster(NAVY)


def found(*backs: PrintedSide, symmetric: bool = False) -> tuple[Diagnostic, ...]:
    """What lint says of some backs."""
    sink = Sink()
    lint_backs(backs, symmetric, sink)
    return sink.diagnostics


def test_equal_backs_are_fine() -> None:
    assert found(side("a", PLAIN), side("b", raster(NAVY))) == ()


def test_a_back_that_differs_from_the_others_is_named_with_the_place() -> None:
    odd = raster(NAVY, (Rect(4, 10, 2, 3), WHITE))
    (message,) = found(side("a", PLAIN), side("b", odd), side("c", PLAIN))
    assert (message.code, message.severity) == ("P802", "warning")
    assert message.what == "the back of card `b` differs from that of card `a`: players can tell them apart"
    assert (
        message.notes[0]
        == "the largest difference of card `b` is 2 x 3 mm, 4 mm from the left and 10 mm from the top edge"
    )


def test_the_odd_ones_are_the_minority_even_when_they_come_first() -> None:
    odd = raster(NAVY, (Rect(4, 10, 2, 3), WHITE))
    (message,) = found(side("a", odd), side("b", PLAIN), side("c", PLAIN))
    assert message.what.startswith("the back of card `a` differs from that of card `b`")


def test_a_difference_that_nobody_can_see_is_none() -> None:
    assert found(side("a", PLAIN), side("b", raster(NAVY, (Rect(4, 10, 2, 3), (3, 3, 83, 255))))) == ()


def test_backs_of_different_layouts_may_differ() -> None:
    assert found(side("a", PLAIN), side("b", raster(WHITE), layout="layouts/g/other.svg")) == ()


def test_a_back_that_is_the_same_upside_down_is_symmetric() -> None:
    picture = raster(NAVY, (Rect(2, 2, 4, 2), WHITE), (Rect(14, 26, 4, 2), WHITE))
    assert found(side("a", picture), symmetric=True) == ()


def test_a_back_with_a_top_is_not_symmetric() -> None:
    (message,) = found(side("a", raster(NAVY, (Rect(4, 2, 6, 3), WHITE))), symmetric=True)
    assert (message.code, message.severity) == ("P803", "error")
    assert message.what == (
        "the back of card `a` looks different upside down, but the deck says `back_symmetric: true`"
    )


def test_the_place_of_the_largest_difference_is_told() -> None:
    picture = raster(NAVY, (Rect(4, 2, 6, 3), WHITE), (Rect(12, 20, 2, 2), (60, 60, 140, 255)))
    (message,) = found(side("a", picture), symmetric=True)
    # Smoothing widens or narrows the patch by up to a pixel on each side, and either of the two places may be told.
    width, height, x, y = _numbers(message.notes[0])
    middle = (x + width / 2, y + height / 2)
    assert min(_distance(middle, (7, 3.5)), _distance(middle, (SIZE.width - 7, SIZE.height - 3.5))) <= MM_PER_PX
    assert abs(width - 6) <= 2 * MM_PER_PX


def _numbers(note: str) -> list[float]:
    """The numbers in a note, in order."""
    return [float(word) for word in note.split() if word.replace(".", "").isdigit()]


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """The larger of the two differences."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def test_no_symmetry_is_asked_where_the_deck_promises_none() -> None:
    assert found(side("a", raster(NAVY, (Rect(4, 2, 6, 3), WHITE)))) == ()


def test_edges_that_fall_between_pixels_when_turned_are_no_difference() -> None:
    # A line of 0.8 pixel: whole on one side, split over two pixels on the other.
    strong, half = (200, 200, 230, 255), (100, 100, 155, 255)
    picture = raster(
        NAVY,
        (Rect(5, -3, 0.5, 36), strong),
        (Rect(14.5, -3, 0.5, 36), half),
        (Rect(15, -3, 0.5, 36), half),
    )
    assert found(side("a", picture), symmetric=True) == ()


def test_equal_backs_are_asked_once() -> None:
    picture = raster(NAVY, (Rect(4, 2, 6, 3), WHITE))
    twin = Raster(picture.width, picture.height, bytes(bytearray(picture.rgba)), picture.mm_per_px)
    assert len(found(side("a", picture), side("b", twin), symmetric=True)) == 1
