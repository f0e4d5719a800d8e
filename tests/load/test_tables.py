from __future__ import annotations

import datetime
import io
import random
import sys
import zipfile
from typing import Any

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.diagnostics import Diagnostic, Sink, Span
from pnp.load.cells import csv_rows, separator_of
from pnp.model.spec import CardSpec
from pnp.model.values import Reference, Translated
from tests.cases.damage import damaged
from tests.load.projects import DECK, GAME, project

CSV = "content/g/cards.csv"
XLSX = "content/g/cards.xlsx"
FIELDS = "fields: {name: {type: text}, cost: {type: integer}, hero: {type: boolean}, cures: {list_of: [fire, water]}}\n"


def loaded(
    table: str | bytes, fields: str = FIELDS, path: str = CSV, more: str = ""
) -> tuple[tuple[CardSpec, ...], tuple[Diagnostic, ...]]:
    """The cards that a table gives, and all messages."""
    text = f"deck: d\nsize: poker\n{fields}cards: {{from: {path.rpartition('/')[2]}{more}}}\n"
    spec, messages = project({"pnp.yaml": "paper: a4\n", "content/g/game.yaml": GAME, DECK: text, path: table})
    assert spec is not None
    return spec.games["g"].decks["d"].cards, messages


def cards(table: str | bytes, fields: str = FIELDS, path: str = CSV, more: str = "") -> tuple[CardSpec, ...]:
    """The cards that a table gives; there must be no message."""
    made, messages = loaded(table, fields, path, more)
    assert messages == ()
    return made


def values(table: str | bytes, fields: str = FIELDS, path: str = CSV) -> list[dict[str, Any]]:
    """What the cards of a table set."""
    return [dict(card.values) for card in cards(table, fields, path)]


def message(table: str | bytes, fields: str = FIELDS, path: str = CSV, more: str = "") -> Diagnostic:
    """The one message about a table."""
    _, messages = loaded(table, fields, path, more)
    assert len(messages) == 1, [found.what for found in messages]
    return messages[0]


def workbook(*rows: list[Any], title: str = "Cards", formats: dict[str, str] | None = None) -> bytes:
    """A workbook with one sheet."""
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = title
    for row in rows:
        sheet.append(row)
    for cell, form in (formats or {}).items():
        sheet[cell].number_format = form
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def test_each_row_is_a_card() -> None:
    made = cards("id,name,cost\nowl,Owl,2\nfox,Fox,3\n")
    assert [(card.id, card.values) for card in made] == [
        ("owl", {"name": "Owl", "cost": 2}),
        ("fox", {"name": "Fox", "cost": 3}),
    ]


@pytest.mark.parametrize("table", ["id,name\nowl,Owl\n", "id;name\nowl;Owl\n", "id\tname\nowl\tOwl\n"])
def test_the_separator_is_found(table: str) -> None:
    assert values(table) == [{"name": "Owl"}]


def test_the_separator_may_be_stated_as_spreadsheets_do() -> None:
    assert values("sep=;\nid;name\nowl;a,b,c,d\n") == [{"name": "a,b,c,d"}]


def test_a_stated_separator_moves_no_place() -> None:
    assert message("sep=;\nid;cost\nowl;x\n").span == Span(CSV, 3, 5, 1)


def test_separators_in_quotes_do_not_count() -> None:
    assert separator_of('id;"a,b,c,d";cost\n') == ";"


def test_a_byte_order_mark_is_no_part_of_the_head() -> None:
    assert values("\ufeffid,name\nowl,Owl\n".encode()) == [{"name": "Owl"}]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_any_system_do(end: str) -> None:
    assert values(end.join(["id,name", "owl,Owl", "fox,Fox"])) == [{"name": "Owl"}, {"name": "Fox"}]


