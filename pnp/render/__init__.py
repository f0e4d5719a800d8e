"""Room render: artworks in, PDF chunks and rasters out."""

from pnp.render.errors import CairoMissingError, FontError, LibraryMismatchError, PictureError
from pnp.render.renderer import Renderer

__all__ = ["CairoMissingError", "FontError", "LibraryMismatchError", "PictureError", "Renderer"]
