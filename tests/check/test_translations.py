from __future__ import annotations

import pytest

from pnp.check import check_translations
from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.load import load_project
from pnp.world import MemoryWorld

HEAD = "game: g\npnp: 1\ntitle: G\nlanguages: [{languages}]\ndecks: [{decks}]\n"
DECK = "deck: d\nsize: 63 x 88 mm\nfields:\n  name: {type: text}\n"


def told(
    deck: str = "", languages: str = "en, hu", game: str = "", built: tuple[str, ...] = (), **files: str
) -> list[Diagnostic]:
    """What is said of a game with deck `d`, in all its languages or those `built`."""
    head = HEAD.format(languages=languages, decks="d" if deck else "")
    content = {"pnp.yaml": "", "content/g/game.yaml": game if game.startswith("game:") else head + game}
    content |= {"content/g/d.yaml": deck} if deck else {}
    sink = Sink()
    project = load_project(
        MemoryWorld(content | {f"content/g/{name}.yaml": text for name, text in files.items()}), sink
    )
    assert project is not None
    assert [str(one) for one in sink.diagnostics] == []
    loaded = project.games["g"]
    cards = {deck.id: deck.cards for deck in loaded.decks.values()}
    check_translations(loaded, built or loaded.languages, cards, sink)
    return list(sink.diagnostics)


def whats(deck: str = "", **more: str) -> list[str]:
    return [one.what for one in told(deck, **more)]


def cards(*names: str, head: str = DECK) -> str:
    return f"{head}cards:\n" + "".join(f"  - {{id: c{number}, name: {name}}}\n" for number, name in enumerate(names, 1))


def test_a_text_without_one_of_the_languages_is_told() -> None:
    assert whats(cards("{en: Owl, hu: Bagoly}", "{en: Fox}")) == ["`name` of card `c2` has no text in `hu`"]


def test_it_is_a_warning_at_the_text_that_says_what_is_printed_and_what_to_type() -> None:
    found = told(cards("{en: Fox}"))[0]
    assert (found.code, found.severity, str(found.span)) == ("P260", Severity.WARNING, "content/g/d.yaml:6:20")
    assert found.notes == ("built in `hu` it says what it says in `en`: `Fox`",)
    assert found.help == "add `hu: …` to the map"


def test_a_long_text_is_quoted_shortened() -> None:
    found = told(cards("{en: Draw a card and hide it under the table until dawn}"))[0]
    assert found.notes[0].endswith("it under the table…`")


def test_every_language_that_is_missing_is_named() -> None:
    found = told(cards("{en: Fox}"), languages="en, hu, de")[0]
    assert (found.what, found.help) == (
        "`name` of card `c1` has no text in `hu` and `de`",
        "add `hu: …, de: …` to the map",
    )


def test_one_text_for_all_languages_is_enough() -> None:
    assert whats(cards("Oxford", "{en: Owl, hu: Bagoly}")) == []


def test_a_field_that_names_its_languages_needs_no_others() -> None:
    head = DECK.replace("{type: text}", "{type: text, languages: [en]}")
    assert whats(cards("{en: Fox}", head=head)) == []


def test_only_languages_that_are_built_are_asked_for() -> None:
    assert told(cards("{en: Fox}"), languages="en, hu, de", built=("en",)) == []
    assert [one.what for one in told(cards("{en: Fox}"), languages="en, hu, de", built=("de",))] == [
        "`name` of card `c1` has no text in `de`"
    ]


def test_a_card_that_is_never_printed_needs_no_text() -> None:
    assert whats(f"{DECK}cards:\n  - {{id: c1, name: {{en: Fox}}, qty: 0}}\n") == []


def test_many_cards_that_lack_the_same_are_one_message_that_names_all() -> None:
    found = told(cards(*[f"{{en: N{number}}}" for number in range(12)]))
    assert [one.what for one in found] == ["`name` of 12 cards of deck `d` has no text in `hu`"]
    assert found[0].notes[0].startswith("cards: `c1` (line 6), `c2` (line 7), ")
    assert found[0].notes[0].endswith("`c12` (line 17)")


def test_a_group_says_what_to_type_where_the_language_is_not_wanted() -> None:
    found = told(cards(*[f"{{en: N{number}}}" for number in range(4)]))[0]
    assert found.help == (
        "add `hu: …` to each of the maps; if `name` is not wanted in every language, add `languages: [en]` to the field"
    )
    head = DECK.replace("{type: text}", "{type: text, languages: [en]}")
    assert told(cards(*[f"{{en: N{number}}}" for number in range(4)], head=head)) == []


def test_a_few_cards_have_a_message_each() -> None:
    assert len(told(cards("{en: A}", "{en: B}", "{en: C}"))) == 3


def test_a_default_is_told_once_at_its_field() -> None:
    deck = DECK.replace("{type: text}", "{type: text, default: {en: Nobody}}") + "cards:\n  - {id: a}\n  - {id: b}\n"
    found = told(deck)
    assert [(one.what, str(one.span)) for one in found] == [
        ("the default of `name` has no text in `hu`", "content/g/d.yaml:4:3")
    ]


