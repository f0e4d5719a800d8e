"""The fonts of the project: which families, weights and italics there are, and which file a style means.

Only files in `fonts/` count; nothing installed on the machine is ever looked at, so two machines draw the same cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, field

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.diagnostics.similar import listed, nearest
from pnp.typeset.text.fontfile import (
    EXTENSIONS,
    NORMAL_WIDTH,
    WEIGHT_AXIS,
    FontFacts,
    FontFileError,
    read_fonts,
)
from pnp.typeset.text.matching import FontRequest, instances, nearest_font, weights_of
from pnp.world import OutsideProjectError, World, read_text

if TYPE_CHECKING:
    from pnp.typeset.text.font import Font

FOLDER = "fonts"
WEB_EXTENSIONS = (".woff", ".woff2")

GENERIC = frozenset(
    (
        "serif",
        "sans-serif",
        "monospace",
        "cursive",
        "fantasy",
        "system-ui",
        "math",
        "emoji",
        "ui-serif",
        "ui-sans-serif",
    )
)
"""Family names that leave the choice to the machine (CSS Fonts 4, section 2.1.3), so they choose nothing here."""

WIDTH_NAMES = {
    1: "ultra-condensed",
    2: "extra-condensed",
    3: "condensed",
    4: "semi-condensed",
    5: "normal",
    6: "semi-expanded",
    7: "expanded",
    8: "extra-expanded",
    9: "ultra-expanded",
}
"""CSS `font-stretch` by OS/2 usWidthClass (CSS Fonts 4, section 2.3)."""

WIDTH_PERCENTS = {1: 50, 2: 62.5, 3: 75, 4: 87.5, 5: 100, 6: 112.5, 7: 125, 8: 150, 9: 200}
"""The same as percentages."""


class NoFont(NamedTuple):
    """Why a request finds no font: a message without its place."""

    code: str
    what: str
    notes: tuple[str, ...] = ()
    help: str | None = None


class _Index(NamedTuple):
    """Fonts by folded family name, and what else lies in the folder."""

    fonts: tuple[FontFacts, ...]
    by_family: dict[str, list[FontFacts]]
    web_fonts: tuple[str, ...]


class FontLibrary(Struct):
    """The fonts in `fonts/`, read once when first asked for.

    Attributes:
        told: what was said of missing characters, by font list, text element and characters.

    Reports:
        P455 for a file that is no font, P456 (warning) where two files are the same font.
    """

    world: World
    sink: Sink
    _read: _Index | None = None
    told: dict[tuple[object, ...], Diagnostic] = field(default_factory=dict)
    _loaded: dict[FontFacts, Font] = field(default_factory=dict)

    @property
    def fonts(self) -> tuple[FontFacts, ...]:
        """Every font, by family, width, weight, upright before italic."""
        return self._index().fonts

    @property
    def families(self) -> tuple[str, ...]:
        """The family names, sorted."""
        return tuple(sorted({facts.family for facts in self.fonts}))

    def family(self, name: str) -> tuple[FontFacts, ...]:
        """The fonts of a family, case ignored; none where there is no such family."""
        return tuple(self._index().by_family.get(_folded(name), ()))

    def weights(self, name: str, italic: bool = False) -> tuple[int, ...]:
        """The weights that a family has, upright or italic, ascending."""
        fonts = [facts for facts in self.family(name) if facts.italic is italic]
        return tuple(sorted({weight for facts in fonts for weight in weights_of(facts)}))

    def load(self, facts: FontFacts) -> Font:
        """The font ready to shape with; each file is loaded once."""
        from pnp.typeset.text.font import Font

        if facts not in self._loaded:
            self._loaded[facts] = Font(facts, self.world.read_bytes(facts.path))
        return self._loaded[facts]

    def with_glyphs(self, chars: Iterable[str]) -> tuple[str, ...]:
        """The names of the project's fonts that have all of `chars`, in the order of `fonts`."""
        chars = list(chars)
        return tuple(facts.name for facts in self.fonts if all(map(self.load(facts).has, chars)))

    def text(self, path: str) -> str:
        """The text of a layout, empty where it cannot be read; asked for where a character is missing."""
        try:
            return read_text(self.world, path)
        except (OSError, UnicodeDecodeError, OutsideProjectError):
            return ""

    def find(self, request: FontRequest) -> FontFacts | NoFont:
        """The font that a style means, or why there is none. Nothing near is ever taken instead."""
        named = _named(request)
        if not named:
            return self._no_family(request)
        fonts = instances(self.family(named[0]), request)
        if not fonts:
            return self._unknown_family(named)
        same_slant = [facts for facts in fonts if facts.italic is request.italic]
        if not same_slant:
            return _no_slant(named[0], request, fonts)
        same_weight = [facts for facts in same_slant if facts.weight == request.weight]
        if not same_weight:
            return _no_weight(named[0], request, same_slant)
        found = _of_width(named[0], request, same_weight)
        return _refused(found, request) or found if isinstance(found, FontFacts) else found

    def later(self, request: FontRequest) -> tuple[FontFacts, ...]:
        """The fonts that stand in for letters that the first family lacks, one of each later family that is there.

        As in a browser a family that is not there is passed over, and where one has not the very weight or an italic,
        its nearest font is taken: Arabic has no italics.
        """
        found: dict[FontFacts, None] = {}
        for name in _named(request)[1:]:
            fonts = [facts for facts in self.family(name) if facts.outlined and not facts.refusal]
            if fonts:
                found[nearest_font(fonts, request)] = None
        return tuple(found)

    def unknown(self, request: FontRequest) -> tuple[str, ...]:
        """The families of a request that are not there."""
        return tuple(name for name in _named(request) if not self.family(name))

    def _index(self) -> _Index:
        """The index, made on the first call."""
        if self._read is None:
            paths = self.world.files(FOLDER)
            fonts: list[FontFacts] = []
            for path in paths:
                if path.lower().endswith(EXTENSIONS):
                    fonts += self._facts(path)
            fonts.sort(key=lambda facts: (facts.family, facts.width, facts.weight, facts.italic, facts.path))
            by_family: dict[str, list[FontFacts]] = {}
            for facts in fonts:
                for name in {_folded(facts.family), _folded(facts.legacy_family)}:
                    by_family.setdefault(name, []).append(facts)
            web = tuple(path for path in paths if path.lower().endswith(WEB_EXTENSIONS))
            self._read = _Index(self._without_twins(fonts), by_family, web)
        return self._read

    def _facts(self, path: str) -> tuple[FontFacts, ...]:
        """The fonts in a file; none, and a message, where it cannot be read."""
        try:
            return read_fonts(path, self.world.read_bytes(path))
        except FontFileError:
            self.sink.error(
                "P455",
                f"`{path}` is no TrueType or OpenType font",
                Span(path),
                help="put the font's own .ttf or .otf file there, or delete this one",
            )
            return ()

    def _without_twins(self, fonts: Iterable[FontFacts]) -> tuple[FontFacts, ...]:
        """The fonts as given; those that only repeat another one are warned of."""
        first: dict[tuple[str, int, int, bool, bool], FontFacts] = {}
        for facts in fonts:
            key = (facts.family, facts.width, facts.weight, facts.italic, facts.variable)
            other = first.setdefault(key, facts)
            if other is not facts:
                self.sink.warning(
                    "P456",
                    f"`{facts.path}` is the same font as `{other.path}`: {facts.name}",
                    Span(facts.path),
                    notes=(f"{other.path} is used",),
                    help="delete one of the two files",
                )
        return tuple(fonts)

    def _no_family(self, request: FontRequest) -> NoFont:
        """The message for a style that names no family of its own."""
        what = (
            f"`font-family: {', '.join(request.families)}` leaves the choice of font to the machine"
            if request.families
            else "text has no `font-family`"
        )
        first = self.families[0] if self.families else None
        return NoFont("P450", what, self._there(), f'write `font-family="{first}"`' if first else None)

    def _unknown_family(self, named: list[str]) -> NoFont:
        """The message for a family that is not in the folder."""
        names = {facts.family for facts in self.fonts} | {facts.legacy_family for facts in self.fonts}
        near = nearest(named[0], names)
        later = next((name for name in named[1:] if self.family(name)), None)
        offer = f"did you mean `{near}`?" if near else None
        if offer is None and later:
            offer = f'write `font-family="{later}"`'
        if offer is None and self.families:
            offer = f'put its font files into {FOLDER}/, or write `font-family="{self.families[0]}"`'
        return NoFont("P450", f"font family `{named[0]}` is not in {FOLDER}/", self._there(), offer)

    def _there(self) -> tuple[str, ...]:
        """The notes that list what the folder holds."""
        notes = [f"families there: {listed(self.families)}" if self.families else f"there is no font in {FOLDER}/"]
        web = self._index().web_fonts
        if web:
            notes.append(f"{listed(web)}: web fonts are not read, only .ttf, .otf and .ttc")
        return tuple(notes)


