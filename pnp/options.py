"""The options that commands share: their types, and how their texts are read."""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypedDict, Unpack, cast

import typer

if TYPE_CHECKING:
    from pnp.geometry import Size
    from pnp.model.cutter import CutForm, Cutter, CutterName
    from pnp.model.options import Selection
    from pnp.model.sheet import Orientation


TYPED_SIGNS = str.maketrans({",": ".", "\u2212": "-", "\u2013": "-"})
"""A comma for a point; a minus sign and a dash for the hyphen that a number has in programs."""


class Narrower(TypedDict, total=False):
    """What else narrows a selection; see `Selection`."""

    cards: str
    players: int | None
    variant: str
    copies: int


class Format(StrEnum):
    """How diagnostics are written."""

    human = "human"
    short = "short"
    json = "json"
    github = "github"


class BacksChoice(StrEnum):
    """Where backs go."""

    duplex = "duplex"
    gutterfold = "gutterfold"
    none = "none"


class BleedModeChoice(StrEnum):
    """Where bleed comes from."""

    art = "art"
    mirror = "mirror"
    extend = "extend"
    outer = "outer"
    none = "none"


class CutterChoice(StrEnum):
    """Which machine cuts the sheets."""

    silhouette = "silhouette"
    silhouette_4 = "silhouette-4"
    cricut = "cricut"


class SidesChoice(StrEnum):
    """Which sides a file holds."""

    both = "both"
    fronts = "fronts"
    backs = "backs"


class FlipChoice(StrEnum):
    """Which edge the printer turns the paper on."""

    long_edge = "long-edge"
    short_edge = "short-edge"


class MarksChoice(StrEnum):
    """Which cut marks are drawn."""

    corner = "corner"
    full = "full"
    none = "none"


class SeamChoice(StrEnum):
    """How the sheets of a board are joined."""

    glue = "glue"
    butt = "butt"


