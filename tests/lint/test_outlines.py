"""Bleed and safe areas of components that are no rectangles."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.geometry import Point, Rect, Size, Transform
from pnp.lint import PrintedSide, bare_bleed, lint_faces
from pnp.lint.pixels import distances
from pnp.model.artwork import LetterPaint, Letters, Raster, Subject, TextBox
from pnp.model.outline import Outline, outline_of

CIRCLE = Outline.circle(20)
MM_PER_PX = 0.25


def painted(radius: float) -> Raster:
    """A disc on the canvas of a circle of 20 mm with 3 mm of bleed."""
    count = round(26 / MM_PER_PX)
    middle = (count - 1) / 2
    opaque = [math.hypot(x - middle, y - middle) * MM_PER_PX <= radius for y in range(count) for x in range(count)]
    return Raster(count, count, b"".join(b"\x20\x20\x20\xff" if full else bytes(4) for full in opaque), MM_PER_PX)


def test_a_ground_that_fills_the_round_bleed_is_enough() -> None:
    assert bare_bleed(painted(13), 3, CIRCLE) == ()


def test_the_same_ground_leaves_the_corners_of_a_rectangle_bare() -> None:
    assert bare_bleed(painted(13), 3) != ()


def test_bare_bleed_is_measured_from_its_outer_edge() -> None:
    ((edge, depth),) = bare_bleed(painted(11), 3, CIRCLE)
    assert (edge, depth) == ("outline", pytest.approx(2, abs=MM_PER_PX))


def test_a_ground_that_ends_at_the_cut_leaves_all_of_the_bleed_bare() -> None:
    assert bare_bleed(painted(10), 3, CIRCLE) == (("outline", 3),)


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(["circle", "hexagon", "flat-hexagon", "rounded"]),
    st.integers(5, 20),
    st.integers(5, 20),
)
def test_pixels_are_as_far_out_as_points(shape: str, width: int, height: int) -> None:
    outline = outline_of(shape, Size(width, height), min(width, height) / 3)  # type: ignore[arg-type]
    assert outline is not None
    raster = Raster(44, 40, bytes(4 * 44 * 40), 0.5)
    found = distances(outline, raster)
    for row, column in ((0, 0), (39, 43), (20, 22), (13, 7), (30, 35)):
        point = Point((column + 0.5 - 22) * 0.5, (row + 0.5 - 20) * 0.5)
        assert found[row, column] == pytest.approx(outline.beyond(point))


def coin(*boxes: TextBox, outline: Outline | None = CIRCLE) -> PrintedSide:
    """The face of a round token."""
    subject = Subject("token `gold`", Span("content/g/coins.yaml", 7, 5, 3))
    return PrintedSide(subject, "layouts/g/coin.svg", Size(20, 20), 3, 1.5, boxes=boxes, outline=outline)


def box(rect: Rect, *lines: Rect) -> TextBox:
    """A text, and the letters of its lines."""
    letters = tuple(Letters(line.x, line.y, line.right, line.bottom, 3, 0.1, LetterPaint()) for line in lines)
    return TextBox(rect, 8, True, Span("layouts/g/coin.svg", 12, 3, 5), "Gold", letters=letters)


def found(*faces: PrintedSide) -> tuple[Diagnostic, ...]:
    """What lint says."""
    sink = Sink()
    lint_faces(faces, sink)
    return sink.diagnostics


def test_text_in_the_middle_is_fine() -> None:
    assert found(coin(box(Rect(4, 8, 12, 4)))) == ()


def test_a_corner_of_the_rectangle_round_a_circle_is_over_the_cut() -> None:
    corner = box(Rect(2.5, 2.5, 4, 2))
    assert found(coin(corner, outline=None)) == ()
    (message,) = found(coin(corner))
    assert (message.code, message.severity) == ("P805", "error")
    assert message.what == "the text `Gold` of token `gold` goes over the cut, 0.7 mm at the outline"


def test_text_near_the_cut_is_warned_of() -> None:
    (message,) = found(coin(box(Rect(1, 9, 18, 2))))
    assert message.code == "P804"
    assert message.what == "the text `Gold` of token `gold` stands outside the safe area, 0.6 mm at the outline"


def test_each_line_ends_where_it_ends() -> None:
    lines = (Rect(6, 3, 8, 3), Rect(3, 8, 14, 3), Rect(6, 13, 8, 3))
    whole = Rect(3, 3, 14, 13)
    assert found(coin(box(whole, *lines))) == ()
    assert [message.code for message in found(coin(box(whole)))] == ["P804"]


def test_letters_are_measured_where_they_stand_on_the_card() -> None:
    moved = replace(box(Rect(8, 8, 2, 2), Rect(0, 0, 2, 2)), to_card=Transform.translation(17.5, 9))
    assert [message.code for message in found(coin(moved))] == ["P804"]
