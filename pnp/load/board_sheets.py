"""What a board's file says of printing it: `tiling`, `fold` and `safe`."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import cast

from pnp.diagnostics import Located, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.load import shapes
from pnp.load.nodes import ListNode, Node
from pnp.model.spec import TilingSpec
from pnp.model.tiles import Seam

TILING_KEYS = ("overlap", "seam", "avoid")

SEAMS: tuple[Seam, ...] = ("glue", "butt")

AVOIDED = ("spaces", "slots", "boxes", "track")
"""Parts of a board that seams may be told to keep clear of; all of them by default."""

MOST_PANELS = 6
"""Of a folding board in a row: more are no board but a map."""

FOLD = re.compile(r"\s*(\d{1,3})\s*[x×]\s*(\d{1,3})\s*")


def tiling_at(node: Node | None, id: str, sink: Sink) -> TilingSpec:
    """`tiling: {overlap: 10 mm, seam: glue, avoid: [spaces, slots]}`.

    Reports:
        P104 unknown key, P110 P120 P123 values, P179 a seam or a part of the board that there is not.
    """
    owner = f"`tiling` of board `{id}`"
    found = shapes.expect_map(node, owner, sink, "tiling: {overlap: 10 mm}") if node is not None else None
    if found is None:
        return TilingSpec(avoid=AVOIDED)
    shapes.check_keys(found, TILING_KEYS, owner, sink)
    overlap = shapes.length_at(found.value("overlap"), f"`overlap` of {owner}", sink)
    seam = shapes.located_at(found.value("seam"), f"`seam` of {owner}", sink)
    if seam is not None and not _is_known(seam, SEAMS, f"`seam` of {owner}", sink):
        seam = None
    stated = found.value("avoid")
    return TilingSpec(
        overlap, cast("Seam | None", seam.value if seam else None), _avoided(stated, sink), stated is not None
    )


def _avoided(node: Node | None, sink: Sink) -> tuple[str, ...]:
    """The parts of the board that seams should not cut; a list, or `none`."""
    if node is None:
        return AVOIDED
    if not isinstance(node, ListNode):
        word = shapes.located_at(node, "`avoid`", sink)
        if word is None or word.value == "none":
            return ()
        known = _is_known(word, (*AVOIDED, "none"), "`avoid`", sink)
        return (word.value,) if known else AVOIDED
    words = shapes.texts_at(node, "`avoid`", sink)
    return tuple([word.value for word in words if _is_known(word, AVOIDED, "`avoid`", sink)])


def _is_known(word: Located[str], known: Collection[str], what: str, sink: Sink) -> bool:
    """Whether a word is one of those known (P179 where not)."""
    if word.value in known:
        return True
    near = suggestion(word.value, known)
    notes = () if near else (f"known here: {listed(known)}",)
    sink.error("P179", f"{what} is `{word.value}`, which is none", word.span, notes=notes, help=near)
    return False


def fold_at(node: Node | None, id: str, sink: Sink) -> tuple[int, int] | None:
    """`fold: 2x2`: panels side by side, and below one another.

    Reports:
        P178 where it is none, or none that can be folded.
    """
    found = shapes.located_at(node, f"`fold` of board `{id}`", sink)
    if found is None:
        return None
    match = FOLD.fullmatch(found.value)
    columns, rows = (int(match[1]), int(match[2])) if match else (0, 0)
    if not columns or not rows or columns * rows == 1:
        note = "it is the panels side by side x those below one another: `2x1` folds once, `2x2` twice"
        what = f"`fold` of board `{id}` is `{found.value}`, which folds nothing"
        sink.error("P178", what, found.span, notes=(note,), help="write `fold: 2x2`")
        return None
    if min(columns, rows) > 2 or max(columns, rows) > MOST_PANELS:
        notes = (f"thick panels fold in one row or in two, of at most {MOST_PANELS}",)
        what = f"a board of {columns} x {rows} panels does not fold flat"
        sink.error("P178", what, found.span, notes=notes, help="write `fold: 3x2`")
        return None
    return columns, rows
