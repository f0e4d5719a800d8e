"""`pnp import`: what it makes of a table is read back as the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from pnp.cli import app
from pnp.diagnostics import Sink
from pnp.load import load_project
from pnp.load.cells import csv_rows
from pnp.load.tables import Table
from pnp.model.spec import DeckSpec
from pnp.model.values import Plain, Translated
from pnp.pipeline.imported import deck_text
from pnp.world import MemoryWorld
from tests.pipeline.projects import Ran

GAME = "game: g\npnp: 1\ntitle: G\nlanguages: [en, hu]\ndecks: [birds]\n"


def made(table: str) -> str:
    """The deck file made of a CSV text."""
    rows = csv_rows(table, "birds.csv", Sink())
    return deck_text("birds", Table("birds.csv", rows[0], rows[1:]))


def read(text: str) -> DeckSpec:
    """The deck that a deck file states; there must be no message."""
    sink = Sink()
    files = {"pnp.yaml": "", "content/g/game.yaml": GAME, "content/g/birds.yaml": text}
    project = load_project(MemoryWorld(files), sink)
    assert project is not None
    assert sink.diagnostics == ()
    return project.games["g"].decks["birds"]


def values(table: str) -> list[tuple[str, dict[str, Plain]]]:
    """The cards that a table becomes."""
    return [(card.id, dict(card.values)) for card in read(made(table)).cards]


def test_a_table_becomes_a_deck_file() -> None:
    assert made("id,name,cost,hero\nowl,Owl,2,TRUE\nfox,Fox,,FALSE\n") == (
        "deck: birds\n"
        "size: poker        # change it to the size of your cards, as `63 x 88 mm`\n"
        "fields:\n"
        "  name: {type: text}\n"
        "  cost: {type: integer}\n"
        "  hero: {type: boolean}\n"
        "cards:\n"
        "  - {id: owl, name: Owl, cost: 2, hero: true}\n"
        "  - {id: fox, name: Fox, hero: false}\n"
    )


@pytest.mark.parametrize(
    ("cells", "type"),
    [
        (("1", "-3"), "integer"),
        (("1", "1.50"), "number"),
        (("TRUE", "false"), "boolean"),
        (("#fff", "#A0B1C2"), "colour"),
        (("007", "1"), "text"),
        (("1", "x"), "text"),
        (("", ""), "text"),
    ],
)
def test_a_field_has_the_type_of_all_its_cells(cells: tuple[str, str], type: str) -> None:
    deck = read(made(f"id,field\na,{cells[0]}\nb,{cells[1]}\n"))
    assert deck.fields["field"].type == type


def test_numbers_stay_as_typed() -> None:
    assert [str(card["n"]) for _, card in values("id,n\na,1.10\nb,2\n")] == ["1.10", "2"]


def test_columns_by_language_become_one_field() -> None:
    assert values("id,name.en,name.hu\nowl,Owl,Bagoly\nfox,Fox,\n") == [
        ("owl", {"name": Translated({"en": "Owl", "hu": "Bagoly"})}),
        ("fox", {"name": Translated({"en": "Fox"})}),
    ]


def test_copies_and_notes_are_no_fields() -> None:
    deck = read(made("id,qty,notes\nowl,3,strong\n"))
    assert (deck.fields, deck.cards[0].qty) == ({}, 3)


def test_names_that_no_field_can_have_are_mended_and_told() -> None:
    text = made("ID,Card Name,in,2nd,name\nowl,Owl,x,y,z\n")
    assert values("ID,Card Name,in,2nd,name\nowl,Owl,x,y,z\n") == [
        ("owl", {"card_name": "Owl", "in_text": "x", "column_2nd": "y", "name": "z"})
    ]
    assert "# column `Card Name` is now `card_name`\n" in text


def test_names_that_would_be_the_same_stay_apart() -> None:
    assert list(read(made("id,a b,a-b,a_b\nx,1,2,3\n")).fields) == ["a_b", "a_b_2", "a_b_3"]


def test_without_ids_the_first_column_gives_them() -> None:
    ids = [id for id, _ in values("name,cost\nThe Owl,1\nThe Owl,2\n,3\n???,4\n")]
    assert ids == ["the-owl", "the-owl-2", "card-03", "card-04"]


def test_ids_that_cannot_be_are_mended_and_others_stay() -> None:
    assert [id for id, _ in values("id,n\nOwl-1,1\nÉji madár,2\ncon,3\nowl-1,4\n")] == [
        "Owl-1",
        "éji-madár",
        "card-03",
        "owl-1-2",
    ]


def test_long_cards_take_several_lines() -> None:
    text = made(f"id,a,b\nowl,{'word ' * 20},{'word ' * 20}\n")
    assert "  - id: owl\n    a: word word" in text


def test_several_lines_become_a_block() -> None:
    assert '  - id: owl\n    text: |-\n      one: "1"\n\n      two\n' in made('id,text\nowl,"one: ""1""\n\ntwo"\n')


def test_a_table_without_rows_becomes_a_deck_without_cards() -> None:
    assert read(made("id,name\n")).cards == ()


TEXT = st.text(st.sampled_from("aé7 :#\"'{}[],&*!|>%@`-?~\n\t\\.…ő🐴\u00a0")).map(str.strip)


@given(st.lists(TEXT, min_size=1, max_size=4))
def test_every_text_is_read_back_as_it_was(texts: list[str]) -> None:
    table = "id,x,text\n" + "".join(
        f'c{number},x,"{text.replace(chr(34), chr(34) * 2)}"\n' for number, text in enumerate(texts)
    )
    deck = read(made(table + "last,x,no number\n"))
    kept = [card.values.get("text", "") for card in deck.cards[:-1]]
    assert kept == texts


def imported(*arguments: str) -> Ran:
    """Run `pnp import`."""
    ran = CliRunner().invoke(app, ["import", *arguments])
    assert ran.exception is None or isinstance(ran.exception, SystemExit)
    return Ran(ran.exit_code, ran.stdout, ran.stderr)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    place = tmp_path / "birds.csv"
    place.write_text("id,name\nowl,Owl\n", encoding="utf-8")
    return place


def test_the_deck_file_is_printed(table: Path) -> None:
    ran = imported(str(table), "--deck", "night")
    assert (ran.status, ran.out.splitlines()[0], ran.err) == (0, "deck: night", "")


def test_the_deck_file_is_written(table: Path) -> None:
    out = table.parent / "birds.yaml"
    ran = imported(str(table), "--out", str(out))
    assert (ran.status, ran.out, ran.err) == (0, "", f"{out} written\n")
    assert out.read_text(encoding="utf-8").startswith("deck: birds\n")


def test_a_file_that_is_there_stays(table: Path) -> None:
    out = table.parent / "birds.yaml"
    out.write_text("mine", encoding="utf-8")
    ran = imported(str(table), "--out", str(out))
    assert (ran.status, "error[P018]" in ran.err, out.read_text(encoding="utf-8")) == (1, True, "mine")


def test_force_replaces_it(table: Path) -> None:
    out = table.parent / "birds.yaml"
    out.write_text("mine", encoding="utf-8")
    assert imported(str(table), "--out", str(out), "--force").status == 0
    assert out.read_text(encoding="utf-8").startswith("deck: birds\n")


def test_a_folder_that_is_not_there_is_named(table: Path) -> None:
    assert "error[P018]" in imported(str(table), "--out", str(table.parent / "no" / "birds.yaml")).err


def test_a_table_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "error[P018]: there is no file" in imported(str(tmp_path / "x.csv")).err


def test_a_file_of_another_kind_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.ods").write_bytes(b"")
    assert "error[P148]" in imported(str(tmp_path / "x.ods")).err


def test_a_mistake_in_the_table_is_shown_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text('id,name\nowl,"Owl\n', encoding="utf-8")
    ran = imported(str(tmp_path / "x.csv"))
    assert (ran.status, ran.out) == (1, "")
    assert "x.csv:2:5: error[P183]" in ran.err
    assert '2 | owl,"Owl' in ran.err


def test_a_name_that_no_deck_can_have_is_refused(table: Path) -> None:
    assert "error[P141]" in imported(str(table), "--deck", "a/b").err
