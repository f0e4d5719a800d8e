"""Careless editing of the files that ship: whatever breaks a deck is told, and whatever is not told breaks no deck.

Every deck of cards takes 200 accidents of six kinds, tokens and aids, which are written alike, 40. Run more by hand: `PNP_DAMAGE=2000 pytest tests/content/test_damage.py`.
"""

from __future__ import annotations

import functools
import os
from collections import Counter
from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from pnp.check import check_game
from pnp.cli import app
from pnp.diagnostics import Diagnostic, Sink
from pnp.expressions import Sandbox
from pnp.load import load_project
from pnp.model.spec import BoardSpec, DeckSpec, GameSpec
from pnp.model.values import Plain, Reference
from pnp.world import MemoryWorld
from tests.content.damage import damaged
from tests.content.shipped import texts

SEEDS = range(int(os.environ.get("PNP_DAMAGE", "200")))
FEWER = SEEDS[: len(SEEDS) // 10]
"""For files that no deck stands in: each accident takes a whole game."""

SOME = SEEDS[: len(SEEDS) // 5]
"""For tokens and aids."""

MAIN = frozenset(("tricks", "scout", "set1", "set2", "groups", "scoring", "start", "postcards", "victory"))
"""The decks that games are played with."""

BOUND = {
    "content/tricks/tricks.yaml": ("suit", "rank", "copy", "starter"),
    "content/tricks/tracker.yaml": ("first", "last"),
    "content/tricks/counters.yaml": ("suit",),
    "content/tricks/aids.yaml": ("trick", "trump"),
    "content/tricks/pad.yaml": ("players",),
    "content/scout/scout.yaml": ("low", "high"),
    "content/scout/aids.yaml": ("turn", "round"),
    "content/scout/pad.yaml": ("players", "rounds"),
    "content/scout/scouts.yaml": ("worth",),
    "content/scout/points.yaml": ("worth",),
    "content/scout/chips.yaml": (),
    "content/scout/starter.yaml": (),
    "content/landmarks/set1.yaml": ("country", "value"),
    "content/landmarks/set2.yaml": ("country", "value"),
    "content/landmarks/groups.yaml": ("position",),
    "content/landmarks/scoring.yaml": ("set",),
    "content/landmarks/start.yaml": ("turn",),
    "content/landmarks/third.yaml": ("shown",),
    "content/railway/postcards.yaml": ("place", "motif", "time"),
    "content/railway/victory.yaml": ("places", "points", "min_turns"),
    "content/railway/aids.yaml": ("parts",),
    "content/railway/markers.yaml": ("player",),
    "content/railway/locomotives.yaml": ("player",),
    "content/railway/leader.yaml": (),
    "content/railway/laps.yaml": ("sides",),
}
"""The decks and tokens, with the fields that make them playable: their rules allow these values and no others."""

OTHERS = tuple(path for path in texts() if path.startswith("content/") and path not in BOUND)

UNDRAWN = ("content/landmarks/", "content/railway/")
"""Games without layouts, which need no fonts."""

SPACES_END = "\nroutes:"


@pytest.fixture(autouse=True, scope="module")
def _expressions_are_compiled_once() -> Iterator[None]:
    """A quarter of the time would go into compiling the same expressions for every accident."""
    sandbox = Sandbox()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pnp.check.game.Sandbox", lambda: sandbox)
        yield


@functools.cache
def shipped(game: str) -> GameSpec:
    """The game as it ships."""
    sink = Sink()
    project = load_project(MemoryWorld(texts()), sink, [game])
    assert project is not None
    assert not sink.diagnostics
    return project.games[game]


def game_and_id(path: str) -> tuple[str, str]:
    """`tricks`, `tricks` of content/tricks/tricks.yaml."""
    _, game, file = path.split("/")
    return game, file.removesuffix(".yaml")


def told_of_deck(path: str, text: str) -> tuple[list[Diagnostic], DeckSpec | None]:
    """What is told of a game in which one deck is `text`; the deck.

    The other decks and the boards are taken as they are, to save time: rules that are only about them are not asked.
    """
    (game, id), sink = game_and_id(path), Sink()
    spec = shipped(game)
    languages, boards = ", ".join(spec.languages), f"boards: [{', '.join(spec.boards)}]\n" if spec.boards else ""
    listed = "tokens" if spec.decks[id].tokens else "decks"
    head = f"game: {game}\npnp: 1\ntitle: x\nlanguages: [{languages}]\n{listed}: [{id}]\n{boards}"
    # Of a board the deck needs the spaces; slots would name decks that are left out.
    shared = {
        other: texts()[other].partition(SPACES_END)[0] for other in OTHERS if other.startswith(f"content/{game}/")
    }
    files = {**shared, "pnp.yaml": "paper: a4\n", f"content/{game}/game.yaml": head, path: text}
    project = load_project(MemoryWorld(files), sink, [game])
    deck = project.games[game].decks.get(id) if project else None
    if deck is not None and not sink.failed:
        others = {other: replace(made, rules=()) for other, made in spec.decks.items()}
        bare = {board: replace(made, rules=()) for board, made in spec.boards.items()}
        rules = tuple(rule for rule in spec.rules if not rule.decks or id in rule.decks)
        check_game(replace(spec, decks={**others, id: deck}, boards=bare, rules=rules), sink)
    return list(sink.diagnostics), deck


def told_of_game(path: str, text: str) -> tuple[list[Diagnostic], GameSpec | None]:
    """What is told of a game in which one file is `text`; the game."""
    sink, id = Sink(), path.split("/")[1]
    project = load_project(MemoryWorld({**texts(), path: text}), sink, [id])
    game = project.games.get(id) if project else None
    if game is not None and not sink.failed:
        check_game(game, sink)
    return list(sink.diagnostics), game


def composition(deck: DeckSpec | None, fields: tuple[str, ...]) -> Counter[Hashable]:
    """How often each combination of the fields is in the deck."""
    found: Counter[Hashable] = Counter()
    for card in deck.cards if deck else ():
        found[tuple(plain(card.values.get(field)) for field in fields)] += card.qty
    return found


def plain(value: Plain | None) -> Hashable:
    """A value without what it refers to; lists by their members."""
    if isinstance(value, tuple):
        return tuple(sorted(str(plain(member)) for member in value))
    return value.id if isinstance(value, Reference) else str(value)


def net(board: BoardSpec) -> Hashable:
    """What a board is to its players: spaces by kind, the ways between them, places for cards, the length of the track."""
    spaces = frozenset((str(space.id), space.kind) for space in board.spaces.values())
    ways = frozenset(frozenset((str(route.a), str(route.b))) for route in board.routes)
    slots = frozenset((str(slot.values.get("space")), str(slot.values.get("deck"))) for slot in board.slots.values())
    return spaces, ways, slots, len(board.track.cells) if board.track else 0


def playable(game: GameSpec | None) -> Hashable:
    """What makes a game playable: its decks and boards."""
    if game is None:
        return None
    decks = {
        id: frozenset(composition(deck, BOUND[f"content/{game.id}/{id}.yaml"]).items())
        for id, deck in game.decks.items()
    }
    return frozenset(decks.items()), frozenset(net(board) for board in game.boards.values())


@pytest.mark.parametrize("path", BOUND)
def test_a_deck_is_whole_or_something_is_told(path: str) -> None:
    game, id = game_and_id(path)
    meant = composition(shipped(game).decks[id], BOUND[path])
    told = Counter[bool]()
    seeds = SEEDS if id in MAIN else SOME
    for seed in seeds:
        kind, text = damaged(texts()[path], seed)
        messages, deck = told_of_deck(path, text)
        told[bool(messages)] += 1
        assert messages or composition(deck, BOUND[path]) == meant, f"{kind}, seed {seed}"
    assert min(told[True], told[False]) > len(seeds) // 10, "hardly any accident did harm, or all did"


@pytest.mark.parametrize("path", OTHERS)
def test_a_game_is_whole_or_something_is_told(path: str) -> None:
    meant = playable(shipped(path.split("/")[1]))
    for seed in FEWER:
        kind, text = damaged(texts()[path], seed)
        messages, game = told_of_game(path, text)
        assert messages or playable(game) == meant, f"{kind}, seed {seed}"


@pytest.mark.parametrize("seed", range(20))
def test_the_command_line_tells_it_and_ends(seed: int, tmp_path: Path) -> None:
    paths = sorted(path for path in texts() if path.startswith(UNDRAWN))
    broken = paths[seed % len(paths)]
    game = broken.split("/")[1]
    for path in (*(path for path in paths if path.startswith(f"content/{game}/")), "pnp.yaml"):
        place = tmp_path / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(damaged(texts()[path], seed)[1] if path == broken else texts()[path], encoding="utf-8")
    result = CliRunner().invoke(app, ["check", "--project", str(tmp_path)])
    assert result.exit_code in (0, 1), result.output
    assert "Traceback" not in result.output
