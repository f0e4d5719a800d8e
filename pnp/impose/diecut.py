"""The door for components with outlines: tokens, round cards, standees, packed on sheets with a line to cut along.

recto                verso
 (A)  (B)  [ C ]      [ C ]  (B)  (A)     the line stands on the recto only: the verso may be off by a millimetre or
                                          two, and its bleed hides that
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.geometry import EPS, Insets, Point, Rect, Size, Transform
from pnp.impose import messages, messages_cutters
from pnp.impose.clip import UNDERLAP
from pnp.impose.cuts import cut_lines
from pnp.impose.duplex import axis_of, back_angle, mirrored, mirrored_marks, mirrored_rect
from pnp.impose.folded import Half, halves
from pnp.impose.grid import Area
from pnp.impose.label import bare, label_strip
from pnp.impose.machine import corners_of, label_walls, packing_page, registration_of, with_usual_marks
from pnp.impose.marks import Ground, bounds, marks_of
from pnp.impose.packing import Packed, fits, kinds, pack, rect_of, shifted
from pnp.impose.rims import of_backs
from pnp.impose.sheets import impose
from pnp.impose.sides import Place, SheetMaker
from pnp.model.outline import Outline
from pnp.model.sheet import Axis, CutPath, Item, Mark, Placement, Sheet, SheetScheme, SheetSide

LEAST_GAP = 2.0
"""Between outlines, mm: scissors need a strip of paper to turn in."""

LEAST_BACK_BLEED = 1.5
"""Mm round a back: printers that turn paper are off by 1 to 2 mm."""

TICK = (0.3, 1.3)
"""From and to beside a fold, mm: a tick is cut off with the waste and never seen on the component."""


def impose_outlines(items: Sequence[Item], scheme: SheetScheme, sink: Sink) -> tuple[Sheet, ...]:
    """Pack components of any outlines and sizes together.

    Args:
        items: copies already expanded.
        scheme: as for `impose`; `grid` and `skip` do not apply.
        sink: receives the diagnostics.

    Returns:
        Sheets numbered from 1; none where an error was reported. Where any item has a back, every sheet has a verso.
        Plain rectangles of one size are laid in a grid, as cards are. A sheet that holds no more than such a grid has
        crop marks; on any other each component has a line round it on the recto, and four corners are marked to see
        whether both sides lie on each other.

    Reports:
        P601 to P604, P607, P612, P613 as `impose`. P610 a grid or a skip, P611 little gap or bleed, P617 a gap too
        small for a machine.
    """
    outlines = kinds(items)
    if len(outlines) == 1 and all(_is_plain(item) for item in items):
        return impose(items, scheme, sink)
    if not items:
        messages.nothing_to_print(scheme, sink)
        return ()
    if scheme.cutter and scheme.gap < scheme.cutter.least_gap - EPS:
        messages_cutters.too_near(scheme, scheme.cutter, sink)
        return ()
    backed = any(item.back is not None for item in items)
    duplex, folded = scheme.backs == "duplex" and backed, scheme.backs == "gutterfold" and backed
    if scheme.sides == "backs" and not backed:
        messages.no_backs(scheme, sink)
        return ()
    page = scheme.paper if scheme.orientation == "portrait" else scheme.paper.turned
    if not _warned(items, outlines, page, scheme, duplex or folded, sink):
        return ()
    if folded:
        sheets = _folded(items, outlines, DieCutter(page, replace(scheme, back_bleed=None), False), sink)
    else:
        makers = DieCutter(page, scheme, duplex), SheetMaker(page, scheme, duplex)
        inner = packing_page(page, scheme, _widest(items, scheme))
        laid = [
            tuple(shifted(one, (page.width - inner.width) / 2, (page.height - inner.height) / 2) for one in packed)
            for packed in pack(items, inner, scheme.margin, scheme.gap)
        ]
        sheets = [_sheet(packed, makers, number) for number, packed in enumerate(laid, 1)]
    messages.no_room_for_label(scheme, sink, bare(sheets), len(sheets))
    return tuple(sheets)


def _is_plain(item: Item) -> bool:
    """Whether an item is a rectangle like a card."""
    return item.outline is None and item.standee is None


def _warned(
    items: Sequence[Item],
    outlines: dict[Outline, list[Item]],
    page: Size,
    scheme: SheetScheme,
    duplex: bool,
    sink: Sink,
) -> bool:
    """Say what may go wrong; whether every outline fits the page."""
    area = Area(page, scheme.margin, scheme.gap)
    inner = packing_page(page, scheme, _widest(items, scheme))
    too_large = [outline for outline in outlines if not fits(outline, inner, scheme.margin)]
    for outline in too_large:
        if scheme.cutter:
            usual = with_usual_marks(scheme)
            then = packing_page(page, usual, _widest(items, usual)) if usual else inner
            fits_then = usual is not None and fits(outline, then, usual.margin)
            messages_cutters.out_of_reach(outline.size, scheme, sink, fits_then)
        else:
            messages.does_not_fit(outline.size, scheme, area, sink)
    if scheme.margin < scheme.safe_margin:
        fitting = all(fits(outline, page, scheme.safe_margin) for outline in outlines)
        messages.small_margin(scheme, fitting, sink)
    if scheme.grid is not None or scheme.skip:
        messages.no_grid(scheme, sink)
    if scheme.gap < LEAST_GAP - EPS:
        messages.small_gap(scheme, LEAST_GAP, sink)
    elif duplex:
        least = min(_reach(item, of_backs(scheme)) for item in items if item.back is not None)
        if least < LEAST_BACK_BLEED - EPS:
            messages.little_bleed(scheme, least, LEAST_BACK_BLEED, sink)
    return not too_large


def _widest(items: Sequence[Item], scheme: SheetScheme) -> float:
    """The widest bleed that is drawn."""
    return max(_reach(item, scheme) for item in items)


def _reach(item: Item, scheme: SheetScheme) -> float:
    """How far beyond its outline an item is drawn: half the gap at most, so that none meets another."""
    return min(item.bleed, scheme.gap / 2, item.bleed if scheme.bleed is None else scheme.bleed)


def _sheet(packed: Sequence[Packed], makers: tuple[DieCutter, SheetMaker], number: int) -> Sheet:
    """One sheet, with crop marks where they show all cuts."""
    cutter, maker = makers
    if not _is_grid(packed):
        return cutter.sheet(packed, number)
    places = [Place(rect_of(one), one.angle_deg, one.item) for one in packed]
    labels = maker.labels([place.rect for place in places], max(one.item.bleed for one in packed))
    return maker.sheet(places, labels, number)


def _folded(items: Sequence[Item], outlines: Iterable[Outline], cutter: DieCutter, sink: Sink) -> list[Sheet]:
    """Fold-over sheets, with the fold that needs fewer of them."""
    scheme = cutter.scheme
    if scheme.sides != "both":
        messages.both_on_one_page(scheme, sink)
        return []
    if scheme.cutter:
        messages_cutters.no_folds_for_cutters(scheme, scheme.cutter, sink)
        return []
    ways = []
    for half in halves(items, scheme):
        page = half.area(scheme.margin, scheme.gap).page
        if all(fits(outline, page, scheme.margin) for outline in outlines):
            ways.append((half, pack(items, page, scheme.margin, scheme.gap)))
    if not ways:
        largest = next(iter(outlines))
        messages.does_not_fit_half(largest.size, scheme, halves(items, scheme)[0].clear, None, sink)
        return []
    half, laid = min(ways, key=lambda way: len(way[1]))
    return [cutter.folded(packed, half, number) for number, packed in enumerate(laid, 1)]


def _is_grid(packed: Sequence[Packed]) -> bool:
    """Whether plain rectangles of one size stand in columns and rows."""
    first = packed[0]
    if any(not _is_plain(one.item) or one.item.size != first.item.size for one in packed):
        return False
    rects = [rect_of(one) for one in packed]
    columns, rows = {round(rect.x, 3) for rect in rects}, {round(rect.y, 3) for rect in rects}
    return all(one.angle_deg == first.angle_deg for one in packed) and all(
        _are_apart(sorted(starts), length) for starts, length in ((columns, rects[0].width), (rows, rects[0].height))
    )


def _are_apart(starts: list[float], length: float) -> bool:
    """Whether stretches of one length do not overlap."""
    return all(later - earlier >= length - EPS for earlier, later in pairwise(starts))


class DieCutter(Struct, frozen=True):
    """Makes the two sides of sheets on which outlines are cut along lines.

    Attributes:
        page: paper as oriented.
        duplex: whether sheets have a verso.
    """

    page: Size
    scheme: SheetScheme
    duplex: bool

    @property
    def axis(self) -> Axis:
        """About which the paper is turned."""
        return axis_of(self.scheme.orientation, self.scheme.flip)

    def sheet(self, packed: Sequence[Packed], number: int) -> Sheet:
        """One sheet; its verso is the recto's, seen from behind, without a line to cut along."""
        block, marks = self._marked(packed, self.scheme)
        recto = verso = None
        if self.scheme.sides != "backs":
            guided = packed if self.scheme.marks != "none" else ()
            paths = tuple([CutPath(one.outline, one.centre, one.angle_deg) for one in guided])
            # A machine's knife cuts, but a hand folds.
            folds = tuple([tick for one in (packed if self.scheme.cutter else guided) for tick in _ticks(one)])
            faces = tuple(placement for one in packed for placement in self._faces(one))
            recto = self._side(faces, block, marks, paths, folds, registration_of(self.page, self.scheme.cutter))
        if self.duplex and self.scheme.sides != "fronts":
            backs = tuple(self._back(one, one.item.back, self.axis) for one in packed if one.item.back is not None)
            block, marks = self._marked(packed, of_backs(self.scheme))
            block, marks = mirrored_rect(block, self.page, self.axis), mirrored_marks(marks, self.page, self.axis)
            verso = self._side(backs, block, marks)
        cut = packed if self.scheme.cutter and recto else ()
        outlines = tuple([CutPath(one.outline, one.centre, one.angle_deg) for one in cut])
        scores = tuple([fold for one in cut for fold in _folds(one)])
        return Sheet(self.page, number, recto, verso, self.axis, outlines=outlines, scores=scores)

    def _marked(self, packed: Sequence[Packed], scheme: SheetScheme) -> tuple[Rect, tuple[Mark, ...]]:
        """The rectangle round all that is drawn by a scheme, and the marks at its corners."""
        trims = bounds([rect_of(one) for one in packed])
        block = bounds([rect_of(one).grown(Insets.even(_reach(one.item, scheme))) for one in packed])
        return block, marks_of(cut_lines([trims]), Ground(self.page, (trims,), block), scheme.marks)

    def folded(self, packed: Sequence[Packed], half: Half, number: int) -> Sheet:
        """One fold-over sheet: lines to cut along on the half of the fronts only."""
        fronts = [rect_of(one).grown(Insets.even(_reach(one.item, self.scheme))) for one in packed]
        block = bounds([*fronts, *(mirrored_rect(rect, self.page, half.axis) for rect in fronts)])
        guided = packed if self.scheme.marks != "none" else ()
        paths = tuple(CutPath(one.outline, one.centre, one.angle_deg) for one in guided)
        score = half.score() if guided else ()
        faces = [placement for one in packed for placement in self._faces(one)]
        backs = [self._back(one, one.item.back, half.axis) for one in packed if one.item.back is not None]
        ticks = tuple(tick for one in guided for tick in _ticks(one))
        label = label_strip(self.page, block, score[:1], self.scheme.margin) if self.scheme.label else None
        side = SheetSide((*faces, *backs), (), (), label, paths, (*ticks, *score))
        return Sheet(self.page, number, side, None, half.axis, folded=True)

    def _side(
        self,
        placements: tuple[Placement, ...],
        block: Rect,
        marks: tuple[Mark, ...],
        paths: tuple[CutPath, ...] = (),
        folds: tuple[Mark, ...] = (),
        registration: tuple[Rect, ...] = (),
    ) -> SheetSide:
        """A side with its label."""
        walls = label_walls(corners_of(self.page, self.scheme.cutter), self.page) if registration else ()
        label = label_strip(self.page, block, (*marks, *walls), self.scheme.margin) if self.scheme.label else None
        return SheetSide(placements, (), marks, label, paths, folds, registration=registration)

    def _faces(self, one: Packed) -> Iterator[Placement]:
        """The face; of a standee it stands twice, head to head."""
        item, reach = one.item, _reach(one.item, self.scheme)
        if item.standee is None:
            yield _placement(item, item.id, (one.centre, one.angle_deg), reach)
            return
        down = Insets(UNDERLAP, reach, min(item.bleed, item.standee), reach)
        for y, turn, clip in ((-item.size.height / 2, 180.0, down), (item.size.height / 2, 0.0, _headless(down))):
            centre = _moved(one, Point(0.0, y))
            yield Placement(item.id, centre, (one.angle_deg + turn) % 360, item.size, clip, item.id)

    def _back(self, one: Packed, back: str, axis: Axis) -> Placement:
        """The back, behind its face."""
        angle = back_angle(one.angle_deg, axis, one.item.turn)
        reach = _reach(one.item, of_backs(self.scheme))
        return _placement(one.item, back, (mirrored(one.centre, self.page, axis), angle), reach)


