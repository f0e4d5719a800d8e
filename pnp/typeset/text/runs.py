"""Glyph runs from tokens that have found their places: one run per font, size, paint and line.

Words on a line are joined into one run, the spaces between them included, so that extraction gives words with spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, chain

from msgspec import Struct, field

from pnp.geometry import Insets, Rect, Transform
from pnp.model.artwork import GlyphRun, Letters
from pnp.typeset.element import SetIcon, SetRule, SetRun
from pnp.typeset.text.decorations import rule_of
from pnp.typeset.text.font import Ink
from pnp.typeset.text.icons import IconPen
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import SPACE, Word
from pnp.typeset.text.tokens import Token
from pnp.typeset.text.turned import visual_line

Placed = tuple[float, float, Word]
"""A word and where its origin stands."""


def spaced(
    words: Sequence[Word], space: Word, steps: tuple[Sequence[float], float, float], x: float
) -> tuple[list[Word], list[float], float]:
    """Put a space between words that begin at `x`.

    Args:
        words: n >= 1 of them.
        space: what stands between them.
        steps: the widths of the words, that of the space, and by how much every gap is wider than that.
        x: where the first word begins.

    Returns:
        The 2 n - 1 words and spaces, where each begins, and where the last ends.
    """
    widths, gap, stretch = steps
    count = len(words)
    moves = [gap] * (3 * count)  # of a word, the space after it, and what that is widened by, in turn
    moves[::3], moves[2::3] = widths, [stretch] * count
    places = list(accumulate(moves, initial=x))
    found, starts = [space] * (2 * count - 1), [x] * (2 * count - 1)
    found[::2] = words
    starts[::2], starts[1::2] = places[: 3 * count : 3], places[1 : 3 * count - 2 : 3]
    return found, starts, places[3 * count - 2]


def _image(place: Transform) -> Rect:
    """The bounds of what becomes of the square from (0, 0) to (1, 1)."""
    a, b, c, d = place.a, place.b, place.c, place.d
    x, y = place.e + min(a, 0) + min(c, 0), place.f + min(b, 0) + min(d, 0)
    return Rect(x, y, abs(a) + abs(c), abs(b) + abs(d))


class RunMaker(Struct):
    """Collects words where they stand. `scale` is what sizes and widths of the pens are multiplied by.

    Attributes:
        narrow: what widths of letters and gaps are multiplied by besides.
        runs: the finished runs.  extras: icons and lines.  letters: what the lint is told of the runs.
        left, top, right, bottom: of all ink, user units.
        smallest: the smallest font size that drew something.
    """

    scale: float = 1.0
    narrow: float = 1.0
    runs: list[SetRun] = field(default_factory=list)
    extras: list[SetIcon | SetRule] = field(default_factory=list)
    letters: list[Letters] = field(default_factory=list)
    left: float = float("inf")
    top: float = float("inf")
    right: float = float("-inf")
    bottom: float = float("-inf")
    smallest: float = float("inf")
    _pen: Pen | None = None
    _placed: list[Placed] = field(default_factory=list)

    def line(self, tokens: Sequence[Token], x: float, y: float, stretch: float = 0.0) -> None:
        """Set the tokens of a line from `x` on; `stretch` is added to every gap of a justified one."""
        if tokens and tokens[0].turned:
            for pen, word, at in visual_line(tokens, self.scale * self.narrow, stretch):
                self._add(pen, word, x + at, y)
            self.end_run()
            return
        sole = tokens[0].pen if tokens else None
        others = [token for token in tokens[1:] if token.pen is not sole or not token.spaces]
        if sole is not None and not others and not isinstance(sole, IconPen):
            scale = self.scale * self.narrow
            steps = [token.width * scale for token in tokens], sole.space_width * scale, stretch
            words, starts, _ = spaced([token.word for token in tokens], sole.space, steps, x)
            self.words(sole, words, starts, y - sole.lift * self.scale if sole.lift else y)
            return
        scale, add = self.scale * self.narrow, self._add
        for index, token in enumerate(tokens):
            if index and token.spaces:
                for pen, count in token.spaces:
                    for _ in range(count):
                        add(pen, pen.space, x, y)
                        x += pen.space_width * scale
                x += stretch
            at = x
            for pen, word in token.pieces:
                add(pen, word, at, y)
                at += word.advance * pen.per_unit * scale
            x += token.width * scale
        self.end_run()

    def words(self, pen: Pen, words: Sequence[Word], starts: Sequence[float], y: float) -> None:
        """Set words of one pen, all letters of which stand on the line `y`, as a run of their own."""
        if not pen.paint.drawn:
            return
        unit = pen.per_unit * self.scale
        along = unit * self.narrow
        text = ""
        glyphs: list[int] = []
        xs: list[float] = []
        clusters: list[tuple[int, int]] = []
        inked: list[tuple[float, Ink]] = []
        for x, word in zip(starts, words, strict=True):
            text += word.shown
            glyphs += word.glyphs
            xs += [x + along * at for at in word.xs]
            clusters += word.clusters
            if word.ink is not None:
                inked.append((x, word.ink))
        if not xs:
            return
        run = GlyphRun(
            pen.file,
            pen.size * self.scale,
            text,
            tuple(glyphs),
            tuple(xs),
            (y,) * len(xs),
            tuple(clusters),
            stretch=self.narrow,
        )
        self.runs.append(SetRun(run, pen.properties))
        if pen.paint.lines:
            self._rule(pen, ((starts[0], y, words[0]), (starts[-1], y, words[-1])), unit)
        if inked:
            left = min([x + along * ink[0] for x, ink in inked])
            right = max([x + along * ink[2] for x, ink in inked])
            top, bottom = y - unit * max([ink[3] for _, ink in inked]), y - unit * min([ink[1] for _, ink in inked])
            self._blacken(pen, left, top, right, bottom)

    def token(self, token: Token, x: float, y: float) -> None:
        """Set the letters of a token."""
        for pen, word in token.pieces:
            self._add(pen, word, x, y)
            x += word.advance * pen.per_unit * self.scale * self.narrow

    def space(self, pen: Pen, x: float, y: float) -> None:
        """Set one space."""
        self._add(pen, pen.space, x, y)

    def end_run(self) -> None:
        """Finish the run that is being collected."""
        pen, placed = self._pen, self._placed
        if pen is None:
            return
        self._pen, self._placed = None, []
        if not pen.paint.drawn:
            return
        unit = pen.per_unit * self.scale
        along = unit * self.narrow
        words = [word for _, _, word in placed]
        glyphs = tuple(chain.from_iterable([word.glyphs for word in words]))
        if not glyphs:
            return
        run = GlyphRun(
            font=pen.file,
            size=pen.size * self.scale,
            text="".join([word.shown for word in words]),
            glyphs=glyphs,
            xs=tuple([x + along * at for x, _, word in placed for at in word.xs]),
            ys=tuple([y - unit * at for _, y, word in placed for at in word.ys]),
            clusters=tuple(chain.from_iterable([word.clusters for word in words])),
            stretch=self.narrow,
        )
        self.runs.append(SetRun(run, pen.properties))
        if pen.paint.lines:
            self._rule(pen, placed, unit)
        self._add_ink(pen, placed, unit)

    @property
    def ink(self) -> Rect | None:
        """The bounds of all that was blackened; None for nothing."""
        if self.left > self.right:
            return None
        return Rect(self.left, self.top, self.right - self.left, self.bottom - self.top)

    def put(self, pen: Pen, word: Word, x: float, y: float) -> None:
        """Set a word where its letters stand, the lift of its pen counted in `y`."""
        if self._pen is not pen:
            if isinstance(pen, IconPen):
                self.end_run()
                self.icon(pen, x, y)
                return
            if self._pen is not None and not self._pen.alike(pen):
                self.end_run()
            self._pen = pen
        self._placed.append((x, y, word))

    def icon(self, pen: IconPen, x: float, y: float, turn: float = 0.0, stretch: float = 1.0) -> None:
        """Set an icon whose origin is at (x, y), turned about it by degrees clockwise and widened."""
        if not pen.paint.drawn:
            return
        left, bottom, right, top = (side * pen.per_unit * self.scale for side in pen.bounds)
        across = self.narrow * stretch
        place = Transform((right - left) * across, 0, 0, top - bottom, left * across, -top)
        if turn:
            place = place.then(Transform.rotation(turn))
        place = place.then(Transform.translation(x, y))
        stroke = pen.paint.stroke * pen.icon.height / (top - bottom)
        self.extras.append(SetIcon(pen.icon.name, pen.icon.path, place, pen.properties, len(self.runs), stroke))
        half = pen.paint.stroke / 2
        self.add_ink(_image(place).grown(Insets.even(half)), pen.size * self.scale)
        if pen.paint.lines:
            turned = Transform(stretch, 0, 0, 1, 0, 0).then(Transform.rotation(turn))
            wide = pen.width * self.scale * self.narrow
            self.lines(pen, (0.0, wide), pen.per_unit * self.scale, turned.then(Transform.translation(x, y)))

    def _rule(self, pen: Pen, placed: Sequence[Placed], unit: float) -> None:
        """Draw the lines of a run, spaces to the next one included."""
        (begin, y, _), (last, _, word) = placed[0], placed[-1]
        width = pen.space_width if word.text == SPACE else word.advance * pen.per_unit - pen.style.tracking
        self.lines(pen, (0.0, last + width * self.scale * self.narrow - begin), unit, Transform.translation(begin, y))

    def lines(self, pen: Pen, along: tuple[float, float], unit: float, place: Transform) -> None:
        """Draw the lines of letters that reach so far along their baseline; `place` puts them where they belong."""
        colour = pen.paint.line_colour
        own = {} if colour is None or colour.lower() == "currentcolor" else {"fill": colour}
        for line in pen.paint.lines:
            rect = rule_of(line, pen.font, along, unit)
            square = Transform(rect.width, 0, 0, rect.height, rect.x, rect.y).then(place)
            self.extras.append(SetRule(square, {**pen.properties, **own}, len(self.runs)))
            self.add_ink(_image(square), pen.size * self.scale)

    def add_ink(self, ink: Rect, size: float) -> None:
        """Widen the bounds by something that was blackened by letters of `size`."""
        self.left, self.right = min(self.left, ink.x), max(self.right, ink.right)
        self.top, self.bottom = min(self.top, ink.y), max(self.bottom, ink.bottom)
        self.smallest = min(self.smallest, size)

    def _add(self, pen: Pen, word: Word, x: float, y: float) -> None:
        """Add a word to the run of its pen."""
        if pen is self._pen and not pen.lift:
            self._placed.append((x, y, word))
        else:
            self.put(pen, word, x, y - pen.lift * self.scale)

    def _add_ink(self, pen: Pen, placed: Sequence[Placed], unit: float) -> None:
        """Widen the bounds by the ink of a run."""
        inked = [(x, y, word.ink) for x, y, word in placed if word.ink is not None]
        if not inked:
            return
        along = unit * self.narrow
        left = min([x + along * ink[0] for x, _, ink in inked])
        right = max([x + along * ink[2] for x, _, ink in inked])
        top = min([y - unit * ink[3] for _, y, ink in inked])
        bottom = max([y - unit * ink[1] for _, y, ink in inked])
        self._blacken(pen, left, top, right, bottom)

    def _blacken(self, pen: Pen, left: float, top: float, right: float, bottom: float) -> None:
        """Widen the bounds by the ink of letters and half its outline."""
        half = pen.paint.stroke / 2
        left, top, right, bottom = left - half, top - half, right + half, bottom + half
        self.left, self.right = min(self.left, left), max(self.right, right)
        self.top, self.bottom = min(self.top, top), max(self.bottom, bottom)
        size = pen.size * self.scale
        self.smallest = min(self.smallest, size)
        self.letters.append(Letters(left, top, right, bottom, size, pen.font.stroke, pen.paint.seen))
