"""Text boxes as Inkscape writes them, set by the real text side."""

from __future__ import annotations

import pytest

from pnp.diagnostics import Diagnostic, Sink
from pnp.model.artwork import Artwork, GlyphRun
from pnp.typeset import Typesetter
from pnp.world import MemoryWorld
from tests.typeset.document.drawing import filled, layout
from tests.typeset.text.cases import FONTS

STYLE = (
    "font-style:normal;font-variant:normal;font-weight:normal;font-stretch:normal;font-size:4px;line-height:1.25;"
    "font-family:'Noto Sans';-inkscape-font-specification:'Noto Sans';font-variant-ligatures:normal;"
    "font-variant-caps:normal;font-variant-numeric:normal;font-variant-east-asian:normal;letter-spacing:0px;"
    "word-spacing:0px;text-anchor:start;white-space:pre;inline-size:0;display:inline;fill:#000000;fill-opacity:1;"
    "stroke:none;stroke-width:0.264583;mix-blend-mode:normal;text-decoration:none;text-indent:0;"
    "text-decoration-line:none;text-orientation:mixed;dominant-baseline:auto;baseline-shift:baseline;"
    "writing-mode:lr-tb;direction:ltr;shape-padding:0;shape-margin:0;"
)
BOX = '<defs id="defs2"><rect x="5" y="6" width="40" height="30" id="rect835" ry="0"/></defs>'
TEXT = (
    '<text xml:space="preserve" id="text833" style="{style}shape-inside:url(#rect835);"{transform}>'
    '<tspan x="5" y="9.8" id="tspan9"><tspan style="font-weight:bold;-inkscape-font-specification:\'Noto Sans Bold\'" '
    'id="tspan8">The owl</tspan> counts </tspan><tspan x="5" y="14.8" id="tspan11">three, takes a card\n</tspan>'
    '<tspan x="5" y="19.8" id="tspan13">and sleeps</tspan></text>'
)


def typeset(body: str) -> tuple[Artwork | None, tuple[Diagnostic, ...]]:
    """The artwork of a body, and what was said of it."""
    sink = Sink()
    return Typesetter(MemoryWorld(FONTS), sink).typeset(filled(layout(body))), sink.diagnostics


def runs(body: str) -> list[GlyphRun]:
    """The runs of a body without mistakes."""
    artwork, said = typeset(body)
    assert said == ()
    assert artwork is not None
    return [run for layer in artwork.layers for run in layer.runs]


def box(body: str) -> tuple[float, float]:
    """Left and top of the ink of the only text, mm."""
    artwork, _ = typeset(body)
    assert artwork is not None
    (found,) = artwork.boxes
    return found.rect.x, found.rect.y


def text(transform: str = "") -> str:
    """The text as Inkscape 1.x writes it, in a box in `<defs>`."""
    return BOX + TEXT.format(style=STYLE, transform=f' transform="{transform}"' if transform else "")


def test_the_text_of_a_drawn_box_is_broken_anew() -> None:
    assert [run.text for run in runs(text())] == ["The owl", " counts", "three, takes a card", "and sleeps"]


def test_moving_the_text_moves_its_box() -> None:
    (x, y), (moved_x, moved_y) = box(text()), box(text("translate(10,20)"))
    assert (moved_x - x, moved_y - y) == (pytest.approx(10), pytest.approx(20))


def test_a_layer_moves_text_and_box_alike() -> None:
    layer = '<g inkscape:groupmode="layer" id="layer1" transform="translate(-2,3)">{}</g>'
    body = layer.format(text()).replace("<g ", '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ')
    (x, y), (moved_x, moved_y) = box(text()), box(body)
    assert (moved_x - x, moved_y - y) == (pytest.approx(-2), pytest.approx(3))


def test_text_flowed_into_a_circle_on_the_canvas_fills_it() -> None:
    circle = '<g transform="translate(3,3)"><circle id="rect835" cx="25" cy="25" r="20" fill="#fde"/>{}</g>'
    found = runs(circle.format(TEXT.format(style=STYLE, transform="")))
    assert len({run.ys[0] for run in found}) > 2
    assert min(run.xs[0] for run in found) > 5


FLOW = (
    '<flowRoot xml:space="preserve" id="flowRoot10" style="font-style:normal;font-weight:normal;font-size:4px;'
    "line-height:125%;font-family:'Noto Sans';letter-spacing:0px;word-spacing:0px;fill:#000000;fill-opacity:1;"
    'stroke:none"{}>{}</flowRoot>'
)
REGION = '<flowRegion id="flowRegion12"><rect id="rect14" width="40" height="60" x="5" y="6"/></flowRegion>'
PARAGRAPHS = (
    '<flowPara id="flowPara16">The <flowSpan style="font-weight:bold" id="flowSpan18">owl</flowSpan> counts three'
    '</flowPara><flowPara id="flowPara20"/><flowPara id="flowPara22">and sleeps</flowPara>'
)


def test_flowed_text_of_inkscape_0_9_is_set_in_its_region() -> None:
    found = runs(FLOW.format("", REGION + PARAGRAPHS))
    assert [run.text for run in found] == ["The ", "owl", " counts three", "and sleeps"]
    assert {run.xs[0] for run in (found[0], found[3])} == {5}


def test_an_empty_paragraph_of_flowed_text_is_an_empty_line() -> None:
    found = runs(FLOW.format("", REGION + PARAGRAPHS))
    assert found[3].ys[0] - found[0].ys[0] == pytest.approx(2 * 5)


def test_flowed_text_is_moved_with_its_region() -> None:
    (x, y), (moved_x, moved_y) = (
        box(FLOW.format(transform, REGION + PARAGRAPHS)) for transform in ("", ' transform="translate(3,4)"')
    )
    assert (moved_x - x, moved_y - y) == (pytest.approx(3), pytest.approx(4))


def test_a_moved_shape_in_a_region_is_filled_where_it_is() -> None:
    region = '<flowRegion><rect width="40" height="60" transform="translate(9,9)"/></flowRegion>'
    assert runs(FLOW.format("", region + PARAGRAPHS))[0].xs[0] == 9


def test_the_shapes_of_a_region_are_not_drawn() -> None:
    artwork, _ = typeset(FLOW.format("", REGION + PARAGRAPHS))
    assert artwork is not None
    assert "<rect" not in artwork.layers[0].svg


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (PARAGRAPHS, "<flowRoot> has no shape that its text could fill"),
        (
            '<flowRegion><use href="#a"/></flowRegion>' + PARAGRAPHS,
            "<use> is no shape that flowed text can fill",
        ),
        (
            f'{REGION}<flowRegionExclude><rect width="9" height="9"/></flowRegionExclude>{PARAGRAPHS}',
            "<flowRegionExclude> cuts a hole into flowed text, which is not set",
        ),
    ],
)
def test_flowed_text_that_cannot_be_set_is_refused(content: str, what: str) -> None:
    _, said = typeset(FLOW.format("", content))
    assert ("P417", what) in [(diagnostic.code, diagnostic.what) for diagnostic in said]


def test_a_flowed_text_that_does_not_fit_is_an_error() -> None:
    small = REGION.replace('height="60"', 'height="9"')
    _, said = typeset(FLOW.format("", small + PARAGRAPHS))
    assert [diagnostic.code for diagnostic in said] == ["P461"]
