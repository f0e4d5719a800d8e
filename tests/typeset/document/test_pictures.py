from __future__ import annotations

import base64
import struct
import zlib

import pytest

from pnp.diagnostics import Span
from tests.typeset.document.drawing import Desk, drawn, inside, told, whats

RECT = '<rect width="9" height="9"/>'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">{}</svg>'


def png(width: int = 2, height: int = 1) -> bytes:
    """A PNG file of black pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" * (width + 1) for _ in range(min(height, 100))))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


JPEG = b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xc0\0\x11\x08\0\x03\0\x04\3\1\x11\0\2\x11\0\3\x11\0\xff\xd9"


class TestPaths:
    @pytest.mark.parametrize(
        ("href", "path"),
        [
            ("art/a.png", "layouts/heroes/art/a.png"),
            ("./art/../art/a.png", "layouts/heroes/art/a.png"),
            ("../shared/a.png", "layouts/shared/a.png"),
            ("/content/a.png", "content/a.png"),
            ("art\\a.png", "layouts/heroes/art/a.png"),
            ("art/h%C3%A1z%20%231.png", "layouts/heroes/art/ház #1.png"),
            ("art/ház é.png", "layouts/heroes/art/ház é.png"),
        ],
    )
    def test_path_starts_at_the_layouts_folder_or_at_the_project(self, href, path):
        artwork = drawn(f'<image href="{href}" width="4" height="4"/>', files={path: png()})
        assert artwork.layers[0].files == (path,)

    def test_path_in_an_included_file_starts_at_its_folder(self):
        body = '<image pnp:at="layouts/shared/frame.svg:1:1" href="a.png" width="4" height="4"/>'
        assert drawn(body, files={"layouts/shared/a.png": png()}).layers[0].files == ("layouts/shared/a.png",)

    def test_layer_names_the_picture_by_its_project_path(self):
        assert inside('<image xlink:href="a.png" width="4" height="4"/>', files={"layouts/heroes/a.png": png()}) == [
            '<image width="4" height="4" href="layouts/heroes/a.png" preserveAspectRatio="xMidYMid"/>'
        ]

    @pytest.mark.parametrize(
        ("href", "expected"),
        [
            ("../../../a.png", "P419 the picture `../../../a.png` lies outside the project"),
            ("/../a.png", "P419 the picture `/../a.png` lies outside the project"),
            ("C:\\a.png", "P419 the picture `C:\\a.png` lies outside the project"),
            ("https://example.org/a.png", "P420 the picture `https://example.org/a.png` is not in the project"),
            ("file:///etc/a.png", "P420 the picture `file:///etc/a.png` is not in the project"),
            ("b.png", "P418 there is no picture `b.png`"),
            ("", "P418 <image> names no picture"),
        ],
    )
    def test_what_is_not_in_the_project_is_refused(self, href, expected):
        assert whats(f'<image href="{href}" width="4" height="4"/>') == [expected]

    def test_nearest_file_is_offered(self):
        (message,) = told('<image href="casle.png" width="4" height="4"/>', files={"layouts/heroes/castle.png": png()})
        assert message.help == "did you mean `castle.png`?"

    def test_every_card_with_a_missing_picture_is_named(self):
        desk = Desk()
        for _ in range(2):
            assert desk.typeset('<image href="a.png" width="4" height="4"/>') is None


class TestKinds:
    @pytest.mark.parametrize(
        "content", [b"", b"GIF89a", b"RIFF....WEBP", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"<html></html>"]
    )
    def test_what_is_no_picture_is_refused(self, content):
        assert whats('<image href="a.png" width="4" height="4"/>', files={"layouts/heroes/a.png": content}) == [
            "P421 `layouts/heroes/a.png` is no PNG, JPEG or SVG picture, whatever its name says"
        ]

    def test_bytes_count_not_the_name(self):
        assert whats('<image href="a.svg" width="4" height="4"/>', files={"layouts/heroes/a.svg": JPEG}) == []

    def test_more_than_100_megapixels_are_refused(self):
        assert whats(
            '<image href="a.png" width="4" height="4"/>', files={"layouts/heroes/a.png": png(20_000, 5_001)}
        ) == ["P422 the picture `layouts/heroes/a.png` has 20000 x 5001 pixels, more than 100 million"]

    def test_a_side_longer_than_cairo_can_hold_is_refused(self):
        assert whats('<image href="a.png" width="4" height="4"/>', files={"layouts/heroes/a.png": png(40_000, 9)}) == [
            "P422 the picture `layouts/heroes/a.png` has 40000 x 9 pixels, more than 32,767 on a side"
        ]

    def test_key_depends_on_the_bytes(self):
        keys = {
            drawn('<image href="a.png" width="4" height="4"/>', files={"layouts/heroes/a.png": content}).layers[0].key
            for content in (png(), JPEG)
        }
        assert len(keys) == 2

    def test_data_address_is_kept_with_its_picture(self):
        href = f"data:image/png;base64,{base64.b64encode(png()).decode()}"
        artwork = drawn(f'<image href="{href}" width="4" height="4"/>')
        assert (href in artwork.layers[0].svg, artwork.layers[0].files) == (True, ())

    def test_data_address_that_is_no_picture_is_refused(self):
        assert whats('<image href="data:image/png;base64,AAAA" width="4" height="4"/>')[0][:4] == "P421"

    def test_missing_size_is_that_of_the_picture(self):
        assert ' width="4" height="3" ' in inside('<image href="a.png"/>', files={"layouts/heroes/a.png": JPEG})[0]

    def test_missing_height_keeps_the_shape(self):
        assert (
            ' width="8" height="6" '
            in inside('<image width="8" href="a.png"/>', files={"layouts/heroes/a.png": JPEG})[0]
        )

    def test_clipped_picture_may_use_its_box(self):
        body = '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle r="1"/></clipPath><image clip-path="url(#c)" href="a.png" x="1" width="8" height="8"/>'
        assert (
            '<clipPath id="#1" transform="matrix(8 0 0 8 1 0)">'
            in inside(body, files={"layouts/heroes/a.png": png()})[0]
        )


class TestDrawings:
    def test_drawing_is_put_in_as_nested_drawing(self):
        files = {"layouts/heroes/a.svg": SVG.format(RECT)}
        assert inside('<image href="a.svg" x="1" width="5" height="5"/>', files=files) == [
            '<svg x="1" width="5" height="5" viewBox="0 0 10 20" preserveAspectRatio="xMidYMid">' + RECT + "</svg>"
        ]

    def test_drawing_inherits_nothing_and_has_its_own_style_sheet_and_ids(self):
        content = (
            '<style>.a{fill:lime}</style><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient>'
            '<rect class="a" width="1" height="1"/><rect width="9" height="9" stroke="url(#g)"/>'
        )
        body = '<style>.a{fill:red} rect{fill:red}</style><linearGradient id="g"/><g fill="blue"><image href="a.svg" width="5" height="5"/></g>'
        (layer,) = inside(body, files={"layouts/heroes/a.svg": SVG.format(content)})
        assert '<rect width="1" height="1" fill="#00ff00"/><rect width="9" height="9" stroke="url(##1)"/>' in layer

    def test_mistake_in_a_drawing_points_into_it(self):
        files = {"layouts/heroes/a.svg": SVG.format('\n  <rect filter="url(#b)" width="1" height="1"/>')}
        (message,) = told('<image href="a.svg" width="5" height="5"/>', files=files)
        assert (message.code, message.span) == ("P405", Span("layouts/heroes/a.svg", 2, 17, 7))

    def test_drawing_that_cannot_be_read_is_refused(self):
        (message,) = told(
            '<image href="a.svg" width="5" height="5"/>', files={"layouts/heroes/a.svg": '<svg xmlns="x">\n<g></svg>'}
        )
        assert (message.code, message.span) == ("P421", Span("layouts/heroes/a.svg", 2, 2, 1))

    def test_picture_in_a_drawing_is_found_from_its_folder(self):
        files = {
            "layouts/heroes/art/a.svg": SVG.format('<image href="b.png" width="1" height="1"/>'),
            "layouts/heroes/art/b.png": png(),
        }
        assert drawn('<image href="art/a.svg" width="5" height="5"/>', files=files).layers[0].files == (
            "layouts/heroes/art/b.png",
        )

    def test_drawing_in_itself_is_refused(self):
        files = {"layouts/heroes/a.svg": SVG.format('<image href="a.svg" width="1" height="1"/>')}
        assert {what[:4] for what in whats('<image href="a.svg" width="5" height="5"/>', files=files)} == {"P423"}


class TestIcons:
    ICON = '<pnp:icon href="/layouts/shared/icons/star.svg" x="1" y="2" width="4" height="4"{}/>'

    def icon(self, content: str, attributes: str = "", around: str = "{}") -> list[str]:
        files = {
            "layouts/shared/icons/star.svg": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" {content}</svg>'
        }
        return inside(around.format(self.ICON.format(attributes)), files=files)

    HEAD = '<svg x="1" y="2" width="4" height="4" viewBox="0 0 8 8" preserveAspectRatio="xMidYMid">'

    def test_icon_takes_on_the_fill_it_is_given(self):
        assert self.icon(f">{RECT}", ' fill="red" color="red"') == [
            f'{self.HEAD}<rect width="9" height="9" fill="#ff0000"/></svg>'
        ]

    def test_current_colour_is_the_fill_it_is_given(self):
        assert self.icon(f'fill="currentColor">{RECT}', ' fill="red" color="red"') == [
            f'{self.HEAD}<rect width="9" height="9" fill="#ff0000"/></svg>'
        ]

    def test_icon_inherits_the_fill_around_it(self):
        assert self.icon(f">{RECT}", "", '<g fill="red">{}</g>') == [
            f'{self.HEAD}<rect width="9" height="9" fill="#ff0000"/></svg>'
        ]

    def test_own_colour_of_the_icon_wins(self):
        both = f'>{RECT}<rect width="5" height="5" fill="blue"/>'
        assert self.icon(both, ' fill="red" color="red"') == [
            f'{self.HEAD}<rect width="9" height="9" fill="#ff0000"/><rect width="5" height="5" fill="#0000ff"/></svg>'
        ]

    def test_two_icons_may_use_the_same_ids_and_classes(self):
        content = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>.a{{fill:{0}}}</style><linearGradient id="g"><stop stop-color="{0}"/><stop offset="1"/></linearGradient><rect class="a" width="9" height="9"/><rect width="9" height="9" fill="url(#g)"/></svg>'
        files = {f"layouts/{name}.svg": content.format(name) for name in ("red", "blue")}
        (layer,) = inside("".join(f'<pnp:icon href="/{path}" width="4" height="4"/>' for path in files), files=files)
        assert (layer.count("<linearGradient"), 'fill="#ff0000"' in layer, 'fill="#0000ff"' in layer) == (2, True, True)
