from __future__ import annotations

import pytest

from pnp.geometry import Rect, Transform
from pnp.typeset.element import TextContext
from tests.typeset.text.cases import Desk, context, dump, lines, text, tspan, width

RULES = "The owl counts three; a heron-like shadow takes one card from each rival, then sleeps."


def in_rect(rect: Rect) -> TextContext:
    """Surroundings where `#box` is a rectangle."""
    return context(shape=lambda name: rect if name == "box" else None)


def test_words_fill_lines_down_the_box() -> None:
    result = Desk().set(text(RULES, attributes={"x": "6", "y": "51.5"}, font_size="3", inline_size="44"))
    assert dump(result) == "\n".join(
        (
            "6.00 51.50 3.00 NotoSans-400Regular The owl counts three; a heron-",
            "6.00 55.59 3.00 NotoSans-400Regular like shadow takes one card",
            "6.00 59.67 3.00 NotoSans-400Regular from each rival, then sleeps.",
        )
    )


def test_a_box_without_height_has_its_first_baseline_at_y() -> None:
    assert Desk().set(text("Owl", attributes={"y": "20"}, inline_size="50")).runs[0].run.ys[0] == 20


@pytest.mark.parametrize(("valign", "expected"), [("top", 20.0), ("middle", 23.19), ("bottom", 26.38)])
def test_a_box_with_height_begins_a_line_above_y(valign: str, expected: float) -> None:
    attributes = {"y": "20", "pnp:height": "20", "pnp:valign": valign}
    assert Desk().set(text("Owl", attributes=attributes, inline_size="50")).runs[0].run.ys[0] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("height", "expected"),
    [("normal", 13.62), ("1.2", 12.0), ("150%", 15.0), ("1.3em", 13.0), ("12px", 12.0), ("3mm", 11.339)],
)
def test_lines_are_as_far_apart_as_line_height_says(height: str, expected: float) -> None:
    first, second = Desk().set(text("one two", inline_size="25", line_height=height)).runs
    assert second.run.ys[0] - first.run.ys[0] == pytest.approx(expected, abs=0.001)


def test_a_larger_word_makes_room_for_itself() -> None:
    large = tspan("two", font_size="20", line_height="1.2")
    first, second, third = Desk().set(text("one ", large, " six", inline_size="38", line_height="1.2")).runs
    above_large, below_large = 20 * (1.2 - 1.362) / 2 + 20 * 1.069, 20 * (1.2 - 1.362) / 2 + 20 * 0.293
    above, below = above_large / 2, below_large / 2
    assert second.run.ys[0] - first.run.ys[0] == pytest.approx(below + above_large)
    assert third.run.ys[0] - second.run.ys[0] == pytest.approx(below_large + above)


@pytest.mark.parametrize(
    ("style", "left", "part"),
    [
        ({"text_anchor": "start"}, 50, 0.0),
        ({"text_anchor": "middle"}, 30, 0.5),
        ({"text_anchor": "end"}, 10, 1.0),
        ({"text_align": "center"}, 50, 0.5),
        ({"text_align": "end"}, 50, 1.0),
        ({"text_align": "right"}, 50, 1.0),
        ({"text_anchor": "middle", "text_align": "center"}, 30, 0.5),
        ({"text_anchor": "middle", "text_align": "start"}, 30, 0.0),
    ],
)
def test_anchor_places_the_box_and_align_the_line_in_it(style: dict[str, str], left: float, part: float) -> None:
    desk = Desk()
    long = width(desk.set(text("Owls")), desk)
    result = desk.set(text("Owls", attributes={"x": "50"}, inline_size="40", **style))
    assert result.runs[0].run.xs[0] == pytest.approx(left + part * (40 - long), abs=0.001)


def test_a_rectangle_holds_the_text_from_its_top() -> None:
    result = Desk().set(text(RULES, font_size="3", shape_inside="url(#box)"), in_rect(Rect(5, 40, 62, 20)))
    assert dump(result) == "\n".join(
        (
            "5.00 43.21 3.00 NotoSans-400Regular The owl counts three; a heron-like shadow",
            "5.00 47.29 3.00 NotoSans-400Regular takes one card from each rival, then sleeps.",
        )
    )


