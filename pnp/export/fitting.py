"""A deck on the cards of a print service: which card, how it stands there, and what the service would send back."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.similar import listed, suggestion
from pnp.export.services import SERVICES, stock_of
from pnp.geometry import EPS, Insets, Size
from pnp.model.outline import Shape
from pnp.model.service import Fitted, Service, Stock
from pnp.model.spec import DeckSpec
from pnp.units import format_mm

MOST_OFF = 1.0
"""Mm by which the trim of a service's card may differ from the deck's in width or height: the art is then centred."""

MOST_RIM = 1.0
"""Mm of rim that may be made of the artwork's edge in silence: about as far as the knives of services are off."""

MOST_REDRAWN = 0.2
"""Part of a side by which a card of a service may differ to be proposed: nobody draws a token anew as a tarot card."""

LEAST_TOLD = 0.005
"""Mm; less is nothing in two decimals."""

MOST_NAMED = 3
"""Cards of a service that a message names."""

TURNED: Mapping[Shape, Shape] = {"hexagon": "flat-hexagon", "flat-hexagon": "hexagon"}
"""What a shape is when it is turned by a quarter, where that is another one."""

PLAIN_SHAPES = ("rectangle", "square", "rounded")
"""Shapes that a guillotine and a corner punch make."""


def service_named(name: str, sink: Sink) -> Service | None:
    """The service that `name` means.

    Reports:
        P710 where none has that name.
    """
    service = SERVICES.get(name.strip().lower())
    if service is None:
        sink.error(
            "P710",
            f"there is no print service `{name}`" if name else "no print service is named",
            notes=[f"services: {listed(SERVICES)}"],
            help=suggestion(name, SERVICES) or f"write `--profile {next(iter(SERVICES))}`",
        )
    return service


def fit(service: Service, deck: DeckSpec, sink: Sink) -> Fitted | None:
    """How the deck stands on a card of the service; None where it cannot.

    Reports:
        P711 no card of that size. P712 the card differs a little, a note. P713 the bleed is small, a warning.
    """
    found = _stock(service, deck, sink)
    if found is None:
        return None
    stock, turned = found
    page = stock.page.turned if turned else stock.page
    trim = stock.trim.turned if turned else stock.trim
    across = (page.width - deck.size.width) / 2 - deck.bleed
    down = (page.height - deck.size.height) / 2 - deck.bleed
    # Where the service cuts a smaller card, its cut comes nearer to the texts by as much.
    nearer = max(deck.size.width - trim.width, deck.size.height - trim.height, 0.0) / 2
    fitted = Fitted(stock, turned, Insets(down, across, down, across), service.safe + nearer)
    # Some files go on beyond the bleed that the service asks for; how they are filled there is never seen.
    asked = min(service.bleed, max(stock.bleed.width, stock.bleed.height))
    lacking = max(trim.width - deck.size.width, trim.height - deck.size.height, 0.0) / 2 + asked - deck.bleed
    if lacking > MOST_RIM + EPS:
        _warn_bleed(service, deck, lacking, sink)
    _note_difference(service, fitted, deck, trim, sink)
    return fitted


def check_count(service: Service, deck: DeckSpec, count: int, sink: Sink) -> None:
    """Compare the number of cards with what the service sells.

    Reports:
        P715, a warning where there are too many for one order, a note where some cards of an order stay blank.
    """
    if not service.counts or count in service.counts:
        return
    most = service.counts[-1]
    if count > most:
        what = f"deck `{deck.id}` has {count} cards, and {service.title} prints at most {most} in one order"
        help = f"order it in parts, as `--cards 1-{most}`"
        sink.report(Diagnostic("P715", what, deck.span, Severity.WARNING, help=help))
        return
    sold = next(number for number in service.counts if number >= count)
    what = f"deck `{deck.id}` has {count} cards, and {service.title} sells {sold}: {sold - count} stay free"
    sink.report(Diagnostic("P715", what, deck.span, Severity.NOTE))


