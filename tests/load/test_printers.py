"""Printers of `pnp.yaml`."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Sink
from pnp.geometry import Point
from pnp.load import load_project
from pnp.load.printers import load_printers
from pnp.model.printer import Printer
from pnp.world import MemoryWorld

GAME = {"content/heroes/game.yaml": "game: heroes\npnp: 1\ntitle: Heroes\nlanguages: [en]\n"}


def loaded(text: str) -> tuple[dict[str, Printer], list[tuple[str, str]]]:
    """The printers, and what was reported."""
    sink = Sink()
    project = load_project(MemoryWorld({"pnp.yaml": f"paper: a4\n{text}", **GAME}), sink)
    found = [(message.code, message.what) for message in sink.diagnostics]
    return dict(project.printers) if project else {}, found


def test_a_printer_has_all_that_was_measured() -> None:
    printers, reported = loaded(
        "printers:\n  office:\n    dead_margin: 5 mm\n    flip: short-edge\n"
        "    back: {x: 0.6 mm, y: -0.4 mm, turn: -0.1}\n    scale: {across: 99.8 %, down: 100.2%}\n    back_bleed: 3 mm\n"
    )
    office = printers["office"]
    assert (office.dead_margin, office.flip, office.back, office.back_turn) == (5, "short-edge", Point(0.6, -0.4), -0.1)
    assert (office.across, office.down, office.back_bleed) == pytest.approx((0.998, 1.002, 3))
    assert reported == []


def test_what_was_not_measured_does_nothing() -> None:
    printers, _ = loaded("printers:\n  office: {dead_margin: 5 mm}\n")
    office = printers["office"]
    assert (office.moves_backs, office.across, office.down, office.flip) == (False, 1, 1, None)


def test_no_printers_are_none() -> None:
    assert loaded("") == ({}, [])


@pytest.mark.parametrize(
    ("stated", "code", "what"),
    [
        ("{dead_margin: 40 mm}", "P195", "`dead_margin` is 40 mm, more than 30 mm"),
        ("{dead_margin: 5}", "P110", "`dead_margin` is `5`, a length without a unit"),
        ("{flip: longedge}", "P125", "`flip` is `longedge`, which is no edge"),
        ("{back: {x: 12 mm}}", "P195", "`x` is 12 mm: no printer puts backs more than 8 mm off"),
        ("{back: {turn: 5}}", "P195", "`turn` is 5 degrees: no printer turns backs by more than 2"),
        ("{back: {turn: left}}", "P122", "`turn` is `left`, not a number"),
        ("{scale: {across: 96 %}}", "P195", "`across` is 96 %: a printer is at most 1.5 % off"),
        ("{scale: {across: 0.997}}", "P195", "`across` is `0.997`, not a percentage"),
        ("{back: {turn: 0.09 deg}}", "P122", "`turn` is `0.09 deg`, not a number"),
        ("{back_bleed: 300 mm}", "P195", "`back_bleed` is 300 mm, more than 10 mm"),
        ("{scale: {across: much}}", "P195", "`across` is `much`, not a percentage"),
        ("{scale: 99 %}", "P120", "`scale` is one value, not a map of `name: value`"),
        ("{back: {z: 1 mm}}", "P104", "unknown key `z` in `back` of printer `office`"),
        ("{margin: 5 mm}", "P104", "unknown key `margin` in printer `office`"),
        ("5 mm", "P120", "printer `office` is one value, not a map of `name: value`"),
    ],
)
def test_what_no_printer_does_is_a_mistake(stated: str, code: str, what: str) -> None:
    assert loaded(f"printers:\n  office: {stated}\n")[1] == [(code, what)]


@pytest.mark.parametrize(
    ("stated", "help"),
    [
        ("{scale: {across: 0.997}}", "write `99.7 %`"),
        ("{scale: {across: 1}}", "write `100 %`"),
        ("{back: {turn: 0.09 deg}}", "write `0.09`"),
        ("{back: {turn: -0.2°}}", "write `-0.2`"),
    ],
)
def test_what_was_meant_is_said(stated: str, help: str) -> None:
    sink = Sink()
    load_printers(MemoryWorld({"p.yaml": f"printers:\n  office: {stated}\n"}), "p.yaml", sink)
    assert [message.help for message in sink.diagnostics] == [help]


def test_a_name_must_do_for_files() -> None:
    assert [code for code, _ in loaded("printers:\n  my printer: {dead_margin: 5 mm}\n")[1]] == ["P141"]
