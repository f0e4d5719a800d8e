from __future__ import annotations

from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Located, Severity, Sink, Span
from pnp.geometry import Size
from pnp.load import load_project
from pnp.model.spec import ProjectSpec
from pnp.model.values import Translated
from pnp.world import DiskWorld
from tests.load.projects import DECK, GAME, deck, game, message, project

PLAIN_DECK = "deck: d\nsize: poker\n"
FILES: dict[str, str | bytes] = {"pnp.yaml": "paper: a4\n", "content/g/game.yaml": GAME, DECK: PLAIN_DECK}
GAME_FILE = "content/g/game.yaml"


def settings(text: str) -> tuple[ProjectSpec, tuple[Diagnostic, ...]]:
    made, messages = project({**FILES, "pnp.yaml": text})
    assert made is not None
    return made, messages


def of_game(text: str, deck: str = PLAIN_DECK) -> Diagnostic:
    _, messages = project({**FILES, GAME_FILE: text, DECK: deck})
    assert len(messages) == 1, messages
    return messages[0]


def test_settings_of_the_project() -> None:
    made, messages = settings(
        "paper: [a4, 320 x 450 mm]\nmargin: 8 mm\ngap: 0 mm\nlabel_font: Jost\nlanguages: [en]\nprinters: {home: {dead_margin: 4 mm}}\n"
    )
    assert messages == ()
    assert made.paper == (
        Located("a4", Span("pnp.yaml", 1, 9, 2)),
        Located("320 x 450 mm", Span("pnp.yaml", 1, 13, 12)),
    )
    assert (made.margin, made.gap) == (Located(8.0, Span("pnp.yaml", 2, 9, 4)), Located(0.0, Span("pnp.yaml", 3, 6, 4)))
    assert made.label_font == Located("Jost", Span("pnp.yaml", 4, 13, 4))
    assert made.printers["home"].dead_margin == 4
    assert made.extras == {"languages": ("en",)}


def test_empty_project_file_is_enough() -> None:
    made, messages = settings("")
    assert (made.paper, made.margin, messages) == ((), None, ())


def test_one_paper_is_a_list_of_one() -> None:
    assert [paper.value for paper in settings("paper: Letter\n")[0].paper] == ["Letter"]


@pytest.mark.parametrize(
    ("text", "code", "what", "help"),
    [
        ("paper: leter\n", "P170", "`leter` is no paper", "did you mean `letter`?"),
        ("paper: 320 x 450\n", "P110", "`paper` is `320 x 450`, a length without a unit", "write `320 x 450 mm`"),
        ("margin: 8\n", "P110", "`margin` is `8`, a length without a unit", "write `8 mm`"),
        ("margin: -1 mm\n", "P123", "`margin` is -1 mm, less than nothing", "write `0 mm` for none"),
        ("papper: a4\n", "P104", "unknown key `papper` in pnp.yaml", "did you mean `paper`?"),
        ("- a4\n", "P120", "the file is a list, not a map of `name: value`", None),
        ("paper: {a: 1}\n", "P120", "`paper` is a map, not a paper or a list of papers", "write it as in `paper: a4`"),
    ],
)
def test_wrong_setting_is_reported(text: str, code: str, what: str, help: str | None) -> None:
    _, messages = settings(text)
    assert [(found.code, found.what, found.help) for found in messages] == [(code, what, help)]


def test_project_without_file_is_told_what_to_type() -> None:
    made, messages = project({"content/g/game.yaml": GAME})
    assert made is None
    assert [(found.code, found.help) for found in messages] == [
        ("P101", "make a file `pnp.yaml` with the line `paper: a4` (or `paper: letter`)")
    ]


def test_project_without_games_is_reported() -> None:
    assert [found.code for found in project({"pnp.yaml": "", "content/game.yaml": GAME})[1]] == ["P166"]


