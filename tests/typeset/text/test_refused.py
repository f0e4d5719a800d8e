from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic, Span
from pnp.diagnostics.diagnostic import Severity
from pnp.model.artwork import Subject
from pnp.typeset.element import TextElement
from tests.typeset.text.cases import FONTS, LAYOUT, TITLE, Desk, context, lines, text, tspan


def test_a_missing_glyph_names_the_character_the_font_the_card_and_the_field() -> None:
    desk = Desk()
    assert desk.wrong(text("Owl ★", font_weight="700"), context(fields=("title",))) == Diagnostic(
        code="P453",
        what="`title` of card `knight` has `★` (U+2605 BLACK STAR), for which Noto Sans Bold has no glyph",
        span=TITLE,
        notes=("no font in fonts/ has it", f"the text stands in the layout at {LAYOUT}"),
        help="draw it as an icon, or add a font that has its outline to fonts/",
    )


def test_a_missing_glyph_that_another_font_has_names_that_font() -> None:
    diagnostic = Desk().wrong(text("ő", font_family="Jost", font_weight="700"))
    assert diagnostic.notes[0] == "fonts in fonts/ that have it: Noto Sans Bold, Noto Sans Regular"
    assert diagnostic.help == "add the family to the list in `font-family`, or set the text in a font that has it"


def test_a_missing_glyph_in_a_box_is_told_too() -> None:
    assert Desk().wrong(text("a 木 b", inline_size="50")).code == "P453"


def test_several_missing_characters_are_one_message_that_names_each_once() -> None:
    diagnostic = Desk().wrong(text("★ ★ ♣ ★♣"))
    assert diagnostic.what == (
        "text of card `knight` has 2 characters for which Noto Sans Regular has no glyph: `★` U+2605, `♣` U+2663"
    )


@pytest.mark.parametrize("char", "őűŐŰčšžČŠŽäöÄÖßéáíóúüñçåø–—‘’“”„…€αΩẞ")
def test_the_letters_of_the_games_are_in_the_font(char: str) -> None:
    assert lines(Desk().set(text(char))) == [char]


@pytest.mark.parametrize("char", ["\U0001f600", "\ue000", "\u0416"])
def test_what_no_font_has_is_never_drawn_as_a_box(char: str) -> None:
    assert f"U+{ord(char):04X}" in Desk().wrong(text(char)).what


@pytest.mark.parametrize(
    ("style", "code"),
    [
        ({"font_family": "Owl Sans"}, "P450"),
        ({"font_weight": "300"}, "P451"),
        ({"font_style": "italic", "font_weight": "700"}, "P451"),
        ({"font_family": "Jost", "font_weight": "bold", "font_style": "oblique"}, "P452"),
        ({"font_variation_settings": "'wght' 500"}, "P486"),
        ({"font_variation_settings": "bold"}, "P470"),
        ({"font_kerning": "0"}, "P470"),
        ({"direction": "up"}, "P470"),
        ({"unicode_bidi": "mixed"}, "P470"),
        ({"font_feature_settings": "smallcaps"}, "P470"),
        ({"font_variant_numeric": "fat"}, "P470"),
        ({"font_size": "big"}, "P470"),
        ({"font_size": "0"}, "P470"),
        ({"font_weight": "heavy"}, "P470"),
        ({"font_style": "slanted"}, "P470"),
        ({"font_stretch": "wide"}, "P470"),
        ({"font_family": "'Noto Sans"}, "P470"),
        ({"letter_spacing": "1 furlong"}, "P470"),
        ({"line_height": "tall"}, "P470"),
        ({"text_anchor": "center"}, "P470"),
        ({"text_align": "middle"}, "P470"),
        ({"text_transform": "full-width"}, "P470"),
        ({"white_space": "keep"}, "P470"),
        ({"dominant_baseline": "low"}, "P470"),
        ({"stroke": "red", "stroke_width": "thick"}, "P470"),
        ({"stroke": "red", "stroke_width": "-1"}, "P470"),
        ({"paint_order": "stroek"}, "P470"),
        ({"line_height": "-1"}, "P470"),
        ({"line_height": "nan"}, "P470"),
        ({"letter_spacing": "nan"}, "P470"),
        ({"inline_size": "inf"}, "P470"),
        ({"font_size": "1_0"}, "P470"),
    ],
)
def test_a_style_that_cannot_be_met_is_refused(style: dict[str, str], code: str) -> None:
    diagnostic = Desk().wrong(text("Owl", **style))
    assert (diagnostic.code, diagnostic.span) == (code, LAYOUT)


@pytest.mark.parametrize(
    ("attributes", "style", "what"),
    [
        ({}, {"text_decoration": "underline wavy"}, "`text-decoration: underline wavy` is not set yet"),
        ({}, {"writing_mode": "vertical-rl"}, "`writing-mode: vertical-rl` is not set yet"),
        ({}, {"word_break": "break-all"}, "`word-break: break-all` is not set yet"),
        ({}, {"font_size_adjust": "0.5"}, "`font-size-adjust: 0.5` is not set yet"),
    ],
)
def test_what_is_not_done_is_refused_by_name_with_a_way_round(
    attributes: dict[str, str], style: dict[str, str], what: str
) -> None:
    diagnostic = Desk().wrong(text("Owl", attributes=attributes, **style))
    assert (diagnostic.code, diagnostic.what, bool(diagnostic.help)) == ("P471", what, True)


