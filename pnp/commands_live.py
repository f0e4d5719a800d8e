"""Commands that follow the files: the page in the browser, and builds on every change. `pnp.cli` names them."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from pnp.commands import finish
from pnp.options import Games, LangOption, PlayersOption, ProjectOption, VariantOption, listed

BUILD_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""How a command takes the options of another."""


def preview(  # noqa: PLR0913, PLR0917 (one parameter an option)
    games: Games = None,
    lang: LangOption = "",
    players: PlayersOption = None,
    variant: VariantOption = "",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Port on this computer; 0 takes a free one.")
    ] = 0,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    project: ProjectOption = None,
) -> None:
    """Show all cards in the browser, and show each change as soon as it is saved.

    Language, players and variant can be chosen on the page, too. Ctrl+C ends it.
    """
    from pnp.model.preview import Wish
    from pnp.pipeline.preview import PreviewOptions
    from pnp.pipeline.preview import preview as serve
    from pnp.terminal import Reporting

    def serving(url: str) -> None:
        typer.echo(f"preview at {url}; Ctrl+C ends it", err=True)
        if not no_open:
            import webbrowser

            webbrowser.open(url)
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            typer.echo("", err=True)

    language = next(iter(listed(lang)), "")
    wish = Wish(next(iter(games or ()), ""), language, variant, players)
    outcome = serve(project, PreviewOptions(tuple(games or ()), wish, port), serving)
    finish(outcome, Reporting("human", strict=False, show_all=False, quiet=True, writes=False))


def watch(context: typer.Context, project: ProjectOption = None) -> None:
    """Build the PDFs again after every change. Takes all options of `pnp build`.

    Messages are printed as by `pnp build`; after a mistake the last good files stay. Ctrl+C ends it.
    """
    from pnp.pipeline.watching import watch as follow
    from pnp.terminal import Reporting

    try:
        watched = follow(project, context.args, lambda line: typer.echo(line, err=True))
    except KeyboardInterrupt:
        typer.echo("", err=True)
        raise typer.Exit from None
    reporting = Reporting("human", strict=False, show_all=False, quiet=True, writes=False)
    finish(watched.outcome, reporting, watched.status)
