"""Which cards stand together: compared with all ways there are, where those can be gone through."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import ceil

import pytest
from msgspec import Struct

from pnp.geometry import Point, Rect, Size
from pnp.impose.cut_order import cut_order
from pnp.impose.dealing import cost, least_sheets, sheets_of
from pnp.impose.guillotine import Counts, block_cuts

CARD, SMALL, TALL = Size(63, 88), Size(44, 68), Size(70, 120)
REGION = Size(194, 281)
"""What A4 leaves between margins of 8 mm."""


class Case(Struct, frozen=True):
    """Some cards for sheets with room for `region`."""

    sizes: tuple[Size, ...]
    counts: Counts
    region: Size
    gap: float


def small_case(random_: random.Random) -> Case:
    """Two or three sizes, a few cards of each, on sheets that hold five or so."""
    kinds = random_.choice((2, 2, 3))
    sizes = tuple(Size(random_.randint(25, 80), random_.randint(30, 110)) for _ in range(kinds))
    counts = tuple(random_.randint(2, 5 if kinds == 2 else 3) for _ in range(kinds))
    region = Size(random_.randint(120, 160), random_.randint(160, 200))
    return Case(sizes, counts, region, random_.choice((0.0, 3.0)))


def parts(counts: Counts) -> list[tuple[Counts, Counts]]:
    """All ways to part them in two."""
    ways = product(*(range(count + 1) for count in counts))
    return [(way, tuple(a - b for a, b in zip(counts, way, strict=True))) for way in ways]


class Exhaustive:
    """Goes through all trees of blocks, however deep, and all dealings."""

    def __init__(self, case: Case) -> None:
        self.case, self.gap = case, case.gap
        self.piece = cache(self._piece)
        self.dealt = cache(self._dealt)

    def shapes(self, counts: Counts, region: Size) -> Iterator[tuple[int, Size, int, int]]:
        """Every block that goes into a region."""
        gap = self.gap
        for kind, count in enumerate(counts):
            for cell in {self.case.sizes[kind], self.case.sizes[kind].turned}:
                most = (
                    (region.width + gap + 0.001) // (cell.width + gap),
                    (region.height + gap + 0.001) // (cell.height + gap),
                )
                for columns in range(1, min(count, int(most[0])) + 1):
                    for rows in range(1, min(ceil(count / columns), int(most[1])) + 1):
                        yield kind, cell, columns, rows

    def _piece(self, region: Size, counts: Counts) -> int | None:
        """The fewest cuts with which a region holds exactly these."""
        if least_sheets(self.case.sizes, counts, region, self.gap) > 1:
            return None
        found: list[int] = []
        for kind, cell, columns, rows in self.shapes(counts, region):
            own = block_cuts(columns, rows, self.gap)
            if found and own >= min(found):
                continue
            less = tuple(n - min(n, columns * rows) * (k == kind) for k, n in enumerate(counts))
            across, down = columns * (cell.width + self.gap), rows * (cell.height + self.gap)
            right, under = round(region.width - across, 3), round(region.height - down, 3)
            for one, other in parts(less):
                for level in (True, False):
                    beside = self.rest(Size(right, down - self.gap if level else region.height), one)
                    below = self.rest(Size(region.width if level else across - self.gap, under), other)
                    if beside is not None and below is not None:
                        found.append(own + beside + below)
        return min(found, default=None)

    def rest(self, region: Size, counts: Counts) -> int | None:
        """The fewest cuts of what stands beside a block, or below it, and of taking it off."""
        if not any(counts):
            return 0
        cuts = self.piece(region, counts) if region.width > 0 and region.height > 0 else None
        return None if cuts is None else cuts + (self.gap > 0)

    def _dealt(self, counts: Counts) -> tuple[int, int]:
        """The fewest sheets, and their fewest cuts."""
        first = next((kind for kind, count in enumerate(counts) if count), None)
        if first is None:
            return 0, 0
        ways = []
        for sheet, others in parts(counts):
            cuts = self.piece(self.case.region, sheet) if sheet[first] else None
            if cuts is not None:
                behind = self.dealt(others)
                ways.append((behind[0] + 1, behind[1] + cuts))
        return min(ways)


def test_small_decks_take_as_few_sheets_and_cuts_as_any_search_finds() -> None:
    random_ = random.Random(4)
    behind = []
    for _ in range(20):
        case = small_case(random_)
        found, best = (
            cost(sheets_of(case.sizes, case.counts, case.region, case.gap)),
            Exhaustive(case).dealt(case.counts),
        )
        assert found >= best
        behind += [(case, found, best)] if found > best else []
    assert behind == []


@pytest.mark.parametrize(("gap", "sheets", "cuts"), [(3.0, 2, 27), (0.0, 2, 16)])
def test_seven_five_and_three_cards_are_dealt_to_take_few_cuts(gap: float, sheets: int, cuts: int) -> None:
    assert cost(sheets_of((CARD, SMALL, TALL), (7, 5, 3), REGION, gap)) <= (sheets, cuts)


@pytest.mark.parametrize("gap", [0.0, 3.0])
def test_the_cuts_that_are_compared_are_those_of_the_plan(gap: float) -> None:
    page, corner = Rect(0, 0, 210, 297), Point(8, 8)
    for sheet in sheets_of((CARD, SMALL, TALL), (9, 11, 6), REGION, gap):
        assert len(cut_order(sheet, corner, page)) == sheet.cuts + 2


@pytest.mark.parametrize("region", [REGION, Size(281, 404)])
def test_the_search_is_bounded_however_many_sizes_there_are(region: Size) -> None:
    from pnp.impose import dealing
    from pnp.impose.guillotine import Guillotine

    looked_at: list[Guillotine] = []

    class Counted(Guillotine):
        def __post_init__(self) -> None:
            super().__post_init__()
            looked_at.append(self)

    sizes = tuple(Size(40 + 7.3 * n, 60 + 5.1 * n) for n in range(7))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "Guillotine", Counted)
        sheets = sheets_of(sizes, (14,) * 7, region, 3.0)
    assert sum(sum(sheet.used) for sheet in sheets) == 98
    # A fill that is under way when patience ends looks at what is two blocks deep on its sheet, some thousands.
    assert all(guillotine.patience > -40_000 for guillotine in looked_at)


def test_the_least_number_of_sheets_counts_the_gaps() -> None:
    assert least_sheets((Size(97, 97),), (8,), Size(197, 197), 3.0) == 2
    assert least_sheets((Size(97, 97),), (9,), Size(197, 197), 3.0) == 3