def _named(request: FontRequest) -> list[str]:
    """The families of a request that name a font."""
    return [name for name in request.families if _folded(name) not in GENERIC]


def _refused(facts: FontFacts, request: FontRequest) -> NoFont | None:
    """Why a font that was found cannot be used."""
    file = f"its file is {facts.path}"
    if facts.refusal:
        return NoFont("P454", f"the licence of `{facts.name}` {facts.refusal}", (file,))
    if not facts.outlined:
        return NoFont(
            "P485",
            f"`{facts.name}` holds coloured pictures of characters and no outlines",
            (file, "pictures out of fonts are not drawn"),
            "draw the character as an icon, or choose a font with outlines",
        )
    strange = next((tag for tag, _ in request.variations if facts.axis(tag) is None), None)
    if strange is None:
        return None
    axes = [f"{axis.tag} {axis.lowest:g}-{axis.highest:g}" for axis in facts.axes]
    return NoFont(
        "P486",
        f"`{facts.name}` has no axis `{strange}`",
        (f"axes that it has: {listed(axes)}" if axes else f"{facts.path} is no variable font",),
        f"leave `{strange}` out of `font-variation-settings`",
    )


def _folded(name: str) -> str:
    """A family name as compared: case and doubled spaces do not count (CSS Fonts 4, section 5.1)."""
    return " ".join(name.split()).casefold()