def test_games_are_found_by_their_folders() -> None:
    other = GAME.replace("game: g", "game: a").replace("[d]", "[]")
    made, messages = project(
        {**FILES, "content/a/game.yaml": other, "content/a/deep/game.yaml": other, "content/x/notes.md": ""}
    )
    assert made is not None
    assert (list(made.games), messages) == (["a", "g"], ())


def test_named_games_alone_are_loaded() -> None:
    made, messages = project({**FILES, "content/broken/game.yaml": "{"}, "g")
    assert made is not None
    assert (list(made.games), messages) == (["g"], ())


def test_unknown_game_is_reported_with_the_nearest() -> None:
    files = {**FILES, "content/tricks/game.yaml": GAME.replace("game: g", "game: tricks").replace("[d]", "[]")}
    _, messages = project(files, "trikcs")
    assert [(found.code, found.what, found.help) for found in messages] == [
        ("P160", "there is no game `trikcs`", "did you mean `tricks`?")
    ]


def test_folder_with_a_deck_but_no_game_is_reported() -> None:
    _, messages = project({**FILES, "content/x/e.yaml": "# cards\ndeck: e\n"})
    assert [(found.code, found.what, found.span) for found in messages] == [
        ("P163", "content/x/ holds a deck but no game.yaml", Span("content/x/e.yaml"))
    ]


def test_folder_without_a_deck_is_no_game() -> None:
    assert project({**FILES, "content/x/data.yaml": "a: 1\n"})[1] == ()


def test_deck_that_is_not_listed_is_a_warning() -> None:
    _, messages = project({**FILES, "content/g/e.yaml": "deck: e\n"})
    assert [(found.code, found.severity, found.help) for found in messages] == [
        ("P165", Severity.WARNING, "add `e` to `decks:` in content/g/game.yaml")
    ]


def test_game_with_everything() -> None:
    text = (
        'game: g\npnp: 1\ntitle: {en: Game, hu: Játék}\nversion: "1.0"\nlanguages: [hu, en, local]\n'
        "variants: [low-ink]\ndecks: [d]\nrules: {size: a5, pages: [g/rules.svg]}\nplayers: 2..5\n"
        "tokens: []\nbox: {layout: {face: g/box.svg}}\n"
        "facts: {hand: 6, win: {total: 5}, name: {en: a, hu: b}}\ncredits: [A, {en: B, hu: C}]\nnotes: mine\n"
    )
    made, messages = game(PLAIN_DECK, text)
    assert messages == ()
    assert made.title == Translated({"en": "Game", "hu": "Játék"})
    assert (made.version, made.languages, made.variants) == ("1.0", ("hu", "en", "local"), ("low-ink",))
    assert made.facts == {"hand": 6, "win": {"total": 5}, "name": Translated({"en": "a", "hu": "b"})}
    assert [credit.value for credit in made.credits] == ["A", Translated({"en": "B", "hu": "C"})]
    assert made.rules_sheet is not None
    assert (made.rules_sheet.size, [page.value for page in made.rules_sheet.pages]) == (Size(148, 210), ["g/rules.svg"])
    assert made.box is not None
    assert made.box.layout.value == "g/box.svg"
    assert made.extras == {"players": "2..5"}


def test_version_is_printed_as_typed() -> None:
    assert game(PLAIN_DECK, f"{GAME}version: 1.10\n")[0].version == "1.10"


