"""`pnp export tts` and its like: what a virtual table gets."""

from __future__ import annotations

import csv
import io
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from PIL import Image

from tests.export.test_tables import SCHEMA
from tests.pipeline.projects import BACK, GAME, HEROES, contents, heroes, pnp, process, written
from tests.pipeline.test_boards import project as with_board
from tests.pipeline.test_tokens import FILES as TOKENS

ENGLISH = ("--lang", "en")
ONE = ("--component", "heroes", *ENGLISH)
CELL = 472, 708
"""A card of 40 x 60 mm at 300 dpi."""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def exported(root: Path, table: str, *arguments: str) -> Path:
    """The folder of the table's files."""
    ran = pnp(root, "export", table, *arguments)
    assert ran.status == 0, ran.err
    return root / "output" / "heroes" / table


def save(folder: Path, name: str = "heroes-en.json") -> list[dict[str, Any]]:
    """The objects of a save that keeps to the schema, and whose pictures are all there."""
    whole = json.loads((folder / name).read_text("utf-8"))
    jsonschema.Draft202012Validator(SCHEMA).validate(whole)
    states: list[dict[str, Any]] = whole["ObjectStates"]
    for url in urls(states):
        if url.startswith("file://"):
            assert url == (folder / url.rpartition("/")[2]).as_uri()
        assert (folder / url.rpartition("/")[2]).is_file(), url
    return states


def urls(node: object) -> set[str]:
    """All addresses below a part of a save."""
    if isinstance(node, dict):
        own = {value for key, value in node.items() if key.endswith("URL") and value}
        return own.union(*map(urls, node.values()))
    return set().union(*map(urls, node)) if isinstance(node, list) else set()


def picture(folder: Path, url: str) -> Image.Image:
    with Image.open(folder / url.rpartition("/")[2]) as opened:
        opened.load()
        return opened


