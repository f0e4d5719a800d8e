"""The benchmark as a pnp project: content in YAML, a layout written by hand or as Inkscape saves it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Literal

from deck import Card, cards

HERE = Path(__file__).parent
FONTS = HERE.parent / "fonts" / "noto-sans"

Form = Literal["plain", "inkscape"]

PROJECT = """\
paper: a4
margin: 8 mm
gap: 0 mm
label_font: Noto Sans
"""

GAME = """\
game: bench
pnp: 1
title: Benchmark
version: "1.0"
languages: [en]
decks: [cards]
"""

DECK = """\
deck: cards
size: 63 x 88 mm
bleed: 0 mm
safe: 3 mm
layout: {face: bench/face.svg}
fields:
  number: {type: integer, min: 1}
  title: {type: text}
  colour: {type: colour}
  icon: {type: text}
  text: {type: text}
cards:
"""


def write_project(folder: Path, count: int, form: Form = "plain") -> None:
    """Write a whole project of `count` cards into `folder`, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("content/bench", "layouts/bench", "output"):
        (folder / name).mkdir(parents=True)
    shutil.copytree(FONTS, folder / "fonts" / "noto-sans")
    shutil.copytree(HERE / "icons", folder / "layouts" / "bench" / "icons")
    _write(folder / "pnp.yaml", PROJECT)
    _write(folder / "content" / "bench" / "game.yaml", GAME)
    _write(folder / "content" / "bench" / "cards.yaml", DECK + "".join(_entry(card) for card in cards(count)))
    shutil.copy(HERE / "layouts" / f"{form}.svg", folder / "layouts" / "bench" / "face.svg")


def _entry(card: Card) -> str:
    """One card as a line of YAML; JSON's quoting is YAML's."""
    return (
        f"  - {{id: c{card.number:05}, number: {card.number}, title: {json.dumps(card.title)}, "
        f'colour: "{card.colour}", icon: {card.icon}, text: {json.dumps(card.text)}}}\n'
    )


def _write(path: Path, text: str) -> None:
    """Write a file of the project."""
    path.write_text(text, encoding="utf-8")
