from __future__ import annotations

import pikepdf
import pytest
from msgspec.structs import replace

from pnp.export.pdf import write_pdf
from pnp.geometry import Point, Rect, Size
from pnp.model.printer import Printer
from pnp.model.sheet import LabelStrip, Mark
from pnp.sizes import PAPERS
from tests.export.drawing import A6, artwork, chunk, filled, placed, plan, side, written
from tests.export.reading import objects, opened, rasterised, streams, text

MARK = Mark(Point(2, 10), Point(8, 10))
LABEL = LabelStrip(Rect(50, 120, 40, 6), 0)
RED = chunk(filled(1, 0, 0))
LABELLED = plan(
    side(placed("card", 30, 40), marks=[MARK], label=LABEL), labels={(1, "recto"): "label"}, title="Látnivalók"
)
LABELLED_CHUNKS = (RED, chunk(written("sheet 1"), size=Size(40, 6)))
LABELLED_ARTS = {"card": artwork((0, 0)), "label": artwork((1, 0), size=Size(40, 6))}


def simple(**changes):
    return opened(write_pdf(plan(side(placed("card", 50, 70)), **changes), {"card": artwork((0, 0))}, [RED]))


def labelled() -> pikepdf.Pdf:
    return opened(write_pdf(LABELLED, LABELLED_ARTS, LABELLED_CHUNKS))


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_the_media_box_is_the_paper(paper):
    document = opened(write_pdf(plan(side(), size=PAPERS[paper]), {}, []))
    expected = [0, 0, PAPERS[paper].width * 72 / 25.4, PAPERS[paper].height * 72 / 25.4]
    assert [float(edge) for edge in document.pages[0].obj.MediaBox] == pytest.approx(expected, abs=0.0001)


def test_no_box_but_the_media_box_is_set():
    document = simple()
    assert {key for key in document.pages[0].obj if key.endswith("Box")} == {"/MediaBox"}


@pytest.mark.parametrize("turned", [False, True])
def test_boxes_go_with_what_a_side_is_drawn_through(turned):
    on = A6.turned if turned else A6
    through = Printer("office", across=0.99, down=0.995).front_map(A6, on)
    (sheet,) = plan(replace(side(), through=through)).sheets
    sheet = replace(sheet, trim=Rect(10, 20, 70, 80), bleed=Rect(0, 0, 105, 148), page=on if turned else None)
    document = opened(write_pdf(replace(plan(), sheets=(sheet,)), {}, []))
    page = document.pages[0].obj
    corners = [through.apply(Point(x, y)) for x, y in ((10, 20), (80, 100))]
    left, right = sorted(corner.x for corner in corners)
    top, bottom = sorted(corner.y for corner in corners)
    expected = [edge * 72 / 25.4 for edge in (left, on.height - bottom, right, on.height - top)]
    assert [float(edge) for edge in page.TrimBox] == pytest.approx(expected, abs=0.001)
    assert list(page.BleedBox) == list(page.MediaBox)


def test_print_scaling_is_off():
    document = simple()
    assert document.Root.ViewerPreferences.PrintScaling == pikepdf.Name("/None")


@pytest.mark.parametrize(
    ("flip", "hint"), [("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge")]
)
def test_the_duplex_hint_follows_the_flip(flip, hint):
    document = simple(flip=flip)
    assert document.Root.ViewerPreferences.Duplex == pikepdf.Name(hint)


def test_one_sided_files_give_no_duplex_hint():
    document = simple()
    assert "/Duplex" not in document.Root.ViewerPreferences


def test_the_title_is_shown():
    document = simple(title="Látnivalók")
    assert (str(document.docinfo.Title), document.Root.ViewerPreferences.DisplayDocTitle) == ("Látnivalók", True)


def test_the_language_is_named():
    document = simple(language="hu")
    assert str(document.Root.Lang) == "hu"


def test_nothing_but_the_title_is_said_of_the_making():
    document = simple()
    assert set(document.docinfo.keys()) == {"/Title"}


def test_each_recto_is_followed_by_its_verso():
    pair = side(placed("face", 50, 70)), side(placed("back", 50, 70))
    arts = {"face": artwork((0, 0)), "back": artwork((0, 1))}
    pdf = write_pdf(plan(pair, pair), arts, [chunk(written("face"), written("back"))])
    assert [text(pdf, page).strip() for page in range(4)] == ["face", "back", "face", "back"]


def test_a_side_that_is_not_printed_is_no_page():
    document = opened(write_pdf(plan(side(), side()), {}, []))
    assert len(document.pages) == 2


