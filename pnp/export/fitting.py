"""A deck on the cards of a print service: which card, how it stands there, and what the service would send back."""

from __future__ import annotations

from collections.abc import Sequence

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
"""Mm of rim that we make of the artwork's edge; where more is lacking, the author must draw it."""

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
        P711 no card of that size. P712 the card differs a little, a note. P713 the bleed is too small.
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
        _report_bleed(service, deck, lacking, sink)
        return None
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
    offered = [stock for stock in service.stocks if _alike(stock.shape, deck.shape)]
    near = [
        (_difference(trim, deck.size), turned, number)
        for number, stock in enumerate(offered)
        for turned, trim in ((False, stock.trim), (True, stock.trim.turned))
        if _difference(trim, deck.size) <= MOST_OFF + EPS
    ]
    if near:
        _, turned, number = min(near)
        return offered[number], turned
    if not service.closed and deck.shape in PLAIN_SHAPES:
        if service.stocks:
            _report_unknown(service, offered, deck, Severity.WARNING, sink)
        return stock_of(service, deck.size), False
    _report_unknown(service, offered, deck, Severity.ERROR, sink)
    return None


def _alike(shape: Shape, other: Shape) -> bool:
    """Whether a card of one shape can be cut of a card of the other."""
    return shape == other or (shape in PLAIN_SHAPES and other in PLAIN_SHAPES)


def _difference(size: Size, other: Size) -> float:
    """The larger of the differences in width and height."""
    return max(abs(size.width - other.width), abs(size.height - other.height))


def _report_unknown(service: Service, offered: Sequence[Stock], deck: DeckSpec, severity: Severity, sink: Sink) -> None:
    """Say that no card of the service is as large as the deck's, and which are nearest."""
    nearest = sorted(
        offered, key=lambda stock: min(_difference(trim, deck.size) for trim in (stock.trim, stock.trim.turned))
    )[:3]
    notes = (
        [f"nearest to it: {', '.join(f'{stock.name} {_sized(stock.trim)}' for stock in nearest)}"] if nearest else []
    )
    what = f"deck `{deck.id}` is {_sized(deck.size)}, and {service.title} has no such card that pnp knows"
    help = None
    if severity is Severity.ERROR:
        shape = "" if deck.shape in PLAIN_SHAPES else f"a {deck.shape} of "
        what = f"{service.title} cuts no card of {shape}{_sized(deck.size)}, as deck `{deck.id}` is"
        notes.append(f"up to {format_mm(MOST_OFF)} of difference the art is centred; nothing is ever scaled")
        help = f"draw the deck at a size that they cut, as `size: {_sized(nearest[0].trim)}`" if nearest else None
    else:
        notes.append(
            f"the file is made for that size, with {format_mm(service.bleed)} of bleed: ask whether they cut it"
        )
    sink.report(Diagnostic("P711", what, deck.span, severity, notes=tuple(notes), help=help))


def _report_bleed(service: Service, deck: DeckSpec, lacking: float, sink: Sink) -> None:
    """Say that the artwork ends too early."""
    asked = f"{service.title} asks for {format_mm(service.bleed)}"
    sink.error(
        "P713",
        f"deck `{deck.id}` has {format_mm(deck.bleed)} of bleed, and {asked}",
        deck.span,
        notes=[f"pnp draws at most {format_mm(MOST_RIM)} out of the edge of the art; {format_mm(lacking)} are lacking"],
        help=f"write `bleed: 3 mm` in {deck.path}, and let the ground of its layouts go on so far",
    )


def _note_difference(service: Service, fitted: Fitted, deck: DeckSpec, trim: Size, sink: Sink) -> None:
    """Say that the card of the service is another one, and what is done about it (P712)."""
    across, down = fitted.rim.right, fitted.rim.top
    same = _difference(trim, deck.size) <= EPS
    if same and max(across, down) <= EPS:
        return
    card = f"{service.title} cuts {fitted.stock.name} at {_sized(trim)}"
    what = f"deck `{deck.id}` is {_sized(deck.size)}, and {card}: the art stands in the middle, unscaled"
    if same:
        what = f"{service.title} wants more bleed than the {format_mm(deck.bleed)} of deck `{deck.id}`"
    notes = []
    if max(across, down) > EPS:
        notes.append(
            f"the edge of the art goes on for {format_mm(max(across, 0))} left and right, and for "
            f"{format_mm(max(down, 0))} above and below"
        )
    cut = max(deck.size.width - trim.width, 0) / 2, max(deck.size.height - trim.height, 0) / 2
    if max(cut) > EPS:
        notes.append(f"the card loses {format_mm(cut[0])} left and right, and {format_mm(cut[1])} above and below")
    sink.report(Diagnostic("P712", what, deck.span, Severity.NOTE, notes=tuple(notes)))


def _sized(size: Size) -> str:
    """`63.5 x 88.9 mm`."""
    return f"{format_mm(size.width).removesuffix(' mm')} x {format_mm(size.height)}"
