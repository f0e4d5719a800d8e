"""Pictures of pixels at the size that they are printed at."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import Transform
from pnp.lint import lint_faces
from pnp.model.artwork import PlacedPicture
from tests.lint.pictures import side

AT = Span("layouts/g/face.svg", 9, 3, 6)


def picture(
    pixels: tuple[int, int], mm: tuple[float, float], path: str = "layouts/g/owl.png", line: int = 9
) -> PlacedPicture:
    """A picture of so many pixels, so large on the card."""
    scale = Transform(mm[0] / pixels[0], 0, 0, mm[1] / pixels[1], 3, 3)
    return PlacedPicture(path, *pixels, scale, replace(AT, line=line))


def told(*pictures: PlacedPicture, cards: tuple[str, ...] = ("owl",)) -> list[Diagnostic]:
    """What is said of cards with these pictures."""
    sink = Sink()
    lint_faces([replace(side(card), pictures=pictures) for card in cards], sink)
    return [*sink.diagnostics]


def test_300_pixels_to_the_inch_are_enough() -> None:
    assert told(picture((300, 600), (25.4, 50.8))) == []


def test_a_pixel_may_be_lost_by_rounding() -> None:
    assert told(picture((744, 1039), (63, 88))) == []
    assert [one.code for one in told(picture((743, 1039), (63, 88)))] == ["P814"]


@pytest.mark.parametrize(("pixels", "code"), [(299, ""), (298, "P814"), (150, "P814"), (149, "P813"), (1, "P813")])
def test_below_300_is_a_warning_and_below_150_an_error(pixels: int, code: str) -> None:
    severity = {"P814": Severity.WARNING, "P813": Severity.ERROR}
    assert [(one.code, one.severity) for one in told(picture((pixels, 300), (25.4, 25.4)))] == (
        [(code, severity[code])] if code else []
    )


def test_single_pixel_is_a_plain_colour() -> None:
    assert told(picture((1, 1), (25.4, 25.4))) == []


def test_direction_with_fewer_pixels_counts() -> None:
    (message,) = told(picture((600, 200), (25.4, 25.4)))
    assert "25.4 x 25.4 mm large: 200 pixels to the inch, below 300" in message.what


def test_message_names_file_pixels_size_and_place() -> None:
    (message,) = told(picture((400, 300), (63, 47.25)))
    assert message.what == (
        "`layouts/g/owl.png` has 400 x 300 pixels and is printed 63 x 47.2 mm large: 161 pixels to the inch, below 300"
    )
    assert (message.span, message.subjects) == (AT, ("card `owl`",))


def test_help_says_how_many_pixels_or_how_large() -> None:
    (message,) = told(picture((400, 300), (63, 47.25)))
    assert message.help == ("put in a picture of 745 x 559 pixels, or print this one no larger than 33.8 x 25.4 mm")


@pytest.mark.parametrize("pixels", [(400, 300), (37, 41), (1000, 3)])
def test_help_is_right(pixels: tuple[int, int]) -> None:
    (message,) = told(picture(pixels, (63, 88)))
    words = (message.help or "").replace(",", "").split()
    wide, high = int(words[5]), int(words[7])
    assert told(picture((wide, high), (63, 88))) == []
    across, down = float(words[-4]), float(words[-2])
    assert told(picture(pixels, (max(across, 0.01), max(down, 0.01)))) == []


def test_several_cards_are_one_message_with_the_coarsest() -> None:
    sink = Sink()
    one, two = picture((200, 200), (25.4, 25.4)), picture((200, 200), (20, 20))
    lint_faces([replace(side("owl"), pictures=(two,)), replace(side("fox"), pictures=(one,))], sink)
    (message,) = sink.diagnostics
    assert "200 pixels to the inch" in message.what
    assert message.subjects == ("card `owl`", "card `fox`")


def test_each_picture_and_each_place_is_told() -> None:
    owl, fox = picture((200, 200), (25.4, 25.4)), picture((200, 200), (25.4, 25.4), "layouts/g/fox.png")
    again = picture((200, 200), (25.4, 25.4), line=12)
    assert [one.code for one in told(owl, fox, again, owl)] == ["P814", "P814", "P814"]


def test_picture_in_a_data_address_is_named_so() -> None:
    (message,) = told(picture((200, 200), (25.4, 25.4), path=""))
    assert message.what.startswith("the picture in a `data:` address has 200 x 200 pixels")


def test_picture_without_extent_is_not_seen() -> None:
    assert told(picture((200, 200), (0, 25.4))) == []
