"""What the cards of some products look like: the keys of their layers, and the record to compare them with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.diagnostics import Sink, Span
from pnp.export.printed import PRINTED_FOLDER, RECORD_NAME, read_record
from pnp.model.printed import Keys, Record
from pnp.pipeline.blocks import BLOCK_CARDS
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Steps
from pnp.pipeline.select import Product
from pnp.units import MM_PER_INCH

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop

LOOK_DPI = 300
"""At which two pictures must have the same pixels: an edge that moves by 0.01 mm changes them. A side takes 15 ms, at
110 dpi it would take 9."""

LONGEST_LOOK = 5000
"""Pixels on the longer side of a picture that is compared: A3 at LOOK_DPI."""

Wanted = Mapping[str, tuple[int, str, str]]
"""Sides by the names of their pictures: number of the product, card, `face` or `back`."""


def traced(
    crew: Crew[Workshop], products: Sequence[Product], telling: tuple[Steps, Sink]
) -> tuple[Mapping[str, Keys], ...] | None:
    """For each product the keys of its artworks by id; None where a layout has a mistake.

    Only mistakes are told: what else the rooms say is said when the cards are drawn.
    """
    progress, sink = telling
    own = Sink()
    tasks = [
        [crew.submit(methodcaller("cards", number, start)) for start in range(0, len(product.cards), BLOCK_CARDS)]
        for number, product in enumerate(products)
    ]
    found: list[Mapping[str, Keys]] = []
    for done, (product, blocks) in enumerate(zip(products, tasks, strict=True), 1):
        keys: dict[str, Keys] = {}
        for task in blocks:
            block = task.result()
            own.extend(block.diagnostics)
            keys |= {name: artwork.keys for name, artwork in block.artworks.items()}
        found.append(keys)
        progress.step(done, len(products), product.deck.id)
    if own.failed:
        sink.extend(own.diagnostics)
        return None
    return tuple(found)


def looks_of(crew: Crew[Workshop], products: Sequence[Product], wanted: Wanted) -> dict[str, str]:
    """The fingerprints of some sides, by the same names; what cannot be drawn is left out."""
    tasks = {}
    for name, (number, id, side) in wanted.items():
        size = products[number].deck.size
        dpi = min(LOOK_DPI, int(LONGEST_LOOK * MM_PER_INCH / max(size.width, size.height)))
        tasks[name] = crew.submit(methodcaller("fingerprint", number, id, side, dpi))
    return {name: look for name, task in tasks.items() if (look := task.result())}


def folder_of(root: Path, game: str) -> Path:
    """Where the record and the pictures of a game are kept."""
    return root / PRINTED_FOLDER / game


def recorded(root: Path, game: str, sink: Sink) -> Record:
    """What was printed of a game; nothing before the first time.

    Reports:
        P032 where the record is there and cannot be read.
    """
    place = folder_of(root, game) / RECORD_NAME
    try:
        record = read_record(place.read_bytes())
    except FileNotFoundError:
        return Record()
    except OSError:
        record = None
    if record is None:
        name = f"{PRINTED_FOLDER}/{game}/{RECORD_NAME}"
        sink.error(
            "P032",
            f"`{name}` is not as pnp wrote it",
            Span(name),
            notes=("it says which pictures of the cards were printed last",),
            help="put its last version back, or delete it and run `pnp printed` once all cards are printed again",
        )
        return Record()
    return record
