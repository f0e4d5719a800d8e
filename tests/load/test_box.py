"""`box:` of game.yaml."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic
from pnp.geometry import Size
from pnp.model.box import BoxSpec
from tests.load.projects import GAME, game

DECK = "deck: d\nsize: poker\n"
LAYOUT = "layout: {face: g/box.svg}"


def box(body: str) -> BoxSpec:
    """The box with these keys; there must be no message."""
    made, messages = game(DECK, f"{GAME}box: {{{LAYOUT}, {body}}}\n")
    assert messages == ()
    assert made.box is not None
    return made.box


def refused(body: str) -> Diagnostic:
    """The one message about a box with these keys."""
    (found,) = game(DECK, f"{GAME}box: {{{body}}}\n")[1]
    return found


def test_a_game_may_have_none() -> None:
    assert game(DECK, GAME)[0].box is None


def test_what_is_not_said_is_as_usual() -> None:
    made = box("style: tuck")
    assert (made.pieces, made.stock, made.card, made.sleeves, made.room, made.notch) == (1, 0.4, None, False, 1.0, True)
    assert (made.window, made.dividers, made.decks) == (None, None, ())


def test_all_that_is_said_is_taken() -> None:
    made = box("style: two-part, stock: 1.5 mm, card: 0.32 mm, sleeves: true, room: 2 mm, notch: false, decks: [d]")
    assert (made.style, made.stock, made.card, made.sleeves, made.room, made.notch) == (
        "two-part", 1.5, 0.32, True, 2.0, False,
    )  # fmt: skip
    assert [deck.value for deck in made.decks] == ["d"]


def test_a_window_has_a_width_and_a_height() -> None:
    window = box("window: 3 x 4 cm").window
    assert window is not None
    assert (window.value.width, window.value.height) == pytest.approx((30, 40)) == (Size(30, 40).width, 40)


def test_dividers_have_a_layout_of_their_own() -> None:
    made, messages = game(DECK, f"{GAME}box: {{layout: {{face: g/box.svg, dividers: g/divider.svg}}}}\n")
    assert messages == ()
    assert made.box is not None
    assert made.box.dividers is not None
    assert (made.box.layout.value, made.box.dividers.value) == ("g/box.svg", "g/divider.svg")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("style: tuck", "P121"),
        ("layout: {dividers: g/divider.svg}", "P121"),
        ("layout: g/box.svg", "P120"),
        (f"{LAYOUT}, style: sleeve", "P192"),
        (f"{LAYOUT}, pieces: 0", "P193"),
        (f"{LAYOUT}, room: 3 cm", "P193"),
        (f"{LAYOUT}, window: 30 mm", "P193"),
        (f"{LAYOUT}, stock: 0.4", "P110"),
        (f"{LAYOUT}, notch: yes", "P122"),
        (f"{LAYOUT}, decks: [e]", "P152"),
        ("layout: {face: ../box.svg}", "P129"),
    ],
)
def test_what_cannot_be_is_refused(body: str, code: str) -> None:
    assert refused(body).code == code


def test_a_box_that_is_no_map_is_refused_with_an_example() -> None:
    (found,) = game(DECK, f"{GAME}box: tuck\n")[1]
    assert (found.code, found.help) == ("P120", "write it as in `box: {layout: {face: mygame/box.svg}}`")
