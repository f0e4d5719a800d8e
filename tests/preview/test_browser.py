"""The page in a real browser, headless; skipped where there is no Chromium."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pipeline.projects import FACE, GAME, HEROES, ROOT, heroes, written
from tests.preview.chromium import Chromium, program

pytestmark = pytest.mark.skipif(program() is None, reason="there is no Chromium here")

DECK = "content/heroes/heroes.yaml"
LAYOUT = "layouts/heroes/face.svg"
DONE = "Boolean(document.body.dataset.done)"


def image(card: str, side: str = "face", deck: str = "heroes") -> str:
    """The picture of a side, on the page."""
    return f"tiles.get('{deck} {card}').sides.{side}.el.querySelector('img')"


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as made:
        yield made


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


@pytest.fixture
def page(browser: Chromium, root: Path) -> Iterator[Chromium]:
    """The page of `pnp preview`, as typed, of the project in `root`."""
    command = [sys.executable, "-m", "pnp", "preview", "--no-open", "--project", str(root)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        address = re.search(r"http://\S+/", said)
        assert address, said
        browser.emulate(1200, 800)
        browser.events.clear()
        browser.open(address[0])
        browser.until(f"typeof tiles === 'object' && {DONE} && {image('rook')} !== null && {image('pawn')} !== null")
        yield browser
        complaints = browser.complaints()
        process.terminate()
    assert complaints == []


def save(root: Path, path: str, text: str) -> None:
    (root / path).write_text(text, encoding="utf-8")


def shown(page: Chromium, card: str) -> object:
    """The pixels of a card's face, as a number that tells pictures apart."""
    return page.run(
        f"""(async () => {{
          const picture = {image(card)}, canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
          const context = canvas.getContext('2d');
          context.drawImage(picture, 0, 0);
          const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
          return data.reduce((sum, value, n) => (sum * 31 + value + n) % 1000000007, 7);
        }})()"""
    )


def test_a_saved_text_changes_the_picture(page: Chromium, root: Path) -> None:
    before, key = shown(page, "rook"), page.run(f"{image('rook')}.dataset.key")
    others = page.run(f"{image('pawn')}.dataset.key")
    save(root, DECK, HEROES.replace("en: Rook", "en: Tower"))
    page.until(f"{image('rook')}.dataset.key !== '{key}'")
    assert shown(page, "rook") != before
    assert page.run(f"{image('pawn')}.dataset.key") == others


def test_a_saved_layout_changes_the_pictures(page: Chromium, root: Path) -> None:
    before, key = shown(page, "pawn"), page.run(f"{image('pawn')}.dataset.key")
    save(root, LAYOUT, FACE.replace("#335577", "#773355"))
    page.until(f"{image('pawn')}.dataset.key !== '{key}'")
    assert shown(page, "pawn") != before


def test_a_broken_file_keeps_the_pictures_and_says_since_when(page: Chromium, root: Path) -> None:
    before = shown(page, "rook")
    save(root, DECK, HEROES.replace("en: Rook", "en: [Rook"))
    said = page.until("document.querySelector('#state p')?.textContent")
    assert re.search(r"since \d", str(said))
    assert shown(page, "rook") == before
    save(root, DECK, HEROES)
    page.until("!document.querySelector('#state p')")


def test_a_broken_layout_marks_its_cards(page: Chromium, root: Path) -> None:
    before = shown(page, "rook")
    save(root, LAYOUT, FACE.replace("card.name", "card.nam"))
    assert str(page.until("document.querySelector('.since')?.textContent")).startswith("old since")
    assert shown(page, "rook") == before


def test_a_message_names_its_place_and_leads_to_its_card(page: Chromium, root: Path) -> None:
    save(root, LAYOUT, FACE.replace("{{ card.name }}", "{{ card.name if card.level != 2 else card.nam }}"))
    assert page.until("document.querySelector('#list .place code')?.textContent").startswith(f"{LAYOUT}:10:")
    page.until("Boolean(document.querySelector('#list .chip'))")
    page.run("document.querySelector('#list .chip').click()")
    assert "rook" in str(page.run("document.activeElement.getAttribute('aria-label')")).lower()


