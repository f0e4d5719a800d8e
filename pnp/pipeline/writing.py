"""From drawn documents to files: PDFs and a manifest for each game, whole or not at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp import __version__
from pnp.diagnostics import Sink
from pnp.impose.rims import RIM
from pnp.model.options import BuildOptions
from pnp.model.sheet import DocumentPlan
from pnp.model.spec import TOKENS
from pnp.pipeline.cutting import cut_files, of_stems
from pnp.pipeline.documents import MIXED, Document, document_title, label_id, title_in
from pnp.pipeline.drawing import Drawing
from pnp.pipeline.outcome import number_of
from pnp.pipeline.pages import page_decks
from pnp.pipeline.select import Product

if TYPE_CHECKING:
    from pnp.export.folder import OutputFolder
    from pnp.export.manifest import FileEntry, Manifest, Portion
    from pnp.model.printed import DeckKey, PrintedCard, SidesShown
    from pnp.pipeline.printed.changed import Changes
    from pnp.pipeline.printed.changes import Swaps


class Written(Struct, frozen=True):
    """What was written: names of files, how many there are, pieces of paper, cards on them."""

    names: tuple[str, ...]
    files: int
    sheets: int
    cards: int
    folder: str

    def closing(self, seconds: float) -> str:
        """The last line of a build."""
        on_them = [number_of(self.sheets, "sheet"), *([number_of(self.cards, "card")] if self.cards else [])]
        return f"{number_of(self.files, 'file')} in {self.folder}: {', '.join(on_them)}, {seconds:.1f} s"


def write(
    root: Path,
    products: Sequence[Product],
    planned: Sequence[Document],
    drawing: Drawing,
    told: tuple[BuildOptions, Changes | None, Mapping[str, frozenset[str]], Sink],
) -> Written:
    """Assemble every document and write each game's files; gives what of them could be written.

    What of a game's changes was written before goes, since it does not fit what is built now, and so do files of decks
    and boards that the game has no more, and by game those that were left out for being too large.

    Reports:
        P701 where the disk refuses.
    """
    from pnp.export.folder import OutputError, OutputFolder
    from pnp.export.manifest import Manifest
    from pnp.export.pdf import write_pdf
    from pnp.pipeline.printed.listing import list_name, swap_list

    options, changes, dropped, sink = told
    files: dict[str, dict[str, bytes]] = {}
    entries: dict[str, list[FileEntry]] = {}
    for number, document in enumerate(planned):
        product = products[document.product]
        artworks, chunks = drawing.composed(document, number)
        content = write_pdf(_plan(document, product), artworks, chunks)
        name = f"{document.stem}.pdf"
        files.setdefault(product.game.id, {})[name] = content
        entry = _sheets_entry(name, document, products, content, options)
        layers = {placed: drawing.keys(document, placed) for placed in _placed(document)}
        whole = _whole(document, products, changes) if changes else {}
        entries.setdefault(product.game.id, []).append(replace(entry, layers=layers, whole=whole))
        for name, content in cut_files(document.stem, document.sheets, options.sheets.cut_files):
            files[product.game.id][name] = content
            entries[product.game.id].append(_cut_entry(name, document, product, content))
    for found in changes.found if changes else ():
        contents, listed = files.setdefault(found.game, {}), entries.setdefault(found.game, [])
        if found.swaps:
            name, content = list_name(found), f"{swap_list(found)}\n".encode()
            contents[name] = content
            listed.append(_list_entry(name, found, content, _times(options)))
    refused = set()
    for game in dict.fromkeys((*files, *dropped)):
        left = dropped.get(game, frozenset())
        manifest = Manifest(game, __version__, tuple(entries.get(game, ())))
        stems = [document.stem for document in planned if products[document.product].game.id == game]
        try:
            _exchange(
                OutputFolder(root, game), (files.get(game, {}), manifest), (stems, left), (products, options, changes)
            )
        except OutputError as error:
            sink.report(error.diagnostic)
            refused.add(game)
    made = [contents for game, contents in files.items() if game not in refused]
    printed = [document for document in planned if products[document.product].game.id not in refused]
    return Written(
        tuple(dict.fromkeys(name for contents in made for name in contents)),
        sum(map(len, made)),
        sum(sheet.plan is None for document in printed for sheet in document.sheets),
        sum(len(document.cards) for document in printed),
        options.out,
    )


def _exchange(
    folder: OutputFolder,
    made: tuple[Mapping[str, bytes], Manifest],
    named: tuple[Sequence[str], frozenset[str]],
    built: tuple[Sequence[Product], BuildOptions, Changes | None],
) -> None:
    """Write a game's files; what does not fit them goes. `named`: their stems, and the files that were left out.

    Raises:
        OutputError: the disk refuses.
    """
    (contents, listed), (stems, left), (products, options, changes) = made, named, built
    last = folder.manifest()
    there = frozenset(entry.name for entry in last.files) if last else frozenset()
    if not contents and not changes and not left & there:
        return
    outdated = (_outdated(last, listed, changes) | _gone(last, products) | left).union(of_stems(there, stems))
    compared = _compared(listed.game, changes) if options.selection.is_whole else set()
    older = _settled(folder.path, last, compared, outdated.union(contents))
    folder.write(contents, replace(listed, files=(*listed.files, *older)), outdated=outdated)


def _sheets_entry(
    name: str, document: Document, products: Sequence[Product], content: bytes, options: BuildOptions
) -> FileEntry:
    """A file of sheets in the manifest, without what is drawn on them."""
    from pnp.export.manifest import FileEntry, digest

    product = products[document.product]
    return FileEntry(
        name,
        digest(content),
        document.component,
        document.paper.name,
        product.language,
        product.variant,
        len(document.sheets),
        sum(side is not None for sheet in document.sheets for side in (sheet.recto, sheet.verso)),
        tuple(Counter(document.cards).items()),
        deck=product.deck.id if document.component != product.deck.id and not document.parts else "",
        portion=_portion(options),
        shown=_shown(document, options),
        times=_times(options),
    )


def _times(options: BuildOptions) -> int:
    """How often decks are there once the files of a build are printed; 0: as often as before."""
    told = options.copies_given and options.selection.is_whole
    return 0 if options.changed and not told else options.selection.copies


def _portion(options: BuildOptions) -> Portion:
    """How much of their decks the files of a build hold."""
    if options.changed:
        return "changed"
    return "all" if options.selection.is_whole else "some"


def _shown(document: Document, options: BuildOptions) -> SidesShown:
    """Which sides of its cards a document prints."""
    if document.cards and options.sheets.sides == "both" and options.sheets.backs == "none":
        return "fronts"
    return options.sheets.sides if document.cards else "both"


def _whole(document: Document, products: Sequence[Product], changes: Changes) -> dict[str, PrintedCard]:
    """All cards of the decks of a document, as there are once its cards are swapped in."""
    return {
        prefix + id: replace(card, fields={})
        for prefix, number in document.prefixed
        for id, card in changes.deck(products[number]).items()
    }


def _list_entry(name: str, found: Swaps, content: bytes, times: int) -> FileEntry:
    """A swap list in the manifest, with the cards to put in: they stand in a file of sheets, which says the rest."""
    from pnp.export.manifest import FileEntry, digest

    return FileEntry(
        name,
        digest(content),
        found.key[0],
        language=found.key[1],
        variant=found.key[2],
        cards=tuple((swap.id, swap.into) for swap in found.swaps if swap.into),
        portion="changed",
        whole={id: replace(card, fields={}) for id, card in found.deck.items()},
        times=times,
    )


def _cut_entry(name: str, document: Document, product: Product, content: bytes) -> FileEntry:
    """A cut file in the manifest."""
    from pnp.export.manifest import FileEntry, digest

    return FileEntry(name, digest(content), document.component, document.paper.name, product.language, product.variant)


def _outdated(last: Manifest | None, made: Manifest, changes: Changes | None) -> frozenset[str]:
    """The files of changes, made before of the decks that `made` holds or that have none any more, that do not fit now.

    Those that show the same changes stay: the other sides, or the same ones for another paper. Lists of cards to put in
    go with the file in which these stand.
    """
    from pnp.export.printed import decks_of

    drawn = [entry for entry in made.files if entry.layers or entry.portion == "changed"]
    anew = _compared(made.game, changes).union(*map(decks_of, drawn))
    old = [entry for entry in last.files if entry.portion == "changed"] if last else []
    kept = [
        entry for entry in old if not anew.intersection(decks_of(entry)) or any(_fits(entry, other) for other in drawn)
    ]
    held = {deck for entry in (*kept, *drawn) if entry.layers for deck in decks_of(entry)}
    stay = {entry.name for entry in kept if entry.layers or not entry.cards or held.intersection(decks_of(entry))}
    return frozenset(entry.name for entry in old if entry.name not in stay)


def _compared(game: str, changes: Changes | None) -> set[DeckKey]:
    """The decks of a game that were compared with the printed ones."""
    return {found.key for found in changes.found if found.game == game} if changes else set()


def _settled(
    folder: Path, last: Manifest | None, compared: Collection[DeckKey], gone: Collection[str]
) -> list[FileEntry]:
    """The older files of decks that were compared since, as no news of these; without those that go or are made anew.

    Who asks for changes prints these, not the whole decks that were built before.
    """
    from pnp.export.printed import settled

    old = [entry for entry in last.files if entry.layers and entry.portion != "changed"] if last else []
    return [settled(entry, compared) for entry in old if entry.name not in gone and (folder / entry.name).is_file()]


def _fits(entry: FileEntry, made: FileEntry) -> bool:
    """Whether two files, of sheets or lists, are of the very same changes."""
    if made.portion != "changed" or bool(entry.layers) != bool(made.layers):
        return False
    return (entry.cards, entry.whole) == (made.cards, made.whole)


def _gone(last: Manifest | None, products: Sequence[Product]) -> frozenset[str]:
    """The files of decks, boards and pages that the game has no more, as after one was given another name."""
    game = next((product.game for product in products if last and product.game.id == last.game), None)
    if last is None or game is None:
        return frozenset()
    known = {*game.decks, *game.boards, *(page.id for page in page_decks(game)), TOKENS, MIXED, ""}
    return frozenset(entry.name for entry in last.files if entry.component not in known)


def _placed(document: Document) -> list[str]:
    """The artworks that stand on a document's sheets, each once, in order."""
    sides = [side for sheet in document.sheets for side in (sheet.recto, sheet.verso) if side]
    names = (placement.artwork for side in sides for placement in side.placements)
    return list(dict.fromkeys(name for name in names if not name.startswith(RIM)))


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
