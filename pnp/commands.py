"""Commands that read, count and explain; they make no PDF. `pnp.cli` gives them their names."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from pnp.options import ComponentOption, Format, FormatOption, Games, LangOption, ProjectOption, VariantOption, listed

if TYPE_CHECKING:
    from pnp.pipeline import Outcome
    from pnp.terminal import Reporting

EXIT_MISTAKES = 1


def finish(outcome: Outcome, reporting: Reporting, fine: int = 0) -> None:
    """Print the diagnostics and the closing line, and leave with the exit status; `fine` where nothing is wrong."""
    from pnp.terminal import report

    reporting = replace(reporting, folder=outcome.folder)
    failed = report(outcome.diagnostics, outcome.source_line, outcome.closing, reporting)
    raise typer.Exit(EXIT_MISTAKES if failed else fine)


def explain(
    codes: Annotated[
        list[str] | None, typer.Argument(metavar="[CODE]...", help="Codes as P104, or a word; without any, all codes.")
    ] = None,
) -> None:
    """Say what a message's code means: the cause, a wrong example, the same one right."""
    from pnp.pipeline.explain import explain
    from pnp.terminal import Reporting

    explanation = explain(codes or ())
    if explanation.text:
        typer.echo(explanation.text)
    finish(explanation.outcome, Reporting("human", strict=False, show_all=True, quiet=True, writes=False))


def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE.csv", help="A .csv, .tsv or .xlsx file.")],
    deck: Annotated[
        str, typer.Option("--deck", metavar="NAME", help="The deck's name; that of the file if left out.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.yaml", help="Write to this file instead of the screen.")
    ] = None,
    sheet: Annotated[str, typer.Option("--sheet", metavar="NAME", help="Of a workbook; the first if left out.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
    output_format: FormatOption = Format.human,
) -> None:
    """Make a deck file of a table: its fields and its cards."""
    from pnp.pipeline.imported import ImportOptions, import_table
    from pnp.terminal import Reporting

    imported = import_table(ImportOptions(file, deck, sheet, out, force))
    if imported.text:
        typer.echo(imported.text, nl=False)
    finish(imported.outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False))


def schema(
    out: Annotated[str, typer.Option("--out", metavar="DIR", help="Folder for them, seen from the project.")] = (
        "schemas"
    ),
    link: Annotated[bool, typer.Option("--link", help="Let each content file name its schema in its first line.")] = (
        False
    ),
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Write JSON Schemas, by which editors complete and check your files while you type."""
    from pnp.pipeline.schema import SchemaOptions, write_schemas
    from pnp.terminal import Reporting

    outcome = write_schemas(project, SchemaOptions(out, link))
    finish(outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False))


def stats(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    by: Annotated[str, typer.Option("--by", metavar="suit,rank", help="Count the pairs of two fields.")] = "",
    paper: Annotated[str, typer.Option("--paper", metavar="a4,letter", help="Papers to count sheets of.")] = "",
    lang: LangOption = "",
    variant: VariantOption = "",
    ink: Annotated[bool, typer.Option("--ink", help="Also estimate the ink on each sheet; all cards are drawn.")] = (
        False
    ),
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE.html", help="Write a page with plots instead.")
    ] = None,
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Count: cards by each field, lengths of texts, icons, sheets, ink."""
    from pnp.model.options import Selection
    from pnp.pipeline.stats import StatsOptions, statistics
    from pnp.terminal import Reporting

    selection = Selection(
        tuple(games or ()), tuple(component or ()), languages=listed(lang), papers=listed(paper), variant=variant
    )
    found = statistics(project, StatsOptions(selection, listed(by), ink, html))
    if found.text:
        typer.echo(found.text)
    finish(found.outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False))


def new_set(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as landmarks.", show_default=False)],
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="What the set is called: its file's name.", show_default=False)
    ],
    output_format: FormatOption = Format.human,
    project: ProjectOption = None,
) -> None:
    """Write the skeleton of another set of cards; `pnp check` then says what to fill in."""
    from pnp.pipeline.newset import new_set
    from pnp.terminal import Reporting

    outcome = new_set(project, game, name)
    finish(outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False))


class Starter(StrEnum):
    """What a new project begins with."""

    blank = "blank"
    icons = "icons"
    tokens = "tokens"
    hexboard = "hexboard"


def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or an empty one.", show_default=False)],
    template: Annotated[
        Starter,
        typer.Option(
            "--template",
            help="blank: poker cards. icons: cards with icons and texts. tokens: round and six-sided, two sides. "
            "hexboard: a board of hexes, and pieces.",
        ),
    ] = Starter.blank,
    output_format: FormatOption = Format.human,
) -> None:
    """Make a project of your own, with fonts, to change step by step."""
    from pnp.pipeline.starters import new_project
    from pnp.terminal import Reporting

    outcome = new_project(folder, template.value)
    finish(outcome, Reporting(str(output_format), strict=False, show_all=False, quiet=False))
