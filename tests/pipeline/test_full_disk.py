"""Disks that are full: what is said, and what is there afterwards."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from pnp.terminal import fault
from tests.pipeline.projects import GAME, SPELLS, contents, heroes, manifest, pnp, surroundings, written


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_what_cannot_be_printed_is_no_fault_of_pnp(root: Path, buffered: str) -> None:
    command = [sys.executable, "-m", "pnp", "build", "--format", "json", "--component", "spells"]
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            command,
            cwd=root,
            env=surroundings(PYTHONUNBUFFERED=buffered),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    said = ran.stderr.decode("utf-8")
    assert (ran.returncode, "could not be written: the disk is full" in said) == (1, True), said
    assert "fault" not in said
    assert "spells-130x150mm-en.pdf" in manifest(root)


def test_a_fault_that_no_file_can_keep_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", full)
    said = fault(KeyError("nothing"), "1.0")
    assert "KeyError: 'nothing'" in said
    assert "Please report it with these lines" in said


def test_games_that_were_written_before_the_disk_was_full_are_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAME.replace("heroes\npnp", "kings\npnp").replace("[heroes, spells]", "[crowns]")
    crowns = SPELLS.replace("deck: spells", "deck: crowns")
    root = written(tmp_path, heroes() | {"content/kings/game.yaml": game, "content/kings/crowns.yaml": crowns})
    write_bytes = Path.write_bytes

    def refuse(self: Path, content: bytes) -> int:
        if self.name.startswith("crowns"):
            raise OSError(errno.ENOSPC, "No space left on device")
        return write_bytes(self, content)

    monkeypatch.setattr(Path, "write_bytes", refuse)
    ran = pnp(root, "build", "--lang", "en")
    assert (ran.status, "crowns-130x150mm-en.pdf`: the disk is full" in ran.err) == (1, True), ran.err
    assert "nothing written" not in ran.err
    assert "2 files in output: 3 sheets, 9 cards" in ran.err
    assert set(contents(root / "output")) == {"heroes/manifest.json", *(f"heroes/{name}" for name in manifest(root))}
