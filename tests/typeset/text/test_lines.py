from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pnp.diagnostics import Severity
from pnp.geometry import EPS
from pnp.model.artwork import GlyphRun
from pnp.typeset.text.hyphens import Hyphenator
from tests.typeset.text.cases import Desk, context, lines, text
from tests.typeset.text.samples import PARAGRAPHS

DESK = Desk()
HYPHENATOR = Hyphenator()
SPACE = 0.26
"""The width of a space of Noto Sans, em."""

OVERHANG = 0.1
"""How far the ink of a letter such as J may reach out of its advance, em; it is moved into the box."""

GOLDENS = {
    "hu": """
 + Minden játékos választ egy kártyát
 + a kezéből, és lefordítva maga elé
 = teszi az asztalra. Ha mindenki válasz-
 + tott, egyszerre fordítják fel a lapja-
 + ikat: a legmagasabb érték viszi az
 - ütést, egyenlőség esetén az asszony-
++ nak szóló épület dönt. A győztes
 - magához veszi az összes kijátszott la-
 = pot – kivéve a lefordított kulcsszava-
 = kat –, majd ő kezdi a következő kört.
 + A játék hosszúságának megfelelően
 + legfeljebb tizenkét kör következhet
 = egymás után.
""",
    "de": """
 + Jeder Spieler wählt eine Karte aus
 + seiner Hand und legt sie verdeckt
 + vor sich auf den Tisch. Sobald alle
 + gewählt haben, werden die Karten
 + gleichzeitig aufgedeckt: Der höchs-
++ te Wert gewinnt den Stich, bei
++ Gleichstand entscheidet der Fahr-
++ plananzeiger. Wer gewinnt, nimmt
++ alle ausgespielten Karten – außer
 + den verdeckten Schlüsselwörtern –
++ und eröffnet die nächste Runde.
++ Streckenabschnitte, die nicht voll-
 + ständig ausgebaut wurden, bleiben
 = unberücksichtigt.
""",
    "fi": """
 + Jokainen pelaaja valitsee kädestään
 + yhden kortin ja asettaa sen kuva-
 = puoli alaspäin eteensä pöydälle. Kun
++ kaikki ovat valinneet, kortit kään-
++ netään yhtä aikaa: korkein arvo
 + voittaa tikin, ja tasatilanteessa rat-
 = kaisee valttimaa. Voittaja ottaa itsel-
 + leen kaikki pelatut kortit – lukuun
 = ottamatta kuvapuoli alaspäin jätetty-
 - jä avainsanoja – ja aloittaa seuraavan
 - kierroksen. Rautatieasemarakennuk-
 = sista ei jaeta lisäpisteitä.
""",
    "sl": """
 = Vsak igralec izbere eno karto iz roke
 + in jo z licem navzdol položi predse
 = na mizo. Ko vsi izberejo, karte hkrati
 + obrnejo: najvišja vrednost dobi vze-
 - tek, pri izenačenju pa odloča najmoč-
 = nejša barva. Zmagovalec pobere vse
 = odigrane karte – razen zakritih ključ-
 = nih besed – in začne naslednji krog.
 + Predvajanje predstave se nadaljuje,
 + dokler ne zmanjka igralnih kart ali
 = prostovoljcev.
""",
    "en": """
++ Each player chooses a card from
 = their hand and lays it face down on
 + the table before them. As soon as
 + all have chosen, the cards are re-
 + vealed simultaneously: the highest
 + value takes the trick, and a tie is
 + decided by the strongest suit. The
++ winner collects all the cards that
 + were played – except for the key-
 + words lying face down – and be-
 = gins the following round. Particularly
 + unfortunate combinations are nev-
 + ertheless permitted throughout the
 = performance.
""",
}
"""Justified, 50 mm wide, 2.9 mm high: how wide the gaps are, by LOOSENESS, and the line."""

LOOSENESS = ((0.95, "-"), (1.5, "="), (2.5, "+"), (float("inf"), "++"))
"""Signs for gaps up to so many times a space."""


