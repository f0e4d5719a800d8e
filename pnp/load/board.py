"""A board's file as a `BoardSpec`: spaces, routes, slots, boxes, track. Coordinates in mm, origin top-left."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TypeVar

from msgspec import Struct, field

from pnp.diagnostics import Located, Replacement, Sink, Span
from pnp.diagnostics.similar import listed, nearest, suggestion
from pnp.geometry import Rect, Size
from pnp.load import board_track, scalars, shapes
from pnp.load.board_edge import warn_outside
from pnp.load.board_sheets import fold_at, tiling_at
from pnp.load.coordinates import (
    extent_at,
    needed_at,
    outline_at,
    points_at,
    spans_of,
    whole,
)
from pnp.load.deck import title_at
from pnp.load.fields import JINJA_WORDS
from pnp.load.lists import check_colours
from pnp.load.nodes import MapNode, Node, ScalarNode
from pnp.load.parts import path_at
from pnp.load.plain import plain
from pnp.load.rules import RuleScope, decode_rules
from pnp.load.scope import Scope
from pnp.load.trim import pointed
from pnp.model.spec import AreaSpec, BoardSpec, RouteSpec, SpaceSpec
from pnp.model.values import Plain
from pnp.sizes import PAPERS, parse_size
from pnp.units import LengthError

KEYS = (
    *("board", "title", "size", "bleed", "layout", "radius", "spaces", "routes", "slots", "boxes", "track", "tiling"),
    *("fold", "safe"),
    *("composition", "notes"),
)
SPACE_KEYS = ("id", "kind", "x", "y", "radius", "outline", "name")
ROUTE_KEYS = ("a", "b", "kind", "via")
AREA_KEYS = ("x", "y", "width", "height")
SLOT_KEYS = ("id", "space", "deck", *AREA_KEYS)
BOX_KEYS = ("id", "kind", *AREA_KEYS)
TRACK_KEYS, RING_KEYS = board_track.TRACK_KEYS, board_track.RING_KEYS

WORDS = frozenset(JINJA_WORDS.split())
"""What cannot be a key of the author's own, because expressions could not name it."""

BLEED = 3.0
"""mm; as for decks."""

SAFE = 3.0
"""mm; as for decks."""

SIZE_EXAMPLE = "size: 420 x 297 mm"

Made = TypeVar("Made", SpaceSpec, AreaSpec)


class BoardScope(Struct, frozen=True):
    """The surroundings of a board's file.

    Attributes:
        id: of the board.
        decks: the ids of the game's decks.
        broken: ids of spaces that are there, and that could not be read (reported).
    """

    id: str
    scope: Scope
    decks: Collection[str]
    broken: set[str] = field(default_factory=set)

    @property
    def sink(self) -> Sink:
        """What receives the diagnostics."""
        return self.scope.sink


def decode_board(root: MapNode, surroundings: BoardScope) -> BoardSpec | None:
    """The board that a file states; None where it has no size that can be read.

    Reports:
        P104 unknown key, P110 P120-P123 values, P126 colours, P142 an id twice, P152 unknown deck, P164 another
        name than the file's, P167 what lies outside (a warning), P170 size, P172 P173 places, P174 unknown space, P175
        track, P178 fold, P179 tiling.
    """
    sink, id = surroundings.sink, surroundings.id
    shapes.check_keys(root, KEYS, f"board `{id}`", sink)
    _check_name(root, surroundings)
    size = _size(root, id, sink)
    bleed, safe = (shapes.length_at(root.value(key), f"`{key}` of board `{id}`", sink) for key in ("bleed", "safe"))
    round = _SpaceReader(root.value("radius"), surroundings)
    spaces = _by_id(root.value("spaces"), "space", surroundings, round.read)
    round.report_unused()
    check_colours(round.read_entries, f"among the spaces of board `{id}`", surroundings.scope)
    reader = _AreaReader(surroundings, spaces)
    made = BoardSpec(
        id=id,
        game=surroundings.scope.game,
        path=root.path,
        span=root.span,
        size=size or Size(1, 1),
        bleed=bleed.value if bleed else BLEED,
        face=_face(root.value("layout"), id, sink),
        title=title_at(root.value("title"), f"the title of board `{id}`", surroundings.scope),
        spaces=spaces,
        routes=tuple(_routes(root.value("routes"), spaces, surroundings)),
        slots=_by_id(root.value("slots"), "slot", surroundings, reader.slot),
        boxes=_by_id(root.value("boxes"), "box", surroundings, reader.box),
        track=board_track.track_at(root.value("track"), sink),
        rules=decode_rules(root.value("composition"), RuleScope(sink, surroundings.scope.languages)),
        tiling=None if (tiling := root.value("tiling")) is None else plain(tiling, ()),
        title_span=title.span if (title := root.value("title")) is not None else None,
        tiles=tiling_at(root.value("tiling"), id, sink),
        fold=fold_at(root.value("fold"), id, sink),
        safe=safe.value if safe else SAFE,
    )
    if size is None:
        return None
    warn_outside(made, sink)
    return made


