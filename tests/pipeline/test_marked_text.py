"""Marked and painted text on the page: where its ink stands, and that a reader of the PDF finds its words."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.model.artwork import Artwork, FilledArtwork, Subject
from pnp.render import Renderer
from pnp.typeset import Typesetter
from pnp.units import MM_PER_INCH, MM_PER_PT
from pnp.world import MemoryWorld
from tests.goldens import TODAY
from tests.pipeline.projects import ROOT

NOTO = ("400Regular", "400Regular_Italic", "500Medium", "600SemiBold")
FILES: dict[str, str | bytes] = {
    f"fonts/NotoSans_{name}.ttf": (ROOT / "fonts/noto-sans" / f"NotoSans_{name}.ttf").read_bytes() for name in NOTO
} | {f"layouts/shared/icons/{path.name}": path.read_bytes() for path in (ROOT / "layouts/shared/icons").glob("*.svg")}
CARD = Size(63, 88)
DISC = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor"><circle cx="50" cy="50" r="50"/></svg>'

RESOLUTION_DPI = 1200
MM_PER_PIXEL = MM_PER_INCH / RESOLUTION_DPI
STRIP = 22.0, 36.0
"""Top and bottom of what is looked at, mm."""

CROP_PT = (0, (CARD.height - STRIP[1]) / MM_PER_PT, 0, STRIP[0] / MM_PER_PT)
WITHIN = 0.05
"""Millimetres, the tolerance of this project for the place of ink."""


def card(body: str, files: dict[str, str | bytes] | None = None) -> tuple[Artwork, MemoryWorld]:
    """A card of 63 x 88 mm as typeset; a message fails the test."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="63mm" height="88mm" '
        f'viewBox="0 0 63 88" font-family="Noto Sans" font-size="4">{body}</svg>'
    )
    sink, world = Sink(), MemoryWorld(FILES | {"layouts/shared/icons/disc.svg": DISC} | (files or {}))
    filled = FilledArtwork(svg, CARD, 0.0, 0.0, "en", "layouts/heroes/face.svg", Subject("card `a`"))
    artwork = Typesetter(world, sink).typeset(filled)
    assert [found.what for found in sink.diagnostics] == []
    assert artwork is not None
    return artwork, world


def pdf(body: str) -> bytes:
    """The card as a PDF, a page for each layer."""
    artwork, world = card(body)
    return Renderer(world).draw_chunk([(layer, artwork.canvas) for layer in artwork.layers])


def words(page: bytes) -> str:
    """The text of a PDF as PDFium copies it."""
    with pypdfium2.PdfDocument(page) as document:
        return " ".join(" ".join(one.get_textpage().get_text_range().split()) for one in document)


def dark(body: str, colour: int | None = None) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Which pixels of a card's strip have ink; `colour` 0, 1, 2 for pixels mostly red, green or blue."""
    with pypdfium2.PdfDocument(pdf(body)) as document:
        drawn = np.asarray(document[0].render(scale=RESOLUTION_DPI / 72, crop=CROP_PT).to_pil().convert("RGB")).astype(
            int
        )
    if colour is None:
        return drawn.min(axis=2) < 128
    others = np.delete(drawn, colour, axis=2)
    return (drawn[:, :, colour] - others.max(axis=2)) > 128


