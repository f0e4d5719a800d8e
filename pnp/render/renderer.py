"""The door of render: layers in, PDF chunks or pixels out.

    Layer, Layer, …  ─ draw_chunk ─▶  one PDF, one page per layer   (text is text, JPEGs are kept, fonts are subsets)
    Artwork          ─ raster ─────▶  Raster   (all layers over one another, for the lint)
    Artwork          ─ png ────────▶  PNG file (the same at print resolution)
    Artwork          ─ framed ─────▶  PNG file of fixed size, for print services
    Artwork, …       ─ gridded ────▶  one picture of many, for virtual tables

Nothing heavy is imported before the first drawing, so that a check without pictures works without cairo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pnp.geometry import Size
from pnp.model.artwork import Artwork, Layer, Raster
from pnp.model.outline import Outline
from pnp.model.pictures import Frame, Grid
from pnp.render.errors import PictureError
from pnp.world import World

if TYPE_CHECKING:
    from pnp.render.fonts import FontShelf
    from pnp.render.framing import FramePress
    from pnp.render.libraries import Libraries
    from pnp.render.pages import PagePress
    from pnp.render.pixels import PixelPress


class Renderer:
    """Draws artworks. Keep one for as long as possible: it owns the opened fonts and pictures."""

    def __init__(self, world: World) -> None:
        """`world` gives fonts and pictures."""
        self._world = world
        self._opened: tuple[Libraries, FontShelf] | None = None
        self._pages: PagePress | None = None
        self._pixels: PixelPress | None = None
        self._frames: FramePress | None = None

    def draw_chunk(self, pages: Sequence[tuple[Layer, Size]]) -> bytes:
        """A PDF with one page per layer, in order; a page has exactly the size given with its layer, the canvas in mm.

        The same layers give the same bytes. Memory is given back before the call returns.

        Raises:
            CairoMissingError: there is no libcairo on this machine.
            PictureError: a picture is missing or broken.
        """
        return self._page_press().draw(pages)

    def raster(self, artwork: Artwork, resolution_dpi: float) -> Raster:
        """The artwork on pixels, transparent where nothing is drawn. The canvas fills the pixels exactly.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._pixel_press().raster(artwork, resolution_dpi)

    def png(self, artwork: Artwork, resolution_dpi: float, trim: bool = False, outline: Outline | None = None) -> bytes:
        """The artwork as a PNG file that states its resolution, without alpha channel where it is opaque all over.

        `trim` leaves the bleed out: the picture ends at the trim edge, and is transparent outside of `outline`.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._pixel_press().png(artwork, resolution_dpi, trim, outline if trim else None)

    def framed(self, artwork: Artwork, frame: Frame) -> bytes:
        """The artwork at its true size in the middle of a PNG file of exactly the frame's pixels, opaque.

        What lies beyond the frame is cut off; where the artwork ends within it, its outermost pixels go on.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._frame_press().framed(artwork, frame)

    def gridded(self, artworks: Sequence[Artwork | None], grid: Grid) -> bytes:
        """Artworks row by row in a picture, each without its bleed; None leaves a cell empty.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._frame_press().gridded(artworks, grid)

    def screen(self, artwork: Artwork, resolution_dpi: float) -> bytes:
        """The artwork as a PNG file for looking at, bleed included; layers drawn before at the same size are kept.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._pixel_press().screen(artwork, resolution_dpi)

    def fingerprint(self, artwork: Artwork, resolution_dpi: float) -> str:
        """A text that is the same for artworks of the same pixels, bleed included, however they are drawn.

        Raises:
            CairoMissingError, PictureError: as `draw_chunk`.
        """
        return self._pixel_press().fingerprint(artwork, resolution_dpi)

    def forget_pictures(self) -> None:
        """For the screen, open picture files anew when they are next needed: they may have changed. Fonts are kept."""
        for press in (self._pages, self._pixels):
            if press:
                press.forget_pictures()

    def prepare(self) -> None:
        """Import the libraries that pages are drawn with now, say before worker processes are forked.

        Raises:
            CairoMissingError: as `draw_chunk`.
        """
        self._page_press()

    def picture_faults(self, layers: Iterable[Layer]) -> tuple[PictureError, ...]:
        """What is wrong with the picture files of `layers`: all of it, each file once."""
        faults = {}
        for path in dict.fromkeys(path for layer in layers for path in layer.files):
            try:
                self._page_press().open_picture(path)
            except PictureError as fault:
                faults[path] = fault
        return tuple(faults.values())

    def _page_press(self) -> PagePress:
        """What draws pages, made when first needed."""
        if self._pages is None:
            from pnp.render.pages import PagePress

            self._pages = PagePress(self._world, *self._open())
        return self._pages

    def _pixel_press(self) -> PixelPress:
        """What draws on pixels, made when first needed."""
        if self._pixels is None:
            from pnp.render.pixels import PixelPress

            self._pixels = PixelPress(self._world, *self._open())
        return self._pixels

    def _frame_press(self) -> FramePress:
        """What draws pictures of fixed sizes, made when first needed."""
        if self._frames is None:
            from pnp.render.framing import FramePress

            self._frames = FramePress(self._world, *self._open())
        return self._frames

    def _open(self) -> tuple[Libraries, FontShelf]:
        """The libraries and the fonts, opened when first needed."""
        if self._opened is None:
            from pnp.render.fonts import FontShelf
            from pnp.render.libraries import open_libraries

            libraries = open_libraries()
            self._opened = libraries, FontShelf(self._world, libraries)
        return self._opened
