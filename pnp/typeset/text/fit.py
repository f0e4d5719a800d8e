"""Making a text fit its box: first squeezed, then smaller, as far as its author allows; alike for a whole group.

Squeezing is for titles. Letters come closer together first, which nobody sees; then all letters become narrower.

    level   0      1 … 4                     5 … 20
            as is  letters 0.005 em closer   letters 0.02 em closer and 99.5 % … 92 % wide
                   … 0.02 em closer
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct, field

from pnp.model.artwork import Fit
from pnp.typeset.text.blocks import Block, Fitted

CLOSER_STEPS = 4
CLOSEST_EM = 0.02
"""Tighter setting closes the gaps in letters such as n: what books on typography allow for titles."""

NARROWER_STEPS = 16
NARROWEST = 0.92
"""Narrower letters have visibly thinner stems."""


class Level(NamedTuple):
    """How much a text is squeezed: what is added to the tracking, em, and the width of letters."""

    tracking_em: float
    narrow: float


LEVELS = (
    *(Level(-CLOSEST_EM * step / CLOSER_STEPS, 1.0) for step in range(CLOSER_STEPS + 1)),
    *(Level(-CLOSEST_EM, 1 - (1 - NARROWEST) * step / NARROWER_STEPS) for step in range(1, NARROWER_STEPS + 1)),
)
"""From unsqueezed to most."""


class Found(NamedTuple):
    """A text as it is to be set, and what it needed for that."""

    block: Block
    fitted: Fitted
    fit: Fit


class Fitter(Struct):
    """Fits one text: `plain` as it is; `make` gives it squeezed so much; `squeezes`: whether it may be."""

    plain: Block
    make: Callable[[Level], Block]
    squeezes: bool
    _blocks: dict[int, Block] = field(default_factory=dict)

    def alone(self) -> Found:
        """The text by itself: as stated if it fits so, else as little squeezed and as large as it then can be."""
        first = self._block(0)
        if not self.squeezes:
            return self._found(0, first.fitted())
        low, high = 0, len(LEVELS)
        while low < high:
            middle = (low + high) // 2
            if self._block(middle).roughly_fits(1.0):
                high = middle
            else:
                low = middle + 1
        for level in range(low, len(LEVELS)):
            fitted = self._block(level).at(1.0)
            if fitted.fits:
                return self._found(level, fitted)
        most = len(LEVELS) - 1
        return self._found(most, self._block(most).fitted())

    def as_group(self, group: Fit) -> Found:
        """The text as all of its group are set."""
        level = group.level if self.squeezes else 0
        block = self._block(level)
        fitted = block.at(min(group.size / block.stated_mm, 1.0))
        # It was among those measured, so it fits, unless something else was measured than is set.
        return self._found(level, fitted) if fitted.fits else self.alone()

    def _block(self, level: int) -> Block:
        """The text squeezed so much."""
        if level == 0:
            return self.plain
        if level not in self._blocks:
            self._blocks[level] = self.make(LEVELS[level])
        return self._blocks[level]

    def _found(self, level: int, fitted: Fitted) -> Found:
        """The text at a level."""
        block = self._block(level)
        return Found(block, fitted, Fit(level, fitted.factor * block.stated_mm))
