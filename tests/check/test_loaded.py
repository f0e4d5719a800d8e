from __future__ import annotations

import pytest

from pnp.check import check_game
from pnp.diagnostics import Diagnostic, Sink
from pnp.load import load_project
from pnp.world import MemoryWorld

GAME = """\
game: heroes
pnp: 1
title: Heroes
version: "1.0"
languages: [en]
decks: [heroes]
facts:
  hand: 6
composition:
  - {name: H1, check: facts.hand == 6}
"""

DECK = """\
deck: heroes
size: 63 x 88 mm
fields:
  suit: {one_of: suit}
  rank: {type: integer, min: 1, max: 3}
  name: {type: text}
  starter: {type: boolean, default: false}
lists:
  suit:
    clubs: {colour: "#000000"}
    hearts: {colour: "#C4271A"}
generate:
  - for: {suit: suit, rank: 1..3}
    id: "{suit}-{rank}"
cards:
  - {id: clubs-1, name: Ace, starter: true}
  - {id: hearts-1, name: Queen}
composition:
  - {name: D1, total: 6}
  - {name: D2, each: {suit: all, rank: 1..3}, times: 1}
  - {name: D3, exactly: 1, where: starter, players: all}
  - {name: D4, unique: name}
  - {name: D5, distribution: suit, is: {clubs: 3, hearts: 3}}
  - {name: D6, every: suit.colour != '#ffffff'}
  - {name: D7, sum: rank, is: 12}
players:
  2: {remove: rank == 3, removes: 2, leaves: 4, deal: 2, over: 0}
  3: {leaves: 6, deal: 2, over: 0}
"""


def told(deck: str = DECK, game: str = GAME) -> list[Diagnostic]:
    files = {"pnp.yaml": "paper: a4\n", "content/heroes/game.yaml": game, "content/heroes/heroes.yaml": deck}
    sink = Sink()
    project = load_project(MemoryWorld(files), sink)
    assert project is not None
    assert [(one.code, one.what) for one in sink.diagnostics] == []
    check_game(project.games["heroes"], sink)
    return list(sink.diagnostics)


def test_a_project_that_keeps_its_rules_is_silent() -> None:
    assert told() == []


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        (
            "total: 6",
            "total: 7",
            "content/heroes/heroes.yaml:19:16: P210: rule `D1`: the deck has 6 cards instead of 7",
        ),
        (
            "where: starter",
            "where: startr",
            "content/heroes/heroes.yaml:21:35: P202: `startr` is not a field of deck `heroes`",
        ),
        (
            "where: starter",
            "where: 'startr'",
            "content/heroes/heroes.yaml:21:36: P202: `startr` is not a field of deck `heroes`",
        ),
        (
            "suit.colour !=",
            "suit.color !=",
            "content/heroes/heroes.yaml:24:28: P202: `color` is not a field of suit `clubs`",
        ),
        (
            "name: Queen",
            "name: Ace",
            "content/heroes/heroes.yaml:17:26: P212: rule `D4`: `name` Ace occurs on 2 cards",
        ),
        (
            "hearts: 3}",
            "hearts: 2}",
            "content/heroes/heroes.yaml:23:16: P214: rule `D5`: `suit` hearts occurs 3 times instead of twice",
        ),
        (
            "is: 12",
            "is: 13",
            "content/heroes/heroes.yaml:25:16: P215: rule `D7`: the sum of `rank` is 12 instead of 13",
        ),
        (
            "leaves: 4",
            "leaves: 5",
            "content/heroes/heroes.yaml:27:46: P221: with 2 players, 4 cards are left instead of 5",
        ),
        (
            "over: 0}\n  3",
            "over: 1}\n  3",
            "content/heroes/heroes.yaml:27:64: P222: 2 players x 2 cards + 1 over = 5, and 4 are left",
        ),
    ],
)
def test_a_slip_is_told_at_its_place(right: str, wrong: str, line: str) -> None:
    assert right in DECK
    first = told(DECK.replace(right, wrong))[0]
    assert f"{first.span}: {first.code}: {first.what}" == line


@pytest.mark.parametrize(
    ("slip", "help", "mend"),
    [
        (
            ("starter: true}", "starter: false}"),
            "write `starter: true` on one card",
            ("starter: false}", "starter: true}"),
        ),
        (
            ("name: Queen}", "name: Queen, starter: true}"),
            "write `starter: false` on one of `clubs-1` or `hearts-1`",
            ("Queen, starter: true}", "Queen, starter: false}"),
        ),
        (
            ("cards:\n", "cards:\n  - {id: hearts-2, qty: 0}\n"),
            "write `qty: 1` on card `hearts-2`",
            ("qty: 0", "qty: 1"),
        ),
        (
            ("rank: 1..3}\n    id", "rank: 1..2}\n    id"),
            None,
            ("rank: 1..2}\n    id", "rank: 1..3}\n    id"),
        ),
        (
            ("suit: all, rank", "siut: all, rank"),
            "did you mean `suit`?",
            ("siut: all, rank", "suit: all, rank"),
        ),
        (
            ("where: starter,", "where: starter = true,"),
            "write `starter == true`",
            ("where: starter = true,", "where: starter == true,"),
        ),
    ],
)
def test_the_help_mends_the_slip(slip: tuple[str, str], help: str | None, mend: tuple[str, str]) -> None:
    broken = DECK.replace(*slip)
    assert broken != DECK
    assert help in [one.help for one in told(broken)]
    assert told(broken.replace(*mend)) == []


def test_a_fact_is_checked_in_game_yaml() -> None:
    (one,) = told(game=GAME.replace("hand: 6", "hand: 7"))
    assert (str(one.span), one.what, one.notes) == (
        "content/heroes/game.yaml:10:16",
        "rule `H1`: `facts.hand == 6` does not hold",
        ("facts.hand is 7",),
    )
