"""The save file of Tabletop Simulator: a saved object with decks, boards and tokens, the same bytes each time.

Source:
    Tabletop Simulator Knowledge Base, Save File Format; names and keys that it lacks (`UniqueBack`, `CustomImage` and
    what stands in it) as the program writes them today.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pnp.geometry import Size
from pnp.model.outline import Shape
from pnp.model.table import Table, TableDeck, TablePiece, TableSheet

Url = Callable[[str], str]
"""From the name of a file to where players find it."""

POKER_HEIGHT = 88.9
"""Mm that a card is high at scale 1: the program makes all cards as high as a poker card."""

PIECE_HEIGHT = 33.5
"""Mm that a tile or token is high at scale 1 beside such cards, measured on boards of published games."""

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

APART = 4.0
"""Between the objects on the table, in the units of the program (an inch or so)."""

ROWS = {"deck": 0.0, "board": 12.0, "token": -6.0, "standee": -6.0}
"""Where each kind lies, seen from the middle of the table."""


def save_file(table: Table, url: Url) -> bytes:
    """The JSON of a saved object; `url` says where the pictures are."""
    guids = _Guids(f"{table.game}/{table.language}")
    states: list[dict[str, Any]] = []
    key = 1
    for number, deck in enumerate(table.decks):
        states.append(_deck(deck, key, APART * number, url, guids))
        key += len(deck.sheets)
    for number, piece in enumerate(table.pieces):
        # Many of a kind lie as a pile: the program stacks what falls on its like.
        for copy in range(piece.card.copies):
            states.append(_piece(piece, APART * number, copy, url, guids))
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


def _deck(deck: TableDeck, first_key: int, x: float, url: Url, guids: _Guids) -> dict[str, Any]:
    """A deck face down; a single card where it has no more."""
    sheets = {key: sheet for key, sheet in enumerate(deck.sheets, start=first_key)}
    entries = {key: _sheet(deck, sheet, url) for key, sheet in sheets.items()}
    scale = deck.size.height / POKER_HEIGHT
    place = _place(x, ROWS["deck"], scale, face_down=True)
    cards = [
        {
            "GUID": guids.of(deck.id, card.id, copy),
            "Name": "Card",
            "Transform": place,
            "Nickname": card.name,
            "Description": card.description,
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


def _piece(piece: TablePiece, x: float, copy: int, url: Url, guids: _Guids) -> dict[str, Any]:
    """A board, a token with the shape of its picture, a tile with another back, or a figure that stands."""
    two_sided = bool(piece.back) and piece.back != piece.face
    image: dict[str, Any] = {
        "ImageURL": url(piece.face),
        "ImageSecondaryURL": url(piece.back) if two_sided else "",
        "ImageScalar": 1.0,
        "WidthScale": 0.0,
    }
    if piece.kind == "board":
        name = "Custom_Board"
        image["WidthScale"] = round(piece.size.width / piece.size.height, 6)
    elif piece.kind == "standee":
        name = "Figurine_Custom"
    elif two_sided:
        name = "Custom_Tile"
        tile = {"Type": TILE_SHAPES[piece.shape], "Thickness": 0.1, "Stackable": True, "Stretch": True}
        image["CustomTile"] = tile
    else:
        name = "Custom_Token"
        image["CustomToken"] = {"Thickness": 0.1, "MergeDistancePixels": 15.0, "StandUp": False, "Stackable": True}
    return {
        "GUID": guids.of(piece.id, piece.card.id, copy),
        "Name": name,
        "Transform": _place(x, ROWS[piece.kind], _piece_scale(piece.kind, piece.size), copy=copy),
        "Nickname": piece.card.name,
        "Description": piece.card.description,
        **_manners(hidden=False, locked=piece.kind == "board"),
        "CustomImage": image,
    }


def _piece_scale(kind: str, size: Size) -> float:
    """The scale of a piece beside cards of their true size; a board is left as the program makes it."""
    return 1.0 if kind == "board" else size.height / PIECE_HEIGHT


def _place(x: float, z: float, scale: float, face_down: bool = False, copy: int = 0) -> dict[str, float]:
    """Where an object lies; the next copy falls on it from above."""
    scale = round(scale, 4)
    return {
        "posX": x,
        "posY": round(1.0 + 0.2 * copy, 4),
        "posZ": z,
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0 if face_down else 0.0,
        "scaleX": scale,
        "scaleY": 1.0 if face_down else scale,
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
