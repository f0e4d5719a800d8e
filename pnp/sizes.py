"""Named paper and card sizes, each with its source. Widths and heights in mm, portrait."""

from __future__ import annotations

import re

from msgspec import Struct

from pnp.geometry import Size
from pnp.units import MM_PER_INCH, LengthError, parse_length

ISO_A0 = (841, 1189)
ISO_B0 = (1000, 1414)
"""ISO 216: each further format halves the longer side, rounded down to whole millimetres."""


def _iso_series(letter: str, largest: tuple[int, int], count: int) -> dict[str, Size]:
    """Halve `largest` `count` times: `a0` to `a10`."""
    width, height = largest
    sizes = {}
    for number in range(count + 1):
        sizes[f"{letter}{number}"] = Size(float(width), float(height))
        width, height = height // 2, width
    return sizes


def _inches(width: float, height: float) -> Size:
    """A size given in inches."""
    return Size(width * MM_PER_INCH, height * MM_PER_INCH)


PAPERS: dict[str, Size] = {
    **_iso_series("a", ISO_A0, 10),
    **_iso_series("b", ISO_B0, 10),
    "sra3": Size(320, 450),  # ISO 217
    "sra4": Size(225, 320),  # ISO 217
    "a3+": Size(329, 483),  # Super B, as photo printers name it
    "letter": _inches(8.5, 11),  # ANSI/ASME Y14.1 A
    "legal": _inches(8.5, 14),
    "executive": _inches(7.25, 10.5),
    "tabloid": _inches(11, 17),  # ANSI/ASME Y14.1 B
    "ledger": _inches(11, 17),
    "ansi-c": _inches(17, 22),
    "ansi-d": _inches(22, 34),
    "ansi-e": _inches(34, 44),
    "arch-a": _inches(9, 12),
    "arch-b": _inches(12, 18),
    "12x18": _inches(12, 18),
    "13x19": _inches(13, 19),
}
"""Papers by name: ISO 216 and 217, ANSI/ASME Y14.1, and the common US names."""

_USUAL = ("a4", "a3", "a3+", "a2", "a1", "a0")
_USUAL_US = ("letter", "legal", "tabloid", "ansi-c", "ansi-d", "ansi-e")


def usual_papers(paper: str) -> tuple[str, ...]:
    """Papers to propose for what does not fit on one: those of its part of the world first, small ones first."""
    own, others = (_USUAL_US, _USUAL) if paper in _USUAL_US else (_USUAL, _USUAL_US)
    return (*own, *others)


CARDS: dict[str, Size] = {
    "standard": Size(63, 88),
    "euro-poker": Size(63, 88),
    "poker": Size(63.5, 88.9),
    "trading": Size(63.5, 88.9),
    "bridge": Size(57.15, 88.9),
    "tarot": Size(69.85, 120.65),
    "french-tarot": Size(61, 112),
    "japanese": Size(59, 86),
    "mini": Size(44.45, 63.5),
    "mini-euro": Size(44, 68),
    "mini-american": Size(41, 63),
    "mini-asia": Size(43, 65),
    "micro": Size(31.75, 44.45),
    "us-game": Size(56, 87),
    "euro": Size(59, 92),
    "asia": Size(57.5, 89),
    "catan": Size(54, 80),
    "business": Size(50.8, 88.9),
    "euro-business": Size(55, 85),
    "credit": Size(53.975, 85.725),
    "domino": Size(44.45, 88.9),
    "divider": Size(76.2, 88.9),
    "dixit": Size(80, 120),
    "wonder": Size(65, 100),
    "desert": Size(50, 65),
    "volcano": Size(70, 110),
    "spanish": Size(61, 95),
    "jumbo": Size(88.9, 139.7),
    "square": Size(88.9, 88.9),
    "small-square": Size(63.5, 63.5),
    "euro-square": Size(70, 70),
}
"""Card trims by name: The Game Crafter's component table, and the sizes in use in European card games."""


class PaperSize(Struct, frozen=True):
    """A paper, or several that one file is for.

    Attributes:
        area: what all of them have, mm: the least width and the least height.
        page: the first one.
    """

    area: Size
    page: Size


def parse_paper(text: str) -> PaperSize | None:
    """Give the paper that `text` names or states, or those of `a4+letter`; None where it does neither.

    Raises:
        LengthError: as `parse_size`.
    """
    whole = parse_size(text, PAPERS)
    if whole is not None:
        return PaperSize(whole, whole)
    sizes = [parse_size(name, PAPERS) for name in paper_names(text)]
    known = [size for size in sizes if size is not None]
    if len(known) < len(sizes) or len(sizes) < 2:
        return None
    least = Size(min(size.width for size in known), min(size.height for size in known))
    return PaperSize(least, known[0])


def paper_names(text: str) -> list[str]:
    """The papers that `a4+letter` names; `a3+` is a name, so that `a3++letter` is two."""
    return [name.strip() for name in re.split(r"(?<=\w\+)\+|(?<!^)\+(?!\+|\s*$)", text)]


_PAIR = re.compile(r"\s*([\d.]+)\s*([a-z\"]*)\s*[x×]\s*([\d.]+)\s*([a-z\"]*)\s*", re.IGNORECASE)


def parse_size(text: str, named: dict[str, Size]) -> Size | None:
    """Give the size that `text` names (`a4`, `poker`) or states (`320 x 450 mm`); None where it does neither.

    Raises:
        LengthError: two numbers without a unit, or with an unknown one.
    """
    name = text.strip().lower().replace(" ", "-").replace("_", "-")
    if name in named:
        return named[name]
    match = _PAIR.fullmatch(text)
    if match is None:
        return None
    width, width_unit, height, height_unit = match.groups()
    if not height_unit:
        raise LengthError(text, "unit")
    size = Size(parse_length(width + (width_unit or height_unit)), parse_length(height + height_unit))
    return size if size.width > 0 and size.height > 0 else None
