"""Changes after all the ways to print: folded, on one side, several times, on two papers, and in other words."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from tests.pipeline.projects import FACE, GAME, built, drawn, heroes, pnp, written
from tests.pipeline.reading import page_count
from tests.pipeline.test_printed import EN, ROW, UNCOUNTED, edit, rebuilt, swaps

ONE = ("--component", "heroes", "--lang", "en")
SAME = "nothing to swap: `heroes` of heroes, en\n"


def printed(root: Path, *arguments: str, **changes: str | bytes) -> Path:
    """A project whose heroes are printed, built with these options."""
    built(written(root, heroes(**{"deck": UNCOUNTED} | changes)), *ONE, *arguments)
    assert pnp(root, "printed").status == 0
    return root


def changed_files(root: Path) -> list[str]:
    """The PDFs of changes."""
    return sorted(path.name for path in root.glob("output/heroes/*changed*.pdf"))


def recorded(root: Path, *arguments: str) -> None:
    assert pnp(root, "printed", *arguments).status == 0


@pytest.mark.parametrize(
    "ways",
    [
        (("--backs", "gutterfold"), ("--backs", "gutterfold")),
        ((), ("--backs", "gutterfold")),
        ((), ("--backs", "none")),
        ((), ("--sleeves",)),
        (("--sleeves",), ()),
        (("--sides", "fronts"), ()),
    ],
)
def test_another_way_to_print_changes_nothing(tmp_path: Path, ways: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    root = printed(tmp_path, *ways[0])
    assert SAME in rebuilt(root, *ONE, *ways[1]).err


def test_changes_once_folded_are_no_changes(tmp_path: Path) -> None:
    root = printed(tmp_path, "--backs", "gutterfold")
    edit(root, "level: 2", "level: 7")
    rebuilt(root, *ONE, "--backs", "gutterfold", "--mark-printed")
    assert SAME in rebuilt(root, *ONE, "--backs", "gutterfold").err


def test_a_deck_that_has_no_backs_any_more_is_told_so(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, ", back: heroes/back.svg", "")
    assert re.search(r"\brook +it has no back any more", rebuilt(root, *ONE).err)


# Copies: what was printed twice is kept twice.


def test_copies_are_remembered(tmp_path: Path) -> None:
    root = printed(tmp_path, "--copies", "2")
    edit(root, "level: 2", "level: 7")
    ran = rebuilt(root, *ONE)
    assert "`heroes` of heroes, en, 2 copies: take out 2 cards, put in 2 cards" in ran.err
    assert (drawn(root, EN), swaps(root)) == ({"rook": 2}, {"rook": ("2", "2")})
    recorded(root)
    assert "nothing to swap: `heroes` of heroes, en, 2 copies\n" in rebuilt(root, *ONE).err


def test_copies_that_are_asked_for_anew_are_printed_once(tmp_path: Path) -> None:
    root = printed(tmp_path)
    rebuilt(root, *ONE, "--copies", "2", "--mark-printed")
    assert (drawn(root, EN)["knight"], swaps(root)["knight"]) == (2, ("-", "2"))
    assert "nothing to swap: `heroes` of heroes, en, 2 copies\n" in rebuilt(root, *ONE).err


def test_copies_can_become_fewer(tmp_path: Path) -> None:
    root = printed(tmp_path, "--copies", "2")
    rebuilt(root, *ONE, "--copies", "1")
    assert swaps(root)["knight"] == ("2", "-")


def test_pages_are_printed_again_as_often_as_before(tmp_path: Path) -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="140mm" viewBox="0 0 100 140">'
    page += '<rect width="100" height="140" fill="#ffffff"/></svg>'
    game = GAME + "rules: {size: 100 x 140 mm, pages: [heroes/rules.svg]}\n"
    root = written(tmp_path, heroes(game=game) | {"layouts/heroes/rules.svg": page})
    built(root, "--component", "rules", "--lang", "en", "--copies", "3", "--mark-printed")
    edit(root, "#ffffff", "#ffeeee", "layouts/heroes/rules.svg")
    rebuilt(root, "--component", "rules", "--lang", "en")
    assert page_count(root / "output/heroes/rules-100x140mm-en-changed.pdf") == 3


# One side at a time, and several papers.


def test_fronts_and_backs_of_changes_stand_beside_each_other(tmp_path: Path) -> None:
    root = printed(tmp_path, "--sides", "fronts")
    built(root, *ONE, "--sides", "backs", "--mark-printed")
    assert SAME in rebuilt(root, *ONE).err
    edit(root, "level: 2", "level: 7")
    rebuilt(root, *ONE, "--sides", "fronts")
    rebuilt(root, *ONE, "--sides", "backs")
    assert changed_files(root) == [EN.replace("-changed", f"-{side}-changed") for side in ("backs", "fronts")]
    recorded(root)
    assert SAME in rebuilt(root, *ONE).err
    assert changed_files(root) == []


def test_changes_for_another_paper_leave_those_for_the_first(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, "level: 2", "level: 7")
    for paper in ("a4", "letter"):
        rebuilt(root, *ONE, "--paper", paper)
    assert changed_files(root) == ["heroes-a4-en-changed.pdf", "heroes-letter-en-changed.pdf"]


def test_changes_after_changes_take_the_first_away_for_every_paper(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, "level: 2", "level: 7")
    rebuilt(root, *ONE, "--paper", "a4")
    edit(root, "level: 3", "level: 8")
    rebuilt(root, *ONE, "--paper", "letter")
    assert changed_files(root) == ["heroes-letter-en-changed.pdf"]


# Other words, the same picture.

INVISIBLE = [
    ("<circle", '<rect width="9" height="9" fill="none"/><circle'),
    ("<circle", '<rect x="90" width="9" height="9" fill="#ff0000"/><circle'),
    ('fill="#335577"', 'fill="rgb(51, 85, 119)"'),
    ("<circle", '<g><rect width="9" height="9" fill="none" stroke="none"/></g><circle'),
]


@pytest.mark.parametrize(("old", "new"), INVISIBLE)
def test_what_nobody_sees_changes_nothing(tmp_path: Path, old: str, new: str) -> None:
    root = printed(tmp_path)
    edit(root, old, new, "layouts/heroes/face.svg")
    assert SAME in rebuilt(root, *ONE).err


def test_a_circle_that_moves_by_a_fiftieth_of_a_millimetre_is_a_change(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, 'cx="20"', 'cx="20.02"', "layouts/heroes/face.svg")
    rebuilt(root, *ONE)
    assert len(swaps(root)) == 6


def picture(level: int, red: int = 200) -> bytes:
    """A picture that is packed so tightly."""
    output = io.BytesIO()
    image = Image.new("RGB", (200, 200), (200, 30, 30))
    image.putpixel((100, 100), (red, 30, 30))
    image.save(output, "PNG", compress_level=level)
    return output.getvalue()


@pytest.mark.parametrize(("content", "changes"), [(picture(9), False), (picture(1, red=150), True)])
def test_a_picture_that_is_packed_anew_changes_nothing(tmp_path: Path, content: bytes, changes: bool) -> None:
    face = FACE.replace("<circle", '<image x="10" y="15" width="15" height="15" href="p.png"/><circle', 1)
    root = written(tmp_path, heroes(deck=UNCOUNTED, face=face) | {"layouts/heroes/p.png": picture(1)})
    built(root, *ONE, "--mark-printed")
    (root / "layouts/heroes/p.png").write_bytes(content)
    assert (SAME in rebuilt(root, *ONE).err) is not changes


def test_a_card_with_another_id_is_the_same_card(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, "id: rook", "id: tower")
    assert SAME in rebuilt(root, *ONE).err


def test_a_card_with_another_id_is_known_after_the_next_changes(tmp_path: Path) -> None:
    root = printed(tmp_path)
    edit(root, "id: rook", "id: tower")
    edit(root, "level: 3", "level: 8")
    rebuilt(root, *ONE, "--mark-printed")
    assert swaps(root) == {"bishop": ("1", "1")}
    edit(root, "level: 2", "level: 9")
    rebuilt(root, *ONE)
    assert swaps(root) == {"tower": ("1", "1")}


def test_two_cards_that_exchange_their_ids_are_no_change(tmp_path: Path) -> None:
    root = printed(tmp_path)
    for old, new in (("id: rook", "id: x"), ("id: pawn", "id: rook"), ("id: x", "id: pawn")):
        edit(root, old, new)
    assert SAME in rebuilt(root, *ONE).err


def test_a_copy_that_is_spared_serves_under_another_id(tmp_path: Path) -> None:
    """Two knights become one knight and one of the same picture with an id of its own."""
    root = printed(tmp_path)
    edit(root, "name: {en: Knight, hu: Lovag}, qty: 2}", "name: {en: Knight, hu: Lovag}}")
    edit(root, "cards:\n", "cards:\n  - {id: horse, level: 1, name: {en: Knight, hu: Lovag}}\n")
    assert SAME in rebuilt(root, *ONE).err


# Decks that are gone.


def test_a_deck_that_is_no_longer_in_the_game_is_taken_out(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=UNCOUNTED))
    built(root, "--lang", "en", "--mark-printed")
    edit(root, "[heroes, spells]", "[heroes]", "content/heroes/game.yaml")
    ran = rebuilt(root, "--lang", "en")
    assert "`spells` of heroes, en: take out 2 cards" in ran.err
    listed = (root / "output/heroes/swap-list-spells-en.txt").read_text("utf-8")
    assert [row[2] for row in ROW.findall(listed)] == ["fire", "ice"]
    recorded(root)
    assert SAME in rebuilt(root, "--lang", "en").err


def test_the_only_deck_that_was_printed_may_be_gone(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=UNCOUNTED))
    built(root, "--lang", "en", "--component", "spells", "--mark-printed")
    edit(root, "[heroes, spells]", "[heroes]", "content/heroes/game.yaml")
    assert "`spells` of heroes, en: take out 2 cards" in rebuilt(root).err
    assert pnp(root, "diff").status == 0
