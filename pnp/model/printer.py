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
        back_bleed: how far backs are drawn beyond their trims, where there is room, mm; as far as fronts in any case.
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

    def front_map(self, page: Size, on: Size) -> Transform:
        """What the front of a page is drawn through, so that it comes out in its true size.

        Args:
            page: as it was laid out, mm.
            on: the page of the file: the same, or the same turned.
        """
        return _about_middles(_turned(page, on).then(self._to_true_size(on)), page, on)

    def back_map(self, page: Size, axis: Axis, on: Size) -> Transform:
        """What the back of a page is drawn through, so that it comes out behind its front.

        Args:
            page: as it was laid out, mm.
            axis: about which the paper is turned, as seen on its front.
            on: the page of the file, upright as the test sheet was: the same, or the same turned.
        """
        # As seen from the front, the printer scales, then turns and shifts; here is the way back.
        undone = (
            Transform.translation(-self.back.x, -self.back.y)
            .then(Transform.rotation(-self.back_turn))
            .then(self._to_true_size(on))
        )
        # Of a turned page the other axis is the one that the paper is turned about.
        mirror = Transform(a=-1.0) if (axis == "vertical") == (page == on) else Transform(d=-1.0)
        return _about_middles(_turned(page, on).then(mirror).then(undone).then(mirror), page, on)

    def _to_true_size(self, page: Size) -> Transform:
        """The scaling that undoes the printer's; a lying page is turned by the printer."""
        across, down = (self.down, self.across) if page.width > page.height else (self.across, self.down)
        return Transform(a=1 / across, d=1 / down)


def _turned(page: Size, on: Size) -> Transform:
    """The quarter turn by which a page comes to lie on one of the other orientation: the same on both sides."""
    return Transform() if page == on else Transform.rotation(90)


def _about_middles(through: Transform, page: Size, on: Size) -> Transform:
    """A map of the middle of one page to that of another."""
    return (
        Transform.translation(-page.width / 2, -page.height / 2)
        .then(through)
        .then(Transform.translation(on.width / 2, on.height / 2))
    )
