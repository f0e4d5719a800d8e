"""Text in its smallest parts: letters, ligatures, letters with their marks, and spaces, each to be placed by itself.

Stretches come in, `Letter`s come out, not placed yet. Words are shaped whole, over all pens of one font, so that
kerning and ligatures are those of the word; they are parted afterwards, and only where something asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import uharfbuzz as hb
from msgspec import Struct, field

from pnp.typeset.text.breaks import parted
from pnp.typeset.text.content import Move, Stretch
from pnp.typeset.text.icons import IconPen
from pnp.typeset.text.pens import Pen
from pnp.typeset.text.reach import Reach
from pnp.typeset.text.shaping import JOINED, NO_LIGATURES, SCRIPTS, SPACE, Shaper, Word

LINE_END = "\n"


class Letter(Struct):
    """What is placed as one. Lengths are user units.

    Attributes:
        pen, word: what is drawn.
        advance: how far it moves what follows.
        group: number of the word that it is a part of.
        inside: what holds it, from outside inwards.
        move: where its first character is put.  down: how far below the line before, where it begins a line.
        turn: degrees by which it is turned itself.
        blank: whether it is a space.  kept: whether spaces count where a line ends.
        x, y: its origin, when it is placed.  stretch: its width as a part of its own.
    """

    pen: Pen
    word: Word
    advance: float
    group: int
    inside: tuple[Reach, ...] = ()
    move: Move | None = None
    down: float = 0.0
    turn: float = 0.0
    blank: bool = False
    kept: bool = False
    x: float = 0.0
    y: float = 0.0
    stretch: float = 1.0

    @property
    def reach(self) -> Reach | None:
        """The path it stands along."""
        return next((reach for reach in self.inside if reach.track is not None), None)


def letters_of(stretches: Sequence[Stretch]) -> list[Letter]:
    """Give the letters of a text; whole words where nothing asks for less."""
    gatherer = _Gatherer(single=any(stretch.turn or stretch.inside for stretch in stretches))
    for stretch in stretches:
        gatherer.add(stretch)
    gatherer.end_word()
    return gatherer.letters


class _Gatherer(Struct):
    """Collects the parts of a word that are shaped together. `single`: every letter is placed by itself."""

    single: bool
    letters: list[Letter] = field(default_factory=list)
    _parts: list[tuple[Stretch, str, Move | None]] = field(default_factory=list)
    _group: int = 0
    _down: float = 0.0

    def add(self, stretch: Stretch) -> None:
        """Take the next stretch."""
        move = stretch.move
        if self._parts and not _together(self._parts[-1][0], stretch):
            self.end_word()
        for number, line in enumerate(stretch.text.split(LINE_END)):
            if number:
                self.end_word()
                self._group += 1
                self._down += stretch.pen.above + stretch.pen.below
            for position, word in enumerate(line.split(SPACE)):
                if position:
                    self.end_word()
                    self._space(stretch, move)
                    move = None
                if word:
                    self._parts.append((stretch, word, move))
                    move = None

    def end_word(self) -> None:
        """Shape the word that was collected."""
        if not self._parts:
            return
        begun = len(self.letters)
        if len(self._parts) == 1 and not self.single:
            stretch, text, move = self._parts[0]
            for pen, word in stretch.pen.pieces(parted(text)[0]):
                self._letter(stretch, pen, word, move)
                move = None
        else:
            self._part()
        if begun < len(self.letters):
            self.letters[begun].down, self._down = self._down, 0.0
        self._parts.clear()

    def _part(self) -> None:
        """Shape the word, and part it into letters."""
        text = ""
        owners: list[Stretch] = []
        moves: dict[int, Move] = {}
        for stretch, typed, move in self._parts:
            plain = parted(typed)[0]
            if move is not None:
                moves[len(text)] = move
            text += plain
            owners += [stretch] * len(plain)
        at = 0
        waiting: Move | None = None
        for pen, piece in self._parts[0][0].pen.pieces(text):
            for word in (piece,) if isinstance(pen, IconPen) else clusters_of(pen.shaper, piece.text):
                move = shifted(moves.get(at), waiting)
                waiting = None
                for inner in range(at + 1, at + len(word.text)):
                    # A letter's marks go with it: their shifts count for what follows, as in SVG 2, section 11.5.
                    waiting = shifted(waiting, moves.get(inner))
                self._letter(owners[at], _same_font(owners[at].pen, pen), word, move)
                at += len(word.text)

    def _letter(self, stretch: Stretch, pen: Pen, word: Word, move: Move | None) -> None:
        """Add a letter."""
        advance = word.advance * pen.per_unit
        self.letters.append(Letter(pen, word, advance, self._group, stretch.inside, move, turn=stretch.turn))

    def _space(self, stretch: Stretch, move: Move | None) -> None:
        """Add a space."""
        pen = stretch.pen
        self.letters.append(
            Letter(
                pen,
                pen.space,
                pen.space_width,
                self._group + 1,
                stretch.inside,
                move,
                self._down,
                stretch.turn,
                blank=True,
                kept=stretch.kept,
            )
        )
        self._group += 2
        self._down = 0.0


def _together(before: Stretch, after: Stretch) -> bool:
    """Whether letters of two stretches are shaped together: one font and size, and nothing that parts them."""
    move = after.move
    return (
        before.pen.shaper is after.pen.shaper
        and before.pen.size == after.pen.size
        and (move is None or (move.x is None and move.y is None))
        and _path(before) is _path(after)
    )


def _path(stretch: Stretch) -> Reach | None:
    """The path that a stretch stands along."""
    return next((reach for reach in stretch.inside if reach.track is not None), None)


def _same_font(pen: Pen, shaped: Pen) -> Pen:
    """The pen of a letter's own stretch in the font that it was shaped in."""
    if pen.file == shaped.file:
        return pen
    return next((one for one in pen.chain if one.file == shaped.file), shaped)