def test_line_ends_and_separators_may_stand_in_quotes() -> None:
    assert values('id,name\nowl,"Owl,\nthe ""wise"" one"\nfox,Fox\n') == [
        {"name": 'Owl,\nthe "wise" one'},
        {"name": "Fox"},
    ]


def test_places_behind_a_line_end_in_quotes_are_right() -> None:
    assert message('id,name,cost\nowl,"a\nbc",x\n').span == Span(CSV, 3, 5, 1)


def test_an_empty_cell_sets_nothing() -> None:
    assert values('id,name,cost\nowl,,\nfox,"",3\n') == [{}, {"cost": 3}]


def test_a_default_fills_an_empty_cell() -> None:
    assert values("id,cost\nowl,\n", "fields: {cost: {type: integer, default: 4}}\n") == [{"cost": 4}]


def test_empty_rows_are_passed_over() -> None:
    assert [card.id for card in cards("id,name\n\nowl,Owl\n,\nfox,Fox\n\n")] == ["owl", "fox"]


def test_short_rows_end_early() -> None:
    assert values("id,name,cost\nowl,Owl\n") == [{"name": "Owl"}]


def test_spaces_around_cells_are_dropped_unless_quoted() -> None:
    assert values('id , name\nowl ,  Owl  \nfox," Fox "\n') == [{"name": "Owl"}, {"name": " Fox "}]


def test_cells_say_what_was_typed() -> None:
    fields = "fields: {name: {type: text}, weight: {type: number}}\n"
    (found,) = values("id,name,weight\nowl,007,1.10\n", fields)
    assert (found["name"], str(found["weight"])) == ("007", "1.10")


@pytest.mark.parametrize(("typed", "value"), [("true", True), ("TRUE", True), ("FALSE", False)])
def test_booleans_may_be_in_capitals_as_spreadsheets_write_them(typed: str, value: bool) -> None:
    assert values(f"id,hero\nowl,{typed}\n") == [{"hero": value}]


@pytest.mark.parametrize("cell", ["fire;water", '"fire, water"', '"fire,water,"'])
def test_a_cell_may_list_several_choices(cell: str) -> None:
    assert values(f"id,cures\nowl,{cell}\n") == [{"cures": ("fire", "water")}]


def test_a_wrong_choice_among_several_is_pointed_at() -> None:
    found = message('id,cures\nowl,"fire, watr"\n')
    assert (found.code, found.span, found.help) == ("P125", Span(CSV, 2, 12, 4), "did you mean `water`?")


def test_choices_come_from_lists() -> None:
    fields = "fields: {suit: {one_of: suit}}\nlists: {suit: {suns: {colour: red}}}\n"
    (found,) = values("id,suit\nowl,suns\n", fields)
    assert found["suit"] == Reference("suit", "suns", {"colour": "red"})


def test_columns_by_language_make_one_text() -> None:
    assert values("id,name.en,name.hu\nowl,Owl,Bagoly\nfox,Fox,\n") == [
        {"name": Translated({"en": "Owl", "hu": "Bagoly"})},
        {"name": Translated({"en": "Fox"})},
    ]


def test_keys_of_cards_are_columns_too() -> None:
    made = cards("id,qty,layout,back,notes\nowl,3,a.svg,none,strong?\n")[0]
    assert (made.qty, made.layout and made.layout.value, made.has_back, made.values) == (3, "a.svg", False, {})


def test_a_table_may_stand_in_content_itself() -> None:
    text = f"deck: d\nsize: poker\n{FIELDS}cards: {{from: cards.csv}}\n"
    spec, messages = project(
        {"pnp.yaml": "paper: a4\n", "content/g/game.yaml": GAME, DECK: text, "content/cards.csv": "id\nowl\n"}
    )
    assert spec is not None
    assert ([card.id for card in spec.games["g"].decks["d"].cards], messages) == (["owl"], ())


