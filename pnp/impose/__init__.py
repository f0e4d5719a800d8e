"""Room impose: components in, sheets out. Pure arithmetic in mm, origin top-left, y down; no drawing library.

    Items ─ grid ─▶ places ─ clip, cuts, marks, label ─▶ recto ─ duplex ─▶ verso

A sheet is a set of free placements and the cut lines that follow from their trims. The grid is one way to find places;
cuts, marks, clips and the verso are worked out from the trims alone, so that another way can be put beside it.
"""

from pnp.impose.board_page import board_sheet, creases, fold_plan
from pnp.impose.describe import describe
from pnp.impose.diecut import impose_outlines
from pnp.impose.mixed import impose_mixed
from pnp.impose.pages import page_sheets
from pnp.impose.shared_area import centred
from pnp.impose.sheets import impose
from pnp.impose.tile_page import words_place
from pnp.impose.tiles import tile

__all__ = [
    "board_sheet",
    "centred",
    "creases",
    "describe",
    "fold_plan",
    "impose",
    "impose_mixed",
    "impose_outlines",
    "page_sheets",
    "tile",
    "words_place",
]
