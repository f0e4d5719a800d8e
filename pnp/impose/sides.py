"""From places to the two sides of a sheet, however the places were found."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pnp.geometry import EPS, Insets, Rect, Size
from pnp.impose.clip import Trim, clips, on_artwork
from pnp.impose.cuts import cut_lines
from pnp.impose.duplex import axis_of, back_angle, mirrored_cuts, mirrored_marks, mirrored_rect
from pnp.impose.label import label_strip, strip_in_waste
from pnp.impose.machine import clear_of, corners_of, label_walls, registration_of
from pnp.impose.marks import Ground, bounds, marks_of
from pnp.impose.rims import drawn_back_bleed, drawn_bleed, rimmed
from pnp.model.outline import Outline
from pnp.model.sheet import (
    Axis,
    CutLine,
    CutPath,
    Item,
    LabelStrip,
    Mark,
    Placement,
    Sheet,
    SheetScheme,
    SheetSide,
)

Labels = tuple[LabelStrip | None, LabelStrip | None]
"""Of the recto and of the verso."""


class Place(Struct, frozen=True):
    """A component on the recto: where its trim lies, how it is turned; None keeps the place clean and empty."""

    rect: Rect
    angle_deg: float
    item: Item | None


class _Shape(Struct, frozen=True):
    """What a place means to its neighbours, whatever picture stands in it."""

    rect: Rect
    bleed: float
    back_bleed: float
    face: bool
    back: bool


class _Geometry(Struct, frozen=True):
    """What follows from the shapes on a sheet; clips per edge of the page, one a place."""

    recto_clips: tuple[Insets, ...]
    verso_clips: tuple[Insets, ...]
    verso_rects: tuple[Rect, ...]
    cuts: tuple[CutLine, ...]
    marks: tuple[Mark, ...]
    verso_marks: tuple[Mark, ...]


def rounded(item: Item) -> Outline:
    """The outline of a component with its rounded corners."""
    return item.outline or Outline.rectangle(item.size, item.corner_radius)


def corner_paths(places: Sequence[Place], scheme: SheetScheme) -> tuple[CutPath, ...]:
    """The rounded corners to draw, if any are asked for; the straight edges between them have marks."""
    if not scheme.corners:
        return ()
    return tuple(
        CutPath(rounded(place.item), place.rect.centre, place.angle_deg, corners_only=True)
        for place in places
        if place.item and place.item.corner_radius > EPS
    )


def outline_paths(places: Sequence[Place]) -> tuple[CutPath, ...]:
    """The closed outlines of all components, for machines."""
    return tuple(CutPath(rounded(place.item), place.rect.centre, place.angle_deg) for place in places if place.item)


class SheetMaker:
    """Makes the sheets of one call; equal arrangements are worked out once (600 full sheets are one)."""

    def __init__(self, page: Size, scheme: SheetScheme, duplex: bool) -> None:
        """`page` is the paper as oriented; `duplex` tells whether sheets have a verso."""
        self.page = page
        self.scheme = scheme
        self.axis: Axis = axis_of(scheme.orientation, scheme.flip)
        self._duplex = duplex
        self._known: dict[tuple[_Shape, ...], _Geometry] = {}
        self._inside: dict[tuple[_Shape, ...], Labels] = {}

    def labels(self, cells: Sequence[Rect], bleed: float) -> Labels:
        """Where the labels of both sides go when all `cells` are full: one place for every sheet of a grid.

        A part-filled sheet has fewer marks on the same lines, so its label is free as well.
        """
        if not self.scheme.label:
            return None, None
        shapes = tuple(_Shape(cell, *self._bleeds(bleed), True, True) for cell in cells)
        geometry, trims = self._geometry(shapes), bounds(cells)
        front, back = (trims.grown(Insets.even(reach)) for reach in self._bleeds(bleed))
        walls = label_walls(corners_of(self.page, self.scheme.cutter), self.page)
        recto = label_strip(self.page, front, (*geometry.marks, *walls), self.scheme.margin)
        block = mirrored_rect(back, self.page, self.axis)
        return recto, label_strip(self.page, block, geometry.verso_marks, self.scheme.margin)

    def sheet(self, places: Sequence[Place], labels: Labels | None, number: int) -> Sheet:
        """One sheet with the sides that the scheme asks for; its verso is the recto's, seen from behind.

        A side without a place in `labels` has its label where the sheet itself leaves room; None: no label at all.
        """
        shapes = tuple(self._shape(place, places) for place in places)
        geometry = self._geometry(shapes)
        if labels is None or not self.scheme.label:
            labels = None, None
        elif None in labels:
            inside = self._labels_inside(shapes, geometry)
            labels = labels[0] or inside[0], labels[1] or inside[1]
        recto = verso = None
        if self.scheme.sides != "backs":
            paths = corner_paths(places, self.scheme)
            registration = registration_of(self.page, self.scheme.cutter)
            faces = self._faces(places, geometry)
            recto = SheetSide(faces, geometry.cuts, geometry.marks, labels[0], paths, registration=registration)
        if self._duplex and self.scheme.sides != "fronts":
            verso = SheetSide(
                self._backs(places, geometry),
                mirrored_cuts(geometry.cuts, self.page, self.axis),
                geometry.verso_marks,
                labels[1],
            )
        outlines = outline_paths(places) if self.scheme.cutter and recto else ()
        return Sheet(self.page, number, recto, verso, self.axis, outlines=outlines)

    def _labels_inside(self, shapes: tuple[_Shape, ...], geometry: _Geometry) -> Labels:
        """Where labels go on a sheet that is part-filled: in a margin that has fewer marks there, else in the waste."""
        if shapes not in self._inside:
            page, margin = self.page, self.scheme.margin
            corners = corners_of(page, self.scheme.cutter)
            marks = (*geometry.marks, *label_walls(corners, page))
            front = [shape.rect.grown(Insets.even(shape.bleed)) for shape in shapes]
            behind = [
                rect.grown(Insets.even(shape.back_bleed))
                for rect, shape in zip(geometry.verso_rects, shapes, strict=True)
            ]
            self._inside[shapes] = (
                label_strip(page, bounds(front), marks, margin)
                or strip_in_waste(page, [*front, *corners], marks, margin),
                label_strip(page, bounds(behind), geometry.verso_marks, margin)
                or strip_in_waste(page, behind, geometry.verso_marks, margin),
            )
        return self._inside[shapes]

    def reach(self, item: Item) -> float:
        """How far an item is drawn beyond its trim on the sides that are made, mm, where no neighbour is near."""
        front, back = self._bleeds(item.bleed)
        on_front = self.scheme.sides != "backs"
        on_back = self._duplex and self.scheme.sides != "fronts" and item.back is not None
        return max(front if on_front else 0.0, back if on_back else 0.0)

    def _bleeds(self, bleed: float) -> tuple[float, float]:
        """The bleed that is drawn of fronts and of backs where the artwork has its own."""
        return drawn_bleed(bleed, self.scheme), drawn_back_bleed(bleed, self.scheme)

    def _shape(self, place: Place, places: Sequence[Place]) -> _Shape:
        """The shape of a place; a skipped one counts like its neighbours: its paper may be cut out or printed on."""
        if place.item is None:
            widest = max((other.item.bleed for other in places if other.item), default=0.0)
            return _Shape(place.rect, *self._bleeds(widest), False, False)
        return _Shape(place.rect, *self._bleeds(place.item.bleed), True, place.item.back is not None)

    def _geometry(self, shapes: tuple[_Shape, ...]) -> _Geometry:
        """Clips, cuts and marks of `shapes`, at least one of which has a face."""
        if shapes not in self._known:
            self._known[shapes] = self._computed(shapes)
        return self._known[shapes]

    def _computed(self, shapes: tuple[_Shape, ...]) -> _Geometry:
        """See `_geometry`."""
        recto_clips = clips([Trim(shape.rect, shape.bleed, shape.face) for shape in shapes])
        corners = corners_of(self.page, self.scheme.cutter)
        if corners:
            recto_clips = tuple(
                clear_of(shape.rect, clip, corners) for shape, clip in zip(shapes, recto_clips, strict=True)
            )
        verso_rects = tuple(mirrored_rect(shape.rect, self.page, self.axis) for shape in shapes)
        verso_clips = clips(
            [Trim(rect, shape.back_bleed, shape.back) for rect, shape in zip(verso_rects, shapes, strict=True)]
        )
        occupied = tuple(shape.rect for shape in shapes if shape.face)
        drawn = [shape.rect.grown(clip) for shape, clip in zip(shapes, recto_clips, strict=True) if shape.face]
        cuts, block = cut_lines(occupied), bounds(drawn)
        marks = behind = marks_of(cuts, Ground(self.page, occupied, block), self.scheme.marks)
        farther = max(shape.back_bleed - shape.bleed for shape in shapes)
        if farther > EPS:
            ground = Ground(self.page, occupied, block.grown(Insets.even(farther)))
            behind = marks_of(cuts, ground, self.scheme.marks)
        verso_marks = mirrored_marks(behind, self.page, self.axis)
        return _Geometry(recto_clips, verso_clips, verso_rects, cuts, marks, verso_marks)

    def _faces(self, places: Sequence[Place], geometry: _Geometry) -> tuple[Placement, ...]:
        """The placements of the recto, in order."""
        placements: list[Placement] = []
        for place, clip in zip(places, geometry.recto_clips, strict=True):
            if item := place.item:
                drawn = on_artwork(clip, place.angle_deg)
                face = Placement(item.id, place.rect.centre, place.angle_deg, item.size, drawn, item.id)
                placements += rimmed(face, item.bleed, self.scheme)
        return tuple(placements)

    def _backs(self, places: Sequence[Place], geometry: _Geometry) -> tuple[Placement, ...]:
        """The placements of the verso: each back behind its own face; none where a component has no back."""
        placements: list[Placement] = []
        for place, rect, clip in zip(places, geometry.verso_rects, geometry.verso_clips, strict=True):
            item = place.item
            if item is None or item.back is None:
                continue
            angle = back_angle(place.angle_deg, self.axis, item.turn)
            back = Placement(item.back, rect.centre, angle, item.size, on_artwork(clip, angle), item.id)
            placements += rimmed(back, item.bleed, self.scheme)
        return tuple(placements)
