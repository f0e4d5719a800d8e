"""`pnp export service`: cards as a print service takes them, one side a page or a picture, looked at as it would."""

from __future__ import annotations

import csv
import io
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed
from pnp.model.options import BuildOptions
from pnp.model.pictures import Frame
from pnp.model.service import Fitted, Service
from pnp.model.sheet import DocumentPlan, Item, Sheet
from pnp.model.spec import CardSpec
from pnp.pipeline.blocks import Picture, Proof, ServiceOptions
from pnp.pipeline.build import CACHE, workshop
from pnp.pipeline.crew import Crew, Waiting
from pnp.pipeline.documents import title_in
from pnp.pipeline.drawing import draw
from pnp.pipeline.exported import Exported, write_exported
from pnp.pipeline.outcome import Outcome, Steps, number_of, outcome
from pnp.pipeline.pages import kind_of
from pnp.pipeline.project import load_checked, open_world
from pnp.pipeline.select import Product, ask_for_texts, has_back, note_undrawn, products
from pnp.units import format_mm

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop

Side = Literal["face", "back"]

MOST_QUOTED = 4
"""Texts too near to the cut that one message names."""


class Order(Struct, frozen=True):
    """A product as a service prints it."""

    number: int
    product: Product
    fitted: Fitted

    @property
    def stem(self) -> list[str]:
        """What all of its files are called."""
        product = self.product
        return [part for part in (product.deck.id, product.language, product.variant) if part]

    @property
    def counted(self) -> tuple[tuple[str, int], ...]:
        """How often each card is printed."""
        return tuple((card.id, card.qty) for card in self.product.cards)

    @property
    def copies(self) -> list[CardSpec]:
        """Each card as often as it is printed."""
        return [card for card in self.product.cards for _ in range(card.qty)]


class _Run(Struct):
    """What the steps of one export share."""

    service: Service
    crew: Crew[Workshop]
    progress: Steps
    sink: Sink
    exported: list[Exported] = field(default_factory=list)


def export_service(root: Path | None, options: BuildOptions, progress: Steps, asked: ServiceOptions) -> Outcome:
    """Write the chosen decks to `<out>/<game>/<service>/`, whole or not at all.

    Reports:
        what a build reports, and P710 to P719.
    """
    from pnp.export.fitting import note_colour, service_named

    started = time.monotonic()
    sink = Sink()
    service = service_named(asked.profile, sink)
    world = open_world(root, sink) if service else None
    project = load_checked(world, options.selection.games, sink) if world else None
    chosen = products(project, options.selection, sink) if project else ()
    if not world or not project or not service or sink.failed:
        return outcome(sink, world)
    note_undrawn(project, options.selection, sink)
    ask_for_texts(chosen, sink)
    orders = orders_of(service, chosen, options.selection.components, sink)
    if sink.failed:
        return outcome(sink, world)
    note_colour(service, sink)
    with Crew(lambda: workshop(world, tuple(order.product for order in orders)), options.jobs) as crew:
        run = _Run(service, crew, progress, sink)
        _proof(run, orders)
        if service.files == "pdf":
            _write_documents(run, orders, world.root)
        else:
            _write_pictures(run, orders)
    if sink.failed or (asked.strict and sink.count(Severity.WARNING)):
        return outcome(sink, world)
    write_exported(world.root / options.out, run.exported, sink)
    files = sum(len(exported.files) for exported in run.exported)
    seconds = time.monotonic() - started
    closing = f"{number_of(files, 'file')} for {service.title} in {options.out}, {seconds:.1f} s"
    return outcome(sink, world, "" if sink.failed else closing)


