"""Room check."""
