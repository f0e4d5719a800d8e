"""What lint is told of pictures of pixels: how large they stand on the card, through all that scales them."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Span
from pnp.model.artwork import PlacedPicture
from tests.typeset.document.drawing import drawn
from tests.typeset.document.test_pictures import JPEG, png

PNG = "layouts/heroes/a.png"
FILES: dict[str, str | bytes] = {PNG: png(40, 20), "layouts/heroes/a.jpg": JPEG}
AT = 'pnp:at="layouts/heroes/face.svg:7:3"'


def placed(body: str, files: dict[str, str | bytes] | None = None) -> tuple[PlacedPicture, ...]:
    """The pictures of a body."""
    return drawn(body, files=FILES | (files or {})).pictures


def sizes(body: str, files: dict[str, str | bytes] | None = None) -> list[tuple[float, float]]:
    """How large the pictures of a body stand on the card, mm."""
    return [(round(picture.across, 3), round(picture.down, 3)) for picture in placed(body, files)]


def test_picture_is_told_with_its_file_pixels_and_place() -> None:
    (picture,) = placed(f'<image {AT} href="a.png" width="8" height="4"/>')
    assert (picture.path, picture.width, picture.height) == (PNG, 40, 20)
    assert picture.at == Span("layouts/heroes/face.svg", 7, 3)


def test_pixels_of_a_jpeg_are_known() -> None:
    assert [(one.width, one.height) for one in placed('<image href="a.jpg" width="8"/>')] == [(4, 3)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ('<image href="a.png" width="8" height="4"/>', (8, 4)),
        ('<image href="a.png" width="8"/>', (8, 4)),
        ('<image href="a.png" width="8" height="8"/>', (8, 4)),
        ('<image href="a.png" width="8" height="8" preserveAspectRatio="xMidYMid meet"/>', (8, 4)),
        ('<image href="a.png" width="8" height="8" preserveAspectRatio="xMidYMid slice"/>', (16, 8)),
        ('<image href="a.png" width="8" height="8" preserveAspectRatio="none"/>', (8, 8)),
        ('<g transform="scale(2)"><image href="a.png" width="8" transform="scale(1.5 1)"/></g>', (24, 8)),
        ('<image href="a.png" width="8" transform="rotate(30)"/>', (8, 4)),
        ('<svg width="20" height="10" viewBox="0 0 4 2"><image href="a.png" width="2"/></svg>', (10, 5)),
        ('<defs><image id="i" href="a.png" width="8"/></defs><use href="#i" transform="scale(3)"/>', (24, 12)),
        ('<g opacity="0.5" transform="scale(2)"><image href="a.png" width="8"/></g>', (16, 8)),
        ('<image href="a.png" width="8" opacity="0.5"/>', (8, 4)),
    ],
)
def test_size_on_the_card_is_that_of_the_whole_picture(body: str, expected: tuple[float, float]) -> None:
    assert sizes(body) == [expected]


def test_picture_in_a_drawing_grows_with_it() -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="a.png" width="4"/></svg>'
    files: dict[str, str | bytes] = {"layouts/heroes/b.svg": drawing}
    assert sizes('<image href="b.svg" width="50" height="50"/>', files) == [(20, 10)]


def test_picture_in_a_pattern_is_as_large_as_the_pattern_makes_it() -> None:
    pattern = (
        '<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="scale(2)">{}</pattern>'
    )
    body = f'<defs>{pattern}</defs><rect width="9" height="9" fill="url(#p)" transform="scale(1.5)"/>'
    assert sizes(body.format('<image href="a.png" width="4"/>')) == [(12, 6)]


def test_pixels_that_are_meant_to_be_seen_are_not_told() -> None:
    assert placed('<image href="a.png" width="8" style="image-rendering: pixelated"/>') == ()


def test_repeated_picture_is_told_each_time() -> None:
    body = '<image href="a.png" width="8"/>'
    assert sizes(body + body) == [(8, 4), (8, 4)]


def test_picture_in_a_data_address_has_no_path() -> None:
    import base64

    data = base64.b64encode(png(40, 20)).decode()
    assert [one.path for one in placed(f'<image href="data:image/png;base64,{data}" width="8"/>')] == [""]