def shifted(move: Move | None, other: Move | None) -> Move | None:
    """A move with the shift of another one added."""
    if other is None:
        return move
    if move is None:
        return Move(dx=other.dx, dy=other.dy)
    return Move(move.x, move.y, (move.dx or 0.0) + (other.dx or 0.0), (move.dy or 0.0) + (other.dy or 0.0))


def clusters_of(shaper: Shaper, text: str) -> Iterator[Word]:
    """Give a word that runs from left to right, shaped whole, in its clusters, tracking behind each."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.direction = "ltr"
    buffer.language = shaper.manner.language
    buffer.guess_segment_properties()
    if buffer.script is None:
        buffer.script = SCRIPTS.get(shaper.manner.language.partition("-")[0], "Latn")
    tracking = 0.0 if buffer.script in JOINED else shaper.manner.tracking_em * shaper.font.upem
    features = (*NO_LIGATURES, *shaper.manner.features) if tracking else shaper.manner.features
    hb.shape(shaper.font.shaping, buffer, dict(features))
    infos, positions = buffer.glyph_infos, buffer.glyph_positions
    begin = 0
    for end in range(1, len(infos) + 1):
        if end < len(infos) and infos[end].cluster == infos[begin].cluster:
            continue
        after = infos[end].cluster if end < len(infos) else len(text)
        pen, xs, ys = 0.0, [], []
        for position in positions[begin:end]:
            xs.append(pen + position.x_offset)
            ys.append(position.y_offset)
            pen += position.x_advance
        yield _word(shaper, text[infos[begin].cluster : after], infos[begin:end], (pen + tracking, xs, ys))
        begin = end


def _word(
    shaper: Shaper, text: str, infos: Sequence[hb.GlyphInfo], places: tuple[float, list[float], list[float]]
) -> Word:
    """One cluster as a word."""
    advance, xs, ys = places
    glyphs = tuple([info.codepoint for info in infos])
    whole = shaper.word(text)
    inks = [
        (ink[0] + x, ink[1] + y, ink[2] + x, ink[3] + y)
        for ink, x, y in zip(map(shaper.font.ink, glyphs), xs, ys, strict=True)
        if ink is not None
    ]
    sides = list(zip(*inks, strict=True))
    return whole._replace(
        advance=advance,
        glyphs=glyphs,
        xs=tuple(xs),
        ys=tuple(ys),
        clusters=whole.clusters if len(whole.glyphs) == len(glyphs) else ((len(text.encode()), len(glyphs)),),
        ink=(min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])) if sides else None,
    )
