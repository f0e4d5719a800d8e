"""The output folder of a game: its files are written whole or not at all.

output/tricks/tricks-a4-en.pdf     the last good build, until all of the next one is on the disk
output/.new-tricks-k3v9/           the next one while it is written, the last one while it is replaced; gone afterwards

Each file is replaced in one step, so it is the old one or the new one whenever the machine stops.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec.structs import replace

from pnp.diagnostics import Diagnostic
from pnp.export.manifest import MANIFEST_NAME, Manifest, digest, manifest_json, merged, read_manifest

_REASONS = {
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "writing there is not allowed",
    errno.EPERM: "writing there is not allowed",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EFBIG: "the disk takes no file of that size",
    errno.ENOTDIR: "a file stands where a folder is needed",
    errno.EEXIST: "a file stands where a folder is needed",
    errno.EISDIR: "a folder of that name is in the way",
    errno.ENOTEMPTY: "a folder of that name is in the way",
    errno.ENAMETOOLONG: "the name is too long for this disk",
    errno.EBUSY: "another program holds the file",
}


ABANDONED_S = 600.0
"""A folder of files to come that is older belongs to a build that was killed: writing takes seconds."""


class OutputError(Exception):
    """A game's files could not be written; those of the last good build are as they were."""

    def __init__(self, path: Path, why: str) -> None:
        """`path`: what could not be written. `why`: the reason in plain words."""
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why

    @property
    def diagnostic(self) -> Diagnostic:
        """The message to the author."""
        return Diagnostic(
            "P701",
            f"cannot write `{self.path.as_posix()}`: {self.why}",
            notes=(
                "none of the game's files was changed: those of an earlier build, if there are any, are still there",
            ),
            help="free the place, close programs that show the file, or write elsewhere with `--out DIR`",
        )


class OutputFolder:
    """Where the files of one game go."""

    def __init__(self, root: Path, game: str) -> None:
        """`root`: the folder of all games. `game`: the name of this game's folder in it."""
        self.path = root / game
        self._root = root
        self._game = game

    def manifest(self) -> Manifest | None:
        """What the last build wrote; None before the first one, or where the manifest is damaged."""
        try:
            return read_manifest((self.path / MANIFEST_NAME).read_bytes())
        except OSError:
            return None

    def write(
        self, files: Mapping[str, bytes], manifest: Manifest, complete: bool = False, outdated: Collection[str] = ()
    ) -> Manifest:
        """Write all of `files` and the manifest, or nothing.

        Args:
            files: content by path below the game's folder, with `/`.
            manifest: of these files.
            complete: the build made all files of the game: what the last manifest names beyond them is stale and goes,
                unless it was changed since. Otherwise older files stay, and stay in the manifest as long as
                they are there. Files that no manifest names are never touched.
            outdated: files of the last manifest that are stale as well, unless they were changed or are made anew.

        Returns:
            The manifest as written.

        Raises:
            OutputError: the disk is full or cannot be written to, a name is in the way …
        """
        last = self.manifest()
        stale = tuple(self._stale(last, files, None if complete else outdated))
        whole = manifest if complete else merged(self._there(last, stale), manifest)
        contents = {**files, MANIFEST_NAME: manifest_json(whole)}
        with _named_errors(self.path):
            self._root.mkdir(parents=True, exist_ok=True)
            self._sweep()
            staging = Path(tempfile.mkdtemp(prefix=f".new-{self._game}-", dir=self._root))
        try:
            for name, content in contents.items():
                _store(staging / "new" / name, content, self.path / name)
            self._exchange(staging, tuple(contents), stale)
        finally:
            shutil.rmtree(staging, ignore_errors=True)
        return whole

    def _there(self, last: Manifest | None, stale: Collection[str]) -> Manifest | None:
        """The last manifest without files that somebody has deleted since, and without stale ones."""
        if last is None:
            return None
        kept = [entry for entry in last.files if entry.name not in stale and (self.path / entry.name).is_file()]
        return replace(last, files=tuple(kept))

    def _stale(
        self, last: Manifest | None, made: Mapping[str, bytes], outdated: Collection[str] | None
    ) -> Iterator[str]:
        """The files of the last build that this one does not make, if they are still as they were written.

        Of them only the outdated ones, unless that is None.
        """
        for entry in last.files if last else ():
            if outdated is not None and entry.name not in outdated:
                continue
            place = self.path / entry.name
            # A manifest is a file like any other: what it names must not lead out of the folder.
            inside = place.resolve().is_relative_to(self.path.resolve())
            if entry.name not in made and inside and _holds(place, entry.sha256):
                yield entry.name

    def _exchange(self, staging: Path, names: tuple[str, ...], stale: tuple[str, ...]) -> None:
        """Put the new files in the place of the old ones; where one will not go, put all old ones back."""
        for name in (*stale, *names):
            with _named_errors(self.path / name):
                _keep(self.path / name, staging / "old" / name)
        done: list[str] = []
        try:
            for name in names:
                # Noted before it is done: an interrupt may come right after it, and undoing nothing does nothing.
                done.append(name)
                with _named_errors(self.path / name):
                    (self.path / name).parent.mkdir(parents=True, exist_ok=True)
                    os.replace(staging / "new" / name, self.path / name)
            for name in stale:
                done.append(name)
                with _named_errors(self.path / name):
                    (self.path / name).unlink(missing_ok=True)
        except BaseException:
            # Whatever stops it, an interrupt too, must not leave half of a build among the files of the last one.
            for name in reversed(done):
                with suppress(OSError):
                    _put_back(staging / "old" / name, self.path / name, (staging / "new" / name).exists())
            raise

    def _sweep(self) -> None:
        """Take away what a build that was killed has left."""
        for place in self._root.glob(f".new-{self._game}-*"):
            with suppress(OSError):
                if time.time() - place.stat().st_mtime > ABANDONED_S:
                    shutil.rmtree(place, ignore_errors=True)


def _holds(place: Path, sha256: str) -> bool:
    """Tell whether a file is as it was written."""
    try:
        return digest(place.read_bytes()) == sha256
    except OSError:
        return False


def _store(place: Path, content: bytes, meant_for: Path) -> None:
    """Write one new file; an error names the file it is meant for."""
    with _named_errors(meant_for):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def _keep(source: Path, target: Path) -> None:
    """Hold on to a file where there is one: as another name for it, or as a copy where the disk knows no such."""
    if not source.is_file():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _put_back(old: Path, place: Path, untouched: bool) -> None:
    """Undo the replacing of a file; nothing where its new one was not put there yet."""
    if untouched:
        return
    if old.exists():
        os.replace(old, place)
    else:
        place.unlink(missing_ok=True)


@contextmanager
def _named_errors(path: Path) -> Iterator[None]:
    """Turn an error of the system into an `OutputError` on `path`."""
    try:
        yield
    except OSError as error:
        raise OutputError(path, why(error)) from error


def why(error: OSError) -> str:
    """The reason of an error of the system, in plain words."""
    return _REASONS.get(error.errno or 0, error.strerror or "the disk refused it")
