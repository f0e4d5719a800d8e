"""What was recorded as printed once is not taken for newer than what was recorded since."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.pipeline.projects import GAME, HEROES, SPELLS, built, drawn, heroes, manifest, pnp, written
from tests.pipeline.test_printed import (
    BADGES,
    BOARD,
    DECK,
    EN,
    UNCOUNTED,
    VALLEY,
    changed_files,
    edit,
    rebuilt,
    swaps,
)

SPELLS_FILE = "content/heroes/spells.yaml"
BADGES_FILE = "content/heroes/badges.yaml"
BACK = "layouts/heroes/back.svg"
SAME = "nothing to swap: `heroes` of heroes, en; `spells` of heroes, en"
ONE = ("--component", "heroes")
PAWN = "  - {id: pawn, level: 6, name: Pawn}\n"
ENGLISH = {
    "game": GAME.replace("[en, hu]", "[en]"),
    "deck": re.sub(r"\{en: (\w+), hu: \w+\}", r"\1", UNCOUNTED),
}


def recorded(root: Path, *arguments: str) -> str:
    """Record; what is said of it."""
    ran = pnp(root, "printed", *arguments)
    assert ran.status == 0, ran.err
    return ran.err


def started(root: Path, *arguments: str, **changes: str) -> Path:
    """A project whose cards are printed in English."""
    written(root, heroes(**ENGLISH | changes))
    built(root, *arguments)
    recorded(root)
    return root


def with_badges(root: Path) -> Path:
    """A printed project of three decks: changed heroes and badges share sheets."""
    game = ENGLISH["game"].replace("[heroes, spells]", "[heroes, spells, badges]")
    return started(written(root, {BADGES_FILE: BADGES}), game=game)


# Random histories, against what lies on a table.

LANGUAGES = ("en", "hu")
DECKS = ("heroes", "spells")
IDS = ("a", "b")

HEADS = {
    "heroes": HEROES.split("cards:")[0],
    "spells": SPELLS.split("cards:")[0] + "  level: {type: integer}\n",
}

Key = tuple[str, str]
Cards = Mapping[str, tuple[str, int]]
"""What a card shows, and how many of it there are."""

edits = st.sets(
    st.tuples(st.sampled_from(DECKS), st.sampled_from(IDS), st.sampled_from((*LANGUAGES, "qty"))),
    min_size=1,
    max_size=2,
)
# Not by decks: their changes share files, and a build of one takes the file of both away.
narrowed = st.sampled_from([(), (), ("--lang", "en"), ("--lang", "hu")])
commands = st.sampled_from([("build",), ("build", "printed"), ("--changed",), *[("--changed", "printed")] * 3])


class Table:
    """A project, and what lies on the table of somebody who prints all that is built before it is recorded."""

    def __init__(self, root: Path) -> None:
        """All is printed."""
        self.root = written(root, heroes())
        self.content = {(deck, id): {"en": 0, "hu": 0, "qty": 1} for deck in DECKS for id in IDS}
        self.built: dict[Key, Cards] = {}
        self.there: dict[Key, Cards] = {}
        self.faces: dict[tuple[str, ...], str] = {}
        self.edit(())
        self.run("build", ())
        self.run("printed", ())

    def edit(self, made: Iterable[tuple[str, str, str]]) -> None:
        """Change what cards show, there and back, or how many of them there are."""
        for deck, id, what in made:
            card = self.content[deck, id]
            card[what] = (card[what] + 1) % (3 if what == "qty" else 2)
        for deck in DECKS:
            rows = [
                f"  - {{id: {id}, level: 1, name: {{en: {id}en{card['en']}, hu: {id}hu{card['hu']}}}, qty: {card['qty']}}}"
                for (owner, id), card in self.content.items()
                if owner == deck and card["qty"]
            ]
            head = HEADS[deck]
            rows.append("  - {id: always, level: 1, name: Always}")
            (self.root / f"content/heroes/{deck}.yaml").write_text(head + "\n".join(("cards:", *rows, "")), "utf-8")

    def now(self, key: Key) -> Cards:
        """The cards of a deck by the content."""
        deck, language = key
        cards = {id: card for (owner, id), card in self.content.items() if owner == deck and card["qty"]}
        shown = {id: (f"{id}{language}{card[language]}", card["qty"]) for id, card in cards.items()}
        return {**shown, "always": ("Always", 1)}

    def run(self, command: str, narrowed: tuple[str, ...]) -> None:
        """Build, build changes, or record all that was built."""
        keys = [
            (deck, language) for deck in DECKS for language in LANGUAGES if not {deck, language}.isdisjoint(narrowed)
        ]
        keys = keys or [(deck, language) for deck in DECKS for language in LANGUAGES]
        if command == "printed":
            recorded(self.root)
            self.there |= self.built
            self.built = {}
            self.compare()
        else:
            built(self.root, *narrowed, *(["--changed"] if command == "--changed" else []))
            self.built |= {key: self.now(key) for key in keys}

    def compare(self) -> None:
        """The record says what lies on the table."""
        record = json.loads((self.root / "printed/heroes/printed.json").read_text("utf-8"))
        decks = {(deck["deck"], deck["language"]): deck["cards"] for deck in record["decks"]}
        assert decks.keys() == self.there.keys()
        for key, cards in self.there.items():
            assert {id: card["copies"] for id, card in decks[key].items()} == {
                id: card[1] for id, card in cards.items()
            }
            for id, (text, _) in cards.items():
                assert self.faces.setdefault(tuple(decks[key][id]["face"]), text) == text

    def finish(self) -> None:
        """Print all that is built: only what was edited since is other than what is there."""
        self.run("printed", ())
        said = pnp(self.root, "diff").err.rpartition("nothing to swap:")[2]
        same = {key for key in self.there if f"`{key[0]}` of heroes, {key[1]}" in said}
        assert same == {key for key, cards in self.there.items() if cards == self.now(key)}


# An example takes a second: to make one smaller would take minutes.
@settings(max_examples=10, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(history=st.lists(st.tuples(edits, commands, narrowed), min_size=3, max_size=5))
def test_the_record_is_what_lies_on_the_table(
    tmp_path_factory: pytest.TempPathFactory,
    history: list[tuple[set[tuple[str, str, str]], tuple[str, ...], tuple[str, ...]]],
) -> None:
    table = Table(tmp_path_factory.mktemp("table"))
    for made, run, narrowed in history:
        table.edit(made)
        for command in run:
            table.run(command, narrowed)
    table.finish()


def test_the_full_file_does_not_undo_changes_once_they_are_recorded(tmp_path: Path) -> None:
    """Changes of one deck are recorded, then those of another: of the first, only the full file is left."""
    root = started(tmp_path)
    for path, old, new in ((SPELLS_FILE, "name: Ice", "name: Snow"), (DECK, "level: 2", "level: 7")):
        edit(root, old, new, path)
        rebuilt(root)
        recorded(root)
    assert SAME in rebuilt(root).err


def test_recording_twice_changes_nothing(tmp_path: Path) -> None:
    root = started(tmp_path)
    edit(root, "level: 2", "level: 7")
    rebuilt(root)
    recorded(root)
    rebuilt(root)
    said = recorded(root)
    help = "`pnp printed heroes --file heroes-130x150mm-en.pdf`"
    assert said == (
        "already recorded of heroes: heroes en, spells en; if you printed one of its files again, name it: "
        + help
        + "\n"
    )
    assert SAME in rebuilt(root).err


def test_a_file_that_is_named_is_recorded_again(tmp_path: Path) -> None:
    root = started(tmp_path)
    edit(root, "level: 2", "level: 7")
    rebuilt(root, "--mark-printed")
    recorded(root, "--file", "heroes-130x150mm-en.pdf")
    rebuilt(root)
    assert swaps(root) == {"rook": ("1", "1")}


def test_a_file_that_was_built_anew_with_the_same_bytes_is_recorded_again(tmp_path: Path) -> None:
    root = started(tmp_path)
    edit(root, "level: 2", "level: 7")
    rebuilt(root, "--mark-printed")
    edit(root, "level: 7", "level: 2")
    built(root)
    recorded(root)
    assert SAME in rebuilt(root).err


def test_without_a_record_all_is_recorded(tmp_path: Path) -> None:
    root = started(tmp_path)
    (root / "printed/heroes/printed.json").unlink()
    recorded(root)
    assert SAME in rebuilt(root).err


def test_a_whole_deck_that_was_built_before_its_changes_is_not_taken_as_printed(tmp_path: Path) -> None:
    """It was built, not printed; then its card was made as it was, so that no changes are left."""
    root = started(tmp_path)
    edit(root, "level: 2", "level: 7")
    built(root)
    edit(root, "level: 7", "level: 2")
    rebuilt(root)
    recorded(root)
    assert SAME in rebuilt(root).err


def test_the_file_for_another_paper_does_not_undo_changes(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(**ENGLISH))
    built(root, "--paper", "a4,letter")
    recorded(root, "--paper", "a4")
    edit(root, "level: 2", "level: 7")
    rebuilt(root, "--mark-printed")
    rebuilt(root)
    recorded(root)
    assert SAME in rebuilt(root).err


def test_backs_are_recorded_after_their_fronts(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(**ENGLISH))
    for sides in ("fronts", "backs"):
        built(root, *ONE, "--sides", sides)
    for _ in range(2):
        recorded(root, "--file", "heroes-130x150mm-en-fronts.pdf")
        recorded(root)
    edit(root, "#224433", "#224444", BACK)
    rebuilt(root, *ONE)
    assert len(swaps(root)) == 5


# Cards to take out, and copies.


def test_cards_to_take_out_are_recorded_with_any_paper(tmp_path: Path) -> None:
    root = started(tmp_path, "--paper", "a4")
    edit(root, PAWN, "")
    edit(root, "name: Ice", "name: Snow", SPELLS_FILE)
    rebuilt(root, "--paper", "a4")
    recorded(root, "--paper", "a4")
    assert SAME in rebuilt(root).err


def test_a_deck_is_made_one_again(tmp_path: Path) -> None:
    root = started(tmp_path, *ONE, "--copies", "2")
    rebuilt(root, *ONE, "--copies", "1")
    recorded(root)
    assert "nothing to swap: `heroes` of heroes, en\n" in rebuilt(root, *ONE).err


def test_copies_of_one_card_do_not_multiply_its_deck(tmp_path: Path) -> None:
    root = started(tmp_path)
    rebuilt(root, *ONE, "--cards", "rook", "--copies", "3")
    assert drawn(root, EN) == {"rook": 2}
    recorded(root)
    rebuilt(root, *ONE)
    assert swaps(root) == {"rook": ("2", "-")}


# Backs.


@pytest.mark.parametrize(
    ("first", "second", "known"),
    [
        (("--sides", "fronts"), ("--sides", "fronts"), {}),
        (("--sides", "fronts"), (), {"rook": ("1", "1")}),
        (("--sleeves",), (), {"rook": ("1", "1")}),
        (("--sleeves",), ("--sleeves",), {}),
    ],
)
def test_a_back_that_was_never_printed_does_not_become_known(
    tmp_path: Path, first: tuple[str, ...], second: tuple[str, ...], known: dict[str, tuple[str, str]]
) -> None:
    root = started(tmp_path, *ONE, *first)
    edit(root, "level: 2", "level: 7")
    rebuilt(root, *ONE, *second, "--mark-printed")
    edit(root, "#224433", "#224444", BACK)
    rebuilt(root, *ONE)
    assert (swaps(root) if changed_files(root) else {}) == known


def test_of_a_card_of_which_more_was_printed_the_back_stays_unknown(tmp_path: Path) -> None:
    root = started(tmp_path, *ONE, "--sides", "fronts")
    edit(root, "qty: 2", "qty: 3")
    rebuilt(root, *ONE, "--mark-printed")
    edit(root, "#224433", "#224444", BACK)
    assert "nothing to swap: `heroes` of heroes, en\n" in rebuilt(root, *ONE).err


def test_a_renamed_card_with_an_unknown_back_keeps_it_unknown(tmp_path: Path) -> None:
    root = started(tmp_path, *ONE, "--sides", "fronts")
    edit(root, "id: rook", "id: tower")
    edit(root, "level: 3", "level: 8")
    rebuilt(root, *ONE, "--sides", "fronts", "--mark-printed")
    edit(root, "#224433", "#224444", BACK)
    assert "nothing to swap: `heroes` of heroes, en\n" in rebuilt(root, *ONE).err


# Files of several decks.


def test_changes_that_lost_their_sheets_are_not_taken_as_printed(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2", "level: 7")
    edit(root, "name: Moon", "name: Sun", BADGES_FILE)
    rebuilt(root)
    rebuilt(root, *ONE)
    assert changed_files(root) == [EN]
    assert [name for name in manifest(root) if name.startswith("swap-list")] == ["swap-list-heroes-en.txt"]
    recorded(root)
    assert "`badges` of heroes, en: take out 1 card, put in 1 card" in rebuilt(root).err


def test_a_list_alone_is_no_print(tmp_path: Path) -> None:
    root = started(tmp_path)
    edit(root, "level: 2", "level: 7")
    rebuilt(root)
    (root / "output/heroes" / EN).unlink()
    recorded(root)
    assert "take out 1 card, put in 1 card" in rebuilt(root).err


def test_one_deck_of_a_file_can_be_recorded(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2", "level: 7")
    edit(root, "name: Moon", "name: Sun", BADGES_FILE)
    rebuilt(root)
    assert recorded(root, *ONE) == "recorded as printed of heroes: heroes en (7 cards)\n"
    assert recorded(root) == "recorded as printed of heroes: badges en (2 cards)\n"
    assert "`heroes` of heroes, en; `spells` of heroes, en; `badges` of heroes, en" in rebuilt(root).err


def test_tiles_are_printed_on_their_paper(tmp_path: Path) -> None:
    board = {"content/heroes/valley.yaml": BOARD.replace("110 x 120", "210 x 320")}
    face = VALLEY.replace("116", "216").replace("126", "326").replace("110", "210").replace("120", "320")
    game = ENGLISH["game"] + "boards: [valley]\n"
    root = written(tmp_path, heroes(**ENGLISH | {"game": game}) | board | {"layouts/heroes/valley.svg": face})
    built(root, "--paper", "a4")
    assert recorded(root, "--paper", "a4").endswith("spells en (2 cards), valley en\n")
