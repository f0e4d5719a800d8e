"""The tutorial followed to the letter: its files saved, its commands run, what it says compared with what is said."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pnp.cli import app
from tests.docs.pages import Block, page_text
from tests.pipeline.projects import Ran

PAGE = "docs/tutorial.md"

SET_UP = ("python3 -m venv .venv", ". .venv/bin/activate", "pip install ../pnp")
"""What needs a network; tried by hand."""

FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

SECONDS = re.compile(r"\d+\.\d s\b")


def steps() -> Iterator[Block]:
    """The blocks of the tutorial in order."""
    text = page_text(PAGE)
    for found in FENCE.finditer(text):
        yield Block(PAGE, text.count("\n", 0, found.start()) + 1, found[1], found[2].strip(), found[3])


def timeless(text: str) -> str:
    """What is said, whatever time it took."""
    return SECONDS.sub("x s", text)


class Newcomer:
    """Somebody who does what the tutorial says, from an empty folder on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.last = Ran(0, "", "")

    def follow(self, block: Block) -> None:
        """Do what a block says."""
        word = block.kind.partition(" ")[0]
        if block.language == "sh":
            for line in block.text.splitlines():
                self._type(line)
        elif block.language in {"yaml", "svg"}:
            self._save(block.kind, block.text)
        elif word == "listing":
            for line in block.text.splitlines():
                assert Path(line.split()[0]).exists(), line
        elif word == "said":
            assert timeless(self.last.err) == timeless(block.text)
        elif word == "message":
            self._slip(block)
        else:
            raise AssertionError(f"{block} is of no kind that is tested")

    def _type(self, line: str) -> None:
        """Run a command; it must be fine, and say nothing that is wrong."""
        program, *words = shlex.split(line)
        if line in SET_UP:
            return
        if program == "cd":
            self._monkeypatch.chdir(words[0])
            return
        assert program == "pnp", line
        result = CliRunner().invoke(app, words)
        self.last = Ran(result.exit_code, result.stdout, result.stderr)
        assert (result.exit_code, "warning[" in result.stderr) == (0, False), f"{line}: {result.stderr}"

    def _save(self, path: str, text: str) -> None:
        """Save a file where it belongs."""
        place = Path(path)
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def _slip(self, block: Block) -> None:
        """Make the mistake that is shown, read what is said, and put it right."""
        _, path, old, new = shlex.split(block.kind)
        text = Path(path).read_text(encoding="utf-8")
        assert text.count(old) == 1
        self._save(path, text.replace(old, new))
        result = CliRunner().invoke(app, ["build"])
        assert result.stderr == f"{block.text}\n1 error; nothing written\n"
        self._save(path, text)


def test_every_step_works_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    newcomer = Newcomer(monkeypatch)
    for block in steps():
        newcomer.follow(block)
    assert (tmp_path / "owls/output/owls/cards-a4-en.pdf").is_file()


def test_the_change_at_the_end_keeps_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (deck,) = [block for block in steps() if block.kind.endswith("cards.yaml")]
    points = {
        id: (int(worth), int(qty or 1))
        for id, worth, qty in re.findall(r"id: (\w+).*points: (\d)(?:, qty: (\d))?", deck.text)
    }
    assert sum(worth * qty for worth, qty in points.values()) == 23
    assert sum((4 if id == "hare" else worth) * qty for id, (worth, qty) in points.items()) == 21


def test_there_are_ten_steps() -> None:
    assert re.findall(r"^## (\d+)\.", page_text(PAGE), re.MULTILINE) == [str(number) for number in range(1, 11)]
