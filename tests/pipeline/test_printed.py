"""Recording what is printed, and building only what looks otherwise."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.pipeline.projects import FACE, GAME, HEROES, SPELLS, Ran, built, drawn, heroes, manifest, pnp, written
from tests.pipeline.reading import page_count, page_texts

DECK = "content/heroes/heroes.yaml"
EN = "heroes-130x150mm-en-changed.pdf"
LIST = "swap-list-heroes-en.txt"
ROW = re.compile(r"^  +(\d+|-)  +(\d+|-)  (\S+)", re.MULTILINE)

UNCOUNTED = HEROES.split("players:")[0]


@pytest.fixture
def printed(tmp_path: Path) -> Path:
    """A project whose cards are all printed."""
    root = written(tmp_path, heroes(deck=UNCOUNTED))
    built(root)
    assert pnp(root, "printed").status == 0
    return root


def edit(root: Path, old: str, new: str, path: str = DECK) -> None:
    """Replace a text that is there once in a file."""
    text = (root / path).read_text("utf-8")
    assert text.count(old) == 1
    (root / path).write_text(text.replace(old, new), "utf-8")


def rebuilt(root: Path, *arguments: str) -> Ran:
    """Build what changed."""
    ran = pnp(root, "build", "--changed", *arguments)
    assert ran.status == 0, ran.err
    return ran


def swaps(root: Path) -> dict[str, tuple[str, str]]:
    """Copies to take out and to put in by card, from the swap list."""
    text = (root / "output/heroes" / LIST).read_text("utf-8")
    return {card: (out, into) for out, into, card in ROW.findall(text)}


def test_nothing_changed_is_said(printed: Path) -> None:
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_nothing_changed_writes_no_sheets(printed: Path) -> None:
    rebuilt(printed)
    assert not list((printed / "output/heroes").glob("*changed*"))


def test_a_card_that_looks_otherwise_is_printed_alone(printed: Path) -> None:
    edit(printed, "level: 2", "level: 7")
    rebuilt(printed)
    assert drawn(printed, EN) == {"rook": 1}


def test_only_the_languages_that_look_otherwise_are_printed(printed: Path) -> None:
    edit(printed, "Bástya", "Torony")
    rebuilt(printed)
    assert [name for name in manifest(printed) if "changed" in name and name.endswith("pdf")] == [
        "heroes-130x150mm-hu-changed.pdf"
    ]


def test_the_full_file_is_left_as_it_was(printed: Path) -> None:
    before = (printed / "output/heroes/heroes-130x150mm-en.pdf").read_bytes()
    edit(printed, "level: 2", "level: 7")
    rebuilt(printed)
    assert (printed / "output/heroes/heroes-130x150mm-en.pdf").read_bytes() == before


def test_a_card_moved_in_its_file_changes_nothing(printed: Path) -> None:
    rook = next(line for line in UNCOUNTED.split("\n") if "rook" in line)
    edit(printed, f"{rook}\n", "")
    (printed / DECK).write_text((printed / DECK).read_text("utf-8").rstrip("\n") + f"\n{rook}\n", "utf-8")
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_a_file_saved_again_changes_nothing(printed: Path) -> None:
    edit(printed, "deck: heroes\n", "# the heroes\ndeck: heroes\n")
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_a_new_layout_changes_all_its_cards(printed: Path) -> None:
    edit(printed, "#335577", "#335588", "layouts/heroes/face.svg")
    rebuilt(printed)
    assert drawn(printed, EN) == {"knight": 2, "rook": 1, "bishop": 1, "queen": 1, "2": 1, "pawn": 1}


def test_a_new_back_changes_the_cards_that_have_it(printed: Path) -> None:
    edit(printed, "#224433", "#224444", "layouts/heroes/back.svg")
    rebuilt(printed)
    assert "queen" not in drawn(printed, EN)


def test_a_number_that_grew_prints_the_difference(printed: Path) -> None:
    edit(printed, "qty: 2", "qty: 5")
    rebuilt(printed)
    assert (drawn(printed, EN), swaps(printed)) == ({"knight": 3}, {"knight": ("-", "3")})


def test_a_number_that_shrank_is_taken_out(printed: Path) -> None:
    edit(printed, ", qty: 2", "")
    rebuilt(printed)
    assert swaps(printed) == {"knight": ("1", "-")}


def test_a_card_that_is_gone_is_taken_out(printed: Path) -> None:
    edit(printed, "  - {id: pawn, level: 6, name: {en: Pawn, hu: Gyalog}}\n", "")
    rebuilt(printed)
    assert swaps(printed) == {"pawn": ("1", "-")}


def test_all_copies_of_a_changed_card_are_swapped(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    rebuilt(printed)
    assert swaps(printed) == {"knight": ("2", "2")}


def test_the_terminal_shows_the_swap_list(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    assert "knight  the face is new; level 1 -> 7" in rebuilt(printed).err


def test_picked_cards_are_compared_alone(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    edit(printed, "level: 2", "level: 8")
    rebuilt(printed, "--cards", "rook")
    assert swaps(printed) == {"rook": ("1", "1")}


def test_changed_cards_show_what_is_new(printed: Path) -> None:
    edit(printed, "name: {en: Rook", "name: {en: Tower")
    rebuilt(printed)
    assert "Tower" in page_texts(printed / "output/heroes" / EN)[0]


def test_changes_once_printed_are_no_changes(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    edit(printed, "  - {id: pawn, level: 6, name: {en: Pawn, hu: Gyalog}}\n", "")
    rebuilt(printed)
    pnp(printed, "printed")
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_changes_are_against_what_was_printed_and_not_what_was_built(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    built(printed)
    rebuilt(printed)
    assert drawn(printed, EN) == {"knight": 2}


def test_changes_can_be_marked_while_they_are_built(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    rebuilt(printed, "--mark-printed")
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_removals_alone_can_be_marked(printed: Path) -> None:
    edit(printed, "  - {id: pawn, level: 6, name: {en: Pawn, hu: Gyalog}}\n", "")
    rebuilt(printed, "--mark-printed")
    assert "nothing to swap: `heroes` of heroes, en;" in rebuilt(printed).err


def test_a_whole_build_takes_the_old_changes_away(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    rebuilt(printed)
    built(printed)
    assert (list((printed / "output/heroes").glob("*changed*")), LIST in manifest(printed)) == ([], False)


def test_changes_taken_back_take_their_files_away(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    rebuilt(printed)
    edit(printed, "level: 7", "level: 1")
    rebuilt(printed)
    assert not list((printed / "output/heroes").glob("*changed*"))


def test_the_record_outlives_the_output_folder(printed: Path) -> None:
    for file in (printed / "output/heroes").iterdir():
        file.unlink()
    edit(printed, "level: 1", "level: 7")
    rebuilt(printed)
    assert drawn(printed, EN) == {"knight": 2}


def test_one_language_can_be_recorded(tmp_path: Path) -> None:
    root = written(tmp_path, heroes())
    built(root)
    ran = pnp(root, "printed", "--lang", "en", "--component", "heroes")
    assert ran.err == "recorded as printed of heroes: heroes en (7 cards)\n"


def test_changes_of_a_deck_that_was_never_printed_are_left_out_with_a_note(tmp_path: Path) -> None:
    root = written(tmp_path, heroes())
    built(root)
    pnp(root, "printed", "--component", "heroes")
    assert "it is not recorded that `spells` was printed in en, so it is left out" in rebuilt(root, "--lang", "en").err


def test_changes_before_anything_was_printed_are_a_mistake(tmp_path: Path) -> None:
    root = written(tmp_path, heroes())
    ran = pnp(root, "build", "--changed", "--format", "short")
    assert (ran.status, ran.err.split("\n")[0]) == (
        1,
        "error[P033]: it is not recorded that anything of heroes was printed",
    )


def test_nothing_can_be_recorded_before_a_build(tmp_path: Path) -> None:
    ran = pnp(written(tmp_path, heroes()), "printed", "heroes", "--format", "short")
    assert ran.err.split("\n")[0] == "error[P030]: no sheets of heroes were built"


def test_a_file_that_was_not_built_cannot_be_recorded(printed: Path) -> None:
    ran = pnp(printed, "printed", "--file", "heroes-130x150mm-eng.pdf")
    assert "did you mean `heroes-130x150mm-en.pdf`?" in ran.err


@pytest.fixture
def two_ages(tmp_path: Path) -> Path:
    """A project with files that were built before and after a change."""
    root = written(tmp_path, heroes(deck=UNCOUNTED))
    built(root, "--lang", "en")
    edit(root, "level: 1", "level: 7")
    built(root, "--paper", "a4", "--lang", "en")
    return root


def test_files_of_different_ages_must_be_told_apart(two_ages: Path) -> None:
    ran = pnp(two_ages, "printed", "--format", "short")
    assert "error[P031]: `heroes-130x150mm-en.pdf` and `heroes-a4-en.pdf` show 1 card differently" in ran.err


def test_the_help_for_files_of_different_ages_works(two_ages: Path) -> None:
    help = re.search(r"`pnp (printed [^`]*)`", pnp(two_ages, "printed").err)
    assert help is not None
    assert pnp(two_ages, *help[1].split()).status == 0


def test_of_files_of_different_ages_the_other_one_counts_no_more(two_ages: Path) -> None:
    pnp(two_ages, "printed", "--file", "heroes-a4-en.pdf")
    pnp(two_ages, "printed")
    assert "nothing to swap: `heroes`" in rebuilt(two_ages).err


def test_a_damaged_record_is_a_mistake(printed: Path) -> None:
    (printed / "printed/heroes/printed.json").write_text("{", "utf-8")
    ran = pnp(printed, "build", "--changed", "--format", "short")
    assert "error[P032]: `printed/heroes/printed.json` is not as pnp wrote it" in ran.err


def test_a_mistake_in_content_does_not_keep_files_from_being_recorded(tmp_path: Path) -> None:
    root = written(tmp_path, heroes())
    built(root)
    edit(root, "deck: heroes\n", "deck: heroes\ncolour: red\n")
    assert pnp(root, "printed").status == 0


def test_pictures_are_kept_of_what_is_printed(printed: Path) -> None:
    # six faces in English, five of them otherwise in Hungarian, one back, two spells
    assert len(list((printed / "printed/heroes").glob("*.png"))) >= 6 + 1 + 2


def test_pictures_of_what_is_no_longer_printed_go(printed: Path) -> None:
    before = {file.name for file in (printed / "printed/heroes").glob("*.png")}
    edit(printed, "#224433", "#224444", "layouts/heroes/back.svg")
    rebuilt(printed, "--mark-printed")
    gone = before - {file.name for file in (printed / "printed/heroes").glob("*.png")}
    assert len(gone) == 1


def test_no_picture_is_kept_of_a_card_that_changed_before_it_was_recorded(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=UNCOUNTED))
    built(root, "--lang", "en")
    edit(root, "level: 2", "level: 7")
    pnp(root, "printed")
    record = json.loads((root / "printed/heroes/printed.json").read_text("utf-8"))
    cards = {deck["deck"]: deck["cards"] for deck in record["decks"]}["heroes"]
    assert (cards["rook"]["fields"], cards["knight"]["fields"]["level"]) == ({}, "1")


def shown(root: Path) -> str:
    """The page of differences."""
    ran = pnp(root, "diff", "--lang", "en")
    assert ran.status == 0, ran.err
    return (root / "output/heroes/diff.html").read_text("utf-8")


def test_a_page_shows_old_and_new_beside_each_other(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    assert shown(printed).count('<img src="data:image/png;base64,') == 2


def test_a_page_names_the_fields_that_changed(printed: Path) -> None:
    edit(printed, "level: 1", "level: 7")
    assert "<tr><th>level</th><td>1</td><td>7</td></tr>" in shown(printed)


def test_a_page_says_where_no_picture_was_kept(printed: Path) -> None:
    for picture in (printed / "printed/heroes").glob("*.png"):
        picture.unlink()
    edit(printed, "level: 1", "level: 7")
    assert shown(printed).count("no picture of the face was kept") == 1


def test_a_page_shows_a_new_back(printed: Path) -> None:
    edit(printed, "#224433", "#224444", "layouts/heroes/back.svg")
    assert 'alt="back of rook"' in shown(printed)


def test_texts_of_content_cannot_break_a_page(printed: Path) -> None:
    edit(printed, "name: {en: Rook", "name: {en: '<b>Rook'")
    assert "<td>&lt;b&gt;Rook</td>" in shown(printed)


def test_no_page_is_written_where_nothing_changed(printed: Path) -> None:
    pnp(printed, "diff")
    assert not (printed / "output/heroes/diff.html").exists()


def test_tokens_are_compared_by_their_decks(tmp_path: Path) -> None:
    game = heroes()["content/heroes/game.yaml"]
    assert isinstance(game, str)
    tokens = game.replace("decks: [heroes, spells]", "tokens: [heroes, spells]")
    root = written(tmp_path, heroes(game=tokens, deck=UNCOUNTED, spells=SPELLS))
    built(root, "--lang", "en", "--paper", "a4")
    pnp(root, "printed")
    edit(root, "level: 1", "level: 7")
    rebuilt(root, "--paper", "a4", "--lang", "en", "--mark-printed")
    assert "nothing to swap" in rebuilt(root, "--lang", "en").err


def test_a_layout_with_a_mistake_is_told(printed: Path) -> None:
    (printed / "layouts/heroes/face.svg").write_text(FACE.replace("card.level", "card.lvl"), "utf-8")
    assert pnp(printed, "build", "--changed").status == 1


BADGES = """\
deck: badges
size: 40 x 60 mm
layout: {face: heroes/face.svg}
fields:
  name: {type: text}
  level: {type: integer}
