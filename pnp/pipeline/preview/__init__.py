"""`pnp preview`: a page in the browser that shows every card and follows the files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.diagnostics import Diagnostic, Sink
from pnp.model.preview import Wish
from pnp.pipeline.following import followed
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import open_world

if TYPE_CHECKING:
    from pnp.model.spec import ProjectSpec
    from pnp.preview import Source
    from pnp.preview.server import PreviewServer
    from pnp.world import World


class PreviewOptions(Struct, frozen=True):
    """What is asked for; `port` 0 takes a free one."""

    games: tuple[str, ...] = ()
    wish: Wish = Wish()
    port: int = 0


NAMED = ("P006", "P007", "P008")
"""A language, variant or set-up that is asked for, and is not there."""

Serving = Callable[[str], None]
"""Is told where the page is, and returns when the preview is to end."""


def preview(root: Path | None, options: PreviewOptions, serving: Serving) -> Outcome:
    """Serve the page until `serving` returns.

    Raises:
        CairoMissingError: there is no libcairo on this machine.

    Reports:
        P001 and P160 where there is no such project or game, P006-P008 no such language, variant or set-up. P043
        where the port is not free. P044 where the system does not tell which files change. What is wrong with the
        content is told on the page.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None or not _is_there(world, options, sink):
        return outcome(sink, world)
    from pnp.pipeline.preview.studio import Studio

    studio = Studio(world, options.games, options.wish)
    server = _opened(studio, options.port, sink)
    if server is None:
        return outcome(sink, world)
    with followed(world.root, studio.change, sink) as follower:
        studio.load()
        studio.start()
        server.start()
        try:
            follower.wait()
            serving(server.url)
        finally:
            server.stop()
            studio.stop()
    return outcome(sink, world)


def _opened(source: Source, port: int, sink: Sink) -> PreviewServer | None:
    """A server on a port of this computer; None where it cannot have it (reported)."""
    from pnp.preview.server import PreviewServer

    try:
        return PreviewServer(source, port)
    except OSError as error:
        sink.error(
            "P043",
            f"port {port} cannot be used: {error.strerror or error}",
            notes=["another program has it, perhaps another preview; ports below 1024 need special rights"],
            help="leave `--port` out; a free one is taken then",
        )
        return None


def _is_there(world: World, options: PreviewOptions, sink: Sink) -> bool:
    """Whether there is what is named, in one of the games; what else is wrong is told on the page."""
    from pnp.load import load_project

    if options == PreviewOptions(port=options.port):
        return True
    found = Sink()
    project = load_project(world, found, options.games)
    sink.extend(one for one in found.diagnostics if one.code == "P160")
    if project and not found.failed:
        missing = [_missing(replace(project, games={game.id: game}), options.wish) for game in project.games.values()]
        if all(missing):
            sink.extend(one for said in missing for one in said)
    return not sink.failed


def _missing(project: ProjectSpec, wish: Wish) -> list[Diagnostic]:
    """What of a wish the game of a project does not have."""
    from pnp.model.options import Selection
    from pnp.pipeline.select import products

    said = Sink()
    languages = (wish.language,) if wish.language else ()
    products(project, Selection(languages=languages, players=wish.players, variant=wish.variant), said)
    return [one for one in said.diagnostics if one.code in NAMED]
