"""Both sets of Landmarks may be mixed: any two of the twelve countries are told apart, with and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.model.values import Plain
from pnp.world import MemoryWorld
from tests.content.shipped import texts


def countries() -> dict[str, dict[str, Plain]]:
    """The countries of all sets by id."""
    project = load_project(MemoryWorld(texts()), Sink(), ["landmarks"])
    assert project is not None
    decks = project.games["landmarks"].decks
    return {
        str(id): dict(entry)
        for deck in (decks["set1"], decks["set2"])
        for id, entry in deck.lists["country"].entries.items()
    }


PAIRS = list(combinations(countries().items(), 2))


def test_there_are_twelve() -> None:
    assert len(PAIRS) == 12 * 11 // 2


@pytest.mark.parametrize("sign", ["symbol", "car"])
def test_no_two_share_a_sign(sign: str) -> None:
    assert [(one, two) for (one, first), (two, second) in PAIRS if first[sign] == second[sign]] == []


def test_two_of_one_colour_have_another_frame_or_pattern() -> None:
    kinds = ("colour", "pattern", "frame")
    assert [
        (one, two) for (one, first), (two, second) in PAIRS if all(first[kind] == second[kind] for kind in kinds)
    ] == []
