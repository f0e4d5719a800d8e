"""Drawn layers kept from run to run: one file per deck, chunks by key.

    magic  index length, 8 bytes  index, JSON: {key: [offset, length, sha256]}  chunk  chunk …

A cache is safe to delete and never makes a build fail: what cannot be read, or is not what was written, counts as
absent; what cannot be written is not kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

MAGIC = b"pnp layers 1\n"
LENGTH_BYTES = 8

LARGEST = 64 * 1024 * 1024
"""Bytes kept per deck: some twenty times what a deck of a thousand cards with rich art takes."""

Entry = tuple[int, int, str]
"""Where a chunk stands in the file, how long it is, its sha256."""


def chunk_key(layer_keys: Iterable[str], renderer: str) -> str:
    """The key of a chunk: what its layers are, in order, and who drew them (name and version)."""
    return hashlib.sha256("\0".join((renderer, *layer_keys)).encode("utf-8")).hexdigest()


class LayerCache:
    """The cache file of one deck; read when first asked."""

    def __init__(self, path: Path, largest: int = LARGEST) -> None:
        """`path`: the file, there or not. `largest`: bytes that are kept."""
        self._path = path
        self._largest = largest
        self._entries: dict[str, Entry] | None = None
        self._used: dict[str, bytes | None] = {}
        self._held = 0

    def get(self, key: str) -> bytes | None:
        """The chunk of `key`, None where it is not kept."""
        if self._entries is None:
            self._entries = _index(self._path)
        entry = self._entries.get(key)
        chunk = _chunk(self._path, entry) if entry else None
        if chunk is not None:
            self._used.setdefault(key, None)
        return chunk

    def put(self, key: str, chunk: bytes) -> None:
        """Keep `chunk` under `key` when the cache is saved."""
        if self._held + len(chunk) <= self._largest:
            self._held += len(chunk)
            self._used[key] = chunk

    def save(self) -> None:
        """Write the keys that were used in this run and forget all others; does nothing where nothing changed.

        The file is replaced in one go, so that runs side by side never read a half of it; the last one stays.
        """
        drawn_anew = any(chunk is not None for chunk in self._used.values())
        if not drawn_anew and self._used.keys() == (self._entries or {}).keys():
            return
        with suppress(OSError):
            self._replace(_packed(self._chunks()))

    def _chunks(self) -> dict[str, bytes]:
        """The used chunks, in order of first use, as many as may be kept."""
        chunks: dict[str, bytes] = {}
        size = 0
        for key, held in self._used.items():
            entry = (self._entries or {}).get(key)
            chunk = held if held is not None else _chunk(self._path, entry) if entry else None
            if chunk is not None and size + len(chunk) <= self._largest:
                size += len(chunk)
                chunks[key] = chunk
        return chunks

    def _replace(self, content: bytes) -> None:
        """Put `content` in the place of the file."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{self._path.name}-", dir=self._path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(name, self._path)
        finally:
            Path(name).unlink(missing_ok=True)


def _packed(chunks: dict[str, bytes]) -> bytes:
    """The whole file."""
    index: dict[str, Entry] = {}
    offset = 0
    for key, chunk in chunks.items():
        index[key] = (offset, len(chunk), hashlib.sha256(chunk).hexdigest())
        offset += len(chunk)
    text = json.dumps(index).encode("ascii")
    return b"".join((MAGIC, len(text).to_bytes(LENGTH_BYTES, "big"), text, *chunks.values()))


def _index(path: Path) -> dict[str, Entry]:
    """What the file holds, offsets from its start; nothing where it is missing or damaged."""
    try:
        with path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return {}
            length = int.from_bytes(file.read(LENGTH_BYTES), "big")
            if length > path.stat().st_size:
                return {}
            start = len(MAGIC) + LENGTH_BYTES + length
            index = json.loads(file.read(length).decode("ascii"))
            return {
                str(key): (start + int(offset), int(size), str(sum_)) for key, (offset, size, sum_) in index.items()
            }
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _chunk(path: Path, entry: Entry) -> bytes | None:
    """The chunk that `entry` describes; None where the file does not hold it any more."""
    offset, length, expected = entry
    try:
        with path.open("rb") as file:
            file.seek(offset)
            chunk = file.read(length)
    except (OSError, ValueError):
        return None
    return chunk if hashlib.sha256(chunk).hexdigest() == expected else None
