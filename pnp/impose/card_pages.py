r"""One card per page, for print services: the artwork in the middle, its edge going on as the rim that it lacks.

+---------------+  page: the service's trim and bleed
|\ rim         /|
| +-----------+ |  canvas: the deck's own trim and bleed, unscaled
| |  artwork  | |  each strip of the rim: the outermost twentieth of a millimetre, drawn out to the page's edge
| +-----------+ |
|/             \|
+---------------+
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.geometry import EPS, Insets, Point, Rect, Transform
from pnp.impose.duplex import back_angle
from pnp.model.service import Fitted, PageOrder
from pnp.model.sheet import Item, Placement, Sheet, SheetSide
from pnp.model.spec import Turn

STRIP = 0.05
"""Of the artwork's edge, mm, that is drawn out: about half a pixel at 300 dpi."""

BEYOND = 0.1
"""By which the rim is drawn over the edge of the page, mm, so that no viewer leaves a light seam."""

RIM = "rim/"
"""Stands before the id of an artwork without its texts: no text is drawn out."""


def card_pages(items: Sequence[Item], fitted: Fitted, order: PageOrder) -> dict[str, tuple[Sheet, ...]]:
    """The pages of each file, by what tells it from others: nothing, or `faces` and `backs`.

    Args:
        items: copies expanded; a card without a back has an empty page for it.
        fitted: where the artworks stand.
        order: of the pages.

    Returns:
        Each sheet is one page, with its trim and its bleed; a rim is drawn with artworks called `rim/` and the id.
    """
    faces = [_side(item, item.id, page_angle(fitted, item.turn, back=False), fitted) for item in items]
    if not any(item.back for item in items):
        return {"": _pages(faces, fitted)}
    empty = SheetSide((), (), (), None)
    backs = [
        _side(item, item.back, page_angle(fitted, item.turn, back=True), fitted) if item.back else empty
        for item in items
    ]
    if order == "apart":
        return {"faces": _pages(faces, fitted), "backs": _pages(backs, fitted)}
    first, second = (faces, backs) if order == "face-back" else (backs, faces)
    return {"": _pages([side for pair in zip(first, second, strict=True) for side in pair], fitted)}


def page_angle(fitted: Fitted, turn: Turn, back: bool) -> float:
    """By how much a side is turned clockwise on its page; services turn cards about their upright axis."""
    face = 90 if fitted.turned else 0
    return back_angle(face, "vertical", turn) if back else face


def _pages(sides: Sequence[SheetSide], fitted: Fitted) -> tuple[Sheet, ...]:
    """Each side as a page."""
    stock = fitted.stock
    whole = Rect(0, 0, stock.page.width, stock.page.height)
    trim = Rect(stock.bleed.width, stock.bleed.height, stock.trim.width, stock.trim.height)
    return tuple(
        Sheet(stock.page, number, side, None, "vertical", trim, whole) for number, side in enumerate(sides, start=1)
    )


def _side(item: Item, artwork: str, angle_deg: float, fitted: Fitted) -> SheetSide:
    """One side in the middle of its page, over the strips of its rim."""
    middle = Point(fitted.stock.page.width / 2, fitted.stock.page.height / 2)
    card = Placement(artwork, middle, angle_deg, item.size, Insets.even(item.bleed), item.id)
    strips = _strips(item, artwork, angle_deg, fitted)
    return SheetSide((*strips, card), (), (), None)


def _strips(item: Item, artwork: str, angle_deg: float, fitted: Fitted) -> Iterator[Placement]:
    """The strips of the rim, the corners first, so that the edges lie over them."""
    middle = Point(fitted.stock.page.width / 2, fitted.stock.page.height / 2)
    wide, high = item.size.width / 2 + item.bleed, item.size.height / 2 + item.bleed
    rim = fitted.rim
    columns = [(-1, rim.left), (1, rim.right), (0, 0.0)]
    rows = [(-1, rim.top), (1, rim.bottom), (0, 0.0)]
    wanted = [
        ((across, lacking_x), (down, lacking_y))
        for across, lacking_x in columns
        for down, lacking_y in rows
        if (across or down) and (not across or lacking_x > EPS) and (not down or lacking_y > EPS)
    ]
    for column, row in sorted(wanted, key=lambda strip: abs(strip[0][0]) + abs(strip[1][0]), reverse=True):
        (stretch_x, shift_x), (stretch_y, shift_y) = _drawn_out(*column, wide), _drawn_out(*row, high)
        turn = Transform.rotation(angle_deg)
        shift = turn.apply(Point(shift_x, shift_y))
        yield Placement(
            RIM + artwork,
            Point(middle.x + shift.x, middle.y + shift.y),
            angle_deg,
            item.size,
            _cut(item, column[0], row[0]),
            item.id,
            stretch=(stretch_x, stretch_y),
        )


def _drawn_out(edge: int, lacking: float, half: float) -> tuple[float, float]:
    """By how much the strip at an edge (-1, 1; 0: the middle) is stretched, and the shift that leaves its inner end."""
    if not edge:
        return 1.0, 0.0
    stretch = (STRIP + lacking + BEYOND) / STRIP
    return stretch, edge * (half - STRIP) * (1 - stretch)


def _cut(item: Item, across: int, down: int) -> Insets:
    """How far beyond the trim the strip at an edge or corner reaches."""
    width, height, bleed = item.size.width, item.size.height, item.bleed
    return Insets(
        top=STRIP - height - bleed if down > 0 else bleed,
        right=STRIP - width - bleed if across < 0 else bleed,
        bottom=STRIP - height - bleed if down < 0 else bleed,
        left=STRIP - width - bleed if across > 0 else bleed,
    )
