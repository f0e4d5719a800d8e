"""Layers to draw, and what can be read from the drawing."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
import uharfbuzz
from PIL import Image

from pnp.geometry import Size
from pnp.model.artwork import Artwork, FontFile, GlyphRun, Layer
from pnp.render import Renderer
from pnp.units import MM_PER_INCH
from pnp.world import MemoryWorld

FONTS = Path(__file__).parent.parent / "fonts"
REGULAR = FontFile("fonts/regular.ttf")
BOLD = FontFile("fonts/bold.ttf")
FILES = {
    REGULAR.path: (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
    BOLD.path: (FONTS / "NotoSans-700Bold.ttf").read_bytes(),
}
CARD = Size(63, 88)
RED, GREEN, BLUE, WHITE, BLACK = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0)


def renderer(**files: bytes) -> Renderer:
    """A renderer of a project with two fonts and `files` (`castle_png` is `castle.png`)."""
    return Renderer(MemoryWorld({**FILES, **{name.replace("_", "."): content for name, content in files.items()}}))


def run(text: str, x: float = 5, y: float = 20, size: float = 6, font: FontFile = REGULAR) -> GlyphRun:
    """`text` shaped on one line from (x, y)."""
    shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(FILES[font.path])))
    scale = size / shaper.face.upem
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(shaper, buffer)
    infos, places = buffer.glyph_infos, buffer.glyph_positions
    xs, clusters, pen = [], [], x
    starts = sorted({info.cluster for info in infos})
    for place in places:
        xs.append(pen + place.x_offset * scale)
        pen += place.x_advance * scale
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        clusters.append((len(text[start:end].encode()), sum(info.cluster == start for info in infos)))
    return GlyphRun(
        font, size, text, tuple(info.codepoint for info in infos), tuple(xs), (y,) * len(infos), tuple(clusters)
    )


def layer(body: str, runs: Sequence[GlyphRun] = (), canvas: Size = CARD, files: tuple[str, ...] = ()) -> Layer:
    """A layer of `canvas` with `body` in it, (0, 0) at its corner."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' xmlns:pnp="urn:pnp:layout:1" width="{canvas.width}mm" height="{canvas.height}mm"'
        f' viewBox="0 0 {canvas.width} {canvas.height}">{body}</svg>'
    )
    return Layer(svg, tuple(runs), f"{hash((svg, tuple(runs)))}", files)


def artwork(*layers: Layer, canvas: Size = CARD) -> Artwork:
    """An artwork without bleed."""
    return Artwork(canvas, 0, layers)


def chunk(*layers: Layer, canvas: Size = CARD, draw: Renderer | None = None) -> bytes:
    """A PDF with a page for each layer."""
    return (draw or renderer()).draw_chunk([(one, canvas) for one in layers])


def page_picture(pdf: bytes, page: int = 0, resolution_dpi: float = MM_PER_INCH * 2) -> Image.Image:
    """A page as pixels on white; by default two to the millimetre."""
    document = pypdfium2.PdfDocument(pdf)
    # A page of 249.4489 pt would get one row more than 176, and be stretched to it.
    scale = resolution_dpi / 72 * (1 - 1e-5)
    return document[page].render(scale=scale).to_pil().convert("RGB")


def page_text(pdf: bytes, page: int = 0) -> str:
    """The text of a page as a reader copies it."""
    document = pypdfium2.PdfDocument(pdf)
    return str(document[page].get_textpage().get_text_range()).replace("\r\n", "\n")


def raster_picture(*layers: Layer, canvas: Size = CARD, draw: Renderer | None = None) -> Image.Image:
    """The layers over one another as RGBA pixels, two to the millimetre."""
    raster = (draw or renderer()).raster(artwork(*layers, canvas=canvas), MM_PER_INCH * 2)
    return Image.frombytes("RGBA", (raster.width, raster.height), raster.rgba)


def at(picture: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The colour at (x, y) mm in a picture of two pixels to the millimetre."""
    colour = picture.getpixel((int(x * 2), int(y * 2)))
    assert isinstance(colour, tuple)
    return colour


def near(colour: tuple[int, ...], wanted: tuple[int, ...], tolerance: int = 3) -> bool:
    """Whether two colours differ by no more than JPEG and rounding make them."""
    return len(colour) == len(wanted) and all(abs(a - b) <= tolerance for a, b in zip(colour, wanted, strict=True))


def difference(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of any channel of any pixel."""
    first, second = one.tobytes(), other.tobytes()
    assert one.size == other.size
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def ink_box(picture: Image.Image) -> tuple[int, int, int, int] | None:
    """Left, top, right, bottom of what is dark in a picture on white."""
    return picture.convert("L").point(lambda level: 255 if level < 128 else 0).getbbox()


def encoded(picture: Image.Image, format: str, **options: object) -> bytes:
    """A picture as a file."""
    output = io.BytesIO()
    picture.save(output, format, **options)
    return output.getvalue()


def quarters(mode: str = "RGB") -> Image.Image:
    """40 x 20 pixels: red, green above blue, white."""
    picture = Image.new("RGB", (40, 20), RED)
    picture.paste(GREEN, (20, 0, 40, 10))
    picture.paste(BLUE, (0, 10, 20, 20))
    picture.paste(WHITE, (20, 10, 40, 20))
    return picture.convert(mode)
