from __future__ import annotations

import pytest

from pnp.geometry import EPS
from pnp.model.artwork import Fit, GlyphRun
from pnp.typeset.groups import Groups
from pnp.typeset.text import TextSetter
from pnp.world import MemoryWorld
from tests.typeset.text.cases import FONTS, Desk, context, text

TITLE = "The Owl of the Seven Northern Marches"
ONE_LINE = {"pnp:max-lines": "1"}
SQUEEZE = {"pnp:fit": "squeeze", **ONE_LINE}
DESK = Desk()
PLAIN_WIDTH = DESK.end(DESK.set(text(TITLE, attributes=ONE_LINE, inline_size="500")).runs[0].run)


def squeezed(part: float, attributes: dict[str, str] = SQUEEZE) -> GlyphRun:
    """The title in a box of `part` of its own width."""
    return DESK.set(text(TITLE, attributes=attributes, inline_size=str(PLAIN_WIDTH * part))).runs[0].run


def test_a_title_that_fits_is_not_squeezed() -> None:
    assert squeezed(1.001) == DESK.set(text(TITLE, attributes=ONE_LINE, inline_size="500")).runs[0].run


def test_letters_come_closer_before_they_become_narrower() -> None:
    run = squeezed(0.98)
    assert (run.size, run.stretch) == (10, 1)
    assert run.xs[-1] < PLAIN_WIDTH * 0.98


@pytest.mark.parametrize("part", [0.99, 0.97, 0.95, 0.93, 0.91])
def test_a_squeezed_title_stays_in_its_box(part: float) -> None:
    run = squeezed(part)
    last = DESK.end(run) - run.xs[-1]
    assert run.size == 10
    assert run.xs[-1] + last * run.stretch <= PLAIN_WIDTH * part + EPS + 0.02 * run.size


@pytest.mark.parametrize("part", [0.95, 0.93, 0.91])
def test_letters_are_no_narrower_than_they_must_be(part: float) -> None:
    run = squeezed(part)
    tracked = sum(1 for char in TITLE) * 0.2
    natural = PLAIN_WIDTH - tracked
    assert 0.92 <= run.stretch < 1
    assert natural * run.stretch <= PLAIN_WIDTH * part + EPS
    assert natural * (run.stretch + 0.005) > PLAIN_WIDTH * part


def test_the_words_of_a_squeezed_title_are_its_words() -> None:
    run = squeezed(0.92)
    assert run.text == TITLE
    assert sum(count for _, count in run.clusters) == len(run.glyphs)


def test_what_cannot_be_squeezed_enough_is_told_with_its_amount() -> None:
    diagnostic = Desk().wrong(text(TITLE, attributes=SQUEEZE, inline_size=str(PLAIN_WIDTH * 0.8)))
    assert diagnostic.code == "P460"
    assert diagnostic.notes[0] == "set in Noto Sans Regular at 28.35 pt, squeezed to 92% of its width"
    assert diagnostic.help is not None
    assert 'pnp:fit="squeeze shrink"' in diagnostic.help


def test_a_title_may_be_squeezed_and_then_shrink() -> None:
    both = {"pnp:fit": "squeeze shrink", "pnp:min-size": "5", **ONE_LINE}
    run = squeezed(0.7, both)
    assert run.stretch == pytest.approx(0.92)
    assert 7 < run.size < 8.5


def test_a_title_of_two_lines_is_squeezed_to_keep_them() -> None:
    two = {"pnp:fit": "squeeze", "pnp:max-lines": "2"}
    plain = {"pnp:max-lines": "2"}
    width = next(
        width / 10
        for width in range(900, 2000)
        if Desk().setter.set_text(text(TITLE, attributes=plain, inline_size=str(width / 10)), context()).runs
    )
    runs = DESK.set(text(TITLE, attributes=two, inline_size=str(width - 2))).runs
    assert len(runs) == 2
    assert all(run.run.size == 10 for run in runs)


def group_desk(known: dict[tuple[str, str], Fit]) -> tuple[TextSetter, Groups, Desk]:
    """A setter that knows what its groups are set at."""
    desk, groups = Desk(), Groups()
    groups.start("layouts/hero.svg", known)
    return TextSetter(MemoryWorld(FONTS), desk.sink, groups), groups, desk


IN_GROUP = {"pnp:fit": "squeeze shrink", "pnp:min-size": "4", "pnp:fit-group": "titles", **ONE_LINE}


def test_a_group_takes_note_of_the_worst() -> None:
    setter, groups, _ = group_desk({})
    for title in ("Owl", TITLE, "Fox"):
        setter.set_text(text(title, attributes=IN_GROUP, inline_size=str(PLAIN_WIDTH * 0.95)), context())
    ((key, fit),) = groups.needed.items()
    assert key == ("layouts/hero.svg", "titles")
    assert fit.size == 10
    assert 4 < fit.level < 20


def test_a_short_text_is_set_as_its_group() -> None:
    setter, _, _ = group_desk({("layouts/hero.svg", "titles"): Fit(20, 6.5)})
    run = setter.set_text(text("Owl", attributes=IN_GROUP, inline_size="60"), context()).runs[0].run
    assert (run.size, run.stretch) == (pytest.approx(6.5), pytest.approx(0.92))


def test_a_group_of_another_layout_is_another_group() -> None:
    setter, _, _ = group_desk({("layouts/other.svg", "titles"): Fit(20, 6.5)})
    assert setter.set_text(text("Owl", attributes=IN_GROUP, inline_size="60"), context()).runs[0].run.size == 10


def test_the_worst_of_a_group_fits_at_what_the_group_is_set_at() -> None:
    setter, groups, _ = group_desk({})
    box = str(PLAIN_WIDTH * 0.6)
    alone = setter.set_text(text(TITLE, attributes=IN_GROUP, inline_size=box), context())
    again, _, desk = group_desk(groups.needed)
    assert again.set_text(text(TITLE, attributes=IN_GROUP, inline_size=box), context()) == alone
    assert desk.sink.diagnostics == ()


def test_a_group_needs_a_way_to_fit() -> None:
    diagnostic = Desk().wrong(text("Owl", attributes={"pnp:fit-group": "titles"}, inline_size="60"))
    assert (diagnostic.code, diagnostic.help) == ("P473", 'add `pnp:fit="squeeze"`')
