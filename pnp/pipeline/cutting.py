"""Files of outlines for cutting machines: one for each arrangement of a document's sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.model.cutter import CutForm
from pnp.model.sheet import CutPath, Sheet


def arrangements(sheets: Sequence[Sheet]) -> tuple[tuple[CutPath, ...], ...]:
    """The different outlines on sheets, in order: all full sheets share theirs."""
    return tuple(dict.fromkeys(sheet.outlines for sheet in sheets if sheet.outlines))


def cut_name(stem: str, sheets: Sequence[Sheet], sheet: Sheet) -> str:
    """What the cut file of a sheet is called, without its ending; empty where there is none."""
    found = arrangements(sheets)
    return f"{stem}-cut{found.index(sheet.outlines) + 1}" if sheet.outlines else ""


def cut_files(stem: str, sheets: Sequence[Sheet], forms: Sequence[CutForm]) -> Iterator[tuple[str, bytes]]:
    """The name and the bytes of each cut file of a document."""
    from pnp.export.cut_files import cut_file

    for number, outlines in enumerate(arrangements(sheets), start=1):
        size = next(sheet.size for sheet in sheets if sheet.outlines == outlines)
        for form in forms:
            yield f"{stem}-cut{number}.{form}", cut_file(form, size, outlines)
