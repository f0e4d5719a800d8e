from __future__ import annotations

import pytest

from pnp.diagnostics import Located, Span
from pnp.model.values import Reference
from tests.load.projects import DECK, deck, message, messages, pointed

PAIRS = (
    "fields: {rank: {type: integer, min: 1, max: 10}, star: {type: boolean, default: false}}\n"
    "lists: {suit: {c: {n: 1}, h: {n: 2}}}\n"
    'generate:\n- for: {suit: suit, rank: 1..10, copy: [a, b]}\n  id: "{suit}-{rank:02}{copy}"\n'
)


def ids(body: str) -> list[str]:
    return [card.id for card in deck(body).cards]


def test_product_makes_every_combination_the_last_variable_fastest() -> None:
    made = ids(PAIRS)
    assert (len(made), made[:3], made[-1]) == (40, ["c-01a", "c-01b", "c-02a"], "h-10b")


def test_generated_card_has_its_variables_as_values() -> None:
    values = deck(PAIRS).cards[0].values
    assert values == {"star": False, "suit": Reference("suit", "c", {"n": 1}), "rank": 1, "copy": "a"}


def test_variables_without_a_field_become_fields() -> None:
    made = deck(PAIRS)
    assert {name: made.fields[name].type for name in made.fields} == {
        "rank": "integer",
        "star": "boolean",
        "suit": "one_of",
        "copy": "one_of",
    }
    assert made.variables == ("suit", "rank", "copy")


def test_combinations_take_each_pair_once() -> None:
    made = ids('generate:\n- combine: {from: 1..10, take: 2, as: [low, high]}\n  id: "s{low:02}-{high:02}"\n')
    assert (len(made), made[0], made[-1]) == (45, "s01-02", "s09-10")


def test_generated_card_points_at_its_entry() -> None:
    assert deck(PAIRS).cards[0].span == Span(DECK, 6, 3, 44)


def test_entry_may_set_fields_and_copies_of_all_its_cards() -> None:
    made = deck(
        'fields: {p: {type: integer}}\ngenerate:\n- {for: {n: 1..2}, id: "c{n}", p: 7, qty: 3, back: none}\n'
    ).cards
    assert [(card.values["p"], card.qty, card.has_back) for card in made] == [(7, 3, False)] * 2


def test_card_of_a_generated_id_changes_it_in_its_place() -> None:
    made = deck(PAIRS + "cards:\n- {id: c-02a, star: true, qty: 2}\n").cards
    assert len(made) == 40
    assert (made[2].id, made[2].values["star"], made[2].qty, made[2].span) == ("c-02a", True, 2, Span(DECK, 9, 3, 31))
    assert made[2].values["rank"] == 2


def test_change_keeps_what_it_does_not_set() -> None:
    made = deck(
        'generate:\n- {for: {n: 1..2}, id: "c{n}", qty: 3, back: none}\ncards:\n- {id: c1, layout: x.svg}\n'
    ).cards[0]
    assert (made.qty, made.has_back, made.layout) == (3, False, Located("x.svg", Span(DECK, 6, 20, 5)))


def test_explicit_cards_follow_the_generated_ones() -> None:
    assert ids(PAIRS + "cards:\n- {id: joker}\n")[-1] == "joker"


def test_slip_in_the_id_of_a_change_is_reported() -> None:
    body = PAIRS + "cards:\n- {id: c-1b, star: true}\n"
    found = message(body)
    assert (found.code, found.what, found.help) == ("P146", "no card `c-1b` is generated", "did you mean `c-01b`?")
    assert pointed(body, found) == "c-1b"


def test_card_that_sets_a_variable_is_no_slip() -> None:
    assert ids(PAIRS + "cards:\n- {id: c-1b, suit: c}\n")[-1] == "c-1b"


def test_variable_of_a_change_is_checked_against_its_choices() -> None:
    assert message(PAIRS + "cards:\n- {id: c-01a, copy: z}\n").code == "P125"