cards:
  - {id: star, level: 1, name: Star}
  - {id: moon, level: 2, name: Moon}
"""


def with_badges(tmp_path: Path) -> Path:
    """A project of three decks, two of them of one size, all printed."""
    files = heroes(deck=UNCOUNTED, game=GAME.replace("[heroes, spells]", "[heroes, spells, badges]"))
    root = written(tmp_path, files | {"content/heroes/badges.yaml": BADGES})
    built(root, "--lang", "en")
    assert pnp(root, "printed").status == 0
    return root


def test_changed_cards_of_decks_of_one_size_share_a_sheet(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2, name: {en: Rook", "level: 7, name: {en: Rook")
    edit(root, "name: Moon", "name: Sun", "content/heroes/badges.yaml")
    rebuilt(root)
    assert drawn(root, "mixed-130x150mm-en-changed.pdf") == {"heroes/rook": 1, "badges/moon": 1}
    assert page_count(root / "output/heroes/mixed-130x150mm-en-changed.pdf") == 2


def test_changed_cards_of_several_sizes_share_a_sheet_if_they_are_mixed(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2, name: {en: Rook", "level: 7, name: {en: Rook")
    edit(root, "name: Ice", "name: Snow", "content/heroes/spells.yaml")
    rebuilt(root)
    apart = page_count(root / "output/heroes/mixed-130x150mm-en-changed.pdf")
    rebuilt(root, "--mix")
    mixed = root / "output/heroes/mixed-130x150mm-en-changed.pdf"
    assert (apart, page_count(mixed)) == (4, 3)
    assert drawn(root, mixed.name) == {"heroes/rook": 1, "spells/ice": 1}


def test_changed_cards_of_several_decks_once_printed_are_no_changes(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2, name: {en: Rook", "level: 7, name: {en: Rook")
    edit(root, "name: Moon", "name: Sun", "content/heroes/badges.yaml")
    rebuilt(root, "--mark-printed")
    assert "nothing to swap: `heroes` of heroes, en; `spells` of heroes, en; `badges`" in rebuilt(root).err


def test_a_file_of_one_changed_deck_goes_when_two_have_changed(tmp_path: Path) -> None:
    root = with_badges(tmp_path)
    edit(root, "level: 2, name: {en: Rook", "level: 7, name: {en: Rook")
    rebuilt(root)
    edit(root, "name: Moon", "name: Sun", "content/heroes/badges.yaml")
    rebuilt(root)
    assert sorted(path.name for path in root.glob("output/heroes/*changed.pdf")) == ["mixed-130x150mm-en-changed.pdf"]


BOARD = """\
board: valley
size: 110 x 120 mm
layout: {face: heroes/valley.svg}
spaces:
  - {id: town, x: 50, y: 60, name: Town}
