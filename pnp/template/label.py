"""The label of a sheet: which sheet it is, of what, and how to print it; with a 50 mm ruler to measure it by.

three rows, from 54 mm on          two rows beside the ruler, from 116 mm on    no ruler, below 54 mm
Title · Deck · v1.0   sheet 1 of 7                 Title · Deck   sheet 1 of 7   Title …  sheet 1 of 7
-> print at 100 %, …         front |0...1...2...5cm -> print at 100 %    front   -> print …     front
|0...1...2...3...4...5 cm
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from pnp.geometry import Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.sheet import Flip, LabelStrip, Orientation

RULER_LENGTH = 54.0
"""The shortest strip with the 50 mm ruler and air beside it."""

WIDE_LENGTH = 116.0
"""From here on the ruler stands beside the words: 54 mm for it, as much as in a short strip for them."""

EDGE = 0.3
"""Between the strip's end and what is drawn, so that no line is cut in half."""

CHARACTER = 0.75
"""Mean advance of a character at 4 pt, mm: longer titles are cut with an ellipsis before they shrink below that."""


SMALL_CHARACTER = 0.66
"""The same at 3.5 pt: a sentence that would have to be smaller leaves out the flip."""


class Words(Struct, frozen=True):
    """What a label says in one language. No word changes with a number, so there are no plurals to get wrong."""

    sheet: str
    front: str
    back: str
    scale: str
    long_edge: str
    short_edge: str
    fold: str


WORDS: Mapping[str, Words] = {
    "en": Words(
        "sheet {number} of {of}",
        "front",
        "back",
        "print at 100 %",
        "print at 100 %, flip on the long edge",
        "print at 100 %, flip on the short edge",
        "print at 100 %, fold, glue, cut",
    ),
    "hu": Words(
        "{number}/{of}. lap",
        "előlap",
        "hátlap",
        "nyomtatás 100%-os méretben",
        "nyomtatás 100%-os méretben, fordítás a hosszú él mentén",
        "nyomtatás 100%-os méretben, fordítás a rövid él mentén",
        "nyomtatás 100%-os méretben, hajtás, ragasztás, vágás",
    ),
    "de": Words(
        "Blatt {number} von {of}",
        "Vorderseite",
        "Rückseite",
        "mit 100 % drucken",
        "mit 100 % drucken, über die lange Kante wenden",
        "mit 100 % drucken, über die kurze Kante wenden",
        "mit 100 % drucken, falten, kleben, schneiden",
    ),
    "fi": Words(
        "arkki {number}/{of}",
        "etupuoli",
        "kääntöpuoli",
        "tulosta koossa 100 %",
        "tulosta koossa 100 %, käännä pitkän reunan ympäri",
        "tulosta koossa 100 %, käännä lyhyen reunan ympäri",
        "tulosta koossa 100 %, taita, liimaa, leikkaa",
    ),
    "sl": Words(
        "list {number} od {of}",
        "sprednja stran",
        "zadnja stran",
        "natisni v velikosti 100 %",
        "natisni v velikosti 100 %, obrni po daljšem robu",
        "natisni v velikosti 100 %, obrni po krajšem robu",
        "natisni v velikosti 100 %, prepogni, zlepi, izreži",
    ),
}
"""The languages that sheets speak; any other build language gets English."""


class LabelText(Struct, frozen=True):
    """What one label says and where it stands.

    Attributes:
        game, deck: titles in the build language.  version: of the game, as typed.
        number, of: this sheet and all sheets of the file.
        language: of the build.
        strip: its place on the side.
        family, weight: the font, one that `fonts/` has.
        flip: which edge the printer turns the paper on; None where the file has one kind of side only.
        orientation: of the page.
        source: the file with the titles, to which messages point.
        fold: both sides of the cards stand on the sheet, which is folded.
        cut: the preset of a cutting machine, and the file of outlines that goes with the sheet.
    """

    game: str
    deck: str
    version: str
    number: int
    of: int
    side: Literal["front", "back"]
    language: str
    strip: LabelStrip
    family: str
    weight: int = 400
    flip: Flip | None = None
    orientation: Orientation = "portrait"
    source: str = ""
    fold: bool = False
    cut: str = ""


def label_language(language: str) -> str:
    """The language of a label in a build in `language`."""
    return language if language in WORDS else "en"


