from __future__ import annotations

from pnp.diagnostics import Diagnostic, Span
from pnp.model.spec import DeckSpec
from tests.load.projects import DECK, GAME, deck, message, project

SHARED = "hu: {colour: red}\nus: {colour: blue}\nfr: {}\n"


def shared(
    lists: str, path: str = "content/countries.yaml", text: str = SHARED
) -> tuple[DeckSpec, tuple[Diagnostic, ...]]:
    files = {
        "pnp.yaml": "",
        "content/g/game.yaml": GAME,
        DECK: f"deck: d\nsize: poker\nlists: {{{lists}}}\n",
        path: text,
    }
    spec, messages = project(files)
    assert spec is not None
    return spec.games["g"].decks["d"], messages


def test_list_of_ids_has_entries_without_fields() -> None:
    assert deck("lists: {s: [a, 2]}\n").lists["s"].entries == {"a": {}, 2: {}}


def test_list_of_maps_takes_the_id_from_each() -> None:
    assert deck("lists: {s: [{id: a, n: 1}]}\n").lists["s"].entries == {"a": {"n": 1}}


def test_range_is_a_list_of_integers() -> None:
    assert list(deck("lists: {s: 2..4}\n").lists["s"].entries) == [2, 3, 4]


def test_spans_of_entries_are_those_of_the_ids() -> None:
    assert deck("lists:\n  s:\n    a: {n: 1}\n").lists["s"].spans == {"a": Span(DECK, 5, 5, 1)}


def test_shared_list_comes_from_the_content_folder() -> None:
    made, messages = shared("c: {from: countries.yaml}")
    assert messages == ()
    assert made.lists["c"].entries == {"hu": {"colour": "red"}, "us": {"colour": "blue"}, "fr": {}}


def test_shared_list_in_the_games_own_folder_comes_first() -> None:
    made, messages = shared("c: {from: countries.yaml}", "content/g/countries.yaml", "de: {}\n")
    assert messages == ()
    assert list(made.lists["c"].entries) == ["de"]


def test_only_picks_entries_in_its_own_order() -> None:
    made, messages = shared("c: {from: countries.yaml, only: [fr, hu]}")
    assert messages == ()
    assert list(made.lists["c"].entries) == ["fr", "hu"]
    assert made.lists["c"].spans["hu"] == Span("content/countries.yaml", 1, 1, 2)


def test_only_with_an_unknown_id_is_reported() -> None:
    _, messages = shared("c: {from: countries.yaml, only: [hu, xx]}")
    assert [(found.code, found.what, found.span) for found in messages] == [
        ("P125", "`xx` is not in content/countries.yaml", Span(DECK, 3, 46, 2))
    ]


def test_missing_shared_file_is_reported_with_the_nearest() -> None:
    _, messages = shared("c: {from: contries.yaml}")
    assert [(found.code, found.what, found.help) for found in messages] == [
        ("P143", "there is no file `contries.yaml`", "did you mean `countries.yaml`?")
    ]


def test_shared_file_cannot_lie_outside_content() -> None:
    _, messages = shared("c: {from: ../../../secret.yaml}")
    assert [found.code for found in messages] == ["P143"]


def test_mistake_in_a_shared_file_is_reported_there() -> None:
    _, messages = shared("c: {from: countries.yaml}", text="hu: {a: 1}\nhu: {a: 2}\n")
    assert [(found.code, found.span) for found in messages] == [("P102", Span("content/countries.yaml", 2, 1, 2))]


def test_entry_that_stands_twice_is_reported() -> None:
    found = message("lists: {s: [a, b, a]}\n")
    assert (found.code, found.what) == ("P142", "`a` stands twice in list `s`")


def test_entry_without_id_is_reported() -> None:
    found = message("lists: {s: [{n: 1}]}\n")
    assert (found.code, found.what) == ("P121", "entry 1 of list `s` has no `id`")


def test_entry_that_is_no_map_is_reported() -> None:
    found = message("lists: {s: {a: Hearts}}\n")
    assert (found.code, found.what) == ("P120", "`a` of list `s` is one value, not a map of `name: value`")


def test_words_in_a_field_called_colour_are_left_alone() -> None:
    """Only where a value is written with `#` are colours meant."""
    entries = deck("lists: {suit: {a: {colour: Rot}, b: {colour: Gold}}}\n").lists["suit"].entries
    assert entries == {"a": {"colour": "Rot"}, "b": {"colour": "Gold"}}