def runs(content: str, language: str = "en", attributes: dict[str, str] | None = None, **style: str) -> list[GlyphRun]:
    """The runs of a text, each a line."""
    element = text(content, attributes=attributes, **style)
    return [one.run for one in Desk().set(element, context(language)).runs]


def gaps(run: GlyphRun) -> list[float]:
    """The widths of a line's gaps, as parts of a space."""
    found, read, glyph = [], 0, 0
    content = run.text.encode()
    for length, count in run.clusters:
        if content[read : read + length] == b" ":
            found.append((run.xs[glyph + 1] - run.xs[glyph]) / (SPACE * run.size))
        read, glyph = read + length, glyph + count
    return found


def dump(set_: list[GlyphRun]) -> str:
    """Each line with the width of its gaps, which are all alike but where a first letter was moved into the box."""
    signs = [next(sign for most, sign in LOOSENESS if (gaps(run) or [1.0])[-1] <= most) for run in set_]
    return "\n".join(f"{sign:>2} {run.text}" for sign, run in zip(signs, set_, strict=True))


@pytest.mark.parametrize("language", GOLDENS)
def test_justified_paragraphs(language: str) -> None:
    style = {"font_size": "2.9", "line_height": "1.3", "inline_size": "50"}
    set_ = runs(PARAGRAPHS[language], language, text_align="justify", hyphens="auto", **style)
    assert dump(set_) == GOLDENS[language].strip("\n")


def joined(found: list[str], content: str, language: str) -> str:
    """What is wrong with the lines of a text: its first word that they do not have, whole or parted by the rules."""
    left = [line.split(" ") for line in found]
    for word in content.split():
        rest = word
        while True:
            if not left:
                return word
            shown = left[0].pop(0)
            ends = not left[0]
            if ends:
                left.pop(0)
            if shown == rest:
                break
            cuts = [*HYPHENATOR.cuts(rest, language), *HYPHENATOR.cuts(word, language)]
            cut = next((cut for cut in cuts if shown == rest[: cut.at] + cut.mark), None)
            if cut is None or not ends:
                return word
            rest = cut.lead + rest[cut.at + cut.skip :]
    return "too much" if left else ""


WORDS = sorted({word for paragraph in PARAGRAPHS.values() for word in paragraph.split() if word.isalpha()})


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=40),
    st.sampled_from(sorted(PARAGRAPHS)),
    st.floats(14, 90),
    st.sampled_from(["start", "justify", "center"]),
    st.sampled_from(["manual", "auto"]),
    st.sampled_from(["wrap", "stable", "pretty", "balance"]),
)
def test_lines_stay_in_the_box_and_keep_the_words(
    words: list[str], language: str, width: float, align: str, hyphens: str, wrap: str
) -> None:
    desk, content = Desk(), " ".join(words)
    style = {"text_align": align, "hyphens": hyphens, "text_wrap": wrap, "font_size": "3"}
    element = text(content, inline_size=str(width), **style)
    result = desk.setter.set_text(element, context(language))
    assume(not desk.sink.failed)
    set_ = [one.run for one in result.runs]
    for run in set_:
        assert run.xs[0] >= -EPS
        assert desk.end(run) <= width + 2 * EPS
        assert all(gap > 0.8 - OVERHANG for gap in gaps(run))
    assert joined([run.text for run in set_], content, language) == ""
    if align == "justify":
        assert all(-0.3 < desk.end(run) - width < 1e-6 for run in set_[:-1] if " " in run.text)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(WORDS), min_size=8, max_size=50),
    st.sampled_from(sorted(PARAGRAPHS)),
    st.floats(40, 70),
    st.sampled_from(["start", "justify"]),
)
def test_hyphens_are_rare_and_never_in_the_last_word(words: list[str], language: str, width: float, align: str) -> None:
    set_ = runs(" ".join(words), language, inline_size=str(width), hyphens="auto", text_align=align, font_size="3")
    ends = [run.text.endswith("-") for run in set_]
    assert not any(all(three) for three in zip(ends, ends[1:], ends[2:], strict=False))
    assert set_[-1].text.split(" ")[-1] == words[-1]


def test_without_hyphenation_words_stay_whole() -> None:
    set_ = runs(PARAGRAPHS["de"], "de", inline_size="50", font_size="2.9")
    assert not any(run.text.endswith("-") for run in set_)