class OrientationChoice(StrEnum):
    """How the page lies."""

    portrait = "portrait"
    landscape = "landscape"


Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to use; all by default.")]
ProjectOption = Annotated[
    Path | None, typer.Option("--project", help="Project folder; by default the nearest one with a pnp.yaml.")
]
FormatOption = Annotated[Format, typer.Option("--format", help="How messages are written.")]
StrictOption = Annotated[bool, typer.Option("--strict", help="Treat warnings as errors.")]
AllOption = Annotated[bool, typer.Option("--all", help="Show every message, not only the first 20.")]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="No progress and no closing line.")]
JobsOption = Annotated[int, typer.Option("--jobs", min=0, help="Processes to use; 0 takes all cores.")]
ComponentOption = Annotated[
    list[str] | None, typer.Option("--component", metavar="ID", help="Only this deck; may be repeated.")
]
CardsOption = Annotated[str, typer.Option("--cards", metavar="1-9,ID", help="Only these cards, by position or id.")]
LangOption = Annotated[str, typer.Option("--lang", metavar="hu,en", help="Languages; all of the game by default.")]
PlayersOption = Annotated[
    int | None, typer.Option("--players", min=1, help="Only the cards in play with this many players.")
]
VariantOption = Annotated[str, typer.Option("--variant", metavar="low-ink", help="A variant the game declares.")]
TileOption = Annotated[
    bool | None,
    typer.Option(
        "--tile/--no-tile",
        help="Boards only, laid over several sheets; or no tiles. By default boards larger than the paper.",
        show_default=False,
    ),
]
OverlapOption = Annotated[
    str, typer.Option("--overlap", metavar="10mm", help="What neighbouring tiles of a board both show, for the glue.")
]
SeamOption = Annotated[
    SeamChoice | None, typer.Option("--seam", help="Tiles glued over one another, or cut on all sides and taped.")
]
ScaleOption = Annotated[str, typer.Option("--scale", metavar="0.8", help="Print boards at this part of their size.")]
FitSheetsOption = Annotated[
    str, typer.Option("--fit-sheets", metavar="2x2", help="Scale boards to fit on so many sheets, columns x rows.")
]
FlipOption = Annotated[
    FlipChoice | None,
    typer.Option("--flip", help="Edge the printer turns the paper on: long-edge, or that of `--printer`."),
]
PrinterOption = Annotated[
    str, typer.Option("--printer", metavar="NAME", help="Make up for what this printer does, as `pnp calibrate` saw.")
]
SleevesOption = Annotated[
    bool,
    typer.Option("--sleeves", help="Inserts for sleeves: fronts only, no bleed, edge to edge."),
]
BleedModeOption = Annotated[
    BleedModeChoice,
    typer.Option(
        "--bleed-mode",
        help="Bleed as drawn; of the edge of art that has none: mirror, extend; only round all cards: outer; none.",
    ),
]
OrientationOption = Annotated[
    OrientationChoice | None,
    typer.Option("--orientation", help="How the page lies; upright, but for `--cutter silhouette`."),
]
InsertOption = Annotated[
    str, typer.Option("--insert", metavar='"62 x 87 mm"', help="Size of the inserts; that of the cards by default.")
]
CutterOption = Annotated[
    CutterChoice | None,
    typer.Option("--cutter", help="Lay sheets out for this cutting machine, with files of outlines to cut."),
]
RegistrationOption = Annotated[
    str,
    typer.Option("--registration", metavar="inset=10mm,arm=5mm,line=1mm", help="The marks that the machine looks for."),
]
CutFilesOption = Annotated[str, typer.Option("--cut-files", metavar="svg,dxf", help="Only these files of outlines.")]
MixOption = Annotated[
    bool, typer.Option("--mix", help="Cards of all decks and sizes on the same sheets, with a plan of straight cuts.")
]
CornersOption = Annotated[bool, typer.Option("--corners", help="Draw the rounded corners to cut along.")]
BookletOption = Annotated[
    bool, typer.Option("--booklet", help="Rules only, two pages side by side, to fold and staple: A5 pages on A4.")
]
ChangedOption = Annotated[
    bool,
    typer.Option("--changed", help="Only what looks other than it was printed, in files of its own."),
]
MarkPrintedOption = Annotated[
    bool, typer.Option("--mark-printed", help="Record what is built as printed, as `pnp printed` does.")
]
OutOption = Annotated[str, typer.Option("--out", metavar="DIR", help="Output folder, seen from the project.")]


def selected(
    games: list[str] | None, component: list[str] | None, lang: str, paper: str = "", **narrower: Unpack[Narrower]
) -> Selection:
    """What is made, as options of commands say it."""
    from pnp.model.options import Selection

    return Selection(
        tuple(games or ()), tuple(component or ()), languages=listed(lang), papers=listed(paper), **narrower
    )


def lying(orientation: OrientationChoice | None, cutter: CutterChoice | None) -> Orientation:
    """How the page lies: upright where nobody says, but as Silhouette Studio shows it for that machine."""
    if orientation:
        return orientation.value
    return "landscape" if cutter in (CutterChoice.silhouette, CutterChoice.silhouette_4) else "portrait"


def refuse_with(option: str, given: bool, others: Mapping[str, bool]) -> None:
    """Where an option is given, refuse those that are given and do not go with it."""
    for other, also in others.items():
        if given and also:
            raise typer.BadParameter(f"`{other}` does not go with it; leave one of both out", param_hint=f"`{option}`")


def bleed_of(bleed: str, sleeves: bool) -> float | None:
    """The bleed that is asked for; inserts for sleeves have none."""
    if sleeves and bleed:
        raise typer.BadParameter("inserts for sleeves have no bleed; leave one of both out", param_hint="--bleed")
    return 0.0 if sleeves else length_of("--bleed", bleed)


