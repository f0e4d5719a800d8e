"""The Unicode bidirectional algorithm (UAX #9, revision 48): which way each character runs, and the order on a line.

A paragraph's characters come in; their embedding levels come out (even: left to right, odd: right to left). Levels
are what the libraries for Python do not give, only lines turned around; the tests compare with one of them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

LEFT, RIGHT = 0, 1

MAX_DEPTH = 125
"""BD2."""

MAX_OPEN_BRACKETS = 63
"""BD16."""

_BRACKETS = (
    "()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦏⦎⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽⸢⸣⸤⸥⸦⸧⸨⸩"
    "⹕⹖⹗⹘⹙⹚⹛⹜〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣〈〉"
)
CLOSING = {_BRACKETS[at]: _BRACKETS[at + 1] for at in range(0, len(_BRACKETS), 2)}
"""Pairs of BidiBrackets.txt, opening to closing."""

CLOSERS = frozenset(CLOSING.values())
CANONICAL = {"\u2329": "\u3008", "\u232a": "\u3009"}
"""Brackets that are the same as others."""

ISOLATES = ("LRI", "RLI", "FSI")
REMOVED = ("LRE", "RLE", "LRO", "RLO", "PDF", "BN")
"""Classes that X9 takes out."""

NEUTRAL = ("B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI")
BLANK = ("WS", "LRI", "RLI", "FSI", "PDI", "LRE", "RLE", "LRO", "RLO", "PDF", "BN")


class _Status(NamedTuple):
    """An entry of the directional status stack (X1)."""

    level: int
    override: str | None
    isolate: bool


def class_of(char: str) -> str:
    """The bidirectional class of a character; left to right for one that is not assigned."""
    return unicodedata.bidirectional(char) or "L"


def first_strong(text: str) -> int | None:
    """Give the level that the first letter of a paragraph makes (P2, P3); None where there is no letter."""
    return _first_strong([class_of(char) for char in text], 0, len(text))


def levels_of(text: str, base: int) -> list[int]:
    """Give the embedding level of each character of a paragraph whose own level is `base`.

    Spaces at the end have the paragraph's level, as at the end of a line (L1).
    """
    classes = [class_of(char) for char in text]
    embedded, types = _explicit(classes, base)
    kept = [at for at, kind in enumerate(classes) if kind not in REMOVED]
    levels = list(embedded)
    for sequence in _sequences(kept, embedded, classes):
        for at, level in zip(sequence, _Sequence(text, classes, types, embedded, sequence, base).levels(), strict=True):
            levels[at] = level
    previous = base
    for at, kind in enumerate(classes):
        if kind in REMOVED:
            levels[at] = previous
        previous = levels[at]
    for at in range(len(text) - 1, -1, -1):
        if classes[at] not in (*BLANK, "B", "S"):
            break
        levels[at] = base
    return levels


def visual_order(levels: Sequence[int]) -> list[int]:
    """Give the numbers of a line's characters, or of its parts, from left to right (L2)."""
    order = list(range(len(levels)))
    odd = [level for level in levels if level % 2]
    if not odd:
        return order
    for level in range(max(levels), min(odd) - 1, -1):
        at = 0
        while at < len(order):
            if levels[order[at]] < level:
                at += 1
                continue
            end = at
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = end
    return order


def _first_strong(classes: Sequence[str], begin: int, end: int) -> int | None:
    """The level by the first strong character from `begin` to `end`, isolates passed over."""
    depth = 0
    for kind in classes[begin:end]:
        if kind in ISOLATES:
            depth += 1
        elif kind == "PDI":
            if depth == 0 and begin:
                return None
            depth = max(depth - 1, 0)
        elif depth == 0 and kind in ("L", "R", "AL"):
            return LEFT if kind == "L" else RIGHT
    return None


