"""Tokens from stretches: words gathered over all pens, spaces counted, ends of line kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pnp.typeset.text.content import Stretch
from pnp.typeset.text.lines import Paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import SPACE
from pnp.typeset.text.tokens import make_token

LINE_END = "\n"


def paragraphs_of(stretches: list[Stretch]) -> list[Paragraph]:
    """Give the paragraphs of a text in a box; a line end at the very end begins none."""
    if len(stretches) == 1 and not stretches[0].kept and LINE_END not in stretches[0].text:
        pen, text = stretches[0].pen, stretches[0].text
        return [Paragraph([pen.token(word) for word in text.split(SPACE)] if text else [])]
    gatherer = _Gatherer()
    for stretch in stretches:
        gatherer.add(stretch)
    return gatherer.end()


@dataclass(slots=True)
class _Gatherer:
    """Collects words and spaces until a token, tokens until a paragraph is whole."""

    paragraphs: list[Paragraph] = field(default_factory=list)
    _paragraph: Paragraph = field(default_factory=lambda: Paragraph([]))
    _letters: list[tuple[Pen, str]] = field(default_factory=list)
    _spaces: list[tuple[Pen, int]] = field(default_factory=list)
    _open: bool = False

    def add(self, stretch: Stretch) -> None:
        """Take the next stretch."""
        for number, line in enumerate(stretch.text.split(LINE_END)):
            if number:
                self._end_paragraph()
            for position, word in enumerate(line.split(SPACE)):
                if position:
                    self._end_token()
                    self._spaces.append((stretch.pen, 1))
                if word:
                    self._letters.append((stretch.pen, word))
                    self._open = True
        if not stretch.kept and not self._paragraph.tokens and not self._letters:
            self._spaces.clear()

    def end(self) -> list[Paragraph]:
        """The paragraphs."""
        if self._open or self._letters or not self.paragraphs:
            self._end_paragraph()
        return self.paragraphs

    def _end_paragraph(self) -> None:
        """Close the current line of the author's; spaces at its end do not count."""
        self._end_token()
        self._spaces.clear()
        self.paragraphs.append(self._paragraph)
        self._paragraph = Paragraph([])
        self._open = False

    def _end_token(self) -> None:
        """Close the current word."""
        if not self._letters:
            return
        gap = sum(pen.space_width * count for pen, count in self._spaces)
        if not self._paragraph.tokens:
            self._paragraph.indent = gap
        self._paragraph.tokens.append(make_token(self._letters, gap, _joined(self._spaces)))
        self._letters.clear()
        self._spaces.clear()
        self._open = True


def _joined(spaces: Iterable[tuple[Pen, int]]) -> tuple[tuple[Pen, int], ...]:
    """Spaces of the same pen counted together."""
    joined: list[tuple[Pen, int]] = []
    for pen, count in spaces:
        if joined and joined[-1][0] is pen:
            joined[-1] = (pen, joined[-1][1] + count)
        else:
            joined.append((pen, count))
    return tuple(joined)
