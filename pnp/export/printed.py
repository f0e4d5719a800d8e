"""What is on the author's table: the pictures of the cards that were printed last, as `printed/<game>/printed.json`.

    manifest (what was built) ─ after ─▶ record (what was printed) ─▶ what differs from it is printed anew

It stands beside `output/`, which may be deleted and built again; what lies on the table cannot be worked out again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.export.manifest import FileEntry, printed_card, printed_json
from pnp.model.printed import DeckKey, Keys, PrintedCard, PrintedDeck, Record

PRINTED_FOLDER = "printed"
RECORD_NAME = "printed.json"


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

    All cards of a deck replace what was there; picked ones replace and join it; a side that no file shows is as it was.
    Files of changes say what is there once they are swapped in; whatever else there is of their decks was built before.
    A deck of which nothing is left is forgotten.
    """
    decks = dict(record.decks)
    conflicts: list[Conflict] = []
    drawn = [entry for entry in entries if is_recorded(entry)]
    for deck in dict.fromkeys(deck for entry in drawn for deck in decks_of(entry)):
        of_deck = [entry for entry in drawn if deck in decks_of(entry)]
        changes = [entry for entry in of_deck if entry.portion == "changed"]
        old = decks.get(deck, PrintedDeck())
        if changes:
            decks[deck] = PrintedDeck(_swapped(old.cards, deck, changes), _times(old, changes))
            continue
        known: dict[str, tuple[str, PrintedCard]] = {}
        for entry in of_deck:
            conflicts += _joined(known, entry, cards_of(entry, deck))
        whole = any(entry.portion == "all" for entry in of_deck)
        new = {id: _over(card, old.cards.get(id), whole) for id, (_, card) in known.items()}
        times = _times(old, of_deck) if whole or not old.cards else old.times
        decks[deck] = PrintedDeck(new if whole else {**old.cards, **new}, times)
    left = {key: deck for key, deck in decks.items() if deck.cards}
    return Record(left, record.looks), tuple(conflicts)


def is_recorded(entry: FileEntry) -> bool:
    """Whether a file says what is printed: sheets with pictures, and lists of nothing but cards to take out."""
    return bool(entry.layers) or (entry.portion == "changed" and not entry.cards)


def part_of(entry: FileEntry, decks: Collection[DeckKey]) -> FileEntry:
    """A file as if it held nothing but some of its decks, at least one."""
    return replace(
        entry,
        cards=tuple((name, copies) for name, copies in entry.cards if _deck_of(entry, name) in decks),
        whole={name: card for name, card in entry.whole.items() if _deck_of(entry, name) in decks},
    )


def settled(entry: FileEntry, decks: Collection[DeckKey]) -> FileEntry:
    """A file that is no news of some decks any more."""
    names = (deck for deck, language, variant in decks_of(entry) if (deck, language, variant) in decks)
    return replace(entry, settled=tuple(dict.fromkeys((*entry.settled, *names))))


def settled_by(entry: FileEntry, printed: Sequence[FileEntry]) -> FileEntry:
    """A file once others, or it, were recorded: what was built by then of their decks says nothing newer.

    Files of the other sides are still to be recorded.
    """
    if not is_recorded(entry):
        return entry
    others = [other for other in printed if {entry.shown, other.shown} != {"fronts", "backs"}]
    return settled(entry, {deck for other in others for deck in decks_of(other)})


def news_of(entry: FileEntry) -> list[DeckKey]:
    """The decks of which a file may say what was not recorded yet."""
    return [key for key in decks_of(entry) if key[0] not in entry.settled]


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
            found[id] = PrintedCard(
                copies, None if entry.shown == "backs" else face, None if entry.shown == "fronts" else back
            )
    return found


def decks_of(entry: FileEntry) -> list[DeckKey]:
    """The decks of a file, each once; of one that lists no cards its component."""
    names = [*(name for name, _ in entry.cards), *entry.whole]
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
        both = _seen(replace(other, copies=max(card.copies, other.copies)), card)
        known[id] = (first, both)
    return conflicts


