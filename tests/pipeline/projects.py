"""Small projects on disk, copies of the shipped games, and the command line run over them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from pnp.cli import app

ROOT = Path(__file__).parent.parent.parent
FONTS = ROOT / "tests" / "fonts"

Files = Mapping[str, str | bytes]

GAME = """\
game: heroes
pnp: 1
title: Heroes
version: "2"
languages: [en, hu]
variants: [low-ink]
decks: [heroes, spells]
"""

HEROES = """\
deck: heroes
size: 40 x 60 mm
layout: {face: heroes/face.svg, back: heroes/back.svg}
fields:
  name: {type: text}
  level: {type: integer}
cards:
  - {id: knight, level: 1, name: {en: Knight, hu: Lovag}, qty: 2}
  - {id: rook, level: 2, name: {en: Rook, hu: Bástya}}
  - {id: bishop, level: 3, name: {en: Bishop, hu: Futó}}
  - {id: queen, level: 4, name: {en: Queen, hu: Vezér}, back: none}
  - {id: "2", level: 5, name: {en: Second, hu: Második}}
  - {id: pawn, level: 6, name: {en: Pawn, hu: Gyalog}}
players:
  2: {remove: level >= 4, removes: 3, leaves: 4}
  3: {leaves: 7}
"""

SPELLS = """\
deck: spells
size: 50 x 40 mm
layout: {face: heroes/spell.svg}
fields:
  name: {type: text}
cards:
  - {id: fire, name: Fire}
  - {id: ice, name: Ice}
"""

FACE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="46mm" height="66mm" viewBox="-3 -3 46 66">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#88aadd"/><stop offset="1" stop-color="#ffffff"/>
    </linearGradient>
  </defs>
  <rect x="-3" y="-3" width="46" height="66" fill="{{ '#ffffff' if variant == 'low-ink' else 'url(#sky)' }}"/>
  <circle cx="20" cy="38" r="9" fill="#335577"/>
  <g text-anchor="middle" font-family="Noto Sans">
    <text x="20" y="12" font-size="4">{{ card.name }}</text>
    <text x="20" y="41" font-weight="700" font-size="8" fill="#ffffff">{{ card.level }}</text>
  </g>
</svg>
"""

BACK = """\
<svg xmlns="http://www.w3.org/2000/svg" width="46mm" height="66mm" viewBox="-3 -3 46 66">
  <rect x="-3" y="-3" width="46" height="66" fill="#224433"/>
  <path d="M20 20 L30 30 L20 40 L10 30 Z" fill="#ddcc88"/>
</svg>
"""

SPELL = """\
<svg xmlns="http://www.w3.org/2000/svg" width="56mm" height="46mm" viewBox="-3 -3 56 46">
  <rect x="-3" y="-3" width="56" height="46" fill="#ffeecc"/>
  <text x="25" y="20" text-anchor="middle" font-family="Noto Sans" font-size="5">{{ card.name }}</text>
</svg>
"""


def heroes(**changes: str | bytes) -> dict[str, str | bytes]:
    """The files of a project of two decks; `changes` replace a file by the name it has in `PLACES`."""
    files: dict[str, str | bytes] = {
        "pnp.yaml": "paper: 130 x 150 mm\n",
        "content/heroes/game.yaml": GAME,
        "content/heroes/heroes.yaml": HEROES,
        "content/heroes/spells.yaml": SPELLS,
        "layouts/heroes/face.svg": FACE,
        "layouts/heroes/back.svg": BACK,
        "layouts/heroes/spell.svg": SPELL,
        "fonts/noto/NotoSans-400Regular.ttf": (FONTS / "NotoSans-400Regular.ttf").read_bytes(),
        "fonts/noto/NotoSans-700Bold.ttf": (FONTS / "NotoSans-700Bold.ttf").read_bytes(),
    }
    return files | {PLACES[name]: content for name, content in changes.items()}


PLACES = {
    "project": "pnp.yaml",
    "game": "content/heroes/game.yaml",
    "deck": "content/heroes/heroes.yaml",
    "spells": "content/heroes/spells.yaml",
    "face": "layouts/heroes/face.svg",
    "back": "layouts/heroes/back.svg",
}


def written(root: Path, files: Files) -> Path:
    """Write a project to the folder `root` and give it back."""
    for name, content in files.items():
        place = root / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
    return root


def shipped(root: Path, *games: str) -> Path:
    """Copy the project that ships to `root`, with these of its games, and give `root` back."""
    for folder in ("layouts", "fonts"):
        shutil.copytree(ROOT / folder, root / folder)
    for game in games:
        shutil.copytree(ROOT / "content" / game, root / "content" / game)
    shutil.copy(ROOT / "pnp.yaml", root / "pnp.yaml")
    return root


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it said."""

    status: int
    out: str
    err: str


def pnp(root: Path, *arguments: str) -> Ran:
    """Run the command line in this process, on one core, over the project in `root`; a fault of ours is raised."""
    one_job = ["--jobs", "1"] if arguments[0] in ("build", "export") and "--jobs" not in arguments else []
    result = CliRunner().invoke(app, [*arguments, *one_job, "--project", str(root)])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def built(root: Path, *arguments: str) -> Path:
    """Build with these options; the output folder."""
    ran = pnp(root, "build", *arguments)
    assert ran.status == 0, ran.err
    return root / "output"


def process(root: Path, *arguments: str, **environment: str) -> Ran:
    """Run the real command line in a process of its own, started in `root`, with these environment variables added."""
    ran = subprocess.run(
        [sys.executable, "-m", "pnp", *arguments],
        cwd=root,
        env=surroundings(**environment),
        capture_output=True,
        check=False,
        timeout=60,
    )
    return Ran(ran.returncode, ran.stdout.decode("utf-8"), ran.stderr.decode("utf-8"))


def surroundings(**environment: str) -> dict[str, str]:
    """The environment of a command: this one, the package to test, and what is given."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path, **environment}


def manifest(root: Path, game: str = "heroes") -> dict[str, Any]:
    """The files of a game as its manifest names them."""
    files: dict[str, Any] = json.loads((root / "output" / game / "manifest.json").read_text("utf-8"))["files"]
    return files


def drawn(root: Path, name: str, game: str = "heroes") -> dict[str, int]:
    """How many copies of each card the manifest states for a file."""
    return {card["id"]: card["copies"] for card in manifest(root, game)[name]["cards"]}


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by its path in it; the cache left out."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and ".cache" not in file.parts
    }
