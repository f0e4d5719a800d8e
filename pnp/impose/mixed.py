"""Cards of several sizes on the same sheets, with straight cuts from edge to edge, and pages that show their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import Insets, Point, Rect, Size
from pnp.impose import messages
from pnp.impose.cut_order import cut_order, marks_of_order, trims_of
from pnp.impose.dealing import sheets_of
from pnp.impose.duplex import mirrored_cuts, mirrored_marks, mirrored_rect
from pnp.impose.filling import by_size
from pnp.impose.grid import Area, best_grid
from pnp.impose.guillotine import Filled
from pnp.impose.label import CLEARANCE, STRIP_HEIGHT, bare, label_strip, strip_in_waste, upright
from pnp.impose.marks import bounds
from pnp.impose.rims import drawn_bleed
from pnp.impose.sides import Place, SheetMaker
from pnp.model.sheet import CutLine, CutPlan, Item, LabelStrip, Mark, NumberedCut, Sheet, SheetScheme, SheetSide

LABEL_FROM_EDGE = 4.0
"""What printers leave white."""

LABEL_MARGIN = LABEL_FROM_EDGE + STRIP_HEIGHT + CLEARANCE
"""Outside of the bleed, for a label that is printed whole."""


class _Laid(Struct, frozen=True):
    """A filled sheet: its places with their components, and its cuts."""

    places: tuple[Place, ...]
    cuts: tuple[NumberedCut, ...]


def impose_mixed(items: Sequence[Item], scheme: SheetScheme, sink: Sink) -> tuple[Sheet, ...]:
    """Lay rectangular components of any sizes together, on the fewest sheets that are found, then with fewest cuts.

    Args:
        items: copies already expanded.
        scheme: as for `impose`; `grid` and `skip` do not apply.
        sink: receives the diagnostics.

    Returns:
        Sheets numbered from 1, then a page for each arrangement that shows in which order it is cut.

    Reports:
        P601 nothing to print, P602 no backs, P603 small margin, P604 what does not fit, P607 no room for the label,
        P610 a grid or a skip.
    """
    if not items:
        messages.nothing_to_print(scheme, sink)
        return ()
    duplex = scheme.backs == "duplex" and any(item.back is not None for item in items)
    if scheme.sides == "backs" and not duplex:
        messages.no_backs(scheme, sink)
        return ()
    page = scheme.paper if scheme.orientation == "portrait" else scheme.paper.turned
    groups = by_size(items)
    area = Area(page, scheme.margin, scheme.gap)
    too_large = [group[0].size for group in groups if best_grid(group[0].size, area) is None]
    for size in too_large:
        messages.does_not_fit(size, scheme, area, sink)
    if scheme.margin < scheme.safe_margin:
        safe = Area(page, scheme.safe_margin, scheme.gap)
        messages.small_margin(scheme, all(best_grid(group[0].size, safe) for group in groups), sink)
    if scheme.grid is not None or scheme.skip:
        messages.no_grid(scheme, sink)
    if too_large:
        return ()
    maker = SheetMaker(page, scheme, duplex)
    laid = list(_laid(groups, _filled(groups, area), maker))
    sheets = [_sheet(one, maker, number) for number, one in enumerate(laid, start=1)]
    messages.no_room_for_label(scheme, sink, bare(sheets), len(sheets))
    return (*sheets, *_plans(laid, page, maker)) if scheme.sides != "backs" else tuple(sheets)


def _filled(groups: Sequence[Sequence[Item]], area: Area) -> Sequence[Filled]:
    """All sheets, and of what they are filled."""
    sizes = [group[0].size for group in groups]
    return sheets_of(sizes, tuple([len(group) for group in groups]), Size(*area.inner), area.gap)


def _laid(groups: Sequence[Sequence[Item]], filled: Sequence[Filled], maker: SheetMaker) -> Iterator[_Laid]:
    """The sheets with their components."""
    page, waiting = maker.page, [list(group) for group in groups]
    bleed = max(drawn_bleed(item.bleed, maker.scheme) for group in groups for item in group)
    for one in filled:
        block = bounds([rect for _, rect in trims_of(one, Point(0.0, 0.0))])
        corner = _corner(Size(block.width, block.height), maker, bleed)
        places = tuple(
            [
                Place(rect, 90.0 if block.turned else 0.0, waiting[block.kind].pop(0))
                for block, rect in trims_of(one, corner)
            ]
        )
        marked = maker.scheme.marks != "none"
        yield _Laid(places, cut_order(one, corner, Rect(0.0, 0.0, page.width, page.height), marked))


def _corner(block: Size, maker: SheetMaker, bleed: float) -> Point:
    """Where what stands on a sheet begins: in the middle, or up or left where only so a margin holds the label."""
    page, margin = maker.page, maker.scheme.margin
    x, y = (page.width - block.width) / 2, (page.height - block.height) / 2
    if not maker.scheme.label or max(x, y) - bleed >= LABEL_MARGIN:
        return Point(x, y)
    if 2 * y - margin - bleed >= LABEL_MARGIN:
        return Point(x, margin)
    return Point(margin if 2 * x - margin - bleed >= LABEL_MARGIN else x, y)


def _sheet(laid: _Laid, maker: SheetMaker, number: int) -> Sheet:
    """One sheet, with marks at the ends of its cuts."""
    sheet = maker.sheet(laid.places, None, number)
    page = Rect(0.0, 0.0, maker.page.width, maker.page.height)
    trims = [place.rect for place in laid.places]
    drawn = [place.rect.grown(Insets.even(maker.reach(place.item))) for place in laid.places if place.item]
    marks = marks_of_order(laid.cuts, trims, drawn, page) if maker.scheme.marks != "none" else ()
    cuts = tuple([CutLine(cut.start, cut.end) for cut in laid.cuts])

    def dressed(side: SheetSide | None, recto: bool) -> SheetSide | None:
        if side is None:
            return None
        own = marks if recto else mirrored_marks(marks, maker.page, maker.axis)
        covered = drawn if recto else [mirrored_rect(rect, maker.page, maker.axis) for rect in drawn]
        label = _label(covered, own, maker) if maker.scheme.label else None
        lines = cuts if recto else mirrored_cuts(cuts, maker.page, maker.axis)
        return replace(side, cuts=lines, marks=own, label=label)

    return replace(sheet, recto=dressed(sheet.recto, True), verso=dressed(sheet.verso, False))


def _label(drawn: Sequence[Rect], marks: Sequence[Mark], maker: SheetMaker) -> LabelStrip | None:
    """In a margin that printers reach, else in the waste, else in any margin."""
    strip = label_strip(maker.page, bounds(drawn), marks, maker.scheme.margin)
    page = Rect(0.0, 0.0, maker.page.width, maker.page.height)
    if strip and page.grown(Insets.even(-LABEL_FROM_EDGE)).contains(upright(strip)):
        return strip
    return strip_in_waste(maker.page, drawn, marks, maker.scheme.margin) or strip


def _plans(laid: Sequence[_Laid], page: Size, maker: SheetMaker) -> Iterator[Sheet]:
    """A page for each arrangement, behind all sheets."""
    found: dict[tuple[NumberedCut, ...], list[int]] = {}
    for number, one in enumerate(laid, start=1):
        found.setdefault(one.cuts, []).append(number)
    whole = LabelStrip(Rect(0.0, 0.0, page.width, page.height), 0.0)
    for number, (cuts, sheets) in enumerate(found.items(), start=len(laid) + 1):
        fullest = max((laid[sheet - 1].places for sheet in sheets), key=len)
        trims = tuple(place.rect for place in fullest)
        side = SheetSide((), (), (), whole)
        yield Sheet(page, number, side, None, maker.axis, plan=CutPlan(tuple(sheets), trims, cuts))
