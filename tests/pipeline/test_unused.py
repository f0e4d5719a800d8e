"""What nothing uses is told; what some card needs after all, in whatever language or variant, never is."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic, Severity, Sink
from pnp.pipeline.check import check_world
from pnp.world import MemoryWorld
from tests.pipeline.projects import FACE, FONTS, GAME, HEROES, heroes, pnp, written

LAYOUTS = "layouts/heroes"
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
PLAYED = "players:\n  2: {remove: level >= 4, removes: 3, leaves: 4}\n  3: {leaves: 7}\n"


def told(files: dict[str, str | bytes], games: tuple[str, ...] = ()) -> list[Diagnostic]:
    """What a check with pictures says of unused things."""
    sink = Sink()
    check_world(MemoryWorld(files), games, sink, print_lint=True)
    assert [str(one) for one in sink.diagnostics if one.severity is Severity.ERROR] == []
    return [one for one in sink.diagnostics if one.code.startswith("P82")]


def whats(files: dict[str, str | bytes]) -> list[str]:
    return [one.what for one in told(files)]


def drawn(element: str, **icons: str) -> dict[str, str | bytes]:
    """The project with something more on its faces, and icons."""
    files = heroes(face=FACE.replace("</svg>", f"{element}</svg>"))
    return files | {f"{LAYOUTS}/icons/{name.replace('_', '-')}.svg": text for name, text in icons.items()}


def test_a_project_without_anything_unused_is_clean() -> None:
    assert told(heroes()) == []


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("icons/owl.svg", "nothing uses icon `owl`"),
        ("art/owl.svg", "nothing uses picture `owl`"),
        ("art/owl.png", "nothing uses picture `owl`"),
        ("old-face.svg", "nothing uses the layout `old-face`"),
    ],
)
def test_a_file_that_nothing_names_is_told(path: str, what: str) -> None:
    found = told(heroes() | {f"{LAYOUTS}/{path}": ICON})
    assert [(one.what, str(one.span), one.severity) for one in found] == [(what, f"{LAYOUTS}/{path}", Severity.WARNING)]


def test_other_files_beside_layouts_are_left_alone() -> None:
    assert (
        told(heroes() | {f"{LAYOUTS}/draw.py": "", f"{LAYOUTS}/notes.txt": "", "layouts/shared/icons/x.svg": ICON})
        == []
    )


@pytest.mark.parametrize(
    "element",
    [
        "{{ icon('owl', 2, 2, 5) }}",
        "{{ icon('o' ~ 'wl', 2, 2, 5) }}",
        "{% if variant %}{{ icon('o' ~ 'wl', 2, 2, 5) }}{% endif %}",
        "{% if lang == 'hu' %}{{ icon('o' ~ 'wl', 2, 2, 5) }}{% endif %}",
        "{% if player_count == 3 %}{{ icon('o' ~ 'wl', 2, 2, 5) }}{% endif %}",
        "{% if card.id == 'pawn' %}{{ icon('o' ~ 'wl', 2, 2, 5) }}{% endif %}",
        "{% if false %}{{ icon('owl', 2, 2, 5) }}{% endif %}",
        '<image href="icons/{{ "o" ~ "wl" }}.svg" x="2" y="2" width="5" height="5"/>',
    ],
    ids=["named", "put together", "low ink", "language", "players", "one card", "never reached", "picture"],
)
def test_an_icon_that_some_card_needs_is_used(element: str) -> None:
    assert told(drawn(element, owl=ICON)) == []


def test_a_picture_that_a_card_names_is_used_even_where_no_layout_prints_it() -> None:
    files = heroes(
        deck=HEROES.replace("level: 1,", "level: 1, name: owl,").replace("name: {en: Knight, hu: Lovag}, ", "")
    )
    assert told(files | {f"{LAYOUTS}/art/owl.svg": ICON}) == []


def test_a_layout_that_is_noted_beside_the_content_is_used() -> None:
    files = heroes() | {f"{LAYOUTS}/old-face.svg": FACE, "content/heroes/spare.template": "layout: heroes/old-face.svg"}
    assert told(files) == []


def test_a_picture_that_another_picture_takes_in_is_used() -> None:
    outer = ICON.replace("<rect", '<image href="eye.svg" width="3" height="3"/><rect')
    files = drawn('<image href="art/owl.svg" x="2" y="2" width="5" height="5"/>')
    assert told(files | {f"{LAYOUTS}/art/owl.svg": outer, f"{LAYOUTS}/art/eye.svg": ICON}) == []


def test_a_part_included_by_a_name_put_together_is_used() -> None:
    files = drawn("{% include 'heroes/part-' ~ (1 + 1) ~ '.svg' %}")
    assert told(files | {f"{LAYOUTS}/part-2.svg": "<g/>"}) == []


def test_a_name_that_needs_quoting_is_found() -> None:
    files = drawn('<image href="art/old%20owl.svg" x="2" y="2" width="5" height="5"/>')
    assert told(files | {f"{LAYOUTS}/art/old owl.svg": ICON}) == []


def test_nothing_is_told_while_a_deck_has_no_layout() -> None:
    files = heroes() | {f"{LAYOUTS}/icons/owl.svg": ICON}
    spells = str(files["content/heroes/spells.yaml"]).replace("layout: {face: heroes/spell.svg}\n", "")
    assert told(files | {"content/heroes/spells.yaml": spells}) == []


def test_nothing_is_told_while_a_board_is_to_come() -> None:
    board = "board: sea\nsize: 90 x 90 mm\n"
    files = heroes(game=GAME + "boards: [sea]\n") | {"content/heroes/sea.yaml": board, f"{LAYOUTS}/icons/owl.svg": ICON}
    assert told(files) == []


SUITS = "lists:\n  suit: {clubs: {name: Clubs}, hearts: {name: Hearts}}\n"


def listed(card: str = "suit: clubs, ", rest: str = "", element: str = "") -> dict[str, str | bytes]:
    """The project with a list of two suits of which one card has one."""
    deck = HEROES.replace("cards:\n", f"  suit: {{one_of: suit, default: clubs}}\n{SUITS}cards:\n").replace(
        "level: 1,", f"level: 1, {card}"
    )
    return heroes(deck=deck + rest, face=FACE.replace("</svg>", f"{element}</svg>"))


def test_an_entry_that_no_card_chooses_is_told() -> None:
    found = told(listed())
    assert [(one.what, str(one.span)) for one in found] == [
        ("nothing uses entry `hearts` of list `suit`", "content/heroes/heroes.yaml:9:32")
    ]


@pytest.mark.parametrize(
    ("rest", "element"),
    [
        ('composition:\n  - {check: "deck.suit | length == 2"}\n', ""),
        ("composition:\n  - {at_most: 1, where: suit == 'hearts'}\n", ""),
        ("", "{% for suit in deck.suit %}<g/>{% endfor %}"),
        ("", "{% if card.suit == 'hearts' %}<g/>{% endif %}"),
        ("", "{% for suit in decks.heroes['suit'] %}<g/>{% endfor %}"),
    ],
    ids=["whole list in a rule", "entry in a rule", "whole list", "entry", "list by its name"],
)
def test_an_entry_that_a_rule_or_layout_needs_is_used(rest: str, element: str) -> None:
    assert told(listed(rest=rest, element=element)) == []


def test_cards_that_are_never_printed_are_a_note() -> None:
    found = told(heroes(deck=HEROES.replace("Lovag}, qty: 2", "Lovag}, qty: 0").replace(PLAYED, "")))
    assert [(one.code, one.severity, one.what) for one in found] == [
        ("P820", Severity.NOTE, "card `knight` of deck `heroes` is never printed: `qty: 0`")
    ]


def test_cards_that_are_never_in_play_are_a_note() -> None:
    players = "players:\n  2: {remove: level >= 4, leaves: 4}\n  3: {remove: level >= 5, leaves: 5}\n"
    found = told(heroes(deck=HEROES.replace(PLAYED, players)))
    assert [(one.what, one.notes) for one in found] == [
        ("2 cards of deck `heroes` are in play at no number of players", ("card `2`, card `pawn`",))
    ]


JOST = {"fonts/jost/Jost-700Bold.ttf": (FONTS / "Jost-700Bold.ttf").read_bytes()}


def test_a_family_that_no_layout_names_is_a_note() -> None:
    files = heroes(project="paper: a4\nlabel_font: Noto Sans\n") | JOST
    assert [(one.code, one.severity, one.what) for one in told(files)] == [
        ("P823", Severity.NOTE, "no layout names the font family `Jost`")
    ]


@pytest.mark.parametrize(
    "files",
    [
        heroes() | JOST,
        heroes(project="paper: a4\nlabel_font: Jost\n") | JOST,
        heroes(project="paper: a4\nlabel_font: Noto Sans\n", face=FACE.replace('"Noto Sans"', '"Noto Sans, jost"'))
        | JOST,
    ],
    ids=["first of all families", "of labels", "second of a list"],
)
def test_a_family_that_something_names_is_used(files: dict[str, str | bytes]) -> None:
    assert told(files) == []


def test_families_are_looked_at_only_with_all_games() -> None:
    assert told(heroes(project="paper: a4\nlabel_font: Noto Sans\n") | JOST, ("heroes",)) == []


def test_a_strict_check_fails_on_an_unused_file_only_with_print(tmp_path: Path) -> None:
    root = written(tmp_path, heroes() | {f"{LAYOUTS}/icons/owl.svg": ICON})
    assert (pnp(root, "check", "--strict").status, pnp(root, "check", "--strict", "--print").status) == (0, 1)


def test_a_file_that_is_named_meanwhile_is_no_longer_told(tmp_path: Path) -> None:
    root = written(tmp_path, drawn("{{ icon('owl', 2, 2, 5) }}", owl=ICON))
    face = root / LAYOUTS / "face.svg"
    text = face.read_text("utf-8")
    face.write_text(text.replace("{{ icon('owl', 2, 2, 5) }}", ""), encoding="utf-8")
    assert "P821" in pnp(root, "check", "--print").err
    face.write_text(text, encoding="utf-8")
    assert "P821" not in pnp(root, "check", "--print").err
