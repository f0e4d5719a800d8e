"""What was seen on pictures of layers, kept from run to run: a picture takes 10 ms, what is seen a few bytes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from pnp.export.cache import chunk_key
from pnp.pipeline.blocks import RENDERER

T = TypeVar("T")


class Kept(Protocol):
    """Where verdicts of earlier runs are."""

    def get(self, key: str) -> bytes | None:
        """The verdict of a key, or None."""


class Verdicts:
    """Verdicts about the layers of one deck.

    Attributes:
        found: all that were asked for, by key, to be kept.
    """

    def __init__(self, kept: Kept | None = None) -> None:
        """`kept`: of earlier runs; None where there are none."""
        self._kept = kept
        self._seen: dict[tuple[object, tuple[str, ...]], Any] = {}
        self.found: dict[str, bytes] = {}

    def of(self, asked: tuple[object, ...], keys: tuple[str, ...], kind: type[T], look: Callable[[], T]) -> T:
        """What was seen on layers before, or is seen now.

        Args:
            asked: what is looked for, and all that the verdict depends on beside the layers.
            keys: of the layers, in paint order.
            kind: of the verdict; what is kept and is none counts as absent.
            look: draws the layers and looks.
        """
        if (asked, keys) not in self._seen:
            self._seen[asked, keys] = self._recalled(chunk_key(keys, f"{RENDERER} {asked}"), kind, look)
        verdict: T = self._seen[asked, keys]
        return verdict

    def _recalled(self, key: str, kind: type[T], look: Callable[[], T]) -> T:
        """The verdict of an earlier run, or a new one."""
        content = self._kept.get(key) if self._kept else None
        if content is not None:
            with suppress(msgspec.MsgspecError):
                verdict = msgspec.json.decode(content, type=kind)
                self.found[key] = content
                return verdict
        verdict = look()
        self.found[key] = msgspec.json.encode(verdict)
        return verdict
