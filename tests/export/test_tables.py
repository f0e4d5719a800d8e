"""Files for virtual tables: the save of Tabletop Simulator and templates of Tabletop Playground."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from msgspec.structs import replace

from pnp.export.playground import templates
from pnp.export.tabletop_simulator import save_file
from pnp.geometry import Point, Size
from pnp.model.outline import Shape
from pnp.model.table import CellPlan, PieceKind, Table, TableCard, TableDeck, TablePiece, TableSheet

SCHEMA = json.loads((Path(__file__).parent / "tts_schema.json").read_text("utf-8"))


def cards(count: int, copies: int = 1) -> tuple[TableCard, ...]:
    return tuple(TableCard(f"c{number}", f"Card {number}", f"Text {number}", copies) for number in range(count))


def deck(*, id: str = "heroes", shares: tuple[int, ...] = (3,), copies: int = 1, own_backs: bool = False) -> TableDeck:
    """A deck on sheets with so many cards."""
    sheets, first = [], 0
    for number, share in enumerate(shares):
        backs = f"backs-{number}.jpg" if own_backs else "back.jpg"
        sheets.append(TableSheet(CellPlan(first, share, 10, 7, 409, 572), f"faces-{number}.jpg", backs, own_backs))
        first += share
    return TableDeck(id, id.title(), Size(63, 88), "rectangle", cards(first, copies), tuple(sheets))


def piece(kind: PieceKind, shape: Shape = "circle", back: str = "", copies: int = 1) -> TablePiece:
    size = Size(594, 420) if kind == "board" else Size(25, 25)
    return TablePiece(kind, kind, TableCard("sun", "Sun", "", copies), size, shape, "sun.png", back)


def table(*parts: TableDeck | TablePiece) -> Table:
    decks = tuple(part for part in parts if isinstance(part, TableDeck))
    pieces = tuple(part for part in parts if isinstance(part, TablePiece))
    return Table("heroes", "Heroes ♥", "en", decks, pieces)


def written(*parts: TableDeck | TablePiece) -> bytes:
    """A save whose things lie in a row."""
    places = [Point(9.0 * number, -1.5) for number in range(len(parts))]
    return save_file(table(*parts), places, lambda name: f"https://example.org/{name}")


def saved(*parts: TableDeck | TablePiece) -> list[dict[str, Any]]:
    """The objects of a save that keeps to the schema."""
    save = json.loads(written(*parts))
    jsonschema.Draft202012Validator(SCHEMA).validate(save)
    states: list[dict[str, Any]] = save["ObjectStates"]
    return states


def everything(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in objects:
        yield each
        yield from everything(each.get("ContainedObjects", []))


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("spoil", ["GUID", "Name", "Transform", "CustomDeck", "DeckIDs"])
def test_the_schema_refuses_a_deck_that_lacks_something(spoil: str) -> None:
    save = json.loads(written(deck()))
    del save["ObjectStates"][0][spoil]
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(save)


def test_a_deck_lies_face_down_with_its_cards_in_order() -> None:
    (heroes,) = saved(deck())
    assert (heroes["Name"], heroes["Nickname"], heroes["DeckIDs"]) == ("DeckCustom", "Heroes", [100, 101, 102])
    assert (heroes["Transform"]["rotY"], heroes["Transform"]["rotZ"]) == (180, 180)
    assert [card["Nickname"] for card in heroes["ContainedObjects"]] == ["Card 0", "Card 1", "Card 2"]
    assert [card["Description"] for card in heroes["ContainedObjects"]] == ["Text 0", "Text 1", "Text 2"]


def test_copies_are_cards_of_their_own() -> None:
    (heroes,) = saved(deck(copies=2))
    assert heroes["DeckIDs"] == [100, 100, 101, 101, 102, 102]


def test_cards_of_the_second_sheet_have_its_key() -> None:
    (heroes,) = saved(deck(shares=(2, 2)))
    assert heroes["DeckIDs"] == [100, 101, 200, 201]
    assert [entry["FaceURL"][-11:] for entry in heroes["CustomDeck"].values()] == ["faces-0.jpg", "faces-1.jpg"]


def test_each_deck_has_keys_of_its_own() -> None:
    first, second = saved(deck(shares=(2, 2)), deck(id="spells"))
    assert (set(first["CustomDeck"]), set(second["CustomDeck"])) == ({"1", "2"}, {"3"})


@pytest.mark.parametrize(("own", "back"), [(False, "back.jpg"), (True, "backs-0.jpg")])
def test_backs_are_one_picture_or_a_sheet(own: bool, back: str) -> None:
    (heroes,) = saved(deck(own_backs=own))
    sheet = heroes["CustomDeck"]["1"]
    assert (sheet["UniqueBack"], sheet["BackURL"]) == (own, f"https://example.org/{back}")


def test_a_single_card_is_no_deck() -> None:
    (card,) = saved(deck(shares=(1,)))
    assert (card["Name"], card["CardID"]) == ("CardCustom", 100)


PIECES = {
    "board": (piece("board", "rectangle"), "Custom_Tile"),
    "token": (piece("token"), "Custom_Token"),
    "token with the same back": (piece("token", back="sun.png"), "Custom_Token"),
    "token with another back": (piece("token", back="moon.png"), "Custom_Tile"),
    "standee": (piece("standee", "rectangle", back="back.png"), "Figurine_Custom"),
}


@pytest.mark.parametrize(("made", "name"), PIECES.values(), ids=PIECES)
def test_pieces_are_what_the_program_has_for_them(made: TablePiece, name: str) -> None:
    (found,) = saved(made)
    assert found["Name"] == name


def test_a_board_stays_where_it_lies() -> None:
    board, token = saved(piece("board"), piece("token"))
    assert (board["Locked"], token["Locked"]) == (True, False)


def test_boards_and_tokens_have_one_scale() -> None:
    """So a board is as many times larger than a token as it is on paper: the program has no millimetres."""
    board, token, tile = saved(piece("board"), piece("token"), piece("token", back="moon.png"))
    scales = [each["Transform"]["scaleZ"] for each in (board, token, tile)]
    assert scales == pytest.approx([420 / 33.5, 25 / 33.5, 25 / 33.5], abs=1e-4)
    assert board["Transform"]["scaleX"] == board["Transform"]["scaleZ"]


def test_things_lie_where_they_are_put() -> None:
    places = [(each["Transform"]["posX"], each["Transform"]["posZ"]) for each in saved(deck(), piece("board"))]
    assert places == [(0, -1.5), (9, -1.5)]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[b]Fly[/b]", "[\u200bb]Fly[\u200b/b]"),
        ("[FFcc00]x[-]", "[\u200bFFcc00]x[\u200b-]"),
        ("Pay [2] or [x]", "Pay [2] or [x]"),
    ],
)
def test_brackets_are_no_tags(text: str, shown: str) -> None:
    sun = piece("token")
    (token,) = saved(replace(sun, card=replace(sun.card, description=text)))
    assert token["Description"] == shown


def test_copies_of_a_token_lie_on_one_another() -> None:
    heights = [token["Transform"]["posY"] for token in saved(piece("token", copies=3))]
    assert heights == sorted(set(heights))


def test_every_object_has_an_id_of_its_own() -> None:
    found = list(everything(saved(deck(shares=(69, 69), copies=4), deck(id="spells"), piece("token", copies=9))))
    assert len({each["GUID"] for each in found}) == len(found)


def test_the_same_table_gives_the_same_bytes() -> None:
    made = [written(deck(), piece("board")) for _ in range(2)]
    assert made[0] == made[1]


def test_ids_do_not_depend_on_other_decks() -> None:
    (alone,) = saved(deck(id="spells"))
    _, beside = saved(deck(), deck(id="spells"))
    assert (alone["GUID"], alone["ContainedObjects"][0]["GUID"]) == (
        beside["GUID"], beside["ContainedObjects"][0]["GUID"],
    )  # fmt: skip


def test_a_template_of_playground_names_its_cells_and_copies() -> None:
    ((name, content),) = templates(table(deck(copies=2))).items()
    template = json.loads(content)
    assert name == f"{template['GUID']}.json"
    assert (template["Width"], template["Height"]) == (6.3, 8.8)
    assert (template["FrontTexture"], template["BackTexture"], template["BackIndex"]) == ("faces-0.jpg", "back.jpg", -2)
    assert (template["Indices"], template["CardNames"]["1"]) == ([0, 0, 1, 1, 2, 2], "Card 1")


def test_backs_of_their_own_are_the_same_cells_in_playground() -> None:
    made = [json.loads(content) for content in templates(table(deck(shares=(2, 2), own_backs=True))).values()]
    assert [(each["BackIndex"], each["BackTexture"]) for each in made] == [(-3, "backs-0.jpg"), (-3, "backs-1.jpg")]


SHAPES: dict[Shape, str] = {
    "circle": "Round", "hexagon": "Hexagonal", "rounded": "Rounded", "square": "Square", "rectangle": "Square",
}  # fmt: skip


@pytest.mark.parametrize(("shape", "model"), SHAPES.items())
def test_tokens_are_templates_of_playground_too(shape: Shape, model: str) -> None:
    (content,) = templates(table(piece("token", shape, copies=3))).values()
    template = json.loads(content)
    assert (template["FrontTexture"], template["BackTexture"], template["Indices"]) == ("sun.png", "sun.png", [0, 0, 0])
    assert (template["Width"], template["Height"], template["Model"]) == (2.5, 2.5, model)


def test_boards_are_templates_of_playground_too() -> None:
    (content,) = templates(table(piece("board", "rectangle", back="back.jpg"))).values()
    template = json.loads(content)
    assert (template["Width"], template["Height"], template["BackTexture"]) == (59.4, 42, "back.jpg")
    assert (template["CanStack"], template["HiddenInHand"]) == (False, False)


def test_templates_of_another_variant_have_other_names() -> None:
    full = table(deck(), piece("token"))
    assert not set(templates(full)) & set(templates(replace(full, variant="low-ink")))
