"""The lines of a paragraph one after the other, each for the room that there is for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pnp.typeset.text.lines import Line, Paragraph, head_within
from pnp.typeset.text.tokens import Token


class Source(Protocol):
    """Gives lines. Widths are user units at the stated size.

    Attributes:
        begun, done: whether a line was kept, and whether all were.
    """

    begun: bool
    done: bool

    def take(self, limit: float) -> Line | None:
        """The next line, no wider than `limit`; None where not even a part of a word fits."""

    def least(self) -> float:
        """The least width that holds any of what comes next."""

    def keep(self) -> None:
        """Go on behind the line that was taken last."""


class Greedy:
    """Lines of any widths, each as full as can be. See `Source`."""

    def __init__(self, paragraph: Paragraph) -> None:
        """Begin at the beginning."""
        self.begun = self.done = False
        self._paragraph = paragraph
        self._at: tuple[int, Token | None] = (0, None)
        self._next: tuple[int, Token | None] = self._at

    def take(self, limit: float) -> Line | None:
        """See `Source`."""
        paragraph = self._paragraph
        tokens = paragraph.tokens
        index, rest = self._at
        width = indent = paragraph.hang if self.begun else paragraph.indent
        line: list[Token] = []
        while index < len(tokens):
            token = rest or tokens[index]
            gap = token.gap if line else 0.0
            if width + gap + token.width <= limit:
                line.append(token)
                width += gap + token.width
                index, rest = index + 1, None
                continue
            parted = token.cuts and not (line and rest is None and self._stays_whole(index, limit))
            parts = head_within(token, limit - width - gap) if parted else None
            if parts is not None:
                line.append(parts[0])
                width += gap + parts[0].width
                rest = parts[1]
            break
        while rest is None and index < len(tokens) and index in paragraph.held and len(line) > 1:
            dropped = line.pop()
            width -= dropped.gap + dropped.width
            index -= 1
        if not line and tokens:
            return None
        self._next = (index, rest)
        before = 0.0 if self.begun else paragraph.before
        last = index == len(tokens) or paragraph.keep_with_next
        return Line(line, width, indent, last=last, before=before)

    def _stays_whole(self, index: int, limit: float) -> bool:
        """Whether a word is the last one, which only its language would part, and has room on a line."""
        tokens = self._paragraph.tokens
        last = tokens[-1]
        is_last = index == len(tokens) - 1 and self._paragraph.hang + last.width <= limit
        return is_last and all([cut.by_rule for cut in last.cuts])

    def least(self) -> float:
        """See `Source`."""
        index, rest = self._at
        indent = self._paragraph.hang if self.begun else self._paragraph.indent
        if index == len(self._paragraph.tokens):
            return indent
        token = rest or self._paragraph.tokens[index]
        return indent + (token.parted(0)[0].width if token.cuts else token.width)

    def keep(self) -> None:
        """See `Source`."""
        self._at = self._next
        self.begun = True
        self.done = self._at[0] == len(self._paragraph.tokens)


class Fixed:
    """Lines that are broken already, all for one width. See `Source`."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Begin with the first."""
        self.begun = self.done = False
        self._lines = lines
        self._number = 0

    def take(self, limit: float) -> Line | None:
        """See `Source`."""
        line = self._lines[self._number]
        return line if line.width - line.spare <= limit else None

    def least(self) -> float:
        """See `Source`."""
        line = self._lines[self._number]
        return line.width - line.spare

    def keep(self) -> None:
        """See `Source`."""
        self._number += 1
        self.begun = True
        self.done = self._number == len(self._lines)
