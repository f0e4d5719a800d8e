from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp.geometry import Rect
from pnp.typeset.element import SetText
from tests.typeset.text.cases import Desk, context, text, tspan

ROOT = Path(__file__).parents[3]
NAMES = ("noto-sans/NotoSans_500Medium.ttf", "noto-sans-arabic/NotoSansArabic_500Medium.ttf")
FILES: dict[str, str | bytes] = {f"fonts/{name}": (ROOT / "fonts" / name).read_bytes() for name in NAMES}
DESK = Desk(FILES)

STYLE = {"font_family": "'Noto Sans', 'Noto Sans Arabic'", "font_weight": "500"}


def arabic(*content: object, language: str = "ar", attributes: dict[str, str] | None = None, **style: str) -> SetText:
    """A text in Noto Sans and its Arabic."""
    return DESK.set(text(*content, attributes=attributes, **STYLE | style), context(language))  # type: ignore[arg-type]


def rows(result: SetText) -> list[str]:
    """What stands on each line from left to right."""
    found: dict[float, list[tuple[float, str]]] = {}
    for one in result.runs:
        # Most glyphs stand on the baseline, dots above and below it.
        baseline = max(one.run.ys, key=one.run.ys.count)
        found.setdefault(round(baseline, 2), []).append((min(one.run.xs), one.run.text))
    return ["".join(text for _, text in sorted(line)) for _, line in sorted(found.items())]


def shown(result: SetText) -> str:
    """What stands on the only line from left to right."""
    (line,) = rows(result)
    return line


def test_arabic_stands_from_right_to_left() -> None:
    run = arabic("متحف").runs[0].run
    assert run.text == "فحتم"
    assert sum(size for size, _ in run.clusters) == len(run.text.encode())


def test_letters_of_arabic_join() -> None:
    apart = [arabic(letter).runs[0].run.glyphs[-1] for letter in "متحف"]
    assert not set(apart[:3]) & set(arabic("متحف").runs[0].run.glyphs)


def test_a_paragraph_runs_as_its_language_does() -> None:
    assert shown(arabic("Cairo متحف")) == "فحتم Cairo"
    assert shown(arabic("Cairo متحف", language="en")) == "Cairo فحتم"


def test_direction_decides_against_the_language() -> None:
    assert shown(arabic("Cairo متحف", language="en", direction="rtl")) == "فحتم Cairo"
    assert shown(arabic("Cairo متحف", direction="ltr")) == "Cairo فحتم"


def test_plaintext_runs_as_the_first_letter_does() -> None:
    assert shown(arabic("متحف Cairo", language="en", unicode_bidi="plaintext")) == "Cairo فحتم"


def test_figures_run_left_to_right_in_arabic() -> None:
    assert shown(arabic("عام 1922")) == "1922 ماع"


def test_brackets_are_mirrored() -> None:
    family = {"font_family": "Noto Sans Arabic"}
    (turned,), (plain,) = arabic("(م)", **family).runs, arabic("(1)", language="en", **family).runs
    assert (turned.run.text, plain.run.text) == (")م(", "(1)")
    assert (turned.run.glyphs[0], turned.run.glyphs[-1]) == (plain.run.glyphs[0], plain.run.glyphs[-1])


def test_text_stands_where_it_was_drawn_unless_direction_is_written() -> None:
    def place(**style: str) -> float:
        return arabic("متحف", **style).runs[0].run.xs[0]

    assert place() > 0 > place(text_anchor="end")
    assert place(direction="rtl") == place(text_anchor="end")
    assert place(direction="rtl", text_anchor="end") == place()


def test_lines_of_a_box_are_filled_in_reading_order() -> None:
    assert rows(arabic("متحف قلعة معبد", inline_size="65")) == ["ةعلق فحتم", "دبعم"]


@pytest.mark.parametrize(
    ("style", "side"),
    [
        ({"direction": "rtl"}, "right"),
        ({"direction": "rtl", "text_align": "start"}, "right"),
        ({"direction": "rtl", "text_align": "left"}, "left"),
        ({"direction": "rtl", "text_align": "justify"}, "right"),
        ({"text_align": "start"}, "left"),
        ({"text_align": "end"}, "right"),
    ],
)
def test_start_is_right_where_direction_says_so(style: dict[str, str], side: str) -> None:
    box = Rect(10, 10, 80, 40)
    element = text("متحف", **STYLE | style | {"shape_inside": "url(#box)"})
    result = DESK.set(element, context("ar", shape=lambda name: box))
    assert result.box is not None
    nearer = "left" if result.box.rect.x - box.x < box.right - result.box.rect.right else "right"
    assert nearer == side


