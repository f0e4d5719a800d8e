"""From planned documents to drawn chunks: hands work to the crew and puts the results in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import methodcaller
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.export.cache import chunk_key
from pnp.geometry import Size
from pnp.impose.rims import RIM
from pnp.model.artwork import FormRef, Layer, RenderedArtwork
from pnp.pipeline.blocks import BLOCK_CARDS, RENDERER, Block
from pnp.pipeline.crew import Crew, Waiting
from pnp.pipeline.documents import Document
from pnp.pipeline.outcome import Steps
from pnp.pipeline.select import Product

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop

ART_CHUNK = 32
"""Layers without text per chunk: a changed layer redraws its chunk, and each chunk costs a file's overhead."""

ArtLayers = tuple[tuple[Layer, Size], ...]


class ChunkStore(Protocol):
    """Where drawn chunks outlive a run."""

    def get(self, key: str) -> bytes | None:
        """The chunk of a key, or None."""

    def put(self, key: str, chunk: bytes) -> None:
        """Keep a chunk."""


class Drawing(Struct, frozen=True):
    """All that was drawn.

    Attributes:
        cards: the blocks of each product, in order.
        labels: the block of each document's labels.
        art: chunks of layers without text, by chunk key.
    """

    cards: tuple[tuple[Block, ...], ...]
    labels: tuple[Block, ...]
    art: Mapping[str, bytes]

    def composed(self, document: Document, number: int) -> tuple[dict[str, RenderedArtwork], list[bytes]]:
        """The drawn artworks of document `number` and the chunks that their forms stand in."""
        groups = [(prefix, self.cards[product]) for prefix, product in document.prefixed]
        artworks, chunks = _composed([*groups, ("", (self.labels[number],))], self.art)
        if has_rims(document):
            artworks |= _rims(groups, artworks)
        return artworks, chunks

    def pages(self, number: int) -> tuple[dict[str, RenderedArtwork], list[bytes]]:
        """The same of product `number` alone, each artwork also without its texts as `rim/` and its id."""
        blocks = self.cards[number]
        artworks, chunks = _composed([("", blocks)], self.art)
        return artworks | _rims([("", blocks)], artworks), chunks

    def keys(self, document: Document, name: str) -> tuple[str, ...]:
        """The layer keys of one artwork of a document, in paint order."""
        prefix, product = next(part for part in document.prefixed if name.startswith(part[0]))
        own = name.removeprefix(prefix)
        return next(block.artworks[own].keys for block in self.cards[product] if own in block.artworks)


def has_rims(document: Document) -> bool:
    """Whether bleed is made of the edges of artworks."""
    sides = [side for sheet in document.sheets for side in (sheet.recto, sheet.verso) if side]
    return any(placement.artwork.startswith(RIM) for side in sides for placement in side.placements)


def _rims(
    groups: Sequence[tuple[str, Sequence[Block]]], artworks: Mapping[str, RenderedArtwork]
) -> dict[str, RenderedArtwork]:
    """Each artwork of some blocks without its texts, as `rim/` and its id."""
    rims = {}
    for prefix, blocks in groups:
        for block in blocks:
            for name, traced in block.artworks.items():
                artwork = artworks[prefix + name]
                kept = [form for form, key in zip(artwork.forms, traced.keys, strict=True) if key not in block.letters]
                rims[f"{RIM}{prefix}{name}"] = replace(artwork, forms=tuple(kept))
    return rims


def _composed(
    groups: Sequence[tuple[str, Sequence[Block]]], art: Mapping[str, bytes]
) -> tuple[dict[str, RenderedArtwork], list[bytes]]:
    """The drawn artworks of some blocks, with what stands before their ids, and the chunks of their forms."""
    chunks: list[bytes] = []
    forms: dict[str, FormRef] = {}

    def add(chunk: bytes, keys: Iterable[str]) -> None:
        for page, key in enumerate(keys):
            forms.setdefault(key, FormRef(len(chunks), page))
        chunks.append(chunk)

    for _, blocks in groups:
        for block in blocks:
            if block.chunk:
                add(block.chunk, block.text_keys)
        for key, layers in art_chunks(blocks):
            add(art[key], (layer.key for layer, _ in layers))
    artworks = {
        prefix + name: RenderedArtwork(traced.size, traced.bleed, tuple(forms[key] for key in traced.keys))
        for prefix, blocks in groups
        for block in blocks
        for name, traced in block.artworks.items()
    }
    return artworks, chunks


