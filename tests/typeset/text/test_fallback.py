from __future__ import annotations

from pathlib import Path

import pytest

from pnp.diagnostics.diagnostic import Severity
from pnp.typeset.element import TextElement
from tests.fonts.made import boxes_otf, boxes_ttf, coloured, restricted
from tests.typeset.text.cases import FONTS, Desk, context, lines, text, tspan

TALL = (50, 0, 550, 700)


def font(letters: str, family: str, weight: int = 400) -> bytes:
    """A font of boxes with a space and these letters."""
    return boxes_ttf({" ": None, **dict.fromkeys(letters, TALL)}, family, weight)


FILES: dict[str, str | bytes] = {
    "fonts/one.ttf": font("abcde(),.5", "One"),
    "fonts/two.ttf": font("abcdeéστ山川。()5", "Two"),
    "fonts/three.ttf": font("abcdeφ、", "Three"),
}
LIST = "One, Two, Three"


def listed(content: str | TextElement, **style: str) -> TextElement:
    """A text in the three families."""
    return text(content, **{"font_family": LIST} | style)


def pieces(content: str, files: dict[str, str | bytes] | None = None, **style: str) -> list[str]:
    """The runs as `font: text`."""
    result = Desk(files or FILES).set(listed(content, **style))
    return [f"{Path(one.run.font.path).stem}: {one.run.text}" for one in result.runs]


def test_the_first_family_that_has_a_letter_takes_it() -> None:
    assert pieces("ab σ φ") == ["one: ab ", "two: σ", "one:  ", "three: φ"]


def test_the_letters_of_a_word_stay_in_one_font() -> None:
    assert pieces("ab abé") == ["one: ab ", "two: abé"]


def test_letters_that_no_font_has_together_go_their_own_ways() -> None:
    assert pieces("éabφ") == ["two: éab", "three: φ"]
    assert pieces("σφτ") == ["two: σ", "three: φ", "two: τ"]


def test_scripts_of_one_word_are_looked_for_apart() -> None:
    assert pieces("ab山cd") == ["one: ab", "two: 山", "one: cd"]


def test_signs_between_letters_stay_in_the_font_of_those_before_them() -> None:
    assert pieces("山5川 (山)") == ["two: 山5川", "one:  (", "two: 山", "one: )"]


def test_a_sign_that_the_font_before_it_lacks_is_looked_for_in_order() -> None:
    assert pieces("山、川") == ["two: 山", "three: 、", "two: 川"]


def test_a_letter_and_its_mark_are_never_parted() -> None:
    files = FILES | {"fonts/two.ttf": font("a\u0331", "Two")}
    assert pieces("b a\u0331", files) == ["one: b ", "two: a\u0331"]


def test_an_accent_put_together_by_the_font_needs_no_other() -> None:
    assert pieces("e\u0301") == ["two: e\u0301"]


def test_families_that_are_not_there_are_passed_over_behind_the_first() -> None:
    assert pieces("σ", font_family="One, Nowhere, sans-serif, Two") == ["two: σ"]
    assert Desk(FILES).wrong(text("a", font_family="Nowhere, One")).code == "P450"


def test_one_family_alone_does_as_before() -> None:
    why = Desk(FILES).wrong(text("φ", font_family="One")).what
    assert why == "text of card `knight` has `φ` (U+03C6 GREEK SMALL LETTER PHI), for which One Regular has no glyph"


def test_a_letter_that_no_family_has_names_all_of_them_and_the_fonts_that_have_it() -> None:
    files = FILES | {"fonts/four.ttf": font("ω", "Four")}
    wrong = Desk(files).wrong(text("aω", font_family="One, Twoo, Three"))
    assert wrong.what == (
        "text of card `knight` has `ω` (U+03C9 GREEK SMALL LETTER OMEGA), "
        "for which none of One Regular, Three Regular has a glyph"
    )
    assert wrong.notes[:2] == (
        "fonts in fonts/ that have it: Four Regular",
        "font family `Twoo` of the list is not in fonts/; did you mean `Two`?",
    )


@pytest.mark.parametrize(
    ("char", "help_"),
    [
        ("鎌", "add a font that has it to fonts/; `pnp fonts subset FONT.ttf` makes a large one small"),
        ("か", "add a font that has it to fonts/; `pnp fonts subset FONT.ttf` makes a large one small"),
        ("🐴", "draw it as an icon, or add a font that has its outline to fonts/"),
        ("♥", "draw it as an icon, or add a font that has its outline to fonts/"),
        ("ж", "write another character, or add a font that has it to fonts/"),
    ],
)
def test_the_help_for_a_missing_character_fits_what_it_is(char: str, help_: str) -> None:
    assert Desk(FILES).wrong(listed(char)).help == help_


