"""The door of lint: all checks of the faces of a deck, and of its backs."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.diagnostics import Sink
from pnp.lint.backs import check_equal, check_symmetric
from pnp.lint.bleed import check_bleed
from pnp.lint.contrast import check_contrast
from pnp.lint.icons import check_icons
from pnp.lint.pictures import check_pictures
from pnp.lint.side import PrintedSide
from pnp.lint.texts import check_texts, note_shrunk

__all__ = ["PrintedSide", "lint_backs", "lint_faces", "note_sides"]


def lint_faces(faces: Sequence[PrintedSide], sink: Sink) -> None:
    """Look at the faces of a deck.

    Reports:
        P801 bare bleed, P804 and P805 text near or over the cut, P806 and P807 small text, P811 and P812 weak contrast,
        P813 and P814 coarse pictures, P826 icons that the knife cuts.
    """
    check_bleed(faces, "face", sink)
    check_texts(faces, sink)
    check_contrast(faces, sink)
    check_pictures(faces, sink)
    check_icons(faces, sink)


def lint_backs(backs: Sequence[PrintedSide], symmetric: bool, sink: Sink) -> None:
    """Look at the backs of a deck; `symmetric` where they must look the same upside down.

    Reports:
        P801 bare bleed, P802 backs that differ, P803 not symmetric, P804 to P814 as for faces.
    """
    check_bleed(backs, "back", sink)
    check_texts(backs, sink)
    check_contrast(backs, sink)
    check_pictures(backs, sink)
    check_equal(backs, sink)
    if symmetric:
        check_symmetric(backs, sink)


def note_sides(sides: Sequence[PrintedSide], sink: Sink) -> None:
    """Tell of sides what is no mistake and yet good to know.

    Reports:
        P808 texts that shrank as far as they may, a note.
    """
    note_shrunk(sides, sink)
