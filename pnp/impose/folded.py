"""Fold-over sheets: front and back on one side of the paper, mirrored on the fold. For printers without duplex.

vertical fold                horizontal fold
-[1>] [2>]-¦-[2<] [1<]-       [1] [2]        printed side outwards: each back comes to lie behind its front, just as on
-[3>] [4>]-¦-[4<] [3<]-       - - - - fold   the verso of a sheet that is turned on that axis; marks at the fold, too
                              [1v][2v]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size
from pnp.impose import messages, messages_cutters
from pnp.impose.clip import Trim, clips, on_artwork
from pnp.impose.cuts import cut_lines
from pnp.impose.duplex import back_angle, mirrored_rect
from pnp.impose.filling import by_size, filled
from pnp.impose.grid import Area, Grid, best_grid, forced_grid, room_round, shortfall
from pnp.impose.label import bare, label_strip
from pnp.impose.marks import MARK_OFFSET, Ground, bounds, marks_of
from pnp.impose.rims import drawn_bleed, rimmed
from pnp.impose.sides import Place, corner_paths
from pnp.model.sheet import Axis, CutLine, Item, LabelStrip, Mark, Placement, Sheet, SheetScheme, SheetSide

FOLD_CLEAR = 5.0
"""From the fold to the bleed, mm: a fold is never quite sharp, and a core of card between the halves takes room."""

DASH, DASH_GAP = 3.0, 1.5
"""Of the line to score, mm."""


class Half(Struct, frozen=True):
    """The half of a page on which the fronts stand: the left one of a vertical fold, the upper one of a horizontal one.

    Attributes:
        page: paper as oriented.
        axis: of the fold, which is in the middle of the page.
        clear: from the fold to the nearest trim, mm.
    """

    page: Size
    axis: Axis
    clear: float

    def area(self, margin: float, gap: float) -> Area:
        """What it offers: a page that would have the margin on the side of the fold, too."""
        width, height = self.page.width, self.page.height
        if self.axis == "vertical":
            width = width / 2 - self.clear + margin
        else:
            height = height / 2 - self.clear + margin
        return Area(Size(width, height), margin, gap)

    def cells(self, grid: Grid, margin: float) -> tuple[Rect, ...]:
        """The cells of a grid as near to the fold as they may stand: there the halves fit best."""
        cells = grid.cells(self.area(margin, grid.gap).page)
        across, down = 0.0, 0.0
        if self.axis == "vertical":
            across = self.page.width / 2 - self.clear - max(cell.right for cell in cells)
        else:
            down = self.page.height / 2 - self.clear - max(cell.bottom for cell in cells)
        return tuple(Rect(cell.x + across, cell.y + down, cell.width, cell.height) for cell in cells)

    def score(self) -> tuple[Mark, ...]:
        """The dashed line along the fold, from edge to edge."""
        length = self.page.height if self.axis == "vertical" else self.page.width
        middle = (self.page.width if self.axis == "vertical" else self.page.height) / 2
        count = int((length + DASH_GAP) / (DASH + DASH_GAP))
        first = (length - count * DASH - (count - 1) * DASH_GAP) / 2
        starts = [first + number * (DASH + DASH_GAP) for number in range(count)]
        if self.axis == "vertical":
            return tuple(Mark(Point(middle, start), Point(middle, start + DASH)) for start in starts)
        return tuple(Mark(Point(start, middle), Point(start + DASH, middle)) for start in starts)

    def marks(self, cuts: Sequence[CutLine]) -> tuple[Mark, ...]:
        """The marks at the fold: on the folded sheet the other end of the cuts that go across it."""
        reach, found = FOLD_CLEAR - MARK_OFFSET, []
        for cut in cuts:
            if self.axis == "vertical" and abs(cut.start.y - cut.end.y) <= EPS:
                middle, y = self.page.width / 2, cut.start.y
                found.append(Mark(Point(middle - reach, y), Point(middle + reach, y)))
            elif self.axis == "horizontal" and abs(cut.start.x - cut.end.x) <= EPS:
                middle, x = self.page.height / 2, cut.start.x
                found.append(Mark(Point(x, middle - reach), Point(x, middle + reach)))
        return tuple(dict.fromkeys(found))


def fold_over(items: Sequence[Item], scheme: SheetScheme, sink: Sink) -> tuple[Sheet, ...]:
    """Lay components on fold-over sheets, each size on sheets of its own.

    Args:
        items: copies already expanded, at least one with a back; rectangles only.
        scheme: as for `impose`; `flip` does not apply.
        sink: receives the diagnostics.

    Returns:
        Sheets with a recto only. The fold is the one that lets more components stand on a page, the vertical one of
        equals; no bleed is nearer to it than 5 mm.

    Reports:
        P603 small margin, P606 too much skipped, P607 no room for the label, P612 what does not fit half a page,
        P613 one side alone, P615 a cutting machine.
    """
    if scheme.sides != "both":
        messages.both_on_one_page(scheme, sink)
        return ()
    if scheme.cutter:
        messages_cutters.no_folds_for_cutters(scheme, scheme.cutter, sink)
        return ()
    groups = by_size(items)
    fitting = [(group, found) for group in groups if (found := _reported(group, scheme, sink))]
    if scheme.margin < scheme.safe_margin:
        safe = replace(scheme, margin=scheme.safe_margin)
        messages.small_margin(scheme, all(_best(group, safe) for group in groups), sink)
    if len(fitting) < len(groups):
        return ()
    places = fitting[0][1][1].places
    if scheme.skip >= places:
        messages.skips_everything(scheme, places, sink)
        return ()
    sheets = tuple(_sheets(fitting, scheme, sink))
    messages.no_room_for_label(scheme, sink, bare(sheets), len(sheets))
    return sheets


def _sheets(
    fitting: Sequence[tuple[Sequence[Item], tuple[Half, Grid]]], scheme: SheetScheme, sink: Sink
) -> Iterator[Sheet]:
    """The sheets of all groups, numbered."""
    number = 0
    for group, (half, grid) in fitting:
        cells = half.cells(grid, scheme.margin)
        widest = max(drawn_bleed(item.bleed, scheme) for item in group)
        messages.near_the_edge(scheme, widest, room_round(cells, half.page), sink)
        label = _label(cells, half, max(item.bleed for item in group), scheme)
        for places in filled(group, cells, grid.angle_deg, 0 if number else scheme.skip):
            number += 1
            yield _sheet(places, half, label, (scheme, number))


def halves(items: Sequence[Item], scheme: SheetScheme) -> tuple[Half, Half]:
    """The halves of a page on either side of each fold, clear of the bleed of all `items`."""
    page = scheme.paper if scheme.orientation == "portrait" else scheme.paper.turned
    clear = FOLD_CLEAR + max(drawn_bleed(item.bleed, scheme) for item in items)
    return Half(page, "vertical", clear), Half(page, "horizontal", clear)


def _reported(group: Sequence[Item], scheme: SheetScheme, sink: Sink) -> tuple[Half, Grid] | None:
    """The fold and the grid with most places; None after reporting that there is none."""
    best = _best(group, scheme)
    if best is None:
        most = _best(group, replace(scheme, grid=None)) if scheme.grid else None
        messages.does_not_fit_half(
            group[0].size, scheme, halves(group, scheme)[0].clear, most[1] if most else None, sink
        )
    return best


def _best(group: Sequence[Item], scheme: SheetScheme) -> tuple[Half, Grid] | None:
    """The fold and the grid with most places."""
    size = group[0].size
    found = []
    for half in halves(group, scheme):
        area = half.area(scheme.margin, scheme.gap)
        grid = best_grid(size, area) if scheme.grid is None else forced_grid(scheme.grid, size, area)
        if grid and not any(shortfall(grid, area)):
            found.append((half, grid))
    return max(found, key=lambda one: one[1].places, default=None)


def _label(cells: Sequence[Rect], half: Half, bleed: float, scheme: SheetScheme) -> LabelStrip | None:
    """Where the label of a full sheet goes."""
    if not scheme.label:
        return None
    trims = [*cells, *(mirrored_rect(cell, half.page, half.axis) for cell in cells)]
    block = bounds([trim.grown(Insets.even(drawn_bleed(bleed, scheme))) for trim in trims])
    marks = marks_of(cut_lines(trims), Ground(half.page, tuple(trims), block), scheme.marks)
    return label_strip(half.page, block, (*marks, *half.score()[:1]), scheme.margin)


def _sheet(places: Sequence[Place], half: Half, label: LabelStrip | None, told: tuple[SheetScheme, int]) -> Sheet:
    """One sheet: fronts, then backs, each back where the fold brings it behind its front."""
    scheme, number = told
    widest = max((drawn_bleed(place.item.bleed, scheme) for place in places if place.item), default=0.0)
    fronts = [_trim(place, place.item is not None, widest, scheme) for place in places]
    backs = [
        Trim(
            mirrored_rect(place.rect, half.page, half.axis),
            trim.bleed,
            place.item is not None and place.item.back is not None,
        )
        for place, trim in zip(places, fronts, strict=True)
    ]
    reaches = clips([*fronts, *backs])
    placements = tuple(
        placement
        for index, (trim, clip) in enumerate(zip([*fronts, *backs], reaches, strict=True))
        for placement in _placed(places[index % len(places)], trim, clip, (half.axis, index >= len(places), scheme))
    )
    trims = tuple(trim.rect for trim, place in zip([*fronts, *backs], [*places, *places], strict=True) if place.item)
    drawn = [trim.rect.grown(clip) for trim, clip in zip([*fronts, *backs], reaches, strict=True)]
    cuts = cut_lines(trims)
    marks = marks_of(cuts, Ground(half.page, trims, bounds(drawn)), scheme.marks)
    if scheme.marks == "corner":  # ticks go over the fold anyway
        marks += half.marks(cuts)
    folds = half.score() if scheme.marks != "none" else ()
    side = SheetSide(placements, cuts, marks, label, corner_paths(places, scheme), folds)
    return Sheet(half.page, number, side, None, half.axis, folded=True)


def _trim(place: Place, drawn: bool, widest: float, scheme: SheetScheme) -> Trim:
    """A place of a front; a skipped one counts like its neighbours."""
    return Trim(place.rect, drawn_bleed(place.item.bleed, scheme) if place.item else widest, drawn)


def _placed(place: Place, trim: Trim, clip: Insets, told: tuple[Axis, bool, SheetScheme]) -> Iterator[Placement]:
    """The front or the back of a place, if it has one."""
    axis, back, scheme = told
    item = place.item
    if item is None or not trim.drawn:
        return
    angle = back_angle(place.angle_deg, axis, item.turn) if back else place.angle_deg
    artwork = item.back if back and item.back is not None else item.id
    clip = on_artwork(clip, angle)
    yield from rimmed(Placement(artwork, trim.rect.centre, angle, item.size, clip, item.id), item.bleed, scheme)
