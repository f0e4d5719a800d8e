"""`pnp export tts` and its like: games for virtual tables, on sheets of pictures or card by card."""

from __future__ import annotations

import time
from collections.abc import Sequence
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.impose.table_sheets import picture_size, table_sheets
from pnp.model.options import BuildOptions
from pnp.model.pictures import Grid, PictureForm
from pnp.model.spec import CardSpec
from pnp.model.table import CellPlan, PieceKind, Table, TableCard, TableDeck, TablePiece, TableSheet
from pnp.pipeline.blocks import Picture, TableOptions
from pnp.pipeline.build import workshop
from pnp.pipeline.crew import Crew, Waiting
from pnp.pipeline.documents import title_in
from pnp.pipeline.exported import Exported, write_exported
from pnp.pipeline.outcome import Outcome, Steps, number_of, outcome
from pnp.pipeline.pages import kind_of
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.select import Product, ask_for_texts, has_back, note_undrawn, products
from pnp.pipeline.table_cards import check_fields, table_cards
from pnp.pipeline.table_files import Picked, files_of, web_address

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop

HIDDEN_CELL = 1
"""Cells that Tabletop Simulator keeps for what others see of a hidden card."""

Cell = tuple[str, str]


class _Drawing(Struct):
    """Pictures in the making, each with its name, in order."""

    crew: Crew[Workshop]
    tasks: dict[str, Waiting[Picture]] = field(default_factory=dict)

    def ask(self, name: str, number: int, cells: Sequence[Cell | None], grid: Grid) -> str:
        """Have a picture drawn; its name."""
        self.tasks[name] = self.crew.submit(methodcaller("gridded", number, tuple(cells), grid))
        return name


class _Seat(Struct, frozen=True):
    """A product at a table: its number in the workshop, its cards as people read them, the keys of its backs."""

    number: int
    product: Product
    cards: tuple[TableCard, ...]
    backs: dict[str, tuple[str, ...]]


def export_table(root: Path | None, options: BuildOptions, progress: Steps, asked: TableOptions) -> Outcome:
    """Write the chosen games to `<out>/<game>/<table>/`, whole or not at all.

    Reports:
        what a build reports; P719, P720, P721, P724.
    """
    started = time.monotonic()
    sink = Sink()
    world = open_world(root, sink)
    project = load_checked(world, options.selection.games, sink) if world else None
    chosen = products(project, options.selection, sink) if project else ()
    if not world or not project or sink.failed:
        return outcome(sink, world)
    note_undrawn(project, options.selection, sink)
    ask_for_texts(chosen, sink)
    chosen = _without_pages(chosen, sink)
    check_fields(chosen, asked, sink)
    _check_address(asked.url, sink)
    if sink.failed:
        return outcome(sink, world)
    with Crew(lambda: workshop(world, chosen), options.jobs) as crew:
        seats = _seats(crew, chosen, asked, sink)
        tables = [_table(crew, group, asked) for group in _grouped(seats)]
        total = sum(len(drawing.tasks) for _, drawing, _ in tables)
        picked = []
        done = 0
        for table, drawing, first in tables:
            pictures = {}
            for name, task in drawing.tasks.items():
                picture = task.result()
                sink.extend(picture.diagnostics)
                pictures[name] = picture.png
                done += 1
                progress.step(done, total, first.game.id)
            picked.append(Picked(table, pictures, first))
    if sink.failed or (asked.strict and sink.count(Severity.WARNING)):
        return outcome(sink, world)
    exported = _files(picked, world.root / options.out, asked)
    write_exported(world.root / options.out, exported, sink)
    if asked.table == "tts":
        _note_address(asked.url, sink)
    files = sum(len(each.files) for each in exported)
    closing = f"{number_of(files, 'file')} in {options.out}, {time.monotonic() - started:.1f} s"
    return outcome(sink, world, "" if sink.failed else closing)


def _without_pages(chosen: Sequence[Product], sink: Sink) -> tuple[Product, ...]:
    """All but rules sheets and boxes, which are said to be left out (P719)."""
    kept = []
    for product in chosen:
        kind = kind_of(product.game, product.deck)
        if not kind or product.deck.printed == "board":
            kept.append(product)
        else:
            what = f"`{product.deck.id}` is {kind}, which is no part of a table; it is left out"
            help = f"make its PDF with `pnp build {product.game.id} --component {product.deck.id}`"
            sink.report(Diagnostic("P719", what, product.deck.span, Severity.NOTE, help=help))
    if not kept and not sink.failed:
        sink.error("P009", "nothing is left to print", notes=["a rules sheet alone makes no table"])
    return tuple(kept)


