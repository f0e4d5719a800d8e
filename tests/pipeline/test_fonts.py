"""`pnp doctor` and `pnp fonts subset`."""

from __future__ import annotations

import io
import json
from importlib import metadata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from tests.fonts.made import boxes_otf, boxes_ttf, coloured, restricted, variable
from tests.pipeline.projects import ROOT, heroes, pnp, written
from tests.pipeline.test_processes import WITHOUT_CAIRO, python

BOX = (50, 0, 550, 700)
WHOLE = ROOT / "fonts" / "noto-sans-jp" / "NotoSansJP_500Medium.ttf"
JAPANESE = "deck: spells\nsize: 50 x 40 mm\nfields:\n  name: {type: text}\ncards:\n  - {id: a, name: 東大寺}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose fonts have their licence."""
    return written(tmp_path, heroes() | {"fonts/noto/OFL.txt": "free"})


def add(root: Path, **files: bytes) -> Path:
    """Put fonts with a licence into the project: `owl_ttf` is `fonts/owl/owl.ttf`."""
    for name, content in files.items():
        written(root, {f"fonts/owl/{name.replace('_', '.')}": content, "fonts/owl/LICENSE": "free"})
    return root


def characters(font: Path) -> set[str]:
    """What a font can write."""
    return {chr(code) for code in TTFont(font).getBestCmap()}


def test_a_healthy_project_is_told_so(root: Path) -> None:
    ran = pnp(root, "doctor")
    assert (ran.status, ran.err) == (0, "no problem found\n")


def test_libraries_are_listed_with_their_versions(root: Path) -> None:
    lines = pnp(root, "doctor").out.split("\n")
    named = {line.split()[0] for line in lines if line.startswith("  ") and len(line.split()) == 2}
    assert {"cairo", "FreeType", "HarfBuzz", "CairoSVG", "reportlab", "pikepdf", "uharfbuzz"} <= named


def test_families_are_listed_with_weights_files_licence_and_what_they_write(root: Path) -> None:
    out = pnp(root, "doctor").out
    assert out[out.index("fonts\n") :] == (
        "fonts\n"
        "  Noto Sans\n"
        "    weights 400, 700; no italic\n"
        "    fonts/noto/NotoSans-400Regular.ttf: Noto Sans Regular\n"
        "    fonts/noto/NotoSans-700Bold.ttf: Noto Sans Bold\n"
        "    licence fonts/noto/OFL.txt\n"
        "    423 characters: Latin 251, Greek 72; whole: Latin-1, Latin-2, Greek\n"
    )


def test_a_variable_font_is_listed_with_its_axes(root: Path) -> None:
    out = pnp(add(root, owl_ttf=variable()), "doctor").out
    assert "fonts/owl/owl.ttf: Owl Variable Regular, variable: wght 100-900" in out


@pytest.mark.parametrize(
    ("name", "content", "code", "status"),
    [
        ("owl_ttf", b"no font", "P455", 1),
        ("owl_ttf", restricted(boxes_ttf({"a": BOX})), "P454", 1),
        ("owl_ttf", coloured("🐴"), "", 0),
        ("owl_woff2", b"wOF2", "P489", 0),
    ],
)
def test_fonts_that_cannot_be_used_are_told(root: Path, name: str, content: bytes, code: str, status: int) -> None:
    ran = pnp(add(root, **{name: content}), "doctor")
    assert (ran.status, code in ran.err) == (status, True)


def test_fonts_without_a_licence_are_told(tmp_path: Path) -> None:
    ran = pnp(written(tmp_path, heroes()), "doctor")
    assert (ran.status, "P488" in ran.err, "`fonts/noto`" in ran.err) == (0, True, True)


def test_machines_read_the_problems_as_json(root: Path) -> None:
    ran = pnp(add(root, owl_ttf=b"no font"), "doctor", "--format", "json")
    assert [problem["code"] for problem in json.loads(ran.out)] == ["P455"]


def test_a_folder_that_is_no_project_is_told(tmp_path: Path) -> None:
    ran = pnp(tmp_path, "doctor")
    assert (ran.status, "P001" in ran.err, "cairo" in ran.out) == (1, True, True)


def test_a_subset_keeps_what_the_texts_use_and_no_other_font_has(root: Path) -> None:
    ran = pnp(written(root, {"content/heroes/spells.yaml": JAPANESE}), "fonts", "subset", str(WHOLE))
    made = root / "fonts" / "noto-sans-jp" / "NotoSansJP_500Medium.ttf"
    assert (ran.status, characters(made)) == (0, set(" 東大寺"))
    assert ran.err.startswith(
        "fonts/noto-sans-jp/NotoSansJP_500Medium.ttf: Noto Sans JP Medium, 3 characters (大寺東), "
    )


def test_a_subset_is_found_by_its_family_and_weight(root: Path) -> None:
    face = heroes()["layouts/heroes/spell.svg"]
    assert isinstance(face, str)
    face = face.replace('"Noto Sans"', '"Noto Sans, Noto Sans JP"')
    written(root, {"content/heroes/spells.yaml": JAPANESE + "layout: {face: heroes/spell.svg}\n"})
    written(root, {"layouts/heroes/spell.svg": face})
    assert "P453" in pnp(root, "check").err
    assert pnp(root, "fonts", "subset", str(WHOLE)).status == 0
    ran = pnp(root, "check", "--all")
    assert (ran.status, "P453" in ran.err) == (0, False)


