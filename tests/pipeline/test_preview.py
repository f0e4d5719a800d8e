from __future__ import annotations

import shutil
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from pnp.model.preview import Wish
from pnp.pipeline.preview import PreviewOptions, preview
from pnp.pipeline.preview.studio import SETTLE_S, Studio
from pnp.preview import Feed
from pnp.world import DiskWorld
from tests.pipeline.projects import FACE, GAME, HEROES, SPELLS, heroes, written

DECK = "content/heroes/heroes.yaml"
LAYOUT = "layouts/heroes/face.svg"
PNG = b"\x89PNG\r\n\x1a\n"

Told = tuple[str, Mapping[str, Any]]


class Open:
    """A page: what it was told last, and every side as it is now."""

    def __init__(self, studio: Studio, root: Path, wish: Wish) -> None:
        self.studio = studio
        self.root = root
        self.feed: Feed = studio.listen(wish)
        self.state: Mapping[str, Any] = {}
        self.messages: Mapping[str, Any] = {}
        self.sides: dict[tuple[str, str, str], Mapping[str, Any]] = {}
        self.events: list[Told] = []
        self.rest()

    def until(self, fits: Callable[[], bool], seconds: float = 20) -> None:
        ends = time.monotonic() + seconds
        while not fits():
            told = self.feed.take(max(ends - time.monotonic(), 0))
            assert told is not None, [name for name, _ in self.events]
            self.take(told)

    def rest(self) -> None:
        """Take all that comes until the change is worked off."""
        self.until(lambda: "done" in [name for name, _ in self.events])

    def take(self, told: Told) -> None:
        name, content = told
        self.events.append(told)
        if name == "state":
            self.state = content
            self.sides = {
                (deck["id"], card["id"], side): value
                for deck in content["decks"]
                for card in deck["cards"]
                for side, value in card["sides"].items()
            }
        elif name == "sides":
            self.sides |= {(side["deck"], side["card"], side["side"]): side for side in content["sides"]}
        elif name == "messages":
            self.messages = content

    def save(self, path: str, text: str | bytes) -> None:
        (self.root / path).write_bytes(text.encode("utf-8") if isinstance(text, str) else text)
        self.events.clear()
        self.studio.change([path])

    def keys(self) -> dict[tuple[str, str, str], str]:
        return {name: side["key"] for name, side in self.sides.items()}

    def codes(self) -> list[str]:
        return [message["code"] for message in self.messages["messages"]]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


@pytest.fixture
def studio(root: Path) -> Iterator[Studio]:
    made = Studio(DiskWorld(root))
    made.load()
    made.start()
    yield made
    made.stop()


@pytest.fixture
def page(studio: Studio, root: Path) -> Open:
    return Open(studio, root, Wish())


def test_every_side_has_a_picture(studio: Studio, page: Open) -> None:
    pictures = [studio.picture(key, 72) for key in page.keys().values()]
    assert len(pictures) == 13
    assert all(picture is not None and picture.startswith(PNG) for picture in pictures)


def test_a_card_without_back_has_one_side(page: Open) -> None:
    assert ("heroes", "queen", "back") not in page.sides


def test_equal_backs_are_one_picture(page: Open) -> None:
    assert len({key for (_, _, side), key in page.keys().items() if side == "back"}) == 1


def test_a_key_that_nothing_has_gives_no_picture(studio: Studio, page: Open) -> None:
    assert studio.picture("0" * 32, 72) is None


def test_a_saved_text_changes_the_picture_of_its_card_alone(page: Open) -> None:
    before = page.keys()
    page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
    page.rest()
    after = page.keys()
    assert {name for name in after if after[name] != before[name]} == {("heroes", "rook", "face")}


def test_the_changed_card_is_told_first(page: Open) -> None:
    page.save(DECK, HEROES.replace("en: Pawn", "en: Peasant"))
    page.until(lambda: bool(page.events))
    name, told = page.events[0]
    assert (name, [side["card"] for side in told["sides"]]) == ("sides", ["pawn"])


def test_a_picture_changes_with_its_text(studio: Studio, page: Open) -> None:
    before = studio.picture(page.keys()["heroes", "rook", "face"], 96)
    page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
    page.rest()
    assert studio.picture(page.keys()["heroes", "rook", "face"], 96) not in (before, None)


