"""Room export."""
