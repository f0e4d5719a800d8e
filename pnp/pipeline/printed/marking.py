"""`pnp printed`: what was built is on paper now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import methodcaller
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.export.folder import OutputError, OutputFolder, why
from pnp.export.manifest import FileEntry
from pnp.export.printed import (
    RECORD_NAME,
    Conflict,
    after,
    decks_of,
    is_recorded,
    news_of,
    part_of,
    picture_name,
    record_json,
    settled_by,
)
from pnp.model.options import Selection
from pnp.model.printed import DeckKey, Keys, PrintedCard, PrintedDeck, Record
from pnp.model.spec import DeckSpec, GameSpec, ProjectSpec
from pnp.pipeline.blocks import PngOptions
from pnp.pipeline.build import workshop
from pnp.pipeline.crew import Crew
from pnp.pipeline.outcome import Outcome, Steps, number_of, outcome
from pnp.pipeline.pages import page_decks
from pnp.pipeline.printed.changes import fields_of, key_of
from pnp.pipeline.printed.tracing import folder_of, looks_of, recorded, traced
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.select import Product, is_drawn
from pnp.units import MM_PER_INCH
from pnp.world import DiskWorld

PICTURE_DPI = 110
"""Enough to see what changed on a screen: a card of 63 x 88 mm is 273 x 381 pixels."""

LONGEST_PICTURE = 1200
"""Pixels: what pictures of boards and pages, which PICTURE_DPI would make larger, have on their longer side."""


class Printed(Struct, frozen=True):
    """What is marked as printed.

    Attributes:
        selection: games, components, languages; the rest is not asked.
        files: names of files; empty for all.
        out: the output folder.
        jobs: processes that draw.
    """

    selection: Selection
    files: tuple[str, ...] = ()
    out: str = "output"
    jobs: int = 0


def picture_options(product: Product) -> PngOptions:
    """How the small pictures of a product are drawn."""
    longest = max(product.deck.size.width, product.deck.size.height)
    return PngOptions(min(PICTURE_DPI, int(LONGEST_PICTURE * MM_PER_INCH / longest)), True, False)


def mark_printed(root: Path | None, asked: Printed, progress: Steps) -> Outcome:
    """Record that the files which were built last are printed, with small pictures of their cards.

    Reports:
        P030 nothing was built, P031 files that show a card differently, P032 a damaged record, P001, P701.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None:
        return outcome(sink, world)
    games = asked.selection.games or _built(world.root / asked.out)
    built = {game: _entries(world.root / asked.out, game, asked) for game in games}
    built = {game: found for game, found in built.items() if found}
    if not built:
        _nothing_built(world, asked, sink)
        return outcome(sink, world)
    entries = {game: news for game, found in built.items() if (news := _news(world.root, game, found, asked))}
    records = {game: _after(world, game, found, sink) for game, found in entries.items()}
    if sink.failed:
        return outcome(sink, world)
    known = _known(world, records, entries, (asked, progress))
    lines = [_no_news(game, found) for game, found in built.items() if game not in entries]
    for game, record in records.items():
        drawn = {key: each for (owner, key), each in known.items() if owner == game}
        try:
            _write(folder_of(world.root, game), game, _kept(record, drawn), drawn.values())
            _settle(OutputFolder(world.root / asked.out, game), entries[game])
        except OutputError as error:
            sink.report(error.diagnostic)
            continue
        except OSError as error:
            sink.report(OutputError(folder_of(Path(), game), why(error)).diagnostic)
            continue
        lines.append(_said(game, record, entries[game]))
    return outcome(sink, world, "" if sink.failed else "\n".join(lines))


def _built(out: Path) -> tuple[str, ...]:
    """The games that have a manifest."""
    if not out.is_dir():
        return ()
    return tuple(sorted(folder.name for folder in out.iterdir() if OutputFolder(out, folder.name).manifest()))


def _entries(out: Path, game: str, asked: Printed) -> tuple[FileEntry, ...]:
    """The sheets that were built of a game, are there, and are asked for: of each the decks that are asked for."""
    manifest = OutputFolder(out, game).manifest()
    wanted = asked.selection
    found = [
        entry
        for entry in (manifest.files if manifest else ())
        if is_recorded(entry)
        if (out / game / entry.name).is_file()
        if not asked.files or entry.name in asked.files
        if not wanted.languages or entry.language in wanted.languages
        if not wanted.variant or entry.variant == wanted.variant
        if not wanted.papers or _paper_of(entry) in {*wanted.papers, ""}
    ]
    return tuple(part_of(entry, decks) for entry in found if (decks := _named(entry, wanted.components)))


