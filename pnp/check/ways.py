"""Rules about the ways of a board: `connected`, `distances`, `moves`, `routes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import combinations

from pnp.check.board import Graph, Placed, graph_of, placed, space_named, space_shape, steps_from, the_board, within
from pnp.check.breach import MOST_NAMED, MOST_POINTED, Breach, RuleMistake, counted, joined, listed_cards, named, shown
from pnp.check.entry import Entry
from pnp.check.form import malformed
from pnp.check.items import listed_items
from pnp.check.scope import Scope
from pnp.check.shapes import gap, meeting
from pnp.diagnostics import Diagnostic
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions import BoardView, Unset, bare_name
from pnp.geometry import EPS, Insets
from pnp.model.spec import RouteSpec, RuleSpec
from pnp.model.values import ExpressionSource
from pnp.units import format_mm

MOST_GOALS = 10
"""Places that one card may name for `moves`; with each more the work trebles."""


def option_expression(rule: RuleSpec, name: str) -> ExpressionSource:
    """An option that is an expression.

    Raises:
        RuleMistake: P203.
    """
    found = rule.options.get(name)
    if not isinstance(found, ExpressionSource):
        malformed(rule, f"`{rule.kind}` needs `{name}:`, an expression", None, f"{rule.kind}.{name}")
    return found


def option_number(rule: RuleSpec, name: str, default: int) -> int:
    """An option that is a whole number."""
    found = rule.options.get(name, default)
    if isinstance(found, bool) or not isinstance(found, int):
        malformed(rule, f"`{name}` of `{rule.kind}` is no whole number", None, f"{rule.kind}.{name}")
    return found


def _start(rule: RuleSpec, board: BoardView) -> str:
    """The space that `from` names."""
    return space_named(str(rule.options.get("from", "")), f"{rule.kind}.from", rule, board)


def connected(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`connected: {from: hub}`: every space can be reached; `routes` is true of those that may be used."""
    board = the_board(rule, scope)
    start, usable = _start(rule, board), rule.options.get("routes")
    routes: Sequence[RouteSpec] | None = None
    if isinstance(usable, ExpressionSource):
        among = listed_items(board.routes, ExpressionSource("board.routes", usable.span), scope)
        truths = among.values(usable, among.entries)
        routes = [route for route, truth in zip(board.spec.routes, truths, strict=True) if truth]
    reached = steps_from(start, graph_of(board, routes))
    lost = [one.entry for one in placed(scope.chosen(rule.where), board) if one.entry.card.id not in reached]
    if not lost:
        return []
    over = f" over routes where `{usable.text}`" if isinstance(usable, ExpressionSource) else ""
    if len(lost) == 1:
        fact = f"space `{lost[0].card.id}` cannot be reached from `{start}`{over}"
        return [Breach(fact, span=lost[0].card.span)]
    fact = f"{len(lost)} spaces cannot be reached from `{start}`{over}"
    return [Breach(fact, (f"they are {listed_cards(lost)}",))]