def test_a_family_of_emoji_is_reported_as_one_cluster() -> None:
    what = Desk(FILES).wrong(listed("👩\u200d🚀")).what
    assert "U+1F469, `🚀` U+1F680" in what


def test_a_font_of_another_weight_stands_in_with_a_note() -> None:
    desk = Desk({"fonts/one.ttf": font("ab", "One", 700), "fonts/two.ttf": font("σ", "Two", 500)})
    result = desk.setter.set_text(listed("aσ", font_weight="700"), context())
    (note,) = desk.sink.diagnostics
    assert lines(result) == ["a", "σ"]
    assert (note.severity, note.code, note.what) == (
        Severity.NOTE,
        "P487",
        "`Two` is set at weight 500, since weight 700 of it is not in fonts/",
    )


@pytest.mark.parametrize(("asked", "there"), [(700, 600), (800, 700), (700, 800), (400, 500), (500, 400)])
def test_a_font_of_a_weight_that_looks_alike_stands_in_without_a_word(asked: int, there: int) -> None:
    desk = Desk({"fonts/one.ttf": font("ab", "One", asked), "fonts/two.ttf": font("σ", "Two", there)})
    assert lines(desk.set(listed("aσ", font_weight=str(asked)))) == ["a", "σ"]


def test_an_upright_stands_in_for_an_italic_without_a_word() -> None:
    italics = {path: content for path, content in FONTS.items() if "Italic" in path}
    desk = Desk({**italics, "fonts/two.ttf": font("山", "Two")})
    assert lines(desk.set(text("A 山", font_family="Noto Sans, Two", font_style="italic"))) == ["A ", "山"]


def test_the_nearest_weight_stands_in() -> None:
    files: dict[str, str | bytes] = {f"fonts/{weight}.ttf": font("σ", "Two", weight) for weight in (300, 500, 800)}
    desk = Desk(files | {"fonts/one.ttf": font("a", "One", 700)})
    result = desk.setter.set_text(listed("σ", font_weight="700"), context())
    assert result.runs[0].run.font.path == "fonts/800.ttf"


def test_a_stated_line_height_holds_whatever_font_stands_in() -> None:
    def pitch(content: str) -> float:
        result = Desk(FILES).set(listed(content, white_space="pre", inline_size="50", line_height="1.5"))
        return result.runs[-1].run.ys[0] - result.runs[0].run.ys[0]

    assert pitch("a\na") == pitch("a\nσ") == pytest.approx(15)


def test_paint_and_size_hold_in_the_other_font() -> None:
    (first, second) = Desk(FILES).set(listed(tspan("aσ", font_family=LIST, fill="red", font_size="7"))).runs
    assert (first.paint, first.run.size) == (second.paint, second.run.size) == ({"fill": "red"}, 7)


def test_places_go_on_from_font_to_font() -> None:
    result = Desk(FILES).set(listed("aσb"))
    assert [x for one in result.runs for x in one.run.xs] == pytest.approx([0, 6, 12])


def test_a_font_that_must_not_be_embedded_never_stands_in() -> None:
    files = FILES | {"fonts/two.ttf": restricted(font("σ", "Two"))}
    assert Desk(files).wrong(listed("σ")).code == "P453"


def test_an_otf_stands_in_as_well() -> None:
    files = FILES | {"fonts/two.otf": boxes_otf({" ": None, "ш": TALL}, "Cff")}
    assert pieces("ш", files, font_family="One, Cff") == ["two: ш"]


def test_a_character_that_a_font_has_in_colour_only_is_missing() -> None:
    files: dict[str, str | bytes] = {"fonts/emoji.ttf": coloured("🐴")}
    assert Desk(files).wrong(text("🐴", font_family="Owl Emoji")).code == "P453"
    assert lines(Desk(files).set(text("a", font_family="Owl Emoji"))) == ["a"]


def test_words_are_broken_also_where_fonts_change() -> None:
    style = {"font_family": LIST, "inline_size": "14"}
    assert lines(Desk(FILES).set(text("山川山", **style))) == ["山川", "山"]