def orders_of(service: Service, chosen: Sequence[Product], named: Sequence[str], sink: Sink) -> list[Order]:
    """The products that the service can print; what it cannot is said. Tokens need to fit only where they are named.

    Reports:
        P719 a component that is no card. And what `fit`, `check_count` and `note_blank_backs` report.
    """
    from pnp.export.fitting import check_count, fit, note_blank_backs

    orders: list[Order] = []
    for product in chosen:
        deck = product.deck
        kind = "a standee" if deck.standee is not None else kind_of(product.game, deck)
        if kind:
            _leave_out(product, f"`{deck.id}` is {kind}, which is no card; it is left out", sink)
            continue
        found = Sink()
        fitted = fit(service, deck, found)
        if fitted is None and deck.tokens and deck.id not in named:
            _leave_out(product, f"`{deck.id}` are tokens that {service.title} does not cut; they are left out", sink)
            continue
        sink.extend(found.diagnostics)
        if fitted:
            order = Order(len(orders), product, fitted)
            count, blank = len(order.copies), sum(_back_of(product, card) is None for card in order.copies)
            check_count(service, deck, count, sink)
            note_blank_backs(service, deck, (blank, count), sink)
            orders.append(order)
    if sink.failed:
        _tell_fitting(service, orders, sink)
    elif not orders:
        sink.error("P009", "nothing is left to print", notes=["no chosen component is a deck of cards that they cut"])
    return orders


def _leave_out(product: Product, what: str, sink: Sink) -> None:
    """Say that a component is not among the files (P719)."""
    help = f"print it with `pnp build {product.game.id} --component {product.deck.id}`"
    sink.report(Diagnostic("P719", what, product.deck.span, Severity.NOTE, help=help))


def _tell_fitting(service: Service, orders: Sequence[Order], sink: Sink) -> None:
    """Where some components stop the export, say which ones alone would not (P719)."""
    games: dict[str, list[str]] = {}
    for order in orders:
        games.setdefault(order.product.game.id, []).append(order.product.deck.id)
    for game, decks in games.items():
        components = list(dict.fromkeys(decks))
        what = f"of `{game}`, {service.title} can print {listed(components)}"
        command = " ".join(f"--component {component}" for component in components)
        help = f"leave the rest out: `pnp export service {game} --profile {service.id} {command}`"
        sink.report(Diagnostic("P719", what, None, Severity.NOTE, help=help))


def _proof(run: _Run, orders: Sequence[Order]) -> None:
    """Look at all cards as the service would.

    Reports:
        P714 texts too near to the cut, and what a build reports.
    """
    look_too = run.service.files == "png"
    tasks: list[Waiting[Proof]] = [
        run.crew.submit(methodcaller("proofed", order.number, order.fitted.safe, look_too)) for order in orders
    ]
    for order, task in zip(orders, tasks, strict=True):
        proof = task.result()
        run.sink.extend(proof.diagnostics)
        deck = order.product.deck
        if proof.near and deck.safe < order.fitted.safe:
            count = len(proof.near)
            texts = "a text stands" if count == 1 else f"{count} texts stand"
            what = f"{texts} nearer to the cut of deck `{deck.id}` than the {format_mm(order.fitted.safe)} "
            notes = [found.what for found in proof.near[:MOST_QUOTED]]
            notes += [f"and {count - MOST_QUOTED} more"] if count > MOST_QUOTED else []
            run.sink.warning(
                "P714",
                f"{what}that {run.service.title} asks for",
                proof.near[0].span,
                notes=notes,
                help=f"write `safe: {format_mm(math.ceil(order.fitted.safe * 10) / 10)}` in {deck.path}, and move what "
                "`pnp check` then tells of",
            )


def _write_documents(run: _Run, orders: Sequence[Order], root: Path) -> None:
    """Make the PDFs.

    Reports:
        P716, P717, and what drawing reports.
    """
    from pnp.export.cache import LayerCache
    from pnp.export.fitting import check_files, warn_transparent
    from pnp.export.names import file_name
    from pnp.export.pdf import write_pdf
    from pnp.export.transparency import transparent_pages
    from pnp.impose.card_pages import card_pages

    chosen = [order.product for order in orders]
    # Read only: what builds of other languages keep there must not be forgotten.
    kept = [LayerCache(root / CACHE / f"{product.game.id}-{product.deck.id}.layers") for product in chosen]
    drawing = draw(run.crew, chosen, (), kept, (run.progress, run.sink))
    if drawing is None:
        return
    for order in orders:
        artworks, chunks = drawing.pages(order.number)
        deck = order.product.deck
        items = [_item(order.product, card) for card in order.copies]
        files = {}
        for kind, sheets in card_pages(items, order.fitted, run.service.order).items():
            content = write_pdf(_plan(order.product, sheets), artworks, chunks)
            name = file_name([*order.stem, kind] if kind else order.stem)
            files[f"{run.service.id}/{name}.pdf"] = content
            warn_transparent(run.service, deck, transparent_pages(content), run.sink)
        check_files(run.service, deck, [(name, len(content)) for name, content in files.items()], run.sink)
        run.exported.append(Exported(order.product, files, order.counted, folder=run.service.id))