@pytest.mark.parametrize(
    ("hyphens", "expected"),
    [
        ("none", ["a", "Donaudampfschiff"]),
        ("manual", ["a Donau-", "dampfschiff"]),
        ("auto", ["a Donau-", "dampfschiff"]),
    ],
)
def test_soft_hyphens_count_unless_there_are_to_be_none(hyphens: str, expected: list[str]) -> None:
    content = "a Donau\u00addampfschiff"
    assert [run.text for run in runs(content, "de", inline_size="92", hyphens=hyphens)] == expected


def test_a_word_with_soft_hyphens_is_parted_nowhere_else() -> None:
    set_ = runs("xxxxxxx Schifffahrt\u00ads-Gesell\u00adschaft", "de", inline_size="118", hyphens="auto")
    assert [run.text for run in set_] == ["xxxxxxx Schifffahrts-", "Gesellschaft"]


def test_hungarian_letters_change_at_a_hyphen() -> None:
    set_ = runs("kedves asszonyomnak", "hu", inline_size="82", hyphens="auto")
    assert [run.text for run in set_] == ["kedves", "asszonyomnak"]
    set_ = runs("kedves asszonyomnak és", "hu", inline_size="63", hyphens="auto")
    assert [run.text for run in set_] == ["kedves asz-", "szonyom-", "nak és"]


def test_a_last_word_wider_than_the_line_is_parted_all_the_same() -> None:
    assert [run.text for run in runs("Donaudampfschiff", "de", inline_size="60", hyphens="auto")] == [
        "Donau-",
        "dampfschiff",
    ]


def test_an_unknown_language_is_told_once_and_set() -> None:
    desk = Desk()
    for content in ("kütüphanesinde bir kart", "kütüphanesinde iki kart"):
        element = text(content, inline_size="500", hyphens="auto")
        assert desk.setter.set_text(element, context("tr")).runs
    assert {(one.code, one.severity) for one in desk.sink.diagnostics} == {("P480", Severity.WARNING)}


def test_a_paragraph_does_not_end_with_a_short_word_alone() -> None:
    content = "one two three four five six seven eight nine"
    stable = [run.text for run in runs(content, inline_size="93", text_wrap="stable")]
    better = [run.text for run in runs(content, inline_size="93")]
    assert stable[-1] == "nine"
    assert len(better) == len(stable)
    assert " " in better[-1]


def test_two_lines_may_end_with_a_short_word_unless_they_are_to_be_pretty() -> None:
    content = "one two three four five six"
    wide = "115"
    assert [run.text for run in runs(content, inline_size=wide)] == ["one two three four five", "six"]
    assert [run.text for run in runs(content, inline_size=wide, text_wrap="pretty")] == [
        "one two three four",
        "five six",
    ]


def test_a_balanced_title_has_lines_of_like_length() -> None:
    content = "The Owl of the Seven Northern Marches and one"
    plain = runs(content, inline_size="150", text_align="center")
    balanced = runs(content, inline_size="150", text_align="center", text_wrap="balance")
    widths = [DESK.end(run) - run.xs[0] for run in balanced]
    assert [run.text for run in plain] == ["The Owl of the Seven Northern", "Marches and one"]
    assert len(balanced) == 2
    assert max(widths) - min(widths) < 30


@pytest.mark.parametrize("wrap", ["wrap", "balance", "pretty"])
def test_a_title_of_one_line_stays_one(wrap: str) -> None:
    assert [run.text for run in runs("The Owl", inline_size="100", text_wrap=wrap)] == ["The Owl"]


def test_text_wrap_may_forbid_breaks() -> None:
    assert [run.text for run in runs("one two three", inline_size="80", text_wrap="nowrap")] == ["one two three"]


