"""The pages of a tiled board, once it is known where its seams run: the map, then a page for each tile."""

from __future__ import annotations

from collections.abc import Iterator

from pnp.geometry import EPS, Insets, Point, Rect, Size
from pnp.impose.label import CLEARANCE, LONGEST_STRIP, SHORTEST_STRIP, STRIP_HEIGHT, label_strip
from pnp.impose.marks import MARK_OFFSET, Ground, marks_of
from pnp.model.sheet import CutLine, LabelStrip, Mark, Marks, Placement, Sheet, SheetSide
from pnp.model.tiles import HINT_OFF, Edge, Tile, TileScheme, Tiling

CUT_BLEED = 1.5
"""How far a tile is drawn beyond its cuts: a knife errs less, and in a margin of 8 mm a label still has room."""

JOINT_OFF = 4.0
"""From the ends of a seam to the crosses on it."""

JOINT_ARM = 2.5
"""Of a cross, from its middle."""

HINT_HALF = 6.0
"""Half of what is kept free for it along the edge."""

HEAD = 24.0
"""For the title and the ruler on the page with the map."""

MAP_HEIGHT = 0.5
"""Of the page below the title, for the map above the words; on a lying page `MAP_WIDTH`, beside them."""

MAP_WIDTH = 0.58

GUTTER = 8.0
"""Between map and words."""

EDGES: tuple[Edge, ...] = ("left", "top", "right", "bottom")


