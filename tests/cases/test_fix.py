"""`pnp check --fix`: only mends that are certain, shown first, written whole or not at all."""

from __future__ import annotations

import functools
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pnp.cli import app
from pnp.diagnostics import Diagnostic, Replacement, Sink, Span
from pnp.pipeline import mend
from pnp.pipeline.check import check_world
from pnp.pipeline.mend import Mending, carry_out, propose, propose_on_disk
from pnp.world import MemoryWorld
from tests.cases.case import BASE, Files, parsed
from tests.cases.damage import damaged
from tests.cases.test_cases import CASES, messages
from tests.cases.test_damage import DAMAGED, shipped
from tests.pipeline.projects import HEROES, Ran, heroes, pnp, written

DECK = "content/heroes/heroes.yaml"


def with_deck(text: str) -> Files:
    """The base project with another deck."""
    return {**BASE, DECK: text}


def base_deck(old: str, new: str) -> str:
    """The base project's deck with a change."""
    text = str(BASE[DECK])
    assert old in text
    return text.replace(old, new)


def mended(files: Files, print_lint: bool = False) -> Mending:
    """The mends of a project."""
    return propose(MemoryWorld(files), (), print_lint)


def after(files: Files) -> str:
    """The deck as it is mended."""
    return mended(files).after[DECK].decode("utf-8")


@functools.cache
def fixable() -> tuple[Path, ...]:
    """The cases in which something can be mended for certain."""
    return tuple(case for case in CASES if any(message.fix for message in messages(case)))


def test_many_cases_can_be_mended_for_certain() -> None:
    assert len(fixable()) >= 20


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_every_certain_mend_of_a_case_is_made(case: Path) -> None:
    wanted = {(message.code, message.what) for message in messages(case) if message.fix}
    if not wanted:
        return
    files = parsed(case.read_text(encoding="utf-8")).files
    made = mended(files, case.stem.startswith("P8"))
    assert wanted <= {(message.code, message.what) for message in made.mended}


def test_a_clean_project_has_nothing_to_mend() -> None:
    made = mended(BASE)
    assert (made.after, made.mended, made.diff, made.outcome.closing) == ({}, (), "", "nothing to mend")


def test_only_what_is_wrong_changes() -> None:
    text = base_deck("name: Rook", "name: Rook, cost: 007")
    assert after(with_deck(text)) == text.replace("007", "7")


def test_several_mends_of_a_line_are_made_together() -> None:
    text = base_deck("name: {type: text}", "name: {type: str}\n  a: {type: bool}\n  b: {type: int}")
    text = text.replace("name: Rook", "a: yes, b: 03, name: Rook")
    made = after(with_deck(text))
    assert "name: {type: text}\n  a: {type: boolean}\n  b: {type: integer}" in made
    assert "{id: rook, a: true, b: 3, name: Rook}" in made


def test_a_mend_that_uncovers_a_mistake_is_followed_by_the_next() -> None:
    text = base_deck("deck: heroes", "deck: hero").replace("cost: {type: integer", "cost: {type: int")
    text = text.replace("name: Rook", "name: Rook, cost: 03")
    assert after(with_deck(text)).split("\n")[0] == "deck: heroes"
    assert "cost: 3" in after(with_deck(text))


def test_nearly_right_names_are_no_certain_mends() -> None:
    made = mended(with_deck(base_deck("name: Rook", "nmae: Rook")))
    assert (made.after, [message.code for message in made.outcome.diagnostics]) == ({}, ["P104"])


def test_line_ends_and_byte_order_mark_stay() -> None:
    text = base_deck("name: Rook", "name: Rook, cost: 007").replace("\n", "\r\n")
    raw = ("\ufeff" + text).encode("utf-8")
    made = mended({**BASE, DECK: raw})
    assert made.after[DECK] == ("\ufeff" + text.replace("007", "7")).encode("utf-8")


def test_the_diff_shows_the_lines() -> None:
    text = base_deck("name: Rook", "name: Rook, cost: 007")
    shown = mended(with_deck(text)).diff.splitlines()
    assert shown[:2] == [f"--- {DECK}", f"+++ {DECK}"]
    assert [line for line in shown[2:] if line[0] in "+-"] == [
        "-  - {id: rook, name: Rook, cost: 007}",
        "+  - {id: rook, name: Rook, cost: 7}",
    ]


def test_a_cell_of_a_table_is_mended() -> None:
    deck = base_deck("cards:", "#").partition("#")[0] + "cards: {from: cards.csv}\n"
    made = mended({**with_deck(deck), "content/heroes/cards.csv": "id;name;cost\r\nowl;Owl;07\r\n"})
    assert made.after["content/heroes/cards.csv"] == b"id;name;cost\r\nowl;Owl;7\r\n"


