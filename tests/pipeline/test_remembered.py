"""A check that was made before is not made again, and says the same, until something it looked at changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Replacement, Severity, Span
from pnp.pipeline.remembered import Memory, asked_of
from pnp.pipeline.watched import Watched
from pnp.world import MemoryWorld
from tests.pipeline.projects import BACK, FACE, HEROES, heroes, pnp, written

SMALL = FACE.replace('font-size="4"', 'font-size="1.5"')


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes(face=SMALL))


def said(root: Path, *options: str) -> tuple[int, str]:
    """Status and messages of a check, without how long it took."""
    ran = pnp(root, "check", *options)
    return ran.status, ran.err.partition(" (")[0] if ran.status == 0 else ran.err


@pytest.mark.parametrize("options", [(), ("--print",)], ids=["check", "print"])
def test_the_second_check_says_the_same_without_looking_again(
    root: Path, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = said(root, *options)
    assert "P807" in first[1]
    monkeypatch.setattr("pnp.pipeline.workshop.Workshop.checked", lambda *_: 1 / 0)
    assert said(root, *options) == first


def test_a_check_with_pictures_is_another_one(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pnp(root, "check")
    monkeypatch.setattr("pnp.pipeline.workshop.Workshop.checked", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        pnp(root, "check", "--print")


@pytest.mark.parametrize(
    ("path", "text", "code"),
    [
        ("layouts/heroes/face.svg", FACE, ""),
        ("layouts/heroes/back.svg", BACK.replace("</svg>", '<image href="gone.png"/></svg>'), "P418"),
        ("content/heroes/heroes.yaml", HEROES.replace("Knight", "Knight ★"), "P453"),
        ("fonts/noto/NotoSans-400Regular.ttf", "no font", "P455"),
        ("pnp.yaml", "paper: a4\nlabel_font: Jost\n", "P450"),
    ],
    ids=["layout", "other layout", "content", "font", "project"],
)
def test_what_changes_is_looked_at_again(root: Path, path: str, text: str, code: str) -> None:
    before = said(root)
    (root / path).write_text(text, encoding="utf-8")
    after = said(root)
    assert after != before
    assert code in after[1]


def test_a_file_that_was_missing_is_looked_for_again(tmp_path: Path) -> None:
    layout = FACE.replace("</svg>", '{% include "heroes/part.svg" %}</svg>')
    root = written(tmp_path, heroes(face=layout))
    assert "P305" in said(root)[1]
    (root / "layouts/heroes/part.svg").write_text("<g/>", encoding="utf-8")
    assert said(root)[0] == 0


def test_what_no_card_uses_may_change(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(root, {"layouts/heroes/art/owl.svg": "<svg/>"})
    first = said(root)
    written(root, {"layouts/heroes/art/owl.svg": "<svg></svg>", "content/other.txt": "x"})
    (root / "content/other.txt").unlink()
    monkeypatch.setattr("pnp.pipeline.workshop.Workshop.checked", lambda *_: 1 / 0)
    assert said(root) == first


@pytest.mark.parametrize("kept", [b"", b"{", b"[]", b'{"asked": 1}', b"\xff"])
def test_a_damaged_memory_counts_as_none(root: Path, kept: bytes) -> None:
    first = said(root)
    (root / "output/.cache/check-heroes.json").write_bytes(kept)
    assert said(root) == first


def test_a_check_works_where_nothing_can_be_kept(root: Path) -> None:
    first = said(root)
    for file in (root / "output/.cache").iterdir():
        file.unlink()
    (root / "output/.cache").rmdir()
    (root / "output").rmdir()
    (root / "output").write_text("no folder", encoding="utf-8")
    assert said(root) == first


FOUND = (
    Diagnostic(
        "P460",
        "é is too wide",
        Span("content/a.yaml", 3, 4, 5),
        Severity.WARNING,
        "here",
        ("one", "two"),
        "write `e`",
        Replacement(Span("content/a.yaml", 3, 4, 1), "e"),
        ("card `a`",),
    ),
    Diagnostic("P001", "nothing else"),
)


def test_what_was_found_comes_back_whole(tmp_path: Path) -> None:
    world = MemoryWorld({"a": "b"})
    Memory(tmp_path).keep("x", "asked", {}, FOUND)
    assert Memory(tmp_path).recall("x", "asked", world) == FOUND
    assert Memory(tmp_path).recall("x", "asked otherwise", world) is None


def test_what_depends_on_the_clock_is_not_kept(tmp_path: Path) -> None:
    Memory(tmp_path).keep("x", "asked", {}, [Diagnostic("P306", "too slow")])
    assert Memory(tmp_path).recall("x", "asked", MemoryWorld({})) is None


def recalled(before: dict[str, str], after: dict[str, str], tmp_path: Path) -> bool:
    """Whether what was found while all questions were asked of `before` still counts in `after`."""
    watched = Watched(MemoryWorld(before))
    watched.exists("layouts/a.svg")
    watched.files("layouts/icons")
    if "layouts/b.svg" in before:
        watched.read_bytes("layouts/b.svg")
    else:
        with pytest.raises(FileNotFoundError):
            watched.read_bytes("layouts/b.svg")
    Memory(tmp_path).keep("x", "", watched.trace, FOUND)
    return Memory(tmp_path).recall("x", "", MemoryWorld(after)) is not None


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        ({}, True),
        ({"layouts/c.svg": "c"}, True),
        ({"layouts/a.svg": "a"}, False),
        ({"layouts/b.svg": "c"}, False),
        ({"layouts/icons/star.svg": ""}, False),
    ],
    ids=["nothing", "another file", "a file that was not there", "a file that was read", "a file in a folder"],
)
def test_it_counts_while_all_answers_are_the_same(change: dict[str, str], counts: bool, tmp_path: Path) -> None:
    files = {"layouts/b.svg": "b", "layouts/icons/sun.svg": ""}
    assert recalled(files, files | change, tmp_path) is counts


def test_a_file_that_could_not_be_read_is_tried_again(tmp_path: Path) -> None:
    assert recalled({}, {"layouts/b.svg": "b"}, tmp_path) is False


def test_content_of_the_game_and_shared_content_are_asked_for() -> None:
    files = {"pnp.yaml": "", "content/g/d.yaml": "a", "content/shared.yaml": "b", "content/other/d.yaml": "c"}
    asked = asked_of(MemoryWorld(files), "g")
    changed = {path: asked_of(MemoryWorld(files | {path: "x"}), "g") != asked for path in files}
    assert changed == {
        "pnp.yaml": True,
        "content/g/d.yaml": True,
        "content/shared.yaml": True,
        "content/other/d.yaml": False,
    }
