"""Room impose: components in, sheets out. Pure arithmetic in mm, origin top-left, y down; no drawing library.

    Items ─ grid ─▶ places ─ clip, cuts, marks, label ─▶ recto ─ duplex ─▶ verso

A sheet is a set of free placements and the cut lines that follow from their trims. The grid is one way to find places;
cuts, marks, clips and the verso are worked out from the trims alone, so that another way can be put beside it.
"""

from pnp.impose.describe import describe
from pnp.impose.pages import page_sheets
from pnp.impose.sheets import impose

__all__ = ["describe", "impose", "page_sheets"]
