"""By what the layouts of a deck let players tell the entries of its lists apart: their colours, and all else."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.lint import Entry
from pnp.model.spec import DeckSpec, ListSpec
from pnp.template import Filler, Reads

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
"""A colour as content states it; names of colours may be words like any other."""

ITSELF = "id"
"""The sign that an entry's id is, where a layout prints, compares or draws it."""


def entries_shown(deck: DeckSpec, filler: Filler) -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The lists of a deck that have colours, each with its entries as the layouts show them."""
    coloured = [list_ for list_ in deck.lists.values() if len(list_.entries) > 1 and colours_of(list_)]
    if not coloured:
        return
    reads = filler.reads(deck)
    for list_ in coloured:
        entries = _shown(deck, list_, reads)
        if entries:
            yield list_.name, entries


def colours_of(list_: ListSpec) -> frozenset[str]:
    """The fields of a list that are a colour wherever they are set."""
    values: dict[str, list[object]] = {}
    for entry in list_.entries.values():
        for field, value in entry.items():
            values.setdefault(field, []).append(value)
    return frozenset(
        field
        for field, stated in values.items()
        if all(isinstance(value, str) and COLOUR.fullmatch(value) for value in stated)
    )


def _shown(deck: DeckSpec, list_: ListSpec, reads: Reads) -> tuple[Entry, ...]:
    """The entries with what is shown of them; none where no colour is.

    A name of a layout stands for entries of the list if a colour of the list is read from it.
    """
    colours = colours_of(list_)
    fields = [field for field in deck.fields.values() if field.source == list_.name]
    own = {f"card.{field.name}" for field in fields}
    names = own | {record for record, field in reads.fields if field in colours}
    shown = {field for record, field in reads.fields if record in names}
    if not shown & colours:
        return ()
    is_seen = bool(names & reads.whole) or "id" in shown
    return tuple(
        Entry(
            str(id_),
            list_.spans.get(id_),
            {field: str(values[field]) for field in sorted(shown & colours) if field in values},
            {field: values.get(field) for field in sorted(shown - colours)} | ({ITSELF: id_} if is_seen else {}),
        )
        for id_, values in list_.entries.items()
    )
