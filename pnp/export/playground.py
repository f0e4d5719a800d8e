"""Templates of Tabletop Playground: one JSON file for each sheet of cards, board and token, beside its pictures.

Source:
    Templates as the program writes them (`Type: Card`); a package has them in `Templates/`, pictures in `Textures/`.
    Knowledge Base, Cards: "Card objects can represent playing cards, tiles, or tokens".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from pnp.geometry import Size
from pnp.model.outline import Shape
from pnp.model.table import Table, TableDeck, TablePiece, TableSheet

ONE_BACK = -2
OWN_BACKS = -3
"""`BackIndex`: one picture for all cards, or the same cell of a sheet of backs."""

HIDDEN_SHOWS_BACK = -3

CARD_CM = 0.05
PIECE_CM = 0.2
"""Thickness of a card, and of the board that boards and tokens are made of."""

MM_PER_CM = 10.0

CARD_MODELS: Mapping[Shape, str] = {"hexagon": "Hexagonal", "flat-hexagon": "Hexagonal", "circle": "Round"}
"""`Model` of a card by shape; all others are rounded."""

PIECE_MODELS: Mapping[Shape, str] = {**CARD_MODELS, "rounded": "Rounded"}
"""`Model` of a board or token by shape; all others have sharp corners."""


def templates(table: Table) -> dict[str, bytes]:
    """The templates by file name."""
    made = [
        _template(deck, sheet, deck.title if len(deck.sheets) == 1 else f"{deck.title} {number}", number)
        for deck in table.decks
        for number, sheet in enumerate(deck.sheets, start=1)
    ]
    made += [_piece(piece) for piece in table.pieces]
    files = {}
    for template, parts in made:
        named = "\0".join((table.game, table.language, *filter(None, [table.variant]), *parts))
        guid = hashlib.sha256(named.encode()).hexdigest()[:32].upper()
        text = json.dumps({"Type": "Card", "GUID": guid, **template}, ensure_ascii=False, indent=1) + "\n"
        files[f"{guid}.json"] = text.encode("utf-8")
    return files


def _piece(piece: TablePiece) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The template of a board, a token or a standee: a card of one cell; and what tells it from others."""
    card = piece.card
    template = _common(card.name) | {
        "FrontTexture": piece.face,
        "BackTexture": piece.back or piece.face,
        "BackIndex": ONE_BACK,
        "NumHorizontal": 1,
        "NumVertical": 1,
        **_size(piece.size),
        "Thickness": PIECE_CM,
        "HiddenInHand": False,
        "UsedWithCardHolders": False,
        "CanStack": piece.kind == "token",
        "MirrorBack": True,
        "Model": PIECE_MODELS.get(piece.shape, "Square"),
        "Indices": [0] * card.copies,
        "CardNames": {"0": card.name},
        "CardMetadata": {"0": card.description} if card.description else {},
    }
    return template, ("piece", piece.id, card.id)


def _size(size: Size) -> dict[str, float]:
    """In cm."""
    return {"Width": round(size.width / MM_PER_CM, 4), "Height": round(size.height / MM_PER_CM, 4)}


def _template(deck: TableDeck, sheet: TableSheet, name: str, number: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The template of one sheet, and what tells it from others."""
    cells = sheet.cells
    cards = deck.cards[cells.first : cells.first + cells.count]
    template = _common(name) | {
        "FrontTexture": sheet.faces,
        "BackTexture": sheet.backs,
        "BackIndex": OWN_BACKS if sheet.own_backs else ONE_BACK,
        "NumHorizontal": cells.columns,
        "NumVertical": cells.rows,
        **_size(deck.size),
        "Thickness": CARD_CM,
        "HiddenInHand": True,
        "UsedWithCardHolders": True,
        "CanStack": True,
        "MirrorBack": not sheet.own_backs,
        "Model": CARD_MODELS.get(deck.shape, "Rounded"),
        "Indices": [cell for cell, card in enumerate(cards) for _ in range(card.copies)],
        "CardNames": {str(cell): card.name for cell, card in enumerate(cards)},
        "CardMetadata": {str(cell): card.description for cell, card in enumerate(cards) if card.description},
    }
    return template, (deck.id, str(number))


def _common(name: str) -> dict[str, Any]:
    """What all templates have."""
    return {
        "Name": name,
        "Metadata": "",
        "CollisionType": "Regular",
        "Friction": 0.7,
        "Restitution": 0,
        "Density": 0.5,
        "SurfaceType": "Cardboard",
        "Roughness": 1,
        "Metallic": 0,
        "PrimaryColor": {"R": 255, "G": 255, "B": 255},
        "SecondaryColor": {"R": 0, "G": 0, "B": 0},
        "Flippable": True,
        "AutoStraighten": False,
        "ShouldSnap": True,
        "ScriptName": "",
        "Blueprint": "",
        "Models": [],
        "Collision": [],
        "SnapPointsGlobal": False,
        "SnapPoints": [],
        "ZoomViewDirection": {"X": 0, "Y": 0, "Z": 0},
        "Tags": [],
        "HiddenTexture": "",
        "HiddenIndex": HIDDEN_SHOWS_BACK,
        "UsePrimaryColorForSide": False,
        "FrontTextureOverrideExposed": False,
        "AllowFlippedInStack": False,
        "CardTags": {},
        "GroundAccessibility": "ZoomAndContext",
    }
