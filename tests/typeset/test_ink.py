"""Where ink stands on the page, measured from PDF rasters, against arithmetic from the font's own tables."""

from __future__ import annotations

import functools
import io

import pypdfium2
import pytest
from fontTools.ttLib import TTFont

from pnp.diagnostics import Sink
from pnp.geometry import Point, Rect, Size, Transform
from pnp.model.artwork import FilledArtwork, Subject
from pnp.render import Renderer
from pnp.typeset import Typesetter
from pnp.units import MM_PER_INCH
from pnp.world import MemoryWorld
from tests.typeset.text.cases import FONTS

CARD = Size(60, 40)
TOLERANCE_MM = 0.05
RESOLUTION_DPI = 1200
SIZE = 6.0
REGULAR = "fonts/NotoSans-400Regular.ttf"


def ink_of(body: str) -> Rect:
    """What a body blackens on its page, mm from the top-left corner."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="{CARD.width}mm" '
        f'height="{CARD.height}mm" viewBox="0 0 {CARD.width} {CARD.height}" font-family="Noto Sans" '
        f'font-size="{SIZE}" font-kerning="none">{body}</svg>'
    )
    world, sink = MemoryWorld(FONTS), Sink()
    artwork = Typesetter(world, sink).typeset(FilledArtwork(svg, CARD, 0.0, 0.0, "en", "a.svg", Subject("card `a`")))
    assert sink.diagnostics == ()
    assert artwork is not None
    page = pypdfium2.PdfDocument(Renderer(world).draw_chunk([(artwork.layers[0], CARD)]))[0]
    picture = page.render(scale=RESOLUTION_DPI / 72, grayscale=True).to_pil()
    box = picture.point(lambda level: 255 if level < 128 else 0).getbbox()
    assert box is not None
    left, top, right, bottom = (side * MM_PER_INCH / RESOLUTION_DPI for side in box)
    return Rect(left, top, right - left, bottom - top)


@functools.cache
def font() -> TTFont:
    """The font that is drawn."""
    return TTFont(io.BytesIO(bytes(FONTS[REGULAR])))


def extents(text: str) -> tuple[float, float, float]:
    """Advance of a text at its size, and where its ink begins and ends."""
    glyphs = [font().getBestCmap()[ord(letter)] for letter in text]
    widths = [font()["hmtx"][glyph] for glyph in glyphs]
    first, last = font()["glyf"][glyphs[0]], font()["glyf"][glyphs[-1]]
    advance = sum(width for width, _ in widths)
    unit = SIZE / font()["head"].unitsPerEm
    return advance * unit, first.xMin * unit, (advance - widths[-1][0] + last.xMax) * unit


def is_near(found: Rect, wanted: Rect) -> bool:
    """Whether all four sides are."""
    sides = zip(
        (found.x, found.y, found.right, found.bottom), (wanted.x, wanted.y, wanted.right, wanted.bottom), strict=True
    )
    return max(abs(one - other) for one, other in sides) <= TOLERANCE_MM


def capital(x: float, baseline: float, text: str) -> Rect:
    """The ink of capitals as high as H whose first letter begins at x."""
    _, left, right = extents(text)
    high = font()["glyf"]["H"].yMax * SIZE / font()["head"].unitsPerEm
    return Rect(x + left, baseline - high, right - left, high)


@pytest.mark.parametrize(("anchor", "part"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_an_anchored_text_stands_by_its_advance(anchor: str, part: float) -> None:
    advance, _, _ = extents("HIM")
    found = ink_of(f'<text x="30" y="20" text-anchor="{anchor}">HIM</text>')
    assert is_near(found, capital(30 - part * advance, 20, "HIM"))


@pytest.mark.parametrize(("anchor", "part"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_letters_placed_one_by_one_stand_as_a_whole_text_does(anchor: str, part: float) -> None:
    advance, _, _ = extents("HIM")
    found = ink_of(f'<text x="30" y="20" text-anchor="{anchor}">H<tspan dx="0">I</tspan>M</text>')
    assert is_near(found, capital(30 - part * advance, 20, "HIM"))


@pytest.mark.parametrize(("align", "part"), [("start", 0.0), ("center", 0.5), ("end", 1.0)])
def test_an_aligned_line_stands_in_its_box_by_its_advance(align: str, part: float) -> None:
    advance, _, _ = extents("HIM")
    found = ink_of(f'<text x="10" y="20" inline-size="40" text-align="{align}">HIM</text>')
    assert is_near(found, capital(10 + part * (40 - advance), 20, "HIM"))


def test_a_justified_line_reaches_from_side_to_side() -> None:
    found = ink_of('<text x="10" y="15" inline-size="40" text-align="justify">HI HI HI HHHHHHHH</text>')
    _, left, _ = extents("H")
    behind = extents("HHHHHHHH")[0] - extents("HHHHHHHH")[2]
    width = max(40 - left - (extents("I")[0] - extents("I")[2]), extents("HHHHHHHH")[0] - left - behind)
    assert (found.x, found.width) == (
        pytest.approx(10 + left, abs=TOLERANCE_MM),
        pytest.approx(width, abs=TOLERANCE_MM),
    )


TURNS = [0, 90, 180, 270, 30]


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("valign", "part"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_a_line_stands_in_its_box_however_that_is_turned(valign: str, part: float, turn: int) -> None:
    line, high = 9.0, 20.0
    body = (
        f'<text transform="translate(30 20) rotate({turn})" x="-12" y="-6" inline-size="24" line-height="{line}px" '
        f'text-align="center" pnp:height="{high}" pnp:valign="{valign}">I</text>'
    )
    advance, _, _ = extents("I")
    upright = capital(-advance / 2, -6 + part * (high - line), "I")
    place = Transform.rotation(turn).then(Transform.translation(30, 20))
    corners = [place.apply(Point(x, y)) for x in (upright.x, upright.right) for y in (upright.y, upright.bottom)]
    xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
    wanted = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    # The I of this font has serifs, which fill the corners of its box.
    assert is_near(ink_of(body), wanted)


@pytest.mark.parametrize("turn", TURNS)
def test_a_turned_letter_turns_about_its_origin(turn: int) -> None:
    upright = capital(0, 0, "I")
    place = Transform.rotation(turn).then(Transform.translation(30, 20))
    corners = [place.apply(Point(x, y)) for x in (upright.x, upright.right) for y in (upright.y, upright.bottom)]
    xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
    wanted = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    assert is_near(ink_of(f'<text x="30" y="20" rotate="{turn}">I</text>'), wanted)


def test_a_letter_on_a_path_stands_with_its_middle_on_it() -> None:
    body = (
        '<defs><path id="a" d="M10 30 A20 20 0 0 1 50 30"/></defs>'
        '<text text-anchor="middle"><textPath href="#a" startOffset="50%">I</textPath></text>'
    )
    advance, _, _ = extents("I")
    assert is_near(ink_of(body), capital(30 - advance / 2, 10, "I"))


@pytest.mark.parametrize("factor", [0.6, 1.7])
def test_widened_letters_are_as_wide_as_their_length_says(factor: float) -> None:
    advance, left, right = extents("HIM")
    body = f'<text x="10" y="20" textLength="{advance * factor}" lengthAdjust="spacingAndGlyphs">HIM</text>'
    high = capital(10, 20, "HIM")
    assert is_near(ink_of(body), Rect(10 + left * factor, high.y, (right - left) * factor, high.height))


def test_text_in_a_circle_keeps_to_it() -> None:
    body = (
        '<circle id="a" cx="30" cy="20" r="18" fill="none"/>'
        '<text pnp:valign="middle" text-align="center" font-size="3" style="shape-inside: url(#a)">'
        "The owl counts three and takes one card from each rival, then sleeps until the night falls</text>"
    )
    found = ink_of(body)
    assert found.centre.x == pytest.approx(30, abs=1)
    assert found.centre.y == pytest.approx(20, abs=1)
    assert max(found.width, found.height) < 2 * 18
