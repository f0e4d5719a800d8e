"""Which files change: the operating system tells, by way of watchfiles.

Folders are followed one by one, so that `output/` and whatever else lies in a project costs nothing. Editors that save
by way of a second file, or write a file in pieces, are told of as soon as the disk is still for a moment.
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

Tell = Callable[[frozenset[str]], None]


class FollowError(Exception):
    """The system does not follow the files; what it says is the text."""


class Follower:
    """Follows folders of a project, and the files that lie in the project's folder itself."""

    def __init__(self, root: Path, folders: Collection[str], tell: Tell) -> None:
        """`tell` gets the changed paths, from `root` and with `/`; it is called by threads of the follower."""
        self._root = root.resolve()
        self._folders = tuple(folders)
        self._tell = tell
        self._stop = threading.Event()
        self._began: list[threading.Event] = []
        self._followed: set[str] = set()
        self._fault: Exception | None = None

    def start(self) -> None:
        """Begin to follow."""
        self._begin([folder for folder in self._folders if (self._root / folder).is_dir()])
        self._begin([])

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
        self._stop.set()

    def _begin(self, folders: list[str]) -> None:
        """Follow some folders, or with none of them the files of the project's own, in a thread."""
        self._followed.update(folders)
        began = threading.Event()
        self._began.append(began)
        threading.Thread(target=self._follow, args=(folders, began), daemon=True).start()

    def _follow(self, folders: list[str], began: threading.Event) -> None:
        """Tell changes until it is stopped."""
        from watchfiles import watch

        try:
            for found in watch(
                *([self._root / folder for folder in folders] or [self._root]),
                watch_filter=None,
                debounce=MOST_MS,
                step=STILL_MS,
                stop_event=self._stop,
                rust_timeout=LOOK_MS,
                yield_on_timeout=True,
                raise_interrupt=False,
                recursive=bool(folders),
                ignore_permission_denied=True,
            ):
                began.set()
                inside = {Path(name).relative_to(self._root).as_posix() for _, name in found}
                paths = frozenset(path for path in inside if folders or self._is_own(path))
                if paths and not self._stop.is_set():
                    self._tell(paths)
        except (OSError, RuntimeError) as fault:
            self._fault = fault
        began.set()

    def _is_own(self, path: str) -> bool:
        """Whether a path is a file in the project's own folder, or a folder that was not there until now."""
        if path in self._folders and path not in self._followed and (self._root / path).is_dir():
            self._begin([path])
            return True
        return "/" not in path and path != "." and not (self._root / path).is_dir()
