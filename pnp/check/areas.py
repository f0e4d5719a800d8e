"""Rules about the room on a board: `apart`, `inside`, `track`; whether cards fit their slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from pnp.check.board import Placed, placed, the_board
from pnp.check.breach import MOST_NAMED, Breach, RuleMistake, counted, named, shown
from pnp.check.form import malformed
from pnp.check.scope import Scope
from pnp.check.shapes import Shape, gap, rectangle
from pnp.diagnostics import Diagnostic, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions import BoardView
from pnp.geometry import EPS, Insets, Rect, Size
from pnp.model.spec import AreaSpec, BoardSpec, DeckSpec, RouteSpec, RuleSpec, SpaceSpec, TrackSpec
from pnp.model.values import ExpressionSource
from pnp.units import format_mm


def apart(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`apart: 8 mm`: spaces, or the parts that `of` gives, are so far apart, edge to edge; `0 mm`: none overlap.

    Routes are not compared with the spaces that they end at, nor with routes that end there too.
    """
    if isinstance(rule.value, bool) or not isinstance(rule.value, (int, float)):
        malformed(rule, "`apart` needs a length, as `8 mm`")
    least = float(rule.value)
    parts = placed(scope.chosen(rule.where), the_board(rule, scope))
    wide = [one.shape.bounds.grown(Insets.even(least / 2 + EPS)) for one in parts]
    found = []
    for (one, near), (two, other) in combinations(zip(parts, wide, strict=True), 2):
        if not near.overlaps(other) or _join(one, two):
            continue
        left = gap(one.shape, two.shape)
        if left < least - EPS:
            found.append(
                Breach(_close(one, two, left, least), (f"the other: {named(one.entry)}",), None, two.entry.card.span)
            )
    return found


def _join(one: Placed, two: Placed) -> bool:
    """Whether one of the two is a route that the other ends at or begins at."""
    ends = [
        {str(part.part.a), str(part.part.b)}
        if isinstance(part.part, RouteSpec)
        else {str(part.part.id)}
        if isinstance(part.part, SpaceSpec)
        else set()
        for part in (one, two)
    ]
    is_route = isinstance(one.part, RouteSpec) or isinstance(two.part, RouteSpec)
    return is_route and not ends[0].isdisjoint(ends[1])


def _called(one: Placed) -> str:
    """A part in a message."""
    return f"{one.entry.record.kind} `{one.entry.card.id}`"


def _close(one: Placed, two: Placed, left: float, least: float) -> str:
    """How near two parts are."""
    if left < -EPS:
        return f"{_called(one)} and {_called(two)} overlap"
    if left < EPS:
        return f"{_called(one)} and {_called(two)} touch, less than {format_mm(least)} apart"
    return f"{_called(one)} and {_called(two)} are {format_mm(left)} apart, less than {format_mm(least)}"


