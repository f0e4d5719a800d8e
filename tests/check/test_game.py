from __future__ import annotations

import pytest

from pnp.check.game import KINDS
from pnp.diagnostics import Severity
from pnp.diagnostics.codes.check import CODES
from pnp.model.spec import RuleSpec
from tests.check.factory import (
    SUITS,
    card,
    deck,
    field,
    found,
    generated,
    only,
    rule,
    suit,
    tricks,
)

FIELDS = (field("rank", "integer"), field("name", "text"))
PAIR = [card("knight", 31, rank=3), card("squire", 32, rank=4)]


def told_of(asked: RuleSpec) -> tuple[str, str, str, str | None]:
    told = only(deck(PAIR, asked, fields=FIELDS))
    assert told.span is not None
    return told.code, told.what, f"{told.span.column}+{told.span.length}", told.help


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (rule("every", "rnk > 0"), ("P202", "`rnk` is not a field of deck `d`", "20+3", "did you mean `rank`?")),
        (
            rule("every", "rank > 0 and card.rnk > 0"),
            ("P202", "`rnk` is not a field of card `knight`", "38+3", "did you mean `rank`?"),
        ),
        (
            rule("total", 2, "'rnk' == rnk"),
            ("P202", "`rnk` is not a field of deck `d`", "29+3", "did you mean `rank`?"),
        ),
        (rule("check", "facs.hand == 6"), ("P202", "`facs` is not known here", "20+4", "did you mean `facts`?")),
        (rule("check", "rank > 0"), ("P202", "`rank` is not known here", "20+4", None)),
        (rule("check", "facts.hnd == 6"), ("P202", "`hnd` is not a field of facts", "26+3", "did you mean `hand`?")),
        (rule("every", "rank > 'a'"), ("P202", "a number and a text cannot be compared with `>`", "20+10", None)),
        (
            rule("every", "name != ''"),
            (
                "P202",
                "field `name` of card `knight` has no value",
                "20+10",
                "add `name: …` to card `knight`, or give field `name` a `default:`",
            ),
        ),
        (rule("every", "1 / (rank - 3) > 0"), ("P202", "division by zero", "20+18", None)),
        (
            rule("every", "rank = 3"),
            ("P201", "`rank = 3` is no expression: `=` is not expected here", "25+1", "write `rank == 3`"),
        ),
        (rule("every", "rank >"), ("P201", "`rank >` is no expression: the expression ends too early", "20+6", None)),
        (
            rule("every", "rank|lenght"),
            ("P201", "`rank|lenght` is no expression: there is no filter `lenght`", "25+6", None),
        ),
        (rule("every", 3), ("P203", "`every` needs an expression, as `rank` or `rank >= 7`", "5+5", None)),
        (rule("total", "rank"), ("P203", "`total` needs a whole number", "5+5", "write it as `total: 1`")),
    ],
)
def test_a_rule_that_cannot_be_asked_points_at_what_is_wrong(asked: RuleSpec, told: object) -> None:
    sink = found(deck(PAIR, asked, fields=FIELDS), facts={"hand": 6})
    (one,) = sink
    assert one.span is not None
    assert (one.code, one.what, f"{one.span.column}+{one.span.length}", one.help) == told


def test_the_card_at_which_it_failed_is_named() -> None:
    told = only(deck(PAIR, rule("every", "1 / (rank - 4)", name="R"), fields=FIELDS))
    assert told.notes == ("while asking card `squire` (content/g/d.yaml:32:5)", "in rule `R`")


def test_an_unknown_kind_is_told_with_those_there_are() -> None:
    told = only(deck(PAIR, rule("totl", 2), fields=FIELDS))
    assert (told.code, told.what, told.notes, told.help) == (
        "P200",
        "`totl` is no kind of rule known yet",
        (f"kinds of rules: {', '.join(sorted(KINDS))}",),
        "did you mean `total`?",
    )


def test_one_run_shows_every_mistake() -> None:
    rules = [rule("total", 3, line=51), rule("every", "rnk", line=52), rule("exactly", 1, "rank > 2", line=53)]
    assert [told.code for told in found(deck(PAIR, *rules, fields=FIELDS))] == ["P210", "P202", "P213"]


def test_a_deck_without_cards_is_told() -> None:
    told = only(deck([]))
    assert (told.code, told.what, str(told.span)) == ("P230", "deck `d` has no cards", "content/g/d.yaml:1:1")


def test_a_doubled_id_names_both_places() -> None:
    told = only(deck([card("s03-07", 31), card("s03-07-2", 40), card("s03-07", 58)]))
    assert (told.code, told.what, told.help) == (
        "P231",
        "card id `s03-07` appears twice: content/g/d.yaml:31:5 and content/g/d.yaml:58:5",
        "give one of the two another id, as `s03-07-3`",
    )


def test_ids_that_differ_in_case_only_are_a_warning() -> None:
    told = only(deck([card("Rome", 31), card("rome", 58)]))
    assert (told.code, told.severity, told.what) == (
        "P232",
        Severity.WARNING,
        "card ids `Rome` and `rome` differ only in upper and lower case",
    )


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_is_explained_in_full(code: str) -> None:
    entry = CODES[code]
    assert all((entry.title, entry.cause, entry.wrong, entry.right))


def test_thousands_of_cards_that_keep_their_rules_pass() -> None:
    many = [generated(f"c{n}", suit=suit(SUITS[n % 3]), rank=n % 10 + 1, name=f"n{n}") for n in range(5_400)]
    each = rule("each", {"suit": "all", "rank": "all"}, times=180)
    spec = tricks(many, rule("total", 5_400), each, rule("unique", "name"), rule("exactly", 540, "rank == 7"))
    assert found(spec) == []
