"""Components in the order given, by sizes, into the places of sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnp.geometry import Rect, Size
from pnp.impose.sides import Place
from pnp.model.sheet import Item


def by_size(items: Sequence[Item]) -> list[list[Item]]:
    """The items of each trim size together, sizes in order of appearance."""
    groups: dict[Size, list[Item]] = {}
    for item in items:
        groups.setdefault(item.size, []).append(item)
    return list(groups.values())


def filled(items: Sequence[Item], cells: tuple[Rect, ...], angle_deg: float, skip: int) -> Iterator[tuple[Place, ...]]:
    """The items sheet by sheet, the first `skip` cells left without one."""
    waiting: list[Item | None] = [None] * skip + list(items)
    for start in range(0, len(waiting), len(cells)):
        some = waiting[start : start + len(cells)]
        yield tuple(Place(rect, angle_deg, item) for rect, item in zip(cells, some, strict=False))