def inside(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`inside: track`: the parts lie within the track, the `board` or a box; with `gap`, so far from its edge."""
    board = the_board(rule, scope)
    if not isinstance(rule.value, str):
        malformed(rule, "`inside` needs `board`, `track`, or the id of a box")
    keep = rule.options.get("gap", 0)
    least = float(keep) if isinstance(keep, (int, float)) else 0.0
    parts = placed(scope.chosen(rule.where), board)
    if rule.value == "track":
        return list(_outside_track(parts, _track(rule, board), least))
    room = _room(rule, board.spec)
    found = []
    for one in parts:
        bounds = one.shape.bounds
        left = min(bounds.x - room.x, bounds.y - room.y, room.right - bounds.right, room.bottom - bounds.bottom)
        if left < least - EPS:
            fact = f"{_called(one)} {_at_edge(left, least)} {_of_room(rule.value)}"
            found.append(Breach(fact, (), None, one.entry.card.span))
    return found


def _room(rule: RuleSpec, board: BoardSpec) -> Rect:
    """The rectangle that `inside` names: the board itself, or a box.

    Raises:
        RuleMistake: P239 where it names nothing.
    """
    name = str(rule.value)
    if name == "board":
        return Rect(0, 0, board.size.width, board.size.height)
    if name in board.boxes:
        return board.boxes[name].rect
    known = ("board", "track", *board.boxes)
    near = suggestion(name, known)
    span = rule.span_of(f"inside={name}")
    notes = () if near else (f"there are: {listed(known)}",)
    raise RuleMistake(Diagnostic("P239", f"there is no box `{name}`", span, notes=notes, help=near))


def _of_room(name: str) -> str:
    """What `inside` names, in a message."""
    return {"board": "the board", "track": "the track"}.get(name, f"box `{name}`")


def _at_edge(left: float, least: float) -> str:
    """How a part lies to the edge it should keep away from."""
    if left < -EPS:
        return f"goes {format_mm(-left)} over the edge of"
    return f"is {format_mm(left)}, less than {format_mm(least)}, from the edge of"


def _outside_track(parts: Sequence[Placed], track: TrackSpec, least: float) -> Iterator[Breach]:
    """The breaches for parts that are not within the ring of cells, or too near to it."""
    ring = Shape(tuple([cell.centre for cell in track.cells]), closed=True)
    wide = [cell.grown(Insets.even(least + EPS)) for cell in track.cells]
    for one in parts:
        if not ring.covers(one.shape.points[0]):
            yield Breach(f"{_called(one)} lies outside the track", (), None, one.entry.card.span)
            continue
        bounds = one.shape.bounds
        near = [number for number, room in enumerate(wide) if room.overlaps(bounds)]
        gaps = [(gap(one.shape, rectangle(track.cells[number])), number + track.first) for number in near]
        left, number = min(gaps, default=(least, 0))
        if left < least - EPS:
            how = "overlaps" if left < -EPS else "touches" if left < EPS else f"is {format_mm(left)} from"
            bound = f", less than {format_mm(least)}" if left > -EPS else ""
            yield Breach(f"{_called(one)} {how} cell {number} of the track{bound}", (), None, one.entry.card.span)


def _track(rule: RuleSpec, board: BoardView) -> TrackSpec:
    """The track of a board.

    Raises:
        RuleMistake: P237 where it has none.
    """
    track = board.spec.track
    if track is None or not track.cells:
        what = f"the rule is about a track, and board `{board.spec.id}` has none"
        raise RuleMistake(Diagnostic("P237", what, rule.span))
    return track


def track(rule: RuleSpec, scope: Scope) -> list[Breach]:
    """`track: {cells: 100, closed: true, holds: 257, laps: 3}`: so many cells, each beside the next, in a ring or not.

    `holds` is the highest number that must be counted, which `laps` rounds of the cells reach.
    """
    board = the_board(rule, scope)
    spec, options = _track(rule, board), rule.options
    found = []
    for name, number, what in (
        ("cells", len(spec.cells), "{} cells"),
        ("first", spec.first, "the first cell {}"),
    ):
        wanted = options.get(name)
        if wanted is not None and wanted != number:
            fact = f"the track has {what.format(number)} instead of {wanted}"
            found.append(Breach(fact, (f"the track: {spec.span}",), None, None))
    if "closed" in options:
        found += _ring(spec, bool(options["closed"]))
    found += _overlapping(spec)
    holds = options.get("holds")
    if isinstance(holds, ExpressionSource):
        found += _too_short(spec, holds, options.get("laps", 1), scope)
    return found


def _ring(spec: TrackSpec, closed: bool) -> Iterator[Breach]:
    """The breaches for cells that do not lie beside the next one; of a ring the last lies beside the first."""
    numbered = list(zip(range(spec.first, spec.first + len(spec.cells)), spec.cells, spec.spans, strict=True))
    for (number, one, _), (following, two, span) in pairwise(numbered):
        if not _beside(one, two):
            yield Breach(f"cell {following} of the track does not lie beside cell {number}", (), None, span)
    (first, start, _), (last, end, span) = numbered[0], numbered[-1]
    meets = len(numbered) > 2 and _beside(start, end)
    if closed and not meets:
        yield Breach(f"the track is not closed: cell {last} does not lie beside cell {first}", (), None, span)
    if not closed and meets:
        yield Breach(f"the track is closed: cell {last} lies beside cell {first}", (), None, span)


def _beside(one: Rect, two: Rect) -> bool:
    """Whether two cells share an edge."""
    across, down = abs(one.centre.x - two.centre.x), abs(one.centre.y - two.centre.y)
    beside = abs(across - (one.width + two.width) / 2) < EPS and down < EPS
    return beside or (abs(down - (one.height + two.height) / 2) < EPS and across < EPS)


def _overlapping(spec: TrackSpec) -> list[Breach]:
    """The breach for cells that overlap."""
    pairs = [
        (one, two)
        for (one, first), (two, second) in combinations(enumerate(spec.cells, spec.first), 2)
        if first.overlaps(second)
    ]
    if not pairs:
        return []
    notes = [f"{one} and {two}" for one, two in pairs[:MOST_NAMED]]
    notes += [f"and {len(pairs) - MOST_NAMED} more"] if len(pairs) > MOST_NAMED else []
    span = spec.spans[pairs[0][1] - spec.first]
    if len(pairs) == 1:
        return [Breach(f"cells {notes[0]} of the track overlap", (), None, span)]
    return [Breach(f"{len(pairs)} pairs of cells of the track overlap", tuple(notes), None, span)]


def _too_short(spec: TrackSpec, holds: ExpressionSource, laps: object, scope: Scope) -> list[Breach]:
    """The breach where the highest number lies beyond the last cell of the last lap."""
    highest = scope.value(holds)
    if isinstance(highest, bool) or not isinstance(highest, (int, float)):
        what = f"`holds: {holds.text}` is {shown(highest)}, which is no number"
        raise RuleMistake(Diagnostic("P202", what, holds.span))
    rounds = laps if isinstance(laps, int) else 1
    last = spec.first + rounds * len(spec.cells) - 1
    if highest <= last:
        return []
    ways = "" if rounds == 1 else f" in {counted(rounds, 'lap')}"
    fact = f"the track counts up to {last}{ways}, and must hold {shown(highest)}"
    return [Breach(fact, (f"`holds` is `{holds.text}`", f"the track: {spec.span}"))]


def check_slots(board: BoardSpec, decks: Sequence[DeckSpec], sink: Sink) -> None:
    """Ask that the cards of a slot's deck fit into it, upright or turned.

    Reports:
        P246.
    """
    sizes = {deck.id: deck.size for deck in decks}
    for slot in board.slots.values():
        size = sizes.get(str(slot.values.get("deck", "")))
        if size is not None and not (_fits(size, slot) or _fits(size.turned, slot)):
            card = f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
            room = f"{format_mm(slot.rect.width).removesuffix(' mm')} x {format_mm(slot.rect.height)}"
            what = f"slot `{slot.id}` is {room}, too small for cards of {card}"
            sink.error("P246", what, slot.span, notes=(f"they are those of deck `{slot.values['deck']}`",))


def _fits(size: Size, slot: AreaSpec) -> bool:
    """Whether a card lies within a slot."""
    return size.width <= slot.rect.width + EPS and size.height <= slot.rect.height + EPS
