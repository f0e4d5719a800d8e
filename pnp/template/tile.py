"""What is drawn over the pages of a board: names, hatching and hints on tiles; the map and its words on the first page.

All of it is one artwork as large as the page. On a tile nothing of it stands where the board is seen in the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from pnp.geometry import Rect, Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.tiles import HINT_OFF, Crease, Edge, Tile, Tiling
from pnp.template.label import WORDS, label_language
from pnp.template.tile_words import TILE_WORDS, TileWords
from pnp.units import format_mm

HATCH = 3.0
"""Between the lines of the hatching, along an edge."""

HINT_SIZE = 2.6
"""Of the neighbour's name; in a narrow overlap it is smaller."""

OUTSIDE = 3.6
"""From the edge of a tile to the middle of a name in the margin: beyond the bleed and 5 mm from the paper's edge."""

PLATE = Size(13.0, 4.2)
"""Of the white ground of a hint."""

TURNS: dict[Edge, tuple[float, float]] = {"left": (270, 0), "right": (90, 0), "top": (0, 0), "bottom": (0, 180)}
"""How the hint beside an edge is turned, and its arrow, which points upwards, once more."""

PANEL_LESS = 1.0
"""mm that a panel is smaller than its field, each way."""


class BoardText(Struct, frozen=True):
    """What the pages of one board have in common.

    Attributes:
        game, board: titles in the build language.  version: of the game, as typed.
        language: of the build.
        family, weight: the font, one that `fonts/` has.
        pages: how many there are.
        source: the file with the titles, to which messages point.
    """

    game: str
    board: str
    version: str
    language: str
    family: str
    weight: int
    pages: int
    source: str


class MapText(Struct, frozen=True):
    """The page with the map: where the board is drawn and the words stand, what of it is shown.

    Attributes:
        page: its size.
        picture, words: places on it.
        board: the trim, unscaled.
        tiling: its seams are shown; None on the plan of the folds.
        creases: on the unscaled board; none for a board in one piece.
        fold: panels side by side and below one another.
    """

    page: Size
    picture: Rect
    words: Rect
    board: Size
    tiling: Tiling | None
    creases: tuple[Crease, ...]
    fold: tuple[int, int] | None


class BoardFiller:
    """Fills the pages of boards; it compiles the layouts once."""

    def __init__(self) -> None:
        """Compile `tile.svg` and `board_map.svg`, which stand beside this file."""
        from jinja2 import Environment, StrictUndefined

        environment = Environment(autoescape=True, undefined=StrictUndefined)
        environment.filters["mm"] = _rounded
        folder = Path(__file__).parent
        self._tile = environment.from_string((folder / "tile.svg").read_text(encoding="utf-8"))
        self._map = environment.from_string((folder / "board_map.svg").read_text(encoding="utf-8"))

    def tile(self, tile: Tile, tiling: Tiling, text: BoardText, number: int) -> FilledArtwork:
        """What is drawn over a tile; `number` is that of its page."""
        words = WORDS[label_language(text.language)]
        values = {
            **_shared(text, tiling.page),
            "name": tile.name,
            "hatching": " ".join(_hatching(tile)),
            "lines": [_seam_line(edge, rect) for edge, rect in tile.glue],
            "hints": [_hint(edge, name, tile, tiling) for edge, name in tile.neighbours],
            "label": _label(tile),
            "sheet": words.sheet.format(number=number, of=text.pages),
            "sentence": words.scale,
        }
        return self._filled(self._tile.render(values), tiling.page, text, f"tile {tile.name}")

    def map(self, shown: MapText, text: BoardText) -> FilledArtwork:
        """What is drawn over the page with the map."""
        words = TILE_WORDS[label_language(text.language)]
        small = shown.picture.width / shown.board.width
        values = {
            **_shared(text, shown.page),
            "picture": shown.picture,
            "words": shown.words,
            "heading": words.tiles if shown.tiling else words.folding,
            "sheets": WORDS[label_language(text.language)].sheet.format(number=1, of=text.pages),
            "cells": [*_cells(shown.tiling, shown.picture)] if shown.tiling else [],
            "bands": [*_bands(shown.tiling, shown.picture)] if shown.tiling else [],
            "creases": [_crease(crease, shown.picture, small) for crease in shown.creases],
            "legend": [*_legend(shown.creases, words)],
            "steps": [*_steps(shown, words)],
        }
        return self._filled(self._map.render(values), shown.page, text, f"the plan of board `{text.board}`")

    @staticmethod
    def _filled(svg: str, page: Size, text: BoardText, name: str) -> FilledArtwork:
        """The artwork, as large as the page, without bleed."""
        size = Size(_rounded(page.width), _rounded(page.height))
        return FilledArtwork(
            svg=svg,
            size=size,
            bleed=0.0,
            safe=0.0,
            language=label_language(text.language),
            layout=text.source,
            subject=Subject(name),
        )


