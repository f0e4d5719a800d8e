"""The flat pieces of tuck boxes, printed side up.

            +-----+
            |tuck |
            +- - -+
            | top | ,---.      ,---.
       tab  +- - -+-----+-(_)--+-----+    - - and : are folds
        |   :back :left :front :right|
        `   +- - -+-----+------+-----+
            | bot | `---'      `---'
            +- - -+
            |tuck |
            +-----+

Folds stand in the middle of the card, so a wall takes half a thickness of the room. What lies behind a wall takes a
whole one more, and its fold stands that much further in: lids lie on the flaps of the sides, and end behind the front.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from pnp.geometry import Point, Rect, Size
from pnp.impose.boxes.paths import Walk, window_in
from pnp.impose.boxes.sizes import CLEAR, NOTCH, TAB, TAPER
from pnp.impose.boxes.trays import tray_and_lid
from pnp.model.box import BoxSpec, Fold, Inside, Net, Panel, PanelName, PieceName

TUCK = 15.0
"""mm: a flap that holds in a box of 50 to 100 cards."""

TUCK_CORNER = 7.0

DUST = 0.8
"""Of the depth: flaps at the sides; they keep the lid from falling in."""

SHORTEST_DUST = 7.5

Ends = Literal["lids", "dust", "notch"]


class _Column(Struct, frozen=True):
    """A panel of a tuck box and what stands above and below it."""

    name: PanelName
    width: float
    ends: Ends


def box_nets(inside: Inside, spec: BoxSpec) -> tuple[Net, ...]:
    """The pieces of a box with so much room in it, clear of all flaps and tabs: one or two."""
    if spec.style == "two-part":
        return tray_and_lid(inside, spec)
    # Each piece has a tab that lies in the box, and the flap that holds the lid lies behind the front.
    width, depth = inside.width + (1 + spec.pieces) * spec.stock, inside.depth + 2 * spec.stock
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
        self._stock = stock = spec.stock
        self._lid_depth = inside.depth + stock
        self._tab = min(TAB, inside.depth - CLEAR)
        # The flap behind a lid slips in between the sides, of two pieces beside the tab of the front.
        self._inset = max(spec.pieces * stock, CLEAR)
        self._tuck = min(TUCK, inside.height / 3)
        self._dust = min(inside.width / 2 - 1, max(DUST * inside.depth, SHORTEST_DUST))
        beyond = {"lids": self._lid_depth + self._tuck, "dust": self._dust - stock, "notch": 0.0}
        self._top = max(0.0, *(beyond[column.ends] for column in columns))
        self._bottom = self._top + inside.height + 3 * stock

    def _height(self, column: _Column) -> tuple[float, float]:
        """The upper and lower edge of a panel: sides are lower, since lids lie on their flaps."""
        lower = self._stock if column.ends == "dust" else 0.0
        return self._top + lower, self._bottom - lower

    @property
    def _beside_dust(self) -> float:
        """How much narrower than its side a flap is at either end: the flap behind a lid passes there."""
        return 1.5 * self._stock + CLEAR / 2

    def _tab_height(self) -> tuple[float, float]:
        """The upper and lower end of the tab: it lies between the flaps of the side that it is glued to."""
        return self._top + 2 * self._stock, self._bottom - 2 * self._stock

    def net(self) -> Net:
        """The piece."""
        edges = self._edges()
        end = edges[-1][2]
        top, bottom = self._tab_height()
        return Net(
            self._name,
            Size(end, self._bottom + self._top),
            tuple(self._panels(edges)),
            tuple(self._flaps(edges)),
            (Rect(0, top, self._tab, bottom - top),),
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
            top, bottom = self._height(column)
            made.append(Panel(column.name, Rect(left, top, right - left, bottom - top)))
            if column.ends == "lids":
                x, width = left + self._inset, right - left - 2 * self._inset
                made.append(Panel("top", Rect(x, self._top - self._lid_depth, width, self._lid_depth), 180))
                made.append(Panel("bottom", Rect(x, self._bottom, width, self._lid_depth), 180))
        return made

    def _flaps(self, edges: Sequence[tuple[_Column, float, float]]) -> list[Rect]:
        """What is tucked in."""
        made = []
        for column, left, right in edges:
            if column.ends == "lids":
                x, width, far = left + self._inset, right - left - 2 * self._inset, self._lid_depth + self._tuck
                made += [Rect(x, y, width, self._tuck) for y in (self._top - far, self._bottom + self._lid_depth)]
            elif column.ends == "dust":
                (top, bottom), room = self._height(column), self._beside_dust
                made += [Rect(left + room, y, right - left - 2 * room, self._dust) for y in (top - self._dust, bottom)]
        return made

    def _folds(self, edges: Sequence[tuple[_Column, float, float]]) -> list[Fold]:
        """All folds: between columns, as high as the sides, then above and below each."""
        made, before = [], "tab"
        for column, left, right in edges:
            ends = self._tab_height() if before == "tab" else (self._top + self._stock, self._bottom - self._stock)
            made.append(Fold(Point(left, ends[0]), Point(left, ends[1]), (before, column.name)))
            before = column.name
            for y, way, lid in zip(self._height(column), (-1, 1), ("top", "bottom"), strict=True):
                x, end = left + self._inset, right - self._inset
                if column.ends == "lids":
                    made.append(Fold(Point(x, y), Point(end, y), (column.name, lid)))
                    far = y + way * self._lid_depth
                    made.append(Fold(Point(x, far), Point(end, far), (lid, f"tuck-{lid}")))
                elif column.ends == "dust":
                    x, end = left + self._beside_dust, right - self._beside_dust
                    made.append(Fold(Point(x, y), Point(end, y), (column.name, f"dust-{column.name}-{lid}")))
        return made

    def _contour(self, edges: Sequence[tuple[_Column, float, float]]) -> tuple[tuple[Point, ...], ...]:
        """Round the piece, clockwise from the tab."""
        top, bottom = self._tab_height()
        walk = Walk(Point(0, top + TAPER))
        walk.to(self._tab, top)
        for column, left, right in edges:
            self._end(walk, column, (left, right), -1)
        for column, left, right in reversed(edges):
            self._end(walk, column, (right, left), 1)
        walk.to(self._tab, bottom)
        walk.to(0, bottom - TAPER)
        return walk.done()

    def _end(self, walk: Walk, column: _Column, span: tuple[float, float], way: int) -> None:
        """Along one end of a column: above it to the right, below it to the left."""
        start, stop = span
        along = 1 if stop > start else -1
        edge = self._height(column)[0 if way < 0 else 1]
        walk.to(start, edge)
        if column.ends == "lids":
            start, stop = start + along * self._inset, stop - along * self._inset
            self._lid(walk, (start, stop), edge, way)
        elif column.ends == "dust":
            start, stop = start + along * self._beside_dust, stop - along * self._beside_dust
            far, taper = edge + way * self._dust, along * min(TAPER, abs(stop - start) / 4)
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
        fold, far = edge + way * self._lid_depth, edge + way * (self._lid_depth + self._tuck)
        walk.through([Point(start, edge), Point(start, fold), Point(start + along * CLEAR, far - way * corner)])
        walk.quarter(Point(start + along * CLEAR, far), Point(start + along * (CLEAR + corner), far))
        walk.to(stop - along * (CLEAR + corner), far)
        walk.quarter(Point(stop - along * CLEAR, far), Point(stop - along * CLEAR, far - way * corner))
        walk.through([Point(stop, fold), Point(stop, edge)])

    def _window(self, edges: Sequence[tuple[_Column, float, float]]) -> list[tuple[tuple[Point, ...], ...]]:
        """The hole in the front, if it is on this piece."""
        fronts = [panel.rect for panel in self._panels(edges) if panel.name == "front"]
        return [window_in(rect, self._spec.window.value) for rect in fronts if self._spec.window]
