"""`pnp export png`: single cards as pictures, from the same artworks as the sheets."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from operator import methodcaller
from pathlib import Path

from pnp import __version__
from pnp.diagnostics import Severity, Sink
from pnp.model.options import BuildOptions
from pnp.model.spec import CardSpec
from pnp.pipeline.blocks import PngOptions
from pnp.pipeline.build import workshop
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Outcome, Steps, number_of, outcome
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.select import Product, ask_for_texts, has_back, note_undrawn, products
from pnp.units import MM_PER_INCH

MOST_PIXELS = 200_000_000
"""Of a picture: A0 at 350 dpi, which takes 0.8 GB while it is drawn."""

MOST_PX = 32_767
"""In a row or a column: cairo draws no more."""


def export_png(root: Path | None, options: BuildOptions, progress: Steps, png: PngOptions) -> Outcome:
    """Write the chosen cards as PNG files to `<out>/<game>/png/`, whole or not at all."""
    started = time.monotonic()
    sink = Sink()
    world = open_world(root, sink)
    project = load_checked(world, options.selection.games, sink) if world else None
    chosen = products(project, options.selection, sink) if project else ()
    if not world or not project or sink.failed:
        return outcome(sink, world)
    note_undrawn(project, options.selection, sink)
    ask_for_texts(chosen, sink)
    _check_sizes(chosen, png, sink)
    if sink.failed:
        return outcome(sink, world)
    wanted = [
        (number, card, side)
        for number, product in enumerate(chosen)
        for card in product.cards
        for side in ("face", "back")
        if side == "face" or has_back(product, card)
    ]
    with Crew(lambda: workshop(world, chosen), options.jobs) as crew:
        tasks = [crew.submit(methodcaller("png", number, card.id, side, png)) for number, card, side in wanted]
        pictures = []
        for done, (task, (number, _, _)) in enumerate(zip(tasks, wanted, strict=True), 1):
            picture = task.result()
            sink.extend(picture.diagnostics)
            pictures.append(picture.png)
            progress.step(done, len(tasks), chosen[number].deck.id)
    if sink.failed or (png.strict and sink.count(Severity.WARNING)):
        return outcome(sink, world)
    folder = options.out
    _write(world.root / folder, chosen, wanted, pictures, sink)
    seconds = time.monotonic() - started
    return outcome(
        sink, world, "" if sink.failed else f"{number_of(len(pictures), 'picture')} in {folder}, {seconds:.1f} s"
    )


def _check_sizes(chosen: Sequence[Product], png: PngOptions, sink: Sink) -> None:
    """Report what is larger than a picture can be (P722), once for each deck or board."""
    for deck in {product.deck.id: product.deck for product in chosen}.values():
        around = 0.0 if png.trim else 2 * deck.bleed
        sides = [(length + around) / MM_PER_INCH for length in (deck.size.width, deck.size.height)]
        most = min(MOST_PX / max(sides), math.sqrt(MOST_PIXELS / (sides[0] * sides[1])))
        if png.resolution_dpi > most:
            width, height = (math.ceil(side * png.resolution_dpi) for side in sides)
            sink.error(
                "P722",
                f"a picture of `{deck.id}` of {width:,} x {height:,} pixels is too large",
                deck.span,
                notes=[f"at most {MOST_PIXELS // 1_000_000} million pixels are drawn, {MOST_PX:,} in a row"],
                help=f"use `--dpi {math.floor(most)}`",
            )


def _write(
    root: Path,
    chosen: Sequence[Product],
    wanted: Sequence[tuple[int, CardSpec, str]],
    pictures: Sequence[bytes],
    sink: Sink,
) -> None:
    """Write each game's pictures."""
    from pnp.export.folder import OutputError, OutputFolder
    from pnp.export.manifest import FileEntry, Manifest, digest
    from pnp.export.names import file_names

    parts = [_parts(chosen[number], card, side) for number, card, side in wanted]
    names = [f"png/{name}" for name in file_names(parts, ".png")]
    for game in dict.fromkeys(product.game.id for product in chosen):
        files: dict[str, bytes] = {}
        entries = []
        for name, picture, (number, card, _) in zip(names, pictures, wanted, strict=True):
            product = chosen[number]
            if product.game.id == game:
                files[name] = picture
                entries.append(
                    FileEntry(
                        name,
                        digest(picture),
                        product.deck.id,
                        language=product.language,
                        variant=product.variant,
                        cards=((card.id, 1),),
                    )
                )
        try:
            OutputFolder(root, game).write(files, Manifest(game, __version__, tuple(entries)))
        except OutputError as error:
            sink.report(error.diagnostic)


def _entry(product: Product, card: CardSpec) -> str:
    """What tells a card from others of its deck; a board is one alone."""
    return "" if product.deck.printed == "board" else card.id


def _parts(product: Product, card: CardSpec, side: str) -> list[str]:
    """The parts of a picture's name: deck, card, side, language, variant."""
    return [part for part in (product.deck.id, _entry(product, card), side, product.language, product.variant) if part]
