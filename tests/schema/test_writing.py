"""`pnp schema`: files in the project, kept up to date, named by content."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.pipeline.schema import schemas
from pnp.pipeline.schema.files import pairs
from pnp.world import DiskWorld
from tests.pipeline.projects import GAME, HEROES, SPELLS, heroes, pnp, written
from tests.schema.reading import refusals

ROOT = Path(__file__).parent.parent.parent
DECK = "content/heroes/heroes.yaml"
LINE = "# yaml-language-server: $schema=../../schemas/heroes/heroes.json\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def names(folder: Path) -> list[str]:
    """The files below a folder."""
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def schema(root: Path, name: str = "heroes/heroes.json") -> str:
    """A schema as it was written."""
    return (root / "schemas" / name).read_text(encoding="utf-8")


def test_there_is_one_for_each_kind_of_file_and_one_for_each_deck(root: Path) -> None:
    ran = pnp(root, "schema")
    assert names(root / "schemas") == [
        *("board.json", "deck.json", "game.json", "heroes/heroes.json", "heroes/spells.json", "project.json"),
    ]
    assert (ran.status, ran.out) == (0, "")
    assert ran.err == ("6 schemas in schemas; 4 files do not name theirs yet, `pnp schema --link` adds the line\n")


def test_another_folder_may_be_named(root: Path) -> None:
    pnp(root, "schema", "--out", "a/b")
    assert (root / "a/b/project.json").is_file()


@pytest.mark.parametrize("out", ["../x", "/x"])
def test_a_folder_outside_of_the_project_is_refused(root: Path, out: str) -> None:
    ran = pnp(root, "schema", "--out", out)
    assert (ran.status, "error[P019]" in ran.err) == (1, True)


def test_a_folder_that_cannot_be_written_is_named(root: Path) -> None:
    (root / "schemas").write_text("in the way", encoding="utf-8")
    assert "error[P019]: the schemas cannot be written" in pnp(root, "schema").err


def test_a_folder_without_a_project_says_so(tmp_path: Path) -> None:
    assert "P001" in pnp(tmp_path, "schema").err


def test_the_schema_of_a_deck_knows_its_fields(root: Path) -> None:
    pnp(root, "schema")
    cards = "deck: heroes\nsize: poker\ncards:\n  - {id: a, %s}\n"
    assert refusals(schema(root), cards % "level: 3, name: {en: A, hu: B}") == []
    assert refusals(schema(root), cards % "levle: 3") != []
    assert refusals(schema(root), cards % "level: three") != []
    assert refusals(schema(root), cards % "name: {de: A}") != []


def test_the_general_schema_takes_any_field(root: Path) -> None:
    pnp(root, "schema")
    text = "deck: d\nsize: poker\ncards:\n  - {id: a, anything: 3}\n"
    assert refusals(schema(root, "deck.json"), text) == []


def test_keys_have_the_words_of_the_documentation(root: Path) -> None:
    pnp(root, "schema")
    properties = json.loads(schema(root))["properties"]
    assert properties["gap"]["description"].startswith("card to card on the sheet; that of `pnp.yaml`")


def test_fields_say_their_type_and_limits(tmp_path: Path) -> None:
    fields = "fields:\n  level: {type: integer, min: 1, max: 9, required: true}\n  width: {type: length, min: 2.5 mm}\n"
    root = written(tmp_path, heroes(deck=f"deck: heroes\nsize: poker\n{fields}cards: []\n"))
    pnp(root, "schema")
    card = json.loads(schema(root))["properties"]["cards"]["items"]
    told = [card["properties"][name]["description"] for name in ("level", "width")]
    assert told == ["integer, from 1 to 9, required", "length, from 2.5 mm"]


def test_content_with_mistakes_gives_schemas_too(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "level: six")))
    ran = pnp(root, "schema")
    assert (ran.status, (root / "schemas/heroes/heroes.json").is_file()) == (0, True)
    assert ran.err.endswith("; the content has mistakes, see `pnp check`\n")


def test_files_name_their_schema_when_asked_to(root: Path) -> None:
    ran = pnp(root, "schema", "--link")
    assert ran.err == "6 schemas in schemas; 4 files now name theirs on top\n"
    first = {
        path: (root / path).read_text(encoding="utf-8").split("\n")[0].partition("=")[2]
        for path in heroes()
        if path.endswith(".yaml")
    }
    assert first == {
        "pnp.yaml": "schemas/project.json",
        "content/heroes/game.yaml": "../../schemas/game.json",
        DECK: "../../schemas/heroes/heroes.json",
        "content/heroes/spells.yaml": "../../schemas/heroes/spells.json",
    }
    assert (root / DECK).read_text(encoding="utf-8") == LINE + HEROES


def test_a_file_that_names_a_schema_stays(root: Path) -> None:
    pnp(root, "schema", "--link")
    before = (root / DECK).read_bytes()
    pnp(root, "schema", "--link")
    assert (root / DECK).read_bytes() == before


def test_line_ends_and_byte_order_mark_stay(tmp_path: Path) -> None:
    text = HEROES.replace("\n", "\r\n")
    root = written(tmp_path, heroes(deck=("\ufeff" + text).encode("utf-8")))
    pnp(root, "schema", "--link")
    assert (root / DECK).read_bytes() == ("\ufeff" + LINE.replace("\n", "\r\n") + text).encode("utf-8")


def test_linked_files_are_read_as_before(root: Path) -> None:
    pnp(root, "schema", "--link")
    assert pnp(root, "check").status == 0


@pytest.mark.parametrize("command", ["check", "build"])
def test_schemas_follow_the_content(root: Path, command: str) -> None:
    pnp(root, "schema")
    (root / DECK).write_text(HEROES.replace("level: {", "mana: {type: integer}\n  level: {"), encoding="utf-8")
    pnp(root, command)
    assert '"mana"' in schema(root)


@pytest.mark.parametrize("command", ["check", "build"])
def test_a_new_deck_has_its_schema_and_so_has_one_with_mistakes(root: Path, command: str) -> None:
    """Whoever mends a mistake needs an editor that knows the fields as they are now."""
    pnp(root, "schema")
    deck = SPELLS.replace("deck: spells", "deck: charms").replace("fields:", "fields:\n  mana: {type: integer}")
    (root / "content/heroes/charms.yaml").write_text(deck.replace("name: Fire", "nmae: Fire"), encoding="utf-8")
    (root / "content/heroes/game.yaml").write_text(GAME.replace("spells]", "spells, charms]"), encoding="utf-8")
    assert pnp(root, command).status == 1
    assert '"mana"' in schema(root, "heroes/charms.json")


def test_schemas_of_a_game_that_were_deleted_stay_away(root: Path) -> None:
    pnp(root, "schema")
    shutil.rmtree(root / "schemas/heroes")
    pnp(root, "check")
    assert not (root / "schemas/heroes").exists()


def test_without_schemas_none_are_written(root: Path) -> None:
    pnp(root, "check")
    assert not (root / "schemas").exists()


def test_a_schema_that_says_so_already_is_not_touched(root: Path) -> None:
    pnp(root, "schema")
    place = root / "schemas/heroes/heroes.json"
    before = place.stat().st_mtime_ns
    pnp(root, "check")
    pnp(root, "schema")
    assert place.stat().st_mtime_ns == before


def test_the_shipped_schemas_are_up_to_date() -> None:
    project = load_project(DiskWorld(ROOT), Sink())
    stale = [
        name
        for name, text in schemas(project).items()
        if not (ROOT / "schemas" / name).is_file() or (ROOT / "schemas" / name).read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run `pnp schema`"


def test_the_shipped_content_names_its_schemas() -> None:
    project = load_project(DiskWorld(ROOT), Sink())
    assert project is not None
    for path, name in pairs(project):
        line = (ROOT / path).read_text(encoding="utf-8").split("\n")[0]
        named = (ROOT / path).parent / line.removeprefix("# yaml-language-server: $schema=")
        assert (path, named.resolve()) == (path, ROOT / "schemas" / name), "run `pnp schema --link`"