class TilePages:
    """Makes the pages of one board."""

    def __init__(self, artwork: str, scheme: TileScheme, page: Size, scale: float, marks: Marks) -> None:
        """`page` is the paper as it lies, `scale` that of the board on it."""
        self._artwork = artwork
        self._scheme = scheme
        self._page = page
        self._scale = scale
        self._marks = marks
        self._board = Size(scheme.board.width * scale, scheme.board.height * scale)

    def tiling(self, xs: tuple[float, ...], ys: tuple[float, ...], crossed: tuple[str, ...]) -> Tiling:
        """All of it; `xs` and `ys` are the seams and both edges."""
        scheme = self._scheme
        made = [self._tile(row, column, xs, ys) for row in range(len(ys) - 1) for column in range(len(xs) - 1)]
        picture = map_place(self._page, scheme.margin, scheme.board)
        small = picture.width / scheme.board.width
        drawn = Placement(self._artwork, picture.centre, 0, scheme.board, Insets(), self._artwork, scale=small)
        first = Sheet(self._page, 1, SheetSide((drawn,), (), (), self._whole()), None, "vertical")
        sheets = [Sheet(self._page, number, side, None, "vertical") for number, (_, side) in enumerate(made, 2)]
        return Tiling(
            self._page,
            self._board,
            self._scale,
            scheme.overlap,
            scheme.seam,
            xs,
            ys,
            tuple([tile for tile, _ in made]),
            picture,
            (first, *sheets),
            crossed,
        )

    def _whole(self) -> LabelStrip:
        """All of the page: what is drawn over a tile stands anywhere."""
        return LabelStrip(Rect(0, 0, self._page.width, self._page.height), 0)

    def _tile(self, row: int, column: int, xs: tuple[float, ...], ys: tuple[float, ...]) -> tuple[Tile, SheetSide]:
        """One tile, in the middle of its page, and what is printed there."""
        scheme, page = self._scheme, self._page
        last_column, last_row = column == len(xs) - 2, row == len(ys) - 2
        right = xs[column + 1] + (0 if last_column else scheme.overlap)
        bottom = ys[row + 1] + (0 if last_row else scheme.overlap)
        window = Rect(xs[column], ys[row], right - xs[column], bottom - ys[row])
        left, top = (page.width - window.width) / 2, (page.height - window.height) / 2
        place = Rect(left, top, window.width, window.height)
        beyond = {
            "left": None if column == 0 else (row, column - 1),
            "top": None if row == 0 else (row - 1, column),
            "right": None if last_column else (row, column + 1),
            "bottom": None if last_row else (row + 1, column),
        }
        neighbours = tuple([(edge, tile_name(*other)) for edge in EDGES if (other := beyond[edge])])
        glue = self._glue(place, [edge for edge, _ in neighbours])
        clip = self._clip(place, [edge for edge, _ in glue], {edge for edge, _ in neighbours})
        drawn = place.grown(clip)
        cuts = tuple([_edge_line(place, edge) for edge in EDGES if edge not in dict(glue)])
        joints, arms = self._joints(place, dict(glue), {edge for edge, _ in neighbours})
        marks: tuple[Mark, ...] = ()
        if self._marks != "none":
            marks = (*marks_of(cuts, Ground(page, (place,), drawn), "corner"), *arms)
        label = self._label(place, drawn, dict(glue), (*marks, *_kept_free(place, drawn, dict(glue), neighbours)))
        tile = Tile(tile_name(row, column), row, column, window, place, glue, neighbours, label, joints)
        return tile, SheetSide((self._placement(window, place, clip),), cuts, marks, self._whole())

    def _placement(self, window: Rect, place: Rect, clip: Insets) -> Placement:
        """The whole board where the tile's window comes to lie in its place, cut off around it."""
        board, scale = self._board, self._scale
        centre = Point(place.x - window.x + board.width / 2, place.y - window.y + board.height / 2)
        insets = Insets(
            top=(clip.top - window.y) / scale,
            right=(clip.right + window.right - board.width) / scale,
            bottom=(clip.bottom + window.bottom - board.height) / scale,
            left=(clip.left - window.x) / scale,
        )
        return Placement(self._artwork, centre, 0, self._scheme.board, insets, self._artwork, scale=scale)

    def _glue(self, place: Rect, neighboured: list[Edge]) -> tuple[tuple[Edge, Rect], ...]:
        """Where a neighbour is glued over this tile: on the right and below."""
        overlap = self._scheme.overlap
        if self._scheme.seam == "butt" or overlap <= EPS:
            return ()
        places: dict[Edge, Rect] = {
            "right": Rect(place.right - overlap, place.y, overlap, place.height),
            "bottom": Rect(place.x, place.bottom - overlap, place.width, overlap),
        }
        return tuple([(edge, places[edge]) for edge in neighboured if edge in places])

    def _clip(self, place: Rect, glued: list[Edge], neighboured: set[Edge]) -> Insets:
        """How far a tile is drawn beyond its place: beyond its cuts only, and never over the edge of the paper."""
        own = min(CUT_BLEED, self._scheme.bleed * self._scale)
        rooms = {
            "left": place.x,
            "top": place.y,
            "right": self._page.width - place.right,
            "bottom": self._page.height - place.bottom,
        }
        reach = {
            edge: 0.0 if edge in glued else min(CUT_BLEED if edge in neighboured else own, max(rooms[edge], 0.0))
            for edge in EDGES
        }
        return Insets(**reach)

    def _joints(
        self, place: Rect, glue: dict[Edge, Rect], neighboured: set[Edge]
    ) -> tuple[tuple[Point, ...], tuple[Mark, ...]]:
        """The crosses on the seams: this tile draws the arms that are hidden or cut off in the end.

        A tile that is glued over draws them in its overlap, the one on top beyond its cut: held against the light the
        two are one cross.
        """
        across = (place.x + JOINT_OFF, place.right - JOINT_OFF)
        down = (place.y + JOINT_OFF, place.bottom - JOINT_OFF)
        if "right" in glue:
            across = (across[0], glue["right"].x - JOINT_OFF)
        if "bottom" in glue:
            down = (down[0], glue["bottom"].y - JOINT_OFF)
        points: list[Point] = []
        arms: list[Mark] = []
        for edge in neighboured.intersection(glue) | neighboured.intersection({"left", "top"}):
            beyond = MARK_OFFSET + CUT_BLEED
            if edge in ("left", "right"):
                x = glue[edge].x if edge in glue else place.x
                start, end = (x, x + JOINT_ARM) if edge in glue else (x - beyond, x - beyond - JOINT_ARM)
                points += [Point(x, y) for y in down]
                arms += [Mark(Point(start, y), Point(end, y)) for y in down]
            else:
                y = glue[edge].y if edge in glue else place.y
                start, end = (y, y + JOINT_ARM) if edge in glue else (y - beyond, y - beyond - JOINT_ARM)
                points += [Point(x, y) for x in across]
                arms += [Mark(Point(x, start), Point(x, end)) for x in across]
        order = {mark: (mark.start.x, mark.start.y, mark.end.x, mark.end.y) for mark in arms}
        return tuple(sorted(points, key=lambda point: (point.x, point.y))), tuple(sorted(arms, key=order.__getitem__))

    def _label(self, place: Rect, drawn: Rect, glue: dict[Edge, Rect], marks: tuple[Mark, ...]) -> LabelStrip | None:
        """The label stands where it is glued over in the end, for there every printer prints; else in a margin."""
        free = 2 * (HINT_OFF + HINT_HALF)
        for edge, angle in (("bottom", 0.0), ("right", 90.0)):
            rect = glue.get(edge)  # type: ignore[call-overload]
            if rect is None or min(rect.width, rect.height) < STRIP_HEIGHT + CLEARANCE:
                continue
            length = min(max(rect.width, rect.height) - free - self._scheme.overlap, LONGEST_STRIP)
            if length >= SHORTEST_STRIP:
                centre = rect.centre
                return LabelStrip(Rect(centre.x - length / 2, centre.y - STRIP_HEIGHT / 2, length, STRIP_HEIGHT), angle)
        return label_strip(self._page, drawn, marks, self._scheme.margin)


