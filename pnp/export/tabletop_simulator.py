"""The save file of Tabletop Simulator: a saved object with decks, boards and tokens, the same bytes each time.

Source:
    Tabletop Simulator Knowledge Base, Save File Format; names and keys that it lacks (`UniqueBack`, `CustomImage` and
    what stands in it) as the program writes them today.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pnp.geometry import Point, Size
from pnp.model.outline import Shape
from pnp.model.table import Table, TableDeck, TablePiece, TableSheet

Url = Callable[[str], str]
"""From the name of a file to where players find it."""

POKER_HEIGHT = 88.9
"""Mm that a card is high at scale 1: the program makes all cards as high as a poker card."""

PIECE_HEIGHT = 33.5
"""Mm that a tile or token is high at scale 1 beside such cards, measured on boards of published games."""

CARD_UNITS = 3.5
PIECE_UNITS = 2.0
"""Units of the program (an inch or so) that a card, and a tile or token, are high at scale 1, at most: for what lies
beside them, that they take too much room is better than too little."""

CARDS_PER_KEY = 100
"""A card's id is the key of its sheet times this, plus its cell."""

CARD_SHAPES: Mapping[Shape, int] = {
    "rectangle": 0,
    "rounded": 0,
    "square": 0,
    "hexagon": 3,
    "flat-hexagon": 3,
    "circle": 4,
}
"""`Type` of a sheet: 0 rounded rectangle, 3 hexagon, 4 circle."""

TILE_SHAPES: Mapping[Shape, int] = {
    "rectangle": 0,
    "square": 0,
    "hexagon": 1,
    "flat-hexagon": 1,
    "circle": 2,
    "rounded": 3,
}
"""`Type` of a custom tile: 0 box, 1 hexagon, 2 circle, 3 rounded."""

BOARD_THICKNESS = 0.2
TOKEN_THICKNESS = 0.1

TAG = re.compile(r"\[(?=/?(?:b|i|u|s|sub|sup)\]|-\]|[0-9a-f]{6}\])", re.IGNORECASE)
"""Where the program would take a text in brackets for bold letters, colours and the like."""

NOTHING = "\u200b"
"""A blank without width, which keeps a bracket a bracket."""


def footprint(thing: TableDeck | TablePiece) -> Size:
    """The room that a thing takes on the table at most, in the units of the program."""
    whole, units = (POKER_HEIGHT, CARD_UNITS) if isinstance(thing, TableDeck) else (PIECE_HEIGHT, PIECE_UNITS)
    return Size(thing.size.width / whole * units, thing.size.height / whole * units)


