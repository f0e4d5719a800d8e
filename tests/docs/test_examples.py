from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from pnp import pipeline
from pnp.cli import app
from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.diagnostics.text import human
from pnp.export.services import SERVICES
from pnp.load import load_project
from pnp.model.options import BuildOptions
from pnp.pipeline import service, tables
from pnp.pipeline.blocks import ServiceOptions
from pnp.pipeline.build import chosen_products
from pnp.pipeline.documents import documents
from pnp.pipeline.outcome import Outcome
from pnp.pipeline.select import papers, products
from pnp.world import DiskWorld
from tests.docs.pages import (
    ROOT,
    Block,
    blocks,
    chosen,
    marked,
    messages,
    project,
    rows,
    shipped,
    spans,
    whole_files,
    with_keys,
)

KNOWN = {
    ("yaml", "deck"),
    ("yaml", "project"),
    ("svg", "face"),
    ("svg", "root"),
    ("sh", ""),
    ("text", ""),
}
GAME = "content/suits/game.yaml"
SUITS = "content/suits/cards.yaml"
MEADOW_FACE = "layouts/meadow/face.svg"
MAKES_CARDS = ("fields", "lists", "generate", "cards")


def told(found: tuple[Diagnostic, ...]) -> list[str]:
    """Messages as one reads them in a failure."""
    return [str(diagnostic) for diagnostic in found]


def face(body: str) -> dict[str, str | bytes]:
    """The pages' project with another body in the face of the first game."""
    (root,) = chosen("svg", "root")
    ground = '<rect x="-3" y="-3" width="69" height="94" fill="#FFFFFF"/>'
    return project({MEADOW_FACE: f"{root.text}{ground}\n{body}</svg>\n"})


@pytest.mark.parametrize("block", blocks(), ids=str)
def test_every_block_is_of_a_kind_that_is_tested(block: Block) -> None:
    whole = block in whole_files() or block.kind.startswith("message ")
    assert whole or (block.language, block.kind) in KNOWN


def test_no_file_is_given_twice() -> None:
    names = [block.kind for block in whole_files()]
    assert sorted(names) == sorted(set(names))


def test_the_files_of_all_pages_are_a_project_without_mistakes() -> None:
    assert told(messages(project(), print_lint=True)) == []


@pytest.mark.parametrize("name", ["meadow/boxes.svg"])
def test_layouts_beside_the_faces_are_right_too(name: str) -> None:
    assert told(messages(project({MEADOW_FACE: project()[f"layouts/{name}"]}), "meadow")) == []


@pytest.mark.parametrize("block", chosen("yaml", "deck"), ids=str)
def test_keys_of_a_deck_are_right(block: Block) -> None:
    base = str(project()[SUITS])
    if any(re.match(rf"{key}:", block.text, re.MULTILINE) for key in MAKES_CARDS):
        base = "deck: cards\nsize: poker\n"
    game = re.sub(r"composition:\n(  .*\n)+", "", str(project()[GAME]))
    assert told(messages(project({GAME: game, SUITS: with_keys(block.text, base)}), "suits")) == []


@pytest.mark.parametrize("block", chosen("yaml", "project"), ids=str)
def test_a_project_file_is_right(block: Block) -> None:
    assert told(messages(project({"pnp.yaml": block.text}))) == []


@pytest.mark.parametrize("block", chosen("svg", "face"), ids=str)
def test_elements_of_a_face_are_right(block: Block) -> None:
    assert told(messages(face(block.text), "meadow")) == []


REFUSED = [(spans(row[0])[0], row[1]) for _, table in marked("docs/layouts.md", "refused") for row in rows(table)]


@pytest.mark.parametrize(("drawn", "code"), REFUSED)
def test_what_the_page_calls_refused_is_refused(drawn: str, code: str) -> None:
    body = f'<g font-family="Noto Sans" font-size="4">{drawn}</g>'
    found = messages(face(body), "meadow")
    assert code in {diagnostic.code for diagnostic in found}


@pytest.mark.parametrize("block", [block for block in blocks() if block.kind.startswith("message ")], ids=str)
def test_messages_are_those_that_are_given(block: Block) -> None:
    _, game, old, new = block.kind.split()
    path = f"content/{game}/{game}.yaml"
    files = {**shipped("content", ".yaml"), "pnp.yaml": "paper: a4\n"}
    text = bytes(files[path]).decode().replace(old, new)
    lines = text.split("\n")
    found = messages({**files, path: text}, game)
    assert "\n\n".join(human(one, lambda _, line: lines[line - 1]) for one in found) + "\n" == block.text


NOT_RUN = ("calibrate", "diff", "explain", "import", "plan", "preview", "printed", "schema", "stats", "watch")
"""Commands that build nothing: that they can be typed so is enough."""

COMMANDS = [
    (f"{block}: {line}", shlex.split(line, comments=True))
    for block in chosen("sh", "")
    for line in block.text.splitlines()
    if re.match(r"(\S*/)?pnp |sh dev", line)
]


@pytest.mark.parametrize(("where", "words"), COMMANDS, ids=lambda value: value if isinstance(value, str) else "")
def test_commands_choose_something_that_can_be_built(
    where: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BuildOptions] = []
    profiles: list[str] = []

    def ordered(root: Path | None, options: BuildOptions, _: object, wanted: ServiceOptions) -> Outcome:
        profiles.append(wanted.profile)
        return noted(root, options)

    def noted(root: Path | None, options: BuildOptions, *_: object, **__: object) -> Outcome:
        asked.append(options)
        return Outcome((), lambda path, line: None)

    monkeypatch.setattr(pipeline, "build", noted)
    monkeypatch.setattr(pipeline, "export_png", noted)
    monkeypatch.setattr(service, "export_service", ordered)
    monkeypatch.setattr(tables, "export_table", noted)
    monkeypatch.setattr(pipeline, "check", lambda *_, **__: Outcome((), lambda path, line: None))
    arguments = words[2:] if words[:2] == ["sh", "dev"] else words[1:]
    if arguments[0] in NOT_RUN or "--fix" in arguments:
        found: Any = typer.main.get_command(app)
        found.commands[arguments[0]].make_context(where, arguments[1:])
        return
    if words[:2] == ["sh", "dev"] and words[2] != "build":
        assert words[2] in ("setup", "test")
        return
    ran = CliRunner().invoke(app, arguments)
    assert (where, ran.exit_code, ran.output) == (where, 0, "")
    for options in asked:
        assert told(planned(options)) == []
        for profile in profiles:
            assert refused(options, profile) == []


def refused(options: BuildOptions, profile: str) -> list[str]:
    """What a print service would not take of the shipped games."""
    sink = Sink()
    loaded = load_project(DiskWorld(ROOT), sink, options.selection.games)
    assert loaded is not None
    assert service.orders_of(
        SERVICES[profile], products(loaded, options.selection, sink), options.selection.components, sink
    )
    return [str(found) for found in sink.diagnostics if found.severity is not Severity.NOTE]


def planned(options: BuildOptions) -> tuple[Diagnostic, ...]:
    """What is said of the sheets that a command makes of the shipped games."""
    sink = Sink()
    loaded = load_project(DiskWorld(ROOT), sink, options.selection.games)
    assert loaded is not None
    chosen_papers = papers(loaded, options.selection, sink)
    made = documents(loaded, chosen_products(loaded, options, sink), chosen_papers, options, sink)
    assert made
    return sink.diagnostics
