"""Pages of the documentation taken apart: fenced blocks, tables, code spans; and the projects that their blocks make.

A block says behind its language what it is:

    ```yaml content/meadow/game.yaml    a whole file; those of all pages together are one project
    ```yaml deck                        keys of a deck file   (also: game, project)
    ```svg face                         elements of a face
    ```text message GAME OLD NEW        what is said when OLD becomes NEW in that game's deck
    ```sh                               commands

A comment such as `<!-- keys: pnp.load.deck.KEYS -->` stands before the table or paragraph that a test reads.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pnp.diagnostics import Diagnostic, Sink
from pnp.pipeline.check import check_world
from pnp.world import MemoryWorld

ROOT = Path(__file__).parent.parent.parent
PAGES = (
    *(
        "README.md",
        "docs/first-game.md",
        "docs/format.md",
        "docs/layouts.md",
        "docs/boards.md",
        "docs/printing.md",
        "docs/preview.md",
        "docs/exporting.md",
        "docs/checking.md",
        "docs/gallery.md",
    ),
)

Files = Mapping[str, str | bytes]

_MARKED = r"^<!-- {mark}(?:: ([^\n]*?))? -->\n(.*?)(?=\n\n|\Z)"
_FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"(`+)\s?(.+?)\s?\1(?!`)")
_LINK = re.compile(r"\]\(([^)\s]+)\)")

OWL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8ffff3f0005fe02fe0def46b80000000049454e44ae426082"
)
"""A white pixel: the picture that examples name."""


@dataclass(frozen=True)
class Block:
    """A fenced block: where it begins, its language, what stands behind that, its text."""

    page: str
    line: int
    language: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def page_text(page: str) -> str:
    """A page."""
    return (ROOT / page).read_text(encoding="utf-8")


@functools.cache
def blocks() -> tuple[Block, ...]:
    """All blocks of all pages."""
    return tuple(
        Block(page, text.count("\n", 0, found.start()) + 1, found[1], found[2].strip(), found[3])
        for page in PAGES
        for text in [page_text(page)]
        for found in _FENCE.finditer(text)
    )


def chosen(language: str, kind: str) -> list[Block]:
    """The blocks of one language and kind."""
    return [block for block in blocks() if block.language == language and block.kind == kind]


def whole_files() -> list[Block]:
    """The blocks that are files."""
    return [block for block in blocks() if re.fullmatch(r"\S+\.(?:yaml|svg|csv|md)", block.kind)]


def marked(page: str, mark: str) -> Iterator[tuple[str, str]]:
    """Each comment `<!-- mark… -->` of a page: the words behind the mark, and the table or paragraph below it."""
    for found in re.finditer(_MARKED.format(mark=mark), page_text(page), re.MULTILINE | re.DOTALL):
        yield found[1] or "", found[2]


def spans(text: str) -> list[str]:
    """The code spans of a text."""
    return [found[2] for found in _SPAN.finditer(text)]


def rows(table: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in table.split("\n") if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def first_column(table: str) -> list[str]:
    """The code spans of a table's first column."""
    return [name for row in rows(table) for name in spans(row[0])]


def links(page: str) -> list[str]:
    """Where the links and pictures of a page lead."""
    return _LINK.findall(_FENCE.sub("", page_text(page)))


@functools.cache
def shipped(folder: str, ending: str) -> Files:
    """Files that come with pnp."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sorted((ROOT / folder).rglob(f"*{ending}"))
    }


def project(files: Files = {}) -> dict[str, str | bytes]:  # noqa: B006 (read only)
    """The project that the pages make, with `files` in it or in place of others."""
    pictures: Files = {"art/owl.png": OWL, "layouts/meadow/art/owl.png": OWL}
    given = {block.kind: block.text for block in whole_files()}
    given["layouts/suits/big.svg"] = given["layouts/suits/back.svg"]
    shared = {**shipped("layouts/shared/icons", ".svg"), **shipped("layouts/shared", "board.svg")}
    return {**shipped("fonts", ".ttf"), **shared, **pictures, **given, **files}


def messages(files: Files, *games: str, print_lint: bool = False) -> tuple[Diagnostic, ...]:
    """What `pnp check` says of a project."""
    sink = Sink()
    check_world(MemoryWorld(files), games, sink, print_lint)
    return sink.diagnostics


def with_keys(text: str, base: str) -> str:
    """`base` with the top-level keys of `text` in place of its own."""
    own = _parts(text)
    return "".join({**_parts(base), **own}.values())


def _parts(text: str) -> dict[str, str]:
    """A YAML file cut at its top-level keys."""
    parts = re.split(r"^(?=[A-Za-z_]+:)", text, flags=re.MULTILINE)
    return {part.partition(":")[0]: part.rstrip("\n") + "\n" for part in parts if part}
