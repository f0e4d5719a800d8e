"""Room check: what the author says must be true of the cards, against the cards.

Rules (`composition:`) have one kind each:

    total: 60                                  so many cards
    each: {suit: all, rank: 1..10}, times: 1   every combination so often
    unique: name, by: suit                     no two entries share a value
    exactly / at_least / at_most: 1, where: starter
    distribution: cost, is: {1: 8, 2: 4}       every value so often; `between: [4, 5]`
    sum: points, is: 120
    every: low < high                          on each card
    check: facts.hand == 12                    once

Specs come in, diagnostics go out; nothing is changed.
"""

from pnp.check.game import check_game
from pnp.check.translations import check_translations

__all__ = ["check_game", "check_translations"]
