from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import Point, Rect, Transform
from pnp.lint import PrintedSide, lint_backs, lint_faces, weak_contrasts
from pnp.lint.side import Weak
from pnp.model.artwork import LetterPaint, Letters, Raster, TextBox
from pnp.units import MM_PER_PT
from tests.lint.pictures import BARE, BLEED, NAVY, WHITE, Colour, raster, side

STROKE, BOLD_STROKE = 0.08, 0.13
HERE = Rect(4, 10, 10, 2)


paint = LetterPaint


def letters(look: LetterPaint, ink: Rect = HERE, size_pt: float = 9.0, stroke: float = STROKE) -> Letters:
    return Letters(ink.x, ink.y, ink.right, ink.bottom, size_pt * MM_PER_PT, stroke, look)


def text(*lines: Letters, to_card: Transform | None = None, live: bool = True, opacity: float = 1.0) -> TextBox:
    return TextBox(
        HERE,
        9.0,
        live,
        Span("layouts/g/face.svg", 12, 3, 5),
        "Castle",
        ("name",),
        lines,
        to_card or Transform(),
        opacity,
    )


def ratio(look: LetterPaint, picture: Raster, live: bool = True, opacity: float = 1.0) -> float | None:
    """The contrast of a text that is found weak; None where it is fine."""
    weak = weak_contrasts(picture, BLEED, [text(letters(look), live=live, opacity=opacity)])
    return weak[0].ratio if weak else None


def found(look: LetterPaint, ground: Colour, size_pt: float = 9.0, stroke: float = STROKE) -> Diagnostic | None:
    """What is said of a text on a plain ground."""
    weak = weak_contrasts(raster(ground), BLEED, [text(letters(look, HERE, size_pt, stroke))])
    sink = Sink()
    lint_faces([seen(weak)], sink)
    return sink.diagnostics[0] if sink.diagnostics else None


def seen(weak: tuple[Weak, ...], name: str = "a") -> PrintedSide:
    """A side on which that was found."""
    return replace(side(name), weak=weak)


@pytest.mark.parametrize(
    ("fill", "ground", "expected"),
    [
        # From the formula of WCAG 2 by hand: greys whose linear light is known.
        ("#777777", WHITE, 4.47),
        ("#ff0000", WHITE, 3.99),
        ("#0000ff", (0, 0, 0, 255), 2.44),
        ("#ffffff", WHITE, 1.0),
    ],
    ids=["grey", "red", "blue", "white"],
)
def test_the_ratio_is_that_of_wcag(fill: str, ground: Colour, expected: float) -> None:
    assert ratio(paint(fill), raster(ground)) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize(
    ("fill", "size_pt", "stroke", "severity"),
    [
        ("#767676", 9, STROKE, None),
        ("#777777", 9, STROKE, "warning"),
        ("#777777", 18, STROKE, None),
        ("#777777", 17.9, STROKE, "warning"),
        ("#777777", 14, BOLD_STROKE, None),
        ("#777777", 13.9, BOLD_STROKE, "warning"),
        ("#949494", 18, STROKE, None),
        ("#969696", 18, STROKE, "warning"),
        ("#b3b3b3", 40, BOLD_STROKE, "warning"),
        ("#b8b8b8", 40, BOLD_STROKE, "error"),
    ],
)
def test_small_and_large_letters_have_limits_of_their_own(
    fill: str, size_pt: float, stroke: float, severity: str | None
) -> None:
    message = found(paint(fill), WHITE, size_pt, stroke)
    assert (message.severity.value if message else None) == severity


def test_a_weak_text_is_named_with_its_ratio_colours_and_place() -> None:
    message = found(paint("#808080"), (170, 170, 170, 255))
    assert message is not None
    assert (message.code, message.severity) == ("P811", Severity.ERROR)
    assert message.what == (
        "the text `Castle` of card `a` has a contrast of 1.7 : 1 to what lies behind it (#808080 on #aaaaaa), "
        "unreadable below 2 : 1"
    )
    assert message.span == Span("layouts/g/face.svg", 12, 3, 5)
    assert message.notes == ("it prints `name`; card `a` stands at content/g/deck.yaml:7:5",)


def test_a_ratio_just_below_the_limit_is_never_shown_as_enough() -> None:
    message = found(paint("#777777"), WHITE)
    assert message is not None
    assert "a contrast of 4.4 : 1" in message.what


def test_one_text_of_a_layout_is_one_message_with_the_worst_card() -> None:
    weak = [weak_contrasts(raster(WHITE), BLEED, [text(letters(paint(fill)))]) for fill in ("#888888", "#999999")]
    sink = Sink()
    lint_faces([seen(weak[0], "a"), seen(weak[1], "b")], sink)
    (message,) = sink.diagnostics
    assert message.what.startswith("the text `Castle` of card `b` has a contrast of 2.8 : 1")
    assert message.notes[0] == "also on card `a`"


