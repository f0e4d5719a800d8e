"""`pnp doctor`: what this machine and this project have, to read and to paste into a report."""

from __future__ import annotations

import platform
import posixpath
import re
from collections.abc import Iterator
from importlib import metadata
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import __version__
from pnp.diagnostics import Sink, Span
from pnp.pipeline.outcome import Outcome, outcome
from pnp.pipeline.project import PROJECT_FILE, open_world

if TYPE_CHECKING:
    from pnp.typeset.text import FontLibrary
    from pnp.typeset.text.fontfile import FontFacts
    from pnp.world import World

_LICENCE = re.compile(r"(?i)^(ofl|licen[cs]e|copying|ufl|apache|gust|mit)\b.*|.*[-_.](ofl|licen[cs]e)\b.*")
_REQUIREMENT = re.compile(r"^([A-Za-z0-9._-]+)[^;]*$")
WEB_FONTS = (".woff", ".woff2")
HARFBUZZ = "uharfbuzz"


class Examination(Struct, frozen=True):
    """What was found.

    Attributes:
        report: lines to print.
        outcome: problems, with what mends them.
        without_cairo: how to install libcairo where it is missing, else None.
    """

    report: tuple[str, ...]
    outcome: Outcome
    without_cairo: str | None


def examine(root: Path | None) -> Examination:
    """Look at the libraries, and at the fonts of the project in `root` or the nearest one, if there is one.

    Reports:
        P010 a library that is missing, P454-P456 and P485 fonts that cannot be used, P488 a font without its licence,
        P489 a web font; P001 where `root` is no project.
    """
    sink = Sink()
    lines, without_cairo = _machine(sink)
    world = open_world(root, sink if root else Sink())
    if world is None:
        lines.append(f"no project here: no {PROJECT_FILE}")
        return Examination(tuple(lines), outcome(sink, None, "" if sink.failed else "no problem found"), without_cairo)
    lines += ["", f"project {world.root}", *_fonts(world, sink)]
    closing = "" if sink.diagnostics else "no problem found"
    return Examination(tuple(lines), outcome(sink, world, closing), without_cairo)


def _machine(sink: Sink) -> tuple[list[str], str | None]:
    """The lines about programs and libraries; what to do where libcairo is missing."""
    lines = [
        f"pnp {__version__}",
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        "",
        "libraries",
    ]
    versions, without_cairo = _drawing(sink)
    for name in _requirements():
        try:
            version = metadata.version(name)
        except metadata.PackageNotFoundError:
            version = "missing"
            sink.error("P010", f"the library `{name}` is missing", help=f"type `pip install {name}`")
        versions[name] = version
    if versions.get(HARFBUZZ, "missing") != "missing":
        from pnp.typeset.text.font import harfbuzz_version

        versions["HarfBuzz"] = harfbuzz_version()
    lines += [f"  {name:<12} {version}" for name, version in sorted(versions.items(), key=lambda item: item[0].lower())]
    return lines, without_cairo


def _drawing(sink: Sink) -> tuple[dict[str, str], str | None]:
    """The versions of the C libraries."""
    from pnp.render.errors import CairoMissingError

    try:
        from pnp.render.versions import library_versions

        versions = library_versions()
    except CairoMissingError as error:
        return {"cairo": "not found: nothing can be drawn; `pnp check` works"}, str(error)
    except ImportError as error:
        sink.error("P010", f"cairo cannot be used: {error}", help="type `pip install cairocffi`")
        return {}, None
    return versions, None


def _requirements() -> list[str]:
    """The names of the Python libraries that pnp needs, as its package says."""
    try:
        written = metadata.requires("pnp") or []
    except metadata.PackageNotFoundError:
        return []
    return [match[1] for text in written if (match := _REQUIREMENT.match(text))]


def _fonts(world: World, sink: Sink) -> list[str]:
    """The lines about the fonts of a project."""
    from pnp.typeset.text import FontLibrary

    library = FontLibrary(world, sink)
    files = world.files("fonts")
    for path in files:
        if path.lower().endswith(WEB_FONTS):
            sink.warning(
                "P489",
                f"`{path}` is a web font, which pnp does not read",
                Span(path),
                help="put the .ttf or .otf file of the same font there",
            )
    lines = ["", "fonts"] if library.fonts else ["", "fonts: none"]
    for family, fonts in groupby(library.fonts, key=lambda facts: facts.family):
        lines += _family(family, list(fonts), library, sink)
    return lines


def _family(family: str, fonts: list[FontFacts], library: FontLibrary, sink: Sink) -> Iterator[str]:
    """The lines about one family."""
    for facts in fonts:
        _check(facts, library.world, sink)
    folder = posixpath.dirname(fonts[0].path)
    licence = next((name for name in _names(library.world, folder) if _LICENCE.match(name)), None)
    yield f"  {family}"
    yield f"    weights {', '.join(map(str, library.weights(family))) or 'none'}" + _italics(library, family)
    for facts in fonts:
        axes = ", ".join(f"{axis.tag} {axis.lowest:g}-{axis.highest:g}" for axis in facts.axes)
        yield f"    {facts.path}: {facts.name}" + (f", variable: {axes}" if axes else "")
    yield f"    licence {folder}/{licence}" if licence else "    licence: no file found"
    yield from _writes(fonts, library)


def _italics(library: FontLibrary, family: str) -> str:
    """The italic weights."""
    weights = library.weights(family, italic=True)
    return f"; italic {', '.join(map(str, weights))}" if weights else "; no italic"


def _writes(fonts: list[FontFacts], library: FontLibrary) -> Iterator[str]:
    """What the fonts of a family can write; one line where they all write the same."""
    from pnp.typeset.text.coverage import coverage

    told = {facts: coverage(library.load(facts).characters) for facts in fonts}
    same = len({(*cover.scripts.items(), cover.whole) for cover in told.values()}) == 1
    for facts, cover in list(told.items())[: 1 if same else None]:
        scripts = ", ".join(f"{name} {count}" for name, count in cover.scripts.items())
        whole = f"; whole: {', '.join(cover.whole)}" if cover.whole else ""
        yield f"    {'' if same else f'{facts.name}: '}{cover.characters} characters: {scripts or 'signs'}{whole}"


def _check(facts: FontFacts, world: World, sink: Sink) -> None:
    """Report what keeps a font from being used, or from being given away."""
    if facts.refusal:
        sink.error(
            "P454",
            f"the licence of `{facts.name}` {facts.refusal}",
            Span(facts.path),
            help="choose a font with a free licence, and delete this file",
        )
    if not facts.outlined:
        sink.warning(
            "P485",
            f"`{facts.name}` holds coloured pictures of characters and no outlines",
            Span(facts.path),
            help="delete the file, and draw these characters as icons",
        )
    folder = posixpath.dirname(facts.path)
    if not any(_LICENCE.match(name) for name in _names(world, folder)):
        sink.warning(
            "P488",
            f"there is no licence beside the fonts in `{folder}`",
            Span(facts.path),
            notes=("who gets the project must know what may be done with its fonts",),
            help="put the licence of the font there, as `OFL.txt`",
        )


def _names(world: World, folder: str) -> list[str]:
    """The names of the files in a folder."""
    return [posixpath.basename(path) for path in world.files(folder) if posixpath.dirname(path) == folder]
