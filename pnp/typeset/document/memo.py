"""A bounded memory of results: what was not asked for lately is forgotten."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(Generic[K, V]):
    """Keeps at most `limit` results in two generations: a full young one becomes the old one."""

    __slots__ = ("_half", "_old", "_young")

    def __init__(self, limit: int) -> None:
        """Keep between `limit / 2` and `limit` of the results last asked for."""
        self._half = max(limit // 2, 1)
        self._young: dict[K, V] = {}
        self._old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """The result for `key`, None where there is none (no result is ever None)."""
        found = self._young.get(key)
        if found is None and self._old:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, value: V) -> None:
        """Keep the result for `key`."""
        if len(self._young) >= self._half:
            self._old = self._young
            self._young = {}
        self._young[key] = value
