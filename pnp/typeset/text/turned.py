"""Text from right to left: which parts of a paragraph run so, and where they stand on a line.

Words come in reading order, as for any text; they are parted where the direction changes, and each line puts its parts
in order from left to right. Lines are filled in reading order, so nothing else needs to know.

    reading order    Museum  متحف  12        a line    12 ﻒﺤﺘﻣ Museum    in a paragraph from right to left
                                                       Museum ﻒﺤﺘﻣ 12    in one from left to right
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from pnp.typeset.text.bidi import LEFT, RIGHT, first_strong, levels_of, visual_order
from pnp.typeset.text.breaks import Cut
from pnp.typeset.text.shaping import SPACE, Word
from pnp.typeset.text.tokens import Gap, Token

if TYPE_CHECKING:
    from pnp.typeset.text.content import Stretch
    from pnp.typeset.text.lines import Paragraph
    from pnp.typeset.text.pens import Pen
    from pnp.typeset.text.style import TextStyle

RUNS_RIGHT = re.compile(
    "[\u0590-\u08ff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Characters that run from right to left, or that say what does."""

CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that order text and are never drawn."""

OPENING = {
    ("embed", "ltr"): "\u202a",
    ("embed", "rtl"): "\u202b",
    ("bidi-override", "ltr"): "\u202d",
    ("bidi-override", "rtl"): "\u202e",
    ("isolate", "ltr"): "\u2066",
    ("isolate", "rtl"): "\u2067",
    ("plaintext", "ltr"): "\u2068",
    ("plaintext", "rtl"): "\u2068",
}
"""The mark that says the same as `unicode-bidi` and `direction` of a tspan (CSS Writing Modes 4, section 2.4.2)."""

CLOSING = {"embed": "\u202c", "bidi-override": "\u202c", "isolate": "\u2069", "plaintext": "\u2069"}

Placed = tuple["Pen", Word, float]
"""A word and how far from the line's beginning it stands."""


class Unit(NamedTuple):
    """Letters of one pen that run one way."""

    pen: Pen
    text: str
    level: int


class TurnedToken(Token):
    """A word of a paragraph in which something runs from right to left.

    Attributes:
        levels: the embedding level of each piece.
        gap_level: of the spaces before it.
    """

    __slots__ = ("gap_level", "levels")

    turned = True

    def __init__(self, units: Sequence[Unit], gap: tuple[float, Gap, int], cuts: tuple[Cut, ...]) -> None:
        """`gap`: width, spaces and level of what stands before it."""
        super().__init__(_shaped(units), gap[0], gap[1], cuts)
        self.levels = tuple([unit.level for unit in units])
        self.gap_level = gap[2]

    def parted(self, number: int) -> tuple[Token, Token]:
        """See `Token.parted`."""
        if number not in self.heads:
            cut = self.cuts[number]
            after = cut.at + cut.skip
            head: list[Unit] = []
            tail: list[Unit] = []
            begin = 0
            for (pen, word), level in zip(self.pieces, self.levels, strict=True):
                inside = min(max(cut.at - begin, 0), len(word.text))
                head += [Unit(pen, word.text[:inside], level)] if inside else []
                outside = min(max(after - begin, 0), len(word.text))
                tail += [Unit(pen, word.text[outside:], level)] if outside < len(word.text) else []
                begin += len(word.text)
            head += _marked(head.pop(), cut.mark)
            tail[0] = tail[0]._replace(text=cut.lead + tail[0].text)
            shift = after - len(cut.lead)
            rest = tuple([later._replace(at=later.at - shift) for later in self.cuts[number + 1 :]])
            self.heads[number] = (
                TurnedToken(head, (self.gap, self.spaces, self.gap_level), self.cuts[:number]),
                TurnedToken(tail, (0.0, (), self.gap_level), rest),
            )
        return self.heads[number]


def runs_right(parts: Iterable[Stretch], style: TextStyle) -> bool:
    """Whether a text has anything to be turned: letters that run from right to left, or that direction itself."""
    return style.direction == "rtl" or any(
        not part.text.isascii() and RUNS_RIGHT.search(part.text) is not None for part in parts
    )


def turn(paragraphs: Iterable[Paragraph], style: TextStyle) -> None:
    """Part the words of paragraphs where their direction changes; `style` is that of the whole text."""
    for paragraph in paragraphs:
        paragraph.tokens = turned_tokens(paragraph.tokens, style)


