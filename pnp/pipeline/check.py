"""`pnp check`: content, composition, layouts, fonts and fit, without making a PDF."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from operator import methodcaller
from pathlib import Path

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.text import counted
from pnp.model.spec import GameSpec, ProjectSpec
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.remembered import Memory, asked_of, remembered
from pnp.pipeline.select import every_product
from pnp.world import World

CACHE = "output/.cache"


def check(root: Path | None, games: Sequence[str] = (), print_lint: bool = False) -> Outcome:
    """Find every mistake of the games named (all by default), in all languages, without a variant.

    Args:
        root: the project folder; None takes the nearest one.
        games: ids; empty means all.
        print_lint: also draw the cards, in the first language, at 100 dpi and look at them, and look for what nothing
            uses.

    What was found in a game is kept in `output/.cache`, and counts as long as nothing that was looked at changes.
    """
    started = time.monotonic()
    sink = Sink()
    world = open_world(root, sink)
    checked = check_world(world, games, sink, print_lint, Memory(world.root / CACHE)) if world else None
    if sink.failed or checked is None:
        return outcome(sink, world)
    cards = sum(len(deck.cards) for game in checked.games.values() for deck in game.decks.values())
    seconds = time.monotonic() - started
    made = f"{number_of(len(checked.games), 'game')}, {number_of(cards, 'card')}"
    verdict = counted(0, sink.count(Severity.WARNING))
    return outcome(sink, world, f"{made}: {verdict} ({seconds:.1f} s)")


def check_world(
    world: World, games: Sequence[str], sink: Sink, print_lint: bool = False, memory: Memory | None = None
) -> ProjectSpec | None:
    """Check a project in any world; the project where it could be read. `memory` has what was found before."""
    project = load_checked(world, games, sink, refresh=True)
    if project is None:
        return None
    from pnp.check import check_translations

    for game in project.games.values():
        check_translations(game, game.languages, {deck.id: deck.cards for deck in game.decks.values()}, sink)
    examiner = Examiner(world, project, print_lint, memory)
    if memory is None or len(project.games) == 1:
        for id in project.games:
            sink.extend(examiner.game(id))
    else:
        with Crew(lambda: examiner, 0) as crew:
            ids = list(project.games)
            waiting = {id: crew.submit(methodcaller("game", id)) for id in ids[::2]}
            own = {id: examiner.game(id) for id in ids[1::2]}
            for id in ids:
                sink.extend(own[id] if id in own else waiting[id].result())
    if print_lint and not games and not sink.failed:
        sink.extend(_idle_fonts(world, project, memory))
    return project


class Examiner:
    """Looks at the cards of games, one by one."""

    def __init__(self, world: World, project: ProjectSpec, print_lint: bool, memory: Memory | None) -> None:
        """`memory` has what was found before."""
        self._world = world
        self._project = project
        self._print_lint = print_lint
        self._memory = memory

    def game(self, id: str) -> tuple[Diagnostic, ...]:
        """What the cards of a game give rise to, or gave when nothing was different."""
        game, print_lint = self._project.games[id], self._print_lint
        asked = asked_of(self._world, id) if self._memory else ""
        ask = partial(remembered, self._memory, asked, self._world)
        found = ask(f"check-{id}{'-print' if print_lint else ''}", partial(_found, self._project, game, print_lint))
        if print_lint and not any(one.severity is Severity.ERROR for one in found):
            return (*found, *ask(f"unused-{id}", partial(_unused, game)))
        return found


def _unused(game: GameSpec, world: World) -> tuple[Diagnostic, ...]:
    """What of a game nothing uses."""
    from pnp.pipeline.unused import report_unused

    sink = Sink()
    report_unused(world, game, sink)
    return sink.diagnostics


def _idle_fonts(world: World, project: ProjectSpec, memory: Memory | None) -> tuple[Diagnostic, ...]:
    """The fonts that no layout names."""
    from pnp.pipeline.unused import is_finished, note_unused_fonts

    if not all(map(is_finished, project.games.values())):
        return ()

    def made(world: World) -> tuple[Diagnostic, ...]:
        sink = Sink()
        note_unused_fonts(world, project, sink)
        return sink.diagnostics

    asked = " ".join(asked_of(world, id) for id in project.games) if memory else ""
    return remembered(memory, asked, world, "unused-fonts", made)


def _found(project: ProjectSpec, game: GameSpec, print_lint: bool, world: World) -> tuple[Diagnostic, ...]:
    """Fill and typeset every card of a game in each language, and with `print_lint` look at how it prints."""
    from pnp.pipeline.workshop import Workshop

    products = every_product(game)
    workshop = Workshop(world, products)
    sink = Sink()
    if project.label_font:
        workshop.label_font(project.label_font)
    looked_at = set()
    for number, product in enumerate(products):
        # In further languages the question is whether texts fit and fonts have their letters; the rest is the same.
        is_further = product.deck.id in looked_at
        sink.extend(workshop.set_texts(number) if is_further else workshop.checked(number, print_lint))
        looked_at.add(product.deck.id)
    return sink.diagnostics
