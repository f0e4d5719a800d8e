"""The cards or other items a rule is asked of, and what its expressions give over them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy

from msgspec import Struct

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
    name_offset,
    place_in,
)
from pnp.model.spec import FieldSpec
from pnp.model.values import ExpressionSource

LONE_EQUALS = re.compile(r"(?<![=!<>])=(?!=)")
"""A `=` that is no part of `==`, `!=`, `<=`, `>=`."""


class Words(Struct, frozen=True):
    """What messages call the entries of a scope.

    Attributes:
        noun: one of them: `card`, `space`.
        whole: all of them, as the subject of a sentence: `the deck has`.
        where: what names are looked up in: `deck `d``.
    """

    noun: str
    whole: str
    where: str


class Scope:
    """The cards that a rule is about, or other items.

    Attributes:
        game: what they belong to.
        decks: those whose cards they are; none for items.
        board: what `board` means in expressions.
        entries: in order; one with several copies is there once.
        words: what messages call them.
        players: the player count of the set-up, None for whole decks.
        sandbox: holds what was compiled.
        shared: the names that every expression knows.
    """

    def __init__(self, view: GameView, sandbox: Sandbox, decks: Sequence[DeckView], words: Words) -> None:
        """All cards of `decks`."""
        self.view = view
        self.game = view.spec
        self.sandbox = sandbox
        self.decks = tuple(decks)
        self.board = next(iter(view.boards.values()), None)
        self.words = words
        self.players: int | None = None
        self.entries: tuple[Entry, ...] = tuple(
            [
                Entry(card, record, deck)
                for deck in decks
                for card, record in zip(deck.spec.cards, deck.cards, strict=True)
            ]
        )
        self._item_names: tuple[str, ...] | None = None
        self._names: dict[int, Mapping[str, object]] = {}
        self.shared: Mapping[str, object] = {}

    @property
    def is_of_cards(self) -> bool:
        """Whether the entries are cards, which have copies and fields that a deck declares."""
        return self._item_names is None

    def in_play(self, players: int, entries: tuple[Entry, ...]) -> Scope:
        """The same decks in the set-up for `players`, where only `entries` are left."""
        scope = self.narrowed(entries)
        scope.players = players
        return scope

    def narrowed(self, entries: tuple[Entry, ...]) -> Scope:
        """The same decks and set-up, with only `entries` as their cards."""
        scope = copy(self)
        scope.entries = entries
        scope._names = {}
        scope.shared = {**self.shared, "cards": tuple([entry.record for entry in entries])}
        return scope

    def of_items(self, entries: tuple[Entry, ...], names: tuple[str, ...], words: Words) -> Scope:
        """The same surroundings, with items that are no cards, whose fields are `names`."""
        scope = copy(self)
        scope.entries = entries
        scope.words = words
        scope.decks = ()
        scope._item_names = names
        scope._names = {}
        return scope

    def field_names(self) -> tuple[str, ...]:
        """The fields that an expression about one entry may use: those that every deck has, or those of the items."""
        if self._item_names is not None:
            return self._item_names
        first, *others = [deck.field_names for deck in self.decks] or [()]
        return tuple([name for name in first if all(name in names for names in others)])

    def field(self, name: str) -> FieldSpec | None:
        """The field as the first deck that has it declares it; None where none does."""
        return next((deck.spec.fields[name] for deck in self.decks if name in deck.spec.fields), None)

    def names(self, entry: Entry) -> Mapping[str, object]:
        """The names for an expression about one entry."""
        made = self._names.get(id(entry))
        if made is None:
            if entry.deck is not None and self.is_of_cards:
                made = {**card_names(self.shared, entry.record), "deck": entry.deck.record}
            else:
                made = {**self.shared, **entry.record.fields, "item": entry.item}
            self._names[id(entry)] = made
        return made

    def itself(self) -> str:
        """What stands for the whole entry in an expression about one: `card` or `item`."""
        return "card" if self.is_of_cards else "item"

    def compiled(self, source: ExpressionSource, about_cards: bool = True) -> Expression:
        """The expression, with all its bare names known.

        Raises:
            RuleMistake: P201 it is no expression, P202 it uses a name that is not there.
        """
        try:
            expression = compile_expression(source, self.sandbox)
        except ExpressionError as error:
            raise RuleMistake(_compile_failure(source, error, self.sandbox)) from error
        about = (*self.field_names(), self.itself()) if about_cards else ()
        unknown = expression.unknown((*self.shared, *about))
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
        if about_cards and (fields or self.decks):
            lacking = next((deck for deck in self.decks if name not in deck.field_names), None)
            where = f"deck `{lacking.spec.id}`" if lacking and len(self.decks) > 1 else self.words.where
            what = f"`{name}` is not a field of {where}"
            notes: tuple[str, ...] = (f"fields of {where}: {listed(lacking.field_names if lacking else fields)}",)
            near = suggestion(name, (*fields, *self.shared))
        else:
            what, near = f"`{name}` is not known here", suggestion(name, self.shared)
            notes = (f"known here: {listed(self.shared)}",)
            if name in fields:
                notes = ("a field belongs to one card, and this is asked once of the whole deck", *notes)
        return Diagnostic("P202", what, _place(source, name), notes=notes, help=near)

    def _failure(self, source: ExpressionSource, error: ExpressionError, entry: Entry | None) -> Diagnostic:
        """P202 for an expression that cannot be worked out."""
        noun = self.words.noun
        notes: tuple[str, ...] = () if entry is None else (f"while asking {noun} {named(entry)}",)
        if error.available:
            notes = (*notes, f"known there: {listed(error.available)}")
        help = suggestion(error.name, error.available) if error.name else None
        if isinstance(error.__cause__, UnsetFieldError) and entry is not None:
            field = error.__cause__.name
            default = f", or give field `{field}` a `default:`" if self.is_of_cards else ""
            help = f"add `{field}: …` to {noun} `{entry.card.id}`{default}"
        return Diagnostic("P202", error.text, place_in(source, error.offset, error.length), notes=notes, help=help)


def _bare(entry: Entry, name: str) -> object:
    """A single field; as written where that is what expressions see, which spares making views of a large deck."""
    written = entry.card.values.get(name)
    return written if type(written) in UNCHANGED else entry.record.fields[name]


def compiled_in(source: ExpressionSource, names: Sequence[str], sandbox: Sandbox) -> Expression:
    """An expression about hands of cards, that may use the fields `names` alone.

    Raises:
        RuleMistake: P201 it is no expression, P202 it uses a name that is not there.
    """
    try:
        expression = compile_expression(source, sandbox)
    except ExpressionError as error:
        raise RuleMistake(_compile_failure(source, error, sandbox)) from error
    for name in expression.unknown(names):
        what, notes = f"`{name}` is not a field of the cards", (f"fields: {listed(names)}",)
        raise RuleMistake(Diagnostic("P202", what, _place(source, name), notes=notes, help=suggestion(name, names)))
    return expression


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
