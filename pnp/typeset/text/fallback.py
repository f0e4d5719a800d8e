"""Which font of the list each part of a word is set in.

The first family that has a letter takes it, as in a browser. But letters of one script in a word stay together: they go
to the first font that has them all, and only where none has, each letter goes its own way. Marks stay with their base,
signs and figures between letters in the font of the letters before them, where that has them.

    Hollókő (第3展望台)    ▸ Jost: Hollókő ( · Noto Sans JP: 第3展望台 · Jost: )
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pnp.typeset.text.scripts import COMMON, FOREIGN, Cluster, clusters
from pnp.typeset.text.shaping import Word

if TYPE_CHECKING:
    from pnp.typeset.text.pens import Pen

Piece = tuple["Pen", Word]


class Part(NamedTuple):
    """Characters that follow one another in one font and one script."""

    pen: Pen
    text: str


def pieces_of(pen: Pen, text: str) -> tuple[Piece, ...]:
    """Give a word that runs from left to right in the fonts of the pen's list."""
    word = pen.shaper.word(text)
    if not word.missing and (text.isascii() or FOREIGN.search(text) is None):
        return ((pen, word),)
    return tuple([(part.pen, part.pen.shaper.word(part.text)) for part in parts_of(pen, text)])


def parts_of(pen: Pen, text: str) -> list[Part]:
    """Give a word parted by font and script; a letter that no font has stays in the first."""
    found = clusters(text)
    pens = _pens(pen, found)
    parts: list[Part] = []
    script = next((cluster.script for cluster in found if cluster.script), COMMON)
    for cluster, chosen in zip(found, pens, strict=True):
        same_script = cluster.script in (COMMON, script)
        script = cluster.script or script
        if parts and parts[-1].pen is chosen and same_script:
            parts[-1] = Part(chosen, parts[-1].text + cluster.text)
        else:
            parts.append(Part(chosen, cluster.text))
    return parts


def _pens(pen: Pen, found: Sequence[Cluster]) -> list[Pen]:
    """The pen of each cluster."""
    by_script: dict[str, Pen | None] = {}
    for script in {cluster.script: None for cluster in found if cluster.script}:
        letters = [cluster.text for cluster in found if cluster.script == script]
        by_script[script] = next((one for one in pen.chain if all(_has(one, letter) for letter in letters)), None)
    pens: list[Pen] = []
    for index, cluster in enumerate(found):
        chosen = by_script[cluster.script] if cluster.script else pens[-1] if _inside(found, index) else None
        if chosen is None or not _has(chosen, cluster.text):
            chosen = next((one for one in pen.chain if _has(one, cluster.text)), pen)
        pens.append(chosen)
    return pens


def _inside(found: Sequence[Cluster], index: int) -> bool:
    """Whether a sign stands between letters of the word."""
    return index > 0 and any(cluster.script for cluster in found[index + 1 :])


def _has(pen: Pen, cluster: str) -> bool:
    """Whether the pen's font draws a cluster; the font is asked by shaping, which knows also accents put together."""
    return not pen.shaper.word(cluster).missing
