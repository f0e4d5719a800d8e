"""Texts that differ in their words only, which are read once, come out as if each were the first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnp.geometry import Transform
from pnp.typeset.element import TextElement
from pnp.typeset.text import pens, reading, readings, shaping
from tests.typeset.text.cases import Desk, context, text, tspan

WORDS = ("Owl", "  Grey \n owl ", "AVA To. fi-fi", "O wl", "Größe — ‘so’", "a", "well-known words of some length")

PRESERVED = {"xml:space": "preserve"}


def boxed(words: str) -> TextElement:
    return text(words, inline_size="60")


def justified(words: str) -> TextElement:
    return text(words, inline_size="60", text_align="justify", hyphens="auto")


def shrunk(words: str) -> TextElement:
    fit = {"pnp:height": "12", "pnp:fit": "shrink", "pnp:min-size": "1"}
    return text(words, attributes=fit, inline_size="40")


def centred(words: str) -> TextElement:
    return text(words, attributes={"x": "5", "y": "7"}, text_anchor="middle", text_transform="uppercase")


def like_inkscape(words: str) -> TextElement:
    return text(tspan(words, attributes={"x": "3", "y": "4"}), attributes=PRESERVED, white_space="pre")


def spaced_out(words: str) -> TextElement:
    return text(tspan(words), attributes=PRESERVED, letter_spacing="1", inline_size="40")


def shifted(words: str) -> TextElement:
    return text(words, attributes={"x": "1 2 3", "dy": "1 -1"})


@pytest.mark.parametrize(
    "written",
    [text, boxed, justified, shrunk, centred, like_inkscape, spaced_out, shifted],
    ids=lambda case: case.__name__,
)
def test_other_words_in_the_same_tags_are_set_as_by_a_new_setter(written: Callable[[str], TextElement]) -> None:
    desk = Desk()
    assert [desk.set(written(words)) for words in WORDS] == [Desk().set(written(words)) for words in WORDS]


def test_a_text_in_pieces_is_set_as_in_one() -> None:
    whole, pieces = Desk().set(text("AVA Towl fi")), Desk().set(text("AVA ", tspan("To"), "wl", tspan(" fi")))
    assert [made.run for made in whole.runs] == [made.run for made in pieces.runs]


def test_the_same_tags_elsewhere_on_the_card_have_their_own_bounds() -> None:
    desk, element = Desk(), text("Owl")
    near = desk.set(element).box
    far = desk.set(element, context(to_card=Transform(2, 0, 0, 2, 30, 40))).box
    assert near is not None
    assert far is not None
    assert far.rect.x == pytest.approx(30 + 2 * near.rect.x)


def test_the_same_tags_in_another_language_are_read_anew() -> None:
    desk = Desk()
    first = desk.set(text("ski", text_transform="uppercase"), context("en"))
    other = desk.set(text("ski", text_transform="uppercase"), context("tr"))
    assert (first.runs[0].run.text, other.runs[0].run.text) == ("SKI", "SKİ")


def test_words_that_cannot_be_drawn_are_told_of_in_tags_that_are_known() -> None:
    desk = Desk()
    desk.set(text("Owl"))
    assert desk.wrong(text("Owl 展")).code == "P453"


def test_blank_words_in_tags_that_are_known_print_nothing() -> None:
    desk = Desk()
    desk.set(boxed("Owl"))
    assert desk.set(boxed(" \n ")).runs == ()


def test_what_was_forgotten_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        (pens, "MOST_TOKENS"),
        (shaping, "MOST_WORDS"),
        (reading, "MOST_STYLES"),
        (readings, "MOST_TAGS"),
    ):
        monkeypatch.setattr(module, name, 1)
    desk = Desk()
    elements = [written(words) for words in WORDS for written in (boxed, centred, like_inkscape)]
    assert [desk.set(element) for element in elements] == [Desk().set(element) for element in elements]
