"""Mistakes that need a command line or a disk: what is said, and that the help, typed, ends the mistake."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from pnp.render import FontError
from tests.pipeline.projects import FACE, GAME, HEROES, SPELLS, Ran, heroes, pnp, written

ONE = ("build", "--component", "heroes", "--lang", "en", "--cards", "knight")

IMAGE = FACE.replace("<circle", '<image x="5" y="20" width="9" height="9" href="PICTURE"/><circle')

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8ffff3f0005fe02fe0def46b80000000049454e44ae426082"
)
"""One white pixel."""


def said(ran: Ran) -> tuple[str, str]:
    """The headline of the only message, without its place, and its help."""
    lines = ran.err.splitlines()
    (headline,) = [line for line in lines if "error[" in line or "warning[" in line]
    helps = [line.partition("= help: ")[2] for line in lines if "= help: " in line]
    return headline[headline.index("P") :], helps[0] if helps else ""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


OPTIONS: Mapping[str, tuple[tuple[str, ...], str, str, tuple[str, ...] | None]] = {
    "paper": (
        ("--paper", "a44"),
        "P003]: `a44` is no paper",
        "did you mean `a4`?",
        ("--paper", "a4"),
    ),
    "component": (
        ("--component", "heros"),
        "P004]: there is no component `heros`",
        "did you mean `heroes`?",
        ("--component", "heroes"),
    ),
    "card": (
        ("--cards", "night"),
        "P005]: deck `heroes` has no card `night`",
        "did you mean `knight`?",
        ("--cards", "knight"),
    ),
    "position": (("--cards", "1-99"), "P005]: deck `heroes` has no card `1-99`", "", None),
    "language": (
        ("--lang", "fr"),
        "P006]: game `heroes` has no language `fr`",
        "write `--lang en`",
        ("--lang", "en"),
    ),
    "variant": (
        ("--variant", "low-inc"),
        "P007]: game `heroes` has no variant `low-inc`",
        "did you mean `low-ink`?",
        ("--variant", "low-ink"),
    ),
    "players": (
        ("--players", "7"),
        "P008]: deck `heroes` has no set-up for 7 players",
        "write `--players 3`",
        ("--players", "3"),
    ),
    "game": (("heros",), "P160]: there is no game `heros`", "did you mean `heroes`?", ("heroes",)),
    "skip": (
        ("--skip", "400"),
        "P606]: skipping 400 places leaves none on the first sheet of deck `heroes`, which has 4",
        "use `--skip 0`",
        ("--skip", "0"),
    ),
}
"""Options, what is said, its help, and the options that the help leads to."""


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
def test_an_option_that_names_nothing_says_what_to_type(
    root: Path, options: tuple[tuple[str, ...], str, str, tuple[str, ...] | None]
) -> None:
    typed, what, help, mended = options
    assert said(pnp(root, *ONE, *typed)) == (what, help)
    if mended:
        assert pnp(root, *ONE, *mended).status == 0


def test_a_project_without_paper_says_the_line_to_add(root: Path) -> None:
    (root / "pnp.yaml").write_text("margin: 8 mm\n", encoding="utf-8")
    what, help = said(pnp(root, *ONE))
    assert (what, "`paper: a4`" in help) == ("P002]: no paper is set", True)
    (root / "pnp.yaml").write_text("margin: 8 mm\npaper: a4\n", encoding="utf-8")
    assert pnp(root, *ONE).status == 0


def test_a_build_that_leaves_out_every_card_says_so(root: Path) -> None:
    (root / "content/heroes/spells.yaml").write_text(
        SPELLS.replace("name: Fire", "name: Fire, qty: 0"), encoding="utf-8"
    )
    what, _ = said(pnp(root, "build", "--component", "spells", "--cards", "fire"))
    assert what == "P009]: nothing is left to print"


def test_a_picture_behind_a_link_out_of_the_project_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(PNG)
    root = written(tmp_path / "project", heroes(face=IMAGE.replace("PICTURE", "secret.png")))
    (root / "layouts/heroes/secret.png").symlink_to(tmp_path / "secret.png")
    what, _ = said(pnp(root, "check"))
    assert what == "P419]: the picture `layouts/heroes/secret.png` lies outside the project"


def test_a_picture_by_its_place_on_the_disk_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(PNG)
    root = written(tmp_path / "project", heroes(face=IMAGE.replace("PICTURE", f"file://{tmp_path}/secret.png")))
    assert said(pnp(root, "check"))[0].startswith("P420]: the picture `file://")


def test_a_content_file_behind_a_link_out_of_the_project_is_refused(tmp_path: Path) -> None:
    (tmp_path / "spells.yaml").write_text("deck: spells\n", encoding="utf-8")
    root = written(tmp_path / "project", heroes(game=GAME))
    (root / "content/heroes/spells.yaml").unlink()
    (root / "content/heroes/spells.yaml").symlink_to(tmp_path / "spells.yaml")
    what, help = said(pnp(root, "check"))
    assert what == "P116]: `content/heroes/spells.yaml` leads out of the project folder"
    assert help == "copy the file into the project"


def test_a_picture_that_is_cut_off_is_named(tmp_path: Path) -> None:
    files = {**heroes(face=IMAGE.replace("PICTURE", "castle.png")), "layouts/heroes/castle.png": PNG[:50]}
    what, help = said(pnp(written(tmp_path, files), *ONE))
    assert what.startswith("P501]: picture `layouts/heroes/castle.png` is ")
    assert "save it again" in help


def test_a_font_that_cannot_be_drawn_with_is_named() -> None:
    message = FontError("fonts/jost/Jost.ttf").diagnostic()
    assert (message.code, message.what) == ("P502", "font file `fonts/jost/Jost.ttf` cannot be read")


def test_all_mistakes_of_several_files_are_told_in_one_run(root: Path) -> None:
    (root / "content/heroes/heroes.yaml").write_text(HEROES.replace("level: 1", "lvl: 1"), encoding="utf-8")
    (root / "content/heroes/game.yaml").write_text(GAME.replace("title:", "titel:"), encoding="utf-8")
    (root / "pnp.yaml").write_text("paper: a4\nmargn: 8 mm\n", encoding="utf-8")
    shown = pnp(root, "check").err
    assert shown.splitlines()[-1] == "4 errors"


def test_at_most_twenty_messages_are_shown_unless_all_are_asked_for(root: Path) -> None:
    cards = "".join(f"  - {{id: c{n}, level: x{n}}}\n" for n in range(33))
    (root / "content/heroes/heroes.yaml").write_text(
        HEROES.partition("cards:")[0] + "cards:\n" + cards, encoding="utf-8"
    )
    few, all_ = pnp(root, "check", "--format", "short").err, pnp(root, "check", "--format", "short", "--all").err
    assert (few.count("error["), "and 13 more; `--all` shows them" in few, all_.count("error[")) == (20, True, 33)
