"""The operators of a page: where each artwork stands, and what of it is drawn.

sheet, mm, y down                 page, points, y up
+--------------> x                ^ y
|   +-----+                       |   +-----+   cm: turn about the centre, shift to it
|   |  c  |  angle clockwise      |   |  c  |   re W n: trim + clip, in the artwork's own frame
v y +-----+                       +---+-----+--> x
"""

from __future__ import annotations

from decimal import Decimal

from msgspec import Struct

from pnp.geometry import EPS, Insets, Point, Size, Transform
from pnp.model.artwork import RenderedArtwork
from pnp.model.outline import Outline
from pnp.model.sheet import LabelStrip, Placement
from pnp.units import PT_PER_MM

PLACES = 4
"""Decimals of a coordinate in points: 0.00004 mm."""

TURN_PLACES = 7
"""Decimals of a sine: over the 1.2 m of an A0 sheet an error of 0.0001 mm."""


class Spot(Struct, frozen=True):
    """Where an artwork is drawn.

    Attributes:
        centre: of the trim, mm on the sheet.  angle_deg: clockwise.
        size: of the trim, mm.
        clip: how far beyond the trim it is drawn, per edge of the artwork, unscaled mm; below nought it ends inside.
        scale: of the artwork on the sheet.
        stretch: beyond that, across and down, before turning.
        outline: the trim where it is no plain rectangle.
    """

    centre: Point
    angle_deg: float
    size: Size
    clip: Insets
    outline: Outline | None = None
    scale: float = 1.0
    stretch: tuple[float, float] = (1.0, 1.0)


def spot_of(placement: Placement) -> Spot:
    """Where a placement draws its artwork."""
    size, clip, outline = placement.size, placement.clip, placement.outline
    return Spot(placement.centre, placement.angle_deg, size, clip, outline, placement.scale, placement.stretch)


def spot_of_label(strip: LabelStrip) -> Spot:
    """Where the label's artwork, as large as the strip, is drawn."""
    return Spot(strip.rect.centre, strip.angle_deg, Size(strip.rect.width, strip.rect.height), Insets())


def matrix(spot: Spot, artwork: RenderedArtwork, sheet: Size) -> str:
    """The `cm` operator that takes the artwork's canvas, in points from its bottom-left corner, to its place."""
    # Seen with y up, a clockwise turn is the inverse of the one with y down.
    across, down = (spot.scale * stretch for stretch in spot.stretch)
    turn = Transform(a=across, d=down).then(Transform.rotation(-spot.angle_deg))
    middle = turn.apply(Point(artwork.size.width / 2 + artwork.bleed, artwork.size.height / 2 + artwork.bleed))
    shift_x = (spot.centre.x - middle.x) * PT_PER_MM
    shift_y = (sheet.height - spot.centre.y - middle.y) * PT_PER_MM
    turned = " ".join(number(part, TURN_PLACES) for part in (turn.a, turn.b, turn.c, turn.d))
    return f"{turned} {number(shift_x)} {number(shift_y)} cm"


def page_matrix(through: Transform, on: Size, page: Size) -> str:
    """The `cm` operator of a map of a page's mm, y down, to those of the page that it is drawn `on`."""
    shift_x = (through.c * page.height + through.e) * PT_PER_MM
    shift_y = (on.height - through.d * page.height - through.f) * PT_PER_MM
    turned = " ".join(number(part, TURN_PLACES) for part in (through.a, -through.b, -through.c, through.d))
    return f"{turned} {number(shift_x)} {number(shift_y)} cm"


def clip(spot: Spot, artwork: RenderedArtwork, always: bool = False) -> str:
    """The operators that keep the artwork within its clip; empty where all of the canvas is drawn.

    Args:
        spot: place and clip.
        artwork: in whose frame the clip stands.
        always: clip to the canvas as well, for content that is not a form and so has no box of its own.
    """
    bleed = artwork.bleed
    drawn = Insets(*(min(edge, bleed) for edge in _edges(spot.clip)))
    if spot.outline is not None:
        middle = Point(artwork.size.width / 2 + bleed, artwork.size.height / 2 + bleed)
        return f"{path(spot.outline.grown(min(_edges(drawn))), middle)} W n"
    if not always and min(_edges(drawn)) > bleed - EPS:
        return ""
    corner = f"{number((bleed - drawn.left) * PT_PER_MM)} {number((bleed - drawn.bottom) * PT_PER_MM)}"
    width = (artwork.size.width + drawn.left + drawn.right) * PT_PER_MM
    height = (artwork.size.height + drawn.top + drawn.bottom) * PT_PER_MM
    return f"{corner} {number(width)} {number(height)} re W n"


def path(outline: Outline, centre: Point) -> str:
    """The operators of the closed path of an outline about `centre`, mm with y up, without painting it."""
    operators = []
    for step in outline.steps():
        operators += [
            number(length * PT_PER_MM) for point in step for length in (centre.x + point.x, centre.y - point.y)
        ]
        operators.append("c" if len(step) > 1 else "l" if len(operators) > 2 else "m")
    return " ".join((*operators, "h"))


def number(value: float, places: int = PLACES) -> str:
    """A number as PDF writes it: no exponent, no trailing zeros, no minus nought."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(length: float) -> Decimal:
    """A length in mm as the PDF number of points."""
    return Decimal(number(length * PT_PER_MM))


def require_size(spot: Spot, artwork: RenderedArtwork, name: str) -> None:
    """Refuse to draw an artwork where another size was planned: nothing is ever scaled just to fit.

    Raises:
        ValueError: the sizes differ.
    """
    off = max(abs(spot.size.width - artwork.size.width), abs(spot.size.height - artwork.size.height))
    if off > EPS:
        raise ValueError(f"artwork {name} is {artwork.size}, planned was {spot.size}")


def _edges(insets: Insets) -> tuple[float, float, float, float]:
    """The four distances, as `Insets` lists them."""
    return insets.top, insets.right, insets.bottom, insets.left
