"""`pnp fonts subset`: a large font cut down to the characters that the project's texts use."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.diagnostics import Sink
from pnp.pipeline.outcome import Outcome, number_of, outcome
from pnp.pipeline.project import open_world
from pnp.world import OutsideProjectError, normalised

if TYPE_CHECKING:
    from pnp.typeset.text.subset import Subset
    from pnp.world import DiskWorld, World

FOLDERS = ("content", "layouts")
TEXTS = (".yaml", ".yml", ".csv", ".tsv", ".md", ".txt", ".svg", ".json")

_ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})|&#x([0-9a-fA-F]{1,6});|&#([0-9]{1,7});")
"""Characters written by their numbers: in YAML and JSON, in SVG."""

NAME_IT = "name the font's .ttf or .otf file"

MOST_SHOWN = 60
"""Characters that the closing line lists."""


class SubsetOptions(Struct, frozen=True):
    """What to cut: `font` is any file; `out` a file or folder in the project; `text` is kept beside what is used."""

    font: Path
    out: str = ""
    text: str = ""


def subset(root: Path | None, options: SubsetOptions) -> Outcome:
    """Write the font with those characters of the project's texts that no other family in `fonts/` has.

    Reports:
        P001 no project, P011 a file that is no font, P012 nothing to keep, P013 a place outside the project, P014
        (warning) a reserved font name, P454 a licence that forbids it.
    """
    sink = Sink()
    world = open_world(root, sink)
    if world is None:
        return outcome(sink, None)
    made = _made(world, options, sink)
    place = _place(options, made, sink) if made else None
    if made is None or place is None:
        return outcome(sink, world)
    target = world.root / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(made.content)
    shown = made.kept if len(made.kept) <= MOST_SHOWN else made.kept[:MOST_SHOWN] + "…"
    kept = f"{number_of(len(made.kept), 'character')} ({shown})"
    return outcome(sink, world, f"{place}: {made.facts.name}, {kept}, {round(len(made.content) / 1024)} KB")


def used_characters(world: World) -> set[str]:
    """Every character that stands in the project's content and layouts, whatever the language."""
    found: set[str] = set()
    for folder in FOLDERS:
        for path in world.files(folder):
            if path.lower().endswith(TEXTS):
                text = world.read_bytes(path).decode("utf-8", errors="ignore")
                found.update(text)
                found.update(_numbered(match) for match in _ESCAPED.finditer(text))
    return {char for char in found if not unicodedata.category(char).startswith(("C", "Z"))}


def _numbered(match: re.Match[str]) -> str:
    """A character written by its number."""
    code = int(match[1] or match[2] or "0", 16) or int(match[3] or "0")
    return chr(code) if code <= 0x10FFFF else ""


def _made(world: DiskWorld, options: SubsetOptions, sink: Sink) -> Subset | None:
    """The smaller font; None, and a message, where there is none to be made."""
    from pnp.typeset.text.fontfile import FontFileError, read_fonts
    from pnp.typeset.text.subset import make_subset

    name = options.font.name
    try:
        content = options.font.read_bytes()
        facts = read_fonts(name, content)[0]
    except OSError:
        sink.error("P011", f"there is no font file `{options.font}`", help=NAME_IT)
        return None
    except FontFileError:
        sink.error("P011", f"`{options.font}` is no TrueType or OpenType font", help=NAME_IT)
        return None
    if facts.refusal:
        sink.error("P454", f"the licence of `{facts.name}` {facts.refusal}", help="choose another font")
        return None
    made = make_subset(name, content, _wanted(world, facts.family, sink) | set(options.text))
    if not made.kept:
        sink.error(
            "P012",
            f"`{made.facts.name}` has none of the characters that the fonts in fonts/ lack",
            notes=(f"used in content and layouts, and in no font: {made.lacking or 'nothing'}",),
            help="name a font that has them, or say with `--text` what to keep",
        )
        return None
    if made.reserved:
        sink.warning(
            "P014",
            f"the licence of `{made.facts.name}` reserves the name `{made.reserved}` for the whole font",
            notes=("a font cut down is a changed font, and must bear another name where it is given away",),
            help="give the smaller font another name, or keep it to yourself",
        )
    return made


def _wanted(world: World, family: str, sink: Sink) -> set[str]:
    """The characters in use that no other family of the project has."""
    from pnp.typeset.text import FontLibrary

    library = FontLibrary(world, sink)
    others: set[int] = set()
    for facts in library.fonts:
        if facts.family.casefold() != family.casefold():
            others |= library.load(facts).characters
    return {char for char in used_characters(world) if ord(char) not in others}


def _place(options: SubsetOptions, made: Subset, sink: Sink) -> str | None:
    """Where the font goes: as said, else into a folder named after its family."""
    slug = re.sub(r"[^a-z0-9]+", "-", made.facts.family.lower()).strip("-")
    out = options.out or f"fonts/{slug}/"
    if not out.lower().endswith((".ttf", ".otf")):
        out = f"{out.rstrip('/')}/{Path(options.font.name).with_suffix(_suffix(made)).name}"
    try:
        place = normalised(out)
    except OutsideProjectError:
        place = ""
    if not place.startswith("fonts/"):
        what = f"`{options.out}` is not in the project's fonts/"
        sink.error("P013", what, help=f"write `--out fonts/{slug}`")
        return None
    return place


def _suffix(made: Subset) -> str:
    """`.otf` for PostScript outlines, else `.ttf`."""
    return ".otf" if made.content[:4] == b"OTTO" else ".ttf"
