"""Filling lines with tokens: as many on a line as fit, the rest on the next.

What is needed of a paragraph beyond that (justified, hyphenated, balanced lines) is in `totalfit.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from pnp.typeset.text.style import AUTO, BALANCE, PRETTY, TextStyle
from pnp.typeset.text.tokens import Token

if TYPE_CHECKING:
    from pnp.typeset.text.passages import Form

SHORT_LAST_LINE = 1 / 3
"""A single word shorter than this part of the line is not left alone on the last line."""

FEW_LINES = 3
"""Below as many lines a paragraph may end with a short word, unless the author asks for `text-wrap: pretty`."""


class Manner(NamedTuple):
    """How the lines of a text are broken.

    Attributes:
        wraps: whether they are broken at all.
        justified: whether they fill the box.  wrap: AUTO …
        hyphenated: whether words may be parted by the rules of their language.
    """

    wraps: bool = True
    justified: bool = False
    wrap: str = AUTO
    hyphenated: bool = False

    @classmethod
    def of(cls, style: TextStyle, wraps: bool, justified: bool) -> Manner:
        """The manner of a text with that style in its box."""
        return cls(wraps, justified, style.wrap, style.hyphens == "auto")

    @property
    def greedy(self) -> bool:
        """Whether each line simply takes as much as fits."""
        return not self.wraps or not (self.justified or self.hyphenated or self.wrap in (PRETTY, BALANCE))


class Paragraph(Struct):
    """Tokens between two ends of line that the author typed; none for an empty line.

    Attributes:
        indent: of the first line, kept spaces before the first word included.  hang: of all other lines.
        before: room above it, where another paragraph stands there.
        held: numbers of tokens before which no line ends though a space stands there.
        form: how it is set, in marked text.
    """

    tokens: list[Token]
    indent: float = 0.0
    hang: float = 0.0
    before: float = 0.0
    held: frozenset[int] = frozenset()
    form: Form | None = None

    @property
    def keep_with_next(self) -> bool:
        """Whether its lines stand in the same box as the first ones of the next paragraph."""
        return self.form is not None and self.form.keep


class Line(Struct):
    """A filled line.

    Attributes:
        tokens, width: what stands on it, with the gaps between them and the indent.
        indent: room before the first.
        last: whether a paragraph ends with it; true for all lines of a heading, since none of them fills the box.
        before: room above it, beyond the usual distance.
        spare: by how much its gaps may be set narrower.
    """

    tokens: list[Token]
    width: float
    indent: float = 0.0
    last: bool = False
    before: float = 0.0
    spare: float = 0.0


def fill(paragraph: Paragraph, limit: float, lines: list[Line]) -> None:
    """Add the lines of a paragraph to `lines`, each as full as can be.

    None is wider than `limit` but that of a single word that cannot be parted.
    """
    first = len(lines)
    line: list[Token] = []
    width = indent = paragraph.indent
    hang, held = paragraph.hang, paragraph.held
    for number, token in enumerate(paragraph.tokens):
        if held and line and number + 1 in held and number not in held:
            together = _held_width(paragraph, number)
            if width + token.gap + together > limit >= hang + together:
                lines.append(Line(line, width, indent))
                line, width, indent = [], hang, hang
        wider = width + token.gap + token.width if line else width + token.width
        if wider <= limit:
            line.append(token)
            width = wider
            continue
        rest = token
        while True:
            gap = rest.gap if line else 0.0
            parts = head_within(rest, limit - width - gap) if rest.cuts else None
            if parts is not None:
                line.append(parts[0])
                width += gap + parts[0].width
                rest = parts[1]
            elif not line:
                # Nothing of it fits even alone: it sticks out, and whoever asked sees the width.
                line, width = [rest], width + rest.width
                break
            lines.append(Line(line, width, indent))
            line, width, indent = [], hang, hang
            if hang + rest.width <= limit:
                line, width = [rest], hang + rest.width
                break
    lines.append(Line(line, width, indent))
    lines[first].before = paragraph.before
    lines[-1].last = True


def _held_width(paragraph: Paragraph, number: int) -> float:
    """The width of a word with all that are held to it."""
    tokens, width = paragraph.tokens, paragraph.tokens[number].width
    while number + 1 in paragraph.held and number + 1 < len(tokens):
        number += 1
        width += tokens[number].gap + tokens[number].width
    return width


def head_within(token: Token, room: float) -> tuple[Token, Token] | None:
    """The token parted so that as much of it as possible fits into `room`; None where no part does."""
    low, high = 0, len(token.cuts)
    while low < high:
        middle = (low + high) // 2
        if token.parted(middle)[0].width <= room:
            low = middle + 1
        else:
            high = middle
    return token.parted(low - 1) if low else None