"""
VALLEY = """\
<svg xmlns="http://www.w3.org/2000/svg" width="116mm" height="126mm" viewBox="-3 -3 116 126">
  <rect x="-3" y="-3" width="116" height="126" fill="#ffffff"/>
  <text x="20" y="60" font-family="Noto Sans" font-size="6">{{ board.spaces.town.name }}</text>
</svg>
"""
PAGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="140mm" viewBox="0 0 100 140">
  <rect width="100" height="140" fill="#ffffff"/>
  <text x="10" y="20" font-family="Noto Sans" font-size="4">{{ facts.hand }} cards, page {{ card.page }}</text>
</svg>
"""
SAID = "take out the old one, put in the new one"


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A project with a board and a rules sheet, all printed."""
    pages = "boards: [valley]\nfacts: {hand: 6}\nrules: {size: 100 x 140 mm, pages: [heroes/rules.svg]}\n"
    extra = {
        "content/heroes/valley.yaml": BOARD,
        "layouts/heroes/valley.svg": VALLEY,
        "layouts/heroes/rules.svg": PAGE,
    }
    root = written(tmp_path, heroes(deck=UNCOUNTED, game=GAME + pages) | extra)
    built(root, "--lang", "en")
    assert pnp(root, "printed").status == 0
    return root


def changed_files(root: Path) -> list[str]:
    """The PDFs of changes."""
    return sorted(path.name for path in root.glob("output/heroes/*changed.pdf"))


def test_a_board_that_looks_otherwise_is_printed_again(whole: Path) -> None:
    edit(whole, "name: Town", "name: City", "content/heroes/valley.yaml")
    ran = rebuilt(whole)
    assert changed_files(whole) == ["valley-110x120mm-en-changed.pdf"]
    assert page_texts(whole / "output/heroes/valley-110x120mm-en-changed.pdf") == ["City"]
    assert f"`valley` of heroes, en: {SAID}\n  valley looks otherwise" in ran.err


def test_pages_of_rules_that_look_otherwise_are_printed_again(whole: Path) -> None:
    edit(whole, "hand: 6", "hand: 7", "content/heroes/game.yaml")
    ran = rebuilt(whole)
    assert changed_files(whole) == ["rules-100x140mm-en-changed.pdf"]
    assert f"`rules` of heroes, en: {SAID}\n  1 looks otherwise" in ran.err


def test_boards_and_rules_once_printed_again_are_no_changes(whole: Path) -> None:
    edit(whole, "name: Town", "name: City", "content/heroes/valley.yaml")
    edit(whole, "hand: 6", "hand: 7", "content/heroes/game.yaml")
    rebuilt(whole)
    assert pnp(whole, "printed").status == 0
    assert "`valley` of heroes, en; `rules` of heroes, en" in rebuilt(whole).err
    assert not changed_files(whole)


def test_boards_and_rules_are_recorded_without_a_number_of_cards(whole: Path) -> None:
    built(whole, "--lang", "en")
    assert pnp(whole, "printed").err.endswith("(7 cards), rules en, spells en (2 cards), valley en\n")


def test_a_page_shows_old_and_new_boards(whole: Path) -> None:
    edit(whole, "name: Town", "name: City", "content/heroes/valley.yaml")
    assert pnp(whole, "diff").status == 0
    text = shown(whole)
    assert (SAID in text, text.count('alt="face of valley"')) == (True, 2)
