"""Landmarks as printed: every name is found in the PDFs, in all its scripts, and nothing there is pixels."""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from pathlib import Path

import pytest
import yaml

from tests.pipeline.projects import ROOT, pnp, shipped
from tests.pipeline.reading import of_type, opened, page_texts

SETS = ("set1", "set2")
OTHER_ORDER = re.compile("ARABIC|DEVANAGARI")


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both sets, built in Hungarian and in the languages of the countries."""
    root = shipped(tmp_path_factory.mktemp("landmarks"), "landmarks")
    words = [word for deck in SETS for word in ("--component", deck)]
    ran = pnp(root, "build", "landmarks", *words, "--lang", "hu,local")
    assert ran.status == 0, ran.err
    return root / "output/landmarks"


def plain(text: str) -> str:
    """Letters alone, capitals not counted: titles are in capitals and parted on two lines."""
    letters = unicodedata.normalize("NFKD", text.upper().casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def words(deck: str, language: str) -> set[str]:
    """The words of all names and places of a set."""
    cards = yaml.safe_load((ROOT / f"content/landmarks/{deck}.yaml").read_text(encoding="utf-8"))["cards"]
    assert len(cards) == 54
    texts = [text for card in cards for text in (card["name"][language], card["place"][language])]
    return {word for text in texts for word in re.split(r"[\s-]+", text)}


@pytest.mark.parametrize("deck", SETS)
@pytest.mark.parametrize("language", ["hu", "local"])
def test_every_name_and_place_is_found(output: Path, deck: str, language: str) -> None:
    found = plain("".join(page_texts(output / f"{deck}-a4-{language}.pdf")))
    # In Arabic and Devanagari pdfium gives some letters in another order; poppler is asked below.
    asked = [word for word in words(deck, language) if not OTHER_ORDER.search(unicodedata.name(word[0]))]
    assert len(asked) > 80
    assert [word for word in asked if plain(word) not in found] == []


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler")
@pytest.mark.parametrize("deck", SETS)
def test_poppler_finds_every_name_in_every_script(output: Path, deck: str) -> None:
    read = ["pdftotext", "-raw", str(output / f"{deck}-a4-local.pdf"), "-"]
    found = plain(subprocess.run(read, check=True, capture_output=True).stdout.decode("utf-8"))
    assert sorted(word for word in words(deck, "local") if plain(word) not in found) == []


@pytest.mark.parametrize("deck", SETS)
def test_nothing_is_pixels(output: Path, deck: str) -> None:
    with opened(output / f"{deck}-a4-hu.pdf") as pdf:
        assert of_type(pdf, "/Subtype", "/Image") == []
    assert (output / f"{deck}-a4-hu.pdf").stat().st_size < 3_000_000
