"""Commands about paper: what is printed, what differs from it, how sheets could be. `pnp.cli` names them."""

from __future__ import annotations

from typing import Annotated

import typer

from pnp.commands import finish
from pnp.options import (
    CardsOption,
    ComponentOption,
    Format,
    FormatOption,
    Games,
    JobsOption,
    LangOption,
    OutOption,
    ProjectOption,
    QuietOption,
    VariantOption,
    listed,
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
