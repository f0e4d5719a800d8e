"""Cards that take too much ink."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.geometry import Rect
from pnp.lint import Ink, check_ink, is_dry, limit_of, mean_ink
from tests.lint.pictures import BARE, NAVY, WHITE, Colour, raster, side

LEFT_HALF = Rect(-3, -3, 13, 36)


def told(ink: float, variant: str = "", *others: float) -> list[Diagnostic]:
    """What is said of a card with so much ink, and of others of the same layout."""
    sink = Sink()
    check_ink(
        [replace(side(f"n{number}"), ink=amount) for number, amount in enumerate((ink, *others))], "face", variant, sink
    )
    return [*sink.diagnostics]


@pytest.mark.parametrize(
    ("colour", "coloured"),
    [
        (WHITE, 0.0),
        (BARE, 0.0),
        ((0, 0, 0, 255), 3.0),
        ((255, 0, 0, 255), 2.0),
        ((0, 255, 255, 255), 1.0),
        (NAVY, 2.69),
    ],
)
def test_ink_of_a_plain_card(colour: Colour, coloured: float) -> None:
    assert mean_ink(raster(colour)).coloured == pytest.approx(coloured, abs=0.01)


def test_half_a_card_takes_half() -> None:
    assert mean_ink(raster(WHITE, (LEFT_HALF, (0, 0, 0, 255)))).coloured == pytest.approx(1.5)


def test_black_counts_as_the_three_others() -> None:
    assert Ink(0.1, 0.2, 0.3, 0.2).coloured == pytest.approx(1.2)


@pytest.mark.parametrize("colour", [WHITE, NAVY, (200, 220, 240, 255), (120, 0, 30, 255)])
def test_a_part_of_the_pixels_says_nearly_the_same(colour: Colour) -> None:
    picture = raster(WHITE, (LEFT_HALF, colour))
    ink = mean_ink(picture).coloured
    assert not is_dry(picture, ink)
    assert is_dry(picture, ink + 0.4)


def test_what_is_transparent_takes_no_ink() -> None:
    assert is_dry(raster(BARE), 0.4)
    assert mean_ink(raster(BARE)).coloured == 0


def test_half_transparent_ink_counts_by_half() -> None:
    veil = raster((0, 0, 0, 128))
    assert mean_ink(veil).coloured == pytest.approx(1.5, abs=0.01)
    assert is_dry(veil, 1.9)
    assert not is_dry(veil, 1.6)


def test_full_variant_may_have_much_and_low_ink_little() -> None:
    assert (limit_of(""), limit_of("foil"), limit_of("low-ink")) == (2.6, 2.6, 0.4)


@pytest.mark.parametrize(("ink", "variant"), [(2.6, ""), (2.6, "foil"), (0.4, "low-ink")])
def test_as_much_as_allowed_is_fine(ink: float, variant: str) -> None:
    assert told(ink, variant) == []


def test_too_much_in_the_full_variant() -> None:
    (message,) = told(2.71)
    assert (message.code, message.severity) == ("P817", Severity.WARNING)
    assert message.what == "the face of card `n0` takes 271 % ink, more than 260 %"


def test_too_much_for_low_ink() -> None:
    (message,) = told(0.6, "low-ink")
    assert (message.code, message.severity) == ("P816", Severity.WARNING)
    assert message.what == "the face of card `n0` of variant `low-ink` takes 60 % ink, more than 40 %"


def test_cards_of_one_layout_are_one_message_with_the_worst() -> None:
    (message,) = told(2.7, "", 2.9, 1.0, 2.8)
    assert message.what == "the face of card `n1` takes 290 % ink, more than 260 %"
    assert message.notes[0] == "also on card `n0` and card `n3`"
