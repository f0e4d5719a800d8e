"""What the lint is told of a set text: where its letters are, how they are painted, whether it had to shrink."""

from __future__ import annotations

import pytest

from pnp.geometry import Rect, Transform
from pnp.model.artwork import LetterPaint, TextBox
from pnp.typeset.element import TextContext, TextElement
from pnp.units import PT_PER_MM
from tests.typeset.text.cases import Desk, context, text, tspan, width


def told(element: TextElement, around: TextContext | None = None) -> TextBox:
    """The box of a set text."""
    box = Desk().set(element, around).box
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        ({}, LetterPaint("#000000")),
        ({"fill": "navy"}, LetterPaint("#000080")),
        ({"fill": "rgb(255 0 0 / 50%)"}, LetterPaint("#ff0000", 0.5)),
        ({"fill": "#ff000080", "fill_opacity": "50%"}, LetterPaint("#ff0000", 128 / 255 / 2)),
        ({"fill": "currentColor", "color": "#123456"}, LetterPaint("#123456")),
        ({"fill": "url(#sky)"}, LetterPaint("")),
        ({"fill": "none"}, LetterPaint("none")),
        ({"stroke": "#fff", "stroke_width": "2"}, LetterPaint("#000000", 1.0, "#ffffff", 1.0, 2.0)),
        (
            {"stroke": "#fff", "stroke_width": "2", "stroke_opacity": "0.5", "paint_order": "stroke"},
            LetterPaint("#000000", 1.0, "#ffffff", 0.5, 2.0, True),
        ),
    ],
    ids=["black", "name", "alpha", "both", "current", "gradient", "none", "outline", "below"],
)
def test_the_paint_is_told_in_numbers(style: dict[str, str], expected: LetterPaint) -> None:
    (letters,) = told(text("owl", attributes={}, **style)).letters
    assert letters.paint == pytest.approx(expected)


def test_each_paint_is_told_with_its_letters() -> None:
    first, second = told(text("owl ", tspan("fox", fill="#f00"))).letters
    assert (first.paint.fill, second.paint.fill) == ("#000000", "#ff0000")
    assert first.right < second.left


def test_each_line_is_told_by_itself() -> None:
    first, second = told(text("owl fox", inline_size="20")).letters
    assert first.bottom < second.top


def test_all_letters_fill_the_rectangle_of_the_text() -> None:
    box = told(text("owl fox bear", inline_size="30"), context(to_card=Transform(2, 0, 0, 2, 5, 7)))
    sides = [(letters.left, letters.top, letters.right, letters.bottom) for letters in box.letters]
    lefts, tops, rights, bottoms = zip(*sides, strict=True)
    rect = Rect(min(lefts), min(tops), max(rights) - min(lefts), max(bottoms) - min(tops))
    found = (5 + 2 * rect.x, 7 + 2 * rect.y, 2 * rect.width, 2 * rect.height)
    assert found == pytest.approx((box.rect.x, box.rect.y, box.rect.width, box.rect.height))


def test_turned_letters_are_told_one_by_one() -> None:
    box = told(text("lll", attributes={"rotate": "90"}))
    assert len(box.letters) == 3
    assert all(letters.right - letters.left > letters.bottom - letters.top for letters in box.letters)


def test_letters_of_a_turned_text_are_told_as_they_stand_in_it() -> None:
    assert told(text("owl"), context(to_card=Transform.rotation(45))).letters == told(text("owl")).letters


@pytest.mark.parametrize(("weight", "least", "most"), [("400", 0.07, 0.09), ("700", 0.12, 0.15)])
def test_bold_fonts_have_thicker_strokes(weight: str, least: float, most: float) -> None:
    (letters,) = told(text("owl", font_weight=weight)).letters
    assert least < letters.stroke < most


def in_box(wide: float, **attributes: str) -> TextElement:
    """A line of some size in a box so wide."""
    fit = {"pnp:max-lines": "1", "pnp:fit": "shrink", "pnp:min-size": "6"} | attributes
    return text("owl fox", attributes=fit, inline_size=str(wide))


class TestShrunk:
    """Texts that shrink."""

    def least(self) -> float:
        """How wide the line is at the smallest size allowed."""
        desk = Desk()
        return width(desk.set(text("owl fox", font_size="6")), desk)

    def test_at_the_smallest_size_the_stated_one_is_told(self) -> None:
        assert told(in_box(self.least() + 0.1)).shrunk_pt == pytest.approx(10 * PT_PER_MM)

    def test_above_it_nothing_is_told(self) -> None:
        assert told(in_box(self.least() + 2)).shrunk_pt == 0

    def test_a_text_that_fits_as_it_is_did_not_shrink(self) -> None:
        assert told(in_box(100, **{"pnp:min-size": "10"})).shrunk_pt == 0

    def test_it_is_told_in_points_on_the_card(self) -> None:
        half = context(to_card=Transform(0.5, 0, 0, 0.5, 0, 0))
        assert told(in_box(self.least() + 0.1), half).shrunk_pt == pytest.approx(5 * PT_PER_MM)
