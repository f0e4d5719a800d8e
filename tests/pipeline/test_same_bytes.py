"""The same input gives the same bytes, whatever the machine does beside it. Each run is a process of its own."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pnp.pipeline.blocks import BLOCK_CARDS
from pnp.pipeline.drawing import ART_CHUNK
from tests.pipeline.projects import GAME, built, contents, heroes, process, shipped, written

PLAIN = {"LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"}


def bytes_of(root: Path, *arguments: str, **environment: str) -> dict[str, bytes]:
    """All that a build in a process of its own writes."""
    ran = process(root, "build", *arguments, **{**PLAIN, **environment})
    assert ran.status == 0, ran.err
    return contents(root / "output")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, bytes]]:
    """A small project and what its first build wrote."""
    root = written(tmp_path_factory.mktemp("shared"), heroes())
    return root, bytes_of(root, "--jobs", "1")


def test_a_build_writes_what_the_next_tests_compare(shared: tuple[Path, dict[str, bytes]]) -> None:
    assert sorted(shared[1]) == [
        "heroes/heroes-130x150mm-en.pdf",
        "heroes/heroes-130x150mm-hu.pdf",
        "heroes/manifest.json",
        "heroes/spells-130x150mm-en.pdf",
        "heroes/spells-130x150mm-hu.pdf",
    ]


def test_a_warm_cache_gives_the_bytes_of_a_cold_one(shared: tuple[Path, dict[str, bytes]]) -> None:
    root, first = shared
    assert list((root / "output" / ".cache").iterdir())
    assert bytes_of(root, "--jobs", "1") == first


def test_another_hash_seed_gives_the_same_bytes(shared: tuple[Path, dict[str, bytes]], tmp_path: Path) -> None:
    assert bytes_of(written(tmp_path, heroes()), "--jobs", "1", PYTHONHASHSEED="4711") == shared[1]


def test_a_locale_that_knows_only_ascii_gives_the_same_bytes(
    shared: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    # Without coercion and UTF-8 mode the C locale makes ASCII the default encoding on every system.
    ascii_only = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    assert bytes_of(written(tmp_path, heroes()), "--jobs", "1", **ascii_only) == shared[1]


def test_a_checkout_in_a_folder_of_another_name_gives_the_same_bytes(
    shared: tuple[Path, dict[str, bytes]], tmp_path: Path
) -> None:
    root = written(tmp_path / "Játékok és más" / "deep" / "er", heroes())
    assert bytes_of(root, "--jobs", "1") == shared[1]


def test_two_jobs_give_the_bytes_of_one_over_several_blocks_and_chunks(tmp_path: Path) -> None:
    count = BLOCK_CARDS + 40
    colours = "".join(
        f"  - {{id: c{n}, level: {n}, name: Card {n}, tint: '#{n * 53 % 256:02x}{n % ART_CHUNK * 7:02x}40'}}\n"
        for n in range(count)
    )
    deck = (
        "deck: heroes\nsize: 20 x 20 mm\nlayout: {face: heroes/face.svg}\n"
        "fields: {level: {type: integer}, name: {type: text}, tint: {type: colour}}\ncards:\n" + colours
    )
    face = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="26mm" height="26mm" viewBox="-3 -3 26 26">'
        '<rect x="-3" y="-3" width="26" height="26" fill="{{ card.tint }}"/>'
        '<text x="2" y="10" font-family="Noto Sans" font-size="4">{{ card.name }}</text></svg>'
    )
    game = "game: heroes\npnp: 1\ntitle: Heroes\nlanguages: [en]\ndecks: [heroes]\n"
    files = heroes(deck=deck, face=face, game=game)
    del files["content/heroes/spells.yaml"]
    one, two = (written(tmp_path / name, files) for name in ("one", "two"))
    assert bytes_of(one, "--jobs", "1") == bytes_of(two, "--jobs", "2")


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The shipped games in English, built on one core in this process."""
    return contents(built(shipped(tmp_path_factory.mktemp("english"), "tricks", "scout"), "--lang", "en"))


def test_the_shipped_games_are_the_same_bytes_cold_on_one_core_and_warm_on_two(
    english: dict[str, bytes], tmp_path: Path
) -> None:
    root = shipped(tmp_path / "other", "tricks", "scout")
    for seed in ("1", "2"):
        assert bytes_of(root, "--lang", "en", "--jobs", "2", PYTHONHASHSEED=seed) == english


def test_layouts_saved_by_an_xml_editor_give_the_same_documents(english: dict[str, bytes], tmp_path: Path) -> None:
    root = shipped(tmp_path, "tricks", "scout")
    for layout in (root / "layouts").rglob("*.svg"):
        svg = layout.read_text("utf-8")
        if svg.startswith(("<?xml", "<svg")):  # no editor opens parts that several layouts share
            layout.write_text(saved(svg), encoding="utf-8")
    assert "<ns0:svg" in (root / "layouts" / "tricks" / "face.svg").read_text("utf-8")
    assert contents(built(root, "--lang", "en")) == english


def saved(svg: str) -> str:
    """A drawing as an editor writes it: prefixes of its own choice, other quotes and blanks in tags, no comments."""
    return ElementTree.tostring(ElementTree.fromstring(svg), encoding="unicode")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere names of files are Unicode")
def test_names_with_accents_are_read_and_written_where_python_knows_ascii_alone(tmp_path: Path) -> None:
    files = {name.replace("/heroes/", "/été/"): content for name, content in heroes().items()}
    game = GAME.replace("game: heroes", "game: été")
    root = written(tmp_path / "Ősi játék", files | {"content/été/game.yaml": game, **layouts()})
    ran = process(
        root, "build", "--component", "spells", "--lang", "en", LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0"
    )
    assert (ran.status, ran.err.isascii()) == (0, True), ran.err
    assert (root / "output/été/spells-130x150mm-en.pdf").is_file()


def layouts() -> dict[str, str | bytes]:
    """The layouts where the decks name them."""
    return {name: content for name, content in heroes().items() if name.startswith("layouts/")}
