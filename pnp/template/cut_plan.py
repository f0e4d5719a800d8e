"""The page that shows in which order a sheet is cut: the sheet made smaller, with a number at each cut."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from pnp.geometry import EPS, Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.sheet import CutPlan, NumberedCut
from pnp.template.label import label_language
from pnp.units import format_mm

EDGE = 12.0
"""From the paper's edge to all that is drawn, mm."""

TOP = 40.0
"""Where the small sheet begins, below the words."""

STEPS = (2.6, 7.0, 11.4)
"""How far inside a cut its number stands, one after the other: those of neighbouring cuts would lie on one another."""


class PlanWords(Struct, frozen=True):
    """What the page says in one language."""

    title: str
    sentence: str


WORDS: Mapping[str, PlanWords] = {
    "en": PlanWords(
        "Cutting plan · sheet {sheets}",
        "Cut in the order of the numbers, always straight from edge to edge of the piece in hand. The grey parts are "
        "the cards; what lies between them is waste.",
    ),
    "hu": PlanWords(
        "Vágási terv · lap: {sheets}",
        "Vágj a számok sorrendjében, mindig egyenesen, a kézben tartott darab szélétől széléig. A szürke részek a "
        "kártyák, a köztük lévő csík hulladék.",
    ),
    "de": PlanWords(
        "Schneideplan · Blatt {sheets}",
        "In der Reihenfolge der Zahlen schneiden, immer gerade von Rand zu Rand des Stücks in der Hand. Grau sind die "
        "Karten; was dazwischen liegt, ist Abfall.",
    ),
    "fi": PlanWords(
        "Leikkuujärjestys · arkki {sheets}",
        "Leikkaa numeroiden järjestyksessä, aina suoraan kädessä olevan palan reunasta reunaan. Harmaat osat ovat "
        "kortteja, niiden välit hukkaa.",
    ),
    "sl": PlanWords(
        "Načrt rezanja · list {sheets}",
        "Reži po vrstnem redu številk, vedno naravnost od roba do roba kosa v roki. Sivi deli so karte, vmes je "
        "odpadek.",
    ),
}
"""The languages that sheets speak; any other build language gets English."""


class PlanText(Struct, frozen=True):
    """What all plans of a document have in common.

    Attributes:
        title: of the game.  language: of the build.
        family, weight: the font, one that `fonts/` has.
        source: the file with the title, to which messages point.
    """

    title: str
    language: str
    family: str
    weight: int
    source: str


def plan_values(plan: CutPlan, page: Size, text: PlanText) -> dict[str, object]:
    """What the layout `cut_plan.svg` is filled with; lengths in mm."""
    words = WORDS[label_language(text.language)]
    scale = min((page.width - 2 * EDGE) / page.width, (page.height - TOP - EDGE) / page.height)
    left = (page.width - scale * page.width) / 2

    def there(x: float, y: float) -> tuple[float, float]:
        return round(left + scale * x, 3), round(TOP + scale * y, 3)

    trims = []
    for trim in plan.trims:
        x, y = there(trim.x, trim.y)
        name = f"{format_mm(trim.width).removesuffix(' mm')} x {format_mm(trim.height).removesuffix(' mm')}"
        width, height = round(scale * trim.width, 3), round(scale * trim.height, 3)
        trims.append({"x": x, "y": y, "width": width, "height": height, "name": name})
    return {
        "width": page.width,
        "height": page.height,
        "left": EDGE,
        "inner": round(page.width - 2 * EDGE, 3),
        "family": text.family,
        "weight": text.weight,
        "title": f"{text.title} · {words.title.format(sheets=_ranges(plan.sheets))}",
        "sentence": words.sentence,
        "page": {
            "x": round(left, 3),
            "y": TOP,
            "width": round(scale * page.width, 3),
            "height": round(scale * page.height, 3),
        },
        "trims": trims,
        "cuts": [_line(cut, there(cut.start.x, cut.start.y), there(cut.end.x, cut.end.y)) for cut in plan.cuts],
    }


def _line(cut: NumberedCut, start: tuple[float, float], end: tuple[float, float]) -> dict[str, float]:
    """A cut and where its number stands."""
    step = STEPS[cut.number % len(STEPS)]
    x, y = (start[0], start[1] + step) if abs(start[0] - end[0]) <= EPS else (start[0] + step, start[1])
    return {
        "number": cut.number,
        "x1": start[0],
        "y1": start[1],
        "x2": end[0],
        "y2": end[1],
        "x": round(x, 3),
        "y": round(y, 3),
    }


def _ranges(numbers: tuple[int, ...]) -> str:
    """`1–3, 5`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


class PlanFiller:
    """Fills cutting plans; it compiles the layout once."""

    def __init__(self) -> None:
        """Compile `cut_plan.svg`, which stands beside this file and needs nothing of the project."""
        from jinja2 import Environment, StrictUndefined

        source = Path(__file__).with_name("cut_plan.svg").read_text(encoding="utf-8")
        self._layout = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)

    def fill(self, plan: CutPlan, page: Size, text: PlanText) -> FilledArtwork:
        """The page as filled artwork, without bleed."""
        return FilledArtwork(
            svg=self._layout.render(plan_values(plan, page, text)),
            size=page,
            bleed=0.0,
            safe=0.0,
            language=label_language(text.language),
            layout=text.source,
            subject=Subject(f"the cutting plan of sheet {_ranges(plan.sheets)}"),
        )
