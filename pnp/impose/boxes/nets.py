"""The flat pieces of boxes, printed side up.

tuck:       +-----+                 two-part (tray; the lid is the same, a little wider):
            |tuck |                      +-------+
            +- - -+                      |  top  |
            | top | ,---.      ,---.  ,--+- - - -+--,
       tab  +- - -+-----+-(_)--+-----+   |l|       |r|     - - and : are folds
        |   :back :left :front :right|   |e: front :i|     tabs stand at both ends of left and right
        `   +- - -+-----+------+-----+   |f|       |g|
            | bot | `---'      `---'  `--+- - - -+--'
            +- - -+                      | bottom|
            |tuck |                      +-------+
            +-----+
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from pnp.geometry import Point, Rect, Size
from pnp.impose.boxes.paths import Walk, rounded
from pnp.impose.boxes.sizes import up
from pnp.model.box import BoxSpec, Fold, Inside, Net, Panel, PanelName, PieceName

TAB = 12.0
"""mm: what a glue stick covers well."""

TUCK = 15.0
"""mm: a flap that holds in a box of 50 to 100 cards."""

TUCK_CORNER = 7.0

DUST = 0.8
"""Of the depth: flaps at the sides; they keep the lid from falling in."""

TAPER = 2.0
"""mm by which flaps and tabs are narrower at their ends, so that they slip in."""

CLEAR = 0.5
"""mm of air for a lid in the box, and between a tray and the lid over it."""

NOTCH = 9.0
"""mm, the radius of the notch: a thumb."""

BITE = 0.4
"""Of a wall: how deep a notch may be."""

LOWEST_LID = 15.0

LID = 0.6
"""Of the height of the tray: a lid that can be taken off with one hand."""

WINDOW_CORNER = 3.0

Ends = Literal["lids", "dust", "notch"]


class _Column(Struct, frozen=True):
    """A panel of a tuck box and what stands above and below it."""

    name: PanelName
    width: float
    ends: Ends


def box_nets(inside: Inside, spec: BoxSpec) -> tuple[Net, ...]:
    """The pieces of a box with so much room in it: one or two."""
    if spec.style == "two-part":
        return _tray_and_lid(inside, spec)
    width, depth = inside.width + spec.stock, inside.depth + spec.stock
    left, right = _Column("left", depth, "dust"), _Column("right", depth, "dust")
    back, front = _Column("back", width, "lids"), _Column("front", width, "notch")
    if spec.pieces == 1:
        return (_Tuck("whole", (back, left, front, right), inside, spec).net(),)
    return (_Tuck("back", (back, left), inside, spec).net(), _Tuck("front", (front, right), inside, spec).net())


class _Tuck:
    """A piece of a tuck box."""

    def __init__(self, name: PieceName, columns: Sequence[_Column], inside: Inside, spec: BoxSpec) -> None:
        """`columns` from left to right, behind the tab."""
        self._name = name
        self._columns = columns
        self._spec = spec
        self._depth = inside.depth + spec.stock
        self._width = inside.width + spec.stock
        self._tab = min(TAB, self._depth - CLEAR)
        self._inset = max(spec.stock, CLEAR)
        self._tuck = min(TUCK, inside.height / 3)
        self._dust = min(self._width / 2 - 1, max(DUST * self._depth, LOWEST_LID / 2))
        beyond = {"lids": self._depth + self._tuck, "dust": self._dust, "notch": 0.0}
        self._top = max(beyond[column.ends] for column in columns)
        self._bottom = self._top + inside.height + spec.stock

    def net(self) -> Net:
        """The piece."""
        edges = self._edges()
        end = edges[-1][2]
        return Net(
            self._name,
            Size(end, self._bottom + self._top),
            tuple(self._panels(edges)),
            tuple(self._flaps(edges)),
            (Rect(0, self._top, self._tab, self._bottom - self._top),),
            tuple(self._folds(edges)),
            (self._contour(edges), *self._window(edges)),
        )

    def _edges(self) -> list[tuple[_Column, float, float]]:
        """Each column with its left and right edge."""
        made, x = [], self._tab
        for column in self._columns:
            made.append((column, x, x + column.width))
            x += column.width
        return made

    def _panels(self, edges: Sequence[tuple[_Column, float, float]]) -> list[Panel]:
        """The outer faces."""
        made = []
        for column, left, right in edges:
            made.append(Panel(column.name, Rect(left, self._top, right - left, self._bottom - self._top)))
            if column.ends == "lids":
                x, width = left + self._inset, right - left - 2 * self._inset
                made.append(Panel("top", Rect(x, self._top - self._depth, width, self._depth), 180))
                made.append(Panel("bottom", Rect(x, self._bottom, width, self._depth), 180))
        return made

    def _flaps(self, edges: Sequence[tuple[_Column, float, float]]) -> list[Rect]:
        """What is tucked in."""
        made = []
        for column, left, right in edges:
            if column.ends == "lids":
                x, width, far = left + self._inset, right - left - 2 * self._inset, self._depth + self._tuck
                made += [Rect(x, y, width, self._tuck) for y in (self._top - far, self._bottom + self._depth)]
            elif column.ends == "dust":
                made += [Rect(left, y, right - left, self._dust) for y in (self._top - self._dust, self._bottom)]
        return made

    def _folds(self, edges: Sequence[tuple[_Column, float, float]]) -> list[Fold]:
        """All folds: between columns, then above and below each."""
        made, before = [], "tab"
        for column, left, right in edges:
            made.append(Fold(Point(left, self._top), Point(left, self._bottom), (before, column.name)))
            before = column.name
            for y, way, lid in ((self._top, -1, "top"), (self._bottom, 1, "bottom")):
                x, end = left + self._inset, right - self._inset
                if column.ends == "lids":
                    made.append(Fold(Point(x, y), Point(end, y), (column.name, lid)))
                    far = y + way * self._depth
                    made.append(Fold(Point(x, far), Point(end, far), (lid, f"tuck-{lid}")))
                elif column.ends == "dust":
                    made.append(Fold(Point(left, y), Point(right, y), (column.name, f"dust-{column.name}-{lid}")))
        return made

    def _contour(self, edges: Sequence[tuple[_Column, float, float]]) -> tuple[tuple[Point, ...], ...]:
        """Round the piece, clockwise from the tab."""
        walk = Walk(Point(0, self._top + TAPER))
        walk.to(self._tab, self._top)
        for column, left, right in edges:
            self._end(walk, column, (left, right), -1)
        for column, left, right in reversed(edges):
            walk.to(right, self._bottom)
            self._end(walk, column, (right, left), 1)
        walk.to(0, self._bottom - TAPER)
        return walk.done()

    def _end(self, walk: Walk, column: _Column, span: tuple[float, float], way: int) -> None:
        """Along one end of a column: above it to the right, below it to the left."""
        start, stop = span
        along = 1 if stop > start else -1
        edge = self._top if way < 0 else self._bottom
        if column.ends == "lids":
            start, stop = start + along * self._inset, stop - along * self._inset
            self._lid(walk, (start, stop), edge, way)
        elif column.ends == "dust":
            far, taper = edge + way * self._dust, along * min(TAPER, column.width / 4)
            walk.through([Point(start, edge), Point(start + taper, far), Point(stop - taper, far), Point(stop, edge)])
        elif way < 0 and self._spec.notch:
            middle, radius = (start + stop) / 2, min(NOTCH, abs(stop - start) / 4)
            walk.to(middle - radius, edge)
            walk.quarter(Point(middle - radius, edge + radius), Point(middle, edge + radius))
            walk.quarter(Point(middle + radius, edge + radius), Point(middle + radius, edge))
        walk.to(span[1], edge)

    def _lid(self, walk: Walk, span: tuple[float, float], edge: float, way: int) -> None:
        """A lid and the flap behind it, with round corners."""
        start, stop = span
        along = 1 if stop > start else -1
        corner = min(TUCK_CORNER, self._tuck - 1, abs(stop - start) / 4)
        fold, far = edge + way * self._depth, edge + way * (self._depth + self._tuck)
        walk.through([Point(start, edge), Point(start, fold), Point(start + along * CLEAR, far - way * corner)])
        walk.quarter(Point(start + along * CLEAR, far), Point(start + along * (CLEAR + corner), far))
        walk.to(stop - along * (CLEAR + corner), far)
        walk.quarter(Point(stop - along * CLEAR, far), Point(stop - along * CLEAR, far - way * corner))
        walk.through([Point(stop, fold), Point(stop, edge)])

    def _window(self, edges: Sequence[tuple[_Column, float, float]]) -> list[tuple[tuple[Point, ...], ...]]:
        """The hole in the front, if it is on this piece."""
        fronts = [panel.rect for panel in self._panels(edges) if panel.name == "front"]
        return [window_in(rect, self._spec.window.value) for rect in fronts if self._spec.window]


def window_in(rect: Rect, size: Size) -> tuple[tuple[Point, ...], ...]:
    """A hole with round corners in the middle of a panel."""
    middle = rect.centre
    hole = Rect(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height)
    return rounded(hole, min(WINDOW_CORNER, size.width / 2, size.height / 2))


def _tray_and_lid(inside: Inside, spec: BoxSpec) -> tuple[Net, Net]:
    """The lid, and the tray that it goes over."""
    floor = Size(inside.width + spec.stock, inside.height + spec.stock)
    more = 2 * spec.stock + CLEAR
    wall = inside.depth + spec.stock
    cover = min(wall, max(LOWEST_LID, up(LID * wall)))
    lid = _tray("lid", "front", Size(floor.width + more, floor.height + more), cover, spec.notch)
    holes = [window_in(lid.panels[0].rect, spec.window.value)] if spec.window else []
    lid = Net(lid.name, lid.size, lid.panels, lid.flaps, lid.tabs, lid.folds, (*lid.cuts, *holes))
    return lid, _tray("tray", "back", floor, wall, notch=False)


def _tray(name: PieceName, middle: PanelName, floor: Size, wall: float, notch: bool) -> Net:
    """A floor with four walls; left and right have tabs at both ends, glued behind the other two."""
    tab = min(TAB, wall - CLEAR, floor.width / 2 - CLEAR)
    right, bottom = wall + floor.width, wall + floor.height
    panels = (
        Panel(middle, Rect(wall, wall, floor.width, floor.height)),
        Panel("top", Rect(wall, 0, floor.width, wall)),
        Panel("right", Rect(right, wall, wall, floor.height)),
        Panel("bottom", Rect(wall, bottom, floor.width, wall)),
        Panel("left", Rect(0, wall, wall, floor.height)),
    )
    tabs = tuple([Rect(x, y, wall, tab) for x in (0.0, right) for y in (wall - tab, bottom)])
    a, b, c, d = Point(wall, wall), Point(right, wall), Point(right, bottom), Point(wall, bottom)
    folds = [
        Fold(*ends, (middle, side))
        for ends, side in zip(((a, b), (b, c), (d, c), (a, d)), ("top", "right", "bottom", "left"), strict=True)
    ]
    for rect, side in ((panels[4].rect, "left"), (panels[2].rect, "right")):
        for y, end in ((wall, "top"), (bottom, "bottom")):
            folds.append(Fold(Point(rect.x, y), Point(rect.right, y), (side, f"tab-{side}-{end}")))
    contour = _round_tray(Size(right + wall, bottom + wall), wall, tab, notch)
    return Net(name, Size(right + wall, bottom + wall), panels, (), tabs, tuple(folds), (contour,))


def _round_tray(size: Size, wall: float, tab: float, notch: bool) -> tuple[tuple[Point, ...], ...]:
    """Round a tray, clockwise from the left end of its upper wall."""
    right, bottom = size.width - wall, size.height - wall
    walk = Walk(Point(wall, 0))
    walk.through([Point(right, 0), Point(right, wall)])
    walk.through(_tab((right, size.width), wall, wall - tab))
    radius = min(NOTCH, BITE * wall, (bottom - wall) / 4) if notch else 0.0
    middle = (wall + bottom) / 2
    _bite(walk, Point(size.width, middle), radius, 1)
    walk.to(size.width, bottom)
    walk.through(_tab((size.width, right), bottom, bottom + tab))
    walk.through([Point(right, size.height), Point(wall, size.height), Point(wall, bottom)])
    walk.through(_tab((wall, 0), bottom, bottom + tab))
    _bite(walk, Point(0, middle), radius, -1)
    walk.to(0, wall)
    walk.through(_tab((0, wall), wall, wall - tab))
    return walk.done()


def _bite(walk: Walk, middle: Point, radius: float, way: int) -> None:
    """Half a circle out of a wall's outer edge, walked downwards (1) or upwards (-1)."""
    if not radius:
        return
    x, y = middle.x - way * radius, middle.y
    walk.to(middle.x, y - way * radius)
    walk.quarter(Point(x, y - way * radius), Point(x, y))
    walk.quarter(Point(x, y + way * radius), Point(middle.x, y + way * radius))


def _tab(span: tuple[float, float], edge: float, far: float) -> list[Point]:
    """A tab from one end of a wall's edge to the other, a little narrower than the wall, more so at its far end."""
    start, stop = span
    along = 1 if stop > start else -1
    taper = along * min(TAPER, abs(stop - start) / 4)
    near = along * CLEAR / 2
    return [
        Point(start + near, edge),
        Point(start + taper, far),
        Point(stop - taper, far),
        Point(stop - near, edge),
        Point(stop, edge),
    ]
