"""The benchmark deck: any number of distinct cards, the same ones in every run."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from pathlib import Path

ICONS = ("crown", "flame", "gem", "leaf", "moon", "wave")
COLOURS = ("#232B60", "#8A5A00", "#B3242B", "#B0559C", "#1B6659", "#3C5A14", "#6A3FA0")
SENTENCE = (
    "a ancient and barge beneath bridge brings castle coin draws each every ferry field forest from gains gate gold "
    "harbour hidden if into keeps king lantern lose market may mill mountain next of old one or outlaw pays player "
    "queen rain river road ruin sails salt silver stone storm takes the then three tower trade turn two under valley "
    "wind winter with wool your"
)
WORDS = SENTENCE.split()
TEXT_LENGTH = 120
"""Characters of text on each card."""


@dataclass(frozen=True)
class Card:
    """What one card says."""

    number: int
    title: str
    colour: str
    icon: str
    text: str


def cards(count: int) -> list[Card]:
    """The first `count` cards; a longer deck begins with the shorter one."""
    source = random.Random(1)
    return [_card(number, source) for number in range(1, count + 1)]


def write_json(count: int, path: Path) -> None:
    """Write the deck for the other contestants."""
    path.write_text(json.dumps([asdict(card) for card in cards(count)]), encoding="utf-8")


def _card(number: int, source: random.Random) -> Card:
    """One card."""
    title = f"{source.choice(WORDS).title()} {source.choice(WORDS).title()} {number}"
    text = ""
    while len(text) < TEXT_LENGTH:
        text += source.choice(WORDS) + " "
    # A word that is cut short or has another full stop is no matter here; the length is.
    exact = text[: TEXT_LENGTH - 1].rstrip().ljust(TEXT_LENGTH, ".").capitalize()
    return Card(number, title, source.choice(COLOURS), source.choice(ICONS), exact)
