"""What tells the entries of a list apart on the cards, from files to messages."""

from __future__ import annotations

import pytest

from pnp.world import MemoryWorld
from tests.pipeline.projects import heroes
from tests.pipeline.test_look import LAYOUT, ONE_DECK, WHITE, checked

DECK = """\
deck: heroes
size: 40 x 60 mm
layout: {face: heroes/face.svg}
fields:
  suit: {one_of: suit}
lists:
  suit:
    disc: {colour: "#3A6B35", tint: "#F0F7F7", symbol: disc, name: Disc}
    ring: {colour: "#8C3B2A", tint: "#F0F7F6", symbol: ring, name: Ring}
cards:
  - {id: owl, suit: disc}
  - {id: fox, suit: ring}
"""
MARK = '<circle cx="9" cy="9" r="4" fill="{{ card.suit.colour }}"/>'
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>'


def codes(body: str, **files: str) -> list[str]:
    """The codes of a check with pictures of a deck in two colours."""
    content = heroes(game=ONE_DECK, deck=DECK, face=LAYOUT.replace("{}", WHITE + body))
    icons = {f"layouts/heroes/icons/{name}.svg": ICON for name in ("disc", "ring")}
    return [message.code for message in checked(MemoryWorld({**content, **icons, **files}))]


@pytest.mark.parametrize(
    "body",
    [
        MARK,
        "{% set suit = card.suit %}" + MARK.replace("card.", ""),
        "{% macro mark(s) %}" + MARK.replace("card.suit", "s") + "{% endmacro %}{{ mark(card.suit) }}",
        MARK + '<circle cx="19" cy="9" r="4" fill="{{ card.suit.tint }}"/>',
        MARK + '<text x="6" y="30">{{ card.suit.colour }}</text>',
        MARK + '<text x="6" y="30">{{ card.id }}</text>',
    ],
)
def test_entries_told_apart_by_colour_alone_are_compared(body: str) -> None:
    assert codes(body) == ["P815"]


@pytest.mark.parametrize(
    "body",
    [
        MARK + "{{ icon(card.suit.symbol, 6, 30, 6) }}",
        MARK + "{{ icon(card.suit, 6, 30, 6) }}",
        MARK + '<text x="6" y="30">{{ card.suit.name }}</text>',
        MARK + '<text x="6" y="30">{{ card.suit }}</text>',
        MARK + "{% if card.suit == 'disc' %}<path d='M3 40h9v9z'/>{% endif %}",
        "{% macro mark(s) %}"
        + MARK.replace("card.suit", "s")
        + "{{ icon(s, 6, 30, 6) }}{% endmacro %}{{ mark(card.suit) }}",
    ],
)
def test_second_sign_is_found_where_the_layout_reads_it(body: str) -> None:
    assert codes(body) == []


def test_sign_in_an_included_file_is_found() -> None:
    include = "{% include 'heroes/sign.svg' %}"
    assert codes(MARK + include, **{"layouts/heroes/sign.svg": "{{ icon(card.suit.symbol, 6, 30, 6) }}"}) == []


def test_colours_that_no_layout_shows_are_not_compared() -> None:
    assert codes('<text x="6" y="30">{{ card.id }}</text>') == []