def test_backs_are_looked_at_too() -> None:
    sink = Sink()
    lint_backs([seen(weak_contrasts(raster(WHITE), BLEED, [text(letters(paint("#cccccc")))]))], False, sink)
    assert [message.code for message in sink.diagnostics] == ["P811"]


def test_only_what_lies_under_the_letters_counts() -> None:
    assert ratio(paint(), raster(NAVY, (HERE, WHITE))) is None


def test_a_tenth_of_the_ground_may_be_anything() -> None:
    thin = Rect(4, 10, 1.0, 2)
    assert ratio(paint(), raster(WHITE, (thin, NAVY))) is None


def test_more_than_a_tenth_of_the_ground_is_too_much() -> None:
    wide = Rect(4, 10, 1.5, 2)
    assert ratio(paint(), raster(WHITE, (wide, NAVY))) == pytest.approx(1.16, abs=0.05)


def test_each_line_is_measured_by_itself() -> None:
    lines = [letters(paint(), Rect(4, 4 + 3 * number, 10, 2)) for number in range(8)]
    (weak,) = weak_contrasts(raster(WHITE, (Rect(4, 25, 10, 2), NAVY)), BLEED, [text(*lines)])
    assert weak.ground == "#000050"


def test_bare_paper_is_white() -> None:
    assert ratio(paint(), raster(BARE)) is None


def test_ground_that_lets_paper_through_is_mixed_with_white() -> None:
    assert ratio(paint("#777777"), raster((0, 0, 0, 128))) == pytest.approx(1.13, abs=0.02)


def test_letters_that_let_the_ground_through_are_mixed_with_it() -> None:
    assert ratio(paint("#000000", fill_opacity=0.4), raster(WHITE)) == ratio(paint("#999999"), raster(WHITE))


def test_a_group_that_fades_fades_its_text() -> None:
    assert ratio(paint("#000000"), raster(WHITE), opacity=0.4) == ratio(paint("#999999"), raster(WHITE))


def test_letters_that_are_not_drawn_are_left_alone() -> None:
    assert ratio(paint("#000000", fill_opacity=0.0), raster((0, 0, 0, 255))) is None


def test_letters_of_a_gradient_are_left_alone() -> None:
    assert ratio(paint(""), raster(WHITE)) is None


def test_decoration_is_left_alone() -> None:
    assert ratio(paint("#eeeeee"), raster(WHITE), live=False) is None


@pytest.mark.parametrize(
    ("width", "below", "fine"),
    [(0.5, True, True), (0.49, True, False), (0.25, False, True), (0.24, False, False)],
    ids=["half of it seen", "too thin below", "whole", "too thin"],
)
def test_an_outline_of_a_quarter_millimetre_is_the_ground(width: float, below: bool, fine: bool) -> None:
    look = paint("#ffffff", outline="#000000", outline_width=width, outline_below=below)
    assert (ratio(look, raster(WHITE)) is None) == fine


def test_an_outline_like_the_letters_makes_them_fat_and_is_no_ground() -> None:
    look = paint("#000000", outline="#000000", outline_width=0.5)
    assert ratio(look, raster(WHITE)) is None


def test_an_outline_that_hides_the_letters_is_found_on_any_ground() -> None:
    look = paint("#ffffff", outline="#eeeeee", outline_width=0.5)
    assert ratio(look, raster((0, 0, 0, 255))) == pytest.approx(1.16, abs=0.01)


def test_hollow_letters_are_their_outline() -> None:
    look = paint("none", outline="#dddddd", outline_width=0.1)
    assert ratio(look, raster(WHITE)) == ratio(paint("#dddddd"), raster(WHITE))


def test_an_outline_is_as_wide_as_it_is_on_the_card() -> None:
    look = paint("#ffffff", outline="#000000", outline_width=0.1)
    twice = Transform(2.6, 0, 0, 2.6, 0, 0)
    ink = letters(look, Rect(HERE.x / 2.6, HERE.y / 2.6, 3, 1), 9.0)
    assert weak_contrasts(raster(WHITE), BLEED, [text(ink, to_card=twice)]) == ()


@pytest.mark.parametrize("angle_deg", [0, 20, 45, 90, 135, 180, 250])
def test_turned_letters_are_measured_where_they_stand(angle_deg: float) -> None:
    # A band of white, as wide as the letters are high and turned with them, on navy: its corners are navy all round.
    to_card = Transform.rotation(angle_deg).then(Transform.translation(10, 15))
    ink = Rect(-7, -1, 14, 2)
    picture = _turned(Rect(-8, -1.75, 16, 3.5), to_card)
    assert weak_contrasts(picture, BLEED, [text(letters(paint(), ink), to_card=to_card)]) == ()


