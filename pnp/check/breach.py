"""What a rule finds broken, and how it becomes a diagnostic; how cards, values and numbers are written in messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from msgspec import Struct

from pnp.check.entry import Entry
from pnp.diagnostics import Diagnostic, Span
from pnp.expressions import Record, Unset
from pnp.model.spec import RuleSpec
from pnp.model.values import Reference, Translated

MOST_NAMED = 8
"""Cards or values that one message names; as many as the catalogue's lists of names show."""

MOST_POINTED = 3
"""Up to so many wrong cards get a message each that points at the card; more are one message at the rule."""


class Breach(Struct, frozen=True):
    """One way in which a rule does not hold.

    Attributes:
        fact: what was found and what was expected.
        notes: which cards, with their places.
        help: the single change that mends it, only where it is certain.
        span: where the mend most likely goes; None is the rule itself.
    """

    fact: str
    notes: tuple[str, ...] = ()
    help: str | None = None
    span: Span | None = None


def gathered(kind: str, breaches: Sequence[Breach]) -> Sequence[Breach]:
    """The breaches of a rule; where they are more than one reads, a single one at the rule that names the first."""
    if len(breaches) <= MOST_NAMED:
        return breaches
    notes = [f"{one.fact} ({one.span})" if one.span else one.fact for one in breaches[:MOST_NAMED]]
    notes.append(f"and {len(breaches) - MOST_NAMED} more")
    return [Breach(f"`{kind}` does not hold in {len(breaches):,} places", tuple(notes))]


class RuleMistake(Exception):
    """A rule that cannot be asked at all; caught where rules are asked, never leaves the room."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        """`diagnostic` says why."""
        super().__init__(diagnostic.what)
        self.diagnostic = diagnostic


def diagnosed(code: str, rule: RuleSpec, breach: Breach, players: Sequence[int] = ()) -> Diagnostic:
    """The diagnostic for a breach in the set-ups for `players`, none meaning the whole deck.

    The author's own `message` is the headline where there is one.
    """
    notes = breach.notes
    about = "the rule" if not rule.name else f"rule `{rule.name}`"
    setting = f"with {joined([str(count) for count in players])} {'player' if players == (1,) else 'players'}, "
    setting = setting if players else ""
    if rule.message:
        what = rule.message
        notes = (f"{setting}{breach.fact}", *notes)
    else:
        what = f"{about}: {setting}{breach.fact}" if rule.name else f"{setting}{breach.fact}"
    if rule.because:
        notes = (*notes, f"because {rule.because.removeprefix('because ')}")
    span = breach.span or rule.span
    if span != rule.span:
        notes = (*notes, f"{about} stands at {rule.span}")
    return Diagnostic(code, what, span, notes=notes, help=breach.help)


PLURALS = {"box": "boxes", "entry": "entries"}


def counted(number: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun if number == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """`cards`, `boxes`."""
    return PLURALS.get(noun, f"{noun}s")


def times(number: int) -> str:
    """`once`, `twice`, `3 times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def named(entry: Entry) -> str:
    """A card with its place: "`s03-07` (content/scout/scout.yaml:31:5)"."""
    return f"{id_of(entry)} ({entry.card.span})"


def listed_cards(entries: Sequence[Entry]) -> str:
    """Cards with their places, at most `MOST_NAMED`, then how many more; a place that neighbours share is said once."""
    texts = []
    for entry, following in zip_longest(entries[:MOST_NAMED], entries[1:MOST_NAMED]):
        same = following is not None and following.card.span == entry.card.span
        texts.append(id_of(entry) if same else named(entry))
    more = len(entries) - MOST_NAMED
    return f"{', '.join(texts)} and {more} more" if more > 0 else ", ".join(texts)


def id_of(entry: Entry) -> str:
    """A card by its id, with its number of copies unless it is one."""
    return f"`{entry.card.id}`" if entry.card.qty == 1 else f"`{entry.card.id}` with `qty: {entry.card.qty}`"


def explicit(entries: Sequence[Entry], field: str | None = None) -> Sequence[Entry]:
    """Those that state the field (without one: any field) themselves, where there are such; else all.

    A card that was written by hand is more likely the mistake, and easier to change, than one that was generated.
    """
    said = [entry for entry in entries if (field in entry.card.spans if field else entry.card.spans)]
    return said or entries


def joined(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def instead(found: int, expected: int) -> str:
    """`once instead of twice`, `8 times instead of 9`."""
    return f"{times(found)} instead of {times(expected).removesuffix(' times')}"


def shown(value: object) -> str:
    """A value as its author would type it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Reference):
        return str(value.id)
    if isinstance(value, Translated):
        return next(iter(value.by_language.values()), "")
    if isinstance(value, Record):
        return value.name if value.kind == "deck" else value.label
    if isinstance(value, Unset):
        return "not set"
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(shown(member) for member in value)}]"
    return str(value)


def key(value: object) -> object:
    """What two values must share to count as the same: lists by their members, everything that prints by its text.

    A number in a rule may stand for a text in a field, so `7` and `"7"` are one; `1.10` and `1.1` are one number.
    """
    if isinstance(value, (tuple, list)):
        return tuple([key(member) for member in value])
    if isinstance(value, Record):
        return value.name if value.kind == "deck" else value
    if isinstance(value, Unset):
        return None
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(float(value))
    return value if type(value) is str else shown(value)


def pairs(names: Iterable[str], values: Iterable[object]) -> str:
    """`suit clubs, rank 7, copy a`."""
    return ", ".join(f"{name} {shown(value)}" for name, value in zip(names, values, strict=True))
