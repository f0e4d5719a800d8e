"""Files of outlines for cutting machines: one for each arrangement of a document's sheets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from pnp.model.cutter import CutForm
from pnp.model.sheet import Sheet

MARKED = 4
"""Hexadecimal digits that tell one arrangement from another of the same name."""


def cut_names(stem: str, sheets: Sequence[Sheet]) -> dict[int, str]:
    """What the cut file of each sheet is called, without its ending, by sheet number; all full sheets share theirs.

    A mark of what is in it stands at the end: sheets that were printed with another gap name no file of today.
    """
    from pnp.export.cut_files import cut_file
    from pnp.export.manifest import digest

    names: dict[tuple[object, object], str] = {}
    found: dict[int, str] = {}
    for sheet in sheets:
        if not sheet.outlines:
            continue
        key = (sheet.outlines, sheet.scores)
        if key not in names:
            mark = digest(cut_file("svg", sheet.size, sheet.outlines, sheet.scores))[:MARKED]
            names[key] = f"{stem}-cut{len(names) + 1}-{mark}"
        found[sheet.number] = names[key]
    return found


def cut_files(stem: str, sheets: Sequence[Sheet], forms: Sequence[CutForm]) -> Iterator[tuple[str, bytes]]:
    """The name and the bytes of each cut file of a document."""
    from pnp.export.cut_files import cut_file

    by_number = {sheet.number: sheet for sheet in sheets}
    firsts = {name: by_number[number] for number, name in reversed(cut_names(stem, sheets).items())}
    for name, sheet in reversed(firsts.items()):
        for form in forms:
            yield f"{name}.{form}", cut_file(form, sheet.size, sheet.outlines, sheet.scores)


def of_stems(names: Iterable[str], stems: Iterable[str]) -> Iterator[str]:
    """Those of some files that are cut files of a document, of this build or of one before it."""
    alternatives = "|".join(map(re.escape, stems))
    pattern = re.compile(rf"(?:{alternatives})-cut\d+(?:-[0-9a-f]+)?\.(?:svg|dxf)")
    return (name for name in names if pattern.fullmatch(name))
