"""Printers: what one does to a page, and the map that undoes it.

A printer that turns the paper puts the back a little beside its place, a little turned; many make both sides a little
too small. All is measured as seen from the front, the sheet held upright against the light: x to the right, y down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.geometry import Point, Size, Transform

if TYPE_CHECKING:
    from pnp.model.sheet import Axis, Flip

LARGEST_OFFSET = 8.0
"""Mm: reports are of 1 to 4 mm; more is another tray, or paper of another size."""

LARGEST_TURN = 2.0
"""Degrees: a sheet that is fed more slantingly jams."""

LARGEST_SCALING = 0.015
"""A print window that scales the page to its margins makes it 2 to 6 % smaller; what is left below is the printer."""


class Printer(Struct, frozen=True):
    """A printer as it was measured.

    Attributes:
        name: what `--printer` takes.
        dead_margin: mm at the edge of the paper that it leaves white; None where not known.
        flip: the edge that it turns the paper on; None for the usual one.
        back: where the middle of the back lands beside that of the front, mm.
        back_turn: by how much the back is turned, degrees clockwise.
        across, down: how long on paper what should be 1 long is.
        back_bleed: how far backs are drawn beyond their trims, where there is room, mm; None for as far as fronts.
        span: where it is stated.
    """

    name: str
    dead_margin: float | None = None
    flip: Flip | None = None
    back: Point = Point(0.0, 0.0)
    back_turn: float = 0.0
    across: float = 1.0
    down: float = 1.0
    back_bleed: float | None = None
    span: Span | None = None

    @property
    def moves_backs(self) -> bool:
        """Whether backs lie beside their places."""
        return self.back != Point(0.0, 0.0) or self.back_turn != 0

    def front_map(self, page: Size) -> Transform:
        """What the front of a page is drawn through, so that it comes out in its true size."""
        return _about_middle(self._to_true_size(page), page)

    def back_map(self, page: Size, axis: Axis) -> Transform:
        """What the back of a page is drawn through, so that it comes out behind its front.

        Args:
            page: as oriented, mm. What was measured on upright pages says nothing of where backs of lying ones land.
            axis: about which the paper is turned, as seen on the front.
        """
        if page.width > page.height:
            return self.front_map(page)
        # As seen from the front, the printer scales, then turns and shifts; here is the way back.
        undone = (
            Transform.translation(-self.back.x, -self.back.y)
            .then(Transform.rotation(-self.back_turn))
            .then(self._to_true_size(page))
        )
        mirror = Transform(a=-1.0) if axis == "vertical" else Transform(d=-1.0)
        return _about_middle(mirror.then(undone).then(mirror), page)

    def _to_true_size(self, page: Size) -> Transform:
        """The scaling that undoes the printer's; a lying page is turned to go through it."""
        across, down = (self.down, self.across) if page.width > page.height else (self.across, self.down)
        return Transform(a=1 / across, d=1 / down)


def _about_middle(through: Transform, page: Size) -> Transform:
    """A map with the middle of the page as its origin."""
    x, y = page.width / 2, page.height / 2
    return Transform.translation(-x, -y).then(through).then(Transform.translation(x, y))
