"""Boxes: what the author asks for, and the flat pieces that they are folded of. All lengths in mm."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pnp.diagnostics import Located, Span
from pnp.geometry import Point, Rect, Size
from pnp.model.outline import Step

BOX = "box"
"""The component."""

DIVIDERS = "box-dividers"
"""The component that is the cards between the decks of a box."""

BoxStyle = Literal["tuck", "two-part"]
"""One piece that closes with flaps; or a tray and a lid over it."""

PanelName = Literal["front", "back", "left", "right", "top", "bottom"]
PieceName = Literal["whole", "back", "front", "tray", "lid"]


class BoxSpec(Struct, frozen=True):
    """What `box:` in game.yaml says.

    Attributes:
        layout: draws the pieces.  dividers: draws the cards between decks; None for none.
        pieces: of a tuck box: 1, or 2 that are glued together.
        stock: thickness of the card that it is made of.
        card: thickness of one card as it lies in the box; with sleeves, both of them.
        sleeves: cards are sleeved, and wider and higher for it.
        room: how much wider, higher and deeper the inside is than the cards.
        notch: half a circle for the thumb.
        window: a hole in the front.
        decks: what lies in it, in this order; empty for all decks.
    """

    span: Span
    layout: Located[str]
    dividers: Located[str] | None = None
    style: BoxStyle = "tuck"
    pieces: int = 1
    stock: float = 0.4
    card: float | None = None
    sleeves: bool = False
    room: float = 1.0
    notch: bool = True
    window: Located[Size] | None = None
    decks: tuple[Located[str], ...] = ()


class Inside(Struct, frozen=True):
    """The room in a box: as wide and high as the cards, as deep as the stack, each with some room."""

    width: float
    height: float
    depth: float


class Panel(Struct, frozen=True):
    """One outer face of the box on the flat piece.

    Attributes:
        rect: where it lies.
        angle_deg: how it is turned there, 0, 90, 180 or 270 clockwise, to stand upright on the box.
    """

    name: PanelName
    rect: Rect
    angle_deg: int = 0

    @property
    def size(self) -> Size:
        """As seen on the box."""
        size = Size(self.rect.width, self.rect.height)
        return size.turned if self.angle_deg % 180 else size


class Fold(Struct, frozen=True):
    """A straight fold; the printed side is outside. `joins`: the names of what lies on both sides of it."""

    start: Point
    end: Point
    joins: tuple[str, str]


class Net(Struct, frozen=True):
    """A flat piece, mm from the corner of the upright rectangle round it.

    Attributes:
        size: of that rectangle.
        flaps: parts that are tucked in, printed as their neighbours.
        tabs: what is glued behind another panel, and left unprinted.
        cuts: closed paths: the contour, then holes.
    """

    name: PieceName
    size: Size
    panels: tuple[Panel, ...]
    flaps: tuple[Rect, ...]
    tabs: tuple[Rect, ...]
    folds: tuple[Fold, ...]
    cuts: tuple[tuple[Step, ...], ...]
