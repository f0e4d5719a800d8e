from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic
from tests.check.texts import told

DECK = """\
deck: d
size: 63 x 88 mm
fields:
  suit: {one_of: suit}
  rank: {type: integer, min: 1, max: 5}
  number: {one_of: 1..3}
  places: {list_of: [alps, sea]}
  ready: {type: boolean, default: false}
  name: {type: text}
lists: {suit: [suns, moons]}
cards:
  - {id: a, suit: suns, rank: 1, number: 1, places: [alps], name: sun}
  - {id: b, suit: moons, rank: 2, number: 2, places: [sea], ready: true, name: moon}
"""


def asked(rule: str, players: str = "") -> list[Diagnostic]:
    return told("", d=f"{DECK}composition:\n  - {rule}\n{players}")


@pytest.mark.parametrize(
    ("condition", "what", "length", "help"),
    [
        ("suit == 'sun'", "`sun` is no value that `suit` can have", 3, "did you mean `suns`?"),
        ("card.suit != 'sun'", "`sun` is no value that `suit` can have", 3, "did you mean `suns`?"),
        ("'stars' == suit", "`stars` is no value that `suit` can have", 5, None),
        (
            "rank > 1 and suit in ['suns', 'mons']",
            "`mons` is no value that `suit` can have",
            4,
            "did you mean `moons`?",
        ),
        ("not 'alp' in places", "`alp` is no value that `places` can have", 3, "did you mean `alps`?"),
        ("number == 7", "`7` is no value that `number` can have", 1, None),
        ("number == '2'", "`'2'` is a text, and `number` is a number", 3, "write `2`"),
        ("rank == '4'", "`'4'` is a text, and `rank` is a number", 3, "write `4`"),
        ("rank in ['low', 4]", "`'low'` is a text, and `rank` is a number", 5, None),
        ("ready == 'true'", "`'true'` is a text, and `ready` is `true` or `false`", 6, "write `true`"),
    ],
)
def test_a_value_that_a_field_can_never_have_is_pointed_at(
    condition: str, what: str, length: int, help: str | None
) -> None:
    (found,) = asked(f'{{every: rank > 0, where: "{condition}"}}')
    assert found.span is not None
    assert (found.code, found.what, found.span.length, found.help) == ("P204", what, length, help)


@pytest.mark.parametrize(
    "condition",
    [
        "suit == 'suns' or suit in ['moons']",
        "'alps' in places",
        "number in [1, 2, 3]",
        "rank == 9",
        "rank == rank",
        "name == 'star'",
        "suit == none",
        "suit ~ 'x' == 'sunsx'",
    ],
)
def test_other_comparisons_are_let_be(condition: str) -> None:
    assert asked(f'{{every: rank > 0, where: "{condition}"}}') == []


def test_each_part_of_a_rule_is_looked_at() -> None:
    (found,) = asked("{every: suit != 'sun'}")
    assert (found.code, found.help) == ("P204", "did you mean `suns`?")


def test_cards_that_leave_are_looked_at_too() -> None:
    (found,) = asked("{total: 2}", "players:\n  2: {remove: suit == 'sun', leaves: 2}\n")
    assert (found.code, str(found.span)) == ("P204", "content/g/d.yaml:17:24")


def test_items_that_are_no_cards_are_let_be() -> None:
    assert asked("{of: deck.suit, exactly: 0, where: id == 'sun'}") == []