@pytest.mark.parametrize("tag", ["altGlyph", "tref", "foreignObject", "rect"])
def test_elements_that_are_not_done_are_refused_where_they_stand(tag: str) -> None:
    at = Span("layouts/hero.svg", 9, 5)
    diagnostic = Desk().wrong(text("Owl", TextElement(tag, {}, {}, ("x",), at)))
    assert (diagnostic.code, diagnostic.what, diagnostic.span) == ("P471", f"`<{tag}>` in a text is not set yet", at)


def test_titles_and_links_in_a_text_are_harmless() -> None:
    at = Span("layouts/hero.svg", 9, 5)
    link = TextElement("a", {}, {"font-family": "Noto Sans", "font-size": "10"}, (" flies",), at)
    assert lines(Desk().set(text("Owl", TextElement("title", {}, {}, ("x",), at), link))) == ["Owl flies"]


@pytest.mark.parametrize(
    "style",
    [
        {"text_decoration": "none"},
        {"text_decoration": "none solid rgb(0, 0, 0)"},
        {"writing_mode": "lr-tb"},
        {"baseline_shift": "baseline"},
        {"direction": "ltr"},
        {"font_variant": "normal", "font_variant_ligatures": "normal", "font_feature_settings": "normal"},
        {"text_indent": "0"},
        {"letter_spacing": "normal", "word_spacing": "0px"},
        {"font_stretch": "normal", "font_variation_settings": "normal"},
        {"shape_padding": "0", "inline_size": "0"},
        {"text_shadow": "none", "hyphens": "manual"},
        {"font_variant_numeric": "tabular-nums lining-nums"},
    ],
)
def test_values_without_effect_pass(style: dict[str, str]) -> None:
    assert lines(Desk().set(text("Owl", **style))) == ["Owl"]


def test_an_inherited_property_is_refused_once() -> None:
    desk = Desk()
    desk.setter.set_text(text("a", tspan("b", font_size_adjust="0.5"), font_size_adjust="0.5"), context())
    assert len(desk.sink.diagnostics) == 1


def test_mistakes_of_all_parts_show_in_one_run() -> None:
    desk = Desk()
    parts = (tspan("a", font_family="Owl"), tspan("b", font_weight="300"))
    desk.setter.set_text(text(*parts), context())
    assert [diagnostic.code for diagnostic in desk.sink.diagnostics] == ["P450", "P451"]


def test_the_same_missing_font_is_told_once_for_all_cards() -> None:
    desk = Desk()
    for content in ("Owl", "Heron"):
        desk.setter.set_text(text(content, font_family="Owl"), context())
    assert len(desk.sink.diagnostics) == 1


def test_a_project_without_fonts_is_told_so() -> None:
    diagnostic = Desk({}).wrong(text("Owl"))
    assert (diagnostic.what, diagnostic.notes) == (
        "font family `Noto Sans` is not in fonts/",
        ("there is no font in fonts/",),
    )


@pytest.mark.parametrize(
    ("style", "tag"),
    [
        ({"font_variant_numeric": "oldstyle-nums"}, "onum"),
        ({"font_feature_settings": "'ss01'"}, "ss01"),
    ],
)
def test_a_feature_that_the_font_lacks_is_warned_of_with_those_it_has(style: dict[str, str], tag: str) -> None:
    files = {"fonts/Jost-700Bold.ttf": FONTS["fonts/Jost-700Bold.ttf"]}
    desk = Desk(files)
    assert lines(desk.setter.set_text(text("11", font_family="Jost", font_weight="700", **style), context())) == ["11"]
    (warning,) = desk.sink.diagnostics
    assert (warning.severity, warning.code, warning.what) == (
        Severity.WARNING,
        "P475",
        f"`Jost Bold` has no OpenType feature `{tag}`",
    )
    assert warning.notes[0].startswith("features that it has: kern")


@pytest.mark.parametrize(
    ("value", "tag"), [("small-caps", "smcp"), ("petite-caps", "pcap"), ("titling-caps", "titl"), ("unicase", "unic")]
)
def test_small_capitals_are_never_made_of_large_ones(value: str, tag: str) -> None:
    diagnostic = Desk().wrong(text("Owl", font_family="Jost", font_weight="700", font_variant_caps=value))
    assert (diagnostic.code, diagnostic.what) == (
        "P475",
        f"`Jost Bold` has no small capitals (OpenType feature `{tag}`)",
    )


def test_a_warning_names_every_card_whose_text_it_concerns() -> None:
    desk = Desk()
    for name in ("rook", "knight"):
        desk.setter.set_text(text("11", font_feature_settings="'ss09'"), context(subject=Subject(f"card `{name}`")))
    assert [diagnostic.subjects for diagnostic in desk.sink.diagnostics] == [("card `rook`", "card `knight`")]