def _rounded(length: float) -> float:
    """Free of float noise."""
    return round(length, 3)


def _shared(text: BoardText, page: Size) -> dict[str, object]:
    """What both layouts know."""
    parts = [text.game, *([text.board] if text.board != text.game else []), f"v{text.version}" if text.version else ""]
    return {
        "page": Size(_rounded(page.width), _rounded(page.height)),
        "family": text.family,
        "weight": text.weight,
        "title": " · ".join(part for part in parts if part),
    }


def _hatching(tile: Tile) -> Iterator[str]:
    """The path of slanting lines over the places for glue, each place once where two meet in a corner."""
    places = dict(tile.glue)
    right, bottom = places.get("right"), places.get("bottom")
    if right and bottom:
        right = Rect(right.x, right.y, right.width, right.height - bottom.height)
    for rect in (right, bottom):
        if rect is None:
            continue
        level = rect.x + rect.y + HATCH / 2
        while level < rect.right + rect.bottom:
            left, far = max(rect.x, level - rect.bottom), min(rect.right, level - rect.y)
            if far - left > 0.05:
                yield f"M{left:.2f} {level - left:.2f}L{far:.2f} {level - far:.2f}"
            level += HATCH


def _seam_line(edge: Edge, rect: Rect) -> dict[str, float]:
    """The line on which the neighbour's cut edge lies, on the side that it hides."""
    half = 0.06
    if edge == "right":
        return {"x": _rounded(rect.x + half), "y": rect.y, "to_x": _rounded(rect.x + half), "to_y": rect.bottom}
    return {"x": rect.x, "y": _rounded(rect.y + half), "to_x": rect.right, "to_y": _rounded(rect.y + half)}


def _hint(edge: Edge, name: str, tile: Tile, tiling: Tiling) -> dict[str, object]:
    """The name of the tile beyond an edge, with an arrow there."""
    place, glue = tile.place, dict(tile.glue)
    off = min(HINT_OFF, min(place.width, place.height) / 2)
    across = {
        "left": place.x - OUTSIDE,
        "right": place.right + OUTSIDE,
        "top": place.y - OUTSIDE,
        "bottom": place.bottom + OUTSIDE,
    }[edge]
    room = PLATE.height
    if edge in glue:
        centre = glue[edge].centre
        across = centre.x if edge == "right" else centre.y
        room = min(room, tiling.overlap)
    x, y = (across, place.y + off) if edge in ("left", "right") else (place.x + off, across)
    turn, arrow = TURNS[edge]
    size = min(HINT_SIZE, room * 0.62)
    return {
        "x": _rounded(x),
        "y": _rounded(y),
        "turn": turn,
        "arrow": arrow,
        "name": name,
        "size": _rounded(size),
        "plate": Size(PLATE.width, _rounded(room)) if edge in glue else None,
    }


def _label(tile: Tile) -> dict[str, object] | None:
    """The strip with the tile's name: its middle, turn, length and height."""
    strip = tile.label
    if strip is None:
        return None
    centre = strip.rect.centre
    name_width = len(tile.name) * 3.0 + 2.0
    return {
        "x": _rounded(centre.x),
        "y": _rounded(centre.y),
        "turn": strip.angle_deg,
        "width": _rounded(strip.rect.width),
        "height": _rounded(strip.rect.height),
        "after": _rounded(name_width),
        "rest": _rounded(strip.rect.width - name_width - 22.0),
    }


