"""What a print service and a reader find in the PDFs of the shipped games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pikepdf
import pytest

from tests.pipeline.projects import FACE, built, heroes, manifest, shipped, written
from tests.pipeline.reading import objects, of_type, opened, page_count, page_texts

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "320x450mm": (320.0, 450.0)}
GAMES = {"tricks": ("fi", "en"), "scout": ("sl", "en")}
FILES = [(game, f"{game}-{paper}-{language}.pdf") for game in GAMES for paper in PAPERS for language in GAMES[game]]
SUITS = {"en": ("CLUBS", "HEARTS", "SPADES"), "fi": ("RISTI", "HERTTA", "PATA")}
ACTS = {
    "en": "clown,sea lion,clubs,juggler,rope walker,lion,strongman,elephant,human cannonball,ringmaster",
    "sl": "klovn,morski lev,keglji,žongler,vrvohodec,lev,silak,slon,človek izstrelek,direktor",
}
FONT_FILES = ("/FontFile", "/FontFile2", "/FontFile3")


@pytest.fixture(params=FILES, ids=lambda file: file[1])
def file(request: pytest.FixtureRequest, games: Path) -> Path:
    """Each PDF of the shipped games."""
    game, name = request.param
    path = games / "output" / game / name
    assert isinstance(path, Path)
    return path


def test_every_page_has_the_exact_size_of_its_paper(file: Path) -> None:
    width, height = PAPERS[file.name.split("-")[1]]
    with opened(file) as document:
        for page in document.pages:
            box = [float(edge) for edge in page.MediaBox]
            assert box == pytest.approx([0, 0, width * 72 / 25.4, height * 72 / 25.4], abs=1e-3)
            assert "/Rotate" not in page.obj
            assert "/UserUnit" not in page.obj


def test_the_print_dialog_does_not_scale(file: Path) -> None:
    with opened(file) as document:
        assert document.Root.ViewerPreferences.PrintScaling == "/None"


@pytest.mark.parametrize(("flip", "hint"), [("long-edge", "DuplexFlipLongEdge"), ("short-edge", "DuplexFlipShortEdge")])
def test_the_duplex_hint_names_the_edge(tmp_path: Path, flip: str, hint: str) -> None:
    output = built(written(tmp_path, heroes()), "--component", "heroes", "--lang", "en", "--flip", flip)
    with opened(output / "heroes" / "heroes-130x150mm-en.pdf") as document:
        assert document.Root.ViewerPreferences.Duplex == f"/{hint}"


def test_a_file_of_fronts_alone_asks_for_no_duplex(tmp_path: Path) -> None:
    output = built(written(tmp_path, heroes()), "--component", "heroes", "--lang", "en", "--sides", "fronts")
    with opened(output / "heroes" / "heroes-130x150mm-en-fronts.pdf") as document:
        assert "/Duplex" not in document.Root.ViewerPreferences


def test_marks_and_labels_can_be_switched_off(file: Path) -> None:
    with opened(file) as document:
        names = [str(group.Name) for group in document.Root.OCProperties.OCGs]
        shown = [str(group.Name) for group in document.Root.OCProperties.D.ON]
    assert names == shown == ["Marks", "Labels"]


def test_marks_and_labels_are_on_every_page(file: Path) -> None:
    with opened(file) as document:
        for page in document.pages:
            operators = [
                str(operands[1])
                for operands, operator in pikepdf.parse_content_stream(page)
                if str(operator) == "BDC" and operands[0] == "/OC"
            ]
            assert sorted(operators) == ["/Labels", "/Marks"]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("tricks/tricks-a4-fi.pdf", "Kolmen maan tikit · Pelikortit"),
        ("tricks/tricks-a4-en.pdf", "Tricks in Three Suits · Cards"),
        ("scout/scout-a4-sl.pdf", "Scout · Karte"),
    ],
)
def test_the_title_is_that_of_game_and_deck_in_the_language_of_the_file(games: Path, name: str, title: str) -> None:
    with opened(games / "output" / name) as document:
        assert str(document.docinfo["/Title"]) == title
        assert bool(document.Root.ViewerPreferences.DisplayDocTitle)


def test_the_document_states_its_language(file: Path) -> None:
    with opened(file) as document:
        assert str(document.Root.Lang) == file.stem.rsplit("-", 1)[1]


def test_every_font_carries_its_file(file: Path) -> None:
    with opened(file) as document:
        fonts = of_type(document, "/Type", "/Font")
        assert fonts
        for font in fonts:
            if font.Subtype == "/Type0":
                continue  # its descendant, also among the fonts, carries the file
            assert font.Subtype == "/Type3" or any(key in font.FontDescriptor for key in FONT_FILES), font.BaseFont


def test_no_font_is_helvetica_or_whole(file: Path) -> None:
    with opened(file) as document:
        names = {str(font.BaseFont).lstrip("/") for font in of_type(document, "/Type", "/Font") if "/BaseFont" in font}
    assert names
    assert not [name for name in names if "Helvetica" in name]
    assert not [name for name in names if name[6:7] != "+"], "a subset is named ABCDEF+Name"


def test_there_is_no_transparency_group(file: Path) -> None:
    with opened(file) as document:
        assert not [node for node in objects(document.Root) if not isinstance(node, pikepdf.Array) and "/Group" in node]


def test_a_card_with_transparent_parts_keeps_its_group(tmp_path: Path) -> None:
    veiled = FACE.replace("</svg>", '<g opacity="0.5"><path d="M5 5h20v20h-20z"/><path d="M9 9h20v20h-20z"/></g></svg>')
    output = built(written(tmp_path, heroes(face=veiled)), "--component", "heroes", "--lang", "en")
    with opened(output / "heroes" / "heroes-130x150mm-en.pdf") as document:
        assert [node for node in objects(document.Root) if not isinstance(node, pikepdf.Array) and "/Group" in node]


def test_no_drawing_is_turned_into_pixels(file: Path) -> None:
    with opened(file) as document:
        assert not of_type(document, "/Subtype", "/Image")


def test_nothing_says_when_or_by_whom_it_was_made(file: Path) -> None:
    with opened(file) as document:
        assert set(document.docinfo.keys()) == {"/Title"}
        assert "/Metadata" not in document.Root


def test_sheets_in_the_manifest_are_the_pages_of_the_file(games: Path) -> None:
    for game, name in FILES:
        assert page_count(games / "output" / game / name) == manifest(games, game)[name]["sides"]


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the shipped games with one card to a page, fronts only."""
    root = shipped(tmp_path_factory.mktemp("single"), "tricks", "scout")
    decks = ("--component", "tricks", "--component", "scout")
    return built(root, *decks, "--paper", "80 x 120 mm", "--grid", "1x1", "--sides", "fronts")


