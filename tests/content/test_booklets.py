"""The rules booklets of the games: whole sheets of pages, all the text of the rules sheet, every place by name."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any

import pikepdf
import pytest
import yaml

from tests.pipeline.projects import ROOT, built, shipped
from tests.pipeline.reading import page_count, page_texts, pictured

PAGES = {"landmarks": 8, "railway": 8, "tricks": 4, "scout": 4}
WITH_PLACES = [("landmarks", "hu"), ("landmarks", "en"), ("railway", "de"), ("railway", "en")]
EXPRESSION = re.compile(r"\{\{.*?\}\}")


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the booklets in every language, with much ink and with little; in English as sheets, too."""
    root = shipped(tmp_path_factory.mktemp("booklets"), *PAGES)
    built(root, *PAGES, "--component", "booklet")
    built(root, "landmarks", "railway", "--component", "booklet", "--variant", "low-ink")
    return built(root, *PAGES, "--booklet", "--lang", "en")


def plain(text: str) -> str:
    """Letters and digits alone: words are parted at line ends, titles in capitals."""
    letters = unicodedata.normalize("NFKD", text.upper().casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def content(path: str) -> Any:
    """A file of content."""
    return yaml.safe_load((ROOT / "content" / path).read_text(encoding="utf-8"))


def text(output: Path, game: str, language: str, variant: str = "") -> list[str]:
    """The text of each page of a booklet."""
    return [plain(page) for page in page_texts(output / f"{game}/booklet-a5-{language}{variant}.pdf")]


@pytest.mark.parametrize(("game", "pages"), PAGES.items())
def test_the_pages_are_whole_sheets(output: Path, game: str, pages: int) -> None:
    assert pages % 4 == 0
    with pikepdf.open(output / f"{game}/booklet-a5-en.pdf") as pdf:
        boxes = [[round(float(number) / 72 * 25.4) for number in page.mediabox] for page in pdf.pages]
    assert boxes == [[0, 0, 148, 210]] * pages
    assert page_count(output / f"{game}/rules-a4-booklet-en.pdf") == pages // 2


@pytest.mark.parametrize(
    ("game", "language"), [*WITH_PLACES, ("tricks", "fi"), ("tricks", "en"), ("scout", "sl"), ("scout", "en")]
)
def test_all_of_the_rules_is_there(output: Path, game: str, language: str) -> None:
    found = "".join(text(output, game, language))
    rules = (ROOT / f"content/{game}/rules.{language}.md").read_text(encoding="utf-8")
    said = [plain(re.sub(r"^(#+|-|\d+\.) ", "", part)) for line in rules.split("\n") for part in EXPRESSION.split(line)]
    assert len([part for part in said if part]) > 20
    assert [part for part in said if part not in found] == []


@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_booklet_of_landmarks_tells_of_every_place(output: Path, language: str) -> None:
    pages = text(output, "landmarks", language)
    for deck, found in (("set1", "".join(pages[3:5])), ("set2", "".join(pages[5:7]))):
        cards = content(f"landmarks/{deck}.yaml")["cards"]
        assert len(cards) == 54
        for field in ("name", "place", "fact"):
            assert [card["id"] for card in cards if plain(card[field][language]) not in found] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_booklet_of_railway_names_every_place(output: Path, language: str) -> None:
    spaces = content("railway/board.yaml")["spaces"]
    places = [space for space in spaces if space["kind"] == "place"]
    assert len(places) == 7
    found = text(output, "railway", language)[6]
    hub = {"de": " Felder von Knuffingen", "en": " spaces from Knuffingen"}[language]
    said = [plain(f"{place['name'][language]} {place['from_hub']}{hub}") for place in places]
    assert [name for name in said if name not in found] == []


@pytest.mark.parametrize(("game", "language"), WITH_PLACES)
def test_with_little_ink_it_says_the_same(output: Path, game: str, language: str) -> None:
    full, low = (f"{game}/booklet-a5-{language}{variant}.pdf" for variant in ("", "-low-ink"))
    assert [sorted(page) for page in text(output, game, language, "-low-ink")] == [
        sorted(page) for page in text(output, game, language)
    ]
    ink = [
        [255 - pictured(output / name, page, 20).pixels.mean() for page in range(PAGES[game])] for name in (full, low)
    ]
    assert ink[1][0] < 0.4 * ink[0][0]
    assert [page for page in range(PAGES[game]) if ink[1][page] > 1.02 * ink[0][page]] == []
