from __future__ import annotations

from string import Formatter
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from pnp.geometry import Rect
from pnp.model.sheet import LabelStrip
from pnp.template.label import WORDS, LabelFiller, LabelText, label_values


def label(length: float = 61, angle_deg: float = 0, **changes: Any) -> LabelText:
    """The label of sheet 2 of 7, 6 mm high."""
    strip = LabelStrip(Rect(10, 280, length, 6), angle_deg)
    whole = LabelText("Tricks", "Cards", "1.0", 2, 7, "front", "en", strip, "Noto Sans", 400, "long-edge")
    return replace(whole, **changes)


def part(values: dict[str, object], name: str) -> dict[str, Any]:
    """A part that must be there."""
    found = values[name]
    assert isinstance(found, dict)
    return found


def test_the_label_says_what_it_belongs_to() -> None:
    assert part(label_values(label()), "title")["text"] == "Tricks · Cards · v1.0"


def test_a_deck_called_like_its_game_is_named_once() -> None:
    assert part(label_values(label(deck="Tricks")), "title")["text"] == "Tricks · v1.0"


def test_a_long_title_is_cut_where_it_would_become_too_small_to_read() -> None:
    title = part(label_values(label(game="The Never Ending Story of " * 5)), "title")
    assert title["text"].endswith("…")
    assert len(title["text"]) * 0.75 <= title["width"]


@pytest.mark.parametrize(
    ("language", "sheet"),
    [
        ("en", "sheet 2 of 7"),
        ("hu", "2/7. lap"),
        ("de", "Blatt 2 von 7"),
        ("fi", "arkki 2/7"),
        ("sl", "list 2 od 7"),
        ("fr", "sheet 2 of 7"),
    ],
)
def test_the_sheet_number_in_the_language_of_the_build_or_english(language: str, sheet: str) -> None:
    assert label_values(label(language=language))["sheet"] == sheet


def test_each_side_is_named() -> None:
    assert [label_values(label(side=side))["side"] for side in ("front", "back")] == ["front", "back"]


@pytest.mark.parametrize(
    ("flip", "sentence"),
    [
        ("long-edge", "print at 100 %, flip on the long edge"),
        ("short-edge", "print at 100 %, flip on the short edge"),
        (None, "print at 100 %"),
    ],
)
def test_the_sentence_tells_scale_and_edge(flip: str | None, sentence: str) -> None:
    assert part(label_values(label(flip=flip)), "sentence")["text"] == sentence


def test_no_arrow_where_nothing_is_flipped() -> None:
    assert label_values(label(flip=None))["arrow"] is None


@pytest.mark.parametrize(
    ("orientation", "flip", "turn_deg"),
    [("portrait", "long-edge", 0), ("portrait", "short-edge", -90), ("landscape", "short-edge", 0),
     ("landscape", "long-edge", -90)],
)  # fmt: skip
def test_the_arrow_goes_over_the_edge_that_the_paper_turns_on(orientation: str, flip: str, turn_deg: int) -> None:
    assert part(label_values(label(orientation=orientation, flip=flip)), "arrow")["turn_deg"] == turn_deg


def test_the_arrow_lies_as_the_page_does_on_a_turned_strip() -> None:
    assert part(label_values(label(angle_deg=270)), "arrow")["page_deg"] == -270


@pytest.mark.parametrize("length", [54, 61, 86, 120])
def test_the_ruler_fits_the_strip(length: float) -> None:
    assert part(label_values(label(length)), "ruler")["x"] + 50 < length


def test_a_short_strip_has_no_ruler() -> None:
    assert label_values(label(53))["ruler"] is None


@pytest.mark.parametrize("length", [40, 53, 54, 61, 86, 115, 116, 120])
@pytest.mark.parametrize("language", list(WORDS))
def test_every_part_has_room_on_every_strip(length: float, language: str) -> None:
    values = label_values(label(length, language=language, of=99))
    for name in ("title", "sentence"):
        assert part(values, name)["width"] > 3
        assert part(values, name)["x"] + part(values, name)["width"] < length


@pytest.mark.parametrize("length", [40, 53, 54, 61, 86, 116])
@pytest.mark.parametrize("language", list(WORDS))
def test_the_sentence_never_has_to_shrink_below_readable(length: float, language: str) -> None:
    sentence = part(label_values(label(length, language=language, flip="long-edge")), "sentence")
    assert len(sentence["text"]) * 0.66 <= sentence["width"]


@pytest.mark.parametrize("language", list(WORDS))
def test_a_strip_with_a_ruler_has_room_for_the_whole_sentence(language: str) -> None:
    sentence = part(label_values(label(54, language=language, flip="long-edge")), "sentence")
    assert sentence["text"] == WORDS[language].long_edge


def test_a_strip_too_short_for_the_sentence_keeps_scale_and_arrow() -> None:
    values = label_values(label(40, language="hu"))
    assert part(values, "sentence")["text"] == "nyomtatás 100%-os méretben"
    assert values["arrow"] is not None


def test_only_the_number_differs_between_two_sheets_of_a_side() -> None:
    one, other = label_values(label(number=1, of=12)), label_values(label(number=12, of=12))
    assert {name for name in one if one[name] != other[name]} == {"sheet"}


def test_every_language_names_number_and_total() -> None:
    for words in WORDS.values():
        assert {name for _, name, _, _ in Formatter().parse(words.sheet) if name} == {"number", "of"}


def filled(whole: LabelText) -> ElementTree.Element:
    """The filled layout, parsed."""
    return ElementTree.fromstring(LabelFiller().fill(whole).svg)


def texts(root: ElementTree.Element) -> list[str]:
    """All texts in order."""
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_the_filled_label_is_as_large_as_its_strip() -> None:
    artwork = LabelFiller().fill(label(86))
    root = ElementTree.fromstring(artwork.svg)
    assert (artwork.size.width, artwork.size.height, artwork.bleed) == (86, 6, 0)
    assert root.get("viewBox") == "0 0 86 6"


def test_the_sheet_number_is_the_last_text_so_that_the_others_can_be_shared() -> None:
    assert texts(filled(label()))[-2:] == ["front", "sheet 2 of 7"]


def test_the_ruler_has_a_tick_at_every_millimetre_of_fifty() -> None:
    paths = [path.get("d", "") for path in filled(label()).iter("{http://www.w3.org/2000/svg}path")]
    ticks = next(path for path in paths if path.startswith("M0 0H50"))
    assert [ticks.count(tick) for tick in ("M", "V-1.5", "V-0.9", "V-0.55")] == [52, 6, 5, 40]


def test_the_ruler_numbers_its_centimetres() -> None:
    assert texts(filled(label()))[:6] == ["0", "1", "2", "3", "4", "5 cm"]


def test_signs_of_xml_in_a_title_are_words() -> None:
    assert "Hide & Seek <2> · Cards · v1.0" in texts(filled(label(86, game="Hide & Seek <2>")))


def test_an_unknown_language_is_set_as_english() -> None:
    assert LabelFiller().fill(label(language="fr")).language == "en"


def test_the_name_of_a_cut_file_keeps_its_size_where_it_is_long() -> None:
    file = "travellers-a4-en-low-ink-silhouette-cut1-3f9c"
    values = label_values(label(length=50, cut=f"Silhouette v1 · {file}"))
    assert part(values, "sentence")["text"] == file
    assert part(values, "title")["text"].startswith("Silhouette v1 · Tricks")
    wide = label_values(label(length=110, cut=f"Silhouette v1 · {file}"))
    assert part(wide, "sentence")["text"] == f"print at 100 % · Silhouette v1 · {file}"
