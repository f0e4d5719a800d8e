"""Text that fills shapes: `shape-inside`."""

from __future__ import annotations

import pytest

from pnp.geometry import Rect
from pnp.typeset.element import Outline
from pnp.typeset.text.shapes import Gap, Shape
from tests.typeset.text.cases import LAYOUT, Desk, lines, text, tspan
from tests.typeset.text.surroundings import Around, circle, polygon, rectangle

WORDS = "The owl counts three and takes one card from each rival before she sleeps until the night falls again"
SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
HOLE = ((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0))


def in_shape(*outlines: Outline) -> Around:
    """Surroundings with shapes #a, #b …"""
    return Around(dict(zip("abcdef", outlines, strict=False)))


class TestGap:
    def test_a_square_leaves_its_width(self) -> None:
        assert Shape(Outline("polygon", (SQUARE,))).gap(2, 3) == Gap(0, 10)

    @pytest.mark.parametrize("band", [(-2, -1), (-1, 1), (9.5, 10.5), (11, 12)])
    def test_a_band_that_reaches_out_has_none(self, band: tuple[float, float]) -> None:
        assert Shape(Outline("polygon", (SQUARE,))).gap(*band) is None

    def test_a_slanted_side_leaves_what_the_whole_band_has(self) -> None:
        assert Shape(polygon((0, 0), (10, 0), (0, 10))).gap(2, 4) == Gap(0, 6)

    def test_the_widest_of_several_is_taken(self) -> None:
        comb = polygon((0, 0), (3, 0), (3, 5), (5, 5), (5, 0), (10, 0), (10, 8), (0, 8))
        assert Shape(comb).gap(1, 2) == Gap(5, 10)

    def test_a_hole_parts_a_band(self) -> None:
        ring = Shape(Outline("path", (SQUARE, ((4, 4), (4, 6), (7, 6), (7, 4)))))
        assert ring.gap(4.5, 5.5) == Gap(0, 4)

    @pytest.mark.parametrize(("even_odd", "gap"), [(True, Gap(0, 4)), (False, Gap(0, 4))])
    def test_a_ring_that_turns_the_same_way_is_a_hole_by_evenodd_alone(self, even_odd: bool, gap: Gap) -> None:
        shape = Shape(Outline("path", (SQUARE, HOLE), even_odd))
        assert shape.gap(4.5, 5.5) == gap
        assert shape._is_inside(5, 5) is not even_odd

    def test_padding_keeps_away_from_a_straight_side(self) -> None:
        shape = Shape(Outline("polygon", (SQUARE,)), padding=1)
        assert (shape.top, shape.bottom, shape.gap(1, 2)) == (1, 9, Gap(1, 9))

    def test_padding_of_a_circle_is_a_smaller_circle(self) -> None:
        padded = Shape(circle(0, 0, 20, 720), padding=2).gap(6, 10)
        assert padded is not None
        assert padded.width / 2 == pytest.approx((18**2 - 10**2) ** 0.5, abs=0.01)


def test_text_fills_a_circle_by_the_width_of_each_line() -> None:
    desk = Desk()
    result = desk.set(
        text(WORDS, font_size="4", line_height="1.2", shape_inside="url(#a)"), in_shape(circle(25, 25, 25)).context
    )
    widths = [desk.end(run.run) - run.run.xs[0] for run in result.runs]
    assert widths[0] < max(widths) > widths[-1]
    assert " ".join(lines(result)) == WORDS


def test_text_in_a_turned_rectangle_stands_upright_within_it() -> None:
    diamond = polygon((25, 0), (50, 25), (25, 50), (0, 25))
    result = Desk().set(text("owls fly by night", font_size="4", shape_inside="url(#a)"), in_shape(diamond).context)
    assert len(result.runs) > 1


def test_an_upright_rectangle_is_filled_as_a_box_with_height() -> None:
    plain = Desk().set(text(WORDS, font_size="4", shape_inside="url(#a)"), in_shape(rectangle(5, 6, 50, 60)).context)
    boxed = text(
        WORDS, attributes={"x": "5", "y": str(6 + 4 * 1.069), "pnp:height": "60"}, font_size="4", inline_size="50"
    )
    assert plain.runs == Desk().set(boxed).runs


def test_text_that_has_no_room_in_the_first_shape_goes_on_in_the_second() -> None:
    style = {"font_size": "4", "line_height": "1.25", "shape_inside": "url(#a) url(#b)"}
    result = Desk().set(text(WORDS, **style), in_shape(rectangle(0, 0, 40, 11), rectangle(50, 0, 40, 30)).context)
    assert [run.run.xs[0] for run in result.runs] == [0, 0, 50, 50, 50, 50]


def test_the_places_of_lines_that_inkscape_notes_do_not_count() -> None:
    noted = text(
        tspan("The owl counts three ", attributes={"x": "77", "y": "99"}, font_size="4"),
        tspan("and sleeps", attributes={"x": "77", "y": "104"}, font_size="4"),
        font_size="4",
        white_space="pre",
        shape_inside="url(#a)",
    )
    whole = text("The owl counts three and sleeps", font_size="4", white_space="pre", shape_inside="url(#a)")
    around = in_shape(rectangle(0, 0, 30, 30))
    assert lines(Desk().set(noted, around.context)) == lines(Desk().set(whole, around.context))


