"""The command line: what is printed on paper for which options, what it says, how it ends."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.pipeline.projects import (
    FACE,
    GAME,
    HEROES,
    SPELLS,
    built,
    contents,
    drawn,
    heroes,
    manifest,
    pnp,
    shipped,
    written,
)
from tests.pipeline.reading import page_count, page_texts, pictured

EN = "heroes-130x150mm-en.pdf"
ALL = {"knight": 2, "rook": 1, "bishop": 1, "queen": 1, "2": 1, "pawn": 1}
ONE = ("--component", "heroes", "--lang", "en")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def only(root: Path, *arguments: str, name: str = EN) -> dict[str, int]:
    """The copies of each card that a build of the English heroes with these options prints."""
    built(root, *ONE, *arguments)
    return drawn(root, name)


def test_all_cards_are_printed_by_default(root: Path) -> None:
    assert only(root) == ALL


def test_cards_are_chosen_by_position(root: Path) -> None:
    assert only(root, "--cards", "1,3-4") == {"knight": 2, "bishop": 1, "queen": 1}


def test_cards_are_chosen_by_id(root: Path) -> None:
    assert only(root, "--cards", "pawn,rook") == {"rook": 1, "pawn": 1}


def test_an_exact_id_wins_over_a_position(root: Path) -> None:
    assert only(root, "--cards", "2") == {"2": 1}


def test_positions_and_ids_mix(root: Path) -> None:
    assert only(root, "--cards", "1-2, pawn") == {"knight": 2, "rook": 1, "pawn": 1}


@pytest.mark.parametrize("cards", ["7", "0", "2-9", "3-2", "-1"])
def test_a_position_that_is_not_there_is_refused(root: Path, cards: str) -> None:
    ran = pnp(root, "build", *ONE, f"--cards={cards}")
    assert (ran.status, "P005" in ran.err) == (1, True)


def test_an_unknown_card_names_the_nearest(root: Path) -> None:
    assert "did you mean `bishop`?" in pnp(root, "build", *ONE, "--cards", "bishup").err


def test_a_card_is_looked_for_in_all_decks(root: Path) -> None:
    built(root, "--lang", "en", "--cards", "ice")
    assert list(manifest(root)) == ["spells-130x150mm-en.pdf"]


def test_positions_concern_every_deck_that_has_them(root: Path) -> None:
    built(root, "--lang", "en", "--cards", "1-3")
    assert list(manifest(root)) == [EN]
    built(root, "--lang", "en", "--cards", "1")
    assert drawn(root, "spells-130x150mm-en.pdf") == {"fire": 1}
    assert drawn(root, EN) == {"knight": 2}


def test_an_id_in_one_deck_is_no_position_in_another(root: Path) -> None:
    built(root, "--lang", "en", "--cards", "2")
    assert list(manifest(root)) == [EN]


def test_a_card_that_no_deck_has_is_refused_once(root: Path) -> None:
    ran = pnp(root, "build", "--cards", "fyre")
    assert ran.err.count("P005") == 1
    assert "no deck has a card `fyre`" in ran.err
    assert "did you mean `fire`?" in ran.err


def test_what_is_named_twice_is_made_once(root: Path) -> None:
    ran = pnp(root, "build", "--component", "heroes", "--lang", "en,en", "--paper", "a4,A4", "--cards", "rook,rook")
    assert ran.err.startswith("1 file in output: 1 sheet, 1 card, ")


def test_component_makes_only_that_deck(root: Path) -> None:
    built(root, "--component", "spells")
    assert sorted(manifest(root)) == ["spells-130x150mm-en.pdf", "spells-130x150mm-hu.pdf"]


def test_components_may_be_repeated(root: Path) -> None:
    built(root, "--component", "spells", "--component", "heroes", "--lang", "hu")
    assert sorted(manifest(root)) == ["heroes-130x150mm-hu.pdf", "spells-130x150mm-hu.pdf"]


def test_an_unknown_component_is_refused_with_the_known_ones(root: Path) -> None:
    ran = pnp(root, "build", "--component", "spels")
    assert (ran.status, "did you mean `spells`?" in ran.err) == (1, True)


def test_copies_repeat_the_whole_selection(root: Path) -> None:
    assert only(root, "--copies", "3", "--cards", "1-2") == {"knight": 6, "rook": 3}


def test_copies_come_one_whole_selection_after_the_other(root: Path) -> None:
    built(root, *ONE, "--copies", "2", "--cards", "rook,pawn", "--backs", "none")
    (text,) = page_texts(root / "output" / "heroes" / EN)
    assert re.findall(r"Rook|Pawn", text) == ["Rook", "Pawn", "Rook", "Pawn"]


def test_skip_leaves_the_first_places_empty(root: Path) -> None:
    built(root, *ONE, "--skip", "3", "--cards", "rook,pawn")
    texts = page_texts(root / "output" / "heroes" / EN)
    assert ["Rook" in texts[0], "Pawn" in texts[0], "Pawn" in texts[2]] == [True, False, True]


def test_skipping_every_place_is_refused(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--skip", "4")
    assert (ran.status, "P606" in ran.err) == (1, True)


@pytest.mark.parametrize(
    ("game", "players", "left"),
    [("tricks", 3, 36), ("tricks", 4, 48), ("tricks", 5, 60), ("scout", 2, 44), ("scout", 3, 36), ("scout", 5, 45)],
)
def test_players_prints_only_the_cards_in_play(tmp_path: Path, game: str, players: int, left: int) -> None:
    root = shipped(tmp_path, game)
    built(root, "--players", str(players), "--lang", "en", "--sides", "fronts")
    cards = drawn(root, f"{game}-a4-en-{players}p-fronts.pdf", game)
    assert sum(cards.values()) == left
    if game == "tricks":
        expected = {
            f"{suit}-{rank:02}{copy}"
            for suit in ("clubs", "hearts", "spades")
            for rank in range(1, left // 6 + 1)
            for copy in "ab"
        }
    else:
        pairs = [(low, high) for low in range(1, 10) for high in range(low + 1, 11)]
        out = {44: {(9, 10)}, 36: {pair for pair in pairs if pair[1] == 10}, 45: set()}[left]
        expected = {f"s{low:02}-{high:02}" for low, high in pairs if (low, high) not in out}
    assert set(cards) == expected


def test_players_changes_what_is_printed_never_how_it_looks(root: Path) -> None:
    built(root, *ONE)
    before = manifest(root)[EN]["layers"]
    built(root, *ONE, "--players", "2")
    after = manifest(root)["heroes-130x150mm-en-2p.pdf"]["layers"]
    assert after == {name: before[name] for name in after}
    assert set(after) == {"face/knight", "face/rook", "face/bishop", "back/knight", "back/rook", "back/bishop"}


def test_a_player_count_without_set_up_is_refused(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--players", "7")
    assert (ran.status, "P008" in ran.err, "set-ups: 2, 3" in ran.err) == (1, True, True)


def test_a_deck_without_set_ups_is_in_play_at_every_count(root: Path) -> None:
    built(root, "--lang", "en", "--players", "2")
    assert drawn(root, "spells-130x150mm-en-2p.pdf") == {"fire": 1, "ice": 1}


def test_a_player_count_is_refused_where_no_deck_has_set_ups(root: Path) -> None:
    ran = pnp(root, "build", "--component", "spells", "--players", "2")
    assert (ran.status, "P008" in ran.err) == (1, True)


def test_fronts_and_backs_in_two_files_make_up_the_whole(root: Path) -> None:
    for sides in ("both", "fronts", "backs"):
        built(root, *ONE, "--sides", sides)
    folder = root / "output" / "heroes"
    fronts, backs = folder / "heroes-130x150mm-en-fronts.pdf", folder / "heroes-130x150mm-en-backs.pdf"
    assert (page_count(folder / EN), page_count(fronts), page_count(backs)) == (4, 2, 2)
    assert "Rook" in page_texts(fronts)[0]
    assert "Rook" not in page_texts(backs)[0]
    for number in (0, 1):
        for path, page in ((fronts, 2 * number), (backs, 2 * number + 1)):
            whole, part = pictured(folder / EN, page, 72), pictured(path, number, 72)
            # The label, at the left, names the sheet's side and how the file is to be printed.
            assert (whole.part(20, 0, 130, 150) == part.part(20, 0, 130, 150)).all()


def test_backs_none_prints_faces_alone(root: Path) -> None:
    built(root, *ONE, "--backs", "none")
    assert page_count(root / "output" / "heroes" / EN) == 2
    assert not [name for name in manifest(root)[EN]["layers"] if name.startswith("back/")]


def test_a_card_without_a_back_leaves_its_place_empty(root: Path) -> None:
    built(root, *ONE)
    # knight, knight, rook, bishop / queen, 2, pawn: the queen is first on the second sheet, its back at the right
    back = pictured(root / "output" / "heroes" / EN, 3, 72)
    left, top = (130 - 83) / 2, (150 - 123) / 2
    assert back.at(130 - left - 20, top + 30) == (255, 255, 255)
    assert back.at(left + 20, top + 5) != (255, 255, 255)


def test_backs_alone_leave_decks_without_backs_out(root: Path) -> None:
    files = {path.name for path in (built(root, "--lang", "en", "--sides", "backs") / "heroes").glob("*.pdf")}
    assert files == {EN.replace(".pdf", "-backs.pdf")}


def test_backs_alone_of_a_deck_without_backs_are_refused(root: Path) -> None:
    ran = pnp(root, "build", "--component", "spells", "--sides", "backs")
    assert (ran.status, "P602" in ran.err) == (1, True)


def test_the_variant_is_in_the_name_and_in_the_drawing(root: Path) -> None:
    built(root, *ONE)
    built(root, *ONE, "--variant", "low-ink")
    full, thrifty = (
        pictured(root / "output" / "heroes" / name, 0, 72) for name in (EN, "heroes-130x150mm-en-low-ink.pdf")
    )
    corner = (130 - 83) / 2 + 2, (150 - 123) / 2 + 2
    assert (full.at(*corner) == (255, 255, 255), thrifty.at(*corner) == (255, 255, 255)) == (False, True)


@pytest.mark.parametrize("game", ["tricks", "scout"])
def test_low_ink_cards_of_the_shipped_games_take_less_than_half_of_the_ink(tmp_path: Path, game: str) -> None:
    root = shipped(tmp_path, game)
    language = ("--lang", "en", "--cards", "1-8")
    built(root, *language)
    built(root, *language, "--variant", "low-ink")
    folder = root / "output" / game
    for page in (0, 1):
        full, thrifty = (
            255 - pictured(folder / f"{game}-a4-en{variant}.pdf", page, 36).pixels.mean()
            for variant in ("", "-low-ink")
        )
        assert thrifty < 0.5 * full


def test_an_unknown_variant_is_refused(root: Path) -> None:
    ran = pnp(root, "build", "--variant", "low-inc")
    assert (ran.status, "did you mean `low-ink`?" in ran.err) == (1, True)


def test_the_labels_of_several_decks_without_titles_name_them(root: Path) -> None:
    built(root, "--lang", "en", "--paper", "a4")
    for deck in ("heroes", "spells"):
        assert f"Heroes · {deck} · v2" in page_texts(root / "output" / "heroes" / f"{deck}-a4-en.pdf")[0]


def test_each_paper_has_its_own_file(root: Path) -> None:
    built(root, *ONE, "--paper", "a4,letter,320 x 450 mm,11in x 17in")
    names = [f"heroes-{paper}-en.pdf" for paper in ("a4", "letter", "320x450mm", "11inx17in")]
    assert sorted(manifest(root)) == sorted(names)


@pytest.mark.parametrize(
    ("paper", "hint"),
    [
        ("a44", "did you mean `a4`?"),
        ("320 x 450", "320 x 450 mm"),
        ("6000 x 100 mm", "larger than a page of a PDF may be, 5080 mm on a side"),
    ],
)
def test_an_unknown_paper_is_refused(root: Path, paper: str, hint: str) -> None:
    ran = pnp(root, "build", "--paper", paper)
    assert (ran.status, hint in ran.err) == (1, True)


def test_no_paper_at_all_is_a_message_with_the_line_to_type(tmp_path: Path) -> None:
    ran = pnp(written(tmp_path, heroes(project="margin: 8 mm\n")), "build")
    assert ran.status == 1
    assert "add `paper: a4` (or `paper: letter`) to pnp.yaml" in ran.err


@pytest.mark.parametrize("language", ["en", "hu"])
def test_each_language_prints_its_own_words(root: Path, language: str) -> None:
    built(root, "--component", "heroes", "--lang", language)
    assert {"en": "Bishop", "hu": "Futó"}[language] in page_texts(
        root / "output" / "heroes" / f"heroes-130x150mm-{language}.pdf"
    )[0]


def test_out_names_the_folder(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--out", "to print")
    assert ran.status == 0
    assert (root / "to print" / "heroes" / EN).is_file()


# How it ends, and what it says.


def test_a_build_without_mistakes_ends_with_0(root: Path) -> None:
    assert pnp(root, "build").status == 0


def test_a_mistake_of_the_author_ends_with_1(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "levle: 6")))
    ran = pnp(root, "build")
    assert (ran.status, "P104" in ran.err) == (1, True)


@pytest.mark.parametrize(
    "arguments",
    [
        ("build", "--flip", "sideways"),
        ("build", "--gap", "3"),
        ("build", "--gap", "three"),
        (
            "build",
            "--margin=-3mm",
        ),
        ("build", "--grid", "3by3"),
        ("build", "--copies", "0"),
        ("build", "--no-such-option"),
        ("biuld",),
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_ends_with_2(root: Path, arguments: tuple[str, ...]) -> None:
    ran = pnp(root, *arguments)
    assert ran.status == 2
    assert not (root / "output").exists()


def test_a_length_without_unit_is_told_what_to_type(root: Path) -> None:
    assert "`--gap 3mm`" in pnp(root, "build", "--gap", "3").err


def test_warnings_alone_end_with_0_and_with_strict_with_1(root: Path) -> None:
    small_margin = (*ONE, "--margin", "5mm")
    strict = pnp(root, "build", *small_margin, "--strict")
    assert (strict.status, "P603" in strict.err, (root / "output" / "heroes").exists()) == (1, True, False)
    assert pnp(root, "build", *small_margin).status == 0


def test_the_last_line_says_what_was_written(root: Path) -> None:
    ran = pnp(root, "build", *ONE)
    assert re.fullmatch(r"1 file in output: 2 sheets, 7 cards, \d+\.\d s", ran.err.splitlines()[-1])


def test_the_last_line_of_a_failed_build_counts_the_mistakes(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("level: 6", "levle: 6").replace("level: 5", "naem: 5")))
    assert pnp(root, "build").err.splitlines()[-1] == "2 errors; nothing written"


def test_quiet_says_nothing(root: Path) -> None:
    ran = pnp(root, "build", "--quiet")
    assert (ran.out, ran.err) == ("", "")


def test_quiet_still_says_what_is_wrong(root: Path) -> None:
    assert "P005" in pnp(root, "build", "--quiet", "--cards", "nobody").err


def test_a_pipe_sees_no_progress_and_no_colour(root: Path) -> None:
    ran = pnp(root, "build", "--cards", "nobody")
    assert not set(ran.err) & {"\x1b", "\r", "#"}


def test_json_is_one_list_on_standard_output(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--cards", "nobody", "--format", "json")
    (message,) = json.loads(ran.out)
    assert (ran.status, ran.err) == (1, "")
    assert {key: message[key] for key in ("code", "severity", "path", "line")} == {
        "code": "P005",
        "severity": "error",
        "path": "content/heroes/heroes.yaml",
        "line": 1,
    }


def test_json_of_a_build_without_messages_is_an_empty_list(root: Path) -> None:
    assert json.loads(pnp(root, "build", *ONE, "--format", "json").out) == []


def test_short_is_one_line_a_message(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--cards", "nobody", "--format", "short")
    assert [line.split(": ")[0] for line in ran.err.splitlines()[:-1]] == ["content/heroes/heroes.yaml:1:1"]


def test_check_counts_games_and_cards(root: Path) -> None:
    ran = pnp(root, "check")
    assert ran.status == 0
    assert ran.err.splitlines()[-1].startswith("1 game")
    assert "8 cards" in ran.err


def test_check_writes_nothing(root: Path) -> None:
    before = contents(root)
    pnp(root, "check", "--print")
    assert contents(root) == before


def test_a_folder_without_project_is_named(tmp_path: Path) -> None:
    ran = pnp(tmp_path, "build")
    assert (ran.status, "P001" in ran.err, "pnp.yaml" in ran.err) == (1, True, True)


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside of the project."""
    return tmp_path_factory.mktemp("elsewhere")


