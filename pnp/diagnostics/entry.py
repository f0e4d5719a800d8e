"""The form of a catalogue entry."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """What `pnp explain` says of a code.

    Attributes:
        title: the kind of mistake in a few words.
        cause: how it comes about and why it is refused.
        wrong: the shortest input that has the mistake.
        right: the same input mended.
    """

    title: str
    cause: str
    wrong: str = ""
    right: str = ""