def _cells(tiling: Tiling, picture: Rect) -> Iterator[dict[str, object]]:
    """The tiles on the map, each with the part that is seen in the end."""
    small = picture.width / tiling.board.width
    for tile in tiling.tiles:
        left, right = tiling.xs[tile.column] * small, tiling.xs[tile.column + 1] * small
        top, bottom = tiling.ys[tile.row] * small, tiling.ys[tile.row + 1] * small
        radius = min(right - left, bottom - top) * 0.28
        yield {
            "x": _rounded(picture.x + left),
            "y": _rounded(picture.y + top),
            "width": _rounded(right - left),
            "height": _rounded(bottom - top),
            "middle_x": _rounded(picture.x + (left + right) / 2),
            "middle_y": _rounded(picture.y + (top + bottom) / 2),
            "radius": _rounded(min(radius, 7.0)),
            "size": _rounded(min(radius, 7.0) * (1.0 if len(tile.name) < 3 else 0.75)),
            "name": tile.name,
        }


def _bands(tiling: Tiling, picture: Rect) -> Iterator[Rect]:
    """The overlaps on the map."""
    small = picture.width / tiling.board.width
    band = tiling.overlap * small
    if band <= 0:
        return
    for x in tiling.xs[1:-1]:
        yield Rect(_rounded(picture.x + x * small), picture.y, _rounded(band), picture.height)
    for y in tiling.ys[1:-1]:
        yield Rect(picture.x, _rounded(picture.y + y * small), picture.width, _rounded(band))


def _crease(crease: Crease, picture: Rect, small: float) -> dict[str, object]:
    """A fold or slit on the map."""
    return {
        "x": _rounded(picture.x + crease.start.x * small),
        "y": _rounded(picture.y + crease.start.y * small),
        "to_x": _rounded(picture.x + crease.end.x * small),
        "to_y": _rounded(picture.y + crease.end.y * small),
        "kind": crease.kind,
    }


def _legend(creases: tuple[Crease, ...], words: TileWords) -> Iterator[tuple[str, str]]:
    """Each kind of line that there is, and what it means."""
    meanings = {"valley": words.valley, "mountain": words.mountain, "slit": words.slit_line}
    kinds = {crease.kind for crease in creases}
    yield from ((kind, meaning) for kind, meaning in meanings.items() if kind in kinds)


def _steps(shown: MapText, words: TileWords) -> Iterator[str]:
    """What to do, in order."""
    yield words.pages
    if shown.tiling:
        yield from _tile_steps(shown.tiling, words)
    if shown.fold:
        columns, rows = shown.fold
        scale = shown.tiling.scale if shown.tiling else 1.0
        width, height = (
            format_mm(length * scale / count - PANEL_LESS)
            for length, count in ((shown.board.width, columns), (shown.board.height, rows))
        )
        yield words.mount.format(count=columns * rows, size=f"{width.removesuffix(' mm')} x {height}")
        if any(crease.kind == "slit" for crease in shown.creases):
            yield words.slit
        yield words.fold


def _tile_steps(tiling: Tiling, words: TileWords) -> Iterator[str]:
    """How the tiles become a board."""
    if len(tiling.tiles) == 1:
        yield words.one
    elif tiling.seam == "butt":
        yield words.cut_all
        yield words.tape
    else:
        yield words.cut
        names = {(tile.row, tile.column): tile.name for tile in tiling.tiles}
        if tiling.columns > 1:
            yield words.row.format(first=names[0, 0], second=names[0, 1])
        if tiling.rows > 1:
            yield words.rows.format(first=names[0, 0], below=names[1, 0])
    if abs(tiling.scale - 1) > 0:
        yield words.scaled.format(percent=f"{tiling.scale * 100:.4g}")
