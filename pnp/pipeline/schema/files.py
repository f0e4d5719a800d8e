"""Which schema belongs to which file, and the schemas as files."""

from __future__ import annotations

import json
from collections.abc import Iterator

from pnp.model.spec import ProjectSpec
from pnp.pipeline.schema.board import board_schema
from pnp.pipeline.schema.deck import deck_schema
from pnp.pipeline.schema.game import game_schema, project_schema
from pnp.pipeline.schema.values import DRAFT, Schema

PROJECT, GAME, DECK, BOARD = "project.json", "game.json", "deck.json", "board.json"
"""The schemas of any project; those of decks have the deck's fields and stand in a folder for each game."""


def schemas(project: ProjectSpec | None = None) -> dict[str, str]:
    """The schemas as texts, by path within their folder: the general ones, and one for each deck of the project."""
    made = {
        PROJECT: _file("A project: pnp.yaml", project_schema()),
        GAME: _file("A game: game.yaml", game_schema()),
        DECK: _file("A deck of cards", deck_schema()),
        BOARD: _file("A board", board_schema()),
    }
    for game in project.games.values() if project else ():
        for deck in game.decks.values():
            made[f"{game.id}/{deck.id}.json"] = _file(
                f"Deck {deck.id} of {game.id}", deck_schema(game, deck), "Written by `pnp schema` from the deck itself."
            )
    return made


def _file(title: str, schema: Schema, comment: str = "Written by `pnp schema`.") -> str:
    """A schema as the text of its file: a line for each part, so that a change is one line."""
    whole = {"$schema": DRAFT, "$comment": comment, "title": title, **schema}
    return "{\n" + ",\n".join(_part(key, part) for key, part in whole.items()) + "\n}\n"


def _part(key: str, part: object) -> str:
    """A key of the schema; each of its properties has a line of its own."""
    if key != "properties" or not isinstance(part, dict):
        return f" {json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}"
    lines = (f"  {json.dumps(name)}: {json.dumps(inner, ensure_ascii=False)}" for name, inner in part.items())
    return ' "properties": {\n' + ",\n".join(lines) + "\n }"


def pairs(project: ProjectSpec) -> Iterator[tuple[str, str]]:
    """Each content file that could be read, and the path of its schema."""
    yield project.path, PROJECT
    for game in project.games.values():
        yield game.path, GAME
        for deck in game.decks.values():
            yield deck.path, f"{game.id}/{deck.id}.json"
        for board in game.boards.values():
            yield board.path, BOARD
