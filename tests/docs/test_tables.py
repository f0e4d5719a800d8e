from __future__ import annotations

import importlib
import posixpath
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest
import typer

from pnp.check.game import KINDS
from pnp.cli import EXIT_MISTAKES, EXIT_USAGE, app
from pnp.commands_export import TABLES
from pnp.diagnostics import Sink
from pnp.export.services import SERVICES
from pnp.expressions import Sandbox
from pnp.geometry import Size
from pnp.impose import describe, impose
from pnp.load import scalars
from pnp.load.fields import OPTIONS, RESERVED
from pnp.load.nodes import PLAIN, ScalarNode
from pnp.model.sheet import Flip, Item, Orientation, SheetScheme
from pnp.sizes import CARDS, PAPERS
from pnp.typeset.document.refusals import OURS
from pnp.units import MM_PER_UNIT, format_mm
from tests.docs.pages import PAGES, ROOT, first_column, links, marked, messages, page_text, project, rows, spans

FORMAT = "docs/format.md"
LAYOUTS = "docs/layouts.md"
PRINTING = "docs/printing.md"
CHECKING = "docs/checking.md"
EXPORTING = "docs/exporting.md"

NOTED_BY_TEMPLATE = {"pnp:at", "pnp:fields", "pnp:on", "pnp:run"}
"""Attributes that rooms hand on to one another and no author writes."""


def named(words: str) -> list[str]:
    """The names that `pnp.load.deck.KEYS + …`, or a tuple written out, stands for."""
    if words.startswith("("):
        return re.findall(r"'(\w+)'", words)
    found: list[str] = []
    for path in words.split(" + "):
        module, _, name = path.rpartition(".")
        values: Collection[str] = getattr(importlib.import_module(module), name)
        found += values
    return found


KEY_TABLES = list(marked(FORMAT, "keys"))


@pytest.mark.parametrize(("words", "table"), KEY_TABLES, ids=[words for words, _ in KEY_TABLES])
def test_a_table_has_the_keys_that_are_accepted(words: str, table: str) -> None:
    assert sorted(first_column(table)) == sorted(named(words))


def one(page: str, mark: str) -> str:
    """The only table or paragraph with a mark."""
    ((_, text),) = marked(page, mark)
    return text


def test_the_kinds_of_rules_are_those_that_are_asked() -> None:
    assert sorted(first_column(one(FORMAT, "kinds"))) == sorted(KINDS)


def test_options_of_a_field_type_are_those_that_mean_something() -> None:
    table = next(table for words, table in KEY_TABLES if "TYPES" in words)
    told = {spans(row[0])[0]: sorted(spans(row[2])) for row in rows(table)}
    assert told == {name: sorted(OPTIONS.get(name, ())) for name in told}


def test_names_that_fields_cannot_have_are_all_listed() -> None:
    assert sorted(set(spans(one(FORMAT, "reserved")))) == sorted(RESERVED)


def test_units_are_all_listed() -> None:
    assert sorted(spans(one(FORMAT, "units"))) == sorted(MM_PER_UNIT)


def test_papers_are_all_listed() -> None:
    assert sorted(spans(one(PRINTING, "papers"))) == sorted(PAPERS)


def test_card_sizes_are_all_listed_with_their_measures() -> None:
    told: dict[str, Size] = {}
    for part in re.finditer(r"((?:`[\w-]+`(?: and )?)+)\s+([\d.]+) x ([\d.]+)", one(FORMAT, "sizes")):
        told.update(dict.fromkeys(spans(part[1]), Size(float(part[2]), float(part[3]))))
    assert sorted(told) == sorted(CARDS)
    for name, size in told.items():
        assert (size.width, size.height) == pytest.approx((CARDS[name].width, CARDS[name].height), abs=0.006)


@pytest.mark.parametrize("row", rows(one(FORMAT, "scalars")), ids=lambda row: row[0])
def test_what_you_type_is_what_the_table_says(row: list[str]) -> None:
    typed, meaning = spans(row[0])[0], row[1]
    text, style = (typed[1:-1], '"') if typed.startswith('"') else (typed, PLAIN)
    value = scalars.undeclared(ScalarNode(text, style, "content/g/d.yaml", 1, 1, len(typed)))
    kind = {str: "the text", int: "the number", bool: "yes or no"}[type(value)]
    assert meaning == (kind if isinstance(value, bool) else f"{kind} {value}")


def test_filters_are_there() -> None:
    assert set(spans(one(LAYOUTS, "filters"))) <= set(Sandbox().filters)