def test_a_value_of_a_list_never_takes_the_place_of_the_list() -> None:
    text = base_deck("cards:", "generate:\n  - {for: {hero: [yes, no]}, id: '{hero}'}\ncards:")
    text = text.replace("fields:", "fields:\n  hero: {type: boolean}")
    made = mended(with_deck(text))
    assert made.after == {}
    assert [message.code for message in made.outcome.diagnostics] == ["P122"]


def reporting(monkeypatch: pytest.MonkeyPatch, *fixes: Replacement) -> None:
    """Let the check also report these mends, each as long as `rook` stands in its place."""

    def check(world: MemoryWorld, games: object, sink: Sink, print_lint: bool = False) -> object:
        lines = world.read_bytes(DECK).decode("utf-8").split("\n")
        for fix in fixes:
            start = fix.span.column - 1
            if lines[fix.span.line - 1][start : start + fix.span.length] == "rook":
                sink.report(Diagnostic("P104", f"wrong, write `{fix.text}`", fix.span, fix=fix))
        return check_world(world, (), sink, print_lint)

    monkeypatch.setattr(mend, "check_world", check)


ROOK = Span(DECK, 9, 10, 4)
"""The id of the second card of the base project."""


def test_the_place_of_the_tests_is_right() -> None:
    assert str(BASE[DECK]).split("\n")[ROOK.line - 1][ROOK.column - 1 :].startswith("rook")


@pytest.mark.parametrize("text", ['"', "{", "knight", "!x", "rook"])
def test_a_mend_that_breaks_something_or_mends_nothing_is_not_made(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    reporting(monkeypatch, Replacement(ROOK, text))
    assert mended(BASE).after == {}


def test_a_mend_that_breaks_something_does_not_spoil_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    reporting(monkeypatch, Replacement(ROOK, '"'))
    text = base_deck("name: Knight", "name: Knight, cost: 007")
    assert after(with_deck(text)) == text.replace("007", "7")


@pytest.mark.parametrize(
    "span", [Span(DECK, 99, 1, 4), Span(DECK, 0, 0, 0), Span(DECK, 9, 999, 1), Span("content/none.yaml", 1, 1, 1)]
)
def test_a_mend_that_stands_nowhere_is_not_made(monkeypatch: pytest.MonkeyPatch, span: Span) -> None:
    found = (Diagnostic("P104", "x", span, fix=Replacement(span, "y")),)
    monkeypatch.setattr(mend._Trial, "found", lambda self, changed: found)
    assert mended(BASE).after == {}


def test_of_mends_that_overlap_one_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    reporting(monkeypatch, Replacement(ROOK, "castle"), Replacement(ROOK, "tower"))
    assert after(BASE) == str(BASE[DECK]).replace("rook", "castle")


@pytest.mark.parametrize("path", DAMAGED)
def test_mends_of_damaged_files_leave_them_readable(path: str) -> None:
    files: dict[str, str | bytes] = {**shipped()}
    files[path] = damaged(shipped()[path].decode("utf-8"), 11).encode("utf-8", "surrogatepass")
    made = propose(MemoryWorld(files), ("scout" if "scout" in path else "tricks",))
    was = {
        message.span.path for message in made.outcome.diagnostics if message.code in mend.UNREADABLE and message.span
    }
    left = {message.span.path for message in made.left if message.code in mend.UNREADABLE and message.span}
    assert left <= was


WRONG = HEROES.replace("level: 2", "level: 02")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes(deck=WRONG))


def fixed(root: Path, *arguments: str, answer: str = "") -> Ran:
    """Run `pnp check --fix` and type an answer."""
    ran = CliRunner().invoke(app, ["check", "--fix", *arguments, "--project", str(root)], input=answer)
    assert ran.exception is None or isinstance(ran.exception, SystemExit)
    return Ran(ran.exit_code, ran.stdout, ran.stderr)


def deck(root: Path) -> str:
    """The deck on the disk."""
    return (root / DECK).read_text(encoding="utf-8")


def test_the_mend_is_shown_and_written_when_one_agrees(root: Path) -> None:
    ran = fixed(root, answer="y\n")
    assert (ran.status, deck(root)) == (0, HEROES)
    assert "+  - {id: rook, level: 2," in ran.err
    assert "1 mend in 1 file; 1 game, 8 cards: no mistakes" in ran.err.splitlines()[-1]


