"""Commands about paper: what is printed, what differs from it, how sheets could be. `pnp.cli` names them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from pnp.commands import EXIT_MISTAKES, finish
from pnp.diagnostics import Severity
from pnp.options import (
    CardsOption,
    ComponentOption,
    Format,
    FormatOption,
    Games,
    InsertOption,
    JobsOption,
    LangOption,
    MixOption,
    OutOption,
    ProjectOption,
    QuietOption,
    SleevesOption,
    VariantOption,
    bleed_of,
    insert_of,
    length_of,
    lengths_of,
    listed,
    millimetres,
)

if TYPE_CHECKING:
    from pnp.model.calibration import Readings

FileOption = Annotated[
    list[str] | None, typer.Option("--file", metavar="NAME.pdf", help="Only this file; may be repeated.")
]
PaperOption = Annotated[str, typer.Option("--paper", metavar="a4,letter", help="Only the files for these papers.")]


def printed(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    paper: PaperOption = "",
    lang: LangOption = "",
    variant: VariantOption = "",
    file: FileOption = None,
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Record that the files of the last build are printed, for `pnp build --changed` and `pnp diff`."""
    from pnp.model.options import Selection
    from pnp.pipeline.printed.marking import Printed, mark_printed
    from pnp.terminal import Progress, Reporting

    selection = Selection(
        tuple(games or ()), tuple(component or ()), languages=listed(lang), papers=listed(paper), variant=variant
    )
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = mark_printed(project, Printed(selection, tuple(file or ()), out, jobs), progress)
    finish(outcome, Reporting(str(output_format), strict=False, show_all=True, quiet=quiet))


def diff(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    cards: CardsOption = "",
    lang: LangOption = "",
    variant: VariantOption = "",
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Show the cards that look other than the printed ones, old and new beside each other, as a page."""
    from pnp.model.options import BuildOptions, Selection
    from pnp.pipeline.printed.difference import difference
    from pnp.terminal import Progress, Reporting

    selection = Selection(tuple(games or ()), tuple(component or ()), cards, listed(lang), (), None, variant)
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = difference(project, BuildOptions(selection, out=out, jobs=jobs), progress)
    finish(outcome, Reporting(str(output_format), strict=False, show_all=True, quiet=quiet))


def plan(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    paper: Annotated[str, typer.Option("--paper", metavar="a4,a4+letter", help="Papers to compare.")] = "",
    gap: Annotated[str, typer.Option("--gap", metavar="0mm,3mm", help="Distances between cards to compare.")] = "",
    bleed: Annotated[str, typer.Option("--bleed", metavar="1mm,3mm", help="Bleeds to compare, for the ink.")] = "",
    margin: Annotated[str, typer.Option("--margin", metavar="8mm", help="Paper edge to outermost card.")] = "",
    sleeves: SleevesOption = False,
    insert: InsertOption = "",
    mix: MixOption = False,
    copies: Annotated[int, typer.Option("--copies", min=1, help="Everything this many times.")] = 1,
    lang: LangOption = "",
    variant: VariantOption = "",
    ink: Annotated[bool, typer.Option("--ink", help="Also estimate the ink; all cards are drawn.")] = False,
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Compare papers, gaps and bleeds: sheets, waste and cuts of cards and tokens."""
    from pnp.model.options import Selection, SheetOptions
    from pnp.pipeline.plan import PlanOptions
    from pnp.pipeline.plan import plan as made
    from pnp.pipeline.plan_shown import plan_json, plan_text
    from pnp.terminal import Reporting

    selection = Selection(
        tuple(games or ()), tuple(component or ()), "", listed(lang), listed(paper), None, variant, copies
    )
    sheets = SheetOptions(margin=length_of("--margin", margin), mix=mix)
    if sleeves:
        bleed_of(bleed, sleeves)
        sheets = SheetOptions("none", bleed=0.0, margin=sheets.margin, sleeves=True, mix=mix)
    sheets = replace(sheets, insert=insert_of(insert, sleeves))
    asked = PlanOptions(selection, sheets, lengths_of("--gap", gap), lengths_of("--bleed", bleed), ink)
    found = made(project, asked)
    if output_format is Format.json:
        typer.echo(plan_json(found))
        failed = any(told.severity is Severity.ERROR for told in found.outcome.diagnostics)
        raise typer.Exit(EXIT_MISTAKES if failed else 0)
    if found.components:
        typer.echo(plan_text(found))
    finish(found.outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False, writes=False))


READINGS = {
    "across": "length of the ruler `across`",
    "down": "length of the ruler `down`",
    "top": "scale at the top, right is above nought",
    "bottom": "scale at the bottom",
    "left": "scale at the left, down is above nought",
    "right": "scale at the right",
    "edge": "largest of the smallest whole lines at the edges",
}
"""What is read on the test sheet, in the order in which it is asked for; all in mm."""


def _reading(name: str) -> object:
    """The option for one reading."""
    return typer.Option(f"--{name}", metavar="MM", help=f"Read: {READINGS[name]}.")


def calibrate(  # noqa: PLR0913, PLR0917 (one parameter an option)
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the printer is to be called.", show_default=False)],
    paper: Annotated[str, typer.Option("--paper", metavar="a4", help="Of the test sheet; the project's first.")] = "",
    across: Annotated[str, _reading("across")] = "",
    down: Annotated[str, _reading("down")] = "",
    top: Annotated[str, _reading("top")] = "",
    bottom: Annotated[str, _reading("bottom")] = "",
    left: Annotated[str, _reading("left")] = "",
    right: Annotated[str, _reading("right")] = "",
    edge: Annotated[str, _reading("edge")] = "",
    upside_down: Annotated[
        bool, typer.Option("--upside-down", help="Read: the arrow of the back points down.")
    ] = False,
    out: OutOption = "output",
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Measure a printer: write a test sheet, ask for what is read on it, keep the printer for `pnp build --printer`."""
    from pnp.pipeline.calibrate import save_printer, write_test_sheet
    from pnp.terminal import Reporting

    reporting = Reporting(str(output_format), strict=False, show_all=True, quiet=False)
    values = (across, down, top, bottom, left, right, edge)
    given = dict(zip(READINGS, values, strict=True))
    if not any(given.values()):
        sheet = write_test_sheet(project, paper, out)
        if not sheet.file or not sys.stdin.isatty():
            told = f"{sheet.file} written: print it, then type what you read\n{_typed(name, paper)}"
            finish(replace(sheet.outcome, closing=told if sheet.file else ""), reporting)
        typer.echo(f"{sheet.file} written: print it two-sided at 100 %, then answer in mm", err=True)
        given = {option: typer.prompt(f"{option} ({words})", err=True) for option, words in READINGS.items()}
        upside_down = not typer.confirm("do both arrows point up?", default=True, err=True)
    finish(save_printer(project, name, paper, _readings(given, upside_down)), reporting)


def _typed(name: str, paper: str) -> str:
    """The command that takes the readings."""
    options = " ".join(f"--{option} …" for option in READINGS)
    return f"  pnp calibrate {name} {f'--paper {paper} ' if paper else ''}{options}"


def _readings(given: Mapping[str, str], upside_down: bool) -> Readings:
    """What was read, as numbers."""
    from pnp.model.calibration import Readings

    missing = [f"--{option}" for option, text in given.items() if not text.strip()]
    if missing:
        raise typer.BadParameter(f"all readings are needed; missing: {', '.join(missing)}")
    across, down, top, bottom, left, right, edge = (millimetres(f"--{option}", text) for option, text in given.items())
    return Readings(across, down, top, bottom, left, right, edge, upside_down)
