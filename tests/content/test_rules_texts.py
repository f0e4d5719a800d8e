"""The rules texts of the games: each in English and in the language of its brief, on one page, in plain lengths (A1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.world import DiskWorld

ROOT = Path(__file__).parent.parent.parent
BRIEFS = {"landmarks": "hu", "railway": "de", "tricks": "fi", "scout": "sl"}
TEXTS = [f"content/{game}/rules.{language}.md" for game, brief in BRIEFS.items() for language in (brief, "en")]


@pytest.mark.parametrize("path", TEXTS)
def test_a_text_has_250_to_400_words(path: str) -> None:
    """Without the words below figures, which stand behind lines of three dashes."""
    text = (ROOT / path).read_text(encoding="utf-8").partition("\n---\n")[0]
    words = re.sub(r"\{\{.*?\}\}", "6", re.sub(r"\{%.*?%\}", "", text)).replace("#", "").replace("*", "").split()
    assert 250 <= len(words) <= 400


@pytest.mark.parametrize("game", BRIEFS)
def test_a_sheet_is_set_in_every_language(game: str) -> None:
    project = load_project(DiskWorld(ROOT), Sink(), [game])
    assert project is not None
    sheet = project.games[game].rules_sheet
    assert sheet is not None
    assert set(sheet.texts) == {language for language in project.games[game].languages if language != "local"}
