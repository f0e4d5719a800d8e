"""A text set in its box: lines filled, size found, lines placed.

Everything is measured at the size that the layout states; a factor below 1 is tried by measuring against a box made
larger by it, so that words are shaped and measured once whatever the size.

    top ┬────────────────────────────┐
        │  ↕ above                   │
        │──first baseline────────────│   up, down: how far the tallest and the deepest letter of the whole text reach.
        │  ↕ below + above           │   The text is as high as up + the distances between baselines + down: that
        │──next baseline─────────────│   depends on its letters only, not on the lines they come to stand in, so a
        │  ↕ below                   │   smaller size never needs more room.
        └────────────────────────────┘
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from pnp.geometry import EPS
from pnp.typeset.text.boxes import Box, Scale
from pnp.typeset.text.chunks import ANCHOR_PART
from pnp.typeset.text.inkroom import Room, ink_within
from pnp.typeset.text.lines import Line, Manner, Paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.runs import RunMaker
from pnp.typeset.text.totalfit import TotalFit

STEP_MM = 0.01
"""Sizes that shrinking tries are whole multiples of this on the card: 0.03 pt, finer than the eye can see."""


class Fitted(NamedTuple):
    """Lines at a size.

    Attributes:
        factor: of the stated size.
        lines: with widths at the stated size.
        baselines: of each line below the first one, at the stated size.
        too_wide, too_high: what sticks out of the box, user units; 0 where nothing does.
        too_many: lines more than allowed.
    """

    factor: float
    lines: list[Line]
    baselines: list[float]
    too_wide: float
    too_high: float
    too_many: int

    @property
    def fits(self) -> bool:
        """Whether all is within the box."""
        return not (self.too_wide or self.too_high or self.too_many)


class Block:
    """Paragraphs in a box."""

    def __init__(self, paragraphs: list[Paragraph], box: Box, pen: Pen, scale: Scale, narrow: float = 1.0) -> None:
        """`pen` is the text element's own: it states the size and the least height of a line.

        `narrow`: the width of letters and gaps, as a part of their own.
        """
        self.paragraphs = paragraphs
        self.box = box
        self.pen = pen
        self.scale = scale
        self.narrow = narrow
        tokens = [token for paragraph in paragraphs for token in paragraph.tokens]
        self.up = max([token.up for token in tokens], default=0.0)
        self.down = max([token.down for token in tokens], default=0.0)
        self.half = max([token.half for token in tokens], default=0.0)
        above, below = pen.above, pen.below
        self._even = all([token.above <= above and token.below <= below for token in tokens])
        self._manner = Manner.of(pen.style, box.wraps, box.align == "justify")
        self._breaker = TotalFit(paragraphs, self._manner)

    @property
    def stated_mm(self) -> float:
        """The stated size, mm on the card."""
        return self.pen.size * self.scale.across

    def at(self, factor: float) -> Fitted:
        """The text at `factor` of its stated size: in its best lines, or in the fewest where only those fit."""
        best = self._set(factor, fewest=False)
        return best if best.fits or self._manner.greedy else self._set(factor, fewest=True)

    def _set(self, factor: float, fewest: bool) -> Fitted:
        """The text at a size."""
        box = self.box
        along, across = EPS / self.scale.along, EPS / self.scale.across
        lines = self._breaker.lines((box.width + along) / (factor * self.narrow), fewest)
        baselines = self._baselines(lines)
        too_wide = max([line.width - line.spare for line in lines]) * factor * self.narrow - box.width
        too_wide = max(too_wide, self._sticking_out(lines, factor))
        too_high = self.height(baselines, factor) - box.height if box.height is not None else 0.0
        return Fitted(
            factor,
            lines,
            baselines,
            too_wide if too_wide > along else 0.0,
            too_high if too_high > across else 0.0,
            max(len(lines) - box.max_lines, 0) if box.max_lines else 0,
        )

    def height(self, baselines: list[float], factor: float) -> float:
        """How high the text is, from the tallest to the deepest ink, user units."""
        return (self.up + baselines[-1] + self.down) * factor + 2 * self.half

    def fitted(self) -> Fitted:
        """The text at the largest size at which it fits; where it fits at none, at the smallest allowed."""
        smallest = self.box.smallest
        if smallest is None or self.roughly_fits(1.0):
            stated = self.at(1.0)
            if stated.fits or smallest is None:
                return stated
        return self.largest(smallest) or self.at(smallest / self.pen.size)

    def largest(self, smallest: float) -> Fitted | None:
        """The text at the largest size from `smallest` (user units) up at which it fits; None where it fits at none."""
        size, step = self.pen.size, STEP_MM / self.scale.across
        if not self.roughly_fits(smallest / size):
            return None
        low, high = math.floor(smallest / step) + 1, math.ceil(size / step) - 1
        found = low - 1
        while low <= high:
            middle = (low + high) // 2
            if self.roughly_fits(middle * step / size):
                found, low = middle, middle + 1
            else:
                high = middle - 1
        # Parted words were measured by their letters, so the lines themselves may still be too many.
        while found * step > smallest:
            tried = self.at(found * step / size)
            if tried.fits:
                return tried
            found -= 1
        tried = self.at(smallest / size)
        return tried if tried.fits else None

    def roughly_fits(self, factor: float) -> bool:
        """Whether the text fits at a size, as far as the places where lines may end tell."""
        box = self.box
        if not (self._even and box.wraps):
            return self._set(factor, fewest=True).fits
        lines = self._breaker.count((box.width + EPS / self.scale.along) / (factor * self.narrow))
        if lines is None or (box.max_lines and lines > box.max_lines):
            return False
        if box.height is None:
            return True
        pitch = self.pen.above + self.pen.below
        between = sum([paragraph.before for paragraph in self.paragraphs[1:]])
        high = (self.up + (lines - 1) * pitch + between + self.down) * factor + 2 * self.half
        return high <= box.height + EPS / self.scale.across

    def place(self, fitted: Fitted, maker: RunMaker) -> None:
        """Set the lines where they belong."""
        box, factor = self.box, fitted.factor
        maker.scale, maker.narrow = factor, self.narrow
        along = factor * self.narrow
        first = self._first_baseline(fitted)
        justified = box.align == "justify"
        anchor = 0.0 if justified else ANCHOR_PART[box.align]
        for line, below in zip(fitted.lines, fitted.baselines, strict=True):
            free = box.width - line.width * along
            stretch, before = 0.0, anchor * free
            if justified:
                stretch = self._stretch(line, free)
                before = free if not stretch and self.pen.style.begins_right else 0.0
            # Where lines begin on the right, the indent is the room that is left there.
            indent = 0.0 if self.pen.style.begins_right else line.indent * along
            tokens, x = line.tokens, box.x + before + indent
            if tokens and (tokens[0].lead > 0 or tokens[-1].trail > 0 or self.half or tokens[0].turned):
                x, stretch = ink_within(Room(box.x, box.x + box.width, along, self.half), tokens, x, stretch)
            maker.line(tokens, x, first + below * factor, stretch)

    def _sticking_out(self, lines: list[Line], factor: float) -> float:
        """How much wider than the box the ink of a line of one word is: it has no gaps that could be narrower."""
        along, over = factor * self.narrow, 0.0
        for line in lines:
            if len(line.tokens) == 1:
                lead = max((line.tokens[0].lead - line.indent) * along + self.half, 0.0)
                trail = max(line.tokens[0].trail * along + self.half, 0.0)
                over = max(over, lead + line.width * along + trail - self.box.width)
        return over

    def _stretch(self, line: Line, free: float) -> float:
        """By how much every gap of a justified line is wider; below 0 where they are narrower."""
        gaps = sum([bool(token.spaces) for token in line.tokens[1:]])
        return free / gaps if gaps and not line.last and (free > 0 or line.spare) else 0.0

    def _baselines(self, lines: list[Line]) -> list[float]:
        """Where each line's baseline lies below the first one."""
        pitch = self.pen.above + self.pen.below
        if self._even and len(self.paragraphs) == 1:
            return [number * pitch for number in range(len(lines))]
        at, found = 0.0, [0.0]
        for line, following in pairwise(lines):
            at += following.before + (pitch if self._even else self._below(line) + self._above(following))
            found.append(at)
        return found

    def _above(self, line: Line) -> float:
        """How far a line reaches above its baseline."""
        return max(self.pen.above, *(token.above for token in line.tokens), self.pen.above)

    def _below(self, line: Line) -> float:
        """How far a line reaches below its baseline."""
        return max(self.pen.below, *(token.below for token in line.tokens), self.pen.below)

    def _first_baseline(self, fitted: Fitted) -> float:
        """The y of the first baseline: by line heights as in a browser, then so that no ink is out of the box."""
        box, factor = self.box, fitted.factor
        if box.height is None:
            return box.baseline
        above, below = self._above(fitted.lines[0]), self._below(fitted.lines[-1])
        last = fitted.baselines[-1]
        free = box.height - (above + last + below) * factor
        first = box.top + box.valign * free + above * factor
        first = min(first, box.top + box.height - (last + self.down) * factor - self.half)
        return max(first, box.top + self.up * factor + self.half)
