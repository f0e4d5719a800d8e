"""The flat pieces of two-part boxes, printed side up: a tray and a lid over it.

   +-------+
   |  top  |
,--+- - - -+--,       tabs stand at both ends of left and right, and are glued behind top and bottom:
|l |       | r|
|e : front : i|            top     ============+
|f |       | g|            tab      ---------+ |
`--+- - - -+--'                              | |  right
   | bottom|
   +-------+
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.geometry import Point, Rect, Size
from pnp.impose.boxes.paths import Walk, window_in
from pnp.impose.boxes.sizes import CLEAR, NOTCH, TAB, TAPER, up
from pnp.model.box import BoxSpec, Fold, Inside, Net, Panel, PanelName, PieceName
from pnp.model.outline import Step

BITE = 0.4
"""Of a wall: how deep a notch may be."""

LOWEST_LID = 15.0

LID = 0.6
"""Of the height of the tray: a lid that can be taken off with one hand."""


def tray_and_lid(inside: Inside, spec: BoxSpec) -> tuple[Net, Net]:
    """The lid, and the tray that it goes over."""
    stock = spec.stock
    # Between the upper and the lower wall lie two tabs, in the tray and in the lid.
    floor = Size(inside.width + stock, inside.height + 3 * stock)
    over = Size(floor.width + 2 * stock + CLEAR, floor.height + 4 * stock + CLEAR)
    wall = inside.depth + stock
    cover = min(wall, max(LOWEST_LID, up(LID * wall)))
    lid = _Tray("lid", "front", over, cover, stock).net(spec.notch)
    holes = [window_in(lid.panels[0].rect, spec.window.value)] if spec.window else []
    lid = replace(lid, cuts=(*lid.cuts, *holes))
    return lid, _Tray("tray", "back", floor, wall, stock).net(notch=False)


class _Tray:
    """A floor with four walls; left and right have tabs at both ends, glued behind the other two."""

    def __init__(self, name: PieceName, middle: PanelName, floor: Size, wall: float, stock: float) -> None:
        """`middle`: what the floor is on the box."""
        self._name = name
        self._middle = middle
        self._wall = wall
        self._stock = stock
        self._tab = min(TAB, wall - CLEAR, floor.width / 2 - CLEAR)
        self._right, self._bottom = wall + floor.width, wall + floor.height

    def net(self, notch: bool) -> Net:
        """The piece, with a notch in both side walls or without."""
        wall, right, bottom = self._wall, self._right, self._bottom
        first, last = wall + self._stock, bottom - self._stock
        panels = (
            Panel(self._middle, Rect(wall, wall, right - wall, bottom - wall)),
            Panel("top", Rect(wall, 0, right - wall, wall)),
            Panel("right", Rect(right, first, wall, last - first)),
            Panel("bottom", Rect(wall, bottom, right - wall, wall)),
            Panel("left", Rect(0, first, wall, last - first)),
        )
        tabs = tuple([Rect(x, y, wall, self._tab) for x in (0.0, right) for y in (first - self._tab, last)])
        size = Size(right + wall, bottom + wall)
        return Net(self._name, size, panels, (), tabs, tuple(self._folds(panels)), (self._contour(size, notch),))

    def _folds(self, panels: Sequence[Panel]) -> list[Fold]:
        """All folds: round the floor, then at the ends of the side walls."""
        floor, _, right, _, left = (panel.rect for panel in panels)
        made = [
            Fold(Point(floor.x, floor.y), Point(floor.right, floor.y), (self._middle, "top")),
            Fold(Point(floor.right, right.y), Point(floor.right, right.bottom), (self._middle, "right")),
            Fold(Point(floor.x, floor.bottom), Point(floor.right, floor.bottom), (self._middle, "bottom")),
            Fold(Point(floor.x, left.y), Point(floor.x, left.bottom), (self._middle, "left")),
        ]
        for rect, side in ((left, "left"), (right, "right")):
            for y, end in ((rect.y, "top"), (rect.bottom, "bottom")):
                made.append(Fold(Point(rect.x, y), Point(rect.right, y), (side, f"tab-{side}-{end}")))
        return made

    def _contour(self, size: Size, notch: bool) -> tuple[Step, ...]:
        """Round the tray, clockwise from the left end of its upper wall."""
        wall, right, bottom = self._wall, self._right, self._bottom
        first, last = wall + self._stock, bottom - self._stock
        walk = Walk(Point(wall, 0))
        walk.through([Point(right, 0), Point(right, wall), Point(right, first)])
        walk.through(self._tab_end((right, size.width), first, first - self._tab))
        radius = min(NOTCH, BITE * wall, (bottom - wall) / 4) if notch else 0.0
        middle = (wall + bottom) / 2
        _bite(walk, Point(size.width, middle), radius, 1)
        walk.to(size.width, last)
        walk.through(self._tab_end((size.width, right), last, last + self._tab))
        walk.through([Point(right, bottom), Point(right, size.height), Point(wall, size.height), Point(wall, bottom)])
        walk.to(wall, last)
        walk.through(self._tab_end((wall, 0), last, last + self._tab))
        _bite(walk, Point(0, middle), radius, -1)
        walk.to(0, first)
        walk.through(self._tab_end((0, wall), first, first - self._tab))
        walk.to(wall, wall)
        return walk.done()

    def _tab_end(self, span: tuple[float, float], edge: float, far: float) -> list[Point]:
        """A tab from one end of a wall's edge to the other, narrower than the wall: it stands on the floor's card."""
        start, stop = span
        along = 1 if stop > start else -1
        taper = along * min(max(TAPER, self._stock), abs(stop - start) / 4)
        near = along * min(self._stock / 2 + CLEAR / 2, abs(taper))
        return [
            Point(start + near, edge),
            Point(start + taper, far),
            Point(stop - taper, far),
            Point(stop - near, edge),
            Point(stop, edge),
        ]


def _bite(walk: Walk, middle: Point, radius: float, way: int) -> None:
    """Half a circle out of a wall's outer edge, walked downwards (1) or upwards (-1)."""
    if not radius:
        return
    x, y = middle.x - way * radius, middle.y
    walk.to(middle.x, y - way * radius)
    walk.quarter(Point(x, y - way * radius), Point(x, y))
    walk.quarter(Point(x, y + way * radius), Point(middle.x, y + way * radius))
