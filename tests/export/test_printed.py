"""The record of printed cards, and what files add to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pnp.export.manifest import FileEntry, Manifest, Portion, manifest_json, read_manifest
from pnp.export.printed import (
    Conflict,
    after,
    is_recorded,
    news_of,
    part_of,
    picture_name,
    read_record,
    record_json,
    settled_by,
)
from pnp.model.printed import PrintedCard, PrintedDeck, Record, SidesShown

DECK = ("heroes", "en", "")


def entry(
    name: str = "heroes-a4-en.pdf",
    cards: dict[str, tuple[int, str, str]] | None = None,
    portion: Portion = "all",
    whole: dict[str, PrintedCard] | None = None,
    shown: SidesShown = "both",
) -> FileEntry:
    """A file whose cards are given as copies, face and back."""
    cards = cards or {}
    layers = {
        f"{side}/{id}": (key,)
        for id, card in cards.items()
        for side, key in zip(("face", "back"), card[1:], strict=True)
    }
    layers = {name: keys for name, keys in layers.items() if keys != ("",)}
    counted = tuple((id, card[0]) for id, card in cards.items())
    return FileEntry(
        name, "", "heroes", language="en", cards=counted, layers=layers, portion=portion, whole=whole or {}, shown=shown
    )


def card(copies: int, face: str, back: str = "") -> PrintedCard:
    return PrintedCard(copies, (face,) if face else (), (back,) if back else ())


def printed(*entries: FileEntry, old: dict[str, PrintedCard] | None = None) -> dict[str, PrintedCard]:
    """The deck once the files were printed."""
    record, _ = after(Record({DECK: PrintedDeck(old)}) if old else Record(), entries)
    return dict(record.decks[DECK].cards)


def test_a_file_is_recorded_with_its_sides() -> None:
    assert printed(entry(cards={"owl": (2, "a", "b")})) == {"owl": card(2, "a", "b")}


def test_a_whole_deck_replaces_what_was_printed() -> None:
    assert printed(entry(cards={"owl": (1, "b", "")}), old={"fox": card(1, "a")}) == {"owl": card(1, "b")}


def test_picked_cards_join_what_was_printed() -> None:
    picked = entry(cards={"owl": (1, "b", "")}, portion="some")
    assert printed(picked, old={"fox": card(1, "a")}) == {"fox": card(1, "a"), "owl": card(1, "b")}


def test_picked_cards_of_the_same_picture_do_not_become_fewer() -> None:
    picked = entry(cards={"owl": (1, "a", "")}, portion="some")
    assert printed(picked, old={"owl": card(3, "a")}) == {"owl": card(3, "a")}


def test_picked_cards_of_another_picture_count_as_printed() -> None:
    picked = entry(cards={"owl": (1, "b", "")}, portion="some")
    assert printed(picked, old={"owl": card(3, "a")}) == {"owl": card(1, "b")}


def test_changes_leave_what_they_do_not_name() -> None:
    changes = entry(cards={"owl": (1, "b", "")}, portion="changed", whole={"fox": card(1, "a"), "owl": card(1, "b")})
    old = {"fox": card(1, "a"), "owl": card(1, "a")}
    assert printed(changes, old=old) == {"fox": card(1, "a"), "owl": card(1, "b")}


def test_changes_drop_what_is_no_longer_in_the_deck() -> None:
    changes = entry(cards={"owl": (1, "b", "")}, portion="changed", whole={"owl": card(1, "b")})
    assert printed(changes, old={"fox": card(1, "a"), "owl": card(1, "a")}) == {"owl": card(1, "b")}


def test_changes_count_as_many_as_there_are_after_the_swap() -> None:
    more = entry(cards={"owl": (1, "a", "")}, portion="changed", whole={"owl": card(3, "a")})
    assert printed(more, old={"owl": card(2, "a")}) == {"owl": card(3, "a")}


def test_changes_count_rather_than_an_older_file_of_the_deck() -> None:
    changes = entry("changed.pdf", {"owl": (1, "b", "")}, "changed", {"owl": card(1, "b")})
    assert printed(entry(cards={"owl": (1, "a", "")}), changes, old={"owl": card(1, "a")}) == {"owl": card(1, "b")}


def test_changes_marked_twice_are_as_marked_once() -> None:
    changes = entry(cards={"owl": (1, "a", "")}, portion="changed", whole={"owl": card(3, "a")})
    once = printed(changes, old={"owl": card(2, "a")})
    assert printed(changes, old=once) == once


def test_files_of_fronts_and_of_backs_are_one_deck() -> None:
    fronts = entry("f.pdf", {"owl": (1, "a", "")}, shown="fronts")
    backs = entry("b.pdf", {"owl": (1, "", "b")}, shown="backs")
    assert printed(fronts, backs) == {"owl": card(1, "a", "b")}


def test_fronts_alone_say_nothing_of_backs() -> None:
    fronts = entry(cards={"owl": (1, "a", "")}, shown="fronts")
    assert printed(fronts) == {"owl": PrintedCard(1, ("a",), None)}


def test_backs_that_are_recorded_later_leave_the_fronts() -> None:
    backs = entry(cards={"owl": (1, "", "b")}, shown="backs")
    assert printed(backs, old={"owl": PrintedCard(1, ("a",), None), "fox": card(1, "a")}) == {"owl": card(1, "a", "b")}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_fronts_and_backs_of_changes_are_both_swapped_in(order: tuple[int, int]) -> None:
    whole = {"owl": card(1, "c", "d")}
    files = [
        entry("f.pdf", {"owl": (1, "c", "")}, "changed", whole, "fronts"),
        entry("b.pdf", {"owl": (1, "", "d")}, "changed", whole, "backs"),
    ]
    assert printed(*(files[number] for number in order), old={"owl": card(1, "a", "b")}) == whole


def test_of_changes_only_the_sides_that_were_printed_are_new() -> None:
    fronts = entry("f.pdf", {"owl": (1, "c", "")}, "changed", {"owl": card(1, "c", "d")}, "fronts")
    assert printed(fronts, old={"owl": card(1, "a", "b")}) == {"owl": card(1, "c", "b")}


def test_a_card_under_another_id_keeps_its_picture() -> None:
    """Nothing is printed of it, so the file of changes alone knows what it looks like."""
    changes = entry(portion="changed", whole={"uhu": card(1, "a", "b")})
    assert printed(changes, old={"owl": card(1, "a", "b")}) == {"uhu": card(1, "a", "b")}


def test_a_deck_of_which_nothing_is_left_is_forgotten() -> None:
    record, _ = after(Record({DECK: PrintedDeck({"owl": card(1, "a")})}), [entry(portion="changed")])
    assert record.decks == {}


def test_copies_that_were_asked_for_are_remembered() -> None:
    twice = replace(entry(cards={"owl": (2, "a", "")}), times=2)
    record, _ = after(Record(), [twice])
    later, _ = after(
        record, [replace(entry(cards={"owl": (2, "b", "")}, portion="changed"), times=0, whole={"owl": card(2, "b")})]
    )
    assert (record.decks[DECK].times, later.decks[DECK].times) == (2, 2)


def test_files_on_two_papers_count_once() -> None:
    assert printed(entry(cards={"owl": (2, "a", "")}), entry("x.pdf", {"owl": (2, "a", "")})) == {"owl": card(2, "a")}


def test_files_that_show_a_card_differently_are_told() -> None:
    _, conflicts = after(Record(), [entry("a.pdf", {"owl": (1, "a", "")}), entry("b.pdf", {"owl": (1, "b", "")})])
    assert conflicts == (Conflict("owl", "a.pdf", "b.pdf"),)


TOKENS = FileEntry(
    "t.pdf",
    "",
    "tokens",
    language="en",
    cards=(("markers/sun", 2), ("tiles/wood", 1)),
    layers={"markers/face/sun": ("a",), "tiles/face/wood": ("b",)},
)


def test_a_part_of_a_file_is_recorded_alone() -> None:
    tiles = ("tiles", "en", "")
    record, _ = after(Record(), [part_of(TOKENS, [tiles])])
    assert record.decks == {tiles: PrintedDeck({"wood": card(1, "b")})}


def test_a_file_is_no_news_of_what_was_recorded_of_it() -> None:
    tiles = ("tiles", "en", "")
    assert news_of(settled_by(TOKENS, [part_of(TOKENS, [tiles])])) == [("markers", "en", "")]


@pytest.mark.parametrize(("sides", "news"), [("backs", True), ("fronts", False), ("both", False)])
def test_the_other_sides_are_still_news(sides: SidesShown, news: bool) -> None:
    fronts = entry(cards={"owl": (1, "a", "")}, shown="fronts")
    assert bool(news_of(settled_by(entry(cards={"owl": (1, "a", "b")}, shown=sides), [fronts]))) is news


def test_a_list_of_cards_to_put_in_is_no_print() -> None:
    assert is_recorded(entry(portion="changed", whole={"owl": card(1, "a")}))
    assert not is_recorded(replace(entry(portion="changed", whole={"owl": card(1, "a")}), cards=(("owl", 1),)))


def test_a_back_is_not_known_of_copies_that_stay() -> None:
    more = entry(cards={"owl": (1, "a", "b")}, portion="changed", whole={"owl": PrintedCard(3, ("a",), None)})
    assert printed(more, old={"owl": PrintedCard(2, ("a",), None)}) == {"owl": PrintedCard(3, ("a",), None)}


def test_tokens_are_recorded_by_their_own_deck() -> None:
    record, _ = after(Record(), [TOKENS])
    assert record.decks == {
        ("markers", "en", ""): PrintedDeck({"sun": card(2, "a")}),
        ("tiles", "en", ""): PrintedDeck({"wood": card(1, "b")}),
    }


def test_the_only_deck_of_tokens_is_named_by_the_file() -> None:
    layers = {"face/sun": ("a",)}
    only = FileEntry("t.pdf", "", "tokens", language="en", cards=(("sun", 2),), layers=layers, deck="markers")
    record, _ = after(Record(), [only])
    assert record.decks == {("markers", "en", ""): PrintedDeck({"sun": card(2, "a")})}


def test_a_record_is_read_as_it_was_written() -> None:
    owl = PrintedCard(2, ("a", "b"), ("c",), {"name": "Owl's »night«"})
    decks = {
        DECK: PrintedDeck({"owl": owl, "fox": PrintedCard(1, ("a",), None)}, 2),
        ("x", "hu", "low-ink"): PrintedDeck(),
    }
    record = Record(decks, {"0a.png": "12ab"})
    assert read_record(record_json("heroes", record)) == record


@pytest.mark.parametrize("content", [b"", b"[]", b'{"decks": [{}]}', b"\xff", b'{"decks": [{"deck": "a"'])
def test_what_is_no_record_is_none(content: bytes) -> None:
    assert read_record(content) is None


def test_equal_sides_have_one_picture() -> None:
    assert picture_name(("a", "b")) == picture_name(("a", "b")) != picture_name(("ab",))


def test_a_manifest_keeps_what_changes_are() -> None:
    changes = entry(cards={"owl": (1, "b", "")}, portion="changed", whole={"owl": PrintedCard(3, ("b",), None)})
    changes = replace(changes, settled=("heroes",))
    found = read_manifest(manifest_json(Manifest("heroes", "1", (changes,))))
    assert found is not None
    assert found.files == (changes,)