def _turned(white: Rect, to_card: Transform) -> Raster:
    """Navy, with a rectangle of white whose coordinates are those of a turned text."""
    back = Transform.rotation(-math.degrees(math.atan2(to_card.b, to_card.a)))
    plain = raster(NAVY)
    pixels = bytearray(plain.rgba)
    for row in range(plain.height):
        for column in range(plain.width):
            x, y = (column + 0.5) * plain.mm_per_px - BLEED, (row + 0.5) * plain.mm_per_px - BLEED
            point = back.apply(Point(x - to_card.e, y - to_card.f))
            if white.x <= point.x <= white.right and white.y <= point.y <= white.bottom:
                at = 4 * (row * plain.width + column)
                pixels[at : at + 4] = bytes(WHITE)
    return Raster(plain.width, plain.height, bytes(pixels), plain.mm_per_px)


def test_a_letter_smaller_than_a_pixel_is_measured_at_its_pixel() -> None:
    dot = letters(paint(), Rect(5.1, 6.1, 0.05, 0.05))
    (weak,) = weak_contrasts(raster(WHITE, (Rect(5, 6, 0.5, 0.5), NAVY)), BLEED, [text(dot)])
    assert weak.ground == "#000050"


def test_letters_beyond_the_canvas_are_left_alone() -> None:
    assert weak_contrasts(raster(NAVY), BLEED, [text(letters(paint(), Rect(90, 90, 5, 2)))]) == ()


@given(
    st.floats(-30, 40),
    st.floats(-30, 50),
    st.floats(0, 360),
    st.sampled_from(["#000000", "#ffffff"]),
)
def test_a_plain_ground_is_the_same_wherever_a_text_stands(x: float, y: float, angle_deg: float, fill: str) -> None:
    to_card = Transform.rotation(angle_deg).then(Transform.translation(x, y))
    weak = weak_contrasts(raster(NAVY), BLEED, [text(letters(paint(fill), Rect(0, 0, 8, 2)), to_card=to_card)])
    assert weak == () if fill == "#ffffff" else {finding.ground for finding in weak} <= {"#000050"}


class TestMends:
    """What is offered, and that it is enough."""

    def test_black_where_that_is_enough(self) -> None:
        message = found(paint("#bbbbbb"), WHITE)
        assert message is not None
        assert message.help == 'write `fill="#000000"` on it: 21 : 1'

    def test_white_on_dark_ground(self) -> None:
        message = found(paint("#223366"), NAVY)
        assert message is not None
        assert message.help == 'write `fill="#ffffff"` on it: 18.8 : 1'

    def test_no_opacity_where_the_colour_itself_would_do(self) -> None:
        message = found(paint("#000000", fill_opacity=0.3), WHITE)
        assert message is not None
        assert message.help == "make it opaque: leave out `opacity` and `fill-opacity`"

    def test_an_outline_on_a_ground_of_all_shades(self) -> None:
        stripes = raster(WHITE, (Rect(4, 10, 5, 2), (0, 0, 0, 255)))
        (weak,) = weak_contrasts(stripes, BLEED, [text(letters(paint("#000000")))])
        assert weak.mend == (
            'write `stroke="#ffffff" stroke-width="0.5" paint-order="stroke"` on it: an outline of 0.25 mm counts as ground'
        )
        mended = paint("#000000", outline="#ffffff", outline_width=0.5, outline_below=True)
        assert ratio(mended, stripes) is None

    def test_the_outline_is_given_in_units_of_the_text(self) -> None:
        stripes = raster(WHITE, (Rect(4, 10, 5, 2), (0, 0, 0, 255)))
        half = Transform(0.5, 0, 0, 0.5, 0, 0)
        ink = letters(paint("#000000"), Rect(8, 20, 20, 4))
        (weak,) = weak_contrasts(stripes, BLEED, [text(ink, to_card=half)])
        assert 'stroke-width="1"' in weak.mend

    @given(st.tuples(*[st.integers(0, 255)] * 3), st.tuples(*[st.integers(0, 255)] * 3))
    def test_on_any_plain_ground_black_or_white_will_do(
        self, fill: tuple[int, int, int], ground: tuple[int, int, int]
    ) -> None:
        message = found(paint(f"#{fill[0]:02x}{fill[1]:02x}{fill[2]:02x}"), (*ground, 255))
        if message is not None:
            colour = message.help.split('"')[1] if message.help else ""
            assert found(paint(colour), (*ground, 255)) is None
