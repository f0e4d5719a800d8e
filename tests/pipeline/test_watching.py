from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from pnp.pipeline.watching import watch
from tests.pipeline.projects import HEROES, ROOT, heroes, written

DECK = "content/heroes/heroes.yaml"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


class Builds:
    """Gives a status for each build, and saves a file before each but the first; the last status ends it."""

    def __init__(self, root: Path, *statuses: int) -> None:
        self.root = root
        self.statuses = list(statuses)
        self.asked: list[Sequence[str]] = []
        self.said: list[str] = []

    def build(self, arguments: Sequence[str]) -> int:
        self.asked.append(arguments)
        return self.statuses.pop(0)

    def say(self, line: str) -> None:
        self.said.append(line.partition(" ")[2])
        (self.root / DECK).write_text(HEROES + "#" * len(self.said), encoding="utf-8")

    def run(self, *arguments: str) -> int:
        return watch(self.root, arguments, self.say, self.build).status


def test_it_builds_again_after_each_change(root: Path) -> None:
    builds = Builds(root, 0, 0, 2)
    builds.run("heroes", "--paper", "a4")
    assert builds.asked == [("heroes", "--paper", "a4")] * 3


def test_it_goes_on_after_a_mistake_and_after_a_fault_of_ours(root: Path) -> None:
    builds = Builds(root, 1, 70, 0, 2)
    builds.run()
    assert len(builds.asked) == 4


@pytest.mark.parametrize("status", [2, 69, 130])
def test_it_ends_where_no_change_would_help(root: Path, status: int) -> None:
    builds = Builds(root, status)
    assert builds.run() == status
    assert builds.said == []


def test_it_says_how_old_the_files_are(root: Path) -> None:
    builds = Builds(root, 1, 0, 1, 2)
    builds.run()
    assert builds.said[0] == "not built; the files are those from before; watching for changes"
    assert builds.said[1] == "built; watching for changes, Ctrl+C ends"
    assert builds.said[2].startswith("not built; the files are those of ")


def test_a_folder_without_project_is_told(tmp_path: Path) -> None:
    watched = watch(tmp_path, (), lambda _: None, lambda _: 0)
    assert [found.code for found in watched.outcome.diagnostics] == ["P001"]


def lines_until(process: subprocess.Popen[str], word: str) -> list[str]:
    assert process.stderr is not None
    found: list[str] = []
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        found.append(process.stderr.readline())
        if word in found[-1] or not found[-1]:
            return found
    raise TimeoutError(word)


def test_the_command_keeps_the_last_good_files(root: Path) -> None:
    command = [sys.executable, "-m", "pnp", "watch", "heroes", "--lang", "en", "--project", str(root), "--jobs", "1"]
    file = root / "output" / "heroes" / "heroes-130x150mm-en.pdf"
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            lines_until(process, "watching for changes")
            first = file.read_bytes()
            (root / DECK).write_text(HEROES.replace("level: 2", "level: two"), encoding="utf-8")
            said = lines_until(process, "watching for changes")
            assert any(f"{DECK}:9:" in line for line in said)
            assert said[-1].split(" ", 1)[1].startswith("not built; the files are those of ")
            assert file.read_bytes() == first
            (root / DECK).write_text(HEROES.replace("en: Rook", "en: Tower"), encoding="utf-8")
            lines_until(process, "watching for changes")
            assert file.read_bytes() != first
        finally:
            process.terminate()