def _seen(card: PrintedCard, other: PrintedCard | None) -> PrintedCard:
    """The card; a side of it that was never printed is that of the other."""
    if other is None:
        return card
    face, back = card.face, card.back
    return replace(card, face=other.face if face is None else face, back=other.back if back is None else back)


def _over(card: PrintedCard, old: PrintedCard | None, whole: bool) -> PrintedCard:
    """A card that was printed again; of picked ones, more of the same are not more than there were, unless they are."""
    new = _seen(card, old)
    same = old is not None and (new.face, new.back) == (old.face, old.back)
    return replace(new, copies=max(new.copies, old.copies)) if old and same and not whole else new


def _times(old: PrintedDeck, entries: Sequence[FileEntry]) -> int:
    """How often all of a deck is there."""
    return max(entry.times for entry in entries) or old.times


def _swapped(old: Mapping[str, PrintedCard], deck: DeckKey, files: Sequence[FileEntry]) -> dict[str, PrintedCard]:
    """The cards of a deck once those of some files of changes are swapped in, with the sides that the files print.

    Where copies stay that were there, no more is known of a card than the files of changes say.
    """
    there: dict[str, PrintedCard] = {}
    drawn: dict[str, tuple[str, PrintedCard]] = {}
    for entry in files:
        _joined(drawn, entry, cards_of(entry, deck))
        there |= {name.rpartition("/")[2]: card for name, card in entry.whole.items() if _deck_of(entry, name) == deck}
    cards = {}
    for id, card in there.items():
        _, new = drawn.get(id, ("", None))
        seen = _seen(new, old.get(id)) if new and new.copies >= card.copies else card
        cards[id] = replace(seen, copies=card.copies, fields=_fields(old.get(id), card))
    return cards


def _fields(old: PrintedCard | None, card: PrintedCard) -> Mapping[str, str]:
    """The fields of a card that stayed as it was."""
    return old.fields if old and (old.face, old.back) == (card.face, card.back) else {}


def record_json(game: str, record: Record) -> bytes:
    """The text of `printed.json` in UTF-8: stable order, one card a line."""
    decks = []
    for (deck, language, variant), printed in sorted(record.decks.items()):
        head: dict[str, object] = {"deck": deck, "language": language, "variant": variant}
        head |= {"times": printed.times} if printed.times != 1 else {}
        lines = ",\n".join(f"    {_line(id)}: {_line(_as_json(card))}" for id, card in printed.cards.items())
        decks.append(f'  {_line(head)[:-1]}, "cards": {{\n{lines}\n  }}}}')
    looks = ",\n".join(f"  {_line(name)}: {_line(look)}" for name, look in sorted(record.looks.items()))
    text = f'{{\n "game": {_line(game)},\n "decks": [\n' + ",\n".join(decks) + "\n ],\n"
    return f'{text} "looks": {{\n{looks}\n }}\n}}\n'.encode()


def read_record(content: bytes) -> Record | None:
    """The record in `content`; None where it is none of ours, as after an edit by hand."""
    try:
        whole = json.loads(content.decode("utf-8"))
        decks = {
            (str(deck["deck"]), str(deck["language"]), str(deck["variant"])): PrintedDeck(
                {str(id): _from_json(card) for id, card in deck["cards"].items()}, int(deck.get("times", 1))
            )
            for deck in whole["decks"]
        }
        return Record(decks, {str(name): str(look) for name, look in whole.get("looks", {}).items()})
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _as_json(card: PrintedCard) -> dict[str, object]:
    """A card with its keys in a fixed order."""
    return {**printed_json(card), "fields": dict(card.fields)}


def _from_json(written: Mapping[str, Any]) -> PrintedCard:
    """A card as it was written."""
    return replace(printed_card(written), fields={str(name): str(text) for name, text in written["fields"].items()})


def _line(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)
