"""`--format github`: what a workflow shows beside the lines of a pull request."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pipeline.projects import HEROES, heroes, pnp, written


@pytest.mark.parametrize("command", ["check", "build"])
def test_messages_are_commands_on_standard_output(tmp_path: Path, command: str) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "levle: 6")))
    ran = pnp(root, command, "--format", "github")
    assert (ran.status, ran.out.startswith("::error col="), ran.out.count("\n")) == (1, True, 1)


def test_paths_are_seen_from_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = written(tmp_path / "games", heroes(deck=HEROES.replace("level: 6", "levle: 6")))
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))
    assert ",file=games/content/heroes/heroes.yaml," in pnp(root, "check", "--format", "github").out


def test_a_project_that_is_the_repository_has_plain_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "levle: 6")))
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))
    assert ",file=content/heroes/heroes.yaml," in pnp(root, "check", "--format", "github").out


def test_all_messages_are_given(tmp_path: Path) -> None:
    cards = "".join(f"  - {{id: c{n}, level: x{n}}}\n" for n in range(33))
    root = written(tmp_path, heroes(deck=HEROES.partition("cards:")[0] + "cards:\n" + cards))
    assert pnp(root, "check", "--format", "github").out.count("::error") == 33