def _check_name(root: MapNode, surroundings: BoardScope) -> None:
    """Report a `board:` that is missing or is not the file's name."""
    id, sink = surroundings.id, surroundings.sink
    node = shapes.required(root, "board", "the file", f"board: {id}", sink)
    name = shapes.expect_scalar(node, "`board`", sink) if node is not None else None
    if name is not None and name.text != id:
        notes = (f"the file is {root.path}, and game.yaml lists it as `{id}`",)
        what, fix = f"the board calls itself `{name.text}`", Replacement(name.span, id)
        sink.error("P164", what, name.span, notes=notes, help=f"write `board: {id}`", fix=fix)


def _size(root: MapNode, id: str, sink: Sink) -> Size | None:
    """`size`: width and height, or the name of a paper, upright."""
    node = shapes.required(root, "size", f"board `{id}`", SIZE_EXAMPLE, sink)
    what = f"`size` of board `{id}`"
    scalar = shapes.expect_scalar(node, what, sink, SIZE_EXAMPLE) if node is not None else None
    if scalar is None:
        return None
    try:
        size = parse_size(scalar.text, PAPERS)
    except LengthError as error:
        scalars.report_length(error, scalar, what, sink)
        return None
    if size is None:
        meant = pointed(scalar.text)
        help = f"write `{meant}`" if meant else suggestion(scalar.text, PAPERS)
        help = help or f"write width and height with a unit, as `{SIZE_EXAMPLE}`"
        sink.error("P170", f"`{scalar.text}` is no size of a board", scalar.span, help=help)
    return size


def _face(node: Node | None, id: str, sink: Sink) -> Located[str] | None:
    """`layout: {face: …}`."""
    owner = f"`layout` of board `{id}`"
    found = shapes.expect_map(node, owner, sink, "layout: {face: board.svg}") if node is not None else None
    if found is None:
        return None
    shapes.check_keys(found, ("face",), owner, sink)
    return path_at(found.value("face"), f"the layout of board `{id}`", sink)


def _entries(node: Node | None, noun: str, sink: Sink) -> Iterator[tuple[ScalarNode | None, MapNode]]:
    """The maps of a section, each with its id where it has one: a list of maps, or a map by id."""
    if isinstance(node, MapNode):
        for key, value in node.entries.values():
            entry = shapes.expect_map(value, f"{noun} `{key.text}`", sink, f"{key.text}: {{x: 10, y: 10}}")
            if entry is not None:
                yield key, entry
        return
    many = "boxes" if noun == "box" else f"{noun}s"
    found = shapes.expect_list(node, f"`{many}`", sink) if node is not None else None
    for number, item in enumerate(found.items if found else (), 1):
        entry = shapes.expect_map(item, f"{noun} {number}", sink)
        if entry is not None:
            id = entry.value("id")
            yield (id if isinstance(id, ScalarNode) else None), entry


def _by_id(
    node: Node | None,
    noun: str,
    surroundings: BoardScope,
    read: Callable[[ScalarNode, MapNode], Made | None],
) -> dict[str, Made]:
    """The entries of a section by id. A slot without one is called after its space."""
    sink = surroundings.sink
    made: dict[str, Made] = {}
    seen: dict[str, Span] = {}
    for number, (id, entry) in enumerate(_entries(node, noun, sink), 1):
        space = entry.value("space") if noun == "slot" else None
        key = id if id is not None else space if isinstance(space, ScalarNode) else None
        if key is None:
            needed = "`id` or `space`" if noun == "slot" else "`id`"
            sink.error("P121", f"{noun} {number} has no {needed}", entry.span, help="add `id: …` to it")
            continue
        if key.text in seen:
            what, notes = f"there are two {noun}s `{key.text}`", (f"first at {seen[key.text]}",)
            sink.error("P142", what, key.span, notes=notes, help="delete one of the two, or give it another id")
            continue
        seen[key.text] = key.span
        one = read(key, entry)
        if one is not None:
            made[key.text] = one
    return made


