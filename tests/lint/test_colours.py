"""Colours that tell the entries of a list apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.lint import Entry, check_colours
from pnp.lint.colours import APART, VISIONS, Eyes

OKABE_ITO = "#E69F00 #56B4E9 #009E73 #0072B2 #D55E00 #CC79A7"
TEN = "#171A4F #2346A3 #2B7CC4 #62B8E4 #BFE6EF #F9EA9A #F2B32E #DE701C #B12C17 #5E0E22"


def least(colours: str) -> list[float]:
    """The smallest distance of two of some colours in each vision."""
    eyes = Eyes()
    pairs = list(combinations(colours.split(), 2))
    return [round(min(eyes.distance(*pair, vision) for pair in pairs), 1) for vision in VISIONS]


def entry(name: str, *colours: str, **signs: object) -> Entry:
    """An entry with a colour, and maybe a tint."""
    return Entry(name, Span("content/g/d.yaml", 3, 5, 4), dict(zip(("colour", "tint"), colours, strict=False)), signs)


def told(*entries: Entry) -> list[Diagnostic]:
    """What is said of a list `suit`."""
    sink = Sink()
    check_colours("suit", entries, sink)
    return [*sink.diagnostics]


@pytest.mark.parametrize(
    ("colours", "expected"),
    [
        ("#000000 #FFFFFF", [100.0, 100.0, 100.0, 100.0, 100.0]),
        ("#123456 #123456", [0.0, 0.0, 0.0, 0.0, 0.0]),
        # Measured with another implementation of both papers (colorspacious 1.1.2).
        (OKABE_ITO, [21.6, 14.8, 14.0, 11.0, 0.8]),
        (TEN, [18.1, 16.0, 19.3, 18.3, 3.0]),
    ],
)
def test_distances_are_those_of_the_papers(colours: str, expected: list[float]) -> None:
    assert least(colours) == expected


def test_palette_made_for_all_eyes_passes_in_colour() -> None:
    assert min(least(OKABE_ITO)[:4]) >= APART


RED, GREEN = "#8C3B2A", "#3A6B35"


def test_red_and_green_alike_to_some_eyes_are_told() -> None:
    (message,) = told(entry("moss", GREEN), entry("brick", RED))
    assert (message.code, message.severity) == ("P815", Severity.WARNING)
    assert message.what == (
        "`moss` and `brick` of list `suit` are hardly told apart by people who lack green cones (deuteranopia): "
        "`#3A6B35` and `#8C3B2A` are 3.8 apart"
    )


@pytest.mark.parametrize(
    ("one", "other", "vision"),
    [
        ("#606060", "#646464", "with normal vision"),
        ("#EB2A1D", "#88AD0C", "deuteranopia"),
        ("#486150", "#D73E59", "protanopia"),
        ("#FF3C73", "#CE0662", "tritanopia"),
        ("#80CF86", "#6CA7F1", "in a print without colours"),
    ],
)
def test_each_vision_is_looked_at(one: str, other: str, vision: str) -> None:
    (message,) = told(entry("a", one), entry("b", other))
    assert vision in message.what


def test_other_visions_are_told_beside_the_worst() -> None:
    (message,) = told(entry("moss", GREEN), entry("brick", RED))
    assert message.notes[1] == "also in a print without colours (5.1)"


@pytest.mark.parametrize(
    "signs", [({"symbol": "leaf"}, {"symbol": "fire"}), ({"id": 1}, {"id": 2}), ({"n": 1}, {"n": None})]
)
def test_second_sign_is_enough(signs: tuple[dict[str, object], dict[str, object]]) -> None:
    assert told(entry("moss", GREEN, **signs[0]), entry("brick", RED, **signs[1])) == []


def test_sign_that_is_the_same_is_none() -> None:
    assert [one.code for one in told(entry("moss", GREEN, symbol="x"), entry("brick", RED, symbol="x"))] == ["P815"]


def test_of_several_colours_the_one_that_differs_most_counts() -> None:
    assert told(entry("moss", "#FFFFFF", "#F0F7F7"), entry("brick", "#000000", "#F0F7F6")) == []


def test_several_pairs_are_one_message_with_the_closest() -> None:
    greys = [entry(str(level), f"#{level}{level}{level}") for level in (60, 61, 64, 68, 73)]
    (message,) = told(*greys)
    assert message.what.startswith("`60` and `61` of list `suit`")
    assert message.notes[-1].startswith("too alike are also `")
    assert message.notes[-1].endswith(" and 6 more pairs")


def test_entry_without_colour_is_not_compared() -> None:
    assert told(entry("moss", GREEN), entry("none")) == []