@pytest.mark.parametrize("folder", ["content", "layouts", "fonts", "fonts/more"])
def test_a_folder_that_is_a_link_out_of_the_project_is_named(root: Path, elsewhere: Path, folder: str) -> None:
    if (root / folder).exists():
        (root / folder).rename(elsewhere / "there")
    (root / folder).symlink_to(elsewhere)
    ran = pnp(root, "build", *ONE)
    assert (ran.status, f"`{folder}` is a link to a folder outside of the project" in ran.err) == (1, True)


def test_a_font_that_is_a_link_out_of_the_project_is_named(root: Path, elsewhere: Path) -> None:
    font = next((root / "fonts").rglob("*.ttf"))
    font.rename(elsewhere / font.name)
    font.symlink_to(elsewhere / font.name)
    ran = pnp(root, "build", *ONE)
    named = font.relative_to(root).as_posix()
    assert (ran.status, f"`{named}` is a link to a file outside of the project" in ran.err) == (1, True)


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_label_font_that_is_not_there_is_told_where_it_is_named(root: Path, command: str) -> None:
    (root / "pnp.yaml").write_text("paper: a4\nlabel_font: Noto Sanz\n", encoding="utf-8")
    err = pnp(root, command).err
    assert "pnp.yaml:2:13: error[P450]: font family `Noto Sanz` is not in fonts/" in err
    assert "write `label_font: Noto Sans`" in err