@pytest.mark.parametrize("answer", ["n\n", "\n", ""])
def test_nothing_is_written_unless_one_agrees(root: Path, answer: str) -> None:
    ran = fixed(root, answer=answer)
    assert (ran.status, deck(root)) == (1, WRONG)
    assert "nothing was changed" in ran.err
    assert "error[P122]" in ran.err


def test_with_yes_nothing_is_asked(root: Path) -> None:
    assert (fixed(root, "--yes").status, deck(root)) == (0, HEROES)


def test_what_is_left_is_told(root: Path) -> None:
    (root / DECK).write_text(WRONG.replace("level: 3", "levle: 3"), encoding="utf-8")
    ran = fixed(root, "--yes")
    assert (ran.status, "error[P104]" in ran.err, "P122" in ran.err) == (1, True, False)
    assert ran.err.splitlines()[-2:] == ["1 error", "1 mend in 1 file"]


def test_a_project_without_certain_mends_says_so(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 3", "levle: 3")))
    ran = fixed(root, answer="y\n")
    assert (ran.status, ran.err.splitlines()[0]) == (1, "no mend is certain")


def test_a_clean_project_says_that_there_is_nothing_to_mend(tmp_path: Path) -> None:
    ran = fixed(written(tmp_path, heroes()))
    assert (ran.status, ran.err) == (0, "nothing to mend\n")


def test_a_folder_without_a_project_says_so(tmp_path: Path) -> None:
    assert "P001" in fixed(tmp_path).err


def test_json_stays_json(root: Path) -> None:
    assert fixed(root, "--yes", "--format", "json").out == "[]\n"


def test_the_rights_of_a_file_stay(root: Path) -> None:
    (root / DECK).chmod(0o640)
    fixed(root, "--yes")
    assert stat.S_IMODE((root / DECK).stat().st_mode) == 0o640


def test_a_file_behind_a_link_is_changed_and_the_link_stays(root: Path) -> None:
    (root / DECK).rename(root / "content/real.yaml")
    (root / DECK).symlink_to(root / "content/real.yaml")
    fixed(root, "--yes")
    assert ((root / DECK).is_symlink(), deck(root)) == (True, HEROES)


def test_no_other_file_is_left_behind(root: Path) -> None:
    before = sorted(root.rglob("*"))
    fixed(root, "--yes")
    kept = [root / "output", *(root / "output").rglob("*")]
    assert sorted(set(root.rglob("*")).difference(kept)) == before


def test_a_file_that_changed_meanwhile_is_left_alone(root: Path) -> None:
    mending = propose_on_disk(root)
    (root / DECK).write_text(WRONG + "# more\n", encoding="utf-8")
    found = carry_out(mending)
    assert (found.diagnostics[0].code, deck(root)) == ("P017", WRONG + "# more\n")


def two_files(root: Path) -> Mending:
    """Mends in two files."""
    (root / "content/heroes/spells.yaml").write_text(
        (root / "content/heroes/spells.yaml").read_text(encoding="utf-8").replace("deck: spells", "deck: spell"),
        encoding="utf-8",
    )
    mending = propose_on_disk(root)
    assert len(mending.after) == 2
    return mending


def state(root: Path) -> dict[str, bytes]:
    """Every file."""
    return {str(file): file.read_bytes() for file in root.rglob("*") if file.is_file()}


def test_when_the_disk_refuses_one_file_all_are_as_before(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mending = two_files(root)
    before = state(root)
    real = mend.replace_file
    done: list[Path] = []

    def refusing(place: Path, raw: bytes) -> None:
        done.append(place)
        if len(done) == 2:
            raise OSError(28, "No space left on device")
        real(place, raw)

    monkeypatch.setattr(mend, "replace_file", refusing)
    found = carry_out(mending)
    assert found.diagnostics[0].what == "the mends were not written: No space left on device"
    assert state(root) == before


def test_when_a_message_is_still_there_all_files_are_as_before(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mending = two_files(root)
    before = state(root)
    monkeypatch.setattr(mend, "check", lambda *_: mending.outcome)
    found = carry_out(mending)
    assert (found.diagnostics[0].code, found.diagnostics[0].help) == ("P017", "type `pnp check --fix` again")
    assert state(root) == before


def test_ctrl_c_during_the_check_leaves_all_files_as_before(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mending = two_files(root)
    before = state(root)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(mend, "check", interrupted)
    with pytest.raises(KeyboardInterrupt):
        carry_out(mending)
    assert state(root) == before


def test_without_fix_nothing_is_shown_or_changed(root: Path) -> None:
    ran = pnp(root, "check")
    assert (ran.status, "+++" in ran.err, deck(root)) == (1, False, WRONG)
