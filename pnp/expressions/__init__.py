"""Leaf expressions: Jinja expressions over the values of a game, one language for content and layouts.

`compile_expression` and `Expression.evaluate` for content, `Sandbox` as the environment of layouts, `build_views` for
what both of them see.
"""

from pnp.expressions.boards import BoardView, corners_of
from pnp.expressions.environment import Sandbox
from pnp.expressions.errors import ExpressionError, LimitError, UnknownNameError, UnprintableError, UnsetFieldError
from pnp.expressions.expression import Expression, compile_expression, name_offset, place_in
from pnp.expressions.parts import Comparison, bare_name, comparisons, equalities, paths
from pnp.expressions.printing import printed
from pnp.expressions.records import LanguageText, ListView, NumberReference, Record, TextReference
from pnp.expressions.undefined import Unknown, Unset
from pnp.expressions.views import (
    DeckView,
    GameView,
    build_views,
    card_language,
    card_names,
    deck_names,
    own_language,
)

__all__ = [
    "BoardView",
    "Comparison",
    "DeckView",
    "Expression",
    "ExpressionError",
    "GameView",
    "LanguageText",
    "LimitError",
    "ListView",
    "NumberReference",
    "Record",
    "Sandbox",
    "TextReference",
    "Unknown",
    "UnknownNameError",
    "UnprintableError",
    "Unset",
    "UnsetFieldError",
    "bare_name",
    "build_views",
    "card_language",
    "card_names",
    "comparisons",
    "compile_expression",
    "corners_of",
    "deck_names",
    "equalities",
    "name_offset",
    "own_language",
    "paths",
    "place_in",
    "printed",
]
