from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pnp.diagnostics import Diagnostic, Span
from pnp.geometry import EPS, Transform
from pnp.model.artwork import Subject
from tests.typeset.text.cases import LAYOUT, TITLE, Desk, context, lines, text

RULES = "The owl counts three; a heron-like shadow takes one card from each rival, then sleeps."
LONG = "The Owl of the Seven Northern Marches and of All the Lands Beyond them"
SHRINK = {"pnp:fit": "shrink", "pnp:min-size": "1"}
DESK = Desk()


def size_of(content: str, attributes: dict[str, str], **style: str) -> float:
    """The font size that a text is set at."""
    return DESK.set(text(content, attributes=attributes, **style)).runs[0].run.size


def fits_at(size: float, content: str, attributes: dict[str, str], **style: str) -> bool:
    """Whether a text of exactly that size, not shrinking, fits."""
    desk = Desk()
    kept = {name: value for name, value in attributes.items() if name not in SHRINK}
    desk.setter.set_text(text(content, attributes=kept, **{**style, "font_size": str(size)}), context())
    return not desk.sink.failed


def test_a_text_that_fits_keeps_its_size() -> None:
    assert size_of("Owl", {**SHRINK, "pnp:height": "20"}, inline_size="50") == 10


@pytest.mark.parametrize("height", ["20", "31.7", "44"])
def test_shrinking_finds_the_largest_size_that_fits_by_height(height: str) -> None:
    attributes = {**SHRINK, "pnp:height": height}
    size = size_of(RULES, attributes, inline_size="60")
    plain = {"pnp:height": height, "pnp:valign": "middle"}
    assert size < 10
    assert fits_at(size, RULES, plain, inline_size="60")
    assert not any(fits_at(size + 0.01 * step, RULES, plain, inline_size="60") for step in (1, 2, 5, 20, 100))


def test_shrinking_finds_the_largest_size_that_fits_by_width() -> None:
    attributes = {**SHRINK, "pnp:max-lines": "1"}
    size = size_of(LONG, attributes, inline_size="57")
    result = DESK.set(text(LONG, attributes=attributes, inline_size="57"))
    assert DESK.end(result.runs[0].run) <= 57 + EPS
    assert not fits_at(size + 0.01, LONG, {"pnp:max-lines": "1"}, inline_size="57")


def test_a_long_word_counts_too() -> None:
    desk = Desk()
    result = desk.set(text("a Donaudampfschiff", attributes={**SHRINK, "pnp:height": "60"}, inline_size="50"))
    assert max(desk.end(run.run) for run in result.runs) <= 50 + EPS


def test_shrinking_to_a_number_of_lines() -> None:
    attributes = {**SHRINK, "pnp:max-lines": "2"}
    size = size_of(RULES, attributes, inline_size="120")
    assert len(lines(DESK.set(text(RULES, attributes=attributes, inline_size="120")))) == 2
    assert not fits_at(size + 0.01, RULES, {"pnp:max-lines": "2"}, inline_size="120")


def test_shrinking_scales_every_style_alike() -> None:
    attributes = {**SHRINK, "pnp:max-lines": "1"}
    plain = size_of(LONG, attributes, inline_size="57")
    spaced = DESK.set(text(LONG, attributes=attributes, inline_size="57", letter_spacing="1"))
    assert spaced.runs[0].run.size < plain
    assert DESK.end(spaced.runs[0].run) <= 57 + EPS


def test_a_title_that_shrinks_keeps_its_baseline() -> None:
    result = DESK.set(text(LONG, attributes={**SHRINK, "pnp:max-lines": "1", "y": "20"}, inline_size="57"))
    assert result.runs[0].run.ys[0] == 20


def test_the_smallest_size_is_meant_on_the_card() -> None:
    half = context(to_card=Transform(0.5, 0, 0, 0.5, 0, 0))
    desk = Desk()
    attributes = {"pnp:fit": "shrink", "pnp:min-size": "6pt", "pnp:max-lines": "1"}
    diagnostic = desk.wrong(text(LONG * 2, attributes=attributes, inline_size="57"), half)
    assert "at 6 pt" in diagnostic.what


def test_a_title_of_seventy_letters_is_told_how_much_too_wide_it_is() -> None:
    desk = Desk()
    attributes = {"pnp:fit": "shrink", "pnp:min-size": "2.8", "pnp:max-lines": "1"}
    element = text(LONG, attributes=attributes, font_size="3.5", font_weight="700", inline_size="57")
    assert desk.wrong(element, context(fields=("title",))) == Diagnostic(
        code="P460",
        what="`title` of card `knight` is 103.22 mm wide at 7.94 pt, its box is 57 mm",
        span=TITLE,
        label="46.22 mm too wide",
        notes=(
            "set in Noto Sans Bold at 7.94 pt, the smallest that `pnp:min-size` allows",
            f"the text stands in the layout at {LAYOUT}",
        ),
        help="shorten the text, or enlarge the box",
    )


