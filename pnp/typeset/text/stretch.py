"""`textLength`: a part of a text made as long as its author states, by space between its letters or by wider letters.

    natural    Spaced out
    spacing    S p a c e d   o u t        each gap grows by the same; the last letter ends where the length does
    glyphs     𝖲𝗉𝖺𝖼𝖾𝖽 𝗈𝗎𝗍 twice as wide      letters and gaps alike

Source: SVG 2, section 11.5, "Resolve text length", which browsers follow to the letter: also what follows the part is
moved by one gap, a part within a part counts as one letter, and letters in it are not widened once more.
"""

from __future__ import annotations

from collections.abc import Sequence

from pnp.typeset.text.letters import Letter
from pnp.typeset.text.reach import Reach


def stretched(letters: Sequence[Letter], places: Sequence[float]) -> list[float]:
    """Give where letters stand along their line once every stated length is met; widens letters in place.

    Args:
        letters: all letters of a text in order.
        places: where they stand as yet, their shifts counted, as if on a single line.
    """
    found = list(places)
    done: list[Reach] = []
    for reach in _innermost_first(letters):
        _stretch(reach, letters, found, done)
        done.append(reach)
    return found


def _innermost_first(letters: Sequence[Letter]) -> list[Reach]:
    """The reaches with a stated length; each after all that are inside it."""
    depths: dict[Reach, int] = {}
    for letter in letters:
        for depth, reach in enumerate(letter.inside):
            if reach.length is not None:
                depths[reach] = depth
    return sorted(depths, key=lambda reach: -depths[reach])


def _stretch(reach: Reach, letters: Sequence[Letter], places: list[float], done: list[Reach]) -> None:
    """Meet the length of one reach; what follows it moves along."""
    inside = [index for index, letter in enumerate(letters) if reach in letter.inside]
    starts = [places[index] for index in inside]
    ends = [places[index] + letters[index].advance for index in inside]
    begin = min(starts + ends)
    natural = max(starts + ends) - begin
    length = reach.length or 0.0
    if reach.glyphs:
        factor = length / natural if natural else 1.0
        for index in inside:
            places[index] = begin + (places[index] - begin) * factor
            if not any(one in done for one in letters[index].inside):
                letters[index].advance *= factor
                letters[index].stretch *= factor
        shift = length - natural
    else:
        steps = _steps(inside, letters, done)
        step = (length - natural) / (sum(steps) - 1) if sum(steps) > 1 else 0.0
        shift = 0.0
        for index, counts in zip(inside, steps, strict=True):
            places[index] += shift
            if counts:
                shift += step
    for index in range(inside[-1] + 1, len(letters)):
        places[index] += shift


def _steps(inside: Sequence[int], letters: Sequence[Letter], done: Sequence[Reach]) -> list[bool]:
    """Whether a gap follows each letter: each counts that is by itself, and the first of each part that is done."""
    met: set[Reach] = set()
    steps = []
    for index in inside:
        part = next((one for one in letters[index].inside if one in done), None)
        steps.append(part is None or part not in met)
        if part is not None:
            met.add(part)
    return steps
