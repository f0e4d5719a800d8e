"""The locator maps: each country lies where its map's scale says, so that the pins of the cards stand in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
MAPS = ROOT / "layouts/landmarks/maps"
# as texts, since `no` is Norway
SCALES = yaml.load((ROOT / "content/landmarks/maps.yaml").read_text("utf-8"), yaml.BaseLoader)
SETS = [yaml.load((ROOT / f"content/landmarks/set{n}.yaml").read_text("utf-8"), yaml.BaseLoader) for n in (1, 2)]
# but Santorini, which is too small an island for the map
CARDS = [card for deck in SETS for card in deck["cards"] if card["id"] != "santorini"]
Point = tuple[float, float]


def country(code: str) -> list[list[Point]]:
    """The outlines of the country of a map, in mm on the card."""
    data = re.findall(r'd="([^"]*)"', (MAPS / f"{code}.svg").read_text("utf-8"))[-1]
    rings = []
    for part in data.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(ring)
    return rings


def inside(point: Point, rings: list[list[Point]]) -> bool:
    px, py = point
    crossed = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
            crossed += (y1 > py) != (y2 > py) and px < x1 + (py - y1) / (y2 - y1) * (x2 - x1)
    return crossed % 2 == 1


def place(card: dict) -> Point:
    x, y, kx, ky = (float(SCALES[card["country"]][key]) for key in ("x", "y", "kx", "ky"))
    return x + kx * float(card["lon"]), y - ky * float(card["lat"])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_pin_of_a_card_stands_in_its_country(card: dict) -> None:
    x, y = place(card)
    near = [(x + dx, y + dy) for dx in (-0.9, 0, 0.9) for dy in (-0.9, 0, 0.9)]  # coasts are drawn with few corners
    assert any(inside(point, country(card["country"])) for point in near)


@pytest.mark.parametrize("code", sorted(SCALES))
def test_the_country_of_a_map_stays_on_the_picture(code: str) -> None:
    points = [point for ring in country(code) for point in ring]
    assert all(-4 <= x <= 67 and -4 <= y <= 62 for x, y in points)