def _explicit(classes: Sequence[str], base: int) -> tuple[list[int], list[str]]:
    """Levels and classes after the explicit embeddings, overrides and isolates (X1-X8)."""
    types, levels = list(classes), [base] * len(classes)
    stack = _Stack([_Status(base, None, isolate=False)])
    for at, kind in enumerate(classes):
        if kind == "PDI":
            stack.end_isolate()
        top = stack.entries[-1]
        levels[at] = base if kind == "B" else top.level
        if kind not in REMOVED and kind != "B":
            types[at] = top.override or kind
        if kind in ISOLATES:
            right = kind == "RLI" or (kind == "FSI" and _first_strong(classes, at + 1, len(classes)) == RIGHT)
            stack.begin(right, None, isolate=True)
        elif kind == "PDF":
            stack.end_embedding()
        elif kind in REMOVED and kind != "BN":
            stack.begin(kind[0] == "R", kind[0] if kind[2] == "O" else None, isolate=False)
    return levels, types


class _Stack(Struct):
    """The directional status stack with its counts of what did not fit on it (X1)."""

    entries: list[_Status]
    lost_isolates: int = 0
    lost_embeddings: int = 0
    open_isolates: int = 0

    def begin(self, right: bool, override: str | None, isolate: bool) -> None:
        """X2-X5c."""
        level = _next_level(self.entries[-1].level, right)
        if level <= MAX_DEPTH and not self.lost_isolates and not self.lost_embeddings:
            self.open_isolates += isolate
            self.entries.append(_Status(level, override, isolate))
        elif isolate:
            self.lost_isolates += 1
        elif not self.lost_isolates:
            self.lost_embeddings += 1

    def end_isolate(self) -> None:
        """X6a."""
        if self.lost_isolates:
            self.lost_isolates -= 1
        elif self.open_isolates:
            self.lost_embeddings = 0
            while not self.entries.pop().isolate:
                pass
            self.open_isolates -= 1

    def end_embedding(self) -> None:
        """X7."""
        if self.lost_isolates:
            return
        if self.lost_embeddings:
            self.lost_embeddings -= 1
        elif not self.entries[-1].isolate and len(self.entries) > 1:
            self.entries.pop()


def _next_level(level: int, right: bool) -> int:
    """The next odd or even level."""
    return level + 1 + (level % 2 if right else 1 - level % 2)


def _sequences(kept: Sequence[int], levels: Sequence[int], classes: Sequence[str]) -> list[list[int]]:
    """The isolating run sequences (BD13, X10), as numbers of characters."""
    runs: list[list[int]] = []
    for at in kept:
        if runs and levels[runs[-1][-1]] == levels[at]:
            runs[-1].append(at)
        else:
            runs.append([at])
    sequences: list[list[int]] = []
    waiting: list[list[int]] = []
    for run in runs:
        if classes[run[0]] == "PDI" and waiting:
            sequence = waiting.pop()
            sequence += run
        else:
            sequence = list(run)
            sequences.append(sequence)
        if classes[run[-1]] in ISOLATES:
            waiting.append(sequence)
    return sequences