@pytest.mark.parametrize(
    ("text", "code", "what", "help"),
    [
        (
            GAME.replace("pnp: 1\n", "pnp: 2\n"),
            "P162",
            "the game is written for format 2, this pnp reads format 1",
            "install a newer pnp",
        ),
        (GAME.replace("pnp: 1\n", ""), "P121", "game.yaml has no `pnp`", "add the line `pnp: 1`"),
        (GAME.replace("title: G\n", ""), "P121", "the game has no `title`", "add the line `title: g`"),
        (
            GAME.replace("languages: [en, hu]\n", ""),
            "P121",
            "game.yaml has no `languages`",
            "add the line `languages: [en]`",
        ),
        (GAME.replace("[en, hu]", "[]"), "P121", "the game has no language", "write `languages: [en]`"),
        (GAME.replace("[en, hu]", "en"), "P120", "`languages` is one value, not a list", "write `[en]`"),
        (GAME.replace("[en, hu]", "[english]"), "P122", "`english` is not a language code", "write `en`"),
        (GAME.replace("[en, hu]", "[en, en]"), "P142", "language `en` is listed twice", "delete one of the two"),
        (GAME.replace("game: g", "game: h"), "P164", "the game calls itself `h`", "write `game: g`"),
        (GAME + "factz: {}\n", "P104", "unknown key `factz` in game.yaml", "did you mean `facts`?"),
        (
            GAME.replace("title: G", "title: {de: G}"),
            "P127",
            "`de` is not among the game's languages, in the title of the game",
            "add `de` to `languages:` in content/g/game.yaml, or delete it here",
        ),
        (GAME.replace("title: G", "title: [G]"), "P120", "the title of the game is a list, not a text", None),
    ],
)
def test_mistake_in_game_yaml_is_reported(text: str, code: str, what: str, help: str | None) -> None:
    found = of_game(text)
    assert (found.code, found.what, found.help) == (code, what, help)


def test_missing_deck_file_is_reported_with_the_nearest() -> None:
    _, messages = project(
        {"pnp.yaml": "", GAME_FILE: GAME.replace("[d]", "[heros]"), "content/g/heroes.yaml": "a: 1\n"}
    )
    assert [(found.code, found.what, found.help) for found in messages] == [
        ("P161", "deck `heros` has no file content/g/heros.yaml", "did you mean `heroes`?")
    ]
    assert messages[0].span == Span(GAME_FILE, 5, 9, 5)


def test_deck_has_defaults() -> None:
    made = deck("")
    assert (made.bleed, made.safe, made.corner_radius, made.gap, made.turn) == (3.0, 3.0, 3.5, None, "sideways")
    assert (made.face, made.back, made.back_symmetric, made.title) == (None, None, False, None)


def test_deck_with_everything() -> None:
    made = deck(
        "title: {en: Heroes}\nbleed: 2 mm\nsafe: 0.25 in\ngap: 0 mm\ncorner_radius: 0 mm\nturn: over-top\n"
        "layout: {face: g/face.svg, back: g/back.svg}\nback_symmetric: true\nnotes: mine\n"
    )
    assert (made.size, made.bleed, made.safe, made.gap) == (Size(63.5, 88.9), 2.0, 6.35, 0.0)
    assert (made.corner_radius, made.turn, made.back_symmetric) == (0.0, "over-top", True)
    assert made.face == Located("g/face.svg", Span(DECK, 9, 16, 10))
    assert made.back == Located("g/back.svg", Span(DECK, 9, 34, 10))
    assert made.title == Translated({"en": "Heroes"})
    assert (made.id, made.game, made.path) == ("d", "g", DECK)


def test_deck_without_backs() -> None:
    assert deck("layout: {face: f.svg, back: none}\n").back is None


def test_size_in_lengths() -> None:
    assert game("deck: d\nsize: 63 x 88 mm\n")[0].decks["d"].size == Size(63, 88)


