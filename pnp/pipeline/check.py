"""`pnp check`: content, composition, layouts, fonts and fit, without making a PDF."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from pnp.diagnostics import Severity, Sink
from pnp.diagnostics.text import counted
from pnp.model.spec import ProjectSpec
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.select import Product
from pnp.world import DiskWorld, World


def check(root: Path | None, games: Sequence[str] = (), print_lint: bool = False) -> Outcome:
    """Find every mistake of the games named (all by default), in the default language and variant.

    Args:
        root: the project folder; None takes the nearest one.
        games: ids; empty means all.
        print_lint: also draw the cards at 100 dpi and look at them.
    """
    started = time.monotonic()
    sink = Sink()
    world = open_world(root, sink)
    checked = check_world(world, games, sink, print_lint) if world else None
    if world and checked:
        refresh_schemas(world, checked)
    if sink.failed or checked is None:
        return outcome(sink, world)
    cards = sum(len(deck.cards) for game in checked.games.values() for deck in game.decks.values())
    seconds = time.monotonic() - started
    made = f"{number_of(len(checked.games), 'game')}, {number_of(cards, 'card')}"
    verdict = counted(0, sink.count(Severity.WARNING))
    return outcome(sink, world, f"{made}: {verdict} ({seconds:.1f} s)")


def refresh_schemas(world: DiskWorld, project: ProjectSpec) -> None:
    """Keep up to date what `pnp schema` has written, so that an editor knows the fields added since."""
    from pnp.pipeline.schema import refresh

    refresh(world, project)


def check_world(world: World, games: Sequence[str], sink: Sink, print_lint: bool = False) -> ProjectSpec | None:
    """Check a project in any world; the project where it could be read."""
    project = load_checked(world, games, sink)
    if project is None:
        return None
    from pnp.check import check_translations
    from pnp.pipeline.workshop import Workshop

    for game in project.games.values():
        check_translations(game, game.languages, {deck.id: deck.cards for deck in game.decks.values()}, sink)
    products = [
        Product(game, deck, game.languages[0], "", None, deck.cards)
        for game in project.games.values()
        for deck in game.decks.values()
    ]
    workshop = Workshop(world, products)
    if project.label_font:
        workshop.label_font(project.label_font)
    for number in range(len(products)):
        sink.extend(workshop.checked(number, print_lint))
    return project