class _Sequence(Struct):
    """An isolating run sequence while it is resolved; `at` are the numbers of its characters."""

    text: str
    classes: Sequence[str]
    types: list[str]
    embedded: Sequence[int]
    at: list[int]
    base: int

    def levels(self) -> list[int]:
        """The levels of its characters (I1, I2)."""
        level = self.embedded[self.at[0]]
        kinds = [self.types[at] for at in self.at]
        begins, ends = self._edge(self.at[0], -1, level), self._edge(self.at[-1], 1, level)
        embedding = "R" if level % 2 else "L"
        _weak(kinds, begins)
        self._brackets(kinds, begins, embedding)
        _neutrals(kinds, begins, ends, embedding)
        if level % 2:
            return [level + (kind != "R") for kind in kinds]
        return [level + {"R": 1, "L": 0}.get(kind, 2) for kind in kinds]

    def _edge(self, at: int, step: int, level: int) -> str:
        """The type that counts beyond an end of the sequence (X10)."""
        beside = self.base
        if step < 0 or self.classes[at] not in ISOLATES:
            at += step
            while 0 <= at < len(self.classes) and self.classes[at] in REMOVED:
                at += step
            if 0 <= at < len(self.classes):
                beside = self.embedded[at]
        return "R" if max(level, beside) % 2 else "L"

    def _brackets(self, kinds: list[str], begins: str, embedding: str) -> None:
        """N0: paired brackets take the direction of what they hold, or of what stands before."""
        for opening, closing in self._pairs(kinds):
            inside = {_strong(kind) for kind in kinds[opening + 1 : closing]} - {""}
            if embedding in inside:
                kind = embedding
            elif inside:
                before = next((_strong(kind) for kind in reversed(kinds[:opening]) if _strong(kind)), begins)
                kind = before if before != embedding else embedding
            else:
                continue
            for end in (opening, closing):
                kinds[end] = kind
                following = end + 1
                while following < len(kinds) and self.classes[self.at[following]] in ("NSM", "BN"):
                    if self.classes[self.at[following]] == "NSM":
                        kinds[following] = kind
                    following += 1

    def _pairs(self, kinds: Sequence[str]) -> list[tuple[int, int]]:
        """The bracket pairs (BD16), in the order of their opening."""
        pairs: list[tuple[int, int]] = []
        waiting: list[tuple[str, int]] = []
        for index, at in enumerate(self.at):
            char = CANONICAL.get(self.text[at], self.text[at])
            if kinds[index] != "ON":
                continue
            if char in CLOSING:
                if len(waiting) == MAX_OPEN_BRACKETS:
                    return []
                waiting.append((CLOSING[char], index))
            elif char in CLOSERS:
                for depth in range(len(waiting) - 1, -1, -1):
                    if waiting[depth][0] == char:
                        pairs.append((waiting[depth][1], index))
                        del waiting[depth:]
                        break
        return sorted(pairs)


def _strong(kind: str) -> str:
    """The direction of a type for neutrals beside it: figures count as right to left."""
    return "R" if kind in ("R", "EN", "AN") else "L" if kind == "L" else ""


def _weak(kinds: list[str], begins: str) -> None:
    """W1-W7, in place."""
    previous = begins
    for index, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[index] = "ON" if previous in (*ISOLATES, "PDI") else previous
        previous = kinds[index]
    _arabic_figures(kinds, begins)
    for index in range(1, len(kinds) - 1):
        before, kind, after = kinds[index - 1 : index + 2]
        if before == after and ((kind in ("ES", "CS") and before == "EN") or (kind == "CS" and before == "AN")):
            kinds[index] = before
    for index, kind in enumerate(kinds):
        if kind == "EN":
            _spread(kinds, index)
    _other_signs(kinds, begins)


def _other_signs(kinds: list[str], begins: str) -> None:
    """W6, W7, in place."""
    strong = begins
    for index, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[index] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[index] = "L"


def _arabic_figures(kinds: list[str], begins: str) -> None:
    """W2, W3, in place."""
    strong = begins
    for index, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            strong = kind
            kinds[index] = "R" if kind == "AL" else kind
        elif kind == "EN" and strong == "AL":
            kinds[index] = "AN"


def _spread(kinds: list[str], index: int) -> None:
    """W5: signs beside a figure, as %, count as figures."""
    for step in (-1, 1):
        beside = index + step
        while 0 <= beside < len(kinds) and kinds[beside] == "ET":
            kinds[beside] = "EN"
            beside += step


def _neutrals(kinds: list[str], begins: str, ends: str, embedding: str) -> None:
    """N1 and N2, in place."""
    index = 0
    while index < len(kinds):
        if kinds[index] not in NEUTRAL:
            index += 1
            continue
        end = index
        while end < len(kinds) and kinds[end] in NEUTRAL:
            end += 1
        before = _strong(kinds[index - 1]) if index else begins
        after = _strong(kinds[end]) if end < len(kinds) else ends
        kinds[index:end] = [before if before == after else embedding] * (end - index)
        index = end
