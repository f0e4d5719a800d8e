"""From a project to the numbers of its decks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.load import load_project
from pnp.model.options import BuildOptions, Selection
from pnp.model.spec import ProjectSpec
from pnp.pipeline.documents import Document, documents, title_in
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.select import Paper, Product, is_chosen, is_drawn, papers, products
from pnp.pipeline.stats.counting import crosstab, field_counts, text_lengths
from pnp.pipeline.stats.drawn import Drawn
from pnp.pipeline.stats.figures import DeckStats, SheetsNeeded
from pnp.pipeline.stats.page import page
from pnp.pipeline.stats.shown import shown_deck
from pnp.world import DiskWorld

USUAL_PAPERS = ("a4", "letter")
"""Counted on where pnp.yaml names none."""

PAGE = b"<!doctype html"
"""How a page begins, in small letters: only such a file is replaced."""

NOTHING_TO_PRINT = "P009"
"""No mistake here: decks without layouts can be counted."""


class StatsOptions(Struct, frozen=True):
    """What is asked for.

    Attributes:
        selection: games, components, languages, papers, variant; of several languages the first one counts.
        by: two fields for a crosstab, or none.
        ink: also estimate the ink, for which all cards are drawn.
        html: a file for a page with plots; None for text.
    """

    selection: Selection = field(default_factory=Selection)
    by: tuple[str, ...] = ()
    ink: bool = False
    html: Path | None = None


class Statistics(Struct, frozen=True):
    """The decks in numbers, the text to print (empty where a page was written), and what was reported."""

    decks: tuple[DeckStats, ...]
    text: str
    outcome: Outcome


def statistics(root: Path | None, options: StatsOptions) -> Statistics:
    """Count the decks of the project in `root`, or the nearest one. Composition rules are not asked.

    Reports:
        P001 no project, P018 a page that cannot be written, or that would replace another file, P020 a crosstab of
        other than two fields, or of fields that no deck has; what loading, the selection and layouts report.
    """
    sink = Sink()
    world = open_world(root, sink)
    project = load_project(world, sink, options.selection.games) if world else None
    if world is None or project is None or sink.failed:
        return Statistics((), "", outcome(sink, world))
    chosen = _products(project, options.selection, sink)
    _check_fields(options.by, chosen, sink)
    wanted = _papers(project, options.selection, sink)
    if sink.failed:
        return Statistics((), "", outcome(sink, world))
    decks = tuple(_deck(world, project, product, wanted, (options, sink)) for product in chosen)
    if options.html is None:
        return Statistics(decks, "\n\n\n".join(map(shown_deck, decks)), outcome(sink, world))
    if _is_no_page(options.html):
        sink.error("P018", f"`{options.html}` is there already, and no page", help="give another name")
        return Statistics(decks, "", outcome(sink, world))
    try:
        replace_file(options.html, page(decks).encode("utf-8"))
    except OSError as error:
        sink.error("P018", f"`{options.html}` cannot be written: {error.strerror}")
        return Statistics(decks, "", outcome(sink, world))
    return Statistics(decks, "", outcome(sink, world, f"{options.html} written"))


def _is_no_page(place: Path) -> bool:
    """Whether a file stands there that is no page, as the author's own content."""
    try:
        with place.open("rb") as file:
            return not file.read(len(PAGE)).lower().startswith(PAGE)
    except OSError:
        return False


def _products(project: ProjectSpec, selection: Selection, sink: Sink) -> tuple[Product, ...]:
    """Each chosen deck once, drawn or not, in the first language asked for that its game has, else in its first."""
    named = Sink()
    products(project, selection, named)
    sink.extend(message for message in named.diagnostics if message.code != NOTHING_TO_PRINT)
    return tuple(
        Product(
            game,
            deck,
            next((language for language in selection.languages if language in game.languages), game.languages[0]),
            selection.variant,
            None,
            tuple(card for card in deck.cards if card.qty),
        )
        for game in project.games.values()
        for deck in game.decks.values()
        if is_chosen(deck, selection)
    )


def _papers(project: ProjectSpec, selection: Selection, sink: Sink) -> tuple[Paper, ...]:
    """The papers asked for, those of pnp.yaml, else the usual ones."""
    named = selection.papers or tuple(paper.value for paper in project.paper) or USUAL_PAPERS
    return papers(project, replace(selection, papers=named), sink)


def _check_fields(by: Sequence[str], chosen: Sequence[Product], sink: Sink) -> None:
    """Report a crosstab that no deck can have."""
    if not by:
        return
    if len(by) != 2:
        sink.error("P020", f"`--by` has {len(by)} field{'' if len(by) == 1 else 's'}", help="write `--by suit,rank`")
        return
    known = sorted({name for product in chosen for name in product.deck.fields})
    unknown = [name for name in by if name not in known]
    for name in unknown:
        near = suggestion(name, known)
        notes = [] if near else [f"fields: {listed(known)}"]
        sink.error("P020", f"no deck has a field `{name}`", notes=notes, help=near)
    if not unknown and not any(set(by) <= set(product.deck.fields) for product in chosen):
        sink.error("P020", f"no deck has both `{by[0]}` and `{by[1]}`")


def _deck(
    world: DiskWorld,
    project: ProjectSpec,
    product: Product,
    wanted: tuple[Paper, ...],
    asked: tuple[StatsOptions, Sink],
) -> DeckStats:
    """One deck in numbers."""
    options, sink = asked
    deck, language = product.deck, product.language
    planned = documents(project, (product,), wanted, BuildOptions(options.selection), sink) if product.cards else ()
    own = Sink()
    is_seen = any(is_drawn(deck, card) for card in product.cards)
    drawn = Drawn(world, product, own) if is_seen else None
    icons = drawn.icons() if drawn else None
    inks = [drawn.ink(document) for document in planned] if drawn and options.ink else []
    sink.extend(own.diagnostics)
    return DeckStats(
        product.game.id,
        deck.id,
        title_in(deck.title, language, title_in(product.game.title, language, product.game.id)),
        language,
        deck.size,
        len(deck.cards),
        sum(card.qty for card in deck.cards),
        field_counts(deck, language),
        text_lengths(deck),
        crosstab(deck, options.by[0], options.by[1], language) if options.by else None,
        icons,
        tuple(_needed(document) for document in planned),
        tuple(ink for ink in inks if ink is not None),
    )


def _needed(document: Document) -> SheetsNeeded:
    """The sheets of a document."""
    first = document.sheets[0]
    side = first.recto or first.verso
    places = len(side.paths or side.placements) if side else 0
    return SheetsNeeded(document.paper.name, len(document.sheets), places)
