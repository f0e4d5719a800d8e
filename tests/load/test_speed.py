from __future__ import annotations

import time

from tests.load.projects import deck

FASTEST = 0.6
"""Seconds: what a deck of 5,400 cards may take at the most; on a quiet core it takes about half of it."""


def test_five_thousand_cards_load_in_time() -> None:
    cards = "".join(
        f"- {{id: c{n:04}, a: es, b: {n % 9 + 1}, c: Card {n}, d: en, e: some more text}}\n" for n in range(5400)
    )
    body = (
        "lists: {s: [es, fr]}\nfields: {a: {one_of: s}, b: {type: integer, max: 9}, c: {type: text, max: 40}, "
        f"d: {{type: language}}, e: {{type: text}}}}\ncards:\n{cards}"
    )
    took = []
    for _ in range(3):
        start = time.process_time()
        made = deck(body)
        took.append(time.process_time() - start)
        assert len(made.cards) == 5400
        if took[-1] < FASTEST:
            break
    assert min(took) < FASTEST
