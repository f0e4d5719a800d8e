"""Texts of all scripts with the shipped fonts: where they stand, and that a reader of the PDF finds them again."""

from __future__ import annotations

import shutil
import subprocess
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import pypdfium2
import pytest

from pnp.diagnostics import Sink, Span
from pnp.geometry import Size, Transform
from pnp.model.artwork import Layer, Subject
from pnp.render import Renderer
from pnp.typeset.element import SetText, TextContext, TextElement
from pnp.typeset.text import TextSetter
from pnp.world import MemoryWorld
from tests.goldens import TODAY
from tests.pipeline.projects import ROOT

FONTS = ("noto-sans/NotoSans_500Medium.ttf", "noto-sans-arabic/NotoSansArabic_500Medium.ttf",
         "noto-sans-jp/NotoSansJP_500Medium.ttf")  # fmt: skip
WORLD = MemoryWorld({f"fonts/{name}": (ROOT / "fonts" / name).read_bytes() for name in FONTS})
FAMILIES = "'Noto Sans', 'Noto Sans Arabic', 'Noto Sans JP'"

PAPER = Size(100, 150)

SIX_SCRIPTS = (
    "Six scripts in one paragraph: the museum of Cairo (المتحف المصري), the Parthenon (Παρθενώνας), "
    "Red Square (Красная площадь), Konark (कोणार्क सूर्य मंदिर) and Nikkō (日光東照宮、東大寺)."
)

HUNGARIAN_TO_GREEK = "őűŐŰčšžćđłřåøßẞñçΑΩ"
QUOTES = "„Pécs” “Rome” ‚a’ ‘b’ «c» – — … 5 €"

FOUND_BY_BOTH = (
    "office fjord ﬂag waffle",
    HUNGARIAN_TO_GREEK,
    QUOTES,
    "x\u0301y\u030c q\u0308o ṩ",
    "Tsé Biiʼ Ndzisgaii",
    "Ναός του Ποσειδώνα",
    "Красная площадь",
    "कोणार्क सूर्य मंदिर",
    "स्वर्ण मंदिर हम्पी",
    "日光東照宮、鎌倉大仏。",
    "المتحف المصري",
    "معبد الأقصر",
    "لا إله",
    "قلعة صلاح الدين الأيوبي",
    "نبيت بنت ثلاث",
)


def set_text(content: str, y: float, language: str = "en", **style: str) -> SetText:
    """A text at x = 5, 5 mm high; a message fails the test."""
    sink = Sink()
    computed = {"font-family": FAMILIES, "font-size": "5", "font-weight": "500"} | {
        name.replace("_", "-"): value for name, value in style.items()
    }
    element = TextElement("text", {"x": "5", "y": str(y)}, computed, (content,), Span("layout.svg", 1, 1))
    context = TextContext(language, Subject("card `a`"), (), lambda name: None, Transform())
    result = TextSetter(WORLD, sink).set_text(element, context)
    assert sink.diagnostics == ()
    return result


def pdf_of(texts: Sequence[SetText], renderer: Renderer | None = None) -> bytes:
    """A page with the texts."""
    runs = tuple(one.run for text in texts for one in text.runs)
    body = "".join(f'<g pnp:run="{number}"/>' for number in range(len(runs)))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="{PAPER.width}mm" '
        f'height="{PAPER.height}mm" viewBox="0 0 {PAPER.width} {PAPER.height}">{body}</svg>'
    )
    return (renderer or Renderer(WORLD)).draw_chunk([(Layer(svg, runs, "key"), PAPER)])


def plain(text: str) -> str:
    """A text as compared: composed, without marks of direction."""
    return unicodedata.normalize("NFKC", "".join(char for char in text if unicodedata.category(char) != "Cf"))


def language_of(text: str) -> str:
    """Arabic for Arabic."""
    return "ar" if "\u0600" <= max(text) <= "\u06ff" else "en"


@pytest.fixture(scope="module")
def page() -> bytes:
    """All texts that both readers find, one below the other."""
    return pdf_of([set_text(text, 8 + 7 * n, language_of(text)) for n, text in enumerate(FOUND_BY_BOTH)])


def test_pdfium_gives_every_text_back_in_reading_order(page: bytes) -> None:
    extracted = plain(pypdfium2.PdfDocument(page)[0].get_textpage().get_text_range())
    assert [text for text in FOUND_BY_BOTH if plain(text) not in extracted] == []


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler's pdftotext is not installed")
def test_poppler_gives_every_text_back_in_reading_order(page: bytes, tmp_path: Path) -> None:
    (tmp_path / "page.pdf").write_bytes(page)
    done = subprocess.run(["pdftotext", tmp_path / "page.pdf", "-"], capture_output=True, check=True)
    extracted = plain(done.stdout.decode("utf-8"))
    assert [text for text in FOUND_BY_BOTH if plain(text) not in extracted] == []


def test_a_tracked_word_is_found_whole() -> None:
    page = pdf_of([set_text("GREAT ŐRSÉG", 10, letter_spacing="1.5")])
    assert pypdfium2.PdfDocument(page)[0].get_textpage().get_text_range() == "GREAT ŐRSÉG"


def test_six_scripts_stand_in_one_paragraph() -> None:
    result = set_text(SIX_SCRIPTS, 12, inline_size="80", line_height="1.5")
    dump = [
        f"{one.run.xs[0]:.2f} {max(one.run.ys, key=one.run.ys.count):.2f} {Path(one.run.font.path).stem} "
        f"{len(one.run.glyphs)} {one.run.text.strip()}"
        for one in result.runs
    ]
    assert TODAY.differs("six-scripts", "\n".join(dump) + "\n") == ""


@pytest.mark.parametrize("char", HUNGARIAN_TO_GREEK + "„”“‚’‘«»–—…€")
def test_letters_and_signs_of_the_languages_leave_ink(char: str) -> None:
    """None of them is a box for what is lacking, nor blank."""
    (one,) = set_text(char, 10).runs
    assert 0 not in one.run.glyphs
    picture = pypdfium2.PdfDocument(pdf_of([set_text(char, 50, font_size="40")]))[0].render(scale=0.5).to_pil()
    assert picture.convert("L").getextrema()[0] < 64


def test_a_pair_is_kerned() -> None:
    def width(content: str) -> float:
        box = set_text(content, 10).box
        assert box is not None
        return box.rect.width

    assert width("AV") < width("A") + width("V") - 0.1


def test_a_page_of_all_scripts_has_the_same_bytes_whatever_was_drawn_before(page: bytes) -> None:
    texts = [set_text(text, 8 + 7 * n, language_of(text)) for n, text in enumerate(FOUND_BY_BOTH)]
    renderer = Renderer(WORLD)
    pdf_of(list(reversed(texts)), renderer)
    assert pdf_of(texts, renderer) == page
