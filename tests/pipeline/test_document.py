"""What a print service and a reader find in the PDFs of the shipped games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pikepdf
import pytest

from tests.pipeline.projects import built, heroes, manifest, written
from tests.pipeline.reading import letters, objects, of_type, opened, page_count, page_texts

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
    with opened(output / "heroes" / "heroes-110x170mm-en.pdf") as document:
        assert document.Root.ViewerPreferences.Duplex == f"/{hint}"


def test_a_file_of_fronts_alone_asks_for_no_duplex(tmp_path: Path) -> None:
    output = built(written(tmp_path, heroes()), "--component", "heroes", "--lang", "en", "--sides", "fronts")
    with opened(output / "heroes" / "heroes-110x170mm-en-fronts.pdf") as document:
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
        ("tricks/tricks-a4-fi.pdf", "Kolmen maan tikit"),
        ("tricks/tricks-a4-en.pdf", "Tricks in Three Suits"),
        ("scout/scout-a4-sl.pdf", "Scout"),
    ],
)
def test_the_title_is_the_games_in_the_language_of_the_file(games: Path, name: str, title: str) -> None:
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
    face = heroes()["layouts/heroes/face.svg"]
    assert isinstance(face, str)
    veiled = face.replace("</svg>", '<g opacity="0.5"><path d="M5 5h20v20h-20z"/><path d="M9 9h20v20h-20z"/></g></svg>')
    output = built(written(tmp_path, heroes(face=veiled)), "--component", "heroes", "--lang", "en")
    with opened(output / "heroes" / "heroes-110x170mm-en.pdf") as document:
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


def by_card(path: Path, page: int, size: tuple[float, float], grid: tuple[int, int], gap: float) -> list[str]:
    """The characters on each card of an A4 front, cards left to right, then down."""
    found = letters(path, page)
    columns, rows = grid
    left = (210 - columns * size[0] - (columns - 1) * gap) / 2
    top = (297 - rows * size[1] - (rows - 1) * gap) / 2
    texts = []
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * (size[0] + gap), top + row * (size[1] + gap)
            inside = [one for one in found if x < one.x < x + size[0] and y < one.y < y + size[1]]
            texts.append("".join(one.char for one in inside))
    return texts


@pytest.mark.parametrize("language", ["en", "fi"])
def test_every_card_of_tricks_gives_its_rank_twice(games: Path, language: str) -> None:
    path = games / "output" / "tricks" / f"tricks-a4-{language}.pdf"
    ranks = [str(rank) for _ in "chs" for rank in range(1, 11) for _ in "ab"]
    texts = [text for page in range(0, 14, 2) for text in by_card(path, page, (63, 88), (3, 3), 0)]
    assert len(texts) == 63
    assert not any(texts[60:])
    for rank, text in zip(ranks, texts, strict=False):
        first = text.index(rank)
        assert rank in text[first + len(rank) :], (rank, text)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_aces_of_tricks_name_their_suit_twice(games: Path, language: str) -> None:
    # Tracked words are one ActualText each, for which PDFium knows the page but not the place.
    texts = page_texts(games / "output" / "tricks" / f"tricks-a4-{language}.pdf")[::2]
    found = [[text.split().count(suit) for suit in SUITS[language]] for text in texts]
    ones = {0: [4, 0, 0], 2: [0, 4, 0], 4: [0, 0, 4]}
    assert found == [ones.get(sheet, [0, 0, 0]) for sheet in range(7)]


PAIRS = [(low, high) for low in range(1, 10) for high in range(low + 1, 11)]


@pytest.mark.parametrize("language", ["en", "sl"])
def test_every_scout_card_gives_both_numbers_at_both_ends(games: Path, language: str) -> None:
    path = games / "output" / "scout" / f"scout-a4-{language}.pdf"
    texts = [text for page in range(0, 12, 2) for text in by_card(path, page, (88, 63), (2, 4), 3)]
    for (low, high), text in zip(PAIRS, texts, strict=False):
        # each end shows its own number large and the other one small
        assert Counter(text) >= Counter(2 * f"{low}{high}"), (low, high, text)


@pytest.mark.parametrize("language", ["en", "sl"])
def test_every_scout_sheet_names_the_acts_of_its_cards(games: Path, language: str) -> None:
    acts = ACTS[language].upper().split(",")
    for sheet, text in enumerate(page_texts(games / "output" / "scout" / f"scout-a4-{language}.pdf")[::2]):
        expected = Counter(acts[number - 1] for pair in PAIRS[8 * sheet : 8 * sheet + 8] for number in pair)
        assert {act: count for act, count in expected.items() if text.count(act) < count} == {}
