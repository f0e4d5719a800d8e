"""Filling areas with paragraphs at one size: where each line stands, and what is left over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from pnp.typeset.text.lines import Line, Paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shapes import Area, Gap, Upright
from pnp.typeset.text.shaping import Word
from pnp.typeset.text.sources import Source
from pnp.typeset.text.tokens import Token

FEWEST = 2
"""Lines of a paragraph that stand together at the end of a box, and at the beginning of one."""

FINER = 8
"""A line that finds no room where it would come moves down by this part of a line."""

INFINITE = float("inf")

CLOSE = 1e-9
"""Baselines nearer than this are one: noise of the sums."""


class Ink(NamedTuple):
    """How far letters reach, user units at the stated size: above and below the baseline, and beyond their advance.

    `half` is what their outline adds all round, whatever the size.
    """

    up: float = 0.0
    down: float = 0.0
    lead: float = -INFINITE
    trail: float = -INFINITE
    half: float = 0.0

    @classmethod
    def of(cls, tokens: Sequence[Token]) -> Ink:
        """The most that any of the words does."""
        most = cls()
        for token in tokens:
            most = most.joined(cls(token.up, token.down, token.lead, token.trail, token.half))
            # Any letter of a word that may be parted may come to begin a line, or to end one.
            for pen, word in token.pieces if token.cuts else ():
                lead, trail = _reaches(pen, word)
                most = most.joined(Ink(lead=lead, trail=trail))
        return most

    def joined(self, other: Ink) -> Ink:
        """The most of both."""
        return Ink(*map(max, self, other))

    def at(self, factor: float) -> Ink:
        """How far they reach at a factor of the size, the outline counted; never less than their advance."""
        up, down, lead, trail = (side * factor + self.half for side in self[:4])
        return Ink(up, down, max(lead, 0.0), max(trail, 0.0), self.half)


def _reaches(pen: Pen, word: Word) -> tuple[float, float]:
    """How far any letter of a word reaches out before its beginning and behind its end, user units."""
    lead = trail = -INFINITE
    for glyph in word.glyphs:
        ink = pen.font.ink(glyph)
        if ink is not None:
            lead = max(lead, -ink[0])
            trail = max(trail, ink[2] - pen.font.shaping.get_glyph_h_advance(glyph))
    return lead * pen.per_unit, trail * pen.per_unit


class Put(NamedTuple):
    """A line where it stands.

    Attributes:
        line: of paragraph `number`.
        area: the number of its area.
        gap: the room there for its advance.
        y: of its baseline.
    """

    line: Line
    number: int
    area: int
    gap: Gap
    y: float


class At(NamedTuple):
    """How far areas are filled: the last baseline in the current one, None at its top; how far it reaches below."""

    area: int = 0
    y: float | None = None
    below: float = 0.0


class Text(Protocol):
    """What is filled in. See `Thread`."""

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Its paragraphs."""

    @property
    def areas(self) -> Sequence[Area]:
        """What it fills, in order."""

    @property
    def pen(self) -> Pen:
        """The text element's own pen."""

    @property
    def slack(self) -> tuple[float, float]:
        """By how much ink may reach out of an area, along and across, user units: less than anyone sees."""

    def source(self, number: int, factor: float) -> Source:
        """The lines of a paragraph."""

    def ink(self, number: int) -> Ink:
        """How far the letters of a paragraph reach."""


