"""Glyph runs from letters that have found their places one by one.

Letters of a word on one baseline make one run, however far apart they stand, and one cluster where they stand so far
apart that a reader of the page would take each for a word. A turned letter is a run by itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pnp.geometry import Rect, Transform
from pnp.model.artwork import GlyphRun, Letters
from pnp.typeset.element import SetRun
from pnp.typeset.text.icons import IconPen
from pnp.typeset.text.letters import Letter
from pnp.typeset.text.runs import RunMaker
from pnp.typeset.text.shaping import Word

WIDE_GAP = 0.08
"""Em between letters from which readers of a page see words: Poppler from a tenth on (measured)."""

LEVEL = 1e-6
"""Baselines nearer than this, in em, are one."""

UPRIGHT = 1e-9
"""Degrees below which a letter is not turned: noise of the sums."""


def set_letters(letters: Sequence[Letter], maker: RunMaker) -> None:
    """Set letters where they stand."""
    for group in _groups(letters):
        first = group[0]
        move = first.move
        if first.down or (move is not None and (move.x is not None or move.y is not None)):
            maker.end_run()
        word = first.word if len(group) == 1 else _joined(group)
        if _is_plain(first):
            maker.put(first.pen, word, first.x, first.y)
        else:
            maker.end_run()
            _set_shaped(first, word, maker)


def _is_plain(letter: Letter) -> bool:
    """Whether a letter is neither turned nor widened."""
    return letter.stretch == 1.0 and abs(letter.turn) < UPRIGHT


def _groups(letters: Sequence[Letter]) -> Iterator[list[Letter]]:
    """The letters that make one word on the page."""
    group: list[Letter] = []
    for letter in letters:
        if group and not _goes_on(group[-1], letter):
            yield group
            group = []
        group.append(letter)
    if group:
        yield group


def _goes_on(before: Letter, letter: Letter) -> bool:
    """Whether a letter follows another one in a word, upright on its baseline."""
    return (
        before.group == letter.group
        and before.pen is letter.pen
        and before.stretch == letter.stretch
        and abs(before.turn) < UPRIGHT
        and abs(letter.turn) < UPRIGHT
        and abs(before.y - letter.y) < LEVEL * letter.pen.size
        and before.x < letter.x
    )


def _joined(letters: Sequence[Letter]) -> Word:
    """Letters as one word, its origin that of the first."""
    first = letters[0]
    unit = first.pen.per_unit * first.stretch
    shifts = [(letter.x - first.x) / unit for letter in letters]
    text = "".join([letter.word.text for letter in letters])
    gaps = [after.x - before.x - before.advance for before, after in pairwise(letters)]
    wide = max(gaps) > WIDE_GAP * first.pen.size or first.pen.style.tracking != 0
    glyphs = tuple([glyph for letter in letters for glyph in letter.word.glyphs])
    pairs = list(zip(letters, shifts, strict=True))
    inks = [(ink[0] + shift, ink[1], ink[2] + shift, ink[3]) for letter, shift in pairs if (ink := letter.word.ink)]
    sides = list(zip(*inks, strict=True))
    return first.word._replace(
        text=text,
        shown=text,
        advance=shifts[-1] + letters[-1].word.advance,
        glyphs=glyphs,
        xs=tuple([shift + x for letter, shift in pairs for x in letter.word.xs]),
        ys=tuple([y for letter in letters for y in letter.word.ys]),
        clusters=(
            ((len(text.encode()), len(glyphs)),)
            if wide
            else tuple([cluster for letter in letters for cluster in letter.word.clusters])
        ),
        ink=(min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])) if sides else None,
    )


def _set_shaped(letter: Letter, word: Word, maker: RunMaker) -> None:
    """Set a turned or widened letter, or a widened word."""
    pen = letter.pen
    if isinstance(pen, IconPen):
        maker.icon(pen, letter.x, letter.y, letter.turn, letter.stretch)
        return
    if not pen.paint.drawn or not word.glyphs:
        return
    unit = pen.per_unit
    cos, sin = math.cos(math.radians(letter.turn)), math.sin(math.radians(letter.turn))

    def place(x: float, y: float) -> tuple[float, float]:
        """A point of the word, font units, y up."""
        across, down = x * unit * letter.stretch, -y * unit
        return letter.x + across * cos - down * sin, letter.y + across * sin + down * cos

    places = [place(x, y) for x, y in zip(word.xs, word.ys, strict=True)]
    run = GlyphRun(
        font=pen.file,
        size=pen.size,
        text=word.shown,
        glyphs=word.glyphs,
        xs=tuple([x for x, _ in places]),
        ys=tuple([y for _, y in places]),
        clusters=word.clusters,
        turn=letter.turn,
        stretch=letter.stretch,
    )
    maker.runs.append(SetRun(run, pen.properties))
    if pen.paint.lines:
        turned = Transform(letter.stretch, 0, 0, 1, 0, 0).then(Transform.rotation(letter.turn))
        maker.lines(pen, (0.0, letter.advance), unit, turned.then(Transform.translation(letter.x, letter.y)))
    if word.ink is None:
        return
    left, bottom, right, top = word.ink
    half = pen.paint.stroke / 2
    corners = [place(x, y) for x in (left, right) for y in (bottom, top)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    box = Rect(min(xs) - half, min(ys) - half, max(xs) - min(xs) + 2 * half, max(ys) - min(ys) + 2 * half)
    maker.add_ink(box, pen.size)
    stroke = pen.font.stroke
    maker.letters.append(Letters(box.x, box.y, box.right, box.bottom, pen.size, stroke, pen.paint.seen))