@pytest.mark.parametrize(
    ("text", "code", "what", "help"),
    [
        ("deck: d\n", "P121", "deck `d` has no `size`", "add the line `size: 63 x 88 mm`"),
        ("", "P121", "the file has no `deck`", "add the line `deck: d`"),
        ("deck: d\nsize: pokr\n", "P170", "`pokr` is no card size", "did you mean `poker`?"),
        (
            "deck: d\nsize: 63 x 88\n",
            "P110",
            "`size` of deck `d` is `63 x 88`, a length without a unit",
            "write `63 x 88 mm`",
        ),
        (
            "deck: d\nsize: huge\n",
            "P170",
            "`huge` is no card size",
            "write width and height with a unit, as `size: 63 x 88 mm`",
        ),
        ("deck: e\nsize: poker\n", "P164", "the deck calls itself `e`", "write `deck: d`"),
        (f"{PLAIN_DECK}bleed: 3\n", "P110", "`bleed` of deck `d` is `3`, a length without a unit", "write `3 mm`"),
        (f"{PLAIN_DECK}turn: up\n", "P125", "`turn` of deck `d` is `up`, neither `sideways` nor `over-top`", None),
        (
            f"{PLAIN_DECK}layout: face.svg\n",
            "P120",
            "`layout` of deck `d` is one value, not a map of `name: value`",
            "write `layout: {face: face.svg}`",
        ),
        (f"{PLAIN_DECK}layout: {{front: a.svg}}\n", "P104", "unknown key `front` in `layout` of deck `d`", None),
        (f"{PLAIN_DECK}crads: []\n", "P104", "unknown key `crads` in deck `d`", "did you mean `cards`?"),
        (
            f"{PLAIN_DECK}back_symmetric: yes\n",
            "P122",
            "`back_symmetric` of deck `d` is `yes`, neither `true` nor `false`",
            "write `true`",
        ),
    ],
)
def test_mistake_in_the_head_of_a_deck_is_reported(text: str, code: str, what: str, help: str | None) -> None:
    _, messages = project({**FILES, DECK: text})
    assert (code, what, help) in [(found.code, found.what, found.help) for found in messages]


def test_mistakes_of_all_files_are_found_in_one_run() -> None:
    files: dict[str, str | bytes] = {
        **FILES,
        "pnp.yaml": "margin: 8\n",
        GAME_FILE: GAME + "x: 1\n",
        DECK: PLAIN_DECK + "bleed: 3\n",
    }
    assert [found.span and found.span.path for found in project(files)[1]] == ["pnp.yaml", GAME_FILE, DECK]


def test_file_with_byte_order_mark_and_windows_line_ends_is_read() -> None:
    text = b"\xef\xbb\xbfdeck: d\r\nsize: poker\r\nbleed: 2 mm\r\n"
    made, messages = project({**FILES, DECK: text})
    assert messages == ()
    assert made is not None
    assert made.games["g"].decks["d"].bleed == 2.0


def test_bytes_that_are_no_utf8_are_told_with_their_place() -> None:
    _, messages = project({**FILES, DECK: "deck: d\r\nsize: poker\r\ntitle: Ké".encode() + b"\xe9\r\n"})
    found = messages[0]
    assert (found.code, found.what) == ("P105", "byte 33 of the file (0xE9) is not UTF-8")
    assert found.span == Span(DECK, 3, 10, 1)
    assert found.notes == ("in the old Windows code page it would be `é`",)


def test_file_in_utf16_is_told_so() -> None:
    _, messages = project({**FILES, DECK: PLAIN_DECK.encode("utf-16")})
    assert (messages[0].code, messages[0].what) == ("P105", "the file is saved as UTF-16")


def test_file_that_cannot_be_read_is_one_message() -> None:
    found = message("bleed: 1 mm\n  gap: 1 mm\n")
    assert found.code == "P103"


def test_link_that_leads_out_of_the_project_is_not_followed(tmp_path: Path) -> None:
    root, outside = tmp_path / "project", tmp_path / "secret.yaml"
    (root / "content" / "g").mkdir(parents=True)
    outside.write_text("deck: d\nsize: poker\n", encoding="utf-8")
    (root / "pnp.yaml").write_text("", encoding="utf-8")
    (root / "content" / "g" / "game.yaml").write_text(GAME, encoding="utf-8")
    (root / "content" / "g" / "d.yaml").symlink_to(outside)
    sink = Sink()
    made = load_project(DiskWorld(root), sink)
    assert made is not None
    assert made.games["g"].decks == {}
    assert [(found.code, found.what) for found in sink.diagnostics] == [
        ("P116", "`content/g/d.yaml` leads out of the project folder")
    ]
