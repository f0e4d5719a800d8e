"""Small projects in memory, and what loading them gives."""

from __future__ import annotations

from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.model.spec import CardSpec, DeckSpec, GameSpec, ProjectSpec
from pnp.world import MemoryWorld

GAME = "game: g\npnp: 1\ntitle: G\nlanguages: [en, hu]\ndecks: [d]\n"
DECK = "content/g/d.yaml"


def project(files: dict[str, str | bytes], *games: str) -> tuple[ProjectSpec | None, tuple[Diagnostic, ...]]:
    """The project in `files`, and all messages."""
    sink = Sink()
    return load_project(MemoryWorld(files), sink, games), sink.diagnostics


def game(deck: str, text: str = GAME, **files: str) -> tuple[GameSpec, tuple[Diagnostic, ...]]:
    """The game `g` whose deck `d` is `deck`; `files` are more decks by name. Messages are given back."""
    more = {f"content/g/{name}.yaml": content for name, content in files.items()}
    spec, messages = project({"pnp.yaml": "paper: a4\n", "content/g/game.yaml": text, DECK: deck, **more})
    assert spec is not None
    return spec.games["g"], messages


def deck(body: str, text: str = GAME, **files: str) -> DeckSpec:
    """The deck with `body` behind its head; there must be no message."""
    made, messages = game(f"deck: d\nsize: poker\n{body}", text, **files)
    assert messages == ()
    return made.decks["d"]


def card(fields: str, values: str, text: str = GAME) -> CardSpec:
    """The only card of a deck with `fields`, which sets `values`; there must be no message."""
    return deck(f"fields: {{{fields}}}\ncards:\n- {{id: x, {values}}}\n", text).cards[0]


def messages(body: str, text: str = GAME, **files: str) -> tuple[Diagnostic, ...]:
    """All messages about a deck with `body` behind its head (two lines)."""
    return game(f"deck: d\nsize: poker\n{body}", text, **files)[1]


def message(body: str, text: str = GAME, **files: str) -> Diagnostic:
    """The one message about a deck with `body` behind its head (two lines)."""
    found = messages(body, text, **files)
    assert len(found) == 1, [str(diagnostic) for diagnostic in found]
    return found[0]


def pointed(body: str, found: Diagnostic) -> str:
    """The text that a message about a deck with `body` points at."""
    assert found.span is not None
    line = f"deck: d\nsize: poker\n{body}".split("\n")[found.span.line - 1]
    return line[found.span.column - 1 : found.span.column - 1 + found.span.length]