def test_a_text_too_high_for_its_box_is_told_so() -> None:
    element = text(RULES, attributes={"pnp:height": "20"}, inline_size="60")
    diagnostic = Desk().wrong(element, context(fields=("rules", "title")))
    assert diagnostic == Diagnostic(
        code="P461",
        what="text (`rules`, `title`) of card `knight` is 119.01 mm high at 28.35 pt, its box is 20 mm",
        span=LAYOUT,
        label="99.01 mm too high",
        notes=("set in Noto Sans Regular at 28.35 pt", "card `knight` stands at content/heroes.yaml:4:5"),
        help='shorten the text, enlarge the box, or write `pnp:fit="shrink" pnp:min-size="11.9pt"`',
    )


def test_a_text_of_too_many_lines_is_told_so() -> None:
    diagnostic = Desk().wrong(text("one two six", attributes={"pnp:max-lines": "2"}, inline_size="20"))
    assert (diagnostic.code, diagnostic.what, diagnostic.label) == (
        "P462",
        "text of card `knight` takes 3 lines at 28.35 pt, `pnp:max-lines` allows 2",
        "1 line too many",
    )


def test_a_word_too_long_for_a_line_is_named() -> None:
    diagnostic = Desk().wrong(text("a Donaudampfschiff", inline_size="50"))
    assert diagnostic.code == "P460"
    assert diagnostic.notes[1] == "`Donaudampfschiff` is one word: a soft hyphen (U+00AD) in it lets the line end there"


def test_a_text_of_our_own_has_no_card_to_name() -> None:
    around = context(subject=Subject("the label of sheet 3"))
    diagnostic = Desk().wrong(text("Owlish", inline_size="5"), around)
    assert diagnostic.what.startswith("text of the label of sheet 3 is ")
    assert diagnostic.span == LAYOUT


def test_each_card_has_its_own_message() -> None:
    desk = Desk()
    for number in (1, 2):
        subject = Subject(f"card `{number}`", None, {"title": Span("content/heroes.yaml", number, 1, 3)})
        desk.setter.set_text(text("Owlish", inline_size="5"), context(fields=("title",), subject=subject))
    assert len(desk.sink.diagnostics) == 2


@pytest.mark.parametrize("attributes", [{"pnp:height": "20"}, {"pnp:max-lines": "1"}, {"pnp:max-lines": "2"}])
def test_the_size_that_the_help_proposes_works(attributes: dict[str, str]) -> None:
    diagnostic = Desk().wrong(text(RULES, attributes=attributes, inline_size="140"))
    assert diagnostic.help is not None
    proposed = dict(re.findall(r'(pnp:[a-z-]+)="([^"]+)"', diagnostic.help))
    assert set(proposed) == {"pnp:fit", "pnp:min-size"}
    assert Desk().set(text(RULES, attributes={**attributes, **proposed}, inline_size="140")).runs


@settings(max_examples=80, deadline=None)
@given(
    st.text(st.sampled_from("abgÁfi -–jp\n"), max_size=80),
    st.floats(5, 120),
    st.floats(2, 60),
    st.sampled_from(["0.8", "1", "1.36", "2"]),
    st.sampled_from(["top", "middle", "bottom"]),
    st.sampled_from([{}, {"pnp:fit": "shrink", "pnp:min-size": "1.5"}]),
)
def test_all_that_is_set_lies_within_its_box(
    content: str, width: float, height: float, line_height: str, valign: str, fit: dict[str, str]
) -> None:
    desk = Desk()
    attributes = {"pnp:height": str(height), "pnp:valign": valign, **fit}
    element = text(content, attributes=attributes, inline_size=str(width), line_height=line_height)
    result = desk.setter.set_text(element, context())
    assume(not desk.sink.failed)
    top = (float(line_height) - 1.362) / 2 * -10 - 10.69
    for run in (set_run.run for set_run in result.runs):
        assert run.xs[0] >= -EPS
        assert desk.end(run) <= width + 2 * EPS
    if result.box is not None:
        assert result.box.rect.y >= top - 2 * EPS
        assert result.box.rect.bottom <= top + height + 2 * EPS


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(st.text(st.sampled_from("abgÁ fi-"), min_size=1, max_size=60), st.floats(20, 120), st.floats(8, 40))
def test_no_larger_size_fits_than_the_one_found(content: str, width: float, height: float) -> None:
    desk = Desk()
    attributes = {**SHRINK, "pnp:height": str(height)}
    result = desk.setter.set_text(text(content, attributes=attributes, inline_size=str(width)), context())
    assume(result.runs and result.runs[0].run.size < 10)
    size = result.runs[0].run.size
    assert fits_at(size - 1e-6, content, {"pnp:height": str(height)}, inline_size=str(width))
    assert not fits_at(size + 0.0101, content, {"pnp:height": str(height)}, inline_size=str(width))
