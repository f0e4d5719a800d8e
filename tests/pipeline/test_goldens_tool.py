"""The golden tool itself: it never passes by itself, and shows what differs."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image

from tests.goldens import MOST_BYTES, Goldens


@pytest.fixture
def goldens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Goldens:
    monkeypatch.delenv("CI", raising=False)
    return Goldens(tmp_path / "golden", tmp_path / "report")


def png(colour: tuple[int, int, int], size: tuple[int, int] = (4, 3)) -> bytes:
    output = io.BytesIO()
    Image.new("RGB", size, colour).save(output, "PNG")
    return output.getvalue()


def test_a_missing_golden_differs_and_is_not_made(goldens: Goldens) -> None:
    assert "there is no golden `card`" in goldens.differs("card", png((9, 9, 9)))
    assert not goldens.approved.exists()


def test_an_approved_picture_is_equal_from_then_on(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    goldens.approve(["card"])
    assert goldens.differs("card", png((9, 9, 9))) == ""


def test_approving_gives_the_status_of_a_failure(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    assert goldens.approve(["card"]) == 1


def test_nothing_is_approved_in_ci(goldens: Goldens, monkeypatch: pytest.MonkeyPatch) -> None:
    goldens.differs("card", png((9, 9, 9)))
    monkeypatch.setenv("CI", "true")
    assert goldens.approve(["card"]) == 1
    assert not goldens.approved.exists()


def test_only_the_named_are_approved(goldens: Goldens) -> None:
    goldens.differs("one", "1")
    goldens.differs("two", "2")
    goldens.approve(["two"])
    assert [path.name for path in goldens.approved.iterdir()] == ["two.txt"]


def test_one_level_is_rounding_and_two_are_a_difference(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    goldens.approve(["card"])
    assert goldens.differs("card", png((10, 9, 9))) == ""
    assert "12 pixels differ, by up to 2 levels" in goldens.differs("card", png((11, 9, 9)))


def test_a_difference_is_shown_as_a_strip_on_the_page(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    goldens.approve(["card"])
    goldens.differs("card", png((200, 9, 9)))
    with Image.open(goldens.report / "card.strip.png") as strip:
        assert strip.size == (12, 3)
    assert "card.strip.png" in (goldens.report / "index.html").read_text("utf-8")


def test_a_picture_that_is_right_again_leaves_the_page(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    goldens.approve(["card"])
    goldens.differs("card", png((200, 9, 9)))
    goldens.differs("card", png((9, 9, 9)))
    assert "card" not in (goldens.report / "index.html").read_text("utf-8")


def test_another_size_is_a_difference(goldens: Goldens) -> None:
    goldens.differs("card", png((9, 9, 9)))
    goldens.approve(["card"])
    assert "it has 5 x 3 pixels, had 4 x 3" in goldens.differs("card", png((9, 9, 9), (5, 3)))


def test_a_text_that_differs_shows_its_lines(goldens: Goldens) -> None:
    goldens.differs("sheet", "1 2\n3 4\n")
    goldens.approve(["sheet"])
    assert "-3 4\n+4 3" in goldens.differs("sheet", "1 2\n4 3\n")


def test_a_heavy_picture_is_not_approved(goldens: Goldens) -> None:
    noise = io.BytesIO()
    Image.frombytes("RGB", (100, 100), os.urandom(30000)).save(noise, "PNG")
    assert len(noise.getvalue()) > MOST_BYTES
    goldens.differs("card", noise.getvalue())
    goldens.approve(["card"])
    assert not goldens.approved.exists()


def test_goldens_that_no_test_asks_for_are_named(goldens: Goldens) -> None:
    for name in ("one", "two"):
        goldens.differs(name, name)
    goldens.approve(["one", "two"])
    assert goldens.unused(["one"]) == ["two"]