def _note_address(typed: str, sink: Sink) -> None:
    """Say that only this computer sees the pictures (P721), or that an address is written otherwise (P724)."""
    if not typed:
        what = "the save names its pictures by their place on this computer, so only you will see them"
        help = "put the pictures on a web server and write `--tts-url https://…`, or upload them with Modding > Cloud "
        sink.report(Diagnostic("P721", what, None, Severity.NOTE, help=f"{help}Manager"))
        return
    written = web_address(typed)
    if written != typed.rstrip("/"):
        kept = "addresses have no blanks, no lone % and no letters beyond ASCII"
        what = f"the save writes `--tts-url` as `{written}`: {kept}"
        sink.report(Diagnostic("P724", what, None, Severity.NOTE))


def _check_address(typed: str, sink: Sink) -> None:
    """Refuse what is no address of the web (P724)."""
    if typed and not web_address(typed):
        sink.error(
            "P724",
            f"`{typed}` is no address of a folder on the web",
            notes=("it begins with http:// or https://, then names a server, and has no user name, no ? and no #",),
            help="write `--tts-url https://example.org/folder`",
        )


def _seats(crew: Crew[Workshop], chosen: Sequence[Product], asked: TableOptions, sink: Sink) -> list[_Seat]:
    """All products, with their texts, and what their backs are drawn of."""
    tasks = [crew.submit(methodcaller("back_keys", number)) for number in range(len(chosen))]
    seats = []
    for number, (product, task) in enumerate(zip(chosen, tasks, strict=True)):
        backs, diagnostics = task.result()
        sink.extend(diagnostics)
        seats.append(_Seat(number, product, table_cards(product, asked), backs))
    return seats


def _grouped(seats: Sequence[_Seat]) -> list[list[_Seat]]:
    """The products of each game and language."""
    groups: dict[tuple[str, str], list[_Seat]] = {}
    for seat in seats:
        groups.setdefault((seat.product.game.id, seat.product.language), []).append(seat)
    return list(groups.values())


def _table(crew: Crew[Workshop], seats: Sequence[_Seat], asked: TableOptions) -> tuple[Table, _Drawing, Product]:
    """One table, and its pictures in the making."""
    drawing = _Drawing(crew)
    first = seats[0].product
    decks: list[TableDeck] = []
    pieces: list[TablePiece] = []
    for seat in seats:
        deck = seat.product.deck
        if deck.printed == "board" or deck.tokens or deck.standee is not None:
            pieces += [_piece(seat, card, asked, drawing) for card in seat.product.cards]
        elif asked.table == "tabletopia":
            decks.append(_deck(seat, (), _singles(seat, asked, drawing)))
        else:
            spare = HIDDEN_CELL if asked.table == "tts" else 0
            plans = table_sheets(len(seat.cards), deck.size, asked.most_px, spare)
            decks.append(_deck(seat, plans, _sheets(seat, plans, asked, drawing)))
    title = title_in(first.game.title, first.language, first.game.id)
    return Table(first.game.id, title, first.language, tuple(decks), tuple(pieces), first.variant), drawing, first


def _deck(seat: _Seat, plans: Sequence[CellPlan], sheets: Sequence[TableSheet]) -> TableDeck:
    """A deck with its sheets."""
    product = seat.product
    title = title_in(product.deck.title, product.language, product.deck.id)
    return TableDeck(product.deck.id, title, product.deck.size, product.deck.shape, seat.cards, tuple(sheets))


def _stem(product: Product) -> str:
    """What the pictures of a product are called."""
    from pnp.export.names import file_name

    return file_name([part for part in (product.deck.id, product.language, product.variant) if part])


def _back_side(product: Product, card: CardSpec) -> str:
    """Which side is drawn on the back; empty for nothing."""
    if product.deck.back_same and card.has_back and card.back is None:
        return "face"
    return "back" if has_back(product, card) else ""


