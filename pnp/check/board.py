"""The board as rules see it: which part an entry is, its shape, and the ways between spaces."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from pnp.check.breach import RuleMistake
from pnp.check.entry import Entry
from pnp.check.items import listed_items
from pnp.check.scope import Scope
from pnp.check.shapes import Shape, circle, rectangle
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions import BoardView, NumberReference, Record, TextReference, corners_of
from pnp.geometry import Point
from pnp.model.spec import AreaSpec, RouteSpec, RuleSpec, SpaceSpec
from pnp.model.values import ExpressionSource

Part = SpaceSpec | RouteSpec | AreaSpec

Graph = Mapping[str, Collection[str]]
"""The neighbours of each space, by the text of its id."""

DEFAULTS: Mapping[str, tuple[str, Callable[[BoardView], Sequence[object]]]] = {
    "apart": ("board.spaces", lambda board: board.spaces),
    "connected": ("board.spaces", lambda board: board.spaces),
    "distances": ("board.spaces", lambda board: board.spaces),
    "inside": (
        "board.spaces + board.slots + board.boxes",
        lambda board: (*board.spaces, *board.slots, *board.boxes),
    ),
    "routes": ("board.routes", lambda board: board.routes),
    "track": ("board.track", lambda board: board.track),
}
"""What rules about a board are about where they have no `of`."""


class Placed(Struct, frozen=True):
    """A part of the board with its shape; `entry` is what messages name."""

    entry: Entry
    part: Part | None
    shape: Shape


def the_board(rule: RuleSpec, scope: Scope) -> BoardView:
    """The board that a rule is about.

    Raises:
        RuleMistake: P237 where the game has none.
    """
    if scope.board is None:
        what = f"`{rule.kind}` is about a board, and the game has none"
        help = "write a file board.yaml, and add the line `boards: [board]` to game.yaml"
        raise RuleMistake(Diagnostic("P237", what, rule.span, help=help))
    return scope.board


def parts_scope(rule: RuleSpec, scope: Scope) -> Scope:
    """The parts of the board that a kind of rule is about by itself."""
    text, parts = DEFAULTS[rule.kind]
    return listed_items(parts(the_board(rule, scope)), ExpressionSource(text, rule.span), scope)


def placed(entries: Sequence[Entry], board: BoardView) -> list[Placed]:
    """The shapes of the entries that are parts of the board.

    Raises:
        RuleMistake: P239 for an entry that is no part of it.
    """
    routes = {id(record): route for record, route in zip(board.routes, board.spec.routes, strict=True)}
    return [_placed(entry, board, routes) for entry in entries]


def _placed(entry: Entry, board: BoardView, routes: Mapping[int, RouteSpec]) -> Placed:
    """One part."""
    spec, item = board.spec, entry.item
    record = item.record if isinstance(item, (TextReference, NumberReference)) else item
    kind = "space" if entry.record.kind == "space" else record.kind if isinstance(record, Record) else ""
    route = routes.get(id(record))
    if route is not None:
        return Placed(entry, route, Shape(tuple([Point(x, y) for x, y in corners_of(route, spec)])))
    if kind == "space" and entry.card.id in spec.spaces:
        space = spec.spaces[entry.card.id]
        return Placed(entry, space, space_shape(space))
    areas = {"slot": spec.slots, "box": spec.boxes}.get(kind, {})
    if entry.card.id in areas:
        return Placed(entry, areas[entry.card.id], rectangle(areas[entry.card.id].rect))
    if kind == "cell" and spec.track is not None:
        return Placed(entry, None, rectangle(spec.track.cells[int(entry.card.id) - spec.track.first]))
    what = f"{entry.record.kind} `{entry.card.id}` has no place on board `{spec.id}`"
    note = "this rule is about spaces, routes, slots, boxes and the cells of the track"
    raise RuleMistake(Diagnostic("P239", what, entry.card.span, notes=(note,)))


def space_shape(space: SpaceSpec) -> Shape:
    """The shape of a space; one without is a point."""
    if space.outline:
        return Shape(space.outline, closed=True)
    return circle(space.x, space.y, space.radius or 0.0)


def space_named(name: str, part: str, rule: RuleSpec, board: BoardView) -> str:
    """The id of the space that a rule names by its id, or by a kind that no other space has.

    Raises:
        RuleMistake: P239.
    """
    spaces = board.spec.spaces
    if name in spaces:
        return name
    of_kind = [id for id, space in spaces.items() if space.kind == name]
    if len(of_kind) == 1:
        return of_kind[0]
    span = rule.span_of(f"{part}={name}")
    if of_kind:
        what = f"`{name}` is the kind of {len(of_kind)} spaces, and the rule needs one"
        raise RuleMistake(Diagnostic("P239", what, span, notes=(f"spaces: {listed(of_kind)}",)))
    kinds = dict.fromkeys(space.kind for space in spaces.values() if space.kind)
    near = suggestion(name, (*spaces, *kinds))
    notes = () if near else (f"spaces: {listed(spaces)}" if spaces else "the board has no spaces",)
    raise RuleMistake(Diagnostic("P239", f"there is no space `{name}`", span, notes=notes, help=near))


def graph_of(board: BoardView, routes: Sequence[RouteSpec] | None = None) -> Graph:
    """The neighbours of every space, over `routes` or all of the board's; both ways."""
    found: dict[str, dict[str, None]] = {id: {} for id in board.spec.spaces}
    for route in board.spec.routes if routes is None else routes:
        found[str(route.a)][str(route.b)] = None
        found[str(route.b)][str(route.a)] = None
    return found


def steps_from(start: str, graph: Graph) -> dict[str, int]:
    """How many routes it is to every space that can be reached."""
    steps = {start: 0}
    front = [start]
    while front:
        following = []
        for space in front:
            for neighbour in graph[space]:
                if neighbour not in steps:
                    steps[neighbour] = steps[space] + 1
                    following.append(neighbour)
        front = following
    return steps


def within(graph: Graph, step: int) -> Graph:
    """The spaces that can be reached with up to `step` routes."""
    return {space: [other for other, far in steps_from(space, graph).items() if 0 < far <= step] for space in graph}
