from __future__ import annotations

from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.model.artwork import ChosenEntry
from pnp.template.entries import ChosenEntries
from pnp.world import MemoryWorld

GAME = "game: g\npnp: 1\ntitle: G\nlanguages: [en, hu]\ndecks: [d, e]\nboards: [sea]\n"
BOARD = "board: sea\nsize: 90 x 90 mm\nspaces:\n  - {id: port, kind: stop, x: 9, y: 9, radius: 2, name: Old Port}\n"
DECK = """\
deck: d
size: 63 x 88 mm
fields:
  suit: {one_of: suit}
  stops: {list_of: board.spaces}
  rival: {one_of: e}
lists:
  suit:
    clubs: {name: {en: The  clubs, hu: treff}, trump: 1}
    hearts: {name: Hearts}
cards:
  - {id: one, suit: clubs, stops: [port], rival: wolf}
"""
OTHER = "deck: e\nsize: 63 x 88 mm\nfields: {name: {type: text}}\ncards:\n  - {id: wolf, name: Wolf}\n"


def chosen(field: str) -> list[tuple[str, dict[str, tuple[str, str]]]]:
    """Names and texts of the entries that card `one` chose in a field."""
    files = {"d": DECK, "e": OTHER, "sea": BOARD, "game": GAME}
    sink = Sink()
    world = MemoryWorld({"pnp.yaml": "", **{f"content/g/{name}.yaml": text for name, text in files.items()}})
    project = load_project(world, sink)
    assert project is not None
    assert [str(one) for one in sink.diagnostics] == []
    game = project.games["g"]
    deck = game.decks["d"]
    return [_plain(entry) for entry in ChosenEntries(game).of(deck, deck.cards[0]).get(field, ())]


def _plain(entry: ChosenEntry) -> tuple[str, dict[str, tuple[str, str]]]:
    return entry.name, {text: (field, str(span)) for text, (field, span) in entry.texts.items()}


def test_a_chosen_entry_has_its_texts_in_each_language_with_their_place() -> None:
    place = ("name", "content/g/d.yaml:9:19")
    assert chosen("suit") == [("entry `clubs` of list `suit`", {"The clubs": place, "treff": place})]


def test_chosen_spaces_of_the_board_are_entries() -> None:
    name, texts = chosen("stops")[0]
    assert (name, texts["Old Port"]) == ("space `port`", ("name", "content/g/sea.yaml:4:57"))


def test_chosen_cards_of_another_deck_are_entries() -> None:
    assert chosen("rival") == [("card `wolf`", {"Wolf": ("name", "content/g/e.yaml:5:22")})]


def test_all_entries_of_the_decks_lists_are_known_for_texts_that_print_no_field() -> None:
    assert [name for name, _ in chosen("")] == ["entry `clubs` of list `suit`", "entry `hearts` of list `suit`"]
