"""The characters of a text element in order: white space as it counts, each stretch with its pen and its place.

A `text` element with its `tspan`s comes in; `Stretch`es come out, in which a space is a space to set, and a line feed
is an end of line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from pnp.typeset.element import TextElement
from pnp.typeset.text.casing import NONE, transformed
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reading import Around, Reader
from pnp.typeset.text.refused import FLOWING
from pnp.typeset.text.style import ALL_KEPT, BREAKS_KEPT, COLLAPSE, SPACES_KEPT

_WHITE = re.compile(r"[ \t\n\r\f]+")
_BLANKS = re.compile(r"[ \t\f]+")
_BREAK = re.compile(r"[ \t\f]*(?:\r\n|\n|\r)[ \t\f]*")
_LINE_END = re.compile(r"\r\n|\r")
_ONE_WHITE = re.compile(r"\r\n|[\t\n\r\f]")

_SEVERAL = re.compile(r"[\s,]")

COORDINATES = ("x", "y", "dx", "dy")


@dataclass(slots=True)
class Move:
    """Where the characters from here on stand: absolute x and y begin a new chunk, dx and dy shift."""

    x: float | None = None
    y: float | None = None
    dx: float | None = None
    dy: float | None = None


class Stretch(NamedTuple):
    """Characters of one pen.

    Attributes:
        text: its characters; in collapsing text, no two spaces in a row.
        pen: what they are written with.
        move: where the first of them stands, None for right after the one before.
        kept: whether its spaces stay also where a line begins.
    """

    text: str
    pen: Pen
    move: Move | None
    kept: bool


class _Leaf(NamedTuple):
    """Character data as typed, with the element that holds it."""

    text: str
    pen: Pen
    white_space: str


class _Places(NamedTuple):
    """The coordinate lists of an element, and which leaves they may reach."""

    element: TextElement
    em: float
    first: int
    after: int


def stretches(around: Around, reader: Reader) -> list[Stretch] | None:
    """Give the stretches of a text element; None where something in it cannot be set (reported by `reader`)."""
    plain = _plain(around)
    if plain is not None:
        return plain
    gatherer = _Gatherer(reader, [], [])
    if not gatherer.collect(around):
        return None
    leaves = gatherer.leaves
    texts = _spaced(leaves)
    moves = {} if reader.boxed else _moves(texts, gatherer.places, reader)
    result: list[Stretch] = []
    begin = 0
    for leaf, text in zip(leaves, texts, strict=True):
        style = leaf.pen.style
        for move, part in _parts(text, begin, moves):
            shown = part if style.transform == NONE else transformed(part, style.transform, style.language)
            result.append(Stretch(shown, leaf.pen, move, leaf.white_space in (ALL_KEPT, SPACES_KEPT)))
        begin += len(text)
    return result


def _plain(around: Around) -> list[Stretch] | None:
    """The stretches of a text that is nothing but words at one place, the usual case; None for all others."""
    content, attributes, style = around.element.content, around.element.attributes, around.pen.style
    if (
        len(content) != 1
        or not isinstance(content[0], str)
        or style.white_space != COLLAPSE
        or not style.shown
        or "dx" in attributes
        or "dy" in attributes
        or _SEVERAL.search(attributes.get("x", "") + attributes.get("y", ""))
    ):
        return None
    text = _WHITE.sub(" ", content[0]).strip(" ")
    if style.transform != NONE:
        text = transformed(text, style.transform, style.language)
    return [Stretch(text, around.pen, None, kept=False)] if text else []


@dataclass(slots=True)
class _Gatherer:
    """Walks a text element and gathers its leaves and the coordinates on the way."""

    reader: Reader
    leaves: list[_Leaf]
    places: list[_Places]

    def collect(self, around: Around) -> bool:
        """Gather the leaves of an element; False where a part cannot be set, after looking at all parts."""
        element, pen = around.element, around.pen
        if not pen.style.shown:
            return True
        first, fine = len(self.leaves), True
        for child in element.content:
            if isinstance(child, str):
                self.leaves.append(_Leaf(child, pen, pen.style.white_space))
            elif child.tag in FLOWING:
                inner = self.reader.inner(child, around)
                fine &= inner is not None and self.collect(inner)
            else:
                fine &= self.reader.silent(child)
        if any(name in element.attributes for name in COORDINATES):
            self.places.append(_Places(element, pen.size, first, len(self.leaves)))
        return fine


def _spaced(leaves: list[_Leaf]) -> list[str]:
    """The texts of the leaves as white space counts: runs of it are one space also across leaves, none at the ends."""
    texts: list[str] = []
    open_space = False  # whether a space that follows would be swallowed
    begun = False
    for leaf in leaves:
        text = _normal(leaf)
        if leaf.white_space in (COLLAPSE, BREAKS_KEPT):
            if (open_space or not begun) and text.startswith(" "):
                text = text[1:]
            if text:
                open_space = text[-1] in " \n"
        elif text:
            open_space = text[-1] == "\n"
        begun = begun or bool(text)
        texts.append(text)
    for index in range(len(leaves) - 1, -1, -1):
        if leaves[index].white_space in (COLLAPSE, BREAKS_KEPT) and texts[index].endswith(" "):
            texts[index] = texts[index][:-1]
        if texts[index]:
            break
    return texts


def _normal(leaf: _Leaf) -> str:
    """One leaf's text with its own white space collapsed or kept, line ends as line feeds."""
    match leaf.white_space:
        case "collapse":
            return _WHITE.sub(" ", leaf.text)
        case "breaks":
            return _BLANKS.sub(" ", _BREAK.sub("\n", leaf.text))
        case "spaces":
            return _ONE_WHITE.sub(" ", leaf.text)
        case _:
            return _LINE_END.sub("\n", leaf.text).replace("\t", " ").replace("\f", " ")


def _moves(texts: list[str], places: list[_Places], reader: Reader) -> dict[int, Move]:
    """Where characters are moved, by their number. An inner element's coordinates win over an outer one's."""
    starts = [0]
    for text in texts:
        starts.append(starts[-1] + len(text))
    moves: dict[int, Move] = {}
    # Elements were noted when they ended: inner ones first. From the back, outer ones write first.
    for place in reversed(places):
        begin, end = starts[place.first], starts[place.after]
        for name in COORDINATES:
            values = reader.coordinates(place.element, name, place.em)
            for offset, value in enumerate(values[: end - begin]):
                setattr(moves.setdefault(begin + offset, Move()), name, value)
    return moves


def _parts(text: str, begin: int, moves: dict[int, Move]) -> Iterator[tuple[Move | None, str]]:
    """`text`, whose first character is number `begin`, cut where characters are moved."""
    if not text:
        return
    inner = sorted(at for at in moves if begin < at < begin + len(text)) if len(moves) > 1 else []
    bounds = [begin, *inner, begin + len(text)]
    for start, end in pairwise(bounds):
        yield moves.get(start), text[start - begin : end - begin]