@pytest.mark.parametrize(
    ("entry", "code", "what"),
    [
        ("{id: x}", "P145", "entry 1 of `generate` has neither `for` nor `combine`"),
        ('{for: {n: 1..2}, combine: {}, id: "x{n}"}', "P145", "entry 1 of `generate` has both `for` and `combine`"),
        ("{for: {n: 1..2}}", "P121", "entry 1 of `generate` has no `id`"),
        ('{for: {n: 10..1}, id: "x{n}"}', "P145", "the range `10..1` runs backwards"),
        ('{for: {n: []}, id: "x{n}"}', "P145", "variable `n` has no values"),
        ('{for: {n: numbers}, id: "x{n}"}', "P124", "there is no list `numbers`"),
        ('{for: {card: 1..2}, id: "x{card}"}', "P131", "`card` cannot be the name of a field"),
        ('{for: {n: 1..3}, id: "x{m}"}', "P147", "`m` is no variable of this entry"),
        ('{for: {n: 1..3}, id: "x{n:2}"}', "P147", "`{n:2}` is no place in an id"),
        ('{for: {n: 1..3}, id: "x{n!r}"}', "P147", "`n!r` is no variable of this entry"),
        ('{for: {n: 1..3}, id: "x{n.real}"}', "P147", "`n.real` is no variable of this entry"),
        ('{for: {n: [a, b]}, id: "x{n:02}"}', "P147", "`n` is no number, so it has no digits to fill up"),
        ('{for: {n: 1..3}, id: "x{n"}', "P147", "a brace without its partner in the id `x{n`"),
        ('{for: {n: 1..3, m: 1..2}, id: "x{n}"}', "P142", "the id `x1` is made twice"),
        (
            '{for: {n: [a, A]}, id: "x{n}"}',
            "P142",
            "the generated ids `xa` and `xA` would be one file name on Windows and macOS",
        ),
        ('{for: {n: ["a b"]}, id: "{n}"}', "P141", "the generated id `a b` cannot be an id"),
        (
            '{for: {n: 1..10000, m: 1..10000}, id: "{n}-{m}"}',
            "P144",
            "entry 1 of `generate` makes 100,000,000 cards; a deck has at most 20,000",
        ),
        ('{for: {n: 1..99999999}, id: "{n}"}', "P145", "the range `1..99999999` has more than 10,000 numbers"),
        ('{combine: {from: 1..3, take: 2, as: [a]}, id: "{a}"}', "P145", "`as` has 1 name for 2 values"),
        ('{combine: {from: 1..3, take: 2, as: [a, a]}, id: "{a}"}', "P145", "`as` has one name twice"),
        (
            '{combine: {from: 1..2, take: 3, as: [a, b, c]}, id: "{a}"}',
            "P145",
            "`take` is 3, but there are 2 values to take from",
        ),
        ('{combine: {from: 1..2, take: 1}, id: "x"}', "P121", "`combine` has no `as`"),
        ('{combine: {frm: 1..2, from: 1..2, take: 1, as: [a]}, id: "{a}"}', "P104", "unknown key `frm` in `combine`"),
        ('{for: {n: 1..2}, id: "{n}", colour: red}', "P104", "unknown field `colour` on entry 1 of `generate`"),
    ],
)
def test_entry_that_cannot_make_cards_is_reported(entry: str, code: str, what: str) -> None:
    found = message(f"generate:\n- {entry}\n")
    assert (found.code, found.what) == (code, what)


def test_place_in_an_id_is_pointed_at() -> None:
    body = 'generate:\n- {for: {number: 1..3}, id: "x{numbr}"}\n'
    found = message(body)
    assert pointed(body, found) == "{numbr}"
    assert found.help == "did you mean `{number}`?"


def test_variable_that_the_id_lacks_is_told() -> None:
    assert message('generate:\n- {for: {n: 1..3, m: 1..2}, id: "x{n}"}\n').help == 'write `"x{n}-{m}"`'


def test_generated_value_must_fit_its_field() -> None:
    found = message('fields: {rank: {type: integer, max: 9}}\ngenerate:\n- {for: {rank: 1..10}, id: "x{rank}"}\n')
    assert (found.code, found.what) == ("P123", "`rank` of `generate` is 10, more than 9")


def test_two_entries_may_share_a_variable() -> None:
    made = deck('generate:\n- {for: {c: [a]}, id: "x{c}"}\n- {for: {c: [b]}, id: "x{c}"}\ncards:\n- {id: xa, c: b}\n')
    assert [card.values["c"] for card in made.cards] == ["b", "b"]


def test_copies_are_one_unless_typed() -> None:
    assert [card.qty for card in deck("cards:\n- {id: a}\n- {id: b, qty: 0}\n- {id: c, qty: 12}\n").cards] == [1, 0, 12]


