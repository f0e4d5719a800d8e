"""Commands that export: cards for print services and for virtual tables. `pnp.cli` gives them their names."""

from __future__ import annotations

from typing import Annotated

import typer

from pnp.commands import finish
from pnp.options import (
    AllOption,
    CardsOption,
    ComponentOption,
    Format,
    FormatOption,
    Games,
    JobsOption,
    LangOption,
    OutOption,
    PlayersOption,
    ProjectOption,
    QuietOption,
    StrictOption,
    VariantOption,
    listed,
)

ProfileOption = Annotated[
    str,
    typer.Option(
        "--profile",
        metavar="NAME",
        help="The print service: gamecrafter, makeplayingcards, printerstudio, drivethrucards, european.",
    ),
]


def export_service(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    profile: ProfileOption = "",
    component: ComponentOption = None,
    cards: CardsOption = "",
    lang: LangOption = "",
    players: PlayersOption = None,
    variant: VariantOption = "",
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    strict: StrictOption = False,
    show_all: AllOption = False,
    project: ProjectOption = None,
) -> None:
    """Write decks as a print service takes them, and say what it would send back."""
    from pnp.model.options import BuildOptions, Selection
    from pnp.pipeline.blocks import ServiceOptions
    from pnp.pipeline.service import export_service
    from pnp.terminal import Progress, Reporting

    selection = Selection(tuple(games or ()), tuple(component or ()), cards, listed(lang), (), players, variant)
    options = BuildOptions(selection, out=out, jobs=jobs)
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = export_service(project, options, progress, ServiceOptions(profile, strict))
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet))
