"""Which files change: the operating system tells, by way of watchfiles.

Folders are followed one by one, so that `output/` and whatever else lies in a project costs nothing, and sets
nothing off. Editors that save by way of a second file, or write a file in pieces, are told of as soon as the disk is
still for a moment.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from pathlib import Path

STILL_MS = 10
"""For how long nothing must happen before changes are told: more than between two writes of an editor's save."""

MOST_MS = 100
"""Changes are told after this time even where more come."""

LOOK_MS = 200
"""How often is looked whether to stop; the first look says that the files are followed."""

LONGEST_START_S = 20.0
"""Large folders on slow disks need a while."""

OWN = "."
"""Stands for the folder of the project without those in it."""

Tell = Callable[[frozenset[str]], None]


class FollowError(Exception):
    """The system does not follow the files; what it says is the text."""


class Follower:
    """Follows folders of a project, and files that lie in the project's folder itself."""

    def __init__(self, root: Path, folders: Collection[str], files: Collection[str], tell: Tell) -> None:
        """Of a project in `root`.

        Args:
            root: the project's folder.
            folders: names of folders in it, followed with all that is in them.
            files: names of files in it; whatever else lies beside them is none of the project.
            tell: gets the changed paths, from `root` and with `/`; it is called by threads of the follower.
        """
        self._root = root.resolve()
        self._folders = tuple(folders)
        self._files = frozenset(files)
        self._tell = tell
        self._began: list[threading.Event] = []
        self._stops: dict[str, threading.Event] = {}
        self._fault: Exception | None = None

    def start(self) -> None:
        """Begin to follow."""
        for folder in self._folders:
            if (self._root / folder).is_dir():
                self._begin(folder)
        self._begin(OWN)

    def wait(self) -> None:
        """Wait until changes are noticed for certain.

        Raises:
            FollowError: the system refuses.
        """
        for began in self._began:
            began.wait(LONGEST_START_S)
        if self._fault:
            raise FollowError(str(self._fault)) from self._fault

    def stop(self) -> None:
        """Tell nothing any more."""
        for stop in tuple(self._stops.values()):
            stop.set()

    def _begin(self, folder: str, late: bool = False) -> None:
        """Follow a folder in a thread; with `OWN` the files of the project's own, and which of the folders there are.

        What came into a folder that is followed `late` is told as the folder.
        """
        began, stop = threading.Event(), threading.Event()
        self._began.append(began)
        self._stops[folder] = stop
        threading.Thread(target=self._follow, args=(folder, began, stop, late), daemon=True).start()

    def _follow(self, folder: str, began: threading.Event, stop: threading.Event, late: bool) -> None:
        """Tell changes until it is stopped."""
        from watchfiles import watch

        try:
            for found in watch(
                self._root / folder,
                watch_filter=None,
                debounce=MOST_MS,
                step=STILL_MS,
                stop_event=stop,
                rust_timeout=LOOK_MS,
                yield_on_timeout=True,
                raise_interrupt=False,
                recursive=folder != OWN,
                ignore_permission_denied=True,
            ):
                first = not began.is_set()
                began.set()
                paths = {Path(name).relative_to(self._root).as_posix() for _, name in found}
                told = paths if folder != OWN else {path for path in paths if self._is_own(path)}
                if late and first:
                    told.add(folder)
                if told and not stop.is_set():
                    self._tell(frozenset(told))
        except (OSError, RuntimeError) as fault:
            self._fault = fault
        began.set()

    def _is_own(self, path: str) -> bool:
        """Whether a path is a followed file in the project's own folder, or a folder that has come or gone."""
        if path in self._folders:
            # What was followed under this name may lie elsewhere now, or nowhere.
            if path in self._stops:
                self._stops.pop(path).set()
            if (self._root / path).is_dir():
                self._begin(path, late=True)
            return True
        return path in self._files
