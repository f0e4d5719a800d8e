"""Text that goes on in further boxes: `pnp:next`."""

from __future__ import annotations

import pytest

from pnp.geometry import Transform
from pnp.model.artwork import GlyphRun
from pnp.typeset.element import SetText, TextElement
from tests.typeset.text.cases import Content, Desk, lines, text, tspan
from tests.typeset.text.surroundings import Around, circle, rectangle

LINE = 5.0
"""Height of a line of the texts here: 4 mm at 1.25."""

STYLE = {"font_size": "4", "line_height": "1.25"}


def box(height_in_lines: float, x: float = 0, **attributes: str) -> dict[str, str]:
    """Attributes of a box so many lines high that begins at (x, 0)."""
    first = (LINE - 4 * 1.362) / 2 + 4 * 1.069
    return {"x": str(x), "y": str(first), "pnp:height": str(height_in_lines * LINE)} | {
        f"pnp:{name}": value for name, value in attributes.items()
    }


def flowing(*content: Content, attributes: dict[str, str], width: str = "30", **style: str) -> TextElement:
    """A text in a box."""
    return text(*content, attributes=attributes, inline_size=width, **STYLE, **style)


def further(height_in_lines: float, x: float, width: str = "30", **attributes: str) -> TextElement:
    """An empty text with a box."""
    return flowing(attributes=box(height_in_lines, x, **attributes), width=width)


def around(**texts: TextElement) -> Around:
    """Surroundings with these texts, not shifted against the one that asks."""
    return Around(texts={name: (element, Transform()) for name, element in texts.items()})