def ink(pixels: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the ink, mm."""
    rows, columns = np.flatnonzero(pixels.any(axis=1)), np.flatnonzero(pixels.any(axis=0))
    left, top, right, bottom = columns[0], rows[0], columns[-1] + 1, rows[-1] + 1
    return left * MM_PER_PIXEL, STRIP[0] + top * MM_PER_PIXEL, right * MM_PER_PIXEL, STRIP[0] + bottom * MM_PER_PIXEL


@pytest.mark.parametrize("size", [2.2, 3.5, 8])
def test_an_icon_is_centred_on_the_capitals_and_as_high_as_the_font_size(size: float) -> None:
    body = f'<text x="5" y="30" font-size="{size}" pnp:markup="inline">H2 <tspan fill="#ff0000">:disc:</tspan></text>'
    left, top, right, bottom = ink(dark(body, 0))
    letters = ink(dark(body.replace(":disc:", "")))
    assert (top + bottom) / 2 == pytest.approx((letters[1] + letters[3]) / 2, abs=WITHIN)
    assert bottom - top == pytest.approx(size, abs=WITHIN)
    assert right - left == pytest.approx(size, abs=WITHIN)


@pytest.mark.parametrize(("anchor", "x"), [("start", 10.0), ("middle", 31.5), ("end", 53.0)])
def test_a_line_with_bold_and_italic_keeps_its_place(anchor: str, x: float) -> None:
    body = (
        f'<text x="{x}" y="30" text-anchor="{anchor}" pnp:markup="inline" pnp:bold-weight="600">'
        "I *fine* and **bold** I</text>"
    )
    left, _, right, _ = ink(dark(body))
    found = {"start": left - side_bearing(), "middle": (left + right) / 2, "end": right + side_bearing()}[anchor]
    assert found == pytest.approx(x, abs=WITHIN)


def side_bearing() -> float:
    """Room beside the stem of an I at size 4, mm."""
    left, _, right, _ = ink(dark('<text x="10" y="30">I</text>'))
    both = ink(dark('<text x="10" y="30">II</text>'))
    advance = both[2] - both[0] - (right - left)
    return (advance - (right - left)) / 2


def test_words_beside_icons_and_marks_are_found_whole() -> None:
    body = (
        '<text x="5" y="10" inline-size="50" pnp:markup="inline" pnp:bold-weight="600">'
        "Pay 2 :star: or *three* **bold** office ~~words~~ for 1:heart: each</text>"
    )
    found = words(pdf(body))
    assert [
        word
        for word in ["Pay", "2", "or", "three", "bold", "office", "words", "for", "each"]
        if word not in found.split()
    ] == []
    assert "star" not in found


def test_bullets_and_their_items_are_copied_in_order() -> None:
    body = '<text x="5" y="10" inline-size="50" pnp:markup="block">- one\n- two\n\n1. three</text>'
    assert words(pdf(body)) == "• one • two 1. three"


RULES = """# Setting up
Deal **12** cards to each player. Take 2 :star: and put them where all can see them.

- Shuffle the deck
- Place the board
  1. in the middle
  2. so that all can reach it
- Choose who begins

## Ending
The game ends *at once* when someone has ~~10~~ 12 :heart:."""


def test_a_rules_box_stands_as_it_did() -> None:
    body = (
        '<text x="4" y="8" font-size="3" inline-size="55" line-height="1.3" pnp:markup="block" pnp:bold-weight="600">'
        f'<tspan pnp:style="h1" font-size="5" font-weight="600"/>{RULES}</text>'
    )
    (layer,) = card(body)[0].layers
    dump = [
        f"{run.xs[0]:.2f} {max(run.ys, key=run.ys.count):.2f} {run.size:.2f} {Path(run.font.path).stem} {run.text.strip()}"
        for run in layer.runs
    ]
    assert TODAY.differs("rules-box-text", "\n".join(dump) + "\n") == ""


PAINTED = {
    "fill": 'fill="#a02030"',
    "outline": 'fill="#fff" stroke="#000" stroke-width="0.4" paint-order="stroke" stroke-linejoin="round"',
    "hollow": 'fill="none" stroke="#000" stroke-width="0.15"',
    "gradient": 'fill="url(#fade)"',
    "pattern": 'fill="url(#dots)"',
    "gradient outline": 'fill="#fff" stroke="url(#fade)" stroke-width="0.3"',
    "pale": 'opacity="0.4"',
    "pale fill": 'fill-opacity="0.4"',
    "clipped": 'clip-path="url(#window)"',
    "masked": 'mask="url(#veil)"',
    "tracked": 'letter-spacing="1.5"',
    "small capitals": 'font-variant-caps="small-caps"',
    "turned": 'transform="rotate(20 30 40)"',
    "underlined": 'text-decoration="underline"',
}
SLANTED = ("turned",)
"""Poppler finds words on a slope in pieces, whatever wrote them."""

DEFS = (
    '<defs><linearGradient id="fade"><stop offset="0" stop-color="#c00"/><stop offset="1" stop-color="#00c"/>'
    '</linearGradient><pattern id="dots" width="1" height="1" patternUnits="userSpaceOnUse">'
    '<rect width="1" height="1" fill="#fc0"/><circle cx="0.5" cy="0.5" r="0.3"/></pattern>'
    '<clipPath id="window"><rect x="0" y="37" width="63" height="2"/></clipPath>'
    '<mask id="veil"><rect width="63" height="88" fill="#fff" fill-opacity="0.5"/></mask></defs>'
)


@pytest.mark.parametrize("paint", PAINTED.values(), ids=PAINTED.keys())
def test_painted_text_stays_text(paint: str) -> None:
    assert words(pdf(f'{DEFS}<text x="5" y="40" {paint}>Office ŐRSÉG 10</text>')) == "Office ŐRSÉG 10"


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler's pdftotext is not installed")
@pytest.mark.parametrize("name", [name for name in PAINTED if name not in SLANTED])
def test_painted_text_is_found_by_poppler(name: str, tmp_path: Path) -> None:
    paint = PAINTED[name]
    (tmp_path / "page.pdf").write_bytes(pdf(f'{DEFS}<text x="5" y="40" {paint}>Office ŐRSÉG 10</text>'))
    done = subprocess.run(["pdftotext", tmp_path / "page.pdf", "-"], capture_output=True, check=True)
    assert done.stdout.decode("utf-8").split() == ["Office", "ŐRSÉG", "10"]


@pytest.mark.parametrize("name", ["outline", "hollow", "gradient", "pattern", "pale", "masked", "tracked"])
def test_icons_are_painted_with_their_text(name: str) -> None:
    body = f'{DEFS}<text x="5" y="40" pnp:markup="inline" {PAINTED[name]}>:disc: H</text>'
    left, top, *_ = ink_of_any(body)
    assert (left, top) == pytest.approx((5.24, 40 - 1.428 - 2), abs=0.3)


def ink_of_any(body: str) -> tuple[float, float, float, float]:
    """The ink of a card in whatever colour."""
    artwork, world = card(body)
    raster = Renderer(world).raster(artwork, 300)
    alpha = np.frombuffer(raster.rgba, np.uint8).reshape(raster.height, raster.width, 4)[:, :, 3] > 30
    rows, columns = np.flatnonzero(alpha.any(axis=1)), np.flatnonzero(alpha.any(axis=0))
    return tuple(float(side) * raster.mm_per_px for side in (columns[0], rows[0], columns[-1], rows[-1]))  # type: ignore[return-value]


def test_small_capitals_are_those_of_the_font() -> None:
    (large,), (small,) = (
        card(f'<text x="5" y="40" font-variant-caps="{caps}">Owl</text>')[0].layers[0].runs
        for caps in ("normal", "small-caps")
    )
    assert small.glyphs[0] == large.glyphs[0]
    assert set(small.glyphs[1:]).isdisjoint(large.glyphs)
    assert small.text == "Owl"


def test_an_icon_takes_the_colour_of_gradient_text_from_its_color() -> None:
    body = f'{DEFS}<text x="5" y="30" pnp:markup="inline" fill="url(#fade)" color="#00ff00">:disc:</text>'
    assert dark(body, 1).any()


def test_an_icon_of_the_same_name_is_the_games_own() -> None:
    square = DISC.replace('<circle cx="50" cy="50" r="50"/>', '<rect width="100" height="100" fill="#00ff00"/>')
    svg = '<text x="5" y="40" pnp:markup="inline">:disc:</text>'
    own, shared = (card(svg, files=files)[0].layers[0].svg for files in ({"layouts/heroes/icons/disc.svg": square}, {}))
    assert "rect" in own
    assert "rect" not in shared


def test_the_same_icons_twice_are_the_same_bytes() -> None:
    body = '<text x="5" y="40" pnp:markup="inline">Pay 2 :disc: and :star*3:</text>'
    assert pdf(body) == pdf(body)