def _write_pictures(run: _Run, orders: Sequence[Order]) -> None:
    """Make the pictures, each distinct one once, and a table of how many of which to order.

    Reports:
        P716, and what drawing reports.
    """
    from pnp.export.fitting import check_files

    tasks = [
        (order, [(card, side, _drawn(run, order, card, side)) for card, side in _sides(order)]) for order in orders
    ]
    total = sum(len(pictures) for _, pictures in tasks)
    done = 0
    for order, pictures in tasks:
        drawn: dict[tuple[str, str], bytes] = {}
        for card, side, task in pictures:
            picture = task.result()
            run.sink.extend(picture.diagnostics)
            drawn[card.id, side] = picture.png
            done += 1
            run.progress.step(done, total, order.product.deck.id)
        if run.sink.failed:
            continue
        files = _named(order, drawn, run.service)
        deck = order.product.deck
        check_files(run.service, deck, [(name, len(content)) for name, content in files.items()], run.sink)
        run.exported.append(Exported(order.product, files, order.counted, folder=run.service.id))


def _sides(order: Order) -> Iterator[tuple[CardSpec, Side]]:
    """The sides that are drawn: of a card with the same on its back, the face serves twice."""
    for card in order.product.cards:
        yield card, "face"
        if _back_of(order.product, card) == "back":
            yield card, "back"


def _back_of(product: Product, card: CardSpec) -> Side | None:
    """Which side is drawn on the back of a card; None for nothing."""
    if product.deck.back_same and card.has_back and card.back is None:
        return "face"
    return "back" if has_back(product, card) else None


def _drawn(run: _Run, order: Order, card: CardSpec, side: Side) -> Waiting[Picture]:
    """Have one side drawn."""
    from pnp.impose.card_pages import page_angle

    stock = order.fitted.stock
    assert stock.pixels is not None
    angle = int(page_angle(order.fitted, order.product.deck.turn, side == "back"))
    frame = Frame(*stock.pixels, run.service.resolution_dpi, angle)
    return run.crew.submit(methodcaller("framed", order.number, card.id, side, frame))


def _named(order: Order, drawn: Mapping[tuple[str, str], bytes], service: Service) -> dict[str, bytes]:
    """The pictures by their paths, in the order of the deck, and the table; equal backs are one picture."""
    from pnp.export.names import file_name

    folder = f"{service.id}/{file_name(order.stem)}"
    backs = {picture for (_, side), picture in drawn.items() if side == "back"}
    digits = max(2, len(str(len(order.product.cards))))
    files: dict[str, bytes] = {}
    made: dict[bytes, str] = {}
    rows = [("face", "back", "copies")]
    for number, card in enumerate(order.product.cards, start=1):
        first = f"{number:0{digits}}"
        face = f"{file_name([first, card.id, 'face'])}.png"
        files[f"{folder}/{face}"] = drawn[card.id, "face"]
        side = _back_of(order.product, card)
        back = face if side == "face" else ""
        if side == "back":
            picture = drawn[card.id, "back"]
            own = file_name([first, card.id, "back"] if len(backs) > 1 else ["back"])
            back = made.setdefault(picture, f"{own}.png")
            files[f"{folder}/{back}"] = picture
        rows.append((face, back, str(card.qty)))
    table = io.StringIO(newline="")
    csv.writer(table, lineterminator="\n").writerows(rows)
    files[f"{folder}/order.csv"] = table.getvalue().encode("utf-8")
    return files


def _item(product: Product, card: CardSpec) -> Item:
    """One card as it is laid on pages."""
    deck = product.deck
    back = _back_of(product, card)
    return Item(f"face/{card.id}", deck.size, deck.bleed, f"{back}/{card.id}" if back else None, deck.turn)


def _plan(product: Product, sheets: tuple[Sheet, ...]) -> DocumentPlan:
    """What export needs to know of a document of single cards."""
    title = title_in(product.game.title, product.language, product.game.id)
    deck_title = title_in(product.deck.title, product.language, product.deck.id)
    language = "und" if product.language == "local" else product.language
    return DocumentPlan(f"{title} · {deck_title}", language, sheets, None, {})
