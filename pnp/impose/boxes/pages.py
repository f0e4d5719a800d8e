"""Pieces of a box on paper: one on a sheet, in its middle, as large as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose.label import label_strip
from pnp.model.box import Net
from pnp.model.outline import Step
from pnp.model.sheet import Mark, Placement, Sheet, SheetSide
from pnp.sizes import PAPERS, usual_papers
from pnp.units import format_mm

LEFT_OUT = "a build deletes its file of an earlier build, which may be of another size"
"""What is said of a box that a build goes on without."""


class BoxScheme(Struct, frozen=True):
    """What the pieces are printed on.

    Attributes:
        paper: upright.
        margin: paper edge to the piece.
        around: how far the artwork of a piece goes beyond it on every side.
        canvas: the size of all artworks, `around` included.
        span: where the box is asked for.
        halves: what the pieces would be if the box were made of two; empty where that is no way.
        optional: the rest is made without the box where that is too large.
    """

    paper: Size
    paper_name: str
    margin: float
    around: float
    canvas: Size
    span: Span
    halves: tuple[Size, ...] = ()
    optional: bool = False


def box_sheets(nets: Sequence[tuple[str, Net]], scheme: BoxScheme, sink: Sink) -> tuple[Sheet, ...]:
    """One sheet for each piece, upright; a piece that lies better on its side is turned. None where one is too large.

    Args:
        nets: each with the id of its artwork.
        scheme: what they lie on.
        sink: receives the diagnostics.

    Reports:
        P630 with what would fit: two pieces, a paper, or both; a warning where the box is optional.
    """
    pieces = [net.size for _, net in nets]
    if not _fit(pieces, scheme.paper, scheme.margin):
        _report(pieces, scheme, sink)
        return ()
    return tuple([_sheet(name, net, number, scheme) for number, (name, net) in enumerate(nets, 1)])


def _sheet(artwork: str, net: Net, number: int, scheme: BoxScheme) -> Sheet:
    """One piece in the middle of a page."""
    page, size = scheme.paper, net.size
    turned = not _fits_as_it_lies(size, page, scheme.margin)
    angle = 90 if turned else 0
    centre = Point(page.width / 2, page.height / 2)
    place = (
        Transform.translation(-size.width / 2, -size.height / 2)
        .then(Transform.rotation(angle))
        .then(Transform.translation(centre.x, centre.y))
    )
    # The artworks of all pieces are as large as the largest one; each piece lies in the upper left corner of its own.
    middle = place.apply(Point(scheme.canvas.width / 2 - scheme.around, scheme.canvas.height / 2 - scheme.around))
    beyond = Insets(
        0,
        min(0.0, size.width + 2 * scheme.around - scheme.canvas.width),
        min(0.0, size.height + 2 * scheme.around - scheme.canvas.height),
        0,
    )
    placement = Placement(artwork, middle, angle, scheme.canvas, beyond, net.name)
    cuts = tuple([tuple([tuple(map(place.apply, step)) for step in path]) for path in net.cuts])
    creases = tuple([Mark(place.apply(fold.start), place.apply(fold.end)) for fold in net.folds])
    whole = size.turned if turned else size
    block = Rect(centre.x - whole.width / 2, centre.y - whole.height / 2, whole.width, whole.height)
    block = block.grown(Insets.even(scheme.around))
    side = SheetSide((placement,), (), (), label_strip(page, block, (), scheme.margin), contours=cuts, creases=creases)
    return Sheet(page, number, side, None, "vertical")


def points_of(paths: Iterable[tuple[Step, ...]]) -> list[Point]:
    """All points of some paths, those that lead curves as well."""
    return [point for path in paths for step in path for point in step]


def _fit(pieces: Iterable[Size], paper: Size, margin: float) -> bool:
    """Whether each piece has a page of its own to lie on, upright or turned."""
    return all(_fits(piece, paper, margin) for piece in pieces)


def _fits(piece: Size, paper: Size, margin: float) -> bool:
    """Whether a piece has room on a page, upright or turned."""
    return _fits_as_it_lies(piece, paper, margin) or _fits_as_it_lies(piece.turned, paper, margin)


def _fits_as_it_lies(piece: Size, paper: Size, margin: float) -> bool:
    """Whether a piece has room on a page without being turned."""
    return piece.width <= paper.width - 2 * margin + EPS and piece.height <= paper.height - 2 * margin + EPS


def _report(pieces: Sequence[Size], scheme: BoxScheme, sink: Sink) -> None:
    """P630."""
    large = next(piece for piece in pieces if not _fits(piece, scheme.paper, scheme.margin))
    room = Size(scheme.paper.width - 2 * scheme.margin, scheme.paper.height - 2 * scheme.margin)
    left_out = "; it is left out" if scheme.optional else ""
    sink.report(
        Diagnostic(
            "P630",
            f"the box does not fit {scheme.paper_name}: unfolded it is {across(large)}, there is room for "
            f"{across(room)}{left_out}",
            scheme.span,
            Severity.WARNING if scheme.optional else Severity.ERROR,
            notes=(
                f"the room is the paper less a margin of {format_mm(scheme.margin)} on each side",
                *([LEFT_OUT] if scheme.optional else []),
            ),
            help="; or ".join(_ways(pieces, scheme)) or "put fewer cards in one box: `decks: […]` below `box`",
        )
    )


def _ways(pieces: Sequence[Size], scheme: BoxScheme) -> Iterator[str]:
    """What would fit, each tried: two pieces on this paper, all on a larger one, two pieces on a less large one."""
    whole, halves = _enough(pieces, scheme), _enough(scheme.halves, scheme) if scheme.halves else None
    if scheme.halves and _fit(scheme.halves, scheme.paper, scheme.margin):
        yield "write `pieces: 2` below `box`, for two pieces that are glued together"
        halves = None
    if whole:
        yield f"print it on larger paper: `--component box --paper {whole}`"
    if halves and halves != whole:
        yield f"write `pieces: 2` below `box`, and print the two on `--component box --paper {halves}`"


def _enough(pieces: Sequence[Size], scheme: BoxScheme) -> str | None:
    """The smallest usual paper on which pieces fit."""
    usual = usual_papers(scheme.paper_name)
    return next((name for name in usual if _fit(pieces, PAPERS[name], scheme.margin)), None)


def across(size: Size) -> str:
    """`178 x 157 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
