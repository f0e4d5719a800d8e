"""Boards to documents: one page for large printers, tiles for the printer at home, and a plan of the folds."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink, Span
from pnp.geometry import EPS, Point, Rect, Size
from pnp.impose import board_sheet, creases, fold_plan, tile
from pnp.model.options import BuildOptions
from pnp.model.sheet import SAFE_MARGIN, Orientation, Sheet
from pnp.model.spec import BoardSpec, ProjectSpec, SpaceSpec
from pnp.model.tiles import Avoided, Crease, FoldPlan, TileScheme, Tiling
from pnp.pipeline.documents import Document, stem
from pnp.pipeline.select import Paper, Product
from pnp.units import format_mm

OVERLAP = 10.0
"""mm: wide enough for a glue stick, and for hands that are 2 mm off."""

LEAST_GLUE = 4.0
"""mm of an overlap that a glue stick can do something with."""

LEAST_PAGE, MOST_PAGE = 10.0, 5080.0
"""mm: nothing can be seen on smaller pages, and 14,400 pt are the most that PDF allows (ISO 32000-1, annex C.2)."""

SCALE = re.compile(r"\s*(\d+(?:\.\d+)?|\.\d+)\s*(%?)\s*")

MOST_SCALE = 20.0

SHEETS = re.compile(r"\s*(\d{1,2})\s*[x×]\s*(\d{1,2})\s*")


class Sizing(Struct, frozen=True):
    """The scale that the command line asks for, or the sheets that a board has to fit on."""

    scale: float = 1.0
    grid: tuple[int, int] | None = None


def is_board(product: Product) -> bool:
    """Whether a product is a board."""
    return product.deck.printed == "board"


def only_boards(chosen: Sequence[Product], options: BuildOptions, sink: Sink) -> tuple[Product, ...]:
    """What is left to make: with `--tile` boards alone, with `--sleeves` cards alone.

    Reports:
        P009 where there are none.
    """
    if options.sheets.sleeves:
        return _only_cards(chosen, sink)
    if not options.tiles.tile:
        return tuple(chosen)
    boards = tuple([product for product in chosen if is_board(product)])
    if not boards and not sink.failed:
        notes = ["`--tile` lays boards over several sheets; there is no board with a layout among what is chosen"]
        sink.error("P009", "nothing is left to print", notes=notes)
    return boards


def _only_cards(chosen: Sequence[Product], sink: Sink) -> tuple[Product, ...]:
    """Rectangular cards, which go into sleeves.

    Reports:
        P009 where there are none.
    """
    cards = [product for product in chosen if product.deck.printed == "cards" and product.deck.outline is None]
    inserts = tuple([product for product in cards if not product.deck.tokens])
    if not inserts and not sink.failed:
        notes = ["`--sleeves` prints rectangular cards alone; there is none among what is chosen"]
        sink.error("P009", "nothing is left to print", notes=notes)
    return inserts


def sizing(options: BuildOptions, sink: Sink) -> Sizing | None:
    """What `--scale` and `--fit-sheets` say; None where they say nothing that can be done.

    Reports:
        P023 no scale, P024 no number of sheets, or both options at once.
    """
    scale, sheets = options.tiles.scale, options.tiles.fit_sheets
    if scale and sheets:
        notes = ["`--fit-sheets` works the scale out: the largest with which the board fits on so many sheets"]
        sink.error("P024", "`--scale` and `--fit-sheets` are given both", notes=notes, help="leave one of the two out")
        return None
    if scale:
        match = SCALE.fullmatch(scale)
        value = float(match[1]) / (100 if match[2] else 1) if match else 0.0
        if not 0 < value <= MOST_SCALE:
            notes = [f"a scale is above 0 and at most {MOST_SCALE:g}: 1 is the true size, 0.5 half of it"]
            sink.error("P023", f"`{scale}` is no scale", notes=notes, help="write `--scale 0.8`, or `--scale 80%`")
            return None
        return Sizing(value)
    if sheets:
        match = SHEETS.fullmatch(sheets.lower())
        grid = (int(match[1]), int(match[2])) if match else (0, 0)
        if not all(grid):
            notes = ["it is the sheets side by side x those below one another"]
            sink.error("P024", f"`{sheets}` is no number of sheets", notes=notes, help="write `--fit-sheets 2x2`")
            return None
        return Sizing(grid=grid)
    return Sizing()


class BoardDocuments:
    """Makes the documents of boards."""

    def __init__(self, project: ProjectSpec, papers: Sequence[Paper], options: BuildOptions, sink: Sink) -> None:
        """Report to `sink`."""
        self._project = project
        self._papers = papers
        self._options = options
        self._sink = sink
        self._sizing = sizing(options, sink)
        self._tilings: dict[tuple[str, str, str], Tiling | None] = {}
        self._narrow: set[str] = set()

    def of(self, number: int, product: Product) -> Iterator[Document]:
        """The documents of product `number`, which is a board."""
        if self._sizing is None or self._options.sheets.sides == "backs":
            return
        board = product.game.boards[product.deck.id]
        wanted = self._options.tiles.tile
        if not wanted and self._sizing.grid is None:
            whole = self._whole(number, product, board)
            if not self._is_printable(board, whole.sheets[0].size):
                return
            yield whole
            if board.fold:
                for paper in self._papers:
                    yield self._folds(number, product, board, paper)
        if wanted is False:
            return
        for paper in self._papers:
            tiling = self._tiling(product, board, paper)
            if tiling and (wanted or self._sizing.grid or len(tiling.tiles) > 1):
                yield self._tiles(number, product, paper, tiling)

    def _whole(self, number: int, product: Product, board: BoardSpec) -> Document:
        """One page of the board's own size."""
        scale = self._sizing.scale if self._sizing else 1.0
        size = Size(board.size.width * scale, board.size.height * scale)
        asked = self._options.sheets.bleed
        folded = _scaled(creases(board.size, board.fold), scale) if board.fold else ()
        kept = asked if asked is not None else board.bleed * scale if folded else 0.0
        sheet = board_sheet(
            f"face/{board.id}", board.size, board.bleed, scale, (kept, self._options.sheets.marks, folded)
        )
        name = f"{round(size.width, 1):g}x{round(size.height, 1):g}mm"
        sheets = (sheet,) * (self._options.selection.copies * product.times)
        return self._document(number, product, Paper(name, sheet.size, None), _numbered(sheets))

    def _folds(self, number: int, product: Product, board: BoardSpec, paper: Paper) -> Document:
        """A page that shows the folds and the slit."""
        plan = fold_plan(f"face/{board.id}", board.size, paper.size, self._margin)
        named = Paper(f"{paper.name}-fold", paper.size, paper.span, paper.page)
        return self._document(number, product, named, (plan.sheet,), plan)

    def _tiles(self, number: int, product: Product, paper: Paper, tiling: Tiling) -> Document:
        """The map, and the tiles as often as copies are asked for."""
        parts = [f"{paper.name}-tiles"]
        if tiling.seam == "butt":
            parts.append("butt")
        if abs(tiling.scale - 1) > 0:
            parts.append(f"{tiling.scale * 100:.4g}pct")
        first, *others = tiling.sheets
        sheets = (first, *others * (self._options.selection.copies * product.times))
        named = Paper("-".join(parts), paper.size, paper.span, paper.page)
        return self._document(number, product, named, _numbered(sheets), tiling)

    @property
    def _margin(self) -> float:
        """Paper edge to what is kept."""
        asked, project = self._options.sheets.margin, self._project.margin
        return asked if asked is not None else project.value if project else SAFE_MARGIN

    def _tiling(self, product: Product, board: BoardSpec, paper: Paper) -> Tiling | None:
        """The board on a paper; the same for all languages, so it is worked out once."""
        key = (product.game.id, board.id, paper.name)
        if key not in self._tilings:
            if self._options.printer is not None:
                from pnp.pipeline.printers import tell_cut_off

                tell_cut_off("the board", self._margin, self._options.printer, self._sink)
            self._tilings[key] = tile(
                f"face/{board.id}", self._scheme(board, paper), self._options.sheets.marks, self._sink
            )
        return self._tilings[key]

    def _scheme(self, board: BoardSpec, paper: Paper) -> TileScheme:
        """The command line over the board over our defaults."""
        asked, sizing = self._options.tiles, self._sizing or Sizing()
        stated = board.tiles.overlap
        overlap = asked.overlap if asked.overlap is not None else stated.value if stated else OVERLAP
        # Without an overlap there is nothing to glue on.
        seam = asked.seam or board.tiles.seam or "glue"
        seam = seam if overlap > EPS else "butt"
        span = stated.span if stated and asked.overlap is None else board.span
        if seam == "glue" and overlap < LEAST_GLUE - EPS:
            self._report_narrow(board, overlap, span)
        return TileScheme(
            board=board.size,
            bleed=board.bleed,
            paper=paper.size,
            paper_name=paper.name,
            margin=self._margin,
            overlap=0.0 if seam == "butt" else overlap,
            seam=seam,
            scale=sizing.scale,
            grid=sizing.grid,
            avoid=tuple(avoided(board)),
            tell=board.tiles.asked,
            span=span,
            name=board.id,
        )

    def _report_narrow(self, board: BoardSpec, overlap: float, span: Span) -> None:
        """P624, once for all papers and languages."""
        if board.id not in self._narrow:
            self._narrow.add(board.id)
            what = f"sheets of board `{board.id}` overlap by {format_mm(overlap)}, which is little for glue"
            notes = [f"strips of less than {format_mm(LEAST_GLUE)} hardly hold, and bear no names"]
            help = "use `--overlap 10mm`, or `--seam butt` to tape the sheets edge to edge"
            self._sink.warning("P624", what, span, notes=notes, help=help)

    def _is_printable(self, board: BoardSpec, page: Size) -> bool:
        """Whether a PDF can have such a page.

        Reports:
            P623 where it cannot.
        """
        longest, shortest = max(page.width, page.height), min(page.width, page.height)
        if shortest >= LEAST_PAGE and longest <= MOST_PAGE:
            return True
        scale = self._sizing.scale if self._sizing else 1.0
        wrong = "large" if longest > MOST_PAGE else "small"
        fitting = math.floor(scale * MOST_PAGE / longest * 100) / 100
        if wrong == "small":
            fitting = math.ceil(scale * LEAST_PAGE / shortest * 100) / 100
        size = f"{format_mm(page.width).removesuffix(' mm')} x {format_mm(page.height)}"
        self._sink.error(
            "P623",
            f"a page of {size} is too {wrong} for board `{board.id}`",
            board.span,
            notes=[f"pages of PDF files are {format_mm(LEAST_PAGE)} to {format_mm(MOST_PAGE)} long and wide"],
            help=f"use `--scale {fitting:g}`" + (", or `--tile` for sheets alone" if wrong == "large" else ""),
        )
        return False

    def _document(
        self,
        number: int,
        product: Product,
        paper: Paper,
        sheets: tuple[Sheet, ...],
        plan: Tiling | FoldPlan | None = None,
    ) -> Document:
        """A document whose pages are all fronts."""
        size = sheets[0].size
        orientation: Orientation = "landscape" if size.width > size.height else "portrait"
        made = Document(
            number,
            paper,
            stem(product.deck.id, product, paper, self._options),
            sheets,
            (),
            "short-edge" if orientation == "landscape" else "long-edge",
            orientation,
            self._project.label_font,
            product.deck.id,
        )
        if isinstance(plan, Tiling):
            return replace(made, tiling=plan)
        return replace(made, fold=plan)


