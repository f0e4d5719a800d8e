"""Room impose."""
