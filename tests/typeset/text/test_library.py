from __future__ import annotations

import io
import struct
from collections.abc import Callable

import pytest
from fontTools.ttLib import TTCollection, TTFont

from pnp.diagnostics import Sink
from pnp.typeset.text import FontLibrary
from pnp.typeset.text.fontfile import FontFacts
from pnp.typeset.text.library import NoFont
from pnp.typeset.text.matching import FontRequest
from pnp.world import MemoryWorld
from tests.typeset.text.cases import FONTS, Desk, text

REGULAR = FONTS["fonts/NotoSans-400Regular.ttf"]
BOLD = FONTS["fonts/NotoSans-700Bold.ttf"]
ITALIC = FONTS["fonts/NotoSans-400Italic.ttf"]


def library(files: dict[str, str | bytes] | None = None) -> tuple[FontLibrary, Sink]:
    """A library over files in memory, and its sink."""
    sink = Sink()
    return FontLibrary(MemoryWorld(FONTS if files is None else files), sink), sink


def changed(source: str | bytes, change: Callable[[TTFont], None]) -> bytes:
    """A font with something in its tables changed."""
    assert isinstance(source, bytes)
    font = TTFont(io.BytesIO(source))
    change(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def renamed(family: str, typographic: str, weight: int) -> Callable[[TTFont], None]:
    """Gives a font a four-style family, a typographic one, and a weight."""

    def change(font: TTFont) -> None:
        font["name"].setName(family, 1, 3, 1, 0x409)
        font["name"].setName(typographic, 16, 3, 1, 0x409)
        font["OS/2"].usWeightClass = weight

    return change


def found(request: FontRequest, files: dict[str, str | bytes] | None = None) -> str:
    """The path of the font that a request means."""
    facts = library(files)[0].find(request)
    assert isinstance(facts, FontFacts)
    return facts.path


def refused(request: FontRequest, files: dict[str, str | bytes] | None = None) -> NoFont:
    """Why a request finds nothing."""
    why = library(files)[0].find(request)
    assert isinstance(why, NoFont)
    return why


def test_families_are_listed_by_name() -> None:
    assert library()[0].families == ("Jost", "Noto Sans")


def test_weights_are_those_of_the_files() -> None:
    fonts = library()[0]
    assert (fonts.weights("Noto Sans"), fonts.weights("noto  sans", italic=True)) == ((400, 700), (400,))


@pytest.mark.parametrize(
    ("request_", "path"),
    [
        (FontRequest(("Noto Sans",)), "fonts/NotoSans-400Regular.ttf"),
        (FontRequest(("noto sans",), 700), "fonts/NotoSans-700Bold.ttf"),
        (FontRequest(("Noto Sans",), italic=True), "fonts/NotoSans-400Italic.ttf"),
        (FontRequest(("sans-serif", "Jost"), 700), "fonts/Jost-700Bold.ttf"),
    ],
)
def test_a_request_finds_exactly_its_file(request_: FontRequest, path: str) -> None:
    assert found(request_) == path


def test_a_family_is_known_by_its_typographic_and_its_four_style_name() -> None:
    files: dict[str, str | bytes] = {"fonts/a.ttf": changed(BOLD, renamed("Owl SemiBold", "Owl", 600))}
    assert found(FontRequest(("Owl",), 600), files) == "fonts/a.ttf"
    assert found(FontRequest(("Owl SemiBold",), 600), files) == "fonts/a.ttf"


def test_a_misspelt_family_gets_the_nearest_name() -> None:
    why = refused(FontRequest(("Nato Sans",)))
    assert (why.code, why.what, why.notes, why.help) == (
        "P450",
        "font family `Nato Sans` is not in fonts/",
        ("families there: Jost, Noto Sans",),
        "did you mean `Noto Sans`?",
    )


def test_a_family_that_is_not_there_is_not_replaced_by_the_next_of_the_list() -> None:
    why = refused(FontRequest(("Garamond", "Jost"), 700))
    assert (why.code, why.help) == ("P450", 'write `font-family="Jost"`')


def test_generic_names_alone_choose_nothing() -> None:
    why = refused(FontRequest(("sans-serif",)))
    assert why.what == "`font-family: sans-serif` leaves the choice of font to the machine"


def test_a_text_without_family_is_told_so() -> None:
    assert refused(FontRequest(())).what == "text has no `font-family`"


def test_web_fonts_are_named_when_a_family_is_missing() -> None:
    why = refused(FontRequest(("Owl",)), {"fonts/owl.woff2": b"wOF2"})
    assert "fonts/owl.woff2: web fonts are not read, only .ttf, .otf and .ttc" in why.notes


def test_a_weight_that_no_file_has_is_refused_with_those_there() -> None:
    why = refused(FontRequest(("Noto Sans",), 600))
    assert (why.code, why.what, why.notes, why.help) == (
        "P451",
        "font family `Noto Sans` has no weight 600 in fonts/",
        ("weights there: 400, 700",),
        'write `font-weight="700"`, or add the font file of weight 600 to fonts/',
    )


def test_an_italic_that_is_not_there_is_refused() -> None:
    why = refused(FontRequest(("Jost",), 700, italic=True))
    assert (why.code, why.what) == ("P452", "font family `Jost` has no italic in fonts/")


def test_widths_of_a_family_are_told_apart() -> None:
    def condensed(font: TTFont) -> None:
        font["OS/2"].usWidthClass = 3

    files = dict(FONTS) | {"fonts/Narrow.ttf": changed(REGULAR, condensed)}
    assert found(FontRequest(("Noto Sans",)), files) == "fonts/NotoSans-400Regular.ttf"
    assert found(FontRequest(("Noto Sans",), width=3), files) == "fonts/Narrow.ttf"
    assert refused(FontRequest(("Noto Sans",), width=7), files).code == "P457"


def test_a_condensed_family_of_one_width_needs_no_font_stretch() -> None:
    def condensed(font: TTFont) -> None:
        font["OS/2"].usWidthClass = 3

    files: dict[str, str | bytes] = {"fonts/a.ttf": changed(REGULAR, condensed)}
    assert found(FontRequest(("Noto Sans",)), files) == "fonts/a.ttf"


@pytest.mark.parametrize(
    ("fs_type", "why"),
    [
        (0x0002, "forbids embedding"),
        (0x0100, "forbids embedding only the letters that are used"),
        (0x0200, "allows embedding of bitmaps only"),
    ],
)
def test_a_font_that_may_not_be_embedded_is_refused(fs_type: int, why: str) -> None:
    def restrict(font: TTFont) -> None:
        font["OS/2"].fsType = fs_type

    refusal = refused(FontRequest(("Noto Sans",)), {"fonts/a.ttf": changed(REGULAR, restrict)})
    assert (refusal.code, refusal.what) == ("P454", f"the licence of `Noto Sans Regular` {why}")


@pytest.mark.parametrize("content", [b"", b"<html>", b"\x00\x01\x00\x00", b"OTTO" + bytes(40)])
def test_a_file_that_is_no_font_is_reported_and_the_others_are_used(content: bytes) -> None:
    fonts, sink = library({"fonts/bad.ttf": content, "fonts/good.ttf": REGULAR})
    assert fonts.families == ("Noto Sans",)
    assert [(d.code, d.what) for d in sink.diagnostics] == [("P455", "`fonts/bad.ttf` is no TrueType or OpenType font")]


def test_two_files_of_the_same_font_are_warned_of() -> None:
    fonts, sink = library({"fonts/a.ttf": REGULAR, "fonts/old/a.ttf": REGULAR})
    assert fonts.families == ("Noto Sans",)
    (warning,) = sink.diagnostics
    assert (warning.code, warning.severity, warning.help) == ("P456", "warning", "delete one of the two files")


def test_fonts_of_a_collection_are_found_with_their_index() -> None:
    collection = TTCollection()
    assert isinstance(REGULAR, bytes)
    assert isinstance(BOLD, bytes)
    collection.fonts = [TTFont(io.BytesIO(REGULAR)), TTFont(io.BytesIO(BOLD))]
    out = io.BytesIO()
    collection.save(out)
    fonts, _ = library({"fonts/both.ttc": out.getvalue()})
    facts = fonts.find(FontRequest(("Noto Sans",), 700))
    assert isinstance(facts, FontFacts)
    assert (facts.path, facts.index, fonts.load(facts).name) == ("fonts/both.ttc", 1, "Noto Sans Bold")


def test_an_old_font_without_os2_tells_its_style_by_head() -> None:
    def strip(font: TTFont) -> None:
        del font["OS/2"]
        font["head"].macStyle = 1

    facts = library({"fonts/a.ttf": changed(REGULAR, strip)})[0].fonts[0]
    assert (facts.weight, facts.italic) == (700, False)


def test_a_font_without_a_space_is_refused() -> None:
    def drop(font: TTFont) -> None:
        for table in font["cmap"].tables:
            table.cmap.pop(0x20, None)
            table.cmap.pop(0xA0, None)

    desk = Desk({"fonts/a.ttf": changed(REGULAR, drop)})
    assert desk.wrong(text("Owl")).what == "Noto Sans Regular has no glyph for the space"


def test_only_the_folder_fonts_counts() -> None:
    assert library({"content/Noto.ttf": REGULAR})[0].families == ()


def test_fonts_that_have_a_character_are_found() -> None:
    fonts, _ = library()
    assert fonts.with_glyphs("ű") == ("Noto Sans Regular", "Noto Sans Bold")


@pytest.mark.parametrize("cut", [100, 300, 1000])
def test_a_damaged_font_is_never_a_crash(cut: int) -> None:
    assert isinstance(REGULAR, bytes)
    damaged = REGULAR[:cut] + struct.pack(">L", 0xFFFFFFFF)
    _, sink = library({"fonts/a.ttf": damaged})
    fonts, sink = library({"fonts/a.ttf": damaged})
    assert fonts.fonts == ()
    assert [diagnostic.code for diagnostic in sink.diagnostics] == ["P455"]