def check_own_keys(entry: MapNode, known: Collection[str], owner: str, sink: Sink) -> None:
    """Report keys that are nearly one of `known`, or no name (P104); all others are the author's own."""
    for key, (name, _) in entry.entries.items():
        near = nearest(key, known) if key not in known else None
        if (near is not None and near not in entry.entries) or not key.isidentifier() or key in WORDS:
            shapes.unknown_key(name, known, owner, sink)


def own_values(entry: MapNode, decoded: Collection[str], owner: str, scope: Scope) -> dict[str, Plain]:
    """What is stated beside the keys that are decoded; `name` is a text, in one or several languages."""
    values: dict[str, Plain] = {}
    for key, (_, value) in entry.entries.items():
        if key == "name":
            text = title_at(value, f"`name` of {owner}", scope)
            values.update({} if text is None else {key: text})
        elif key not in decoded:
            values[key] = plain(value, scope.languages)
    return values


class _SpaceReader:
    """Reads spaces.

    Attributes:
        radii: of spaces that state no shape, by kind; under the empty text for all kinds.
        read_entries: the spaces that were read, each with its id.
    """

    def __init__(self, radius: Node | None, surroundings: BoardScope) -> None:
        self.surroundings = surroundings
        sink = surroundings.sink
        self.radii: dict[str, float | None] = {}
        self.read_entries: list[tuple[ScalarNode, MapNode | None]] = []
        self._unused: dict[str, Span] = {}
        self._sizeless: dict[str, None] = {}
        if isinstance(radius, MapNode):
            for kind, (key, value) in radius.entries.items():
                self._unused[kind] = key.span
                self.radii[kind] = extent_at(value, f"the radius of kind `{kind}`", sink)
        elif radius is not None:
            self.radii[""] = extent_at(radius, f"`radius` of board `{surroundings.id}`", sink)

    def read(self, id: ScalarNode, entry: MapNode) -> SpaceSpec | None:
        """One space."""
        sink, owner = self.surroundings.sink, f"space `{id.text}`"
        self.read_entries.append((id, entry))
        check_own_keys(entry, SPACE_KEYS, owner, sink)
        kind = shapes.text_at(entry.value("kind"), f"`kind` of {owner}", sink) or ""
        self._unused.pop(kind, None)
        x, y = (needed_at(entry, key, owner, sink) for key in "xy")
        radius = extent_at(entry.value("radius"), f"`radius` of {owner}", sink)
        outline = outline_at(entry.value("outline"), owner, sink)
        if "outline" in entry.entries and "radius" in entry.entries:
            what, span = f"{owner} has both `radius` and `outline`", entry.key_span("outline")
            sink.error("P173", what, span, notes=("it is round or has corners",), help="delete one of the two")
        if "radius" not in entry.entries and "outline" not in entry.entries:
            radius = self.radii.get(kind, self.radii.get(""))
            if kind not in self.radii and kind:
                self._sizeless[kind] = None
        if x is None or y is None:
            self.surroundings.broken.add(id.text)
            return None
        decoded = {"x": whole(x), "y": whole(y), **({"radius": whole(radius)} if radius else {})}
        own = own_values(entry, ("id", "x", "y", "radius", "outline"), owner, self.surroundings.scope)
        corners = {"outline": tuple((whole(p.x), whole(p.y)) for p in outline)} if outline else {}
        values: dict[str, Plain] = {**own, **({"kind": kind} if kind else {}), **decoded, **corners}
        return SpaceSpec(scalars.key_of(id), id.span, kind, x, y, radius, outline, values, spans_of(entry))

    def report_unused(self) -> None:
        """Report a radius for a kind that no space has, while spaces of another kind have none: it is misspelt."""
        for kind, span in self._unused.items() if self._sizeless else ():
            near = suggestion(kind, self._sizeless)
            notes = () if near else (f"kinds of spaces without a radius: {listed(self._sizeless)}",)
            self.surroundings.sink.error("P173", f"no space is of kind `{kind}`", span, notes=notes, help=near)