def art_chunks(blocks: Iterable[Block]) -> Iterator[tuple[str, ArtLayers]]:
    """The layers without text of some blocks in order of first use, by chunks, each with its key."""
    layers: dict[str, tuple[Layer, Size]] = {}
    for block in blocks:
        for key, drawn in block.art.items():
            layers.setdefault(key, drawn)
    ordered = list(layers.values())
    for start in range(0, len(ordered), ART_CHUNK):
        chunk = tuple(ordered[start : start + ART_CHUNK])
        yield chunk_key((layer.key for layer, _ in chunk), RENDERER), chunk


def draw(
    crew: Crew[Workshop],
    products: Sequence[Product],
    planned: Sequence[Document],
    stores: Sequence[ChunkStore],
    telling: tuple[Steps, Sink],
) -> Drawing | None:
    """Fill, typeset and draw all that the documents need; None where a room reported an error.

    Args:
        crew: does the work.
        products: whose cards are drawn.
        planned: whose labels are drawn.
        stores: for each product, where its art chunks and the verdicts about them are kept.
        telling: who is told of progress and of mistakes.
    """
    progress, sink = telling
    card_tasks = [
        [crew.submit(methodcaller("cards", number, start)) for start in range(0, len(product.cards), BLOCK_CARDS)]
        for number, product in enumerate(products)
    ]
    label_tasks = [crew.submit(methodcaller("labels", number)) for number in range(len(planned))]
    total = sum(map(len, card_tasks)) + len(label_tasks)
    done = 0

    def finished(task: Waiting[Block], what: str) -> Block:
        nonlocal done
        block = task.result()
        sink.extend(block.diagnostics)
        done += 1
        progress.step(done, total, what)
        return block

    cards = tuple(
        tuple(finished(task, product.deck.id) for task in tasks)
        for product, tasks in zip(products, card_tasks, strict=True)
    )
    for blocks, store in zip(cards, stores, strict=True):
        _keep_verdicts(blocks, store)
    labels = tuple(finished(task, "labels") for task in label_tasks)
    if sink.failed:
        return None
    return Drawing(cards, labels, _draw_art(crew, cards, labels, stores))


def _keep_verdicts(blocks: Iterable[Block], store: ChunkStore) -> None:
    """Keep what was seen on the pictures of some blocks."""
    for block in blocks:
        for key, verdict in block.verdicts.items():
            if store.get(key) is None:
                store.put(key, verdict)


def _draw_art(
    crew: Crew[Workshop],
    cards: Sequence[Sequence[Block]],
    labels: Sequence[Block],
    stores: Sequence[ChunkStore],
) -> dict[str, bytes]:
    """Draw the layers without text, or take them from the stores; equal chunks are drawn once."""
    tasks: dict[str, Waiting[bytes]] = {}
    drawn: dict[str, bytes] = {}
    keepers: dict[str, ChunkStore] = {}
    for blocks, store in [*zip(cards, stores, strict=True), *(((label,), None) for label in labels)]:
        for key, layers in art_chunks(blocks):
            kept = store.get(key) if store else None
            if kept is not None:
                drawn[key] = kept
            elif key not in tasks and key not in drawn:
                tasks[key] = crew.submit(methodcaller("art_chunk", layers))
                if store:
                    keepers[key] = store
    for key, task in tasks.items():
        drawn[key] = task.result()
        if key in keepers:
            keepers[key].put(key, drawn[key])
    return drawn