def deck(states: list[dict[str, Any]], number: int = 0) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deck and its only sheet."""
    (sheet,) = states[number]["CustomDeck"].values()
    return states[number], sheet


def near(colour: Any, wanted: tuple[int, ...]) -> bool:
    return all(abs(one - other) <= 3 for one, other in zip(colour, wanted, strict=True))


def test_a_save_has_every_deck_with_the_names_and_copies_of_its_cards(root: Path) -> None:
    heroes_, spells = save(exported(root, "tts", *ENGLISH))
    assert (heroes_["Nickname"], spells["Nickname"]) == ("heroes", "spells")
    names = [card["Nickname"] for card in heroes_["ContainedObjects"]]
    assert names == ["Knight", "Knight", "Rook", "Bishop", "Queen", "Second", "Pawn"]
    assert heroes_["DeckIDs"] == [100, 100, 101, 102, 103, 104, 105]


def test_each_language_is_a_save(root: Path) -> None:
    folder = exported(root, "tts", "--component", "heroes")
    assert [card["Nickname"] for card in save(folder, "heroes-hu.json")[0]["ContainedObjects"]][2] == "Bástya"


def test_the_sheet_has_the_cells_that_the_save_says(root: Path) -> None:
    folder = exported(root, "tts", *ONE)
    _, sheet = deck(save(folder))
    shown = picture(folder, sheet["FaceURL"])
    columns, rows = sheet["NumWidth"], sheet["NumHeight"]
    assert (columns * rows >= 7, shown.size, shown.format) == (True, (columns * CELL[0], rows * CELL[1]), "JPEG")


def test_a_queen_without_a_back_gets_backs_a_sheet_of_their_own(root: Path) -> None:
    folder = exported(root, "tts", *ONE)
    _, sheet = deck(save(folder))
    backs = picture(folder, sheet["BackURL"])
    middles = [
        backs.getpixel(
            (int((cell % sheet["NumWidth"] + 0.1) * CELL[0]), int((cell // sheet["NumWidth"] + 0.1) * CELL[1]))
        )
        for cell in (0, 3, 5)
    ]
    assert sheet["UniqueBack"] is True
    assert [near(colour, (0x22, 0x44, 0x33)) for colour in middles] == [True, False, True]
    assert near(middles[1], (255, 255, 255))


def test_one_back_for_all_is_one_picture(root: Path) -> None:
    folder = exported(root, "tts", *ONE, "--cards", "1-3")
    _, sheet = deck(save(folder))
    back = picture(folder, sheet["BackURL"])
    assert (sheet["UniqueBack"], back.size) == (False, CELL)
    assert near(back.getpixel((5, 5)), (0x22, 0x44, 0x33))


def test_the_last_cell_is_the_back_that_others_see(root: Path) -> None:
    folder = exported(root, "tts", *ONE, "--cards", "1-3")
    _, sheet = deck(save(folder))
    shown = picture(folder, sheet["FaceURL"])
    assert near(shown.getpixel((shown.width - 9, shown.height - 9)), (0x22, 0x44, 0x33))


def test_backs_that_differ_are_a_sheet(tmp_path: Path) -> None:
    back = BACK.replace("</svg>", '<circle cx="9" cy="{{ card.level * 9 }}" r="4"/></svg>')
    folder = exported(written(tmp_path, heroes(back=back)), "tts", *ONE, "--cards", "1-3")
    assert deck(save(folder))[1]["UniqueBack"] is True


def test_more_than_69_cards_go_on_several_sheets(tmp_path: Path) -> None:
    many = "deck: heroes\nsize: 40 x 60 mm\nlayout: {face: heroes/back.svg}\n"
    many += "generate:\n  - {id: 'c{n}', for: {n: 1..100}}\n"
    root = written(tmp_path, heroes(deck=many))
    (found,) = save(exported(root, "tts", *ONE, "--max-px", "512"))
    assert list(found["CustomDeck"]) == ["1", "2"]
    assert (len(found["DeckIDs"]), len(set(found["DeckIDs"])), max(found["DeckIDs"])) == (100, 100, 249)


def test_a_sheet_is_no_larger_than_asked(root: Path) -> None:
    folder = exported(root, "tts", *ONE, "--max-px", "800", "--pictures", "png")
    shown = picture(folder, deck(save(folder))[1]["FaceURL"])
    assert (max(shown.size) <= 800, shown.format) == (True, "PNG")


ADDRESSES = {
    "https://example.org/my/": "https://example.org/my",
    "https://example.org/my game/": "https://example.org/my%20game",
    "http://exämple.org:80/játék%20a": "http://xn--exmple-cua.org:80/j%C3%A1t%C3%A9k%20a",
    "https://játék:8080/x": "https://xn--jtk-ela5b:8080/x",
    "https://example.org/100%/@me": "https://example.org/100%25/@me",
}


@pytest.mark.parametrize(("typed", "base"), ADDRESSES.items())
def test_addresses_begin_with_the_url_that_is_given(root: Path, typed: str, base: str) -> None:
    ran = pnp(root, "export", "tts", *ONE, "--tts-url", typed)
    text = (root / "output/heroes/tts/heroes-en.json").read_text("utf-8")
    assert f'"FaceURL": "{base}/heroes-en-faces-' in text
    assert "file://" not in text
    assert ("note[P724]: the save writes `--tts-url` as" in ran.err) is (base != typed.rstrip("/"))


@pytest.mark.parametrize(
    "typed",
    [
        "example.org/x",
        "ftp://example.org",
        "https://",
        "https:/x",
        "https://a.org/?x=1",
        "https://a b.org",
        "https://example.org:abc/x",
        "https://user:pw@exämple.org/x",
    ],
)
def test_what_is_no_address_is_refused(root: Path, typed: str) -> None:
    ran = pnp(root, "export", "tts", *ONE, "--tts-url", typed)
    assert (ran.status, "error[P724]" in ran.err, (root / "output/heroes").exists()) == (1, True, False)


def test_it_is_said_that_only_this_computer_sees_the_pictures(root: Path) -> None:
    local, hosted = (pnp(root, "export", "tts", *ONE, *url).err for url in ((), ("--tts-url", "https://example.org")))
    assert ("note[P721]" in local, "P721" in hosted) == (True, False)


def test_a_picture_that_changes_has_another_name_and_the_old_one_goes(root: Path) -> None:
    before = {path.name for path in exported(root, "tts", *ONE).iterdir()}
    hungarian = {
        path.name for path in exported(root, "tts", "--component", "heroes", "--lang", "hu").iterdir()
    } - before
    (root / "layouts/heroes/face.svg").write_text(
        (root / "layouts/heroes/face.svg").read_text("utf-8").replace("#335577", "#775533"), "utf-8"
    )
    after = {path.name for path in exported(root, "tts", *ONE).iterdir()}
    (old,) = before - after
    (new,) = after - before - hungarian
    assert (old[:17], new[:17], hungarian <= after) == (
        "heroes-en-faces-" + old[16],
        "heroes-en-faces-" + new[16],
        True,
    )


def overlapping(states: list[dict[str, Any]], size: dict[str, tuple[float, float]]) -> list[tuple[str, str]]:
    """Pairs of things that lie on one another; `size` in mm by nickname. A unit is at least 33.5 / 2 mm."""
    boxes = {}
    for state in states:
        place, (width, height) = state["Transform"], size[state["Nickname"]]
        unit = 33.5 / 2 if "CustomImage" in state else 88.9 / 3.5
        boxes[state["Nickname"]] = (place["posX"], place["posZ"], width / unit / 2, height / unit / 2)
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if all(
            abs(boxes[one][axis] - boxes[other][axis]) < boxes[one][axis + 2] + boxes[other][axis + 2]
            for axis in (0, 1)
        )
    ]


def test_things_lie_beside_one_another_round_the_board(tmp_path: Path) -> None:
    states = save(exported(with_board(tmp_path), "tts", *ENGLISH))
    size = {"heroes": (40, 60), "spells": (50, 40), "Valley": (300, 200)}
    assert {state["Nickname"] for state in states} <= set(size)
    assert overlapping(states, size) == []
    board = next(state for state in states if state["Nickname"] == "Valley")["Transform"]
    assert (board["posX"], board["posZ"], board["scaleZ"]) == (0, 0, round(200 / 33.5, 4))


def test_tokens_have_their_shape_and_standees_stand(tmp_path: Path) -> None:
    folder = exported(written(tmp_path, dict(TOKENS)), "tts", *ENGLISH)
    states = save(folder)
    names = [(state["Name"], state["Nickname"]) for state in states]
    assert names == [
        ("Custom_Token", "Sun"), ("Custom_Token", "Sun"), ("Custom_Token", "No back"),
        ("Custom_Token", "wood"), ("Custom_Token", "wood"), ("Figurine_Custom", "red"),
    ]  # fmt: skip
    sun = picture(folder, states[0]["CustomImage"]["ImageURL"])
    assert (sun.mode, sun.size, sun.getpixel((2, 2))[3], sun.getpixel((118, 118))[3]) == ("RGBA", (236, 236), 0, 255)


def test_a_board_is_a_board(tmp_path: Path) -> None:
    folder = exported(with_board(tmp_path), "tts", "--component", "valley", *ENGLISH)
    (board,) = save(folder)
    image = picture(folder, board["CustomImage"]["ImageURL"])
    assert (board["Name"], board["Nickname"], board["Locked"]) == ("Custom_Tile", "Valley", True)
    assert image.size == (3543, 2362)


@pytest.mark.parametrize("table", ["playground", "screentop"])
def test_only_tabletop_simulator_hides_a_back_among_the_faces(root: Path, table: str) -> None:
    folder = exported(root, table, *ONE, "--cards", "1-3", "--pictures", "png")
    (path,) = folder.rglob("*faces*")
    with Image.open(path) as shown:
        assert (shown.size, shown.getpixel((shown.width - 9, shown.height - 9))) == (
            (2 * CELL[0], 2 * CELL[1]),
            (255,) * 3,
        )


def test_playground_gets_templates_beside_its_textures(root: Path) -> None:
    folder = exported(root, "playground", *ENGLISH)
    made = [json.loads(path.read_text("utf-8")) for path in sorted((folder / "Templates").iterdir())]
    heroes_ = next(template for template in made if template["Name"] == "heroes")
    assert (len(made), heroes_["Indices"], heroes_["CardNames"]["1"]) == (2, [0, 0, 1, 2, 3, 4, 5], "Rook")
    for template in made:
        for texture in (template["FrontTexture"], template["BackTexture"]):
            assert (folder / "Textures" / texture).is_file()


def table(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO((folder / "heroes-en.csv").read_text("utf-8"))))


def test_tabletopia_gets_a_picture_of_each_card_all_of_one_size(root: Path) -> None:
    folder = exported(root, "tabletopia", *ONE)
    names = sorted(path.name for path in (folder / "heroes-en").iterdir())
    assert names == [
        "01-knight.png", "02-rook.png", "03-bishop.png", "04-queen.png", "05-2.png", "06-pawn.png", "back.png",
    ]  # fmt: skip
    sizes = set()
    for name in names:
        with Image.open(folder / "heroes-en" / name) as shown:
            sizes.add(shown.size)
    assert sizes == {CELL}
    rows = table(folder)
    assert [(row["id"], row["copies"], row["back"]) for row in rows][:1] == [("knight", "2", "heroes-en/back.png")]
    assert next(row for row in rows if row["id"] == "queen")["back"] == ""


def test_screentop_gets_sheets_and_a_table_of_their_cells(root: Path) -> None:
    folder = exported(root, "screentop", *ONE)
    rows = table(folder)
    columns, down = int(rows[0]["columns"]), int(rows[0]["rows"])
    with Image.open(folder / rows[0]["face"]) as shown:
        assert shown.size == (columns * CELL[0], down * CELL[1])
    places = [((int(row["row"]) - 1) * columns + int(row["column"]) - 1, row["name"]) for row in rows]
    assert places == list(enumerate(["Knight", "Rook", "Bishop", "Queen", "Second", "Pawn"]))


def test_only_saves_take_an_address(root: Path) -> None:
    assert pnp(root, "export", "screentop", *ONE, "--tts-url", "https://example.org").status == 2


def test_a_mistake_leaves_no_file(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "level: six")))
    assert pnp(root, "export", "tts", *ONE).status == 1
    assert not (root / "output" / "heroes").exists()


def test_a_rules_sheet_is_left_out_and_said(tmp_path: Path) -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297"/>'
    files = heroes(game=GAME + "rules: {size: a4, pages: [heroes/rules.svg]}\n")
    root = written(tmp_path, files | {"layouts/heroes/rules.svg": page})
    ran = pnp(root, "export", "tts", *ENGLISH)
    assert (ran.status, "note[P719]: `rules` is a rules sheet" in ran.err) == (0, True)
    ran = pnp(root, "export", "tts", *ENGLISH, "--component", "rules")
    assert (ran.status, "P009" in ran.err) == (1, True)


@pytest.mark.parametrize("name", ["tts", "playground"])
def test_the_same_project_gives_the_same_bytes(tmp_path: Path, name: str) -> None:
    made = []
    for folder, seed, jobs in (("a", "1", "1"), ("b", "2", "2")):
        root = written(tmp_path / folder, heroes())
        url = ("--tts-url", "https://example.org") if name == "tts" else ()
        ran = process(root, "export", name, *ENGLISH, *url, "--jobs", jobs, PYTHONHASHSEED=seed)
        assert ran.status == 0, ran.err
        made.append(contents(root / "output"))
    assert made[0] == made[1]