@pytest.mark.parametrize("name", first_column(one(LAYOUTS, "names")))
def test_names_are_known_in_layouts(name: str) -> None:
    root = str(project()["layouts/meadow/back.svg"]).partition(">")[0] + ">"
    ground = '<rect x="-3" y="-3" width="69" height="94" fill="#FFFFFF"/>'
    body = f"{root}{ground}{{% if {name} %}}<g/>{{% endif %}}</svg>"
    assert messages(project({"layouts/meadow/back.svg": body}), "meadow") == ()


def test_attributes_of_ours_are_all_listed() -> None:
    assert sorted(first_column(one(LAYOUTS, "attributes"))) == sorted(OURS - NOTED_BY_TEMPLATE)


def options_of(command: str) -> set[str]:
    """The long options of a command."""
    found: Any = typer.main.get_command(app)
    for word in command.split():
        found = found.commands[word]
    names = {name for parameter in found.params for name in parameter.opts}
    return {name for name in names if name.startswith("--")} - {"--help"}


def test_options_of_build_are_all_listed() -> None:
    table = next(table for words, table in marked(PRINTING, "options") if words == "build")
    assert set(first_column(table)) == options_of("build")


@pytest.mark.parametrize("command", ["export png", "check", "stats", "schema", "import"])
def test_other_options_are_all_listed(command: str) -> None:
    tables = dict([*marked(PRINTING, "options"), *marked(CHECKING, "options")])
    assert set(first_column(tables[command])) == options_of(command) - options_of("build")


@pytest.mark.parametrize("command", ["export service", "export tts"])
def test_options_of_exports_are_all_listed(command: str) -> None:
    tables = dict(marked(EXPORTING, "options"))
    assert set(first_column(tables[command])) == options_of(command) - options_of("build")


def test_virtual_tables_have_the_same_options() -> None:
    assert {frozenset(options_of(f"export {table}")) for table in TABLES} == {frozenset(options_of("export tts"))}


def test_print_services_are_all_listed_with_their_numbers() -> None:
    told = {
        spans(row[0])[0]: (row[1].startswith(service_title(row[0])), row[3]) for row in rows(one(EXPORTING, "services"))
    }
    assert told == {
        service.id: (True, f"{format_mm(service.bleed)}, {format_mm(service.safe)}") for service in SERVICES.values()
    }


def service_title(cell: str) -> str:
    """What a service is called, the one by its `--profile` in a cell."""
    return SERVICES[spans(cell)[0]].title.removesuffix(" printer").removesuffix(" European")


def test_options_with_a_dot_are_those_of_export_png() -> None:
    dotted = {spans(row[0])[0] for row in rows(dict(marked(PRINTING, "options"))["build"]) if row[1].startswith("·")}
    assert dotted == options_of("export png") & options_of("build")


def test_statuses_are_those_of_the_command_line() -> None:
    told = f"{EXIT_MISTAKES} when there are mistakes in your files, {EXIT_USAGE} for a wrong command"
    assert told in page_text(PRINTING)


CASES: list[tuple[str, Orientation, Flip]] = [
    ("page upright, --flip long-edge (the usual one)", "portrait", "long-edge"),
    ("page upright, --flip short-edge", "portrait", "short-edge"),
    ("--orientation landscape --flip long-edge", "landscape", "long-edge"),
    ("--orientation landscape --flip short-edge", "landscape", "short-edge"),
]


@pytest.mark.parametrize(("title", "orientation", "flip"), CASES)
def test_the_drawings_of_both_sides_are_right(title: str, orientation: Orientation, flip: Flip) -> None:
    items = [Item(str(number), Size(63, 88), 3.0, str(number)) for number in range(1, 6)]
    scheme = SheetScheme(PAPERS["a4"], "a4", orientation=orientation, flip=flip, gap=0, grid=(3, 2))
    (sheet,) = impose(items, scheme, Sink())
    _, recto, verso = re.split(r"\n(?:recto|verso)\n", describe(sheet))
    front, back = ([" ".join(line.split()) for line in side.splitlines()] for side in (recto, verso))
    drawn = f"{title}\n  front  {front[0]}    back  {back[0]}\n         {front[1]}          {back[1]}\n"
    assert drawn in page_text(PRINTING)


@pytest.mark.parametrize("page", [*PAGES, "docs/tutorial.md"])
def test_links_lead_somewhere(page: str) -> None:
    for link in links(page):
        target, _, anchor = link.partition("#")
        if target.startswith("https:"):
            continue
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), target)) if target else page
        assert (ROOT / path).exists(), link
        if anchor:
            assert anchor in anchors(path), link


def anchors(page: str) -> set[str]:
    """The anchors of a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page_text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "images").glob("*.png")), ids=lambda path: path.name)
def test_pictures_are_small(picture: Path) -> None:
    assert picture.stat().st_size <= 300_000
