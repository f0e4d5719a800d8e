from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.geometry import Size
from pnp.impose import describe
from pnp.model.sheet import Flip, Orientation
from tests.impose.cases import LARGE, deck, made

VERTICAL = """\
  1 2 3
  4 5 .
verso
  3 2 1
  . 5 4"""

HORIZONTAL = """\
  1 2 3
  4 5 .
verso
  4v 5v .
  1v 2v 3v"""


def sides(dump: str) -> str:
    """The dump without its first two lines, cells one space apart."""
    rows = ["  " + " ".join(line.split()) if line.startswith(" ") else line for line in dump.splitlines()]
    return "\n".join(rows[2:])


@pytest.mark.parametrize(
    ("orientation", "flip", "expected"),
    [
        ("portrait", "long-edge", VERTICAL),
        ("portrait", "short-edge", HORIZONTAL),
        ("landscape", "short-edge", VERTICAL),
        ("landscape", "long-edge", HORIZONTAL),
    ],
)
def test_verso_is_the_recto_mirrored_on_the_axis_that_orientation_and_edge_give(
    orientation: Orientation, flip: Flip, expected: str
) -> None:
    size = LARGE if orientation == "portrait" else Size(90, 90)
    (sheet,) = made(deck(5, size), gap=0, orientation=orientation, flip=flip)
    assert sides(describe(sheet)) == expected


def test_cards_over_the_top_have_their_backs_upside_down_on_the_long_edge() -> None:
    (sheet,) = made(deck(5, LARGE, turn="over-top"), gap=0)
    assert sides(describe(sheet)) == "  1 2 3\n  4 5 .\nverso\n  3v 2v 1v\n  . 5v 4v"


def test_cards_over_the_top_have_their_backs_upright_on_the_short_edge() -> None:
    (sheet,) = made(deck(5, LARGE, turn="over-top"), gap=0, flip="short-edge")
    assert sides(describe(sheet)) == "  1 2 3\n  4 5 .\nverso\n  4 5 .\n  1 2 3"


def test_faces_turned_to_the_right_have_backs_turned_to_the_left_on_the_long_edge() -> None:
    (sheet,) = made(deck(3))
    assert sides(describe(sheet)) == "  1> 2>\n  3> .\nverso\n  2< 1<\n  . 3<"


def test_faces_turned_to_the_right_have_backs_turned_to_the_right_on_the_short_edge() -> None:
    (sheet,) = made(deck(3), flip="short-edge")
    assert sides(describe(sheet)) == "  1> 2>\n  3> .\nverso\n  3> .\n  1> 2>"


def test_a_card_without_a_back_leaves_its_place_empty_and_shifts_no_other() -> None:
    items = deck(5, LARGE)
    items[1] = replace(items[1], back=None)
    (sheet,) = made(items, gap=0)
    assert sides(describe(sheet)) == "  1 2 3\n  4 5 .\nverso\n  3 . 1\n  . 5 4"


def test_a_sheet_without_any_back_keeps_its_verso_when_another_has_one() -> None:
    items = deck(6, LARGE, back=None) + deck(1, LARGE)
    first, second = made(items, gap=0)
    assert first.verso is not None
    assert first.verso.placements == ()
    assert second.verso is not None


def test_no_versos_where_no_card_has_a_back() -> None:
    assert [sheet.verso for sheet in made(deck(3, back=None))] == [None]


def test_no_versos_where_backs_are_switched_off() -> None:
    assert [sheet.verso for sheet in made(deck(3), backs="none")] == [None]


def test_fronts_alone_are_the_rectos_of_both() -> None:
    both, fronts = made(deck(9)), made(deck(9), sides="fronts")
    assert [(sheet.recto, sheet.verso) for sheet in fronts] == [(sheet.recto, None) for sheet in both]


def test_backs_alone_are_the_versos_of_both() -> None:
    both, backs = made(deck(9)), made(deck(9), sides="backs")
    assert [(sheet.recto, sheet.verso) for sheet in backs] == [(None, sheet.verso) for sheet in both]
