"""Small pictures for the tests of lint: a card of 20 x 30 mm with 3 mm bleed at 2 pixels a millimetre."""

from __future__ import annotations

from pnp.diagnostics import Span
from pnp.geometry import Rect, Size
from pnp.lint import PrintedSide, bare_bleed
from pnp.model.artwork import Raster, Subject, TextBox

SIZE = Size(20, 30)
BLEED = 3.0
SAFE = 3.0
MM_PER_PX = 0.5
WIDTH, HEIGHT = 52, 72

Colour = tuple[int, int, int, int]
NAVY: Colour = (0, 0, 80, 255)
WHITE: Colour = (255, 255, 255, 255)
BARE: Colour = (0, 0, 0, 0)

Patch = tuple[Rect, Colour]


def raster(ground: Colour, *patches: Patch) -> Raster:
    """The whole canvas in `ground`, with patches in mm from the trim corner over it."""
    rows = [[ground] * WIDTH for _ in range(HEIGHT)]
    for rect, colour in patches:
        for y in range(round((rect.y + BLEED) / MM_PER_PX), round((rect.bottom + BLEED) / MM_PER_PX)):
            for x in range(round((rect.x + BLEED) / MM_PER_PX), round((rect.right + BLEED) / MM_PER_PX)):
                rows[y][x] = colour
    return Raster(WIDTH, HEIGHT, b"".join(bytes(pixel) for row in rows for pixel in row), MM_PER_PX)


def side(
    name: str,
    picture: Raster | None = None,
    *boxes: TextBox,
    layout: str = "layouts/g/face.svg",
    bleed: float = BLEED,
) -> PrintedSide:
    """One side of card `name`, which stands in line 7 of its deck."""
    subject = Subject(f"card `{name}`", Span("content/g/deck.yaml", 7, 5, 3))
    bare = bare_bleed(picture, bleed) if picture else ()
    return PrintedSide(subject, layout, SIZE, bleed, SAFE, bare, picture, boxes)


def text(rect: Rect, size_pt: float = 8.0, line: int = 12, words: str = "Castle", live: bool = True) -> TextBox:
    """A set text from line `line` of the layout."""
    return TextBox(rect, size_pt, live, Span("layouts/g/face.svg", line, 3, 5), words)
