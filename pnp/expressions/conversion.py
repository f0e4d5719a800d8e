"""Plain values as expressions see them, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pnp.expressions.records import LanguageText, Members, NumberReference, Record, TextReference
from pnp.model.values import Plain, Reference, Translated


class Conversion:
    """Turns plain values into what expressions see, for one language; each list entry is turned once."""

    def __init__(self, wanted: tuple[str, ...]) -> None:
        """`wanted`: the languages of texts, the first that there is."""
        self.wanted = wanted
        self._references: dict[tuple[str, str | int], TextReference | NumberReference] = {}

    def value(self, plain: Plain, label: str) -> object:
        """The view of `plain`; `label` says whose it is: "`name` of card `alhambra`"."""
        if isinstance(plain, (str, int, float)):
            return plain
        if isinstance(plain, Reference):
            return self.reference(plain.list_name, plain.id, plain.record)
        if isinstance(plain, Translated):
            return LanguageText(plain.by_language, self.wanted, label)
        if isinstance(plain, tuple):
            return Members([self.value(member, label) for member in plain])
        return Record(label, "", partial(self.fields, plain, label))

    def reference(self, list_name: str, id: str | int, record: Mapping[str, Plain]) -> TextReference | NumberReference:
        """The reference to an entry of a list."""
        key = (list_name, id)
        made = self._references.get(key)
        if made is None:
            entry = Record(list_name, str(id), partial(self.fields, record, f"{list_name} `{id}`"))
            made = NumberReference(id, entry) if isinstance(id, int) else TextReference(id, entry)
            self._references[key] = made
        return made

    def fields(self, values: Mapping[str, Plain], owner: str) -> dict[str, object]:
        """The views of several values by name."""
        return {name: self.value(plain, f"`{name}` of {owner}") for name, plain in values.items()}