def test_a_saved_layout_changes_its_cards(page: Open) -> None:
    before = page.keys()
    page.save(LAYOUT, FACE.replace('r="9"', 'r="8"'))
    page.rest()
    changed = {name for name, key in page.keys().items() if key != before[name]}
    assert changed == {name for name in before if name[0] == "heroes" and name[2] == "face"}


def test_a_new_card_comes_up(page: Open) -> None:
    page.save(DECK, HEROES.replace("players:", "  - {id: king, level: 7, name: {en: King, hu: Király}}\nplayers:"))
    page.until(lambda: ("heroes", "king", "face") in page.sides)
    page.rest()
    assert page.keys()["heroes", "king", "face"]


def test_a_card_that_goes_is_gone(page: Open) -> None:
    page.save(DECK, HEROES.replace("  - {id: rook, level: 2, name: {en: Rook, hu: Bástya}}\n", ""))
    page.until(lambda: ("heroes", "rook", "face") not in page.sides)
    assert ("heroes", "pawn", "face") in page.sides


def test_content_that_cannot_be_read_is_told_and_the_pictures_stay(page: Open) -> None:
    before = page.keys()
    page.save(DECK, HEROES.replace("en: Rook", "en: [Rook"))
    page.until(lambda: page.messages["since"] > 0)
    assert page.codes()
    assert page.messages["messages"][0]["at"]["path"] == DECK
    assert page.keys() == before


def test_it_is_told_since_when_pictures_are_old(page: Open) -> None:
    began = time.time()
    page.save(DECK, "cards: [")
    page.until(lambda: page.messages["since"] > 0)
    first = page.messages["since"]
    page.save(DECK, "cards: [[")
    page.rest()
    assert began <= first / 1000 <= time.time()
    assert page.messages["since"] == first


def test_mended_content_is_told_as_such(page: Open) -> None:
    page.save(DECK, "cards: [")
    page.until(lambda: page.messages["since"] > 0)
    page.rest()
    page.save(DECK, HEROES)
    page.until(lambda: page.messages["since"] == 0)
    assert page.codes() == []


def test_a_half_saved_file_is_no_mistake(page: Open) -> None:
    page.save(DECK, HEROES[:200])
    time.sleep(SETTLE_S / 3)
    page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
    page.rest()
    assert not any(told["since"] for name, told in page.events if name == "messages")


@pytest.mark.parametrize("length", range(0, len(HEROES), 61))
def test_no_half_of_a_file_ends_it(page: Open, studio: Studio, length: int) -> None:
    page.save(DECK, HEROES.encode("utf-8")[:length])
    page.rest()
    page.save(DECK, HEROES)
    page.rest()
    assert page.messages["fault"] == ""
    assert studio.picture(page.keys()["heroes", "rook", "face"], 36) is not None


@pytest.mark.parametrize(
    "text",
    ["", "<svg", FACE[:300], "{% if %}", "{{ nothing.there }}", "\x00\xff", FACE.replace("card.name", "card.nam")],
)
def test_a_broken_layout_keeps_the_last_good_pictures(page: Open, text: str) -> None:
    before = page.keys()
    page.save(LAYOUT, text)
    page.until(lambda: page.sides["heroes", "rook", "face"]["since"] > 0)
    page.rest()
    assert page.keys() == before
    assert page.codes()


def test_a_mended_layout_is_as_before(page: Open) -> None:
    before = page.keys()
    page.save(LAYOUT, "<svg")
    page.until(lambda: page.sides["heroes", "rook", "face"]["since"] > 0)
    page.rest()
    page.save(LAYOUT, FACE)
    page.rest()
    assert page.keys() == before
    assert all(side["since"] == 0 for side in page.sides.values())
    assert page.codes() == []


