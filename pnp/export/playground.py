"""Templates of Tabletop Playground: one JSON file for each sheet of cards, beside its pictures.

Source:
    Templates as the program writes them (`Type: Card`); a package has them in `Templates/`, pictures in `Textures/`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from pnp.model.outline import Shape
from pnp.model.table import Table, TableDeck, TableSheet

ONE_BACK = -2
OWN_BACKS = -3
"""`BackIndex`: one picture for all cards, or the same cell of a sheet of backs."""

HIDDEN_SHOWS_BACK = -3

THICKNESS_CM = 0.05
MM_PER_CM = 10.0

MODELS: Mapping[Shape, str] = {"hexagon": "Hexagonal", "flat-hexagon": "Hexagonal"}
"""`Model` by shape; all others are rounded."""


def templates(table: Table) -> dict[str, bytes]:
    """The templates by file name."""
    files = {}
    for deck in table.decks:
        for number, sheet in enumerate(deck.sheets, start=1):
            name = deck.title if len(deck.sheets) == 1 else f"{deck.title} {number}"
            guid = hashlib.sha256(f"{table.game}\0{table.language}\0{deck.id}\0{number}".encode()).hexdigest()[:32]
            template = _template(deck, sheet, name, guid.upper())
            text = json.dumps(template, ensure_ascii=False, indent=1) + "\n"
            files[f"{guid.upper()}.json"] = text.encode("utf-8")
    return files


def _template(deck: TableDeck, sheet: TableSheet, name: str, guid: str) -> dict[str, Any]:
    """The template of one sheet."""
    cells = sheet.cells
    cards = deck.cards[cells.first : cells.first + cells.count]
    return {
        "Type": "Card",
        "GUID": guid,
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
        "FrontTexture": sheet.faces,
        "BackTexture": sheet.backs,
        "HiddenTexture": "",
        "BackIndex": OWN_BACKS if sheet.own_backs else ONE_BACK,
        "HiddenIndex": HIDDEN_SHOWS_BACK,
        "NumHorizontal": cells.columns,
        "NumVertical": cells.rows,
        "Width": round(deck.size.width / MM_PER_CM, 4),
        "Height": round(deck.size.height / MM_PER_CM, 4),
        "Thickness": THICKNESS_CM,
        "HiddenInHand": True,
        "UsedWithCardHolders": True,
        "CanStack": True,
        "UsePrimaryColorForSide": False,
        "FrontTextureOverrideExposed": False,
        "AllowFlippedInStack": False,
        "MirrorBack": not sheet.own_backs,
        "Model": MODELS.get(deck.shape, "Rounded"),
        "Indices": [cell for cell, card in enumerate(cards) for _ in range(card.copies)],
        "CardNames": {str(cell): card.name for cell, card in enumerate(cards)},
        "CardMetadata": {str(cell): card.description for cell, card in enumerate(cards) if card.description},
        "CardTags": {},
        "GroundAccessibility": "ZoomAndContext",
    }
