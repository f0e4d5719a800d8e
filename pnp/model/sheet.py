"""Sheets: free placements and cut lines, in mm from the sheet's top-left corner, y down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pnp.diagnostics import Span
from pnp.geometry import Insets, Point, Rect, Size, Transform
from pnp.model.cutter import Cutter
from pnp.model.outline import Outline, Step
from pnp.model.spec import Turn

Flip = Literal["long-edge", "short-edge"]
Marks = Literal["corner", "full", "none"]
Sides = Literal["both", "fronts", "backs"]
Backs = Literal["duplex", "gutterfold", "none"]
BleedMode = Literal["art", "mirror", "extend", "outer", "none"]
"""Bleed is drawn by the author, made of the artwork's edge, only round the block of all cards, or not at all."""

Orientation = Literal["portrait", "landscape"]
Axis = Literal["vertical", "horizontal"]


MARK_ROOM = 3.0
"""Mm between what a printer leaves white and the outermost card, for the marks."""

SAFE_MARGIN = 8.0
"""Home printers leave up to 5 mm unprinted (klausagnoletti/malware-and-monsters#308), plus 3 mm for a crop mark."""


class Item(Struct, frozen=True):
    """One component to place, copies already expanded: ids and sizes only, no drawing.

    Attributes:
        id: names the face's artwork, and for people the component.
        size: trim, mm.  bleed: how far its artwork goes beyond the trim, mm.
        back: names the back's artwork; None leaves the place on the verso empty.
        turn: how it is turned in the hand to see the back.
        outline: the trim where it is no plain rectangle.
        standee: height of the flaps of a fold-over standee, mm: its face stands twice, head to head, between two flaps;
            `size` is that of one face. None for all else.
        corner_radius: of the corners that a punch or a machine rounds, mm; the artwork knows nothing of it.
    """

    id: str
    size: Size
    bleed: float
    back: str | None
    turn: Turn = "sideways"
    outline: Outline | None = None
    standee: float | None = None
    corner_radius: float = 0.0


class SheetScheme(Struct, frozen=True):
    """How sheets are made.

    Attributes:
        paper: its size in portrait.  paper_name: for file names and labels.
        margin: least distance from the paper edge to an outermost trim, mm.
        gap: between neighbouring trims, mm.
        orientation: of the page.
        flip: which edge the printer turns the paper on.
        bleed: cap on the drawn bleed, mm; None draws the artwork's own.
        back_bleed: the same for backs on a verso, where it is more; None as for fronts.
        grid: forced (columns, rows), None computes the best.
        skip: places left empty at the start of the first sheet.
        span: where the author set paper or grid, for messages.
        deck: whose sheets they are, for messages; may be empty.
        bleed_mode: where bleed comes from; `outer` goes with a gap of nought.
        corners: draw the rounded corners to cut along.
        cutter: the machine that cuts the sheets; None for a knife.
        safe_margin: what is told of less, mm.
        printer: whose `safe_margin` that is; empty for any.
    """

    paper: Size
    paper_name: str
    margin: float = 8.0
    gap: float = 3.0
    orientation: Orientation = "portrait"
    flip: Flip = "long-edge"
    backs: Backs = "duplex"
    sides: Sides = "both"
    marks: Marks = "corner"
    bleed: float | None = None
    grid: tuple[int, int] | None = None
    skip: int = 0
    label: bool = True
    span: Span | None = None
    deck: str = ""
    bleed_mode: BleedMode = "art"
    corners: bool = False
    cutter: Cutter | None = None
    back_bleed: float | None = None
    safe_margin: float = SAFE_MARGIN
    printer: str = ""


class Placement(Struct, frozen=True):
    """One artwork on one side of a sheet.

    Attributes:
        artwork: the id given to impose.
        centre: of the trim.
        angle_deg: clockwise as seen on this side: 0, 90, 180, 270 or any.
        size: trim in the artwork's own orientation.
        clip: how far beyond the trim it is drawn, per edge of the *artwork* (before turning and scaling); never over a
            neighbour. Below nought it ends inside the trim, as a tile of a board does.
        component: the id of the component (a back knows whose it is).
        scale: of the artwork on the sheet; cards are never scaled.
        stretch: beyond that, of a strip of it that goes on as the rim of a card: across, down, before turning.
        outline: where it is no plain rectangle, before turning: the artwork is drawn within it and `clip`, which is
            then the same all round.
    """

    artwork: str
    centre: Point
    angle_deg: float
    size: Size
    clip: Insets
    component: str
    outline: Outline | None = None
    scale: float = 1.0
    stretch: tuple[float, float] = (1.0, 1.0)


