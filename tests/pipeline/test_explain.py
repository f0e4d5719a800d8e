from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pnp.cli import app
from pnp.diagnostics.catalogue import CATALOGUE
from pnp.pipeline.explain import explain
from tests.pipeline.projects import process


@pytest.mark.parametrize("code", sorted(CATALOGUE))
def test_a_code_is_explained_by_its_entry(code: str) -> None:
    entry, text = CATALOGUE[code], explain([code]).text
    said = " ".join(text.split())
    assert text.startswith(f"{code}: ")
    assert all(" ".join(part.split()) in said for part in (entry.cause, entry.wrong, entry.right))


@pytest.mark.parametrize("typed", ["P104", "p104", "104", "error[P104]:"])
def test_a_code_may_be_typed_in_several_ways(typed: str) -> None:
    assert explain([typed]).text == explain(["P104"]).text


def test_several_codes_are_explained_one_after_the_other() -> None:
    text = explain(["P104", "P110"]).text
    assert text == explain(["P104"]).text + "\n\n" + explain(["P110"]).text


def test_without_a_question_all_codes_are_listed() -> None:
    lines = explain([]).text.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  P")] == sorted(CATALOGUE)


def test_a_word_lists_the_codes_that_speak_of_it() -> None:
    assert "P110" in explain(["length"]).text


@pytest.mark.parametrize(
    ("typed", "what", "help"),
    [
        ("P1O4", "no code speaks of `P1O4`", "did you mean `P104`?"),
        ("P999", "there is no code `P999`", "type `pnp explain` for a list of all codes"),
        ("zebra", "no code speaks of `zebra`", "type `pnp explain` for a list of all codes"),
    ],
)
def test_an_unknown_code_names_the_nearest(typed: str, what: str, help: str) -> None:
    (found,) = explain([typed]).outcome.diagnostics
    assert (found.code, found.what, found.help) == ("P016", what, help)


def test_what_is_known_is_explained_all_the_same() -> None:
    found = explain(["P104", "P999"])
    assert (found.text, len(found.outcome.diagnostics)) == (explain(["P104"]).text, 1)


def test_explain_needs_no_project_and_ends_with_0(tmp_path: Path) -> None:
    ran = process(tmp_path, "explain", "P104")
    assert (ran.status, ran.out, ran.err) == (0, explain(["P104"]).text + "\n", "")


def test_an_unknown_code_ends_with_1() -> None:
    assert CliRunner().invoke(app, ["explain", "P999"]).exit_code == 1
