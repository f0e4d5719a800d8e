from __future__ import annotations

import pytest

from pnp.expressions import ExpressionError, Sandbox, build_views, card_language, card_names, compile_expression
from pnp.expressions import deck_names as names_of_deck
from pnp.model.spec import DeckSpec, FieldSpec, ListSpec
from pnp.model.values import ExpressionSource, Reference, Translated
from tests.expressions.factory import at, card, deck, game

CLUBS = Reference("suit", "clubs", {"name": Translated({"en": "clubs", "fi": "risti"}), "trump": 1})
TEN = Reference("number", 10, {"colour": "red"})


def evaluate(text: str, of: DeckSpec, language: str = "en", **facts: object) -> object:
    view = build_views(game(of, facts=facts), language)  # type: ignore[arg-type]
    shown = view.decks[of.id]
    names = card_names(names_of_deck(view, shown), shown.cards[0])
    return compile_expression(ExpressionSource(text, at(1)), Sandbox()).evaluate(names)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("id", "c1"),
        ("card.id", "c1"),
        ("card.qty", 2),
        ("card.deck", "d"),
        ("rank", 3),
        ("card.rank", 3),
        ("suit", "clubs"),
        ("suit.name", "clubs"),
        ("suit.name.fi", "risti"),
        ("suit.trump + 1", 2),
        ("high == 10 and high > 9", True),
        ("high.colour", "red"),
        ("tags|length", 2),
        ("tags[0].name", "clubs"),
        ("width", 3.5),
        ("starter", False),
        ("deck.id", "d"),
        ("deck.title", "d"),
        ("deck.size.width * deck.size.height", 63 * 88),
        ("deck.bleed", 3),
        ("deck.count", 5),
        ("deck.cards|length", 2),
        ("cards|map(attribute='id')|join(' ')", "c1 c2"),
        ("decks.d.count", 5),
        ("facts.win.total", 5),
        ("facts.hands[1]", 7),
        ("facts.hands == [6, 7]", True),
        ("facts.hands != [6, 7]", False),
        ("[6, 7] == facts.hands", True),
        ("facts.hands == [7, 6]", False),
        ("facts.win|items|list", [("total", 5), ("adjacent", 3)]),
        ("game.title", "Landmarks"),
        ("deck.suit|join(' ')", "clubs hearts"),
        ("deck.suit.hearts.trump", 2),
    ],
)
def test_what_content_can_say(text: str, value: object) -> None:
    first = card("c1", qty=2, rank=3, suit=CLUBS, high=TEN, tags=(CLUBS, CLUBS), width=3.5, starter=False)
    suits = ListSpec("suit", at(1), {"clubs": CLUBS.record, "hearts": {"trump": 2}})
    facts = {"win": {"total": 5, "adjacent": 3}, "hands": (6, 7)}
    assert evaluate(text, deck([first, card("c2", qty=3)], lists={"suit": suits}), **facts) == value


def test_a_field_that_only_other_cards_set_is_unset() -> None:
    assert evaluate("'y' if points else 'n'", deck([card("c1"), card("c2", points=3)])) == "n"


def test_printing_a_declared_field_without_value_names_the_card() -> None:
    declared = FieldSpec("fact", "text", at(4))
    with pytest.raises(ExpressionError, match="field `fact` of card `c1` has no value"):
        evaluate("fact ~ ''", deck([card("c1")], [declared]))


def test_an_unknown_fact_is_told() -> None:
    with pytest.raises(ExpressionError, match="`sied` is not a field of facts"):
        evaluate("facts.sied", deck([card("c1")]), side=3)


def test_an_unknown_inner_fact_is_told() -> None:
    with pytest.raises(ExpressionError, match="`totl` is not a field of `win` of facts"):
        evaluate("facts.win.totl", deck([card("c1")]), win={"total": 3})


NAME = Translated({"hu": "Firenze", "en": "Florence", "local": "Firenze (it)"})


@pytest.mark.parametrize(("language", "text"), [("en", "Florence"), ("hu", "Firenze"), ("local", "Firenze (it)")])
def test_a_text_is_in_the_build_language(language: str, text: str) -> None:
    assert evaluate("name", deck([card("c1", name=NAME)]), language) == text


@pytest.mark.parametrize(
    ("by_language", "text"),
    [({"hu": "Róma", "en": "Rome"}, "Rome"), ({"hu": "Róma", "it": "Roma"}, "Róma")],
)
def test_a_missing_language_falls_back_to_english_then_the_first(by_language: dict[str, str], text: str) -> None:
    assert evaluate("name", deck([card("c1", name=Translated(by_language))]), "fi") == text


def test_a_fall_back_is_remembered() -> None:
    view = build_views(game(deck([card("c1", name=Translated({"en": "Rome"}))])), "fi")
    assert view.decks["d"].cards[0]["name"].fell_back  # type: ignore[attr-defined]


LANGUAGE = FieldSpec("lang", "language", at(4))


@pytest.mark.parametrize(
    ("by_language", "text"),
    [({"en": "Rome", "it": "Roma", "local": "Roma!"}, "Roma!"), ({"en": "Rome", "it": "Roma"}, "Roma")],
)
def test_local_is_the_cards_own_language(by_language: dict[str, str], text: str) -> None:
    assert evaluate("name", deck([card("c1", lang="it", name=Translated(by_language))], [LANGUAGE]), "local") == text


@pytest.mark.parametrize(
    ("values", "build", "language"),
    [({"lang": "it"}, "local", "it"), ({}, "local", "en"), ({"lang": "it"}, "hu", "hu")],
)
def test_the_language_a_card_is_set_in(values: dict[str, str], build: str, language: str) -> None:
    one = card("c1", **values)
    of = deck([one], [LANGUAGE])
    assert card_language(game(of), of, one, build) == language


def out_at(remove: dict[int, str]) -> list[object]:
    of = deck([card(f"r{rank}", rank=rank) for rank in (6, 7, 9)], players=remove)
    return [shown["out_at"] for shown in build_views(game(of), "en").decks["d"].cards]


def test_out_at_gives_the_player_counts_that_remove_the_card() -> None:
    assert out_at({3: "rank >= 7", 4: "card.rank >= 9"}) == [(), (3,), (3, 4)]


def test_set_ups_say_how_many_cards_leave_and_stay() -> None:
    of = deck([card(f"r{rank}", rank=rank, qty=2) for rank in (6, 7, 9)], players={3: "rank >= 7", 4: "rank >= 9"})
    shown = build_views(game(of), "en").decks["d"].record["players"]
    assert [(setup["count"], setup["removes"], setup["leaves"]) for setup in shown] == [(3, 4, 2), (4, 2, 4)]
    assert not next(iter(shown))["deal"]


@pytest.mark.parametrize("remove", ["rank >=", "rnk > 1", "card.out_at", "rank > 'a'"])
def test_a_wrong_removal_removes_nothing(remove: str) -> None:
    assert out_at({3: remove}) == [(), (), ()]