def note_blank_backs(service: Service, deck: DeckSpec, numbers: tuple[int, int], sink: Sink) -> None:
    """Say that cards have no back; `numbers`: how many, and how many cards there are (P723, a note)."""
    blank, count = numbers
    if not blank:
        return
    which = (
        f"deck `{deck.id}` has no backs"
        if blank == count
        else f"{blank} of {count} cards of deck `{deck.id}` have no back"
    )
    how = "their pages are empty" if service.files == "pdf" else "their place in order.csv is empty"
    help = f"add `back:` to `layout:` in {deck.path}, or choose white backs where you order"
    sink.report(Diagnostic("P723", f"{which}: {how}", deck.span, Severity.NOTE, help=help))


def check_files(service: Service, deck: DeckSpec, sizes: Sequence[tuple[str, int]], sink: Sink) -> None:
    """Compare the files, name and bytes, with the largest that the service takes (P716, an error)."""
    if service.largest_mb is None:
        return
    for name, size in sizes:
        if size > service.largest_mb * 1e6:
            sink.error(
                "P716",
                f"{name} has {size / 1e6:.1f} MB, and {service.title} takes at most {service.largest_mb:g} MB",
                deck.span,
                help="use smaller pictures in its layout, or plainer ones",
            )


def note_colour(service: Service, sink: Sink) -> None:
    """Say that files are RGB where the service prints from CMYK (P718, a note)."""
    if service.colour != "RGB":
        what = f"the file is RGB, as all files of pnp are; {service.title} asks for {service.asks}"
        notes = ("pnp makes no CMYK and no PDF/X: it could not prove that they are right",)
        help = "have the printer convert it, or convert it with a program for prepress and look at the proof"
        sink.report(Diagnostic("P718", what, None, Severity.NOTE, notes=notes, help=help))


def warn_transparent(service: Service, deck: DeckSpec, pages: Sequence[int], sink: Sink) -> None:
    """Say which pages of a PDF hold transparency, where the service refuses it (P717, a warning)."""
    if service.flat and pages:
        shown = ", ".join(map(str, pages[:8])) + (" …" if len(pages) > 8 else "")
        what = f"{_pages(len(pages))} of deck `{deck.id}` with transparency, which {service.title} asks to leave out"
        notes = (f"pages {shown}; it comes from opacity below 1, masks, or pictures with transparent parts",)
        help = "paint the mixed colours instead, and give pictures a ground; or ask whether they flatten it"
        sink.report(Diagnostic("P717", what, deck.span, Severity.WARNING, notes=notes, help=help))


def _pages(count: int) -> str:
    """`1 page`, `3 pages`."""
    return "1 page" if count == 1 else f"{count} pages"


def _stock(service: Service, deck: DeckSpec, sink: Sink) -> tuple[Stock, bool] | None:
    """The card nearest to the deck's trim, and whether the deck lies on its side on it."""
    if not service.stocks and deck.shape in PLAIN_SHAPES:
        return stock_of(service, deck.size), False
    offered = sorted(_offered(service, deck), key=lambda each: _difference(_lying(*each), deck.size))
    if offered and _difference(_lying(*offered[0]), deck.size) <= MOST_OFF + EPS:
        return offered[0]
    _report_unknown(service, offered, deck, sink)
    return None


def _offered(service: Service, deck: DeckSpec) -> Iterator[tuple[Stock, bool]]:
    """The cards of a service of the deck's shape, upright and turned by a quarter."""
    for stock in service.stocks:
        if _alike(stock.shape, deck.shape):
            yield stock, False
        if _alike(TURNED.get(stock.shape, stock.shape), deck.shape):
            yield stock, True


def _lying(stock: Stock, turned: bool) -> Size:
    """The trim of a card as the deck lies on it."""
    return stock.trim.turned if turned else stock.trim


