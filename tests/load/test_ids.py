"""Ids become file names: on every system each must be possible, and no two may be one file."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.load import load_project
from pnp.load.ids import check_id
from pnp.world import MemoryWorld

HEAD = "game: g\npnp: 1\ntitle: G\nlanguages: [en]\n"
DECK = "deck: {}\nsize: 63 x 88 mm\n{}"
CARD = "cards:\n  - {id: one}\n"


def told(**files: str) -> list[Diagnostic]:
    """What loading says of these files in content/g/; `folder__name` stands in another folder."""
    content = {f"content/g/{name}.yaml": text for name, text in files.items() if "__" not in name}
    content |= {f"content/{name.replace('__', '/')}.yaml": text for name, text in files.items() if "__" in name}
    sink = Sink()
    load_project(MemoryWorld({"pnp.yaml": "", **content}), sink)
    return list(sink.diagnostics)


def refused(id: str) -> Diagnostic | None:
    """What is said of an id."""
    sink = Sink()
    check_id(id, "the id", Span("content/g/d.yaml", 4, 9, len(id)), sink)
    return next(iter(sink.diagnostics), None)


@pytest.mark.parametrize(
    ("id", "help"),
    [
        ("con", "write `con-1`"),
        ("AUX", "write `AUX-1`"),
        ("aux.1", "write `aux-1`"),
        ("com0", "write `com0-1`"),
        ("com¹", "write `com1-1`"),
        ("lpt².x", "write `lpt2-x`"),
    ],
)
def test_devices_of_windows_are_refused_with_a_name_that_will_do(id: str, help: str) -> None:
    found = refused(id)
    assert found is not None
    assert (found.code, found.help) == ("P141", help)
    assert refused(help[7:-1]) is None


@pytest.mark.parametrize("id", ["console", "com10", "a.con", "auxiliary.1", "x-nul"])
def test_names_that_only_begin_like_devices_are_fine(id: str) -> None:
    assert refused(id) is None


def test_a_dot_at_the_end_is_refused() -> None:
    found = refused("st.")
    assert found is not None
    assert (found.help, found.notes) == ("write `st`", ("Windows drops a dot at the end of a file name",))


def test_accents_apart_from_their_letters_are_refused_with_the_composed_letter() -> None:
    found = refused("a\u0301na")
    assert found is not None
    assert found.what == "the id `a\u0301na` has accents that are characters of their own"
    assert found.help == "write `\u00e1na`"


def test_composed_letters_are_fine() -> None:
    assert refused("\u00e1na") is None


def test_accents_apart_are_mended_for_certain() -> None:
    found = told(game=f"{HEAD}decks: [d]\n", d=DECK.format("d", "cards:\n  - {id: a\u0301na}\n"))[0]
    assert found.fix is not None
    assert (found.fix.text, found.fix.span.column, found.fix.span.length) == ("\u00e1na", 10, 4)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        ("decks: [d, D]\n", "the decks `d` and `D` would be one file name on Windows and macOS"),
        ("variants: [low, Low]\n", "the variants `low` and `Low` would be one file name on Windows and macOS"),
        ("boards: [b, B]\n", "the boards `b` and `B` would be one file name on Windows and macOS"),
        (
            "decks: [d]\nboards: [D]\n",
            "the deck `d` and the board `D` would be one file name on Windows and macOS",
        ),
    ],
)
def test_names_of_a_game_that_are_one_file_are_told(game: str, what: str) -> None:
    boards = {name: f"board: {name}\nsize: 90 x 90 mm\n" for name in ("b", "B") if "b, B" in game}
    decks = {name: DECK.format(name, CARD) for name in ("d", "D") if "b, B" not in game}
    found = [one for one in told(game=HEAD + game, **decks, **boards) if one.code == "P142"]
    assert [(one.what, one.help) for one in found] == [(what, "give one of the two another name")]


def test_games_whose_folders_are_one_on_other_systems_are_told() -> None:
    found = told(Game__game=HEAD.replace("game: g", "game: Game"), game__game=HEAD.replace("game: g", "game: game"))
    assert [(one.code, one.what, str(one.span)) for one in found] == [
        ("P142", "the games `Game` and `game` would be one folder on Windows and macOS", "content/game/game.yaml:1:1")
    ]


def test_generated_ids_that_are_one_file_are_told() -> None:
    deck = DECK.format("d", 'generate:\n  - {for: {n: [a, A]}, id: "x-{n}"}\n')
    found = told(game=f"{HEAD}decks: [d]\n", d=deck)[0]
    assert found.what == "the generated ids `x-a` and `x-A` would be one file name on Windows and macOS"
