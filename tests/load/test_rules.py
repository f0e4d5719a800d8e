from __future__ import annotations

import pytest

from pnp.diagnostics import Located, Span
from pnp.model.spec import PlayersSpec, RuleSpec
from pnp.model.values import ExpressionSource
from tests.load.projects import DECK, GAME, deck, game, message, messages, pointed

GAME_FILE = "content/g/game.yaml"


def rule(typed: str) -> RuleSpec:
    return deck(f"composition:\n- {typed}\n").rules[0]


def expression(text: str, column: int) -> ExpressionSource:
    return ExpressionSource(text, Span(DECK, 4, column, len(text)))


@pytest.mark.parametrize("kind", ["total", "exactly", "at_least", "at_most"])
def test_counting_rule_has_an_integer(kind: str) -> None:
    made = rule(f"{{{kind}: 28}}")
    assert (made.kind, made.value, made.span) == (kind, 28, Span(DECK, 4, 4, len(kind)))


@pytest.mark.parametrize("kind", ["unique", "refers", "every", "check"])
def test_asking_rule_has_an_expression(kind: str) -> None:
    made = rule(f'{{{kind}: "a == 1"}}')
    assert (made.kind, made.value) == (kind, expression("a == 1", len(kind) + 7))


def test_expression_without_quotes_is_text() -> None:
    assert rule("{exactly: 1, where: rank >= 7}").where == expression("rank >= 7", 23)


def test_each_expands_ranges_and_keeps_all() -> None:
    made = rule("{each: {suit: all, rank: 1..3, copy: [a, b]}, times: 2}")
    assert made.value == {"suit": "all", "rank": (1, 2, 3), "copy": ("a", "b")}
    assert made.options == {"times": 2}


def test_distribution_with_one_count() -> None:
    made = rule("{distribution: suit, is: 13}")
    assert (made.value, made.options) == (expression("suit", 18), {"is": 13})


def test_distribution_with_a_count_per_value() -> None:
    assert rule("{distribution: n, is: {2: 14, three: 7, true: 1}}").options == {"is": {2: 14, "three": 7, True: 1}}


def test_distribution_between() -> None:
    assert rule("{distribution: n, between: [4, 5]}").options == {"between": (4, 5)}


def test_ordered_by() -> None:
    made = rule('{ordered: points, by: "places|length"}')
    assert (made.value, made.options) == (expression("points", 13), {"by": expression("places|length", 26)})


def test_refers_to() -> None:
    assert rule("{refers: place, to: board}").options == {"to": expression("board", 23)}


def test_texts_of_a_rule() -> None:
    made = rule("{name: K1, because: it is so, message: mend it, total: 1}")
    assert (made.name, made.because, made.message) == ("K1", "it is so", "mend it")


def test_items_other_than_cards() -> None:
    assert rule("{total: 7, of: board.spaces}").of == expression("board.spaces", 18)


@pytest.mark.parametrize(("typed", "value"), [("all", "all"), ("[3, 4]", (3, 4))])
def test_players_of_a_rule(typed: str, value: object) -> None:
    assert rule(f"{{total: 7, players: {typed}}}").players == value


def test_python_rule_has_a_plain_map() -> None:
    made = rule("{name: M8, tempo: {field: min_turns, from: hub, step: 2, over: [a, 1]}}")
    assert (made.kind, made.value) == ("tempo", {"field": "min_turns", "from": "hub", "step": 2, "over": ("a", 1)})


@pytest.mark.parametrize(
    ("typed", "code", "what", "help", "where"),
    [
        ("{name: K}", "P150", "rule K says nothing to check", None, "{name: K}"),
        ("{total: 1, every: x}", "P150", "rule 1 has both `total` and `every`", "make it two rules", "every"),
        ("{totl: 60}", "P104", "unknown key `totl` in rule 1", "did you mean `total`?", "totl"),
        ("{eech: {a: all}, times: 1}", "P104", "unknown key `eech` in rule 1", "did you mean `each`?", "eech"),
        ("{total: 1, wher: x}", "P104", "unknown key `wher` in rule 1", "did you mean `where`?", "wher"),
        ("{tempo: 3}", "P104", "unknown key `tempo` in rule 1", None, "tempo"),
        ("{total: many}", "P122", "`total` of rule 1 is `many`, not a whole number", None, "many"),
        ("{total: -1}", "P123", "`total` of rule 1 is -1, less than 0", None, "-1"),
        (
            "{unique: [low, high]}",
            "P120",
            "`unique` of rule 1 is a list, not an expression",
            'write `"[low, high]"`',
            "[low, high]",
        ),
        ("{total: 1, times: 2}", "P151", "`times` has no meaning beside `total` in rule 1", "delete it", "times"),
        (
            "{distribution: x}",
            "P151",
            "`distribution` needs `is` or `between` beside it, in rule 1",
            "add `is: 9`, `is: {2: 14, 3: 7}` or `between: [4, 5]`",
            "distribution",
        ),
        ("{each: {a: all}}", "P151", "`each` needs `times` beside it, in rule 1", "add `times: 1`", "each"),
        ("{ordered: x}", "P151", "`ordered` needs `by` beside it, in rule 1", "add `by: EXPRESSION`", "ordered"),
        (
            "{sum: x, between: [5, 4]}",
            "P151",
            "`between` of rule 1 runs backwards",
            "write `between: [4, 5]`",
            "[5, 4]",
        ),
        (
            "{sum: x, between: [5]}",
            "P151",
            "`between` of rule 1 has 1 number instead of two",
            "write `between: [4, 5]`",
            "[5]",
        ),
        (
            "{sum: x, between: 5}",
            "P120",
            "`between` of rule 1 is one value, not a list",
            "write `between: [4, 5]`",
            "5",
        ),
        (
            "{each: {a: x}, times: 1}",
            "P120",
            "`a` in `each` of rule 1 is one value, not `all`, a range or a list",
            "write `a: [x]`",
            "x",
        ),
        (
            "{total: 1, players: 3}",
            "P120",
            "`players` of rule 1 is one value, not `all` or a list",
            "write `players: [3]`",
            "3",
        ),
        (
            "{total: 1, in: [d]}",
            "P151",
            "`in` has no meaning in rule 1: only rules of game.yaml are about several decks",
            "delete it, or move the rule to game.yaml",
            "in",
        ),
    ],
)
def test_rule_that_cannot_be_asked_is_reported(typed: str, code: str, what: str, help: str | None, where: str) -> None:
    body = f"composition:\n- {typed}\n"
    found = message(body)
    assert (found.code, found.what, found.help, pointed(body, found)) == (code, what, help, where)


