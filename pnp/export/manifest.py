"""What is in a game's output files, as `manifest.json`: stable order, no dates, the same bytes for the same build."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Literal, get_args

from msgspec import Struct, field

from pnp.model.printed import Keys, PrintedCard, SidesShown

MANIFEST_NAME = "manifest.json"

Portion = Literal["all", "some", "changed"]
"""All cards of a deck, those that were picked, or those that look other than the printed ones."""


class FileEntry(Struct, frozen=True):
    """One file of a build.

    Attributes:
        name: its path below the game's folder, with `/`.
        sha256: of its bytes, hexadecimal.
        component: the deck or board it holds.
        paper, language, variant: what it was made for; "" where that does not apply.
        sheets: how many pieces of paper.
        sides: how many printed sides, which are its pages.
        cards: ids with copies, in the order they are laid on the sheets.
        layers: per artwork the keys of its layers in paint order.
        deck: whose cards they are, where that is not said by the component or before the ids, as `markers/sun`.
        portion: how much of its decks it holds.
        whole: of a file of changes, all cards of its decks as there are once they are swapped in.
        shown: which sides of its cards it prints.
        times: how often all of it was asked for; 0: as often as before.
        settled: the decks of it that were recorded as printed, or compared with what was, since it was written: it is
            no news of them. The next build that writes the file makes it news again.
    """

    name: str
    sha256: str
    component: str = ""
    paper: str = ""
    language: str = ""
    variant: str = ""
    sheets: int = 0
    sides: int = 0
    cards: tuple[tuple[str, int], ...] = ()
    layers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deck: str = ""
    portion: Portion = "all"
    whole: Mapping[str, PrintedCard] = field(default_factory=dict)
    shown: SidesShown = "both"
    times: int = 1
    settled: tuple[str, ...] = ()


class Manifest(Struct, frozen=True):
    """The files of one game; `version` is that of the pnp that wrote the newest of them."""

    game: str
    version: str
    files: tuple[FileEntry, ...]


def digest(content: bytes) -> str:
    """The sha256 of a file's bytes as the manifest names it."""
    return hashlib.sha256(content).hexdigest()


def manifest_json(manifest: Manifest) -> bytes:
    """The text of `manifest.json` in UTF-8, files sorted by name."""
    # One line a file and artwork: readable in a diff, and json's fast encoder writes only without indentation.
    files = [
        f"  {_line(entry.name)}: {{\n{_lines(_as_json(entry))}\n  }}"
        for entry in sorted(manifest.files, key=lambda entry: entry.name)
    ]
    head = f'{{\n "pnp": {_line(manifest.version)},\n "game": {_line(manifest.game)},\n "files": {{\n'
    return (head + ",\n".join(files) + "\n }\n}\n").encode("utf-8")


def _line(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)


def _lines(entry: Mapping[str, object]) -> str:
    """The keys of an entry, one a line; each artwork's layers on a line of their own."""
    lines = [f"   {_line(key)}: {_line(value)}" for key, value in entry.items() if key != "layers"]
    layers = entry["layers"]
    assert isinstance(layers, dict)
    inner = ",\n".join(f"    {_line(artwork)}: {_line(keys)}" for artwork, keys in layers.items())
    lines.append(f'   "layers": {{\n{inner}\n   }}' if inner else '   "layers": {}')
    return ",\n".join(lines)


def read_manifest(content: bytes) -> Manifest | None:
    """The manifest in `content`; None where it is none of ours, as after an edit by hand."""
    try:
        whole = json.loads(content.decode("utf-8"))
        files = tuple(_from_json(name, entry) for name, entry in whole["files"].items())
        return Manifest(str(whole["game"]), str(whole["pnp"]), files)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def merged(old: Manifest | None, new: Manifest) -> Manifest:
    """`new`, and those files of `old` that it does not name."""
    made = {entry.name for entry in new.files}
    kept: Iterable[FileEntry] = () if old is None else (entry for entry in old.files if entry.name not in made)
    return Manifest(new.game, new.version, (*new.files, *kept))


def _as_json(entry: FileEntry) -> dict[str, Any]:
    """One file's entry, keys in a fixed order."""
    extras: dict[str, Any] = {}
    if entry.deck:
        extras["deck"] = entry.deck
    if entry.portion != "all":
        extras["portion"] = entry.portion
    if entry.shown != "both":
        extras["shown"] = entry.shown
    if entry.times != 1:
        extras["times"] = entry.times
    if entry.settled:
        extras["settled"] = list(entry.settled)
    if entry.whole:
        extras["whole"] = {id: printed_json(card) for id, card in entry.whole.items()}
    return {
        "sha256": entry.sha256,
        "component": entry.component,
        "paper": entry.paper,
        "language": entry.language,
        "variant": entry.variant,
        "sheets": entry.sheets,
        "sides": entry.sides,
        "cards": [{"id": card, "copies": copies} for card, copies in entry.cards],
        **extras,
        "layers": {artwork: list(keys) for artwork, keys in entry.layers.items()},
    }


def _from_json(name: str, entry: Mapping[str, Any]) -> FileEntry:
    """One file's entry as it was written."""
    return FileEntry(
        name,
        str(entry["sha256"]),
        str(entry["component"]),
        str(entry["paper"]),
        str(entry["language"]),
        str(entry["variant"]),
        int(entry["sheets"]),
        int(entry["sides"]),
        _counted(entry["cards"]),
        {str(artwork): tuple(map(str, keys)) for artwork, keys in entry["layers"].items()},
        str(entry.get("deck", "")),
        _one_of(get_args(Portion), entry.get("portion", "all")),
        {str(id): printed_card(card) for id, card in dict(entry.get("whole", {})).items()},
        _one_of(get_args(SidesShown), entry.get("shown", "both")),
        int(entry.get("times", 1)),
        tuple(map(str, entry.get("settled", ()))),
    )


def printed_json(card: PrintedCard) -> dict[str, Any]:
    """A printed card with its keys in a fixed order, without its fields; a side that was not printed is null."""
    face, back = (None if side is None else list(side) for side in (card.face, card.back))
    return {"copies": card.copies, "face": face, "back": back}


def printed_card(written: Mapping[str, Any]) -> PrintedCard:
    """The printed card that `printed_json` wrote.

    Raises:
        KeyError, TypeError, ValueError: it did not.
    """
    return PrintedCard(int(written["copies"]), _keys(written["face"]), _keys(written["back"]))


def _keys(written: Iterable[object] | None) -> Keys | None:
    """The keys of a side as they were written."""
    return None if written is None else tuple(map(str, written))


def _counted(cards: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, int], ...]:
    """Cards with their copies as they were written."""
    return tuple((str(card["id"]), int(card["copies"])) for card in cards)


def _one_of(words: tuple[str, ...], text: object) -> Any:
    """The word that was written.

    Raises:
        ValueError: it is none of them.
    """
    if text not in words:
        raise ValueError(text)
    return text
