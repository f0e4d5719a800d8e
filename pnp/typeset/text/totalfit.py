"""The best lines of a whole paragraph: even gaps, few hyphens, no lonely last word; or lines of equal length.

Every way to break the paragraph is weighed, each line by how far its gaps are from the usual (or, in ragged text, its
end from the edge), each hyphen by a penalty, and the lightest way wins. Source: D. E. Knuth and M. F. Plass, Breaking
paragraphs into lines, Software: Practice and Experience 11, 1981; its weights, where not said otherwise.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from msgspec import Struct

from pnp.typeset.text.lineends import WHOLE, LineEnds
from pnp.typeset.text.lines import FEW_LINES, SHORT_LAST_LINE, Line, Manner, Paragraph, fill
from pnp.typeset.text.style import BALANCE, PRETTY, STABLE

STRETCH = 0.5
SHRINK = 0.2
"""A gap of a justified line wider by this part of itself, or narrower, weighs 100; it is never narrower than that."""

RAGGED = 0.25
"""A ragged line shorter by this part of the line weighs 100."""

FEW_GAPS = 0.06
"""A line without a gap weighs as if it had one of this part of the line."""

LINE = 10.0
HYPHEN = 100.0
RAGGED_HYPHEN = 200.0
IN_A_ROW = 3000.0
NEVER = 1e13
"""Weight of what is done only where nothing else can be: a third hyphen in a row, a parted last word."""

ONE_MORE_LINE = 1e16
"""Weight of a line where the fewest lines are wanted."""

LONELY = 1e6
"""Weight of a short word alone on the last line."""

MOST_HYPHENS = 2
"""In a row (CSS Text 4: `hyphenate-limit-lines`; the usual limit of typesetters)."""

HYPHENS_IN_A_ROW = (0.0, IN_A_ROW, NEVER)
"""Weight of one more hyphen by the number right before it."""

STATES = MOST_HYPHENS + 1
START = -1

LEAST_FULL = (0.75, 0.5, 0.0)
RAGGED_LEAST_FULL = (0.5, 0.0)
BALANCED_LEAST_FULL = (0.0,)
"""Emptier lines are tried only where there are no others: what is not tried takes no time."""

NOWHERE = float("inf")

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
        self._ends: dict[int, LineEnds] = {}

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
            count = self.ends(number).count(limit - paragraph.hang)
            if count is None:
                return None
            total += count
        return total

    def ends(self, number: int) -> LineEnds:
        """The places of a paragraph."""
        if number not in self._ends:
            self._ends[number] = LineEnds(self._paragraphs[number])
        return self._ends[number]

    def _broken(self, number: int, paragraph: Paragraph, limit: float, fewest: bool, lines: list[Line]) -> None:
        """Add the lines of a paragraph to `lines`; those of a heading are ragged, however the text is set."""
        manner, first = self._manner, len(lines)
        if paragraph.keep_with_next and manner.justified:
            self._add(number, manner._replace(justified=False), limit, fewest, lines)
            for line in lines[first:]:
                line.last = True
        else:
            self._add(number, manner, limit, fewest, lines)

    def _add(self, number: int, manner: Manner, limit: float, fewest: bool, lines: list[Line]) -> None:
        """Add the lines of a paragraph to `lines`, in this manner."""
        paragraph = self._paragraphs[number]
        if not manner.wraps or not paragraph.tokens:
            fill(paragraph, float("inf"), lines)
            return
        if manner.greedy:
            first = len(lines)
            fill(paragraph, limit, lines)
            if manner.wrap == STABLE or not _lonely(lines[first:], limit):
                return
            del lines[first:]
            fewest = True
        found = self._best(self.ends(number), manner, limit, fewest)
        if found is None:
            fill(paragraph, limit, lines)
        else:
            lines += found

    def _best(self, ends: LineEnds, manner: Manner, limit: float, fewest: bool) -> list[Line] | None:
        """The best lines of a paragraph; None where something is too wide for any."""
        fewest = fewest or manner.wrap == BALANCE or manner.greedy
        weighing = _Weighing(ends, limit - ends.paragraph.hang, manner, fewest)
        chosen: list[int] | None = None
        for _ in range(MOST_TRIES):
            chosen = weighing.chosen()
            # Each place is to be shaped, so no `any`, which would stop at the first.
            if chosen is None or not sum([ends.exact(place) for place in chosen]) or weighing.stands(chosen):
                break
        else:
            return None
        if chosen is None:
            return None
        lines = ends.lines(chosen)
        if manner.justified:
            for line in lines:
                if line.width > limit and not line.last:
                    line.spare = SHRINK * sum([token.gap for token in line.tokens[1:] if token.spaces])
        return lines


def _lonely(lines: Sequence[Line], limit: float) -> bool:
    """Whether a paragraph ends with a short word alone on its line."""
    last = lines[-1]
    return len(lines) >= FEW_LINES and len(last.tokens) == 1 and last.width < limit * SHORT_LAST_LINE


class _Weighing(Struct):
    """The weighing of one paragraph at one width."""

    ends: LineEnds
    limit: float
    manner: Manner
    fewest: bool

    def chosen(self) -> list[int] | None:
        """The places at which the lines of the lightest way end; None where something is too wide for any line."""
        best: tuple[float, list[int]] | None = None
        steps = BALANCED_LEAST_FULL if self.manner.wrap == BALANCE else RAGGED_LEAST_FULL
        for least_full in LEAST_FULL if self.manner.justified else steps:
            found = self._lightest(least_full)
            if found is not None and (best is None or found[0] < best[0]):
                best = found
            if best is not None and best[0] - (len(best[1]) * ONE_MORE_LINE if self.fewest else 0.0) < NEVER / 2:
                break
        return best[1] if best else None

    def _lightest(self, least_full: float) -> tuple[float, list[int]] | None:
        """The lightest way and its weight, all lines but the last full to that part at least."""
        ends = self.ends
        start, hyphen, count = ends.start, ends.hyphen, len(ends.end)
        each = ONE_MORE_LINE if self.fewest else 0.0
        unusual = min(ends.last_word, count - 1)
        lines_from = self._justified if self.manner.justified else self._ragged
        # For every place and number of hyphens in a row up to there: the lightest way, what came before, its lines.
        weight = [NOWHERE] * (STATES * count)
        came, number = [START] * (STATES * count), [0] * (STATES * count)
        for at in range(-1, count - 1):
            if at < 0:
                ways, begin = [(START, 0, each)], ends.first_start
            else:
                ways = [
                    (STATES * at + row, row, before + each)
                    for row, before in enumerate(weight[STATES * at : STATES * at + STATES])
                    if before < NOWHERE
                ]
                if not ways:
                    continue
                begin = start[at]
            for after, line in lines_from(at, begin, least_full):
                into = STATES * after
                for state, row, before in ways:
                    total, target = before + line, into
                    if hyphen[after]:
                        target += min(row + 1, MOST_HYPHENS)
                        total += HYPHENS_IN_A_ROW[row]
                    if after >= unusual:
                        total += self._ending(at, after, begin, number[state] if at >= 0 else 0)
                    if total < weight[target]:
                        weight[target], came[target] = total, state
                        number[target] = number[state] + 1 if at >= 0 else 1
        last = STATES * (count - 1)
        return (weight[last], _traced(came, last)) if weight[last] < NOWHERE else None

    def stands(self, chosen: Sequence[int]) -> bool:
        """Whether no line is too wide, now that the parted words are shaped."""
        ends, begin, space = self.ends, self.ends.first_start, 0.0
        shrink = SHRINK if self.manner.justified else 0.0
        for place in chosen:
            narrowest = ends.end[place] - begin
            if place != chosen[-1]:
                narrowest -= shrink * (ends.end_space[place] - space)
            if narrowest > self.limit * (1 + ROUNDING):
                return False
            begin, space = ends.start[place], ends.start_space[place]
        return True

    def _justified(self, at: int, begin: float, least_full: float) -> list[tuple[int, float]]:
        """The places at which a justified line from `begin` on may end, each with the line's weight."""
        ends, limit = self.ends, self.limit
        end, cut, end_space, hyphen = ends.end, ends.cut, ends.end_space, ends.hyphen
        space_before = ends.start_space[at] if at >= 0 else 0.0
        edge, last = begin + limit * (1 + ROUNDING), len(end) - 1
        lonely = limit * FEW_GAPS * STRETCH
        found: list[tuple[int, float]] = []
        for after in range(self._first(at, begin + least_full * limit), last + 1):
            slack = edge - end[after]
            space = end_space[after] - space_before
            if slack >= 0:
                ratio = slack / (space * STRETCH or lonely) if after < last else 0.0
            else:
                ratio = -slack / (space * SHRINK) if space else NOWHERE
                if ratio > 1 or after == last:
                    if cut[after] == WHOLE and -slack > limit * SHRINK:
                        break
                    continue
            bad = LINE + 100 * ratio * ratio * ratio
            penalty = HYPHEN * hyphen[after]
            found.append((after, bad * bad + penalty * penalty))
        return found

    def _ragged(self, at: int, begin: float, least_full: float) -> list[tuple[int, float]]:
        """The places at which a ragged line from `begin` on may end, each with the line's weight."""
        ends, limit = self.ends, self.limit
        end, cut, hyphen = ends.end, ends.cut, ends.hyphen
        edge, last = begin + limit * (1 + ROUNDING), len(end) - 1
        balanced = self.manner.wrap == BALANCE
        found: list[tuple[int, float]] = []
        for after in range(self._first(at, begin + least_full * limit), last + 1):
            slack = edge - end[after]
            if slack < 0:
                if cut[after] == WHOLE:
                    break
                continue
            ratio = slack / (limit * RAGGED) if balanced or after < last else 0.0
            penalty = RAGGED_HYPHEN * hyphen[after]
            if balanced:
                # The sum of squares is least where all lines are equally long.
                found.append((after, 100 * ratio * ratio + penalty))
            else:
                bad = LINE + 100 * ratio * ratio
                found.append((after, bad * bad + penalty * penalty))
        return found

    def _first(self, at: int, least: float) -> int:
        """The first place behind `at` at which a line is full enough; the last one always is."""
        reach = self.ends.reach
        return max(at + 1, min(bisect_left(reach, least), len(reach) - 1))

    def _ending(self, at: int, after: int, begin: float, number: int) -> float:
        """The weight that a line has for parting the last word, or for being a short last word alone."""
        ends = self.ends
        last = len(ends.end) - 1
        if after < last:
            return NEVER if ends.whole_last_word(self.limit) else 0.0
        if at < 0 or number < (1 if self.manner.wrap == PRETTY else FEW_LINES - 1):
            return 0.0
        word = ends.token[last]
        alone = ends.token[at] == (word - 1 if ends.cut[at] == WHOLE else word)
        return LONELY if alone and ends.end[last] - begin < self.limit * SHORT_LAST_LINE else 0.0


def _traced(came: Sequence[int], state: int) -> list[int]:
    """The places from the first line's end to the last one's."""
    found = []
    while state != START:
        found.append(state // STATES)
        state = came[state]
    return found[::-1]
