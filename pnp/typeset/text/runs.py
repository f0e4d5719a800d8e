"""Glyph runs from tokens that have found their places: one run per font, size, paint and line.

Words on a line are joined into one run, the spaces between them included, so that extraction gives words with spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pnp.geometry import Rect
from pnp.model.artwork import GlyphRun
from pnp.typeset.element import SetRun
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import Word
from pnp.typeset.text.tokens import Token


@dataclass(slots=True)
class RunMaker:
    """Collects words where they stand. `scale` is what sizes and widths of the pens are multiplied by.

    Attributes:
        runs: the finished runs.
        left, top, right, bottom: of all ink, user units.
        smallest: the smallest font size that drew something.
    """

    scale: float = 1.0
    runs: list[SetRun] = field(default_factory=list)
    left: float = float("inf")
    top: float = float("inf")
    right: float = float("-inf")
    bottom: float = float("-inf")
    smallest: float = float("inf")
    _pen: Pen | None = None
    _texts: list[str] = field(default_factory=list)
    _glyphs: list[int] = field(default_factory=list)
    _xs: list[float] = field(default_factory=list)
    _ys: list[float] = field(default_factory=list)
    _clusters: list[tuple[int, int]] = field(default_factory=list)

    def line(self, tokens: Sequence[Token], x: float, y: float, stretch: float = 0.0) -> None:
        """Set the tokens of a line from `x` on; `stretch` is added to every gap of a justified one."""
        for index, token in enumerate(tokens):
            if index and token.spaces:
                x = self.spaces(token, x, y, stretch)
            x = self.token(token, x, y)
        self.end_run()

    def token(self, token: Token, x: float, y: float) -> float:
        """Set the letters of a token; gives the x behind them."""
        for pen, word in token.pieces:
            self._word(pen, word, x, y)
            x += word.advance * pen.per_unit * self.scale
        return x

    def spaces(self, token: Token, x: float, y: float, stretch: float = 0.0) -> float:
        """Set the spaces before a token; gives the x behind them."""
        for pen, count in token.spaces:
            for _ in range(count):
                self._word(pen, pen.space, x, y)
                x += pen.space_width * self.scale
        return x + stretch

    def space(self, pen: Pen, x: float, y: float) -> None:
        """Set one space."""
        self._word(pen, pen.space, x, y)

    def end_run(self) -> None:
        """Finish the run that is being collected."""
        pen = self._pen
        if pen is not None and pen.style.drawn and self._glyphs:
            run = GlyphRun(
                font=pen.file,
                size=pen.size * self.scale,
                text="".join(self._texts),
                glyphs=tuple(self._glyphs),
                xs=tuple(self._xs),
                ys=tuple(self._ys),
                clusters=tuple(self._clusters),
            )
            self.runs.append(SetRun(run, pen.paint))
        self._pen = None
        self._texts, self._glyphs, self._xs, self._ys, self._clusters = [], [], [], [], []

    @property
    def ink(self) -> Rect | None:
        """The bounds of all that was blackened; None for nothing."""
        if self.left > self.right:
            return None
        return Rect(self.left, self.top, self.right - self.left, self.bottom - self.top)

    def _word(self, pen: Pen, word: Word, x: float, y: float) -> None:
        """Add a word's glyphs to the run of its pen."""
        if self._pen is not pen:
            if self._pen is not None and not self._pen.alike(pen):
                self.end_run()
            self._pen = pen
        unit = pen.per_unit * self.scale
        self._texts.append(word.text)
        self._glyphs += word.glyphs
        self._xs += [x + unit * at for at in word.xs]
        if word.ys is None:
            self._ys += [y] * len(word.glyphs)
        else:
            self._ys += [y - unit * at for at in word.ys]
        self._clusters += word.clusters
        if word.ink is not None and pen.style.drawn:
            self._add_ink(pen, word.ink, unit, x, y)

    def _add_ink(self, pen: Pen, ink: tuple[float, float, float, float], unit: float, x: float, y: float) -> None:
        """Widen the bounds by a word's ink and half its outline."""
        half = pen.style.stroke / 2
        left, bottom, right, top = ink
        self.left = min(self.left, x + unit * left - half)
        self.right = max(self.right, x + unit * right + half)
        self.top = min(self.top, y - unit * top - half)
        self.bottom = max(self.bottom, y - unit * bottom + half)
        self.smallest = min(self.smallest, pen.size * self.scale)
