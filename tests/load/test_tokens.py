"""`tokens:` of game.yaml, and the shapes of tokens and cards."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic
from pnp.geometry import Size
from pnp.model.outline import Outline
from pnp.model.spec import DeckSpec
from tests.load.projects import GAME, game, message

TOKENS = GAME.replace("decks: [d]", "tokens: [d]")


def tokens(body: str) -> DeckSpec:
    """The tokens with `body` behind their name; there must be no message."""
    made, messages = game(f"deck: d\n{body}", TOKENS)
    assert messages == ()
    return made.decks["d"]


def refused(body: str) -> Diagnostic:
    """The one message about tokens with `body` behind their name."""
    (found,) = game(f"deck: d\n{body}", TOKENS)[1]
    return found


def test_tokens_are_decks_like_the_others() -> None:
    made, messages = game("deck: d\nsize: poker\n", f"{GAME}tokens: [t]\n", t="deck: t\nshape: circle\nsize: 16 mm\n")
    assert messages == ()
    assert [(deck.id, deck.tokens) for deck in made.decks.values()] == [("d", False), ("t", True)]


@pytest.mark.parametrize(
    ("typed", "size"),
    [
        ("shape: circle\nsize: 16 mm\n", Size(16, 16)),
        ("shape: circle\nsize: 16 x 16 mm\n", Size(16, 16)),
        ("shape: square\nsize: 0.5 in\n", Size(12.7, 12.7)),
        ("shape: hexagon\nsize: 30 mm\n", Size(30, 34.641)),
        ("shape: flat-hexagon\nsize: 30 mm\n", Size(34.641, 30)),
        ("shape: hexagon\nsize: 82.55 x 95.25 mm\n", Size(82.55, 95.25)),
        ("shape: rounded\nsize: 20 x 30 mm\n", Size(20, 30)),
        ("size: 20 x 30 mm\n", Size(20, 30)),
    ],
)
def test_a_size_is_what_the_shape_makes_of_it(typed: str, size: Size) -> None:
    made = tokens(typed).size
    assert (made.width, made.height) == pytest.approx((size.width, size.height), abs=0.001)


def test_only_shapes_that_are_no_plain_rectangles_have_an_outline() -> None:
    assert tokens("size: 20 x 30 mm\n").outline is None
    assert tokens("shape: square\nsize: 20 mm\n").outline is None
    assert tokens("shape: circle\nsize: 20 mm\n").outline == Outline.circle(20)
    assert tokens("shape: rounded\nsize: 20 x 30 mm\n").outline == Outline.rectangle(Size(20, 30), 3.5)


def test_the_same_again_is_no_layout() -> None:
    made = tokens("shape: circle\nsize: 16 mm\nlayout: {face: a.svg, back: same}\n")
    assert (made.back, made.back_same) == (None, True)


def test_a_standee_has_flaps() -> None:
    assert tokens("size: 25 x 40 mm\nstandee: {base: 10 mm}\n").standee == 10
    assert tokens("size: 25 x 40 mm\n").standee is None


def test_text_may_stand_nearer_to_the_edge_of_tokens() -> None:
    assert tokens("shape: circle\nsize: 16 mm\n").safe == 1.5
    assert tokens("shape: circle\nsize: 16 mm\nsafe: 2 mm\n").safe == 2


def test_cards_may_have_a_shape() -> None:
    made, messages = game("deck: d\nshape: circle\nsize: 60 mm\n")
    assert messages == ()
    assert made.decks["d"].outline == Outline.circle(60)


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("shape: star\nsize: 16 mm\n", "`shape` of deck `d` is `star`, which is no shape"),
        (
            "shape: square\nsize: 16 x 17 mm\n",
            "a square is as wide as it is high, and `size` of deck `d` is `16 x 17 mm`",
        ),
        ("size: 16 mm\n", "`size` of deck `d` is one length, and a rectangle has a width and a height"),
        ("shape: circle\nsize: 16\n", "`size` of deck `d` is `16`, a length without a unit"),
        ("shape: circle\nsize: big\n", "`big` is no size of a circle"),
        ("shape: circle\nsize: 0 mm\n", "`0 mm` is no size of a circle"),
    ],
)
def test_shapes_and_sizes_that_do_not_go_together_are_refused(typed: str, what: str) -> None:
    assert refused(typed).what == what


def test_a_shape_in_a_list_is_refused() -> None:
    assert message("shape: [circle]\n").code == "P120"
