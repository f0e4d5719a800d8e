"""`pnp diff`: printed and present cards beside each other, on the terminal and as a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import methodcaller
from pathlib import Path

from pnp.diagnostics import Sink
from pnp.export.folder import OutputError, why
from pnp.export.printed import picture_name
from pnp.model.options import BuildOptions
from pnp.model.printed import Keys, PrintedCard
from pnp.pipeline.build import workshop
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Outcome, Steps, outcome
from pnp.pipeline.printed.changed import Changes, find_changes
from pnp.pipeline.printed.marking import picture_options
from pnp.pipeline.printed.page import Pictures, page
from pnp.pipeline.printed.tracing import folder_of
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.select import products
from pnp.world import DiskWorld

PAGE_NAME = "diff.html"


def difference(root: Path | None, options: BuildOptions, progress: Steps) -> Outcome:
    """Write `<out>/<game>/diff.html` for each game that has changes, and say what they are.

    Reports:
        what `find_changes` reports, P701 where the disk refuses.
    """
    sink = Sink()
    world = open_world(root, sink)
    project = load_checked(world, options.selection.games, sink) if world else None
    chosen = products(project, options.selection, sink) if project else ()
    if not world or not project or sink.failed:
        return outcome(sink, world)
    changes = find_changes(world, project, chosen, (options, progress, sink))
    if changes is None:
        return outcome(sink, world)
    lines = [changes.text]
    for game in dict.fromkeys(swaps.game for swaps in changes.found if swaps.swaps):
        of_game = Changes(tuple(swaps for swaps in changes.found if swaps.game == game))
        content = page(of_game, _pictures(world, game, of_game, options)).encode("utf-8")
        if _written(world.root / options.out / game, content, sink):
            lines.append(f"old and new beside each other: {options.out}/{game}/{PAGE_NAME}")
    return outcome(sink, world, "\n\n".join(lines))


def _written(folder: Path, content: bytes, sink: Sink) -> bool:
    """Write the page of a game; False where the disk refuses."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(folder / PAGE_NAME, content)
    except OSError as error:
        sink.report(OutputError(folder / PAGE_NAME, why(error)).diagnostic)
        return False
    return True


def _pictures(world: DiskWorld, game: str, changes: Changes, options: BuildOptions) -> Pictures:
    """The pictures of all sides that the page shows, as far as they are kept or can be drawn."""
    kept = folder_of(world.root, game)
    shown = [swap for swaps in changes.found for swap in swaps.swaps]
    found = {
        side: (kept / picture_name(side)).read_bytes()
        for side in _sides(card for swap in shown for card in (swap.old, swap.new) if card)
        if (kept / picture_name(side)).is_file()
    }
    there = [(swaps.product, swaps) for swaps in changes.found if swaps.product]
    chosen = tuple(product for product, _ in there)
    with Crew(lambda: workshop(world, chosen), options.jobs) as crew:
        tasks = {
            keys: crew.submit(methodcaller("png", number, swap.id, side, picture_options(product)))
            for number, (product, swaps) in enumerate(there)
            for swap in swaps.swaps
            if swap.new
            for side, keys in (("face", swap.new.face), ("back", swap.new.back))
            if keys and keys not in found
        }
        return found | {keys: picture for keys, task in tasks.items() if (picture := task.result().png)}


def _sides(cards: Iterable[PrintedCard]) -> Sequence[Keys]:
    """The printed sides of some cards, each once."""
    return tuple(dict.fromkeys(side for card in cards for side in (card.face, card.back) if side))
