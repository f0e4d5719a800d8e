"""What was seen on pictures is kept from run to run, and is seen anew where the pictures are others."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.pipeline.verdicts import Verdicts
from pnp.render import Renderer
from tests.pipeline.projects import built, heroes, pnp, written

BLEEDING = '<rect x="-3" y="-3" width="46" height="66" fill='


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each picture that is drawn."""
    counted: list[int] = []
    real = Renderer.raster

    def counting(*arguments: object) -> object:
        counted.append(1)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Renderer, "raster", counting)
    return counted


def project(root: Path) -> Path:
    """Cards with faces alone: backs are compared as pictures in each run."""
    deck = heroes()["content/heroes/heroes.yaml"]
    assert isinstance(deck, str)
    faces = deck.replace(", back: heroes/back.svg", "").replace(", back: none", "")
    return written(root, heroes(deck=faces))


def test_a_second_run_draws_no_picture_to_look_at(tmp_path: Path, drawn: list[int]) -> None:
    root = project(tmp_path)
    built(root, "--jobs", "1")
    first = len(drawn)
    built(root, "--jobs", "1")
    assert (first > 0, len(drawn)) == (True, first)


def test_another_ground_is_looked_at(tmp_path: Path) -> None:
    root = project(tmp_path)
    built(root, "--jobs", "1")
    layout = root / "layouts/heroes/face.svg"
    layout.write_text(layout.read_text("utf-8").replace(BLEEDING, BLEEDING.replace('"-3" y', '"-1" y')), "utf-8")
    assert "P801" in pnp(root, "build").err


def test_bare_bleed_is_told_in_each_run(tmp_path: Path) -> None:
    root = project(tmp_path)
    layout = root / "layouts/heroes/face.svg"
    layout.write_text(layout.read_text("utf-8").replace(BLEEDING, BLEEDING.replace('"-3" y', '"-1" y')), "utf-8")
    assert ["P801" in pnp(root, "build").err for _ in range(2)] == [True, True]


@pytest.mark.parametrize("content", [b"", b"[", b"7", b'{"a": 1}'])
def test_a_verdict_that_is_none_counts_as_absent(content: bytes) -> None:
    class Damaged:
        def get(self, key: str) -> bytes | None:
            return content

    assert Verdicts(Damaged()).of(("dry",), ("a",), bool, lambda: True) is True


def test_a_verdict_is_kept_for_its_question_and_layers() -> None:
    first = Verdicts()
    first.of(("dry", 1.0), ("a",), bool, lambda: True)
    again = Verdicts(first.found)
    seen = [
        again.of(("dry", 1.0), ("a",), bool, lambda: False),
        again.of(("dry", 2.0), ("a",), bool, lambda: False),
        again.of(("dry", 1.0), ("a", "b"), bool, lambda: False),
    ]
    assert seen == [True, False, False]
