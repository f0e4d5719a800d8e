"""What the command line selects: games, decks, languages, papers, cards. Every name is checked here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import cast

from msgspec import Struct

from pnp.diagnostics import Diagnostic, Severity, Sink, Span
from pnp.diagnostics.similar import listed, suggestion
from pnp.expressions.views import LOCAL
from pnp.geometry import Size
from pnp.model.box import BOX, DIVIDERS
from pnp.model.options import Selection
from pnp.model.spec import TOKENS, CardSpec, DeckSpec, GameSpec, ProjectSpec
from pnp.pipeline.pages import BOOKLET, RULES, page_decks, page_languages
from pnp.sizes import PAPERS, PaperSize, parse_paper
from pnp.units import LengthError, format_mm

LONGEST_PAPER = 5080.0
"""A side of a PDF page is at most 14,400 units of 1/72 inch (ISO 32000-1, annex C)."""

_RANGE = re.compile(r"(\d+)\s*-\s*(\d+)|(\d+)")


class Paper(Struct, frozen=True):
    """A paper as chosen: its name for files and labels, its size in mm, and where it was set.

    `page`: where one file is for several papers, the first of them; `size` is then the area that all of them share.
    """

    name: str
    size: Size
    span: Span | None
    page: Size | None = None


class Product(Struct, frozen=True):
    """One deck in one language and variant; its artworks serve every paper.

    Attributes:
        cards: the entries to print, each once, in deck order.
        players: the count whose set-up was asked for.
        times: how often a board, a rules sheet or a box is printed, beside the copies that are asked for.
    """

    game: GameSpec
    deck: DeckSpec
    language: str
    variant: str
    players: int | None
    cards: tuple[CardSpec, ...]
    times: int = 1


def has_back(product: Product, card: CardSpec) -> bool:
    """Whether a card has anything on its back."""
    return card.has_back and (card.back is not None or product.deck.back is not None)


def is_drawn(deck: DeckSpec, card: CardSpec) -> bool:
    """Whether there is a layout to draw the card with."""
    return (card.layout or deck.face) is not None


def note_undrawn(project: ProjectSpec, selection: Selection, sink: Sink) -> None:
    """Say which of the chosen decks are left out because there is no layout for any of their cards (P015, a note)."""
    for game in project.games.values():
        for deck in game.decks.values():
            if is_chosen(deck, selection) and _is_undrawn(deck):
                what = f"deck `{deck.id}` has no layout, so nothing of it is printed"
                help = f"write `layout: {{face: {game.id}/face.svg}}` in {deck.path} when the layout is there"
                sink.report(Diagnostic("P015", what, deck.span, Severity.NOTE, help=help))
        for board in game.boards.values():
            if not board.face and (not selection.components or board.id in selection.components):
                what = f"board `{board.id}` has no layout, so it is not printed"
                help = f"write `layout: {{face: {game.id}/{board.id}.svg}}` in {board.path} when the layout is there"
                sink.report(Diagnostic("P015", what, board.span, Severity.NOTE, help=help))


def ask_for_texts(products: Iterable[Product], sink: Sink) -> None:
    """Tell which texts of the products are missing in their languages, so that another language stands in.

    Reports:
        P260, a warning.
    """
    from pnp.check import check_translations

    by_game: dict[str, list[Product]] = {}
    for product in products:
        by_game.setdefault(product.game.id, []).append(product)
    for made in by_game.values():
        cards = {product.deck.id: product.cards for product in made}
        check_translations(made[0].game, {product.language for product in made}, cards, sink)


def _is_undrawn(deck: DeckSpec) -> bool:
    """Whether a deck has cards and a layout for none of them."""
    return bool(deck.cards) and not any(is_drawn(deck, card) for card in deck.cards)


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
        elif max(size.page.width, size.page.height) > LONGEST_PAPER:
            what = f"`{text}` is larger than a page of a PDF may be, {format_mm(LONGEST_PAPER)} on a side"
            sink.error("P003", what, span, help="write the size of the paper that you have, as `320 x 450 mm`")
        else:
            page = size.page if size.page != size.area else None
            chosen.append(Paper(re.sub(r"\s+", "", text.lower()), size.area, span, page))
    return tuple({paper.name: paper for paper in chosen}.values())


def _paper_size(text: str) -> PaperSize | None:
    """The size, or None where the text gives none."""
    try:
        return parse_paper(text)
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
    decks = [deck for game in games for deck in game.decks.values() if is_chosen(deck, selection)]
    positions = _positions(decks, selection.cards, sink) if selection.cards else None
    # Beside decks with set-ups, those without any are in play at every count; alone they can answer none.
    counted = any(deck.players for deck in decks)
    made = []
    for game in games:
        languages = _languages(game, selection, sink)
        if selection.variant and selection.variant not in game.variants:
            _unknown_variant(game, selection.variant, sink)
            continue
        for deck in game.decks.values():
            if not is_chosen(deck, selection):
                continue
            wanted = deck.cards
            if positions is not None:
                wanted = tuple(card for index, card in enumerate(wanted) if index in positions[game.id, deck.id])
            players = None if counted and not deck.players else selection.players
            cards = _in_play(game, deck, wanted, (players, sink))
            made += [
                Product(game, deck, language, selection.variant, selection.players, cards)
                for language in languages
                if cards and (selection.languages or _is_made_in(language, deck, languages))
            ]
        made += _page_products(game, selection, languages)
    if not made and not sink.failed:
        undrawn = [deck.id for deck in decks if _is_undrawn(deck)]
        notes = ["the options, or `qty: 0`, leave out every card"] if len(undrawn) < len(decks) else []
        sink.error("P009", "nothing is left to print", notes=[*notes, *map("deck `{}` has no layout".format, undrawn)])
    return tuple(made)


def every_product(game: GameSpec) -> tuple[Product, ...]:
    """All cards of every deck, board and rules sheet in each language that it is made in: what a check looks at."""
    decks = [
        Product(game, deck, language, "", None, deck.cards)
        for deck in game.decks.values()
        for language in game.languages
        if _is_made_in(language, deck, game.languages)
    ]
    pages = [
        Product(game, deck, language, "", None, deck.cards)
        for deck in page_decks(game)
        for language in page_languages(game, game.languages, deck)
    ]
    return (*decks, *pages)


def _is_made_in(language: str, deck: DeckSpec, languages: Sequence[str]) -> bool:
    """Whether a deck is made in one of `languages` unasked: in `local` only where its cards have own languages.

    All others are in `local` as in another language, if there is one.
    """
    speaks = any(field.type == "language" for field in deck.fields.values())
    return language != LOCAL or speaks or len(languages) == 1


def _page_products(game: GameSpec, selection: Selection, languages: tuple[str, ...]) -> list[Product]:
    """Boards and rules sheets, unless single cards or the cards of one player count are asked for."""
    if selection.cards or (selection.players is not None and not selection.components):
        return []
    return [
        Product(game, deck, language, selection.variant, None, deck.cards)
        for deck in page_decks(game)
        if is_chosen(deck, selection)
        for language in page_languages(game, languages, deck)
    ]


def _check_components(games: Iterable[GameSpec], selection: Selection, sink: Sink) -> None:
    """Refuse components that no chosen game has."""
    known = sorted({deck for game in games for deck in (*game.decks, *(page.id for page in page_decks(game)))})
    if any(deck.tokens for game in games for deck in game.decks.values()):
        known = sorted({*known, TOKENS})
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
    return tuple(language for language in dict.fromkeys(selection.languages) if language in game.languages)


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


def is_chosen(deck: DeckSpec, selection: Selection) -> bool:
    """Whether a deck is among the components asked for."""
    if deck.tokens and TOKENS in selection.components:
        return True
    if (deck.id == DIVIDERS and BOX in selection.components) or (deck.id == BOOKLET and RULES in selection.components):
        return True
    return not selection.components or deck.id in selection.components


def _in_play(
    game: GameSpec, deck: DeckSpec, cards: tuple[CardSpec, ...], asked: tuple[int | None, Sink]
) -> tuple[CardSpec, ...]:
    """Those of `cards` that can be drawn, are in play at the player count asked for and have a `qty` above 0."""
    from pnp.expressions.views import build_views

    players, sink = asked
    cards = tuple(card for card in cards if is_drawn(deck, card))
    if players is not None and cards:
        if players not in deck.players:
            _no_set_up(deck, players, sink)
            return ()
        views = build_views(game, game.languages[0]).decks[deck.id].cards
        removed = [cast("tuple[int, ...]", view["out_at"]) for view in views]
        out = {card.id for card, counts in zip(deck.cards, removed, strict=True) if players in counts}
        cards = tuple(card for card in cards if card.id not in out)
    return tuple(card for card in cards if card.qty)


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


def _positions(decks: Sequence[DeckSpec], text: str, sink: Sink) -> dict[tuple[str, str], set[int]]:
    """The indices that `1-9,alhambra` names, by game and deck; an exact id in any of the decks wins over a position."""
    found: dict[tuple[str, str], set[int]] = {(deck.game, deck.id): set() for deck in decks}
    ids = [{card.id: index for index, card in enumerate(deck.cards)} for deck in decks]
    for part in (part.strip() for part in text.split(",") if part.strip()):
        named = [range(by_id[part], by_id[part] + 1) if part in by_id else range(0) for by_id in ids]
        if not any(named):
            named = [_range(part, len(deck.cards)) for deck in decks]
        for deck, indices in zip(decks, named, strict=True):
            found[deck.game, deck.id].update(indices)
        if decks and not any(named):
            _unknown_card(decks, part, sink)
    return found


def _range(part: str, count: int) -> range:
    """The indices of a position or of a stretch of positions; none where it is neither or goes beyond `count`."""
    match = _RANGE.fullmatch(part)
    first, last = (int(match[1] or match[3]), int(match[2] or match[3])) if match else (0, 0)
    return range(first - 1, last) if 1 <= first <= last <= count else range(0)


def _unknown_card(decks: Sequence[DeckSpec], part: str, sink: Sink) -> None:
    """Say that no deck has it, and how many cards there are."""
    one = len(decks) == 1
    sink.error(
        "P005",
        f"deck `{decks[0].id}` has no card `{part}`" if one else f"no deck has a card `{part}`",
        decks[0].span if one else None,
        notes=[
            f"{'it' if one else f'deck `{deck.id}`'} has {len(deck.cards)} cards; "
            f"positions go from 1 to {len(deck.cards)}"
            for deck in decks
        ],
        help=suggestion(part, [card.id for deck in decks for card in deck.cards]),
    )
