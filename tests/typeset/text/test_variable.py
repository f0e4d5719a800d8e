from __future__ import annotations

import pytest

from tests.fonts.made import THICK, THIN, boxes_ttf, variable
from tests.typeset.text.cases import Desk, text

STEM = (50, 0, 350, 700)
FILES: dict[str, str | bytes] = {"fonts/owl.ttf": variable()}


def stem(files: dict[str, str | bytes] | None = None, **style: str) -> float:
    """The width of the I in font units."""
    style = {"font_family": "Owl Variable", "font_size": "1000"} | style
    box = Desk(files or FILES).set(text("I", **style)).box
    assert box is not None
    return box.rect.width


def wrong(**style: str) -> tuple[str, str, tuple[str, ...]]:
    """The message about a style."""
    diagnostic = Desk(FILES).wrong(text("I", **{"font_family": "Owl Variable"} | style))
    return diagnostic.code, diagnostic.what, diagnostic.notes


@pytest.mark.parametrize(("weight", "width"), [("100", THIN), ("300", 200), ("500", 300), ("650", 375), ("900", THICK)])
def test_every_weight_of_the_axis_is_there(weight: str, width: float) -> None:
    assert stem(font_weight=weight) == pytest.approx(width)


def test_the_run_says_which_instance_it_is() -> None:
    def variations(weight: str) -> object:
        result = Desk(FILES).set(text("I", font_family="Owl Variable", font_weight=weight))
        return result.runs[0].run.font.variations

    assert (variations("500"), variations("100")) == ((("wght", 500.0),), ())


def test_a_weight_beyond_the_axis_is_refused() -> None:
    assert wrong(font_weight="950") == (
        "P451",
        "font family `Owl Variable` has no weight 950 in fonts/",
        (
            "weights there: 100, 200, 300, 400, 500, 600, 700, 800, 900",
            "fonts/owl.ttf is a variable font of the weights 100-900",
        ),
    )


def test_an_upright_without_a_slant_has_no_italic() -> None:
    assert wrong(font_style="italic", font_weight="400")[0] == "P452"


def test_a_slant_makes_an_italic_where_no_file_does() -> None:
    files: dict[str, str | bytes] = {"fonts/owl.ttf": variable(slanting=True)}
    assert stem(files, font_style="italic", font_weight="100") == pytest.approx(THIN + 100)
    assert stem(files, font_weight="100") == pytest.approx(THIN)


def test_settings_move_along_an_axis() -> None:
    assert stem(font_weight="100", font_variation_settings="'wght' 300") == pytest.approx(200)


def test_an_axis_that_is_not_there_is_refused_with_those_that_are() -> None:
    assert wrong(font_weight="100", font_variation_settings="'GRAD' 50") == (
        "P486",
        "`Owl Variable Regular` has no axis `GRAD`",
        ("axes that it has: wght 100-900",),
    )


def test_a_file_of_the_very_weight_goes_before_a_variable_font() -> None:
    files: dict[str, str | bytes] = FILES | {"fonts/plain.ttf": boxes_ttf({" ": None, "I": STEM}, "Owl Variable", 500)}
    assert Desk(files).set(text("I", font_family="Owl Variable", font_weight="500")).runs[0].run.font.path == (
        "fonts/plain.ttf"
    )


def test_the_library_lists_the_weights_of_a_variable_font() -> None:
    assert Desk(FILES).setter.library.weights("owl variable") == (100, 200, 300, 400, 500, 600, 700, 800, 900)
