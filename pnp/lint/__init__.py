"""Room lint."""
