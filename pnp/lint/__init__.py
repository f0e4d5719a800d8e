"""Room lint: what prints badly, found on drawn pictures and set texts. Takes plain rasters, gives diagnostics.

Severity: error where the printed card is spoilt for certain, warning where somebody should look, note for what is no
mistake.
"""

from pnp.lint.bleed import bare_bleed, note_no_bleed
from pnp.lint.colours import Entry, check_colours
from pnp.lint.contrast import weak_contrasts
from pnp.lint.ink import INK_DPI, Ink, check_ink, is_dry, limit_of, mean_ink
from pnp.lint.repeats import check_repeats
from pnp.lint.side import Bare
from pnp.lint.sides import PrintedSide, lint_backs, lint_faces, note_sides
from pnp.lint.tags import TAG, check_tags
from pnp.lint.texts import check_texts
from pnp.lint.wording import SUSPECT, check_wording
from pnp.lint.written import Written

__all__ = [
    "INK_DPI",
    "SUSPECT",
    "TAG",
    "Bare",
    "Entry",
    "Ink",
    "PrintedSide",
    "Written",
    "bare_bleed",
    "check_colours",
    "check_ink",
    "check_repeats",
    "check_tags",
    "check_texts",
    "check_wording",
    "is_dry",
    "limit_of",
    "lint_backs",
    "lint_faces",
    "mean_ink",
    "note_no_bleed",
    "note_sides",
    "weak_contrasts",
]
