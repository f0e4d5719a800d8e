"""Boxes: how large they are, the flat pieces that they are folded of, and those on paper. Pure geometry."""

from pnp.impose.boxes.nets import box_nets
from pnp.impose.boxes.pages import across, box_sheets
from pnp.impose.boxes.sizes import NOTCH, Stack, inside_of

__all__ = ["NOTCH", "Stack", "across", "box_nets", "box_sheets", "inside_of"]