def _no_slant(name: str, request: FontRequest, fonts: Iterable[FontFacts]) -> NoFont:
    """The message for a family without an italic, or without an upright."""
    asked, there = ("italic", "upright") if request.italic else ("upright", "italic")
    return NoFont(
        "P452",
        f"font family `{name}` has no {asked} in {FOLDER}/",
        (f"{there} weights there: {_weights(fonts)}",),
        f'write `font-style="{"normal" if request.italic else "italic"}"`, or add the {asked} font file to {FOLDER}/',
    )


def _no_weight(name: str, request: FontRequest, fonts: list[FontFacts]) -> NoFont:
    """The message for a weight that no file has."""
    slant = "italic " if request.italic else ""
    notes = [f"{slant}weights there: {_weights(fonts)}"]
    notes += [
        f"{facts.path} is a variable font of the weights {axis.lowest:g}-{axis.highest:g}"
        for facts in fonts
        if (axis := facts.axis(WEIGHT_AXIS))
    ]
    near = min((facts.weight for facts in fonts), key=lambda weight: (abs(weight - request.weight), weight))
    return NoFont(
        "P451",
        f"font family `{name}` has no {slant}weight {request.weight} in {FOLDER}/",
        tuple(notes),
        f'write `font-weight="{near}"`, or add the font file of weight {request.weight} to {FOLDER}/',
    )


def _of_width(name: str, request: FontRequest, fonts: list[FontFacts]) -> FontFacts | NoFont:
    """The font of the width asked for.

    A family of one width has it where none is asked for, and where its name says so, as "Barlow Condensed".
    """
    widths = {facts.width for facts in fonts}
    if len(widths) == 1 and (request.width is None or _says(name, request.width)):
        return fonts[0]
    wanted = request.width or NORMAL_WIDTH
    found = next((facts for facts in fonts if facts.width == wanted), None)
    if found is not None:
        return found
    names = [WIDTH_NAMES.get(width, str(width)) for width in sorted(widths)]
    return NoFont(
        "P457",
        f"font family `{name}` has no `font-stretch: {WIDTH_NAMES.get(wanted, wanted)}` of weight {request.weight}",
        (f"widths there: {', '.join(names)}",),
        f'write `font-stretch="{names[0]}"`',
    )


def _says(name: str, width: int) -> bool:
    """Whether the name of a family says that it is narrow or wide, as is asked for."""
    word = "condensed" if width < NORMAL_WIDTH else "expanded"
    return width != NORMAL_WIDTH and word in name.casefold()


def _weights(fonts: Iterable[FontFacts]) -> str:
    """`400, 700`."""
    return ", ".join(str(weight) for weight in sorted({weight for facts in fonts for weight in weights_of(facts)}))
