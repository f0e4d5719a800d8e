"""From places to the two sides of a sheet, however the places were found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnp.geometry import Insets, Rect, Size
from pnp.impose.clip import Trim, clips, on_artwork
from pnp.impose.cuts import cut_lines
from pnp.impose.duplex import axis_of, back_angle, mirrored_cuts, mirrored_marks, mirrored_rect
from pnp.impose.label import label_strip
from pnp.impose.marks import Ground, bounds, marks_of
from pnp.model.sheet import Axis, CutLine, Item, LabelStrip, Mark, Placement, Sheet, SheetScheme, SheetSide

Labels = tuple[LabelStrip | None, LabelStrip | None]
"""Of the recto and of the verso."""


@dataclass(frozen=True, slots=True)
class Place:
    """A component on the recto: where its trim lies, how it is turned; None keeps the place clean and empty."""

    rect: Rect
    angle_deg: float
    item: Item | None


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a place means to its neighbours, whatever picture stands in it."""

    rect: Rect
    bleed: float
    face: bool
    back: bool


@dataclass(frozen=True, slots=True)
class _Geometry:
    """What follows from the shapes on a sheet; clips per edge of the page, one a place."""

    recto_clips: tuple[Insets, ...]
    verso_clips: tuple[Insets, ...]
    verso_rects: tuple[Rect, ...]
    cuts: tuple[CutLine, ...]
    marks: tuple[Mark, ...]


class SheetMaker:
    """Makes the sheets of one call; equal arrangements are worked out once (600 full sheets are one)."""

    def __init__(self, page: Size, scheme: SheetScheme, duplex: bool) -> None:
        """`page` is the paper as oriented; `duplex` tells whether sheets have a verso."""
        self.page = page
        self.scheme = scheme
        self.axis: Axis = axis_of(scheme.orientation, scheme.flip)
        self._duplex = duplex
        self._known: dict[tuple[_Shape, ...], _Geometry] = {}

    def labels(self, cells: Sequence[Rect], bleed: float) -> Labels:
        """Where the labels of both sides go when all `cells` are full: one place for every sheet of a grid.

        A part-filled sheet has fewer marks on the same lines, so its label is free as well.
        """
        if not self.scheme.label:
            return None, None
        shapes = tuple(_Shape(cell, self._bleed(bleed), True, True) for cell in cells)
        block = bounds([shape.rect.grown(Insets.even(shape.bleed)) for shape in shapes])
        marks = self._geometry(shapes).marks
        recto = label_strip(self.page, block, marks, self.scheme.margin)
        block, marks = mirrored_rect(block, self.page, self.axis), mirrored_marks(marks, self.page, self.axis)
        return recto, label_strip(self.page, block, marks, self.scheme.margin)

    def sheet(self, places: Sequence[Place], labels: Labels, number: int) -> Sheet:
        """One sheet with the sides that the scheme asks for; its verso is the recto's, seen from behind."""
        shapes = tuple(self._shape(place, places) for place in places)
        geometry = self._geometry(shapes)
        recto = verso = None
        if self.scheme.sides != "backs":
            recto = SheetSide(self._faces(places, geometry), geometry.cuts, geometry.marks, labels[0])
        if self._duplex and self.scheme.sides != "fronts":
            verso = SheetSide(
                self._backs(places, geometry),
                mirrored_cuts(geometry.cuts, self.page, self.axis),
                mirrored_marks(geometry.marks, self.page, self.axis),
                labels[1],
            )
        return Sheet(self.page, number, recto, verso, self.axis)

    def _bleed(self, bleed: float) -> float:
        """The bleed that is drawn of an artwork's own."""
        return bleed if self.scheme.bleed is None else min(bleed, self.scheme.bleed)

    def _shape(self, place: Place, places: Sequence[Place]) -> _Shape:
        """The shape of a place; a skipped one counts like its neighbours: its paper may be cut out or printed on."""
        if place.item is None:
            widest = max((other.item.bleed for other in places if other.item), default=0.0)
            return _Shape(place.rect, self._bleed(widest), False, False)
        return _Shape(place.rect, self._bleed(place.item.bleed), True, place.item.back is not None)

    def _geometry(self, shapes: tuple[_Shape, ...]) -> _Geometry:
        """Clips, cuts and marks of `shapes`, at least one of which has a face."""
        if shapes not in self._known:
            self._known[shapes] = self._computed(shapes)
        return self._known[shapes]

    def _computed(self, shapes: tuple[_Shape, ...]) -> _Geometry:
        """See `_geometry`."""
        recto_clips = clips([Trim(shape.rect, shape.bleed, shape.face) for shape in shapes])
        verso_rects = tuple(mirrored_rect(shape.rect, self.page, self.axis) for shape in shapes)
        verso_clips = clips(
            [Trim(rect, shape.bleed, shape.back) for rect, shape in zip(verso_rects, shapes, strict=True)]
        )
        occupied = tuple(shape.rect for shape in shapes if shape.face)
        drawn = [shape.rect.grown(clip) for shape, clip in zip(shapes, recto_clips, strict=True) if shape.face]
        cuts = cut_lines(occupied)
        marks = marks_of(cuts, Ground(self.page, occupied, bounds(drawn)), self.scheme.marks)
        return _Geometry(recto_clips, verso_clips, verso_rects, cuts, marks)

    def _faces(self, places: Sequence[Place], geometry: _Geometry) -> tuple[Placement, ...]:
        """The placements of the recto, in order."""
        return tuple(
            Placement(
                place.item.id,
                place.rect.centre,
                place.angle_deg,
                place.item.size,
                on_artwork(clip, place.angle_deg),
                place.item.id,
            )
            for place, clip in zip(places, geometry.recto_clips, strict=True)
            if place.item
        )

    def _backs(self, places: Sequence[Place], geometry: _Geometry) -> tuple[Placement, ...]:
        """The placements of the verso: each back behind its own face; none where a component has no back."""
        placements = []
        for place, rect, clip in zip(places, geometry.verso_rects, geometry.verso_clips, strict=True):
            if place.item is None or place.item.back is None:
                continue
            angle = back_angle(place.angle_deg, self.axis, place.item.turn)
            placements.append(
                Placement(place.item.back, rect.centre, angle, place.item.size, on_artwork(clip, angle), place.item.id)
            )
        return tuple(placements)
