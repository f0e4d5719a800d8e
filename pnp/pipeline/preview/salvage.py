"""What can be shown of content with mistakes: all of it but the cards, or the decks, that hold one.

A card with a mistake stays as it was when it was last right; so does a deck whose mistakes stand in none of its cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity
from pnp.model.spec import CardSpec, DeckSpec, GameSpec, ProjectSpec
from pnp.pipeline.preview.places import CardName, Places, SourceLine


class Salvaged(Struct, frozen=True):
    """Content that can be shown.

    Attributes:
        broken: its cards that are not what the files say, by game, deck and id.
        whole: a whole deck is not.
    """

    project: ProjectSpec
    broken: frozenset[tuple[str, str, str]]
    whole: bool


def salvage(
    read: ProjectSpec, before: ProjectSpec | None, wrong: Iterable[Diagnostic], source_line: SourceLine
) -> Salvaged | None:
    """Put together what was read with mistakes and what was there before; None where a mistake is in no deck.

    Args:
        read: the content as far as it could be read.
        before: the content that was shown last.
        wrong: what was said of it.
        source_line: the text of a line of a file.
    """
    games: dict[str, GameSpec] = {}
    broken: set[tuple[str, str, str]] = set()
    whole = False
    errors = [found for found in wrong if found.severity is Severity.ERROR]
    decks = _decks(read, before)
    if not all(found.span and found.span.path in decks for found in errors):
        return None
    for game in read.games.values():
        last = before.games.get(game.id) if before else None
        mended = _mended(game, last, errors, source_line)
        if mended is None:
            return None
        games[game.id], names = mended
        whole = whole or any(deck is _deck_of(last, deck.id) for deck in games[game.id].decks.values())
        broken.update((game.id, *name) for name in names)
    if before and games.keys() < before.games.keys():
        games = {**before.games, **games}
    return Salvaged(replace(read, games=games), frozenset(broken), whole) if games else None


def _deck_of(game: GameSpec | None, id: str) -> DeckSpec | None:
    """A deck of a game."""
    return game.decks.get(id) if game else None


def _decks(*projects: ProjectSpec | None) -> frozenset[str]:
    """The files of all decks, tables of cards too."""
    decks = [deck for project in projects if project for game in project.games.values() for deck in game.decks.values()]
    return frozenset(path for deck in decks for path in _paths(deck))


def _paths(deck: DeckSpec) -> set[str]:
    """The files that a deck is read from."""
    return {deck.path, *(card.span.path for card in deck.cards)}


def _mended(
    game: GameSpec, last: GameSpec | None, errors: Collection[Diagnostic], source_line: SourceLine
) -> tuple[GameSpec, set[CardName]] | None:
    """A game with what was right last in the place of what is wrong now, and which cards that is."""
    names = dict.fromkeys((*game.decks, *(last.decks if last else ())))
    decks: dict[str, DeckSpec] = {}
    broken: set[CardName] = set()
    for id in names:
        deck, old = game.decks.get(id), _deck_of(last, id)
        paths = set().union(*(_paths(one) for one in (deck, old) if one))
        found = [error for error in errors if error.span and error.span.path in paths]
        if not found:
            if deck:
                decks[id] = deck
            continue
        places = Places((deck,) if deck else (), source_line)
        hit = [{name for name in places.of(error) if name[0] == id} for error in found]
        if deck and all(hit):
            decks[id], wrong = _with_old_cards(deck, old, {card for cards in hit for _, card in cards})
        elif old:
            decks[id], wrong = old, {card.id for card in old.cards}
        else:
            return None
        broken.update((id, card) for card in wrong)
    return replace(game, decks=decks), broken


def _with_old_cards(deck: DeckSpec, old: DeckSpec | None, wrong: set[str]) -> tuple[DeckSpec, set[str]]:
    """A deck with old cards for those that are wrong; what could not be read at all stands where it stood."""
    before = {card.id: card for card in old.cards} if old else {}
    cards: list[CardSpec] = [before.get(card.id, card) if card.id in wrong else card for card in deck.cards]
    known = {card.id for card in cards}
    for index, id in enumerate(before):
        if id not in known:
            cards.insert(min(index, len(cards)), before[id])
            wrong = wrong | {id}
    return replace(deck, cards=tuple(cards)), wrong
