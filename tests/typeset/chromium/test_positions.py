"""Our letters against Chromium's: `positions.json` is made by `measure.py` from `cases.svg`."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Size
from pnp.model.artwork import FilledArtwork, GlyphRun, Subject
from pnp.typeset import Typesetter
from pnp.typeset.element import SetText, TextContext, TextElement
from pnp.typeset.text import TextSetter
from pnp.world import MemoryWorld
from tests.typeset.text.cases import FONTS

HERE = Path(__file__).parent
MEASURED: dict[str, Any] = json.loads((HERE / "positions.json").read_text(encoding="utf-8"))
CASES: dict[str, Any] = MEASURED["cases"]
DEVIATIONS: dict[str, Any] = MEASURED["deviations"]
MM_PER_UNIT: float = MEASURED["mm_per_unit"]

LARGEST_DEVIATION_MM = 0.2
LARGEST_TURN_DEG = 0.3
"""It moves the top of a letter of 3 mm by a sixtieth of a millimetre."""


class Placed(NamedTuple):
    """A letter that we drew: its character, its origin, its turn."""

    letter: str
    x: float
    y: float
    turn: float


class Recorder:
    """The text side, which keeps what it set by the id of the text."""

    def __init__(self, world: MemoryWorld, sink: Sink) -> None:
        self.setter = TextSetter(world, sink)
        self.set: dict[str, SetText] = {}

    def set_text(self, element: TextElement, context: TextContext) -> SetText:
        result = self.setter.set_text(element, context)
        self.set[element.attributes["id"]] = result
        return result


@functools.cache
def ours() -> dict[str, SetText]:
    """Every case as we set it."""
    world, sink = MemoryWorld(FONTS), Sink()
    recorder = Recorder(world, sink)
    svg = (HERE / "cases.svg").read_text(encoding="utf-8")
    filled = FilledArtwork(svg, Size(210, 297), 0.0, 0.0, "en", "cases.svg", Subject("the cases"))
    Typesetter(world, sink, recorder).typeset(filled)
    assert [diagnostic.what for diagnostic in sink.diagnostics] == []
    return recorder.set


def letters(run: GlyphRun) -> Iterator[Placed]:
    """The first character of every cluster, where its first glyph stands; of a cluster of single letters, all."""
    text, at = run.text.encode(), 0
    glyph = 0
    for size, count in run.clusters:
        part = text[at : at + size].decode()
        each = len(part) == count
        for number, letter in enumerate(part if each else part[:1]):
            yield Placed(letter, run.xs[glyph + number], run.ys[glyph + number], run.turn)
        at, glyph = at + size, glyph + count


def drawn(name: str) -> list[Placed]:
    """Our letters of a case, spaces left out."""
    return [letter for run in ours()[name].runs for letter in letters(run.run) if not letter.letter.isspace()]


class Pair(NamedTuple):
    """A letter of ours and its place in Chromium."""

    ours: Placed
    x: float
    y: float
    turn: float

    @property
    def deviation_mm(self) -> float:
        """How far apart the two are."""
        return math.dist((self.ours.x, self.ours.y), (self.x, self.y)) * MM_PER_UNIT


def pairs(name: str) -> list[Pair]:
    """Our letters with Chromium's, one after the other; those within a ligature have no place of their own."""
    case = CASES[name]
    found: list[Pair] = []
    at = 0
    for letter in drawn(name):
        at = case["letters"].index(letter.letter, at)
        found.append(Pair(letter, case["x"][at], case["y"][at], case["turn"][at]))
        at += 1
    return found


@pytest.mark.parametrize("name", [name for name in CASES if name not in DEVIATIONS])
def test_letters_stand_where_chromium_puts_them(name: str) -> None:
    far = [pair for pair in pairs(name) if pair.deviation_mm > LARGEST_DEVIATION_MM]
    assert far == []


@pytest.mark.parametrize("name", [name for name in CASES if name not in DEVIATIONS])
def test_letters_are_turned_as_chromium_turns_them(name: str) -> None:
    off = [pair for pair in pairs(name) if abs((pair.ours.turn - pair.turn + 180) % 360 - 180) > LARGEST_TURN_DEG]
    assert off == []


@pytest.mark.parametrize("name", DEVIATIONS)
def test_a_listed_deviation_has_its_amount_and_its_reason(name: str) -> None:
    largest = max(pair.deviation_mm for pair in pairs(name))
    assert largest == pytest.approx(DEVIATIONS[name]["mm"], abs=0.05)
    assert DEVIATIONS[name]["reason"]


def test_every_case_is_compared() -> None:
    assert {name for name in ours() if drawn(name)} == set(CASES)
