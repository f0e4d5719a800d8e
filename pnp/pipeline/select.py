"""What the command line selects: games, decks, languages, papers, cards. Every name is checked here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from pnp.diagnostics import Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.geometry import Size
from pnp.model.options import Selection
from pnp.model.spec import CardSpec, DeckSpec, GameSpec, ProjectSpec
from pnp.sizes import PAPERS, parse_size
from pnp.units import LengthError

_RANGE = re.compile(r"(\d+)\s*-\s*(\d+)|(\d+)")


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper as chosen: its name for files and labels, its size in mm, and where it was set."""

    name: str
    size: Size
    span: Span | None


@dataclass(frozen=True, slots=True)
class Product:
    """One deck in one language and variant; its artworks serve every paper.

    Attributes:
        cards: the entries to print, each once, in deck order.
        players: the count whose set-up was asked for.
    """

    game: GameSpec
    deck: DeckSpec
    language: str
    variant: str
    players: int | None
    cards: tuple[CardSpec, ...]


def has_back(product: Product, card: CardSpec) -> bool:
    """Whether a card has anything on its back."""
    return card.has_back and (card.back is not None or product.deck.back is not None)


def papers(project: ProjectSpec, selection: Selection, sink: Sink) -> tuple[Paper, ...]:
    """The papers asked for, or those of pnp.yaml.

    Reports:
        P002 no paper is set. P003 a paper that no name or size gives.
    """
    wanted: list[tuple[str, Span | None]] = [(name, None) for name in selection.papers]
    wanted = wanted or [(paper.value, paper.span) for paper in project.paper]
    if not wanted:
        sink.error(
            "P002",
            "no paper is set",
            Span(project.path),
            notes=["pnp never guesses the paper: an A4 file printed on Letter comes out in another size"],
            help="add `paper: a4` (or `paper: letter`) to pnp.yaml, or run `pnp build --paper a4`",
        )
    chosen = []
    for text, span in wanted:
        size = _paper_size(text)
        if size is None:
            sink.error(
                "P003",
                f"`{text}` is no paper",
                span,
                notes=[f"papers by name: {listed(PAPERS)}"],
                help=suggestion(text, PAPERS) or "write a name as `a4`, or a size as `320 x 450 mm`",
            )
        else:
            chosen.append(Paper(re.sub(r"\s+", "", text.lower()), size, span))
    return tuple(chosen)


def _paper_size(text: str) -> Size | None:
    """The size, or None where the text gives none."""
    try:
        return parse_size(text, PAPERS)
    except LengthError:
        return None


def products(project: ProjectSpec, selection: Selection, sink: Sink) -> tuple[Product, ...]:
    """Every deck in every language that is to be made, in the order of games, decks, languages.

    Reports:
        P004 unknown component. P005 unknown card. P006 unknown language. P007 unknown variant.
        P008 no set-up for the player count. P009 nothing is left to print.
    """
    games = list(project.games.values())
    _check_components(games, selection, sink)
    made = []
    for game in games:
        languages = _languages(game, selection, sink)
        if selection.variant and selection.variant not in game.variants:
            _unknown_variant(game, selection.variant, sink)
            continue
        for deck in game.decks.values():
            if selection.components and deck.id not in selection.components:
                continue
            cards = _cards(game, deck, selection, sink)
            made += [
                Product(game, deck, language, selection.variant, selection.players, cards)
                for language in languages
                if cards
            ]
    if not made and not sink.failed:
        sink.error("P009", "nothing is left to print", notes=["the options, or `qty: 0`, leave out every card"])
    return tuple(made)


def _check_components(games: Iterable[GameSpec], selection: Selection, sink: Sink) -> None:
    """Refuse components that no chosen game has."""
    known = sorted({deck for game in games for deck in game.decks})
    for component in selection.components:
        if component not in known:
            sink.error(
                "P004",
                f"there is no component `{component}`",
                notes=[f"components: {listed(known)}"],
                help=suggestion(component, known),
            )


def _languages(game: GameSpec, selection: Selection, sink: Sink) -> tuple[str, ...]:
    """The languages to make of a game."""
    for language in selection.languages:
        if language not in game.languages:
            sink.error(
                "P006",
                f"game `{game.id}` has no language `{language}`",
                Span(game.path),
                notes=[f"languages: {listed(game.languages)}"],
                help=f"write `--lang {game.languages[0]}`",
            )
    if not selection.languages:
        return game.languages
    return tuple(language for language in selection.languages if language in game.languages)


def _unknown_variant(game: GameSpec, variant: str, sink: Sink) -> None:
    """Say which variants there are."""
    names = game.variants
    sink.error(
        "P007",
        f"game `{game.id}` has no variant `{variant}`",
        Span(game.path),
        notes=[f"variants: {listed(names)}" if names else "it declares no `variants:`"],
        help=suggestion(variant, names),
    )


def _cards(game: GameSpec, deck: DeckSpec, selection: Selection, sink: Sink) -> tuple[CardSpec, ...]:
    """The entries of a deck to print: chosen by id or position, in play at the player count, `qty` above 0."""
    from pnp.expressions.views import build_views

    chosen = deck.cards
    if selection.cards:
        wanted = _positions(deck, selection.cards, sink)
        chosen = tuple(card for position, card in enumerate(deck.cards) if position in wanted)
    if selection.players is not None:
        if selection.players not in deck.players:
            _no_set_up(deck, selection.players, sink)
            return ()
        views = build_views(game, game.languages[0]).decks[deck.id].cards
        removed = [cast("tuple[int, ...]", view["out_at"]) for view in views]
        out = {card.id for card, counts in zip(deck.cards, removed, strict=True) if selection.players in counts}
        chosen = tuple(card for card in chosen if card.id not in out)
    return tuple(card for card in chosen if card.qty)


def _no_set_up(deck: DeckSpec, players: int, sink: Sink) -> None:
    """Say which player counts there are."""
    counts = [str(count) for count in deck.players]
    sink.error(
        "P008",
        f"deck `{deck.id}` has no set-up for {players} players",
        deck.span,
        notes=[f"set-ups: {', '.join(counts)}" if counts else "it has no `players:`"],
        help=f"write `--players {counts[-1]}`" if counts else None,
    )


def _positions(deck: DeckSpec, text: str, sink: Sink) -> frozenset[int]:
    """The indices that `1-9,alhambra` names; an exact id wins over a position."""
    by_id: Mapping[str, int] = {card.id: index for index, card in enumerate(deck.cards)}
    found: set[int] = set()
    for part in (part.strip() for part in text.split(",") if part.strip()):
        match = _RANGE.fullmatch(part)
        if part in by_id:
            found.add(by_id[part])
        elif match and 1 <= int(match[1] or match[3]) <= int(match[2] or match[3]) <= len(deck.cards):
            found.update(range(int(match[1] or match[3]) - 1, int(match[2] or match[3])))
        else:
            sink.error(
                "P005",
                f"deck `{deck.id}` has no card `{part}`",
                deck.span,
                notes=[f"it has {len(deck.cards)} cards; positions go from 1 to {len(deck.cards)}"],
                help=suggestion(part, by_id),
            )
    return frozenset(found)
