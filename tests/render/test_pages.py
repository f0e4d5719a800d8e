"""PDF chunks: pages, sizes, fonts, repeatability."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

from pnp.geometry import Size
from tests.render.drawings import BOLD, GREEN, RED, at, chunk, layer, near, page_picture, page_text, renderer, run

RECT = '<rect width="100%" height="100%" fill="{}"/>'


def test_each_layer_is_a_page_in_order():
    pdf = chunk(layer(RECT.format("red")), layer(RECT.format("lime")))
    assert [at(page_picture(pdf, page), 30, 30) for page in (0, 1)] == [RED, GREEN]


@pytest.mark.parametrize("canvas", [Size(63, 88), Size(69.5, 94.9), Size(594, 420), Size(44, 68)])
def test_page_has_the_size_of_the_canvas(canvas):
    pdf = pikepdf.open(io.BytesIO(chunk(layer(RECT.format("red"), canvas=canvas), canvas=canvas)))
    left, bottom, right, top = (float(number) * 25.4 / 72 for number in pdf.pages[0].mediabox)
    assert (left, bottom, right, top) == pytest.approx((0, 0, canvas.width, canvas.height), abs=0.0005)


def test_pages_of_one_chunk_may_differ_in_size():
    small, large = Size(20, 30), Size(90, 50)
    pages = [(layer(RECT.format("red"), canvas=size), size) for size in (small, large)]
    pdf = pikepdf.open(io.BytesIO(renderer().draw_chunk(pages)))
    widths = [round(float(page.mediabox[2]) * 25.4 / 72) for page in pdf.pages]
    assert widths == [20, 90]


def test_viewbox_fills_the_page_whatever_its_units_and_origin():
    odd = layer("").svg.replace('viewBox="0 0 63 88"', 'viewBox="-300 -300 630 880"').replace("</svg>", "")
    svg = odd + '<rect x="15" y="140" width="315" height="440" fill="red"/></svg>'
    picture = page_picture(chunk(type(layer(""))(svg, (), "k")))
    inside, outside = at(picture, 32, 45), at(picture, 31, 43)
    assert (inside, outside) == (RED, (255, 255, 255))


@pytest.mark.parametrize("body", [RECT.format("red"), f'<g opacity=".99">{RECT.format("red")}<g/></g>'])
def test_nothing_is_lost_at_the_edges_of_a_page(body):
    # cairo cuts at whole points; 63 mm are 178.58 of them.
    picture = page_picture(chunk(layer(body)), 0, 25.4 * 20)
    width, height = picture.size
    edges = [picture.getpixel((width - 2, y)) for y in range(height)]
    edges += [picture.getpixel((x, height - 2)) for x in range(width)]
    assert all(near(colour, RED) for colour in edges)


def test_more_sizes_than_digits_are_kept_apart():
    sizes = [Size(20 + step / 8, 30) for step in range(25)]
    pdf = pikepdf.open(io.BytesIO(renderer().draw_chunk([(layer("", canvas=size), size) for size in sizes])))
    widths = [float(page.mediabox[2]) * 25.4 / 72 for page in pdf.pages]
    assert widths == pytest.approx([size.width for size in sizes], abs=0.0005)


def test_empty_chunk_is_a_file():
    assert renderer().draw_chunk([]).startswith(b"%PDF")


def test_fonts_are_embedded_subsets():
    pdf = pikepdf.open(io.BytesIO(chunk(layer('<g pnp:run="0"/>', [run("Knight")]))))
    fonts = [font for font in pdf.objects if isinstance(font, pikepdf.Dictionary) and font.get("/Type") == "/Font"]
    files = [font for font in pdf.objects if isinstance(font, pikepdf.Dictionary) and "/FontFile2" in font]
    assert fonts
    assert files
    assert all("+" in str(font.BaseFont) for font in fonts)


def test_one_font_is_embedded_once_however_many_pages_use_it():
    def font_files(count):
        pdf = chunk(*(layer('<g pnp:run="0"/>', [run("Knight")]) for _ in range(count)))
        objects = pikepdf.open(io.BytesIO(pdf)).objects
        return sum(isinstance(one, pikepdf.Dictionary) and "/FontFile2" in one for one in objects)

    assert font_files(40) == font_files(1)


MIXED = """
import sys, hashlib
from tests.render.drawings import chunk, layer, run, quarters, encoded, renderer
body = ('<defs><linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>'
        '</linearGradient><clipPath id="c"><circle cx="30" cy="30" r="20"/></clipPath></defs>'
        '<rect width="63" height="88" fill="url(#a)" clip-path="url(#c)"/><image href="a.png" width="20" height="10"/>'
        '<g opacity=".5"><g pnp:run="0"/></g>')
draw = renderer(a_png=encoded(quarters(), "PNG"))
pages = [layer(body, [run(f"Card {n}")]) for n in range(5)] + [layer('<g pnp:run="0"/>', [run("Knight")])]
sys.stdout.write(hashlib.sha256(chunk(*pages, draw=draw)).hexdigest())
"""


def _in_another_process(seed: str) -> str:
    root = Path(__file__).parent.parent.parent
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root), "LC_ALL": "C"}
    ran = subprocess.run([sys.executable, "-c", MIXED], capture_output=True, text=True, env=environment, check=True)
    return ran.stdout


def test_same_layers_give_the_same_bytes_in_every_process():
    assert len({_in_another_process(seed) for seed in ("1", "77")}) == 1


def test_what_was_drawn_before_does_not_change_a_chunk():
    draw = renderer()
    pages = [layer('<g pnp:run="0"/>', [run("Knight")]), layer(RECT.format("red"))]
    fresh = chunk(*pages, draw=draw)
    chunk(layer('<g pnp:run="0" fill="red" stroke="blue"/>', [run("Queen", font=BOLD)]), draw=draw)
    assert hashlib.sha256(chunk(*pages, draw=draw)).digest() == hashlib.sha256(fresh).digest()


def test_no_time_of_day_is_written():
    written = pikepdf.open(io.BytesIO(chunk(layer("")))).docinfo.get("/CreationDate", "D:1970")
    assert str(written).startswith("D:1970")


def test_prepared_renderer_draws():
    draw = renderer()
    draw.prepare()
    assert page_text(chunk(layer('<g pnp:run="0"/>', [run("Knight")]), draw=draw)) == "Knight"


def test_card_is_drawn_where_the_layout_says():
    picture = page_picture(chunk(layer('<rect x="10" y="20" width="5" height="5" fill="red"/>')))
    assert (at(picture, 10.5, 20.5), at(picture, 9.4, 19.4)) == (RED, (255, 255, 255))
