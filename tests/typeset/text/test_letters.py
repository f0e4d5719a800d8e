"""Letters placed one by one: what becomes of runs and clusters, and what is wrong. Where they stand: tests/…/chromium."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.geometry import Transform
from pnp.typeset.element import SetText, TextElement
from tests.typeset.text.cases import LAYOUT, Desk, context, lines, plain, text, tspan
from tests.typeset.text.surroundings import Around, line

AROUND = Around(tracks={"a": line((0, 0), (100, 0)), "steep": line((0, 0), (0, 100)), "half": line((0, 0), (20, 0))})


def along(content: str, path: str = "#a", attributes: dict[str, str] | None = None, **style: str) -> TextElement:
    """A text on a path."""
    inner = TextElement("textPath", {"href": path} | (attributes or {}), plain(style), (content,), LAYOUT)
    return TextElement("text", {}, plain(style), (inner,), LAYOUT)


def xs(result: SetText) -> list[float]:
    """Where the letters begin."""
    return [x for run in result.runs for x in run.run.xs]


def clusters(result: SetText) -> list[tuple[int, int]]:
    """The clusters of the only run."""
    (only,) = result.runs
    return list(only.run.clusters)


class TestRuns:
    def test_letters_spread_over_a_length_are_one_word_for_readers(self):
        result = Desk().set(text("Owl", attributes={"textLength": "60"}))
        assert (lines(result), clusters(result)) == (["Owl"], [(3, 3)])

    def test_letters_a_little_apart_stay_letters_for_readers(self):
        result = Desk().set(text("Owl", attributes={"dx": "0 0.2 0.2"}))
        assert clusters(result) == [(1, 1)] * 3

    def test_words_spread_over_a_length_stay_words_with_spaces(self):
        result = Desk().set(text("the owl", attributes={"textLength": "90"}))
        assert (lines(result), clusters(result)) == (["the owl"], [(3, 3), (1, 1), (3, 3)])

    def test_each_turned_letter_is_a_run(self):
        runs = Desk().set(text("Owl", attributes={"rotate": "10"})).runs
        assert [(run.run.text, run.run.turn) for run in runs] == [("O", 10), ("w", 10), ("l", 10)]

    def test_letters_that_are_not_turned_are_one_run(self):
        assert lines(Desk().set(text("Owls", attributes={"rotate": "20 0"}))) == ["O", "wls"]

    def test_widened_letters_say_how_wide_they_are(self):
        desk = Desk()
        natural = desk.end(desk.set(text("Owl")).runs[0].run)
        attributes = {"textLength": str(natural / 2), "lengthAdjust": "spacingAndGlyphs"}
        (run,) = desk.set(text("Owl", attributes=attributes)).runs
        assert run.run.stretch == pytest.approx(0.5)

    def test_letters_that_have_a_length_of_their_own_are_not_widened_by_the_one_around(self):
        inner = tspan("two", attributes={"textLength": "40"})
        attributes = {"textLength": "200", "lengthAdjust": "spacingAndGlyphs"}
        runs = Desk().set(text("One ", inner, attributes=attributes)).runs
        assert {run.run.text.strip(): run.run.stretch == 1 for run in runs if run.run.text.strip()} == {
            "One": False,
            "two": True,
        }

    def test_the_marks_of_a_turned_letter_turn_with_it(self):
        runs = Desk().set(text("x\u0301", attributes={"rotate": "90"})).runs
        (run,) = runs
        assert len(run.run.glyphs) == 2
        assert run.run.ys[1] != run.run.ys[0]

    def test_letters_in_two_colours_keep_the_kerning_of_the_word(self):
        desk = Desk()
        whole, parted = desk.set(text("AVA")), desk.set(text("A", tspan("V", fill="red"), "A"))
        assert xs(parted) == pytest.approx(xs(whole))
        assert lines(parted) == ["A", "V", "A"]

    def test_a_shift_keeps_the_kerning_of_the_word(self):
        desk = Desk()
        whole, shifted = desk.set(text("AV")), desk.set(text("AV", attributes={"dx": "0 3"}))
        assert xs(shifted)[1] - xs(whole)[1] == pytest.approx(3)

    def test_hidden_letters_keep_their_place(self):
        desk = Desk()
        hidden = desk.set(text("O", tspan("w", visibility="hidden"), "l", attributes={"textLength": "60"}))
        shown = desk.set(text("Owl", attributes={"textLength": "60"}))
        assert xs(hidden) == pytest.approx([xs(shown)[0], xs(shown)[2]])

    def test_the_ink_of_turned_letters_is_counted_as_they_stand(self):
        upright, turned = Desk().set(text("H")).box, Desk().set(text("H", attributes={"rotate": "90"})).box
        assert upright is not None
        assert turned is not None
        assert (turned.rect.width, turned.rect.height) == pytest.approx((upright.rect.height, upright.rect.width))


class TestPath:
    def test_a_straight_path_sets_what_a_text_would(self):
        desk = Desk()
        assert xs(desk.set(along("the owl"), AROUND.context)) == pytest.approx(xs(desk.set(text("the owl"))))

    def test_text_on_a_steep_path_is_turned(self):
        run = Desk().set(along("I", "#steep"), AROUND.context).runs[0].run
        assert (run.turn, run.xs[0], run.ys[0]) == pytest.approx((90, 0, 0), abs=1e-9)

    def test_a_text_longer_than_its_path_is_an_error_with_the_length(self):
        diagnostic = Desk().wrong(along("Owls", "#half"), AROUND.context)
        assert (diagnostic.code, diagnostic.label) == ("P477", "3.04 mm too long")
        assert diagnostic.what == "text of card `knight` reaches 3.04 mm beyond the end of its path"

    def test_a_text_that_begins_before_its_path_is_an_error(self):
        diagnostic = Desk().wrong(along("Owls", text_anchor="middle"), AROUND.context)
        assert diagnostic.what == "text of card `knight` reaches 11.52 mm before the path begins"

    def test_letters_are_counted_in_millimetres_on_the_card(self):
        from msgspec.structs import replace

        half = replace(AROUND.context, to_card=Transform(0.5, 0, 0, 0.5, 0, 0))
        assert Desk().wrong(along("Owls", "#half"), half).label == "1.52 mm too long"

    @pytest.mark.parametrize(
        ("attributes", "code", "what"),
        [
            ({"href": "#x"}, "P476", "`#x` is no path of this layout"),
            ({"href": ""}, "P476", "<textPath> names no path"),
            ({"href": "#a", "side": "right"}, "P471", '`side="right"` is not set yet'),
            ({"href": "#a", "method": "stretch"}, "P471", '`method="stretch"` is not set yet'),
            ({"path": "M0 0h9"}, "P471", "`path` of <textPath> is not read"),
            ({"href": "#a", "startOffset": "far"}, "P470", "`startOffset` is `far`, which is no length"),
        ],
    )
    def test_what_is_wrong_with_a_path_is_said(self, attributes: dict[str, str], code: str, what: str):
        diagnostic = Desk().wrong(along("Owl", attributes=attributes), AROUND.context)
        assert (diagnostic.code, diagnostic.what) == (code, what)


@pytest.mark.parametrize(
    ("attributes", "what"),
    [
        ({"textLength": "wide"}, "`textLength` is `wide`, which is no length"),
        ({"textLength": "-3"}, "`textLength` is `-3`, which is below 0"),
        ({"textLength": "3", "lengthAdjust": "all"}, "`lengthAdjust` is `all`, which is not known here"),
        ({"rotate": "left"}, "`rotate` is `left`, which is no length"),
    ],
)
def test_a_value_that_cannot_be_read_is_refused(attributes: dict[str, str], what: str) -> None:
    diagnostic = Desk().wrong(text("Owl", attributes=attributes))
    assert (diagnostic.code, diagnostic.what) == ("P470", what)


@pytest.mark.parametrize("attributes", [{"rotate": "10"}, {"textLength": "30"}, {"dx": "3"}])
def test_letters_cannot_be_placed_in_a_box(attributes: dict[str, str]) -> None:
    diagnostic = Desk().wrong(text("Owl", attributes=attributes, inline_size="90"))
    name, value = next(iter(attributes.items()))
    assert (diagnostic.code, diagnostic.what) == ("P473", f'`{name}="{value}"` does nothing in a box')


def test_a_path_does_nothing_in_a_box() -> None:
    element = along("Owl", inline_size="90")
    diagnostic = Desk().wrong(element, AROUND.context)
    assert (diagnostic.code, diagnostic.what) == ("P473", "<textPath> does nothing in a box")


def test_a_superscript_in_a_box_stands_above_the_line() -> None:
    element = text("m", tspan("2", baseline_shift="super", font_size="6"), inline_size="50")
    base, raised = [run.run.ys[0] for run in Desk().set(element).runs]
    assert base - raised == pytest.approx(1.362 * 6 / 2)


def test_per_cent_are_of_the_view_box() -> None:
    around = Around()
    run = Desk().set(text("Owl", attributes={"x": "10%", "y": "50%"}), around.context).runs[0].run
    assert (run.xs[0], run.ys[0]) == (10, 100)


def test_per_cent_without_a_view_box_are_refused() -> None:
    assert Desk().wrong(text("Owl", attributes={"x": "10%"})).code == "P470"


def test_a_character_of_two_units_takes_two_numbers_of_a_list() -> None:
    desk = Desk()
    result = desk.setter.set_text(text("\U0001d400b", attributes={"x": "5 7 9"}), context())
    assert result.runs == ()
    assert [diagnostic.code for diagnostic in desk.sink.diagnostics] == ["P453"]


@settings(max_examples=60, deadline=None)
@given(
    st.text(st.sampled_from("abciAVT o"), min_size=2, max_size=20).filter(lambda content: len(content.strip()) > 1),
    st.floats(150, 400),
    st.sampled_from(["spacing", "spacingAndGlyphs"]),
)
def test_a_text_is_as_long_as_its_length_says(content: str, length: float, adjust: str) -> None:
    desk = Desk()
    result = desk.set(text(content, attributes={"textLength": str(length), "lengthAdjust": adjust}))
    last = result.runs[-1].run
    advance = desk.end(last) - last.xs[-1]
    assert last.xs[-1] + advance * last.stretch == pytest.approx(length)
