"""What can be shown of content with mistakes: all of it but the cards, decks and parts of a game that hold one.

A card with a mistake stays as it was when it was last right; so does a deck whose mistakes stand in none of its cards,
and the box, or the rules, where the mistakes stand below that key of game.yaml.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Severity, Span
from pnp.model.box import BOX, DIVIDERS
from pnp.model.spec import CardSpec, DeckSpec, GameSpec, ProjectSpec
from pnp.pipeline.pages import BOOKLET, RULES, page_decks
from pnp.pipeline.preview.places import CardName, Places, SourceLine

_KEY = re.compile(r"(\w+):")

PARTS = {"box": "box", "rules": "rules_sheet", "credits": "credits", "composition": "rules"}
"""Keys of game.yaml by which no card is read, each with the part of a game that it is."""

WITHOUT: Mapping[str, object] = {"box": None, "rules_sheet": None, "credits": (), "rules": ()}
"""These parts, of a game that has none."""

COMPONENTS = {"box": (BOX, DIVIDERS), "rules_sheet": (RULES, BOOKLET)}
"""What is printed of them."""


class Salvaged(Struct, frozen=True):
    """Content that can be shown.

    Attributes:
        broken: its cards that are not what the files say, by game, deck and id.
        half: of these the ones that never were right: what could be read of them.
        whole: a whole deck is not.
    """

    project: ProjectSpec
    broken: frozenset[tuple[str, str, str]]
    half: frozenset[tuple[str, str, str]]
    whole: bool


class _Mended(Struct, frozen=True):
    """A game with what was right last in the place of what is wrong now; see `Salvaged`."""

    game: GameSpec
    broken: frozenset[CardName]
    half: frozenset[CardName]


def salvage(
    read: ProjectSpec, before: ProjectSpec | None, wrong: Iterable[Diagnostic], source_line: SourceLine
) -> Salvaged | None:
    """Put together what was read with mistakes and what was there before.

    Args:
        read: the content as far as it could be read.
        before: the content that was shown last.
        wrong: what was said of it.
        source_line: the text of a line of a file.

    Returns:
        None where a mistake is neither in a deck nor in a part that no card is read by.
    """
    games: dict[str, GameSpec] = {}
    broken: set[tuple[str, str, str]] = set()
    half: set[tuple[str, str, str]] = set()
    whole = False
    errors = [found for found in wrong if found.severity is Severity.ERROR]
    decks = _decks(read, before)
    parts = {_part(found.span, read, source_line) for found in errors if not (found.span and found.span.path in decks)}
    if None in parts:
        return None
    for game in read.games.values():
        last = before.games.get(game.id) if before else None
        mended = _mended(game, last, errors, source_line)
        if mended is None:
            return None
        mended = _with_old_parts(mended, last, [part for path, part in filter(None, parts) if path == game.path])
        games[game.id] = mended.game
        whole = whole or any(deck is _deck_of(last, deck.id) for deck in mended.game.decks.values())
        broken.update((game.id, *name) for name in mended.broken)
        half.update((game.id, *name) for name in mended.half)
    if before and games.keys() < before.games.keys():
        games = {**before.games, **games}
    return Salvaged(replace(read, games=games), frozenset(broken), frozenset(half), whole) if games else None


def _part(span: Span | None, read: ProjectSpec, source_line: SourceLine) -> tuple[str, str] | None:
    """The file of a game and the part of `PARTS` that a place is in; None where it is in no such part."""
    if span is None or span.path not in {game.path for game in read.games.values()}:
        return None
    for line in range(span.line, 0, -1):
        if found := _KEY.match(source_line(span.path, line) or ""):
            return (span.path, PARTS[found[1]]) if found[1] in PARTS else None
    return None


def _with_old_parts(mended: _Mended, last: GameSpec | None, parts: Collection[str]) -> _Mended:
    """A game with some parts as they were last; without them where they never were right."""
    if not parts:
        return mended
    game = replace(mended.game, **{part: getattr(last, part) if last else WITHOUT[part] for part in parts})
    shown = {id for part in parts for id in COMPONENTS.get(part, ())}
    old = {(deck.id, card.id) for deck in page_decks(game) if deck.id in shown for card in deck.cards}
    return replace(mended, game=game, broken=mended.broken | old)


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
) -> _Mended | None:
    """A game with what was right last in the place of what is wrong now; None where a deck never was right."""
    names = dict.fromkeys((*game.decks, *(last.decks if last else ())))
    decks: dict[str, DeckSpec] = {}
    broken: set[CardName] = set()
    half: set[CardName] = set()
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
        before = {card.id for card in old.cards} if old else set()
        if deck and all(hit):
            decks[id], wrong = _with_old_cards(deck, old, {card for cards in hit for _, card in cards})
        elif old:
            decks[id], wrong = old, before
        else:
            return None
        broken.update((id, card) for card in wrong)
        half.update((id, card) for card in wrong - before)
    return _Mended(replace(game, decks=decks), frozenset(broken), frozenset(half))


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