def label_values(label: LabelText) -> dict[str, object]:
    """What the layout `label.svg` is filled with; lengths in mm from the strip's corner."""
    words = WORDS[label_language(label.language)]
    length = label.strip.rect.width
    ruler = {"x": EDGE, "y": 5.9} if length >= RULER_LENGTH else None
    rows, start = ((1.75, 3.8), 0.0) if ruler else ((2.3, 4.9), 0.0)
    if length >= WIDE_LENGTH:
        ruler, rows, start = {"x": EDGE, "y": 4.0}, (2.3, 4.9), RULER_LENGTH
    side = words.front if label.side == "front" else words.back
    if label.fold:
        side = f"{words.front} + {words.back}"
    sheet = words.sheet.format(number=label.number, of=label.of)
    after_arrow = start + (2.8 if label.flip else 0.0)
    # The words at the right end are set as they are; their room is counted at 6 pt with a little air.
    title_width = _rounded(length - start - _room(words.sheet.format(number=label.of, of=label.of)))
    sentence_width = _rounded(length - after_arrow - max(_room(words.front), _room(words.back), _room(side)))
    sentence = {None: words.scale, "long-edge": words.long_edge, "short-edge": words.short_edge}[label.flip]
    if label.fold:
        sentence = words.fold
    title = _title(label)
    if label.cut:
        preset, _, file = label.cut.partition(" · ")
        whole = f"{words.scale} · {label.cut}"
        sentence = whole if _cells(whole) * SMALL_CHARACTER <= sentence_width else label.cut
        if _cells(sentence) * CHARACTER > sentence_width:
            sentence, title = file, f"{preset} · {title}"  # who cuts must read the name of the file
    elif _cells(sentence) * SMALL_CHARACTER > sentence_width:
        sentence = words.scale  # the arrow still tells how to flip
    return {
        "width": _rounded(length),
        "height": _rounded(label.strip.rect.height),
        "right": _rounded(length - EDGE),
        "family": label.family,
        "weight": label.weight,
        "ruler": ruler,
        "arrow": _arrow(label, start, rows[1]),
        "title": {"x": start, "y": rows[0], "width": title_width, "text": _shortened(title, title_width)},
        "sentence": {"x": after_arrow, "y": rows[1], "width": sentence_width, "text": sentence},
        "side": side,
        "sheet": sheet,
    }


def _arrow(label: LabelText, x: float, baseline: float) -> dict[str, float] | None:
    """A small page with an arrow over the edge that it turns on, the way the page itself lies."""
    if label.flip is None:
        return None
    portrait = label.orientation == "portrait"
    sideways = portrait == (label.flip == "long-edge")
    return {
        "x": x + 1.0,
        "y": _rounded(baseline - 0.75),
        "page_deg": -label.strip.angle_deg,
        "turn_deg": 0 if sideways else -90,  # upwards: below stands the ruler
        "width": 1.3 if portrait else 1.8,
        "height": 1.8 if portrait else 1.3,
    }


def _title(label: LabelText) -> str:
    """Game, deck and version; a deck that is called like its game is named once."""
    parts = [label.game, *([label.deck] if label.deck != label.game else []), f"v{label.version}"]
    return " · ".join(part for part in parts if part and part != "v")


def _cells(text: str) -> int:
    """The length of a text in mean characters; those of East Asia are two wide."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def _room(text: str) -> float:
    """What a text takes at 6 pt at most, mm."""
    return _cells(text) * CHARACTER * 6 / 4 + 1.5


def _shortened(text: str, width: float) -> str:
    """The text, cut where it would not fit at 4 pt."""
    most = max(int(width / CHARACTER), 1)
    if _cells(text) <= most:
        return text
    while _cells(text) > most - 1:
        text = text[:-1]
    return text.rstrip(" ·") + "…"


def _rounded(length: float) -> float:
    """Free of float noise, so that equal labels are equal texts."""
    return round(length, 3)


class LabelFiller:
    """Fills labels; it compiles the layout once, so whoever fills many keeps one."""

    def __init__(self) -> None:
        """Compile `label.svg`, which stands beside this file and needs nothing of the project."""
        from jinja2 import Environment, StrictUndefined

        source = Path(__file__).with_name("label.svg").read_text(encoding="utf-8")
        self._layout = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)

    def fill(self, label: LabelText) -> FilledArtwork:
        """The label as filled artwork, as large as its strip, without bleed."""
        rect = label.strip.rect
        return FilledArtwork(
            svg=self._layout.render(label_values(label)),
            size=Size(_rounded(rect.width), _rounded(rect.height)),
            bleed=0.0,
            safe=0.0,
            language=label_language(label.language),
            layout=label.source,
            subject=Subject(f"the label of sheet {label.number}"),
        )