class Filling:
    """Fills the areas of a text at one size.

    Attributes:
        puts: the lines that have room.
        left: what has none: the numbers of the paragraphs, with the lines still to come.
    """

    def __init__(self, text: Text, factor: float, start: float) -> None:
        """`start`: how far below the top of the first area the text begins, user units."""
        self.puts: list[Put] = []
        self.left: list[tuple[int, Source]] = []
        self._text = text
        self._factor = factor
        self._start = start
        self._step = (text.pen.above + text.pen.below) * factor / FINER

    def fill(self) -> None:
        """Fill the areas with all paragraphs."""
        paragraphs = self._text.paragraphs
        at, number = At(), 0
        while number < len(paragraphs):
            last = number
            while paragraphs[last].keep_with_next and last + 1 < len(paragraphs):
                last += 1
            at = self._together(number, last, at)
            number = last + 1

    def _together(self, first: int, last: int, at: At) -> At:
        """Set headings with the beginning of what follows them, in the next area if this one would part them."""
        mark, left = len(self.puts), len(self.left)
        after = self._several(first, last, at)
        parted = first < last and not self._is_together(mark, last)
        if not parted or at.y is None or at.area + 1 >= len(self._text.areas):
            return after
        del self.puts[mark:], self.left[left:]
        return self._several(first, last, At(at.area + 1))

    def _several(self, first: int, last: int, at: At) -> At:
        """Set paragraphs one after the other."""
        for number in range(first, last + 1):
            at = self._paragraph(number, at)
        return at

    def _is_together(self, mark: int, last: int) -> bool:
        """Whether all that was put since `mark` stands in one area up to the first line of paragraph `last`."""
        area = next((put.area for put in self.puts[mark:] if put.number == last), None)
        return area is not None and all(put.area == area for put in self.puts[mark:] if put.number < last)

    def _paragraph(self, number: int, at: At) -> At:
        """Set a paragraph, no line of it alone in an area if that can be."""
        mark, left = len(self.puts), len(self.left)
        after = self._lines(number, at, {})
        counts = [(area, len(list(puts))) for area, puts in groupby(self.puts[mark:], lambda put: put.area)]
        if len(counts) < 2 or len(self.left) > left:
            return after
        (area, here), (_, there) = counts[-2:]
        begins, has_before = len(counts) == 2, at.y is not None and counts[0][0] == at.area
        caps: dict[int, int] = {}
        if has_before and counts[0][1] < FEWEST:
            at = At(at.area + 1)
        elif there < FEWEST and here - (FEWEST - there) >= (FEWEST if begins and has_before else 1):
            caps = {area: here - (FEWEST - there)}
        elif there < FEWEST and begins and has_before:
            at = At(at.area + 1)
        else:
            return after
        del self.puts[mark:]
        return self._lines(number, at, caps)

    def _lines(self, number: int, at: At, caps: Mapping[int, int]) -> At:
        """Set the lines of a paragraph, no more in an area than `caps` says."""
        source = self._text.source(number, self._factor)
        if self.left:
            self.left.append((number, source))
            return at
        set_here = 0
        while not source.done:
            if at.area >= len(self._text.areas):
                self.left.append((number, source))
                return at
            put = self._put(number, source, at) if caps.get(at.area) != set_here else None
            if put is None:
                at, set_here = At(at.area + 1), 0
                continue
            source.keep()
            self.puts.append(put)
            below = max(self._text.pen.below, *(token.below for token in put.line.tokens), self._text.pen.below)
            at, set_here = At(at.area, put.y, below * self._factor), set_here + 1
        return at

    def _put(self, number: int, source: Source, at: At) -> Put | None:
        """The next line in the current area; None where that has no room for it."""
        area, factor = self._text.areas[at.area], self._factor
        ink = self._text.ink(number).at(factor)
        along, across = self._text.slack
        above = self._text.pen.above
        y = self._baseline(number, source, at, above)
        while y + ink.down <= area.bottom + across:
            gap = area.gap(y - ink.up + across, y + ink.down - across)
            room = Gap(gap.left + ink.lead, gap.right - ink.trail) if gap else None
            line = source.take((room.width + along) / factor) if room else None
            if room is not None and line is not None:
                above = max(above, *(token.above for token in line.tokens), above)
                lower = self._baseline(number, source, at, above)
                if lower <= y + CLOSE:
                    return Put(line, number, at.area, room, y)
                y = lower
            elif isinstance(area, Upright):
                return None
            else:
                y += self._step
        return None

    def _baseline(self, number: int, source: Source, at: At, above: float) -> float:
        """Where a line that reaches so far above its baseline comes to stand, at the stated size."""
        area, factor = self._text.areas[at.area], self._factor
        if at.y is None:
            start = self._start if at.area == 0 else 0.0
            return area.top + start + max(above * factor, self._text.ink(number).at(factor).up)
        before = 0.0 if source.begun else self._text.paragraphs[number].before
        return at.y + at.below + (above + before) * factor