@pytest.mark.parametrize("language", ["en", "fi"])
def test_every_card_of_tricks_gives_its_rank_twice(single: Path, language: str) -> None:
    texts = page_texts(single / "tricks" / f"tricks-80x120mm-{language}-fronts.pdf")
    ranks = [str(rank) for _ in "chs" for rank in range(1, 11) for _ in "ab"]
    # A card leaves the game at a smaller count than 5, so the marks of removal bear 3 and 4 only.
    marks = {"7": "3", "8": "3", "9": "34", "10": "34"}
    for rank, text in zip(ranks, texts, strict=True):
        words = text.split("0 1 2 3 4 5 cm")[0].split()
        assert words.count(rank) == 2
        digits = Counter(char for word in words for char in word if char.isdecimal())
        assert digits == Counter(2 * (rank + marks.get(rank, "")))


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_aces_of_tricks_name_their_suit_twice(games: Path, language: str) -> None:
    # Tracked words are one ActualText each, for which PDFium knows the page but not the place.
    texts = page_texts(games / "output" / "tricks" / f"tricks-a4-{language}.pdf")[::2]
    found = [[text.split().count(suit) for suit in SUITS[language]] for text in texts]
    ones = {0: [4, 0, 0], 2: [0, 4, 0], 4: [0, 0, 4]}
    assert found == [ones.get(sheet, [0, 0, 0]) for sheet in range(7)]


PAIRS = [(low, high) for low in range(1, 10) for high in range(low + 1, 11)]


@pytest.mark.parametrize("language", ["en", "sl"])
def test_every_scout_card_gives_both_numbers_at_both_ends_and_both_acts(single: Path, language: str) -> None:
    texts = page_texts(single / "scout" / f"scout-80x120mm-{language}-fronts.pdf")
    acts = ACTS[language].upper().split(",")
    for (low, high), text in zip(PAIRS, texts, strict=True):
        # Each end shows its own number large and the other one small. PDFium puts no blank between them.
        assert Counter(text.split("0 1 2 3 4 5 cm")[0]) >= Counter(2 * f"{low}{high}"), text
        assert acts[low - 1] in text
        assert acts[high - 1] in text


@pytest.mark.parametrize("language", ["en", "sl"])
def test_every_scout_sheet_names_the_acts_of_its_cards(games: Path, language: str) -> None:
    acts = ACTS[language].upper().split(",")
    for sheet, text in enumerate(page_texts(games / "output" / "scout" / f"scout-a4-{language}.pdf")[::2]):
        expected = Counter(acts[number - 1] for pair in PAIRS[8 * sheet : 8 * sheet + 8] for number in pair)
        assert {act: count for act, count in expected.items() if text.count(act) < count} == {}
