"""`players:` of a deck: the set-up for each player count."""

from __future__ import annotations

from pnp.diagnostics import Located, Sink
from pnp.load import scalars, shapes
from pnp.load.nodes import MapNode, Node
from pnp.model.spec import PlayersSpec

NUMBERS = ("removes", "leaves", "deal", "over", "rounds")
KEYS = ("remove", *NUMBERS)
EXAMPLE = "3: {remove: rank >= 7, leaves: 36, deal: 12, over: 0}"


def decode_players(node: Node | None, sink: Sink) -> dict[int, PlayersSpec]:
    """The set-ups by player count, in the order typed.

    Reports:
        P104 unknown key, P120 shape, P122 P123 numbers.
    """
    found = shapes.expect_map(node, "`players`", sink, EXAMPLE) if node is not None else None
    players: dict[int, PlayersSpec] = {}
    for key, value in found.entries.values() if found else ():
        count = scalars.integer(key, "a number of players", sink)
        if count is None:
            continue
        if count < 1:
            sink.error("P123", f"a number of players is {count}, less than 1", key.span)
            continue
        entry = shapes.expect_map(value, f"the set-up for {count} players", sink, EXAMPLE)
        if entry is not None:
            players[count] = _decode_set_up(count, entry, sink)
    return players


def _decode_set_up(count: int, entry: MapNode, sink: Sink) -> PlayersSpec:
    """One set-up."""
    owner = f"the set-up for {count} players"
    shapes.check_keys(entry, KEYS, owner, sink)
    numbers: dict[str, Located[int]] = {}
    for name in NUMBERS:
        node = entry.value(name)
        value = shapes.integer_at(node, f"`{name}` of {owner}", sink, least=0)
        if node is not None and value is not None:
            numbers[name] = Located(value, node.span)
    return PlayersSpec(
        count,
        entry.span,
        shapes.expression_at(entry.value("remove"), f"`remove` of {owner}", sink),
        *(numbers.get(name) for name in NUMBERS),
    )