def test_each_value_knows_its_cell() -> None:
    made = cards("id,name,cost\nowl,Owl,12\n")[0]
    assert (made.span, made.spans) == (
        Span(CSV, 2, 1, 10),
        {"name": Span(CSV, 2, 5, 3), "cost": Span(CSV, 2, 9, 2)},
    )


def test_an_id_given_twice_names_both_rows() -> None:
    found = message("id\nowl\nfox\nowl\n")
    assert (found.code, found.span, found.notes) == ("P142", Span(CSV, 4, 1, 3), (f"first given at {CSV}:2:1",))


def test_capitals_of_a_column_are_mended_for_certain() -> None:
    found = message("id,Name\nowl,Owl\n")
    assert found.fix is not None
    assert (found.fix.span, found.fix.text) == (Span(CSV, 1, 4, 4), "name")


def test_a_slip_in_a_name_is_no_certain_mend() -> None:
    assert message("id,nmae\nowl,Owl\n").fix is None


def test_an_unknown_column_is_reported_once() -> None:
    found = message("id,zzz\nowl,1\nfox,2\n")
    assert (found.code, found.what, found.help) == (
        "P104",
        "unknown column `zzz`",
        "declare the field under `fields:` of deck `d`",
    )


def test_a_slip_in_a_required_column_is_no_mistake_of_each_card() -> None:
    found = message("id,nmae\nowl,Owl\nfox,Fox\n", "fields: {name: {type: text, required: true}}\n")
    assert found.help == "did you mean `name`?"


def test_a_required_value_asks_for_its_column() -> None:
    found = message("id,name\nowl,\n", "fields: {name: {type: text, required: true}}\n")
    assert (found.code, found.span, found.help) == ("P132", Span(CSV, 2, 1, 4), "fill in column `name`")


def test_a_column_both_plain_and_by_language_is_refused() -> None:
    found = message("id,name,name.hu\nowl,Owl,Bagoly\n")
    assert (found.code, found.span) == ("P181", Span(CSV, 1, 9, 7))


def test_a_file_of_the_old_windows_code_page_is_named_with_its_byte() -> None:
    found = message("id,name\nowl,Bagolyő\n".encode("cp1250"))
    assert (found.code, found.span) == ("P105", Span(CSV, 2, 11, 1))


def test_an_invisible_character_is_refused_as_in_yaml() -> None:
    found = message("id,name\nowl,O\u2028wl\n")
    assert (found.code, found.span) == ("P115", Span(CSV, 2, 6, 1))


def test_an_invisible_character_of_a_workbook_is_refused_too() -> None:
    found = message(workbook(["id", "name"], ["owl", "O\u2028wl"]), path=XLSX)
    assert (found.code, found.span) == ("P115", Span(XLSX, 2, 2, 0))


def test_a_wrong_key_beside_from_is_reported() -> None:
    assert message("id\nowl\n", more=", shet: x").help == "did you mean `sheet`?"


def test_a_sheet_of_a_csv_file_is_refused() -> None:
    assert (
        message("id\nowl\n", more=", sheet: x").what == "`sheet` has no meaning for a CSV file, which holds one table"
    )


def test_a_workbook_is_read() -> None:
    raw = workbook(["id", "name", "cost", "hero"], ["owl", "Owl", 2, True], [None, None], ["fox", "Fox", 3.0, False])
    assert values(raw, path=XLSX) == [
        {"name": "Owl", "cost": 2, "hero": True},
        {"name": "Fox", "cost": 3, "hero": False},
    ]


def test_a_workbook_gives_numbers_as_it_shows_them() -> None:
    raw = workbook(["id", "name"], ["owl", 1.1], ["fox", 2.5], formats={"B2": "0.00"})
    assert values(raw, path=XLSX) == [{"name": "1.10"}, {"name": "2.5"}]


def test_a_message_about_a_workbook_names_row_and_column() -> None:
    found = message(workbook(["id", "cost"], ["owl", "x"]), path=XLSX)
    assert (found.code, found.span) == ("P122", Span(XLSX, 2, 2, 0))


