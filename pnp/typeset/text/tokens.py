"""Tokens: words with the space before them, what lines are filled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pnp.typeset.text.breaks import OBJECT, Cut, parted
from pnp.typeset.text.shaping import Word

if TYPE_CHECKING:
    from pnp.typeset.text.pens import Pen

Gap = tuple[tuple["Pen", int], ...]
"""Spaces before a word: how many of each pen, in order."""

BEGINNING = frozenset("([{„“‘«»\"'’<&#+*§$€-")
"""What may begin a word like a letter."""

ENDING_OPEN = frozenset(f"([{{{OBJECT}")
"""What holds on to the next word."""

Guess = tuple[float, float, float]
"""Of a cut: width before it, width after it, weight of its hyphen."""


class Token:
    """Letters without a space between them, of one pen or several. Lengths are user units at the pens' own sizes.

    Attributes:
        pieces: (pen, word) in order.
        pen: of all its letters and of the space before it, where that is all there is to it and every letter stands
            on the baseline, the usual case; None for all others.
        word: its first piece's; all its letters where it has a `pen`.
        width: of the letters.  gap: of the spaces before it.  spaces: those spaces.
        cuts: where it may be broken, in characters of the whole token.
        up, down: how far its ink reaches above and below the baseline.
        lead, trail: how far it reaches out before its beginning and behind its end; below 0 where it does not.
        half: how much wider it is all round by its outline, whatever its size.
        above, below: how far its line does.
        hyphenated: whether its language was asked for cuts.
        odd: whether it begins or ends so that it may hold together with a word beyond a space, as a dash does.
        guesses: how wide the parts at its cuts are about, and what a hyphen weighs there, once worked out.
        faulty: whether there is something to report: a letter that cannot be drawn, or a font that stands in.
    """

    turned = False
    """Whether it knows which way it runs: so do all words of a paragraph with letters from right to left."""

    __slots__ = (
        "above",
        "below",
        "cuts",
        "down",
        "faulty",
        "gap",
        "guesses",
        "half",
        "heads",
        "hyphenated",
        "lead",
        "odd",
        "pen",
        "pieces",
        "spaces",
        "trail",
        "up",
        "width",
        "word",
    )

    def __init__(self, pieces: tuple[tuple[Pen, Word], ...], gap: float, spaces: Gap, cuts: tuple[Cut, ...]) -> None:
        """Measure `pieces`."""
        self.pieces = pieces
        self.gap = gap
        self.spaces = spaces
        self.cuts = cuts
        self.width = sum([word.advance * pen.per_unit for pen, word in pieces])
        inks = [(word.ink, pen.per_unit, pen.lift) for pen, word in pieces if word.ink is not None]
        self.up = max([ink[3] * per_unit + lift for ink, per_unit, lift in inks], default=0.0)
        self.down = max([-ink[1] * per_unit - lift for ink, per_unit, lift in inks], default=0.0)
        self.lead, self.trail = _overhang(pieces)
        self.half = max([pen.paint.stroke for pen, _ in pieces]) / 2
        if any([pen.paint.lines for pen, _ in pieces]):
            lined = [pen.lines_reach for pen, _ in pieces if pen.paint.lines]
            self.down = max([self.down, *(down for down, _ in lined)])
            self.up = max([self.up, *(up for _, up in lined)])
        self.above = max([pen.above for pen, _ in pieces])
        self.below = max([pen.below for pen, _ in pieces])
        self.faulty = any([word.missing or pen.stands_in for pen, word in pieces])
        pen, self.word = pieces[0]
        alone = len(pieces) == 1 and spaces in ((), ((pen, 1),))
        self.pen: Pen | None = pen if alone and not any(self.word.ys) and not any(pen.space.ys) else None
        self.heads: dict[int, tuple[Token, Token]] = {}
        self.guesses: list[Guess] | None = None
        self.hyphenated = False
        self.odd = _is_odd(pieces[0][1].text, pieces[-1][1].text)

    def parted(self, number: int) -> tuple[Token, Token]:
        """The token before and the one after cut `number`; kept, since every narrower line asks again."""
        if number not in self.heads:
            cut = self.cuts[number]
            after = cut.at + cut.skip
            head: list[tuple[Pen, str]] = []
            tail: list[tuple[Pen, str]] = []
            begin = 0
            for pen, word in self.pieces:
                inside = min(max(cut.at - begin, 0), len(word.text))
                outside = min(max(after - begin, 0), len(word.text))
                head += [(pen, word.text[:inside])] if inside else []
                tail += [(pen, word.text[outside:])] if outside < len(word.text) else []
                begin += len(word.text)
            head[-1] = (head[-1][0], head[-1][1] + cut.mark)
            tail[0] = (tail[0][0], cut.lead + tail[0][1])
            shift = after - len(cut.lead)
            rest = tuple([later._replace(at=later.at - shift) for later in self.cuts[number + 1 :]])
            self.heads[number] = (
                Token(_shaped(head), self.gap, self.spaces, self.cuts[:number]),
                Token(_shaped(tail), 0.0, (), rest),
            )
        return self.heads[number]


def _overhang(pieces: Sequence[tuple[Pen, Word]]) -> tuple[float, float]:
    """How far letters reach out before their beginning and behind their end; below 0 where they do not."""
    (first, word), (last, end) = pieces[0], pieces[-1]
    lead = 0.0 if word.ink is None else -word.ink[0] * first.per_unit
    trail = 0.0 if end.ink is None else (end.ink[2] - end.advance) * last.per_unit
    return lead, trail


def _is_odd(first: str, last: str) -> bool:
    """Whether a word that begins and ends with these letters may hold together with another one."""
    return bool(first and last) and (last[-1] in ENDING_OPEN or not (first[0].isalnum() or first[0] in BEGINNING))


def make_token(texts: Sequence[tuple[Pen, str]], gap: float, spaces: Gap) -> Token:
    """Give the token of letters that follow one another without a space, soft hyphens and the like taken out."""
    plain, cuts = parted("".join(text for _, text in texts))
    if len(texts) == 1:
        return Token(_shaped(((texts[0][0], plain),)), gap, spaces, cuts)
    cleaned = [(pen, parted(text)[0]) for pen, text in texts]
    filled = [(pen, text) for pen, text in cleaned if text]
    return Token(_shaped(filled or cleaned[:1]), gap, spaces, cuts)


def _shaped(texts: Sequence[tuple[Pen, str]]) -> tuple[tuple[Pen, Word], ...]:
    """The pieces of a token."""
    if len(texts) == 1:
        return texts[0][0].pieces(texts[0][1])
    return tuple([piece for pen, text in texts for piece in pen.pieces(text)])