def test_a_character_that_the_label_cannot_print_is_told_in_the_file_of_the_title(root: Path) -> None:
    game = root / "content" / "heroes" / "game.yaml"
    game.write_text(game.read_text("utf-8").replace("title: Heroes", "title: Heroes ★"), encoding="utf-8")
    assert "content/heroes/game.yaml: error[P453]" in pnp(root, "build", *ONE).err


# What stays when something fails.


def test_a_failed_build_leaves_the_last_good_files(root: Path) -> None:
    built(root)
    before = contents(root / "output")
    deck = root / "content" / "heroes" / "heroes.yaml"
    deck.write_text(HEROES.replace("name: {en: Rook, hu: Bástya}", "name: {en: Rook, hu: 車}"), encoding="utf-8")
    assert pnp(root, "build").status == 1
    assert contents(root / "output") == before


def test_a_failed_build_writes_no_part(tmp_path: Path) -> None:
    # The spells are without fault and come last; nothing of their game is written all the same.
    root = written(tmp_path, heroes(deck=HEROES.replace("en: Rook", "en: 車")))
    assert pnp(root, "build").status == 1
    assert not (root / "output" / "heroes").exists()


def test_a_build_leaves_no_scratch_files(root: Path) -> None:
    built(root)
    assert sorted(path.name for path in (root / "output").iterdir()) == [".cache", "heroes"]


