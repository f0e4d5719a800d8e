from __future__ import annotations

import errno
from io import BytesIO
from pathlib import Path

import cairocffi
import pikepdf
import pytest

from pnp.export.forms import FontNotEmbeddedError
from pnp.export.page import INLINE_BYTES
from pnp.export.pdf import PdfAssembler, write_pdf
from pnp.geometry import Rect, Size
from tests.export.drawing import artwork, both, chunk, filled, pictured, placed, plan, side, written
from tests.export.reading import objects, opened, rasterised, streams, text


def one_card(*draws, uses=2):
    """A document that draws the pages of one chunk on one card, the card `uses` times."""
    document = plan(side(*[placed("card", 50, 70)] * uses))
    return write_pdf(document, {"card": artwork(*((0, page) for page in range(len(draws))))}, [chunk(*draws)])


def grouped(context: cairocffi.Context) -> None:
    context.push_group()
    filled(0, 0, 1, Rect(0, 0, 20, 20))(context)
    context.pop_group_to_source()
    context.paint_with_alpha(0.5)


def opaque_group(context: cairocffi.Context) -> None:
    context.push_group()
    filled(0, 0, 1, Rect(0, 0, 20, 20))(context)
    context.pop_group_to_source()
    context.paint()


def faded(context: cairocffi.Context) -> None:
    gradient = cairocffi.LinearGradient(0, 0, 40, 0)
    gradient.add_color_stop_rgba(0, 1, 0, 0, 1)
    gradient.add_color_stop_rgba(1, 1, 0, 0, 0)
    context.set_source(gradient)
    context.paint()


def multiplied(context: cairocffi.Context) -> None:
    filled(1, 0, 0)(context)
    context.set_operator(cairocffi.OPERATOR_MULTIPLY)
    filled(0, 1, 0)(context)


def stored(pdf: bytes, subtype: str) -> int:
    """How many streams of a kind a file holds."""
    document = opened(pdf)
    return len(streams(document, subtype))


def groups(pdf: bytes) -> int:
    document = opened(pdf)
    return sum("/Group" in form for form in streams(document, "/Form"))


@pytest.mark.parametrize("draw", [filled(1, 0, 0), written("plain"), opaque_group], ids=["fill", "text", "group"])
def test_opaque_layers_are_no_transparency_groups(draw):
    assert groups(one_card(draw)) == 0


@pytest.mark.parametrize(
    "draw", [filled(1, 0, 0, alpha=0.5), grouped, faded, multiplied], ids=["alpha", "group", "soft mask", "blend"]
)
def test_transparent_layers_stay_groups(draw):
    assert groups(one_card(draw)) > 0


def test_only_the_transparent_layer_of_a_card_is_a_group():
    assert groups(one_card(filled(1, 0, 0), filled(0, 1, 0, alpha=0.5))) == 1


@pytest.mark.parametrize("uses", [1, 2], ids=["drawn once", "drawn twice"])
@pytest.mark.parametrize(
    "draw",
    [written("words"), filled(1, 0, 0, alpha=0.5), grouped, opaque_group, faded, multiplied, pictured],
    ids=["text", "alpha", "group", "opaque group", "soft mask", "blend", "picture"],
)
def test_a_form_looks_like_its_page(draw, uses):
    placed_alone = plan(side(*[placed("card", 20, 30)] * uses), size=Size(40, 60))
    on_white = both(filled(1, 1, 1), draw)
    pdf = write_pdf(placed_alone, {"card": artwork((0, 0))}, [chunk(on_white)])
    expected, found = rasterised(chunk(on_white)), rasterised(pdf)
    assert max(abs(a - b) for a, b in zip(expected.pixels, found.pixels, strict=True)) <= 2


def test_a_form_that_is_drawn_often_is_stored_once():
    assert stored(one_card(written("again"), uses=5), "/Form") == 1


def test_a_short_form_that_is_drawn_once_is_written_into_its_page():
    assert stored(one_card(written("once"), uses=1), "/Form") == 0


