"""A board over several sheets: tiles. Lengths in mm on paper, seen from the top-left corner of the board as printed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.geometry import Point, Rect, Size
from pnp.model.sheet import LabelStrip, Sheet

HINT_OFF = 14.0
"""mm from the corner of a tile to the middle of the neighbour's name beside its edge: impose keeps it free."""

Seam = Literal["glue", "butt"]
"""How sheets are joined: one glued over an edge of the other, or both cut and taped edge to edge."""

Edge = Literal["left", "top", "right", "bottom"]


class Avoided(Struct, frozen=True):
    """What seams should not cut.

    Attributes:
        name: for people.
        rect: its place on the unscaled board.
        weight: how much a cut counts; rather two things of weight 1 are cut than one of weight 3.
    """

    name: str
    rect: Rect
    weight: int = 1


class TileScheme(Struct, frozen=True):
    """How a board is to be tiled.

    Attributes:
        board: its trim, unscaled.  bleed: how far its artwork goes beyond, unscaled.
        paper: upright.  paper_name: for messages.
        margin: paper edge to what is kept of a tile.
        overlap: what neighbours both show; it is glued. Butt seams have none.
        scale: of the board on paper.
        grid: forced (columns, rows): the scale is then the largest at which they hold the board.
        avoid: what seams should not cut.
        tell: whether the author wants to know what seams cut all the same.
        span: where the author set the overlap.
        name: of the board, for messages.
    """

    board: Size
    bleed: float
    paper: Size
    paper_name: str
    margin: float = 8.0
    overlap: float = 10.0
    seam: Seam = "glue"
    scale: float = 1.0
    grid: tuple[int, int] | None = None
    avoid: tuple[Avoided, ...] = ()
    tell: bool = True
    span: Span | None = None
    name: str = ""


class Tile(Struct, frozen=True):
    """One sheet of a board.

    Attributes:
        name: row and column, `B2`.
        row, column: from 0.
        window: the part of the board that it shows, what is glued over included.
        place: where the window stands on the page.
        glue: edges that a neighbour is glued over, with the place on the page.
        neighbours: the tile beyond each edge, by its name.
        label: its place; None where there is no room.
        joints: on the page, where the marks of this tile and of a neighbour meet in one cross.
    """

    name: str
    row: int
    column: int
    window: Rect
    place: Rect
    glue: tuple[tuple[Edge, Rect], ...]
    neighbours: tuple[tuple[Edge, str], ...]
    label: LabelStrip | None
    joints: tuple[Point, ...] = ()


class Tiling(Struct, frozen=True):
    """A board on tiles.

    Attributes:
        page: the paper as it lies.
        board: the trim as printed, scaled.
        scale: of the board.
        overlap: 0 for butt seams.
        xs, ys: seams from left to right and from top to bottom, both edges of the board included.
        tiles: row by row.
        picture: where the map stands on its page.
        sheets: the page with the map, then one for each tile.
        crossed: what seams cut though they should not, as people call it.
    """

    page: Size
    board: Size
    scale: float
    overlap: float
    seam: Seam
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    tiles: tuple[Tile, ...]
    picture: Rect
    sheets: tuple[Sheet, ...]
    crossed: tuple[str, ...] = ()

    @property
    def columns(self) -> int:
        """How many tiles stand side by side."""
        return len(self.xs) - 1

    @property
    def rows(self) -> int:
        """How many tiles stand below one another."""
        return len(self.ys) - 1


FoldKind = Literal["valley", "mountain", "slit"]


class Crease(Struct, frozen=True):
    """A line on a folding board, mm from its top-left corner: faces come together (valley), backs do, or it is cut."""

    start: Point
    end: Point
    kind: FoldKind


class FoldPlan(Struct, frozen=True):
    """A page that shows how a board is folded.

    Attributes:
        page: the paper as it lies.
        picture: where the board is drawn, small.
        sheet: the page.
    """

    page: Size
    picture: Rect
    sheet: Sheet
