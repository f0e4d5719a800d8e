"""Which rectangles stand together on which sheet: the fewest sheets that are found, and of these the fewest cuts.

Several first dealings are compared, the best one is bettered: two sheets at a time are taken up and dealt anew.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from pnp.geometry import Size
from pnp.impose.guillotine import Counts, Filled, Guillotine, block_cuts
from pnp.impose.shelves import shelved

PATIENCE = 6_000
"""Ways to fill a region that are looked at for each first dealing: below 2 s in all."""

TASTES = ((0.0, 0.0), (2.0, 0.0))
"""What makes a rectangle worth more than its area when a sheet is filled: that its size packs badly, that it is large.

What is awkward goes while there is a choice. No taste is the best one for all decks.
"""

FURTHER_TASTES = ((0.0, 0.1), (0.0, 0.3), (1.0, 0.0), (4.0, 0.0))
"""Tried as long as fewer sheets may be possible."""

MOST_DEALS = 1_500
"""Of two sheets; of more, only those are looked at that split one size at most."""

Dealt = list[Filled]
"""Sheet after sheet."""


def sheets_of(sizes: Sequence[Size], counts: Counts, region: Size, gap: float) -> Dealt:
    """All rectangles on sheets; each size fits the region."""
    sizes = tuple(sizes)
    alone = Guillotine(sizes, gap, PATIENCE)
    found = [[sheet for kind in range(len(sizes)) for sheet in _greedy(alone, _only(counts, {kind}), region)]]
    if len(sizes) == 1:
        return found[0]
    found.append(_grids_first(Guillotine(sizes, gap, PATIENCE), counts, region))
    found += [_tasted(alone, taste, counts, region) for taste in TASTES]
    least = least_sheets(sizes, counts, region, gap)
    if min(map(len, found)) > least:
        found.append([_recut(alone, sheet, region) for sheet in shelved(alone, counts, region)])
    for taste in FURTHER_TASTES:
        if min(map(len, found)) == least:
            break
        found.append(_tasted(alone, taste, counts, region))
    return _bettered(Guillotine(sizes, gap, 2 * PATIENCE), min(found, key=cost), region)


def _tasted(alone: Guillotine, taste: tuple[float, float], counts: Counts, region: Size) -> Dealt:
    """Sheet after sheet, each with the most worth to a taste."""
    awkward, large = taste
    covered = [_covered(alone, kind, region) for kind in range(len(alone.sizes))]
    worth = tuple([round(own / part**awkward * own**large) for own, part in zip(alone.worth, covered, strict=True)])
    return _greedy(Guillotine(alone.sizes, alone.gap, PATIENCE, worth), counts, region)


def _covered(guillotine: Guillotine, kind: int, region: Size) -> float:
    """The part of a sheet that one size alone covers."""
    full = guillotine.fill(region, tuple([10**6 * (other == kind) for other in range(len(guillotine.sizes))]))
    return full.worth / (region.width * region.height * 100) if full else 1.0


def least_sheets(sizes: Sequence[Size], counts: Counts, region: Size, gap: float) -> int:
    """No dealing needs fewer: half the gap round each rectangle is its own, and so much room there is on a sheet."""
    cells = sum(n * (size.width + gap) * (size.height + gap) for size, n in zip(sizes, counts, strict=True))
    return math.ceil(cells / ((region.width + gap) * (region.height + gap)) - 1e-9)


def cost(dealt: Dealt) -> tuple[int, int]:
    """Sheets, then cuts."""
    return len(dealt), sum(sheet.cuts for sheet in dealt)


def _only(counts: Counts, kinds: set[int]) -> Counts:
    """The counts of some kinds, nought of all others."""
    return tuple(count * (kind in kinds) for kind, count in enumerate(counts))


def _greedy(guillotine: Guillotine, counts: Counts, region: Size) -> Dealt:
    """Sheet after sheet, each as full as can be, until nothing is left."""
    found: Dealt = []
    while any(counts):
        filled = guillotine.fill(region, counts)
        if filled is None:
            raise ValueError("a rectangle is larger than the region")
        found.append(filled)
        counts = _less(counts, filled.used)
    return found


def _grids_first(guillotine: Guillotine, counts: Counts, region: Size) -> Dealt:
    """Each size on sheets of its own as long as it fills them; what remains of all together."""
    found: Dealt = []
    for kind, count in enumerate(counts):
        filled = guillotine.fill(region, _only(counts, {kind}))
        if filled:
            sheets = count // filled.used[kind]
            found += [filled] * sheets
            counts = (*counts[:kind], count - sheets * filled.used[kind], *counts[kind + 1 :])
    return [*found, *_greedy(guillotine, counts, region)]


def _recut(guillotine: Guillotine, sheet: Filled, region: Size) -> Filled:
    """A sheet with the same rectangles and fewer cuts, where that is found."""
    anew = guillotine.fill(region, sheet.used)
    return anew if anew and anew.used == sheet.used and anew.cuts < sheet.cuts else sheet


def _bettered(guillotine: Guillotine, dealt: Dealt, region: Size) -> Dealt:
    """The same with fewer cuts, as long as any two sheets can be dealt anew so."""
    tried: set[tuple[Counts, Counts]] = set()
    while guillotine.patience > 0:
        for one, other in combinations(range(len(dealt)), 2):
            pair = (dealt[one].used, dealt[other].used)
            if pair[0] == pair[1] or pair in tried:
                continue
            tried.add(pair)
            anew = _dealt_anew(guillotine, (dealt[one], dealt[other]), region)
            if anew:
                dealt = [*dealt[:one], *anew, *dealt[one + 1 : other], *dealt[other + 1 :]]
                break
        else:
            break
    return dealt


def _dealt_anew(guillotine: Guillotine, pair: tuple[Filled, Filled], region: Size) -> Dealt:
    """What stands on two sheets on one, or on two with fewer cuts; empty where that is not found."""
    pool = tuple(map(sum, zip(pair[0].used, pair[1].used, strict=True)))
    least = sum(sheet.cuts for sheet in pair)
    best: Dealt = []
    for fewest, parts in _deals(guillotine, pool, region):
        if fewest >= least or guillotine.patience <= 0:
            break
        filled = []
        for counts in parts:
            sheet = guillotine.fill(region, counts)
            if sheet is None or sheet.used != counts:
                break
            filled.append(sheet)
        if len(filled) == len(parts) and (len(parts) == 1 or sum(sheet.cuts for sheet in filled) < least):
            best, least = filled, sum(sheet.cuts for sheet in filled)
            if len(parts) == 1:
                break
    return best


def _deals(guillotine: Guillotine, pool: Counts, region: Size) -> list[tuple[int, tuple[Counts, ...]]]:
    """All on one sheet, then the ways to deal it to two, each with the cuts it takes at least; the fewest first."""
    if math.prod(count + 1 for count in pool) <= MOST_DEALS:
        ways: Iterator[Counts] = product(*(range(count + 1) for count in pool))
    else:
        ways = _hardly_split(pool)
    sizes, gap = guillotine.sizes, guillotine.gap
    deals = [
        (_fewest_cuts(part, gap) + _fewest_cuts(rest, gap), (part, rest))
        for part in ways
        if part >= (rest := _less(pool, part))
        and any(rest)
        and least_sheets(sizes, part, region, gap) == least_sheets(sizes, rest, region, gap) == 1
    ]
    whole = [(0, (pool,))] if least_sheets(sizes, pool, region, gap) == 1 else []
    return [*whole, *sorted(deals)]


def _hardly_split(pool: Counts) -> Iterator[Counts]:
    """One part of the ways to deal all of each size to one of two sheets, but for one size at most."""
    kinds = [kind for kind, count in enumerate(pool) if count]
    for split in kinds:
        others = [kind for kind in kinds if kind != split]
        for number in range(len(others) + 1):
            for whole in combinations(others, number):
                for some in range(pool[split] + 1):
                    part = list(_only(pool, set(whole)))
                    part[split] = some
                    yield tuple(part)


def _fewest_cuts(counts: Counts, gap: float) -> int:
    """No sheet with these takes fewer: a block of each size, as square as can be, and what parts them."""
    blocks = [_squarest(count, gap) for count in counts if count]
    return sum(blocks) + (len(blocks) - 1) * (gap > 0)


def _squarest(count: int, gap: float) -> int:
    """The fewest cuts of a block."""
    columns = math.isqrt(count - 1) + 1
    return block_cuts(columns, math.ceil(count / columns), gap)


def _less(counts: Counts, used: Counts) -> Counts:
    """What is left."""
    return tuple([count - taken for count, taken in zip(counts, used, strict=True)])
