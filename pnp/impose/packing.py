"""Outlines of several shapes and sizes on as few sheets as they need: the largest first, each kind in rows.

+---------------------+
| [    ] [    ]  ( )  |   what a kind leaves free on a sheet is filled with the next smaller ones
| ( ) ( ) ( )    ( )  |
+---------------------+
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.geometry import Point, Rect, Size
from pnp.impose.lattice import Lattices
from pnp.model.outline import Outline
from pnp.model.sheet import Item


class Packed(Struct, frozen=True):
    """An item on the recto: the middle of its outline, how it is turned clockwise, its whole outline before turning."""

    item: Item
    centre: Point
    angle_deg: float
    outline: Outline


class _Page(Struct):
    """A sheet that is being filled."""

    free: list[Rect]
    packed: list[Packed] = field(default_factory=list)


def whole_outline(item: Item) -> Outline:
    """The outline that is cut: of a standee its two faces and flaps, else the trim."""
    if item.standee is not None:
        return Outline.rectangle(Size(item.size.width, 2 * (item.size.height + item.standee)))
    return item.outline or Outline.rectangle(item.size)


def kinds(items: Sequence[Item]) -> dict[Outline, list[Item]]:
    """The items of each outline together, in the order given; the largest outline first."""
    found: dict[Outline, list[Item]] = {}
    for item in items:
        found.setdefault(whole_outline(item), []).append(item)

    def largeness(outline: Outline) -> tuple[float, float]:
        size = outline.size
        return max(size.width, size.height), size.width * size.height

    return {outline: found[outline] for outline in sorted(found, key=largeness, reverse=True)}


def pack(items: Sequence[Item], page: Size, margin: float, gap: float) -> tuple[tuple[Packed, ...], ...]:
    """Lay items on sheets, no two outlines nearer than `gap`, none nearer to the paper edge than `margin`.

    Args:
        items: each fits the page.
        page: paper as oriented.
        margin: mm.
        gap: mm.

    Returns:
        The items sheet by sheet; what stands on a sheet stands in its middle.
    """
    inner = Rect(margin, margin, page.width - 2 * margin, page.height - 2 * margin)
    lattices = Lattices(gap)
    pages: list[_Page] = []
    for outline, alike in kinds(items).items():
        waiting = list(alike)
        for number in range(len(alike) + len(pages)):
            if not waiting:
                break
            if number == len(pages):
                pages.append(_Page([inner]))
            _fill(pages[number], outline, waiting, lattices)
    return tuple(_centred(made.packed, page) for made in pages)


def fits(outline: Outline, page: Size, margin: float) -> bool:
    """Whether an outline fits between the margins, turned or not."""
    free = Rect(margin, margin, page.width - 2 * margin, page.height - 2 * margin)
    return Lattices(0.0).best(outline, free, 1) is not None


def _fill(page: _Page, outline: Outline, waiting: list[Item], lattices: Lattices) -> None:
    """Take as many of `waiting`, all of one outline, as go into the free rectangles of a page.

    The rectangle that holds most of them comes first, the smallest of equals: what is alike stays together.
    """
    while waiting:
        blocks = [(lattices.best(outline, free, len(waiting)), free) for free in page.free]
        found = [(block, free) for block, free in blocks if block is not None]
        if not found:
            return
        block, used = max(found, key=lambda one: (len(one[0].centres), -one[1].width * one[1].height))
        for centre in block.centres:
            page.packed.append(Packed(waiting.pop(0), centre, block.angle_deg, outline))
        at = page.free.index(used)
        page.free[at : at + 1] = block.free


def _centred(packed: Sequence[Packed], page: Size) -> tuple[Packed, ...]:
    """The same, moved so that the rectangle round all lies in the middle: in the same place on both sides."""
    rects = [rect_of(one) for one in packed]
    x = (page.width - min(rect.x for rect in rects) - max(rect.right for rect in rects)) / 2
    y = (page.height - min(rect.y for rect in rects) - max(rect.bottom for rect in rects)) / 2
    return tuple(shifted(one, x, y) for one in packed)


def shifted(packed: Packed, x: float, y: float) -> Packed:
    """The same, moved."""
    return replace(packed, centre=Point(packed.centre.x + x, packed.centre.y + y))


def rect_of(packed: Packed) -> Rect:
    """The upright rectangle round an item on its sheet."""
    size = packed.outline.turned(packed.angle_deg).size
    return Rect(packed.centre.x - size.width / 2, packed.centre.y - size.height / 2, size.width, size.height)
