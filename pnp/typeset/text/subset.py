"""A font cut down to the characters that a project uses, so that a font of five megabytes fits into its folder."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from typing import NamedTuple

from pnp.typeset.text.fontfile import FontFacts, read_fonts

EXTRA_FEATURES = ("palt", "halt", "kern")
"""Features of Japanese fonts that the subsetter drops by itself."""

_RESERVED = re.compile(r"""[Rr]eserved [Ff]ont [Nn]ames?:? *["'“‘]([^"'”’]+)["'”’]""")


class Subset(NamedTuple):
    """A smaller font.

    Attributes:
        content: its bytes, the same for the same font and characters.
        facts: of the font.
        kept, lacking: of the characters asked for, those it has and those it has not, sorted.
        reserved: names that its licence keeps for the whole font, where its family bears one.
    """

    content: bytes
    facts: FontFacts
    kept: str
    lacking: str
    reserved: str | None


def make_subset(path: str, content: bytes, characters: Iterable[str]) -> Subset:
    """Give the font of a file with `characters` and the space only; kerning and marks stay.

    Raises:
        FontFileError: the bytes are no TrueType or OpenType font.
    """
    facts = read_fonts(path, content)[0]
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(content), fontNumber=0, recalcTimestamp=False)
    has = font.getBestCmap()
    wanted = set(characters) | {" "}
    kept = {char for char in wanted if ord(char) in has}
    options = Options()
    options.layout_features = [*Options._layout_features_default, *EXTRA_FEATURES]
    options.name_IDs = ["*"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(char) for char in kept])
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return Subset(
        out.getvalue(),
        facts,
        "".join(sorted(kept - {" "})),
        "".join(sorted(wanted - kept - {" "})),
        _reserved(font, facts.family),
    )


def _reserved(font: object, family: str) -> str | None:
    """A reserved name that the family bears (OFL 1.1, condition 3), or None."""
    names = {str(record) for record in font["name"].names if record.nameID in (0, 13)}  # type: ignore[index]
    found = [match[1] for name in names for match in _RESERVED.finditer(name)]
    return next((name for name in found if name.casefold() in family.casefold()), None)
