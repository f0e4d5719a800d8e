"""Pictures of one side or of many, for programs and services that take pixels."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pnp.model.outline import Outline

PictureForm = Literal["png", "jpg"]


class Frame(Struct, frozen=True):
    """A picture of a fixed size with one artwork in its middle, at its true size.

    Attributes:
        width, height: in pixels.
        resolution_dpi: what is written into the file, and at which the artwork is drawn.
        angle_deg: by which the artwork is turned clockwise: a quarter, or none.
    """

    width: int
    height: int
    resolution_dpi: float
    angle_deg: int = 0


class Grid(Struct, frozen=True):
    """A picture of columns x rows artworks, each cut to its trim.

    Attributes:
        cell_width, cell_height: in pixels.
        outline: what each cell shows, transparent outside; None for the whole rectangle, on white.
        form: of the file; a picture with an outline is always a PNG.
    """

    columns: int
    rows: int
    cell_width: int
    cell_height: int
    form: PictureForm = "png"
    outline: Outline | None = None
