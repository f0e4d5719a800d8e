"""What is on the author's table: the pictures of the cards that were printed last, as `printed/<game>/printed.json`.

    manifest (what was built) ─ after ─▶ record (what was printed) ─▶ what differs from it is printed anew

It stands beside `output/`, which may be deleted and built again; what lies on the table cannot be worked out again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.export.manifest import FileEntry

PRINTED_FOLDER = "printed"
RECORD_NAME = "printed.json"

Keys = tuple[str, ...]
"""The keys of the layers of one side, in paint order; none where nothing was printed."""

DeckKey = tuple[str, str, str]
"""Deck, language, variant."""


class PrintedCard(Struct, frozen=True):
    """One card as it was printed.

    Attributes:
        copies: how many there are.
        face, back: what they show.
        fields: its values as texts; none where they were not known.
    """

    copies: int
    face: Keys
    back: Keys = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    def shows(self, other: PrintedCard) -> bool:
        """Whether both sides are those of the other."""
        return self.face == other.face and self.back == other.back


PrintedDeck = Mapping[str, PrintedCard]
"""The cards of a deck in one language and variant, by id."""

Record = Mapping[DeckKey, PrintedDeck]
"""All decks of a game that were printed."""


class Conflict(Struct, frozen=True):
    """Two files that show a card differently: only the author knows which of them was printed."""

    card: str
    first: str
    second: str


def picture_name(keys: Keys) -> str:
    """The file name of the picture of a side: equal sides have one."""
    return f"{hashlib.sha256(chr(0).join(keys).encode('ascii')).hexdigest()[:20]}.png"


def after(record: Record, entries: Sequence[FileEntry]) -> tuple[Record, tuple[Conflict, ...]]:
    """The record once `entries` were printed, and the cards that they do not agree about.

    All cards of a deck replace what was there; picked ones replace and join it. Files of changes say what is there once
    they are swapped in; whatever else there is of their decks was built before.
    """
    decks = dict(record)
    conflicts: list[Conflict] = []
    drawn = [entry for entry in entries if entry.layers or entry.whole]
    for deck in dict.fromkeys(deck for entry in drawn for deck in decks_of(entry)):
        of_deck = [entry for entry in drawn if deck in decks_of(entry)]
        changes = [entry for entry in of_deck if entry.portion == "changed"]
        old = decks.get(deck, {})
        if changes:
            decks[deck] = _swapped(old, deck, changes)
            continue
        known: dict[str, tuple[str, PrintedCard]] = {}
        for entry in of_deck:
            conflicts += _joined(known, entry, cards_of(entry, deck))
        kept = {} if any(entry.portion == "all" for entry in of_deck) else old
        decks[deck] = {**kept, **{id: _kept(card, kept.get(id)) for id, (_, card) in known.items()}}
    return decks, tuple(conflicts)


def cards_of(entry: FileEntry, deck: DeckKey) -> dict[str, PrintedCard]:
    """The cards of a deck in a file; of boards, rules sheets and boxes the pages, each once."""
    found = {}
    if not entry.cards and _deck_of(entry, "") == deck:
        sides = ((name.partition("/"), keys) for name, keys in entry.layers.items())
        return {id: PrintedCard(1, keys) for (side, _, id), keys in sides if side == "face"}
    for name, copies in entry.cards:
        if _deck_of(entry, name) == deck:
            before, slash, id = name.rpartition("/")
            prefix = before + slash
            face, back = (entry.layers.get(f"{prefix}{side}/{id}", ()) for side in ("face", "back"))
            found[id] = PrintedCard(copies, face, back)
    return found


def decks_of(entry: FileEntry) -> list[DeckKey]:
    """The decks of a file, each once; of one that lists no cards its component."""
    names = [name for name, _ in (*entry.cards, *entry.whole)]
    return list(dict.fromkeys(_deck_of(entry, name) for name in names or ("",)))


def _deck_of(entry: FileEntry, name: str) -> DeckKey:
    """The deck of a card as a file names it."""
    return name.rpartition("/")[0] or entry.deck or entry.component, entry.language, entry.variant


def _joined(
    known: dict[str, tuple[str, PrintedCard]], entry: FileEntry, cards: Mapping[str, PrintedCard]
) -> list[Conflict]:
    """Add the cards of a file; those that an earlier one shows differently."""
    conflicts = []
    for id, card in cards.items():
        if id not in known:
            known[id] = (entry.name, card)
            continue
        first, other = known[id]
        if any(one and two and one != two for one, two in ((card.face, other.face), (card.back, other.back))):
            conflicts.append(Conflict(id, first, entry.name))
        both = PrintedCard(max(card.copies, other.copies), other.face or card.face, other.back or card.back)
        known[id] = (first, both)
    return conflicts


def _kept(card: PrintedCard, old: PrintedCard | None) -> PrintedCard:
    """A picked card that was printed again: more of the same are not more than there were, unless they are."""
    return replace(card, copies=max(card.copies, old.copies)) if old and card.shows(old) else card


def _swapped(old: PrintedDeck, deck: DeckKey, files: Iterable[FileEntry]) -> dict[str, PrintedCard]:
    """The cards of a deck once those of some files of changes are swapped in."""
    new: dict[str, PrintedCard] = {}
    there: dict[str, int] = {}
    for entry in files:
        new |= cards_of(entry, deck)
        there |= {name.rpartition("/")[2]: copies for name, copies in entry.whole if _deck_of(entry, name) == deck}
    cards = {id: new.get(id) or old.get(id) for id in there}
    return {id: replace(card, copies=there[id]) for id, card in cards.items() if card}


def record_json(game: str, record: Record) -> bytes:
    """The text of `printed.json` in UTF-8: stable order, one card a line."""
    decks = []
    for (deck, language, variant), cards in sorted(record.items()):
        head = {"deck": deck, "language": language, "variant": variant}
        lines = ",\n".join(f"    {_line(id)}: {_line(_as_json(card))}" for id, card in cards.items())
        decks.append(f'  {_line(head)[:-1]}, "cards": {{\n{lines}\n  }}}}')
    text = f'{{\n "game": {_line(game)},\n "decks": [\n' + ",\n".join(decks) + "\n ]\n}\n"
    return text.encode("utf-8")


def read_record(content: bytes) -> Record | None:
    """The record in `content`; None where it is none of ours, as after an edit by hand."""
    try:
        whole = json.loads(content.decode("utf-8"))
        return {
            (str(deck["deck"]), str(deck["language"]), str(deck["variant"])): {
                str(id): PrintedCard(
                    int(card["copies"]),
                    tuple(map(str, card["face"])),
                    tuple(map(str, card["back"])),
                    {str(name): str(text) for name, text in card["fields"].items()},
                )
                for id, card in deck["cards"].items()
            }
            for deck in whole["decks"]
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _as_json(card: PrintedCard) -> dict[str, object]:
    """A card with its keys in a fixed order."""
    return {
        "copies": card.copies,
        "face": list(card.face),
        "back": list(card.back),
        "fields": dict(card.fields),
    }


def _line(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)