def _routes(node: Node | None, spaces: dict[str, SpaceSpec], surroundings: BoardScope) -> Iterator[RouteSpec]:
    """The routes whose ends are spaces."""
    sink = surroundings.sink
    for number, (_, entry) in enumerate(_entries(node, "route", sink), 1):
        owner = f"route {number}"
        check_own_keys(entry, ROUTE_KEYS, owner, sink)
        ends = []
        for end in "ab":
            if end not in entry.entries:
                sink.error("P121", f"{owner} has no `{end}`", entry.span, help=f"add `{end}: …`, the id of a space")
            ends.append(space_at(entry.value(end), f"`{end}` of {owner}", spaces, surroundings))
        via = points_at(entry.value("via"), "point", f"`via` of {owner}", sink)
        if ends[0] is not None and ends[1] is not None:
            values = own_values(entry, ("a", "b", "via"), owner, surroundings.scope)
            yield RouteSpec(ends[0].id, ends[1].id, entry.span, via, values, spans_of(entry))


def space_at(node: Node | None, what: str, spaces: dict[str, SpaceSpec], surroundings: BoardScope) -> SpaceSpec | None:
    """The space that a value names; None too where that space could not be read.

    Reports:
        P174 where there is none.
    """
    sink = surroundings.sink
    scalar = shapes.expect_scalar(node, what, sink) if node is not None else None
    if scalar is None or scalar.text in surroundings.broken:
        return None
    if scalar.text in spaces:
        return spaces[scalar.text]
    near = suggestion(scalar.text, spaces)
    notes = () if near else (f"spaces: {listed(spaces)}" if spaces else "the board has no spaces",)
    fact = f"{what} is `{scalar.text}`, which is no space of the board"
    sink.error("P174", fact, scalar.span, notes=notes, help=near)
    return None


class _AreaReader:
    """Reads slots and boxes."""

    def __init__(self, surroundings: BoardScope, spaces: dict[str, SpaceSpec]) -> None:
        self.surroundings = surroundings
        self.spaces = spaces

    def slot(self, id: ScalarNode, entry: MapNode) -> AreaSpec | None:
        """One slot."""
        sink, owner = self.surroundings.sink, f"slot `{id.text}`"
        space_at(entry.value("space"), f"`space` of {owner}", self.spaces, self.surroundings)
        deck = shapes.located_at(entry.value("deck"), f"`deck` of {owner}", sink)
        if deck is not None and deck.value not in self.surroundings.decks:
            near = suggestion(deck.value, self.surroundings.decks)
            notes = () if near else (f"decks: {listed(self.surroundings.decks)}",)
            sink.error("P152", f"there is no deck `{deck.value}`", deck.span, notes=notes, help=near)
        return self._area(id, entry, SLOT_KEYS, owner)

    def box(self, id: ScalarNode, entry: MapNode) -> AreaSpec | None:
        """One box."""
        return self._area(id, entry, BOX_KEYS, f"box `{id.text}`")

    def _area(self, id: ScalarNode, entry: MapNode, keys: tuple[str, ...], owner: str) -> AreaSpec | None:
        """A rectangle with its values."""
        sink = self.surroundings.sink
        check_own_keys(entry, keys, owner, sink)
        x, y = (needed_at(entry, key, owner, sink) for key in "xy")
        width, height = (
            extent_at(entry.value(key), f"`{key}` of {owner}", sink)
            if key in entry.entries
            else needed_at(entry, key, owner, sink)
            for key in ("width", "height")
        )
        if x is None or y is None or width is None or height is None:
            return None
        decoded = dict(zip(AREA_KEYS, map(whole, (x, y, width, height)), strict=True))
        values: dict[str, Plain] = {
            **own_values(entry, ("id", *AREA_KEYS), owner, self.surroundings.scope),
            **decoded,
        }
        return AreaSpec(scalars.key_of(id), id.span, Rect(x, y, width, height), values, spans_of(entry))