def test_layouts_and_numbers_count_as_texts(root: Path) -> None:
    written(root, {"layouts/heroes/a.svg": "<text>&#x5BFA;</text>", "content/heroes/a.md": "# 大\n"})
    written(root, {"content/heroes/b.json": '"\\u6771"'})
    pnp(root, "fonts", "subset", str(WHOLE))
    assert characters(root / "fonts/noto-sans-jp/NotoSansJP_500Medium.ttf") == set(" 寺大東")


def test_more_characters_are_kept_when_asked_for(root: Path) -> None:
    pnp(root, "fonts", "subset", str(WHOLE), "--text", "日光", "--out", "fonts/jp/small.ttf")
    assert characters(root / "fonts/jp/small.ttf") == set(" 日光")


def test_an_earlier_subset_does_not_count_as_another_font(root: Path) -> None:
    written(root, {"content/heroes/spells.yaml": JAPANESE})
    for _ in range(2):
        pnp(root, "fonts", "subset", str(WHOLE))
    assert characters(root / "fonts/noto-sans-jp/NotoSansJP_500Medium.ttf") == set(" 東大寺")


def test_the_same_subset_has_the_same_bytes(root: Path) -> None:
    made = []
    for name in ("a", "b"):
        pnp(root, "fonts", "subset", str(WHOLE), "--text", "日光", "--out", f"fonts/{name}")
        made.append((root / "fonts" / name / WHOLE.name).read_bytes())
    assert made[0] == made[1]


def test_postscript_outlines_stay_an_otf(root: Path) -> None:
    (root / "whole.otf").write_bytes(boxes_otf({" ": None, "ж": BOX, "ш": BOX}, "Owl"))
    pnp(root, "fonts", "subset", str(root / "whole.otf"), "--text", "ж")
    assert characters(root / "fonts/owl/whole.otf") == set(" ж")


@pytest.mark.parametrize(
    ("content", "options", "code"),
    [
        (None, (), "P011"),
        (b"no font", (), "P011"),
        (boxes_ttf({" ": None, "a": BOX}), (), "P012"),
        (boxes_ttf({" ": None, "ж": BOX}), ("--text", "ж", "--out", "../small.ttf"), "P013"),
        (boxes_ttf({" ": None, "ж": BOX}), ("--text", "ж", "--out", "layouts/small.ttf"), "P013"),
        (restricted(boxes_ttf({" ": None, "ж": BOX})), ("--text", "ж"), "P454"),
    ],
)
def test_what_cannot_be_cut_down_is_told(
    root: Path, content: bytes | None, options: tuple[str, ...], code: str
) -> None:
    if content is not None:
        (root / "whole.ttf").write_bytes(content)
    before = sorted(root.rglob("*.ttf"))
    ran = pnp(root, "fonts", "subset", str(root / "whole.ttf"), *options)
    assert (ran.status, f"[{code}]" in ran.err, sorted(root.rglob("*.ttf"))) == (1, True, before)


def test_a_reserved_name_is_warned_of(root: Path) -> None:
    font = TTFont(io.BytesIO(boxes_ttf({" ": None, "ж": BOX}, "Owl Sans")))
    font["name"].setName("Copyright 2020, with Reserved Font Name 'Owl'.", 0, 3, 1, 0x409)
    font.save(root / "whole.ttf")
    ran = pnp(root, "fonts", "subset", str(root / "whole.ttf"), "--text", "ж")
    assert (ran.status, "[P014]" in ran.err) == (0, True)


def test_without_libcairo_fonts_are_listed_and_the_status_is_69(root: Path) -> None:
    ran = python(root, WITHOUT_CAIRO, "doctor")
    assert (ran.returncode, "Traceback" in ran.stderr) == (69, False)
    assert "apt-get install libcairo2" in ran.stderr
    assert "  Noto Sans\n" in ran.stdout


def test_a_font_is_cut_down_without_libcairo(root: Path) -> None:
    assert python(root, WITHOUT_CAIRO, "fonts", "subset", str(WHOLE), "--text", "日").returncode == 0


def test_the_fonts_that_ship_are_healthy() -> None:
    ran = pnp(ROOT, "doctor")
    assert (ran.status, ran.err) == (0, "no problem found\n")
    assert all(f"whole: {name}" in ran.out or f", {name}" in ran.out for name in ("Arabic", "Devanagari", "Greek"))


def test_a_font_of_pictures_alone_is_told(root: Path) -> None:
    font = TTFont(io.BytesIO(boxes_ttf({"a": BOX})))
    for table in ("glyf", "loca"):
        del font[table]
    pictures = DefaultTable("CBDT")
    pictures.data = b"\0\3\0\0"
    font["CBDT"] = pictures
    content = io.BytesIO()
    font.save(content)
    ran = pnp(add(root, owl_ttf=content.getvalue()), "doctor")
    assert (ran.status, "P485" in ran.err) == (0, True)


def test_a_library_that_is_missing_is_told(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = metadata.version

    def version(name: str) -> str:
        if name.lower() == "jinja2":
            raise metadata.PackageNotFoundError(name)
        return asked(name)

    monkeypatch.setattr(metadata, "version", version)
    ran = pnp(root, "doctor")
    assert (ran.status, "P010" in ran.err, "pip install Jinja2" in ran.err) == (1, True, True)
