"""Room render."""
