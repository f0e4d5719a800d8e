"""The only door to files: project-relative paths with `/` in, text and bytes out.

Content and layouts are untrusted: links are resolved before the path is tested, and nothing outside the project
folder is read. Every read is recorded, so that a watcher can follow exactly what a build used.
"""

from __future__ import annotations

import os
import posixpath
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol


class OutsideProjectError(ValueError):
    """A path that leads out of the project folder."""


class World(Protocol):
    """What the rooms may know of the world."""

    def read_bytes(self, path: str) -> bytes:
        """The bytes of a project file.

        Raises:
            OutsideProjectError: `path` leads out of the project, also by way of a symbolic link.
            FileNotFoundError: there is no such file.
        """

    def exists(self, path: str) -> bool:
        """Whether `path` is a file of the project."""

    def files(self, folder: str) -> tuple[str, ...]:
        """The paths of all files below `folder`, sorted; none where the folder is missing."""

    def reads(self) -> frozenset[str]:
        """Every path that was read so far."""


def normalised(path: str) -> str:
    r"""Give `path` with `/` for `\`, without `.` and `..` parts.

    Raises:
        OutsideProjectError: the path is absolute, names a drive, or climbs above the project folder.
    """
    plain = posixpath.normpath(path.replace("\\", "/"))
    if plain.startswith(("/", "../")) or plain == ".." or (len(plain) > 1 and plain[1] == ":") or "\x00" in plain:
        raise OutsideProjectError(path)
    return plain


def read_text(world: World, path: str) -> str:
    r"""The text of a project file in UTF-8, a byte-order mark dropped, line ends as `\n`.

    Raises:
        UnicodeDecodeError: the bytes are no UTF-8.
        OutsideProjectError, FileNotFoundError: as `World.read_bytes`.
    """
    return world.read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


class DiskWorld:
    """A project folder on disk."""

    def __init__(self, root: Path) -> None:
        """`root` is the folder that holds `pnp.yaml`."""
        self.root = root.resolve()
        self._reads: set[str] = set()

    def _place(self, path: str) -> Path:
        """The real file behind `path`, proven to lie inside the project."""
        try:
            place = (self.root / normalised(path)).resolve()
        except (OSError, RuntimeError):  # links in a ring, a name too long for the disk
            raise FileNotFoundError(path) from None
        if not place.is_relative_to(self.root):
            raise OutsideProjectError(path)
        return place

    def read_bytes(self, path: str) -> bytes:
        """See `World.read_bytes`."""
        place = self._place(path)
        self._reads.add(normalised(path))
        # No folder, no pipe, nothing behind a file as if it were a folder; `os.path` never fails on a strange name.
        if not os.path.isfile(place):
            raise FileNotFoundError(path)
        return place.read_bytes()

    def exists(self, path: str) -> bool:
        """See `World.exists`."""
        try:
            return os.path.isfile(self._place(path))
        except (OutsideProjectError, FileNotFoundError):
            return False

    def files(self, folder: str) -> tuple[str, ...]:
        """See `World.files`; where no folder of the project has the name there are none."""
        try:
            place = self._place(folder)
        except (OutsideProjectError, FileNotFoundError):
            return ()
        if not os.path.isdir(place):
            return ()
        found = (file for file in place.rglob("*") if file.is_file())
        return tuple(sorted(file.relative_to(self.root).as_posix() for file in found))

    def links_out(self, folder: str) -> tuple[str, ...]:
        """Links at and below `folder` to what there is outside of the project, sorted: nothing behind them is used."""
        top = self.root / folder
        links = [top] if top.is_symlink() else _links_below(top)
        return tuple(sorted(link.relative_to(self.root).as_posix() for link in links if self._leads_out(link)))

    def _leads_out(self, link: Path) -> bool:
        """Whether there is something behind the link, and that outside of the project."""
        return os.path.exists(link) and not Path(os.path.realpath(link)).is_relative_to(self.root)

    def reads(self) -> frozenset[str]:
        """See `World.reads`."""
        return frozenset(self._reads)


def _links_below(top: Path) -> list[Path]:
    """All symbolic links below a folder; none is followed."""
    paths = (Path(folder, name) for folder, folders, files in os.walk(top) for name in (*folders, *files))
    return [path for path in paths if path.is_symlink()]


class MemoryWorld:
    """A project in memory, for tests."""

    def __init__(self, files: Mapping[str, str | bytes]) -> None:
        """`files` maps project-relative paths to their content."""
        self._files = {
            normalised(path): content.encode("utf-8") if isinstance(content, str) else content
            for path, content in files.items()
        }
        self._reads: set[str] = set()

    def read_bytes(self, path: str) -> bytes:
        """See `World.read_bytes`."""
        plain = normalised(path)
        self._reads.add(plain)
        if plain not in self._files:
            raise FileNotFoundError(path)
        return self._files[plain]

    def exists(self, path: str) -> bool:
        """See `World.exists`."""
        try:
            return normalised(path) in self._files
        except OutsideProjectError:
            return False

    def files(self, folder: str) -> tuple[str, ...]:
        """See `World.files`."""
        return tuple(sorted(path for path in self._files if path.startswith(f"{normalised(folder)}/")))

    def reads(self) -> frozenset[str]:
        """See `World.reads`."""
        return frozenset(self._reads)
