"""File names made from ids: legal on every system, one name per id, the same in every run."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

FORBIDDEN = re.compile(r'[<>:"/\\|?*\s]+')
"""Refused in file names by Windows (Microsoft, "Naming Files, Paths, and Namespaces"); blanks trouble shells."""

RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Device names of Windows, with any extension (same page)."""

LONGEST = 180
"""Bytes of UTF-8: file systems take 255, and suffixes and temporary names must fit as well."""

DIGEST_LENGTH = 8
"""Hexadecimal digits that tell two ids of one name apart."""


def file_name(parts: Sequence[str], suffix: str = "") -> str:
    """A file name for `parts` joined with `-`, then `suffix` (as `.pdf`).

    Letters of all scripts stay, in composed form (NFC). A run of characters that some system refuses becomes `_`; a
    digest of the parts then keeps two such names apart.
    """
    joined = unicodedata.normalize("NFC", "-".join(parts))
    plain = "".join("_" if unicodedata.category(char)[0] == "C" else char for char in FORBIDDEN.sub("_", joined))
    stem = plain.strip(".") or "_"
    if RESERVED.fullmatch(stem):
        stem = f"_{stem}"
    if stem == joined and len(stem.encode("utf-8")) <= LONGEST:
        return stem + suffix
    return f"{_shortened(stem)}-{_digest(parts)}{suffix}"


def file_names(many: Sequence[Sequence[str]], suffix: str = "") -> tuple[str, ...]:
    """A file name for each of `many`, no two alike when case is ignored.

    Names that would clash all get a digest of their own parts, so no name depends on the order or on unrelated ids.
    Equal parts give equal names.
    """
    plain = {tuple(parts): file_name(parts) for parts in many}
    taken = Counter(name.casefold() for name in plain.values())
    return tuple(
        (name if taken[name.casefold()] == 1 else f"{name}-{_digest(parts)}") + suffix
        for parts, name in ((parts, plain[tuple(parts)]) for parts in many)
    )


def png_names(deck: str, cards: Sequence[str], side: str) -> tuple[str, ...]:
    """The path below the game's folder of each card's picture, as `png/scout-s01-02-face.png`."""
    return tuple(f"png/{name}" for name in file_names([(deck, card, side) for card in cards], ".png"))


def _digest(parts: Sequence[str]) -> str:
    """A few digits that are other for other parts."""
    return hashlib.sha256("\0".join(parts).encode("utf-8")).hexdigest()[:DIGEST_LENGTH]


def _shortened(stem: str) -> str:
    """As much of `stem` as leaves room for the digest, whole characters only."""
    room = LONGEST - DIGEST_LENGTH - 1
    return stem.encode("utf-8")[:room].decode("utf-8", "ignore")
