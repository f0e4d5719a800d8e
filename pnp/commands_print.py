"""Commands about paper: what is printed, what differs from it, how sheets could be. `pnp.cli` names them."""

from __future__ import annotations

from typing import Annotated

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
    selected,
)

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
    from pnp.pipeline.printed.marking import Printed, mark_printed
    from pnp.terminal import Progress, Reporting

    selection = selected(games, component, lang, paper, variant=variant)
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
    from pnp.model.options import BuildOptions
    from pnp.pipeline.printed.difference import difference
    from pnp.terminal import Progress, Reporting

    selection = selected(games, component, lang, cards=cards, variant=variant)
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
    from pnp.model.options import SheetOptions
    from pnp.pipeline.plan import PlanOptions
    from pnp.pipeline.plan import plan as made
    from pnp.pipeline.plan_shown import plan_json, plan_text
    from pnp.terminal import Reporting

    selection = selected(games, component, lang, paper, variant=variant, copies=copies)
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
