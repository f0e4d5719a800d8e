"""Which pages of a finished PDF hold transparency: soft masks, constant alpha, blend modes (ISO 32000-1, 11.6)."""

from __future__ import annotations

from io import BytesIO

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, Stream

_NO_BLEND = (Name.Normal, Name.Compatible)


def transparent_pages(pdf: bytes) -> tuple[int, ...]:
    """The numbers, from 1, of the pages that draw anything with transparency."""
    with pikepdf.open(BytesIO(pdf)) as document:
        known: dict[tuple[int, int], bool] = {}
        return tuple(
            number
            for number, page in enumerate(document.pages, start=1)
            if _mixes(page.obj.get("/Resources"), known) or "/Group" in page.obj
        )


def _mixes(node: Object | None, known: dict[tuple[int, int], bool]) -> bool:
    """Whether anything below `node` lets through what lies beneath; nothing below refers back to it."""
    if not isinstance(node, (Dictionary, Array, Stream)):
        return False
    if node.is_indirect:
        if node.objgen not in known:
            known[node.objgen] = False
            known[node.objgen] = _looked_at(node, known)
        return known[node.objgen]
    return _looked_at(node, known)


def _looked_at(node: Object, known: dict[tuple[int, int], bool]) -> bool:
    """See `_mixes`, without the memory."""
    if isinstance(node, Array):
        return any(_mixes(each, known) for each in node)
    if node.get("/SMask", Name("/None")) != Name("/None"):
        return True
    if any(float(node.get(key, 1)) < 1 for key in ("/ca", "/CA") if not isinstance(node.get(key, 1), Object)):
        return True
    blend = node.get("/BM")
    if blend is not None and blend not in _NO_BLEND:
        return True
    return any(_mixes(each, known) for key, each in node.items() if key != "/Parent")
