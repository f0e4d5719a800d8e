"""Small games as the author types them, loaded and checked."""

from __future__ import annotations

from pnp.check import check_game
from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.load import load_project
from pnp.world import MemoryWorld

GAME = "content/g/game.yaml"
BOARD = "content/g/board.yaml"


def told(game: str, **files: str) -> list[Diagnostic]:
    """What checking says of a game whose game.yaml is `game` behind its head; `files` are decks and boards by name."""
    decks = [name for name, text in files.items() if text.startswith("deck:")]
    boards = [name for name, text in files.items() if text.startswith("board:")]
    head = f"game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks: [{', '.join(decks)}]\nboards: [{', '.join(boards)}]\n"
    sink = Sink()
    world = {"pnp.yaml": "", GAME: head + game, **{f"content/g/{name}.yaml": text for name, text in files.items()}}
    project = load_project(MemoryWorld(world), sink)
    assert project is not None
    # What loading finds odd is asked elsewhere.
    assert [str(one) for one in sink.diagnostics if one.severity is Severity.ERROR] == []
    asked = Sink()
    check_game(project.games["g"], asked)
    return list(asked.diagnostics)


def facts(found: list[Diagnostic]) -> list[tuple[str, str]]:
    """Code and headline of each message."""
    return [(one.code, one.what) for one in found]


def on_board(body: str, rule: str, **files: str) -> list[Diagnostic]:
    """What one rule in a board's file says of a board with `body` behind its head."""
    text = f"board: board\nsize: 300 x 200 mm\nradius: 10\n{body}composition:\n  - {rule}\n"
    return told("", board=text, **files)
