"""Booklets: two pages side by side on each side of a sheet, so that the sheets, laid in one another, folded and stapled
in the fold, read in order.

8 pages, sheet 1:   recto  8 | 1    verso  2 | 7
         sheet 2:   recto  6 | 3    verso  4 | 5

Sheets that lie in others stick out by the thickness of the paper ("creep"): a tenth of a millimetre a sheet, which a
booklet of a few sheets does not show. Pages are not moved for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose.cuts import cut_lines
from pnp.impose.duplex import axis_of, back_angle, mirrored_cuts, mirrored_marks
from pnp.impose.marks import Ground, marks_of
from pnp.model.sheet import CutLine, Flip, Mark, Marks, Orientation, Placement, Sheet, SheetSide, Sides
from pnp.sizes import PAPERS, usual_papers
from pnp.units import format_mm

PAGES_OF_A_SHEET = 4

FOLD_MARK = 8.0
"""mm from the end of the fold: longer than what printers leave white."""

STAPLE = 12.0
"""mm: the back of a usual staple (24/6) is 13 mm long."""

STAPLES = (0.25, 0.75)
"""Along the fold."""


class BookletScheme(Struct, frozen=True):
    """What the booklet is printed on.

    Attributes:
        paper: upright.
        span: where the pages are asked for.
        name: of the component, for messages.
        own: its pages were made for booklets.
        optional: other booklets are made without it where it is too large.
    """

    paper: Size
    paper_name: str
    orientation: Orientation
    flip: Flip
    sides: Sides
    marks: Marks
    span: Span
    name: str
    own: bool = False
    optional: bool = False


def booklet_order(count: int) -> tuple[tuple[int, int, int, int], ...]:
    """The pages of each sheet, the outermost first: left and right of its recto, left and right of its verso.

    Pages count from 1 to a multiple of four, at least `count`: those above it are empty, at the end of the booklet.
    """
    whole = -(-count // PAGES_OF_A_SHEET) * PAGES_OF_A_SHEET
    return tuple([(whole - off, 1 + off, 2 + off, whole - 1 - off) for off in range(0, whole // 2, 2)])


def booklet_sheets(pages: Sequence[str], size: Size, scheme: BookletScheme, sink: Sink) -> tuple[Sheet, ...]:
    """The sheets of a booklet, to be turned like the leaves of a book along their fold; none where it does not fit.

    Args:
        pages: ids of artworks, in reading order.
        size: of a page, mm.
        scheme: what they are printed on.
        sink: receives the diagnostics.

    Reports:
        P640 with a paper that is large enough; a warning where the booklet is optional.
    """
    spread = Size(2 * size.width, size.height)
    page = scheme.paper if scheme.orientation == "portrait" else scheme.paper.turned
    angle = 0 if _fits(spread, page) else 90
    if angle and not _fits(spread.turned, page):
        _report(size, spread, scheme, sink)
        return ()
    axis = axis_of(scheme.orientation, scheme.flip)
    behind = back_angle(angle, axis, "sideways")
    made = []
    for number, (last, first, second, third) in enumerate(booklet_order(len(pages)), 1):
        recto, verso = ((last, first), angle), ((second, third), behind)
        cuts, marks = _marks(spread, page, angle, (scheme.marks, number == 1))
        front = SheetSide(_placed(pages, recto, size, page), cuts, marks, None)
        back = SheetSide(
            _placed(pages, verso, size, page),
            mirrored_cuts(cuts, page, axis),
            mirrored_marks(_cut_marks(spread, page, angle, scheme.marks), page, axis),
            None,
        )
        made.append(
            Sheet(
                page,
                number,
                front if scheme.sides != "backs" else None,
                back if scheme.sides != "fronts" else None,
                axis,
            )
        )
    return tuple(made)


def _placed(pages: Sequence[str], side: tuple[tuple[int, int], float], size: Size, page: Size) -> tuple[Placement, ...]:
    """Two pages side by side about the middle of a sheet; empty ones are left out."""
    numbers, angle = side
    turn = Transform.rotation(angle).then(Transform.translation(page.width / 2, page.height / 2))
    places = zip(numbers, (-size.width / 2, size.width / 2), strict=True)
    return tuple(
        [
            Placement(pages[number - 1], turn.apply(Point(x, 0)), angle, size, Insets(), pages[number - 1])
            for number, x in places
            if number <= len(pages)
        ]
    )


def _marks(
    spread: Size, page: Size, angle: int, style: tuple[Marks, bool]
) -> tuple[tuple[CutLine, ...], tuple[Mark, ...]]:
    """Where the spread is cut, and the marks of its recto: for knife and fold, and on the outermost the staples."""
    marks, outermost = style
    trim = _trim(spread, page, angle)
    cuts = cut_lines((trim,))
    if marks == "none":
        return cuts, ()
    turn = Transform.rotation(angle).then(Transform.translation(page.width / 2, page.height / 2))
    half = spread.height / 2
    stretches = [(-half, -half + FOLD_MARK), (half - FOLD_MARK, half)]
    if outermost:
        middles = [spread.height * part - half for part in STAPLES]
        stretches += [(middle - STAPLE / 2, middle + STAPLE / 2) for middle in middles]
    drawn = [Mark(turn.apply(Point(0, start)), turn.apply(Point(0, end))) for start, end in stretches]
    return cuts, (*_cut_marks(spread, page, angle, marks), *drawn)


def _cut_marks(spread: Size, page: Size, angle: int, style: Marks) -> tuple[Mark, ...]:
    """Marks where the spread is cut out of larger paper."""
    trim = _trim(spread, page, angle)
    return marks_of(cut_lines((trim,)), Ground(page, (trim,), trim), "none" if style == "none" else "corner")


def _trim(spread: Size, page: Size, angle: int) -> Rect:
    """Both pages, in the middle of the paper."""
    size = spread.turned if angle else spread
    return Rect((page.width - size.width) / 2, (page.height - size.height) / 2, size.width, size.height)


def _fits(spread: Size, page: Size) -> bool:
    """Whether two pages have room on a sheet as it lies; paper needs no margin for them."""
    return spread.width <= page.width + EPS and spread.height <= page.height + EPS


def _report(size: Size, spread: Size, scheme: BookletScheme, sink: Sink) -> None:
    """P640."""
    usual = usual_papers(scheme.paper_name)
    enough = next((name for name in usual if _fits(spread, PAPERS[name].turned) or _fits(spread, PAPERS[name])), None)
    ways = [
        f"print it on larger paper: `--booklet --paper {enough}`" if enough else "",
        _smaller(scheme),
    ]
    left_out = "; the booklet is left out" if scheme.optional else ""
    sink.report(
        Diagnostic(
            "P640",
            f"two pages of `{scheme.name}` do not fit side by side on {scheme.paper_name}{left_out}",
            scheme.span,
            Severity.WARNING if scheme.optional else Severity.ERROR,
            notes=(
                f"each is {_across(size)}, both are {_across(spread)}, and the paper is {_across(scheme.paper)}",
                *(["a build deletes its file of an earlier build, whose pages were others"] if scheme.optional else []),
            ),
            help="; or ".join(filter(None, ways)),
        )
    )


def _smaller(scheme: BookletScheme) -> str:
    """What to write for pages of half the paper."""
    half = Size(scheme.paper.height / 2, scheme.paper.width)
    name = next((name for name, paper in PAPERS.items() if _alike(paper, half)), _across(half))
    if scheme.own:
        return f"write `size: {name}` at `booklet` below `rules`, with layouts of that size"
    return f"add `booklet: {{size: {name}, pages: […]}}` to `rules`, with layouts of that size"


def _alike(one: Size, other: Size) -> bool:
    """Whether two sizes differ by no more than the rounding of paper sizes."""
    return abs(one.width - other.width) <= 1 and abs(one.height - other.height) <= 1


def _across(size: Size) -> str:
    """`148 x 210 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
