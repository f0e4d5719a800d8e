"""Width and height of a PNG or JPEG from its first bytes."""

from __future__ import annotations

import struct

PNG_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
"""Signature and start of the header chunk (PNG specification 5.2 and 11.2.2)."""

FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG markers that start a frame, whose segment holds the size (ITU T.81, table B.1)."""

ALONE = frozenset(range(0xD0, 0xDA)) | {0x01}
"""JPEG markers without a segment (ITU T.81, table B.1)."""


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels; None where the bytes are neither a PNG nor a JPEG with a size."""
    if content.startswith(PNG_HEAD) and len(content) >= len(PNG_HEAD) + 8:
        width, height = struct.unpack_from(">II", content, len(PNG_HEAD))
        return (width, height) if width and height else None
    return _jpeg_size(content) if content.startswith(b"\xff\xd8") else None


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    """The size in the first frame header."""
    place = 2
    while place + 4 <= len(content):
        if content[place] != 0xFF:
            return None
        marker = content[place + 1]
        if marker == 0xFF:
            place += 1
        elif marker in ALONE:
            place += 2
        elif marker in FRAMES and place + 9 <= len(content):
            height, width = struct.unpack_from(">HH", content, place + 5)
            return (width, height) if width and height else None
        else:
            place += 2 + int(struct.unpack_from(">H", content, place + 2)[0])
    return None