@pytest.mark.parametrize(("valign", "above"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_text_stands_in_its_shape_as_valign_says(valign: str, above: float) -> None:
    square = polygon((0, 0), (40, 0), (40, 40), (0, 40.001))
    element = text("HH HH", attributes={"pnp:valign": valign}, font_size="10", line_height="1", shape_inside="url(#a)")
    box = Desk().set(element, in_shape(square).context).box
    assert box is not None
    free = 40 - box.rect.height
    assert box.rect.y == pytest.approx(above * free, abs=2.5 if valign == "top" else 0.6)


def test_shrinking_finds_the_largest_size_that_fits_a_shape() -> None:
    attributes = {"pnp:fit": "shrink", "pnp:min-size": "2"}
    around = in_shape(circle(15, 15, 15)).context
    size = (
        Desk().set(text(WORDS, attributes=attributes, font_size="5", shape_inside="url(#a)"), around).runs[0].run.size
    )
    larger = text(WORDS, font_size=str(size + 0.02), shape_inside="url(#a)")
    assert 2 < size < 5
    assert Desk().wrong(larger, around).code == "P461"


def test_justified_text_reaches_both_sides_of_its_gap() -> None:
    desk = Desk()
    trapezium = polygon((0, 0), (50, 0), (40, 40), (10, 40))
    element = text(WORDS, font_size="4", text_align="justify", shape_inside="url(#a)")
    result = desk.set(element, in_shape(trapezium).context)
    middles = [(desk.end(run.run) + run.run.xs[0]) / 2 for run in result.runs[:-1]]
    assert middles == pytest.approx([25] * len(middles), abs=0.05)


@pytest.mark.parametrize(
    ("style", "code", "what"),
    [
        ({"shape_inside": "url(#x)"}, "P472", "`#x` is no shape of this layout that text can fill"),
        ({"shape_inside": "circle(5px)"}, "P472", "`shape-inside: circle(5px)` names no shape"),
        ({"shape_inside": "url(#a)", "shape_padding": "30"}, "P470", "`shape-padding` is `30`, which leaves no room"),
        ({"shape_inside": "url(#a)", "shape_margin": "2"}, "P471", "`shape-margin: 2` is not set yet"),
        ({"shape_inside": "url(#a)", "shape_subtract": "url(#b)"}, "P471", "`shape-subtract: url(#b)` is not set yet"),
    ],
)
def test_what_is_wrong_with_a_shape_is_said(style: dict[str, str], code: str, what: str) -> None:
    diagnostic = Desk().wrong(text("Owl", **style), in_shape(circle(20, 20, 20)).context)
    assert (diagnostic.code, diagnostic.what, diagnostic.span) == (code, what, LAYOUT)


def test_lines_that_find_no_room_are_an_error_with_their_height() -> None:
    around = in_shape(circle(10, 10, 10)).context
    diagnostic = Desk().wrong(text(WORDS, font_size="4", line_height="1.25", shape_inside="url(#a)"), around)
    assert (diagnostic.code, diagnostic.label) == ("P461", "45 mm too high")
    assert diagnostic.what == "text of card `knight` is 45 mm too high for its shape at 11.34 pt: 9 lines are left over"


def test_a_word_wider_than_its_shape_is_an_error_with_its_width() -> None:
    around = in_shape(circle(10, 10, 10)).context
    diagnostic = Desk().wrong(text("Donaudampfschiff", font_size="4", shape_inside="url(#a)"), around)
    assert diagnostic.code == "P460"
    assert diagnostic.what.startswith(
        "text of card `knight` has a word 34.9 mm wide at 11.34 pt, its shape leaves a line 19."
    )


def test_text_that_must_not_wrap_goes_down_to_where_it_has_room() -> None:
    element = text("one two three", font_size="4", white_space="nowrap", shape_inside="url(#a)")
    (run,) = Desk().set(element, in_shape(circle(20, 20, 20)).context).runs
    assert run.run.text == "one two three"
    assert run.run.ys[0] > 8


def test_a_group_of_alike_sizes_is_not_set_in_a_circle() -> None:
    attributes = {"pnp:fit": "shrink", "pnp:min-size": "2", "pnp:fit-group": "rules"}
    diagnostic = Desk().wrong(
        text("Owl", attributes=attributes, shape_inside="url(#a)"), in_shape(circle(30, 30, 30)).context
    )
    assert (diagnostic.code, diagnostic.help) == ("P471", 'write `pnp:fit="shrink"`')


def test_a_rectangle_is_found_also_where_only_rectangles_are_known() -> None:
    from tests.typeset.text.cases import context

    known = context(shape=lambda name: Rect(0, 0, 50, 50) if name == "a" else None)
    assert lines(Desk().set(text("Owl", shape_inside="url(#a)"), known)) == ["Owl"]
