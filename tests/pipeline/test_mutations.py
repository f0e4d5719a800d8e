"""What goes wrong in content is told, with its place and what to type. Each case changes one thing in a game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from pnp.diagnostics import Diagnostic
from pnp.pipeline import check
from tests.pipeline.projects import FACE, HEROES, built, heroes, shipped, written
from tests.pipeline.reading import page_texts

TRICKS = "content/tricks/tricks.yaml"
SCOUT = "content/scout/scout.yaml"
SCOUT_GAME = "content/scout/game.yaml"
TRICKS_FACE = "layouts/tricks/face-art.svg"
STARTER = "  - {id: clubs-01b, starter: true}"
TURNED = "  - {id: s01-07, turned: true}"


@dataclass(frozen=True)
class Mutation:
    """A change and the message that it must bring.

    Attributes:
        path: the file that is changed: `old`, once in it, becomes `new`.
        code, at: of one of the messages; `at` is the text it must point at.
        says: words that the message must hold, in what it says or in its notes.
        help: what the help must propose, empty where no safe mend is known.
        mended: what `old` becomes in the end, when the help is followed; the game must then be without mistake.
    """

    path: str
    old: str
    new: str
    code: str
    at: str
    says: tuple[str, ...]
    help: str = ""
    mended: str = ""

    @property
    def game(self) -> str:
        """The game concerned."""
        return self.path.split("/")[1]


MUTATIONS = {
    "a card removed": Mutation(
        TRICKS,
        STARTER,
        f"{STARTER}\n  - {{id: spades-07b, qty: 0}}",
        "P211",
        "each",
        ("spades", "rank 7", "copy b", "missing"),
        "write `qty: 1` on card `spades-07b`",
        f"{STARTER}\n  - {{id: spades-07b, qty: 1}}",
    ),
    "a card removed, counted": Mutation(
        TRICKS,
        STARTER,
        f"{STARTER}\n  - {{id: spades-07b, qty: 0}}",
        "P210",
        "total",
        ("59 cards instead of 60",),
    ),
    "a whole rank removed": Mutation(
        TRICKS, "rank: 1..10, copy: [a, b]}\n    id", "rank: 1..9, copy: [a, b]}\n    id", "P210", "total", ("54", "60")
    ),
    "a card doubled by qty": Mutation(
        SCOUT, TURNED, "  - {id: s01-07, turned: true, qty: 2}", "P210", "total", ("46 cards instead of 45",)
    ),
    "a card written twice": Mutation(
        SCOUT,
        TURNED,
        f"{TURNED}\n  - {{id: s01-07b, low: 1, high: 7}}",
        "P212",
        "{id: s01-07b, low: 1, high: 7}",
        ("[1, 7]", "s01-07"),
    ),
    "a suit changed": Mutation(
        TRICKS,
        STARTER,
        f"{STARTER}\n  - {{id: hearts-05a, suit: spades}}",
        "P211",
        "each",
        ("hearts, rank 5, copy a is missing", "spades, rank 5, copy a occurs twice"),
        "write `suit: hearts` on card `hearts-05a`",
        f"{STARTER}\n  - {{id: hearts-05a, suit: hearts}}",
    ),
    "the starter on another card": Mutation(
        TRICKS,
        STARTER,
        "  - {id: hearts-01b, starter: true}",
        "P216",
        "{id: hearts-01b, starter: true}",
        ("hearts-01b", "suit is hearts"),
    ),
    "a suit that is not there": Mutation(
        TRICKS,
        STARTER,
        f"{STARTER}\n  - {{id: hearts-05a, suit: heart}}",
        "P125",
        "heart",
        ("heart", "hearts-05a"),
        "did you mean `hearts`?",
        f"{STARTER}\n  - {{id: hearts-05a, suit: hearts}}",
    ),
    "a rank out of range": Mutation(
        TRICKS, STARTER, f"{STARTER}\n  - {{id: hearts-05a, rank: 11}}", "P123", "11", ("11", "10")
    ),
    "a key of the deck misspelt": Mutation(
        TRICKS,
        "back_symmetric",
        "back_symetric",
        "P104",
        "back_symetric",
        ("back_symetric",),
        "did you mean `back_symmetric`?",
        "back_symmetric",
    ),
    "a field misspelt": Mutation(
        TRICKS,
        "starter: true}",
        "startter: true}",
        "P104",
        "startter",
        ("startter", "clubs-01b"),
        "did you mean `starter`?",
        "starter: true}",
    ),
    "an unquoted NO for a boolean": Mutation(
        SCOUT, TURNED, "  - {id: s01-07, turned: NO}", "P122", "NO", ("NO", "true", "false"), "write `false`"
    ),
    "a tab": Mutation(
        TRICKS,
        '    id: "{suit}',
        '\tid: "{suit}',
        "P103",
        "\t",
        ("tab",),
        "write 4 spaces for the tab",
        '    id: "{suit}',
    ),
    "a colon in a text": Mutation(
        SCOUT,
        "{en: clown, ",
        "{en: clown: the first, ",
        "P103",
        "clown: the first",
        ("quoted",),
        '`en: "clown: the first"`',
        '{en: "clown: the first", ',
    ),
    "a size without unit": Mutation(
        SCOUT, "bleed: 3 mm", "bleed: 3", "P110", "3", ("unit",), "write `3 mm`", "bleed: 3 mm"
    ),
    "a key given twice": Mutation(
        TRICKS, "bleed: 3 mm\n", "bleed: 3 mm\nbleed: 4 mm\n", "P102", "bleed", ("twice", f"{TRICKS}:6:1")
    ),
    "a language that has no text": Mutation(
        SCOUT, "{en: clown, sl: klovn}", "{en: clown, sk: klovn}", "P311", "", ("`name` of number `1`",)
    ),
    "a font that is not there": Mutation(
        TRICKS_FACE,
        'font-family="Besley" font-weight="900"',
        'font-family="Besly" font-weight="900"',
        "P450",
        "Besly",
        ("Besly", "clubs-"),
        "did you mean `Besley`?",
        'font-family="Besley" font-weight="900"',
    ),
    "a weight that is not there": Mutation(
        TRICKS_FACE,
        'font-family="Besley" font-weight="900"',
        'font-family="Besley" font-weight="300"',
        "P451",
        "300",
        ("300", "700, 900"),
        'write `font-weight="700"`',
        'font-family="Besley" font-weight="700"',
    ),
    "a glyph that the font lacks": Mutation(
        SCOUT,
        "{en: clown, sl: klovn}",
        "{en: clown, sl: klovn ♜}",
        "P453",
        "",
        ("♜", "U+265C", "Barlow Condensed Bold"),
    ),
    "a picture that is not there": Mutation(
        TRICKS_FACE,
        '<rect x="-3" y="-3" width="69"',
        '<image href="art/gone.png" width="9" height="9"/><rect x="-3" y="-3" width="69"',
        "P418",
        "art/gone.png",
        ("art/gone.png", "layouts/tricks/art/gone.png"),
    ),
    "an icon that is not there": Mutation(
        SCOUT, "act: lion", "act: lyon", "P308", "", ("lyon",), "did you mean `lion`?", "act: lion"
    ),
    "a layout that is not there": Mutation(
        TRICKS,
        "face: tricks/face.svg",
        "face: tricks/fase.svg",
        "P309",
        "tricks/fase.svg",
        ("layouts/tricks/fase.svg",),
        "did you mean `tricks/face.svg`?",
        "face: tricks/face.svg",
    ),
    "a name of seventy letters": Mutation(
        SCOUT, "sl: klovn}", f"sl: {'klovn ' * 12}klovn}}", "P460", "", ("mm wide at 6.5 pt", "its box is")
    ),
    "a field that the layout misspells": Mutation(
        TRICKS_FACE,
        "card.rank == 10",
        "card.rang == 10",
        "P301",
        "card.rang",
        ("card.rang", "clubs-01a"),
        "did you mean `card.rank`?",
        "card.rank == 10",
    ),
}


def changed(root: Path, path: str, old: str, new: str) -> None:
    """Change the first `old` of a file to `new`."""
    place = root / path
    text = place.read_bytes().decode("utf-8")
    assert old in text
    place.write_bytes(text.replace(old, new, 1).encode("utf-8"))


def pointed(root: Path, diagnostic: Diagnostic) -> str:
    """The text that a message points at."""
    span = diagnostic.span
    assert span is not None
    assert span.line
    line = (root / span.path).read_text("utf-8").split("\n")[span.line - 1]
    return line[span.column - 1 : span.column - 1 + max(span.length, 1)]


@pytest.mark.parametrize("mutation", MUTATIONS.values(), ids=MUTATIONS.keys())
def test_it_is_told_where_it_stands_and_what_to_type(mutation: Mutation, tmp_path: Path) -> None:
    root = shipped(tmp_path, mutation.game)
    changed(root, mutation.path, mutation.old, mutation.new)
    found = check(root, (mutation.game,)).diagnostics
    told = [diagnostic for diagnostic in found if diagnostic.code == mutation.code]
    assert told, found
    message = told[0]
    if mutation.at:
        assert pointed(root, message) == mutation.at
        assert message.span is not None
        assert message.span.path == mutation.path
    whole = "\n".join((message.what, *message.notes, *message.subjects))
    assert [words for words in mutation.says if words not in whole] == []
    assert mutation.help in (message.help or "")


MENDED_ANEW = {name: one for name, one in MUTATIONS.items() if one.mended and one.mended != one.old}
"""Where following the help does not simply bring back what ships: that the next test proves for all others."""


@pytest.mark.parametrize("mutation", MENDED_ANEW.values(), ids=MENDED_ANEW.keys())
def test_what_the_help_proposes_mends_it(mutation: Mutation, tmp_path: Path) -> None:
    root = shipped(tmp_path, mutation.game)
    changed(root, mutation.path, mutation.old, mutation.mended)
    assert check(root, (mutation.game,)).diagnostics == ()


def test_a_title_of_seventy_letters_is_blamed_on_its_card(tmp_path: Path) -> None:
    title = "The rook of the seven northern marches and of all that lies beyond them"
    one_line = 'inline-size="34" pnp:max-lines="1" pnp:fit="shrink" pnp:min-size="6pt" xmlns:pnp="urn:pnp:layout:1"'
    face = FACE.replace('<text x="20" y="12"', f'<text x="20" y="12" {one_line}')
    root = written(tmp_path, heroes(deck=HEROES.replace("en: Rook", f"en: {title}"), face=face))
    (message,) = check(root, ()).diagnostics
    assert message.code == "P460"
    assert title in pointed(root, message)
    assert "`name` of card `rook`" in message.what
    assert any("layouts/heroes/face.svg:10:5" in note for note in message.notes)


def test_a_glyph_that_the_font_lacks_is_blamed_on_its_card(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("en: Rook", "en: Rook ♜")))
    (message,) = check(root, ()).diagnostics
    assert message.code == "P453"
    assert "Rook ♜" in pointed(root, message)
    assert "`name` of card `rook` has `♜` (U+265C BLACK CHESS ROOK)" in message.what


def test_an_unquoted_no_in_a_text_is_printed_as_typed(tmp_path: Path) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("en: Rook", "en: NO")))
    built(root, "--component", "heroes", "--lang", "en", "--cards", "rook")
    assert "NO" in page_texts(next((root / "output" / "heroes").glob("*.pdf")))[0].split()


@pytest.mark.parametrize("value", ["007", "1.10", "1e3", "~", "null", "1:1", "2024-05-01", "yes", "0x1F", "+5"])
def test_a_text_is_printed_as_typed(tmp_path: Path, value: str) -> None:
    root = written(tmp_path, heroes(deck=HEROES.replace("name: {en: Rook, hu: Bástya}", f"name: {value}")))
    built(root, "--component", "heroes", "--lang", "en", "--cards", "rook")
    # The level, 2, stands right behind the name.
    assert page_texts(next((root / "output" / "heroes").glob("*.pdf")))[0].split()[0] in (value, f"{value}2")


def test_all_mistakes_of_a_file_are_told_in_one_run(tmp_path: Path) -> None:
    root = shipped(tmp_path, "scout")
    changed(root, SCOUT, TURNED, "  - {id: s01-07, tuned: true}\n  - {id: s02-99, turned: maybe}")
    changed(root, SCOUT, "bleed: 3 mm", "bleed: 3")
    changed(root, SCOUT_GAME, 'version: "1.0"', 'vresion: "1.0"')
    codes = sorted(diagnostic.code for diagnostic in check(root, ("scout",)).diagnostics)
    assert {"P104", "P110", "P122"} <= set(codes)
    assert codes.count("P104") == 2
