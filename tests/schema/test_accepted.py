"""Schemas accept what `pnp` accepts, and refuse what is wrong in its form."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

import jsonschema
import pytest
import yaml

from pnp.diagnostics import Severity, Sink
from pnp.load import load_project
from pnp.pipeline.schema import schemas
from pnp.world import DiskWorld, MemoryWorld
from tests.cases.case import BASE, Expected, Files, parsed
from tests.cases.damage import damaged
from tests.cases.test_cases import CASES
from tests.docs.pages import project as documented
from tests.schema.reading import as_json, refused

ROOT = Path(__file__).parent.parent.parent

NO_YAML = ("P102", "P103", "P105", "P107", "P108", "P109", "P111", "P112", "P113", "P114", "P115", "P116")
"""Editors say themselves that these are no YAML, or take them for something else than `pnp` does."""

OF_SEVERAL_PLACES = (
    *("P101", "P124", "P130", "P142", "P143", "P144", "P146", "P148", "P152", "P161", "P163", "P166", "P171", "P174"),
    *("P180", "P181", "P182", "P183", "P190", "P191"),
)
"""What a value is compared with stands elsewhere, in another file too."""

UNSEEN: Mapping[str, str] = {
    "P104-misspelt-key-of-space": "spaces may have keys of the author's own",
    "P117-path-with-a-drive": "editors say themselves that `\\U` begins no escape here",
    "P122-leading-nought": "editors take 007 for 7",
    "P126-of-a-space": "spaces may have keys of the author's own",
    "P126-of-an-entry": "lists declare no types, so what the other entries have must do",
    "P141-accent-apart": "editors show both accents alike, and patterns take either",
    "P145-names-and-values-differ": "one number is compared with the length of a list",
    "P151-bounds-backwards": "one number is compared with the other",
    "P173-radius-of-no-kind": "kinds are compared with those of the spaces",
    "P175-too-many-cells": "cells across and cells down are added up",
    "P193-pieces-of-a-tray": "the pieces are compared with the style",
    "P193-thick-stock": "lengths have any unit, so patterns cannot compare them",
    "P164-other-name-than-the-file": "the general schema of games does not know the folder",
}
"""Cases of form that no schema can see, and why."""

TAKEN_FOR_NOTHING = {"clean-words-that-yaml-takes-for-something-else"}
"""`~` and `null` are texts to `pnp`; to editors they are the same as no value, which is a mistake."""


def of_form(message: Expected) -> bool:
    """Whether a message is about the form of a YAML file."""
    about_yaml = message.severity == "error" and message.path.endswith(".yaml")
    return about_yaml and message.code.startswith("P1") and message.code not in (*NO_YAML, *OF_SEVERAL_PLACES)


def about_content(case: Path) -> list[Expected]:
    """The messages of a case that the load gives."""
    expected = parsed(case.read_text(encoding="utf-8")).expected
    return [message for message in expected if message.code.startswith("P1") and message.severity == "error"]


def test_all_schemas_are_schemas() -> None:
    project = load_project(DiskWorld(ROOT), Sink())
    for text in schemas(project).values():
        jsonschema.Draft202012Validator.check_schema(json.loads(text))


def test_all_shipped_content_is_accepted() -> None:
    assert refused(DiskWorld(ROOT)) == {}


def test_all_content_of_the_documentation_is_accepted() -> None:
    assert refused(documented()) == {}


def test_the_base_of_the_cases_is_accepted() -> None:
    assert refused(BASE) == {}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_every_mistake_of_form_is_refused(case: Path) -> None:
    wrong = {message.path for message in about_content(case) if of_form(message)}
    if wrong and case.stem not in UNSEEN:
        assert wrong <= set(refused(parsed(case.read_text(encoding="utf-8")).files))


def test_many_cases_are_of_form() -> None:
    assert sum(any(map(of_form, about_content(case))) for case in CASES) >= 50


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_what_pnp_reads_is_accepted(case: Path) -> None:
    if not about_content(case) and case.stem not in TAKEN_FOR_NOTHING:
        assert refused(parsed(case.read_text(encoding="utf-8")).files) == {}


@pytest.mark.parametrize("stem", UNSEEN)
def test_what_no_schema_can_see_is_not_seen(stem: str) -> None:
    (case,) = [case for case in CASES if case.stem == stem]
    content = parsed(case.read_text(encoding="utf-8"))
    assert not {message.path for message in content.expected} <= set(refused(content.files))


@pytest.mark.parametrize("stem", sorted(TAKEN_FOR_NOTHING))
def test_what_editors_take_for_nothing_is_refused(stem: str) -> None:
    (case,) = [case for case in CASES if case.stem == stem]
    assert refused(parsed(case.read_text(encoding="utf-8")).files) != {}


SEEDS = range(int(os.environ.get("PNP_DAMAGE", "6")))


def shipped() -> dict[str, str | bytes]:
    """The content that ships."""
    content = sorted((ROOT / "content").rglob("*.yaml"))
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in (*content, ROOT / "pnp.yaml")}


def damageable() -> list[str]:
    """The files that are damaged."""
    return [path for path in shipped() if path.rpartition("/")[2] != "countries.yaml"]


def null_within(value: object) -> bool:
    """Whether an editor takes something for nothing."""
    if isinstance(value, dict):
        return any(map(null_within, value.values()))
    return any(map(null_within, value)) if isinstance(value, list) else value is None


@pytest.mark.parametrize("path", damageable())
def test_what_is_refused_in_damaged_content_is_a_mistake(path: str) -> None:
    for seed in SEEDS:
        files: Files = {**shipped(), path: damaged(bytes(shipped()[path]).decode("utf-8"), seed)}
        sink = Sink()
        load_project(MemoryWorld(files), sink)
        if sink.count(Severity.ERROR):
            continue
        try:
            if null_within(as_json(str(files[path]))):
                continue
        except yaml.YAMLError:
            continue
        assert (seed, refused(files)) == (seed, {})
