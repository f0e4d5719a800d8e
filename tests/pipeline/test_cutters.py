"""Sheets and files for cutting machines, from the command line to what is written."""

from __future__ import annotations

import re
from pathlib import Path

import ezdxf
import numpy as np
import pytest
from ezdxf import bbox

from tests.pipeline.projects import built, contents, heroes, manifest, pnp, written
from tests.pipeline.reading import of_type, opened, page_texts, pictured
from tests.pipeline.viewers import CHECKERS, said_by

DECK = ("--component", "heroes", "--lang", "en", "--copies", "2")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven cards of 40 x 60 mm and their backs, twice, on A5 lying on its side: eight a sheet."""
    root = written(tmp_path_factory.mktemp("cutters"), heroes(project="paper: a5\n"))
    built(root, *DECK, "--cutter", "silhouette", "--gap", "3mm")
    return root


def test_each_arrangement_has_its_two_files(root: Path) -> None:
    assert [re.sub(r"-[0-9a-f]{4}\.", "-MARK.", name) for name in sorted(manifest(root))] == [
        "heroes-a5-en-silhouette-cut1-MARK.dxf",
        "heroes-a5-en-silhouette-cut1-MARK.svg",
        "heroes-a5-en-silhouette-cut2-MARK.dxf",
        "heroes-a5-en-silhouette-cut2-MARK.svg",
        "heroes-a5-en-silhouette.pdf",
    ]


def test_each_sheet_names_the_preset_and_the_file_that_fits_it(root: Path) -> None:
    pages = page_texts(root / "output/heroes/heroes-a5-en-silhouette.pdf")
    named = [re.findall(r"(Silhouette v\d) · (heroes-a5-en-silhouette-cut\d-[0-9a-f]{4})", page) for page in pages]
    fronts, backs = named[::2], named[1::2]
    files = sorted(name.removesuffix(".dxf") for name in manifest(root) if name.endswith(".dxf"))
    assert [found[0] for found in fronts] == [("Silhouette v1", files[0])] * (len(fronts) - 1) + [
        ("Silhouette v1", files[1])
    ]
    assert backs == [[]] * len(backs)


def test_the_outlines_lie_on_the_trims_of_the_printed_sheet(root: Path) -> None:
    page = pictured(root / "output/heroes/heroes-a5-en-silhouette.pdf", 0, 200)
    drawing = ezdxf.readfile(next((root / "output/heroes").glob("*-cut1-*.dxf")))  # type: ignore[attr-defined]
    dark = np.abs(page.pixels - np.array((0x33, 0x55, 0x77))).max(axis=2) < 8
    for entity in drawing.modelspace():
        box = bbox.extents([entity])
        left, top = box.extmin.x, page.height - box.extmax.y
        assert (round(box.size.x, 2), round(box.size.y, 2)) == (40.0, 60.0)
        # Each card has a disc of 9 mm radius about a place 20 mm from its left edge and 38 mm from its top.
        rows, columns = dark[
            int((top + 25) / page.height * dark.shape[0]) : int((top + 51) / page.height * dark.shape[0]),
            int((left + 5) / page.width * dark.shape[1]) : int((left + 35) / page.width * dark.shape[1]),
        ].nonzero()
        assert (columns.min() + columns.max()) / 2 / 200 * 25.4 == pytest.approx(15, abs=0.2)
        assert (rows.min() + rows.max()) / 2 / 200 * 25.4 == pytest.approx(13, abs=0.2)


def test_the_marks_are_black_where_the_preset_says_and_white_around(root: Path) -> None:
    page = pictured(root / "output/heroes/heroes-a5-en-silhouette.pdf", 0, 200)
    assert np.all(page.part(10.2, 10.2, 14.8, 14.8) == 0)
    assert np.all(page.part(15.2, 0, 16.4, 16.4) == 255)
    assert np.all(page.part(0, 15.2, 16.4, 16.4) == 255)
    assert np.all(page.part(page.width - 14.8, 10.2, page.width - 10.2, 10.8) == 0)
    assert np.all(page.part(10.2, page.height - 14.8, 10.8, page.height - 10.2) == 0)


def test_backs_have_no_marks(root: Path) -> None:
    page = pictured(root / "output/heroes/heroes-a5-en-silhouette.pdf", 1, 100)
    assert page.at(page.width - 12, 12) == (255, 255, 255)


@pytest.mark.parametrize("checker", CHECKERS)
def test_other_programs_find_nothing_wrong(root: Path, checker: str) -> None:
    assert said_by(checker, root / "output/heroes/heroes-a5-en-silhouette.pdf") == ""


def test_there_are_no_marks_for_a_knife(root: Path) -> None:
    with opened(root / "output/heroes/heroes-a5-en-silhouette.pdf") as document:
        assert {str(group.Name) for group in of_type(document, "/Type", "/OCG")} == {"Labels", "Registration"}


def test_the_same_build_is_the_same_bytes(root: Path, tmp_path: Path) -> None:
    other = written(tmp_path, heroes(project="paper: a5\n"))
    built(other, *DECK, "--cutter", "silhouette", "--gap", "3mm")
    assert contents(other / "output") == contents(root / "output")


def test_one_kind_of_file_may_be_asked_for(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a4\n"))
    built(root, *DECK[:4], "--cutter", "cricut", "--cut-files", "svg")
    cut, pdf = sorted(manifest(root))
    assert (re.sub(r"-[0-9a-f]{4}\.", "-MARK.", cut), pdf) == (
        "heroes-a4-en-cricut-cut1-MARK.svg",
        "heroes-a4-en-cricut.pdf",
    )


def test_marks_may_be_set(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a5\n"))
    built(
        root, *DECK, "--cutter", "silhouette", "--registration", "inset=12mm,arm=8mm,line=0.5mm", "--cut-files", "svg"
    )
    path = root / "output/heroes/heroes-a5-en-silhouette.pdf"
    page = pictured(path, 0, 200)
    assert np.all(page.part(12.2, 12.2, 16.8, 16.8) == 0)
    assert np.all(page.part(page.width - 19.8, 12.15, page.width - 12.2, 12.4) == 0)
    assert "Silhouette v1 (12/8/0.5 mm)" in page_texts(path)[0]


@pytest.mark.parametrize(
    "options",
    [
        ("--cutter", "silhouette", "--registration", "inset=5mm"),
        ("--cutter", "silhouette", "--registration", "thickness=1mm"),
        ("--cutter", "cricut", "--registration", "inset=12mm"),
        ("--cutter", "silhouette", "--cut-files", "pdf"),
        ("--cut-files", "svg"),
    ],
)
def test_what_cannot_be_asked_for_is_refused_with_a_word_that_can(root: Path, options: tuple[str, ...]) -> None:
    ran = pnp(root, "build", *options)
    assert ran.status == 2
    assert any(word in ran.err for word in ("inset from 10 to 86.36 mm", "--cutter", "`svg`, `dxf`"))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--grid", "4x4"), "P614"),
        (("--backs", "gutterfold"), "P615"),
        (("--paper", "a4+letter"), "P616"),
        (("--gap", "0mm"), "P617"),
    ],
)
def test_sheets_that_no_machine_cuts_are_refused(root: Path, options: tuple[str, ...], code: str) -> None:
    ran = pnp(root, "build", *DECK, "--cutter", "silhouette", *options)
    assert (ran.status, code in ran.err) == (1, True)


@pytest.mark.parametrize("papers", ["a4+letter", "a3++a4"])
def test_a_file_for_several_papers_is_told_to_be_one_for_each(root: Path, papers: str) -> None:
    ran = pnp(root, "build", *DECK, "--cutter", "silhouette", "--paper", papers)
    each = {"a4+letter": "a4,letter", "a3++a4": "a3+,a4"}[papers]
    assert f"`--paper {each}`" in ran.err


def test_another_gap_makes_other_names_and_takes_the_old_files_away(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a5\n"))
    options = ("--component", "heroes", "--lang", "en", "--cutter", "silhouette")
    built(root, *options, "--gap", "1.25mm")
    first = set(manifest(root))
    built(root, *options, "--gap", "3mm", "--cut-files", "dxf")
    second = set(manifest(root))
    assert first & second == {"heroes-a5-en-silhouette.pdf"}
    assert {path.name for path in (root / "output/heroes").iterdir()} == second | {"manifest.json"}


def test_the_files_of_other_decks_stay(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a5\n"))
    built(root, "--component", "spells", "--lang", "en", "--cutter", "silhouette")
    spells = set(manifest(root))
    built(root, *DECK, "--cutter", "silhouette")
    assert spells <= set(manifest(root))


def test_backs_alone_are_not_cut(root: Path, tmp_path: Path) -> None:
    backs = written(tmp_path, heroes(project="paper: a5\n"))
    built(backs, *DECK, "--cutter", "silhouette", "--sides", "backs")
    assert sorted(manifest(backs)) == ["heroes-a5-en-backs-silhouette.pdf"]


def test_inserts_for_sleeves_keep_the_distance_that_the_machine_needs(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(project="paper: a5\n"))
    built(root, *DECK, "--cutter", "silhouette", "--sleeves")
    drawing = ezdxf.readfile(next((root / "output/heroes").glob("*-cut1-*.dxf")))  # type: ignore[attr-defined]
    lefts = sorted({round(bbox.extents([entity]).extmin.x, 2) for entity in drawing.modelspace()})
    assert lefts[1] - lefts[0] == pytest.approx(41.25, abs=0.02)


@pytest.mark.parametrize("part", ["inset=10", "arm=5", "line=1"])
def test_a_setting_without_a_unit_is_told_with_its_name(root: Path, part: str) -> None:
    ran = pnp(root, "build", "--cutter", "silhouette", "--registration", part)
    assert (ran.status, f"write `--registration {part}mm`" in " ".join(ran.err.split())) == (2, True)
