"""Between the source of pictures and an open page: what the page is told, in order."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from queue import Empty, SimpleQueue
from typing import Protocol

from pnp.model.preview import Wish

Told = tuple[str, Mapping[str, object]]
"""The name of an event, and what goes with it as plain values for JSON."""


class Feed:
    """What one page is told. One thread puts in, another takes out."""

    def __init__(self, wish: Wish) -> None:
        """For a page that shows `wish`."""
        self.wish = wish
        self._queue: SimpleQueue[Told] = SimpleQueue()

    def put(self, event: str, told: Mapping[str, object]) -> None:
        """Tell the page."""
        self._queue.put((event, told))

    def take(self, seconds: float) -> Told | None:
        """What comes next, waited for; None where nothing comes within `seconds`."""
        try:
            return self._queue.get(timeout=seconds)
        except Empty:
            return None


class Source(Protocol):
    """Who knows what there is to see. Every method may be called by any thread."""

    def listen(self, wish: Wish) -> Feed:
        """A feed that begins with all there is to be seen of `wish`."""

    def leave(self, feed: Feed) -> None:
        """Nobody takes from `feed` any more."""

    def see(self, wish: Wish, sides: Collection[tuple[str, str, str]]) -> None:
        """A page shows these sides just now, by deck, card and side; they are made first."""

    def picture(self, key: str, resolution_dpi: int) -> bytes | None:
        """The PNG file of what has `key`; None where nothing has."""
