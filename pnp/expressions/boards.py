"""What expressions and layouts see of a board: `board.spaces`, `board.routes`, `board.slots`, `board.track` …"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from itertools import pairwise
from math import hypot

from pnp.expressions.conversion import Conversion
from pnp.expressions.records import ListView, Members, NumberReference, Record, TextReference
from pnp.expressions.undefined import Unset
from pnp.model.spec import AreaSpec, BoardSpec, RouteSpec, SpaceSpec
from pnp.model.values import Plain

Entry = TextReference | NumberReference

DECIMALS = 2
"""Of the length of a route, in mm: a hundredth is what no ruler shows."""


class BoardView:
    """One board.

    Attributes:
        spec: what it shows.
    """

    def __init__(self, spec: BoardSpec, language: str) -> None:
        """The view of `spec` in `language`."""
        self.spec = spec
        self._conversion = Conversion((language,))

    @cached_property
    def record(self) -> Record:
        """`board` in expressions: `id title size bleed spaces routes slots boxes track tiling`."""
        return Record("board", self.spec.id, self._fields)

    @cached_property
    def spaces(self) -> ListView:
        """The spaces as references by id; what another space states and this one does not is an `Unset`."""
        return self._entries("space", self.spec.spaces)

    @cached_property
    def slots(self) -> ListView:
        """The slots, as spaces are."""
        return self._entries("slot", self.spec.slots)

    @cached_property
    def boxes(self) -> ListView:
        """The boxes, as spaces are."""
        return self._entries("box", self.spec.boxes)

    def _entries(self, kind: str, specs: Mapping[str, SpaceSpec] | Mapping[str, AreaSpec]) -> ListView:
        """References to spaces, slots or boxes, by id."""
        stated = {text: _with_radius(spec) for text, spec in specs.items()}
        names = _names(stated.values())
        made: dict[str, Entry] = {}
        for text, spec in specs.items():
            record = Record(kind, text, partial(self._filled, kind, text, stated[text], names))
            made[text] = (
                NumberReference(spec.id, record) if isinstance(spec.id, int) else TextReference(spec.id, record)
            )
        return ListView(made)

    def _filled(self, kind: str, id: str, values: Mapping[str, Plain], names: Iterable[str]) -> dict[str, object]:
        """The fields of one thing, those without value as `Unset`."""
        fields = self._conversion.fields(values, f"{kind} `{id}`")
        return {name: fields[name] if name in fields else Unset(kind, id, name) for name in names}

    @cached_property
    def routes(self) -> Members:
        """The routes as records: `a` and `b` are spaces, `length` is in mm along the route."""
        names = _names(route.values for route in self.spec.routes)
        return Members([Record("route", route.name, partial(self._route, route, names)) for route in self.spec.routes])

    def _route(self, route: RouteSpec, names: tuple[str, ...]) -> dict[str, object]:
        """The fields of one route."""
        ends = {end: self.spaces.by_id[str(id)] for end, id in (("a", route.a), ("b", route.b))}
        corners = corners_of(route, self.spec)
        length = sum([hypot(one[0] - two[0], one[1] - two[1]) for one, two in pairwise(corners)])
        fields = self._filled("route", route.name, route.values, names)
        via = Members([Members([point.x, point.y]) for point in route.via])
        return {**fields, **ends, "via": via, "length": round(length, DECIMALS)}

    @cached_property
    def track(self) -> Members:
        """The cells of the track in order, as records: `number`, `x`, `y` (top left), `width`, `height`."""
        track = self.spec.track
        cells = []
        for number, rect in enumerate(track.cells, track.first) if track else ():
            fields = {"number": number, "x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height}
            cells.append(Record("cell", str(number), partial(dict, fields)))
        return Members(cells)

    def _fields(self) -> dict[str, object]:
        """The fields of `board`."""
        spec, conversion = self.spec, self._conversion
        title = spec.id if spec.title is None else spec.title
        fields: dict[str, object] = {
            "id": spec.id,
            "title": conversion.value(title, f"the title of board `{spec.id}`"),
            "size": Record("size", "", lambda: {"width": spec.size.width, "height": spec.size.height}),
            "bleed": spec.bleed,
            "spaces": self.spaces,
            "routes": self.routes,
            "slots": self.slots,
            "boxes": self.boxes,
            "track": self.track,
        }
        if spec.tiling is not None:
            fields["tiling"] = conversion.value(spec.tiling, f"the tiling of board `{spec.id}`")
        return fields


def corners_of(route: RouteSpec, board: BoardSpec) -> list[tuple[float, float]]:
    """The points that a route goes over, from the middle of its first space to that of its last, in mm."""
    a, b = board.spaces[str(route.a)], board.spaces[str(route.b)]
    return [(a.x, a.y), *[(point.x, point.y) for point in route.via], (b.x, b.y)]


def _with_radius(spec: SpaceSpec | AreaSpec) -> Mapping[str, Plain]:
    """What is stated of a thing, and the radius that `radius:` of the board gives a space."""
    radius = spec.radius if isinstance(spec, SpaceSpec) else None
    if radius is None:
        return spec.values
    return {**spec.values, "radius": int(radius) if radius == int(radius) else radius}


def _names(values: Iterable[Mapping[str, Plain]]) -> tuple[str, ...]:
    """All field names that occur, in order."""
    return tuple(dict.fromkeys([name for fields in values for name in fields]))
