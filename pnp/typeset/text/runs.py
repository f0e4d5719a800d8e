"""Glyph runs from tokens that have found their places: one run per font, size, paint and line.

Words on a line are joined into one run, the spaces between them included, so that extraction gives words with spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from pnp.geometry import Insets, Rect, Transform
from pnp.model.artwork import GlyphRun, Letters
from pnp.typeset.element import SetIcon, SetRule, SetRun
from pnp.typeset.text.decorations import rule_of
from pnp.typeset.text.icons import IconPen
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import SPACE, Word
from pnp.typeset.text.tokens import Token
from pnp.typeset.text.turned import visual_line

Placed = tuple[float, float, Word]
"""A word and where its origin stands."""


def _image(place: Transform) -> Rect:
    """The bounds of what becomes of the square from (0, 0) to (1, 1)."""
    a, b, c, d = place.a, place.b, place.c, place.d
    x, y = place.e + min(a, 0) + min(c, 0), place.f + min(b, 0) + min(d, 0)
    return Rect(x, y, abs(a) + abs(c), abs(b) + abs(d))


@dataclass(slots=True)
class RunMaker:
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
        if sole is not None and not isinstance(sole, IconPen) and all([token.pen is sole for token in tokens]):
            self._set_run(sole, self._placed_by(sole, tokens, (x, y), stretch), level=True)
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

    def _placed_by(
        self, pen: Pen, tokens: Sequence[Token], origin: tuple[float, float], stretch: float
    ) -> list[Placed]:
        """The words and spaces of a line that has one pen, from `origin` on."""
        x, y = origin
        y = y - pen.lift * self.scale if pen.lift else y
        scale = self.scale * self.narrow
        gap, space = pen.space_width * scale, pen.space
        placed: list[Placed] = []
        for token in tokens:
            if placed and token.spaces:
                placed.append((x, y, space))
                x += gap
                x += stretch
            placed.append((x, y, token.word))
            x += token.width * scale
        return placed

    def words(self, pen: Pen, placed: Sequence[Placed]) -> None:
        """Set words of one pen, all letters of which stand on their baseline, as a run of their own."""
        self._set_run(pen, placed, level=True)

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
        self._set_run(pen, placed, level=False)

    def _set_run(self, pen: Pen, placed: Sequence[Placed], level: bool) -> None:
        """Set words of one pen as a run; `level`: all their letters stand on their baseline."""
        if not pen.paint.drawn:
            return
        unit = pen.per_unit * self.scale
        along = unit * self.narrow
        words = [word for _, _, word in placed]
        glyphs = tuple(chain.from_iterable([word.glyphs for word in words]))
        if not glyphs:
            return
        if level:
            ys = [y for _, y, word in placed for _ in word.ys]
        else:
            ys = [y - unit * at for _, y, word in placed for at in word.ys]
        run = GlyphRun(
            font=pen.file,
            size=pen.size * self.scale,
            text="".join([word.shown for word in words]),
            glyphs=glyphs,
            xs=tuple([x + along * at for x, _, word in placed for at in word.xs]),
            ys=tuple(ys),
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
        """Widen the bounds by the ink of a run and half its outline."""
        inked = [(x, y, word.ink) for x, y, word in placed if word.ink is not None]
        if not inked:
            return
        half, along = pen.paint.stroke / 2, unit * self.narrow
        left = min([x + along * ink[0] for x, _, ink in inked]) - half
        right = max([x + along * ink[2] for x, _, ink in inked]) + half
        top = min([y - unit * ink[3] for _, y, ink in inked]) - half
        bottom = max([y - unit * ink[1] for _, y, ink in inked]) + half
        self.left, self.right = min(self.left, left), max(self.right, right)
        self.top, self.bottom = min(self.top, top), max(self.bottom, bottom)
        size = pen.size * self.scale
        self.smallest = min(self.smallest, size)
        self.letters.append(Letters(left, top, right, bottom, size, pen.font.stroke, pen.paint.seen))