def test_padding_makes_a_rectangle_smaller() -> None:
    padded = text("Owl", shape_inside="url(#box)", shape_padding="2")
    plain = text("Owl", shape_inside="url(#box)")
    first = Desk().set(padded, in_rect(Rect(5, 40, 60, 30))).runs[0].run
    second = Desk().set(plain, in_rect(Rect(7, 42, 56, 26))).runs[0].run
    assert first == second


def test_text_as_inkscape_saves_it_is_set_in_its_rectangle() -> None:
    written = text(
        tspan("The owl ", attributes={"x": "5", "y": "43.2"}, white_space="pre", font_size="3"),
        tspan("counts\n", attributes={"x": "5", "y": "47"}, white_space="pre", font_size="3"),
        tspan("three", attributes={"x": "5", "y": "51"}, white_space="pre", font_size="3"),
        attributes={"xml:space": "preserve"},
        shape_inside="url(#box)",
        white_space="pre",
        font_size="3",
        inline_size="0",
        text_decoration="none",
        writing_mode="lr-tb",
        baseline_shift="baseline",
    )
    assert lines(Desk().set(written, in_rect(Rect(5, 40, 60, 20)))) == ["The owl counts", "three"]


@pytest.mark.parametrize(
    ("typed", "white_space", "expected"),
    [
        ("one\ntwo", "normal", ["one two"]),
        ("one \n two\n\nthree\n", "pre-line", ["one", "two", "three"]),
        ("  one\ntwo", "pre", ["one", "two"]),
        ("one  two", "pre-wrap", ["one  two"]),
        ("one two three four five", "nowrap", None),
    ],
)
def test_typed_line_ends_are_kept_where_css_keeps_them(
    typed: str, white_space: str, expected: list[str] | None
) -> None:
    desk = Desk()
    element = text(typed, inline_size="60", white_space=white_space)
    if expected is None:
        assert desk.wrong(element).code == "P460"
    else:
        assert lines(desk.set(element)) == expected


def test_an_empty_line_takes_its_height() -> None:
    first, second = Desk().set(text("a\n\nb", inline_size="50", white_space="pre-line", line_height="1")).runs
    assert second.run.ys[0] - first.run.ys[0] == pytest.approx(20)


def test_spaces_typed_at_the_start_of_a_line_indent_it_where_they_are_kept() -> None:
    indented, plain = Desk().set(text("  a\na", inline_size="50", white_space="pre")).runs
    assert indented.run.xs[0] - plain.run.xs[0] == pytest.approx(2 * 2.6)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("well-known", ["well-", "known"]),
        ("Wien–Graz", ["Wien–", "Graz"]),
        ("Donau\u00addampf", ["Donau-", "dampf"]),
        ("Donau\u200bdampf", ["Donau", "dampf"]),
        ("up red/blue", ["up red/", "blue"]),
    ],
)
def test_long_words_break_where_a_reader_expects_it(typed: str, expected: list[str]) -> None:
    assert lines(Desk().set(text(typed, inline_size="36"))) == expected


@pytest.mark.parametrize("typed", ["1–2", "3-4", "-5", "a\u00a0b", "10\u00a0mm"])
def test_figures_and_no_break_spaces_hold_together(typed: str) -> None:
    assert lines(Desk().set(text(f"xxxxxx {typed}", inline_size="38"))) == ["xxxxxx", typed]


def test_a_soft_hyphen_that_is_not_needed_is_invisible() -> None:
    assert lines(Desk().set(text("Donau\u00addampf", inline_size="80"))) == ["Donaudampf"]


def test_a_word_of_two_styles_breaks_at_its_hyphen() -> None:
    result = Desk().set(text("we", tspan("ll-kn", font_weight="700"), "own", inline_size="40"))
    assert lines(result) == ["we", "ll-", "kn", "own"]
    assert result.runs[1].run.ys != result.runs[2].run.ys


def test_a_justified_line_ends_at_the_edge_and_the_last_does_not() -> None:
    desk = Desk()
    first, last = desk.set(text("one two six four", inline_size="60", text_align="justify")).runs
    assert desk.end(first.run) == pytest.approx(60)
    assert desk.end(last.run) < 40


