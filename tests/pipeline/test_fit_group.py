from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from pnp.diagnostics import Sink
from pnp.model.artwork import GlyphRun
from pnp.pipeline.project import load_checked
from pnp.pipeline.select import Product
from pnp.pipeline.workshop import Workshop
from pnp.world import MemoryWorld
from tests.pipeline.projects import heroes, pnp, written

NAMES = {
    "knight": "Knight of the Northern Marches",
    "rook": "Rook",
    "bishop": "Bishop",
    "queen": "Queen",
    "2": "Second",
    "pawn": "Pawn",
}


def deck(names: Mapping[str, str] = NAMES) -> str:
    """The heroes with other names."""
    cards = "".join(
        f'  - {{id: "{id_}", level: {number}, name: "{name}"}}\n' for number, (id_, name) in enumerate(names.items(), 1)
    )
    return (
        "deck: heroes\nsize: 40 x 60 mm\nlayout: {face: heroes/face.svg, back: heroes/back.svg}\n"
        f"fields:\n  name: {{type: text}}\n  level: {{type: integer}}\ncards:\n{cards}"
        "players:\n  2: {remove: level >= 4, removes: 3, leaves: 3}\n  3: {leaves: 6}\n"
    )


def face(attributes: str = 'pnp:fit="squeeze shrink" pnp:min-size="5pt" pnp:fit-group="titles"') -> str:
    """A layout with a title in a box."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1" width="46mm" height="66mm" '
        'viewBox="-3 -3 46 66"><rect x="-3" y="-3" width="46" height="66" fill="#fff"/>'
        f'<text x="3" y="12" font-family="Noto Sans" font-size="4" inline-size="34" pnp:max-lines="1" {attributes}>'
        "{{ card.name }}</text></svg>"
    )


def titles(files: Mapping[str, str | bytes], ids: tuple[str, ...] = tuple(NAMES)) -> dict[str, GlyphRun]:
    """The titles of cards as set in a build of these cards."""
    sink = Sink()
    world = MemoryWorld(files)
    project = load_checked(world, (), sink)
    assert project is not None
    game = project.games["heroes"]
    heroes_deck = game.decks["heroes"]
    chosen = tuple(card for card in heroes_deck.cards if card.id in ids)
    product = Product(game, heroes_deck, "en", "", None, chosen)
    workshop = Workshop(world, [product])
    artworks = {card.id: workshop.artwork(product, card, "face") for card in chosen}
    return {id_: next(run for layer in art.layers for run in layer.runs) for id_, art in artworks.items() if art}


def test_all_titles_of_a_group_are_set_alike() -> None:
    set_ = titles(heroes(deck=deck(), face=face()))
    assert len(set_) == len(NAMES)
    assert len({(run.size, run.stretch) for run in set_.values()}) == 1


def test_the_worst_title_says_how() -> None:
    group = titles(heroes(deck=deck(), face=face()))
    alone = titles(heroes(deck=deck(), face=face('pnp:fit="squeeze shrink" pnp:min-size="5pt"')))
    assert alone["knight"].size < 4 == alone["rook"].size
    assert group["rook"].size == alone["knight"].size
    assert group["knight"] == alone["knight"]


@pytest.mark.parametrize("ids", [("rook",), ("rook", "pawn"), ("pawn", "knight")])
def test_a_part_of_the_deck_is_set_as_the_whole(ids: tuple[str, ...]) -> None:
    files = heroes(deck=deck(), face=face())
    whole = titles(files)
    assert titles(files, ids) == {id_: run for id_, run in whole.items() if id_ in ids}


def test_a_deck_without_long_titles_keeps_the_stated_size() -> None:
    short = {id_: name[:6] for id_, name in NAMES.items()}
    assert {(run.size, run.stretch) for run in titles(heroes(deck=deck(short), face=face())).values()} == {(4, 1)}


def test_a_group_in_an_included_file_counts() -> None:
    included = re.sub(r"<text.*</text>", "{% include 'heroes/title.svg' %}", face())
    title = re.search(r"<text.*</text>", face())
    assert title is not None
    files = heroes(deck=deck(), face=included)
    files["layouts/heroes/title.svg"] = (
        f'<g xmlns="http://www.w3.org/2000/svg" xmlns:pnp="urn:pnp:layout:1">{title[0]}</g>'
    )
    assert len({run.size for run in titles(files).values()}) == 1


def test_a_title_that_fits_at_no_size_is_told_once_for_its_card(tmp_path: Path) -> None:
    names = {**NAMES, "knight": "Knight of the Northern Marches and of all the Lands beyond the Seven Seas"}
    ran = pnp(written(tmp_path, heroes(deck=deck(names), face=face())), "check")
    assert ran.status == 1
    assert (ran.out + ran.err).count("P460") == 1


def words(pdf: Path) -> str:
    """The words of a PDF with their places."""
    return subprocess.run(["pdftotext", "-bbox", str(pdf), "-"], capture_output=True, text=True, check=True).stdout


def test_players_choose_what_is_printed_and_not_how_it_looks(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=deck({**NAMES, "knight": "Knight", "pawn": NAMES["knight"]}), face=face()))
    sizes = []
    for arguments in ([], ["--players", "2"]):
        ran = pnp(root, "build", "--component", "heroes", "--lang", "en", "--sides", "fronts", *arguments)
        assert ran.status == 0, ran.err
        (place,) = (root / "output" / "heroes").glob("*-2p*.pdf" if arguments else "*-en*.pdf")
        found = re.search(r'yMin="([\d.]+)"[^>]*yMax="([\d.]+)">Rook<', words(place))
        assert found is not None
        sizes.append(float(found[2]) - float(found[1]))
    assert sizes[0] == pytest.approx(sizes[1], abs=0.01)


def test_jobs_change_no_byte(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=deck(), face=face()))
    made = []
    for jobs in ("1", "2"):
        assert pnp(root, "build", "--component", "heroes", "--lang", "en", "--jobs", jobs).status == 0
        made.append({place.name: place.read_bytes() for place in (root / "output" / "heroes").glob("*.pdf")})
    assert made[0]
    assert made[0] == made[1]
