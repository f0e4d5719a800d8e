"""The catalogue of codes, the code that reports them, the tests that provoke them and the page that explains them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnp.diagnostics.catalogue import CATALOGUE, ROOMS
from tests.cases.case import parsed
from tests.errors_doc import PAGE, page

ROOT = Path(__file__).parent.parent
CATALOGUE_FOLDER = ROOT / "pnp" / "diagnostics" / "codes"
CODE = re.compile(r"\bP\d{3}\b")
ENTERED = re.compile(r'^    "(P\d{3})": Entry\(', re.MULTILINE)
LITERAL = re.compile(r"[\"'](P\d{3})[\"']")

every_code = pytest.mark.parametrize("code", sorted(CATALOGUE))


def reported() -> set[str]:
    """The codes that the package reports."""
    files = [file for file in (ROOT / "pnp").rglob("*.py") if CATALOGUE_FOLDER not in file.parents]
    return {code for file in files for code in LITERAL.findall(file.read_text(encoding="utf-8"))}


def provoked() -> set[str]:
    """The codes that a case annotates or a test names."""
    tests = ROOT / "tests"
    cases = [parsed(case.read_text(encoding="utf-8")) for case in (tests / "cases" / "errors").glob("*.case")]
    named = {
        code
        for file in tests.rglob("test_*.py")
        if file != Path(__file__)
        for code in CODE.findall(file.read_text(encoding="utf-8"))
    }
    return named | {message.code for case in cases for message in case.expected}


def test_every_reported_code_is_in_the_catalogue() -> None:
    assert sorted(reported() - set(CATALOGUE)) == []


def test_every_code_of_the_catalogue_is_reported() -> None:
    assert sorted(set(CATALOGUE) - reported()) == []


def test_every_code_is_provoked_by_a_case_or_a_test() -> None:
    assert sorted(set(CATALOGUE) - provoked()) == []


def test_no_code_has_two_entries() -> None:
    files = [file.read_text(encoding="utf-8") for file in CATALOGUE_FOLDER.glob("*.py")]
    entered = [code for text in files for code in ENTERED.findall(text)]
    assert sorted({code for code in entered if entered.count(code) > 1}) == []


def test_every_code_belongs_to_a_room() -> None:
    assert {code[:2] for code in CATALOGUE} <= set(ROOMS)


@every_code
def test_an_entry_says_everything(code: str) -> None:
    entry = CATALOGUE[code]
    assert all(part.strip() for part in (entry.title, entry.cause, entry.wrong, entry.right))


@every_code
def test_the_right_example_differs_from_the_wrong_one(code: str) -> None:
    assert CATALOGUE[code].wrong != CATALOGUE[code].right


@every_code
def test_a_title_is_no_sentence_and_a_cause_is_one(code: str) -> None:
    entry = CATALOGUE[code]
    assert (entry.title[-1] != ".", entry.cause[-1]) == (True, ".")


def test_the_page_of_errors_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tests.errors_doc` and read the diff"
