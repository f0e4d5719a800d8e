from __future__ import annotations

import pytest

from pnp.check.game import KINDS as ASKED
from pnp.diagnostics import Span
from pnp.load.rules import KINDS
from pnp.model.spec import RuleSpec
from pnp.model.values import ExpressionSource
from tests.load.projects import DECK, deck, message


def rule(typed: str) -> RuleSpec:
    return deck(f"composition:\n- {typed}\n").rules[0]


def expression(text: str, column: int) -> ExpressionSource:
    return ExpressionSource(text, Span(DECK, 4, column, len(text)))


def test_every_kind_that_is_read_is_asked_and_the_other_way_round() -> None:
    assert sorted(KINDS) == sorted(ASKED)


def test_a_kind_with_a_map_has_its_keys_as_options() -> None:
    made = rule("{moves: {field: turns, to: places, from: hub, step: 2}}")
    assert made.kind == "moves"
    assert made.options == {
        "field": expression("turns", 19),
        "to": expression("places", 30),
        "from": "hub",
        "step": 2,
    }


def test_lengths_are_mm() -> None:
    assert rule("{apart: 8 mm}").value == 8.0
    assert rule("{routes: {clear: 1 in, crossing: false}}").options == {"clear": 25.4, "crossing": False}
    assert rule("{inside: track, gap: 2 cm}").options == {"gap": 20.0}


def test_inside_names_something() -> None:
    assert rule("{inside: track}").value == "track"


def test_categories_are_an_expression_or_a_map() -> None:
    made = rule("{hands: {take: 3, categories: facts.categories}}")
    assert made.options["categories"] == expression("facts.categories", 33)
    made = rule("{hands: {take: 3, categories: {pair: {when: rank.same, count: 4}, other: {}}}}")
    assert made.options["categories"] == {"pair": {"when": "rank.same", "count": 4}, "other": {}}
    assert made.span_of("hands.categories.pair.when=rank.same") == Span(DECK, 4, 47, 9)
    assert made.span_of("hands.categories.pair.count=4") == Span(DECK, 4, 65, 1)


@pytest.mark.parametrize(
    ("typed", "code", "what", "help"),
    [
        (
            "{moves: 3}",
            "P120",
            "`moves` of rule 1 is one value, not a map of `name: value`",
            "write it as in `moves: {field: turns, to: places, from: hub, step: 2}`",
        ),
        (
            "{moves: {field: turns, from: hub}}",
            "P151",
            "`moves` needs `to`, in rule 1",
            "add `to: …`, as in `moves: {field: turns, to: places, from: hub, step: 2}`",
        ),
        (
            "{moves: {field: turns, to: places, form: hub, from: hub}}",
            "P104",
            "unknown key `form` in `moves` of rule 1",
            "did you mean `from`?",
        ),
        (
            "{moves: {field: turns, to: places, from: hub, step: 0}}",
            "P123",
            "`step` of `moves` of rule 1 is 0, less than 1",
            None,
        ),
        ("{track: {}}", "P151", "`track` asks for nothing, in rule 1", "write `track: {cells: 100, closed: true}`"),
        (
            "{track: {closed: 1}}",
            "P122",
            "`closed` of `track` of rule 1 is `1`, neither `true` nor `false`",
            "write `true`",
        ),
        (
            "{hands: {take: 3, categories: {a: {wehn: x}}}}",
            "P104",
            "unknown key `wehn` in category `a` of `categories` of `hands` of rule 1",
            "did you mean `when`?",
        ),
        (
            "{hands: {take: 3, categories: {a: 4}}}",
            "P120",
            "category `a` of `categories` of `hands` of rule 1 is one value, not a map of `name: value`",
            "write it as in `a: {when: rank.same}`",
        ),
        ("{apart: 8}", "P110", "`apart` of rule 1 is `8`, a length without a unit", "write `8 mm`"),
        ("{apart: 8 mm, gap: 3 mm}", "P151", "`gap` has no meaning beside `apart` in rule 1", "delete it"),
        ("{inside: [a, b]}", "P120", "`inside` of rule 1 is a list, not one value", None),
    ],
)
def test_what_cannot_be_read_is_told(typed: str, code: str, what: str, help: str | None) -> None:
    found = message(f"composition:\n- {typed}\n")
    assert (found.code, found.what, found.help) == (code, what, help)