def _alike(shape: Shape, other: Shape) -> bool:
    """Whether a card of one shape can be cut of a card of the other."""
    return shape == other or (shape in PLAIN_SHAPES and other in PLAIN_SHAPES)


def _difference(size: Size, other: Size) -> float:
    """The larger of the differences in width and height."""
    return max(abs(size.width - other.width), abs(size.height - other.height))


def _report_unknown(service: Service, offered: Sequence[tuple[Stock, bool]], deck: DeckSpec, sink: Sink) -> None:
    """Say that no card of the service is as large as the deck's, and which are nearest (P711)."""
    shape = "" if deck.shape in PLAIN_SHAPES else f"a {deck.shape} of "
    what = f"{service.title} cuts no card of {shape}{_sized(deck.size)}, as deck `{deck.id}` is"
    nearest: dict[str, tuple[Stock, bool]] = {}
    for stock, turned in offered:
        nearest.setdefault(stock.name, (stock, turned))
    named = [f"{name} {_sized(_lying(*found))}" for name, found in list(nearest.items())[:MOST_NAMED]]
    notes = [f"nearest to it: {', '.join(named)}"] if named else []
    notes.append(f"up to {format_mm(MOST_OFF)} of difference the art is centred; nothing is ever scaled")
    help = f"print it with `pnp build {deck.game} --component {deck.id}`"
    trim = _lying(*offered[0]) if offered else None
    if trim and _difference(trim, deck.size) <= MOST_REDRAWN * min(deck.size.width, deck.size.height):
        help = f"draw the deck at a size that they cut: write `size: {_sized(trim)}` in {deck.path}"
    sink.error("P711", what, deck.span, notes=notes, help=help)


def _warn_bleed(service: Service, deck: DeckSpec, lacking: float, sink: Sink) -> None:
    """Say that the artwork ends early (P713)."""
    asked = f"{service.title} asks for {format_mm(service.bleed)}"
    what = f"deck `{deck.id}` has {format_mm(deck.bleed)} of bleed, and {asked}"
    own = format_mm(max(service.bleed - lacking, 0))
    notes = (
        f"the edge of its art is drawn out by {format_mm(lacking)}; a knife that is off by more than {own} shows it",
    )
    wanted = math.ceil(service.bleed * 10 - EPS) / 10
    help = f"write `bleed: {format_mm(wanted)}` in {deck.path}, and let the ground of its layouts go on so far"
    sink.warning("P713", what, deck.span, notes=notes, help=help)


def _note_difference(service: Service, fitted: Fitted, deck: DeckSpec, trim: Size, sink: Sink) -> None:
    """Say that the card of the service is another one, and what is done about it (P712)."""
    across, down = fitted.rim.right, fitted.rim.top
    same = _difference(trim, deck.size) <= EPS
    if same and max(across, down) <= LEAST_TOLD:
        return
    card = f"{service.title} cuts {fitted.stock.name} at {_sized(trim)}"
    what = f"deck `{deck.id}` is {_sized(deck.size)}, and {card}: the art stands in the middle, unscaled"
    if same:
        what = f"{service.title} wants more bleed than the {format_mm(deck.bleed)} of deck `{deck.id}`"
    notes = []
    if max(across, down) > LEAST_TOLD:
        notes.append(f"the edge of the art goes on for {_edges(across, down)}")
    cut = max(deck.size.width - trim.width, 0) / 2, max(deck.size.height - trim.height, 0) / 2
    if max(cut) > LEAST_TOLD:
        notes.append(f"the card loses {_edges(*cut)}")
    sink.report(Diagnostic("P712", what, deck.span, Severity.NOTE, notes=tuple(notes)))


def _edges(across: float, down: float) -> str:
    """`0.25 mm left and right, and 0.45 mm above and below`, without what is nothing."""
    parts = [(across, "left and right"), (down, "above and below")]
    return ", and ".join(f"{format_mm(length)} {where}" for length, where in parts if length > LEAST_TOLD)


def _sized(size: Size) -> str:
    """`63.5 x 88.9 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
