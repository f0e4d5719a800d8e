"""The page in Firefox, headless; skipped where there is none. What it does is tested in Chromium in full."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pipeline.projects import HEROES, ROOT, heroes, written
from tests.preview.firefox import Firefox, program

pytestmark = pytest.mark.skipif(program() is None, reason="there is no Firefox here")

DECK = "content/heroes/heroes.yaml"


ROOK = 2
"""The second of the heroes."""


def tile(number: int) -> str:
    """A hero on the page, counted from 1."""
    return f"document.querySelector('.deck[data-deck=heroes] .cards > li:nth-child({number}) > .tile')"


def picture(number: int) -> str:
    """The picture of its face."""
    return f"{tile(number)}.querySelector('[data-side=face] img')"


@pytest.fixture(scope="module")
def browser() -> Iterator[Firefox]:
    with Firefox() as made:
        yield made


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


@pytest.fixture
def page(browser: Firefox, root: Path) -> Iterator[Firefox]:
    """The page of `pnp preview`, as typed, of the project in `root`."""
    command = [sys.executable, "-m", "pnp", "preview", "--no-open", "--project", str(root)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stderr is not None
        address = re.search(r"http://\S+/", process.stderr.readline())
        assert address
        browser.open(address[0])
        browser.until(f"document.body.dataset.done && {tile(ROOK)} && {picture(ROOK)} !== null")
        yield browser
        process.terminate()


def test_a_saved_text_changes_the_picture(page: Firefox, root: Path) -> None:
    key = page.run(f"{picture(ROOK)}.dataset.key")
    (root / DECK).write_text(HEROES.replace("en: Rook", "en: Tower"), encoding="utf-8")
    page.until(f"{picture(ROOK)}.dataset.key !== '{key}'")
    assert page.run(f"{picture(ROOK)}.naturalWidth") > 50


def test_a_mistake_marks_its_card_and_leads_there(page: Firefox, root: Path) -> None:
    (root / DECK).write_text(HEROES.replace("level: 2", "level: two"), encoding="utf-8")
    page.until(f"{tile(ROOK)}.querySelector('.since')")
    assert "old since" in page.run(f"{tile(ROOK)}.querySelector('.since').textContent")
    page.until("document.querySelector('#list .chip')")
    page.run("document.querySelector('#list .chip').click()")
    assert page.run(f"document.activeElement === {tile(ROOK)}") is True


def test_keys_lead_from_card_to_card_and_into_one(page: Firefox) -> None:
    page.press("ArrowRight")
    page.press("ArrowRight")
    assert page.run(f"document.activeElement === {tile(ROOK)}") is True
    page.press("Enter")
    page.until("document.querySelector('#one').open")
    assert page.run("document.querySelector('#one-title').textContent") == "Rook · rook"
    page.press("ArrowRight")
    assert page.run("document.querySelector('#one-title').textContent") == "Bishop · bishop"
    page.press("Escape")
    page.until(f"!document.querySelector('#one').open && document.activeElement === {tile(3)}")


def test_guides_and_colour_vision_are_drawn(page: Firefox) -> None:
    page.press("g")
    assert page.run(f"getComputedStyle({tile(ROOK)}.querySelector('.g-trim')).display") == "inline"
    page.run("document.getElementById('vision').value = 'deutan'")
    page.run("document.getElementById('vision').dispatchEvent(new Event('change'))")
    assert "deutan" in page.run(f"getComputedStyle({picture(ROOK)}).filter")