def _named(entry: FileEntry, components: Sequence[str]) -> list[DeckKey]:
    """The decks of a file that are asked for, by their own names or by that of all that is in it."""
    every = decks_of(entry)
    return every if not components or entry.component in components else [key for key in every if key[0] in components]


def _paper_of(entry: FileEntry) -> str:
    """What a file is printed on, as `--paper` says it; none for lists of cards to take out."""
    return entry.paper.removesuffix("-tiles")


def _news(root: Path, game: str, entries: Sequence[FileEntry], asked: Printed) -> tuple[FileEntry, ...]:
    """What files say that was not recorded yet; of files that are named, all.

    Without a record nothing was, whatever the manifest says.
    """
    if asked.files or not (folder_of(root, game) / RECORD_NAME).is_file():
        return tuple(entries)
    return tuple(part_of(entry, decks) for entry in entries if (decks := news_of(entry)))


def _settle(folder: OutputFolder, printed: Sequence[FileEntry]) -> None:
    """Note in the manifest what was recorded, so that it counts once: else an old file would undo newer changes.

    Raises:
        OutputError: the disk refuses.
    """
    manifest = folder.manifest()
    if manifest:
        folder.write({}, replace(manifest, files=tuple(settled_by(entry, printed) for entry in manifest.files)))


def _nothing_built(world: DiskWorld, asked: Printed, sink: Sink) -> None:
    """P030, with the files that there are."""
    out = world.root / asked.out
    games = asked.selection.games or _built(out)
    all_of_them = Printed(Selection(), (), asked.out)
    names = [entry.name for game in games for entry in _entries(out, game, all_of_them)]
    which = f"of {listed(asked.selection.games)} " if asked.selection.games else ""
    near = suggestion(asked.files[0], names) if asked.files else None
    narrowed = bool(names)
    sink.error(
        "P030",
        f"no sheets {which}{'that are asked for ' if narrowed else ''}were built",
        notes=[f"in {asked.out}/: {listed(names)}"] if narrowed and not near else (),
        help=near or (None if narrowed else "run `pnp build`, print its files, then run `pnp printed`"),
    )


def _after(world: DiskWorld, game: str, entries: Sequence[FileEntry], sink: Sink) -> Record:
    """The record of a game once some files were printed."""
    record, conflicts = after(recorded(world.root, game, sink), entries)
    if conflicts:
        _conflict(game, conflicts, sink)
    return record


def _conflict(game: str, conflicts: Sequence[Conflict], sink: Sink) -> None:
    """P031."""
    first = conflicts[0]
    cards = [other.card for other in conflicts if (other.first, other.second) == (first.first, first.second)]
    sink.error(
        "P031",
        f"`{first.first}` and `{first.second}` show {number_of(len(cards), 'card')} differently",
        notes=(f"cards: {listed(cards)}", "one of them was built before the last changes"),
        help=f"say which one you printed: `pnp printed {game} --file {first.second}`, or delete the other one",
    )


class _Drawn(Struct, frozen=True):
    """What the cards of a deck look like by now: keys of their sides, pictures and fingerprints by names of files."""

    product: Product
    keys: Mapping[str, Keys]
    pictures: Mapping[str, bytes]
    looks: Mapping[str, str]


def _known(
    world: DiskWorld,
    records: Mapping[str, Record],
    entries: Mapping[str, Sequence[FileEntry]],
    run: tuple[Printed, Steps],
) -> dict[tuple[str, DeckKey], _Drawn]:
    """Pictures and fields of the cards that still look as they were printed; nothing where the project has mistakes."""
    asked, progress = run
    unheard = Sink()
    project = load_checked(world, tuple(records), unheard)
    if project is None:
        return {}
    chosen = _products(project, records, entries)
    with Crew(lambda: workshop(world, chosen), asked.jobs) as crew:
        keys = traced(crew, chosen, (progress, unheard))
        if keys is None:
            return {}
        found = {}
        for number, (product, known) in enumerate(zip(chosen, keys, strict=True)):
            game = product.game.id
            wanted = _drawable(records[game].decks[key_of(product)].cards.items(), known)
            kept = folder_of(world.root, game)
            tasks = {
                name: crew.submit(methodcaller("png", number, id, side, picture_options(product)))
                for name, (id, side) in wanted.items()
                if not (kept / name).is_file()
            }
            unseen = {name: (number, *side) for name, side in wanted.items() if name not in records[game].looks}
            looks = looks_of(crew, chosen, unseen)
            pictures = {name: task.result().png for name, task in tasks.items()}
            found[game, key_of(product)] = _Drawn(product, known, pictures, looks)
    return found