def turned_tokens(tokens: Sequence[Token], style: TextStyle) -> list[Token]:
    """Give the words of one paragraph parted where their direction changes."""
    paragraph = _Written(style)
    places: list[tuple[int, list[int]]] = []
    for token in tokens:
        gap = 0
        for pen, count in token.spaces if places else ():
            gap = paragraph.add(pen, SPACE * count)
        places.append((gap, [paragraph.add(pen, word.text) for pen, word in token.pieces]))
    levels = levels_of(paragraph.text, _base(paragraph.text, style))
    return [_turned(token, starts, gap, levels) for token, (gap, starts) in zip(tokens, places, strict=True)]


def visual_line(tokens: Sequence[Token], scale: float, stretch: float) -> list[Placed]:
    """Give the words and spaces of a line from left to right; `stretch` is added to every gap."""
    parts: list[list[tuple[Pen, Word, float]]] = []
    levels: list[int] = []
    for index, token in enumerate(tokens):
        if not isinstance(token, TurnedToken):
            continue
        if index and token.spaces:
            spaces = [(pen, pen.space, pen.space_width * scale) for pen, count in token.spaces for _ in range(count)]
            pen, space, width = spaces[-1]
            parts.append([*spaces[:-1], (pen, space, width + stretch)])
            levels.append(token.gap_level)
        for (pen, word), level in zip(token.pieces, token.levels, strict=True):
            parts.append([(pen, word, word.advance * pen.per_unit * scale)])
            levels.append(level)
    placed: list[Placed] = []
    x = 0.0
    for number in visual_order(levels):
        for pen, word, width in parts[number]:
            placed.append((pen, word, x))
            x += width
    return placed


def _base(text: str, style: TextStyle) -> int:
    """The level of a paragraph."""
    level = RIGHT if style.direction == "rtl" else LEFT
    if style.isolation != "plaintext":
        return level
    found = first_strong(text)
    return level if found is None else found


class _Written(Struct):
    """A paragraph as it is asked for levels, with marks where a tspan has a direction of its own."""

    style: TextStyle
    text: str = ""
    inner: TextStyle | None = None

    def add(self, pen: Pen, text: str) -> int:
        """Add the letters of a pen; where they begin."""
        inner = pen.style if pen.style is not self.style and pen.style.isolation in CLOSING else None
        if inner is not self.inner:
            self.text += CLOSING[self.inner.isolation] if self.inner else ""
            self.text += OPENING[inner.isolation, inner.direction] if inner else ""
            self.inner = inner
        self.text += text
        return len(self.text) - len(text)


def _turned(token: Token, starts: Sequence[int], gap: int, levels: Sequence[int]) -> TurnedToken:
    """A word parted by levels, without the marks that ordered it."""
    units: list[Unit] = []
    dropped: list[int] = []
    at = 0
    for (pen, word), start in zip(token.pieces, starts, strict=True):
        units.append(Unit(pen, "", levels[start] if word.text else 0))
        for offset, char in enumerate(word.text):
            if char in CONTROLS:
                dropped.append(at + offset)
            elif levels[start + offset] == units[-1].level:
                units[-1] = units[-1]._replace(text=units[-1].text + char)
            else:
                units.append(Unit(pen, char, levels[start + offset]))
        at += len(word.text)
    cuts = [cut._replace(at=cut.at - sum(place < cut.at for place in dropped)) for cut in token.cuts]
    whole = sum(len(unit.text) for unit in units)
    filled = [unit for unit in units if unit.text]
    return TurnedToken(
        filled or units[:1],
        (token.gap, token.spaces, levels[gap] if levels else 0),
        tuple([cut for cut in cuts if 0 < cut.at < whole]),
    )


def _marked(unit: Unit, mark: str) -> list[Unit]:
    """The end of a line with its hyphen, in the first font of the list where its own has none."""
    if not mark or not unit.pen.shaper.word(mark).missing:
        return [unit._replace(text=unit.text + mark)]
    pen = next((one for one in unit.pen.chain if not one.shaper.word(mark).missing), unit.pen)
    return [unit, Unit(pen, mark, unit.level)]


def _shaped(units: Sequence[Unit]) -> tuple[tuple[Pen, Word], ...]:
    """The pieces of a word; letters that join do so also where the font or the paint changes."""
    pieces = []
    for index, (pen, text, level) in enumerate(units):
        if level % 2:
            before = units[index - 1].text if index and units[index - 1].level == level else ""
            after = units[index + 1].text if index + 1 < len(units) and units[index + 1].level == level else ""
            pieces.append((pen, pen.shaper.turned(text, before, after)))
        else:
            pieces.append((pen, pen.shaper.word(text)))
    return tuple(pieces)
