"""The characters of a text element in order: white space as it counts, each stretch with its pen and its place.

A `text` element with its `tspan`s comes in; `Stretch`es come out, in which a space is a space to set, and a line feed
is an end of line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from msgspec import Struct, field

from pnp.typeset.element import TextElement
from pnp.typeset.text.baselines import raised, shift_of
from pnp.typeset.text.breaks import OBJECT
from pnp.typeset.text.casing import NONE, transformed
from pnp.typeset.text.icons import IconElement, IconPen
from pnp.typeset.text.passages import Begin, Form, Letters, form_of, inset_forms
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reach import Reach, reaches_of
from pnp.typeset.text.reading import MARKUP, Around, Reader
from pnp.typeset.text.refused import FLOWING
from pnp.typeset.text.style import ALL_KEPT, BREAKS_KEPT, COLLAPSE, SPACES_KEPT

LINE_END = "\n"

_WHITE = re.compile(r"[ \t\n\r\f]+")
_ODD_WHITE = re.compile(r"[\t\n\r\f]|  ")
_BLANKS = re.compile(r"[ \t\f]+")
_BREAK = re.compile(r"[ \t\f]*(?:\r\n|\n|\r)[ \t\f]*")
_LINE_END = re.compile(r"\r\n|\r")
_ONE_WHITE = re.compile(r"\r\n|[\t\n\r\f]")

_SEVERAL = re.compile(r"[\s,]")

COORDINATES = ("x", "y", "dx", "dy")

BY_LETTER = frozenset(("dx", "dy", "rotate", "textLength", MARKUP))
"""Attributes that concern single letters."""

_PLACING = frozenset((*COORDINATES, "rotate"))

MARK = "M"
"""The Unicode category of marks that belong to the letter before them."""

HIGHEST_SINGLE = "\uffff"
"""The last character that is one unit of UTF-16; browsers count units."""


class Move(Struct):
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
        turn: degrees, clockwise, by which each of them is turned.
        inside: what holds them together, from outside inwards.
        form: of the paragraph that begins with them, in marked text; None for no matter.
    """

    text: str
    pen: Pen
    move: Move | None
    kept: bool
    turn: float = 0.0
    inside: tuple[Reach, ...] = ()
    form: Form | None = None


class _Leaf(NamedTuple):
    """Character data as typed, with the element that holds it."""

    text: str
    pen: Pen
    white_space: str
    inside: tuple[Reach, ...]
    form: Form | None = None


class _Places(NamedTuple):
    """The coordinate lists of an element, and which leaves they may reach."""

    element: TextElement
    em: float
    first: int
    after: int


def stretches(around: Around, reader: Reader) -> list[Stretch] | None:
    """Give the stretches of a text element; None where something in it cannot be set (reported by `reader`)."""
    plain = _plain(around, reader)
    if plain is not None:
        return plain
    gatherer = _Gatherer(reader, [], [])
    if not gatherer.collect(around):
        return None
    leaves = gatherer.formed()
    texts = _spaced(leaves)
    moves = {} if reader.boxed else _moves(texts, gatherer.places, reader)
    turns = [] if reader.boxed else _turns(texts, gatherer.places, reader)
    result: list[Stretch] = []
    begin = 0
    form: Form | None = None
    for leaf, text in zip(leaves, texts, strict=True):
        style = leaf.pen.style
        form = leaf.form or form
        kept = leaf.white_space in (ALL_KEPT, SPACES_KEPT)
        for at, part in _parts(text, begin, moves, turns):
            shown = part if style.transform == NONE else transformed(part, style.transform, style.language)
            turn = turns[at] if turns else 0.0
            result.append(Stretch(shown, leaf.pen, moves.get(at), kept, turn, leaf.inside, form))
            form = None
        begin += len(text)
    return result


def _plain(around: Around, reader: Reader) -> list[Stretch] | None:
    """The stretches of a text that is nothing but words at one place, the usual case; None for all others."""
    content, attributes, style = around.element.content, around.element.attributes, around.pen.style
    if (
        len(content) != 1
        or not isinstance(content[0], str)
        or style.white_space != COLLAPSE
        or not style.shown
        or not BY_LETTER.isdisjoint(attributes)
        or _SEVERAL.search(attributes.get("x", "") + attributes.get("y", ""))
    ):
        return None
    pen = raised(around, shift_of(around, reader.report), reader)
    return reworded(Stretch("", pen, None, kept=False), content[0])


def reworded(part: Stretch, typed: str) -> list[Stretch]:
    """Give the stretches of a text that has nothing but words, `typed`, which are set like `part`."""
    style = part.pen.style
    if style.white_space == COLLAPSE:
        text = (_WHITE.sub(" ", typed) if _ODD_WHITE.search(typed) else typed).strip(" ")
    else:
        (text,) = _spaced([_Leaf(typed, part.pen, style.white_space, ())])
    if style.transform != NONE:
        text = transformed(text, style.transform, style.language)
    return [Stretch(text, part.pen, part.move, part.kept)] if text else []