def test_keys_lead_from_card_to_card_and_into_one(page: Chromium) -> None:
    page.press("ArrowRight")
    page.press("ArrowRight")
    assert page.run("document.activeElement === [...tiles.values()][1].button") is True
    page.press("Enter", "\r")
    assert page.until("document.querySelector('#one').open && document.querySelector('#one-title').textContent") == (
        "Rook · rook"
    )
    page.press("ArrowRight")
    assert page.run("document.querySelector('#one-title').textContent") == "Bishop · bishop"
    page.press("Escape")
    # The page is told of the closing a moment after it.
    page.until("!document.querySelector('#one').open && document.activeElement === [...tiles.values()][2].button")


def test_the_slash_searches(page: Chromium) -> None:
    page.press("/")
    for letter in "quee":
        page.press(letter)
    left = "[...tiles.values()].filter((tile) => !tile.item.hidden).map((tile) => tile.card.id)"
    assert page.run(left) == ["queen"]
    page.press("Escape")
    assert len(page.run(left)) == 8


def test_another_language_shows_other_pictures(page: Chromium) -> None:
    key = page.run(f"{image('rook')}.dataset.key")
    page.run(
        "(() => { const s = document.getElementById('language'); s.value = 'hu'; s.dispatchEvent(new Event('change')); })()"
    )
    page.until(f"{image('rook')} && {image('rook')}.dataset.key !== '{key}'")
    page.until("location.search.includes('language=hu')")


def test_colours_can_be_seen_as_others_see_them(page: Chromium) -> None:
    page.run("change({ vision: 'deutan' })")
    assert page.run(f"getComputedStyle({image('rook')}).filter") == 'url("#deutan")'


def test_guides_are_drawn_where_the_card_is_cut(page: Chromium) -> None:
    page.press("g")
    box = page.run(
        "(() => { const tile = tiles.get('heroes rook'), el = tile.sides.face.el;"
        " const trim = el.querySelector('.g-trim').getBoundingClientRect(), side = el.getBoundingClientRect();"
        " return [trim.width / side.width, trim.height / side.height]; })()"
    )
    assert box == pytest.approx([40 / 46, 60 / 66], abs=0.01)


def test_pictures_are_as_fine_as_the_screen(page: Chromium) -> None:
    page.emulate(1200, 800, scale=2)
    page.run("redraw()")
    page.until(f"{image('rook')}.naturalWidth >= 2 * {image('rook')}.clientWidth * 0.98")


def test_on_a_narrow_screen_nothing_sticks_out(page: Chromium) -> None:
    page.emulate(360, 640)
    page.run("new Promise(requestAnimationFrame)")
    assert page.run("document.documentElement.scrollWidth <= innerWidth") is True


def test_every_control_says_what_it_is(page: Chromium) -> None:
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    roles = ("button", "combobox", "searchbox", "slider", "link")
    bare = [
        node["role"]["value"]
        for node in nodes
        if not node["ignored"] and node["role"]["value"] in roles and not node.get("name", {}).get("value", "").strip()
    ]
    assert bare == []


def test_it_says_when_the_preview_has_ended(root: Path, browser: Chromium) -> None:
    command = [sys.executable, "-m", "pnp", "preview", "--no-open", "--project", str(root)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stderr is not None
        browser.open(re.findall(r"http://\S+/", process.stderr.readline())[0])
        browser.until(f"typeof tiles === 'object' && {DONE}")
        process.terminate()
    assert "has ended" in str(browser.until("document.querySelector('#state p')?.textContent"))


def test_a_box_shows_where_it_is_cut_and_folded(page: Chromium, root: Path) -> None:
    box = "box: {layout: {face: heroes/box.svg}}\n"
    layout = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="{{ box.canvas.width }}mm" '
        'height="{{ box.canvas.height }}mm" viewBox="{{ box.canvas.view }}"/>'
    )
    save(root, "layouts/heroes/box.svg", layout)
    save(root, "content/heroes/game.yaml", GAME + box)
    page.until("Boolean(document.querySelector('[data-deck=box] .lines .fold'))")
    heading = page.run("document.querySelector('[data-deck=box] h2').textContent")
    width, height = page.run("state.decks.find((deck) => deck.id === 'box').cards[0].size")
    assert heading == f"Box1 piece · {width:g} × {height:g} mm"
    page.run("document.getElementById('trim').click()")
    assert page.run("document.querySelectorAll('[data-deck=box] .guides path.g-trim').length") == 1
    assert page.run("document.querySelectorAll('[data-deck=box] .guides rect').length") == 0
