"""Text along a path: where on it each letter stands, and how it is turned.

        ╭─o─u─╮
      b─╯     ╰─t      the middle of a letter stands on the path, and about it the letter is turned as the path is

A path of several parts is gone along one after the other, as if they touched.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from pnp.typeset.element import Track
from pnp.typeset.text.letters import Letter
from pnp.typeset.text.reach import Reach


class Rail:
    """A track with its lengths added up.

    Attributes:
        length: of all of it, user units.
    """

    def __init__(self, track: Track) -> None:
        """Add up the lengths."""
        self._steps = track.steps
        self._ends = list(accumulate(step.length for step in track.steps))
        self.length = self._ends[-1] if self._ends else 0.0

    def at(self, place: float) -> tuple[float, float, float]:
        """The point at `place` along the track, and the angle in degrees, clockwise, of the track there."""
        index = min(bisect_right(self._ends, place), len(self._steps) - 1)
        step = self._steps[index]
        part = 1 - (self._ends[index] - place) / step.length if step.length else 0.0
        x = step.x + (step.end_x - step.x) * part
        y = step.y + (step.end_y - step.y) * part
        return x, y, step.turn + (step.end_turn - step.turn) * part


def end_of(reach: Reach) -> tuple[float, float]:
    """The point at which the path of a reach ends."""
    assert reach.track is not None
    last = reach.track.steps[-1]
    return last.end_x, last.end_y


def put_along(letters: Sequence[Letter], reach: Reach) -> tuple[float, float]:
    """Put letters, whose x runs along the track and whose y is away from it, where they stand.

    Returns:
        How far, in user units, the text reaches before the track's beginning and beyond its end, measured like a
        browser: by the middles of its letters; 0 where all have a place.
    """
    assert reach.track is not None
    rail = Rail(reach.track)
    begin = reach.begin
    middles = [begin + letter.x + letter.advance / 2 for letter in letters if not letter.blank]
    before = max(0.0, -min(middles, default=0.0))
    beyond = max(0.0, max(middles, default=0.0) - rail.length)
    if before or beyond:
        ends = [begin + letter.x + letter.advance for letter in letters if not letter.blank]
        starts = [begin + letter.x for letter in letters if not letter.blank]
        return -min(0.0, *starts) if before else 0.0, max(ends) - rail.length if beyond else 0.0
    for letter in letters:
        half = letter.advance / 2
        x, y, turn = rail.at(begin + letter.x + half)
        letter.turn += turn
        cos, sin = math.cos(math.radians(letter.turn)), math.sin(math.radians(letter.turn))
        away = letter.y
        letter.x, letter.y = x - half * cos - away * sin, y - half * sin + away * cos
    return 0.0, 0.0
