from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pnp.export.folder import OutputError, OutputFolder
from pnp.export.manifest import FileEntry, Manifest, digest


def listed(**files: bytes) -> dict[str, bytes]:
    return {f"{name}.pdf": content for name, content in files.items()}


def manifest(files: dict[str, bytes]) -> Manifest:
    return Manifest("tricks", "0.1.0", tuple(FileEntry(name, digest(content)) for name, content in files.items()))


def write(root: Path, files: dict[str, bytes], complete: bool = False) -> Manifest:
    return OutputFolder(root, "tricks").write(files, manifest(files), complete)


def contents(root: Path) -> dict[str, bytes]:
    folder = root / "tricks"
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.name != "manifest.json"
    }


@pytest.fixture
def full_disk(monkeypatch):
    """Writing a file of more than ten bytes fails."""
    write_bytes = Path.write_bytes

    def refuse(self: Path, content: bytes) -> int:
        if len(content) > 10 and self.name != "manifest.json":
            raise OSError(errno.ENOSPC, "No space left on device")
        return write_bytes(self, content)

    monkeypatch.setattr(Path, "write_bytes", refuse)


@pytest.fixture
def held_file(monkeypatch):
    """`b.pdf` cannot be replaced, as when a viewer holds it."""
    replace = os.replace

    def refuse(source: Path, target: Path) -> None:
        if Path(target).name == "b.pdf" and "new" in Path(source).parts:
            raise PermissionError(errno.EACCES, "Permission denied")
        replace(source, target)

    monkeypatch.setattr("os.replace", refuse)


def test_files_are_written_to_the_folder_of_the_game(tmp_path):
    write(tmp_path / "output", listed(a=b"1") | {"png/x.png": b"2"})
    assert contents(tmp_path / "output") == {"a.pdf": b"1", "png/x.png": b"2"}


def test_the_manifest_is_written_with_them(tmp_path):
    write(tmp_path, listed(a=b"1"))
    assert OutputFolder(tmp_path, "tricks").manifest() == manifest(listed(a=b"1"))


def test_newer_files_replace_older_ones(tmp_path):
    write(tmp_path, listed(a=b"old", b=b"old"))
    write(tmp_path, listed(a=b"new", b=b"new"))
    assert contents(tmp_path) == listed(a=b"new", b=b"new")


def test_nothing_else_is_left_beside_the_folder(tmp_path):
    write(tmp_path, listed(a=b"1"))
    assert [place.name for place in tmp_path.iterdir()] == ["tricks"]


def test_a_partial_build_leaves_the_other_files(tmp_path):
    write(tmp_path, listed(a=b"1", b=b"2"))
    write(tmp_path, listed(a=b"3"))
    assert contents(tmp_path) == listed(a=b"3", b=b"2")


def test_a_partial_build_keeps_the_other_files_in_the_manifest(tmp_path):
    write(tmp_path, listed(a=b"1", b=b"2"))
    assert {entry.name for entry in write(tmp_path, listed(a=b"3")).files} == {"a.pdf", "b.pdf"}


def test_a_file_that_was_deleted_is_named_no_longer(tmp_path):
    write(tmp_path, listed(a=b"1", b=b"2"))
    (tmp_path / "tricks" / "a.pdf").unlink()
    assert [entry.name for entry in write(tmp_path, listed(b=b"3")).files] == ["b.pdf"]


def test_a_complete_build_removes_what_it_makes_no_longer(tmp_path):
    write(tmp_path, listed(a=b"1", b=b"2"))
    write(tmp_path, listed(a=b"3"), complete=True)
    assert contents(tmp_path) == listed(a=b"3")


def test_a_file_changed_since_is_never_removed(tmp_path):
    write(tmp_path, listed(a=b"1", b=b"2"))
    (tmp_path / "tricks" / "b.pdf").write_bytes(b"mine")
    write(tmp_path, listed(a=b"3"), complete=True)
    assert contents(tmp_path) == listed(a=b"3", b=b"mine")


def test_a_file_that_pnp_did_not_write_is_never_removed(tmp_path):
    write(tmp_path, listed(a=b"1"))
    (tmp_path / "tricks" / "notes.txt").write_bytes(b"mine")
    write(tmp_path, listed(a=b"3"), complete=True)
    assert contents(tmp_path) == {"a.pdf": b"3", "notes.txt": b"mine"}


def test_a_manifest_cannot_name_files_outside_the_folder(tmp_path):
    outside = tmp_path / "precious.txt"
    outside.write_bytes(b"mine")
    OutputFolder(tmp_path, "tricks").write({}, manifest({"../precious.txt": b"mine"}))
    write(tmp_path, listed(a=b"3"), complete=True)
    assert outside.read_bytes() == b"mine"


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_is_named(tmp_path):
    with pytest.raises(OutputError, match=r"b\.pdf: the disk is full"):
        write(tmp_path, listed(a=b"1", b=b"more than fits"))


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_leaves_the_last_good_files(tmp_path):
    write(tmp_path, listed(a=b"old", b=b"old"))
    with pytest.raises(OutputError):
        write(tmp_path, listed(a=b"new", b=b"more than fits"))
    assert contents(tmp_path) == listed(a=b"old", b=b"old")


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_leaves_no_half_written_files_behind(tmp_path):
    with pytest.raises(OutputError):
        write(tmp_path, listed(a=b"new", b=b"more than fits"))
    assert list(tmp_path.rglob("*.pdf")) == []