def test_an_arabic_word_in_two_colours_joins_still() -> None:
    whole = arabic("متحف").runs[0].run
    parts = arabic(tspan("مت", **STYLE, fill="red"), tspan("حف", **STYLE, fill="blue"), inline_size="40")
    assert sorted(glyph for one in parts.runs for glyph in one.run.glyphs) == sorted(whole.glyphs)


def test_an_arabic_word_in_two_colours_joins_without_a_box() -> None:
    whole = arabic("متحف").runs[0].run
    parts = arabic(tspan("مت", **STYLE, fill="red"), tspan("حف", **STYLE, fill="blue"))
    assert sorted(glyph for one in parts.runs for glyph in one.run.glyphs) == sorted(whole.glyphs)


def test_tracking_does_not_tear_arabic_apart() -> None:
    assert arabic("متحف", letter_spacing="2").runs[0].run.xs == arabic("متحف").runs[0].run.xs


def test_an_isolate_keeps_its_own_order() -> None:
    isolated = tspan("Cairo 5", **STYLE, unicode_bidi="isolate", direction="ltr")
    assert shown(arabic("متحف ", isolated, " قلعة")) == "ةعلق Cairo 5 فحتم"


def test_marks_of_order_are_obeyed_and_never_set() -> None:
    result = arabic("A\u200f!\u200f متحف", language="en", direction="rtl")
    assert not any(mark in one.run.text for one in result.runs for mark in "\u200e\u200f")
    assert shown(result) == "فحتم !A"


def test_the_lint_reads_the_text_in_reading_order() -> None:
    box = arabic("متحف Cairo").box
    assert box is not None
    assert box.text == "متحف Cairo"


def test_letters_shifted_in_arabic_are_refused() -> None:
    desk = Desk(FILES)
    element = text("متحف ", tspan("قلعة", attributes={"dx": "2"}, **STYLE), **STYLE)
    assert desk.wrong(element, context("ar")).code == "P474"


def test_a_hyphenated_latin_word_in_arabic_is_broken() -> None:
    result = arabic("متحف extra\u00adordinary", inline_size="50")
    assert any(one.run.text.strip().endswith("extra-") for one in result.runs)


WORDS = st.lists(st.sampled_from(["متحف", "قلعة", "Cairo", "12", "(أ)", "a-b", "50%", "«لا»"]), min_size=1, max_size=8)


@settings(max_examples=60, deadline=None)
@given(WORDS, st.sampled_from(["ltr", "rtl"]), st.sampled_from([45, 90, 300]))
def test_no_letter_is_lost_or_set_twice_and_lines_are_as_wide_as_before(
    words: list[str], direction: str, width: int
) -> None:
    result = arabic(" ".join(words), direction=direction, inline_size=str(width))
    said = "".join(one.run.text for one in result.runs)
    assert sorted(said.replace(" ", "")) == sorted("".join(words))
    for one in result.runs:
        assert sum(size for size, _ in one.run.clusters) == len(one.run.text.encode())
        assert sum(count for _, count in one.run.clusters) == len(one.run.glyphs)


def test_a_word_in_two_colours_is_anchored_by_its_joined_width() -> None:
    whole = arabic("متحف", text_anchor="end").runs[0].run
    end = {**STYLE, "text_anchor": "end"}
    parts = arabic(tspan("مت", **end, fill="red"), tspan("حف", **end, fill="blue"), text_anchor="end")
    assert min(x for one in parts.runs for x in one.run.xs) == pytest.approx(min(whole.xs))


@pytest.mark.parametrize(
    ("attributes", "why"),
    [
        ({"rotate": "30"}, "`rotate` turns letters in it"),
        ({"textLength": "50"}, "`textLength` stretches it"),
        ({"dx": "0 2"}, "`dx` or `dy` shifts letters in it"),
    ],
)
def test_letters_of_arabic_are_never_moved_one_by_one(attributes: dict[str, str], why: str) -> None:
    diagnostic = Desk(FILES).wrong(text("متحف", attributes=attributes, **STYLE), context("ar"))
    assert (diagnostic.code, diagnostic.what) == ("P474", f"text of card `knight` runs from right to left, and {why}")
