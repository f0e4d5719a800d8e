"""Print services that we know, as data; each number has its source.

Where a service publishes pixels, they are law, and the bleed is what they leave beyond the trim. Where it publishes a
bleed, pixels follow from it.
"""

from __future__ import annotations

from pnp.geometry import Size
from pnp.model.outline import Shape
from pnp.model.service import Service, Stock
from pnp.units import MM_PER_INCH, px_at

DPI = 300.0
EIGHTH_INCH = MM_PER_INCH / 8


def _cut_to(name: str, trim: Size, pixels: tuple[int, int], shape: Shape = "rectangle") -> Stock:
    """A card whose picture has a given size in pixels."""
    width, height = (count / DPI * MM_PER_INCH for count in pixels)
    return Stock(name, trim, Size((width - trim.width) / 2, (height - trim.height) / 2), pixels, shape)


def _bled(name: str, trim: Size, bleed: float) -> Stock:
    """A card whose page has the same bleed on all edges."""
    return Stock(name, trim, Size(bleed, bleed))


def stock_of(service: Service, trim: Size) -> Stock:
    """A card of any trim, as a service takes it that cuts whatever is asked."""
    return _bled("", trim, service.bleed)


THE_GAME_CRAFTER = Service(
    id="gamecrafter",
    title="The Game Crafter",
    files="png",
    stocks=(
        _cut_to("Poker", Size(63.5, 88.9), (825, 1125)),
        _cut_to("Euro Poker", Size(63, 88), (825, 1125)),
        _cut_to("Bridge", Size(57.15, 88.9), (750, 1125)),
        _cut_to("Mini", Size(44.45, 63.5), (600, 825)),
        _cut_to("Micro", Size(31.75, 44.45), (450, 600)),
        _cut_to("Business", Size(50.8, 88.9), (675, 1125)),
        _cut_to("Jumbo", Size(88.9, 139.7), (1125, 1725)),
        _cut_to("Tarot", Size(69.85, 120.65), (900, 1500)),
        _cut_to("Square", Size(88.9, 88.9), (1125, 1125)),
        _cut_to("Small Square", Size(63.5, 63.5), (825, 825)),
        _cut_to("Euro Square", Size(70, 70), (900, 900)),
        _cut_to("US Game", Size(56, 87), (750, 1125)),
        _cut_to("Mint Tin", Size(52, 87), (750, 1125)),
        _cut_to("Domino", Size(44.45, 88.9), (600, 1125)),
        _cut_to("Divider", Size(76.2, 88.9), (975, 1125)),
        _cut_to("Hex Card", Size(95.25, 82.55), (1200, 1050), "flat-hexagon"),
        _cut_to("Circle Card", Size(88.9, 88.9), (1125, 1125), "circle"),
        _cut_to("Small Circle Chit", Size(12.7, 12.7), (225, 225), "circle"),
        _cut_to("Medium Circle Chit", Size(19.05, 19.05), (300, 300), "circle"),
        _cut_to("Large Circle Chit", Size(25.4, 25.4), (375, 375), "circle"),
        _cut_to("Small Square Chit", Size(12.7, 12.7), (225, 225)),
        _cut_to("Medium Square Chit", Size(19.05, 19.05), (300, 300)),
        _cut_to("Large Square Chit", Size(25.4, 25.4), (375, 375)),
    ),
    bleed=EIGHTH_INCH,
    safe=EIGHTH_INCH,
    largest_mb=50.0,
    sources={
        "stocks": "component table of The Game Crafter's partner programs (pixels at 300 dpi, bleed included)",
        "bleed": "help.thegamecrafter.com, article 33: bleed 1/8 in around the cut",
        "safe": "help.thegamecrafter.com, article 33: safe zone 1/8 in inside the cut",
        "colour": "help.thegamecrafter.com, article 33: RGB only, PNG or JPG",
        "largest_mb": "the service's upload interface: at most 50 MB a file",
    },
)

PIXELS_CUT_OFF = 36
"""MakePlayingCards and its sister sites take so many pixels off each edge of a picture of 300 dpi."""


def _less_36(name: str, trim: Size) -> Stock:
    """A card of that family."""
    across, down = (round(px_at(side, DPI)) + 2 * PIXELS_CUT_OFF for side in (trim.width, trim.height))
    return _cut_to(name, trim, (across, down))


