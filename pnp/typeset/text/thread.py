"""Text in shapes, and text that goes on from one box to the next.

Lines are filled from the top of the first area on; what has no room in one goes on in the next. A paragraph is never
parted so that one line of it stands alone, and a heading stays with what follows it.

    ╭───────────╮   ┌──────────┐
    │ Heading   │   │ which is │
    │ The owl   │ ▸ │ why she  │        left over: what has no room in the last area
    │ counts,   │   │ sleeps.  │
    ╰───────────╯   └──────────┘
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from pnp.geometry import EPS
from pnp.typeset.text.blocks import STEP_MM
from pnp.typeset.text.boxes import Box, Scale
from pnp.typeset.text.chunks import ANCHOR_PART
from pnp.typeset.text.filling import Filling, Ink, Put
from pnp.typeset.text.lines import Line, Manner, Paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.runs import RunMaker
from pnp.typeset.text.shapes import Area, Upright
from pnp.typeset.text.sources import Fixed, Greedy, Source
from pnp.typeset.text.totalfit import TotalFit

TRIES = 64
"""Bands of a shape that are looked at for the widest."""

HALVINGS = 10
"""Steps to where a text stands in the middle of its shape: they leave a thousandth of the shape's height."""


class Flow(NamedTuple):
    """A text at a size.

    Attributes:
        factor: of the stated size.
        puts: the lines that have room.
        too_many: lines more than allowed.
        left: what has no room: numbers of paragraphs with the lines still to come.
    """

    factor: float
    puts: list[Put]
    too_many: int
    left: list[tuple[int, Source]]

    @property
    def fits(self) -> bool:
        """Whether all has room."""
        return not (self.left or self.too_many)


class LeftOver(NamedTuple):
    """What a text has no room for.

    Attributes:
        lines: their number.  high: how high they are, user units.
        too_wide: how wide a line would have to be for one of its words, where no area is so wide; else 0.
        widest: the widest line that the areas leave.
    """

    lines: int
    high: float
    too_wide: float
    widest: float


