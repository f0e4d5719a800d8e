from __future__ import annotations

import pytest

from pnp.geometry import Point, Transform
from tests.typeset.text.cases import Desk, context, dump, lines, text, tspan, width


def test_text_begins_at_its_coordinates() -> None:
    assert (
        dump(Desk().set(text("Owl", attributes={"x": "4.5", "y": "12"}))) == "4.50 12.00 10.00 NotoSans-400Regular Owl"
    )


@pytest.mark.parametrize(("anchor", "part"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_a_text_is_anchored_by_its_advance(anchor: str, part: float) -> None:
    desk = Desk()
    result = desk.set(text("Owl", attributes={"x": "50"}, text_anchor=anchor))
    assert result.runs[0].run.xs[0] == pytest.approx(50 - part * width(result, desk), abs=0.001)


@pytest.mark.parametrize(("anchor", "part"), [("middle", 0.5), ("end", 1.0)])
def test_a_chunk_of_several_fonts_is_anchored_as_a_whole(anchor: str, part: float) -> None:
    desk = Desk()
    bold = tspan("Night", font_weight="700", font_size="14")
    result = desk.set(text("Owl of ", bold, " falls", attributes={"x": "50"}, text_anchor=anchor))
    first, last = result.runs[0].run, result.runs[-1].run
    assert first.xs[0] + part * (desk.end(last) - first.xs[0]) == pytest.approx(50, abs=0.001)


def test_a_bold_word_does_not_move_the_rest_of_a_line() -> None:
    desk = Desk()
    whole = desk.set(text("Owl of Night"))
    split = desk.set(text("Owl ", tspan("of", fill="red"), " Night"))
    assert [x for run in split.runs for x in run.run.xs] == pytest.approx(whole.runs[0].run.xs)


def test_each_style_on_a_line_is_a_run_with_its_spaces() -> None:
    result = Desk().set(text("Owl ", tspan("of", fill="red"), " Night falls"))
    assert lines(result) == ["Owl ", "of", " Night falls"]


def test_a_run_carries_the_paint_of_its_text() -> None:
    result = Desk().set(text("Owl", fill="#123456", stroke="red", stroke_width="0.5", paint_order="stroke"))
    assert result.runs[0].paint == {
        "fill": "#123456",
        "stroke": "red",
        "stroke-width": "0.5",
        "paint-order": "stroke",
    }


def test_lines_of_tspans_stand_where_they_say() -> None:
    result = Desk().set(
        text(
            "\n  ",
            tspan("One", attributes={"x": "10", "y": "5"}),
            "\n  ",
            tspan("Two", attributes={"x": "10", "y": "9"}),
            "\n",
            text_anchor="start",
        )
    )
    assert dump(result) == "10.00 5.00 10.00 NotoSans-400Regular One\n10.00 9.00 10.00 NotoSans-400Regular Two"


def test_white_space_after_a_centred_line_does_not_move_it() -> None:
    desk = Desk()
    lone = desk.set(text(tspan("One", text_anchor="middle", attributes={"x": "10"}), text_anchor="middle"))
    followed = desk.set(
        text(
            tspan("One", text_anchor="middle", attributes={"x": "10"}),
            "\n ",
            tspan("Two", text_anchor="middle", attributes={"x": "10", "y": "9"}),
            text_anchor="middle",
        )
    )
    assert followed.runs[0].run.xs == pytest.approx(lone.runs[0].run.xs)


def test_dx_and_dy_shift_what_follows() -> None:
    desk = Desk()
    plain = desk.set(text("ab")).runs[0].run
    moved = desk.set(text("a", tspan("b", attributes={"dx": "2", "dy": "-3"}))).runs[0].run
    assert (moved.xs[1] - plain.xs[1], moved.ys) == (pytest.approx(2), (0.0, -3.0))


def test_a_list_of_coordinates_places_letters_one_by_one() -> None:
    result = Desk().set(text("abc", attributes={"x": "1, 5 20", "y": "2"}))
    assert (result.runs[0].run.xs, lines(result)) == ((1, 5, 20), ["abc"])


def test_an_inner_coordinate_wins_over_an_outer_one() -> None:
    result = Desk().set(text(tspan("b", attributes={"x": "7"}), attributes={"x": "3", "y": "2"}))
    assert (result.runs[0].run.xs, result.runs[0].run.ys) == ((7,), (2,))


@pytest.mark.parametrize(
    ("typed", "style", "shown"),
    [
        ("\n  two\n\twords  ", {}, ["two words"]),
        (" two  words", {"white_space": "pre"}, [" two  words"]),
        ("one\ntwo", {"white_space": "pre"}, ["one", "two"]),
        ("one \n two", {"white_space": "pre-line"}, ["one", "two"]),
        ("no\u00a0\u00a0break", {}, ["no\u00a0\u00a0break"]),
        ("soft\u00adhyphen", {}, ["softhyphen"]),
    ],
)
def test_white_space_counts_as_css_says(typed: str, style: dict[str, str], shown: list[str]) -> None:
    assert lines(Desk().set(text(typed, **style))) == shown


def test_preserved_space_keeps_spaces_and_makes_line_ends_spaces() -> None:
    assert lines(Desk().set(text("a  b\nc", attributes={"xml:space": "preserve"}))) == ["a  b c"]


def test_white_space_collapses_across_elements() -> None:
    assert lines(Desk().set(text("a ", tspan(" b ", fill="red"), " c"))) == ["a ", "b ", "c"]


def test_a_typed_line_end_goes_down_one_line_height() -> None:
    result = Desk().set(text("one\ntwo", attributes={"x": "3", "y": "4"}, white_space="pre", line_height="1.5"))
    assert [(run.run.xs[0], run.run.ys[0]) for run in result.runs] == [(3, 4), (3, pytest.approx(19))]


@pytest.mark.parametrize(
    ("typed", "transform", "language", "shown"),
    [
        ("strauß", "uppercase", "de", "STRAUSS"),
        ("kiwi", "uppercase", "tr", "KİWİ"),
        ("Άγρα", "uppercase", "el", "ΑΓΡΑ"),
        ("μέρα ή νύχτα", "uppercase", "el", "ΜΕΡΑ Ή ΝΥΧΤΑ"),
        ("μαΐου", "uppercase", "el", "ΜΑΪΟΥ"),
        ("ıi", "uppercase", "tr", "Iİ"),
        ("IİX", "lowercase", "az", "ıix"),
        ("ri\u0307\u0301", "uppercase", "lt", "RI\u0301"),
        ("ijs", "capitalize", "nl", "IJs"),
        ("OWL", "lowercase", "en", "owl"),
        ("the owl's nest", "capitalize", "en", "The Owl's Nest"),
    ],
)
def test_case_is_changed_by_the_rules_of_the_language(typed: str, transform: str, language: str, shown: str) -> None:
    assert lines(Desk().set(text(typed, text_transform=transform), context(language))) == [shown]


@pytest.mark.parametrize(
    ("baseline", "y"),
    [("alphabetic", 0.0), ("middle", 2.68), ("central", 3.88), ("hanging", 8.55), ("text-after-edge", -2.93)],
)
def test_the_dominant_baseline_stands_at_y(baseline: str, y: float) -> None:
    assert Desk().set(text("Owl", dominant_baseline=baseline)).runs[0].run.ys[0] == pytest.approx(y, abs=0.005)


def test_hidden_text_takes_its_room_and_is_not_drawn() -> None:
    desk = Desk()
    shown = desk.set(text("a", tspan("b", fill="red"), "c")).runs[-1].run
    hidden = desk.set(text("a", tspan("b", visibility="hidden"), "c")).runs
    assert [run.run.text for run in hidden] == ["a", "c"]
    assert hidden[-1].run.xs == shown.xs


def test_text_that_is_not_displayed_is_left_out() -> None:
    assert lines(Desk().set(text("a", tspan("b", display="none"), "c"))) == ["ac"]


def test_empty_text_sets_nothing() -> None:
    result = Desk().set(text("\n  "))
    assert (result.runs, result.box) == ((), None)


def test_the_box_holds_the_ink_on_the_card_after_all_transforms() -> None:
    desk = Desk()
    straight = desk.set(text("Hx")).box
    turned = desk.set(text("Hx"), context(to_card=Transform.rotation(180).then(Transform.translation(63, 88)))).box
    assert straight is not None
    assert turned is not None
    assert (turned.rect.right, turned.rect.bottom) == pytest.approx((63 - straight.rect.x, 88 - straight.rect.y))


def test_the_ink_of_a_capital_is_as_high_as_the_capital() -> None:
    box = Desk().set(text("H")).box
    assert box is not None
    assert (box.rect.height, box.rect.bottom) == (pytest.approx(7.14), pytest.approx(0))


def test_an_outline_widens_the_ink_by_half_its_width() -> None:
    desk = Desk()
    plain, outlined = desk.set(text("H")).box, desk.set(text("H", stroke="red", stroke_width="0.5")).box
    assert plain is not None
    assert outlined is not None
    assert outlined.rect.width - plain.rect.width == pytest.approx(0.5)


def test_the_box_tells_the_smallest_size_in_points_on_the_card() -> None:
    twice = Transform(2, 0, 0, 2, 0, 0)
    box = Desk().set(text("a", tspan("b", font_size="5")), context(to_card=twice)).box
    assert box is not None
    assert box.size_pt == pytest.approx(5 * 2 * 72 / 25.4)


def test_text_is_live_unless_told_otherwise() -> None:
    desk = Desk()
    live, dead = desk.set(text("a")).box, desk.set(text("a", attributes={"pnp:live": "no"})).box
    assert live is not None
    assert dead is not None
    assert (live.live, dead.live) == (True, False)


def test_equal_texts_are_set_once() -> None:
    desk = Desk()
    assert desk.set(text("Owl")) is desk.set(text("Owl"))


def test_a_sheared_text_has_the_bounds_of_its_corners() -> None:
    to_card = Transform(0.8, 0.6, -0.6, 0.8, 5, 7)
    desk = Desk()
    flat, turned = desk.set(text("Owl")).box, desk.set(text("Owl"), context(to_card=to_card)).box
    assert flat is not None
    assert turned is not None
    corners = [
        to_card.apply(Point(x, y)) for x in (flat.rect.x, flat.rect.right) for y in (flat.rect.y, flat.rect.bottom)
    ]
    assert turned.rect.x == pytest.approx(min(corner.x for corner in corners))
    assert turned.rect.bottom == pytest.approx(max(corner.y for corner in corners))