def columns(result: SetText) -> list[list[str]]:
    """The lines by the box that they stand in, boxes 100 apart."""
    found: dict[int, dict[float, str]] = {}
    for run in [set_run.run for set_run in result.runs]:
        lines_of = found.setdefault(round(run.xs[0] // 100), {})
        y = round(run.ys[0], 2)
        lines_of[y] = lines_of.get(y, "") + run.text
    return [list(lines_of.values()) for _, lines_of in sorted(found.items())]


NUMBERS = " ".join(f"word{number:02}" for number in range(1, 13))
"""Words of which two fill a line of 30 mm: six lines."""


def test_what_has_no_room_goes_on_in_the_next_box() -> None:
    element = flowing(NUMBERS, attributes=box(3, next="#b"))
    assert columns(Desk().set(element, around(b=further(3, 100)).context)) == [
        ["word01 word02", "word03 word04", "word05 word06"],
        ["word07 word08", "word09 word10", "word11 word12"],
    ]


def test_a_chain_leads_from_text_to_text_and_to_shapes() -> None:
    near = around(b=further(2, 100, next="#c"))
    near.outlines = {"c": rectangle(200, 0, 30, 12, "#d"), "d": rectangle(300, 0, 30, 12)}
    element = flowing(NUMBERS, attributes=box(2, next="#b"))
    assert [len(column) for column in columns(Desk().set(element, near.context))] == [2, 2, 2]


def test_one_text_may_list_all_boxes() -> None:
    near = Around({"b": rectangle(100, 0, 30, 10), "c": rectangle(200, 0, 30, 10)})
    element = flowing(NUMBERS, attributes=box(2, next="#b #c"))
    assert [len(column) for column in columns(Desk().set(element, near.context))] == [2, 2, 2]


def test_a_box_of_another_width_has_lines_of_that_width() -> None:
    element = flowing(NUMBERS, attributes=box(2, next="#b"))
    assert columns(Desk().set(element, around(b=further(3, 100, "50")).context))[1] == [
        "word05 word06 word07",
        "word08 word09 word10",
        "word11 word12",
    ]


def test_text_goes_on_in_a_circle() -> None:
    near = Around({"b": circle(120, 20, 20)})
    result = Desk().set(flowing(NUMBERS, attributes=box(2, next="#b")), near.context)
    assert len(columns(result)[0]) == 2
    assert " ".join(word for column in columns(result) for word in column) == NUMBERS


def test_a_box_in_a_shifted_group_is_filled_where_it_stands() -> None:
    near = Around(texts={"b": (further(3, 0), Transform.translation(100, 7))})
    run = Desk().set(flowing(NUMBERS, attributes=box(3, next="#b")), near.context).runs[3].run
    assert (run.xs[0], run.ys[0]) == pytest.approx((100, 7 + (LINE - 4 * 1.362) / 2 + 4 * 1.069))


def test_one_line_is_never_left_alone_at_the_top_of_a_box() -> None:
    element = flowing(NUMBERS, attributes=box(5, next="#b"))
    assert [len(column) for column in columns(Desk().set(element, around(b=further(5, 100)).context))] == [4, 2]


def test_one_line_is_never_left_alone_at_the_end_of_a_box() -> None:
    element = flowing(f"one two\n{NUMBERS}", attributes=box(2.1, next="#b"), white_space="pre-line")
    assert [len(column) for column in columns(Desk().set(element, around(b=further(6, 100)).context))] == [1, 6]


def test_three_lines_that_cannot_be_parted_well_stay_together() -> None:
    three = "word01 word02 word03 word04 word05 word06"
    element = flowing(f"one two\n{three}", attributes=box(3.1, next="#b"), white_space="pre-line")
    assert [len(column) for column in columns(Desk().set(element, around(b=further(6, 100)).context))] == [1, 3]


def test_a_paragraph_that_begins_a_box_may_leave_one_line() -> None:
    element = flowing("word01 word02 word03 word04", attributes=box(1.1, next="#b"))
    assert [len(column) for column in columns(Desk().set(element, around(b=further(6, 100)).context))] == [1, 1]


def test_a_heading_goes_with_what_follows_it() -> None:
    marked = f"word word word word\n\n# Head\n\n{NUMBERS}"
    attributes = box(4.5, next="#b") | {"pnp:markup": "block"}
    result = columns(Desk().set(flowing(marked, attributes=attributes), around(b=further(12, 100)).context))
    assert (result[0], result[1][0]) == (["word word", "word word"], "Head")


def test_room_between_paragraphs_is_not_left_at_the_top_of_a_box() -> None:
    attributes = box(2, next="#b") | {"pnp:paragraph-spacing": "3"}
    element = flowing("a\nb\nc\nd", attributes=attributes, white_space="pre-line")
    tops = {
        run.run.xs[0] // 100: run.run.ys[0]
        for run in reversed(Desk().set(element, around(b=further(9, 100)).context).runs)
    }
    assert tops[0] == pytest.approx(tops[1])


def test_shrinking_counts_all_boxes() -> None:
    attributes = box(2, next="#b", fit="shrink") | {"pnp:min-size": "2"}
    run: GlyphRun = Desk().set(flowing(NUMBERS, attributes=attributes), around(b=further(1, 100)).context).runs[0].run
    assert 2 < run.size < 4


def test_justified_text_in_equal_boxes_is_broken_as_in_one_box() -> None:
    words = "The owl counts three; a heron-like shadow takes one card from each rival, then sleeps until night."
    whole = flowing(words, attributes=box(20), text_align="justify")
    parted = flowing(words, attributes=box(4, next="#b"), text_align="justify")
    assert lines(Desk().set(parted, around(b=further(20, 100)).context)) == lines(Desk().set(whole))


def test_what_is_left_over_at_the_end_is_an_error_with_its_height() -> None:
    element = flowing(NUMBERS, attributes=box(2, next="#b"))
    diagnostic = Desk().wrong(element, around(b=further(2, 100)).context)
    assert (diagnostic.code, diagnostic.label) == ("P461", "10 mm too high")
    assert diagnostic.what == (
        "text of card `knight` is 10 mm too high for its 2 boxes at 11.34 pt: 2 lines are left over"
    )


def test_the_size_that_is_offered_does_fit() -> None:
    element = flowing(NUMBERS, attributes=box(2, next="#b"))
    near = around(b=further(2, 100)).context
    help_ = Desk().wrong(element, near).help
    assert help_ is not None
    offered = dict(part.split("=") for part in help_.rpartition("write `")[2].rstrip("`").split())
    attributes = box(2, next="#b") | {name: value.strip('"') for name, value in offered.items()}
    assert Desk().set(flowing(NUMBERS, attributes=attributes), near).runs


@pytest.mark.parametrize(
    ("attributes", "near", "what"),
    [
        ({"pnp:next": "#x"}, Around(), "`pnp:next` leads to `#x`, which is no box or shape of this layout"),
        (
            {"pnp:next": "b"},
            around(b=further(9, 100)),
            "`pnp:next` leads to `b`, which is no box or shape of this layout",
        ),
        ({"pnp:next": "#a"}, Around(), "`pnp:next` leads back to `#a`"),
        ({"pnp:next": "#b"}, around(b=further(1, 100, next="#b")), "`pnp:next` leads back to `#b`"),
        (
            {"pnp:next": "#b"},
            around(b=flowing("Owl", attributes=box(2, 100))),
            "`pnp:next` leads to `#b`, which has words of its own",
        ),
        ({"pnp:next": "#b"}, around(b=text()), "`pnp:next` leads to `#b`, which has no box"),
        (
            {"pnp:next": "#b"},
            Around(texts={"b": (further(9, 100), Transform.rotation(90))}),
            "`pnp:next` leads to `#b`, which is turned or scaled against this text",
        ),
    ],
)
def test_a_chain_that_leads_nowhere_is_an_error(attributes: dict[str, str], near: Around, what: str) -> None:
    diagnostic = Desk().wrong(flowing(NUMBERS, attributes=box(2) | {"id": "a"} | attributes), near.context)
    assert (diagnostic.code, diagnostic.what, bool(diagnostic.help)) == ("P478", what, True)


@pytest.mark.parametrize(
    ("attributes", "code"),
    [
        ({"pnp:next": "#b", "pnp:valign": "middle"}, "P473"),
        ({"pnp:next": "#b", "pnp:fit": "squeeze"}, "P471"),
    ],
)
def test_what_is_not_done_over_several_boxes_is_said(attributes: dict[str, str], code: str) -> None:
    diagnostic = Desk().wrong(flowing("Owl", attributes=box(2) | attributes), around(b=further(2, 100)).context)
    assert diagnostic.code == code


def test_what_a_further_box_cannot_say_is_said() -> None:
    element = flowing("Owl", attributes=box(2, next="#b"))
    diagnostic = Desk().wrong(element, around(b=further(2, 100, valign="middle")).context)
    assert diagnostic.what == "`pnp:valign` does nothing in a box where another text goes on"


def test_a_further_shape_has_the_padding_of_the_text() -> None:
    near = Around({"b": rectangle(100, 0, 40, 30)})
    element = flowing(NUMBERS, attributes=box(2, next="#b"), shape_padding="3")
    assert {run.run.xs[0] for run in Desk().set(element, near.context).runs} == {0, 103}


def test_a_box_without_height_never_ends() -> None:
    attributes = {"x": "0", "y": "4", "pnp:next": "#b"}
    diagnostic = Desk().wrong(flowing("Owl", attributes=attributes), around(b=further(2, 100)).context)
    assert (diagnostic.code, diagnostic.help) == ("P473", "write `pnp:height` with the height of the box")


def test_a_text_without_a_box_cannot_go_on() -> None:
    diagnostic = Desk().wrong(text("Owl", attributes={"pnp:next": "#b"}), around(b=further(2, 100)).context)
    assert (diagnostic.code, diagnostic.what) == ("P473", "`pnp:next` needs a box, and this text has none")


def test_the_empty_text_at_the_end_of_a_chain_sets_nothing() -> None:
    assert Desk().set(further(3, 100)).runs == ()


def test_words_of_several_styles_keep_them_over_the_boxes() -> None:
    bold = tspan("word07 word08 word09", font_weight="700", **STYLE)
    element = flowing("word01 word02 word03 word04 word05 word06 ", bold, attributes=box(3, next="#b"))
    runs = Desk().set(element, around(b=further(3, 100)).context).runs
    assert {run.run.font.path for run in runs if run.run.xs[0] >= 100} == {"fonts/NotoSans-700Bold.ttf"}


def test_a_shape_may_lead_on_itself() -> None:
    near = Around({"a": rectangle(0, 0, 30, 1.5 * LINE, next_="#b"), "b": rectangle(100, 0, 30, 9 * LINE)})
    element = text("Owls hunt at night", shape_inside="url(#a)", **STYLE)
    assert [part.run.xs[0] >= 100 for part in Desk().set(element, near.context).runs] == [False, True]


def test_a_chain_of_shapes_that_leads_back_to_the_first_is_refused() -> None:
    near = Around({"a": rectangle(0, 0, 30, LINE, next_="#b"), "b": rectangle(100, 0, 30, LINE, next_="#a")})
    element = text("Owls hunt at night", shape_inside="url(#a)", **STYLE)
    assert Desk().wrong(element, near.context).what == "`pnp:next` leads back to `#a`"


@pytest.mark.parametrize("last", ["expedition", "extraordinary", "immediately", "hibernation"])
@pytest.mark.parametrize("words", ["Owls hunt at night", "Owls are hunting"])
def test_the_last_word_of_a_text_in_a_round_shape_stays_whole(words: str, last: str) -> None:
    element = text(f"{words} {last}", shape_inside="url(#a)", hyphens="auto", **STYLE)
    assert lines(Desk().set(element, Around({"a": circle(30, 30, 30)}).context))[-1].split()[-1] == last