def test_lines_come_closer_together_before_a_text_overflows() -> None:
    style = {"text_align": "justify", "hyphens": "auto", "font_size": "3", "line_height": "1.3", "inline_size": "44"}
    lines_free = runs(PARAGRAPHS["hu"], "hu", **style)
    least = next(
        count
        for count in range(len(lines_free) - 2, len(lines_free) + 1)
        if Desk()
        .setter.set_text(text(PARAGRAPHS["hu"], attributes={"pnp:max-lines": str(count)}, **style), context("hu"))
        .runs
    )
    assert least <= len(lines_free)
    assert len(runs(PARAGRAPHS["hu"], "hu", {"pnp:max-lines": str(least)}, **style)) == least


def test_no_break_spaces_grow_with_the_others_in_a_justified_line() -> None:
    set_ = runs("one\u00a0two three four five six seven", inline_size="95", text_align="justify")
    first = gaps(set_[0])
    assert set_[0].text.startswith("one two")
    assert max(first) - min(first) < 1e-6


def test_no_line_begins_with_a_lone_dash() -> None:
    for width in range(45, 80):
        set_ = runs("az összes kijátszott lapot – kivéve a kulcsszavakat –, majd ő", "hu", inline_size=str(width * 2))
        assert not any(run.text.startswith("–") for run in set_)


def test_the_first_line_of_each_paragraph_is_indented() -> None:
    set_ = runs("one two three\nfour five six", inline_size="50", text_indent="5", white_space="pre-line")
    assert [(run.text, run.xs[0]) for run in set_] == [
        ("one two", 5),
        ("three", 0),
        ("four five", 5),
        ("six", 0),
    ]


def test_a_hanging_indent_is_that_of_all_other_lines() -> None:
    set_ = runs("one two three\nfour five six", inline_size="50", text_indent="5 hanging", white_space="pre-line")
    assert [run.xs[0] for run in set_ if run.text not in ("three", "six")] == [0, 0]
    assert [run.xs[0] for run in set_ if run.text in ("three", "six")] == [5, 5]


def test_an_indent_below_zero_is_refused() -> None:
    diagnostic = Desk().wrong(text("one", inline_size="50", text_indent="-2"))
    assert (diagnostic.code, diagnostic.notes) == ("P470", ("what can stand there: 3, 1em, or 3 hanging",))


@pytest.mark.parametrize(("spacing", "more"), [("2", 2), ("2mm", 2), ("0.5em", 5), ("0", 0)])
def test_paragraphs_keep_their_distance(spacing: str, more: float) -> None:
    attributes = {"pnp:paragraph-spacing": spacing}
    set_ = runs("one\ntwo\nsix", "en", attributes, inline_size="50", white_space="pre-line", line_height="1.5")
    assert [after.ys[0] - before.ys[0] for before, after in pairwise(set_)] == pytest.approx([15 + more] * 2)


def test_the_distance_of_paragraphs_counts_for_the_height() -> None:
    attributes = {"pnp:paragraph-spacing": "20", "pnp:height": "40"}
    style = {"inline_size": "50", "white_space": "pre-line", "line_height": "1.5"}
    assert Desk().wrong(text("one\ntwo", attributes=attributes, **style)).code == "P461"


def test_shrinking_counts_hyphens_and_paragraphs() -> None:
    attributes = {"pnp:fit": "shrink", "pnp:min-size": "1", "pnp:height": "30", "pnp:paragraph-spacing": "0.5em"}
    style = {"inline_size": "50", "white_space": "pre-line", "hyphens": "auto", "text_align": "justify"}
    element = text("\n".join([PARAGRAPHS["fi"]] * 2), attributes=attributes, **style)
    result = Desk().set(element, context("fi"))
    assert result.box is not None
    assert 28.5 < result.box.rect.height <= 30 + EPS


@pytest.mark.parametrize("align", ["start", "left", "center", "right", "end", "justify"])
def test_one_line_is_aligned_as_asked(align: str) -> None:
    (run,) = runs("owl", inline_size="50", text_align=align)
    free = 50 - (DESK.end(run) - run.xs[0])
    part = {"center": 0.5, "right": 1.0, "end": 1.0}.get(align, 0.0)
    assert run.xs[0] == pytest.approx(free * part)


def test_text_in_lines_is_what_was_typed() -> None:
    element = text(PARAGRAPHS["en"], inline_size="50", font_size="2.9")
    assert " ".join(lines(Desk().set(element))) == PARAGRAPHS["en"]