def _products(
    project: ProjectSpec, records: Mapping[str, Record], entries: Mapping[str, Sequence[FileEntry]]
) -> tuple[Product, ...]:
    """The decks of some files of which cards are printed, in their languages and variants, with all of their cards."""
    found = []
    for game, files in entries.items():
        for deck, language, variant in dict.fromkeys(key for entry in files for key in decks_of(entry)):
            spec = _deck(project.games[game], deck) if game in project.games else None
            printed = (deck, language, variant) in records[game].decks
            if printed and spec and language in project.games[game].languages:
                cards = tuple(card for card in spec.cards if is_drawn(spec, card))
                found.append(Product(project.games[game], spec, language, variant, None, cards))
    return tuple(found)


def _deck(game: GameSpec, id: str) -> DeckSpec | None:
    """The deck, board, rules sheet or box of an id; None where there is none any more."""
    return game.decks.get(id) or next((deck for deck in page_decks(game) if deck.id == id), None)


def _drawable(deck: Iterable[tuple[str, PrintedCard]], keys: Mapping[str, Keys]) -> dict[str, tuple[str, str]]:
    """The printed sides that can still be drawn: card and side by the name of the picture."""
    found: dict[str, tuple[str, str]] = {}
    for id, card in deck:
        for side, printed in (("face", card.face), ("back", card.back)):
            if printed and keys.get(f"{side}/{id}") == printed:
                found.setdefault(picture_name(printed), (id, side))
    return found


def _kept(record: Record, known: Mapping[DeckKey, _Drawn]) -> Record:
    """The record of a game with the fields of those cards that look as they were printed, and with all fingerprints."""
    decks, looks = dict(record.decks), dict(record.looks)
    for key, drawn in known.items():
        looks |= drawn.looks
        cards = dict(decks[key].cards)
        for card in drawn.product.cards:
            printed = cards.get(card.id)
            if printed and printed.face and drawn.keys.get(f"face/{card.id}") == printed.face:
                cards[card.id] = replace(printed, fields=fields_of(card, drawn.product.language))
        decks[key] = replace(decks[key], cards=cards)
    used = _pictures(Record(decks))
    return Record(decks, {name: look for name, look in looks.items() if name in used})


def _pictures(record: Record) -> set[str]:
    """The names of the pictures of all sides that are printed."""
    cards = [card for deck in record.decks.values() for card in deck.cards.values()]
    return {picture_name(side) for card in cards for side in (card.face, card.back) if side}


def _write(folder: Path, game: str, record: Record, known: Iterable[_Drawn]) -> None:
    """Write the record and the new pictures; pictures of what is no longer there go.

    Raises:
        OSError: the disk refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in [item for drawn in known for item in drawn.pictures.items()]:
        if picture:
            (folder / name).write_bytes(picture)
    replace_file(folder / RECORD_NAME, record_json(game, record))
    used = _pictures(record)
    for picture_file in folder.glob("*.png"):
        if picture_file.name not in used:
            picture_file.unlink()


def _no_news(game: str, entries: Sequence[FileEntry]) -> str:
    """That all of a game is recorded already."""
    decks = dict.fromkeys(" ".join(filter(None, key)) for entry in entries for key in decks_of(entry))
    again = f"if you printed one of its files again, name it: `pnp printed {game} --file {entries[0].name}`"
    return f"already recorded of {game}: {', '.join(decks)}; {again}"


def _said(game: str, record: Record, entries: Sequence[FileEntry]) -> str:
    """What is recorded of a game."""
    of_pages = {key for entry in entries if entry.layers and not entry.cards for key in decks_of(entry)}
    parts = []
    for key in dict.fromkeys(key for entry in entries for key in decks_of(entry)):
        deck = record.decks.get(key, PrintedDeck())
        copies = sum(card.copies for card in deck.cards.values())
        parts.append(" ".join(filter(None, key)) + (f" ({number_of(copies, 'card')})" if key not in of_pages else ""))
    return f"recorded as printed of {game}: {', '.join(parts)}"
