"""Shapes, paths and other texts around a text, by id."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec.structs import replace

from pnp.geometry import Rect, Size, Transform
from pnp.typeset.element import Linked, Outline, Step, TextContext, TextElement, Track
from tests.typeset.text.cases import context

Point = tuple[float, float]


def polygon(*points: Point, even_odd: bool = False) -> Outline:
    """A polygon."""
    return Outline("polygon", (points,), even_odd)


def rectangle(x: float, y: float, width: float, height: float, next_: str = "") -> Outline:
    """An upright rectangle."""
    rect = Rect(x, y, width, height)
    ring = ((x, y), (rect.right, y), (rect.right, rect.bottom), (x, rect.bottom))
    return Outline("rect", (ring,), upright=rect, next=next_)


def circle(x: float, y: float, radius: float, sides: int = 180) -> Outline:
    """A circle as a polygon."""
    angles = [math.tau * number / sides for number in range(sides)]
    ring = tuple([(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles])
    return Outline("circle", (ring,))


def line(*points: Point, stated: float | None = None) -> Track:
    """A path of straight lines."""
    steps = []
    for (x, y), (end_x, end_y) in pairwise(points):
        turn = math.degrees(math.atan2(end_y - y, end_x - x))
        steps.append(Step(math.dist((x, y), (end_x, end_y)), x, y, end_x, end_y, turn, turn))
    return Track(tuple(steps), stated)


@dataclass
class Around:
    """What can be found around a text; other texts with where they stand against it."""

    outlines: Mapping[str, Outline] = field(default_factory=dict)
    tracks: Mapping[str, Track] = field(default_factory=dict)
    texts: Mapping[str, tuple[TextElement, Transform]] = field(default_factory=dict)
    view: Size = field(default_factory=lambda: Size(100, 200))

    def outline(self, id_: str) -> Outline | None:
        return self.outlines.get(id_)

    def track(self, id_: str) -> Track | None:
        return self.tracks.get(id_)

    def text(self, id_: str) -> Linked | None:
        found = self.texts.get(id_)
        return Linked(found[0], found[1], self) if found else None

    @property
    def context(self) -> TextContext:
        """The surroundings of a text on a card in millimetres."""
        return replace(context(), near=self)
