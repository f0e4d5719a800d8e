"""A game as virtual tables show it: decks on sheets of pictures, boards and tokens. Sizes in mm."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pnp.geometry import Size
from pnp.model.outline import Shape

PieceKind = Literal["board", "token", "standee"]


@dataclass(frozen=True, slots=True)
class CellPlan:
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


@dataclass(frozen=True, slots=True)
class TableSheet:
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


@dataclass(frozen=True, slots=True)
class TableCard:
    """An entry of a deck: what people read when they point at it, and how many there are."""

    id: str
    name: str
    description: str
    copies: int


@dataclass(frozen=True, slots=True)
class TableDeck:
    """A deck; its sheets show its cards in order."""

    id: str
    title: str
    size: Size
    shape: Shape
    cards: tuple[TableCard, ...]
    sheets: tuple[TableSheet, ...]


@dataclass(frozen=True, slots=True)
class TablePiece:
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


@dataclass(frozen=True, slots=True)
class Table:
    """A game in one language and variant."""

    game: str
    title: str
    language: str
    decks: tuple[TableDeck, ...]
    pieces: tuple[TablePiece, ...]