def test_a_file_that_somebody_put_among_ours_stays(root: Path) -> None:
    built(root)
    folder = root / "output" / "heroes"
    (folder / "my notes.txt").write_text("keep")
    game = root / "content" / "heroes" / "game.yaml"
    game.write_text(game.read_text("utf-8").replace("[en, hu]", "[en]"), encoding="utf-8")
    deck = root / "content" / "heroes" / "heroes.yaml"
    deck.write_text(re.sub(r"\{en: (\w+), hu: [^}]+\}", r"\1", HEROES), encoding="utf-8")
    built(root)
    assert (folder / "my notes.txt").read_text() == "keep"


# What people and their editors do to files.


def test_a_folder_with_blanks_and_accents_builds(tmp_path: Path) -> None:
    root = written(tmp_path / "Kártya játék (új) #2", heroes())
    assert only(root) == ALL


def test_windows_line_ends_and_a_byte_order_mark_give_the_same_bytes(tmp_path: Path) -> None:
    plain = heroes()
    windows = {
        name: b"\xef\xbb\xbf" + content.replace("\n", "\r\n").encode("utf-8") if isinstance(content, str) else content
        for name, content in plain.items()
    }
    one, other = (written(tmp_path / name, files) for name, files in (("unix", plain), ("windows", windows)))
    assert contents(built(one)) == contents(built(other))


