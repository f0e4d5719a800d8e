"""Marked text as it is set."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.diagnostics import Span
from pnp.geometry import Rect
from pnp.model.artwork import Subject
from pnp.typeset.element import SetIcon, SetRule, SetText, TextElement
from pnp.typeset.text.content import stretches
from pnp.typeset.text.lines import Paragraph
from pnp.typeset.text.messages import Report
from pnp.typeset.text.paragraphs import paragraphs_of
from pnp.typeset.text.pens import PenCase
from pnp.typeset.text.reading import Reader, StyleBook
from tests.typeset.text.cases import FONTS, LAYOUT, Desk, context, dump, lines, text, tspan

ICONS: dict[str, str | bytes] = {
    "layouts/icons/gold.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"/>',
    "layouts/icons/wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5, -5 40 20" width="9"/>',
    "layouts/shared/icons/gold.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"/>',
    "layouts/shared/icons/coin.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="20mm"/>',
    "layouts/shared/icons/star.svg": "<svg/>",
}
CAP_HEIGHT = 7.14
"""Of Noto Sans, at size 10."""


def marked(content: str, kind: str = "inline", attributes: dict[str, str] | None = None, **style: str) -> SetText:
    """A marked text; a message fails the test."""
    return Desk(FONTS | ICONS).set(text(content, attributes={"pnp:markup": kind} | (attributes or {}), **style))


def icons(result: SetText) -> list[SetIcon]:
    """The icons of a text."""
    return [extra for extra in result.extras if isinstance(extra, SetIcon)]


def box(icon: SetIcon) -> Rect:
    """Where an icon that is not turned stands."""
    place = icon.place
    return Rect(place.e, place.f, place.a, place.d)


def test_bold_and_italic_are_the_fonts_of_the_family() -> None:
    assert dump(marked("Pay *one* **two** ~~x~~")) == "\n".join(
        (
            "0.00 0.00 10.00 NotoSans-400Regular Pay ",
            "19.36 0.00 10.00 NotoSans-400Italic one",
            "35.77 0.00 10.00 NotoSans-400Regular  ",
            "38.37 0.00 10.00 NotoSans-700Bold two",
            "57.52 0.00 10.00 NotoSans-400Regular  ",
            "60.12 0.00 10.00 NotoSans-400Regular x",
        )
    )


def test_a_centred_line_with_bold_and_italic_keeps_its_middle() -> None:
    result = marked("A **bold** word, *slanted*: H", text_anchor="middle")
    first, last = result.runs[0].run, result.runs[-1].run
    assert result.box is not None
    assert first.xs[0] == pytest.approx(-Desk().end(last), abs=0.001)


def test_italic_in_italic_is_upright() -> None:
    result = marked("a *b*", font_style="italic")
    assert [one.run.font.path for one in result.runs] == [
        "fonts/NotoSans-400Italic.ttf",
        "fonts/NotoSans-400Regular.ttf",
    ]


def test_the_layout_names_the_weight_of_bold() -> None:
    result = marked("**a** b", attributes={"pnp:bold-weight": "400"})
    assert {one.run.font.path for one in result.runs} == {"fonts/NotoSans-400Regular.ttf"}


def test_a_face_that_is_not_there_is_told_with_the_mark_that_asks_for_it() -> None:
    diagnostic = Desk().wrong(text("***all***", attributes={"pnp:markup": "inline"}))
    assert (diagnostic.code, diagnostic.what, diagnostic.notes[-1]) == (
        "P451",
        "font family `Noto Sans` has no italic weight 700 in fonts/",
        "`*italic*` asks for it, first for `all`",
    )


def test_a_struck_word_has_a_line_through_it() -> None:
    result = marked("a ~~struck~~ b")
    (rule,) = result.extras
    assert isinstance(rule, SetRule)
    struck = result.runs[1].run
    assert (rule.place.e, rule.place.e + rule.place.a) == pytest.approx((struck.xs[0], Desk().end(struck)), abs=0.001)
    assert (rule.place.f, rule.place.d) == pytest.approx((-3.22, 0.5))
    assert rule.after == 2


def test_a_line_goes_through_icons_and_the_spaces_between() -> None:
    rules = [extra.place for extra in marked("~~a :gold: b~~ c").extras if isinstance(extra, SetRule)]
    assert [place.e + place.a for place in rules[:2]] == pytest.approx([place.e for place in rules[1:]])
    assert len(rules) == 3


@pytest.mark.parametrize(("line", "top"), [("underline", 1.0), ("line-through", -3.22), ("overline", -10.69 - 0.5)])
def test_lines_of_a_style_reach_all_in_it(line: str, top: float) -> None:
    result = Desk().set(text("a ", tspan("b ", tspan("c", fill="red")), text_decoration=line))
    assert len(result.extras) == 2
    assert {round(rule.place.f, 2) for rule in result.extras} == {top}


def test_a_line_has_its_own_colour_where_the_style_names_one() -> None:
    style = {"text_decoration": "underline", "text_decoration_color": "red"}
    (rule,) = Desk().set(text("a", fill="blue", **style)).extras
    assert rule.paint["fill"] == "red"


def test_a_line_below_counts_for_the_height_of_a_box() -> None:
    attributes = {"pnp:height": "6.5"}
    assert Desk().set(text("x", attributes=attributes, inline_size="20")).runs
    assert Desk().wrong(text("x", attributes=attributes, inline_size="20", text_decoration="underline")).code == "P461"


@pytest.mark.parametrize("size", [2.3, 3.5, 10.0])
def test_an_icon_is_as_high_as_the_font_size_and_centred_on_the_capitals(size: float) -> None:
    (icon,) = icons(marked("2 :gold:", font_size=str(size)))
    middle = box(icon).y + box(icon).height / 2
    assert (box(icon).width, box(icon).height) == pytest.approx((size, size))
    assert middle == pytest.approx(-CAP_HEIGHT / 2 * size / 10, abs=0.001)


@pytest.mark.parametrize(("value", "height"), [("70%", 7.0), ("1.2em", 12.0), ("5 mm", 5.0), ("4", 4.0)])
def test_the_layout_says_how_high_icons_are(value: str, height: float) -> None:
    (icon,) = icons(marked(":gold:", attributes={"pnp:icon-size": value}))
    assert box(icon).height == pytest.approx(height)


def test_icons_keep_their_shape() -> None:
    shapes = [(icon.name, box(icon).width, box(icon).height) for icon in icons(marked(":wide: :coin: :star:"))]
    assert shapes == [
        ("wide", pytest.approx(20), pytest.approx(10)),
        ("coin", pytest.approx(5), pytest.approx(10)),
        ("star", pytest.approx(10), pytest.approx(10)),
    ]


def test_an_icon_of_the_game_goes_before_a_shared_one() -> None:
    assert [icon.path for icon in icons(marked(":gold: :coin:"))] == [
        "layouts/icons/gold.svg",
        "layouts/shared/icons/coin.svg",
    ]


def test_icons_stand_in_a_row_with_the_letters_around_them() -> None:
    result = marked("a:gold*2:b")
    first, second = map(box, icons(result))
    before, after = (one.run for one in result.runs)
    assert first.x == pytest.approx(Desk().end(before) + 0.6)
    assert second.x == pytest.approx(first.right + 1.2)
    assert after.xs[0] == pytest.approx(second.right + 0.6)


def test_an_icon_has_the_colour_of_the_letters_around_it() -> None:
    outer = {"pnp:markup": "inline"}
    result = Desk(FONTS | ICONS).set(text(":gold: ", tspan(":coin:", fill="red"), attributes=outer, fill="blue"))
    assert [icon.paint["fill"] for icon in icons(result)] == ["blue", "red"]


def test_an_icon_is_no_letter_for_a_reader_of_the_page() -> None:
    result = marked("Pay 2 :gold: now")
    assert lines(result) == ["Pay 2 ", " now"]
    assert result.box is not None
    assert result.box.text == "Pay 2 :gold: now"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("aaaa 2 :gold: b", ["aaaa", "2 ", " b"]),
        ("aaaa :gold: 2 b", ["aaaa", " 2 b"]),
        ("aaaa x :gold: b", ["aaaa x", " b"]),
        ("aaaa b:gold*2:", ["aaaa", "b"]),
    ],
)
@pytest.mark.parametrize("align", ["start", "justify"])
def test_a_number_and_its_icon_stay_on_one_line(content: str, expected: list[str], align: str) -> None:
    result = marked(content, inline_size="40", text_align=align)
    assert [line.rstrip(" ") for line in lines(result)] == [line.rstrip(" ") for line in expected]


def test_an_icon_leaves_the_lines_as_they_are() -> None:
    result = marked("aaaa :gold: bbbb", inline_size="40", line_height="1")
    assert [one.run.ys[0] for one in result.runs] == [0, 10]


def test_an_icon_higher_than_its_line_makes_room() -> None:
    result = marked("aaaa\n\n:gold:b", attributes={"pnp:icon-size": "3em"}, inline_size="60")
    assert result.runs[-1].run.ys[0] > 20
    assert box(icons(result)[0]).y > 0


def test_a_text_of_icons_alone_is_set() -> None:
    result = marked(":gold*3:", text_anchor="middle")
    assert result.runs == ()
    assert result.box is not None
    assert result.box.rect.x + result.box.rect.width / 2 == pytest.approx(0)


def test_icons_shrink_with_their_text() -> None:
    attributes = {"pnp:height": "12", "pnp:fit": "shrink", "pnp:min-size": "3"}
    result = marked("2 :gold: or 3 :gold: or 4", attributes=attributes, inline_size="50")
    size = result.runs[0].run.size
    assert size < 10
    assert [box(icon).height for icon in icons(result)] == pytest.approx([size, size])


def test_a_turned_text_turns_its_icons() -> None:
    (icon,) = icons(marked("a :gold:", attributes={"rotate": "90"}))
    assert (icon.place.a, icon.place.b) == pytest.approx((0, 10))


def test_a_text_from_right_to_left_has_its_icons_at_their_places() -> None:
    found = {icon.name: box(icon).x for icon in icons(marked("\u202ea :gold: b :coin:\u202c"))}
    assert found["coin"] < found["gold"]


def test_paragraphs_are_parted_as_the_layout_says() -> None:
    spaced = marked("one\n\ntwo\\\nthree", attributes={"pnp:paragraph-spacing": "5"}, inline_size="90", line_height="1")
    assert [one.run.ys[0] for one in spaced.runs] == pytest.approx([0, 15, 25])


def test_paragraphs_in_a_text_without_a_box_are_lines() -> None:
    assert [one.run.ys[0] for one in marked("one\n\ntwo", line_height="1.2").runs] == pytest.approx([0, 12])


def test_a_first_line_is_indented_where_a_paragraph_begins_and_not_after_a_hard_break() -> None:
    result = marked("one\\\ntwo\n\nthree", inline_size="90", text_indent="7")
    assert [one.run.xs[0] for one in result.runs] == [7, 0, 7]


def test_marks_in_a_tspan_count_from_there() -> None:
    result = Desk().set(text("*a* ", tspan("*b*", attributes={"pnp:markup": "inline"})))
    assert lines(result) == ["*a* ", "b"]


def test_a_tspan_may_be_left_out_of_the_marks() -> None:
    outer = {"pnp:markup": "inline"}
    result = Desk().set(text("*a*", tspan("*b*", attributes={"pnp:markup": "none"}), attributes=outer))
    assert lines(result) == ["a", "*b*"]


def test_spaces_beside_tspans_stay() -> None:
    result = Desk().set(text("a ", tspan("**b**"), " c", attributes={"pnp:markup": "inline"}))
    assert "".join(lines(result)) == "a b c"


def block(content: str, *before: object, attributes: dict[str, str] | None = None, **style: str) -> SetText:
    """A block of rules 100 wide; a message fails the test."""
    given = {"pnp:markup": "block"} | (attributes or {})
    return Desk(FONTS | ICONS).set(text(*before, content, attributes=given, inline_size="100", **style))  # type: ignore[arg-type]


def test_rules_are_set_with_headings_and_hanging_bullets() -> None:
    content = "# Set up\nDeal cards.\n\n- one two three four five\n- six\n  1. seven"
    assert dump(block(content, line_height="1.2")) == "\n".join(
        (
            "0.00 0.00 15.00 NotoSans-700Bold Set up",
            "0.00 17.56 10.00 NotoSans-400Regular Deal cards.",
            "5.82 34.56 10.00 NotoSans-400Regular · one two three four",
            "12.00 46.56 10.00 NotoSans-400Regular five",
            "5.82 60.06 10.00 NotoSans-400Regular · six",
            "12.10 73.56 10.00 NotoSans-400Regular 1. seven",
        )
    )


def starts(result: SetText) -> dict[str, float]:
    """Where the first letter of each run stands, by its text."""
    return {one.run.text: round(one.run.xs[0], 2) for one in result.runs}


def depths(result: SetText) -> list[float]:
    """The baselines of the runs."""
    return [round(one.run.ys[0], 2) for one in result.runs]


def test_items_of_a_list_begin_below_one_another_whatever_their_numbers_are() -> None:
    result = block("8. eight\n9. nine\n10. ten\\\nmore")
    text_starts = [one.run.xs[one.run.text.index(" ") + 1] for one in result.runs[:3]]
    assert text_starts == pytest.approx([result.runs[3].run.xs[0]] * 3)
    assert min(one.run.xs[0] for one in result.runs) >= 0


def test_a_further_paragraph_of_an_item_stands_below_its_text() -> None:
    assert starts(block("- one\n\n  two")) == {"· one": 5.82, "two": 12.0}


def test_lists_have_more_room_where_their_author_left_blank_lines() -> None:
    tight, loose = depths(block("- a\n- b", line_height="1")), depths(block("- a\n\n- b", line_height="1"))
    assert (tight, loose) == ([0, 11.5], [0, 15])


def test_paragraphs_of_rules_are_parted_as_the_layout_says() -> None:
    attributes = {"pnp:paragraph-spacing": "3"}
    assert depths(block("a\n\nb\n\n- c", attributes=attributes, line_height="1")) == [0, 13, 26]


def look(kind: str, attributes: dict[str, str] | None = None, **style: str) -> TextElement:
    """An element that says how a kind looks."""
    return tspan(attributes={"pnp:style": kind} | (attributes or {}), **style)


def test_the_layout_says_how_headings_and_lists_look() -> None:
    looks = (
        look("h1", {"pnp:after": "4"}, font_size="20", font_family="Jost", font_weight="700", line_height="1"),
        look("li", {"pnp:bullet": "-", "pnp:indent": "20", "pnp:before": "2"}, fill="red", line_height="1"),
        look("marker", fill="blue", line_height="1"),
        "\n",
    )
    result = block("# Set up\n- one\n- two", *looks, line_height="1")
    assert [(one.run.text, one.run.size, one.paint.get("fill")) for one in result.runs] == [
        ("Set up", 20, None),
        ("- ", 10, "blue"),
        ("one", 10, "red"),
        ("- ", 10, "blue"),
        ("two", 10, "red"),
    ]
    assert result.runs[0].run.font.path == "fonts/Jost-700Bold.ttf"
    assert [result.runs[2].run.xs[0], result.runs[4].run.ys[0] - result.runs[2].run.ys[0]] == pytest.approx([20, 12])


def test_the_look_of_paragraphs_leaves_what_it_does_not_name() -> None:
    result = block("one **two**", look("p", fill="red", font_size="8"), fill="blue", font_size="8", letter_spacing="1")
    assert [(one.run.size, one.paint["fill"]) for one in result.runs] == [(8, "red"), (8, "red")]


def test_an_icon_in_a_heading_is_one_of_the_heading() -> None:
    result = block("# Pay :gold:\n:gold:", look("h1", font_size="20", fill="red"))
    assert [(box(icon).height, icon.paint.get("fill")) for icon in icons(result)] == [(20, "red"), (10, None)]


def test_headings_stay_with_what_comes_after() -> None:
    paragraphs = paragraphs_in("# Set up\nDeal cards.\n\n- one")
    assert [bool(paragraph.form and paragraph.form.keep) for paragraph in paragraphs] == [True, False, False]


def test_text_typed_into_the_layout_may_be_indented_with_it() -> None:
    typed = "\n      # Set up\n      - one\n        - two\n      - three\n    "
    assert [line.strip() for line in lines(block(typed))] == ["Set up", "· one", "– two", "· three"]


def test_a_value_put_in_by_the_template_is_indented_on_its_first_line_alone() -> None:
    assert [line.strip() for line in lines(block("\n      - one\n  - two\n- three\n    "))] == [
        "· one",
        "– two",
        "· three",
    ]


def test_items_from_right_to_left_end_below_one_another() -> None:
    attributes = {"pnp:markup": "block", "x": "100"}
    content = text("- \u202eabc\\\ndef", attributes=attributes, inline_size="100", direction="rtl")
    first, second = Desk(FONTS | ICONS).set(content).runs
    assert (first.run.text, second.run.text) == ("cba ·", "def")
    assert (first.run.xs[3], Desk().end(second.run)) == pytest.approx((88, 88), abs=0.01)


def test_a_squeezed_title_squeezes_its_icon() -> None:
    attributes = {"pnp:max-lines": "1", "pnp:fit": "squeeze"}
    (icon,) = icons(marked("Squeezed :gold: title", attributes=attributes, inline_size="73"))
    assert 9.2 <= box(icon).width < 10
    assert box(icon).height == pytest.approx(10)


def test_rules_from_right_to_left_have_their_bullets_on_the_right() -> None:
    desk = Desk(FONTS | ICONS)
    attributes = {"pnp:markup": "block", "x": "100"}
    result = desk.set(text("- \u202eabc", attributes=attributes, inline_size="100", direction="rtl"))
    assert result.box is not None
    xs = {char: x for one in result.runs for char, x in zip(one.run.text, one.run.xs, strict=True)}
    assert xs["·"] > xs["a"] > xs["c"]


@pytest.mark.parametrize(
    ("content", "attributes", "code"),
    [
        ("**a", {}, "P490"),
        (":gould:", {}, "P491"),
        (":gold*0:", {}, "P492"),
        ("a", {"pnp:markup": "block"}, "P473"),
        ("a", {"pnp:markup": "html"}, "P470"),
        ("**a**", {"pnp:bold-weight": "heavy"}, "P470"),
        ("**a**", {"pnp:bold-weight": "600"}, "P451"),
        (":gold:", {"pnp:icon-size": "large"}, "P470"),
        (":gold:", {"pnp:icon-size": "0"}, "P470"),
    ],
)
def test_what_cannot_be_set_is_refused(content: str, attributes: dict[str, str], code: str) -> None:
    assert Desk(FONTS | ICONS).wrong(text(content, attributes={"pnp:markup": "inline"} | attributes)).code == code


def test_a_mistake_is_shown_at_the_letters_that_the_author_typed() -> None:
    source = "deck: heroes\ncards:\n  - id: knight\n    title: |\n      A *b* and\n      pay 2 :gould: now\n"
    subject = Subject(
        "card `knight`", Span("content/heroes.yaml", 3, 5), {"title": Span("content/heroes.yaml", 4, 12, 1)}
    )
    desk = Desk(FONTS | ICONS | {"content/heroes.yaml": source})
    value = "A *b* and\npay 2 :gould: now\n"
    found = desk.wrong(text(value, attributes={"pnp:markup": "inline"}), context(fields=("title",), subject=subject))
    assert (found.span, found.help) == (Span("content/heroes.yaml", 6, 13, 7), "did you mean `:gold:`?")


def test_a_mistake_typed_into_the_layout_is_shown_there() -> None:
    source = "\n" * 6 + "         <text>now **two</text>\n"
    found = Desk(FONTS | {LAYOUT.path: source}).wrong(text("now **two", attributes={"pnp:markup": "inline"}))
    assert found.span == Span(LAYOUT.path, 7, 20, 2)


def paragraphs_in(content: str) -> list[Paragraph]:
    """The paragraphs of a block of rules."""
    desk = Desk(FONTS)
    element = text(content, attributes={"pnp:markup": "block"}, inline_size="100")
    report = Report(desk.sink, element, context())
    reader = Reader(StyleBook(PenCase(desk.setter.library)), report, "en", context().shape, boxed=True)
    around = reader.root(element)
    assert around is not None
    return paragraphs_of(stretches(around, reader) or [])


@given(content=st.text(alphabet="ab *~:\\\n#-1.gold", max_size=80), kind=st.sampled_from(("inline", "block")))
def test_any_text_is_set_in_its_box_or_refused(content: str, kind: str) -> None:
    attributes = {"pnp:markup": kind, "pnp:height": "60", "y": "10", "pnp:fit": "shrink", "pnp:min-size": "4"}
    desk = Desk(FONTS | ICONS)
    result = desk.setter.set_text(text(content, attributes=attributes, inline_size="60"), context())
    if result.box is not None:
        ink = result.box.rect
        assert ink.x >= -0.5
        assert ink.right <= 60.5
        assert ink.height <= 60.001


LONG_HEADING = "# Setting up the extraordinary expedition\n\nDeal."


def test_headings_of_a_justified_text_are_ragged() -> None:
    style = {"inline_size": "105", "text_align": "justify"}
    attributes = {"pnp:bold-weight": "700"}
    ragged = marked(LONG_HEADING, "block", attributes, **style | {"text_align": "start"})
    assert dump(marked(LONG_HEADING, "block", attributes, **style)) == dump(ragged)


@pytest.mark.parametrize("align", ["start", "justify"])
def test_headings_are_not_parted_by_rule(align: str) -> None:
    style = {"inline_size": "160", "text_align": align, "hyphens": "auto"}
    assert "-" not in dump(marked(LONG_HEADING, "block", {"pnp:bold-weight": "700"}, **style)).replace("NotoSans-", "")


def test_icons_in_a_row_that_are_too_wide_are_told_as_icons() -> None:
    desk = Desk(FONTS | ICONS)
    wrong = desk.wrong(text(":gold*9:", attributes={"pnp:markup": "inline"}, inline_size="30"))
    assert wrong.notes[1] == "9 icons in a row are one word: a space between two of them lets the line end there"
