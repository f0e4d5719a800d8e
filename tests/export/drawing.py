"""Chunks and plans for the tests, drawn with cairo alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from io import BytesIO

import cairocffi

from pnp.geometry import Insets, Point, Rect, Size
from pnp.model.artwork import FormRef, RenderedArtwork
from pnp.model.sheet import DocumentPlan, LabelStrip, Mark, Placement, Sheet, SheetSide

POINT = 72 / 25.4
A6 = Size(105, 148)
CARD = Size(40, 60)
EVERYWHERE = Rect(-50, -50, 200, 200)
NO_CLIP = Insets()

Draw = Callable[[cairocffi.Context], None]


def chunk(*draws: Draw, size: Size = CARD, bleed: float = 0.0) -> bytes:
    """One page per drawing function; units are mm, (0, 0) is the trim corner."""
    width, height = (size.width + 2 * bleed) * POINT, (size.height + 2 * bleed) * POINT
    buffer = BytesIO()
    surface = cairocffi.PDFSurface(buffer, width, height)
    for draw in draws:
        context = cairocffi.Context(surface)
        context.scale(POINT, POINT)
        context.translate(bleed, bleed)
        draw(context)
        surface.show_page()
    surface.finish()
    return buffer.getvalue()


def filled(red: float, green: float, blue: float, rect: Rect = EVERYWHERE, alpha: float = 1.0) -> Draw:
    """Paints a rectangle."""

    def draw(context: cairocffi.Context) -> None:
        context.set_source_rgba(red, green, blue, alpha)
        context.rectangle(rect.x, rect.y, rect.width, rect.height)
        context.fill()

    return draw


def written(text: str) -> Draw:
    """Writes a text."""

    def draw(context: cairocffi.Context) -> None:
        context.select_font_face("DejaVu Sans")
        context.set_font_size(5)
        context.move_to(3, 5)
        context.show_text(text)

    return draw


@cache
def _picture(side: int) -> cairocffi.ImageSurface:
    """A small picture, always the same."""
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, side, side)
    context = cairocffi.Context(surface)
    context.set_source_rgb(0.2, 0.4, 0.9)
    context.rectangle(1, 1, side // 2, side // 2)
    context.fill()
    return surface


def pictured(context: cairocffi.Context) -> None:
    """Paints the picture."""
    context.set_source_surface(_picture(64), 0, 0)
    context.paint()


def both(*draws: Draw) -> Draw:
    """Draws one after the other."""

    def draw(context: cairocffi.Context) -> None:
        for each in draws:
            each(context)

    return draw


def artwork(*forms: tuple[int, int], size: Size = CARD, bleed: float = 0.0) -> RenderedArtwork:
    """An artwork of these (chunk, page) forms."""
    return RenderedArtwork(size, bleed, tuple(FormRef(*form) for form in forms))


def placed(
    name: str, x: float, y: float, angle_deg: float = 0.0, *, clip: Insets = NO_CLIP, size: Size = CARD
) -> Placement:
    """A placement by its centre."""
    return Placement(name, Point(x, y), angle_deg, size, clip, name)


def side(*placements: Placement, marks: Sequence[Mark] = (), label: LabelStrip | None = None) -> SheetSide:
    """A side without cut lines."""
    return SheetSide(placements, (), tuple(marks), label)


def plan(*sides: SheetSide | tuple[SheetSide, SheetSide], size: Size = A6, **changes: object) -> DocumentPlan:
    """A document of these sheets; a pair is a recto and its verso."""
    sheets = tuple(
        Sheet(size, number, *(each if isinstance(each, tuple) else (each, None)), "vertical")
        for number, each in enumerate(sides, start=1)
    )
    defaults: dict[str, object] = {"title": "Test", "language": "en", "flip": None, "labels": {}}
    return DocumentPlan(sheets=sheets, **{**defaults, **changes})  # type: ignore[arg-type]