def test_entries_of_lists_are_looked_at() -> None:
    lists = "lists:\n  suit:\n    clubs:\n      trump: 1\n      name: {en: clubs}\n"
    found = told(f"{DECK}  suit: {{one_of: suit}}\n{lists}cards:\n  - {{id: a, suit: clubs}}\n")
    assert [(one.what, str(one.span)) for one in found] == [
        ("`name` of entry `clubs` of list `suit` has no text in `hu`", "content/g/d.yaml:10:13")
    ]


def test_texts_inside_of_fields_of_entries_are_looked_at() -> None:
    lists = "lists:\n  suit:\n    clubs: {names: [{one: {en: club}}]}\n"
    found = whats(f"{DECK}  suit: {{one_of: suit}}\n{lists}cards:\n  - {{id: a, suit: clubs}}\n")
    assert found == ["`names.0.one` of entry `clubs` of list `suit` has no text in `hu`"]


def test_titles_are_looked_at() -> None:
    game = "game: g\npnp: 1\ntitle: {en: Game}\nlanguages: [en, hu]\ndecks: [d]\n"
    found = told(cards("Owl").replace("deck: d\n", "deck: d\ntitle: {hu: Pakli}\n"), game=game)
    assert [(one.what, str(one.span)) for one in found] == [
        ("the title of the game has no text in `hu`", "content/g/game.yaml:3:8"),
        ("the title of deck `d` has no text in `en`", "content/g/d.yaml:2:8"),
    ]


def test_names_on_a_board_are_looked_at() -> None:
    board = (
        "board: b\nsize: 100 x 100 mm\ntitle: {en: Board}\nspaces:\n"
        "  - {id: harz, kind: place, x: 9, y: 9, radius: 3, name: {en: Harz Mountains}}\n"
        "routes: []\n"
    )
    assert whats(game="boards: [b]\n", b=board) == [
        "the title of board `b` has no text in `hu`",
        "`name` of space `harz` has no text in `hu`",
    ]


def test_facts_are_looked_at() -> None:
    found = told(game="facts:\n  goal:\n    text: {hu: Nyerj!}\n")
    assert [(one.what, str(one.span)) for one in found] == [
        ("fact `goal.text` has no text in `en`", "content/g/game.yaml:8:5")
    ]


@pytest.mark.parametrize("built", [(), ("local",)], ids=["all", "local"])
def test_local_is_not_asked_for_where_no_card_of_the_deck_has_it(built: tuple[str, ...]) -> None:
    deck = cards("{en: Owl, hu: Bagoly}", "{en: Fox, hu: Róka}")
    assert told(deck, languages="en, hu, local", built=built) == []


LOCAL_DECK = DECK + "  lang: {type: language}\n"


def test_local_is_asked_for_where_other_cards_have_it() -> None:
    deck = LOCAL_DECK + (
        "cards:\n"
        "  - {id: a, lang: cy, name: {en: Snowdon, hu: Snowdon, local: Yr Wyddfa}}\n"
        "  - {id: b, lang: el, name: {en: Athens, hu: Athén}}\n"
    )
    found = told(deck, languages="en, hu, local")
    assert [one.what for one in found] == ["`name` of card `b` has no text in `local`"]


def test_the_cards_own_language_is_its_local_text() -> None:
    deck = LOCAL_DECK + (
        "cards:\n"
        "  - {id: a, lang: cy, name: {en: Snowdon, hu: Snowdon, local: Yr Wyddfa}}\n"
        "  - {id: b, lang: hu, name: {en: Fox, hu: Róka}}\n"
    )
    assert told(deck, languages="en, hu, local") == []


def test_a_cell_that_is_empty_is_a_column_to_fill_in() -> None:
    deck = DECK + "cards: {from: d.csv}\n"
    files = {
        "pnp.yaml": "",
        "content/g/game.yaml": HEAD.format(languages="en, hu", decks="d"),
        "content/g/d.yaml": deck,
        "content/g/d.csv": "id,name.en,name.hu\na,Owl,Bagoly\nb,Fox,\n",
    }
    sink = Sink()
    project = load_project(MemoryWorld(files), sink)
    assert project is not None
    game = project.games["g"]
    check_translations(game, game.languages, {"d": game.decks["d"].cards}, sink)
    assert [(one.what, one.help) for one in sink.diagnostics] == [
        ("`name` of card `b` has no text in `hu`", "fill in column `name.hu`")
    ]


def test_a_list_that_two_decks_share_is_told_of_once() -> None:
    deck = "deck: {}\nsize: 63 x 88 mm\nfields:\n  suit: {{one_of: suit}}\nlists: {{suit: {{from: suits.yaml}}}}\ncards:\n  - {{id: a, suit: clubs}}\n"
    game = "game: g\npnp: 1\ntitle: G\nlanguages: [en, hu]\ndecks: [d, e]\n"
    found = told(deck.format("d"), game=game, e=deck.format("e"), suits="clubs: {name: {en: clubs}}\n")
    assert [(one.what, str(one.span)) for one in found] == [
        ("`name` of entry `clubs` of list `suit` has no text in `hu`", "content/g/suits.yaml:1:15")
    ]