@pytest.mark.usefixtures("held_file")
def test_a_file_that_cannot_be_replaced_leaves_all_as_they_were(tmp_path):
    (tmp_path / "tricks").mkdir()
    (tmp_path / "tricks" / "a.pdf").write_bytes(b"old")
    (tmp_path / "tricks" / "b.pdf").write_bytes(b"old")
    with pytest.raises(OutputError):
        write(tmp_path, listed(a=b"new", b=b"new", c=b"new"))
    assert contents(tmp_path) == listed(a=b"old", b=b"old")


@pytest.mark.usefixtures("held_file")
def test_stale_files_come_back_when_the_build_cannot_be_finished(tmp_path):
    write(tmp_path, listed(stale=b"old"))
    with pytest.raises(OutputError):
        write(tmp_path, listed(b=b"new"), complete=True)
    assert contents(tmp_path) == listed(stale=b"old")


def test_an_interrupt_leaves_all_as_they_were(tmp_path, monkeypatch):
    write(tmp_path, listed(a=b"old", b=b"old"))
    replace = os.replace

    def interrupt(source: Path, target: Path) -> None:
        if Path(target) == tmp_path / "tricks" / "b.pdf" and "new" in Path(source).parts:
            raise KeyboardInterrupt
        replace(source, target)

    monkeypatch.setattr("os.replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path, listed(a=b"new", b=b"new"))
    assert contents(tmp_path) == listed(a=b"old", b=b"old")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no second process to kill")
@pytest.mark.parametrize("step", range(12))
def test_a_kill_leaves_every_file_whole_and_in_its_place(tmp_path, step):
    """Killed at whatever step, a build leaves old or new files, and none is missing."""
    write(tmp_path, listed(a=b"old", b=b"old", c=b"old"))
    child = os.fork()
    if not child:
        killed_at(step, lambda: write(tmp_path, listed(a=b"new", b=b"new", c=b"new")))
    os.waitpid(child, 0)
    found = contents(tmp_path)
    assert found.keys() == {"a.pdf", "b.pdf", "c.pdf"}
    assert set(found.values()) <= {b"old", b"new"}
    assert OutputFolder(tmp_path, "tricks").manifest() is not None


def killed_at(step: int, work: Callable[[], object]) -> None:
    """Do something in a process that ends, as if it were killed, where it moves or names a file for so many times."""
    left = iter(range(step))

    def ending(real: Callable[..., object]) -> Callable[..., object]:
        def stopped(*arguments, **named):
            return real(*arguments, **named) if next(left, None) is not None else os._exit(9)

        return stopped

    for name in ("replace", "link", "rename", "unlink"):
        setattr(os, name, ending(getattr(os, name)))
    try:
        work()
    finally:
        os._exit(0)


def test_what_a_killed_build_has_left_is_taken_away_by_a_later_one(tmp_path):
    left, busy = tmp_path / ".new-tricks-k3v9", tmp_path / ".new-tricks-a2b7"
    for place in (left, busy):
        (place / "new").mkdir(parents=True)
        (place / "new" / "a.pdf").write_bytes(b"half")
    os.utime(left, (0, 0))
    write(tmp_path, listed(a=b"1"))
    assert sorted(place.name for place in tmp_path.iterdir()) == [".new-tricks-a2b7", "tricks"]


def test_a_disk_without_second_names_for_files_will_do(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(errno.EPERM, "Operation not permitted")

    write(tmp_path, listed(a=b"old", b=b"old"))
    monkeypatch.setattr("os.link", refuse)
    write(tmp_path, listed(a=b"new"))
    assert contents(tmp_path) == listed(a=b"new", b=b"old")


def test_a_file_in_the_way_of_the_folder_is_named(tmp_path):
    (tmp_path / "output").write_text("a file", encoding="utf-8")
    with pytest.raises(OutputError, match="a file stands where a folder is needed"):
        write(tmp_path / "output", listed(a=b"1"))


def test_a_folder_in_the_way_of_a_file_is_an_error(tmp_path):
    (tmp_path / "tricks" / "a.pdf").mkdir(parents=True)
    with pytest.raises(OutputError, match="folder of that name"):
        write(tmp_path, listed(a=b"1"))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_that_can_only_be_read_is_named(tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(OutputError, match="not allowed"):
        write(tmp_path, listed(a=b"1"))


def test_the_message_names_place_and_reason():
    diagnostic = OutputError(Path("output/tricks"), "the disk is full").diagnostic
    assert (diagnostic.code, diagnostic.what) == ("P701", "cannot write `output/tricks`: the disk is full")


def test_a_damaged_manifest_counts_as_none(tmp_path):
    (tmp_path / "tricks").mkdir()
    (tmp_path / "tricks" / "manifest.json").write_bytes(b"{")
    assert OutputFolder(tmp_path, "tricks").manifest() is None
