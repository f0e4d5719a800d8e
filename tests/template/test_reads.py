"""What a layout reads of records."""

from __future__ import annotations

import pytest
from jinja2 import Environment

from pnp.template.reads import Reads, reads_of


def reads(layout: str) -> Reads:
    """What one layout reads."""
    return reads_of([Environment().parse(layout)])


@pytest.mark.parametrize(
    ("layout", "pair"),
    [
        ("{{ suit.colour }}", ("suit", "colour")),
        ("{{ card.suit.colour }}", ("card.suit", "colour")),
        ("{{ card.suit['colour'] }}", ("card.suit", "colour")),
        ("{% if card.suit.trump > 1 %}x{% endif %}", ("card.suit", "trump")),
        ("{% macro pip(s) %}{{ s.colour }}{% endmacro %}", ("s", "colour")),
        ("{% include 'patterns/' ~ country.pattern ~ '.svg' %}", ("country", "pattern")),
        ("{{ icon(n.act, 1, 2, 3) }}", ("n", "act")),
    ],
)
def test_fields_are_read(layout: str, pair: tuple[str, str]) -> None:
    assert pair in reads(layout).fields


@pytest.mark.parametrize(
    "layout",
    [
        "{{ card.suit }}",
        "{{ card.suit | upper }}",
        "{% if card.suit == 'clubs' %}x{% endif %}",
        "{{ icon(card.suit, 1, 2, 3) }}",
        "{{ icon(card.suit ~ '-open', 1, 2, 3) }}",
        "{% include 'art/' ~ card.suit ~ '.svg' %}",
    ],
)
def test_record_that_is_printed_compared_or_drawn_is_seen(layout: str) -> None:
    assert "card.suit" in reads(layout).whole


def test_parameter_of_a_macro_is_not_seen() -> None:
    assert "s" not in reads("{% macro pip(s) %}{{ s.colour }}{% endmacro %}").whole


@pytest.mark.parametrize(
    "layout",
    [
        "{{ card.suit.colour }}",
        "{% set suit = card.suit %}",
        "{{ pip(card.suit) }}",
        "{% for suit in [card.suit] %}x{% endfor %}",
    ],
)
def test_record_that_is_handed_on_is_not_seen(layout: str) -> None:
    assert "card.suit" not in reads(layout).whole
