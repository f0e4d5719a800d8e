"""The places where the lines of a paragraph may end, as columns of numbers, so that lines are tried without words.

    |<------------ end ------------>|              a line that begins behind place i and ends at place j is
    The owl counts three; a her-    |              end[j] - start[i] wide
              |<- start
Widths count from the beginning of the paragraph, at the stated size. Where a word is parted, they are at first worked
out from its letters where they stand in the whole word; `exact` shapes the parts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from pnp.typeset.text.lines import Line, Paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import Word
from pnp.typeset.text.tokens import Guess, Token

WHOLE = -1
"""In place of the number of a cut: the line ends behind the whole word."""

HYPHENS = "-\u2010"
CLOSING = ".,:;!?…)]»”’“"

FEW_LETTERS = 2
SHORT = 2.0
"""How much more a hyphen weighs that leaves so few letters on a line: readers stumble over them."""


class LineEnds:
    """The places of one paragraph, in order; the last one is its end.

    Attributes:
        token, cut: which word a line ends with, and at which of its cuts, WHOLE for none.
        end, start: where the line ends, and where the next one begins.
        end_space, start_space: width of the gaps up to there.
        hyphen: what a hyphen at the end of the line weighs: 0 for none, 1 for one, more where two letters part.
        begins: where each word begins.
        first_start: where the first line begins: all others begin `hang` further in.
        last_word: the first place inside the last word that only its language allows; past the end if there is none.
        reach: the ends in order, since a head with its hyphen may be wider than the next.
    """

    __slots__ = (
        "begins",
        "cut",
        "end",
        "end_space",
        "first_start",
        "hyphen",
        "last_word",
        "paragraph",
        "reach",
        "shaped",
        "start",
        "start_space",
        "token",
    )

    def __init__(self, paragraph: Paragraph) -> None:
        """Measure where the lines of `paragraph` may end."""
        self.paragraph = paragraph
        self.token: list[int] = []
        self.cut: list[int] = []
        self.end: list[float] = []
        self.start: list[float] = []
        self.end_space: list[float] = []
        self.start_space: list[float] = []
        self.hyphen: list[float] = []
        self.begins: list[float] = []
        self.shaped: set[int] = set()
        self.first_start = paragraph.hang - paragraph.indent
        self._measure(paragraph.tokens, paragraph.held)
        self.last_word = self._last_word()
        self.reach: list[float] = []
        self._note_reach()

    def __len__(self) -> int:
        return len(self.end)

    def count(self, limit: float) -> int | None:
        """On how many lines the paragraph can be set; None where something is too wide for any.

        `limit` is the width between the hanging indent and the end of the line.
        """
        reach, start, ends = self.reach, self.start, len(self.end)
        at, lines = -1, 0
        begin = self.first_start
        while at < ends - 1:
            after = bisect_right(reach, begin + limit) - 1
            if at < self.last_word - 1 < after < ends - 1 and self.whole_last_word(limit):
                after = self.last_word - 1
            if after <= at:
                return None
            at, lines = after, lines + 1
            begin = start[at]
        return lines

    def exact(self, place: int) -> bool:
        """Shape the parts of the word at a place; whether that changed a width."""
        cut = self.cut[place]
        if cut == WHOLE or place in self.shaped:
            return False
        self.shaped.add(place)
        token = self.paragraph.tokens[self.token[place]]
        head, tail = token.parted(cut)
        begin = self.begins[self.token[place]]
        end, start = begin + head.width, begin + token.width - tail.width
        changed = (end, start) != (self.end[place], self.start[place])
        self.end[place], self.start[place] = end, start
        if changed:
            self._note_reach()
        return changed

    def whole_last_word(self, limit: float) -> bool:
        """Whether the last word stays whole: by rule it does, unless it is wider than a line."""
        return self.paragraph.tokens[-1].width <= limit

    def lines(self, chosen: Sequence[int]) -> list[Line]:
        """Give the lines that end at `chosen` places, the last of which is the end."""
        paragraph = self.paragraph
        lines: list[Line] = []
        rest: Token | None = None
        first, passed = 0, -1
        for place in chosen:
            last, cut = self.token[place], self.cut[place]
            tokens = paragraph.tokens[first : last + 1]
            # A word that is parted twice has fewer cuts left.
            used = passed + 1 if rest is not None and first == last else 0
            if rest is not None:
                tokens[0] = rest
            rest = None
            if cut != WHOLE:
                tokens[-1], rest = tokens[-1].parted(cut - used)
            passed = cut
            first = last if cut != WHOLE else last + 1
            indent = paragraph.hang if lines else paragraph.indent
            width = sum([token.width + token.gap for token in tokens]) - (tokens[0].gap if tokens else 0.0)
            lines.append(Line(tokens, indent + width, indent))
        lines[0].before = paragraph.before
        lines[-1].last = True
        return lines

    def _measure(self, tokens: Sequence[Token], held: frozenset[int]) -> None:
        """Fill the columns."""
        x, space, last = 0.0, 0.0, len(tokens) - 1
        for number, token in enumerate(tokens):
            self.begins.append(x)
            if token.cuts:
                self._add_cuts(number, token, x, space)
            x += token.width
            ends = number + 1 not in held
            if ends:
                self.token.append(number)
                self.cut.append(WHOLE)
                self.end.append(x)
                self.end_space.append(space)
                self.hyphen.append(0.0)
            if number < last:
                following = tokens[number + 1]
                x += following.gap
                if following.spaces:
                    space += following.gap
            if ends:
                self.start.append(x)
                self.start_space.append(space)

    def _add_cuts(self, number: int, token: Token, x: float, space: float) -> None:
        """Add the places inside a word that begins at `x`."""
        count = len(token.cuts)
        self.token += [number] * count
        self.cut += range(count)
        self.end_space += [space] * count
        self.start_space += [space] * count
        after = x + token.width
        for head, tail, hyphen in guesses(token):
            self.end.append(x + head)
            self.start.append(after - tail)
            self.hyphen.append(hyphen)

    def _last_word(self) -> int:
        """See `last_word`."""
        tokens, last = self.paragraph.tokens, len(self.end) - 1
        first = last
        while first > 0 and self.token[first - 1] == len(tokens) - 1 and tokens[-1].cuts[self.cut[first - 1]].by_rule:
            first -= 1
        return first if first < last else last + 1

    def _note_reach(self) -> None:
        """See `reach`."""
        most = float("-inf")
        self.reach = [most := max(most, end) for end in self.end]


def guesses(token: Token) -> list[Guess]:
    """For each cut of a word: how wide the part before it is with its hyphen, and the part after; the hyphen's weight.

    They are worked out from where the letters of the whole word stand, if each has a glyph of its own; else shaped.
    """
    if token.guesses is None:
        if token.turned or len(token.pieces) > 1 or any([cut.skip for cut in token.cuts]):
            token.guesses = _shaped(token)
        else:
            token.guesses = _guessed(token, *token.pieces[0])
    return token.guesses


def _guessed(token: Token, pen: Pen, word: Word) -> list[Guess]:
    """The guesses for a word of one pen."""
    if len(word.glyphs) != len(word.text):
        return _shaped(token)
    mark = pen.shaper.word(HYPHENS[0]).advance * pen.per_unit
    unit, width, text, cuts = pen.per_unit, token.width, word.text, token.cuts
    most = len(text.rstrip(CLOSING)) - FEW_LETTERS
    found = []
    for cut in cuts:
        head = word.xs[cut.at] * unit
        if cut.mark:
            found.append((head + mark, width - head, 1.0 if FEW_LETTERS < cut.at < most else SHORT))
        else:
            found.append((head, width - head, 1.0 if text[cut.at - 1] in HYPHENS else 0.0))
    return found


def _shaped(token: Token) -> list[Guess]:
    """The guesses for any word: the widths themselves."""
    text = "".join([word.text for _, word in token.pieces])
    most = len(text.rstrip(CLOSING)) - FEW_LETTERS
    found = []
    for number, cut in enumerate(token.cuts):
        head, tail = token.parted(number)
        hyphen = 1.0 if cut.mark or text[cut.at - 1] in HYPHENS else 0.0
        if cut.mark and not FEW_LETTERS < cut.at + len(cut.mark) - 1 < most:
            hyphen = SHORT
        found.append((head.width, tail.width, hyphen))
    return found