@pytest.mark.parametrize("name", ["items", "copy", "values", "keys", "get", "index", "count", "title", "id2"])
def test_a_field_with_the_name_of_a_method_prints_its_value(tmp_path: Path, name: str) -> None:
    deck = (
        f"deck: heroes\nsize: 40 x 60 mm\nlayout: {{face: heroes/face.svg}}\nfields:\n  {name}: {{type: text}}\n"
        f"cards:\n  - {{id: only, {name}: Sword}}\n"
    )
    face = FACE.replace("{{ card.name }}", f"{{{{ card.{name} }}}}").replace("{{ card.level }}", "1")
    built(written(tmp_path, heroes(deck=deck, face=face)), *ONE)
    assert "Sword" in page_texts(tmp_path / "output" / "heroes" / EN)[0]


# On the sheet.


def test_gap_margin_and_bleed_are_as_typed(root: Path) -> None:
    built(
        root, *ONE, "--gap", "10mm", "--margin", "0.5in", "--bleed", "1mm", "--paper", "120 x 170 mm", "--backs", "none"
    )
    page = pictured(root / "output" / "heroes" / "heroes-120x170mm-en.pdf", 0, 300)
    left, top = (120 - 90) / 2, (170 - 130) / 2
    ink = (page.part(left - 2, top + 20, left + 45, top + 21).mean(axis=(0, 2)) < 254).nonzero()[0]
    # 1 mm of bleed at both edges, then bare paper in the gap
    first, last = ink[0] * 25.4 / 300, ink[-1] * 25.4 / 300
    assert (first, last) == (pytest.approx(1.0, abs=0.1), pytest.approx(43.0, abs=0.1))


