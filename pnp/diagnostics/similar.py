"""'Did you mean': the nearest allowed name, only where it is near."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

ENDINGS = (".txt", ".yaml", ".yml", ".svg", ".svgz", ".png", ".jpg", ".jpeg", ".webp", ".md", ".pdf")
"""What editors and file managers put behind names."""

CUT_OFF = 0.7
"""difflib's ratio under which a name is no longer offered: `cosst`/`cost` has 0.89, `art`/`cost` 0.29."""

SHORT, CUT_OFF_SHORT = 4, 0.66
"""One wrong letter of three is 0.67: `sly`/`sky`."""

MOST_LISTED = 8


def nearest(name: str, allowed: Iterable[str]) -> str | None:
    """The allowed name most like `name`, or None where none is like it; case is ignored."""
    by_folded = {candidate.casefold(): candidate for candidate in allowed}
    cut_off = CUT_OFF_SHORT if len(name) <= SHORT else CUT_OFF
    found = get_close_matches(name.casefold(), by_folded, n=1, cutoff=cut_off)
    return by_folded[found[0]] if found else None


def listed(names: Iterable[str]) -> str:
    """The names sorted and joined with commas, at most eight, then how many more there are."""
    ordered = sorted(names)
    shown = ", ".join(ordered[:MOST_LISTED])
    more = len(ordered) - MOST_LISTED
    return f"{shown} and {more} more" if more > 0 else shown


def suggestion(name: str, allowed: Iterable[str]) -> str | None:
    """The help line for a misspelt name: ``did you mean `cost`?``, or None."""
    near = nearest(name, allowed)
    return f"did you mean `{near}`?" if near else None


def misnamed(path: str, files: Iterable[str]) -> str | None:
    """The file that was meant as `path` but ends otherwise, as `fish.svg.txt` for `fish.svg`; None where none was."""
    wanted = _bare(path)
    return next((file for file in files if file != path and _bare(file) == wanted), None)


def _bare(path: str) -> str:
    """A path without its endings, in small letters."""
    bare = path.casefold()
    while bare.endswith(ENDINGS):
        bare = bare.rpartition(".")[0]
    return bare


def icon_help(path: str, files: Iterable[str]) -> str:
    """What to do for an icon that is not at `path`; `files` are those of its folder."""
    other = misnamed(path, files)
    if other is None:
        return f"save the drawing as `{path}`"
    if ".svg" in other.casefold():
        return f"rename `{other}` to `{path.rpartition('/')[2]}`"
    return f"`{other}` is no SVG, and icons are: save the drawing as `{path}`"
