"""The cards a rule is asked of, and what its expressions give over them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy

from pnp.check.breach import RuleMistake, named
from pnp.check.entry import Entry
from pnp.diagnostics import Diagnostic, Replacement, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions import (
    DeckView,
    Expression,
    ExpressionError,
    GameView,
    Sandbox,
    UnsetFieldError,
    card_names,
    compile_expression,
    deck_names,
    name_offset,
    place_in,
)
from pnp.model.spec import DeckSpec, GameSpec
from pnp.model.values import ExpressionSource

LONE_EQUALS = re.compile(r"(?<![=!<>])=(?!=)")
"""A `=` that is no part of `==`, `!=`, `<=`, `>=`."""


class Scope:
    """The cards of one deck that are in play.

    Attributes:
        game: what the deck belongs to.
        deck: the deck; None for rules of game.yaml, which see no cards.
        entries: in order; one with several copies is there once.
        players: the player count of the set-up, None for the whole deck.
        sandbox: holds what was compiled.
    """

    def __init__(self, game: GameSpec, view: GameView, deck: DeckView | None, sandbox: Sandbox) -> None:
        """All cards of `deck`."""
        self.game = game
        self.view = view
        self.deck_view = deck
        self.sandbox = sandbox
        self.players: int | None = None
        self.entries: tuple[Entry, ...] = ()
        self._names: dict[str, Mapping[str, object]] = {}
        if deck is not None:
            together = zip(deck.spec.cards, deck.cards, strict=True)
            self.entries = tuple([Entry(card, record) for card, record in together])
        self.shared = self._shared()

    @property
    def deck(self) -> DeckSpec | None:
        """The deck as written."""
        return self.deck_view.spec if self.deck_view else None

    def _shared(self) -> dict[str, object]:
        """The names that every expression knows."""
        if self.deck_view is None:
            decks = self.view.decks_record
            return {"deck": decks, "decks": decks, "facts": self.view.facts, "game": self.view.game}
        return deck_names(self.view, self.deck_view, tuple([entry.record for entry in self.entries]))

    def in_play(self, players: int, entries: tuple[Entry, ...]) -> Scope:
        """The same deck in the set-up for `players`, where only `entries` are left."""
        scope = self.narrowed(entries)
        scope.players = players
        return scope

    def narrowed(self, entries: tuple[Entry, ...]) -> Scope:
        """The same deck and set-up, with only `entries` as its cards."""
        scope = copy(self)
        scope.entries = entries
        scope._names = {}
        scope.shared = scope._shared()
        return scope

    def field_names(self) -> tuple[str, ...]:
        """What stands after `card.`."""
        return self.deck_view.field_names if self.deck_view else ()

    def names(self, entry: Entry) -> Mapping[str, object]:
        """The names for an expression about one card."""
        made = self._names.get(entry.card.id)
        if made is None or made["card"] is not entry.record:
            made = card_names(self.shared, entry.record)
            self._names[entry.card.id] = made
        return made

    def compiled(self, source: ExpressionSource, about_cards: bool = True) -> Expression:
        """The expression, with all its bare names known.

        Raises:
            RuleMistake: P201 it is no expression, P202 it uses a name that is not there.
        """
        try:
            expression = compile_expression(source, self.sandbox)
        except ExpressionError as error:
            raise RuleMistake(_compile_failure(source, error, self.sandbox)) from error
        fields = self.field_names() if about_cards else ()
        unknown = expression.unknown((*self.shared, *fields, *(("card",) if about_cards else ())))
        if unknown:
            raise RuleMistake(self._unknown_name(source, unknown[0], about_cards))
        return expression

    def values(self, source: ExpressionSource, entries: Iterable[Entry]) -> list[object]:
        """What the expression gives for each of the entries.

        Raises:
            RuleMistake: P201, P202.
        """
        expression = self.compiled(source)
        name = source.text.strip()
        if name in self.field_names() and name not in self.shared:
            return [_bare(entry, name) for entry in entries]
        found = []
        for entry in entries:
            try:
                found.append(expression.evaluate(self.names(entry)))
            except ExpressionError as error:
                raise RuleMistake(self._failure(source, error, entry)) from error
        return found

    def value(self, source: ExpressionSource) -> object:
        """What an expression gives that is about no single card.

        Raises:
            RuleMistake: P201, P202.
        """
        expression = self.compiled(source, about_cards=False)
        try:
            return expression.evaluate(self.shared)
        except ExpressionError as error:
            raise RuleMistake(self._failure(source, error, None)) from error

    def chosen(self, where: ExpressionSource | None) -> tuple[Entry, ...]:
        """The entries for which `where` is true; all without one."""
        if where is None:
            return self.entries
        truths = self.values(where, self.entries)
        return tuple([entry for entry, truth in zip(self.entries, truths, strict=True) if truth])

    def _unknown_name(self, source: ExpressionSource, name: str, about_cards: bool) -> Diagnostic:
        """P202 for a bare name that is not there."""
        fields = self.field_names()
        notes: tuple[str, ...]
        if about_cards:
            what = f"`{name}` is not a field of deck `{self.deck.id}`" if self.deck else f"`{name}` is not known here"
            notes = (f"fields of deck `{self.deck.id}`: {listed(fields)}",) if self.deck else ()
            near = suggestion(name, (*fields, *self.shared))
        else:
            what, near = f"`{name}` is not known here", suggestion(name, self.shared)
            notes = (f"known here: {listed(self.shared)}",)
            if name in fields:
                notes = ("a field belongs to one card, and this is asked once of the whole deck", *notes)
        return Diagnostic("P202", what, _place(source, name), notes=notes, help=near)

    def _failure(self, source: ExpressionSource, error: ExpressionError, entry: Entry | None) -> Diagnostic:
        """P202 for an expression that cannot be worked out."""
        notes: tuple[str, ...] = () if entry is None else (f"while asking card {named(entry)}",)
        if error.available:
            notes = (*notes, f"known there: {listed(error.available)}")
        help = suggestion(error.name, error.available) if error.name else None
        if isinstance(error.__cause__, UnsetFieldError) and entry is not None:
            field = error.__cause__.name
            help = f"add `{field}: …` to card `{entry.card.id}`, or give field `{field}` a `default:`"
        return Diagnostic("P202", error.text, place_in(source, error.offset, error.length), notes=notes, help=help)


def _bare(entry: Entry, name: str) -> object:
    """A single field; as written where that is what expressions see, which spares making views of a large deck."""
    written = entry.card.values.get(name)
    return written if type(written) in UNCHANGED else entry.record.fields[name]


UNCHANGED = frozenset({str, int, bool})
"""The types of written values that expressions see unchanged."""


def _place(source: ExpressionSource, name: str) -> Span:
    """Where a bare name stands in an expression."""
    offset = name_offset(source.text, name)
    return place_in(source, offset, 0 if offset is None else len(name))


def _compile_failure(source: ExpressionSource, error: ExpressionError, sandbox: Sandbox) -> Diagnostic:
    """P201 for a text that is no expression; a lone `=` and `&&`, `||` are mended where that makes one."""
    what = f"`{source.text}` is no expression: {error.text}"
    mended = LONE_EQUALS.sub("==", source.text).replace("&&", "and").replace("||", "or")
    help = fix = None
    if mended != source.text:
        try:
            compile_expression(ExpressionSource(mended, source.span), sandbox)
            help, fix = f"write `{mended}`", Replacement(source.span, mended)
        except ExpressionError:
            help = fix = None
    return Diagnostic("P201", what, place_in(source, error.offset, error.length), help=help, fix=fix)


def copies(entries: Sequence[Entry]) -> int:
    """The number of cards to print: each entry as often as its `qty` says."""
    return sum([entry.card.qty for entry in entries])
