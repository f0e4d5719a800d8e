"""The pictures of Landmarks: what scenes are made of, and that the drawing programs give those that ship."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
ART = ROOT / "layouts/landmarks/art"
SCENES = sorted(path.stem for path in ART.glob("*.svg"))
ELEMENTS = {"svg", "path", "circle", "ellipse", "rect", "linearGradient", "stop", "g"}

every_scene = pytest.mark.parametrize("name", SCENES)


@every_scene
def test_scene_is_small_and_of_plain_shapes(name: str) -> None:
    svg = (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"<([A-Za-z]\w*)", svg)) <= ELEMENTS
    assert 'viewBox="0 0 690 640"' in svg
    assert 2500 <= len(svg) <= 7250


def test_every_card_has_its_picture() -> None:
    named = set()
    for deck in ("set1", "set2", "groups"):
        text = (ROOT / f"content/landmarks/{deck}.yaml").read_text(encoding="utf-8")
        named |= {Path(card["picture"]).stem for card in yaml.safe_load(text)["cards"]}
    assert named == set(SCENES)
    assert len(named) == 54 + 54 + 9


def test_gradients_of_two_scenes_have_different_names() -> None:
    seen: dict[str, str] = {}
    for name in SCENES:
        for gradient in re.findall(r'id="([^"]+)"', (ART / f"{name}.svg").read_text(encoding="utf-8")):
            assert seen.setdefault(gradient, name) == name


def test_drawing_programs_give_the_scenes_that_ship(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path[:0] = [sys.argv[1], sys.argv[2]]; from importlib import import_module\n"
        "from pathlib import Path\n"
        "for path in sorted(Path(sys.argv[1]).glob('*.py')):\n"
        "    if path.stem != '__main__':\n"
        "        for name, draw in import_module(path.stem).SCENES.items():\n"
        "            (Path(sys.argv[3]) / f'{name}.svg').write_text(draw(), 'utf-8')\n"
    )
    folders = [ROOT / "layouts/landmarks/drawing", ROOT / "layouts/shared/drawing", tmp_path]
    subprocess.run([sys.executable, "-c", code, *map(str, folders)], check=True)
    drawn = {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.svg")}
    assert len(drawn) == 109
    assert {name: svg for name, svg in drawn.items() if svg != (ART / f"{name}.svg").read_text(encoding="utf-8")} == {}
