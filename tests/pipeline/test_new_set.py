"""Another set of cards: the skeleton, what checks say of it, and the set that it becomes with YAML alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pipeline.projects import heroes, pnp, shipped, written
from tests.pipeline.reading import page_texts

CODES = {"country1": "fi", "country2": "se", "country3": "no", "country4": "dk", "country5": "is", "country6": "ee"}
PLACES = {"fi": (62, 26), "se": (62, 15), "no": (61, 9), "dk": (56, 9.5), "is": (65, -19), "ee": (58.8, 25.5)}
DECK = "content/landmarks/nordic.yaml"


def filled(skeleton: str) -> str:
    """The skeleton as a set: names, places and facts typed, codes in place of country1 to country6."""
    text = skeleton.replace("car: ,", "car: XX,").replace(
        "name: {en: , hu: , local: }", "name: {en: Ö, hu: Ő, local: Ø}"
    )
    text = re.sub(r'(name|place): \{en: "", hu: "", local: ""\}', r"\1: {en: Place, hu: Hely, local: Paikka}", text)
    text = text.replace('fact: {en: "", hu: ""}', "fact: {en: A fact., hu: Egy tény.}")
    for old, new in CODES.items():
        text = re.sub(rf"\b{old}\b", new, text)
    for code, (lat, lon) in PLACES.items():
        where = rf"(country: {code}, value: \d, )lang: , lat: , lon: ,"
        text = re.sub(where, rf"\g<1>lang: fi, lat: {lat}, lon: {lon},", text)
    return text


def test_skeleton_says_what_is_missing_from_its_top(tmp_path: Path) -> None:
    root = shipped(tmp_path, "landmarks")
    ran = pnp(root, "new-set", "landmarks", "nordic")
    assert (ran.status, f"{DECK} is written and listed in game.yaml" in ran.out + ran.err) == (0, True)
    ran = pnp(root, "check", "landmarks", "--format", "short", "--all")
    lines = [int(line.split(":")[1]) for line in ran.err.splitlines() if line.startswith(DECK)]
    assert (ran.status, lines) == (1, sorted(lines))
    assert len(set(lines)) > 54
    assert "`car` has no value" in ran.err.splitlines()[0]


def test_third_set_is_made_by_yaml_alone(tmp_path: Path) -> None:
    root = shipped(tmp_path, "landmarks")
    pnp(root, "new-set", "landmarks", "nordic")
    place = root / DECK
    place.write_text(filled(place.read_text(encoding="utf-8")), encoding="utf-8")
    ran = pnp(root, "check", "landmarks")
    assert (ran.status, "no mistakes" in ran.out + ran.err) == (0, True), ran.err
    assert pnp(root, "build", "landmarks", "--component", "nordic", "--lang", "hu").status == 0
    texts = page_texts(root / "output/landmarks/nordic-a4-hu.pdf")
    assert sum(text.count("HELY") for text in texts) == 54


@pytest.mark.parametrize(
    ("typed", "slip", "message"),
    [
        ("lat: 62, lon: 26,", "lat: 26, lon: 62,", "Did `lat` and `lon` change places, or is a minus missing?"),
        ("lon: -19,", "lon: 19,", "Did `lat` and `lon` change places, or is a minus missing?"),
        ("se", "sw", "`id in deck.map` does not hold on entry `sw`"),
        ("symbol: drakkar", "symbol: crown", "because the first two sets have these symbols"),
        ("symbol: drakkar", "symbol: pine-tree", "`symbol` pine-tree occurs on 2 entries"),
        ("car: XX,", "car: ,", "`car` has no value"),
    ],
)
def test_slip_in_a_set_is_told(tmp_path: Path, typed: str, slip: str, message: str) -> None:
    root = shipped(tmp_path, "landmarks")
    pnp(root, "new-set", "landmarks", "nordic")
    place = root / DECK
    good = filled(place.read_text(encoding="utf-8"))
    place.write_text(re.sub(rf"(?<![\w-]){re.escape(typed)}(?![\w-])", slip, good), encoding="utf-8")
    ran = pnp(root, "check", "landmarks")
    assert (ran.status, message in ran.err) == (1, True), ran.err


@pytest.mark.parametrize(
    ("game", "name", "message"),
    [
        ("landmark", "nordic", "error[P021]: there is no skeleton for sets of `landmark`"),
        ("landmarks", "set1", "error[P022]: content/landmarks/ has a file `set1` already"),
        ("landmarks", "a/b", "error[P141]"),
    ],
)
def test_what_cannot_be_a_set(tmp_path: Path, game: str, name: str, message: str) -> None:
    skeleton = {"content/landmarks/new-set.template": "deck: NAME\n", "content/landmarks/set1.yaml": "deck: set1\n"}
    ran = pnp(written(tmp_path, heroes() | skeleton), "new-set", game, name)
    assert (ran.status, message in ran.err) == (1, True), ran.err


def test_decks_written_line_by_line_are_left_to_the_author(tmp_path: Path) -> None:
    game = "game: g\npnp: 1\ntitle: G\nlanguages: [en]\ndecks:\n  - a\n"
    root = written(tmp_path, heroes() | {"content/g/game.yaml": game, "content/g/new-set.template": "deck: NAME\n"})
    ran = pnp(root, "new-set", "g", "b")
    assert "add `b` to `decks:` in content/g/game.yaml" in ran.out + ran.err
    assert (root / "content/g/game.yaml").read_text(encoding="utf-8") == game