def map_place(page: Size, margin: float, board: Size) -> Rect:
    """Where the map of a board stands on a page: below the title, with room for words below or on its right."""
    margin = min(max(margin, 0.0), min(page.width, page.height) / 4)
    room = Size(page.width - 2 * margin, page.height - 2 * margin)
    head = min(HEAD, room.height / 4)
    lying = page.width > page.height
    wide = room.width * MAP_WIDTH if lying else room.width
    high = room.height - head if lying else (room.height - head) * MAP_HEIGHT
    small = min(wide / board.width, high / board.height)
    return Rect(margin, margin + head, board.width * small, board.height * small)


def words_place(page: Size, margin: float, picture: Rect) -> Rect:
    """Where the words beside or below the map stand."""
    margin = min(max(margin, 0.0), min(page.width, page.height) / 4)
    if page.width > page.height:
        left = picture.right + GUTTER
        return Rect(left, picture.y, page.width - margin - left, page.height - margin - picture.y)
    top = picture.bottom + GUTTER
    return Rect(margin, top, page.width - 2 * margin, page.height - margin - top)


def tile_name(row: int, column: int) -> str:
    """`B2`: rows are letters, columns numbers from 1; after Z comes AA."""
    letters = ""
    row += 1
    while row:
        row, letter = divmod(row - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{column + 1}"


def _edge_line(place: Rect, edge: Edge) -> CutLine:
    """The cut along an edge."""
    corners = {
        "left": (Point(place.x, place.y), Point(place.x, place.bottom)),
        "right": (Point(place.right, place.y), Point(place.right, place.bottom)),
        "top": (Point(place.x, place.y), Point(place.right, place.y)),
        "bottom": (Point(place.x, place.bottom), Point(place.right, place.bottom)),
    }
    return CutLine(*corners[edge])


def _kept_free(
    place: Rect, drawn: Rect, glue: dict[Edge, Rect], neighbours: tuple[tuple[Edge, str], ...]
) -> Iterator[Mark]:
    """Marks that are not drawn: where names of neighbours stand in the margin, and no label may."""
    for edge, _ in neighbours:
        if edge in glue:
            continue
        for off in (HINT_OFF - HINT_HALF, HINT_OFF + HINT_HALF):
            if edge in ("left", "right"):
                x = drawn.x if edge == "left" else drawn.right
                yield Mark(Point(x, place.y + off), Point(x + 1, place.y + off))
            else:
                y = drawn.y if edge == "top" else drawn.bottom
                yield Mark(Point(place.x + off, y), Point(place.x + off, y + 1))
