"""Texts that two cards share word for word, where the other cards have texts of their own."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.diagnostics import Sink
from pnp.lint.side import all_named
from pnp.lint.written import Written

SHORTEST = 20
"""Characters from which a text is a sentence: shorter ones, as names of places, are shared by good right."""

MOST_PLACES = 5


def check_repeats(texts: Sequence[Written], sink: Sink) -> None:
    """Report P810 for texts of one field that cards share although they claim to differ.

    They do so where the same texts differ in another language, or where most cards of the deck have a text of their
    own. In a deck that uses its texts again and again, sharing is meant.

    Args:
        texts: of one field, of all cards of a deck, in one language.
        sink: receives the diagnostics.
    """
    groups: dict[str, dict[object, Written]] = {}
    for written in texts:
        if written.own:
            # What stands in one place is one text, however many cards have it.
            groups.setdefault(" ".join(written.text.split()), {}).setdefault(written.span, written)
    alone = sum(len(group) == 1 for group in groups.values())
    apart = alone * 2 > sum(len(group) for group in groups.values())
    for text, group in groups.items():
        shared = list(group.values())
        if len(shared) > 1 and len(text) >= SHORTEST:
            differ = _differing(shared)
            if apart or differ:
                _report(shared, differ, sink)


def _differing(shared: Sequence[Written]) -> str:
    """A language in which texts differ that are the same in the one looked at; empty for none."""
    first = dict(shared[0].others)
    for written in shared[1:]:
        for language, text in written.others:
            if first.get(language, text) != text:
                return language
    return ""


def _report(shared: Sequence[Written], differ: str, sink: Sink) -> None:
    """P810."""
    second, others = shared[1], [shared[0], *shared[2:]]
    places = [str(written.span) for written in others]
    more = f" and {len(places) - MOST_PLACES} more places" if len(places) > MOST_PLACES else ""
    sink.warning(
        "P810",
        f"{second.name} is word for word that of {all_named(written.card for written in others)}",
        second.span,
        notes=(
            f"it also stands at {', '.join(places[:MOST_PLACES])}{more}",
            f"in `{differ}` they differ" if differ else f"most cards have a `{second.field}` of their own",
        ),
        help="change one of them; where they are meant to be alike, type the text once in `lists:` and let the cards "
        "choose it with `one_of:`",
    )
