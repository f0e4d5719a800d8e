"""Every rule of the four games, broken in the files that ship: that rule is told, and no other.

T: Landmarks, M: Little Lines, K: Tricks in Three Suits, S: Scout. Where fields or set-ups keep a rule, their code is told.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.content.shipped import named, texts, told


class Slip(NamedTuple):
    """What somebody changed in one file.

    Attributes:
        rule: the rule that is broken.
        file: within `content/`.
        edits: what stands there and what somebody wrote instead, everywhere in the file.
        told: what messages are about: rules, or codes where fields and set-ups keep the rule. Some rules cannot be
            broken without others: a seventh country has no nine cards either.
    """

    rule: str
    file: str
    edits: tuple[tuple[str, str], ...]
    told: frozenset[str]


def slip(rule: str, file: str, *edits: tuple[str, str], told: str = "") -> Slip:
    """One slip; `told` where it is not the rule alone."""
    return Slip(rule, file, edits, frozenset(told.split() or [rule]))


SET1, SET2 = "landmarks/set1.yaml", "landmarks/set2.yaml"
LANDMARKS, SCORING = "landmarks/game.yaml", "landmarks/scoring.yaml"
POSTCARDS, VICTORY, BOARD, RAILWAY = (f"railway/{name}.yaml" for name in ("postcards", "victory", "board", "game"))
TRICKS, SUITS = "tricks/game.yaml", "tricks/tricks.yaml"
SCOUT, PAIRS = "scout/game.yaml", "scout/scout.yaml"

SLIPS: tuple[Slip, ...] = (
    # Landmarks
    slip("T1", SET1, ("only: [gb, fr,", "only: [gb, hu, fr,"), told="T1 T2 T3 T5"),
    slip("T2", SET2, ("id: hampi, country: in, value: 1", "id: hampi, country: in, value: 2")),
    slip("T2", SET2, ("id: siwa, country: eg", "id: siwa, country: pe")),
    slip("T2", SET2, ("{id: siwa,", "{id: siwa, qty: 2,"), told="T2 T11"),
    slip("T3", SET2, ("country: hu,", "country: it,"), ("in, hu, eg", "in, it, eg")),
    slip("T3", SET1, ("country: it,", "country: hu,"), ("es, it, gr]", "es, hu, gr]"), told="T3 T4"),
    slip(
        "T4",
        SET1,
        ("rothenburg, country: de, value: 1", "rothenburg, country: de, value: 5"),
        ("heidelberg, country: de, value: 5", "heidelberg, country: de, value: 1"),
    ),
    slip("T4", SET1, ("id: hamburg,", "id: luebeck,"), told="T4 T12"),
    slip("T5", "landmarks/countries.yaml", ("symbol: sun,", "symbol: crown,")),
    slip("T5", "landmarks/countries.yaml", ("slot: sky", "slot: pine")),
    slip("T5", "landmarks/countries.yaml", ('colour: "#84C5E9"', 'colour: "#232B60"')),
    slip("T5", SET2, ("id: philae,", "id: segovia,")),
    slip("T6", SET1, (", latin: Mykines", "")),
    slip("T6", SET1, ("local: Oxford},\n", "local: Oxford}, latin: Oxford,\n")),
    slip("T6", SET1, ("en: Oxford,", 'en: "",'), told="P128"),
    slip(
        "T6",
        SET2,
        ("Red sandstone buttes", "Red sandstone buttes, among the best known sights of the American West, stand"),
        told="P128",
    ),
    slip("T7", SET1, ("lat: 55.013", "lat: 95.013"), told="P123"),
    slip("T7", SET1, ("lat: 55.013", "lat: 55.01"), told="P122"),
    slip("T7", SET2, ("lon: -103.459", "lon: -183.459"), told="P123"),
    slip("T8", "landmarks/groups.yaml", ("id: seniors, position: 4", "id: seniors, position: 5")),
    slip("T8", "landmarks/groups.yaml", ("guide: {en: Andor, hu: Andor}", "guide: {en: Zsófi, hu: Zsófi}")),
    slip("T9", SCORING, ("{stars: 4,", "{stars: 3,")),
    slip("T9", SCORING, ("count: 462", "count: 426")),
    slip("T9", SCORING, ("when: value.run and not country.same", "when: value.run"), told="T9 T12"),
    slip("T9", SCORING, ("qty: 2", "qty: 1")),
    slip("T10", LANDMARKS, ("adjacent: 3", "adjacent: 4")),
    slip("T10", LANDMARKS, ("hand: 6", "hand: 7")),
    slip("T10", "landmarks/start.yaml", ("turn: [claim, place, draw]", "turn: [place, claim, draw]")),
    slip("T12", SCORING, ("[dresden, hamburg, neuschwanstein]", "[dresden, hamburg, heidelberg]")),
    slip("T12", SCORING, ("[jaipur, karnak, tihany]", "[jaipur, karnak, giza]")),
    slip("T10", "landmarks/start.yaml", ("{id: start,", "{id: start, qty: 2,")),
    slip("T11", LANDMARKS, ("players: 2", "players: 3"), told="T9 T11"),
    slip("T13", "landmarks/third.yaml", ("qty: 9", "qty: 8")),
    slip("T13", "landmarks/third.yaml", ("shown: 3", "shown: 2")),
    # Little Lines
    slip("M1", BOARD, ("id: skilift,          kind: stop", "id: skilift,          kind: place"), told="M1 M6 M9 M10"),
    slip("M1", BOARD, ("space: harz,", "space: heide,")),
    slip("M1", BOARD, ("kind: hub, x", "kind: stop, x")),
    slip("M1", POSTCARDS, ("place: [hamburg]", "place: [heide]"), told="M1 M9 M10 P233"),
    slip(
        "M2",
        BOARD,
        (
            "  - {a: heide, b: elbtunnel, kind: rail, line: hamburg}\n",
            "  - {a: heide, b: elbtunnel, kind: rail, line: hamburg}\n  - {a: elbtunnel, b: heide, kind: rail}\n",
        ),
    ),
    slip("M2", BOARD, ("x: 240, y: 80, from_hub: 7", "x: 240, y: 80, from_hub: 8")),
    slip(
        "M2",
        BOARD,
        ("  - {a: nordatlantik, b: eismeer, kind: ship}\n  - {a: eismeer, b: skandinavien, kind: ship}\n", ""),
        told="M2 M8",
    ),
    slip("M3", VICTORY, ("places: [oesterreich, schweiz]", "places: [oesterreich, heide]"), told="M3 M6 M8 P233"),
    slip("M3", VICTORY, ("places: [oesterreich, schweiz]", "places: [oesterreich]"), told="P123"),
    slip("M3", VICTORY, ("places: [oesterreich, schweiz]", "places: [oesterreich, oesterreich]"), told="P130"),
    slip("M3", RAILWAY, ("goals: [2, 3, 4]", "goals: [2, 3, 4, 5]")),
    slip("M4", VICTORY, ("points: 19, min_turns: 6", "points: 20, min_turns: 6"), told="M4 M8"),
    slip("M5", VICTORY, ("[oesterreich, harz]", "[oesterreich, hamburg]"), ("[italien, hamburg]", "[italien, harz]")),
    slip("M6", VICTORY, ("places: [schweiz, hamburg]", "places: [schweiz, harz]")),
    slip("M7", RAILWAY, ("victory_dealt: 2", "victory_dealt: 3"), told="M7 M14"),
    slip("M8", VICTORY, ("points: 19, min_turns: 6", "points: 18, min_turns: 6")),
    slip("M8", VICTORY, ("points: 19, min_turns: 6", "points: 17, min_turns: 5")),
    slip(
        "M9",
        POSTCARDS,
        (
            "[narrow-gauge, timber-town, fast-line, witch-dance], time: time}",
            "[narrow-gauge, timber-town, fast-line, witch-dance], time: time}\n    qty: 2",
        ),
        told="M9 M10",
    ),
    slip(
        "M10",
        POSTCARDS,
        ('fast-line, witch-dance], time: time}\n    id: "', 'fast-line, castle-town], time: time}\n    id: "{place}-'),
    ),
    slip("M11", BOARD, ("multiplier: 2", "multiplier: 3")),
    slip("M11", RAILWAY, ("stacks: [4, 3], points: 10", "stacks: [4, 3], points: 11")),
    slip("M8", RAILWAY, ("step: 2", "step: 3")),
    slip("M12", RAILWAY, ("markers: 32", "markers: 28")),
    slip("M12", RAILWAY, ("least: 2", "least: 3")),
    slip("M12", "railway/markers.yaml", ("qty: 8", "qty: 7")),
    slip("M12", "railway/markers.yaml", ("{player: player}, id", "{player: [red, blue, green]}, id")),
    slip("M12", "railway/players.yaml", ("\nyellow:", "\nwhite:")),
    slip("M12", "railway/locomotives.yaml", ('id: "locomotive-{player}"', 'id: "locomotive-{player}", qty: 2')),
    slip("M12", "railway/leader.yaml", ("{id: brown-locomotive,", "{id: brown-locomotive, qty: 2,")),
    slip("M12", RAILWAY, ("brown_locomotives: 1", "brown_locomotives: 2")),
    slip("M13", "railway/locomotives.yaml", ("15 x 15 mm", "20 x 20 mm")),
    slip("M13", "railway/laps.yaml", ("qty: 4", "qty: 3")),
    slip("M13", "railway/laps.yaml", ("sides: [100, 200]", "sides: [200, 100]")),
    slip("M13", BOARD, ("\n  first: 0", "\n  first: 1")),
    slip("M13", BOARD, ("columns: 31, rows: 21", "columns: 31, rows: 22")),
    slip("M13", VICTORY, ("points: 29, min_turns: 9", "points: 49, min_turns: 9"), told="M8 M13"),
    slip("M14", RAILWAY, ("end: {places: 7,", "end: {places: 6,")),
    slip("M15", BOARD, ("deck: postcards, x: 40, y: 62", "deck: postcards, x: 60, y: 62")),
    slip("M15", BOARD, ("x: 466, y: 212, from_hub", "x: 446, y: 222, from_hub")),
    slip("M15", BOARD, ("deck: postcards, x: 486, y: 62", "deck: postcards, x: 500, y: 62")),
    # Tricks in Three Suits
    slip("K1", SUITS, ("cards:\n", "cards:\n  - {id: hearts-05a, copy: b}\n")),
    slip("K1", SUITS, ("cards:\n", "cards:\n  - {id: hearts-05a, qty: 2}\n"), told="K1 K3 K4 P221"),
    slip("K2", SUITS, ("id: clubs-01b,", "id: clubs-01a,")),
    slip("K2", SUITS, ("starter: true", "starter: false"), told="K2 K4"),
    slip("K3", SUITS, ("cards:\n", "cards:\n  - {id: hearts-09a, rank: 8}\n"), told="K1 K3 K4 P220 P221"),
    slip("K3", SUITS, ("leaves: 48", "leaves: 46"), told="P221 P222"),
    slip(
        "K3",
        SUITS,
        (
            "remove: rank >= 7, removes: 24, leaves: 36, deal: 12",
            "remove: rank >= 8, removes: 18, leaves: 42, deal: 14",
        ),
        told="K3 K4",
    ),
    slip("K3", SUITS, ("remove: rank >= 9", 'remove: "rank in (3, 4)"')),
    slip("K3", SUITS, ("remove: rank >= 9", 'remove: "rank in (3, 8)"')),
    slip("K3", SUITS, ("  3: {remove: rank >= 7, removes: 24, leaves: 36, deal: 12, over: 0}\n", ""), told="K3 P206"),
    slip("K4", SUITS, ("remove: rank >= 7,", "remove: starter or rank >= 7 and id != 'hearts-07a',"), told="K3 K4"),
    slip("K4", SUITS, ("leaves: 60, deal: 12", "leaves: 60, deal: 11"), told="P222 K4"),
    slip("K4", SUITS, ("leaves: 48, deal: 12, over: 0", "leaves: 48, deal: 11, over: 4")),
    slip("K5", TRICKS, ("passes: [right, left]", "passes: [left, right]")),
    slip("K6", TRICKS, ("tricks: [0, 2, 2]", "tricks: [0, 1, 3]")),
    slip("K7", TRICKS, ("order: [spades, hearts, clubs]", "order: [spades, clubs, hearts]")),
    slip("K7", TRICKS, ("gap: 3", "gap: 2")),
    slip("K7", TRICKS, ("won: {hearts: 5, clubs: 2", "won: {hearts: 5, clubs: 3")),
    slip("K7", TRICKS, ("won: {hearts: 5,", "won: {hearts: 9,")),
    slip(
        "K7",
        TRICKS,
        ("{suit: hearts, rank: 5}, {suit: clubs, rank: 6}", "{suit: hearts, rank: 9}, {suit: clubs, rank: 6}"),
    ),
    slip(
        "K7",
        TRICKS,
        ("{suit: clubs, rank: 6}, {suit: spades, rank: 2}", "{suit: clubs, rank: 6}, {suit: spades, rank: 3}"),
    ),
    slip("K7", TRICKS, ("      players: 3\n", "      players: 4\n")),
    slip("K8", "tricks/tracker.yaml", ("last: 12", "last: 11")),
    slip("K8", "tricks/tracker.yaml", ("first: 7", "first: 8")),
    slip("K8", "tricks/counters.yaml", ('id: "counter-{suit}"', 'id: "counter-{suit}", qty: 2')),
    slip("K8", SUITS, ("spades: {name", "stars: {name"), told="K7 K8"),
    slip("K9", "tricks/aids.yaml", ("qty: 5", "qty: 4")),
    slip("K9", "tricks/aids.yaml", ("trump: [trump, tie]", "trump: [tie, trump]")),
    slip("K9", "tricks/pad.yaml", ("players: 5", "players: 4")),
    slip("K9", "tricks/pad.yaml", ("qty: 9", "qty: 8")),
    # Scout
    slip("S1", PAIRS, ("cards:\n", "cards:\n  - {id: s01-03, high: 4}\n  - {id: s02-04, high: 3}\n")),
    slip("S1", PAIRS, ("cards:\n", "cards:\n  - {id: s09-10, qty: 2}\n"), told="S1 S2 S3 S4 S7 P220 P221"),
    slip("S2", SCOUT, ("on_cards: 9", "on_cards: 8")),
    slip("S3", SCOUT, ("left_over: 22", "left_over: 21")),
    slip("S3", SCOUT, ("in_hands: 22, left_over: 22", "in_hands: 20, left_over: 24")),
    slip("S3", PAIRS, ("deal: 9", "deal: 10"), told="P222 S3"),
    slip("S3", PAIRS, ("deal: 11, over: 22", "deal: 10, over: 24")),
    slip("S3", PAIRS, ("deal: 12, over: 0", "deal: 11, over: 3")),
    slip("S3", PAIRS, ("deal: 9, over: 0", "deal: 8, over: 5")),
    slip("S3", PAIRS, ("  5: {leaves: 45, deal: 9, over: 0, rounds: 5}\n", ""), told="S3 S5 S9 P206"),
    slip("S4", PAIRS, ("  - {id: s01-07, turned: true}\n", "")),
    slip("S5", SCOUT, ("tokens: 3,", "tokens: 4,")),
    slip("S5", SCOUT, ("rounds: 5", "rounds: 4")),
    slip("S5", PAIRS, ("over: 22, rounds: 2", "over: 22, rounds: 3"), told="S3 S5"),
    slip("S5", PAIRS, ("rounds: 4", "rounds: 2")),
    slip(
        "S5",
        SCOUT,
        ("    - {players: 2, rounds: 2, tokens: 3, chips: 0}\n", ""),
        (
            "    - {players: 3, rounds: 3, tokens: 0, chips: 1}\n",
            "    - {players: 3, rounds: 3, tokens: 0, chips: 1}\n    - {players: 2, rounds: 2, tokens: 3, chips: 0}\n",
        ),
    ),
    slip("S6", SCOUT, ("scout_tokens: 23", "scout_tokens: 24")),
    slip("S6", "scout/scouts.yaml", ("qty: 23", "qty: 20")),
    slip("S6", "scout/chips.yaml", ("qty: 5", "qty: 4")),
    slip("S6", "scout/starter.yaml", ("{id: ringmaster,", "{id: ringmaster, qty: 2,")),
    slip("S6", "scout/points.yaml", ("worth: 10, qty: 6", "worth: 10, qty: 5"), told="S6 S8"),
    slip("S7", PAIRS, ("remove: high == 10", "remove: high == 10 and low > 1 or low == 1 and high == 9")),
    slip(
        "S8", "scout/points.yaml", ("worth: 1, qty: 12", "worth: 1, qty: 11"), ("worth: 5, qty: 6", "worth: 5, qty: 7")
    ),
    slip("S8", "scout/scouts.yaml", ("worth: 1}", "worth: 2}")),
    slip("S9", "scout/aids.yaml", ("qty: 5", "qty: 4")),
    slip("S9", "scout/aids.yaml", ("turn: [show, scout, both]", "turn: [show, scout, end]")),
    slip("S9", "scout/pad.yaml", ("rounds: 5}", "rounds: 4}")),
    slip("S10", SCOUT, ("fewer: [[8, 1],", "fewer: [[8, 4],")),
    slip("S10", SCOUT, ("fewer: [[8, 1],", "fewer: [[8, 11],")),
    slip("S10", SCOUT, ("run: [[4, 8],", "run: [[8, 4],")),
    slip("S10", SCOUT, ("hand: [[5, 3],", "hand: [[3, 5],")),
)

NUMBERS = {"T": 13, "M": 15, "K": 9, "S": 10}


def broken(one: Slip) -> dict[str, str]:
    """The file in which the slip was made."""
    path = f"content/{one.file}"
    text = texts()[path]
    for right, wrong in one.edits:
        assert right in text
        text = text.replace(right, wrong)
    return {path: text}


@pytest.mark.parametrize("one", SLIPS, ids=[f"{one.rule}-{one.edits[0][1][:24]}" for one in SLIPS])
def test_a_slip_breaks_its_rule_and_no_other(one: Slip) -> None:
    game = one.file.split("/")[0]
    assert {named(message) for message in told(game, broken(one))} == one.told


def test_every_rule_of_the_four_games_is_broken_once() -> None:
    rules = {f"{letter}{n}" for letter, most in NUMBERS.items() for n in range(1, most + 1)}
    assert {one.rule for one in SLIPS} == rules


@pytest.mark.parametrize("path", [path for path in texts() if path.startswith("content/")])
def test_a_bracket_left_open_is_told_in_its_file(path: str) -> None:
    messages = told(path.split("/")[1], {path: texts()[path] + "\nx: {\n"})
    assert {message.span.path for message in messages if message.span} == {path}


@pytest.mark.parametrize("game", sorted({path.split("/")[1] for path in texts() if path.startswith("content/")}))
def test_a_game_that_ships_keeps_its_rules(game: str) -> None:
    assert told(game, {}) == []
