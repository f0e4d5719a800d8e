"""Set-ups by player count: which cards leave the deck, and whether the numbers of `players:` are true."""

from __future__ import annotations

from collections.abc import Mapping

from pnp.check.breach import MOST_NAMED, RuleMistake, counted, listed_cards
from pnp.check.comparisons import check_compared
from pnp.check.entry import Entry
from pnp.check.scope import Scope, copies
from pnp.diagnostics import Located, Sink, Span
from pnp.model.spec import PlayersSpec


def setups(scope: Scope, setups: Mapping[int, PlayersSpec], sink: Sink) -> dict[int, Scope]:
    """The cards in play at each player count of `setups`, the numbers checked.

    Reports:
        P201, P202 for `remove` expressions that cannot be asked; such a set-up is left out.
        P220 when not as many cards leave as `removes` says, P221 when not as many stay as `leaves` says, P222 when
        players x `deal` + `over` is not what is left.
    """
    found: dict[int, Scope] = {}
    for count, players in setups.items():
        try:
            removed = () if players.remove is None else scope.chosen(players.remove)
            if players.remove is not None:
                check_compared(players.remove, scope)
        except RuleMistake as mistake:
            sink.report(mistake.diagnostic)
            continue
        out = {id(entry) for entry in removed}
        left = tuple([entry for entry in scope.entries if id(entry) not in out])
        found[count] = scope.in_play(count, left)
        _ask_numbers(players, removed, left, sink)
    return found


def _ask_numbers(players: PlayersSpec, removed: tuple[Entry, ...], left: tuple[Entry, ...], sink: Sink) -> None:
    """Compare the numbers the author states with the cards."""
    with_players = f"with {counted(players.count, 'player')}"
    gone, stay = copies(removed), copies(left)
    if players.removes is not None and players.removes.value != gone:
        what = f"{with_players}, {counted(gone, 'card')} {_are(gone)} removed instead of {players.removes.value}"
        sink.error("P220", what, players.removes.span, notes=_removed_notes(players, removed))
    if players.leaves is not None and players.leaves.value != stay:
        what = f"{with_players}, {counted(stay, 'card')} {_are(stay)} left instead of {players.leaves.value}"
        whole = f"{gone + stay} cards of the deck - {gone} removed = {stay}"
        sink.error("P221", what, players.leaves.span, notes=(whole, *_removed_notes(players, removed)))
    if players.deal is not None:
        # Where `leaves` is wrong, that is said above; the deal is compared with what the author believes to be left.
        believed = players.leaves.value if players.leaves is not None else stay
        _ask_deal(players, players.deal, believed, sink)


def _ask_deal(players: PlayersSpec, deal: Located[int], left: int, sink: Sink) -> None:
    """P222 unless all that is left is dealt or over; without `over`, unless there is enough to deal."""
    dealt = players.count * deal.value
    if players.over is None:
        if dealt > left:
            what = f"{counted(players.count, 'player')} x {deal.value} cards = {dealt}, and only {left} are left"
            sink.error("P222", what, deal.span)
        return
    if dealt + players.over.value == left:
        return
    sums = f"{counted(players.count, 'player')} x {deal.value} cards + {players.over.value} over"
    what = f"{sums} = {dealt + players.over.value}, and {left} are left"
    span: Span = players.over.span if dealt <= left else deal.span
    notes = (f"{dealt} dealt leaves {left - dealt} over",) if dealt <= left else ()
    sink.error("P222", what, span, notes=notes)


def _are(number: int) -> str:
    """The verb for a number of cards."""
    return "is" if number == 1 else "are"


def _removed_notes(players: PlayersSpec, removed: tuple[Entry, ...]) -> tuple[str, ...]:
    """Which cards leave, where they are few enough to read."""
    if players.remove is None:
        return ("there is no `remove:`, so every card stays",)
    by = f"removed by `{players.remove.text}`"
    if not removed:
        return (f"{by}: no card",)
    return (f"{by}: {listed_cards(removed)}",) if len(removed) <= MOST_NAMED else (f"{by}: {len(removed)} entries",)