def insert_of(text: str, sleeves: bool) -> Size | None:
    """The size of inserts for sleeves."""
    from pnp.sizes import CARDS, parse_size
    from pnp.units import LengthError

    if not text:
        return None
    if not sleeves:
        raise typer.BadParameter("it goes with `--sleeves` alone", param_hint="--insert")
    try:
        size = parse_size(text, CARDS)
    except LengthError:
        size = None
    if size is None:
        raise typer.BadParameter(f'`{text}` is no size; write it as in `--insert "62 x 87 mm"`', param_hint="--insert")
    return size


def cutter_of(name: str, registration: str) -> Cutter | None:
    """The cutting machine that is named, with the marks that `inset=10mm,arm=20mm,line=0.5mm` asks for."""
    from msgspec.structs import replace

    from pnp.model.cutter import ARMS, CUTTERS, INSETS, LINES

    cutter = CUTTERS.get(cast("CutterName", name))
    if not registration:
        return cutter
    if cutter is None or cutter.registration is None:
        raise typer.BadParameter("only sheets for `--cutter silhouette` have such marks", param_hint="--registration")
    bounds = {"inset": INSETS, "arm": ARMS, "line": LINES}
    marks = cutter.registration
    for part in listed(registration):
        key, _, text = part.partition("=")
        length = length_of(f"--registration {key.strip()}=", text) if key.strip() in bounds else None
        low, high = bounds.get(key.strip(), (0.0, 0.0))
        if length is None or not low <= length <= high:
            told = ", ".join(f"{name} from {low:g} to {high:g} mm" for name, (low, high) in bounds.items())
            hint = "write it as in `--registration inset=10mm,arm=20mm,line=0.5mm`"
            raise typer.BadParameter(f"`{part}`: {told}; {hint}", param_hint="--registration")
        marks = replace(marks, **{key.strip(): length})
    return replace(cutter, registration=marks)


def cut_forms(text: str, cutter: bool) -> tuple[CutForm, ...]:
    """The kinds of cut files that are asked for; both where a machine cuts the sheets."""
    forms = listed(text.lower())
    for form in forms:
        if form not in ("svg", "dxf"):
            raise typer.BadParameter(
                f"`{form}` is no kind of cut file; write `svg`, `dxf` or both", param_hint="--cut-files"
            )
    if forms and not cutter:
        raise typer.BadParameter("name the machine, as in `--cutter silhouette`", param_hint="--cut-files")
    return cast("tuple[CutForm, ...]", forms) if forms or not cutter else ("svg", "dxf")


def listed(text: str) -> tuple[str, ...]:
    """The parts of a comma-separated option."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def length_of(option: str, text: str) -> float | None:
    """The length an option gives, in mm; None where it is not given."""
    from pnp.units import LengthError, parse_length

    if not text:
        return None
    try:
        length = parse_length(text)
    except LengthError as error:
        typed = option if option.endswith("=") else f"{option} "
        hint = f"write `{typed}{text.strip()}mm`" if error.reason == "unit" else f"write it as in `{typed}3mm`"
        raise typer.BadParameter(f"`{text}` is no length; {hint}", param_hint=option) from None
    if length < 0:
        raise typer.BadParameter(f"`{text}` is below nought", param_hint=option)
    return length


def millimetres(text: str) -> float | None:
    """A reading in mm, as typed with or without the unit, with a point or a comma and any minus; None if it is none."""
    plain = text.strip().lower().removesuffix("mm").strip().translate(TYPED_SIGNS)
    try:
        value = float(plain)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def lengths_of(option: str, text: str) -> tuple[float, ...]:
    """The lengths of an option that takes several."""
    found = [length_of(option, part) for part in listed(text)]
    return tuple(length for length in found if length is not None)


def grid_of(text: str) -> tuple[int, int] | None:
    """Columns and rows of `3x3`."""
    if not text:
        return None
    columns, _, rows = text.lower().replace("×", "x").partition("x")
    if not (columns.strip().isdecimal() and rows.strip().isdecimal() and int(columns) and int(rows)):
        raise typer.BadParameter(f"`{text}` is no grid; write columns x rows as in `--grid 3x3`", param_hint="--grid")
    return int(columns), int(rows)
