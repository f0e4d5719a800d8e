"""`pnp stats`: decks in numbers, on the terminal or as a page with plots."""

from pnp.pipeline.stats.gathering import Statistics, StatsOptions, statistics
from pnp.pipeline.stats.page import page
from pnp.pipeline.stats.shown import shown_deck

__all__ = ["Statistics", "StatsOptions", "page", "shown_deck", "statistics"]