def _numbered(sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """The sheets numbered from 1, as copies of some are not."""
    return tuple([replace(sheet, number=number) for number, sheet in enumerate(sheets, 1)])


def avoided(board: BoardSpec) -> Iterator[Avoided]:
    """What seams should not cut: the parts that `avoid` names; one part counts twice as much as the next one."""
    parts = board.tiles.avoid
    for off, part in enumerate(reversed(parts)):
        for name, rect in _places(board, part):
            yield Avoided(name, rect, 2**off)


def _places(board: BoardSpec, part: str) -> Iterator[tuple[str, Rect]]:
    """The things of a part of a board, by what people call them."""
    if part == "spaces":
        for space in board.spaces.values():
            rect = _extent(space)
            if rect:
                yield f"space `{space.id}`", rect
    elif part == "slots":
        yield from ((f"slot `{slot.id}`", slot.rect) for slot in board.slots.values())
    elif part == "boxes":
        yield from ((f"box `{box.id}`", box.rect) for box in board.boxes.values())
    elif board.track:
        yield from (
            (f"cell {number} of the track", cell) for number, cell in enumerate(board.track.cells, board.track.first)
        )


def _extent(space: SpaceSpec) -> Rect | None:
    """The rectangle round a space; None where it has no shape."""
    if space.radius:
        return Rect(space.x - space.radius, space.y - space.radius, 2 * space.radius, 2 * space.radius)
    if not space.outline:
        return None
    xs, ys = [point.x for point in space.outline], [point.y for point in space.outline]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _scaled(found: tuple[Crease, ...], scale: float) -> tuple[Crease, ...]:
    """Creases on the board as printed."""
    return tuple(
        [
            Crease(
                Point(crease.start.x * scale, crease.start.y * scale),
                Point(crease.end.x * scale, crease.end.y * scale),
                crease.kind,
            )
            for crease in found
        ]
    )
