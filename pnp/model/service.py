"""What a print service takes, and how a deck stands on its cards. Lengths in mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from pnp.geometry import Insets, Size
from pnp.model.outline import Shape

ServiceFiles = Literal["pdf", "png"]
"""One PDF with a page for each side, or a picture for each side."""

PageOrder = Literal["face-back", "back-face", "apart"]
"""The sides of a card one after the other, or a file of faces and a file of backs."""


class Stock(Struct, frozen=True):
    """A card that a service cuts.

    Attributes:
        name: as the service calls it.
        trim: upright.
        bleed: how far its file goes beyond the trim, left and right (width), above and below (height).
        pixels: of a picture file, width and height; None where the service takes PDFs.
        shape: of the trim.
    """

    name: str
    trim: Size
    bleed: Size
    pixels: tuple[int, int] | None = None
    shape: Shape = "rectangle"

    @property
    def page(self) -> Size:
        """Trim and bleed."""
        return Size(self.trim.width + 2 * self.bleed.width, self.trim.height + 2 * self.bleed.height)


class Service(Struct, frozen=True):
    """What a print service takes.

    Attributes:
        id: what is typed.  title: what people call it.
        files: what is sent to it.
        stocks: what it cuts, as far as we know; none where it cuts any trim, with `bleed`.
        bleed, safe: what it asks for outside and inside the trim.
        order: of the pages of a PDF.
        flat: it refuses transparency.
        colour: what it prints from.
        largest_mb: of one file; None where we know no limit.
        counts: the numbers of cards that it sells, upwards; the last one is the most in one order. Empty: any number.
        asks: what else it asks for and we do not make, as a sentence without full stop.
        sources: where each of these is known from.
    """

    id: str
    title: str
    files: ServiceFiles
    stocks: tuple[Stock, ...]
    bleed: float
    safe: float
    order: PageOrder = "face-back"
    flat: bool = False
    colour: Literal["RGB", "CMYK"] = "RGB"
    resolution_dpi: float = 300.0
    largest_mb: float | None = None
    counts: tuple[int, ...] = ()
    asks: str = ""
    sources: Mapping[str, str] = field(default_factory=dict)


class Fitted(Struct, frozen=True):
    """How the artworks of a deck stand on a service's card: in the middle, never scaled.

    Attributes:
        stock: the card.
        turned: by a quarter, since the card is cut upright and the deck lies on its side.
        rim: what the artwork lacks on each edge of the page, in its own frame before turning; below nought that much
            of it is cut off.
        safe: how far inside the deck's own trim texts must stand, so that the service's cut leaves them alone.
    """

    stock: Stock
    turned: bool
    rim: Insets
    safe: float