def test_a_form_written_into_its_page_ends_at_its_canvas():
    document = plan(side(placed("card", 50, 70)))
    page = rasterised(write_pdf(document, {"card": artwork((0, 0))}, [chunk(filled(1, 0, 0))]))
    assert (page.at(50, 70), page.at(50, 102)) == ((255, 0, 0), (255, 255, 255))


def test_a_long_form_stays_a_form():
    def dotted(context: cairocffi.Context) -> None:
        for step in range(4 * INLINE_BYTES // 10):
            context.rectangle((step * 7919 % 4001) / 100, (step * 104729 % 6007) / 100, 0.1 + step % 13 / 100, 0.1)
        context.fill()

    assert stored(one_card(dotted, uses=1), "/Form") == 1


def test_forms_with_other_things_of_the_same_name_are_kept_apart():
    document = plan(side(placed("first", 30, 40), placed("second", 70, 100)))
    chunks = [chunk(written("alpha")), chunk(written("BETA"))]
    pdf = write_pdf(document, {"first": artwork((0, 0)), "second": artwork((1, 0))}, chunks)
    assert set(text(pdf).split()) == {"alpha", "BETA"}


def test_equal_pictures_of_several_chunks_are_stored_once():
    document = plan(side(placed("first", 30, 40), placed("second", 70, 100)))
    chunks = [chunk(written("a"), both(pictured, filled(1, 0, 0, Rect(30, 30, 5, 5)))), chunk(pictured)]
    pdf = write_pdf(document, {"first": artwork((0, 1)), "second": artwork((1, 0))}, chunks)
    assert stored(pdf, "/Image") == 1


def test_equal_fonts_of_several_chunks_are_stored_once():
    document = plan(side(placed("first", 30, 40), placed("second", 70, 100)))
    chunks = [chunk(written("same")), chunk(filled(1, 0, 0), written("same"))]
    pdf = write_pdf(document, {"first": artwork((0, 0)), "second": artwork((1, 1))}, chunks)
    document = opened(pdf)
    assert sum("/FontFile2" in node for node in objects(document) if isinstance(node, pikepdf.Dictionary)) == 1


def test_the_number_of_copies_does_not_change_the_size():
    few, many = one_card(written("a"), pictured, uses=2), one_card(written("a"), pictured, uses=200)
    assert len(many) < len(few) + 1000


def test_pages_that_no_artwork_draws_are_left_out():
    document = plan(side(placed("card", 50, 70)))
    pdf = write_pdf(document, {"card": artwork((0, 1))}, [chunk(pictured, written("kept"))])
    assert stored(pdf, "/Image") == 0


def test_a_font_that_is_not_carried_is_refused():
    document = pikepdf.new()
    page = document.add_blank_page(page_size=(100, 100))
    page.obj.Contents = document.make_stream(b"BT /F1 12 Tf (no) Tj ET")
    font = pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica)
    page.obj.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F1=font))
    written_to = BytesIO()
    document.save(written_to)
    with pytest.raises(FontNotEmbeddedError, match="Helvetica"):
        PdfAssembler(plan(side())).add_chunk(written_to.getvalue())


def test_text_stays_text():
    assert text(one_card(written("Kolmen maan tikit"), uses=1)).strip() == "Kolmen maan tikit"


def test_a_chunk_leaves_no_file_behind(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    PdfAssembler(plan(side())).add_chunk(chunk(filled(1, 0, 0)))
    assert list(tmp_path.iterdir()) == []


def test_no_room_for_temporary_files_gives_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = one_card(filled(1, 0, 0), grouped)
    monkeypatch.setattr("tempfile.mkstemp", full)
    assert one_card(filled(1, 0, 0), grouped) == before


def test_a_temporary_file_that_the_disk_does_not_take_whole_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(BytesIO):
        def write(self, content: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    before = one_card(filled(1, 0, 0))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("os.fdopen", lambda *_: Full())
    assert one_card(filled(1, 0, 0)) == before
    assert list(tmp_path.iterdir()) == []