def save_file(table: Table, places: Sequence[Point], url: Url) -> bytes:
    """The JSON of a saved object.

    Args:
        table: what is in it.
        places: of the decks, then of the pieces, from the middle of the table, y away from the player.
        url: where the pictures are.
    """
    guids = _Guids(f"{table.game}/{table.language}")
    states: list[dict[str, Any]] = []
    key = 1
    for deck, place in zip(table.decks, places, strict=False):
        states.append(_deck(deck, key, place, url, guids))
        key += len(deck.sheets)
    for piece, place in zip(table.pieces, places[len(table.decks) :], strict=True):
        # Many of a kind lie as a pile: the program stacks what falls on its like.
        for copy in range(piece.card.copies):
            states.append(_piece(piece, place, copy, url, guids))
    save = {
        "SaveName": table.title,
        "GameMode": table.title,
        "Date": "",
        "VersionNumber": "",
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "PlayerTurn": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": states,
    }
    return (json.dumps(save, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


class _Guids:
    """Six hexadecimal digits for each object, from what it is; no two alike."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._used: set[str] = set()

    def of(self, *parts: object) -> str:
        """The id of one object."""
        name = "\0".join((self._prefix, *map(str, parts)))
        for turn in range(len(self._used) + 1):
            guid = hashlib.sha256(f"{name}\0{turn}".encode()).hexdigest()[:6]
            if guid not in self._used:
                break
        self._used.add(guid)
        return guid


def _deck(deck: TableDeck, first_key: int, at: Point, url: Url, guids: _Guids) -> dict[str, Any]:
    """A deck face down; a single card where it has no more."""
    sheets = {key: sheet for key, sheet in enumerate(deck.sheets, start=first_key)}
    entries = {key: _sheet(deck, sheet, url) for key, sheet in sheets.items()}
    scale = deck.size.height / POKER_HEIGHT
    place = _place(at, scale, face_down=True)
    cards = [
        {
            "GUID": guids.of(deck.id, card.id, copy),
            "Name": "Card",
            "Transform": place,
            "Nickname": _plain(card.name),
            "Description": _plain(card.description),
            **_manners(hidden=True),
            "CardID": key * CARDS_PER_KEY + cell,
            "SidewaysCard": False,
            "CustomDeck": {str(key): entries[key]},
        }
        for key, sheet in sheets.items()
        for cell, card in enumerate(deck.cards[sheet.cells.first : sheet.cells.first + sheet.cells.count])
        for copy in range(card.copies)
    ]
    if len(cards) == 1:
        return {**cards[0], "Name": "CardCustom"}
    return {
        "GUID": guids.of(deck.id),
        "Name": "DeckCustom",
        "Transform": place,
        "Nickname": deck.title,
        "Description": "",
        **_manners(hidden=True),
        "SidewaysCard": False,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": {str(key): entry for key, entry in entries.items()},
        "ContainedObjects": cards,
    }


def _sheet(deck: TableDeck, sheet: TableSheet, url: Url) -> dict[str, Any]:
    """A sheet of pictures."""
    return {
        "FaceURL": url(sheet.faces),
        "BackURL": url(sheet.backs),
        "NumWidth": sheet.cells.columns,
        "NumHeight": sheet.cells.rows,
        "BackIsHidden": True,
        "UniqueBack": sheet.own_backs,
        "Type": CARD_SHAPES[deck.shape],
    }


def _piece(piece: TablePiece, at: Point, copy: int, url: Url, guids: _Guids) -> dict[str, Any]:
    """A board or a token with another back as a tile, a token with the shape of its picture, a figure that stands.

    A board is a tile that stays where it lies: the program makes boards as large as it likes.
    """
    board = piece.kind == "board"
    two_sided = bool(piece.back) and piece.back != piece.face
    image: dict[str, Any] = {
        "ImageURL": url(piece.face),
        "ImageSecondaryURL": url(piece.back) if two_sided else "",
        "ImageScalar": 1.0,
        "WidthScale": 0.0,
    }
    if piece.kind == "standee":
        name = "Figurine_Custom"
    elif board or two_sided:
        name = "Custom_Tile"
        thick = BOARD_THICKNESS if board else TOKEN_THICKNESS
        tile = {"Type": TILE_SHAPES[piece.shape], "Thickness": thick, "Stackable": not board, "Stretch": True}
        image["CustomTile"] = tile
    else:
        name = "Custom_Token"
        token = {"Thickness": TOKEN_THICKNESS, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": True}
        image["CustomToken"] = token
    return {
        "GUID": guids.of(piece.id, piece.card.id, copy),
        "Name": name,
        "Transform": _place(at, piece.size.height / PIECE_HEIGHT, copy=copy, flat=board),
        "Nickname": _plain(piece.card.name),
        "Description": _plain(piece.card.description),
        **_manners(hidden=False, locked=board),
        "CustomImage": image,
    }


def _plain(text: str) -> str:
    """A text in which brackets are brackets."""
    return TAG.sub(f"[{NOTHING}", text)


def _place(at: Point, scale: float, face_down: bool = False, copy: int = 0, flat: bool = False) -> dict[str, float]:
    """Where an object lies, as thick as at scale 1 if it is flat; the next copy falls on it from above."""
    scale = round(scale, 4)
    return {
        "posX": round(at.x, 4),
        "posY": round(1.0 + 0.2 * copy, 4),
        "posZ": round(at.y, 4),
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0 if face_down else 0.0,
        "scaleX": scale,
        "scaleY": 1.0 if face_down or flat else scale,
        "scaleZ": scale,
    }


def _manners(hidden: bool, locked: bool = False) -> dict[str, Any]:
    """How an object behaves, and that it has no script."""
    return dict(_pairs(hidden, locked))


def _pairs(hidden: bool, locked: bool) -> Iterator[tuple[str, Any]]:
    """See `_manners`."""
    yield "ColorDiffuse", {"r": 1.0, "g": 1.0, "b": 1.0}
    yield "Locked", locked
    for name in ("Grid", "Snap", "Autoraise", "Sticky", "Tooltip"):
        yield name, True
    yield "HideWhenFaceDown", hidden
    yield "Hands", hidden
    for name in ("LuaScript", "LuaScriptState", "XmlUI"):
        yield name, ""