def test_the_same_input_gives_the_same_bytes():
    assert write_pdf(LABELLED, LABELLED_ARTS, LABELLED_CHUNKS) == write_pdf(LABELLED, LABELLED_ARTS, LABELLED_CHUNKS)


def test_the_date_in_a_chunk_does_not_reach_the_file():
    later = [each.replace(b"/CreationDate (D:2", b"/CreationDate (D:1") for each in LABELLED_CHUNKS]
    assert write_pdf(LABELLED, LABELLED_ARTS, later) == write_pdf(LABELLED, LABELLED_ARTS, LABELLED_CHUNKS)


def test_marks_and_labels_can_be_switched_off():
    document = labelled()
    groups = document.Root.OCProperties.D.Order
    assert [str(group.Name) for group in groups] == ["Marks", "Labels"]


@pytest.mark.parametrize("name", ["Marks", "Labels"])
def test_layers_are_seen_and_printed(name):
    document = labelled()
    group = next(group for group in document.Root.OCProperties.OCGs if str(group.Name) == name)
    assert (group.Usage.View.ViewState, group.Usage.Print.PrintState) == (pikepdf.Name.ON, pikepdf.Name.ON)


def test_a_document_without_marks_and_labels_has_no_layers():
    document = simple()
    assert "/OCProperties" not in document.Root


def test_marks_stand_where_they_are_planned():
    page = rasterised(write_pdf(plan(side(marks=[MARK]), mark_width=0.5), {}, []), dpi=144)
    assert [sum(page.at(x, 10)) < 300 for x in (1, 3, 7, 9)] == [False, True, True, False]


def test_equal_marks_are_drawn_once():
    document = opened(write_pdf(plan(*[side(marks=[MARK])] * 5), {}, []))
    assert len(streams(document, "/Form")) == 1


def test_marks_lie_over_the_artworks():
    document = plan(side(placed("card", 30, 40), marks=[Mark(Point(20, 40), Point(40, 40))]), mark_width=1.0)
    page = rasterised(write_pdf(document, {"card": artwork((0, 0))}, [RED]))
    assert page.at(30, 40) == (0, 0, 0)


@pytest.mark.parametrize(("angle_deg", "inked"), [(0, (55, 123)), (90, (70, 108)), (270, (70, 138))])
def test_the_label_is_turned_about_the_middle_of_its_strip(angle_deg, inked):
    strip = LabelStrip(Rect(50, 120, 40, 6), angle_deg)
    document = plan(side(label=strip), labels={(1, "recto"): "label"})
    label = chunk(filled(0, 0, 0, Rect(0, 0, 10, 6)), size=Size(40, 6))
    page = rasterised(write_pdf(document, {"label": artwork((0, 0), size=Size(40, 6))}, [label]))
    assert page.at(*inked) == (0, 0, 0)


def test_the_verso_has_a_label_of_its_own():
    pair = side(label=LABEL), side(label=LABEL)
    document = plan(pair, labels={(1, "recto"): "front", (1, "verso"): "rear"})
    arts = {"front": artwork((0, 0), size=Size(40, 6)), "rear": artwork((0, 1), size=Size(40, 6))}
    pdf = write_pdf(document, arts, [chunk(written("front"), written("rear"), size=Size(40, 6))])
    assert [text(pdf, page).strip() for page in (0, 1)] == ["front", "rear"]


def test_every_font_is_embedded():
    document = labelled()
    simple_fonts = [
        node
        for node in objects(document)
        if isinstance(node, pikepdf.Dictionary)
        and node.get("/Type") == pikepdf.Name.Font
        and node.get("/Subtype") != pikepdf.Name.Type0
    ]
    embedded = ["/FontFile2" in font.FontDescriptor or "/FontFile3" in font.FontDescriptor for font in simple_fonts]
    assert embedded
    assert all(embedded)


def test_no_helvetica_is_named_anywhere():
    with_marks = labelled()
    assert not any("Helvetica" in repr(node.get("/BaseFont")) for node in objects(with_marks) if hasattr(node, "get"))


def test_the_file_is_compressed_into_object_streams():
    pdf = write_pdf(LABELLED, LABELLED_ARTS, LABELLED_CHUNKS)
    assert b"/ObjStm" in pdf
    assert b"/MediaBox" not in pdf


def test_the_version_knows_all_that_is_used():
    assert write_pdf(plan(side()), {}, []).startswith(b"%PDF-1.7")


def test_the_file_has_no_fault_that_qpdf_finds():
    document = labelled()
    assert document.check_pdf_syntax() == []