def _sheets(seat: _Seat, plans: Sequence[CellPlan], asked: TableOptions, drawing: _Drawing) -> list[TableSheet]:
    """The sheets of a deck, being drawn; all cards share a back, or each sheet of faces has one of backs."""
    product, stem = seat.product, _stem(seat.product)
    shared = len(set(seat.backs.values())) <= 1 and len(seat.backs) in (0, len(product.cards))
    shared = shared and not product.deck.back_same
    back = _shared_back(seat, asked, drawing) if shared else ""
    made = []
    for number, plan in enumerate(plans, start=1):
        grid = Grid(plan.columns, plan.rows, plan.width, plan.height, asked.form)
        cards = product.cards[plan.first : plan.first + plan.count]
        which = f"-{number}" if len(plans) > 1 else ""
        rest: list[Cell | None] = [None] * (plan.columns * plan.rows - plan.count)
        if asked.table == "tts":
            rest[-1] = _hidden(cards, product)
        name = drawing.ask(
            f"{stem}-faces{which}.{asked.form}", seat.number, [*((card.id, "face") for card in cards), *rest], grid
        )
        backs = back
        if not shared:
            sides = [(card.id, side) if (side := _back_side(product, card)) else None for card in cards]
            backs = drawing.ask(f"{stem}-backs{which}.{asked.form}", seat.number, [*sides, *rest], grid)
        made.append(TableSheet(plan, name, backs, not shared))
    return made


def _hidden(cards: Sequence[CardSpec], product: Product) -> Cell | None:
    """What the last cell shows: the first back that there is."""
    sides = [(card.id, side) for card in cards if (side := _back_side(product, card)) == "back"]
    return sides[0] if sides else None


def _shared_back(seat: _Seat, asked: TableOptions, drawing: _Drawing) -> str:
    """The picture of the back that all cards of a deck have; white where they have none."""
    first = next(iter(seat.backs), None)
    size = picture_size(seat.product.deck.size, asked.most_px)
    name = f"{_stem(seat.product)}-back.{asked.form}"
    return drawing.ask(name, seat.number, [(first, "back") if first else None], Grid(1, 1, *size, asked.form))


def _singles(seat: _Seat, asked: TableOptions, drawing: _Drawing) -> list[TableSheet]:
    """A picture for each face, all of one size, and one for each distinct back."""
    product = seat.product
    stem, size = _stem(product), picture_size(product.deck.size, asked.most_px)
    digits = max(2, len(str(len(product.cards))))
    backs: dict[tuple[str, ...], str] = {}
    made = []
    for number, card in enumerate(product.cards):
        grid = Grid(1, 1, *size, asked.form)
        first = f"{stem}/{number + 1:0{digits}}-{_safe(card.id)}"
        face = drawing.ask(f"{first}.{asked.form}", seat.number, [(card.id, "face")], grid)
        key = seat.backs.get(card.id, ())
        if key and key not in backs:
            only = len(set(seat.backs.values())) == 1
            name = f"{stem}/back.{asked.form}" if only else f"{first}-back.{asked.form}"
            backs[key] = drawing.ask(name, seat.number, [(card.id, "back")], grid)
        back = face if product.deck.back_same else backs.get(key, "")
        made.append(TableSheet(CellPlan(number, 1, 1, 1, *size), face, back, False))
    return made


def _piece(seat: _Seat, card: CardSpec, asked: TableOptions, drawing: _Drawing) -> TablePiece:
    """A board or a token, being drawn; its pictures have its shape."""
    product = seat.product
    deck = product.deck
    board = deck.printed == "board"
    size = picture_size(deck.size, asked.most_px)
    form: PictureForm = asked.form if board else "png"
    grid = Grid(1, 1, *size, form, None if board else deck.outline)
    name = _stem(product) if board else f"{_stem(product)}-{_safe(card.id)}"
    face = drawing.ask(f"{name}.{form}", seat.number, [(card.id, "face")], grid)
    side = _back_side(product, card)
    back = face if side == "face" else ""
    if side == "back":
        back = drawing.ask(f"{name}-back.{form}", seat.number, [(card.id, "back")], grid)
    shown = next(each for each in seat.cards if each.id == card.id)
    kind: PieceKind = "board" if board else "standee" if deck.standee is not None else "token"
    return TablePiece(deck.id, kind, shown, deck.size, deck.shape, face, back)


def _safe(id: str) -> str:
    """An id as a part of a file's name."""
    from pnp.export.names import file_name

    return file_name([id])


def _files(picked: Sequence[Picked], root: Path, asked: TableOptions) -> list[Exported]:
    """The files of all tables."""
    exported = []
    for each in picked:
        cards = tuple((card.id, card.copies) for deck in each.table.decks for card in deck.cards)
        exported.append(Exported(each.first, files_of(each, root, asked), cards, component="", folder=asked.table))
    return exported
