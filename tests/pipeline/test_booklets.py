"""Rules as booklets, from `--booklet` to pages that are folded and stapled."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from tests.pipeline.projects import GAME, SPELLS, built, heroes, manifest, pnp, written
from tests.pipeline.reading import page_texts

PAGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="148mm" height="210mm" viewBox="0 0 148 210">
  <rect width="148" height="210" fill="#fff"/>
  <text x="20" y="40" font-family="Noto Sans" font-size="5">page {{ card.page }}</text>
</svg>
"""


def project(root: Path, pages: int, size: str = "a5", paper: str = "a4") -> Path:
    """A project with rules of so many pages."""
    rules = f"rules: {{size: {size}, pages: [{', '.join(['heroes/rules.svg'] * pages)}]}}\n"
    more = {"layouts/heroes/rules.svg": PAGE, "pnp.yaml": f"paper: {paper}\n"}
    return written(root, heroes(game=GAME + rules) | more)


def test_five_pages_are_two_sheets_with_two_pages_on_each_side(tmp_path: Path) -> None:
    output = built(project(tmp_path, 5), "--booklet", "--lang", "en")
    texts = [sorted(text.split("page ")[1:]) for text in page_texts(output / "heroes/rules-a4-booklet-en.pdf")]
    numbers = [[int(part) for part in parts] for parts in texts]
    assert numbers == [[1], [2], [3], [4, 5]]


def test_nothing_but_rules_is_made(tmp_path: Path) -> None:
    built(project(tmp_path, 4), "--booklet", "--lang", "en")
    assert sorted(manifest(tmp_path)) == ["rules-a4-booklet-en.pdf"]


def test_pages_are_those_of_the_paper_and_turned_on_the_long_edge(tmp_path: Path) -> None:
    output = built(project(tmp_path, 4), "--booklet", "--lang", "en")
    with pikepdf.open(output / "heroes/rules-a4-booklet-en.pdf") as pdf:
        assert [[round(float(number)) for number in page.mediabox] for page in pdf.pages] == [[0, 0, 595, 842]] * 2
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/DuplexFlipLongEdge"


def test_each_paper_and_copy_is_made(tmp_path: Path) -> None:
    output = built(project(tmp_path, 4), "--booklet", "--lang", "en", "--paper", "a4,a3", "--copies", "2")
    assert len(page_texts(output / "heroes/rules-a3-booklet-en.pdf")) == 4
    assert len(page_texts(output / "heroes/rules-a4-booklet-en.pdf")) == 4


@pytest.mark.parametrize(("sides", "first"), [("fronts", "page 1"), ("backs", "page 2")])
def test_one_side_alone_is_a_file_of_its_own(tmp_path: Path, sides: str, first: str) -> None:
    output = built(project(tmp_path, 4), "--booklet", "--lang", "en", "--sides", sides)
    (text,) = page_texts(output / f"heroes/rules-a4-booklet-en-{sides}.pdf")
    assert first in text


def test_pages_that_do_not_fit_say_what_would(tmp_path: Path) -> None:
    ran = pnp(project(tmp_path, 4, paper="a5"), "build", "--booklet", "--lang", "en")
    assert (ran.status, "error[P640]: two pages of `rules` do not fit side by side on a5" in ran.err) == (1, True)
    assert "`--booklet --paper a4`" in ran.err


def test_own_pages_that_do_not_fit_are_told_so(tmp_path: Path) -> None:
    root = project(tmp_path, 1, size="a4, booklet: {size: a5, pages: [heroes/rules.svg]}")
    ran = pnp(root, "build", "--booklet", "--component", "rules", "--lang", "en", "--paper", "letter")
    assert "error[P640]: two pages of `booklet` do not fit side by side on letter" in ran.err
    assert "`--booklet --paper legal`" in ran.err
    assert "or write `size: 139.7 x 215.9 mm` at `booklet` below `rules`" in ran.err


def test_a_game_whose_pages_do_not_fit_does_not_stop_the_others(tmp_path: Path) -> None:
    root = project(tmp_path, 4)
    large = (GAME + "rules: {size: a4, pages: [kings/rules.svg]}\n").replace("heroes\npnp", "kings\npnp")
    sheet = PAGE.replace('"148mm" height="210mm" viewBox="0 0 148 210"', '"210mm" height="297mm" viewBox="0 0 210 297"')
    crowns = SPELLS.replace("deck: spells", "deck: crowns")
    files = {"content/kings/game.yaml": large.replace("[heroes, spells]", "[crowns]"), "layouts/kings/rules.svg": sheet}
    written(root, files | {"content/kings/crowns.yaml": crowns})
    ran = pnp(root, "build", "--booklet", "--lang", "en")
    assert (ran.status, "warning[P640]: two pages of `rules` do not fit" in ran.err) == (0, True), ran.err
    assert "the booklet is left out" in ran.err
    assert sorted(manifest(root)) == ["rules-a4-booklet-en.pdf"]
    alone = pnp(root, "build", "kings", "--booklet", "--lang", "en")
    assert (alone.status, "error[P640]" in alone.err) == (1, True)


