"""The entries of lists that a card chose: where a text that it prints may come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnp.diagnostics import Span
from pnp.model.artwork import ChosenEntry
from pnp.model.spec import BoardSpec, CardSpec, DeckSpec, GameSpec
from pnp.model.values import Plain, Reference, Translated

SPACES = ".spaces"
"""Behind the name of a board: its spaces as a list."""

Entries = Mapping[str, tuple[ChosenEntry, ...]]


class ChosenEntries:
    """The entries of one game's lists; each is looked at once."""

    def __init__(self, game: GameSpec) -> None:
        """`game`: whose decks, boards and lists."""
        self._game = game
        self._made: dict[tuple[str, str, str | int], ChosenEntry] = {}
        self._whole: dict[str, tuple[ChosenEntry, ...]] = {}

    def of(self, deck: DeckSpec, card: CardSpec) -> Entries:
        """The entries that a card of `deck` chose, by field; under the empty name those of all lists of the deck."""
        chosen: dict[str, tuple[ChosenEntry, ...]] = {"": self._of_lists(deck)} if deck.lists else {}
        for name, value in card.values.items():
            if isinstance(value, Reference):
                chosen[name] = (self._entry(deck, value),)
            elif isinstance(value, tuple):
                chosen[name] = tuple([self._entry(deck, item) for item in value if isinstance(item, Reference)])
        return chosen

    def _of_lists(self, deck: DeckSpec) -> tuple[ChosenEntry, ...]:
        """The entries of a deck's lists."""
        if deck.id not in self._whole:
            references = (
                Reference(name, id, record) for name, made in deck.lists.items() for id, record in made.entries.items()
            )
            self._whole[deck.id] = tuple([self._entry(deck, reference) for reference in references])
        return self._whole[deck.id]

    def _entry(self, deck: DeckSpec, reference: Reference) -> ChosenEntry:
        """One entry with its texts."""
        key = (deck.id, reference.list_name, reference.id)
        if key not in self._made:
            name, span, spans = self._place(deck, reference)
            texts: dict[str, tuple[str, Span]] = {}
            for field, value in reference.record.items():
                for text in _texts(value):
                    texts.setdefault(" ".join(text.split()), (field, spans.get(field, span)))
            self._made[key] = ChosenEntry(name, texts)
        return self._made[key]

    def _place(self, deck: DeckSpec, reference: Reference) -> tuple[str, Span, Mapping[str, Span]]:
        """What an entry is called, where it stands, and its fields."""
        name, id = reference.list_name, reference.id
        if name in deck.lists:
            found = deck.lists[name]
            return f"entry `{id}` of list `{name}`", found.spans.get(id, found.span), found.field_spans.get(id, {})
        board = self._board(name)
        if board is not None and str(id) in board.spaces:
            space = board.spaces[str(id)]
            return f"space `{id}`", space.span, space.spans
        other = self._game.decks.get(name)
        card = next((card for card in other.cards if card.id == id), None) if other else None
        return (f"card `{id}`", card.span, card.spans) if card else (f"`{id}` of `{name}`", deck.span, {})

    def _board(self, name: str) -> BoardSpec | None:
        """The board whose spaces a list is; the first one is also called `board`."""
        boards = self._game.boards
        first = next(iter(boards.values()), None) if name == f"board{SPACES}" else None
        return boards.get(name.removesuffix(SPACES), first) if name.endswith(SPACES) else None


def _texts(value: Plain) -> Iterator[str]:
    """What a field may print, in each of its languages."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Translated):
        yield from value.by_language.values()
