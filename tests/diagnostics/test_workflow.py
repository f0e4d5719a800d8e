"""Messages as GitHub's workflow commands."""

from __future__ import annotations

import json

from pnp.diagnostics import Diagnostic, Replacement, Severity, Span
from pnp.diagnostics.text import as_json, as_workflow

PLACE = Span("content/a.yaml", 3, 5, 4)


def test_a_command_names_kind_place_and_code() -> None:
    assert as_workflow(Diagnostic("P104", "wrong", PLACE)) == (
        "::error col=5,endColumn=9,endLine=3,file=content/a.yaml,line=3,title=P104::wrong"
    )


def test_a_warning_is_a_warning_and_a_note_a_notice() -> None:
    kinds = [as_workflow(Diagnostic("P104", "x", None, kind)) for kind in (Severity.WARNING, Severity.NOTE)]
    assert kinds == ["::warning title=P104::x", "::notice title=P104::x"]


def test_notes_and_help_are_lines_of_one_command() -> None:
    shown = as_workflow(Diagnostic("P104", "wrong", PLACE, notes=("why",), help="write `x`"))
    assert shown.endswith("::wrong%0Anote: why%0Ahelp: write `x`")


def test_a_file_as_a_whole_has_no_line() -> None:
    assert as_workflow(Diagnostic("P105", "x", Span("a.yaml"))) == "::error file=a.yaml,title=P105::x"


def test_the_folder_of_the_project_stands_before_the_path() -> None:
    assert "file=games/content/a.yaml," in as_workflow(Diagnostic("P104", "x", PLACE, notes=()), "games")


def test_signs_of_the_commands_are_escaped() -> None:
    shown = as_workflow(Diagnostic("P104", "100 %: a,b", Span("a,b:c%.yaml")))
    assert shown == "::error file=a%2Cb%3Ac%25.yaml,title=P104::100 %25: a,b"


def test_json_holds_the_certain_mend() -> None:
    (shown,) = json.loads(as_json([Diagnostic("P164", "x", PLACE, fix=Replacement(PLACE, "new"))]))
    assert shown["fix"] == {"path": "content/a.yaml", "line": 3, "column": 5, "length": 4, "text": "new"}


def test_json_without_a_certain_mend_says_so() -> None:
    (shown,) = json.loads(as_json([Diagnostic("P164", "x", PLACE)]))
    assert shown["fix"] is None
