"""Commands that export: cards as pictures, for print services, for virtual tables. `pnp.cli` gives them their names."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, cast

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
    selected,
)

if TYPE_CHECKING:
    from pnp.pipeline.blocks import TableKind

ProfileOption = Annotated[
    str,
    typer.Option(
        "--profile",
        metavar="NAME",
        help="The print service: gamecrafter, makeplayingcards, printerstudio, drivethrucards, european.",
    ),
]


def export_png(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    component: ComponentOption = None,
    cards: CardsOption = "",
    lang: LangOption = "",
    players: PlayersOption = None,
    variant: VariantOption = "",
    dpi: Annotated[int, typer.Option("--dpi", min=36, max=1200, help="Resolution.")] = 300,
    trim: Annotated[bool, typer.Option("--trim", help="Cut the bleed off.")] = False,
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    strict: StrictOption = False,
    show_all: AllOption = False,
    project: ProjectOption = None,
) -> None:
    """Write each card's face and back as a PNG."""
    from pnp import pipeline
    from pnp.model.options import BuildOptions
    from pnp.terminal import Progress, Reporting

    selection = selected(games, component, lang, cards=cards, players=players, variant=variant)
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = pipeline.export_png(
            project, BuildOptions(selection, out=out, jobs=jobs), progress, pipeline.PngOptions(dpi, trim, strict)
        )
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet))


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
    from pnp.model.options import BuildOptions
    from pnp.pipeline.blocks import ServiceOptions
    from pnp.pipeline.service import export_service
    from pnp.terminal import Progress, Reporting

    selection = selected(games, component, lang, cards=cards, players=players, variant=variant)
    options = BuildOptions(selection, out=out, jobs=jobs)
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = export_service(project, options, progress, ServiceOptions(profile, strict))
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet))


class PicturesChoice(StrEnum):
    """The form of sheets and boards."""

    jpg = "jpg"
    png = "png"


MaxPixels = Annotated[
    int,
    typer.Option("--max-px", min=256, max=10_000, help="Width and height of a picture at most, in pixels."),
]
PicturesOption = Annotated[
    PicturesChoice | None,
    typer.Option("--pictures", help="The form of sheets and boards: jpg; single cards are png by default."),
]
NameFieldOption = Annotated[str, typer.Option("--name-field", metavar="FIELD", help="The card's name on the table.")]
TextFieldOption = Annotated[str, typer.Option("--text-field", metavar="FIELD", help="The text below the name.")]
UrlOption = Annotated[
    str,
    typer.Option(
        "--tts-url",
        metavar="URL",
        help="For Tabletop Simulator: where the pictures will be; by default on this computer.",
    ),
]

TABLES = {
    "tts": "Write a saved object of Tabletop Simulator: all decks, boards and tokens, and their pictures.",
    "playground": "Write templates and textures for a package of Tabletop Playground.",
    "tabletopia": "Write a picture of each card for Tabletopia, and a table of them.",
    "screentop": "Write sheets of cards for Screentop, and a table of them.",
}
"""What `pnp export` can write for virtual tables, by the name of the command."""


def export_table(  # noqa: PLR0913, PLR0917 (one parameter an option)
    context: typer.Context,
    games: Games = None,
    component: ComponentOption = None,
    cards: CardsOption = "",
    lang: LangOption = "",
    players: PlayersOption = None,
    variant: VariantOption = "",
    url: UrlOption = "",
    name_field: NameFieldOption = "",
    text_field: TextFieldOption = "",
    most_px: MaxPixels = 4096,
    pictures: PicturesOption = None,
    out: OutOption = "output",
    jobs: JobsOption = 0,
    quiet: QuietOption = False,
    output_format: FormatOption = Format.human,
    strict: StrictOption = False,
    show_all: AllOption = False,
    project: ProjectOption = None,
) -> None:
    """Write games for the virtual table that the command is called after."""
    from pnp.model.options import BuildOptions
    from pnp.pipeline.blocks import TableOptions
    from pnp.pipeline.tables import export_table
    from pnp.terminal import Progress, Reporting

    table = cast("TableKind", context.info_name)
    if url and table != "tts":
        raise typer.BadParameter("only saves of Tabletop Simulator name places of pictures", param_hint="--tts-url")
    selection = selected(games, component, lang, cards=cards, players=players, variant=variant)
    form = pictures or (PicturesChoice.png if table == "tabletopia" else PicturesChoice.jpg)
    asked = TableOptions(table, form.value, most_px, url, name_field, text_field, strict)
    with Progress(quiet or output_format is not Format.human) as progress:
        outcome = export_table(project, BuildOptions(selection, out=out, jobs=jobs), progress, asked)
    finish(outcome, Reporting(str(output_format), strict, show_all, quiet))
