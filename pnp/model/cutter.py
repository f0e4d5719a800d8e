"""Cutting machines: how they find a sheet, and how much of it they reach. Lengths in mm."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pnp.geometry import Size

CutForm = Literal["svg", "dxf"]
"""Of a file of outlines."""

CutterName = Literal["silhouette", "silhouette-4", "cricut"]


class Registration(Struct, frozen=True):
    """Marks by which a machine finds a sheet: a black square at the top left and two angles of two arms each, or four.

    Attributes:
        inset: paper edge to the outer edges of the marks.
        arm: length of the arms of an angle.
        line: width of the arms.
        square: side of the square; nought where an angle stands in each of the four corners.
        clear: what stays white round each mark.
    """

    inset: float
    arm: float
    line: float
    square: float
    clear: float


class Cutter(Struct, frozen=True):
    """What a machine asks of a sheet.

    Attributes:
        name: what is typed.  title: what people call it.
        version: of these numbers; it is printed on the sheets.
        registration: None where the machine's own program prints its marks.
        reach: the largest block that it cuts, bleed included, lying either way; None for all of the sheet.
        least_gap: between trims.
    """

    name: CutterName
    title: str
    version: int
    registration: Registration | None
    reach: Size | None
    least_gap: float

    @property
    def preset(self) -> str:
        """What is printed on a sheet: the name, the version of the numbers, and the marks where they are others."""
        usual, marks = CUTTERS[self.name].registration, self.registration
        own = f" ({marks.inset:g}/{marks.arm:g}/{marks.line:g} mm)" if marks and marks != usual else ""
        return f"{self.title} v{self.version}{own}"


CUTTERS: dict[CutterName, Cutter] = {
    "silhouette": Cutter("silhouette", "Silhouette", 1, Registration(10.0, 5.0, 1.0, 5.0, 1.5), None, 1.25),
    "silhouette-4": Cutter("silhouette-4", "Silhouette 4", 1, Registration(10.0, 5.0, 1.0, 0.0, 1.5), None, 1.25),
    "cricut": Cutter("cricut", "Cricut", 1, None, Size(171.4, 234.9), 1.25),
}
"""By the names that are typed.

Source:
    Silhouette: the marks of silhouette-card-maker and inkscape-silhouette, read on sheets that are cut with them: inset
    10 mm (what Silhouette Studio asks for at least), arms of 5 to 20 mm, lines of 0.3 to 1 mm, a square of 5 mm, 1.5 mm
    clear of cards, 1.25 mm between cards. Four angles, as the Cameo 5 Alpha takes them: silhouette-card-maker. Cricut:
    6.75 x 9.25 in, the largest Print Then Cut picture that Design Space names for Letter; not tried on a machine.
"""

INSETS = (10.0, 86.36)
ARMS = (5.0, 20.0)
LINES = (0.3, 1.0)
"""From and to, of what Silhouette Studio lets one set."""
