from __future__ import annotations

import pytest

from pnp.geometry import Size
from pnp.model.spec import RulesSheetSpec
from tests.load.projects import DECK, GAME, project

PLAIN_DECK = "deck: d\nsize: poker\n"


def sheet(rules: str, *texts: str) -> tuple[RulesSheetSpec | None, list[tuple[str, str]]]:
    """The rules sheet of a game in Hungarian and English, and the codes and words of what was reported."""
    game = GAME.replace("languages: [en]", "languages: [hu, en, local]") + f"rules: {rules}\n"
    files = {"pnp.yaml": "paper: a4\n", "content/g/game.yaml": game, DECK: PLAIN_DECK}
    made, messages = project({**files, **{f"content/g/{name}": "Draw a card." for name in texts}})
    assert made is not None
    return made.games["g"].rules_sheet, [(found.code, found.what) for found in messages]


def test_page_is_a4_where_nothing_is_said() -> None:
    made, messages = sheet("{pages: [g/rules.svg]}")
    assert made is not None
    assert (made.size, made.size_name, messages) == (Size(210, 297), "a4", [])


def test_page_of_any_size() -> None:
    made, _ = sheet("{size: 120 x 180 mm, pages: [g/rules.svg]}")
    assert made is not None
    assert (made.size, made.size_name) == (Size(120, 180), "120x180mm")


def test_texts_are_found_by_language() -> None:
    made, messages = sheet("{pages: [g/rules.svg]}", "rules.hu.md", "rules.en.md")
    assert made is not None
    assert (made.texts, messages) == ({"hu": "content/g/rules.hu.md", "en": "content/g/rules.en.md"}, [])


def test_language_without_a_text_is_told() -> None:
    assert sheet("{pages: [g/rules.svg]}", "rules.en.md")[1] == [
        ("P177", "the rules have no text in `hu`: there is no content/g/rules.hu.md")
    ]


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("{size: a4}", "P121"),
        ("{size: a44, pages: [g/rules.svg]}", "P170"),
        ("{size: 12 mm, pages: [g/rules.svg]}", "P170"),
        ("{pages: [g/rules.svg], paper: a4}", "P104"),
        ("[g/rules.svg]", "P120"),
    ],
)
def test_what_is_no_rules_sheet(rules: str, code: str) -> None:
    assert [found for found, _ in sheet(rules)[1]] == [code]


def test_a_booklet_has_pages_of_its_own_and_the_same_texts() -> None:
    made, messages = sheet(
        "{pages: [g/rules.svg], booklet: {size: a5, pages: [g/one.svg, g/two.svg]}}", "rules.hu.md", "rules.en.md"
    )
    assert messages == []
    assert made is not None
    assert made.booklet is not None
    assert (made.booklet.size_name, [page.value for page in made.booklet.pages]) == ("a5", ["g/one.svg", "g/two.svg"])
    assert made.booklet.texts == made.texts


def test_a_booklet_without_pages_says_so() -> None:
    _, messages = sheet("{pages: [g/rules.svg], booklet: {size: a5}}")
    assert messages == [("P121", "`booklet` of the rules has no `pages`")]
