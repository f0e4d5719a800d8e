"""A game as virtual tables show it: decks on sheets of pictures, boards and tokens. Sizes in mm."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pnp.geometry import Size
from pnp.model.outline import Shape

PieceKind = Literal["board", "token", "standee"]


class CellPlan(Struct, frozen=True):
    """Cards of one sheet of pictures.

    Attributes:
        first, count: which cards, from 0, in the order of the deck.
        columns, rows: of the sheet; the last cells may stay free.
        width, height: of a cell, in pixels.
    """

    first: int
    count: int
    columns: int
    rows: int
    width: int
    height: int


class TableSheet(Struct, frozen=True):
    """Pictures of some cards of a deck.

    Attributes:
        cells: which cards, and the grid.
        faces, backs: names of files.
        own_backs: `backs` is a sheet like that of the faces; else one picture for all.
    """

    cells: CellPlan
    faces: str
    backs: str
    own_backs: bool


class TableCard(Struct, frozen=True):
    """An entry of a deck: what people read when they point at it, and how many there are."""

    id: str
    name: str
    description: str
    copies: int


class TableDeck(Struct, frozen=True):
    """A deck; its sheets show its cards in order."""

    id: str
    title: str
    size: Size
    shape: Shape
    cards: tuple[TableCard, ...]
    sheets: tuple[TableSheet, ...]


class TablePiece(Struct, frozen=True):
    """A board, a token or a standee, with pictures of its own.

    Attributes:
        face, back: names of files; `back` is empty where it has none.
    """

    id: str
    kind: PieceKind
    card: TableCard
    size: Size
    shape: Shape
    face: str
    back: str


class Table(Struct, frozen=True):
    """A game in one language and variant."""

    game: str
    title: str
    language: str
    decks: tuple[TableDeck, ...]
    pieces: tuple[TablePiece, ...]
    variant: str = ""
