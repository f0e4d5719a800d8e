"""The values that expressions see: records, references, texts in several languages. All read-only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from jinja2 import Undefined

from pnp.expressions.errors import UnprintableError

Fields = Mapping[str, object]


class Record(Mapping[str, object]):
    """A thing with named fields, such as a card; two records are equal only where they are the same one.

    Fields are made on first use. Iteration gives the names of the fields that have a value.

    Attributes:
        kind: `card`, `deck`, `game`, `facts`, or the list an entry belongs to.
        name: its id, empty where there is only one of its kind.
    """

    __slots__ = ("_fields", "_make", "kind", "name")

    def __init__(self, kind: str, name: str, make: Callable[[], Fields]) -> None:
        """`make` gives the fields by name: an `Unset` where a declared field has no value."""
        self.kind = kind
        self.name = name
        self._make = make
        self._fields: Fields | None = None

    @property
    def fields(self) -> Fields:
        """All fields by name; those without value are an `Unset`, which is false."""
        if self._fields is None:
            self._fields = self._make()
        return self._fields

    @property
    def label(self) -> str:
        """For messages: "card `alhambra`"."""
        return f"{self.kind} `{self.name}`" if self.name else self.kind

    def __getitem__(self, name: str) -> object:
        return self.fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter([name for name, value in self.fields.items() if not isinstance(value, Undefined)])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        """A record is there, so it is true, whatever its fields."""
        return True

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __str__(self) -> str:
        raise UnprintableError(f"{self.label} is no text; print one of its fields, as `.{next(iter(self), 'id')}`")

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"


class TextReference(str):
    """A chosen list entry with a text id: prints, equals, sorts as the id; has its record's fields.

    Attributes:
        record: the entry.
    """

    record: Record

    def __new__(cls, id: str, record: Record) -> TextReference:
        """The reference to `record` under `id`."""
        reference = super().__new__(cls, id)
        reference.record = record
        return reference


class NumberReference(int):
    """A chosen list entry with an integer id: counts and compares as the id; has its record's fields.

    Attributes:
        record: the entry.
    """

    record: Record

    def __new__(cls, id: int, record: Record) -> NumberReference:
        """The reference to `record` under `id`."""
        reference = super().__new__(cls, id)
        reference.record = record
        return reference


class LanguageText(str):
    """A text in several languages: prints one of them, `.hu` gives another.

    Attributes:
        by_language: all of them.
        language: the one that is printed.
        fell_back: the asked language was missing, so this is another.
        label: whose text it is, for messages.
    """

    by_language: Mapping[str, str]
    language: str
    fell_back: bool
    label: str

    def __new__(cls, by_language: Mapping[str, str], wanted: tuple[str, ...], label: str) -> LanguageText:
        """The first of the `wanted` languages that there is, then `en`, then the first one typed.

        An empty map gives the empty text.
        """
        order = (*wanted, FALLBACK, *by_language)
        language = next((language for language in order if language in by_language), "")
        text = super().__new__(cls, by_language.get(language, ""))
        text.by_language = by_language
        text.language = language
        text.fell_back = language not in wanted
        text.label = label
        return text


FALLBACK = "en"
"""The language that stands in for a missing one before the first one typed does."""


class Members(tuple[object, ...]):
    """A list as content wrote it; equals any list of the same members, as `[a, b]` in an expression makes."""

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, (list, tuple)) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__


class ListView(tuple[object, ...]):
    """The entries of a list in the order typed, as references; `.clubs` gives an entry by its id.

    Attributes:
        by_id: the entries.
    """

    by_id: Mapping[str, object]

    def __new__(cls, entries: Mapping[str, object]) -> ListView:
        """The entries by id, in order."""
        view = super().__new__(cls, entries.values())
        view.by_id = entries
        return view
