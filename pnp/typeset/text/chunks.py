"""Text without a box, as SVG 1.1 has it: chunks that begin at an absolute position and are anchored as a whole.

  x|                       text-anchor: start
text|of several styles     middle: half of the chunk's whole advance to the left, whatever fonts are in it

A text of one piece, and one that runs from right to left, is set word by word here; all others letter by letter.
"""

from __future__ import annotations

from msgspec import Struct, field

from pnp.typeset.text.content import Move, Stretch
from pnp.typeset.text.icons import IconPen
from pnp.typeset.text.letters import LINE_END, letters_of
from pnp.typeset.text.messages import Report
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.runs import RunMaker, spaced
from pnp.typeset.text.shaping import SPACE
from pnp.typeset.text.spread import set_letters
from pnp.typeset.text.standing import ANCHOR_PART, place
from pnp.typeset.text.style import TextStyle
from pnp.typeset.text.tokens import Token
from pnp.typeset.text.turned import turned_tokens

__all__ = ["ANCHOR_PART", "set_chunks"]


def set_chunks(
    stretches: list[Stretch],
    origin: tuple[float, float],
    maker: RunMaker,
    turned: TextStyle | None = None,
    report: Report | None = None,
) -> None:
    """Set the stretches from `origin` on, user units; `turned` is the text's style where it runs right to left."""
    x, y = origin
    if turned is None and (len(stretches) > 1 or stretches[0].turn or stretches[0].inside):
        set_letters(place(letters_of(stretches), x, y, report), maker)
        maker.end_run()
        return
    setter = _ChunkSetter(maker, x, x, y, turned)
    for stretch in stretches:
        setter.add(stretch)
    setter.end()


def is_set_whole(stretch: Stretch, origin: tuple[float, float], maker: RunMaker) -> bool:
    """Set a text of nothing but words of one font with a space between them, the usual case.

    Returns:
        False for all others, also for those with letters that cannot be drawn; nothing is set then.
    """
    pen, move, text = stretch.pen, stretch.move, stretch.text
    shifted = move is not None and (move.dx is not None or move.dy is not None)
    if shifted or stretch.turn or stretch.inside or LINE_END in text or "  " in f" {text} " or isinstance(pen, IconPen):
        return False
    plain = [pen.plain_word(word) for word in text.split(SPACE)]
    words = [word for word in plain if word is not None]
    if len(words) < len(plain):
        return False
    x, y = origin
    if move is not None:
        x, y = x if move.x is None else move.x, y if move.y is None else move.y
    steps = [word.advance * pen.per_unit for word in words], pen.space_width, 0.0
    found, starts, end = spaced(words, pen.space, steps, x)
    shift = -ANCHOR_PART[pen.style.anchor] * (end - x)
    maker.words(pen, found, [start + shift for start in starts], y - pen.lift if pen.lift else y)
    return True


class _ChunkSetter(Struct):
    """Gathers a chunk, then shifts and sets it. `pen_x` and `pen_y` are where the next letter would stand unshifted."""

    maker: RunMaker
    line_start: float
    pen_x: float
    pen_y: float
    turned: TextStyle | None = None
    _start: float = 0.0
    _ink_end: float = 0.0
    _anchor: str | None = None
    _items: list[tuple[Pen | Token, float, float]] = field(default_factory=list)

    def add(self, stretch: Stretch) -> None:
        """Take the next stretch."""
        pen = stretch.pen
        if stretch.move is not None:
            self._move(stretch.move)
        if self._anchor is None:
            self._begin(pen)
        for number, line in enumerate(stretch.text.split(LINE_END)):
            if number:
                self._next_line(pen)
            for position, word in enumerate(line.split(SPACE)):
                if position:
                    self._items.append((pen, self.pen_x, self.pen_y))
                    self.pen_x += pen.space_width
                    if stretch.kept:
                        self._ink_end = self.pen_x
                if word:
                    token = pen.token(word)
                    self._items.append((token, self.pen_x, self.pen_y))
                    self.pen_x += token.width
                    self._ink_end = self.pen_x

    def end(self) -> None:
        """Set the chunk that was gathered; its end is where the next one would go on."""
        while self._items and isinstance(self._items[-1][0], Pen):
            self._items.pop()
        tokens = self._turned() if self.turned is not None and self._items else []
        if tokens:
            # Letters that join are not as wide as each by itself.
            width = sum(token.gap + token.width for token in tokens)
            self.pen_x += width - (self._ink_end - self._start)
            self._ink_end = self._start + width
        shift = -ANCHOR_PART[self._anchor or "start"] * (self._ink_end - self._start)
        if tokens:
            self.maker.line(tokens, self._start + tokens[0].gap + shift, self._items[0][2])
            self._items = []
        for item, x, y in self._items:
            if isinstance(item, Token):
                self.maker.token(item, x + shift, y)
            else:
                self.maker.space(item, x + shift, y)
        self.maker.end_run()
        self._items = []
        self._anchor = None
        self.pen_x += shift

    def _turned(self) -> list[Token]:
        """The words of a chunk that runs from right to left, each with what stands before it."""
        tokens: list[Token] = []
        spaces: list[tuple[Pen, int]] = []
        for item, _, _ in self._items:
            if not isinstance(item, Token):
                spaces.append((item, 1))
            elif tokens and not spaces:
                # One word of several pens, whose letters may join.
                before = tokens.pop()
                tokens.append(Token(before.pieces + item.pieces, before.gap, before.spaces, ()))
            else:
                gap = sum(pen.space_width for pen, _ in spaces)
                tokens.append(Token(item.pieces, gap, tuple(spaces), ()))
                spaces = []
        return [*turned_tokens(tokens, self.turned)] if self.turned is not None else []

    def _begin(self, pen: Pen) -> None:
        """Begin a chunk here, anchored as its first letter says."""
        self._anchor = pen.style.anchor
        self._start = self._ink_end = self.pen_x

    def _move(self, move: Move) -> None:
        """Go where the next letter is put: absolutely, which ends the chunk, or by a shift."""
        if move.x is not None or move.y is not None:
            self.end()
            self.pen_x = self.pen_x if move.x is None else move.x
            self.pen_y = self.pen_y if move.y is None else move.y
        self.pen_x += move.dx or 0.0
        self.pen_y += move.dy or 0.0

    def _next_line(self, pen: Pen) -> None:
        """Begin a line of the author's below this one."""
        self.end()
        self.pen_x = self.line_start
        self.pen_y += pen.below + pen.above
        self._begin(pen)
