"""Schemas on disk: written on demand, kept up to date, named in the first line of content files."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.export.folder import why
from pnp.load import load_project
from pnp.model.spec import ProjectSpec
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import open_world
from pnp.pipeline.replacing import replace_file
from pnp.pipeline.schema.files import pairs, schemas
from pnp.world import DiskWorld, OutsideProjectError, normalised

SCHEMAS = "schemas"
"""The folder of schemas, seen from the project."""

MODELINE = re.compile(rb"^#\s*yaml-language-server\s*:", re.MULTILINE)
"""The comment by which the language server of YAML finds a file's schema; it may stand anywhere, and belongs on top."""


class SchemaOptions(Struct, frozen=True):
    """Where schemas go, seen from the project; whether content files that name none are to name theirs."""

    out: str = SCHEMAS
    link: bool = False


def write_schemas(root: Path | None, options: SchemaOptions) -> Outcome:
    """Write the schemas of the project in `root`, or the nearest one.

    Content with mistakes gives schemas, too: of all decks that can be read.

    Reports:
        P001 no project, P019 a folder outside of the project, or that cannot be written.
    """
    sink = Sink()
    world = open_world(root, sink)
    found = Sink()
    project = load_project(world, found) if world else None
    if world is None or project is None:
        return outcome(sink, world)
    try:
        folder = normalised(options.out)
        made = schemas(project)
        for name, text in made.items():
            _put(world.root / folder / name, text)
        linked = [path for path, schema in pairs(project) if options.link and _link(world, path, f"{folder}/{schema}")]
    except OutsideProjectError:
        sink.error("P019", f"`{options.out}` lies outside of the project", help=f"write `--out {SCHEMAS}`")
        return outcome(sink, world)
    except OSError as error:
        place = f"`{error.filename}`" if error.filename else f"`{options.out}`"
        sink.error(
            "P019",
            f"the schemas cannot be written: {why(error)}",
            notes=[f"at {place}"],
            help="free the place, or write elsewhere with `--out DIR`",
        )
        return outcome(sink, world)
    closing = f"{number_of(len(made), 'schema')} in {folder}"
    if linked:
        closing += f"; {number_of(len(linked), 'file')} now {'name' if len(linked) > 1 else 'names'} theirs on top"
    bare = [path for path, _ in pairs(project) if not MODELINE.search(world.read_bytes(path))]
    if bare:
        closing += f"; {number_of(len(bare), 'file')} do not name theirs yet, `pnp schema --link` adds the line"
    if found.failed:
        closing += "; the content has mistakes, see `pnp check`"
    return outcome(sink, world, closing)


def refresh(world: DiskWorld, project: ProjectSpec) -> None:
    """Bring the schemas up to date that stand in `schemas/` already, and add those of new decks beside others.

    A disk that refuses leaves them as they are.
    """
    folder = world.root / SCHEMAS
    if not folder.is_dir():
        return
    for name, text in schemas(project).items():
        place = folder / name
        try:
            if place.is_file() or ("/" in name and place.parent.is_dir()):
                _put(place, text)
        except OSError:
            return


def _put(place: Path, text: str) -> None:
    """Write a file unless it says so already."""
    raw = text.encode("utf-8")
    if place.is_file() and place.read_bytes() == raw:
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    replace_file(place, raw)


def _link(world: DiskWorld, path: str, schema: str) -> bool:
    """Let a content file name its schema in its first line; False where it names one already."""
    place = world.root / path
    raw = place.read_bytes()
    if MODELINE.search(raw):
        return False
    mark = b"\xef\xbb\xbf" if raw.startswith(b"\xef\xbb\xbf") else b""
    end = b"\r\n" if b"\r\n" in raw else b"\n"
    relative = posixpath.relpath(schema, posixpath.dirname(path) or ".")
    replace_file(place, mark + f"# yaml-language-server: $schema={relative}".encode() + end + raw[len(mark) :])
    return True