def test_a_grid_that_does_not_fit_names_the_largest(root: Path) -> None:
    ran = pnp(root, "build", *ONE, "--grid", "3x2")
    assert (ran.status, "P605" in ran.err) == (1, True)


def test_a_forced_grid_is_taken(root: Path) -> None:
    built(root, *ONE, "--grid", "1x2")
    assert manifest(root)[EN]["sheets"] == 4


def test_the_manifest_states_the_digest_of_each_file(root: Path) -> None:
    built(root)
    folder = root / "output" / "heroes"
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.pdf")}
    assert {name: entry["sha256"] for name, entry in manifest(root).items()} == found


def test_an_output_folder_that_cannot_be_made_is_a_message(root: Path) -> None:
    (root / "output").write_text("a file where the folder should be")
    ran = pnp(root, "build", *ONE)
    assert (ran.status, "P701" in ran.err, "a file stands where a folder is needed" in ran.err) == (1, True, True)
    assert (root / "output").read_text() == "a file where the folder should be"


def test_out_may_be_any_folder_named_whole(root: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    desk = tmp_path_factory.mktemp("desk")
    assert pnp(root, "build", *ONE, "--out", str(desk)).status == 0
    assert (desk / "heroes" / EN).is_file()
    assert not (root / "output" / "heroes").exists()


def test_files_of_a_deck_that_has_another_name_now_are_taken_away(tmp_path: Path) -> None:
    """Only as they were written: what somebody has changed since stays, and so do files of decks that are still there."""
    root = written(tmp_path, heroes())
    assert pnp(root, "build", "--lang", "en").status == 0
    game = root / "content/heroes"
    (game / "spells.yaml").rename(game / "charms.yaml")
    (game / "charms.yaml").write_text(SPELLS.replace("deck: spells", "deck: charms"), encoding="utf-8")
    (game / "game.yaml").write_text(GAME.replace("spells", "charms"), encoding="utf-8")
    assert pnp(root, "build", "--lang", "en", "--component", "charms").status == 0
    assert sorted(file.name for file in (root / "output/heroes").iterdir()) == [
        "charms-130x150mm-en.pdf",
        "heroes-130x150mm-en.pdf",
        "manifest.json",
    ]