def _placement(item: Item, artwork: str, place: tuple[Point, float], reach: float) -> Placement:
    """An artwork drawn within its outline and so much bleed."""
    return Placement(artwork, *place, item.size, Insets.even(round(reach, 4)), item.id, item.outline)


def _headless(clip: Insets) -> Insets:
    """The clip of the picture that ends at the fold."""
    return Insets(0.0, clip.right, clip.bottom, clip.left)


def _moved(one: Packed, point: Point) -> Point:
    """Where a point of a component lies on the recto."""
    return Transform.rotation(one.angle_deg).then(Transform.translation(one.centre.x, one.centre.y)).apply(point)


def _fold_heights(item: Item) -> tuple[float, ...]:
    """Where a standee is folded, from its middle: over its head, and between its feet and the flaps."""
    if item.standee is None:
        return ()
    return (-item.size.height, 0.0, item.size.height) if item.standee > EPS else (0.0,)


def _folds(one: Packed) -> Iterator[Mark]:
    """The folds of a standee, from edge to edge."""
    half = one.item.size.width / 2
    for y in _fold_heights(one.item):
        yield Mark(_moved(one, Point(-half, y)), _moved(one, Point(half, y)))


def _ticks(one: Packed) -> Iterator[Mark]:
    """The ticks beside the folds of a standee."""
    near, far = one.item.size.width / 2 + TICK[0], one.item.size.width / 2 + TICK[1]
    for y in _fold_heights(one.item):
        for side in (-1, 1):
            yield Mark(_moved(one, Point(side * near, y)), _moved(one, Point(side * far, y)))
