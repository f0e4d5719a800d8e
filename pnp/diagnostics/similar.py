"""'Did you mean': the nearest allowed name, only where it is near."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

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
