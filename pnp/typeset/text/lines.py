"""Filling lines with tokens: as many on a line as fit, the rest on the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.typeset.text.tokens import Token


@dataclass(slots=True)
class Paragraph:
    """Tokens between two ends of line that the author typed; none for an empty line.

    `indent`: width of kept spaces before the first.
    """

    tokens: list[Token]
    indent: float = 0.0


@dataclass(slots=True)
class Line:
    """A filled line: tokens, their width with the gaps between them, and whether a paragraph ends with it."""

    tokens: list[Token]
    width: float
    indent: float = 0.0
    last: bool = False


def filled(paragraphs: Sequence[Paragraph], limit: float, wraps: bool) -> list[Line]:
    """Give the lines of paragraphs, none wider than `limit` but those of a single word that cannot be parted.

    Without `wraps` each paragraph is one line.
    """
    lines: list[Line] = []
    for paragraph in paragraphs:
        _fill(paragraph, limit if wraps else float("inf"), lines)
        lines[-1].last = True
    return lines


def _fill(paragraph: Paragraph, limit: float, lines: list[Line]) -> None:
    """Add the lines of one paragraph to `lines`."""
    line: list[Token] = []
    width = indent = paragraph.indent
    for token in paragraph.tokens:
        wider = width + token.gap + token.width if line else width + token.width
        if wider <= limit:
            line.append(token)
            width = wider
            continue
        rest = token
        while True:
            gap = rest.gap if line else 0.0
            parts = _head(rest, limit - width - gap) if rest.cuts else None
            if parts is not None:
                line.append(parts[0])
                width += gap + parts[0].width
                rest = parts[1]
            elif not line:
                # Nothing of it fits even alone: it sticks out, and whoever asked sees the width.
                line, width = [rest], width + rest.width
                break
            lines.append(Line(line, width, indent))
            line, width, indent = [], 0.0, 0.0
            if rest.width <= limit:
                line, width = [rest], rest.width
                break
    lines.append(Line(line, width, indent))


def _head(token: Token, room: float) -> tuple[Token, Token] | None:
    """The token parted so that as much of it as possible fits into `room`; None where no part does."""
    low, high = 0, len(token.cuts)
    while low < high:
        middle = (low + high) // 2
        if token.parted(middle)[0].width <= room:
            low = middle + 1
        else:
            high = middle
    return token.parted(low - 1) if low else None