def test_the_file_of_a_booklet_that_is_left_out_goes(tmp_path: Path) -> None:
    root = project(tmp_path, 4)
    game = (root / "content/heroes/game.yaml").read_text("utf-8")
    kings = game.replace("heroes\npnp", "kings\npnp").replace("[heroes, spells]", "[crowns]")
    crowns = SPELLS.replace("deck: spells", "deck: crowns")
    written(root, {"content/kings/game.yaml": kings, "content/kings/crowns.yaml": crowns})
    output = built(root, "--booklet", "--lang", "en", "--paper", "a4,a3")
    sheet = PAGE.replace('"148mm" height="210mm" viewBox="0 0 148 210"', '"210mm" height="297mm" viewBox="0 0 210 297"')
    large = kings.replace("size: a5", "size: a4").replace("heroes/rules.svg", "kings/rules.svg")
    written(root, {"content/kings/game.yaml": large, "layouts/kings/rules.svg": sheet})
    ran = pnp(root, "build", "--booklet", "--lang", "en")
    assert (ran.status, "note: a build deletes its file of an earlier build" in ran.err) == (0, True), ran.err
    assert sorted(place.name for place in (output / "kings").iterdir()) == ["manifest.json", "rules-a3-booklet-en.pdf"]
    assert (output / "heroes/rules-a4-booklet-en.pdf").exists()


@pytest.mark.parametrize(
    "options",
    [
        ("--backs", "gutterfold"),
        ("--backs", "none"),
        ("--cards", "1"),
        ("--players", "2"),
        ("--mix",),
        ("--cutter", "cricut"),
        ("--sleeves",),
        ("--tile",),
        ("--scale", "0.8"),
        ("--fit-sheets", "2x2"),
        ("--seam", "butt"),
        ("--overlap", "5mm"),
        ("--grid", "2x2"),
        ("--skip", "2"),
        ("--gap", "0mm"),
        ("--margin", "20mm"),
        ("--bleed", "2mm"),
        ("--bleed-mode", "mirror"),
        ("--corners",),
    ],
)
def test_options_that_a_booklet_has_no_use_for_are_refused(tmp_path: Path, options: tuple[str, ...]) -> None:
    ran = pnp(project(tmp_path, 4), "build", "--booklet", *options)
    assert ran.status == 2
    named = options if options[0] in {"--backs", "--bleed-mode"} else options[:1]
    assert f"`{' '.join(named)}` does not go with it" in ran.err


def test_a_game_without_rules_has_no_booklet(tmp_path: Path) -> None:
    ran = pnp(written(tmp_path, heroes()), "build", "--booklet")
    assert (ran.status, "error[P009]: nothing is left to print" in ran.err) == (1, True)
    assert "there is no game with `rules:`" in ran.err


def test_pages_for_booklets_take_the_place_of_the_others(tmp_path: Path) -> None:
    root = project(tmp_path, 1, size="a4, booklet: {size: a5, pages: [heroes/rules.svg, heroes/rules.svg]}")
    (root / "layouts/heroes/sheet.svg").write_text(
        PAGE.replace("148", "210").replace('"210mm" viewBox', '"297mm" viewBox').replace("210 210", "210 297"),
        encoding="utf-8",
    )
    game = root / "content/heroes/game.yaml"
    text = game.read_text(encoding="utf-8").replace("]}, pages: [heroes/rules.svg]", "]}, pages: [heroes/sheet.svg]")
    game.write_text(text, encoding="utf-8")
    output = built(root, "--booklet", "--component", "rules", "--lang", "en")
    assert len(page_texts(output / "heroes/rules-a4-booklet-en.pdf")) == 2
    built(root, "--lang", "en")
    assert "rules-a4-en.pdf" in manifest(root)
    assert "booklet-a5-en.pdf" not in manifest(root)
    built(root, "--component", "booklet", "--lang", "en")
    assert "booklet-a5-en.pdf" in manifest(root)