class CutLine(Struct, frozen=True):
    """Where the knife goes: a straight cut from `start` to `end` along trim edges."""

    start: Point
    end: Point


class Mark(Struct, frozen=True):
    """A short line outside every trim that shows a cut line."""

    start: Point
    end: Point


class CutPath(Struct, frozen=True):
    """Where the knife or the scissors go round one component: its outline, turned clockwise about `centre`.

    `corners_only`: only its rounded corners are drawn; the straight edges between them have marks.
    """

    outline: Outline
    centre: Point
    angle_deg: float
    corners_only: bool = False


class LabelStrip(Struct, frozen=True):
    """Place of the sheet's label: `rect` as seen before turning by `angle_deg` about its centre (0, 90 or 270)."""

    rect: Rect
    angle_deg: float


class SheetSide(Struct, frozen=True):
    """One side of a sheet: one PDF page.

    Attributes:
        paths: outlines to cut along, drawn on this side.
        folds: ticks beside folds, drawn with them.
        through: what all of it is drawn through, mm from the page's corner, to undo what a printer does; None as it is.
        registration: black rectangles by which a cutting machine finds the sheet.
        contours: closed paths to cut along, in mm on this side.
        creases: what is folded, from end to end.
    """

    placements: tuple[Placement, ...]
    cuts: tuple[CutLine, ...]
    marks: tuple[Mark, ...]
    label: LabelStrip | None
    paths: tuple[CutPath, ...] = ()
    folds: tuple[Mark, ...] = ()
    through: Transform | None = None
    registration: tuple[Rect, ...] = ()
    contours: tuple[tuple[Step, ...], ...] = ()
    creases: tuple[Mark, ...] = ()


class NumberedCut(Struct, frozen=True):
    """A cut of a cutting plan, from edge to edge of the piece that it parts; or of all pieces that lie in its way.

    Attributes:
        measure: mm from the left edge of the piece, or from its upper one for a level cut, which has been cut by then;
            None where marks show the cut.
    """

    number: int
    start: Point
    end: Point
    measure: float | None = None


class CutPlan(Struct, frozen=True):
    """A page that shows in which order some sheets are cut.

    Attributes:
        sheets: their numbers.
        trims: of the components.
        cuts: in order.
    """

    sheets: tuple[int, ...]
    trims: tuple[Rect, ...]
    cuts: tuple[NumberedCut, ...]


class Sheet(Struct, frozen=True):
    """One piece of paper.

    Attributes:
        size: of the page as oriented, mm.
        number: from 1.
        recto, verso: a side that is not printed is None.
        axis: about which the paper is turned, as seen on the recto.
        trim, bleed: of a page that is one component, for printers that cut it; None where the page has no such box.
        folded: front and back of each component stand on the recto, and the paper is folded on the axis.
        outlines: what a cutting machine cuts, as seen on the recto; empty where none is to cut the sheet.
        scores: what it scores, from edge to edge of a component that is folded.
        plan: of a page that is nothing but a cutting plan.
        page: of the file, where it is not as the sheet was laid out: its sides are then drawn `through` a turn, too.
    """

    size: Size
    number: int
    recto: SheetSide | None
    verso: SheetSide | None
    axis: Axis
    trim: Rect | None = None
    bleed: Rect | None = None
    folded: bool = False
    outlines: tuple[CutPath, ...] = ()
    scores: tuple[Mark, ...] = ()
    plan: CutPlan | None = None
    page: Size | None = None


class DocumentPlan(Struct, frozen=True):
    """What export needs beside drawings to write one PDF.

    Attributes:
        title, language: of the document.
        sheets: in order.
        flip: for the Duplex hint; None where the file has one kind of side only.
        labels: artwork id of the label by (sheet number, "recto" or "verso").
        mark_width: line width of marks, mm.
    """

    title: str
    language: str
    sheets: tuple[Sheet, ...]
    flip: Flip | None
    labels: Mapping[tuple[int, str], str]
    mark_width: float = 0.1
