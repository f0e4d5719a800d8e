"""The files of one game for one kind of virtual table."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from msgspec import Struct

from pnp.model.table import Table, TableDeck, TablePiece
from pnp.pipeline.blocks import TableOptions
from pnp.pipeline.select import Product

if TYPE_CHECKING:
    from pnp.impose.table_places import Zone

DIGEST = 8
"""Characters of a picture's digest in its name: programs keep pictures by their address, and would show the old one."""


GAP = 1.0
"""Between things on the table of Tabletop Simulator, in its units."""

KEPT = "/%:@!$&'()*+,;=~"
"""Signs that stay as they are in the path of an address (RFC 3986, section 3.3), and % of what is escaped."""


class Picked(Struct, frozen=True):
    """A table with its drawn pictures by name, and its first product."""

    table: Table
    pictures: Mapping[str, bytes]
    first: Product


def files_of(picked: Picked, root: Path, asked: TableOptions) -> dict[str, bytes]:
    """The files by their paths below the game's folder; `root` is the output folder on disk."""
    if asked.table == "tts":
        return _tabletop_simulator(picked, root, asked.url)
    if asked.table == "playground":
        return _playground(picked)
    folder = asked.table
    files = {f"{folder}/{name}": content for name, content in picked.pictures.items()}
    files[f"{folder}/{_stem(picked)}.csv"] = _table_of_cards(picked.table)
    return files


def _stem(picked: Picked) -> str:
    """What the game's own file is called."""
    from pnp.export.names import file_name

    product = picked.first
    return file_name([part for part in (product.game.id, product.language, product.variant) if part])


def web_address(typed: str) -> str:
    """The address of a folder on the web as programs take it, without a slash at its end; empty where it is none.

    One with a user name is none: whoever loads the save would read the password in it.
    """
    typed = typed.strip()
    try:
        parts = urlsplit(typed)
        host, port = (parts.netloc, "") if parts.port is None else (parts.netloc.rpartition(":")[0], f":{parts.port}")
        server = host.encode("idna").decode("ascii") + port
    except ValueError:
        return ""
    is_plain = not re.search(r"[?#]", typed) and not re.search(r"[@ ]", parts.netloc)
    if parts.scheme not in {"http", "https"} or not parts.hostname or not is_plain:
        return ""
    path = re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", parts.path)
    return f"{parts.scheme}://{server}{quote(path, safe=KEPT)}".rstrip("/")


def _tabletop_simulator(picked: Picked, root: Path, typed: str) -> dict[str, bytes]:
    """The save and its pictures, whose names change with what they show."""
    from pnp.export.tabletop_simulator import footprint, save_file
    from pnp.impose.table_places import table_places

    table = picked.table
    names = {name: _digested(name, content) for name, content in picked.pictures.items()}
    folder = (root / table.game / "tts").absolute()
    base = web_address(typed)

    def url(name: str) -> str:
        called = names[name]
        return f"{base}/{quote(called)}" if base else (folder / called).as_uri()

    every: list[TableDeck | TablePiece] = [*table.decks, *table.pieces]
    things = [(_zone(thing), footprint(thing)) for thing in every]
    files = {f"tts/{names[name]}": content for name, content in picked.pictures.items()}
    return files | {f"tts/{_stem(picked)}.json": save_file(table, table_places(things, GAP), url)}


def _zone(thing: TableDeck | TablePiece) -> Zone:
    """Where a thing lies on a table."""
    if isinstance(thing, TableDeck):
        return "above"
    return "middle" if thing.kind == "board" else "below"


def _digested(name: str, content: bytes) -> str:
    """A name that changes with the content."""
    stem, _, suffix = name.rpartition(".")
    return f"{stem}-{hashlib.sha256(content).hexdigest()[:DIGEST]}.{suffix}"


def _playground(picked: Picked) -> dict[str, bytes]:
    """The pictures and templates, in the folders of a package."""
    from pnp.export.playground import templates

    files = {f"playground/Textures/{name}": content for name, content in picked.pictures.items()}
    return files | {f"playground/Templates/{name}": content for name, content in templates(picked.table).items()}


def _table_of_cards(table: Table) -> bytes:
    """Which picture, and which cell of it, is which card, as CSV: for those who set the table up by hand."""
    rows: list[tuple[object, ...]] = [
        ("component", "id", "name", "copies", "face", "back", "columns", "rows", "column", "row")
    ]
    for deck in table.decks:
        rows += _rows(deck)
    rows += [_row(piece) for piece in table.pieces]
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode("utf-8")


def _rows(deck: TableDeck) -> list[tuple[object, ...]]:
    """A row for each card of a deck."""
    rows: list[tuple[object, ...]] = []
    for sheet in deck.sheets:
        cells = sheet.cells
        for cell, card in enumerate(deck.cards[cells.first : cells.first + cells.count]):
            row, column = divmod(cell, cells.columns)
            place = (cells.columns, cells.rows, column + 1, row + 1)
            rows.append((deck.id, card.id, card.name, card.copies, sheet.faces, sheet.backs, *place))
    return rows


def _row(piece: TablePiece) -> tuple[object, ...]:
    """The row of a board or token."""
    card = piece.card
    return (piece.id, card.id, card.name, card.copies, piece.face, piece.back, 1, 1, 1, 1)