def test_a_box_is_measured_in_the_units_of_a_scaled_group() -> None:
    half = context(to_card=Transform(0.5, 0, 0, 0.5, 0, 0))
    attributes = {"pnp:height": "10mm", "pnp:valign": "bottom"}
    users = {"pnp:height": "20", "pnp:valign": "bottom"}
    assert Desk().set(text("Owl", attributes=attributes, inline_size="50"), half).runs == (
        Desk().set(text("Owl", attributes=users, inline_size="50"), half).runs
    )


def test_a_shape_that_is_not_there_is_refused() -> None:
    diagnostic = Desk().wrong(text("Owl", shape_inside="url(#blob)"), in_rect(Rect(0, 0, 1, 1)))
    assert (diagnostic.code, diagnostic.what) == (
        "P472",
        "`#blob` is no shape of this layout that text can fill",
    )


@pytest.mark.parametrize(
    ("attributes", "style", "code", "what"),
    [
        ({"pnp:height": "5"}, {}, "P473", "`pnp:height` needs a box, and this text has none"),
        (
            {"pnp:valign": "middle"},
            {"inline_size": "50"},
            "P473",
            "`pnp:valign` is `middle`, but the box has no height",
        ),
        ({"pnp:valign": "center"}, {"inline_size": "50"}, "P470", "`pnp:valign` is `center`, which is not known here"),
        (
            {"pnp:fit": "shrink"},
            {"inline_size": "50"},
            "P473",
            '`pnp:fit="shrink"` needs to know how far the text may shrink',
        ),
        (
            {"pnp:min-size": "3"},
            {"inline_size": "50"},
            "P473",
            '`pnp:min-size` does nothing without `pnp:fit="shrink"`',
        ),
        ({"pnp:fit": "fill"}, {"inline_size": "50"}, "P470", "`pnp:fit` is `fill`, which is not known here"),
        (
            {"pnp:max-lines": "0"},
            {"inline_size": "50"},
            "P470",
            "`pnp:max-lines` is `0`, which is no whole number from 1",
        ),
        ({"pnp:height": "tall"}, {"inline_size": "50"}, "P470", "`pnp:height` is `tall`, which is no length"),
        (
            {"pnp:height": "5 furlong"},
            {"inline_size": "50"},
            "P470",
            "`pnp:height` is `5 furlong`, which has a unit that does not exist",
        ),
        ({}, {"inline_size": "-3"}, "P470", "`inline-size` is `-3`, which is not above 0"),
        ({}, {"inline_size": "wide"}, "P470", "`inline-size` is `wide`, which is no length"),
        ({}, {"inline_size": "50%"}, "P470", "`inline-size` is `50%`, which is a percentage, of what is not known"),
        (
            {},
            {"inline_size": "50", "dominant_baseline": "middle"},
            "P473",
            "`dominant-baseline: middle` does nothing in a box",
        ),
        (
            {"pnp:fit": "shrink", "pnp:min-size": "11"},
            {"inline_size": "50"},
            "P470",
            "`pnp:min-size` is `11`, which is more than the `font-size` 10",
        ),
        ({"pnp:live": "maybe"}, {}, "P470", "`pnp:live` is `maybe`, which is not known here"),
    ],
)
def test_what_a_box_cannot_read_is_said(
    attributes: dict[str, str], style: dict[str, str], code: str, what: str
) -> None:
    diagnostic = Desk().wrong(text("Owl", attributes=attributes, **style))
    assert (diagnostic.code, diagnostic.what) == (code, what)


def test_padding_that_leaves_no_room_is_refused() -> None:
    diagnostic = Desk().wrong(text("Owl", shape_inside="url(#box)", shape_padding="5"), in_rect(Rect(0, 0, 50, 10)))
    assert diagnostic.what == "`shape-padding` is `5`, which leaves no room"


def test_shifts_of_letters_in_a_box_are_refused() -> None:
    diagnostic = Desk().wrong(text("Owl", tspan("s", attributes={"dy": "-1"}), inline_size="50"))
    assert (diagnostic.code, diagnostic.what) == ("P473", '`dy="-1"` does nothing in a box')


def test_several_mistakes_of_a_box_show_in_one_run() -> None:
    desk = Desk()
    desk.setter.set_text(text("Owl", attributes={"pnp:fit": "fill", "pnp:max-lines": "x"}, inline_size="5"), context())
    assert len(desk.sink.diagnostics) == 2
