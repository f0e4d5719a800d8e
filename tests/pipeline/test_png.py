"""`pnp export png`: single cards as pictures."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.pipeline.projects import FACE, contents, heroes, pnp, shipped, written

ONE = ("--component", "heroes", "--lang", "en")
KNIGHT = "heroes-knight-face-en.png"


def exported(root: Path, *arguments: str) -> Path:
    """The folder of the heroes' pictures."""
    ran = pnp(root, "export", "png", *arguments)
    assert ran.status == 0, ran.err
    return root / "output" / "heroes" / "png"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def pixels(path: Path) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"))


def test_each_side_of_each_card_is_a_file(root: Path) -> None:
    names = sorted(path.name for path in exported(root, *ONE).iterdir())
    faces = {"knight", "rook", "bishop", "queen", "2", "pawn"}
    sides = [(card, "face") for card in faces] + [(card, "back") for card in faces - {"queen"}]
    assert names == sorted(f"heroes-{card}-{side}-en.png" for card, side in sides)


@pytest.mark.parametrize(("dpi", "size"), [(300, (544, 780)), (100, (182, 260)), (600, (1087, 1560))])
def test_the_size_is_trim_and_bleed_at_the_resolution(root: Path, dpi: int, size: tuple[int, int]) -> None:
    # 46 x 66 mm, broken pixels made whole
    with Image.open(exported(root, *ONE, "--cards", "knight", "--dpi", str(dpi)) / KNIGHT) as picture:
        assert picture.size == size


def test_trim_cuts_the_bleed_off(root: Path) -> None:
    with Image.open(exported(root, *ONE, "--cards", "knight", "--trim") / KNIGHT) as picture:
        assert picture.size == (473, 709)  # 472.4 x 708.7: no part of the card is lost


def test_the_trimmed_picture_is_the_middle_of_the_whole_one(root: Path) -> None:
    whole = pixels(exported(root, *ONE, "--cards", "knight", "--dpi", "254") / KNIGHT).astype(int)
    part = pixels(exported(root, *ONE, "--cards", "knight", "--dpi", "254", "--trim") / KNIGHT).astype(int)
    assert part.shape[:2] == (600, 400)
    assert np.abs(whole[30:630, 30:430] - part).max() <= 2


@pytest.mark.parametrize("dpi", [72, 300, 600])
def test_the_file_states_its_resolution(root: Path, dpi: int) -> None:
    path = exported(root, *ONE, "--cards", "knight", "--dpi", str(dpi)) / KNIGHT
    content = path.read_bytes()
    at = content.index(b"pHYs") + 4
    per_metre = int.from_bytes(content[at : at + 4], "big"), int.from_bytes(content[at + 4 : at + 8], "big")
    assert per_metre == (round(dpi / 0.0254), round(dpi / 0.0254))
    assert content[at + 8] == 1, "the unit is the metre"


@pytest.mark.parametrize("dpi", [72, 96, 150, 299, 300])
def test_a_card_is_opaque_to_the_last_pixel_of_its_bleed(root: Path, dpi: int) -> None:
    folder = exported(root, *ONE, "--cards", "knight", "--dpi", str(dpi))
    for side in ("face", "back"):
        with Image.open(folder / f"heroes-knight-{side}-en.png") as picture:
            assert picture.mode == "RGB"
    back = pixels(folder / "heroes-knight-back-en.png")
    assert {tuple(pixel) for edge in (back[0], back[-1], back[:, 0], back[:, -1]) for pixel in edge.tolist()} == {
        (0x22, 0x44, 0x33, 255)
    }


def test_a_card_with_a_hole_stays_transparent_there(tmp_path: Path) -> None:
    ground = FACE.index('  <rect x="-3" y="-3"'), FACE.index('  <circle cx="20"')
    face = FACE[: ground[0]] + '  <rect x="-3" y="-3" width="46" height="30" fill="#ffffff"/>\n' + FACE[ground[1] :]
    picture = pixels(exported(written(tmp_path, heroes(face=face)), *ONE, "--cards", "knight", "--dpi", "100") / KNIGHT)
    assert (picture[10, 10, 3], picture[-3, 10, 3]) == (255, 0)


def test_text_is_on_the_picture(root: Path) -> None:
    plain = exported(root, *ONE, "--cards", "knight,rook", "--dpi", "100")
    knight, rook = pixels(plain / KNIGHT), pixels(plain / "heroes-rook-face-en.png")
    assert (knight != rook).any()
    # only the name and the number differ
    rows = np.flatnonzero((knight != rook).any(axis=(1, 2))) / 100 * 25.4 - 3
    assert rows.min() > 7
    assert rows.max() < 43


def test_the_same_pictures_are_the_same_bytes(root: Path, tmp_path: Path) -> None:
    again = written(tmp_path / "again", heroes())
    first, second = (contents(exported(place, *ONE, *jobs)) for place, jobs in ((root, ()), (again, ("--jobs", "2"))))
    assert first == second


def test_the_manifest_names_the_pictures(root: Path) -> None:
    folder = exported(root, *ONE, "--cards", "rook")
    files = json.loads((folder.parent / "manifest.json").read_text("utf-8"))["files"]
    digests = {name: entry["sha256"] for name, entry in files.items()}
    found = {f"png/{path.name}": hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    assert digests == found


def test_a_mistake_leaves_no_picture(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(face=FACE.replace("Noto Sans", "Nota Sans")))
    ran = pnp(root, "export", "png", *ONE)
    assert (ran.status, (root / "output" / "heroes").exists()) == (1, False)


@pytest.mark.parametrize("game", ["tricks", "scout"])
def test_the_shipped_cards_are_opaque_pictures(tmp_path: Path, game: str) -> None:
    root = shipped(tmp_path, game)
    ran = pnp(root, "export", "png", "--component", game, "--cards", "1,20", "--dpi", "72", "--lang", "en")
    assert ran.status == 0, ran.err
    for path in (root / "output" / game / "png").iterdir():
        with Image.open(path) as picture:
            assert (picture.mode, picture.size) == ("RGB", (196, 267))
