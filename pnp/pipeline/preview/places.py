"""Which cards a message is about: those whose lines it points at, and those that it names."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping

from pnp.diagnostics import Diagnostic, Span
from pnp.model.spec import DeckSpec

CardName = tuple[str, str]
"""A card, by deck and id."""

SourceLine = Callable[[str, int], str | None]

LONGEST_CARD = 200
"""Lines; no card is written in more."""

_NAMED = re.compile(r"\b(?:cards?|id) (`[^`]+`(?:(?:, | or | and )`[^`]+`)*)")
_ID = re.compile(r"`([^`]+)`")


class Places:
    """Where the cards of some decks stand in their files."""

    def __init__(self, decks: Iterable[DeckSpec], source_line: SourceLine) -> None:
        """`source_line`: the text of a line of a file."""
        self._source_line = source_line
        starts: dict[str, dict[tuple[int, int], list[CardName]]] = {}
        self._ids: dict[str, dict[str, CardName]] = {}
        for deck in decks:
            ids = self._ids.setdefault(deck.path, {})
            for card in deck.cards:
                name = deck.id, card.id
                ids[card.id] = name
                place = card.span.line, card.span.column
                starts.setdefault(card.span.path, {}).setdefault(place, []).append(name)
        self._starts: Mapping[str, list[tuple[tuple[int, int], list[CardName]]]] = {
            path: sorted(found.items()) for path, found in starts.items()
        }

    def of(self, diagnostic: Diagnostic) -> tuple[CardName, ...]:
        """The cards that a message is about; generated ones stand together where they are generated.

        They are those that it names, else those whose lines it points at, else those that its help proposes to change.
        """
        span = diagnostic.span
        if span is None:
            return ()
        helped = "\n".join(filter(None, (*diagnostic.notes, diagnostic.help)))
        return self._named(span.path, diagnostic.what) or self._at(span) or self._named(span.path, helped)

    def _named(self, path: str, text: str) -> tuple[CardName, ...]:
        """The cards of a file whose ids a text names."""
        known = self._ids.get(path, {})
        ids = [id for part in _NAMED.findall(text) for id in _ID.findall(part)]
        return tuple(dict.fromkeys([known[id] for id in ids if id in known]))

    def _at(self, span: Span) -> tuple[CardName, ...]:
        """The cards whose lines a place is in."""
        starts = self._starts.get(span.path, [])
        index = bisect_right(starts, (span.line, max(span.column, 1)), key=lambda start: start[0]) - 1
        if index < 0 or not span.line:
            return ()
        (line, _), names = starts[index]
        return tuple(names) if line == span.line or self._goes_on(span.path, line, span.line) else ()

    def _goes_on(self, path: str, first: int, line: int) -> bool:
        """Whether what begins in one line of a file goes on to another: all lines after the first are indented more."""
        if not path.endswith((".yaml", ".yml")) or line - first > LONGEST_CARD:
            return False
        depth = _indent(self._source_line(path, first) or "")
        lines = [self._source_line(path, number) or "" for number in range(first + 1, line + 1)]
        return all(_indent(text) > depth for text in lines if text.strip() and not text.lstrip().startswith("#"))


def _indent(text: str) -> int:
    """How far a line is indented."""
    return len(text) - len(text.lstrip(" "))
