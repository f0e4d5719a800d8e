"""Finding and opening a project on disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pnp.diagnostics import Sink, Span
from pnp.model.spec import GameSpec, ProjectSpec
from pnp.world import DiskWorld, World

PROJECT_FILE = "pnp.yaml"

SOURCES = ("content", "layouts", "fonts")
"""The folders that a project is made from."""

FONT_FILES = (".otf", ".ttf")


def open_world(given: Path | None, sink: Sink) -> DiskWorld | None:
    """Open the project in `given`, or the nearest one at or above the current folder.

    Reports:
        P001 where there is no `pnp.yaml`, P116 for links out of the project.
    """
    start = (given or Path.cwd()).absolute()
    candidates = [start] if given else [start, *start.parents]
    for folder in candidates:
        if (folder / PROJECT_FILE).is_file():
            world = DiskWorld(folder)
            _tell_links_out(world, sink)
            return world
    from pnp.load.project import OTHERWISE

    other = next((name for name in OTHERWISE if (start / name).is_file()), None)
    where = f"in `{given}`" if given else "here or in a folder above"
    sink.error(
        "P001",
        f"there is no `{PROJECT_FILE}` {where}",
        notes=[f"a project is the folder that holds `{PROJECT_FILE}`, `content/`, `layouts/` and `fonts/`"],
        help=f"rename `{other}` to `{PROJECT_FILE}`"
        if other
        else "go to the project's folder, or name it with `--project FOLDER`",
    )
    return None


def _tell_links_out(world: DiskWorld, sink: Sink) -> None:
    """Report folders and fonts that are links out of the project; other links are told where they are used.

    Reports:
        P116.
    """
    for path in (link for folder in SOURCES for link in world.links_out(folder)):
        what = "folder" if (world.root / path).is_dir() else "file"
        if what == "folder" or path.endswith(FONT_FILES):
            sink.error(
                "P116",
                f"`{path}` is a link to a {what} outside of the project",
                Span(path),
                notes=("nothing outside is used, so that everyone who has the project has all of it",),
                help=f"delete the link, and put a copy of the {what} there",
            )


def load_checked(world: World, games: Sequence[str], sink: Sink, refresh: bool = False) -> ProjectSpec | None:
    """Load the project and ask its composition rules; None where either found an error.

    With `refresh` the schemas on the disk are brought up to date first: who mends a mistake needs an editor that knows
    the fields as they are now.
    """
    from pnp.load import load_project

    project = load_project(world, sink, games)
    if refresh and project is not None and isinstance(world, DiskWorld):
        from pnp.pipeline.schema import refresh as refresh_schemas

        refresh_schemas(world, project)
    if project is None or sink.failed:
        return None
    for game in project.games.values():
        check_content(game, sink)
    return None if sink.failed else project


def check_content(game: GameSpec, sink: Sink) -> None:
    """Ask what a game's content promises as a whole, without its layouts."""
    from pnp.check import check_game

    check_game(game, sink)
    if game.box:
        from pnp.pipeline.boxes import check_box

        check_box(game, sink)