def test_a_text_that_does_not_fit_is_told_with_its_card(page: Open) -> None:
    wide = FACE.replace(
        'font-size="4"', 'font-size="4" inline-size="20" xmlns:pnp="urn:pnp:layout:1" pnp:max-lines="1"'
    )
    page.save(LAYOUT, wide)
    page.rest()
    page.save(DECK, HEROES.replace("en: Rook", "en: A rook whose name goes far beyond"))
    page.until(lambda: page.sides["heroes", "rook", "face"]["since"] > 0)
    page.rest()
    message = page.messages["messages"][0]
    assert message["cards"] == [["heroes", "rook"]]
    assert "A rook whose name" in message["source"]


def test_a_card_with_a_mistake_is_old_while_another_one_changes(page: Open) -> None:
    before = page.keys()
    broken = HEROES.replace("level: 2", "level: two")
    page.save(DECK, broken)
    page.until(lambda: page.sides["heroes", "rook", "face"]["since"] > 0)
    page.rest()
    assert [(one["code"], one["cards"]) for one in page.messages["messages"]] == [("P122", [["heroes", "rook"]])]
    assert page.messages["since"] == 0
    page.save(DECK, broken.replace("en: Pawn", "en: Peasant"))
    page.rest()
    changed = {name for name, key in page.keys().items() if key != before[name]}
    assert changed == {("heroes", "pawn", "face")}
    assert {name[1] for name, side in page.sides.items() if side["since"]} == {"rook"}
    assert page.codes() == ["P122"]
    page.save(DECK, HEROES)
    page.rest()
    assert page.keys() == before
    assert not any(side["since"] for side in page.sides.values())


def test_another_deck_changes_while_one_cannot_be_read(page: Open, root: Path) -> None:
    before = page.keys()
    page.save(DECK, "cards: [")
    page.until(lambda: page.messages["since"] > 0)
    page.rest()
    page.save("content/heroes/spells.yaml", SPELLS.replace("name: Ice", "name: Snow"))
    page.rest()
    assert {name for name, key in page.keys().items() if key != before[name]} == {("spells", "ice", "face")}
    assert {name[0] for name, side in page.sides.items() if side["since"]} == {"heroes"}


@pytest.mark.parametrize(
    ("wrong", "card"),
    [
        (HEROES.replace("level: 3", "levl: 3"), "bishop"),
        (HEROES.replace("id: rook", "id: knight"), "knight"),
        (HEROES.replace("qty: 2", "qty: many"), "knight"),
        (
            HEROES.replace(
                "{id: rook, level: 2, name: {en: Rook, hu: Bástya}}", "id: rook\n    # dear\n    level: two"
            ),
            "rook",
        ),
    ],
)
def test_a_mistake_in_the_content_leads_to_its_card(page: Open, wrong: str, card: str) -> None:
    page.save(DECK, wrong)
    page.until(lambda: any(one["cards"] == [["heroes", card]] for one in page.messages["messages"]))
    page.rest()
    assert page.sides["heroes", card, "face"]["since"] > 0
    assert page.keys()["heroes", "rook", "face"]


def test_a_mistake_behind_the_cards_is_none_of_the_last_one(page: Open) -> None:
    page.save(DECK, HEROES.replace("leaves: 4", "leaves: four"))
    page.until(lambda: page.messages["since"] > 0)
    assert [one["cards"] for one in page.messages["messages"]] == [[]]


@pytest.mark.parametrize("folder", ["content", "layouts", "layouts/heroes/art"])
def test_a_folder_that_goes_is_told_and_shown_again_when_it_comes_back(page: Open, root: Path, folder: str) -> None:
    art = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9"/></svg>'
    written(root, {"layouts/heroes/art/a.svg": art})
    page.save(LAYOUT, FACE.replace("<circle", '<image href="art/a.svg" x="1" y="1" width="9" height="9"/><circle'))
    page.rest()
    before = page.keys()
    for source, target in ((folder, "away"), ("away", folder)):
        (root / source).rename(root / target)
        page.events.clear()
        page.studio.change([folder])
        page.rest()
        assert bool(page.codes()) == (target == "away")
        assert page.keys() == before


