"""Printers measured on a test sheet."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from typer.testing import CliRunner

from pnp.cli import app
from pnp.diagnostics import Sink
from pnp.geometry import Point, Size, Transform
from pnp.load.printers import load_printers
from pnp.model.calibration import INSET, Readings, back_offset, rulers
from pnp.model.printer import Printer
from pnp.pipeline.calibrate import measured, printers_yaml
from pnp.world import MemoryWorld
from tests.pipeline.projects import ROOT as SHIPPED
from tests.pipeline.projects import heroes, pnp, written
from tests.pipeline.reading import page_count, page_texts

A4 = Size(210, 297)
TRUE = rulers(A4)
LISTED = {"across": "159.5", "down": "190", "top": "1", "bottom": "0.8", "left": "-0.5", "right": "-0.3", "edge": "5"}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project on A4, and a folder for settings."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return written(tmp_path / "project", heroes(project="paper: a4\n"))


def typed(**changes: str) -> list[str]:
    """The readings as options."""
    return [part for name, value in (LISTED | changes).items() if value for part in (f"--{name}", value)]


def kept(root: Path) -> dict[str, Printer]:
    """The printers in the settings."""
    text = (root.parent / "settings/pnp/printers.yaml").read_text("utf-8")
    return load_printers(MemoryWorld({"printers.yaml": text}), "printers.yaml", Sink())


def readings(**changes: float) -> Readings:
    """Readings of a perfect printer, with changes."""
    perfect = {"across": TRUE.across, "down": TRUE.down, "top": 0, "bottom": 0, "left": 0, "right": 0, "edge": 4}
    return Readings(**(perfect | changes))  # type: ignore[arg-type]


def told(**changes: float) -> list[str]:
    """What is said of readings."""
    sink = Sink()
    measured("office", readings(**changes), A4, sink)
    return [message.what for message in sink.diagnostics]


def test_a_test_sheet_has_a_page_for_each_side(root: Path) -> None:
    pnp(root, "calibrate", "office")
    assert page_count(root / "output/calibrate-a4.pdf") == 2


def test_a_test_sheet_says_what_to_do(root: Path) -> None:
    pnp(root, "calibrate", "office", "--paper", "letter")
    front, back = page_texts(root / "output/calibrate-letter.pdf")
    assert ("hold the sheet upright against the light" in front, "Printer test sheet, back" in back) == (True, True)


@pytest.mark.parametrize("paper", ["a3", "a4", "letter", "a5"])
def test_a_test_sheet_fits_its_paper(root: Path, paper: str) -> None:
    ran = pnp(root, "calibrate", "office", "--paper", paper, "--format", "short")
    assert ran.err.startswith(f"output/calibrate-{paper}.pdf written")


def test_readings_are_kept_as_a_printer(root: Path) -> None:
    assert pnp(root, "calibrate", "office", *typed()).status == 0
    office = kept(root)["office"]
    assert (office.dead_margin, office.flip, office.back) == (5, "long-edge", Point(0.9, -0.4))


def test_a_printer_that_was_measured_can_be_used(root: Path) -> None:
    pnp(root, "calibrate", "office", *typed())
    ran = pnp(root, "build", "--printer", "office", "--lang", "en", "--component", "heroes")
    assert (root / "output/heroes/heroes-a4-en-office.pdf").is_file(), ran.err


def test_other_printers_stay(root: Path) -> None:
    pnp(root, "calibrate", "office", *typed())
    pnp(root, "calibrate", "home", *typed(top="0.2"))
    assert list(kept(root)) == ["office", "home"]


def test_a_printer_measured_again_is_replaced(root: Path) -> None:
    pnp(root, "calibrate", "office", *typed())
    pnp(root, "calibrate", "office", *typed(top="1.2"))
    assert kept(root)["office"].back.x == 1.0


def test_a_printer_measured_again_keeps_its_back_bleed(root: Path) -> None:
    written(root.parent / "settings", {"pnp/printers.yaml": "printers:\n  office: {back_bleed: 3 mm}\n"})
    pnp(root, "calibrate", "office", *typed())
    assert kept(root)["office"].back_bleed == 3


def test_an_arrow_that_points_down_is_the_short_edge(root: Path) -> None:
    pnp(root, "calibrate", "office", "--upside-down", *typed())
    assert kept(root)["office"].flip == "short-edge"


def test_commas_and_units_are_read(root: Path) -> None:
    pnp(root, "calibrate", "office", *typed(top="1,0 mm", edge="5mm"))
    assert kept(root)["office"].back.x == 0.9


def test_a_reading_that_is_missing_is_named(root: Path) -> None:
    ran = pnp(root, "calibrate", "office", *typed(edge=""))
    assert (ran.status, "missing: --edge" in ran.err) == (2, True)


def test_a_reading_that_is_no_number_is_a_wrong_command(root: Path) -> None:
    assert pnp(root, "calibrate", "office", *typed(top="right")).status == 2


def test_readings_that_cannot_be_are_not_kept(root: Path) -> None:
    ran = pnp(root, "calibrate", "office", *typed(across="154"), "--format", "short")
    assert ("error[P035]" in ran.err, (root.parent / "settings").exists()) == (True, False)


def test_a_name_that_is_no_file_name_is_a_mistake(root: Path) -> None:
    assert "error[P141]" in pnp(root, "calibrate", "my/printer", *typed(), "--format", "short").err


def test_settings_that_cannot_be_written_are_told(root: Path) -> None:
    (root.parent / "settings").write_text("", "utf-8")
    assert "error[P037]" in pnp(root, "calibrate", "office", *typed(), "--format", "short").err


def test_what_could_not_be_kept_is_shown(root: Path) -> None:
    (root.parent / "settings").write_text("", "utf-8")
    said = pnp(root, "calibrate", "office", *typed(), "--format", "short").err
    assert "printers:\n  office:\n    dead_margin: 5 mm\n" in said


@pytest.mark.parametrize("entry", ["{dead_margn: 5 mm}", "{back: {turn: 2.708}}", "5 mm", "{back_bleed: 90 mm}"])
def test_a_printer_that_is_wrong_in_the_file_can_be_measured_again(root: Path, entry: str) -> None:
    written(
        root.parent / "settings", {"pnp/printers.yaml": f"printers:\n  office: {entry}\n  home: {{flip: long-edge}}\n"}
    )
    ran = pnp(root, "calibrate", "office", *typed())
    assert (ran.status, sorted(kept(root)), kept(root)["office"].dead_margin) == (0, ["home", "office"], 5), ran.err


@pytest.mark.parametrize("options", [[], typed()], ids=["asked", "typed"])
@pytest.mark.parametrize(
    ("name", "file", "code"),
    [
        ("bad name", "", "P141"),
        ("office", "printers:\n  home: {dead_margn: 5 mm}\n", "P104"),
        ("office", "printers: [", "P103"),
    ],
)
def test_what_stands_in_the_way_is_told_before_the_first_question(
    root: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], name: str, file: str, code: str
) -> None:
    monkeypatch.setattr("pnp.commands_calibrate._asks", lambda: pytest.fail("asked"))
    place = written(root.parent / "settings", {"pnp/printers.yaml": file}) / "pnp/printers.yaml"
    ran = pnp(root, "calibrate", name, *options, "--format", "short")
    assert (ran.status, f"error[{code}]" in ran.err) == (1, True)
    assert ((root / "output").exists(), place.read_text("utf-8")) == (False, file)


@pytest.mark.parametrize("in_the_way", ["settings", "settings/pnp", "settings/pnp/printers.yaml/file"])
def test_a_folder_that_cannot_be_written_is_told_before_the_first_question(
    root: Path, monkeypatch: pytest.MonkeyPatch, in_the_way: str
) -> None:
    monkeypatch.setattr("pnp.commands_calibrate._asks", lambda: pytest.fail("asked"))
    written(root.parent, {in_the_way: ""})
    ran = pnp(root, "calibrate", "office", "--format", "short")
    assert ("error[P037]" in ran.err, (root / "output").exists()) == (True, False)


def test_a_page_that_was_scaled_is_told() -> None:
    assert told(across=155) == ["`across` is 155 mm, and the ruler is 160 mm: -3.1 %"]


def test_a_back_beyond_the_scale_is_told() -> None:
    assert told(top=7, bottom=6)[0] == "`top` is 7 mm, and the scale ends at 6 mm"


def test_an_edge_beyond_the_lines_is_told() -> None:
    assert told(edge=20) == ["`edge` is 20, and the lines are numbered from 1 to 12"]


def test_readings_with_a_wrong_sign_are_told() -> None:
    assert told(top=1, bottom=-1, left=1, right=-1) == [
        "the scales disagree by 1.1 degrees about how the back is turned"
    ]


def test_a_turn_that_no_printer_makes_is_told() -> None:
    assert told(top=6, bottom=-6, left=-3.9, right=3.9) == ["the scales tell of a back that is turned by 2.7 degrees"]


@given(*[st.floats(-6, 6)] * 4, st.floats(0.984, 1.016), st.floats(0.984, 1.016))  # type: ignore[arg-type]
@example(0, 0, 0, 0, 0.985, 1.015)
def test_what_is_kept_can_be_loaded(
    top: float, bottom: float, left: float, right: float, across: float, down: float
) -> None:
    lengths = {"across": TRUE.across * across, "down": TRUE.down * down}
    printer = measured("office", readings(top=top, bottom=bottom, left=left, right=right, **lengths), A4, Sink())
    if printer is None:
        return
    sink = Sink()
    load_printers(MemoryWorld({"p.yaml": printers_yaml({"office": printer})}), "p.yaml", sink)
    assert sink.diagnostics == ()


def test_readings_of_a_perfect_printer_change_nothing() -> None:
    printer = measured("office", readings(), A4, Sink())
    assert printer is not None
    assert (printer.moves_backs, printer.across, printer.down) == (False, 1, 1)


@given(st.floats(-3, 3), st.floats(-3, 3), st.floats(-0.5, 0.5))
def test_what_a_printer_does_is_what_is_read(x: float, y: float, turn: float) -> None:
    done = Transform.rotation(turn).then(Transform.translation(x, y))
    far, near = A4.height / 2 - INSET, A4.width / 2 - INSET
    found = back_offset(
        readings(
            top=done.apply(Point(0, -far)).x,
            bottom=done.apply(Point(0, far)).x,
            left=done.apply(Point(-near, 0)).y,
            right=done.apply(Point(near, 0)).y,
        ),
        A4,
    )
    assert math.isclose(found.middle.x, x, abs_tol=1e-3)
    assert math.isclose(found.middle.y, y, abs_tol=1e-3)
    assert math.isclose(found.turn, turn, abs_tol=1e-3)


@given(
    st.floats(-5, 5).map(lambda value: round(value, 2)), st.floats(-1, 1).map(lambda value: round(value, 3)),
    st.floats(0.99, 1.01).map(lambda value: round(value, 5)), st.sampled_from(["long-edge", "short-edge"]),
)  # fmt: skip
def test_a_printer_is_read_as_it_was_written(x: float, turn: float, across: float, flip: str) -> None:
    printer = Printer("office", 5.0, flip, Point(x, -x), turn, across, 1.0, 2.0)  # type: ignore[arg-type]
    text = printers_yaml({"office": printer})
    found = load_printers(MemoryWorld({"p.yaml": text}), "p.yaml", Sink())["office"]
    assert (found.back, found.back_turn, found.flip, found.back_bleed) == (Point(x, -x), turn, flip, 2.0)
    assert math.isclose(found.across, across)


LABEL_FONTS = sorted(path.name for path in (SHIPPED / "fonts").iterdir() if path.is_dir())
LABEL_FONTS.remove("noto-sans-jp")
"""That one has no letters for labels."""


@pytest.mark.parametrize("font", LABEL_FONTS)
def test_a_test_sheet_can_be_written_in_every_label_font(tmp_path: Path, font: str) -> None:
    files = [file for file in (SHIPPED / "fonts" / font).iterdir() if file.suffix == ".ttf"]
    project = heroes(project="paper: a5\n")
    project |= {f"fonts/{file.name}": file.read_bytes() for file in files}
    project = {path: text for path, text in project.items() if not path.startswith("fonts/noto/")}
    ran = pnp(written(tmp_path, project), "calibrate", "office", "--format", "short")
    assert ran.err.startswith("output/calibrate-a5.pdf written")


def test_a_font_that_cannot_write_the_sheet_is_one_message(tmp_path: Path) -> None:
    project = heroes(project="paper: a5\nlabel_font: Noto Sans JP\n")
    (file,) = (SHIPPED / "fonts/noto-sans-jp").glob("*500*.ttf")
    ran = pnp(written(tmp_path, project | {f"fonts/{file.name}": file.read_bytes()}), "calibrate", "office")
    assert "pnp.yaml:2:13: error[P450]: the test sheet cannot be written in `Noto Sans JP`" in ran.err
    assert ran.err.count("error[") == 1


def test_paper_that_is_too_small_is_one_message(root: Path) -> None:
    ran = pnp(root, "calibrate", "office", "--paper", "a6", "--format", "short")
    assert ran.err.splitlines()[0] == "error[P039]: the test sheet needs paper of 139 x 200 mm at least"
    assert ran.err.count("error[") == 1


def test_a_printer_of_the_project_with_the_same_name_is_told(root: Path) -> None:
    (root / "pnp.yaml").write_text("paper: a4\nprinters:\n  office: {dead_margin: 4 mm}\n", "utf-8")
    ran = pnp(root, "calibrate", "office", *typed(), "--format", "short")
    assert ran.err.startswith(
        "pnp.yaml:3:3: warning[P038]: printer `office` of this project counts before the one that was measured"
    )
    assert (ran.status, list(kept(root))) == (0, ["office"])


def answered(root: Path, monkeypatch: pytest.MonkeyPatch, *answers: str) -> str:
    """What is said while someone answers."""
    monkeypatch.setattr("pnp.commands_calibrate._asks", lambda: True)
    result = CliRunner().invoke(app, ["calibrate", "office", "--project", str(root)], input="\n".join(answers) + "\n")
    assert result.exit_code == 0, result.stderr
    return result.stderr


GOOD = ("159.5", "190", "1", "0.8", "-0.5", "-0.3", "5", "y")


def test_answers_are_kept_as_a_printer(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = answered(root, monkeypatch, *GOOD)
    assert kept(root)["office"].back == Point(0.9, -0.4)
    assert "length of the ruler `across`, 160 mm in the file" in said


@pytest.mark.parametrize(
    ("place", "slip", "said"),
    [
        (0, "about 160", "`about 160` is no number of mm: write it as in `0.5` or `-0.5`"),
        (0, "155", "`across` is 155 mm, and the ruler is 160 mm: -3.1 %"),
        (2, "9", "`top` is 9 mm, and the scale ends at 6 mm"),
        (6, "20", "`edge` is 20, and the lines are numbered from 1 to 12"),
    ],
)
def test_a_slip_is_told_at_once_and_asked_again(
    root: Path, monkeypatch: pytest.MonkeyPatch, place: int, slip: str, said: str
) -> None:
    assert said in answered(root, monkeypatch, *GOOD[:place], slip, *GOOD[place:])
    assert kept(root)["office"].back == Point(0.9, -0.4)


def test_an_end_at_a_question_is_an_interruption(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pnp.commands_calibrate._asks", lambda: True)
    result = CliRunner().invoke(app, ["calibrate", "office", "--project", str(root)], input="159.5\n")
    assert (result.exit_code, "Aborted" in result.stderr) == (130, False)
    assert "printer `office` is not kept" in result.stderr


def test_a_turn_that_no_printer_makes_is_asked_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = ("159.5", "190", "6", "-6", "-3.9", "3.9", "5")
    assert "turned by 2.7 degrees" in answered(root, monkeypatch, *wrong, *GOOD[2:6], "y")
    assert kept(root)["office"].back == Point(0.9, -0.4)


def test_scales_that_disagree_are_asked_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = ("159.5", "190", "1", "-1", "1", "-1", "5")
    assert "the scales disagree by 1.1 degrees" in answered(root, monkeypatch, *wrong, *GOOD[2:6], "y")
    assert kept(root)["office"].back == Point(0.9, -0.4)


@pytest.mark.parametrize("minus", ["-", "\N{MINUS SIGN}", "\N{EN DASH}"])
def test_every_minus_is_one(root: Path, monkeypatch: pytest.MonkeyPatch, minus: str) -> None:
    answered(root, monkeypatch, *GOOD[:4], f"{minus}0,5", *GOOD[5:])
    assert kept(root)["office"].back.y == -0.4


def test_paper_is_quoted_in_the_command_to_type(root: Path) -> None:
    ran = pnp(root, "calibrate", "office", "--paper", "200 x 280 mm")
    assert "pnp calibrate office --paper '200 x 280 mm' --across …" in ran.err