MPC_STOCKS = (
    _less_36("Poker", Size(63.5, 88.9)),
    _cut_to("Game Card", Size(63, 88), (816, 1110)),
    _less_36("Bridge", Size(57.15, 88.9)),
    _less_36("Mini", Size(44.45, 63.5)),
    _less_36("Business", Size(50.8, 88.9)),
    _less_36("Tarot", Size(69.85, 120.65)),
    _less_36("Jumbo", Size(88.9, 146.05)),
    _less_36("Small Square", Size(63.5, 63.5)),
    _less_36("Square", Size(88.9, 88.9)),
)

MPC_COUNTS = (18, 36, 55, 72, 90, 108, 126, 144, 162, 180, 198, 216, 234, 396, 504, 612)

MPC_SOURCES = {
    "stocks": "makeplayingcards.com, faq-photo.aspx: poker 822 x 1122 pixels, 36 of them cut off on each edge; that of "
    "63 x 88 mm is 1110 pixels high; other trims as the sister site boardgamesmaker.com lists them, by the same rule",
    "bleed": "the same page: 36 pixels at 300 dpi",
    "safe": "the same page: a second 1/8 in inside the cut",
    "colour": "the same page: RGB pictures are accepted",
    "counts": "the sizes of decks that the order form offers, as programs that fill it in know them; 612 cards at most",
}

MAKE_PLAYING_CARDS = Service(
    id="makeplayingcards",
    title="MakePlayingCards",
    files="png",
    stocks=MPC_STOCKS,
    bleed=PIXELS_CUT_OFF / DPI * MM_PER_INCH,
    safe=EIGHTH_INCH,
    counts=MPC_COUNTS,
    sources=MPC_SOURCES,
)

PRINTER_STUDIO = Service(
    id="printerstudio",
    title="PrinterStudio",
    files="png",
    stocks=MPC_STOCKS,
    bleed=PIXELS_CUT_OFF / DPI * MM_PER_INCH,
    safe=EIGHTH_INCH,
    counts=MPC_COUNTS,
    sources={**MPC_SOURCES, "stocks": f"of the same company as MakePlayingCards: {MPC_SOURCES['stocks']}"},
)

DRIVE_THRU_CARDS = Service(
    id="drivethrucards",
    title="DriveThruCards",
    files="pdf",
    stocks=(
        _bled("US Poker", Size(63.5, 88.9), EIGHTH_INCH),
        _bled("Tarot", Size(69.85, 120.65), EIGHTH_INCH),
    ),
    bleed=EIGHTH_INCH,
    safe=EIGHTH_INCH,
    order="back-face",
    flat=True,
    colour="CMYK",
    asks="PDF/X-1a:2003 in CMYK (US Web Coated SWOP v2, at most 240 % ink)",
    sources={
        "stocks": "DriveThruCards, Common Card Prep Issues: US poker is a page of 2.75 x 3.75 in; tarot likewise",
        "bleed": "the same page: 1/8 in on all four sides, built into the PDF",
        "safe": "the same page: no text closer than 1/8 in to the cut",
        "order": "help.drivethrupartners.com, article 12780748203543: the back of a card, then its face",
        "colour": "the same article: CMYK, PDF/X-1a:2003, at most 240 % ink",
    },
)

EUROPEAN = Service(
    id="european",
    title="a European printer",
    files="pdf",
    stocks=(),
    bleed=3.0,
    safe=3.0,
    flat=True,
    colour="CMYK",
    asks="CMYK, often Coated FOGRA39; many convert RGB themselves, with some change of colour",
    sources={
        "bleed": "mbprint.pl, Cards: 3 mm on each side (88 x 63 mm is a page of 94 x 69 mm); Panda the same",
        "safe": "Panda, Tabletop Designer: 3 to 5 mm; MB Print asks for 4 mm",
        "order": "mbprint.pl, Cards: front, back, front, back",
        "colour": "mbprint.pl, Cards: CMYK preferred, RGB is converted; no transparency",
    },
)

SERVICES = {
    service.id: service
    for service in (THE_GAME_CRAFTER, MAKE_PLAYING_CARDS, PRINTER_STUDIO, DRIVE_THRU_CARDS, EUROPEAN)
}
