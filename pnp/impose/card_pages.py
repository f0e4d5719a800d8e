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

from collections.abc import Sequence

from pnp.geometry import EPS, Insets, Point, Rect
from pnp.impose.duplex import back_angle
from pnp.impose.rims import strips
from pnp.model.service import Fitted, PageOrder
from pnp.model.sheet import Item, Placement, Sheet, SheetSide
from pnp.model.spec import Turn

BEYOND = 0.1
"""By which the rim is drawn over the edge of the page, mm, so that no viewer leaves a light seam."""


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
    rim = fitted.rim
    lacking = Insets(*(side + BEYOND if side > EPS else 0.0 for side in (rim.top, rim.right, rim.bottom, rim.left)))
    return SheetSide((*strips(card, item.bleed, lacking, "extend"), card), (), (), None)
