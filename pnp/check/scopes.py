"""The scopes that rules are asked in: a deck, several decks, the game, a board; whole, or in set-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from pnp.check.breach import joined
from pnp.check.entry import Entry
from pnp.check.scope import Scope, Words
from pnp.check.setups import setups
from pnp.diagnostics import Sink
from pnp.expressions import BoardView, DeckView, GameView, Sandbox, deck_names
from pnp.model.spec import PlayersSpec, RuleSpec

SetUps = Mapping[str, Mapping[int, Scope]]
"""The cards in play, by deck and player count."""


def deck_scope(view: GameView, sandbox: Sandbox, deck: DeckView) -> Scope:
    """All cards of a deck."""
    scope = Scope(view, sandbox, (deck,), Words("card", "the deck has", f"deck `{deck.spec.id}`"))
    scope.shared = deck_names(view, deck)
    return scope


def game_scope(view: GameView, sandbox: Sandbox, decks: Sequence[DeckView]) -> Scope:
    """The cards of some decks of a game, for the rules of game.yaml; `deck` is each card's own."""
    ids = [f"`{deck.spec.id}`" for deck in decks]
    named = joined(ids) if ids else "the game"
    whole = f"decks {named} have" if len(ids) > 1 else f"deck {named} has" if ids else "the game has"
    scope = Scope(view, sandbox, decks, Words("card", whole, f"deck {named}"))
    scope.shared = _game_names(view, scope.entries)
    return scope


def board_scope(view: GameView, sandbox: Sandbox, board: BoardView) -> Scope:
    """A board, for its own rules; `cards` are those of all decks, but no rule counts them."""
    scope = game_scope(view, sandbox, tuple(view.decks.values()))
    scope.shared = {**scope.shared, "board": board.record}
    scope.board = board
    return scope


def _game_names(view: GameView, entries: tuple[Entry, ...]) -> Mapping[str, object]:
    """The names that expressions of game.yaml know."""
    decks = view.decks_record
    return {
        "cards": tuple([entry.record for entry in entries]),
        "deck": decks,
        "decks": decks,
        "facts": view.facts,
        "game": view.game,
        **view.board_names,
    }


class SetUpScopes:
    """The set-ups of all decks, each made once and its numbers checked."""

    def __init__(self, sink: Sink) -> None:
        """Messages go to `sink`."""
        self.sink = sink
        self._made: dict[str, Mapping[int, Scope]] = {}

    def add(self, whole: Scope) -> None:
        """Make the set-ups of the one deck that `whole` is about (P201, P202, P220-P222)."""
        (deck,) = whole.decks
        self._made[deck.spec.id] = setups(whole, deck.spec.players, self.sink)

    def asked(self, rule: RuleSpec, whole: Scope) -> Sequence[Scope]:
        """The whole decks, or the set-ups that the rule names.

        Reports:
            P206 for a player count that no deck has, or that a deck with set-ups lacks.
        """
        if rule.players is None:
            return (whole,)
        by_deck = {deck.spec.id: deck.spec.players for deck in whole.decks if deck.spec.players}
        every = dict.fromkeys(chain.from_iterable(by_deck.values()))
        counts = tuple(every) if rule.players == "all" else rule.players
        if not every:
            said = "all" if rule.players == "all" else next(iter(rule.players), "")
            which = "the deck has" if len(whole.decks) == 1 else "no deck has"
            none = "none" if len(whole.decks) == 1 else "any"
            what = f"`players` asks a rule in set-ups, and {which} {none}"
            self.sink.error("P206", what, rule.span_of(f"players={said}"))
            return ()
        for count in counts:
            self._require(count, by_deck, rule)
        # A set-up that is there but could not be made has had its own message.
        return [
            whole.in_play(count, self._entries(count, whole))
            for count in counts
            if all(count in self._made[id] for id in by_deck)
        ]

    def _require(self, count: int, by_deck: Mapping[str, Mapping[int, PlayersSpec]], rule: RuleSpec) -> None:
        """P206 where a deck has set-ups and none for so many players."""
        for id, players in by_deck.items():
            if count not in players:
                what = f"there is no set-up for {count} players"
                what += f" in deck `{id}`" if len(by_deck) > 1 else ""
                note = f"set-ups: {', '.join(map(str, players))}"
                said = f"players={'all' if rule.players == 'all' else count}"
                self.sink.error("P206", what, rule.span_of(said), notes=(note,))

    def _entries(self, count: int, whole: Scope) -> tuple[Entry, ...]:
        """The cards in play; those of a deck without set-ups all stay."""
        gone: set[int] = set()
        for deck in whole.decks:
            scope = self._made[deck.spec.id].get(count)
            if scope is not None:
                left = {id(entry.card) for entry in scope.entries}
                gone.update(id(card) for card in deck.spec.cards if id(card) not in left)
        return tuple([entry for entry in whole.entries if id(entry.card) not in gone])
