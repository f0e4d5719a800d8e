"""`pnp build`: every step in its order, from files to files."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.diagnostics import Severity, Sink
from pnp.diagnostics.similar import listed
from pnp.model.options import BuildOptions, Selection
from pnp.pipeline.boards import only_boards
from pnp.pipeline.crew import Crew
from pnp.pipeline.documents import Document, documents
from pnp.pipeline.drawing import draw
from pnp.pipeline.left_out import left_out
from pnp.pipeline.outcome import Outcome, Steps, outcome
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.select import Product, ask_for_texts, note_undrawn, papers, products
from pnp.pipeline.writing import write
from pnp.world import DiskWorld

if TYPE_CHECKING:
    from pnp.export.cache import LayerCache
    from pnp.model.spec import ProjectSpec
    from pnp.pipeline.workshop import Workshop

CACHE = "output/.cache"


def build(root: Path | None, options: BuildOptions, progress: Steps, strict: bool = False) -> Outcome:
    """Build the PDFs that `options` asks for. Nothing of a game is written unless all of it is right.

    Args:
        root: the project folder; None takes the nearest one.
        options: what, on which sheets, where to.
        progress: is told of each finished step.
        strict: write nothing where there is a warning.

    Reports:
        whatever the rooms report.
    """
    started = time.monotonic()
    sink = Sink()
    world = open_world(root, sink)
    project = load_checked(world, options.selection.games, sink, refresh=True) if world else None
    if not world or not project:
        return outcome(sink, world)
    if options.printer_name:
        from pnp.pipeline.printers import with_printer

        options = with_printer(project, options, sink)
    chosen_papers = papers(project, options.selection, sink)
    chosen = chosen_products(project, options, sink)
    note_undrawn(project, options.selection, sink)
    changes = None
    if options.changed and not sink.failed:
        from pnp.pipeline.printed.changed import find_changes

        changes = find_changes(world, project, chosen, (options, progress, sink))
        chosen = changes.products if changes else ()
    ask_for_texts(chosen, sink)
    planned = documents(project, chosen, chosen_papers, as_planned(options), sink)
    if not planned and changes is None and not sink.failed:
        _tell_nothing(chosen, options, sink)
    if sink.failed:
        return outcome(sink, world)
    stores = _stores(world, chosen, options)
    with Crew(lambda: workshop(world, chosen, planned, stores), options.jobs) as crew:
        drawing = draw(crew, chosen, planned, stores, (progress, sink))
        if drawing is None or (strict and sink.count(Severity.WARNING)):
            return outcome(sink, world)
        dropped = left_out(chosen, chosen_papers, planned, options)
        written = write(world.root / options.out, chosen, planned, drawing, (options, changes, dropped, sink))
    for store in dict.fromkeys(stores):
        store.save()
    if not sink.failed and options.mark_printed:
        _mark_printed(world, written.names, options, (progress, sink))
    closing = written.closing(time.monotonic() - started) if planned and (written.files or not sink.failed) else ""
    if sink.failed:
        return outcome(sink, world, closing)
    return outcome(sink, world, "\n\n".join(filter(None, (changes.text if changes else "", closing))))


def as_planned(options: BuildOptions) -> BuildOptions:
    """The options that sheets are planned by: of changes, it is known already how many copies of each card lack."""
    return replace(options, selection=replace(options.selection, copies=1)) if options.changed else options


def _tell_nothing(chosen: tuple[Product, ...], options: BuildOptions, sink: Sink) -> None:
    """All that is chosen was left out on its way to paper.

    Reports:
        P602 where it has no backs, P009 where it fits no paper.
    """
    names = listed(dict.fromkeys(f"`{product.deck.id}`" for product in chosen))
    if options.sheets.sides == "backs":
        what = f"only backs are asked for, and what is chosen has none: {names}"
        sink.error("P602", what, help="use `--sides fronts`")
    else:
        sink.error("P009", "nothing is left to print", notes=[f"what is chosen fits no paper: {names}"])


def chosen_products(project: ProjectSpec, options: BuildOptions, sink: Sink) -> tuple[Product, ...]:
    """What a build makes: what is selected, of it boards alone with `--tile`, booklets alone with `--booklet`.

    Reports:
        P004-P009.
    """
    chosen = only_boards(products(project, options.selection, sink), options, sink)
    if not options.booklet and all(product.deck.printed != "pages" for product in chosen):
        return chosen
    from pnp.pipeline.booklets import only_booklets, without_booklets

    return only_booklets(chosen, sink) if options.booklet else without_booklets(chosen, options.selection.components)


def _mark_printed(world: DiskWorld, files: tuple[str, ...], options: BuildOptions, telling: tuple[Steps, Sink]) -> None:
    """Record that what was built is printed."""
    from pnp.pipeline.printed.marking import Printed, mark_printed

    progress, sink = telling
    selection = Selection(options.selection.games, options.selection.components, languages=options.selection.languages)
    asked = Printed(selection, files, options.out, options.jobs)
    if files:
        sink.extend(mark_printed(world.root, asked, progress).diagnostics)


def workshop(
    world: DiskWorld,
    chosen: tuple[Product, ...],
    planned: tuple[Document, ...] = (),
    kept: Sequence[LayerCache] = (),
) -> Workshop:
    """Make a worker's workshop; the drawing libraries are imported here, in the worker."""
    from pnp.pipeline.workshop import Workshop

    return Workshop(world, chosen, planned, kept)


def _stores(world: DiskWorld, chosen: Sequence[Product], options: BuildOptions) -> list[LayerCache]:
    """For each product where drawn layers are kept: one file a deck, whatever the languages.

    Changes are kept apart, so that the whole deck stays.
    """
    from pnp.export.cache import LayerCache

    apart = "-changed" if options.changed else ""
    names = [f"{product.game.id}-{product.deck.id}{apart}.layers" for product in chosen]
    files = {name: LayerCache(world.root / CACHE / name) for name in names}
    return [files[name] for name in names]