def test_a_sheet_is_chosen_by_name() -> None:
    assert [card.id for card in cards(workbook(["id"], ["owl"], title="Birds"), path=XLSX, more=", sheet: Birds")] == [
        "owl"
    ]


def test_an_unknown_sheet_is_reported_where_it_is_named() -> None:
    found = message(workbook(["id"], ["owl"], title="Birds"), path=XLSX, more=", sheet: Bird")
    assert (found.code, found.span and found.span.path, found.help) == ("P185", DECK, "did you mean `Birds`?")


def test_a_date_that_a_spreadsheet_made_of_a_text_is_refused() -> None:
    found = message(workbook(["id", "name"], ["owl", datetime.date(2026, 2, 1)]), path=XLSX)
    assert (found.code, found.span) == ("P185", Span(XLSX, 2, 2, 0))


def test_an_error_in_a_cell_is_refused() -> None:
    found = message(workbook(["id", "name"], ["owl", "#REF!"]), path=XLSX)
    assert found.what == "cell B2 holds the error #REF!"


def test_a_file_that_is_no_workbook_is_named() -> None:
    assert message(b"id,name\nowl,Owl\n", path=XLSX).what == "the file is no XLSX workbook"


def test_a_broken_workbook_is_named() -> None:
    raw = workbook(["id"], ["owl"])
    assert message(raw[: len(raw) // 2], path=XLSX).code == "P185"


@pytest.mark.parametrize("seed", range(60))
def test_workbooks_with_wrong_bytes_raise_nothing(seed: int) -> None:
    chance = random.Random(seed)
    raw = bytearray(workbook(["id", "name"], ["owl", "Owl"], ["fox", 3.5]))
    for _ in range(chance.randint(1, 6)):
        raw[chance.randrange(len(raw))] = chance.randrange(256)
    for message in loaded(bytes(raw), path=XLSX)[1]:
        assert message.code.startswith("P1")


@pytest.mark.parametrize("seed", range(60))
def test_damaged_tables_raise_nothing(seed: int) -> None:
    table = 'id,name,cost,hero,cures\nowl,"Owl, the\nwise ""one""",2,TRUE,"fire, water"\nfox,Fox,3,false,\n'
    for message in loaded(damaged(table, seed).encode("utf-8", "surrogatepass"))[1]:
        assert message.code.startswith("P1")


def test_a_workbook_that_unpacks_to_too_much_is_refused() -> None:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"0" * 30_000_000)
    assert "unpacks to 30,000,000 bytes" in message(stream.getvalue(), path=XLSX).what


def test_without_its_library_a_workbook_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    found = message(b"PK", path=XLSX)
    assert (found.code, found.help) == ("P184", "type `pip install openpyxl`, or save the sheet as CSV (UTF-8)")


CELL = st.text(st.sampled_from('ab",;\n é'), max_size=6).map(str.strip)


def written(rows: list[list[str]]) -> str:
    """A table as programs write it: every cell in quotes."""
    return "".join(",".join('"' + cell.replace('"', '""') + '"' for cell in row) + "\n" for row in rows)


@given(st.lists(st.lists(CELL, min_size=2, max_size=4).filter(any), min_size=1, max_size=5))
def test_every_table_in_quotes_comes_back_as_it_was(rows: list[list[str]]) -> None:
    sink = Sink()
    found = csv_rows("sep=,\n" + written(rows), CSV, sink)
    assert ([[cell.text for cell in row] for row in found], sink.diagnostics) == (rows, ())


@given(st.text(st.sampled_from('ab",;\n'), max_size=40))
def test_any_text_is_read_to_its_end(text: str) -> None:
    lines = text.split("\n")
    for row in csv_rows(text, CSV, Sink()):
        for cell in row:
            assert lines[cell.line - 1][cell.column - 1 :].startswith('"' if cell.quoted else cell.text)
