"""From drawn documents to files: PDFs and a manifest for each game, whole or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pnp import __version__
from pnp.diagnostics import Sink
from pnp.model.options import BuildOptions
from pnp.model.sheet import DocumentPlan
from pnp.pipeline.documents import Document, document_title, label_id, title_in
from pnp.pipeline.drawing import Drawing
from pnp.pipeline.outcome import number_of
from pnp.pipeline.select import Product


@dataclass(frozen=True, slots=True)
class Written:
    """What was written: files, pieces of paper, cards on them."""

    files: int
    sheets: int
    cards: int
    folder: str

    def closing(self, seconds: float) -> str:
        """The last line of a build."""
        files, sheets = number_of(self.files, "file"), number_of(self.sheets, "sheet")
        return f"{files} in {self.folder}: {sheets}, {number_of(self.cards, 'card')}, {seconds:.1f} s"


def write(
    root: Path,
    products: Sequence[Product],
    planned: Sequence[Document],
    drawing: Drawing,
    told: tuple[BuildOptions, Sink],
) -> Written | None:
    """Assemble every document and write each game's files; None where a game could not be written.

    Reports:
        P701 where the disk refuses.
    """
    from pnp.export.folder import OutputError, OutputFolder
    from pnp.export.manifest import FileEntry, Manifest, digest
    from pnp.export.pdf import write_pdf

    options, sink = told
    files: dict[str, dict[str, bytes]] = {}
    entries: dict[str, list[FileEntry]] = {}
    for number, document in enumerate(planned):
        product = products[document.product]
        artworks, chunks = drawing.composed(document, number)
        content = write_pdf(_plan(document, product), artworks, chunks)
        name = f"{document.stem}.pdf"
        files.setdefault(product.game.id, {})[name] = content
        entries.setdefault(product.game.id, []).append(
            FileEntry(
                name,
                digest(content),
                document.component,
                document.paper.name,
                product.language,
                product.variant,
                len(document.sheets),
                sum(side is not None for sheet in document.sheets for side in (sheet.recto, sheet.verso)),
                tuple(Counter(document.cards).items()),
                {name: drawing.keys(document, name) for name in _placed(document)},
            )
        )
    for game, contents in files.items():
        try:
            OutputFolder(root, game).write(contents, Manifest(game, __version__, tuple(entries[game])))
        except OutputError as error:
            sink.report(error.diagnostic)
    if sink.failed:
        return None
    return Written(
        sum(map(len, files.values())),
        sum(len(document.sheets) for document in planned),
        sum(len(document.cards) for document in planned),
        options.out,
    )


def _placed(document: Document) -> list[str]:
    """The artworks that stand on a document's sheets, each once, in order."""
    sides = [side for sheet in document.sheets for side in (sheet.recto, sheet.verso) if side]
    return list(dict.fromkeys(placement.artwork for side in sides for placement in side.placements))


def _plan(document: Document, product: Product) -> DocumentPlan:
    """What export needs to know of a document."""
    game, language = product.game, product.language
    title = title_in(game.title, language, game.id)
    deck_title = document_title(document, product, "")
    both = any(sheet.recto and sheet.verso for sheet in document.sheets)
    return DocumentPlan(
        title=f"{title} · {deck_title}" if deck_title and deck_title != title else title,
        language="und" if language == "local" else language,
        sheets=document.sheets,
        flip=document.flip if both else None,
        labels={
            (sheet.number, name): label_id(sheet.number, name)
            for sheet in document.sheets
            for name, side in (("recto", sheet.recto), ("verso", sheet.verso))
            if side and side.label
        },
    )