def test_rules_of_a_game_name_their_decks() -> None:
    made, found = game("deck: d\nsize: poker\n", f"{GAME}composition:\n- {{in: [d], unique: id, by: deck}}\n")
    assert found == ()
    assert made.rules[0].decks == ("d",)
    assert made.rules[0].options == {"by": ExpressionSource("deck", Span(GAME_FILE, 7, 29, 4))}


def test_rule_of_a_game_about_an_unknown_deck_is_reported() -> None:
    _, found = game("deck: d\nsize: poker\n", f"{GAME}composition:\n- {{in: [x], total: 1}}\n")
    assert [(one.code, one.what, one.span) for one in found] == [
        ("P152", "there is no deck `x`", Span(GAME_FILE, 7, 9, 1))
    ]


def test_set_up_for_a_player_count() -> None:
    made = deck("players:\n  3: {remove: rank >= 7, removes: 24, leaves: 36, deal: 12, over: 0, rounds: 1}\n")
    assert made.players[3] == PlayersSpec(
        3,
        Span(DECK, 4, 6, 74),
        ExpressionSource("rank >= 7", Span(DECK, 4, 15, 9)),
        Located(24, Span(DECK, 4, 35, 2)),
        Located(36, Span(DECK, 4, 47, 2)),
        Located(12, Span(DECK, 4, 57, 2)),
        Located(0, Span(DECK, 4, 67, 1)),
        Located(1, Span(DECK, 4, 78, 1)),
    )


def test_numbers_that_a_set_up_leaves_out_are_not_there() -> None:
    made = deck("players: {5: {leaves: 60}}\n").players[5]
    assert (made.remove, made.removes, made.deal, made.over, made.rounds) == (None, None, None, None, None)


@pytest.mark.parametrize(
    ("typed", "code", "what"),
    [
        ("{three: {deal: 1}}", "P122", "a number of players is `three`, not a whole number"),
        ("{0: {deal: 1}}", "P123", "a number of players is 0, less than 1"),
        ("{3: {deals: 1}}", "P104", "unknown key `deals` in the set-up for 3 players"),
        ("{3: {deal: -1}}", "P123", "`deal` of the set-up for 3 players is -1, less than 0"),
        ("{3: 12}", "P120", "the set-up for 3 players is one value, not a map of `name: value`"),
        ("[3, 4]", "P120", "`players` is a list, not a map of `name: value`"),
    ],
)
def test_wrong_set_up_is_reported(typed: str, code: str, what: str) -> None:
    found = message(f"players: {typed}\n")
    assert (found.code, found.what) == (code, what)


def test_rules_after_a_wrong_one_are_read() -> None:
    found = messages("composition:\n- {totl: 1}\n- 5\n- {total: x}\n")
    assert [one.code for one in found] == ["P104", "P120", "P122"]


@pytest.mark.parametrize(
    ("typed", "code", "what", "help"),
    [
        (
            "{each: {}, times: 1}",
            "P151",
            "`each` of rule 1 names no field",
            "write it as in `each: {suit: all, rank: 1..10}`",
        ),
        ("{each: {n: 1..90000}, times: 1}", "P145", "the range `1..90000` has more than 10,000 numbers", None),
        ("{each: {n: 9..1}, times: 1}", "P145", "the range `9..1` runs backwards", "write `1..9`"),
        (
            "{total: 1, players: []}",
            "P151",
            "`players` of rule 1 names no number of players, so it would never be asked",
            "write `all`",
        ),
        ("{total: 1, players: two}", "P120", "`players` of rule 1 is one value, not `all` or a list", None),
        (
            "{distribution: n, between: [5]}",
            "P151",
            "`between` of rule 1 has 1 number instead of two",
            "write `between: [4, 5]`",
        ),
    ],
)
def test_a_rule_that_would_ask_nothing_is_told(typed: str, code: str, what: str, help: str | None) -> None:
    found = message(f"composition:\n- {typed}\n")
    assert (found.code, found.what, found.help) == (code, what, help)


@pytest.mark.parametrize(
    ("typed", "code", "what"),
    [
        ("{in: [], total: 1}", "P151", "`in` of rule 1 names no deck"),
        ("{in: [d, d], total: 2}", "P142", "`in` of rule 1 names `d` twice"),
    ],
)
def test_a_rule_over_several_decks_names_each_once(typed: str, code: str, what: str) -> None:
    _, found = game("deck: d\nsize: poker\ncards: [{id: x}]\n", f"{GAME}composition:\n- {typed}\n")
    assert [(one.code, one.what) for one in found] == [(code, what)]
