"""The best lines of a whole paragraph: even gaps, few hyphens, no lonely last word; or lines of equal length.

Every way to break the paragraph is weighed, each line by how far its gaps are from the usual (or, in ragged text, its
end from the edge), each hyphen by a penalty, and the lightest way wins. Source: D. E. Knuth and M. F. Plass, Breaking
paragraphs into lines, Software: Practice and Experience 11, 1981; its weights, where not said otherwise.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from pnp.typeset.text.lineends import WHOLE, LineEnds
from pnp.typeset.text.lines import FEW_LINES, SHORT_LAST_LINE, Line, Manner, Paragraph, fill
from pnp.typeset.text.style import BALANCE, PRETTY, STABLE

STRETCH = 0.5
SHRINK = 0.2
"""A gap of a justified line wider by this part of itself, or narrower, weighs 100; it is never narrower than that."""

RAGGED = 0.25
"""A ragged line shorter by this part of the line weighs 100."""

FEW_GAPS = 0.1
"""A line without a gap weighs as if it had one of this part of the line."""

LINE = 10.0
HYPHEN = 50.0
RAGGED_HYPHEN = 100.0
IN_A_ROW = 3000.0
NEVER = 1e9
"""Weight of what is done only where nothing else can be: a third hyphen in a row, a parted last word."""

ONE_MORE_LINE = 1e13
"""Weight of a line where the fewest lines are wanted."""

LONELY = 1e6
"""Weight of a short word alone on the last line."""

MOST_HYPHENS = 2
"""In a row (CSS Text 4: `hyphenate-limit-lines`; the usual limit of typesetters)."""

LEAST_FULL = 0.5
"""Lines emptier than this are tried only where there are no others."""

ROUNDING = 1e-9
"""Part of a line by which sums of widths may be off."""

MOST_TRIES = 6
"""How often lines are weighed anew with the exact widths of parted words, before each line takes what fits."""


class TotalFit:
    """Breaks paragraphs in one manner; keeps their places, since every size asks again."""

    def __init__(self, paragraphs: Sequence[Paragraph], manner: Manner) -> None:
        """Nothing is measured before it is asked for."""
        self._paragraphs = paragraphs
        self._manner = manner
        self._places: dict[int, LineEnds] = {}

    def lines(self, limit: float, fewest: bool = False) -> list[Line]:
        """Give the lines of all paragraphs, no wider than `limit`; `fewest`: no more of them than need be."""
        lines: list[Line] = []
        for number, paragraph in enumerate(self._paragraphs):
            self._broken(number, paragraph, limit, fewest, lines)
        return lines

    def count(self, limit: float) -> int | None:
        """On how many lines the paragraphs can be set; None where something is too wide for any."""
        total = 0
        for number, paragraph in enumerate(self._paragraphs):
            count = self.places(number).count(limit - paragraph.hang)
            if count is None:
                return None
            total += count
        return total

    def places(self, number: int) -> LineEnds:
        """The places of a paragraph."""
        if number not in self._places:
            self._places[number] = LineEnds(self._paragraphs[number])
        return self._places[number]

    def _broken(self, number: int, paragraph: Paragraph, limit: float, fewest: bool, lines: list[Line]) -> None:
        """Add the lines of a paragraph to `lines`."""
        manner = self._manner
        if not manner.wraps:
            fill(paragraph, float("inf"), lines)
            return
        if manner.greedy and not paragraph.held:
            first = len(lines)
            fill(paragraph, limit, lines)
            if manner.wrap == STABLE or not _lonely(lines[first:], limit):
                return
            del lines[first:]
            fewest = True
        found = self._best(self.places(number), limit, fewest)
        if found is None:
            fill(paragraph, limit, lines)
        else:
            lines += found

    def _best(self, places: LineEnds, limit: float, fewest: bool) -> list[Line] | None:
        """The best lines of a paragraph; None where something is too wide for any."""
        manner = self._manner
        room = limit - places.paragraph.hang
        weighing = _Weighing(places, room, manner, fewest or manner.wrap == BALANCE or (manner.greedy))
        for _ in range(MOST_TRIES):
            chosen = weighing.chosen(LEAST_FULL) or weighing.chosen(0.0)
            if chosen is None:
                return None
            # Each place is to be shaped, so no `any`, which would stop at the first.
            if not sum([places.exact(place) for place in chosen]) or weighing.stands(chosen):
                break
        else:
            return None
        lines = places.lines(chosen)
        if manner.justified:
            for line in lines:
                if line.width > limit and not line.last:
                    line.spare = SHRINK * sum([token.gap for token in line.tokens[1:] if token.spaces])
        return lines


def _lonely(lines: Sequence[Line], limit: float) -> bool:
    """Whether a paragraph ends with a short word alone on its line."""
    last = lines[-1]
    return len(lines) >= FEW_LINES and len(last.tokens) == 1 and last.width < limit * SHORT_LAST_LINE


@dataclass(slots=True)
class _Weighing:
    """The weighing of one paragraph at one width."""

    places: LineEnds
    limit: float
    manner: Manner
    fewest: bool

    def chosen(self, least_full: float) -> list[int] | None:
        """The places at which the lines of the lightest way end; None where there is none.

        `least_full`: part of the line that every line but the last fills.
        """
        places = self.places
        count = len(places)
        weight = [float("inf")] * count
        came = [-1] * count
        hyphens = [0] * count
        lines = [0] * count
        for at in range(-1, count - 1):
            if at < 0:
                before, begin, run, number = 0.0, places.first_start, 0, 0
            elif weight[at] < float("inf"):
                before, begin, run, number = weight[at], places.start[at], hyphens[at], lines[at]
            else:
                continue
            for after, line in self._lines_from(at, begin, begin + least_full * self.limit, number):
                total = before + line
                if places.hyphen[after]:
                    total += NEVER if run >= MOST_HYPHENS else IN_A_ROW if run else 0.0
                if total < weight[after]:
                    weight[after], came[after], lines[after] = total, at, number + 1
                    hyphens[after] = run + 1 if places.hyphen[after] else 0
        if weight[-1] == float("inf"):
            return None
        found = [count - 1]
        while came[found[-1]] >= 0:
            found.append(came[found[-1]])
        return found[::-1]

    def stands(self, chosen: Sequence[int]) -> bool:
        """Whether no line is too wide, now that the parted words are shaped."""
        begin, at = self.places.first_start, -1
        for place in chosen:
            if self._line(at, place, begin) is None:
                return False
            begin, at = self.places.start[place], place
        return True

    def _lines_from(self, at: int, begin: float, least: float, number: int) -> list[tuple[int, float]]:
        """The places at which a line from `begin` on may end, each with the line's weight."""
        places = self.places
        end, cut, most = places.end, places.cut, begin + self.limit * (1 + SHRINK if self.manner.justified else 1)
        last = len(end) - 1
        found: list[tuple[int, float]] = []
        for after in range(max(at + 1, min(bisect_left(places.reach, least), last)), last + 1):
            if end[after] > most and cut[after] == WHOLE:
                break
            weight = self._line(at, after, begin)
            if weight is not None:
                found.append((after, weight + self._extra(at, after, begin, number)))
        return found

    def _line(self, at: int, after: int, begin: float) -> float | None:
        """The weight of a line by its width and hyphen; None where it is too wide."""
        places, limit = self.places, self.limit
        slack = limit - (places.end[after] - begin)
        if self.manner.justified:
            space = places.end_space[after] - (places.start_space[at] if at >= 0 else 0.0)
            if slack < -ROUNDING * limit:
                if space * SHRINK < -slack or after == len(places) - 1:
                    return None
                ratio = slack / (space * SHRINK)
                bad = -100 * ratio * ratio * ratio
            elif after == len(places) - 1:
                bad = 0.0
            else:
                ratio = slack / ((space or limit * FEW_GAPS) * STRETCH)
                bad = 100 * ratio * ratio * ratio
            penalty = HYPHEN if places.hyphen[after] else 0.0
        else:
            if slack < -ROUNDING * limit:
                return None
            bad = 0.0
            if after < len(places) - 1 or self.manner.wrap == BALANCE:
                ratio = slack / (limit * RAGGED)
                bad = 100 * ratio * ratio
            penalty = RAGGED_HYPHEN if places.hyphen[after] else 0.0
        if self.manner.wrap == BALANCE:
            return bad + penalty
        return (LINE + bad) * (LINE + bad) + penalty * penalty

    def _extra(self, at: int, after: int, begin: float, number: int) -> float:
        """The weight of a line by where it stands in the paragraph."""
        places = self.places
        weight = ONE_MORE_LINE if self.fewest else 0.0
        last = len(places) - 1
        if places.last_word <= after < last and places.whole_last_word(self.limit):
            weight += NEVER
        if after == last and at >= 0 and number >= (1 if self.manner.wrap == PRETTY else FEW_LINES - 1):
            word = places.token[last]
            alone = places.token[at] == (word - 1 if places.cut[at] == WHOLE else word)
            if alone and places.end[last] - begin < self.limit * SHORT_LAST_LINE:
                weight += LONELY
        return weight
