"""Projects that `pnp new` makes: clean as written, whole or not there, and ready for an editor."""

from __future__ import annotations

import re
import shlex
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pnp.cli import app
from pnp.expressions import Sandbox
from pnp.pipeline.starters import COMMON, STARTERS, names_of, new_project, starter_files
from tests.pipeline.projects import ROOT, Ran, pnp

FILES = ROOT / "pnp/pipeline/starters/files"

every_starter = pytest.mark.parametrize("template", STARTERS)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Ran:
    """Run a command in the current folder."""
    result = CliRunner().invoke(app, arguments)
    return Ran(result.exit_code, result.stdout, result.stderr)


def listing(folder: Path) -> list[str]:
    """All files and folders below a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@every_starter
def test_starter_is_without_mistakes_as_written(here: Path, template: str) -> None:
    assert new_project(Path("owls"), template).diagnostics == ()
    ran = pnp(here / "owls", "check", "--print", "--strict")
    assert (ran.status, "no mistakes" in ran.err, "note[" in ran.err) == (0, True, False)
    ran = pnp(here / "owls", "build", "--paper", "a4,letter", "--strict", "--jobs", "1")
    assert (ran.status, "error[" in ran.err, "warning[" in ran.err) == (0, False, False)
    assert list((here / "owls/output/owls").glob("*-a4-en.pdf"))


@every_starter
def test_content_names_the_schema_that_is_written(here: Path, template: str) -> None:
    new_project(Path("owls"), template)
    content = [Path("owls/pnp.yaml"), *Path("owls/content").rglob("*.yaml")]
    for file in content:
        (schema,) = re.findall(r"\A# yaml-language-server: \$schema=(\S+)\n", file.read_text(encoding="utf-8"))
        assert (file.parent / schema).is_file(), file


@every_starter
def test_comments_teach_in_each_file_of_content_and_each_face(template: str) -> None:
    for file in [path for part in (COMMON, template) for path in (FILES / part).rglob("*.yaml")]:
        assert re.search(r"^# ", file.read_text(encoding="utf-8"), re.MULTILINE), file
    assert any("<!--" in file.read_text(encoding="utf-8") for file in (FILES / template / "layouts/NAME").glob("*.svg"))


def test_what_it_says_next_is_what_works(here: Path) -> None:
    said = new_project(Path("my owls"), "blank").closing.partition("next:\n")[2].splitlines()
    words = [shlex.split(line) for line in said]
    assert words == [["cd", "my owls"], ["pnp", "build"], ["pnp", "check", "--print"]]
    for command in words[1:]:
        assert pnp(here / words[0][1], *command[1:]).status == 0


def test_game_and_its_title_have_the_name_of_the_folder(here: Path) -> None:
    new_project(Path("Night_Owls"), "blank")
    text = Path("Night_Owls/content/night_owls/game.yaml").read_text(encoding="utf-8")
    assert ("\ngame: night_owls " in text, '\ntitle: "Night Owls"\n' in text) == (True, True)


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("owls", ("owls", "Owls")),
        ("Äpfel & Birnen", ("äpfel-birnen", "Äpfel & Birnen")),
        ("con", ("game", "Con")),
        ("!!!", ("game", "!!!")),
        ('say "hi"', ("say-hi", 'Say "hi"')),
    ],
)
def test_names_come_from_the_folder_where_they_can(name: str, names: tuple[str, str]) -> None:
    assert names_of(name) == names


@pytest.mark.parametrize("name", ["Äpfel & Birnen", 'say "hi"', "con", "7", "true", "a: b # c"])
def test_any_name_of_a_folder_makes_a_right_project(here: Path, name: str) -> None:
    assert new_project(Path(name), "blank").diagnostics == ()
    assert pnp(here / name, "check").status == 0


def test_a_folder_with_something_in_it_is_refused_and_stays(here: Path) -> None:
    (here / "notes.txt").write_text("mine", encoding="utf-8")
    ran = run("new", ".")
    assert (ran.status, "error[P040]: the folder `.` is not empty" in ran.err) == (1, True)
    assert listing(here) == ["notes.txt"]


def test_a_file_is_refused(here: Path) -> None:
    (here / "owls").write_text("mine", encoding="utf-8")
    ran = run("new", "owls")
    assert (ran.status, "error[P040]: `owls` is a file" in ran.err) == (1, True)


def test_hidden_files_are_left_and_do_not_count(here: Path) -> None:
    (here / ".gitignore").write_text("mine", encoding="utf-8")
    assert run("new", ".").status == 0
    assert (here / ".gitignore").read_text(encoding="utf-8") == "mine"


def test_nothing_is_left_where_the_disk_refuses(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, written = Path.write_bytes, []

    def full(place: Path, raw: bytes) -> int:
        written.append(place)
        if len(written) > 3:
            write(place, raw[:10])
            raise OSError(28, "No space left on device", str(place))
        return write(place, raw)

    monkeypatch.setattr(Path, "write_bytes", full)
    made = new_project(Path("deep/owls"), "icons")
    assert [(found.code, found.what) for found in made.diagnostics] == [
        ("P041", "the project cannot be written: the disk is full")
    ]
    assert listing(here) == []


def test_a_template_that_is_none_is_a_wrong_command(here: Path) -> None:
    ran = run("new", "owls", "--template", "hexes")
    assert (ran.status, listing(here)) == (2, [])


def test_what_starters_share_with_the_project_is_the_same() -> None:
    fonts = [path for path in (FILES / COMMON / "fonts").rglob("*") if path.suffix in {".ttf", ".txt"}]
    pairs = [(path, ROOT / path.relative_to(FILES / COMMON)) for path in fonts]
    for copy, original in pairs:
        assert copy.read_bytes() == original.read_bytes(), copy


def test_the_macros_of_the_board_write_in_a_font_that_the_starter_has() -> None:
    shared = (ROOT / "layouts/shared/board.svg").read_text(encoding="utf-8")
    copy = (FILES / "hexboard/layouts/shared/board.svg").read_text(encoding="utf-8")
    assert copy == shared.replace("'Barlow Condensed'", "'Noto Sans'").replace('weight="700"', 'weight="600"')


def test_every_macro_of_the_board_is_drawn_with_the_fonts_of_the_starter(here: Path) -> None:
    new_project(Path("owls"), "hexboard")
    content, layout = here / "owls/content/owls/board.yaml", here / "owls/layouts/owls/board.svg"
    text = content.read_text(encoding="utf-8")
    content.write_text(
        text + "track: {first: 1, cell: 10 mm, cells: {x: 20, y: 20, columns: 8, rows: 4}}\n", encoding="utf-8"
    )
    drawn = (
        "{% import 'shared/board.svg' as parts with context %}{{ parts.track(board.track) }}"
        "{{ parts.name(90, 90, 5, 'Hill|Fort') }}{{ parts.plate(150, 90, 'Sea') }}{{ parts.squaregrid(90, 90, 9, 3, 3) }}"
    )
    layout.write_text(layout.read_text(encoding="utf-8").replace("</svg>", f"{drawn}</svg>"), encoding="utf-8")
    ran = pnp(here / "owls", "check")
    assert (ran.status, ran.err.count("error["), ran.err.count("warning[")) == (0, 0, 0)


def test_the_middle_of_a_hex_is_where_the_comment_says() -> None:
    """The formula in board.yaml and docs/boards.md, with the numbers of the starter."""
    shared = (FILES / "hexboard/layouts/shared/board.svg").read_text(encoding="utf-8")
    macro = re.search(r"{% macro hexgrid.*?{% endmacro %}", shared, re.DOTALL)
    comment = (FILES / "hexboard/content/NAME/board.yaml").read_text(encoding="utf-8")
    assert macro is not None
    assert "x = 10 + 20 * (C - 0.5), and 10 more in every even row" in comment
    assert "y = 5.5 + 11.547 * (1.5 * R - 0.5)" in comment
    drawn = Sandbox().from_string(f"{macro[0]}{{{{ hexgrid(10, 5.5, 20, 12, 10) }}}}").render()
    hexes = re.findall(r'd="M([\d.]+) ([\d.]+)l.*?>(\d\d)(\d\d)</text>', drawn, re.DOTALL)
    assert len(hexes) == 120
    for x, top, column, row in hexes:
        middle_x = 10 + 20 * (int(column) - 0.5) + (10 if int(row) % 2 == 0 else 0)
        middle_y = 5.5 + 11.547 * (1.5 * int(row) - 0.5)
        assert (float(x), float(top) + 11.547) == pytest.approx((middle_x, middle_y), abs=0.01)


@pytest.mark.parametrize(("size", "root"), [("25 mm", "31"), ("12 mm", "18")])
def test_coins_of_another_size_keep_their_middle(here: Path, size: str, root: str) -> None:
    """Only what P310 tells is changed: the measures of the first line."""
    new_project(Path("owls"), "tokens")
    content = here / "owls/content/owls/coins.yaml"
    content.write_text(content.read_text(encoding="utf-8").replace("size: 20 mm", f"size: {size}"), encoding="utf-8")
    for side in ("coin", "coin-back"):
        layout = here / f"owls/layouts/owls/{side}.svg"
        text = layout.read_text(encoding="utf-8")
        layout.write_text(
            text.replace('"26mm"', f'"{root}mm"').replace("3 26 26", f"3 {root} {root}"), encoding="utf-8"
        )
    ran = pnp(here / "owls", "check", "--print", "--strict")
    assert (ran.status, "no mistakes" in ran.err) == (0, True)


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_a_row_of_icons_stays_on_the_card(here: Path, count: int) -> None:
    new_project(Path("owls"), "icons")
    svg = "".join(
        file.raw.decode() for file in starter_files("icons", "owls", "Owls") if file.path.endswith("owls/face.svg")
    )
    found = re.search(r"{% set count.*?{% endfor %}", svg, re.DOTALL)
    assert found is not None
    placed: list[tuple[float, float]] = []
    goods = [{"colour": "#000"}] * count
    template = Sandbox().from_string(found[0].replace("&lt;", "<"))
    template.render(card={"gives": goods}, icon=lambda _, x, y, size, fill: placed.append((x, x + size)))
    assert (placed[0][0] >= 4, placed[-1][1] <= 59) == (True, True)
    assert all(before[1] < after[0] for before, after in pairwise(placed))


@pytest.mark.parametrize("name", ["me", "my-night-owls"])
def test_comments_of_game_yaml_stand_in_one_column(name: str) -> None:
    (text,) = (file.raw.decode() for file in starter_files("icons", name, "A") if file.path.endswith("game.yaml"))
    columns = {line.index("# ") for line in text.splitlines() if "  # " in line}
    assert len(columns) == 1


@pytest.mark.parametrize("name", ["日本", "עברית", "Ελλάδα", "Мечта"])
def test_a_name_in_any_script_makes_a_project_that_builds(here: Path, name: str) -> None:
    made = new_project(Path(name), "blank")
    assert ("so the title is `Game` for now" in made.closing) == (name in {"日本", "עברית"})
    assert pnp(here / name, "build").status == 0


def test_starters_are_in_the_package() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-data"]
    assert data["pnp.pipeline.starters"] == ["files/**/*"]