class _Gatherer(Struct):
    """Walks a text element and gathers its leaves and the coordinates on the way.

    Attributes:
        begun: what begins a paragraph of marked text, by the number of the leaf.
        pens: of marked letters, by the identity of their style, which is kept beside.
    """

    reader: Reader
    leaves: list[_Leaf]
    places: list[_Places]
    begun: dict[int, tuple[Begin, Form]] = field(default_factory=dict)
    pens: dict[int, tuple[Pen, Mapping[str, str]]] = field(default_factory=dict)

    def collect(self, around: Around, shift: float = 0.0, inside: tuple[Reach, ...] = ()) -> bool:
        """Gather the leaves of an element; False where a part cannot be set, after looking at all parts.

        `shift` is how far the baseline of the element around it lies above that of the text; `inside` what holds it.
        """
        element, pen = around.element, around.pen
        if not pen.style.shown:
            return True
        if MARKUP in element.attributes:
            element = self.reader.book.expanded(around, self.reader)
            around = around._replace(element=element)
        first, fine = len(self.leaves), True
        shift += shift_of(around, self.reader.report)
        written = raised(around, shift, self.reader)
        if not self.reader.boxed:
            inside = (*inside, *reaches_of(element, pen.size, self.reader.report))
        for child in element.content:
            if isinstance(child, str):
                self.leaves.append(_Leaf(child, written, pen.style.white_space, inside))
            elif isinstance(child, Begin):
                self._begin(child, around, inside)
            elif isinstance(child, (Letters, IconElement)):
                fine &= self._marked(child, around, shift, inside)
            elif child.tag in FLOWING:
                inner = self.reader.inner(child, around)
                fine &= inner is not None and self.collect(inner, shift, inside)
            else:
                fine &= self.reader.silent(child)
        if not _PLACING.isdisjoint(element.attributes):
            self.places.append(_Places(element, pen.size, first, len(self.leaves)))
        return fine

    def _marked(self, child: Letters | IconElement, around: Around, shift: float, inside: tuple[Reach, ...]) -> bool:
        """Gather letters or an icon of marked text."""
        known = self.pens.get(id(child.style))
        if known is None:
            inner = self.reader.inner(child, around)
            if inner is None:
                return False
            known = self.pens[id(child.style)] = raised(inner, shift, self.reader), child.style
        pen, text = known[0], OBJECT
        if isinstance(child, IconElement):
            pen = IconPen(pen, child.icon, child.height(pen.size, self.reader.report))
        else:
            text = child.text
        self.leaves.append(_Leaf(text, pen, BREAKS_KEPT, inside))
        return True

    def _begin(self, begin: Begin, around: Around, inside: tuple[Reach, ...]) -> None:
        """Begin a paragraph of marked text."""
        if begin.opens and any(leaf.text.strip() for leaf in reversed(self.leaves)):
            self.leaves.append(_Leaf(LINE_END, around.pen, BREAKS_KEPT, inside))
        marker = self.reader.inner(begin.marker, around) if begin.marker else None
        self.begun[len(self.leaves)] = begin, form_of(begin, marker.pen if marker else None)

    def formed(self) -> list[_Leaf]:
        """The leaves, those that begin a paragraph with its form."""
        for at, form in zip(self.begun, inset_forms(self.begun.values()), strict=True):
            if at < len(self.leaves):
                self.leaves[at] = self.leaves[at]._replace(form=form)
        return self.leaves


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
    whole = "".join(texts)
    starts = list(accumulate(map(len, texts), initial=0))
    moves: dict[int, Move] = {}
    # Elements were noted when they ended: inner ones first. From the back, outer ones write first.
    for place in reversed(places):
        reached = _addressed(whole, starts[place.first], starts[place.after])
        for name in COORDINATES:
            for at, value in zip(reached, reader.coordinates(place.element, name, place.em), strict=False):
                setattr(moves.setdefault(at, Move()), name, value)
    for at, char in enumerate(whole):
        if at and at in moves and not char.isascii() and unicodedata.category(char).startswith(MARK):
            # It stays with its letter, and what comes after has its shift (SVG 2, section 11.5).
            mark, following = moves.pop(at), moves.setdefault(at + 1, Move())
            following.dx = (following.dx or 0.0) + (mark.dx or 0.0)
            following.dy = (following.dy or 0.0) + (mark.dy or 0.0)
    return moves


def _turns(texts: list[str], places: list[_Places], reader: Reader) -> list[float]:
    """By how much each character is turned; none where none is. The last number of a list is for all that follow."""
    turns: list[float] = []
    starts = list(accumulate(map(len, texts), initial=0))
    for place in reversed(places):
        values = reader.coordinates(place.element, "rotate", place.em)
        if not values:
            continue
        turns = turns or [0.0] * starts[-1]
        begin, end = starts[place.first], starts[place.after]
        reached = _addressed("".join(texts), begin, end)
        for offset, at in enumerate(reached):
            turns[at] = values[min(offset, len(values) - 1)]
    return turns if any(turns) else []


def _addressed(whole: str, begin: int, end: int) -> Sequence[int]:
    """The characters that the numbers of a list are for: one each, two for those that are two in UTF-16."""
    if whole.isascii() or max(whole[begin:end], default="") <= HIGHEST_SINGLE:
        return range(begin, end)
    return [at for at in range(begin, end) for _ in range(2 if whole[at] > HIGHEST_SINGLE else 1)]


def _parts(text: str, begin: int, moves: dict[int, Move], turns: list[float]) -> Iterator[tuple[int, str]]:
    """`text`, whose first character is number `begin`, cut where characters are moved or turned otherwise."""
    if not text:
        return
    if not moves and not turns:
        yield begin, text
        return
    end = begin + len(text)
    cuts = {at for at in moves if begin < at < end}
    cuts.update(at for at in range(begin + 1, end) if turns and turns[at] != turns[at - 1])
    for start, after in pairwise([begin, *sorted(cuts), end]):
        yield start, text[start - begin : after - begin]