def distances(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`distances: {field: steps, from: hub}`: the field is the number of routes from there, or of turns of `step`."""
    board = the_board(rule, scope)
    start, step = _start(rule, board), option_number(rule, "step", 1)
    steps = steps_from(start, graph_of(board))
    parts = placed(scope.chosen(rule.where), board)
    needed = [-(-steps[one.entry.card.id] // step) if one.entry.card.id in steps else None for one in parts]
    unit = "route" if step == 1 else "turn"
    way = f"from `{start}` it is" if step == 1 else f"from `{start}`, with up to {step} routes a turn, it is"
    return _stated(rule, scope, [one.entry for one in parts], (needed, way, unit))


def _stated(
    rule: RuleSpec, scope: Scope, entries: Sequence[Entry], found: tuple[Sequence[int | None], str, str]
) -> list[Breach]:
    """The breaches where `field` states another number than was `found`; what is not set states nothing."""
    numbers, way, unit = found
    source = option_expression(rule, "field")
    wrong = [
        (entry, value, number)
        for entry, value, number in zip(entries, scope.values(source, entries), numbers, strict=True)
        if not isinstance(value, Unset) and value != number
    ]
    name, noun = bare_name(source, scope.sandbox), scope.words.noun
    breaches = []
    for entry, value, number in wrong[: MOST_POINTED if len(wrong) <= MOST_POINTED else 0]:
        truth = f"{way} {counted(number, unit)}" if number is not None else "it cannot be reached"
        span = entry.card.spans.get(name or "", entry.card.span)
        certain = name is not None and name in entry.card.spans and number is not None
        fact = f"`{source.text}` of {noun} `{entry.card.id}` is {shown(value)}, and {truth}"
        place = () if span.line == entry.card.span.line else (f"the {noun}: {named(entry)}",)
        breaches.append(Breach(fact, place, f"write `{number}`" if certain else None, span))
    if wrong and not breaches:
        notes = [
            f"{listed_cards([entry])}: {shown(value)} instead of {'none' if number is None else number}"
            for entry, value, number in wrong[:MOST_NAMED]
        ]
        more = [f"and {len(wrong) - MOST_NAMED} more"] if len(wrong) > MOST_NAMED else []
        breaches.append(Breach(f"`{source.text}` is wrong on {counted(len(wrong), noun)}", (*notes, *more)))
    return breaches


def moves(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`moves: {field: min_turns, to: places, from: hub, step: 2}`: the field is the fewest turns that a journey takes.

    All markers begin at `from`. In a turn any number of them go together from one space up to `step` routes on. The
    journey is over when one stands on each of the spaces that `to` gives.
    """
    board = the_board(rule, scope)
    start = _start(rule, board)
    journeys = Journeys(within(graph_of(board), option_number(rule, "step", 1)))
    to = option_expression(rule, "to")
    entries = scope.chosen(rule.where)
    needed = []
    for entry, value in zip(entries, scope.values(to, entries), strict=True):
        goals = _goals(value, (entry, to), board, scope)
        needed.append(journeys.turns(start, goals))
    return _stated(rule, scope, entries, (needed, f"the journey from `{start}` takes", "turn"))


def _goals(value: object, asked: tuple[Entry, ExpressionSource], board: BoardView, scope: Scope) -> frozenset[str]:
    """The spaces that an entry names.

    Raises:
        RuleMistake: P239 for one that is not there, P203 for too many.
    """
    entry, to = asked
    members = value if isinstance(value, (tuple, list)) else () if isinstance(value, Unset) else (value,)
    names = frozenset(shown(member) for member in members)
    for name in sorted(names):
        if name not in board.spec.spaces:
            near = suggestion(name, board.spec.spaces)
            what = f"`{to.text}` of {scope.words.noun} `{entry.card.id}` names `{name}`, which is no space of the board"
            note = (f"spaces: {listed(board.spec.spaces)}",) if near is None else ()
            span = entry.card.spans.get(to.text.strip(), entry.card.span)
            raise RuleMistake(Diagnostic("P239", what, span, notes=note, help=near))
    if len(names) > MOST_GOALS:
        what = f"`{to.text}` of {scope.words.noun} `{entry.card.id}` names more than {MOST_GOALS} spaces"
        raise RuleMistake(Diagnostic("P203", what, to.span))
    return names


class Journeys:
    """The fewest turns of journeys on one board; what is found for some goals serves for more of them.

    A marker that many go with leaves them where ways part, so a journey is a tree over the board, and its turns are the
    branches of that tree: the smallest one that joins the start and all goals.

    Source:
        Dreyfus and Wagner, The Steiner problem in graphs, Networks 1 (1971), 195-207.
    """

    def __init__(self, graph: Graph) -> None:
        """`graph` has the spaces that one turn leads to."""
        self._graph = graph
        self._trees: dict[frozenset[str], dict[str, int]] = {}

    def turns(self, start: str, goals: frozenset[str]) -> int | None:
        """The fewest turns; None where a goal cannot be reached."""
        return self._tree(goals).get(start) if goals else 0

    def _tree(self, goals: frozenset[str]) -> dict[str, int]:
        """The branches of the smallest tree that joins the goals and one more space, for every such space."""
        known = self._trees.get(goals)
        if known is not None:
            return known
        alone = len(goals) == 1
        found = steps_from(next(iter(goals)), self._graph) if alone else self._spread(self._joined(goals))
        self._trees[goals] = found
        return found

    def _joined(self, goals: frozenset[str]) -> dict[str, int]:
        """The same where the tree parts at that space into two smaller ones."""
        first, *others = sorted(goals)
        best: dict[str, int] = {}
        for size in range(len(others)):
            for group in combinations(others, size):
                one = self._tree(frozenset((first, *group)))
                two = self._tree(goals.difference((first, *group)))
                for space, turns in one.items():
                    if space in two and turns + two[space] < best.get(space, turns + two[space] + 1):
                        best[space] = turns + two[space]
        return best

    def _spread(self, costs: dict[str, int]) -> dict[str, int]:
        """The costs where one may also walk on from a space, a turn for every step."""
        queue = [(cost, space) for space, cost in costs.items()]
        heapify(queue)
        best: dict[str, int] = {}
        while queue:
            cost, space = heappop(queue)
            if space not in best:
                best[space] = cost
                for other in self._graph[space]:
                    if other not in best:
                        heappush(queue, (cost + 1, other))
        return best


def routes(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`routes: {crossing: false, twice: false, clear: 4 mm}`: every route joins two different spaces.

    With `crossing: false` no two meet but in a space that both end at; with `twice: false` no two join the same spaces;
    with `clear` each keeps so far from the spaces that it does not end at.
    """
    board = the_board(rule, scope)
    parts = placed(scope.chosen(rule.where), board)
    ways = [(one, one.part) for one in parts if isinstance(one.part, RouteSpec)]
    found = [
        Breach(f"route `{way.name}` ends where it begins", (), None, one.entry.card.span)
        for one, way in ways
        if way.a == way.b
    ]
    ways = [(one, way) for one, way in ways if way.a != way.b]
    if rule.options.get("twice") is False:
        found += _twice(ways)
    if rule.options.get("crossing") is False:
        found += _crossing(ways)
    clear = rule.options.get("clear")
    if isinstance(clear, (int, float)):
        found += _too_near(ways, clear, board)
    return found


Way = tuple[Placed, RouteSpec]


def _twice(ways: Sequence[Way]) -> list[Breach]:
    """The breaches for routes that join the same spaces."""
    found: dict[frozenset[str | int], list[Way]] = {}
    for one, way in ways:
        found.setdefault(frozenset((way.a, way.b)), []).append((one, way))
    return [
        Breach(
            f"{counted(len(group), 'route')} join `{group[0][1].a}` and `{group[0][1].b}`",
            (f"they are {joined([str(one.entry.card.span) for one, _ in group])}",),
            "delete one of the two" if len(group) == 2 else None,
            group[-1][0].entry.card.span,
        )
        for group in found.values()
        if len(group) > 1
    ]


def _crossing(ways: Sequence[Way]) -> Iterator[Breach]:
    """The breaches for routes that meet but in a space that both end at."""
    for (one, first), (two, second) in combinations(ways, 2):
        if {first.a, first.b} == {second.a, second.b} and not first.via and not second.via:
            continue  # `twice` is about that
        ends = {one.shape.points[0], one.shape.points[-1]}
        shared = [point for point in (two.shape.points[0], two.shape.points[-1]) if point in ends]
        how = meeting(one.shape.points, two.shape.points, shared)
        if how:
            fact = f"routes `{first.name}` and `{second.name}` {how}"
            yield Breach(fact, (f"the other: {named(one.entry)}",), None, two.entry.card.span)


def _too_near(ways: Sequence[Way], clear: float, board: BoardView) -> list[Breach]:
    """The breaches for routes that come too near to a space that they do not end at."""
    found = []
    shapes = [(id, space, space_shape(space)) for id, space in board.spec.spaces.items()]
    for one, way in ways:
        room = one.shape.bounds.grown(Insets.even(clear + EPS))
        for id, space, shape in shapes:
            if space.id in (way.a, way.b) or not room.overlaps(shape.bounds):
                continue
            left = gap(one.shape, shape)
            if left < clear - EPS:
                apart = f"runs over space `{id}`" if left < EPS else f"is {format_mm(left)} from space `{id}`"
                fact = f"route `{way.name}` {apart}, less than {format_mm(clear)}"
                found.append(Breach(fact, (f"the space: `{id}` ({space.span})",), None, one.entry.card.span))
    return found
