"""Pictures from file to paper, and files that a layout may not reach."""

from __future__ import annotations

import io
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from tests.pipeline.projects import FACE, built, heroes, pnp, written
from tests.pipeline.reading import of_type, opened, pictured

ONE = ("--component", "heroes", "--lang", "en", "--backs", "none")
EN = Path("output") / "heroes" / "heroes-130x150mm-en.pdf"
LEFT, TOP = (130 - 83) / 2, (150 - 123) / 2
"""The trim corner of the first card, mm."""


def encoded(picture: Image.Image, kind: str) -> bytes:
    output = io.BytesIO()
    picture.save(output, kind)
    return output.getvalue()


def with_picture(root: Path, name: str, content: bytes, href: str = "") -> Path:
    """A project whose faces bear a picture of 20 x 20 mm at (10, 25)."""
    image = f'<image href="{href or name}" x="10" y="25" width="20" height="20" image-rendering="pixelated"/></svg>'
    files = heroes(face=FACE.replace("</svg>", image)) | {f"layouts/heroes/{name}": content}
    return written(root, files)


def test_a_jpeg_stands_in_the_file_byte_for_byte(tmp_path: Path) -> None:
    photo = encoded(Image.radial_gradient("L").convert("RGB"), "JPEG")
    built(with_picture(tmp_path, "photo.jpg", photo), *ONE)
    with opened(tmp_path / EN) as document:
        (image,) = of_type(document, "/Subtype", "/Image")
        assert image.Filter == pikepdf.Name.DCTDecode
        assert image.read_raw_bytes() == photo


def test_a_picture_on_every_card_is_in_the_file_once(tmp_path: Path) -> None:
    noise = encoded(Image.effect_noise((64, 64), 80).convert("RGB"), "PNG")
    built(with_picture(tmp_path, "art.png", noise), *ONE)
    with opened(tmp_path / EN) as document:
        assert len(of_type(document, "/Subtype", "/Image")) == 1


def test_a_png_keeps_its_colours_and_its_holes(tmp_path: Path) -> None:
    picture = Image.new("RGBA", (20, 20), (200, 30, 40, 255))
    picture.paste((0, 0, 0, 0), (10, 0, 20, 20))
    built(with_picture(tmp_path, "art.png", encoded(picture, "PNG")), *ONE)
    page = pictured(tmp_path / EN, 0, 150)
    disc = (0x33, 0x55, 0x77)
    assert page.at(LEFT + 15, TOP + 38) == (200, 30, 40)
    assert page.at(LEFT + 25, TOP + 35) == disc


def test_an_svg_picture_is_drawn_in_its_place(tmp_path: Path) -> None:
    star = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10H0Z" fill="#d02090"/></svg>'
    built(with_picture(tmp_path, "star.svg", star), *ONE)
    page = pictured(tmp_path / EN, 0, 150)
    assert page.at(LEFT + 12, TOP + 27) == page.at(LEFT + 28, TOP + 43) == (0xD0, 0x20, 0x90)
    with opened(tmp_path / EN) as document:
        assert not of_type(document, "/Subtype", "/Image")


@pytest.mark.parametrize(
    "href",
    [
        "https://example.org/art.png",
        "http://127.0.0.1:9/art.png",
        "file:///etc/hostname",
        "/../outside.png",
        "../../../outside.png",
        "link.png",
    ],
)
def test_a_picture_from_anywhere_else_is_an_error(tmp_path: Path, href: str) -> None:
    content = encoded(Image.new("RGB", (9, 9), (1, 2, 3)), "PNG")
    (tmp_path / "outside.png").write_bytes(content)
    root = with_picture(tmp_path / "project", "art.png", content, href)
    (root / "layouts" / "heroes" / "link.png").symlink_to(tmp_path / "outside.png")
    ran = pnp(root, "build", *ONE)
    assert (ran.status, (root / "output" / "heroes").exists()) == (1, False)
    assert "layouts/heroes/face.svg:" in ran.err
    assert href in ran.err


@pytest.mark.parametrize(
    "content", [b"", b"no picture at all", b"\x89PNG\r\n\x1a\n damaged"], ids=["empty", "text", "cut"]
)
def test_a_file_that_is_no_picture_is_an_error(tmp_path: Path, content: bytes) -> None:
    ran = pnp(with_picture(tmp_path, "art.png", content), "build", *ONE)
    assert (ran.status, "art.png" in ran.err) == (1, True)
    assert "fault" not in ran.err
