"""What a JPEG file says of itself, read without decoding it, so that its bytes can stand in a PDF as they are."""

from __future__ import annotations

from msgspec import Struct

from pnp.render.errors import PictureError

START = b"\xff\xd8"
END = b"\xff\xd9"
FRAMES = frozenset({0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF})
"""Markers of frame headers (ITU T.81, table B.1)."""

PLAIN_FRAMES = frozenset({0xC0, 0xC1, 0xC2})
"""Baseline, extended and progressive Huffman coding: what PDF's DCTDecode takes (ISO 32000-1, 7.4.8)."""

SCAN, APP1, APP14 = 0xDA, 0xE1, 0xEE
ORIENTATION_TAG = 0x0112
"""EXIF 2.3, tag Orientation: a number from 1 to 8."""


class JpegHeader(Struct, frozen=True):
    """Size in pixels as stored, number of colour channels, bits of each, EXIF orientation (1 is upright).

    Attributes:
        passes: whether a PDF can hold the file as it is.
    """

    width: int
    height: int
    channels: int
    orientation: int
    passes: bool


def read_header(content: bytes, path: str) -> JpegHeader:
    """Read the header of a JPEG file.

    Raises:
        PictureError: the file breaks off or has no frame.
    """
    orientation = 1
    frame: JpegHeader | None = None
    position = len(START)
    while True:
        while content[position : position + 1] == b"\xff" and content[position + 1 : position + 2] == b"\xff":
            position += 1
        head = content[position : position + 4]
        if len(head) < 4 or head[0] != 0xFF:
            raise PictureError(path, "broken: the JPEG file ends in its header")
        marker, length = head[1], int.from_bytes(head[2:4])
        body = content[position + 4 : position + 2 + length]
        if marker == APP1 and body.startswith(b"Exif\0\0"):
            orientation = _orientation(body[6:])
        elif marker in FRAMES and len(body) >= 6:
            height, width = int.from_bytes(body[1:3]), int.from_bytes(body[3:5])
            frame = JpegHeader(width, height, body[5], 1, marker in PLAIN_FRAMES and body[0] == 8 and body[5] in (1, 3))
        elif marker == SCAN:
            break
        position += 2 + length
    if frame is None or not frame.width or not frame.height:
        raise PictureError(path, "broken: the JPEG file does not say how large it is")
    if END not in content[position:]:
        raise PictureError(path, "broken: the end of the JPEG file is missing")
    return JpegHeader(frame.width, frame.height, frame.channels, orientation, frame.passes)


def _orientation(tiff: bytes) -> int:
    """The orientation in an EXIF block, 1 where there is none or it makes no sense."""
    order: str = {b"II": "little", b"MM": "big"}.get(tiff[:2], "")
    if not order:
        return 1

    def number(start: int, length: int) -> int:
        return int.from_bytes(tiff[start : start + length], "little" if order == "little" else "big")

    directory = number(4, 4)
    for index in range(min(number(directory, 2), 512)):
        entry = directory + 2 + 12 * index
        if number(entry, 2) == ORIENTATION_TAG:
            value = number(entry + 8, 2)
            return value if 1 <= value <= 8 else 1
    return 1
