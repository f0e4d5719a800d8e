"""Fonts in PDF and on pixels: instances of variable fonts, PostScript outlines, letters with marks, Arabic."""

from __future__ import annotations

import io

import pikepdf
import pytest
from msgspec.structs import replace

from pnp.geometry import Size
from pnp.model.artwork import FontFile, GlyphRun
from pnp.render import Renderer
from pnp.render.lettering import Lettering, runs_right
from pnp.world import MemoryWorld
from tests.fonts.made import boxes_otf, boxes_ttf, variable
from tests.render.drawings import layer, page_picture, page_text, raster_picture, run
from tests.render.drawings import renderer as text_renderer

STEM = (50, 0, 350, 700)
FILES = {
    "fonts/variable.ttf": variable(),
    "fonts/plain.ttf": boxes_ttf({" ": None, "I": STEM}),
    "fonts/plain.otf": boxes_otf({" ": None, "I": STEM}),
}
CANVAS = Size(20, 20)
SIZE = 20
RESOLUTION_DPI = 1200
WIDTHS = [(None, 100), (500, 300), (900, 500)]


def drawn(font: FontFile) -> GlyphRun:
    """The letter I, 14 mm high."""
    return GlyphRun(font, SIZE, "I", (2,), (2.0,), (17.0,), ((1, 1),))


def stem(picture) -> float:
    """How wide what is black half-way up is, font units."""
    row = [picture.getpixel((x, picture.height // 2)) < 128 for x in range(picture.width)]
    return sum(row) / picture.width * CANVAS.width / SIZE * 1000


def renderer() -> Renderer:
    """A renderer of the made fonts."""
    return Renderer(MemoryWorld(FILES))


def chunk(font: FontFile) -> bytes:
    """A PDF page with the letter."""
    return renderer().draw_chunk([(layer('<g pnp:run="0"/>', [drawn(font)], CANVAS), CANVAS)])


def instance(weight: int | None) -> FontFile:
    """The variable font at a weight; None for its default."""
    return FontFile("fonts/variable.ttf", 0, (("wght", float(weight)),) if weight else ())


@pytest.mark.parametrize(("weight", "width"), WIDTHS)
def test_a_variable_font_has_its_weight_in_a_pdf(weight: int | None, width: float) -> None:
    assert stem(page_picture(chunk(instance(weight)), 0, RESOLUTION_DPI).convert("L")) == pytest.approx(width, abs=3)


@pytest.mark.parametrize(("weight", "width"), WIDTHS)
def test_a_variable_font_has_its_weight_on_pixels(weight: int | None, width: float) -> None:
    drawing = layer('<g pnp:run="0"/>', [drawn(instance(weight))], CANVAS)
    alpha = raster_picture(drawing, canvas=CANVAS, draw=renderer()).getchannel("A")
    row = [alpha.getpixel((x, alpha.height // 2)) for x in range(alpha.width)]
    assert sum(row) / 255 / alpha.width * CANVAS.width / SIZE * 1000 == pytest.approx(width, abs=5)


def test_instances_of_one_file_are_drawn_beside_one_another() -> None:
    runs = [replace(drawn(instance(weight)), xs=(x,)) for weight, x in ((None, 1.0), (900, 6.0))]
    body = '<g pnp:run="0"/><g pnp:run="1"/>'
    pdf = renderer().draw_chunk([(layer(body, runs, CANVAS), CANVAS)])
    assert stem(page_picture(pdf, 0, RESOLUTION_DPI).convert("L")) == pytest.approx(600, abs=6)


@pytest.mark.parametrize("path", ["fonts/plain.ttf", "fonts/plain.otf"])
def test_both_kinds_of_outlines_are_drawn_and_embedded(path: str) -> None:
    pdf = chunk(FontFile(path))
    with pikepdf.open(io.BytesIO(pdf)) as document:
        (font,) = document.pages[0].Resources.Font.values()
        assert {"/FontFile2", "/FontFile3"} & set(font.FontDescriptor.keys())
    assert stem(page_picture(pdf, 0, RESOLUTION_DPI).convert("L")) == pytest.approx(300, abs=3)


@pytest.mark.parametrize("font", [instance(500), FontFile("fonts/plain.otf")])
def test_text_in_any_font_stays_text(font: FontFile) -> None:
    assert page_text(chunk(font)) == "I"


def test_a_mark_without_characters_is_drawn_and_never_extracted() -> None:
    pair = replace(run("e~"), text="ẽ", clusters=((len("ẽ".encode()), 1), (0, 1)))
    alone = replace(run("e"), text="ẽ", clusters=((len("ẽ".encode()), 1),))
    with_mark, without = (
        text_renderer().draw_chunk([(layer('<g pnp:run="0"/>', [one]), Size(63, 88))]) for one in (pair, alone)
    )
    assert page_text(with_mark) == page_text(without) == "ẽ"
    assert page_picture(with_mark).tobytes() != page_picture(without).tobytes()


def turned(text: str, glyphs: tuple[int, ...], clusters: tuple[tuple[int, int], ...]) -> GlyphRun:
    """A run from right to left."""
    places = tuple(float(at) for at in range(len(glyphs)))
    return GlyphRun(FontFile("fonts/a.ttf"), 5, text, glyphs, places, (1.0,) * len(glyphs), clusters)


def test_a_glyph_that_shows_another_letter_comes_from_another_copy() -> None:
    lettering = Lettering()
    word = turned("بتن", (7, 7, 7), ((2, 1),) * 3)
    assert [(part.copy, part.run.text) for part in lettering.parts(word)] == [(1, "ب"), (2, "ت"), (3, "ن")]


def test_a_copy_is_kept_to_throughout_a_pdf_and_forgotten_in_the_next() -> None:
    lettering = Lettering()
    lettering.parts(turned("بت", (7, 7), ((2, 1), (2, 1))))
    later = turned("ت", (7,), ((2, 1),))
    assert [part.copy for part in lettering.parts(later)] == [2]
    lettering.begin()
    assert [part.copy for part in lettering.parts(later)] == [1]


def test_dots_are_outlines_and_the_text_adds_up() -> None:
    word = turned("بت", (9, 7, 8), ((0, 1), (2, 1), (2, 1)))
    outlines, letters = Lettering().parts(word)
    assert (outlines.copy, outlines.run.glyphs) == (None, (9,))
    assert (letters.run.text, letters.run.glyphs, letters.run.clusters) == ("بت", (7, 8), ((2, 1), (2, 1)))


def test_only_letters_from_right_to_left_need_copies() -> None:
    assert [runs_right(turned(text, (), ())) for text in ("abc", "šč 日本", "ab א", "متحف")] == [
        False,
        False,
        True,
        True,
    ]