def test_what_is_right_is_shown_of_a_project_with_a_mistake_from_the_start(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 2", "level: two")))
    studio = Studio(DiskWorld(root))
    studio.load()
    studio.start()
    page = Open(studio, root, Wish())
    studio.stop()
    assert page.keys()["heroes", "pawn", "face"]
    rook = page.sides["heroes", "rook", "face"]
    assert (rook["key"], rook["since"] > 0) == ("", True)


RULES_PAGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="80mm" viewBox="0 0 60 80">
  <text x="5" y="20" font-family="Noto Sans" font-size="5">{% for card in cards %}{{ card.level }}{% endfor %}</text>
</svg>
"""


def begun(root: Path) -> Open:
    """A page of a preview that begins now, and has ended."""
    studio = Studio(DiskWorld(root))
    studio.load()
    studio.start()
    page = Open(studio, root, Wish())
    studio.stop()
    return page


def test_nothing_is_said_of_other_components_for_a_card_that_is_half_read(tmp_path: Path) -> None:
    rules = "rules: {size: 60 x 80 mm, pages: [heroes/rules.svg]}\n"
    sheet = RULES_PAGE.replace("in cards", "in decks.heroes.cards")
    files = heroes(deck=HEROES.replace("level: 2", "level: two"), game=GAME + rules)
    page = begun(written(tmp_path, files | {"layouts/heroes/rules.svg": sheet}))
    assert page.codes() == ["P122"]
    assert page.keys()["rules", "1", "face"] == ""
    assert page.keys()["spells", "ice", "face"]
    mended = begun(written(tmp_path, {DECK: HEROES}))
    assert (mended.codes(), bool(mended.keys()["rules", "1", "face"])) == ([], True)
    wrong = begun(written(tmp_path, {"layouts/heroes/rules.svg": sheet.replace("card.level", "card.levle")}))
    assert wrong.codes() == ["P301"]


@pytest.mark.parametrize(
    "part",
    [
        "box: {layout: {face: heroes/box.svg}, pieces: 3}\n",
        "rules: {size: 60, pages: [heroes/rules.svg]}\n",
        "credits: {a: b}\n",
    ],
)
def test_cards_change_while_a_part_of_the_game_has_a_mistake(page: Open, part: str) -> None:
    before = page.keys()
    page.save("content/heroes/game.yaml", GAME + part)
    page.until(lambda: bool(page.messages["messages"]))
    page.rest()
    page.save(DECK, HEROES.replace("en: Pawn", "en: Peasant"))
    page.rest()
    assert {name for name, key in page.keys().items() if key != before[name]} == {("heroes", "pawn", "face")}
    assert page.messages["since"] == 0
    assert [one["at"]["path"] for one in page.messages["messages"]] == ["content/heroes/game.yaml"]
    started = begun(page.root)
    assert (started.codes(), started.keys()) == (page.codes(), page.keys())


def test_the_rules_stay_while_there_is_a_mistake_in_them(page: Open, root: Path) -> None:
    written(root, {"layouts/heroes/rules.svg": RULES_PAGE.replace("in cards", "in decks.heroes.cards")})
    rules = "rules: {size: 60 x 80 mm, pages: [heroes/rules.svg]}\n"
    page.save("content/heroes/game.yaml", GAME + rules)
    page.rest()
    key = page.keys()["rules", "1", "face"]
    page.save("content/heroes/game.yaml", GAME + rules.replace("60 x", "60 by"))
    page.until(lambda: bool(page.messages["messages"]))
    page.rest()
    assert (key != "", page.keys()["rules", "1", "face"]) == (True, key)
    assert page.sides["rules", "1", "face"]["since"] > 0


def test_a_card_with_a_mistake_is_drawn_as_it_was_in_a_language_chosen_now(
    studio: Studio, root: Path, page: Open
) -> None:
    page.save(DECK, HEROES.replace("level: 2", "level: two"))
    page.until(lambda: page.sides["heroes", "rook", "face"]["since"] > 0)
    page.rest()
    other = Open(studio, root, Wish(language="hu"))
    rook = other.sides["heroes", "rook", "face"]
    assert (rook["key"] not in {"", page.keys()["heroes", "rook", "face"]}, rook["since"] > 0) == (True, True)
    assert other.codes() == ["P122"]
    other.save(DECK, HEROES)
    other.until(lambda: not other.sides["heroes", "rook", "face"]["since"])
    assert other.keys()["heroes", "rook", "face"] == rook["key"]


def test_a_rule_that_is_broken_is_told_while_pictures_go_on(page: Open) -> None:
    page.save(DECK, HEROES.replace("leaves: 4", "leaves: 5").replace("en: Rook", "en: Tower"))
    page.until(lambda: bool(page.messages["messages"]))
    assert page.messages["since"] == 0
    assert page.codes()


def test_other_languages_show_other_texts(studio: Studio, root: Path, page: Open) -> None:
    other = Open(studio, root, Wish(language="hu"))
    assert other.state["wish"]["language"] == "hu"
    assert other.keys()["heroes", "rook", "face"] != page.keys()["heroes", "rook", "face"]


def test_a_variant_is_drawn_as_such(studio: Studio, root: Path, page: Open) -> None:
    other = Open(studio, root, Wish(variant="low-ink"))
    assert other.keys()["heroes", "rook", "face"] != page.keys()["heroes", "rook", "face"]


def test_a_player_count_leaves_out_what_is_not_in_play(studio: Studio, root: Path) -> None:
    other = Open(studio, root, Wish(players=2))
    assert {card for deck, card, _ in other.sides if deck == "heroes"} == {"knight", "rook", "bishop"}


@pytest.mark.parametrize("wish", [Wish("none"), Wish(language="fr"), Wish(variant="gold"), Wish(players=9)])
def test_what_does_not_exist_counts_as_not_asked_for(studio: Studio, root: Path, wish: Wish) -> None:
    other = Open(studio, root, wish)
    assert other.state["wish"] == {"game": "heroes", "language": "en", "variant": "", "players": None}


def test_a_second_page_is_told_at_once(studio: Studio, root: Path, page: Open) -> None:
    assert Open(studio, root, Wish()).keys() == page.keys()


def test_all_pages_are_told(studio: Studio, root: Path, page: Open) -> None:
    other = Open(studio, root, Wish())
    before = other.keys()
    page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
    other.until(lambda: other.keys() != before)
    assert other.keys()["heroes", "rook", "face"] != before["heroes", "rook", "face"]


def test_a_page_that_is_closed_is_told_nothing(studio: Studio, page: Open) -> None:
    studio.leave(page.feed)
    page.rest()
    page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
    assert page.feed.take(1) is None


def test_a_project_that_cannot_be_read_at_first_comes_up_when_it_can(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck="cards: ["))
    studio = Studio(DiskWorld(root))
    studio.load()
    studio.start()
    feed = studio.listen(Wish())
    told = [feed.take(10), feed.take(10)]
    assert [name for name, _ in filter(None, told)] == ["state", "messages"]
    (root / DECK).write_text(HEROES, encoding="utf-8")
    studio.change([DECK])
    names = [found[0] for found in iter(lambda: feed.take(2), None) if found[0] == "state"]
    studio.stop()
    assert names


def test_a_picture_file_that_changes_changes_its_cards(studio: Studio, root: Path, page: Open) -> None:
    art = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9" fill="{}"/></svg>'
    (root / "layouts/heroes/art.svg").write_text(art.format("red"), encoding="utf-8")
    page.save(LAYOUT, FACE.replace("<circle", '<image href="art.svg" x="1" y="1" width="9" height="9"/><circle'))
    page.rest()
    before = page.keys()
    page.save("layouts/heroes/art.svg", art.format("blue"))
    page.rest()
    assert page.keys()["heroes", "rook", "face"] != before["heroes", "rook", "face"]


def test_a_font_that_goes_is_told(page: Open, root: Path) -> None:
    font = "fonts/noto/NotoSans-700Bold.ttf"
    (root / font).unlink()
    page.events.clear()
    page.studio.change([font])
    page.rest()
    assert page.codes()


def test_a_fault_of_ours_is_told_and_the_next_change_goes_on(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("pnp.pipeline.preview.desk.key_of", lambda _: 1 / 0)
        page.save(DECK, HEROES.replace("en: Rook", "en: Tower"))
        page.until(lambda: "ZeroDivisionError" in page.messages["fault"])
    page.save(DECK, HEROES.replace("en: Rook", "en: Castle"))
    page.until(lambda: page.messages["fault"] == "")
    page.rest()
    assert page.keys()["heroes", "rook", "face"]


def test_a_picture_has_no_more_pixels_than_can_be_paid_for(studio: Studio, page: Open) -> None:
    picture = studio.picture(page.keys()["heroes", "rook", "face"], 9999)
    assert picture is not None
    assert int.from_bytes(picture[16:20]) * int.from_bytes(picture[20:24]) < 17_000_000


def test_a_saved_text_is_there_within_the_bound(page: Open, studio: Studio) -> None:
    taken = []
    for number in range(5):
        before = page.keys()["heroes", "rook", "face"]
        page.save(DECK, HEROES.replace("en: Rook", f"en: Rook {number}"))
        started = time.perf_counter()
        page.until(lambda: page.keys()["heroes", "rook", "face"] != before)  # noqa: B023
        assert studio.picture(page.keys()["heroes", "rook", "face"], 96)
        taken.append(time.perf_counter() - started)
        page.rest()
    assert min(taken) < 0.15


def test_a_taken_port_is_told(root: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        outcome = preview(root, PreviewOptions(port=port), lambda _: None)
    assert [(found.code, str(port) in found.what) for found in outcome.diagnostics] == [("P043", True)]


def test_a_game_that_is_not_there_is_told(root: Path) -> None:
    outcome = preview(root, PreviewOptions(("heros",)), lambda _: None)
    assert [found.code for found in outcome.diagnostics] == ["P160"]


@pytest.mark.parametrize(
    ("wish", "code"), [(Wish(language="xx"), "P006"), (Wish(variant="zz"), "P007"), (Wish(players=9), "P008")]
)
def test_what_is_asked_for_and_not_there_is_told(root: Path, wish: Wish, code: str) -> None:
    served: list[str] = []
    outcome = preview(root, PreviewOptions(wish=wish), served.append)
    assert code in [found.code for found in outcome.diagnostics]
    assert served == []


def test_a_language_of_one_of_several_games_will_do(tmp_path: Path) -> None:
    other = (
        GAME.replace("heroes\npnp", "kings\npnp").replace("[en, hu]", "[fi]").replace("[heroes, spells]", "[crowns]")
    )
    crowns = SPELLS.replace("deck: spells", "deck: crowns")
    files = heroes() | {"content/kings/game.yaml": other, "content/kings/crowns.yaml": crowns}
    served: list[str] = []
    outcome = preview(written(tmp_path, files), PreviewOptions(wish=Wish(language="fi")), served.append)
    assert ([found.what for found in outcome.diagnostics], len(served)) == ([], 1)


def test_a_folder_without_project_is_told(tmp_path: Path) -> None:
    assert [found.code for found in preview(tmp_path, PreviewOptions(), lambda _: None).diagnostics] == ["P001"]


def test_a_system_that_does_not_tell_changes_is_told_of(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> Iterator[None]:
        raise OSError("OS file watch limit reached")

    monkeypatch.setattr("watchfiles.watch", refused)
    served: list[str] = []
    outcome = preview(root, PreviewOptions(), served.append)
    assert [found.code for found in outcome.diagnostics] == ["P044"]
    assert served == []


def test_files_are_followed_while_it_is_served(root: Path) -> None:
    import http.client
    from urllib.parse import urlsplit

    found: list[bytes] = []

    def serving(url: str) -> None:
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)
        connection.request("GET", "/events")
        stream = connection.getresponse()
        while b'"messages":[]' not in stream.readline():
            pass
        (root / DECK).write_text(HEROES.replace("en: Rook", "en: Tower"), encoding="utf-8")
        while not found:
            line = stream.readline()
            found.extend([line] if b'"card":"rook"' in line and b'"sides"' in line[:20] else [])
        stream.close()
        connection.close()

    assert preview(root, PreviewOptions(), serving).diagnostics == ()
    assert found


def test_a_project_in_a_folder_with_spaces_and_accents(tmp_path: Path) -> None:
    root = written(tmp_path / "Ősi játék 2", heroes())
    studio = Studio(DiskWorld(root))
    studio.load()
    studio.start()
    assert Open(studio, root, Wish()).keys()
    studio.stop()
    shutil.rmtree(root)
