"""Tokens from stretches: words gathered over all pens, spaces counted, ends of line kept."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from pnp.typeset.text.breaks import Cut, holds
from pnp.typeset.text.content import Stretch
from pnp.typeset.text.hyphens import Hyphenator
from pnp.typeset.text.lines import Paragraph
from pnp.typeset.text.passages import Form, hang_marker, shape_paragraph
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.shaping import SPACE
from pnp.typeset.text.style import TextStyle
from pnp.typeset.text.tokens import Token, make_token

LINE_END = "\n"
NO_BREAK_SPACE = "\u00a0"


def paragraphs_of(stretches: list[Stretch], justified: bool = False) -> list[Paragraph]:
    """Give the paragraphs of a text in a box; a line end at the very end begins none.

    In `justified` text no-break spaces grow with the others.
    """
    if len(stretches) == 1 and not (stretches[0].kept or stretches[0].form) and LINE_END not in stretches[0].text:
        pen, text = stretches[0].pen, stretches[0].text
        if not (justified and NO_BREAK_SPACE in text):
            tokens = pen.line(text) if text else []
            odd = any([token.odd for token in tokens])
            return [Paragraph(tokens, held=frozenset(_held(tokens)))] if odd else [Paragraph(tokens)]
    gatherer = _Gatherer(justified)
    for stretch in stretches:
        gatherer.add(stretch)
    return gatherer.end()


class _Gatherer(Struct):
    """Collects words and spaces until a token, tokens until a paragraph is whole."""

    justified: bool
    paragraphs: list[Paragraph] = field(default_factory=list)
    _paragraph: Paragraph = field(default_factory=lambda: Paragraph([]))
    _letters: list[tuple[Pen, str]] = field(default_factory=list)
    _spaces: list[tuple[Pen, int]] = field(default_factory=list)
    _held: list[int] = field(default_factory=list)
    _open: bool = False
    _form: Form | None = None

    def add(self, stretch: Stretch) -> None:
        """Take the next stretch."""
        if stretch.form is not None:
            self._form = stretch.form
        for number, line in enumerate(stretch.text.split(LINE_END)):
            if number:
                self._end_paragraph()
            for position, word in enumerate(line.split(SPACE)):
                if position:
                    self._end_token()
                    self._spaces.append((stretch.pen, 1))
                for part, letters in enumerate(word.split(NO_BREAK_SPACE) if self.justified else (word,)):
                    if part:
                        self._end_token()
                        self._spaces.append((stretch.pen, 1))
                        self._held.append(len(self._paragraph.tokens))
                    if letters:
                        self._letters.append((stretch.pen, letters))
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
        held = self._held + _held(self._paragraph.tokens)
        if held:
            self._paragraph.held = frozenset(held)
        self._held.clear()
        if self._form is not None:
            self._paragraph.form = self._form
            hang_marker(self._paragraph, self._form)
            self._form = self._form.continued
        self.paragraphs.append(self._paragraph)
        self._paragraph = Paragraph([])
        self._open = False

    def _end_token(self) -> None:
        """Close the current word."""
        if not self._letters:
            return
        (pen, text), spaces = self._letters[0], self._spaces
        if len(self._letters) == 1 and len(spaces) == 1 and spaces[0][0] is pen and self._paragraph.tokens:
            # The usual case: a word as the pen knows it.
            token = pen.token(text)
        else:
            gap = sum([pen.space_width * count for pen, count in spaces])
            if not self._paragraph.tokens:
                self._paragraph.indent = gap
            token = make_token(self._letters, gap, _joined(spaces))
        self._paragraph.tokens.append(token)
        self._letters.clear()
        self._spaces.clear()
        self._open = True


def arrange(paragraphs: Sequence[Paragraph], style: TextStyle, spacing: float) -> None:
    """Indent paragraphs as the text's style says, `spacing` between them."""
    for number, paragraph in enumerate(paragraphs):
        if paragraph.form is not None:
            shape_paragraph(paragraph, paragraph.form, spacing, 0.0 if style.hanging else style.indent)
            continue
        if style.hanging:
            paragraph.hang += style.indent
        else:
            paragraph.indent += style.indent
        paragraph.before = spacing if number else 0.0


def hyphenate(paragraphs: Iterable[Paragraph], hyphenator: Hyphenator) -> set[str]:
    """Let words be parted, or not, as their `hyphens` says; gives the languages whose rules are not known."""
    unknown: set[str] = set()
    for paragraph in paragraphs:
        for token in paragraph.tokens:
            style = token.pieces[0][0].style
            if style.hyphens == "manual" or token.hyphenated:
                continue
            if style.hyphens == "none":
                token.cuts = tuple([cut for cut in token.cuts if not cut.mark])
            elif not hyphenator.knows(style.language):
                unknown.add(style.language)
                continue
            else:
                token.cuts = _with_hyphens(token, hyphenator, style.language)
            token.hyphenated = True
    return unknown


def _with_hyphens(token: Token, hyphenator: Hyphenator, language: str) -> tuple[Cut, ...]:
    """The cuts of a word with those of its language, unless the author has put soft hyphens into it."""
    if any(cut.mark for cut in token.cuts):
        return token.cuts
    text = "".join([word.text for _, word in token.pieces])
    if not text.isascii() and not unicodedata.is_normalized("NFC", text):
        return token.cuts
    found = hyphenator.cuts(text, language)
    if not found or not token.cuts:
        return found or token.cuts
    return tuple(sorted({cut.at: cut for cut in (*found, *token.cuts)}.values()))


def _held(tokens: Sequence[Token]) -> list[int]:
    """The numbers of words that are held to the one before."""
    found = []
    for number in range(1, len(tokens)):
        if tokens[number - 1].odd or tokens[number].odd:
            before, after = tokens[number - 1].pieces[-1][1].text, tokens[number].pieces[0][1].text
            if before and after and holds(before, after):
                found.append(number)
    return found


def _joined(spaces: Iterable[tuple[Pen, int]]) -> tuple[tuple[Pen, int], ...]:
    """Spaces of the same pen counted together."""
    joined: list[tuple[Pen, int]] = []
    for pen, count in spaces:
        if joined and joined[-1][0] is pen:
            joined[-1] = (pen, joined[-1][1] + count)
        else:
            joined.append((pen, count))
    return tuple(joined)
