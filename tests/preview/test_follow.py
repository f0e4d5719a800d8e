from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnp.preview.follow import Follower

FOLDERS = ("content", "layouts", "fonts")


class Heard:
    """Follows a project, and notes what it is told."""

    def __init__(self, root: Path) -> None:
        self.paths: set[str] = set()
        self.follower = Follower(root, FOLDERS, ("pnp.yaml",), self.paths.update)
        self.follower.start()
        self.follower.wait()

    def within(self, seconds: float, path: str) -> bool:
        ends = time.monotonic() + seconds
        while time.monotonic() < ends and path not in self.paths:
            time.sleep(0.01)
        return path in self.paths


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "content" / "heroes").mkdir(parents=True)
    (tmp_path / "layouts").mkdir()
    (tmp_path / "output").mkdir()
    (tmp_path / "pnp.yaml").write_text("paper: a4\n", encoding="utf-8")
    (tmp_path / "content" / "heroes" / "heroes.yaml").write_text("deck: heroes\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def heard(root: Path) -> Iterator[Heard]:
    made = Heard(root)
    yield made
    made.follower.stop()


def test_a_saved_file_is_told(root: Path, heard: Heard) -> None:
    (root / "content/heroes/heroes.yaml").write_text("deck: kings\n", encoding="utf-8")
    assert heard.within(5, "content/heroes/heroes.yaml")


def test_a_file_saved_by_way_of_another_is_told(root: Path, heard: Heard) -> None:
    other = root / "content/heroes/.heroes.yaml.tmp"
    other.write_text("deck: kings\n", encoding="utf-8")
    other.rename(root / "content/heroes/heroes.yaml")
    assert heard.within(5, "content/heroes/heroes.yaml")


def test_a_file_that_goes_is_told(root: Path, heard: Heard) -> None:
    (root / "content/heroes/heroes.yaml").unlink()
    assert heard.within(5, "content/heroes/heroes.yaml")


def test_the_projects_own_file_is_told(root: Path, heard: Heard) -> None:
    (root / "pnp.yaml").write_text("paper: letter\n", encoding="utf-8")
    assert heard.within(5, "pnp.yaml")


def test_a_new_folder_is_told_with_what_comes_into_it(root: Path, heard: Heard) -> None:
    (root / "content" / "kings").mkdir()
    (root / "content" / "kings" / "game.yaml").write_text("game: kings\n", encoding="utf-8")
    assert heard.within(5, "content/kings/game.yaml") or heard.within(5, "content/kings")


def test_a_folder_that_was_not_there_is_followed_from_then_on(root: Path, heard: Heard) -> None:
    (root / "fonts").mkdir()
    assert heard.within(5, "fonts")
    time.sleep(0.5)
    (root / "fonts" / "a.ttf").write_bytes(b"font")
    assert heard.within(5, "fonts/a.ttf")


def test_a_folder_that_goes_is_told_and_followed_again_when_it_comes_back(root: Path, heard: Heard) -> None:
    (root / "content").rename(root / "away")
    assert heard.within(5, "content")
    time.sleep(0.5)
    heard.paths.clear()
    (root / "away").rename(root / "content")
    assert heard.within(5, "content")
    time.sleep(0.5)
    (root / "content/heroes/heroes.yaml").write_text("deck: kings\n", encoding="utf-8")
    assert heard.within(5, "content/heroes/heroes.yaml")


def test_another_folder_of_that_name_is_followed(root: Path, heard: Heard) -> None:
    shutil.rmtree(root / "content")
    (root / "content").mkdir()
    time.sleep(0.7)
    heard.paths.clear()
    (root / "content" / "game.yaml").write_text("game: kings\n", encoding="utf-8")
    assert heard.within(5, "content/game.yaml")


def test_what_lies_in_a_folder_that_has_gone_elsewhere_is_not_told(root: Path, heard: Heard) -> None:
    (root / "content").rename(root / "away")
    assert heard.within(5, "content")
    time.sleep(0.5)
    heard.paths.clear()
    (root / "away/heroes/heroes.yaml").write_text("deck: kings\n", encoding="utf-8")
    assert not heard.within(0.5, "content/heroes/heroes.yaml")


def test_what_is_built_is_not_told(root: Path, heard: Heard) -> None:
    (root / "output" / "a.pdf").write_bytes(b"%PDF")
    (root / "pnp.yaml").write_text("paper: letter\n", encoding="utf-8")
    assert heard.within(5, "pnp.yaml")
    assert heard.paths == {"pnp.yaml"}


@pytest.mark.parametrize("name", ["w.log", "notes.md", "pnp.yaml.bak"])
def test_other_files_of_the_projects_folder_are_not_told(root: Path, heard: Heard, name: str) -> None:
    (root / name).write_text("building\n", encoding="utf-8")
    time.sleep(0.3)
    (root / "pnp.yaml").write_text("paper: letter\n", encoding="utf-8")
    assert heard.within(5, "pnp.yaml")
    assert heard.paths == {"pnp.yaml"}


def test_the_projects_own_file_saved_by_way_of_another_is_told(root: Path, heard: Heard) -> None:
    other = root / ".pnp.yaml.tmp"
    other.write_text("paper: letter\n", encoding="utf-8")
    other.rename(root / "pnp.yaml")
    assert heard.within(5, "pnp.yaml")


def test_nothing_is_told_after_the_end(root: Path, heard: Heard) -> None:
    heard.follower.stop()
    time.sleep(0.5)
    (root / "pnp.yaml").write_text("paper: letter\n", encoding="utf-8")
    assert not heard.within(0.5, "pnp.yaml")
