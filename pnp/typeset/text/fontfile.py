"""What a font file says of itself, read from four small tables.

Bytes of a .ttf, .otf or .ttc come in, one `FontFacts` per font in it comes out. Only the table directory, `name`,
`OS/2`, `head` and `fvar` are looked at, with struct: twenty fonts take a few milliseconds, a font library ten times
that.

Source: OpenType 1.9.1, "Organization of an OpenType font", `name`, `OS/2`, `head`, `fvar`.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from msgspec import Struct

EXTENSIONS = (".ttf", ".otf", ".ttc", ".otc")

FAMILY, SUBFAMILY, FULL, TYPOGRAPHIC_FAMILY = 1, 2, 4, 16
"""Name ids (OpenType `name`, "Name IDs")."""

WINDOWS, MACINTOSH, ENGLISH_US = 3, 1, 0x409
"""Platform ids and the Windows language id of names."""

NORMAL_WEIGHT, BOLD_WEIGHT, NORMAL_WIDTH = 400, 700, 5
"""OS/2 usWeightClass and usWidthClass."""

RESTRICTED, NO_SUBSETTING, BITMAPS_ONLY = 0x0002, 0x0100, 0x0200
"""Bits of OS/2 fsType; the low four are one number."""

USAGE_MASK = 0x000F
ITALIC_BIT, OBLIQUE_BIT, MAC_BOLD_BIT, MAC_ITALIC_BIT = 1 << 0, 1 << 9, 1 << 0, 1 << 1
"""fsSelection bits 0 and 9; head.macStyle bits 0 and 1."""

SIGNATURES = (b"\x00\x01\x00\x00", b"OTTO", b"true")

OUTLINES = (b"glyf", b"CFF ", b"CFF2")
COLOURS = (b"COLR", b"CBDT", b"sbix", b"SVG ")
"""Tables with outlines, and tables with coloured pictures of characters."""

WEIGHT_AXIS, WIDTH_AXIS, ITALIC_AXIS, SLANT_AXIS = "wght", "wdth", "ital", "slnt"
FIXED = 65536
"""Parts of the Fixed type: 16.16."""

Variations = tuple[tuple[str, float], ...]
"""Axes by tag and where on them an instance lies, sorted."""


class Axis(NamedTuple):
    """An axis of a variable font."""

    tag: str
    lowest: float
    default: float
    highest: float


class FontFileError(ValueError):
    """Bytes that are no font that can be read."""


class FontFacts(Struct, frozen=True):
    """A font as its file describes it.

    Attributes:
        path, index: the file in the project, and which font of a collection.
        family: typographic family, as `Barlow Condensed`.
        legacy_family: family of the four-style naming, as `Barlow Condensed SemiBold`; often the same.
        name: for messages, as `Barlow Condensed SemiBold Italic`.
        weight: 1-1000.  italic: whether slanted.  width: 1 (ultra-condensed) to 9, 5 is normal.
        fs_type: licence bits.
        axes: of a variable font; weight and width are those of its default, or of the instance in `variations`.
        variations: which instance of a variable font it is; none is the default.
        outlined, coloured: whether it has outlines, and coloured pictures.
    """

    path: str
    index: int
    family: str
    legacy_family: str
    name: str
    weight: int
    italic: bool
    width: int
    fs_type: int
    axes: tuple[Axis, ...] = ()
    variations: Variations = ()
    outlined: bool = True
    coloured: bool = False

    @property
    def variable(self) -> bool:
        """Whether it has axes."""
        return bool(self.axes)

    def axis(self, tag: str) -> Axis | None:
        """The axis with a tag."""
        return next((axis for axis in self.axes if axis.tag == tag), None)

    @property
    def refusal(self) -> str | None:
        """Why its licence bits forbid putting it into a PDF, or None."""
        if self.fs_type & USAGE_MASK == RESTRICTED:
            return "forbids embedding"
        if self.fs_type & NO_SUBSETTING:
            return "forbids embedding only the letters that are used"
        if self.fs_type & BITMAPS_ONLY:
            return "allows embedding of bitmaps only"
        return None


def read_fonts(path: str, content: bytes) -> tuple[FontFacts, ...]:
    """Give the facts of every font in a file.

    Raises:
        FontFileError: the bytes are no TrueType or OpenType font.
    """
    try:
        if content[:4] == b"ttcf":
            count = struct.unpack_from(">L", content, 8)[0]
            starts = struct.unpack_from(f">{count}L", content, 12)
        else:
            starts = (0,)
        return tuple(_facts(path, index, content, start) for index, start in enumerate(starts))
    except (struct.error, UnicodeDecodeError, KeyError) as error:
        raise FontFileError(path) from error


def _facts(path: str, index: int, content: bytes, start: int) -> FontFacts:
    """The facts of the font whose table directory begins at `start`."""
    if content[start : start + 4] not in SIGNATURES:
        raise FontFileError(path)
    tables = _tables(content, start)
    names = _names(content, tables[b"name"])
    mac_style = struct.unpack_from(">H", content, tables[b"head"] + 44)[0]
    weight, width, fs_type, selection = _os2(content, tables.get(b"OS/2"), mac_style)
    legacy = names.get(FAMILY) or names.get(FULL)
    if not legacy:
        raise FontFileError(path)
    family = names.get(TYPOGRAPHIC_FAMILY) or legacy
    return FontFacts(
        path=path,
        index=index,
        family=family,
        legacy_family=legacy,
        name=names.get(FULL) or f"{legacy} {names.get(SUBFAMILY, '')}".strip(),
        weight=weight,
        italic=bool(selection & (ITALIC_BIT | OBLIQUE_BIT)),
        width=width,
        fs_type=fs_type,
        axes=_axes(content, tables.get(b"fvar")),
        outlined=any(table in tables for table in OUTLINES),
        coloured=any(table in tables for table in COLOURS),
    )


def _tables(content: bytes, start: int) -> dict[bytes, int]:
    """Where each table begins, by tag."""
    count = struct.unpack_from(">H", content, start + 4)[0]
    records = struct.iter_unpack(">4sLLL", content[start + 12 : start + 12 + 16 * count])
    return {tag: offset for tag, _, offset, _ in records}


def _os2(content: bytes, offset: int | None, mac_style: int) -> tuple[int, int, int, int]:
    """Weight, width, fsType and fsSelection; from head.macStyle where an old font has no OS/2."""
    if offset is None:
        weight = BOLD_WEIGHT if mac_style & MAC_BOLD_BIT else NORMAL_WEIGHT
        return weight, NORMAL_WIDTH, 0, ITALIC_BIT if mac_style & MAC_ITALIC_BIT else 0
    weight, width, fs_type = struct.unpack_from(">HHH", content, offset + 4)
    return weight, width, fs_type, struct.unpack_from(">H", content, offset + 62)[0]


def _axes(content: bytes, offset: int | None) -> tuple[Axis, ...]:
    """The axes of a variable font."""
    if offset is None:
        return ()
    first, _, count, size = struct.unpack_from(">4H", content, offset + 4)
    axes = []
    for number in range(count):
        tag, *values = struct.unpack_from(">4s3l", content, offset + first + number * size)
        lowest, default, highest = (value / FIXED for value in values)
        axes.append(Axis(tag.decode("ascii"), lowest, default, highest))
    return tuple(axes)


def _names(content: bytes, offset: int) -> dict[int, str]:
    """The names that matter, by name id: US English before other Windows names before Macintosh ones."""
    _, count, storage = struct.unpack_from(">HHH", content, offset)
    best: dict[int, tuple[int, str]] = {}
    for record in range(count):
        platform, encoding, language, name_id, length, at = struct.unpack_from(">6H", content, offset + 6 + 12 * record)
        if name_id not in (FAMILY, SUBFAMILY, FULL, TYPOGRAPHIC_FAMILY):
            continue
        rank = _rank(platform, encoding, language)
        if rank and rank > best.get(name_id, (0, ""))[0]:
            raw = content[offset + storage + at : offset + storage + at + length]
            text = raw.decode("mac_roman" if platform == MACINTOSH else "utf-16-be")
            best[name_id] = (rank, " ".join(text.split()))
    return {name_id: text for name_id, (_, text) in best.items() if text}


def _rank(platform: int, encoding: int, language: int) -> int:
    """How much a name record is preferred; 0 for an encoding that is not read."""
    if platform == WINDOWS and encoding in (0, 1, 10):
        return 3 if language == ENGLISH_US else 2
    if platform == 0:
        return 2
    return 1 if platform == MACINTOSH and encoding == 0 else 0