class Thread:
    """Paragraphs in areas, one after the other.

    Attributes:
        paragraphs, areas, pen: see `filling.Text`.
    """

    def __init__(
        self, paragraphs: Sequence[Paragraph], areas: Sequence[Area], box: Box, pen: Pen, scale: Scale
    ) -> None:
        """`pen` is the text element's own; of `box`, only what concerns the text counts."""
        self.paragraphs = paragraphs
        self.areas = areas
        self.box = box
        self.pen = pen
        self.scale = scale
        self.slack = (EPS / scale.along, EPS / scale.across)
        self._inks = [Ink.of(paragraph.tokens) for paragraph in paragraphs]
        manner = Manner.of(pen.style, box.wraps, box.align == "justify")
        self._breakers = [TotalFit([paragraph], manner) for paragraph in paragraphs]
        widths = [area.rect.width for area in areas if isinstance(area, Upright)]
        even = len(widths) == len(areas) and max(widths) - min(widths) <= self.slack[0]
        self._width = widths[0] if even else None

    def at(self, factor: float, start: float = 0.0) -> Flow:
        """The text at a factor of its stated size, `start` below the top of the first area."""
        filling = Filling(self, factor, start)
        filling.fill()
        most = self.box.max_lines
        too_many = max(len(filling.puts) - most, 0) if most else 0
        return Flow(factor, filling.puts, too_many, filling.left)

    def left_over(self, flow: Flow) -> LeftOver:
        """What a text that does not fit has no room for."""
        factor, widest = flow.factor, self.widest(flow.factor)
        lines = [line for number, source in flow.left for line in self._rest(number, source, widest, factor)]
        pitch = (self.pen.above + self.pen.below) * factor
        high = len(lines) * pitch + sum(line.before for line in lines) * factor
        wide = max([line.width * factor for line in lines], default=0.0)
        return LeftOver(len(lines), high, wide if wide > widest + self.slack[0] else 0.0, widest)

    def fitted(self) -> Flow:
        """The text at the largest size at which all of it has room; where there is none, at the smallest allowed."""
        flow, smallest = self.at(1.0), self.box.smallest
        if not flow.fits and smallest is not None:
            flow = self.largest(smallest) or self.at(smallest / self.pen.size)
        return self._aligned(flow) if flow.fits and flow.puts and self.box.valign else flow

    def largest(self, smallest: float) -> Flow | None:
        """The text at the largest size from `smallest` (user units) up at which it has room; None where it has none."""
        size, step = self.pen.size, STEP_MM / self.scale.across
        best = self.at(smallest / size)
        if not best.fits:
            return None
        low, high = math.floor(smallest / step) + 1, math.ceil(size / step) - 1
        while low <= high:
            middle = (low + high) // 2
            tried = self.at(middle * step / size)
            if tried.fits:
                best, low = tried, middle + 1
            else:
                high = middle - 1
        return best

    def place(self, flow: Flow, maker: RunMaker) -> None:
        """Set the lines where they belong."""
        align, factor = self.box.align, flow.factor
        maker.scale = factor
        for put in flow.puts:
            line, gap = put.line, put.gap
            free = gap.width - line.width * factor
            spaces = sum(1 for token in line.tokens[1:] if token.spaces)
            fills = align == "justify" and spaces and not line.last and (free > 0 or line.spare)
            before = 0.0 if align == "justify" else ANCHOR_PART[align] * free
            if align == "justify" and not fills and self.pen.style.begins_right:
                before = free
            x = gap.left + before + (0.0 if self.pen.style.begins_right else line.indent * factor)
            maker.line(line.tokens, x, put.y, free / spaces if fills else 0.0)

    def source(self, number: int, factor: float) -> Source:
        """The lines of a paragraph: its best ones where all areas are equally wide, else each as full as can be."""
        paragraph = self.paragraphs[number]
        if not self.box.wraps:
            return Fixed(self._breakers[number].lines(math.inf))
        if self._width is None or not paragraph.tokens:
            return Greedy(paragraph)
        ink = self._inks[number].at(factor)
        return Fixed(self._breakers[number].lines((self._width + self.slack[0] - ink.lead - ink.trail) / factor))

    def ink(self, number: int) -> Ink:
        """How far the letters of a paragraph reach."""
        return self._inks[number]

    def widest(self, factor: float) -> float:
        """The widest gap for a line in any area, user units."""
        if self._width is not None:
            return self._width
        ink = reduce(Ink.joined, self._inks).at(factor)
        high, most = ink.up + ink.down, 0.0
        for area in self.areas:
            step = (area.bottom - area.top - high) / TRIES
            for number in range(TRIES + 1) if math.isfinite(step) and step > 0 else (0,):
                top = area.top + number * step if number else area.top
                gap = area.gap(top + self.slack[1], top + high - self.slack[1])
                most = max(most, gap.width if gap else 0.0)
        return most

    def _rest(self, number: int, source: Source, widest: float, factor: float) -> list[Line]:
        """The lines that are left of a paragraph, set as wide as the areas are; a word wider than that is a line."""
        ink = self._inks[number].at(factor)
        lines: list[Line] = []
        while not source.done:
            room = (widest + self.slack[0] - ink.lead - ink.trail) / factor
            line = source.take(max(room, source.least()))
            lines.append(line or Line([], 0.0))
            source.keep()
        return lines

    def _aligned(self, top: Flow) -> Flow:
        """The text moved down in its only area, as `pnp:valign` says; `top` is the text at its top."""
        area, valign = self.areas[0], self.box.valign
        best, nearest = top, self._miss(top)
        low, high = 0.0, area.bottom - area.top
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            flow = self.at(top.factor, middle)
            above, below = self._free(flow) if flow.fits else (0.0, 0.0)
            if flow.fits and self._miss(flow) < nearest:
                best, nearest = flow, self._miss(flow)
            if flow.fits and above * (1 - valign) <= below * valign:
                low = middle
            else:
                high = middle
        return best

    def _miss(self, flow: Flow) -> float:
        """How far a text is from where `pnp:valign` wants it in its only area."""
        above, below = self._free(flow)
        return abs(above * (1 - self.box.valign) - below * self.box.valign)

    def _free(self, flow: Flow) -> tuple[float, float]:
        """How much room there is above and below a text in its only area."""
        area, first, last = self.areas[0], flow.puts[0], flow.puts[-1]
        above = first.y - self._inks[first.number].at(flow.factor).up - area.top
        return above, area.bottom - last.y - self._inks[last.number].at(flow.factor).down
