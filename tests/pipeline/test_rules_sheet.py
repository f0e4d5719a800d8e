"""Rules sheets, from rules.<language>.md and a layout to pages."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from tests.pipeline.projects import GAME, heroes, pnp, written
from tests.pipeline.reading import page_texts

RULES = "rules: {size: 100 x 140 mm, pages: [heroes/rules.svg, heroes/more.svg]}\n"
PAGE = """\
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="100mm" height="140mm" viewBox="0 0 100 140">
  <rect width="100" height="140" fill="#fff"/>
  <text x="10" y="20" inline-size="80" pnp:markup="block" font-family="Noto Sans" font-size="4">{{ rules[N] }}</text>
</svg>
"""
TEXT = "# Heroes\n\nDraw **{{ facts.hand }}** cards & shuffle.\n\n---\n\nPage {{ 1 + 1 }} <3\n"


def project(root: Path, **texts: str) -> Path:
    """A project with a rules sheet of two pages."""
    files = heroes(game=GAME + RULES + "facts: {hand: 6}\n") | {
        "layouts/heroes/rules.svg": PAGE.replace("[N]", "[0]"),
        "layouts/heroes/more.svg": PAGE.replace("[N]", "[1]"),
    }
    return written(root, files | {f"content/heroes/rules.{name}.md": text for name, text in texts.items()})


def test_sheet_has_its_own_size_and_the_text_of_the_language(tmp_path: Path) -> None:
    root = project(tmp_path, en=TEXT, hu=TEXT.replace("Draw", "Húzz"))
    assert pnp(root, "build", "--component", "rules").status == 0
    with pikepdf.open(root / "output/heroes/rules-100x140mm-hu.pdf") as pdf:
        boxes = [[float(number) for number in page.mediabox] for page in pdf.pages]
    assert boxes == [pytest.approx([0, 0, 100 * 72 / 25.4, 140 * 72 / 25.4], abs=0.01)] * 2
    text = " ".join(page_texts(root / "output/heroes/rules-100x140mm-hu.pdf"))
    assert "Húzz 6 cards & shuffle." in text
    assert "Page 2 <3" in text


def test_no_sheet_in_a_language_without_a_text(tmp_path: Path) -> None:
    root = project(tmp_path, en=TEXT)
    assert pnp(root, "build").status == 0
    assert [path.name for path in root.glob("output/heroes/rules*")] == ["rules-100x140mm-en.pdf"]


@pytest.mark.parametrize("option", [("--cards", "1-2"), ("--players", "2")])
def test_single_cards_come_without_the_rules(tmp_path: Path, option: tuple[str, str]) -> None:
    root = project(tmp_path, en=TEXT, hu=TEXT)
    assert pnp(root, "build", *option).status == 0
    assert not [*root.glob("output/heroes/rules*")]


def test_messages_name_the_page(tmp_path: Path) -> None:
    root = project(tmp_path, en=TEXT, hu=TEXT)
    (root / "layouts/heroes/more.svg").write_text(PAGE.replace("[N]", "[7]"), encoding="utf-8")
    assert "page 2 of `rules`" in pnp(root, "check").err


def test_mistake_in_the_text_names_its_line(tmp_path: Path) -> None:
    root = project(tmp_path, en="# Heroes\n\nDraw {{ facts.hnad }}.\n", hu=TEXT)
    ran = pnp(root, "check")
    assert ran.status == 1
    assert "content/heroes/rules.en.md:3:9: error[P301]" in ran.err
