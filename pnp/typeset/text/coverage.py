"""What fonts can write: how many characters of each script, and which alphabets are whole."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

SCRIPTS: dict[str, tuple[tuple[int, int], ...]] = {
    "Latin": ((0x41, 0x5A), (0x61, 0x7A), (0xAA, 0xAA), (0xBA, 0xBA), (0xC0, 0x24F), (0x1E00, 0x1EFF)),
    "Greek": ((0x370, 0x3FF), (0x1F00, 0x1FFF)),
    "Cyrillic": ((0x400, 0x52F),),
    "Hebrew": ((0x590, 0x5FF),),
    "Arabic": ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF)),
    "Devanagari": ((0x900, 0x97F),),
    "Thai": ((0xE00, 0xE7F),),
    "Kana": ((0x3040, 0x30FF),),
    "Han": ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF)),
    "Hangul": ((0xAC00, 0xD7AF),),
}
"""Ranges by script (Unicode 15, Blocks.txt): the blocks that hold its letters."""


def _letters(text: str) -> frozenset[int]:
    """Code points of characters."""
    return frozenset(map(ord, text.replace(" ", "")))


def _range(*bounds: tuple[int, int]) -> frozenset[int]:
    """Code points from and to."""
    return frozenset(code for low, high in bounds for code in range(low, high + 1))


ALPHABETS: dict[str, frozenset[int]] = {
    "Latin-1": _range((0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0xFF)),
    "Latin-2": _letters("ĄąĂăĆćČčĎďĐđĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž ÁáÂâÄäÇçÉéËëÍíÎîÓóÔôÖöÚúÜüÝýß"),
    "Greek": _letters("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ"),
    "Cyrillic": _range((0x410, 0x44F)) | _letters("ЁёЂЃЄЅІЇЈЉЊЋЌЎЏђѓєѕіїјљњћќўџҐґ"),
    "Arabic": _range((0x621, 0x63A), (0x641, 0x652), (0x660, 0x669)) | _letters("،؛؟"),
    "Devanagari": _range((0x901, 0x903), (0x905, 0x90B), (0x90F, 0x911), (0x913, 0x928), (0x92A, 0x930))
    | _range((0x932, 0x932), (0x935, 0x939), (0x93C, 0x943), (0x947, 0x949), (0x94B, 0x94D), (0x964, 0x96F)),
    "Kana": _range((0x3041, 0x3093), (0x30A1, 0x30F6)) | _letters("、。「」ー・"),
}
"""What must be there for an alphabet to be whole: ISO 8859-1 and -2, modern Greek, Cyrillic of ISO 8859-5 with Ґ,
Arabic letters, vowels and figures, the signs of Hindi, and the kana of JIS X 0208."""


class Coverage(NamedTuple):
    """What a font can write.

    Attributes:
        characters: how many there are.
        scripts: how many of each script, those it has none of left out.
        whole: the alphabets that are complete.
    """

    characters: int
    scripts: dict[str, int]
    whole: tuple[str, ...]


def coverage(characters: Collection[int]) -> Coverage:
    """Give the coverage of a font with these code points."""
    codes = frozenset(characters)
    counts = {
        name: sum(any(low <= code <= high for low, high in ranges) for code in codes)
        for name, ranges in SCRIPTS.items()
    }
    return Coverage(
        len(codes),
        {name: count for name, count in counts.items() if count},
        tuple(name for name, needed in ALPHABETS.items() if needed <= codes),
    )
