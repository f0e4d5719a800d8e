"""The build language `local`: each card in its own language."""

from __future__ import annotations

from pathlib import Path

from tests.pipeline.projects import GAME, SPELLS, heroes, pnp, written

SPEAKING = SPELLS.replace("{type: text}", "{type: text}\n  tongue: {type: language}").replace(
    "name: Fire", "name: {en: Fire, hu: Tűz, local: Fuego}, tongue: es"
)


def files(root: Path, *options: str) -> list[str]:
    """What is built of two decks, of which one has a field of type language."""
    game = GAME.replace("[en, hu]", "[en, hu, local]")
    project = written(root, heroes(game=game, spells=SPEAKING))
    assert pnp(project, "build", *options).status == 0
    return sorted(
        path.stem.rpartition("-")[2] + " " + path.stem.partition("-")[0] for path in project.glob("output/heroes/*.pdf")
    )


def test_only_decks_whose_cards_have_a_language_are_built_in_local(tmp_path: Path) -> None:
    assert files(tmp_path) == ["en heroes", "en spells", "hu heroes", "hu spells", "local spells"]


def test_local_is_built_where_it_is_asked_for(tmp_path: Path) -> None:
    assert files(tmp_path, "--lang", "local") == ["local heroes", "local spells"]
