"""The page that shows in which order a sheet is cut: the sheet made smaller, numbers at its cuts, measures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from pnp.geometry import EPS, Size
from pnp.model.artwork import FilledArtwork, Subject
from pnp.model.sheet import CutPlan
from pnp.template.label import label_language
from pnp.units import format_mm

EDGE = 12.0
"""From the paper's edge to all that is drawn, mm."""

TOP = 40.0
"""Where the small sheet begins, below the words."""

LIST = 38.0
"""Width of the list of measures, beside the small sheet."""

ROW = 4.6
"""Height of a row of the list where there is room."""

SENTENCE = 24.5
"""The first line of the words stands here, mm; they get smaller until they end above the small sheet."""

DISC = 4.3
"""What a number takes, mm: no two stand nearer to each other."""


LEAST_SCALE = 1 / 3
"""Of the small sheet: on a smaller one the numbers lie over one another."""


class PlanWords(Struct, frozen=True):
    """What the page says in one language.

    Attributes:
        sentence: how to cut.  by_marks, measured: where, with marks for the first cuts and without any.
        legend: what is grey.
        marks, left, above: of a cut in the list.
    """

    title: str
    sentence: str
    by_marks: str
    measured: str
    legend: str
    marks: str
    left: str
    above: str


WORDS: Mapping[str, PlanWords] = {
    "en": PlanWords(
        "Cutting plan · sheet {sheets}",
        "Cut in the order of the numbers, always straight from edge to edge of the piece in hand. Where a line runs "
        "through several pieces, cut all of them.",
        "The first cuts go by the marks; of the others the list says how far they are from an edge of the piece that "
        "is already cut.",
        "The list says how far each cut is from the left or the upper edge of the piece; of the first cuts it is the "
        "edge of the paper.",
        "Grey: the cards; between them: waste.",
        "by the marks",
        "from the left",
        "from above",
    ),
    "hu": PlanWords(
        "Vágási terv · lap: {sheets}",
        "Vágj a számok sorrendjében, mindig egyenesen, a kézben tartott darab szélétől széléig. Ha egy vonal több "
        "darabon megy át, mindegyiket vágd el.",
        "Az első vágások a jelek szerint mennek; a többinél a lista mondja meg, milyen messze vannak a darab már "
        "levágott szélétől.",
        "A lista mondja meg, milyen messze van minden vágás a darab bal vagy felső szélétől; az első vágásoknál ez a "
        "papír széle.",
        "Szürke: a kártyák; köztük: hulladék.",
        "a jelek szerint",
        "balról",
        "felülről",
    ),
    "de": PlanWords(
        "Schneideplan · Blatt {sheets}",
        "In der Reihenfolge der Zahlen schneiden, immer gerade von Rand zu Rand des Stücks in der Hand. Läuft eine "
        "Linie durch mehrere Stücke, alle schneiden.",
        "Die ersten Schnitte folgen den Marken; bei den anderen sagt die Liste, wie weit sie von einem schon "
        "geschnittenen Rand liegen.",
        "Die Liste sagt, wie weit jeder Schnitt vom linken oder vom oberen Rand des Stücks liegt; bei den ersten ist "
        "das der Rand des Papiers.",
        "Grau: die Karten; dazwischen: Abfall.",
        "nach den Marken",
        "von links",
        "von oben",
    ),
    "fi": PlanWords(
        "Leikkuujärjestys · arkki {sheets}",
        "Leikkaa numeroiden järjestyksessä, aina suoraan kädessä olevan palan reunasta reunaan. Jos viiva kulkee "
        "monen palan läpi, leikkaa ne kaikki.",
        "Ensimmäiset leikkaukset tehdään merkkien mukaan; muista luettelo kertoo etäisyyden palan jo leikatusta "
        "reunasta.",
        "Luettelo kertoo jokaisen leikkauksen etäisyyden palan vasemmasta reunasta tai yläreunasta; ensimmäisissä se "
        "on paperin reuna.",
        "Harmaa: kortit; välissä: hukka.",
        "merkkien mukaan",
        "vasemmalta",
        "ylhäältä",
    ),
    "sl": PlanWords(
        "Načrt rezanja · list {sheets}",
        "Reži po vrstnem redu številk, vedno naravnost od roba do roba kosa v roki. Če gre črta skozi več kosov, "
        "razreži vse.",
        "Prvi rezi gredo po oznakah; za druge seznam pove, kako daleč so od že odrezanega roba kosa.",
        "Seznam pove, kako daleč je vsak rez od levega ali zgornjega roba kosa; pri prvih je to rob papirja.",
        "Sivo: karte; vmes: odpadek.",
        "po oznakah",
        "od leve",
        "od zgoraj",
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


def scale_on(page: Size) -> float:
    """How large the small sheet is drawn on a page of `page` mm; the page is of use from `LEAST_SCALE` on."""
    return min((page.width - 2 * EDGE - LIST) / page.width, (page.height - TOP - EDGE) / page.height)


def plan_values(plan: CutPlan, page: Size, text: PlanText) -> dict[str, object]:
    """What the layout `cut_plan.svg` is filled with; lengths in mm."""
    words = WORDS[label_language(text.language)]
    scale = scale_on(page)
    left = EDGE
    marked = any(cut.measure is None for cut in plan.cuts)

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
        "sentence": " ".join((words.sentence, words.by_marks if marked else words.measured, words.legend)),
        "first_line": SENTENCE,
        "sentence_height": TOP - SENTENCE,
        "page": {
            "x": round(left, 3),
            "y": TOP,
            "width": round(scale * page.width, 3),
            "height": round(scale * page.height, 3),
        },
        "trims": trims,
        "cuts": list(_lines(plan, there)),
        **_list(plan, page, left + scale * page.width + 4.0, words),
    }


def _list(plan: CutPlan, page: Size, x: float, words: PlanWords) -> dict[str, object]:
    """The list of measures, in as many columns as there is room for, smaller where it is long."""
    width = page.width - EDGE - x
    columns = max(int(width / (LIST - 4.0)), 1)
    rows = -(-len(plan.cuts) // columns)
    step = min(ROW, (page.height - TOP - EDGE) / rows)
    made = []
    for place, cut in enumerate(plan.cuts):
        side = words.left if abs(cut.start.x - cut.end.x) <= EPS else words.above
        said = words.marks if cut.measure is None else f"{format_mm(cut.measure)} {side}"
        column, row = divmod(place, rows)
        at = {"x": round(x + column * width / columns, 3), "y": round(TOP + (row + 0.7) * step, 3)}
        made.append({"number": cut.number, "text": said, **at})
    return {"rows": made, "size": round(min(2.6, 0.62 * step), 3), "row_width": round(width / columns - 7.0, 3)}


def _lines(plan: CutPlan, there: Callable[[float, float], tuple[float, float]]) -> Iterator[dict[str, float]]:
    """Each cut and where its number stands: on the line, as near to its start as other numbers allow."""
    numbers: list[tuple[float, float]] = []
    for cut in plan.cuts:
        start, end = there(cut.start.x, cut.start.y), there(cut.end.x, cut.end.y)
        length = math.dist(start, end)
        steps = [DISC * (0.6 + 0.25 * step) for step in range(max(int((length / DISC - 1.2) / 0.25) + 1, 1))]
        spots = [
            (start[0] + (end[0] - start[0]) * step / length, start[1] + (end[1] - start[1]) * step / length)
            for step in steps
        ]
        # Where all of a short line is taken, the place that is farthest from others.
        free = (spot for spot in spots if _off(spot, numbers) >= DISC)
        x, y = next(free, max(spots, key=lambda spot: _off(spot, numbers)))
        numbers.append((x, y))
        line = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
        yield {"number": cut.number, **line, "x": round(x, 3), "y": round(y, 3)}


def _off(spot: tuple[float, float], numbers: Sequence[tuple[float, float]]) -> float:
    """How far a spot is from the nearest number."""
    return min((math.dist(spot, other) for other in numbers), default=math.inf)


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
