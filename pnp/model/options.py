"""What the command line asks of a build."""

from __future__ import annotations

from msgspec import Struct

from pnp.geometry import Size
from pnp.model.cutter import CutForm, Cutter
from pnp.model.printer import Printer
from pnp.model.sheet import Backs, BleedMode, Flip, Marks, Orientation, Sides
from pnp.model.tiles import Seam


class Selection(Struct, frozen=True):
    """What is made.

    Attributes:
        games, components, languages, papers: empty means all (papers: those of pnp.yaml).
        cards: as typed, `1-9,alhambra`; empty means all.
        players: print only the cards in play at this count; None prints all.
        variant: as `low-ink`; empty for the full one.
        copies: how often the whole selection is printed.
    """

    games: tuple[str, ...] = ()
    components: tuple[str, ...] = ()
    cards: str = ""
    languages: tuple[str, ...] = ()
    papers: tuple[str, ...] = ()
    players: int | None = None
    variant: str = ""
    copies: int = 1

    @property
    def is_whole(self) -> bool:
        """Whether decks are made with all of their cards."""
        return not self.cards and self.players is None


class SheetOptions(Struct, frozen=True):
    """How it is put on sheets; None leaves the deck's or project's value. Lengths in mm.

    `sleeves`: for the name of the file; fronts without bleed, edge to edge. `corners`: draw rounded corners.
    `mix`: the cards of all decks on the same sheets. `insert`: size of inserts for sleeves, where it is not the card's.
    """

    backs: Backs = "duplex"
    sides: Sides = "both"
    flip: Flip = "long-edge"
    marks: Marks = "corner"
    orientation: Orientation = "portrait"
    bleed: float | None = None
    gap: float | None = None
    margin: float | None = None
    grid: tuple[int, int] | None = None
    skip: int = 0
    sleeves: bool = False
    bleed_mode: BleedMode = "art"
    corners: bool = False
    cutter: Cutter | None = None
    cut_files: tuple[CutForm, ...] = ()
    mix: bool = False
    insert: Size | None = None


class TileOptions(Struct, frozen=True):
    """How boards are laid over several sheets.

    Attributes:
        tile: nothing but tiles, or no tiles; None makes them of boards that are larger than the paper.
        overlap: mm; None leaves the board's.
        scale, fit_sheets: as typed, `0.8` and `2x2`; empty for the true size.
        seam: None leaves the board's.
    """

    tile: bool | None = None
    overlap: float | None = None
    scale: str = ""
    fit_sheets: str = ""
    seam: Seam | None = None


class BuildOptions(Struct, frozen=True):
    """A whole build request; `out` is the output folder relative to the project, `jobs` the number of processes.

    `changed`: only the cards that look other than the printed ones. `mark_printed`: record what is built as printed.
    `printer_name`: as typed; `printer`: what it names. `flip_given`: the edge was asked for, so that the printer's own
    does not count. `copies_given`: the copies were asked for; otherwise changes are made as often as their deck was
    printed. `booklet`: nothing but the rules, two pages side by side in the order of a booklet.
    """

    selection: Selection = Selection()
    sheets: SheetOptions = SheetOptions()
    out: str = "output"
    jobs: int = 0
    tiles: TileOptions = TileOptions()
    changed: bool = False
    mark_printed: bool = False
    printer_name: str = ""
    printer: Printer | None = None
    flip_given: bool = False
    copies_given: bool = False
    booklet: bool = False