@pytest.mark.parametrize(
    ("typed", "code", "what"),
    [
        ("-1", "P123", "`qty` of card `x` is -1, less than 0"),
        ("two", "P122", "`qty` of card `x` is `two`, not a whole number"),
        ("1.0", "P122", "`qty` of card `x` is `1.0`, not a whole number"),
        ("100000", "P123", "`qty` of card `x` is 100000, more than 1000"),
        ("[1]", "P120", "`qty` of card `x` is a list, not one value"),
    ],
)
def test_impossible_copies_are_reported(typed: str, code: str, what: str) -> None:
    body = f"cards:\n- {{id: x, qty: {typed}}}\n"
    found = message(body)
    assert (found.code, found.what, pointed(body, found)) == (code, what, typed)


def test_own_layouts_of_a_card_have_places() -> None:
    made = deck("cards:\n- {id: x, layout: g/a.svg, back: g/b.svg}\n").cards[0]
    assert made.layout == Located("g/a.svg", Span(DECK, 4, 19, 7))
    assert made.back == Located("g/b.svg", Span(DECK, 4, 34, 7))


def test_back_none_is_no_back() -> None:
    made = deck("cards:\n- {id: x, back: none}\n").cards[0]
    assert (made.has_back, made.back) == (False, None)


def test_layout_cannot_lead_out_of_the_project() -> None:
    found = message("cards:\n- {id: x, layout: ../../x.svg}\n")
    assert (found.code, found.what) == ("P129", "`layout` of card `x` is `../../x.svg`, which leads out of `layouts/`")


def test_notes_are_accepted_and_dropped() -> None:
    assert deck("cards:\n- {id: x, notes: [whatever, {a: 1}]}\n").cards[0].values == {}


def test_card_without_id_is_named_by_its_number() -> None:
    found = message("fields: {t: {type: text}}\ncards:\n- {id: a}\n- {t: b}\n")
    assert (found.code, found.what, found.help) == (
        "P140",
        "card 2 has no `id`",
        "add `id: card-02`, or a name of its own",
    )
    assert found.span == Span(DECK, 6, 3, 6)


@pytest.mark.parametrize(
    ("id", "help"),
    [
        ("two words", "write `two-words`"),
        ('"a:b"', "write `a-b`"),
        ("a/b", "write `a-b`"),
        ("../x", "write `x`"),
        ("x.", "write `x`"),
        ("CON", "write `CON-1`"),
        ("nul.txt", "write `nul-txt`"),
        ('"a,b"', "write `a-b`"),
        ('""', None),
        ("x" * 81, None),
    ],
)
def test_id_that_cannot_be_a_file_name_is_reported(id: str, help: str | None) -> None:
    body = f"cards:\n- {{id: {id}}}\n"
    found = message(body)
    assert (found.code, found.help, pointed(body, found)) == ("P141", help, id)


@pytest.mark.parametrize("id", ["ő-ü", "1", "a.b_c-d", "日本", "connie"])
def test_letters_of_any_script_may_stand_in_an_id(id: str) -> None:
    assert ids(f"cards:\n- {{id: {id}}}\n") == [id]


def test_id_given_twice_names_both_places() -> None:
    found = message("cards:\n- {id: a}\n- {id: b}\n- {id: a}\n")
    assert (found.code, found.what) == ("P142", "the id `a` is given twice")
    assert (found.span, found.notes) == (Span(DECK, 6, 8, 1), (f"first given at {DECK}:4:8",))


def test_ids_that_differ_by_capitals_only_are_one_file() -> None:
    assert (
        message("cards:\n- {id: ab}\n- {id: aB}\n").what
        == "the ids `ab` and `aB` would be one file name on Windows and macOS"
    )


def test_ids_that_differ_by_composition_only_are_one_file() -> None:
    assert message('cards:\n- {id: "\u00e9"}\n- {id: "e\u0301"}\n').code in {"P141", "P142"}


def test_card_that_is_no_map_is_reported() -> None:
    found = message("cards:\n- x\n")
    assert (found.code, found.what, found.help) == (
        "P120",
        "card 1 is one value, not a map of `name: value`",
        "write `{id: x}`",
    )


def test_siblings_of_a_wrong_card_are_read() -> None:
    found = messages("fields: {n: {type: integer}}\ncards:\n- {id: a, n: x}\n- {n: 1}\n- {id: b, n: y}\n")
    assert [diagnostic.code for diagnostic in found] == ["P122", "P140", "P122"]
