"""Pages that are whole sheets: rules sheets, and boards for printers that are large enough."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.geometry import Insets, Point, Size
from pnp.model.sheet import Placement, Sheet, SheetSide


def page_sheets(pages: Sequence[str], size: Size, duplex: bool = True) -> tuple[Sheet, ...]:
    """Each page fills a side of a sheet of its own size: no margin, no marks, no label.

    Args:
        pages: ids of artworks, in reading order.
        size: of a page, mm.
        duplex: print every second page on the back of the one before; the sheet is turned like a leaf of a book.

    Returns:
        ceil(n / 2) sheets for n pages in duplex, else n.
    """
    step = 2 if duplex else 1
    return tuple(
        Sheet(
            size,
            start // step + 1,
            _side(pages[start], size),
            _side(pages[start + 1], size) if duplex and start + 1 < len(pages) else None,
            "vertical",
        )
        for start in range(0, len(pages), step)
    )


def _side(page: str, size: Size) -> SheetSide:
    """A side that is one page."""
    centre = Point(size.width / 2, size.height / 2)
    return SheetSide((Placement(page, centre, 0, size, Insets.even(0), page),), (), (), None)
