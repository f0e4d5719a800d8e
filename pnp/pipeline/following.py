"""Following the files of a project, and what is said where that fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.diagnostics import Sink
from pnp.pipeline.project import PROJECT_FILE, SOURCES

if TYPE_CHECKING:
    from pnp.preview.follow import Follower, Tell


@contextmanager
def followed(root: Path, tell: Tell, sink: Sink) -> Iterator[Follower]:
    """Follow what the project in `root` is made from; the follower is to be waited for inside.

    Reports:
        P044 where the system does not tell which files change; what stands inside is then left.
    """
    from pnp.preview.follow import Follower, FollowError

    follower = Follower(root, SOURCES, (PROJECT_FILE,), tell)
    follower.start()
    try:
        yield follower
    except FollowError as error:
        sink.error(
            "P044",
            f"the system does not tell which files change: {error}",
            notes=["on Linux each folder takes one of `fs.inotify.max_user_watches`, which other programs use up, too"],
            help="set the variable `WATCHFILES_FORCE_POLLING=1`; the files are then looked at three times a second",
        )
    finally:
        follower.stop()
