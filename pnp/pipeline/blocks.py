"""What a worker gives back for a fixed number of cards. Light: no drawing library stands behind it.

A block is a fixed number of cards, so that the bytes of its chunk depend neither on how many processes there are nor on
what a cache holds. Layers that hold text are drawn in the block; layers without text go back undrawn, since the same
ones serve other blocks, languages and runs.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pnp import __version__
from pnp.diagnostics import Diagnostic
from pnp.geometry import Size
from pnp.model.artwork import Artwork, Layer
from pnp.model.pictures import PictureForm

RENDERER = f"pnp {__version__}"
"""Who draws: another version may draw the same layer otherwise, so what is kept of its drawings does not count."""

TableKind = Literal["tts", "playground", "tabletopia", "screentop"]

BLOCK_CARDS = 256
"""Cards per block: fonts embedded once per chunk weigh little, and memory stays flat."""


class Traced(Struct, frozen=True):
    """An artwork as the keys of its layers in paint order."""

    size: Size
    bleed: float
    keys: tuple[str, ...]


class Block(Struct, frozen=True):
    """What a block of cards gave.

    Attributes:
        artworks: by id (`face/<card>`, `back/<card>`, `label/<sheet>/<side>`).
        chunk: a PDF with one page for each of `text_keys`; empty where there is no text.
        art: the layers without text that the block needs, by key in order of first use, with their canvas.
        diagnostics: what was reported up to the end of this block.
        letters: the keys of layers that are nothing but texts.
        verdicts: what was seen on pictures of layers, by key; see `Verdicts`.
    """

    artworks: dict[str, Traced]
    chunk: bytes
    text_keys: tuple[str, ...]
    art: dict[str, tuple[Layer, Size]]
    diagnostics: tuple[Diagnostic, ...] = ()
    letters: frozenset[str] = frozenset()
    verdicts: dict[str, bytes] = {}


class Collected(Struct):
    """A block in the making."""

    artworks: dict[str, Traced] = field(default_factory=dict)
    text: dict[str, tuple[Layer, Size]] = field(default_factory=dict)
    art: dict[str, tuple[Layer, Size]] = field(default_factory=dict)
    letters: set[str] = field(default_factory=set)

    def add(self, name: str, artwork: Artwork) -> None:
        """Take an artwork in."""
        canvas = artwork.canvas
        for layer in artwork.layers:
            (self.text if layer.runs else self.art).setdefault(layer.key, (layer, canvas))
            if layer.is_text:
                self.letters.add(layer.key)
        self.artworks[name] = Traced(artwork.size, artwork.bleed, tuple(layer.key for layer in artwork.layers))


class PngOptions(Struct, frozen=True):
    """`resolution_dpi` of the pictures, whether they end at the trim, whether warnings fail the run."""

    resolution_dpi: int
    trim: bool
    strict: bool


class ServiceOptions(Struct, frozen=True):
    """The `profile` of the print service that is meant, and whether warnings fail the run."""

    profile: str
    strict: bool


class TableOptions(Struct, frozen=True):
    """What is made for which virtual table.

    Attributes:
        table: the program.
        form: of sheets and boards.
        most_px: width and height of a picture at most.
        url: where the pictures will be, for Tabletop Simulator; empty for this computer.
        name_field, text_field: what people read of a card; empty for the usual fields.
        strict: warnings fail the run.
    """

    table: TableKind
    form: PictureForm
    most_px: int
    url: str = ""
    name_field: str = ""
    text_field: str = ""
    strict: bool = False


class Picture(Struct, frozen=True):
    """A picture file (empty where a side failed), and what was reported up to then."""

    png: bytes
    diagnostics: tuple[Diagnostic, ...]


class Proof(Struct, frozen=True):
    """What a print service would find: texts too near to its cut, and what was reported up to then."""

    near: tuple[Diagnostic, ...]
    diagnostics: tuple[Diagnostic, ...]
